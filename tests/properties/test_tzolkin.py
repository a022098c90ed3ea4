"""Properties of whole games of Tzolk'in: how many rounds there are, and that everyone has a turn in each."""

from collections import Counter

import pytest
from tests.properties.tables import TABLES, Table, walk

TZOLKIN = [table for table in TABLES if table.game.id == "tzolkin"]
at_every_tzolkin_table = pytest.mark.parametrize("table", TZOLKIN, ids=map(str, TZOLKIN))
GAMES = 40


@at_every_tzolkin_table
def test_each_double_advance_removes_a_round_except_one_on_day_25(table: Table) -> None:
    """TZ 1.1; and in every round every seat has one turn (TZ 3.1)."""
    doubles = 0
    for seed in range(GAMES):
        turns: dict[int, tuple[int, int]] = {}
        days = [0]
        for pos in walk(table, seed):
            view = pos.view(None)
            if view["phase"] == "turn":
                turns[view["number"]] = (view["day"], view["turn"])
            if view["day"] != days[-1]:
                days.append(view["day"])
        removed = sum(after - before == 2 and before != 25 for before, after in zip(days, days[1:], strict=False))
        assert len(days) == 27 - removed
        assert days[-1] in (26, 27)
        assert sorted(turns) == list(range(1, len(days) * table.game.players + 1))
        assert Counter(turns.values()) == Counter((day, seat) for day in days for seat in range(table.game.players))
        doubles += removed
    assert doubles > GAMES, "too few double advances were tried"


@at_every_tzolkin_table
def test_a_food_day_comes_in_the_first_round_that_reaches_or_passes_it(table: Table) -> None:
    for seed in range(GAMES):
        rounds: dict[int, bool] = {}
        for pos in walk(table, seed):
            view = pos.view(None)
            if view["phase"] == "turn":
                rounds[view["day"]] = view["food_day"]
        food = [day for day, is_food in rounds.items() if is_food]
        assert food == [min(day for day in rounds if day >= due) for due in (7, 13, 20, 26)]
