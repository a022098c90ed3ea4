"""Whole games of Tzolk'in: how many rounds there are, which of them are food days, and that nobody misses a turn."""

from collections import Counter
from itertools import pairwise

import pytest
from tests.properties.tables import TABLES

from sacbe.testing.tables import Table, walk

TZOLKIN = [table for table in TABLES if table.game.id == "tzolkin"]
at_every_tzolkin_table = pytest.mark.parametrize("table", TZOLKIN, ids=map(str, TZOLKIN))
GAMES = 10


@at_every_tzolkin_table
def test_rounds_and_food_days_follow_the_calendar(table: Table) -> None:
    """TZ 1.1, 3.1: a double advance removes a round, except on day 25; everyone has one turn in each round."""
    doubles = 0
    for seed in range(GAMES):
        turns: dict[int, tuple[int, int]] = {}
        days: dict[int, bool] = {}
        number = 0
        for pos in walk(table, seed):
            if pos.number != number:
                number = pos.number
                view = pos.view(None)
                turns[number] = (view["day"], view["turn"])
                days[view["day"]] = view["food_day"]
        removed = sum(after - before == 2 and before != 25 for before, after in pairwise(days))
        assert len(days) == 27 - removed
        assert sorted(turns) == list(range(1, len(days) * table.game.players + 1))
        assert Counter(turns.values()) == Counter((day, seat) for day in days for seat in range(table.game.players))
        food_days = [day for day, is_food in days.items() if is_food]
        assert food_days == [min(day for day in days if day >= due) for due in (7, 13, 20, 26)]
        doubles += removed
    assert doubles, "no double advance was tried"
