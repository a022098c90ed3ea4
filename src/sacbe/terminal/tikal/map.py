"""The board as a map of hexagons in 57 or 58 columns: terrain, stones on the edges, pieces, guards, camps.

A small map has three lines a field and fits a window of 24 lines, a large one four. A number on an edge says how many
stones lie there: between two explored fields that is what a step costs (TK 5.3). On a field, 2A is two members of A, A*
is A's leader, 2A* both; behind a temple's value ›A says who would score it, ♜A whose guard stands there.
"""

from typing import Final

from sacbe.engine.game import Json
from sacbe.engine.notation import letter
from sacbe.games.tikal.board import COLUMNS, FIELD_NAMES, FIELDS, NEIGHBOUR, NOWHERE, ROWS, SIDES, walk_costs
from sacbe.terminal.drawing import Canvas, Line, seat_style, width
from sacbe.terminal.table import Table

SMALL: Final = 17  # lines
LARGE: Final = 23
PITCH: Final = 7  # columns from one field to the next
_BRICK: Final = 3
_HEX: Final = 4
_SOUTH_WEST: Final = 4
_TERRAIN_STYLES: Final = {"temple": "temple", "jungle": "palm", "treasure": "coin", "volcano": "cross"}

FIELD_NUMBER: Final = {name: number for number, name in enumerate(FIELD_NAMES)}


def explored(view: Json) -> dict[int, Json]:
    """The explored fields by number."""
    return {FIELD_NUMBER[shown["field"]]: shown for shown in view["fields"]}


def reach(view: Json) -> dict[str, dict[str, int]]:
    """From every field with pieces of the player in turn, where the points left would carry one, and at what cost."""
    seat: int | None = view["turn"]
    fields = explored(view)
    ways = [0] * FIELDS
    for field, shown in fields.items():
        ways[field] = sum(price << (4 * side) for side, price in enumerate(shown["ways"]))
    found: dict[str, dict[str, int]] = {}
    for field, shown in sorted(fields.items()):
        if view["phase"] == "spend" and (shown["members"][seat] or seat in shown["leaders"]):
            costs = walk_costs(ways, field, view["action_points"])
            found[shown["field"]] = {FIELD_NAMES[other]: cost for other, cost in enumerate(costs) if cost > 0}
    return found


# Edges


def stones_on(fields: dict[int, Json], field: int, side: int) -> int:
    """How many stones lie on an edge, on both sides; those that lead to a volcano or off the board do not count."""
    other = NEIGHBOUR[field * SIDES + side]
    if other == NOWHERE:
        return 0
    stones = 0
    for number, edge in ((field, side), (int(other), (side + 3) % SIDES)):
        shown = fields.get(number)
        if shown is not None:
            if shown["terrain"] == "volcano":
                return 0
            stones += int(shown["stones"][edge])
    return stones


def _edge_style(fields: dict[int, Json], field: int, side: int) -> str:
    """A number that is the cost of a step stands out; one that still leads nowhere is plain."""
    other = int(NEIGHBOUR[field * SIDES + side])
    return "stones" if field in fields and other in fields else "loose"


# What stands on a field


def tokens(shown: Json) -> list[tuple[str, str]]:
    """The pieces on a field, one sign a player."""
    made: list[tuple[str, str]] = []
    for seat, members in enumerate(shown["members"]):
        leader = seat in shown["leaders"]
        if members or leader:
            made.append((seat_style(seat), f"{members or ''}{letter(seat)}{'*' if leader else ''}"))
    return made


def ground(table: Table, shown: Json) -> tuple[Line, Line]:
    """What a field is, in at most six signs, and in as few as can be."""
    terrain: str = shown["terrain"]
    style = _TERRAIN_STYLES.get(terrain, "strong")
    if terrain == "temple":
        holder: int | None = shown["scored_by"]
        if holder is None:
            return ([(style, f"▲{shown['value']}")], [(style, f"▲{shown['value']}")])
        value = (seat_style(holder), f"▲{shown['value']}")
        sign = "›" if shown["guard"] is None else "♜"
        return ([value, (seat_style(holder), f"{sign}{letter(holder)}")], [value])
    if shown["camp"] is not None:
        camp = letter(shown["camp"])
        style = seat_style(shown["camp"])
        return ([(style, f"{table.t('screen-camp')} {camp}")], [(style, f"⌂{camp}")])
    if terrain == "treasure":
        left: int = shown["tokens"]
        return ([(style, "◆" * left if left else table.t("screen-empty"))], [(style, f"◆{left}")])
    if terrain == "base camp":
        return ([(style, table.t("screen-base"))], [])
    name = table.t(f"screen-{terrain}")
    return ([(style, name)], [(style, name[0])])


def inside(table: Table, shown: Json, room: int, tight: bool) -> tuple[Line, Line]:
    """The two lines inside a field: what it is, and who stands there. Where many stand, the first line helps out.

    In a tight field a number stands on the edge before the pieces and must not run into them.
    """
    whole, short = ground(table, shown)
    standing = tokens(shown)
    beside = room - 1 if tight else room
    if width(_spaced(standing)) <= room - 1:
        return (whole, _spaced(standing))
    if width(standing) <= beside:
        return (whole, standing)
    first: Line = []
    while width(standing) > beside:
        first.insert(0, standing.pop())
    if short:
        first.insert(0, ("", " "))
    if width(short) + width(first) <= room:
        return ([*short, *first], standing)
    return ([*short, ("", "…")], standing)


