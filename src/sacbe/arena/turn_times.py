"""How long bots take: for every decision and for every turn."""

import math
from typing import Any, Final

from sacbe.arena.resumable import real, whole

BUCKETS_A_DECADE: Final = 40
"""Fine enough to give percentiles within 6 %."""
LEAST: Final = 1e-6
LAST_BUCKET: Final = 15 * BUCKETS_A_DECADE
"""Thirty years."""


class Times:
    """Durations that can be merged with others: count, sum and longest are exact, the rest is a histogram."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.longest = 0.0
        self._buckets: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        self.count += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        bucket = math.ceil(math.log10(max(seconds, LEAST) / LEAST) * BUCKETS_A_DECADE)
        self._buckets[bucket] = self._buckets.get(bucket, 0) + 1

    def join(self, other: "Times") -> None:
        self.count += other.count
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        for bucket, times in other._buckets.items():
            self._buckets[bucket] = self._buckets.get(bucket, 0) + times

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def within(self, share: float) -> float:
        """The duration that this share of all does not exceed."""
        left = share * self.count
        for bucket in sorted(self._buckets):
            left -= self._buckets[bucket]
            if left <= 1e-9:
                return float(min(LEAST * 10 ** (bucket / BUCKETS_A_DECADE), self.longest))
        return self.longest

    def to_json(self) -> list[Any]:
        """For a results file: sum and longest in seconds, then bucket, count, bucket, count ..."""
        pairs = [number for pair in sorted(self._buckets.items()) for number in pair]
        return [round(self.total, 6), round(self.longest, 6), *pairs]

    @classmethod
    def from_json(cls, data: list[Any]) -> "Times":
        """ValueError or LookupError if `to_json` did not write this."""
        made = cls()
        made.total, made.longest = real(data[0]), real(data[1])
        pairs = zip(data[2::2], data[3::2], strict=True)
        made._buckets = {whole(bucket, most=LAST_BUCKET): whole(count) for bucket, count in pairs}
        made.count = sum(made._buckets.values())
        return made


class Clock:
    """Times one game. A turn is what a seat decides in one go, before anyone else or the next turn."""

    def __init__(self, players: int) -> None:
        self.decisions = [Times() for _ in range(players)]
        self.turns = [Times() for _ in range(players)]
        self._running: tuple[int, int] | None = None
        self._spent = 0.0

    def is_in(self, seat: int, number: int) -> bool:
        """Is the seat's turn with this number in progress?"""
        return self._running == (seat, number)

    def note(self, seat: int, number: int, seconds: float) -> None:
        """Note how long a seat's decision took in the turn with this number."""
        if not self.is_in(seat, number):
            self.finish()
        self._running = (seat, number)
        self._spent += seconds
        self.decisions[seat].add(seconds)

    def finish(self) -> None:
        """The current turn is over."""
        if self._running is not None:
            self.turns[self._running[0]].add(self._spent)
        self._running = None
        self._spent = 0.0
