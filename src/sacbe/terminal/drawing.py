"""The tools that draw all screens: styled lines, blocks side by side, a canvas of characters.

A line is a list of pieces, each a style and a text. Styles are words, separated by spaces; the terminal decides how
they look. Whatever a colour says, a word or a sign says too.
"""

from collections.abc import Iterable
from typing import Final, final

from sacbe.engine.notation import letter

Piece = tuple[str, str]
Line = list[Piece]
WIDTH: Final = 80


def width(line: Line) -> int:
    return sum(len(text) for _, text in line)


def cut(text: str, columns: int) -> str:
    return text if len(text) <= columns else text[: columns - 1] + "…"


def fill(line: Line, columns: int) -> Line:
    """The line, padded with blanks to a width."""
    missing = columns - width(line)
    return [*line, ("", " " * missing)] if missing > 0 else line


def padded(line: Line, columns: int) -> Line:
    """The line, padded or cut to a width."""
    made: Line = []
    left = columns
    for style, text in line:
        made.append((style, text[:left]))
        left -= len(text[:left])
    return [*made, ("", " " * left)] if left else made


def trim(line: Line) -> Line:
    """The line without blanks at its end."""
    kept = list(line)
    while kept and not kept[-1][1].strip():
        kept.pop()
    if kept:
        style, text = kept[-1]
        kept[-1] = (style, text.rstrip())
    return kept


def beside(left: list[Line], right: list[Line], columns: int) -> list[Line]:
    """Two blocks next to each other, the right one beginning at a column."""
    lines: list[Line] = []
    for row in range(max(len(left), len(right))):
        line = fill(left[row] if row < len(left) else [], columns)
        lines.append([*line, *(right[row] if row < len(right) else [])])
    return lines


def plain(sentences: Iterable[str], style: str = "") -> list[Line]:
    """Sentences as lines, one each, with a margin."""
    return [[(style, f" {sentence}")] for sentence in sentences]


def titled(sentences: list[str]) -> list[Line]:
    """Sentences as a page with the first one as its heading."""
    return [[("strong bar", cut(f" {sentences[0]}", WIDTH).ljust(WIDTH))], *plain(sentences[1:])]


def header(left: str, middle: str, right: str, columns: int = WIDTH) -> Line:
    """The line at the top: the game, the moment, and what is left."""
    gap = columns - len(left) - len(right)
    return [("strong bar", left + cut(middle, gap - 2).center(gap) + right)]


def seat_style(seat: int) -> str:
    return f"player-{letter(seat)}"


@final
class Canvas:
    """Characters by column and row. It grows downwards as it is drawn on; what goes beyond its width is cut off."""

    def __init__(self, columns: int) -> None:
        self.width = columns
        self._rows: list[list[Piece]] = []

    def put(self, x: int, y: int, style: str, text: str) -> None:
        while len(self._rows) <= y:
            self._rows.append([("", " ")] * self.width)
        row = self._rows[y]
        for offset, sign in enumerate(text):
            if 0 <= x + offset < self.width:
                row[x + offset] = (style, sign)

    def put_line(self, x: int, y: int, line: Line) -> None:
        for style, text in line:
            self.put(x, y, style, text)
            x += len(text)

    def lines(self) -> list[Line]:
        """The rows as lines, without blanks at their ends."""
        return [_joined(row) for row in self._rows]


def _joined(row: list[Piece]) -> Line:
    line: Line = []
    end = len(row)
    while end and row[end - 1][1] == " " and "bar" not in row[end - 1][0]:
        end -= 1
    for style, sign in row[:end]:
        if line and line[-1][0] == style:
            line[-1] = (style, line[-1][1] + sign)
        else:
            line.append((style, sign))
    return line
