"""Bots for Tzolk'in: greedy as a yardstick, and the four levels.

All plan whole turns with one evaluation. Greedy takes the turn that looks best at its end. Novice and casual do the
same with narrower searches and noisy judgement. Strong and expert look several of their own turns ahead. Expert also
has a network that corrects the evaluation.
"""

import json
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from librt.vecs import vec

from sacbe.bots.bot import Bot, Maker, Sight
from sacbe.bots.budget import Budget
from sacbe.bots.frozen import numbers_of, weights_of
from sacbe.bots.ladder import Ladder, Level, Purse, at_level
from sacbe.bots.planning import PlanningBot
from sacbe.bots.tzolkin.choices import ChoiceSearch
from sacbe.bots.tzolkin.learned import Learned
from sacbe.bots.tzolkin.plans import BEAM, decide, noisy_turn
from sacbe.bots.tzolkin.search import FORESEEN, Settings, Table, TurnSearch, shuffled
from sacbe.bots.tzolkin.weights import WEIGHTS, weights
from sacbe.bots.tzolkin.worth import Evaluator
from sacbe.engine.chance import Rng
from sacbe.engine.game import Position
from sacbe.games.tzolkin.game import TzolkinPosition
from sacbe.games.tzolkin.position import DAY, HAND, KEEP, ROW, TURN, WEALTH_KEPT, State


@dataclass(frozen=True)
class TzolkinLevel(Level):
    """How a level thinks: how noisy its judgement is, and how it looks ahead."""

    noise: float = 0.0
    beam: int = BEAM
    settings: Settings | None = None
    learned: bool = False
    """Does it use the network?"""


LEVELS: Final = {
    "greedy": TzolkinLevel(),
    "novice": TzolkinLevel(noise=10.0, beam=6),
    "casual": TzolkinLevel(noise=3.0, beam=12),
    "strong": TzolkinLevel(budget=Budget(seconds=0.5, simulations=30), settings=Settings(4, 5, 8, 6, 0)),
    "expert": TzolkinLevel(
        budget=Budget(seconds=1.8, simulations=20000),
        settings=Settings(4, 6, 12, 6, 1, 1, FORESEEN),
        learned=True,
    ),
}
DAY_SHARE: Final = 0.1
"""The share of a turn's time kept for the choice between one day and two, which may follow at once."""


class PlanningTzolkin(PlanningBot):
    """Plans its turn as a whole: by the evaluation, with noise, or by looking several turns ahead."""

    def __init__(self, random: Rng, level: TzolkinLevel, weights: vec[float], learned: Learned | None = None) -> None:
        super().__init__(random)
        self._level = level
        self._weights = weights
        self._learned = learned

    def search(self, sight: Sight) -> TurnSearch | ChoiceSearch:
        """The search for the decision that is due, for others to look at."""
        world = sight.imagine(self._random)
        assert isinstance(world, TzolkinPosition)
        return self._search(world.state, sight.seat, self._level.settings or Settings(1, 1, BEAM, 1, 0))

    def _search(self, state: State, seat: int, settings: Settings) -> TurnSearch | ChoiceSearch:
        if state.phase != TURN:
            return ChoiceSearch(state, seat, self._weights, self._random, settings, self._learned)
        table = Table(state.seats, seat, self._weights, shuffled(self._random), settings.others_width, self._learned)
        return TurnSearch(state, table, settings, self._random)

    def stage(self, world: Position, seat: int) -> Hashable:
        """While all choose their tiles at the same time, only the seat's own choice matters."""
        assert isinstance(world, TzolkinPosition)
        state = world.state
        if state.phase == KEEP:
            return (KEEP, state.have[seat * ROW + HAND], state.have[seat * ROW + WEALTH_KEPT])
        return world.key()

    def plan(self, world: Position, seat: int, begun: float) -> list[int]:
        assert isinstance(world, TzolkinPosition)
        state = world.state
        level = self._level
        judge = Evaluator(seat, self._weights)
        if level.settings is not None and level.budget is not None:
            search = self._search(state, seat, level.settings)
            if state.phase == DAY:
                Purse(level.budget).spend(search, self._stop, begun, DAY_SHARE)
            else:
                share = 1 - DAY_SHARE if state.phase == TURN else 1
                Purse(level.budget).spend(search, self._stop, begun, share, simulations=1)
            return [*search.turn()]
        if state.phase == TURN and level.noise:
            return noisy_turn(state, judge, level.beam, level.noise, self._random)
        return decide(state, judge, level.beam)


def read_learned() -> vec[float]:
    """The numbers of the network in the package."""
    return vec[float](json.loads((Path(__file__).parent / "learned.json").read_text("utf-8"))["numbers"])


_LEARNED: Final = read_learned()


def _make(random: Rng, level: TzolkinLevel, weights: Sequence[float]) -> Bot:
    return PlanningTzolkin(random, level, vec[float]([*weights]), Learned(_LEARNED) if level.learned else None)


def taught(name: str, weights: Sequence[float], numbers: Sequence[float]) -> Maker:
    """The maker of a bot that looks ahead, with other weights and, if there are numbers, another network."""
    level = LEVELS[name]
    if level.settings is None:
        raise KeyError(name)
    own, network = vec[float]([*weights]), vec[float]([*numbers])
    return at_level(
        level, lambda random, level: PlanningTzolkin(random, level, own, Learned(network) if numbers else None)
    )


EXPERT_1: Final = TzolkinLevel(
    budget=Budget(seconds=1.8, simulations=20000), settings=Settings(4, 6, 12, 6, 1, 1, 2), learned=True
)
"""The expert of November 2026."""
_FOLDER: Final = Path(__file__).parent


@cache
def _numbers_1() -> tuple[vec[float], vec[float]]:
    return vec[float](weights_of(_FOLDER, "expert-1", weights())), vec[float](
        numbers_of(_FOLDER, "expert-1")["learned"]
    )


def _expert_1(random: Rng, level: TzolkinLevel) -> Bot:
    own, network = _numbers_1()
    return PlanningTzolkin(random, level, own, Learned(network))


LADDER: Final = Ladder(LEVELS, _make, [*WEIGHTS], frozen={"expert-1": (EXPERT_1, _expert_1)})
"""Greedy, the yardstick, then the levels, the weakest first."""
