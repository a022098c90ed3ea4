"""The table drawn for a terminal of 80 columns and 24 lines, from what one seat may know."""

from typing import Final

from sacbe.engine.game import Json
from sacbe.engine.notation import letter
from sacbe.games.silver_gold.actions import KEEPS, TAKE_DECK
from sacbe.games.silver_gold.components import (
    COIN_ROWS,
    COINS_A_ROW,
    COLOUR,
    COLOURS,
    COLUMNS,
    MAP_IDS,
    MAP_ROWS,
    MAPS,
    PALM_BOXES,
    PATTERN_IDS,
    PATTERN_ROWS,
    POINTS,
    SEAL,
    SEAL_VALUE,
    SHAPE_MASK,
    SHAPES,
    field_names,
)
from sacbe.terminal.drawing import WIDTH, Line, Piece, beside, cut, fill, header, plain, trim
from sacbe.terminal.table import Table

SIGNS: Final = {"X": "×", "C": "$", "P": "Ψ"}
STYLES: Final = {"X": "cross", "C": "coin", "P": "palm"}
EMPTY_BOX: Final = "□"
MARKED: Final = "▒▒▒"
NEW: Final = "███"

_NUMBER: Final = {name: number for number, name in enumerate(MAP_IDS)}
_ROW_LABEL: Final = 2
_SECOND: Final = 22  # the column where the second map begins
_SIDE: Final = 44  # the column where the card and the score card begin
_NAME: Final = 12
_CHART: Final = 18  # columns of a map on the display
_WHOLE: Final = 18  # the lines of the whole table
_GRID: Final = COLUMNS * 4 + 1
# A corner where lines meet, by the directions they come from: up 1, down 2, left 4, right 8.
_CORNERS: Final = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"


def colour_of(map_id: str) -> str:
    return COLOURS[COLOUR[_NUMBER[map_id]]]


def seal_of(map_id: str) -> Json | None:
    """What the seal of a map pays for, and how much."""
    seal = SEAL[_NUMBER[map_id]]
    return {"colour": COLOURS[seal], "points": SEAL_VALUE[seal]} if seal >= 0 else None


# Maps


def sign_at(map_id: str, y: int, x: int) -> str:
    """The field of a map: o, X, C, P, or a point where there is none."""
    rows = MAP_ROWS[_NUMBER[map_id]]
    return rows[y][x] if 0 <= y < len(rows) and 0 <= x < COLUMNS else "."


def map_title(table: Table, map_id: str, room: int = WIDTH) -> Line:
    """A map by its id, colour and points; the colour is shortened where there is no room for it."""
    style, points = colour_of(map_id), POINTS[_NUMBER[map_id]]
    colour = table.t(f"colour-{style}")
    if len(f"{map_id} {colour} {points}") > room:
        colour = short_colour(table, style)
    return [(f"{style} strong", map_id), (style, f" {colour} {points}")]


def short_colour(table: Table, colour: str) -> str:
    return table.saying.words.forms(f"silver_gold-colour-{colour}")["short"]


def seal_line(table: Table, map_id: str, room: int = WIDTH) -> Line:
    seal = seal_of(map_id)
    if seal is None:
        return []
    said = table.t("screen-seal", seal)
    if len(said) > room:
        said = table.t("screen-seal", points=seal["points"], colour=short_colour(table, seal["colour"]))
    return [(seal["colour"], cut(said, room))]


def big_map(map_id: str, marked: list[str], new: list[str], rows_named: bool) -> list[Line]:
    """A map as a grid with its coordinates, old marks shaded and new ones solid."""
    edge = colour_of(map_id)
    height = len(MAP_ROWS[_NUMBER[map_id]])
    margin = " " * _ROW_LABEL if rows_named else ""
    lines: list[Line] = [[("dim", margin + "".join(f"  {column} " for column in "abcd") + " ")]]
    for y in range(height + 1):
        rule = margin + "".join(_corner(map_id, y, x) + _ceiling(map_id, y, x) for x in range(COLUMNS + 1))
        lines.append([(edge, rule[: len(margin) + _GRID])])
        if y == height:
            break
        line: Line = [("dim", f"{y + 1} " if rows_named else "")]
        for x in range(COLUMNS + 1):
            wall = sign_at(map_id, y, x - 1) != "." or sign_at(map_id, y, x) != "."
            line.append((edge, "│" if wall else " "))
            if x < COLUMNS:
                line.append(_field(map_id, y, x, marked, new))
        lines.append(line)
    return lines


