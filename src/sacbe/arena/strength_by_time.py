"""How strength rises with the budget: one bot with several budgets at the same tables.

We measure by how many points a seat leads the mean of its table. This removes the luck of deals that are good for all,
and the seats even out over the rotations. So leads are compared from game to game, not from deal to deal. Wins are
counted by deal, as everywhere.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum

from sacbe.arena.intervals import Interval, mean_interval, share_interval, student
from sacbe.arena.tournament import GameResult, Tournament
from sacbe.bots.budget import Budget


@dataclass(frozen=True)
class Point:
    """One budget, with its lead over the mean of the table in points."""

    seconds: float
    games: int
    win_share: float
    win_interval: Interval
    score: float
    lead: float
    lead_interval: Interval | None


@dataclass(frozen=True)
class Rise:
    """All budgets, the smallest first, and how many points each doubling brings."""

    points: list[Point]
    slope: float
    slope_interval: Interval | None
    whole: float | None
    """How many points the largest budget leads the smallest by, at tables with both; None if there are none."""
    whole_interval: Interval | None
    whole_games: int
    games: int
    deals: int


def budget_of(bot: str) -> float:
    """The seconds in a bot's name: `expert:0.5s` has 0.5."""
    seconds = Budget.parse(bot.partition(":")[2]).seconds
    if seconds is None:
        raise ValueError(f"{bot} has no budget of seconds")
    return seconds


def rise(plan: Tournament, results: Sequence[GameResult]) -> Rise:
    """The rise shown by a tournament with mixed tables between budgets of one bot."""
    seconds = [budget_of(bot) for bot in plan.bots]
    found: list[Point] = []
    tables = [_leads(result.scores) for result in results]
    for bot in sorted(range(len(seconds)), key=lambda bot: seconds[bot]):
        at = [
            (game, plan.seats_of(result.index).index(bot))
            for game, result in enumerate(results)
            if _sits(plan, result, bot)
        ]
        if not at:
            continue  # no game of this budget was played yet
        wins: dict[int, list[float]] = {}
        for game, seat in at:
            wins.setdefault(plan.deal_of(results[game].index), []).append(_win(results[game], seat))
        leads = [tables[game][seat] for game, seat in at]
        found.append(
            Point(
                seconds[bot],
                len(at),
                fsum(map(fsum, wins.values())) / len(at),
                share_interval(list(wins.values())),
                fsum(results[game].scores[seat] for game, seat in at) / len(at),
                fsum(leads) / len(at),
                mean_interval([[lead] for lead in leads]),
            )
        )
    doublings = [[math.log2(seconds[bot]) for bot in plan.seats_of(result.index)] for result in results]
    deals = len({plan.deal_of(result.index) for result in results})
    slope, slope_interval = _slope(doublings, tables)
    whole, whole_interval, whole_games = _whole(plan, results, seconds)
    return Rise(found, slope, slope_interval, whole, whole_interval, whole_games, len(results), deals)


def _whole(
    plan: Tournament, results: Sequence[GameResult], seconds: Sequence[float]
) -> tuple[float | None, Interval | None, int]:
    """The largest budget against the smallest at tables with both, and how many games those are."""
    least, most = seconds.index(min(seconds)), seconds.index(max(seconds))
    found: list[float] = []
    for result in results:
        seats = plan.seats_of(result.index)
        if least in seats and most in seats:
            found.append(result.scores[seats.index(most)] - result.scores[seats.index(least)])
    if not found:
        return None, None, 0
    return fsum(found) / len(found), mean_interval([[each] for each in found]), len(found)


def _sits(plan: Tournament, result: GameResult, bot: int) -> bool:
    return bot in plan.seats_of(result.index)


def _leads(scores: Sequence[float]) -> list[float]:
    mean = fsum(scores) / len(scores)
    return [score - mean for score in scores]


def _win(result: GameResult, seat: int) -> float:
    return 1 / result.places.count(1) if result.places[seat] == 1 else 0.0


def _slope(doublings: Sequence[Sequence[float]], leads: Sequence[Sequence[float]]) -> tuple[float, Interval | None]:
    """The best line through all seats, and the interval of its slope. The seats of a game are not independent."""
    products: list[float] = []
    squares: list[float] = []
    for places, points in zip(doublings, leads, strict=True):
        mean = fsum(places) / len(places)
        products.append(fsum((place - mean) * lead for place, lead in zip(places, points, strict=True)))
        squares.append(fsum((place - mean) ** 2 for place in places))
    whole = fsum(squares)
    slope = fsum(products) / whole
    games = len(products)
    if games < 2:
        return slope, None
    rest = fsum((product - slope * square) ** 2 for product, square in zip(products, squares, strict=True))
    reach = student(games - 1) * math.sqrt(rest * games / (games - 1)) / whole
    return slope, (slope - reach, slope + reach)