def _spaced(pieces: Line) -> Line:
    line: Line = []
    for piece in pieces:
        line += [("", " "), piece] if line else [piece]
    return line


# The map


def draw_map(
    canvas: Canvas,
    top: int,
    table: Table,
    fields: dict[int, Json],
    marked: list[int],
    inviting: list[int],
    large: bool,
) -> None:
    """Draw all fields. Names of marked fields are turned bright, those of inviting ones light up."""
    if large:
        _draw_hexes(canvas, top, fields)
    else:
        _draw_bricks(canvas, top, fields)
    for field in range(FIELDS):
        column, row = divmod(field, ROWS)
        x = column * PITCH
        y = top + (row * _HEX + column % 2 * 2 if large else row * _BRICK + column % 2)
        style = "strong bar" if field in marked else "new" if field in inviting else "" if field in fields else "dim"
        if large:
            canvas.put(x + 2, y + 1, style, FIELD_NAMES[field])
            _draw_inside(canvas, table, fields, field, x + 1, y + 2, 7, True)
            spots = ((x + 4, y), (x + 7, y + 1), (x + 7, y + 4))
        else:
            canvas.put(x + 1, y, style, FIELD_NAMES[field])
            _draw_inside(canvas, table, fields, field, x + 1, y + 1, 6, False)
            spots = ((x + 4, y), (x + 7, y), (x + 7, y + 2 if column % 2 else y + 1))
        for side, spot in enumerate(spots):
            stones = stones_on(fields, field, side)
            if stones:
                canvas.put(spot[0], spot[1], _edge_style(fields, field, side), str(stones))


def _draw_inside(
    canvas: Canvas, table: Table, fields: dict[int, Json], field: int, x: int, y: int, room: int, centred: bool
) -> None:
    shown = fields.get(field)
    if shown is None:
        return
    if shown["terrain"] == "volcano":
        canvas.put(x, y, "cross", "▒" * room)
        canvas.put(x, y + 1, "cross", "▒" * room)
        return
    tight = stones_on(fields, field, _SOUTH_WEST) > 0 and (centred or field // ROWS % 2 == 1)
    for offset, line in enumerate(inside(table, shown, room, tight)):
        margin = room - width(line)
        canvas.put_line(x + ((margin + 1) // 2 if centred else min(margin, 1)), y + offset, line)


def _wall_style(fields: dict[int, Json], one: int, other: int) -> str:
    return "" if one in fields or other in fields else "dim"


def _draw_hexes(canvas: Canvas, top: int, fields: dict[int, Json]) -> None:
    for nearer in (False, True):  # explored ones last, so that their outlines are whole
        for field in range(FIELDS):
            if (field in fields) != nearer:
                continue
            style = "" if nearer else "dim"
            column, row = divmod(field, ROWS)
            x, y = column * PITCH, top + row * _HEX + column % 2 * 2
            for spot, sign in (((2, 0), "_____"), ((1, 1), "/"), ((7, 1), "\\"), ((0, 2), "/"), ((8, 2), "\\")):
                canvas.put(x + spot[0], y + spot[1], style, sign)
            for spot, sign in (((0, 3), "\\"), ((8, 3), "/"), ((1, 4), "\\"), ((7, 4), "/"), ((2, 4), "_____")):
                canvas.put(x + spot[0], y + spot[1], style, sign)


def _draw_bricks(canvas: Canvas, top: int, fields: dict[int, Json]) -> None:
    for column in range(COLUMNS + 1):
        for y in range(SMALL):
            here = _brick(column, y)
            before = _brick(column - 1, y)
            if here == NOWHERE and before == NOWHERE and not _is_border(column, y) and not _is_border(column - 1, y):
                continue
            canvas.put(column * PITCH, top + y, _wall_style(fields, here, before), _wall(column, y))
            if _is_border(column, y):
                above = _brick(column, y - 1)
                canvas.put(column * PITCH + 1, top + y, _wall_style(fields, here, above), "─" * (PITCH - 1))


def _brick(column: int, y: int) -> int:
    """The field of a column that has a line, its upper border included; -1 if none."""
    row = (y - column % 2) // _BRICK
    return column * ROWS + row if 0 <= column < COLUMNS and 0 <= row < ROWS else NOWHERE


def _is_border(column: int, y: int) -> bool:
    """Does a line run between two fields of a column, or along its end?"""
    offset = y - column % 2
    return 0 <= column < COLUMNS and offset % _BRICK == 0 and 0 <= offset <= ROWS * _BRICK


def _wall(column: int, y: int) -> str:
    """The sign between a column and the one before it."""
    right, left = _is_border(column, y), _is_border(column - 1, y)
    if not right and not left:
        return "│"
    beyond = column - 1 if right else column
    if 0 <= beyond < COLUMNS and 0 <= y - beyond % 2 <= ROWS * _BRICK:
        return "├" if right else "┤"
    offset = y - (column if right else column - 1) % 2
    if offset == 0:
        return "┌" if right else "┐"
    if offset == ROWS * _BRICK:
        return "└" if right else "┘"
    return "├" if right else "┤"
