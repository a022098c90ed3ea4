"""The screen of Tikal in 80 columns: the map on the left, beside it the tile or the auction, the players, the supplies.

With 18 lines the map is small and the panel short, with 24 the map is large, and with many more the meaning of the
signs stands below it. What stands in colour always stands there in signs too.
"""

import textwrap
from typing import Final

from sacbe.engine.game import Json
from sacbe.engine.notation import letter
from sacbe.games.tikal.actions import PLACES, SPENDS
from sacbe.games.tikal.board import FIELDS, NEIGHBOUR, SIDES
from sacbe.games.tikal.components import ACTION_POINTS, CAMPS, GUARDS, TILE_IDS, TURNED
from sacbe.games.tikal.view import stones_of
from sacbe.games.tikal.vocabulary import WORDS
from sacbe.terminal.tikal.canvas import Canvas, Line, cut
from sacbe.terminal.tikal.map import FIELD_NUMBER, LARGE, SMALL, draw_map, explored, seat_style
from sacbe.terminal.tikal.words import camp_place, in_points, step_end, tile_told

WIDTH: Final = 80
_PANEL: Final = 59  # the column where it begins
_ROOM: Final = WIDTH - _PANEL
_TILE: Final = 11  # columns of a tile with its stones

_WHOLE: Final = 34  # with so much room the signs stand below the map, and there is still some left for news
SIGNS: Final[list[Line]] = [
    [("temple", "▲5"), ("", " temple worth 5   ▲5›A A scores it   ▲5♜A A guards it")],
    [("coin", "◆◆"), ("", " treasure site, two left to dig   camp A: a camp of A")],
    [("player-A", "2A"), ("", " two members of A   A* leader of A   2A* both")],
    [("stones", "2"), ("", " on an edge: its stones, the price of a step")],
    [("", "Beside the names: points, and what would be scored now;")],
    [("", "* the leader in reserve, ⌂⌂ camps and ♜♜ guards unused.")],
]


