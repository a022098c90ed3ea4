"""How a search is given its time: in slices, so that a deadline is kept and a stop is obeyed.

Compiled code runs without letting other threads in and never looks at the clock. So a search grows by a few simulations
at a time, and between two slices we look whether it is time to answer.
"""

from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from sacbe.bots import clock
from sacbe.bots.budget import Budget

SLICE: Final = 0.005
"""Seconds that one slice should take."""
LEAST: Final = 1e-9
"""Seconds that a simulation is taken to need at least: some searches have nothing to do in one."""


@dataclass(frozen=True)
class Verdict:
    """What a search thinks of one way to play the turn; the verdicts of one search look equally far ahead."""

    actions: list[int]
    """The whole planned turn, the next action first."""
    visits: int
    scores: list[float]
    """The expected final score of every seat."""
    wins: list[float]
    """The chance of every seat to win; a shared win counts in parts."""


class Search(Protocol):
    """A search that has been given its position and can be grown as long as there is time."""

    def grow(self, simulations: int) -> None:
        """Do so many simulations more. How they are portioned out must not matter to what is found."""
        ...

    def turn(self) -> list[int]:
        """The best turn found so far, or what is left of it; there is one before the first simulation, too."""
        ...

    def done(self) -> bool:
        """Is there nothing more to find?"""
        ...

    def verdicts(self) -> list[Verdict]:
        """The alternatives at the root, the best first."""
        ...


class Unsearched(Exception):
    """The decision that is due is of a kind that the bot makes without a search."""


@runtime_checkable
class Comparing(Search, Protocol):
    """A search that can be asked about a turn that it would not look at by itself."""

    def consider(self, actions: list[int]) -> None:
        """Look at this way to play the whole turn, too, and tell of it; to be asked before the first simulation."""
        ...


class Stop(Protocol):
    """Says whether to stop: a `threading.Event`, for example."""

    def is_set(self) -> bool: ...


def think(search: Search, budget: Budget, stop: Stop | None = None, since: float | None = None) -> int:
    """Grow a search until its budget is spent, nothing is left to find or `stop` is set; the simulations it took.

    The time counts from `since` (as `clock.seconds` tells it), for bots that had to prepare the search first.
    """
    if budget.seconds is None and budget.simulations is None and stop is None:
        raise ValueError("a search without a budget needs something that stops it")
    begun = clock.seconds()
    deadline = None if budget.seconds is None else (begun if since is None else since) + budget.seconds
    grown = 0
    size = 1
    while not search.done() and not (stop is not None and stop.is_set()):
        if budget.simulations is not None:
            size = min(size, budget.simulations - grown)
        if size < 1 or (deadline is not None and begun >= deadline):
            break
        search.grow(size)
        grown += size
        now = clock.seconds()
        size = _next_size(size, now - begun, None if deadline is None else deadline - now)
        begun = now
    return grown


def _next_size(size: int, took: float, left: float | None) -> int:
    """How many simulations fill the next slice, or what is left of the time; none if not even one fits into that."""
    each = max(took / size, LEAST)
    if left is None:
        return max(1, min(2 * size, int(SLICE / each)))
    if left < each:
        return 0
    return max(1, min(2 * size, int(min(SLICE, left) / each)))
