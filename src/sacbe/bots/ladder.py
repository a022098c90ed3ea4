"""What the levels of all games have in common: their names and budgets, how they are made, and how a budget is shared.

A game's own bots are a `Ladder` called `LADDER`, in `sacbe.bots.<game>` for a game of the house and in
`<package>.bots` for a game of another package. Without one a game has the ladder of `sacbe.bots.any_game`.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Generic, TypeVar

from sacbe.bots import clock
from sacbe.bots.bot import Bot, Maker
from sacbe.bots.budget import Budget
from sacbe.bots.thinking import Search, Stop, think
from sacbe.engine.chance import Rng
from sacbe.engine.errors import OptionError

PROMPT: Final = 0.97
"""The part of its seconds that a bot plans with: a step of its search that was begun in time may end a little later."""


@dataclass(frozen=True)
class Level:
    """How a level thinks. A game adds what its bots need."""

    budget: Budget | None = None
    """What it may spend on a turn; None if it does not search."""


L = TypeVar("L", bound=Level)


class Ladder(Generic[L]):
    """The bots of a game, the weakest first, and what those that search spend on a turn if nothing else is said."""

    def __init__(
        self,
        levels: Mapping[str, L],
        make: Callable[[Rng, L, Sequence[float]], Bot],
        weights: Sequence[float] = (),
        yardsticks: Mapping[str, Maker] | None = None,
    ) -> None:
        """`make` makes the bot of a level that plays by weights; yardsticks are bots that have no level."""
        self._levels = levels
        self._make = make
        self.bots: dict[str, Maker] = {
            **(yardsticks or {}),
            **{name: self.tuned(name, weights) for name in levels},
        }
        self.budgets: dict[str, Budget] = {
            name: level.budget for name, level in levels.items() if level.budget is not None
        }

    def tuned(self, name: str, weights: Sequence[float]) -> Maker:
        """The maker of a level that plays by these weights; KeyError if there is no such level."""
        return at_level(self._levels[name], lambda random, level: self._make(random, level, weights))


def at_level(level: L, make: Callable[[Rng, L], Bot]) -> Maker:
    """The maker of a level's bots: with another budget they are the same but for that."""

    def made(random: Rng, budget: Budget | None = None) -> Bot:
        if budget is None:
            return make(random, level)
        if level.budget is None:
            raise OptionError("budget", "this bot does not search, so it takes no budget")
        return make(random, replace(level, budget=budget))

    return made


class Purse:
    """What is left of a turn's budget: a turn may take several decisions, and all of them share it."""

    def __init__(self, budget: Budget, least: float = 0.0) -> None:
        """With less time than `least`, in seconds, looking ahead is not begun."""
        self._least = least
        self._seconds = None if budget.seconds is None else PROMPT * budget.seconds
        self._simulations = self._all_simulations = budget.simulations

    def refill(self) -> None:
        """Give the next decision all simulations again; of the time it has what is left."""
        self._simulations = self._all_simulations

    def spend(self, search: Search, stop: Stop, begun: float, share: float, simulations: float | None = None) -> float:
        """Grow a search by so much of what is left, counting the time from `begun`; the time at which it ended.

        The share is that of the seconds, and that of the simulations, too, if nothing else is said.
        """
        budget = self._part(share, share if simulations is None else simulations)
        grown = 0 if budget is None else think(search, budget, stop, begun)
        now = clock.seconds()
        if self._seconds is not None:
            self._seconds -= now - begun
        if self._simulations is not None:
            self._simulations -= grown
        return now

    def _part(self, share: float, simulations: float) -> Budget | None:
        seconds = None if self._seconds is None else self._seconds * share
        if self._simulations == 0 or (seconds is not None and (seconds <= 0 or seconds < self._least)):
            return None
        return Budget(seconds, None if self._simulations is None else math.ceil(self._simulations * simulations))
