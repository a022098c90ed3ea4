"""What the text client asks of a game: the module `sacbe.terminal.GAME`, with these functions.

A game from outside may have them in the module `terminal` of its own package; for a game without them `plain` does. All
functions get the `Table` that a seat sees, and return lines: pictures as pieces with styles, or plain sentences.
`GameText` every game has; the smaller protocols below it are for games that need them.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, cast, runtime_checkable

from sacbe.engine.game import Game, Json, Position
from sacbe.engine.shelves import shelf
from sacbe.terminal.drawing import Line
from sacbe.terminal.plain import PlainText
from sacbe.terminal.saying import Saying
from sacbe.terminal.table import Table
from sacbe.words import USUAL, Words, words_of


class GameText(Protocol):
    """A game in pictures and in words.

    A game may have `THINGS`, what is known of the things with ids; and `RETOLD`, deeds that an event of the same step
    and seat tells better: the name of the deed, and of the event.
    """

    @property
    def PAGES(self) -> Sequence[str]:  # noqa: N802
        """Commands that only this game has; `{game}-page-{name}` says what they show."""
        ...

    def draw(self, table: Table, room: int, width: int) -> list[Line]:
        """The main screen, at most `width` columns wide, 80 or more, with what is typed shown as if it were done.

        `room` is how many lines it may have. With 18 it shows all that matters; with more it may show more, with less
        (where a list stands below it) it leaves out what can be spared.
        """
        ...

    def tell(self, table: Table) -> list[str]:
        """The same in sentences."""
        ...

    def look(self, table: Table, seat: int) -> list[Line]:
        """What lies before another player."""
        ...

    def tell_seat(self, table: Table, seat: int) -> list[str]:
        """The same in sentences."""
        ...

    def question(self, table: Table) -> str:
        """What the viewer has to decide now, with an example of what to type; empty if nothing."""
        ...

    def page(self, table: Table, name: str) -> list[Line]:
        """What such a command shows."""
        ...

    def tell_page(self, table: Table, name: str) -> list[str]:
        """The same in sentences."""
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


@runtime_checkable
class AnswersQuestions(Protocol):
    """A game with commands that take words: `reach b4`. They go before the client's own, if there is an answer."""

    @property
    def QUESTIONS(self) -> Sequence[str]:  # noqa: N802
        """The commands; `{game}-page-{name}` says what they answer."""
        ...

    def tell_answer(self, table: Table, name: str, words: str) -> list[str]:
        """The answer to a command with the words behind it, a heading first; nothing if the words mean nothing here."""
        ...


@runtime_checkable
class ForeseesPoints(Protocol):
    """A game that can say what everyone would score now."""

    def outlook(self, table: Table) -> list[str]: ...


@runtime_checkable
class HasVariants(Protocol):
    """A game whose menu offers more than one way to play it: table options by the name of a message."""

    @property
    def VARIANTS(self) -> Mapping[str, dict[str, str]]: ...  # noqa: N802


def text_of(game: Game) -> GameText:
    """The game's own part of the text client, or the plain one that fits any game."""
    found = shelf(type(game), "terminal")
    return cast(GameText, PlainText(game) if found is None else found)


def saying_of(game: Game, names: Sequence[str], words: Words | None = None) -> Saying:
    """How a game speaks; English if no words are given."""
    things: Any = getattr(text_of(game), "THINGS", {})
    return Saying(words or words_of(USUAL, type(game)), game.id, names, things)


def table_of(pos: Position, seat: int | None, names: Sequence[str], words: Words | None = None) -> Table:
    """The table as a seat sees it."""
    return Table(pos, seat, saying_of(pos.game, names, words))


def variants(kind: type[Game], words: Words) -> dict[str, dict[str, str]]:
    """The ways to play a game that the menu offers, each with its table options."""
    text = shelf(kind, "terminal")
    if not isinstance(text, HasVariants):
        title = f"game-{kind.id}"
        brought = words_of(words.language, kind)
        return {brought.t(title) if brought.knows(title) else kind.title: {}}
    return {words.t(f"{kind.id}-variant-{name}"): options for name, options in text.VARIANTS.items()}
