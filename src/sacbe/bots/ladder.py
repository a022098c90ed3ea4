"""What the levels of all games share: names, budgets, makers, and how a turn's budget is divided.

A game's own bots are a `Ladder` called `LADDER`: in `sacbe.bots.<game>` for our games, in `<package>.bots` for a game
of another package. A game without one gets the ladder of `sacbe.bots.any_game`.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Generic, TypeVar

from sacbe.bots import clock
from sacbe.bots.bot import Bot, Maker, takes_no_budget
from sacbe.bots.budget import Budget
from sacbe.bots.thinking import Search, Stop, think
from sacbe.engine.chance import Rng

PROMPT: Final = 0.97
"""The share of its seconds that a bot plans with, since a search step that begins in time may end a little later."""


@dataclass(frozen=True)
class Level:
    """How a level thinks. A game adds what its bots need."""

    budget: Budget | None = None
    """What it may spend on a turn; None for a level that does not search."""


L = TypeVar("L", bound=Level)


class Ladder(Generic[L]):
    """The bots of a game, the weakest first, with their usual budgets."""

    def __init__(
        self,
        levels: Mapping[str, L],
        make: Callable[[Rng, L, Sequence[float]], Bot],
        weights: Sequence[float] = (),
        yardsticks: Mapping[str, Maker] | None = None,
        frozen: Mapping[str, tuple[L, Callable[[Rng, L], Bot]]] | None = None,
    ) -> None:
        """`make` makes a level's bot from weights. Yardsticks are bots outside the levels.

        `frozen` bots (see `sacbe.bots.frozen`) have a level and a maker of their own.
        """
        self._levels = levels
        self._make = make
        self.bots: dict[str, Maker] = {
            **(yardsticks or {}),
            **{name: self.tuned(name, weights) for name in levels},
        }
        kept = frozen or {}
        self.frozen: dict[str, Maker] = {name: at_level(level, made) for name, (level, made) in kept.items()}
        """Known by name, and in no list."""
        with_budgets = {**levels, **{name: level for name, (level, _) in kept.items()}}
        self.budgets: dict[str, Budget] = {
            name: level.budget for name, level in with_budgets.items() if level.budget is not None
        }

    def tuned(self, name: str, weights: Sequence[float]) -> Maker:
        """The maker of a level with these weights; KeyError if there is no such level."""
        return at_level(self._levels[name], lambda random, level: self._make(random, level, weights))


def at_level(level: L, make: Callable[[Rng, L], Bot]) -> Maker:
    """The maker of a level's bots. A given budget replaces the usual one; all else stays the same."""

    def made(random: Rng, budget: Budget | None = None) -> Bot:
        if budget is None:
            return make(random, level)
        if level.budget is None:
            raise takes_no_budget()
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
        """Give the next decision all simulations again. The time is not refilled."""
        self._simulations = self._all_simulations

    def spend(self, search: Search, stop: Stop, begun: float, share: float, simulations: float | None = None) -> float:
        """Grow a search by a share of what is left, counting time from `begun`. Returns the time at which it ended.

        The share applies to the seconds, and also to the simulations unless `simulations` is given.
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
