"""The clock that bots use: the wall clock, or one that counts the processor time of this thread.

People wait by the wall clock. Measurements count processor time: then a bot is as strong as on a core of its own,
whatever else the machine does.
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
    """The time that the clock shows. Only differences have a meaning."""
    return CLOCKS[_in_use[-1]]()


@contextmanager
def using(clock: str) -> Iterator[None]:
    """Let the bots of this process use this clock."""
    _in_use.append(clock)
    try:
        yield
    finally:
        _in_use.pop()
