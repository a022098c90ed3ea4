"""Finding what draws a game: the module `picture` in the folder of its class, if it has one.

Its `draw(view)` gives a whole SVG document. This module only finds it; how the games draw is theirs.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sacbe.engine.game import Position


def picture(pos: "Position") -> str | None:
    """The table as a spectator sees it, as SVG; None if nobody has drawn this game."""
    folder = type(pos.game).__module__.rpartition(".")[0]
    if not folder or find_spec(f"{folder}.picture") is None:
        return None
    drawn: str = import_module(f"{folder}.picture").draw(pos.view(None))
    return drawn
