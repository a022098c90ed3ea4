"""Work that is done in parts: a generator that stops now and then, so that others may have the processor in between.

The last thing it says is what came of it. A server lets other requests pass between two parts; everybody else wants
the whole at once.
"""

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")


def whole(parts: Generator[None, None, T]) -> T:
    """What comes of it, without a pause."""
    while True:
        try:
            next(parts)
        except StopIteration as end:
            made: T = end.value
            return made
