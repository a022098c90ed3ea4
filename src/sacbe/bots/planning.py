"""Bots that plan a whole turn and play it action by action. They plan again only if something unexpected happens."""

from abc import ABC, abstractmethod
from collections.abc import Hashable
from threading import Event

from sacbe.bots import clock
from sacbe.bots.bot import Sight
from sacbe.engine.chance import Rng
from sacbe.engine.game import Position


class PlanningBot(ABC):
    """Keeps the rest of the turn it planned, as long as the position is the one it expected."""

    def __init__(self, random: Rng) -> None:
        self._random = random
        self._stop = Event()
        self._rest: list[int] = []  # of the turn as planned
        self._expected: Hashable = None

    def choose(self, sight: Sight) -> int:
        """The next action of the plan; a new plan if there is none for this position."""
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
        """Let the `choose` that is under way return the best so far."""
        self._stop.set()

    def stage(self, world: Position, seat: int) -> Hashable:
        """What tells a bot that the turn has gone on as planned."""
        return world.key()

    @abstractmethod
    def plan(self, world: Position, seat: int, begun: float) -> list[int]:
        """The actions of the turn that is due, thought of since `begun`; at least one."""
