"""How strength rises with the budget, from games between budgets of one bot."""

import pytest

from sacbe.arena.intervals import wilson
from sacbe.arena.strength_by_time import budget_of, rise
from sacbe.arena.tournament import MIXED, GameResult, Tournament

SECONDS = (0.25, 0.5, 1.0, 2.0, 4.0)


def tables(deals: int, worth: dict[float, float], luck: float = 0.0) -> tuple[Tournament, list[GameResult]]:
    """A tournament in which every budget scores what it is worth, plus the luck of the deal and of a seat."""
    plan = Tournament("tikal", {}, tuple(f"expert:{each:g}s" for each in SECONDS), 1, MIXED)
    plan.__dict__["players"] = 4
    results = []
    for index in range(deals * len(plan.seatings)):
        seconds = [SECONDS[bot] for bot in plan.seats_of(index)]
        scores = [
            worth[each] + 10 * plan.deal_of(index) + luck * ((index * 7 + seat * 3) % 5 - 2)
            for seat, each in enumerate(seconds)
        ]
        places = [1 + sum(other > score for other in scores) for score in scores]
        results.append(GameResult(index, scores, places, 1, [], []))
    return plan, results


def test_each_doubling_brings_what_it_brings_whatever_the_deals() -> None:
    plan, results = tables(2, {0.25: 80, 0.5: 83, 1: 86, 2: 89, 4: 92})
    found = rise(plan, results)
    assert found.slope == pytest.approx(3)
    assert found.slope_interval == pytest.approx((3, 3))
    assert [point.seconds for point in found.points] == list(SECONDS)
    assert [point.games for point in found.points] == [32] * 5
    leads = [point.lead for point in found.points]
    assert leads == sorted(leads) and leads[2] == pytest.approx(0)
    assert found.whole == pytest.approx(12)
    assert found.whole_interval == pytest.approx((12, 12))
    assert (found.games, found.deals, found.whole_games) == (40, 2, 24), "three of five line-ups have both"
    assert found.points[-1].win_share == 1
    assert found.points[0].win_share == 0


def test_without_a_rise_the_slope_is_nothing_within_its_interval() -> None:
    plan, results = tables(3, dict.fromkeys(SECONDS, 90.0), luck=4)
    found = rise(plan, results)
    assert found.slope_interval is not None
    low, high = found.slope_interval
    assert low < 0 < high


def test_more_time_that_harms_shows() -> None:
    plan, results = tables(2, {0.25: 92, 0.5: 89, 1: 86, 2: 83, 4: 80}, luck=1)
    found = rise(plan, results)
    assert found.slope_interval is not None and found.slope_interval[1] < 0


def test_a_budget_that_has_not_sat_yet_has_no_point() -> None:
    plan, results = tables(1, {0.25: 80, 0.5: 83, 1: 86, 2: 89, 4: 92})
    found = rise(plan, results[:4])
    assert [point.seconds for point in found.points] == [0.25, 0.5, 1, 2]
    assert (found.whole, found.whole_interval) == (None, None), "the most time was at no table"
    assert found.slope == pytest.approx(3)


def test_wins_heed_the_deals() -> None:
    """Every second deal goes to the most time in all its games, the others to somebody else."""
    plan, results = tables(4, dict.fromkeys(SECONDS, 90.0))
    for at, result in enumerate(results):
        wins = 4 if plan.deal_of(at) % 2 else 0
        seats = plan.seats_of(at)
        places = [1 if bot == wins or (wins not in seats and bot == 2) else 2 for bot in seats]
        results[at] = GameResult(at, result.scores, places, 1, [], [])
    most = rise(plan, results).points[-1]
    assert most.win_share == 0.5
    assert most.win_interval == pytest.approx(wilson(2, 4)), "worth the deals, not the games"


def test_a_bot_without_seconds_has_no_place_on_the_curve() -> None:
    assert budget_of("expert:250ms") == 0.25
    with pytest.raises(ValueError, match="no budget of seconds"):
        budget_of("expert:200")
