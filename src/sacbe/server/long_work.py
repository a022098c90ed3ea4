"""Long work in the event loop, a part at a time, so that the loop can do other things in between.

Such work may use everything that belongs to the loop. The caller holds the lock of the table, so that nothing changes
between two parts.
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Generator
from typing import Final, TypeVar

T = TypeVar("T")

PART_SECONDS: Final = 0.01


class _Line:
    """One visitor's own line: those whose turn it is and those who wait."""

    __slots__ = ("count", "places")

    def __init__(self, most: int) -> None:
        self.places = asyncio.Semaphore(most)
        self.count = 0


class Lines:
    """Long work of a visitor waits for other long work of the same visitor, and for nobody else's.

    Whoever asks for much at once would otherwise stand before everybody, with much in memory.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        """So much of one visitor's is done at a time."""
        self._lines: dict[str, _Line] = {}

    @contextlib.asynccontextmanager
    async def turn(self, visitor: str) -> AsyncIterator[None]:
        """Wait for one's turn, and have it. Whoever waits here holds nothing that others in the line wait for."""
        line = self._lines.setdefault(visitor, _Line(self._most))
        line.count += 1
        try:
            async with line.places:
                yield
        finally:
            line.count -= 1
            if not line.count:
                del self._lines[visitor]

    def __len__(self) -> int:
        """How many visitors have work that is done or waiting."""
        return len(self._lines)


class Parts:
    """All such work of a server: one part at a time, of each work in turn."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def do(self, work: Generator[None, None, T]) -> T:
        """Do the work in parts. Returns its result."""
        while True:
            async with self._turn:
                end = time.perf_counter() + PART_SECONDS
                try:
                    while time.perf_counter() < end:
                        next(work)
                except StopIteration as done:
                    made: T = done.value
                    return made
            await asyncio.sleep(0)
