"""A sheet of characters with styles, on which the map and the panels are drawn before they become lines.

A line is a list of pieces, each a style and a text. Styles are words, several with spaces between; whoever shows the
line decides how they look.
"""

from typing import final

Piece = tuple[str, str]
Line = list[Piece]


@final
class Canvas:
    """Characters by column and row. It grows downwards as it is drawn on; what goes beyond its width is cut off."""

    def __init__(self, width: int) -> None:
        self.width = width
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


def width(line: Line) -> int:
    return sum(len(text) for _, text in line)


def cut(text: str, columns: int) -> str:
    return text if len(text) <= columns else text[: columns - 1] + "…"