def _corner(map_id: str, y: int, x: int) -> str:
    up_left = sign_at(map_id, y - 1, x - 1) != "."
    up_right = sign_at(map_id, y - 1, x) != "."
    down_left = sign_at(map_id, y, x - 1) != "."
    down_right = sign_at(map_id, y, x) != "."
    up = 1 if up_left or up_right else 0
    down = 2 if down_left or down_right else 0
    left = 4 if up_left or down_left else 0
    right = 8 if up_right or down_right else 0
    return _CORNERS[up + down + left + right]


def _ceiling(map_id: str, y: int, x: int) -> str:
    return "───" if sign_at(map_id, y - 1, x) != "." or sign_at(map_id, y, x) != "." else "   "


def _field(map_id: str, y: int, x: int, marked: list[str], new: list[str]) -> Piece:
    name = "abcd"[x] + str(y + 1)
    if name in new:
        return ("new", NEW)
    if name in marked:
        return (colour_of(map_id), MARKED)
    sign = sign_at(map_id, y, x)
    return (STYLES.get(sign, ""), f" {SIGNS.get(sign, ' ')} ")


def small_map(table: Table, map_id: str) -> list[Line]:
    """A map of the display: shape and symbols, two columns a field, its seal at the side."""
    lines: list[Line] = []
    seal = seal_of(map_id)
    for y in range(len(MAP_ROWS[_NUMBER[map_id]])):
        line: Line = []
        for x in range(COLUMNS):
            sign = sign_at(map_id, y, x)
            shown = " " if sign == "." else SIGNS.get(sign, EMPTY_BOX)
            line.append((STYLES.get(sign, colour_of(map_id)), f"{shown} "))
        if y < 2 and seal is not None:
            pays = f"{seal['points']}/{short_colour(table, seal['colour'])}"
            line.append((seal["colour"], table.t("screen-seal-head") if y == 0 else pays))
        lines.append(line)
    return lines


def _own_map(table: Table, slot: int, held: Json | None, new: list[str]) -> list[Line]:
    """One of the two maps in front of a player, under its number."""
    head: Line = [("strong", f" {table.t('screen-map', number=slot + 1)}")]
    if held is None:
        return [head, [], [("dim", f"  {table.t('screen-no-map')}")]]
    map_id: str = held["id"]
    title = map_title(table, map_id, _SECOND - len(head[0][1]) - 2)
    lines = [[*head, ("", " "), *title], *big_map(map_id, held["marked"], new, True)]
    if seal_of(map_id):
        lines.append([("", "  "), *seal_line(table, map_id, _SECOND - 3)])
    return lines


def _own_maps(table: Table, maps: list[Json | None], slot: int, fields: list[str]) -> list[Line]:
    first = _own_map(table, 0, maps[0], fields if slot == 0 else [])
    return beside(first, _own_map(table, 1, maps[1], fields if slot == 1 else []), _SECOND)


# The parts of the screen


def _header(table: Table) -> Line:
    view = table.view
    state = "over" if view["phase"] == "over" else "card" if view["number"] else "setup"
    middle = table.t(f"screen-{state}", round=view["round"], card=view["card"])
    return header(" Silver & Gold", middle, f"{table.t('screen-deck', deck=view['deck'])} ")


def pattern_block(pattern: str) -> list[Line]:
    rows = PATTERN_ROWS[PATTERN_IDS.index(pattern)]
    return [[("new", "".join("██" if sign == "#" else "  " for sign in row))] for row in rows]


