"""How a search gets its time: in slices, so that it keeps its deadline and can be stopped.

Compiled code lets no other thread run and never looks at the clock. So a search grows by a few simulations at a time,
and between slices we check whether it is time to answer.
"""

from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from sacbe.bots import clock
from sacbe.bots.budget import Budget

SLICE: Final = 0.005
"""How long one slice should take."""
LEAST: Final = 1e-9
"""The least time that a simulation is assumed to take: in some searches a simulation has nothing to do."""


@dataclass(frozen=True)
class Verdict:
    """A search's opinion of one way to play the turn. All verdicts of one search look equally far ahead."""

    actions: list[int]
    """The whole planned turn, the next action first."""
    visits: int
    scores: list[float]
    """The expected final score of every seat."""
    wins: list[float]
    """The chance of every seat to win; a shared win counts in parts."""


class Search(Protocol):
    """A search of one position that can grow as long as there is time."""

    def grow(self, simulations: int) -> None:
        """Do this many more simulations. Splitting them into several calls must give the same result."""
        ...

    def turn(self) -> list[int]:
        """The best turn found so far, or the rest of it. There is one even before the first simulation."""
        ...

    def done(self) -> bool:
        """Is there nothing more to find?"""
        ...

    def verdicts(self) -> list[Verdict]:
        """The ways to play the turn, the best first."""
        ...


class Unsearched(Exception):
    """The bot makes this kind of decision without a search."""


@runtime_checkable
class Comparing(Search, Protocol):
    """A search that can be asked to judge a given turn."""

    def consider(self, actions: list[int]) -> None:
        """Judge this whole turn as well. Call it before the first simulation."""
        ...


class Stop(Protocol):
    """Says whether to stop, such as a `threading.Event`."""

    def is_set(self) -> bool: ...


def think(search: Search, budget: Budget, stop: Stop | None = None, since: float | None = None) -> int:
    """Grow a search until its budget is spent, it is done, or `stop` is set. Returns how many simulations it took.

    The time counts from `since` (by `clock.seconds`), for bots that had to prepare the search first.
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
    """How many simulations fill the next slice or the time left; 0 if not even one fits."""
    each = max(took / size, LEAST)
    if left is None:
        return max(1, min(2 * size, int(SLICE / each)))
    if left < each:
        return 0
    return max(1, min(2 * size, int(min(SLICE, left) / each)))
