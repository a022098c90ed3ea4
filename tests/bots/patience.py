"""Seconds that a bot takes, told so that a hiccup of the machine does not count.

Even the processor's time holds what other programs of the machine's owner took meanwhile. A bot that takes too long by
itself does so again.
"""

from collections.abc import Callable

TRIES = 3


def quickest(try_it: Callable[[], float], most: float) -> float:
    """What it took, in the first try that stays below `most`, or in the quickest of three."""
    took = try_it()
    for _ in range(TRIES - 1):
        if took < most:
            break
        took = min(took, try_it())
    return took
