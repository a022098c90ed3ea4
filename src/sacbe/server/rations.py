"""Rations: so much of something for each visitor, which comes back with time.

Only what somebody has had and not yet got back is kept, and only of so many at once. Where there is no more room, those
who had least are forgotten, so that a crowd of newcomers gives nobody who is refused a fresh start.
"""

import time
from collections import OrderedDict
from itertools import islice
from typing import Final

LOOKED_AT: Final = 8
"""Of so many that were not here for longest, the one that had least is forgotten first."""


class Ration:
    """So much a second for each visitor, with a reserve for a burst."""

    def __init__(self, rate: float, reserve: float, most: int = 50_000) -> None:
        self._rate = rate
        self._reserve = reserve
        self._most = most
        self._had: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """What each has had and not got back, and since when that was so."""

    def take(self, visitor: str, amount: float = 1.0, share: float = 1.0) -> float:
        """Give somebody so much, and answer 0; or give nothing, and answer in how many seconds there would be enough.

        `share` is how many times as much as others the visitor may have. More than the whole reserve at once counts as
        the reserve.
        """
        now = time.monotonic()
        had, since = self._had.get(visitor, (0.0, now))
        rate, reserve = self._rate * share, self._reserve * share
        had = max(0.0, had - (now - since) * rate)
        missing = had + min(amount, reserve) - reserve
        if missing <= 0:
            had += min(amount, reserve)
        self._had[visitor] = (had, now)
        self._had.move_to_end(visitor)
        if len(self._had) > self._most:
            self._make_room(now)
        return missing / rate if missing > 0 else 0.0

    def allows(self, visitor: str) -> bool:
        """Give somebody one, if there is enough."""
        return self.take(visitor) == 0

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
