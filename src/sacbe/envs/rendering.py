"""Renders a table for people, as text or as a picture: a spectator's view, so without secrets."""

from io import BytesIO

import numpy as np
from numpy.typing import NDArray

from sacbe.engine.game import Position
from sacbe.engine.notation import letter
from sacbe.engine.pictures import picture
from sacbe.envs.errors import NothingToDraw, WrongOption
from sacbe.pictures.plain import draw_lines
from sacbe.terminal.drawing import WIDTH as COLUMNS
from sacbe.terminal.game import table_of, text_of

MODES = ("ansi", "svg", "rgb_array", "human")
ROOM = 40
"""The most lines of a text."""
WIDTH = 960
"""The width of a picture in pixels."""


def check_mode(mode: str | None) -> str | None:
    """The mode, or WrongOption."""
    if mode is not None and mode not in MODES:
        raise WrongOption("render_mode", f"must be one of {', '.join(MODES)}, not {mode!r}")
    return mode


def render(pos: Position, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The table in this mode; "human" prints the text."""
    if mode == "svg":
        return as_svg(pos)
    if mode == "rgb_array":
        return as_pixels(pos)
    if mode == "ansi":
        return as_text(pos)
    if mode == "human":
        print(as_text(pos))
    return None


def as_text(pos: Position) -> str:
    """The table as the text client shows it, without colours."""
    names = [letter(seat) for seat in range(pos.game.players)]
    lines = text_of(pos.game).draw(table_of(pos, None, names), ROOM, COLUMNS)
    return "\n".join("".join(text for _, text in line).rstrip() for line in lines)


def as_svg(pos: Position) -> str:
    """The table as an SVG document. A game without pictures is shown as text."""
    drawn = picture(pos)
    return draw_lines(pos.game.title, as_text(pos).splitlines()) if drawn is None else drawn


def as_pixels(pos: Position) -> "NDArray[np.uint8]":
    """The same as an array of shape (height, width, 3)."""
    try:
        from PIL import Image
        from resvg_py import svg_to_bytes
    except ImportError:
        raise NothingToDraw("render_mode", "rgb_array needs resvg-py and Pillow: pip install 'sacbe[envs]'") from None
    drawn = svg_to_bytes(svg_string=as_svg(pos), width=WIDTH, background="white")
    with Image.open(BytesIO(drawn)) as picture_read:
        return np.asarray(picture_read.convert("RGB"), dtype=np.uint8).copy()
