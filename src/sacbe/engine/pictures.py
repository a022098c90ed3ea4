"""A position as an SVG picture, by the function `draw(view)` on its game's shelf in `pictures`."""

from typing import TYPE_CHECKING

from sacbe.engine.shelves import shelf

if TYPE_CHECKING:
    from sacbe.engine.game import Position


def picture(pos: "Position") -> str | None:
    """The table as a spectator sees it, as SVG; None if the game has no pictures."""
    drawing = shelf(type(pos.game), "pictures")
    if drawing is None:
        return None
    drawn: str = drawing.draw(pos.view(None))
    return drawn
