"""What the text client asks of a game: the module `text` in the game's folder, with these functions.

A game's module imports nothing from here; it only has the same shape. All functions get the view of one seat and the
players' names by seat, and return lines: pictures as pieces with styles, or plain sentences.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from sacbe.cli.text_terminal import Line
from sacbe.engine.errors import OptionError
from sacbe.engine.game import Json
from sacbe.engine.registry import game_class, games


class GameText(Protocol):
    """A game in pictures and in words."""

    def draw(self, view: Json, names: list[str], action: int, brief: bool) -> list[Line]:
        """The main screen, at most 80 columns and 18 lines. An action (or -1) is shown as if it were done; a brief one
        leaves room for a list below it.
        """
        ...

    def tell(self, view: Json, names: list[str]) -> list[str]:
        """The same in sentences."""
        ...

    def look(self, view: Json, names: list[str], seat: int) -> list[Line]:
        """What lies before another player."""
        ...

    def tell_seat(self, view: Json, names: list[str], seat: int) -> list[str]:
        """The same in sentences."""
        ...

    def question(self, view: Json) -> str:
        """What the viewer has to decide now, with an example of what to type; empty if nothing."""
        ...

    def describe(self, view: Json, action: int) -> tuple[str, str]:
        """An action of the viewer before it is done: what it is, and what it would cost and bring."""
        ...

    def news(self, before: Json, after: Json, deeds: list[tuple[int, int]], names: list[str]) -> list[tuple[str, str]]:
        """What was done (seat, action) between two views, as sentences with their kind: own, other, event or card."""
        ...

    def points(self, view: Json) -> list[dict[str, int]]:
        """Per seat, where the points come from."""
        ...

    def typing(self) -> list[str]:
        """What can be typed to act, for the help page: a word and what it does."""
        ...

    def pages(self) -> dict[str, str]:
        """Commands that only this game has, and what they show."""
        ...

    def page(self, name: str, view: Json, names: list[str]) -> list[Line]:
        """What such a command shows."""
        ...

    def tell_page(self, name: str, view: Json, names: list[str]) -> list[str]:
        """The same in sentences."""
        ...


def _module(game: str) -> str:
    return game_class(game).__module__.rpartition(".")[0] + ".text"


def has_text(game: str) -> bool:
    """Can this game be played in the terminal?"""
    return find_spec(_module(game)) is not None


def playable() -> list[str]:
    """The games that can be played in the terminal."""
    return [game for game in games() if has_text(game)]


def text_of(game: str) -> GameText:
    """The game's own part of the text client."""
    if not has_text(game):
        title = game_class(game).title
        raise OptionError("text", f"{title} cannot be played in the terminal; these can: {', '.join(playable())}")
    return cast(GameText, import_module(_module(game)))
