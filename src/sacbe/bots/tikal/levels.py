"""Bots for Tikal, basic and auction game: greedy as a yardstick, and the four levels.

All plan whole turns with one evaluation. Greedy takes the turn that looks best at its end. Novice and casual do the
same with narrower searches and noisy judgement. Strong and expert also look at the others' answers.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from librt.vecs import vec

from sacbe.bots.bot import Sight
from sacbe.bots.budget import Budget
from sacbe.bots.frozen import weights_of
from sacbe.bots.ladder import Ladder, Level, Purse
from sacbe.bots.planning import PlanningBot
from sacbe.bots.tikal.bids import AuctionSearch, best_bid, best_choice, bid_limit
from sacbe.bots.tikal.plans import decide, digs, noisy_turn
from sacbe.bots.tikal.search import QUICK, THOROUGH, Settings, Stage, TurnSearch
from sacbe.bots.tikal.weights import WEIGHTS, weights
from sacbe.bots.tikal.worth import Evaluator, evaluators
from sacbe.engine.chance import Rng
from sacbe.engine.game import Position
from sacbe.games.tikal.game import TikalPosition
from sacbe.games.tikal.position import BID, CHOOSE, State

BID_WIDTH: Final = 2
"""The width of the beam for turns that judge tiles on offer."""
KEPT: Final = 0.25
"""The share of a turn's budget kept for planning again after a dig."""
LEAST_SECONDS: Final = 0.01
"""With less time than this, a bot does not look ahead."""


@dataclass(frozen=True)
class TikalLevel(Level):
    """How a level thinks: how widely, how noisy its judgement is, and how it looks ahead."""

    width: int = 6
    places: int = 3
    noise: float = 0.0
    candidates: int = 0
    stages: Sequence[Stage] = tuple(QUICK)
    trust: float = 3.0
    planning: float = 0.0
    shaken: float = 0.0

    def settings(self) -> Settings:
        return Settings(
            self.width,
            self.places,
            max(self.candidates, 1),
            [*self.stages],
            self.trust,
            self.planning,
            self.shaken,
        )


LEVELS: Final = {
    "greedy": TikalLevel(width=3, places=2),
    "novice": TikalLevel(width=1, places=1, noise=30.0),
    "casual": TikalLevel(width=2, places=1, noise=8.0),
    "strong": TikalLevel(width=4, places=2, candidates=4, budget=Budget(seconds=0.5, simulations=7)),
    "expert": TikalLevel(
        width=12,
        places=5,
        candidates=16,
        stages=tuple(THOROUGH),
        planning=0.3,
        shaken=0.3,
        budget=Budget(seconds=1.8, simulations=12000),
    ),
}


class PlanningTikal(PlanningBot):
    """Plans its turn as a whole: by the evaluation, with noise, or by looking at the others' answers."""

    def __init__(self, random: Rng, level: TikalLevel, weights: vec[float]) -> None:
        super().__init__(random)
        self._level = level
        self._weights = weights
        self._turn: Hashable = None  # the turn that the purse is for
        self._purse = Purse(Budget(), LEAST_SECONDS)
        self._auction: tuple[int, int] | None = None  # its number, and the most to bid

    def search(self, sight: Sight) -> TurnSearch | AuctionSearch:
        """The search for the turn or bid that is due, for others to look at."""
        world = sight.imagine(self._random)
        assert isinstance(world, TikalPosition)
        if world.state.phase in (BID, CHOOSE):
            return AuctionSearch(world.state, sight.seat, self._weights, BID_WIDTH)
        return TurnSearch(world.state, sight.seat, self._weights, self._random, self._level.settings())

    def plan(self, world: Position, seat: int, begun: float) -> list[int]:
        assert isinstance(world, TikalPosition)
        state = world.state
        level = self._level
        if state.phase not in (BID, CHOOSE) and level.budget is not None:
            return self._searched(state, seat, begun)
        judges = evaluators(len(state.players), self._weights)
        if state.phase == BID:
            return [self._bid(state, judges, seat)]
        if state.phase == CHOOSE:
            return [best_choice(state, judges, seat, BID_WIDTH)]
        if level.noise:
            return noisy_turn(state, judges, seat, level.width, level.places, level.noise, self._random)
        return decide(state, judges, seat, level.width, level.places)

    def _searched(self, state: State, seat: int, begun: float) -> list[int]:
        """The turn found by looking ahead. What was spent before a dig counts."""
        assert self._level.budget is not None
        turn = (int(state.number), int(state.scoring))
        if self._turn != turn:
            self._turn = turn
            self._purse = Purse(self._level.budget, LEAST_SECONDS)
        search = TurnSearch(state, seat, self._weights, self._random, self._level.settings())
        begun = self._purse.spend(search, self._stop, begun, 1 - KEPT)
        if not digs(search.turn()):
            # Nothing new will come to light, so nothing needs to be kept.
            self._purse.spend(search, self._stop, begun, 1)
        return [*search.turn()]

    def _bid(self, state: State, judges: list[Evaluator], seat: int) -> int:
        """The bid. Its limit does not change during an auction, so it is computed once."""
        number = int(state.number)
        if self._auction is None or self._auction[0] != number:
            self._auction = (number, bid_limit(state, judges, seat, BID_WIDTH))
        return best_bid(state, seat, self._auction[1])


EXPERT_1: Final = TikalLevel(
    width=12,
    places=5,
    candidates=16,
    stages=(Stage(0, 1, 1.0), Stage(8, 3, 3.0), Stage(20, 9, 9.0), Stage(60, 27, 27.0)),
    trust=3.0,
    planning=0.3,
    shaken=0.3,
    budget=Budget(seconds=1.8, simulations=12000),
)
"""The expert of November 2026."""


def _make(random: Rng, level: TikalLevel, weights: Sequence[float]) -> PlanningTikal:
    return PlanningTikal(random, level, vec[float]([*weights]))


def _expert_1(random: Rng, level: TikalLevel) -> PlanningTikal:
    return _make(random, level, weights_of(Path(__file__).parent, "expert-1", weights()))


LADDER: Final = Ladder(LEVELS, _make, [*WEIGHTS], frozen={"expert-1": (EXPERT_1, _expert_1)})
"""Greedy, the yardstick, then the levels, the weakest first."""
