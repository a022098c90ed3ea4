"""The shelf for games that have none of their own: the table as its view tells it, actions in their notation.

What the viewer sees is read as a page: single facts first, then lists of things as small tables. Keys of the view are
its labels, `jade_out` is read "jade out". Nothing here knows a game.
"""

import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from sacbe.engine.game import CHANCE, Game, Json, Position
from sacbe.engine.notation import letter
from sacbe.terminal.terminal import WIDTH, Line, as_lines

_NOT_TOLD = ("game", "rules", "options", "seat", "turn", "pending", "parts")
_CELL = 24
"""The most columns that a cell of a table may have."""


@dataclass
class Section:
    """A part of the table: facts with their labels, or rows under heads."""

    label: str
    facts: list[tuple[str, str]] = field(default_factory=list)
    heads: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)


def label(key: str) -> str:
    """How a key of the view is read."""
    return key.replace("_", " ").replace("-", " ")


def _is_rows(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(each, dict) for each in value)


def written(value: object) -> str:
    """A value in a few words."""
    if value is None or value in ([], {}):
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{label(str(key))} {written(each)}" for key, each in value.items())
    if isinstance(value, list):
        apart = "; " if any(isinstance(each, list | dict) for each in value) else " "
        return apart.join(written(each) for each in value)
    return f"{value:g}" if isinstance(value, float) else str(value)


def sections(view: Json, names: list[str]) -> list[Section]:
    """The whole view: its facts, then whatever has parts of its own, the players last."""
    first = Section("")
    parts: list[Section] = []
    for key, value in view.items():
        if key in _NOT_TOLD or key == "players":
            continue
        if _is_rows(value):
            parts.append(_table(label(key), value, [written(number) for number in range(1, len(value) + 1)]))
        elif isinstance(value, dict) and value:
            parts.append(Section(label(key), [(label(str(inner)), written(each)) for inner, each in value.items()]))
        else:
            first.facts.append((label(key), written(value)))
    players = view.get("players")
    if _is_rows(players) and len(players or []) == len(names):
        heads = [f"{letter(seat)} {name}" for seat, name in enumerate(names)]
        parts.append(_table("players", list(players or []), heads))
    return [first, *parts]


def _table(name: str, rows: list[Json], heads: list[str]) -> Section:
    """Rows with the same keys as columns; a column in which nobody has anything is left out."""
    keys = [key for key in dict.fromkeys(key for row in rows for key in row) if key not in _NOT_TOLD]
    shown = [key for key in keys if any(row.get(key) not in (None, [], {}) for row in rows)]
    lines = [[head, *(written(row.get(key)) for key in shown)] for head, row in zip(heads, rows, strict=True)]
    return Section(name, heads=["", *(label(key) for key in shown)], rows=lines)


class PlainText:
    """Any game in the terminal."""

    def __init__(self, game: Game) -> None:
        self._game = game

    # The table

    def draw(self, view: Json, names: list[str], actions: list[int], room: int) -> list[Line]:
        lines = self._drawn(view, names)
        if len(lines) <= room:
            return lines
        return [*lines[: room - 1], [("dim", "  ...  type table for all of it")]]

    def _drawn(self, view: Json, names: list[str]) -> list[Line]:
        lines: list[Line] = [[("bar", f" {self._game.title}".ljust(WIDTH))]]
        for part in sections(view, names):
            if part.label and lines[-1]:
                lines += [[], [("strong", f" {part.label.capitalize()}")]]
            wide = max((len(name) for name, _ in part.facts), default=0)
            for name, said in part.facts:
                for number, line in enumerate(textwrap.wrap(said, WIDTH - wide - 4) or [""]):
                    lines.append([("dim", f"  {'' if number else name:<{wide}}  "), ("", line)])
            lines += _grid(part)
        return lines

    def tell(self, view: Json, names: list[str]) -> list[str]:
        """The same in sentences."""
        return [sentence for part in sections(view, names) for sentence in _told(part)]

    def look(self, view: Json, names: list[str], seat: int) -> list[Line]:
        return as_lines(self.tell_seat(view, names, seat))

    def tell_seat(self, view: Json, names: list[str], seat: int) -> list[str]:
        players = view.get("players")
        if not _is_rows(players) or players is None or not 0 <= seat < len(players):
            return []
        facts = [(label(key), written(value)) for key, value in players[seat].items() if key not in _NOT_TOLD]
        return [f"{letter(seat)} {names[seat]}.", *(f"{name.capitalize()}: {said}." for name, said in facts)]

    # What to do

    def question(self, view: Json) -> str:
        return "What do you do? Type moves for a list." if view.get("seat") in view.get("pending", ()) else ""

    def describe(self, pos: Position, view: Json, action: int) -> tuple[str, str]:
        return self._game.name(action), ""

    def typing(self) -> list[str]:
        words = list(dict.fromkeys(self._game.name(action).split()[0] for action in range(self._game.decisions)))
        return textwrap.wrap("An action begins with " + ", ".join(words) + "; moves lists them all.", WIDTH - 4)

    # What happened

    def news(self, before: Json, after: Json, deeds: list[tuple[int, int]], names: list[str]) -> list[tuple[str, str]]:
        viewer = after.get("seat")
        told: list[tuple[str, str]] = []
        for seat, action in deeds:
            name = self._game.name(action)
            if seat == CHANCE:
                told.append(("event", f"{name[:1].upper()}{name[1:]}."))
            else:
                told.append(("own" if seat == viewer else "other", f"{names[seat]}: {name}."))
        return told

    def points(self, view: Json) -> Sequence[Mapping[str, float]]:
        players: list[Json] = view.get("players") or []
        return [player.get("parts") or {"points": player.get("score") or 0} for player in players]

    # Commands

    def pages(self) -> dict[str, str]:
        return {"table": "the whole table"}

    def page(self, name: str, view: Json, names: list[str]) -> list[Line]:
        return self._drawn(view, names)

    def tell_page(self, name: str, view: Json, names: list[str]) -> list[str]:
        return self.tell(view, names)


def _grid(part: Section) -> list[Line]:
    """Rows under their heads, each column as wide as it must be; what does not fit is cut."""
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
