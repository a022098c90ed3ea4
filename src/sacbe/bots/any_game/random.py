"""The yardstick at the bottom: any legal action, each as likely as the others."""

from sacbe.bots.bot import Sight
from sacbe.engine.chance import Rng


class RandomBot:
    def __init__(self, random: Rng) -> None:
        self._random = random

    def choose(self, sight: Sight) -> int:
        return sight.legal[self._random.below(len(sight.legal))]
