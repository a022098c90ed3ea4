"""The watch that bots think by: it tells the time of the wall, or that which this thread had of a processor.

A person waits by the wall. A measurement on a machine that does other things too counts the processor's time, so that
a bot is as strong as it would be on a core of its own.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter, thread_time
from typing import Final

WALL: Final = "wall"
PROCESSOR: Final = "processor"
WATCHES: Final[dict[str, Callable[[], float]]] = {WALL: perf_counter, PROCESSOR: thread_time}

_worn = [WALL]


def seconds() -> float:
    """What the watch shows; only differences mean anything."""
    return WATCHES[_worn[-1]]()


@contextmanager
def wearing(watch: str) -> Iterator[None]:
    """Bots of this process think by this watch meanwhile."""
    _worn.append(watch)
    try:
        yield
    finally:
        _worn.pop()
