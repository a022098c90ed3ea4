"""What a game provides so that a network can learn from its bots' games. `sacbe.arena.learning` trains the network.

A game whose bots can learn has a `School` as `SCHOOL` in `sacbe.bots.<game>.learning`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from sacbe.bots.bot import Maker
from sacbe.engine.errors import OptionError
from sacbe.engine.game import Position
from sacbe.engine.registry import game_class, games


@dataclass(frozen=True)
class Lesson:
    """What a network sees of a position, the evaluation's opinion of it, and how far off that usually is."""

    seen: list[float]
    worth: float
    unsure: float


class School(Protocol):
    """How the bots of a game learn."""

    @property
    def hidden(self) -> int:
        """The units of a network's hidden layer."""
        ...

    def fits(self, numbers: Sequence[float]) -> bool:
        """Does a network for this game have this many numbers?"""
        ...

    def weights(self) -> list[float]:
        """The weights of the evaluation."""
        ...

    def pupil(self, bot: str, weights: Sequence[float], numbers: Sequence[float]) -> Maker:
        """The maker of a bot with these weights and, if there are numbers, this network. The name may have a budget."""
        ...

    def lesson(self, pos: Position, seat: int, action: int) -> Lesson | None:
        """What to learn from a seat's action in this position; None if the action does not end a turn."""
        ...


def school_of(game: str) -> School:
    """The school of a game. If it has none, OptionError names the games that have one."""
    title = game_class(game).title
    if not _has_school(game):
        able = [game_class(each).title for each in games() if _has_school(each)]
        raise OptionError("game", f"the bots of {title} do not learn; those of {', '.join(able)} do")
    school: School = import_module(_module(game)).SCHOOL
    return school


def _has_school(game: str) -> bool:
    return find_spec(f"sacbe.bots.{game}") is not None and find_spec(_module(game)) is not None


def _module(game: str) -> str:
    return f"sacbe.bots.{game}.learning"
