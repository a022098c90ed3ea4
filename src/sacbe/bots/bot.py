"""What a bot is, what it sees, and how it is made."""

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.bots.budget import Budget
from sacbe.engine.chance import Rng
from sacbe.engine.errors import OptionError
from sacbe.engine.game import Game, Json, Position


class Sight:
    """All that a bot may look at when it decides: the view of its seat and its legal actions."""

    def __init__(self, pos: Position, seat: int) -> None:
        self._pos = pos
        self.seat = seat
        self.legal = pos.legal(seat)

    @property
    def game(self) -> Game:
        return self._pos.game

    @property
    def view(self) -> Json:
        """What the seat may know."""
        return self._pos.view(self.seat)

    def observe(self, out: "vec[i64]") -> None:
        """The same as numbers, written to `out`. `game.observation` says what each number means."""
        self._pos.observe(self.seat, out)

    def imagine(self, random: Rng) -> Position:
        """A whole position that the seat cannot tell from the real one, for search."""
        return self._pos.imagine(self.seat, random)


@runtime_checkable
class Bot(Protocol):
    """Plays one seat of one game."""

    def choose(self, sight: Sight) -> int:
        """One of `sight.legal`."""
        ...


@runtime_checkable
class Thinker(Bot, Protocol):
    """A bot that searches. Another thread can tell it to answer now."""

    def stop(self) -> None:
        """Make the running `choose` return the best action found so far."""
        ...


@runtime_checkable
class Guest(Bot, Protocol):
    """A bot with something to close when the game is over: a process, a connection."""

    def close(self) -> None: ...


Maker = Callable[[Rng, Budget | None], Bot]
"""Makes a bot with a generator of its own. Without a budget, it thinks as long as its level does."""


def no_budget(make: Callable[[Rng], Bot]) -> Maker:
    """The maker of a bot that does not search and therefore takes no budget."""

    def made(random: Rng, budget: Budget | None = None) -> Bot:
        if budget is not None:
            raise takes_no_budget()
        return make(random)

    return made


def takes_no_budget() -> OptionError:
    return OptionError("budget", "this bot does not search, so it takes no budget")
