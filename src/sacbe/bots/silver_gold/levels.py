"""The levels of Silver & Gold: they play by the table of worths, and the best look ahead."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from librt.vecs import vec

from sacbe.bots.bot import Bot, Sight, no_budget
from sacbe.bots.budget import Budget
from sacbe.bots.frozen import numbers_of, weights_of
from sacbe.bots.ladder import Ladder, Level, Purse
from sacbe.bots.planning import PlanningBot
from sacbe.bots.silver_gold import worth
from sacbe.bots.silver_gold.greedy import GreedySilverGold
from sacbe.bots.silver_gold.planner import Planner
from sacbe.bots.silver_gold.search import STAGES, WIDTH, Stage, TurnSearch
from sacbe.bots.silver_gold.ways import Way
from sacbe.bots.silver_gold.weights import FRESH, PRICES, TERMS, WEIGHTS
from sacbe.bots.silver_gold.worth import GRAINS, Tables
from sacbe.engine.chance import Rng
from sacbe.engine.game import Position
from sacbe.games.silver_gold import components as box
from sacbe.games.silver_gold.game import SilverGoldPosition
from sacbe.games.silver_gold.position import State


@dataclass(frozen=True)
class SilverGoldLevel(Level):
    """How a level thinks: how noisy its judgement is, and how it looks ahead."""

    noise: float = 0.0
    width: int = WIDTH
    stages: Sequence[Stage] = tuple(STAGES)


LEVELS: Final = {
    "novice": SilverGoldLevel(noise=4.4),
    "casual": SilverGoldLevel(noise=2.6),
    "strong": SilverGoldLevel(
        noise=1.4, budget=Budget(seconds=0.5, simulations=24), width=6, stages=(Stage(0, 1, 0, 0.0),)
    ),
    "expert": SilverGoldLevel(budget=Budget(seconds=1.8, simulations=12000)),
}


class TableSilverGold(PlanningBot):
    """Plays by the table of worths: looks ahead within its budget, or plays at once with noisy judgement."""

    def __init__(self, random: Rng, level: SilverGoldLevel, planner: Planner) -> None:
        super().__init__(random)
        self._level = level
        self.planner = planner
        self._card = (-1, -1)  # round and number of the expedition card of the latest turn
        self._purse = Purse(Budget())

    def stage(self, world: Position, seat: int) -> tuple[int, ...]:
        """The state of the turn for its seat, whatever others do at the same time."""
        assert isinstance(world, SilverGoldPosition)
        return stage(world.state, seat)

    def search(self, sight: Sight) -> TurnSearch:
        """The search for the turn that is due, for others to look at."""
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
        card = (int(world.state.round), int(world.state.card))
        if card != self._card:
            self._card, self._purse = card, Purse(budget)
        else:
            self._purse.refill()  # a marking and taking a map each have a turn's time
        self._purse.spend(search, self._stop, begun, 1)
        if self._level.noise:
            tried = len(search.running[0].results)
            return [*max((way for way in search.running if len(way.results) == tried), key=self._seen).actions]
        return [*search.turn()]

    def _seen(self, way: Way) -> float:
        return way.average() / GRAINS + self._level.noise * (self._random.unit() + self._random.unit() - 1)


def stage(state: State, seat: int) -> tuple[int, ...]:
    """The state of a turn for its seat."""
    player = state.players[seat]
    return (state.phase, state.round, state.card, player.map1, player.map2, player.marks1, player.marks2)


@lru_cache(maxsize=4)
def tables_for(
    weights: tuple[float, ...], prices: tuple[float, ...] = (*PRICES,), fresh: tuple[float, ...] = (*FRESH,)
) -> Tables:
    """One table for all bots with the same weights. Compiled, it is filled at once, so that no turn has to wait."""
    tables = Tables(vec[float](weights), vec[float](prices), vec[float](fresh))
    if not (worth.__file__ or "").endswith(".py"):
        for held in range(box.MAPS):
            tables.learn(held)
    return tables


def _make(random: Rng, level: SilverGoldLevel, weights: Sequence[float]) -> Bot:
    return TableSilverGold(random, level, Planner(tables_for(tuple(weights)), vec[float]([*weights])))


EXPERT_1: Final = SilverGoldLevel(
    budget=Budget(seconds=1.8, simulations=12000),
    width=24,
    stages=(Stage(0, 5, 0, 0.0), Stage(24, 5, 4, 8.0), Stage(120, 9, 16, 40.0)),
)
"""The expert of November 2026."""


def _expert_1(random: Rng, level: SilverGoldLevel) -> Bot:
    folder = Path(__file__).parent
    kept, own = numbers_of(folder, "expert-1"), weights_of(folder, "expert-1", TERMS)
    tables = tables_for(tuple(own), tuple(kept["prices"]), tuple(kept["fresh"]))
    return TableSilverGold(random, level, Planner(tables, vec[float](own)))


LADDER: Final = Ladder(
    LEVELS,
    _make,
    [*WEIGHTS],
    yardsticks={"greedy": no_budget(GreedySilverGold)},
    frozen={"expert-1": (EXPERT_1, _expert_1)},
)
"""Greedy, the yardstick, then the levels, the weakest first."""
