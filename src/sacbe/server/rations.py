"""Rations: an amount of something for each visitor, which refills with time.

Only used and not yet refilled amounts are kept, and only for a limited number of visitors. If there is no more room,
those who used least are forgotten, so that a crowd of newcomers gives no refused visitor a fresh start.
"""

import time
from collections import Counter, OrderedDict
from itertools import islice
from typing import Final

LONGEST_WAIT: Final = 24 * 3600.0
"""The answer to somebody who can never have that much."""
LOOKED_AT: Final = 8
"""Among this many of the longest absent, the one that used least is forgotten first."""


class Ration:
    """An amount a second for each visitor, with a reserve for bursts."""

    def __init__(self, rate: float, reserve: float, most: int = 50_000) -> None:
        self._rate = rate
        self._reserve = reserve
        self._most = most
        self._had: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """What each visitor has used and not got back, and at what time."""

    def take(self, visitor: str, amount: float = 1.0, share: float = 1.0) -> float:
        """Take an amount and answer 0; or take nothing, and answer in how many seconds there will be enough.

        `share` says how many times as much as others the visitor may have.
        """
        had, missing, now = self._look(visitor, amount, share)
        self._had[visitor] = (had if missing > 0 else had + amount, now)
        self._had.move_to_end(visitor)
        if len(self._had) > self._most:
            self._make_room(now)
        return self._wait(missing, share)

    def wait(self, visitor: str, amount: float = 1.0, share: float = 1.0) -> float:
        """In how many seconds there will be enough."""
        return self._wait(self._look(visitor, amount, share)[1], share)

    def allows(self, visitor: str) -> bool:
        """Take one, if there is enough."""
        return self.take(visitor) == 0

    def _look(self, visitor: str, amount: float, share: float) -> tuple[float, float, float]:
        """What the visitor has used and not got back, what is missing for `amount` more, and the time."""
        now = time.monotonic()
        had, since = self._had.get(visitor, (0.0, now))
        had = max(0.0, had - (now - since) * self._rate * share)
        return had, had + amount - self._reserve * share, now

    def _wait(self, missing: float, share: float) -> float:
        if missing <= 0:
            return 0.0
        return min(missing / (self._rate * share), LONGEST_WAIT) if self._rate else LONGEST_WAIT

    def __len__(self) -> int:
        return len(self._had)

    def _make_room(self, now: float) -> None:
        oldest = list(islice(self._had.items(), LOOKED_AT))
        owed = {visitor: had - (now - since) * self._rate for visitor, (had, since) in oldest}
        least = min(owed, key=owed.__getitem__)
        for visitor, still in owed.items():
            if still <= 0 or visitor == least:
                del self._had[visitor]
            else:
                self._had.move_to_end(visitor)


class Places:
    """A limited number of something at once for each visitor."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def take(self, visitor: str, share: float = 1.0) -> bool:
        """Take one more, if allowed. It has to be given back."""
        if self._taken[visitor] >= self._most * share:
            return False
        self._taken[visitor] += 1
        return True

    def give_back(self, visitor: str) -> None:
        self._taken[visitor] -= 1
        if not self._taken[visitor]:
            del self._taken[visitor]

    def __len__(self) -> int:
        return self._taken.total()
