"""Bots for Tikal, basic and auction game: greedy as a yardstick, and the four levels.

All plan whole turns over one evaluation. Greedy takes the turn that looks best at its end. Novice and casual do the
same with a narrower look and some noise in what they see; strong and expert look at what the others make of it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from librt.vecs import vec

from sacbe.bots.bot import Bot, Maker, Sight
from sacbe.bots.budget import Budget
from sacbe.bots.planning import PlanningBot
from sacbe.bots.thinking import Unsearched, think
from sacbe.bots.tikal_bids_plans import best_bid, best_choice
from sacbe.bots.tikal_plans import decide, noisy_turn
from sacbe.bots.tikal_search import Settings, TurnSearch
from sacbe.bots.tikal_weights import WEIGHTS
from sacbe.bots.tikal_worth import Evaluator
from sacbe.engine.chance import Rng
from sacbe.engine.errors import OptionError
from sacbe.engine.game import Position
from sacbe.games.tikal.game import TikalPosition
from sacbe.games.tikal.position import BID, CHOOSE

BID_WIDTH: Final = 2
"""The beam of the turns that tiles on offer are judged by."""


@dataclass(frozen=True)
class Level:
    """How a level thinks: how widely, through how much noise, and what it may spend on looking ahead."""

    width: int = 6
    places: int = 3
    noise: float = 0.0
    candidates: int = 0
    quick_width: int = 1
    trust: float = 3.0
    budget: Budget | None = None

    def settings(self) -> Settings:
        return Settings(self.width, self.places, max(self.candidates, 1), self.quick_width, self.trust)


GREEDY: Final = Level(width=3, places=2)
NOVICE: Final = Level(width=1, places=1, noise=30.0)
CASUAL: Final = Level(width=2, places=1, noise=8.0)
STRONG: Final = Level(width=4, places=2, candidates=4, budget=Budget(simulations=6))
EXPERT: Final = Level(width=12, places=5, candidates=16, budget=Budget(simulations=120))


class PlanningTikal(PlanningBot):
    """Plans its turn as a whole: by the evaluation, through noise, or looking at what the others make of it."""

    def __init__(self, random: Rng, level: Level, weights: vec[float]) -> None:
        super().__init__(random)
        self._level = level
        self._weights = weights
        self._thought = -1  # the number of the turn that the budget was spent on

    def search(self, sight: Sight) -> TurnSearch:
        """The search for the turn that is due, for whoever wants to see what it finds; there is none for auctions."""
        world = sight.imagine(self._random)
        assert isinstance(world, TikalPosition)
        if world.state.phase in (BID, CHOOSE):
            raise Unsearched
        return TurnSearch(world.state, sight.seat, self._weights, self._random, self._level.settings())

    def plan(self, world: Position, seat: int, begun: float) -> list[int]:
        assert isinstance(world, TikalPosition)
        state = world.state
        level = self._level
        judges = [Evaluator(other, self._weights) for other in range(len(state.players))]
        if state.phase == BID:
            return [best_bid(state, judges, seat, BID_WIDTH)]
        if state.phase == CHOOSE:
            return [best_choice(state, judges, seat, BID_WIDTH)]
        if level.noise:
            return noisy_turn(state, judges, seat, level.width, level.places, level.noise, self._random)
        # Once a treasure has been dug in a turn that was thought about, its rest is planned anew without looking ahead.
        if level.budget is not None and self._thought != state.number:
            self._thought = int(state.number)
            search = TurnSearch(state, seat, self._weights, self._random, level.settings())
            think(search, level.budget, self._stop, begun)
            return [*search.turn()]
        return decide(state, judges, seat, level.width, level.places)


def _maker(level: Level, weights: vec[float]) -> Maker:
    def made(random: Rng, budget: Budget | None = None) -> Bot:
        if budget is None:
            return PlanningTikal(random, level, weights)
        if level.budget is None:
            raise OptionError("budget", "this bot does not search, so it takes no budget")
        return PlanningTikal(random, replace(level, budget=budget), weights)

    return made


_LEVELS: Final = {"greedy": GREEDY, "novice": NOVICE, "casual": CASUAL, "strong": STRONG, "expert": EXPERT}


def tuned(name: str, weights: Sequence[float]) -> Maker:
    """The maker of a bot that plays by other weights."""
    return _maker(_LEVELS[name], vec[float](list(weights)))


BOTS: dict[str, Maker] = {name: _maker(level, WEIGHTS) for name, level in _LEVELS.items()}
"""Greedy, the yardstick, then the levels, the weakest first."""
