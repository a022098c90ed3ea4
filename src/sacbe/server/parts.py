"""Long work in the event loop, a part at a time: whatever else the loop has to do comes in between.

What is done this way may touch what only the loop may touch. Whoever asks for it holds the lock of the table it is
about, so that nothing changes between two parts.
"""

import asyncio
import time
from collections.abc import Generator
from typing import Final, TypeVar

T = TypeVar("T")

PART_SECONDS: Final = 0.01


class Parts:
    """All such work of a server. One part of one work is done at a time, of each in turn."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def do(self, work: Generator[None, None, T]) -> T:
        """What comes of it; it stops where others may go on."""
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
