"""What all notations share: seat letters, and finding an action by its name."""

from operator import index
from typing import TYPE_CHECKING, Final, SupportsIndex

from sacbe.engine.errors import MalformedAction

if TYPE_CHECKING:
    from sacbe.engine.game import Game

LETTERS: Final = "ABCDEFGH"


def letter(seat: int) -> str:
    """The letter of a seat: A for the first. A spectator or chance is a dash."""
    return LETTERS[seat] if 0 <= seat < len(LETTERS) else "-"


def seat_of(text: str) -> int:
    """The seat of a letter, or -1."""
    return LETTERS.find(text.upper()) if len(text) == 1 else -1


_names: dict[str, dict[str, int]] = {}


def parse_name(game: "Game", text: str) -> int:
    """The action with exactly this name, ignoring case and extra spaces."""
    if game.vocabulary.names:
        number = game.vocabulary.number(text)
        if number is None:
            raise MalformedAction(text, "no action is written like this")
        return number
    table = _names.get(repr(game))
    if table is None:
        table = {game.name(action).lower(): action for action in range(game.actions)}
        _names[repr(game)] = table
    wanted = " ".join(text.lower().split())
    if wanted not in table:
        raise MalformedAction(text, "no action is written like this")
    return table[wanted]


def plain_number(number: SupportsIndex) -> int:
    """Any kind of whole number, numpy's too, as a Python int; else TypeError."""
    return number if isinstance(number, int) else index(number)
