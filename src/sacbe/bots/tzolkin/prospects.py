"""From the prospects that a search of Tzolk'in finds to final scores and chances to win. Fitted to games."""

import math
from typing import Final

from sacbe.bots.tzolkin.prices import LAST_DAY

OWN_HOPE: Final = 1.5
"""How many points a search by the evaluation favours its own seat. Fitted to games."""


def foreseen(scores: list[float], seat: int, day: int, learned: bool) -> list[float]:
    """The expected final scores of all seats, from the prospects that one seat's search finds.

    In the middle of the game, a search is too optimistic: the others get in its way more than it expects, and it finds
    the best turns only for its own seat. Long before the end, the network expects too little of the others, since it
    has learned from all kinds of players. Fitted to games between experts.
    """
    left = float(max(LAST_DAY - day, 0))
    if learned:
        own = 0.2 - 0.71 * left + 0.024 * left * left
        others = 1.7 - 0.11 * left + 0.017 * left * left
    else:
        own = -0.1 - 0.68 * left + 0.042 * left * left
        others = own + OWN_HOPE
    return [score + (own if other == seat else others) for other, score in enumerate(scores)]


def chances(scores: list[float], day: int) -> list[float]:
    """Each seat's chance to win with these prospects. The more days are left, the less they say. Fitted, too."""
    spread = 2.0 + 0.3 * float(max(LAST_DAY - day, 0))
    best = max(scores)
    shares = [math.exp((score - best) / spread) for score in scores]
    return [share / sum(shares) for share in shares]
