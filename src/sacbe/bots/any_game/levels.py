"""The levels of a game that has no bots of its own, and the yardsticks of every game: random and search.

All but random use the tree search of `search`, the higher levels for longer.
"""

from collections.abc import Hashable
from threading import Event
from typing import Final

from sacbe.bots import clock
from sacbe.bots.any_game.random import RandomBot
from sacbe.bots.any_game.search import TreeSearch
from sacbe.bots.bot import Maker, Sight, no_budget
from sacbe.bots.budget import Budget
from sacbe.bots.ladder import Ladder, Level, Purse, at_level
from sacbe.engine.chance import Rng
from sacbe.engine.game import Json, Position

BEGUN: Final = 0.3
"""The share of the remaining budget that a decision gets while more decisions of the turn may follow."""


class SearchBot:
    """Searches at every decision, with the rest of the turn's budget and of the tree."""

    def __init__(self, random: Rng, level: Level) -> None:
        assert level.budget is not None
        self._random = random
        self._budget = level.budget
        self._purse = Purse(self._budget)
        self._turn: Hashable = None
        self._stop = Event()
        self._search: TreeSearch | None = None
        self._expected: Json | None = None  # what the seat will see if nothing happens in between

    def search(self, sight: Sight) -> TreeSearch:
        """The search for the decision that is due, for others to look at."""
        return TreeSearch(sight.imagine(self._random), sight.seat, self._random)

    def choose(self, sight: Sight) -> int:
        """The action that was tried most. A decision without a choice takes no time."""
        begun = clock.seconds()
        self._stop.clear()
        if len(sight.legal) == 1:
            return sight.legal[0]
        world = sight.imagine(self._random)
        turn = (world.number, world.simultaneous)
        if self._turn != turn or not world.number:
            self._turn, self._purse, self._search = turn, Purse(self._budget), None
        search = self._search
        if search is None or sight.view != self._expected:
            search = TreeSearch(world, sight.seat, self._random)
        begun = self._purse.spend(search, self._stop, begun, BEGUN)
        if search.ends_turn():
            self._purse.spend(search, self._stop, begun, 1)
        action = search.turn()[0]
        self._remember(search, world, sight.seat, action)
        return action

    def stop(self) -> None:
        """Make the running `choose` return the best action found so far."""
        self._stop.set()

    def _remember(self, search: TreeSearch, world: Position, seat: int, action: int) -> None:
        """Keep the tree if the same seat decides next."""
        self._search = None
        world.apply(action, seat)
        if seat in world.pending:
            self._expected = world.view(seat)
            search.go_on(action, world)
            self._search = search


def _level(seconds: float, simulations: int) -> Level:
    return Level(Budget(seconds, simulations))


SEARCH: Final = _level(1.0, 4000)
LEVELS: Final = {
    "novice": _level(0.1, 30),
    "casual": _level(0.25, 150),
    "strong": _level(0.5, 1000),
    "expert": _level(1.8, 20000),
}
YARDSTICKS: Final[dict[str, Maker]] = {"random": no_budget(RandomBot), "search": at_level(SEARCH, SearchBot)}
BUDGETS: Final[dict[str, Budget]] = {"search": SEARCH.budget} if SEARCH.budget is not None else {}
LADDER: Final = Ladder(LEVELS, lambda random, level, _: SearchBot(random, level))
