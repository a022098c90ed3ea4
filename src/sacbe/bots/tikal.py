"""Greedy for Tikal: plans the whole turn with a beam search over one evaluation, and never looks past its end."""

from sacbe.bots.bot import Sight
from sacbe.bots.tikal_plans import BEAM, decide
from sacbe.engine.chance import Rng
from sacbe.games.tikal.game import TikalPosition


class GreedyTikal:
    def __init__(self, random: Rng) -> None:
        self._random = random

    def choose(self, sight: Sight) -> int:
        if len(sight.legal) == 1:
            return sight.legal[0]
        world = sight.imagine(self._random)
        assert isinstance(world, TikalPosition)
        return decide(world.state, sight.seat, self._random, BEAM)
