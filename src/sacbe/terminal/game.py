"""What the text client asks of a game: the module `sacbe.terminal.GAME`, with these functions.

A game from outside may have them in the module `terminal` of its own package; for a game without them `plain` does. All
functions get the view of one seat and the players' names by seat, and return lines: pictures as pieces with styles, or
plain sentences. `GameText` every game has; the smaller protocols below it are for games that need them.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol, cast, runtime_checkable

from sacbe.engine.game import Game, Json, Position
from sacbe.engine.shelves import shelf
from sacbe.terminal.plain import PlainText
from sacbe.terminal.terminal import Line


class GameText(Protocol):
    """A game in pictures and in words."""

    def draw(self, view: Json, names: list[str], actions: list[int], room: int) -> list[Line]:
        """The main screen, at most 80 columns wide, with the actions shown as if they were done.

        `room` is how many lines it may have. With 18 it shows all that matters; with more it may show more, with less
        (where a list stands below it) it leaves out what can be spared.
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

    def describe(self, pos: Position, view: Json, action: int) -> tuple[str, str]:
        """An action of the viewer before it is done: what it is, and what it would cost and bring."""
        ...

    def news(self, before: Json, after: Json, deeds: list[tuple[int, int]], names: list[str]) -> list[tuple[str, str]]:
        """What was done (seat, action) between two views, as sentences with their kind: own, other, event or card."""
        ...

    def points(self, view: Json) -> Sequence[Mapping[str, float]]:
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


@runtime_checkable
class DrawsWide(Protocol):
    """A game whose main screen shows more in a window wider than 80 columns."""

    def draw_wide(self, view: Json, names: list[str], actions: list[int], room: int, width: int) -> list[Line]:
        """The same as `draw`, at most `width` columns wide."""
        ...


@runtime_checkable
class TakesOrders(Protocol):
    """A game in which one typed line may stand for several actions, such as a walk over many fields."""

    def expand(self, typed: str, view: Json, legal: list[int]) -> list[int] | None:
        """The actions that an order of the viewer stands for, one after another; None if the notation says it all.

        MalformedAction, IllegalAction and AmbiguousAction as from `Game.parse`. Whether the rules allow each of the
        actions is checked afterwards.
        """
        ...

    def describe_order(self, pos: Position, view: Json, actions: list[int]) -> tuple[str, str]:
        """An order before it is done: what it is, and what it would cost and bring."""
        ...


@runtime_checkable
class AnswersQuestions(Protocol):
    """A game with commands that take words: `reach b4`. They go before the client's own, if there is an answer."""

    def questions(self) -> dict[str, str]:
        """The commands, and what they answer."""
        ...

    def answer(self, name: str, words: str, view: Json, names: list[str]) -> list[Line]:
        """The answer to a command with the words behind it; nothing if the words are not for this game."""
        ...

    def tell_answer(self, name: str, words: str, view: Json, names: list[str]) -> list[str]:
        """The same in sentences."""
        ...


@runtime_checkable
class TellsTogether(Protocol):
    """A game that tells several actions in one piece of news."""

    def continues(self, deeds: list[tuple[int, int]], seat: int, action: int) -> bool:
        """Does an action belong to the deeds (seat, action) just before it?"""
        ...


@runtime_checkable
class ForeseesPoints(Protocol):
    """A game that can say what everyone would score now."""

    def outlook(self, view: Json, names: list[str]) -> list[str]: ...


@runtime_checkable
class HasVariants(Protocol):
    """A game whose menu offers more than one way to play it."""

    def variants(self) -> dict[str, dict[str, str]]:
        """What each is called, with its table options."""
        ...


def text_of(game: Game) -> GameText:
    """The game's own part of the text client, or the plain one that fits any game."""
    found = shelf(type(game), "terminal")
    return PlainText(game) if found is None else cast(GameText, found)


def variants(kind: type[Game]) -> dict[str, dict[str, str]]:
    """The ways to play a game that the menu offers, each with its table options."""
    text = shelf(kind, "terminal")
    return text.variants() if isinstance(text, HasVariants) else {kind.title: {}}
