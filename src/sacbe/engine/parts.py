"""Work in parts: a generator that pauses now and then, so that something else can run in between.

Its return value is the result. A server handles other requests between two parts; everybody else runs it to the end.
"""

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")


def whole(parts: Generator[None, None, T]) -> T:
    """Run it without a pause and return the result."""
    while True:
        try:
            next(parts)
        except StopIteration as end:
            made: T = end.value
            return made
