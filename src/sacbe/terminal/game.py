"""What a game provides for the terminal: the functions of the module `sacbe.terminal.GAME`.

A game of another package may have them in its own module `terminal`. A game without them gets `plain`. All functions
get the `Table` that a seat sees and return lines: styled pieces for pictures, or plain sentences. Every game has
`GameText`; the smaller protocols below it are for games that need them.
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

    A game may have `THINGS`, what is known of each thing with an id; and `RETOLD`, which maps a deed to the event of
    the same step and seat that tells it better.
    """

    @property
    def PAGES(self) -> Sequence[str]:  # noqa: N802
        """The commands that only this game has. The message `{game}-page-{name}` says what each shows."""
        ...

    def draw(self, table: Table, room: int, width: int) -> list[Line]:
        """The main screen, at most `width` (80 or more) columns wide, with typed actions shown as if done.

        It may have `room` lines. With 18 it shows all that matters, with more it may show more. With less, where a list
        stands below it, it leaves out what can be spared.
        """
        ...

    def tell(self, table: Table) -> list[str]:
        """The same in sentences."""
        ...

    def look(self, table: Table, seat: int) -> list[Line]:
        """Everything in front of a player."""
        ...

    def tell_seat(self, table: Table, seat: int) -> list[str]:
        """The same in sentences."""
        ...

    def question(self, table: Table) -> str:
        """The viewer's decision, with an example of what to type; empty if there is none."""
        ...

    def page(self, table: Table, name: str) -> list[Line]:
        """What one of `PAGES` shows."""
        ...

    def tell_page(self, table: Table, name: str) -> list[str]:
        """The same in sentences."""
        ...


@runtime_checkable
class TakesOrders(Protocol):
    """A game where one typed line may stand for several actions, such as a walk over many fields."""

    def expand(self, typed: str, view: Json, legal: list[int]) -> list[int] | None:
        """The actions that a typed order stands for, in order; None to leave it to the notation.

        Errors are those of `Game.parse`. Whether the rules allow the actions is checked afterwards.
        """
        ...


@runtime_checkable
class AnswersQuestions(Protocol):
    """A game with commands that take words, such as `reach b4`. An answer goes before the client's own commands."""

    @property
    def QUESTIONS(self) -> Sequence[str]:  # noqa: N802
        """The commands. The message `{game}-page-{name}` says what each answers."""
        ...

    def tell_answer(self, table: Table, name: str, words: str) -> list[str]:
        """The answer to a command and the words after it, with a heading first; empty if the words mean nothing."""
        ...


@runtime_checkable
class ForeseesPoints(Protocol):
    """A game that can say what everyone would score now."""

    def outlook(self, table: Table) -> list[str]: ...


@runtime_checkable
class HasVariants(Protocol):
    """A game that the menu offers in several variants: table options by the name of a message."""

    @property
    def VARIANTS(self) -> Mapping[str, dict[str, str]]: ...  # noqa: N802


def text_of(game: Game) -> GameText:
    """The game's own part of the text client, or the plain one for any game."""
    found = shelf(type(game), "terminal")
    return cast(GameText, PlainText(game) if found is None else found)


def saying_of(game: Game, names: Sequence[str], words: Words | None = None) -> Saying:
    """The voice of a game at a table; English if no words are given."""
    things: Any = getattr(text_of(game), "THINGS", {})
    return Saying(words or words_of(USUAL, type(game)), game.id, names, things)


def table_of(pos: Position, seat: int | None, names: Sequence[str], words: Words | None = None) -> Table:
    """The table as a seat sees it."""
    return Table(pos, seat, saying_of(pos.game, names, words))


def variants(kind: type[Game], words: Words) -> dict[str, dict[str, str]]:
    """The variants of a game that the menu offers, each with its table options."""
    text = shelf(kind, "terminal")
    if not isinstance(text, HasVariants):
        title = f"game-{kind.id}"
        brought = words_of(words.language, kind)
        return {brought.t(title) if brought.knows(title) else kind.title: {}}
    return {words.t(f"{kind.id}-variant-{name}"): options for name, options in text.VARIANTS.items()}
