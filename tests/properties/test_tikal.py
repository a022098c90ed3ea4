"""Properties of whole games of Tikal: tiles can be entered, everyone scores four times, and only then."""

from collections import Counter

import pytest
from tests.properties.tables import RECORDED, TABLES
from tests.properties.tikal import is_walled_in

import sacbe
from sacbe.engine.chance import rng
from sacbe.engine.game import Json, Position
from sacbe.testing.tables import Table, step, walk

TIKAL = [table for table in TABLES if table.game.id == "tikal"]
at_every_tikal_table = pytest.mark.parametrize("table", TIKAL, ids=map(str, TIKAL))
GAMES = 12


def check_placement(before: Json, after: Position, name: str) -> bool:
    """True if the tile just placed is walled in (TK 4.6); every other one can be entered (TK 4.2)."""
    field = name.split()[1]
    shown = next(entry for entry in after.view(None)["fields"] if entry["field"] == field)
    if shown["terrain"] == "volcano":
        assert not any(shown["ways"]), "nobody may enter a volcano (TK 4.5)"
        return False
    if any(shown["ways"]):
        return False
    assert is_walled_in(before), f"{shown['tile']} on {field} cannot be entered"
    return True


@at_every_tikal_table
def test_every_tile_can_be_entered_when_it_is_placed_unless_it_is_walled_in(table: Table) -> None:
    for seed in range(GAMES):
        random = rng("placing", str(table), seed)
        pos = table.game.start()
        placed = 0
        while not pos.is_over:
            before = pos.to_json() if pos.legal() and table.game.name(pos.legal()[0]).startswith("place") else None
            action, _ = step(pos, random)
            if before is not None:
                placed += 1
                check_placement(before, pos, table.game.name(action))
        assert placed == 36


def test_the_walled_in_tile_of_the_records_is_the_exception() -> None:
    record = RECORDED["tikal/walled-in-tile"]
    positions = list(record.positions())
    names = [record.game.name(entry.action) for entry in record.standing()]
    exceptions = [
        check_placement(positions[i].to_json(), positions[i + 1], name)
        for i, name in enumerate(names)
        if name.startswith("place")
    ]
    assert any(exceptions)
    assert not any(exceptions[:-2]), "it is always one of the last two tiles"


@at_every_tikal_table
def test_everyone_scores_exactly_four_times_and_only_at_the_end_of_a_scoring_turn(table: Table) -> None:
    """TK 7.1, 7.2, 8.1: what the ending scoring turn is worth goes to its player, and nothing to anybody else."""
    for seed in range(GAMES):
        scorings: Counter[int] = Counter()
        before = table.game.start()
        for pos in walk(table, seed):
            gains = [{"temples": 0, "treasures": 0} for _ in range(table.game.players)]
            if pos.number > before.number or pos.is_over:
                view = before.view(None)
                if view["scoring"] is not None:
                    gains[view["turn"]] = view["players"][view["turn"]]["would_score"]
                    scorings[view["turn"]] += 1
            for then, now, gain in zip(before.breakdown(), pos.breakdown(), gains, strict=True):
                assert {part: now[part] - then[part] for part in gain} == gain
            before = pos.copy()
        assert scorings == dict.fromkeys(range(table.game.players), 4)


@pytest.mark.parametrize("debt_bids", [False, True])
def test_a_position_with_points_below_zero_is_read_only_where_debts_are_allowed(debt_bids: bool) -> None:
    """TK 9.11."""
    game = sacbe.load("tikal", players=3, auction=True, start_player="seat-1", debt_bids=debt_bids)
    document = game.start().to_json()
    document["players"][1]["bids_paid"] = 21
    if debt_bids:
        assert game.position(document).scores() == [20, -1, 20]
        return
    with pytest.raises(sacbe.InvalidPosition) as caught:
        game.position(document)
    assert caught.value.place == "players[1].bids_paid"
