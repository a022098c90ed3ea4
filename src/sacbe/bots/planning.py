"""Bots that plan a whole turn and play it action by action. They plan again only after something unexpected."""

from abc import ABC, abstractmethod
from collections.abc import Hashable
from threading import Event

from sacbe.bots import clock
from sacbe.bots.bot import Sight
from sacbe.engine.chance import Rng
from sacbe.engine.game import Position


class PlanningBot(ABC):
    """Keeps the rest of its planned turn as long as the position is the one it expected."""

    def __init__(self, random: Rng) -> None:
        self._random = random
        self._stop = Event()
        self._rest: list[int] = []  # of the turn as planned
        self._expected: Hashable = None

    def choose(self, sight: Sight) -> int:
        """The next action of the plan. If the plan does not fit this position, plan again."""
        self._stop.clear()
        begun = clock.seconds()
        if len(sight.legal) == 1 and not self._rest:
            return sight.legal[0]
        world = sight.imagine(self._random)
        if not (self._rest and self._rest[0] in sight.legal and self.stage(world, sight.seat) == self._expected):
            self._rest = self.plan(world, sight.seat, begun)
        action = self._rest.pop(0)
        if self._rest:
            world.apply(action, sight.seat)
            self._expected = self.stage(world, sight.seat)
        return action

    def stop(self) -> None:
        """Make the running `choose` return the best action found so far."""
        self._stop.set()

    def stage(self, world: Position, seat: int) -> Hashable:
        """What must be unchanged for the plan to still fit."""
        return world.key()

    @abstractmethod
    def plan(self, world: Position, seat: int, begun: float) -> list[int]:
        """The actions of the turn, at least one. The budget's time counts from `begun`."""
