"""The tables of the house's games at which every property of `sacbe.testing` is tried.

A new game of the house is one more `Table` for each way of playing it, and a module that says what its box must always
contain.
"""

from pathlib import Path

from tests.properties import silver_gold, tikal, tzolkin

import sacbe
from sacbe.engine.game import Game
from sacbe.testing.tables import Table, at_random, from_nothing

RECORDS = Path(__file__).parents[2] / "records"


def _read_records() -> dict[str, sacbe.Record]:
    """The whole games in records/: rare endings are among them."""
    read = {f"{file.parent.name}/{file.stem}": sacbe.Record.read(file) for file in sorted(RECORDS.glob("*/*.sacbe"))}
    return {name: record for name, record in read.items() if record.seen_by is None}


RECORDED = _read_records()


def recorded_at(game: Game) -> tuple[sacbe.Record, ...]:
    """The records of such a table."""
    return tuple(record for record in RECORDED.values() if repr(record.game) == repr(game))


def _silver_gold(**options: object) -> Table:
    game = sacbe.load("silver_gold", **options)
    ways = (at_random, silver_gold.rush, at_random)
    starts = (from_nothing, from_nothing, silver_gold.with_a_small_deck)
    return Table(
        game,
        silver_gold.check,
        silver_gold.draws_in_secret,
        silver_gold.hides_something,
        ways,
        starts,
        records=recorded_at(game),
    )


def _tikal(**options: object) -> Table:
    game = sacbe.load("tikal", **options)
    return Table(game, tikal.check, volume=0.15, records=recorded_at(game))


def _tzolkin(**options: object) -> Table:
    game = sacbe.load("tzolkin", **options)
    secrets = (tzolkin.draws_in_secret, tzolkin.hides_something)
    return Table(game, tzolkin.check, *secrets, volume=0.15, records=recorded_at(game))


TABLES = (
    _silver_gold(players=2),
    _silver_gold(players=3, start_player="seat-1"),
    _silver_gold(players=4),
    _silver_gold(players=4, start_player="seat-1", open_discard=True),
    _tikal(players=2),
    _tikal(players=3, auction=True),
    _tikal(players=4),
    _tikal(players=4, auction=True, debt_bids=True),
    _tikal(players=2, camp_needs_piece=True, start_player="seat-1"),
    _tzolkin(players=2),
    _tzolkin(players=3),
    _tzolkin(players=4),
)
IDS = [str(table) for table in TABLES]
CHECKS = {table.game.id: table.check for table in TABLES}