def draw(view: Json, names: list[str], actions: list[int], room: int) -> list[Line]:
    """The main screen, with actions shown as if done."""
    canvas = Canvas(WIDTH)
    fields = explored(view)
    marked = _marked(view, actions)
    if actions and PLACES <= actions[0] < SPENDS:
        fields[(actions[0] - PLACES) // SIDES] = _laid(view, (actions[0] - PLACES) % SIDES)
    top = 1 if room > SMALL else 0
    large = room > LARGE
    draw_map(canvas, top, fields, marked, _inviting(view, fields), large)
    if top:
        canvas.put(0, 0, "strong bar", _header(view, names))
    height = LARGE if large else SMALL
    if room >= _WHOLE:
        for y, line in enumerate(SIGNS):
            canvas.put_line(1, top + LARGE + y, line)
        height += len(SIGNS)
    for y, line in enumerate(_panel(view, names, height)):
        canvas.put_line(_PANEL, top + y, line)
    return canvas.lines()


def _laid(view: Json, rotation: int) -> Json:
    """The tile in hand as a field of the map."""
    tile: Json = view["tile"]
    nobody = [0] * len(view["players"])
    return {
        "terrain": tile["terrain"],
        "stones": turned(tile, rotation),
        "members": nobody,
        "leaders": [],
        "camp": None,
        "value": tile["value"],
        "guard": None,
        "scored_by": None,
        "tokens": tile["masks"],
    }


def turned(tile: Json, rotation: int) -> list[int]:
    """The stones of a tile in a rotation, from the north."""
    return stones_of(TURNED[TILE_IDS.index(tile["id"]) * SIDES + rotation])


def _marked(view: Json, actions: list[int]) -> list[int]:
    """The fields that actions are about."""
    seat: int | None = view["seat"]
    marked: list[int] = []
    for action in actions:
        words = WORDS.name(action).split()
        places = [word for word in words if word in FIELD_NUMBER]
        if words[0] == "step":
            places.append(step_end(words[-2], words[-1]))
        if words[0] in ("bring", "path") and seat is not None:
            places = [camp_place(view, seat, word) for word in words[1:] if word != "leader"]
        marked += [FIELD_NUMBER[place] for place in places if place in FIELD_NUMBER]
    return marked


def _inviting(view: Json, fields: dict[int, Json]) -> list[int]:
    """Where the tile in hand might go: the fields next to explored ones (TK 4.1)."""
    return frontier(fields) if view["phase"] == "place" else []


def frontier(fields: dict[int, Json]) -> list[int]:
    return [
        field
        for field in range(FIELDS)
        if field not in fields and any(int(NEIGHBOUR[field * SIDES + side]) in fields for side in range(SIDES))
    ]


# The line at the top


def _header(view: Json, names: list[str]) -> str:
    left = " Tikal"
    tiles = [f"{kind}{sum(left_of.values())}" for kind, left_of in view["tiles_left"].items() if left_of]
    right = f"tiles left {' '.join(tiles) or 'none'} "
    gap = WIDTH - len(left) - len(right)
    return left + cut(_state(view, names, gap - 2), gap - 2).center(gap) + right


def _state(view: Json, names: list[str], room: int) -> str:
    """Whose turn it is, and what kind of turn."""
    if view["phase"] == "over":
        return "the game is over"
    seat: int | None = view["turn"]
    if seat is None or seat < 0:
        return f"turn {view['number']}"
    parts = ["yours" if seat == view["seat"] else f"{cut(names[seat], 14)}'s"]
    if view["phase"] in ("bid", "choose"):
        parts.append("auction")
    if view["scoring"] is not None:
        parts.append("final scoring" if view["scoring"] == "final" else "scoring")
    if view["phase"] == "spend":
        parts.append(f"{in_points(view['action_points'])} left")
    whole = " · ".join([f"turn {view['number']}", *parts])
    return whole if len(whole) <= room else " · ".join(parts)


# The panel beside the map


def _panel(view: Json, names: list[str], height: int) -> list[Line]:
    """As much as there are lines for: first what is to be decided, then the players, then the supplies."""
    lines = _due(view)
    seats = range(len(view["players"]))
    players = [_player(view, names, seat, False) for seat in seats]
    if len(lines) + len(seats) + sum(len(block) for block in players) > height:
        players = [_player(view, names, seat, True) for seat in seats]
    spare = height - len(lines) - sum(len(block) for block in players)
    gaps = spare >= len(players) and bool(lines)
    for block in players:
        if gaps:
            lines.append([])
            spare -= 1
        lines += block
    for block in (_levels(view), _next_tiles(view)):
        if spare > len(block):
            lines += [[], *block]
            spare -= len(block) + 1
    return lines[:height]


def _due(view: Json) -> list[Line]:
    """What the turn is about: the tile to place, the points left, or the auction."""
    if view["phase"] == "place":
        return tile_block(view["tile"], True)
    if view["phase"] == "spend":
        points: int = view["action_points"]
        lines: list[Line] = [[("", "Points "), ("new", "●" * points), ("dim", "○" * (ACTION_POINTS - points))]]
        if view["scoring"] is not None:
            turns = len(view["scoring_order"])
            lines.append([("", f"Scoring turn {view['scoring_turns_done'] + 1} of {turns}")])
        return lines
    if view["auction"] is not None and view["phase"] in ("bid", "choose"):
        return _auction(view)
    return []


def _auction(view: Json) -> list[Line]:
    """TK 9.1, 9.2: the tiles on offer, the bid, and who is still in."""
    auction: Json = view["auction"]
    lines: list[Line] = [
        [("new", tile["id"]), ("", f" {cut(tile_told(tile), _ROOM - 3)}")] for tile in auction["offer"]
    ]
    if view["phase"] == "choose":
        return lines
    bid: Line = [("", "No bid yet")]
    if auction["bidder"] is not None:
        bid = [("", "Bid "), ("strong", str(auction["bid"])), ("", " by "), _seat(auction["bidder"])]
    still: Line = [("", ", in ")]
    still += [_seat(seat) for seat in auction["in_auction"]]
    lines.append([*bid, *still])
    done = [seat for seat in range(len(view["players"])) if seat not in auction["in_round"]]
    if done:
        lines.append([("dim", "had their turn: "), *[_seat(seat) for seat in done]])
    return lines


def _seat(seat: int) -> tuple[str, str]:
    return (seat_style(seat), letter(seat))


def tile_block(tile: Json, with_hint: bool) -> list[Line]:
    """A tile as it is drawn, r0, and how to turn it."""
    lines: list[Line] = [[("strong", tile["id"]), ("", f" {tile_told(tile)}")]]
    hints = ["this is r0", "r1 to r5", "turn it", "clockwise"] if with_hint else ["", "", "", ""]
    if tile["terrain"] == "volcano":
        return [*lines, [("cross", "  ▒▒▒▒▒▒▒")], [("cross", "  ▒▒▒▒▒▒▒")], [("dim", "no stones, no way in")]]
    picture = tile_picture(tile, 0)
    return [*lines, *[[*row, ("dim", hint)] for row, hint in zip(picture, hints, strict=True)]]


def tile_picture(tile: Json, rotation: int) -> list[Line]:
    """Four lines of eleven columns: a hexagon with its stones on the six edges."""
    stones = [str(number) if number else "·" for number in turned(tile, rotation)]
    styles = ["stones" if number else "dim" for number in turned(tile, rotation)]
    inner = {"temple": f"▲{tile['value']}", "treasure": "◆" * int(tile["masks"])}.get(tile["terrain"], "")
    edges: Line = [(styles[side], stones[side]) for side in range(SIDES)]
    return [
        [("", "   __"), edges[0], ("", "__   ")],
        [("", "  "), edges[5], ("", inner.center(5)), edges[1], ("", "  ")],
        [("", "  "), edges[4], ("", "     "), edges[2], ("", "  ")],
        [("", "   ‾‾"), edges[3], ("", "‾‾   ")],
    ]


def _player(view: Json, names: list[str], seat: int, short: bool) -> list[Line]:
    """Points and what they would score now; reserve, camps and guards left; treasures, in one line if it is short."""
    player: Json = view["players"][seat]
    would = int(player["would_score"]["temples"]) + int(player["would_score"]["treasures"])
    own = "strong" if seat == view["seat"] else ""
    mark = "▸" if seat == view["turn"] else " "
    head: Line = [
        ("new", mark),
        _seat(seat),
        (own, f" {cut(names[seat], 10):<10}{player['score']:>4}"),
        ("dim", f"{would:>+4}"),
    ]
    leader = "*" if player["leader"] == "reserve" else ""
    camps = "⌂" * int(player["camps_left"]) + "·" * (CAMPS - int(player["camps_left"]))
    guards = "♜" * int(player["guards_left"]) + "·" * (GUARDS - int(player["guards_left"]))
    stock = f"{player['reserve']}{leader}"
    lines: list[Line] = [head, [("dim", f"  reserve {stock:<4}{camps} {guards}")]]
    treasures = treasure_signs(player["treasures"], _ROOM - 2, short)
    return lines + [[("coin", f"  {line}")] for line in treasures]


def treasure_signs(treasures: dict[str, int], room: int, short: bool) -> list[str]:
    """Treasures as sets, the largest first; in one line with as much of their names as there is room for."""
    sets = sorted(treasures.items(), key=lambda held: -held[1])
    counted = [(f"{many}" if many > 1 else "", kind) for kind, many in sets]
    if not short:
        return textwrap.wrap(" ".join(f"{many}{kind}" for many, kind in counted), room)
    for length in (9, 4, 3, 2):
        shown = " ".join(f"{many}{kind[:length]}" for many, kind in counted)
        if len(shown) <= room:
            return [shown] if shown else []
    return [cut(" ".join(f"{many}{kind[:2]}" for many, kind in counted), room)]


def _levels(view: Json) -> list[Line]:
    """TK 2.2: the level tokens lie open by value."""
    left: dict[str, int] = view["levels_left"]
    levels = "".join(f"{level:>{_level_width(level)}}" for level in left)
    numbers = "".join(f"{number or '-':>{_level_width(level)}}" for level, number in left.items())
    return [[("dim", "level tokens left")], [("", levels)], [("strong", numbers)]]


def _level_width(level: str) -> int:
    """Tokens with a 5 are more than nine, and 10 has two figures."""
    return 3 if level in ("5", "10") else 2


def _next_tiles(view: Json) -> list[Line]:
    """What is still to come of the letter on top."""
    top: str | None = view["top_letter"]
    if top is None:
        return []
    lines: list[Line] = [[("dim", f"{top} tiles to come")]]
    for kind, number in view["tiles_left"][top].items():
        lines.append([("", f"{number} {kind}" if number > 1 else f"  {kind}")])
    return lines


# Pages


def draw_tiles(view: Json) -> list[Line]:
    """The tile in hand in its six rotations, or the tiles on offer."""
    tile: Json | None = view["tile"]
    if tile is not None:
        lines: list[Line] = [[("strong", f" {tile['id']}, {tile_told(tile)}, turned clockwise")], []]
        if tile["terrain"] == "volcano":
            return [*lines, [("", " A volcano has no stones and is always placed as it is.")]]
        names = [f"r{rotation}" for rotation in range(SIDES)]
        for rotation in range(1, SIDES):
            same = next(r for r in range(SIDES) if turned(tile, r) == turned(tile, rotation))
            if same < rotation:
                names[rotation] = f"r{rotation} as r{same}"
        return [*lines, *_row([tile_picture(tile, rotation) for rotation in range(SIDES)], names)]
    if view["auction"] is None or not view["auction"]["offer"]:
        return [[("", " There is no tile to look at now.")]]
    offer: list[Json] = view["auction"]["offer"]
    titles = [f"{shown['id']}" for shown in offer]
    lines = [[("strong", " On offer"), ("", ": " + ", ".join(f"{t['id']} {tile_told(t)}" for t in offer))], []]
    return [*lines, *_row([tile_picture(shown, 0) for shown in offer], titles)]


def _row(pictures: list[list[Line]], titles: list[str]) -> list[Line]:
    """Tiles side by side with a title below each."""
    canvas = Canvas(WIDTH)
    for number, picture in enumerate(pictures):
        x = 1 + number * (_TILE + 2)
        for y, line in enumerate(picture):
            canvas.put_line(x, y, line)
        canvas.put(x, len(picture), "strong", titles[number].center(_TILE))
    return canvas.lines()


def draw_large(view: Json) -> list[Line]:
    """The large map with the meaning of its signs."""
    canvas = Canvas(WIDTH)
    draw_map(canvas, 0, explored(view), [], [], True)
    for y, line in enumerate(SIGNS):
        canvas.put_line(1, LARGE + y, line)
    return canvas.lines()
