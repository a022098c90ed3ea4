"""The table drawn for a terminal of 80 columns and 24 lines, from what one seat may know.

A line is a list of pieces, each a style and a text. Styles are words (a map colour, "dim", "strong", "new", "coin",
"palm", "cross"), several with spaces between; whoever shows the line decides how they look. What stands in colour
always stands there in words or signs too.
"""

from typing import Final

from sacbe.engine.game import Json
from sacbe.engine.notation import letter
from sacbe.games.silver_gold.actions import KEEPS, TAKE_DECK
from sacbe.games.silver_gold.components import (
    CARDS_A_ROUND,
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
    PATTERN_NAMES,
    PATTERN_ROWS,
    POINTS,
    ROUNDS,
    SEAL,
    SEAL_VALUE,
    SHAPE_MASK,
    SHAPES,
    field_names,
)

Piece = tuple[str, str]
Line = list[Piece]

WIDTH: Final = 80
SIGNS: Final = {"X": "×", "C": "$", "P": "Ψ"}
STYLES: Final = {"X": "cross", "C": "coin", "P": "palm"}
EMPTY_BOX: Final = "□"
MARKED: Final = "▒▒▒"
NEW: Final = "███"

_NUMBER: Final = {name: number for number, name in enumerate(MAP_IDS)}
_ROW_LABEL: Final = 2
_SECOND: Final = 22  # the column where the second map begins
_SIDE: Final = 44  # the column where the card and the score card begin
_WHOLE: Final = 18  # the lines of the whole table
_GRID: Final = COLUMNS * 4 + 1
# A corner where lines meet, by the directions they come from: up 1, down 2, left 4, right 8.
_CORNERS: Final = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"


def map_number(map_id: str) -> int:
    return _NUMBER[map_id]


def colour_of(map_id: str) -> str:
    return COLOURS[COLOUR[_NUMBER[map_id]]]


def points_of(map_id: str) -> int:
    return POINTS[_NUMBER[map_id]]


def seal_of(map_id: str) -> str:
    """What the seal of a map pays, or nothing."""
    seal = SEAL[_NUMBER[map_id]]
    return f"{SEAL_VALUE[seal]} per {COLOURS[seal]}" if seal >= 0 else ""


def seal_colour(map_id: str) -> str:
    seal = SEAL[_NUMBER[map_id]]
    return COLOURS[seal] if seal >= 0 else ""


def pattern_name(pattern: str) -> str:
    return PATTERN_NAMES[PATTERN_IDS.index(pattern)]


# Lines and blocks


def width(line: Line) -> int:
    return sum(len(text) for _, text in line)


def fill(line: Line, columns: int) -> Line:
    """The line with blanks up to a width."""
    missing = columns - width(line)
    return [*line, ("", " " * missing)] if missing > 0 else line


def beside(left: list[Line], right: list[Line], columns: int) -> list[Line]:
    """Two blocks next to each other, the right one beginning at a column."""
    lines: list[Line] = []
    for row in range(max(len(left), len(right))):
        line = fill(left[row] if row < len(left) else [], columns)
        lines.append([*line, *(right[row] if row < len(right) else [])])
    return lines


def cut(text: str, columns: int) -> str:
    return text if len(text) <= columns else text[: columns - 1] + "…"


def trim(line: Line) -> Line:
    """The line without blanks at its end."""
    kept = list(line)
    while kept and not kept[-1][1].strip():
        kept.pop()
    if kept:
        style, text = kept[-1]
        kept[-1] = (style, text.rstrip())
    return kept


# Maps


def sign_at(map_id: str, y: int, x: int) -> str:
    """The field of a map: o, X, C, P, or a point where there is none."""
    rows = MAP_ROWS[_NUMBER[map_id]]
    return rows[y][x] if 0 <= y < len(rows) and 0 <= x < COLUMNS else "."


def map_title(map_id: str) -> Line:
    colour = colour_of(map_id)
    return [(f"{colour} strong", map_id), (colour, f" {colour} {points_of(map_id)}")]


def seal_line(map_id: str) -> Line:
    return [(seal_colour(map_id), f"seal {seal_of(map_id)}")] if seal_of(map_id) else []


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


def small_map(map_id: str) -> list[Line]:
    """A map of the display: shape and symbols, two columns a field, its seal at the side."""
    lines: list[Line] = []
    for y in range(len(MAP_ROWS[_NUMBER[map_id]])):
        line: Line = []
        for x in range(COLUMNS):
            sign = sign_at(map_id, y, x)
            shown = " " if sign == "." else SIGNS.get(sign, EMPTY_BOX)
            line.append((STYLES.get(sign, colour_of(map_id)), f"{shown} "))
        if y < 2 and seal_of(map_id):
            seal = SEAL[_NUMBER[map_id]]
            line.append((seal_colour(map_id), "seal:" if y == 0 else f"{SEAL_VALUE[seal]}/{COLOURS[seal]}"))
        lines.append(line)
    return lines


