"""The clock that bots think by: a clock on the wall, or one that counts the processor time of this thread.

People wait by the clock on the wall. A measurement counts processor time, so that bots are as strong as on a core of
their own, whatever else the machine does.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

WALL: Final = "wall"
PROCESSOR: Final = "processor"
# In a browser there is one thread, and no clock for each.
CLOCKS: Final[dict[str, Callable[[], float]]] = {
    WALL: time.perf_counter,
    PROCESSOR: getattr(time, "thread_time", time.process_time),
}

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