def coin_line(table: Table, coins: int, trophies: list[int]) -> Line:
    """SG 1.4: three rows of four boxes, each with its trophy."""
    line: Line = [("", f"{table.t('part-coins'):<9}")]
    for row in range(COIN_ROWS):
        crossed = min(max(coins - row * COINS_A_ROW, 0), COINS_A_ROW)
        line.append(("coin", "$" * crossed))
        line.append(("dim", EMPTY_BOX * (COINS_A_ROW - crossed)))
        line.append(("strong", f" {trophies[row]}  ") if row < len(trophies) else ("dim", " ·  "))
    return line


def palm_line(table: Table, palms: list[int]) -> Line:
    line: Line = [("", f"{table.t('part-palms'):<9}")]
    for box in range(PALM_BOXES):
        line.append(("palm", f"{palms[box]} ") if box < len(palms) else ("dim", f"{EMPTY_BOX} "))
    return line


def _side(table: Table) -> list[Line]:
    """The right-hand side: the card, the own score card, the trophies left, everyone's points."""
    view = table.view
    lines: list[Line] = []
    if view["pattern"] is not None:
        card = [("", f"{table.t('screen-now')} "), ("strong", table.t(f"pattern-{view['pattern']}"))]
        lines += beside([card], pattern_block(view["pattern"]), 27)
    lines += [[] for _ in range(3 - len(lines))]
    if table.seat is not None:
        me: Json = view["players"][table.seat]
        lines += [coin_line(table, me["coins"], me["trophies"]), palm_line(table, me["palms"])]
    left = " ".join(str(trophy) for trophy in view["trophies_left"]) or "-"
    lines.append([("", table.t("trophies", left=left))])
    shown = [("dim", f"{table.t('screen-revealed')} "), ("", " ".join(view["reveals"]))]
    lines.append(shown if view["options"]["open_discard"] else [])
    return [*lines, *standing(table)]


def standing(table: Table) -> list[Line]:
    """One line a player: who decides, points, maps completed, who starts."""
    lines: list[Line] = []
    for player in table.view["players"]:
        seat: int = player["seat"]
        own = seat == table.seat
        you = f" {table.t('you')}" if own else ""
        name = cut(table.names[seat], _NAME - len(you)) + you
        maps = table.t("screen-maps", maps=len(player["completed"]))
        start = f" {table.t('screen-start')}" if seat == table.view["start_player"] else ""
        mark = "▸ " if seat in table.view["pending"] else "  "
        said = cut(f"{letter(seat)} {name:<{_NAME}}{player['score']:>4} {maps:>8}{start}", WIDTH - _SIDE - 2)
        lines.append([("new", mark), ("strong" if own else "", said)])
    return lines


def display(table: Table) -> list[Line]:
    """The four maps that lie open, and what a palm is worth because of them (SG 5.3)."""
    worth = 1 + int(table.view["display_palms"])
    heads = table.t("screen-palm").splitlines()
    lines: list[Line] = [[("strong", cut(table.t("screen-display"), 8))], *[[("dim", cut(text, 8))] for text in heads]]
    lines.append([("palm", f"{worth}")])
    for at, map_id in enumerate(table.view["display"]):
        chart = [map_title(table, map_id, _CHART - 1), *small_map(table, map_id)]
        lines = beside(lines, chart, 9 + at * _CHART)
    return lines


def new_marks(action: int) -> tuple[int, list[str]]:
    """The map and the fields that an action would mark; no map (-1) if it marks nothing."""
    if not 0 <= action < KEEPS:
        return (-1, [])
    slot, shape = divmod(action, SHAPES)
    return (slot, field_names(SHAPE_MASK[shape]))


