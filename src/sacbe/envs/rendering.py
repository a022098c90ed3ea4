"""A table for people to look at: as text, or as a picture in SVG. A spectator's view, so nobody's secrets."""

from sacbe.engine.errors import OptionError
from sacbe.engine.game import Position
from sacbe.engine.notation import letter
from sacbe.engine.pictures import picture
from sacbe.terminal.game import text_of

MODES = ("ansi", "svg", "human")
ROOM = 40
"""Lines a text may have."""


def check_mode(mode: str | None) -> str | None:
    """A way to render, or OptionError."""
    if mode is not None and mode not in MODES:
        raise OptionError("render_mode", f"must be one of {', '.join(MODES)}, not {mode!r}")
    return mode


def render(pos: Position, mode: str | None) -> str | None:
    """The table in this mode; "human" prints the text."""
    if mode == "svg":
        return as_svg(pos)
    if mode == "ansi":
        return as_text(pos)
    if mode == "human":
        print(as_text(pos))
    return None


def as_text(pos: Position) -> str:
    """The table as the text client shows it, without colours."""
    names = [letter(seat) for seat in range(pos.game.players)]
    lines = text_of(pos.game.id).draw(pos.view(None), names, [], ROOM)
    return "\n".join("".join(text for _, text in line).rstrip() for line in lines)


def as_svg(pos: Position) -> str:
    """The table as a picture, a whole SVG document."""
    drawn = picture(pos)
    if drawn is None:
        raise OptionError("render_mode", f"{pos.game.title} has no picture; it can be rendered as ansi")
    return drawn
