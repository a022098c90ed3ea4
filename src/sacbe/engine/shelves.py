"""Where the parts of a game lie that rooms outside the rules use: its pictures, its terminal, its bots.

The house has a room for each kind of part, and in it a shelf for each of its games: `sacbe.pictures.tikal`. A game from
outside has its parts in the folder of its class: `cenote.pictures`. Every part is optional.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sacbe.engine.game import Game

_HOUSE = "sacbe.games"


def shelf(kind: "type[Game]", room: str) -> ModuleType | None:
    """The part of a game that a room uses, or None if the game has no such part."""
    folder, _, _ = kind.__module__.rpartition(".")
    house, _, name = folder.rpartition(".")
    module = f"sacbe.{room}.{name}" if house == _HOUSE else f"{folder}.{room}"
    if not folder or find_spec(module) is None:
        return None
    return import_module(module)
