"""The screen of Tikal in 80 columns: the map on the left, beside it the tile or the auction, the players, the supplies.

With 18 lines the map is small and the panel short, with 24 the map is large, and with many more the meaning of the
signs stands below it. What stands in colour always stands there in signs too.
"""

import textwrap
from typing import Final

from sacbe.engine.game import Json
from sacbe.engine.notation import letter
from sacbe.games.tikal.board import FIELDS, NEIGHBOUR, SIDES
from sacbe.games.tikal.components import ACTION_POINTS, CAMPS, GUARDS, TILE_IDS, TURNED
from sacbe.games.tikal.view import stones_of
from sacbe.games.tikal.vocabulary import CAMP_NAMES, WORDS
from sacbe.terminal.drawing import WIDTH, Canvas, Line, cut, header, plain, seat_style
from sacbe.terminal.table import Table
from sacbe.terminal.tikal.map import FIELD_NUMBER, LARGE, SMALL, draw_map, explored

_PANEL: Final = 59  # the column where it begins
_ROOM: Final = WIDTH - _PANEL
_TILE: Final = 11  # columns of a tile with its stones
_WHOLE: Final = 34  # with so much room the signs stand below the map, and there is still some left for news


def draw(table: Table, room: int, width: int) -> list[Line]:
    """The main screen, with actions shown as if done."""
    canvas = Canvas(WIDTH)
    view = table.view
    placing = view["phase"] == "place"
    fields = explored(table.ahead if placing else view)
    top = 1 if room > SMALL else 0
    large = room > LARGE
    draw_map(canvas, top, table, fields, _marked(table), frontier(fields) if placing else [], large)
    if top:
        canvas.put_line(0, 0, _header(table))
    height = LARGE if large else SMALL
    if room >= _WHOLE:
        signs = table.t("screen-signs").splitlines()
        for y, sign in enumerate(signs):
            canvas.put(1, top + LARGE + y, "", sign)
        height += len(signs)
    for y, line in enumerate(_panel(table, height)):
        canvas.put_line(_PANEL, top + y, line)
    return canvas.lines()


def turned(tile: Json, rotation: int) -> list[int]:
    """The stones of a tile in a rotation, from the north."""
    return stones_of(TURNED[TILE_IDS.index(tile["id"]) * SIDES + rotation])


def _marked(table: Table) -> list[int]:
    """The fields that actions are about."""
    camps: list[str] = [] if table.seat is None else table.player()["camps"]
    named = dict(zip(CAMP_NAMES, ["a5", *camps], strict=False))
    deeds = [WORDS.deed(action) for action in table.actions]
    told = [str(deed.get(word)) for deed in deeds for word in ("field", "from", "to")]
    places = [named.get(place, place) for place in told]
    return [FIELD_NUMBER[place] for place in places if place in FIELD_NUMBER]


def frontier(fields: dict[int, Json]) -> list[int]:
    """Where the tile in hand might go: the fields next to explored ones (TK 4.1)."""
    return [
        field
        for field in range(FIELDS)
        if field not in fields and any(int(NEIGHBOUR[field * SIDES + side]) in fields for side in range(SIDES))
    ]


def _header(table: Table) -> Line:
    view = table.view
    tiles = [f"{kind}{sum(left_of.values())}" for kind, left_of in view["tiles_left"].items() if left_of]
    return header(" Tikal", _state(table), f"{table.t('screen-tiles', tiles=' '.join(tiles) or '-')} ")


def _state(table: Table) -> str:
    """Whose turn it is, and what kind of turn."""
    view = table.view
    if view["phase"] == "over":
        return table.t("screen-over")
    seat: int | None = view["turn"]
    parts = [table.t("screen-turn", number=view["number"])]
    if seat is not None and seat >= 0:
        parts.append(cut(table.names[seat], 14))
        if view["phase"] in ("bid", "choose"):
            parts.append(table.t("screen-auction"))
        if view["scoring"] is not None:
            parts.append(table.t(f"screen-{view['scoring']}"))
    return " · ".join(parts)


# The panel beside the map


