"""Benchmarks as lines: each is measured in turn, in several rounds, so that noise hits all alike.

A ratio compares a line with another of the same round; what counts is the median over the rounds, and the spread says
how far to trust it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median

Measuring = Callable[[float, int], float]
"""Measures for about so many seconds; the number is that of the round, a label for what is random."""


@dataclass
class Line:
    """One quantity: whose it is, what it is, how it is measured, and what it is compared with."""

    subject: str
    """A game or a peer, as people call it."""
    name: str
    unit: str
    measure: Measuring
    peer: "Line | None" = None
    at_least: float | None = None
    """The bar for the ratio to the peer."""
    below: float | None = None
    """The bar for the value."""
    values: list[float] = field(default_factory=list)
    ratios: list[float] = field(default_factory=list)

    @property
    def value(self) -> float:
        return median(self.values)

    @property
    def ratio(self) -> float | None:
        return median(self.ratios) if self.ratios else None

    @property
    def ok(self) -> bool | None:
        """Is the bar cleared? None where there is none."""
        if self.at_least is not None:
            return median(self.ratios) >= self.at_least
        return None if self.below is None else self.value <= self.below


@dataclass
class Chapter:
    """Lines that belong together, such as all of the engine."""

    title: str
    lines: list[Line]


def run(chapters: Sequence[Chapter], seconds: float, rounds: int, tick: Callable[[], None]) -> None:
    """Measure all lines for about so many seconds together; `tick` is called after each round."""
    lines = [line for chapter in chapters for line in chapter.lines]
    each = seconds / rounds / len(lines)
    for line in lines:  # a first, short round warms everything up and is thrown away
        line.measure(each / 10, 0)
    for number in range(1, rounds + 1):
        for line in lines:
            line.values.append(line.measure(each, number))
        for line in lines:
            if line.peer is not None:
                line.ratios.append(line.values[-1] / line.peer.values[-1])
        tick()


def all_ok(chapters: Sequence[Chapter]) -> bool:
    return all(line.ok is not False for chapter in chapters for line in chapter.lines)
