"""What a bot is, and what it is shown."""

from typing import Protocol

from sacbe.engine.chance import Rng
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

    def imagine(self, random: Rng) -> Position:
        """A whole position that the seat cannot tell from the real one, for search."""
        return self._pos.imagine(self.seat, random)


class Bot(Protocol):
    """Plays one seat of one game."""

    def choose(self, sight: Sight) -> int:
        """One of `sight.legal`."""
        ...
