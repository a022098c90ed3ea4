"""Bots for Tikal, basic and auction game: greedy as a yardstick, and the four levels.

All plan whole turns over one evaluation. Greedy takes the turn that looks best at its end. Novice and casual do the
same with a narrower look and some noise in what they see; strong and expert look at what the others make of it.
"""

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from librt.vecs import vec

from sacbe.bots import watch
from sacbe.bots.bot import Bot, Maker, Sight
from sacbe.bots.budget import Budget
from sacbe.bots.planning import PlanningBot
from sacbe.bots.thinking import think
from sacbe.bots.tikal.bids import AuctionSearch, best_bid, best_choice, bid_limit
from sacbe.bots.tikal.plans import decide, digs, noisy_turn
from sacbe.bots.tikal.search import QUICK, THOROUGH, Settings, Stage, TurnSearch
from sacbe.bots.tikal.weights import WEIGHTS
from sacbe.bots.tikal.worth import Evaluator, evaluators
from sacbe.engine.chance import Rng
from sacbe.engine.errors import OptionError
from sacbe.engine.game import Position
from sacbe.games.tikal.game import TikalPosition
from sacbe.games.tikal.position import BID, CHOOSE, State

BID_WIDTH: Final = 2
"""The beam of the turns that tiles on offer are judged by."""
KEPT: Final = 0.25
"""The part of a turn's budget that is kept for planning anew after a dig."""
PROMPT: Final = 0.97
"""The part of its seconds after which nothing more is begun: what is under way has to end in time, too."""
LEAST_SECONDS: Final = 0.01
"""With less time than this nobody looks ahead."""


@dataclass(frozen=True)
class Level:
    """How a level thinks: how widely, through how much noise, and what it may spend on looking ahead."""

    width: int = 6
    places: int = 3
    noise: float = 0.0
    candidates: int = 0
    stages: Sequence[Stage] = tuple(QUICK)
    trust: float = 3.0
    planning: float = 0.0
    shaken: float = 0.0
    budget: Budget | None = None

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


GREEDY: Final = Level(width=3, places=2)
NOVICE: Final = Level(width=1, places=1, noise=30.0)
CASUAL: Final = Level(width=2, places=1, noise=8.0)
STRONG: Final = Level(width=4, places=2, candidates=4, budget=Budget(seconds=0.5, simulations=7))
EXPERT: Final = Level(
    width=12,
    places=5,
    candidates=16,
    stages=tuple(THOROUGH),
    planning=0.3,
    shaken=0.3,
    budget=Budget(seconds=1.8, simulations=12000),
)


class Purse:
    """What is left of a turn's budget: thinking goes on after a treasure has been dug."""

    def __init__(self, budget: Budget) -> None:
        self._seconds = None if budget.seconds is None else PROMPT * budget.seconds
        self._simulations = budget.simulations

    def part(self, share: float) -> Budget | None:
        """A budget of so much of what is left; None if that is nothing."""
        if (self._seconds is not None and self._seconds * share < LEAST_SECONDS) or self._simulations == 0:
            return None
        return Budget(
            None if self._seconds is None else self._seconds * share,
            None if self._simulations is None else math.ceil(self._simulations * share),
        )

    def pay(self, seconds: float, simulations: int) -> None:
        if self._seconds is not None:
            self._seconds -= seconds
        if self._simulations is not None:
            self._simulations -= simulations


class PlanningTikal(PlanningBot):
    """Plans its turn as a whole: by the evaluation, through noise, or looking at what the others make of it."""

    def __init__(self, random: Rng, level: Level, weights: vec[float]) -> None:
        super().__init__(random)
        self._level = level
        self._weights = weights
        self._turn: Hashable = None  # the one that the purse is for
        self._purse = Purse(Budget())
        self._auction: tuple[int, int] | None = None  # its number and how much to bid at most

    def search(self, sight: Sight) -> TurnSearch | AuctionSearch:
        """The search for the turn or the bid that is due, for whoever wants to see what it finds."""
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
        """The turn found by looking ahead; what has been spent on it before a dig counts."""
        assert self._level.budget is not None
        turn = (int(state.number), int(state.scoring))
        if self._turn != turn:
            self._turn = turn
            self._purse = Purse(self._level.budget)
        purse = self._purse
        search = TurnSearch(state, seat, self._weights, self._random, self._level.settings())
        spent = 0
        budget = purse.part(1 - KEPT)
        if budget is not None:
            spent = think(search, budget, self._stop, begun)
            if not digs(search.turn()):
                # Nothing will be learned on the way, so nothing need be kept.
                purse.pay(watch.seconds() - begun, spent)
                spent = 0
                begun = watch.seconds()
                budget = purse.part(1.0)
                if budget is not None:
                    spent = think(search, budget, self._stop, begun)
        purse.pay(watch.seconds() - begun, spent)
        return [*search.turn()]

    def _bid(self, state: State, judges: list[Evaluator], seat: int) -> int:
        """Nothing that a bid depends on changes in an auction, so its limit is worked out once."""
        number = int(state.number)
        if self._auction is None or self._auction[0] != number:
            self._auction = (number, bid_limit(state, judges, seat, BID_WIDTH))
        return best_bid(state, seat, self._auction[1])


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

BUDGETS: dict[str, Budget] = {name: level.budget for name, level in _LEVELS.items() if level.budget is not None}
"""What those that search spend on a turn if nothing else is said."""