def _panel(table: Table, height: int) -> list[Line]:
    """As much as there are lines for: first what is to be decided, then the players, then the supplies."""
    view = table.view
    lines = _due(table)
    seats = range(len(view["players"]))
    players = [_player(table, seat, False) for seat in seats]
    if len(lines) + len(seats) + sum(len(block) for block in players) > height:
        players = [_player(table, seat, True) for seat in seats]
    spare = height - len(lines) - sum(len(block) for block in players)
    gaps = spare >= len(players) and bool(lines)
    for block in players:
        if gaps:
            lines.append([])
            spare -= 1
        lines += block
    for block in (_levels(table), _next_tiles(table)):
        if spare > len(block):
            lines += [[], *block]
            spare -= len(block) + 1
    return lines[:height]


def _due(table: Table) -> list[Line]:
    """What the turn is about: the tile to place, the points left, or the auction."""
    view = table.view
    if view["phase"] == "place":
        return tile_block(table, view["tile"], True)
    if view["phase"] == "spend":
        points: int = view["action_points"]
        return [
            [("", f"{table.t('screen-points'):<7}"), ("new", "●" * points), ("dim", "○" * (ACTION_POINTS - points))]
        ]
    if view["auction"] is not None and view["phase"] in ("bid", "choose"):
        return _auction(table)
    return []


def _auction(table: Table) -> list[Line]:
    """TK 9.1, 9.2: the tiles on offer, the bid, and who is still in."""
    auction: Json = table.view["auction"]
    lines: list[Line] = [
        [("new", tile["id"]), ("", f" {cut(tile_told(table, tile), _ROOM - 3)}")] for tile in auction["offer"]
    ]
    if table.view["phase"] == "choose":
        return lines
    bid: Line = [("", table.t("screen-no-bid"))]
    if auction["bidder"] is not None:
        bid = [("strong", f"{auction['bid']} "), _seat(auction["bidder"])]
    lines.append([*bid, ("", "  "), *[_seat(seat) for seat in auction["in_auction"]]])
    return lines


def _seat(seat: int) -> tuple[str, str]:
    return (seat_style(seat), letter(seat))


def tile_told(table: Table, tile: Json) -> str:
    """A tile in two words: temple 4, treasure site with 3 masks, jungle, volcano."""
    return table.t(f"terrain-{tile['terrain']}", value=tile["value"], masks=tile["masks"])


def tile_block(table: Table, tile: Json, with_hint: bool) -> list[Line]:
    """A tile as it is drawn, r0, and how to turn it."""
    lines: list[Line] = [[("strong", tile["id"]), ("", f" {cut(tile_told(table, tile), _ROOM - 3)}")]]
    hints = table.t("screen-turning").splitlines() if with_hint else []
    if tile["terrain"] == "volcano":
        return [*lines, [("cross", "  ▒▒▒▒▒▒▒")], [("cross", "  ▒▒▒▒▒▒▒")]]
    picture = tile_picture(tile, 0)
    return [*lines, *[[*row, ("dim", hints[at] if at < len(hints) else "")] for at, row in enumerate(picture)]]


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


def _player(table: Table, seat: int, short: bool) -> list[Line]:
    """Points and what they would score now; reserve, camps and guards left; treasures, in one line if it is short."""
    player: Json = table.view["players"][seat]
    would = int(player["would_score"]["temples"]) + int(player["would_score"]["treasures"])
    own = "strong" if seat == table.seat else ""
    mark = "▸" if seat == table.view["turn"] else " "
    head: Line = [
        ("new", mark),
        _seat(seat),
        (own, f" {cut(table.names[seat], 10):<10}{player['score']:>4}"),
        ("dim", f"{would:>+4}"),
    ]
    leader = "*" if player["leader"] == "reserve" else ""
    camps = "⌂" * int(player["camps_left"]) + "·" * (CAMPS - int(player["camps_left"]))
    guards = "♜" * int(player["guards_left"]) + "·" * (GUARDS - int(player["guards_left"]))
    stock = f"{player['reserve']}{leader}"
    lines: list[Line] = [head, [("dim", f"  {table.t('screen-reserve'):<8}{stock:<4}{camps} {guards}")]]
    treasures = treasure_signs(table, player["treasures"], _ROOM - 2, short)
    return lines + [[("coin", f"  {line}")] for line in treasures]


