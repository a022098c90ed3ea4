"""A picture for a game without one of its own: the lines of its table, written on limestone."""

from collections.abc import Sequence
from typing import Final

from sacbe.pictures.drawing import document, text

_SIZE: Final = 16
_ROW: Final = 24
_COLUMN: Final = 9.7
_EDGE: Final = 24


def draw_lines(title: str, lines: Sequence[str]) -> str:
    """The lines as an SVG document in a fixed-width font."""
    width = 2 * _EDGE + _COLUMN * max((len(line) for line in lines), default=0)
    rows = [
        text(_EDGE, _EDGE + _ROW * (number + 0.75), line.replace(" ", "\u00a0"), _SIZE, font_family="monospace")
        for number, line in enumerate(lines)
        if line
    ]
    return document(width, 2 * _EDGE + _ROW * len(lines), title, "The table in words.", rows)
