"""Finds the parts of a game outside its rules: its pictures, its terminal, its bots.

We have a room for each kind of part, with a shelf for each game: `sacbe.pictures.tikal`. A game of another package has
its parts in the folder of its class: `cenote.pictures`. Every part is optional.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sacbe.engine.game import Game

_HOUSE = "sacbe.games"


def shelf(kind: "type[Game]", room: str) -> ModuleType | None:
    """The game's shelf in this room; None if it has none."""
    folder, _, _ = kind.__module__.rpartition(".")
    house, _, name = folder.rpartition(".")
    module = f"sacbe.{room}.{name}" if house == _HOUSE else f"{folder}.{room}"
    if not folder or find_spec(module) is None:
        return None
    return import_module(module)