def draw(table: Table, room: int, width: int) -> list[Line]:
    """The main screen, with an action shown as if done. Where there is no room for it, the display is left out."""
    view = table.view
    action = table.actions[0] if table.actions else -1
    if view["phase"] in ("deal", "keep") and view["hand"]:
        return [trim(line) for line in _hand_screen(table, action)]
    whole: list[Line] = [[], [("dim", f"  {table.t('screen-watching')}")]]
    if table.seat is not None:
        whole = _own_maps(table, view["players"][table.seat]["maps"], *new_marks(action))
    lines = [_header(table), *beside(whole, _side(table), _SIDE)]
    if room >= _WHOLE:
        lines += [fill(line, 0) for line in _with_taken(table, action)]
    return [trim(line) if index else line for index, line in enumerate(lines)]


def _with_taken(table: Table, action: int) -> list[Line]:
    """The display; the map that an action would take is pointed at."""
    lines = display(table)
    taken = action - KEEPS - MAPS
    if not 0 <= taken < MAPS or action == TAKE_DECK:
        return lines
    return [
        [("new", "▸" + text[1:]) if MAP_IDS[taken] in text else (style, text) for style, text in line] for line in lines
    ]


def _hand_screen(table: Table, action: int) -> list[Line]:
    """SG 2.1: the four maps dealt, those kept marked as kept."""
    view, seat = table.view, table.seat
    maps = [] if seat is None else view["players"][seat]["maps"]
    notes = {held["id"]: f" {table.t('kept-stamp')}" for held in maps if held is not None}
    if KEEPS <= action < KEEPS + MAPS:
        notes[MAP_IDS[action - KEEPS]] = f" {table.t('kept-stamp')}?"
    others = [cut(table.names[other], 14) for other in view["pending"] if other != seat]
    waiting = plain([table.t("told-deciding", names=table.listed(others))], "dim") if others else []
    signs = plain([table.t("screen-signs")], "dim")
    return [_header(table), [], *_row_of_maps(table, view["hand"], notes), [], *signs, *waiting]


def _row_of_maps(table: Table, maps: list[str], notes: dict[str, str]) -> list[Line]:
    block: list[Line] = []
    for column, map_id in enumerate(maps):
        note = notes.get(map_id, "")
        title = [*map_title(table, map_id, 18 - len(note)), ("new", note)]
        card = [title, seal_line(table, map_id, 18), *big_map(map_id, [], [], False)]
        block = beside(block, [[("", " "), *line] for line in card], column * 20)
    return block


def maps_large(table: Table) -> list[Line]:
    """The maps of the display side by side, large."""
    shown = [trim(line) for line in _row_of_maps(table, table.view["display"], {})]
    return shown or plain([table.t("screen-nothing-open")], "dim")


def look(table: Table, seat: int) -> list[Line]:
    """Another player's maps, score card and completed maps."""
    player: Json = table.view["players"][seat]
    whole = _own_maps(table, player["maps"], -1, [])
    if table.view["phase"] == "keep" and seat != table.seat:
        whole = [[], [("dim", f"  {table.t('screen-unseen')}")]]
    cards = [coin_line(table, player["coins"], player["trophies"]), palm_line(table, player["palms"])]
    side: list[Line] = [[], [], *cards, [], [("", table.t("told-completed", count=len(player["completed"])))]]
    for map_id in player["completed"]:
        note: Line = [("", "  "), *seal_line(table, map_id, 17)] if seal_of(map_id) else []
        side.append([*map_title(table, map_id, 17), *note])
    title = table.t("told-player", player, name=table.lettered(seat))
    lines = [[("strong bar", f" {title}".ljust(WIDTH))], *beside(whole, side, _SIDE)]
    return [trim(line) for line in lines]


def cards(table: Table) -> list[Line]:
    """SG 3.5: the overview of the eight expedition cards, which is always public."""
    lines: list[Line] = [*plain([table.t("told-cards")], "strong"), []]
    for pattern in PATTERN_IDS:
        copies: int = table.view["cards"][pattern]
        text: Line = [("strong", f"  {copies} × "), ("", f"{pattern}  {table.t(f'pattern-{pattern}')}")]
        lines += beside([text], pattern_block(pattern), 34)
        lines.append([])
    return lines[:-1]
