"""Greedy for Tzolk'in: plans the whole turn with a beam search over one evaluation, and never looks past its end."""

from sacbe.bots.bot import Sight
from sacbe.bots.tzolkin_plans import BEAM, decide
from sacbe.engine.chance import Rng
from sacbe.games.tzolkin.game import TzolkinPosition


class GreedyTzolkin:
    def __init__(self, random: Rng) -> None:
        self._random = random

    def choose(self, sight: Sight) -> int:
        if len(sight.legal) == 1:
            return sight.legal[0]
        world = sight.imagine(self._random)
        assert isinstance(world, TzolkinPosition)
        return decide(world.state, sight.seat, BEAM)
