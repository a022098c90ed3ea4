"""How strength rises with the budget: one bot with several budgets at the same tables, seat for seat.

What counts is by how many points a seat leads the mean of its table: the luck of a deal that is good for all is gone
then, and the seats even out over the rotations.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum

from sacbe.arena.intervals import Interval, mean_interval, student, wilson
from sacbe.arena.tournament import GameResult, Tournament
from sacbe.bots.budget import Budget


@dataclass(frozen=True)
class Point:
    """One budget. The lead is in points over the mean of the table."""

    seconds: float
    games: int
    win_share: float
    win_interval: Interval
    score: float
    lead: float
    lead_interval: Interval | None


@dataclass(frozen=True)
class Rise:
    """All budgets, the least first, and how many points each doubling brings."""

    points: list[Point]
    slope: float
    slope_interval: Interval | None


def budget_of(bot: str) -> float:
    """The seconds in a bot's name: `expert:0.5s` has 0.5."""
    seconds = Budget.parse(bot.partition(":")[2]).seconds
    if seconds is None:
        raise ValueError(f"{bot} has no budget of seconds")
    return seconds


def rise(plan: Tournament, results: Sequence[GameResult]) -> Rise:
    """From the games of a tournament with mixed tables between budgets of one bot."""
    seconds = [budget_of(bot) for bot in plan.bots]
    found: list[Point] = []
    tables = [_leads(result.scores) for result in results]
    for bot in sorted(range(len(seconds)), key=lambda bot: seconds[bot]):
        at = [
            (game, plan.seats_of(result.index).index(bot))
            for game, result in enumerate(results)
            if _sits(plan, result, bot)
        ]
        wins = [_win(results[game], seat) for game, seat in at]
        leads = [tables[game][seat] for game, seat in at]
        found.append(
            Point(
                seconds[bot],
                len(at),
                fsum(wins) / len(at),
                wilson(fsum(wins), len(at)),
                fsum(results[game].scores[seat] for game, seat in at) / len(at),
                fsum(leads) / len(at),
                mean_interval([[lead] for lead in leads]),
            )
        )
    doublings = [[math.log2(seconds[bot]) for bot in plan.seats_of(result.index)] for result in results]
    return Rise(found, *_slope(doublings, tables))


def _sits(plan: Tournament, result: GameResult, bot: int) -> bool:
    return bot in plan.seats_of(result.index)


def _leads(scores: Sequence[float]) -> list[float]:
    mean = fsum(scores) / len(scores)
    return [score - mean for score in scores]


def _win(result: GameResult, seat: int) -> float:
    return 1 / result.places.count(1) if result.places[seat] == 1 else 0.0


def _slope(doublings: Sequence[Sequence[float]], leads: Sequence[Sequence[float]]) -> tuple[float, Interval | None]:
    """The line through all seats that fits best, and how sure its slope is; the seats of a game hang together."""
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