def _own_map(slot: int, held: Json | None, new: list[str]) -> list[Line]:
    """One of the two maps in front of a player, under its number."""
    head: Line = [("strong", f"  Map {slot + 1}")]
    if held is None:
        return [head, [], [("dim", "  no map here")]]
    map_id: str = held["id"]
    lines = [[*head, ("", " "), *map_title(map_id)], *big_map(map_id, held["marked"], new, True)]
    if seal_of(map_id):
        lines.append([("", "  "), *seal_line(map_id)])
    return lines


# The parts of the screen


def header(view: Json) -> Line:
    left = " Silver & Gold"
    middle = "set-up"
    if view["phase"] == "over":
        middle = "the game is over"
    elif view["number"]:
        middle = f"round {view['round']} of {ROUNDS}, card {view['card']} of {CARDS_A_ROUND}"
    right = f"deck {view['deck']} maps "
    gap = WIDTH - len(left) - len(right)
    return [("strong bar", left + middle.center(gap) + right)]


def pattern_block(pattern: str) -> list[Line]:
    rows = PATTERN_ROWS[PATTERN_IDS.index(pattern)]
    return [[("new", "".join("██" if sign == "#" else "  " for sign in row))] for row in rows]


def coin_line(coins: int, trophies: list[int]) -> Line:
    """SG 1.4: three rows of four boxes, each with its trophy."""
    line: Line = [("", "Coins ")]
    for row in range(COIN_ROWS):
        crossed = min(max(coins - row * COINS_A_ROW, 0), COINS_A_ROW)
        line.append(("coin", "$" * crossed))
        line.append(("dim", EMPTY_BOX * (COINS_A_ROW - crossed)))
        line.append(("strong", f" {trophies[row]}  ") if row < len(trophies) else ("dim", " ·  "))
    return line


def palm_line(palms: list[int]) -> Line:
    line: Line = [("", "Palms ")]
    for box in range(PALM_BOXES):
        line.append(("palm", f"{palms[box]} ") if box < len(palms) else ("dim", f"{EMPTY_BOX} "))
    return line


def _side(view: Json, names: list[str]) -> list[Line]:
    """The right-hand side: the card, the own score card, the trophies left, everyone's points."""
    lines: list[Line] = []
    if view["pattern"] is not None:
        lines += beside(
            [[("", "Card: "), ("strong", pattern_name(view["pattern"]))]], pattern_block(view["pattern"]), 24
        )
    lines += [[] for _ in range(3 - len(lines))]
    seat: int | None = view["seat"]
    if seat is not None:
        me: Json = view["players"][seat]
        lines += [coin_line(me["coins"], me["trophies"]), palm_line(me["palms"])]
    left = " ".join(str(trophy) for trophy in view["trophies_left"])
    lines.append([("", "Trophies left "), ("strong", left or "none")])
    lines.append([("dim", "Revealed "), ("", " ".join(view["reveals"]))] if view["options"]["open_discard"] else [])
    return [*lines, *standing(view, names)]


def seat_name(view: Json, names: list[str], seat: int) -> str:
    """A name that fits its column, with a word for the viewer's own."""
    name = names[seat]
    if seat != view["seat"] or name == "You":
        return cut(name, 14)
    return cut(name, 8) + " (you)"


def standing(view: Json, names: list[str]) -> list[Line]:
    """One line a player: who decides, points, maps completed, who starts."""
    lines: list[Line] = []
    for player in view["players"]:
        seat: int = player["seat"]
        own = seat == view["seat"]
        name = seat_name(view, names, seat)
        completed = len(player["completed"])
        maps = "1 map" if completed == 1 else f"{completed} maps"
        start = " start" if seat == view["start_player"] else ""
        style = "strong" if own else ""
        mark = "▸ " if seat in view["pending"] else "  "
        lines.append([("new", mark), (style, f"{letter(seat)} {name:<14}{player['score']:>4} {maps:>7}{start}")])
    return lines


def display(view: Json) -> list[Line]:
    """The four maps that lie open, and what a palm is worth because of them (SG 5.3)."""
    worth = 1 + int(view["display_palms"])
    lines: list[Line] = [[("strong", "Display")], [("dim", "a palm")], [("dim", "now is")], [("palm", f"{worth}")]]
    column = 9
    for map_id in view["display"]:
        lines = beside(lines, [map_title(map_id), *small_map(map_id)], column)
        column += 18
    return lines


