"""How sure a result is: 95 % intervals of shares and means.

Games of one deal hang together, so both know which games those are.
"""

import math
from collections.abc import Sequence
from typing import Final

Z_95: Final = 1.959963984540054
"""Ninety-five of a hundred normal values lie within so many standard deviations."""
_T_95: Final = (math.inf, 12.706, 4.303, 3.182, 2.776)
"""The same for means of few values, by degrees of freedom; from 5 on a series is close enough."""

Interval = tuple[float, float]


def wilson(won: float, games: float) -> Interval:
    """The interval of a share, by Wilson's score: sensible for few games and for shares near 0 and 1."""
    share = won / games
    spread = Z_95 * math.sqrt(share * (1 - share) / games + Z_95**2 / (4 * games**2))
    middle = share + Z_95**2 / (2 * games)
    scale = 1 + Z_95**2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def share_interval(deals: Sequence[Sequence[float]]) -> Interval:
    """The interval of a share of wins: Wilson's, for as many independent games as these are worth.

    Each deal lists its games: the part of the win that was had, 0 to 1.
    """
    deals = [deal for deal in deals if deal]
    games = sum(len(deal) for deal in deals)
    share = math.fsum(math.fsum(deal) for deal in deals) / games
    worth = independent_games(deals)
    return wilson(share * worth, worth)


def independent_games(deals: Sequence[Sequence[float]]) -> float:
    """How many games in which nothing hangs together tell as much as these: all of them by the design effect.

    The design effect is how much more the deals differ than those of independent games would. It is estimated from few
    deals, so it is taken for 1 where it comes out lower: these games are never worth more than their number. Nor are
    they worth less than the deals, for those are independent. One deal tells nothing of others and is worth one game.
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
    # Deals that are all alike show no effect, and where all games were won or lost nothing could.
    return games if found <= expected else max(fewest, games * expected / found)


def mean_interval(groups: Sequence[Sequence[float]]) -> Interval | None:
    """The interval of the mean of all values, where values of a group (the games of one deal) hang together.

    None for fewer than two groups: nothing is known of the spread then.
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