def treasure_signs(table: Table, treasures: dict[str, int], room: int, short: bool) -> list[str]:
    """Treasures as sets, the largest first; in one line with as much of their names as there is room for."""
    sets = sorted(treasures.items(), key=lambda held: -held[1])
    counted = [(f"{many}" if many > 1 else "", table.t(f"thing-{kind}")) for kind, many in sets]
    if not short:
        return textwrap.wrap(" ".join(f"{many}{kind}" for many, kind in counted), room)
    for length in (9, 4, 3, 2):
        shown = " ".join(f"{many}{kind[:length]}" for many, kind in counted)
        if len(shown) <= room:
            return [shown] if shown else []
    return [cut(" ".join(f"{many}{kind[:2]}" for many, kind in counted), room)]


def _levels(table: Table) -> list[Line]:
    """TK 2.2: the level tokens lie open by value."""
    left: dict[str, int] = table.view["levels_left"]
    levels = "".join(f"{level:>{_level_width(level)}}" for level in left)
    numbers = "".join(f"{number or '-':>{_level_width(level)}}" for level, number in left.items())
    return [[("dim", cut(table.t("screen-levels"), _ROOM))], [("", levels)], [("strong", numbers)]]


def _level_width(level: str) -> int:
    """Tokens with a 5 are more than nine, and 10 has two figures."""
    return 3 if level in ("5", "10") else 2


def _next_tiles(table: Table) -> list[Line]:
    """What is still to come of the letter on top."""
    top: str | None = table.view["top_letter"]
    if top is None:
        return []
    lines: list[Line] = [[("dim", cut(table.t("screen-to-come", letter=top), _ROOM))]]
    for kind, number in table.view["tiles_left"][top].items():
        lines.append([("", f"{number} {cut(kind_told(table, kind), _ROOM - 2)}")])
    return lines


def kind_told(table: Table, kind: str) -> str:
    """A kind of tile as the supplies name it: temple 4, jungle."""
    terrain, _, number = kind.partition(" ")
    return tile_told(table, {"terrain": terrain, "value": int(number or 0), "masks": int(number or 0)})


# Pages


def draw_tiles(table: Table) -> list[Line]:
    """The tile in hand in its six rotations, or the tiles on offer."""
    view = table.view
    tile: Json | None = view["tile"]
    if tile is not None:
        lines = [*plain([f"{tile['id']}, {tile_told(table, tile)}"], "strong"), []]
        if tile["terrain"] == "volcano":
            return lines
        names = [f"r{rotation}" for rotation in range(SIDES)]
        for rotation in range(1, SIDES):
            same = next(r for r in range(SIDES) if turned(tile, r) == turned(tile, rotation))
            if same < rotation:
                names[rotation] = f"r{rotation} = r{same}"
        return [*lines, *_row([tile_picture(tile, rotation) for rotation in range(SIDES)], names)]
    if view["auction"] is None or not view["auction"]["offer"]:
        return plain([table.t("told-no-tile")])
    offer: list[Json] = view["auction"]["offer"]
    lines = [*plain([table.t("told-offer", tiles="; ".join(f"{t['id']} {tile_told(table, t)}" for t in offer))]), []]
    return [*lines, *_row([tile_picture(shown, 0) for shown in offer], [f"{shown['id']}" for shown in offer])]


def _row(pictures: list[list[Line]], titles: list[str]) -> list[Line]:
    """Tiles side by side with a title below each."""
    canvas = Canvas(WIDTH)
    for number, picture in enumerate(pictures):
        x = 1 + number * (_TILE + 2)
        for y, line in enumerate(picture):
            canvas.put_line(x, y, line)
        canvas.put(x, len(picture), "strong", titles[number].center(_TILE))
    return canvas.lines()


def draw_large(table: Table) -> list[Line]:
    """The large map with the meaning of its signs."""
    canvas = Canvas(WIDTH)
    draw_map(canvas, 0, table, explored(table.view), [], [], True)
    return [*canvas.lines(), *plain(table.t("screen-signs").splitlines())]
