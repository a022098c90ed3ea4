"""The clock that bots think by: a clock on the wall, or one that counts the processor time of this thread.

People wait by the clock on the wall. A measurement counts processor time, so that bots are as strong as on a core of
their own, whatever else the machine does.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter, thread_time
from typing import Final

WALL: Final = "wall"
PROCESSOR: Final = "processor"
CLOCKS: Final[dict[str, Callable[[], float]]] = {WALL: perf_counter, PROCESSOR: thread_time}

_in_use = [WALL]


def seconds() -> float:
    """What the clock shows; only differences mean anything."""
    return CLOCKS[_in_use[-1]]()


@contextmanager
def using(clock: str) -> Iterator[None]:
    """Let the bots of this process think by this clock."""
    _in_use.append(clock)
    try:
        yield
    finally:
        _in_use.pop()
