"""The tables that every property is tried at, and ways to reach positions of their games.

A new game is one more `Table` for each way of playing it, and a module that says what its box must always contain.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path

from hypothesis import strategies as st
from tests.properties import silver_gold, tikal, tzolkin

import sacbe
from sacbe.engine.chance import Rng, rng
from sacbe.engine.game import CHANCE, Game, Position

RECORDS = Path(__file__).parents[2] / "records"
Choice = Callable[[Position, int, Rng], int]


def at_random(pos: Position, seat: int, random: Rng) -> int:
    choices = pos.legal(seat)
    return choices[random.below(len(choices))]


def never(pos: Position, viewer: int) -> bool:
    return False


def from_nothing(game: Game, random: Rng) -> Position:
    return game.start()


@dataclass(frozen=True)
class Table:
    """A game with its options; what must hold in each of its positions; where and how to play to reach its corners.

    What is secret is told here a second time, apart from the game: is the draw that is due kept from a viewer, and is
    anything hidden from the viewer that could be otherwise? (CHANCE is a spectator.)
    """

    game: Game
    check: Callable[[Position], None]
    draws_in_secret: Callable[[Position, int], bool] = never
    hides_something: Callable[[Position, int], bool] = never
    ways: tuple[Choice, ...] = (at_random,)
    starts: tuple[Callable[[Game, Rng], Position], ...] = (from_nothing,)
    volume: float = 1.0
    """The share of the usual tries that a longer game gets, so that all tables take about as long."""

    def tries(self, usual: int) -> int:
        return max(1, round(self.volume * usual))

    @property
    def has_secrets(self) -> bool:
        return self.hides_something is not never

    def __str__(self) -> str:
        return "-".join([self.game.id, *(str(value) for value in self.game.options.values())])


def _silver_gold(**options: object) -> Table:
    game = sacbe.load("silver_gold", **options)
    ways = (at_random, silver_gold.rush, at_random)
    starts = (from_nothing, from_nothing, silver_gold.with_a_small_deck)
    return Table(game, silver_gold.check, silver_gold.draws_in_secret, silver_gold.hides_something, ways, starts)


def _tikal(**options: object) -> Table:
    return Table(sacbe.load("tikal", **options), tikal.check, volume=0.15)


def _tzolkin(**options: object) -> Table:
    game = sacbe.load("tzolkin", **options)
    return Table(game, tzolkin.check, tzolkin.draws_in_secret, tzolkin.hides_something, volume=0.15)


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


def seats(pos: Position) -> range:
    return range(pos.game.players)


def viewers(pos: Position) -> list[int]:
    """Every seat, and CHANCE for a spectator."""
    return [*seats(pos), CHANCE]


def step(pos: Position, random: Rng, choose: Choice = at_random) -> tuple[int, int]:
    """One draw or decision of any seat that may decide; the action and who did it."""
    if pos.turn == CHANCE:
        action = pos.draw(random)
        pos.push(action)
        return action, CHANCE
    seat = pos.pending[random.below(len(pos.pending))]
    action = choose(pos, seat, random)
    pos.push(action, seat)
    return action, seat


def walk(table: Table, seed: int) -> Iterator[Position]:
    """The positions of one game, the same object each time: copy it to keep it."""
    random = rng("walk", str(table), seed)
    choose = table.ways[seed % len(table.ways)]
    pos = table.starts[seed % len(table.starts)](table.game, random)
    yield pos
    while not pos.is_over:
        step(pos, random, choose)
        yield pos


def reach(table: Table, seed: int, steps: int) -> Position:
    """The position after so many actions of a game, or its last one."""
    *_, pos = islice(walk(table, seed), steps + 1)
    return pos


def _read_records() -> dict[str, sacbe.Record]:
    """The whole games in records/: rare endings are among them."""
    read = {f"{file.parent.name}/{file.stem}": sacbe.Record.read(file) for file in sorted(RECORDS.glob("*/*.sacbe"))}
    return {name: record for name, record in read.items() if record.seen_by is None}


RECORDED = _read_records()


def some_positions(table: Table, label: str, games: int, each: int) -> Iterator[Position]:
    """So many positions out of every one of so many games, and out of the records made at such a table."""
    random = rng("some positions", label, str(table))
    recorded = [record for record in RECORDED.values() if record.game.options == table.game.options]
    ways = [*(walk(table, seed) for seed in range(table.tries(games))), *(record.positions() for record in recorded)]
    for way in ways:
        passed = [pos.copy() for pos in way]
        for _ in range(each):
            yield passed[random.below(len(passed))].copy()


def openings(table: Table, games: int) -> Iterator[Position]:
    """A position out of the first steps of every one of so many games: there hands are dealt and still secret."""
    random = rng("openings", str(table))
    for seed in range(games):
        yield reach(table, seed, random.below(40))


@cache
def length(table: Table) -> int:
    """About how many actions a game takes, the longest of some."""
    return max(sum(1 for _ in walk(table, seed)) for seed in range(6))


def journeys(table: Table) -> st.SearchStrategy[Position]:
    """Positions for Hypothesis: a failure shrinks to the shortest way into it."""
    return st.builds(lambda steps, seed: reach(table, seed, steps), st.integers(0, length(table)), st.integers(0, 999))
