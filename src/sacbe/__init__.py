"""One open table for euro board games: play them, write bots for them, do research on them.

game = sacbe.load("silver_gold", players=3)
pos = game.start()
"""

from typing import TYPE_CHECKING

from sacbe import interpreted as _interpreted  # noqa: F401 - must come before the packages it may redirect
from sacbe.arena.match import play
from sacbe.engine import game as _game
from sacbe.engine.errors import (
    ActionError,
    AmbiguousAction,
    IllegalAction,
    InvalidPosition,
    MalformedAction,
    OptionError,
    RecordError,
    SacbeError,
)
from sacbe.engine.game import CHANCE, Game, Position
from sacbe.engine.records import Record
from sacbe.engine.registry import load, register

if TYPE_CHECKING:
    from sacbe.engine.registry import games
else:
    # The package of the games, which lists their names when it is called: `sacbe.games()`.
    from sacbe import games

__version__ = "0.1.0"

compiled: bool = not (_game.__file__ or "").endswith(".py")
"""Does the engine run as C extensions, or from its Python source?"""

__all__ = [
    "CHANCE",
    "ActionError",
    "AmbiguousAction",
    "Game",
    "IllegalAction",
    "InvalidPosition",
    "MalformedAction",
    "OptionError",
    "Position",
    "Record",
    "RecordError",
    "SacbeError",
    "compiled",
    "games",
    "load",
    "play",
    "register",
]