def new_marks(action: int) -> tuple[int, list[str]]:
    """The map and the fields that an action would mark; no map (-1) if it marks nothing."""
    if not 0 <= action < KEEPS:
        return (-1, [])
    slot, shape = divmod(action, SHAPES)
    return (slot, field_names(SHAPE_MASK[shape]))


def draw(view: Json, names: list[str], actions: list[int], room: int) -> list[Line]:
    """The main screen, with an action shown as if done. Where there is no room for it, the display is left out."""
    action = actions[0] if actions else -1
    if view["phase"] in ("deal", "keep") and view["hand"]:
        return [trim(line) for line in _hand_screen(view, names, action)]
    seat: int | None = view["seat"]
    slot, fields = new_marks(action)
    table: list[Line] = [[], [("dim", "  You are watching.")]]
    if seat is not None:
        maps = view["players"][seat]["maps"]
        table = beside(
            _own_map(0, maps[0], fields if slot == 0 else []),
            _own_map(1, maps[1], fields if slot == 1 else []),
            _SECOND,
        )
    lines = [header(view), *beside(table, _side(view, names), _SIDE)]
    if room >= _WHOLE:
        lines += [fill(line, 0) for line in _with_taken(view, action)]
    return [trim(line) if index else line for index, line in enumerate(lines)]


def _with_taken(view: Json, action: int) -> list[Line]:
    """The display; the map that an action would take is pointed at."""
    lines = display(view)
    taken = action - KEEPS - MAPS
    if not 0 <= taken < MAPS or action == TAKE_DECK:
        return lines
    return [
        [("new", "▸" + text[1:]) if MAP_IDS[taken] in text else (style, text) for style, text in line] for line in lines
    ]


def _hand_screen(view: Json, names: list[str], action: int) -> list[Line]:
    """SG 2.1: the four maps dealt, those kept marked as kept."""
    seat: int = view["seat"]
    kept = [held["id"] for held in view["players"][seat]["maps"] if held is not None]
    chosen = MAP_IDS[action - KEEPS] if KEEPS <= action < KEEPS + MAPS else ""
    notes = dict.fromkeys(kept, " kept")
    if chosen:
        notes[chosen] = " keep?"
    signs: Line = [("dim", " × one more field    $ coin    Ψ palm    seal: points per completed map")]
    return [header(view), [], *_row_of_maps(view["hand"], notes), [], signs, *_others_choosing(view, names)]


def _row_of_maps(maps: list[str], notes: dict[str, str]) -> list[Line]:
    block: list[Line] = []
    for column, map_id in enumerate(maps):
        title = [*map_title(map_id), ("new", notes.get(map_id, ""))]
        card = [title, seal_line(map_id), *big_map(map_id, [], [], False)]
        block = beside(block, [[("", " "), *line] for line in card], column * 20)
    return block


def maps_large(maps: list[str]) -> list[Line]:
    """Maps side by side, large."""
    return [trim(line) for line in _row_of_maps(maps, {})] or [[("dim", " No map lies open.")]]


def _others_choosing(view: Json, names: list[str]) -> list[Line]:
    others = [cut(names[seat], 14) for seat in view["pending"] if seat != view["seat"]]
    return [[("dim", f" Still choosing too: {', '.join(others)}")]] if others else []


def look(view: Json, names: list[str], seat: int) -> list[Line]:
    """Another player's maps, score card and completed maps."""
    player: Json = view["players"][seat]
    title = f" {letter(seat)} {names[seat]}: {player['score']} points"
    maps = player["maps"]
    table = beside(_own_map(0, maps[0], []), _own_map(1, maps[1], []), _SECOND)
    if view["phase"] == "keep" and seat != view["seat"]:
        table = [[], [("dim", "  Nobody sees these maps yet.")]]
    side: list[Line] = [[], [], coin_line(player["coins"], player["trophies"]), palm_line(player["palms"]), []]
    side.append([("", "Completed"), ("dim", "" if player["completed"] else "  none yet")])
    for map_id in player["completed"]:
        seal = seal_of(map_id)
        note: Line = [("", "  "), (seal_colour(map_id), f"seal {seal}")] if seal else []
        side.append([*map_title(map_id), *note])
    return [trim(line) for line in [[("strong bar", title.ljust(WIDTH))], *beside(table, side, _SIDE)]]


def cards(view: Json) -> list[Line]:
    """SG 3.5: the overview of the eight expedition cards, which is always public."""
    lines: list[Line] = [[("strong", "The eight expedition cards; seven of them come up each round.")], []]
    for number, pattern in enumerate(PATTERN_IDS):
        copies: int = view["cards"][pattern]
        text: Line = [("strong", f"  {copies} × "), ("", f"{pattern}  {PATTERN_NAMES[number]}")]
        lines += beside([text], pattern_block(pattern), 30)
        lines.append([])
    return lines[:-1]
