"""The screen of games that have none of their own: their view as a page, their actions in notation.

Single facts come first, then lists of things as small tables. Labels are messages of the game, or else the keys of the
view: `jade_out` becomes "jade out". Nothing here knows a game.
"""

import textwrap
from dataclasses import dataclass, field

from sacbe.engine.game import Game, Json
from sacbe.engine.notation import letter
from sacbe.terminal.drawing import WIDTH, Line
from sacbe.terminal.table import Table
from sacbe.terminal.terminal import as_lines

_NOT_TOLD = ("game", "rules", "options", "seat", "turn", "pending", "parts")
_CELL = 24
"""The most columns that a cell of a table may have."""


@dataclass
class Section:
    """A part of the page: facts with their labels, or rows under headings."""

    label: str
    facts: list[tuple[str, str]] = field(default_factory=list)
    heads: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)


def label(table: Table, key: str) -> str:
    """The label of a key of the view: a message of the game if there is one, else the key itself."""
    return table.t(f"view-{key}") if table.knows(f"view-{key}") else key.replace("_", " ").replace("-", " ")


def _is_rows(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(each, dict) for each in value)


def written(table: Table, value: object, key: str = "") -> str:
    """A value in a few words. A word of the view becomes a message of the game if there is one."""
    if value is None or value in ([], {}):
        return "-"
    if isinstance(value, bool):
        return table.saying.words.t("terminal-yes" if value else "terminal-no")
    if isinstance(value, dict):
        return ", ".join(f"{label(table, str(name))} {written(table, each, str(name))}" for name, each in value.items())
    if isinstance(value, list):
        apart = "; " if any(isinstance(each, list | dict) for each in value) else " "
        return apart.join(written(table, each, key) for each in value)
    if isinstance(value, str) and table.knows(f"{key}-{value}"):
        return table.t(f"{key}-{value}")
    return f"{value:g}" if isinstance(value, float) else str(value)


def sections(table: Table) -> list[Section]:
    """The whole view: facts first, then everything with parts of its own, the players last."""
    view, names = table.view, table.names
    first = Section("")
    parts: list[Section] = []
    for key, value in view.items():
        if key in _NOT_TOLD or key == "players":
            continue
        if _is_rows(value):
            parts.append(_rows(table, label(table, key), value, [str(number) for number in range(1, len(value) + 1)]))
        elif isinstance(value, dict) and value:
            parts.append(Section(label(table, key), _facts(table, value)))
        else:
            first.facts += _facts(table, {key: value})
    players = view.get("players")
    if _is_rows(players) and len(players or []) == len(names):
        heads = [f"{letter(seat)} {name}" for seat, name in enumerate(names)]
        parts.append(_rows(table, table.saying.words.t("terminal-plain-players"), list(players or []), heads))
    return [first, *parts]


def _facts(table: Table, values: Json) -> list[tuple[str, str]]:
    return [(label(table, key), written(table, value, key)) for key, value in values.items()]


def _rows(table: Table, name: str, rows: list[Json], heads: list[str]) -> Section:
    """Rows with the same keys as columns. Empty columns are left out."""
    keys = [key for key in dict.fromkeys(key for row in rows for key in row) if key not in _NOT_TOLD]
    shown = [key for key in keys if any(row.get(key) not in (None, [], {}) for row in rows)]
    cells = [[written(table, row.get(key), key) for key in shown] for row in rows]
    lines = [[head, *row] for head, row in zip(heads, cells, strict=True)]
    return Section(name, heads=["", *(label(table, key) for key in shown)], rows=lines)


class PlainText:
    """Any game in the terminal."""

    PAGES = ("table",)

    def __init__(self, game: Game) -> None:
        self._game = game

    # The table

    def draw(self, table: Table, room: int, width: int) -> list[Line]:
        lines = self._drawn(table)
        if len(lines) <= room:
            return lines
        return [*lines[: room - 1], [("dim", f"  {table.saying.words.t('terminal-plain-more')}")]]

    def _drawn(self, table: Table) -> list[Line]:
        lines: list[Line] = [[("bar", f" {self._game.title}".ljust(WIDTH))]]
        for part in sections(table):
            if part.label and lines[-1]:
                lines += [[], [("strong", f" {part.label.capitalize()}")]]
            wide = max((len(name) for name, _ in part.facts), default=0)
            for name, said in part.facts:
                for number, line in enumerate(textwrap.wrap(said, WIDTH - wide - 4) or [""]):
                    lines.append([("dim", f"  {'' if number else name:<{wide}}  "), ("", line)])
            lines += _grid(part)
        return lines

    def tell(self, table: Table) -> list[str]:
        """The same in sentences."""
        return [sentence for part in sections(table) for sentence in _told(part)]

    def look(self, table: Table, seat: int) -> list[Line]:
        return as_lines(self.tell_seat(table, seat))

    def tell_seat(self, table: Table, seat: int) -> list[str]:
        players = table.view.get("players")
        if not _is_rows(players) or players is None or not 0 <= seat < len(players):
            return []
        facts = _facts(table, {key: value for key, value in players[seat].items() if key not in _NOT_TOLD})
        return [f"{table.lettered(seat)}.", *(f"{name.capitalize()}: {said}." for name, said in facts)]

    def question(self, table: Table) -> str:
        if table.seat not in table.view.get("pending", ()):
            return ""
        asked = table.t("asked") if table.knows("asked") else table.saying.words.t("plain-asked")
        return f"{asked} {table.saying.words.t('terminal-plain-ask')}"

    def page(self, table: Table, name: str) -> list[Line]:
        return self._drawn(table)

    def tell_page(self, table: Table, name: str) -> list[str]:
        return self.tell(table)


def _grid(part: Section) -> list[Line]:
    """Rows under their headings, each column as wide as necessary. What does not fit is cut."""
    rows = [part.heads, *part.rows]
    if not part.rows:
        return []
    wide = [min(max(len(row[at]) for row in rows), _CELL) for at in range(len(part.heads))]
    lines: list[Line] = []
    for number, row in enumerate(rows):
        cells = [_cut(cell, width).ljust(width) for cell, width in zip(row, wide, strict=True)]
        lines.append([("dim" if number == 0 else "", _cut("  " + "  ".join(cells), WIDTH).rstrip())])
    return lines


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


def _told(part: Section) -> list[str]:
    facts = [f"{name.capitalize()}: {said}." for name, said in part.facts]
    if part.rows:
        heads = part.heads[1:]
        facts += [
            f"{row[0]}: " + ", ".join(f"{head} {cell}" for head, cell in zip(heads, row[1:], strict=True)) + "."
            for row in part.rows
        ]
    if part.label and facts:
        return [f"{part.label.capitalize()}.", *facts]
    return facts
