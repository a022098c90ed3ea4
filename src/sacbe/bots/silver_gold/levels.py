"""The levels of Silver & Gold: they play by the table of worths, and the best look ahead."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from librt.vecs import vec

from sacbe.bots import watch
from sacbe.bots.bot import Bot, Maker, Sight, no_budget
from sacbe.bots.budget import Budget
from sacbe.bots.planning import PlanningBot
from sacbe.bots.silver_gold import worth
from sacbe.bots.silver_gold.greedy import GreedySilverGold
from sacbe.bots.silver_gold.planner import Planner
from sacbe.bots.silver_gold.search import STAGES, WIDTH, Stage, TurnSearch
from sacbe.bots.silver_gold.ways import Way
from sacbe.bots.silver_gold.weights import FRESH, PRICES, WEIGHTS
from sacbe.bots.silver_gold.worth import GRAINS, Tables
from sacbe.bots.thinking import think
from sacbe.engine.chance import Rng
from sacbe.engine.errors import OptionError
from sacbe.engine.game import Position
from sacbe.games.silver_gold import components as box
from sacbe.games.silver_gold.game import SilverGoldPosition
from sacbe.games.silver_gold.position import State


@dataclass(frozen=True)
class Level:
    """How a level thinks: through how much noise it sees what turns are worth, and what it may spend to look ahead."""

    noise: float = 0.0
    budget: Budget | None = None
    width: int = WIDTH
    stages: Sequence[Stage] = tuple(STAGES)


NOVICE: Final = Level(noise=4.4)
CASUAL: Final = Level(noise=2.6)
STRONG: Final = Level(noise=1.4, budget=Budget(seconds=0.5, simulations=24), width=6, stages=(Stage(0, 1, 0, 0.0),))
EXPERT: Final = Level(budget=Budget(seconds=1.8, simulations=12000))
PROMPT: Final = 0.97
"""The part of its seconds that a bot plans with: what it does after the last step of its search takes time, too."""


class TableSilverGold(PlanningBot):
    """Plays by the table of worths: looks ahead as far as its budget goes, or plays what it sees through some noise."""

    def __init__(self, random: Rng, level: Level, planner: Planner) -> None:
        super().__init__(random)
        self._level = level
        self.planner = planner
        self._card = (-1, -1)  # round and number of the expedition card of the latest turn
        self._spent = 0.0  # seconds on it so far

    def stage(self, world: Position, seat: int) -> tuple[int, ...]:
        """How far the turn has come for its seat; what others do at the same time does not matter."""
        assert isinstance(world, SilverGoldPosition)
        return stage(world.state, seat)

    def search(self, sight: Sight) -> TurnSearch:
        """The search for the turn that is due, for whoever wants to see what it finds."""
        world = sight.imagine(self._random)
        assert isinstance(world, SilverGoldPosition)
        return self._search(world.state, sight.seat)

    def _search(self, state: State, seat: int) -> TurnSearch:
        return TurnSearch(self.planner, state, seat, self._random, self._level.width, [*self._level.stages])

    def plan(self, world: Position, seat: int, begun: float) -> list[int]:
        assert isinstance(world, SilverGoldPosition)
        search = self._search(world.state, seat)
        budget = self._level.budget
        if budget is None:
            return [*search.careless(self._level.noise)]
        if budget.seconds is not None:
            budget = replace(budget, seconds=PROMPT * budget.seconds)
        card = (int(world.state.round), int(world.state.card))
        if card != self._card:
            self._card, self._spent = card, 0.0
        # What others did meanwhile may have upset the plan of the turn: the new one has the time that is left.
        think(search, budget, self._stop, begun - self._spent)
        self._spent += watch.seconds() - begun
        if self._level.noise:
            tried = len(search.running[0].results)
            return [*max((way for way in search.running if len(way.results) == tried), key=self._seen).actions]
        return [*search.turn()]

    def _seen(self, way: Way) -> float:
        return way.average() / GRAINS + self._level.noise * (self._random.unit() + self._random.unit() - 1)


def stage(state: State, seat: int) -> tuple[int, ...]:
    """How far a turn has come, for its seat."""
    player = state.players[seat]
    return (state.phase, state.round, state.card, player.map1, player.map2, player.marks1, player.marks2)


@lru_cache(maxsize=4)
def tables_for(weights: tuple[float, ...]) -> Tables:
    """One table for all bots with the same weights. Compiled, it is filled at once: no turn has to wait for it."""
    tables = Tables(vec[float](weights), PRICES, FRESH)
    if not (worth.__file__ or "").endswith(".py"):
        for held in range(box.MAPS):
            tables.learn(held)
    return tables


def _maker(level: Level, weights: tuple[float, ...]) -> Maker:
    def made(random: Rng, budget: Budget | None = None) -> Bot:
        own = level
        if budget is not None:
            if level.budget is None:
                raise OptionError("budget", "this bot does not search, so it takes no budget")
            own = replace(level, budget=budget)
        return TableSilverGold(random, own, Planner(tables_for(weights), vec[float](weights)))

    return made


_LEVELS: Final = {"novice": NOVICE, "casual": CASUAL, "strong": STRONG, "expert": EXPERT}


def tuned(name: str, weights: Sequence[float]) -> Maker:
    """The maker of a bot that plays by other weights."""
    return _maker(_LEVELS[name], tuple(weights))


BOTS: dict[str, Maker] = {
    "greedy": no_budget(GreedySilverGold),
    **{name: _maker(level, tuple(WEIGHTS)) for name, level in _LEVELS.items()},
}
"""The weakest first."""

BUDGETS: dict[str, Budget] = {name: level.budget for name, level in _LEVELS.items() if level.budget is not None}
"""What those that search spend on a turn if nothing else is said."""
