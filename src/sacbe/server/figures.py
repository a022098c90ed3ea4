"""What happens at the server in numbers, counted as it happens, and the lines about floods in its log.

Nothing here knows a token, a seed, a name or what is in a request. The places that refusals come from are kept for a
minute, to say where a flood comes from, and never written to disk. `metrics` shows the numbers to whoever watches.
"""

import asyncio
import logging
import time
from bisect import bisect_left
from collections import Counter
from typing import Final

BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""How long things take is counted by these, in seconds."""
LAG_SECONDS: Final = 0.25
"""How often the event loop is looked at."""
MINUTE: Final = 60.0
FLOOD: Final = 100
"""So many refusals in a minute are a flood, and worth a line."""
MOST_PLACES: Final = 10_000
LINES_A_MINUTE: Final = 10
"""So many lines of the same kind are written in a minute; the others are counted."""
_log = logging.getLogger("sacbe.floods")


class Durations:
    """How long something took, each time."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Figures:
    """All that is counted. Whatever else there is to know is looked up when somebody asks."""

    def __init__(self) -> None:
        self.requests: dict[tuple[str, int], Durations] = {}
        """By route and status."""
        self.refusals: Counter[str] = Counter()
        """By kind."""
        self.floods = 0
        """Minutes in which so much was refused that there was a line about it."""
        self.mistakes = 0
        self.hints = 0
        self.notices: Counter[tuple[str, str]] = Counter()
        """Messages that left for people elsewhere, by way and by what became of them."""
        self.notice_delay = Durations()
        """How long it took from an event until a message about it had arrived."""
        self.messages = 0
        """What clients said over WebSockets."""
        self.commits = Durations()
        """How long the database took to have something on disk."""
        self.changes = 0
        """How many changes they were."""
        self.lag = Durations()
        """By how much the event loop came too late."""
        self.longest_lag = 0.0
        """Since somebody asked last."""
        self._minute: Counter[str] = Counter()
        self._places: Counter[str] = Counter()

    def answered(self, route: str, status: int, seconds: float) -> None:
        taken = self.requests.get((route, status))
        if taken is None:
            taken = self.requests[route, status] = Durations()
        taken.add(seconds)

    def written(self, changes: int, seconds: float) -> None:
        """The store has committed so many changes at once. Called from its threads, one at a time."""
        self.commits.add(seconds)
        self.changes += changes

    def told(self, way: str, fate: str) -> None:
        """A message to somebody elsewhere has left, or not."""
        self.notices[way, fate] += 1

    def told_after(self, seconds: float) -> None:
        """It has arrived so long after what it tells of."""
        self.notice_delay.add(seconds)

    def refused(self, kind: str, place: str) -> None:
        """Somebody was refused something by a limit."""
        self.refusals[kind] += 1
        self._minute[kind] += 1
        if place in self._places or len(self._places) < MOST_PLACES:
            self._places[place] += 1

    def flood(self) -> str | None:
        """The line about the minute that is over, if there is anything to say."""
        kinds, places = self._minute, self._places
        self._minute, self._places = Counter(), Counter()
        total = kinds.total()
        if total < FLOOD:
            return None
        self.floods += 1
        what = ", ".join(f"{kind} {count}" for kind, count in kinds.most_common(5))
        place, most = places.most_common(1)[0]
        # Who sends a few like everybody else stays unnamed.
        where = f"; {most} of them from {place or 'unknown'}" if most >= FLOOD else ""
        return f"refused {total} times in the last minute, from {len(places)} places ({what}){where}"

    async def watch(self) -> None:
        """See how late the event loop is, and say every minute who was refused; for ever."""
        clock = time.monotonic
        told = clock()
        while True:
            due = clock() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            late = max(0.0, clock() - due)
            self.lag.add(late)
            self.longest_lag = max(self.longest_lag, late)
            if clock() - told >= MINUTE:
                told = clock()
                line = self.flood()
                if line is not None:
                    _log.warning("%s", line)


class Sparing(logging.Filter):
    """Lets a few lines of each kind through in a minute, and says how many more there were with the first of the next.

    What anybody can cause as often as he likes must not fill the disk.
    """

    def __init__(self, most: int = LINES_A_MINUTE, minute: float = MINUTE) -> None:
        super().__init__()
        self._most = most
        self._minute = minute
        self._seen: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        key = (record.name, str(record.msg))
        since, count = self._seen.get(key, (record.created, 0))
        if record.created - since >= self._minute:
            if count > self._most:
                record.msg = f"{record.msg} (and {count - self._most} times more in the minutes before)"
            since, count = record.created, 0
        if len(self._seen) > MOST_PLACES:
            self._seen.clear()
        self._seen[key] = (since, count + 1)
        return count < self._most
