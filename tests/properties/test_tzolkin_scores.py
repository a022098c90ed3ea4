"""Scores, their parts and the places in games of Tzolk'in are those of a score sheet kept by hand (tzolkin_scores)."""

from collections.abc import Mapping

import pytest
from tests.properties.tables import RECORDED, TABLES
from tests.properties.tzolkin_scores import final_sheets

import sacbe
from sacbe.engine.chance import Rng, rng
from sacbe.engine.game import Position
from sacbe.testing.tables import Choice, Table, at_random, step

TZOLKIN = [table for table in TABLES if table.game.id == "tzolkin"]
at_every_tzolkin_table = pytest.mark.parametrize("table", TZOLKIN, ids=map(str, TZOLKIN))
GAMES = 40
Gift = Mapping[str, int]
NOTHING: Gift = {}
RICHES: Gift = {"wood": 12, "stone": 12, "gold": 12, "skull": 1}
Log = list[tuple[int, str]]
RECORDS = [name for name in RECORDED if name.startswith("tzolkin/")]


def check(pos: Position, log: Log) -> None:
    """The sheet agrees with the game in every part, and so do the places (TZ 10.2)."""
    sheets = final_sheets(pos.game.players, log)
    for seat, (sheet, parts) in enumerate(zip(sheets, pos.breakdown(), strict=True)):
        assert {source: sheet.quarters[source] / 4 for source in parts} == parts, f"seat {'ABCD'[seat]}"
    assert [sheet.quarters.total() / 4 for sheet in sheets] == pos.scores()
    order = [(sheet.quarters.total(), sheet.on_wheels) for sheet in sheets]
    assert [1 + sum(other > own for other in order) for own in order] == pos.ranking()


def told(record: sacbe.Record) -> Log:
    return [(entry.seat, record.game.name(entry.action)) for entry in record.standing()]


def eager_to_raise(pos: Position, seat: int, random: Rng) -> int:
    """At random, but whoever can raise a monument does."""
    choices = pos.legal(seat)
    raises = [action for action in choices if pos.game.name(action).startswith("raise")]
    return at_random(pos, seat, random) if not raises else raises[random.below(len(raises))]


def play(
    table: Table, seed: int, choose: Choice = at_random, gift: Mapping[str, int] = NOTHING
) -> tuple[Position, Log]:
    """A game and its log. A gift to everybody stands in the log like resources of choice."""
    random = rng("score sheets", str(table), seed)
    pos = table.game.start()
    log: Log = []
    while not pos.is_over:
        if gift and pos.number == 1:
            document = pos.to_json()
            for seat, player in enumerate(document["players"]):
                for good, number in gift.items():
                    player[good] += number
                    log += [(seat, f"gain {good}")] * number
            pos, gift = table.game.position(document), NOTHING
        action, seat = step(pos, random, choose)
        log.append((seat, table.game.name(action)))
    return pos, log


@at_every_tzolkin_table
def test_random_games_score_as_on_the_sheet(table: Table) -> None:
    for seed in range(GAMES):
        check(*play(table, seed))


def test_rich_random_games_with_every_monument_score_as_on_the_sheet() -> None:
    raised: set[str] = set()
    for table in TZOLKIN:
        for seed in range(GAMES):
            pos, log = play(table, seed, eager_to_raise, RICHES)
            check(pos, log)
            raised.update(name for _, name in log if name.startswith("raise"))
    assert len(raised) == 13, f"some monuments were never raised: {sorted(raised)}"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_greedy_score_as_on_the_sheet(players: int) -> None:
    record = sacbe.play(sacbe.load("tzolkin", players=players), ["greedy"] * players, seed=players)
    check(record.position, told(record))


@pytest.mark.parametrize("name", RECORDS)
def test_recorded_games_score_as_on_the_sheet(name: str) -> None:
    check(RECORDED[name].replay(), told(RECORDED[name]))
