"""How sure a result is: 95 % intervals for shares and means.

Games of one deal are not independent, so all functions need to know which games share a deal.
"""

import math
from collections.abc import Sequence
from typing import Final

Z_95: Final = 1.959963984540054
"""95 % of normal values lie within this many standard deviations."""
_T_95: Final = (math.inf, 12.706, 4.303, 3.182, 2.776)
"""The same for means of few values, by degrees of freedom. From 5 on, a series is close enough."""

Interval = tuple[float, float]


def wilson(won: float, games: float) -> Interval:
    """The interval of a share, by Wilson's score: good for few games and for shares near 0 and 1."""
    share = won / games
    spread = Z_95 * math.sqrt(share * (1 - share) / games + Z_95**2 / (4 * games**2))
    middle = share + Z_95**2 / (2 * games)
    scale = 1 + Z_95**2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def share_interval(deals: Sequence[Sequence[float]]) -> Interval:
    """The interval of a share of wins: Wilson's, for the number of independent games that these are worth.

    Each deal lists its games, each as the share of the win, from 0 to 1.
    """
    deals = [deal for deal in deals if deal]
    games = sum(len(deal) for deal in deals)
    share = math.fsum(math.fsum(deal) for deal in deals) / games
    worth = independent_games(deals)
    return wilson(share * worth, worth)


def independent_games(deals: Sequence[Sequence[float]]) -> float:
    """How many independent games tell as much as these: their number divided by the design effect.

    The design effect is how much more the deals differ than they would if games were independent. Its estimate rests on
    few deals, so we never use less than 1: games are never worth more than their number. Nor are they worth less than
    the number of deals, since deals are independent. A single deal is worth one game.
    """
    deals = [deal for deal in deals if deal]
    games = sum(len(deal) for deal in deals)
    fewest = games**2 / sum(len(deal) ** 2 for deal in deals)
    if len(deals) < 2:
        return fewest
    share = math.fsum(math.fsum(deal) for deal in deals) / games
    squares = math.fsum((math.fsum(deal) - share * len(deal)) ** 2 for deal in deals)
    expected = games * share * (1 - share)
    found = squares * len(deals) / (len(deals) - 1)
    # Deals that are all alike show no effect. If all games were won or lost, none could show.
    return games if found <= expected else max(fewest, games * expected / found)


def mean_interval(groups: Sequence[Sequence[float]]) -> Interval | None:
    """The interval of the mean of all values, where the values of a group (the games of one deal) are not independent.

    None for fewer than two groups: then nothing is known about the spread.
    """
    groups = [group for group in groups if group]
    if len(groups) < 2:
        return None
    count = sum(len(group) for group in groups)
    mean = math.fsum(math.fsum(group) for group in groups) / count
    squares = math.fsum((math.fsum(group) - mean * len(group)) ** 2 for group in groups)
    error = math.sqrt(squares * len(groups) / (len(groups) - 1)) / count
    reach = student(len(groups) - 1) * error
    return mean - reach, mean + reach


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t, within 0.2 %."""
    if freedom < len(_T_95):
        return _T_95[freedom]
    z, n = Z_95, freedom
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3
