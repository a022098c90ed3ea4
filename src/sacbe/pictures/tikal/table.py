"""Tikal as a picture: the map, and beside it the turn, the tiles and everybody's camp.

Drawn from a view alone; everything on the table is open (TK 2), so all views show the same.
"""

from typing import Final

from sacbe.engine.game import Json
from sacbe.engine.notation import letter
from sacbe.games.tikal.components import ACTION_POINTS, LETTERS, TREASURE_KINDS
from sacbe.pictures import drawing as svg
from sacbe.pictures.tikal.jungle import MAP_HEIGHT, MAP_WIDTH, camp, figure, jungle_map, small_tile

_GAP: Final = 20
_TOP: Final = 82
_MARGIN: Final = 18
_SIDE: Final = 400
_LEFT: Final = _GAP + MAP_WIDTH + 2 * _MARGIN + _GAP
WIDTH: Final = _LEFT + _SIDE + _GAP
_TURN: Final = 214
_OFFER: Final = 192
_SEAT: Final = 128
_BACK: Final = "#2F5B45"

# One stroke of the chisel for each kind of treasure, on a disc of radius 12.
_TREASURES: Final = {
    "mask": "M-6 -4h4M2 -4h4M0 -3v4M-4 5h8",
    "jaguar": "M-7 -7l4 3M7 -7l-4 3M-4 -1h1M3 -1h1M0 2v2M-4 6q4 2 8 0",
    "serpent": "M-7 5q3.5 -9 7 -3t7 -5M7 -3h1",
    "quetzal": "M-5 7Q-7 -5 5 -8Q6 3 -5 7ZM-5 7L2 -3",
    "flute": "M-7 5L6 -6M-3 -1l3 3M1 -4l3 3",
    "bowl": "M-8 -3H8Q7 6 0 6T-8 -3ZM-3 8h6",
    "earplug": "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M-2 0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",
    "sun": "M-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M0 -8v3M0 5v3M-8 0h3M5 0h3M-6 -6l2 2M6 6l-2 -2M6 -6l-2 2M-6 6l2 -2",
}


def draw(view: Json) -> str:
    """The table as this view shows it, a whole SVG document."""
    players: list[Json] = view["players"]
    side = _TURN + _GAP + 96 + _GAP + len(players) * (_SEAT + 12) - 12
    table = max(side, MAP_HEIGHT + 2 * _MARGIN)
    height = _TOP + table + _GAP
    parts = [
        svg.header(WIDTH, "Tikal", svg.decider(view), _when(view)),
        svg.rect(_GAP, _TOP, MAP_WIDTH + 2 * _MARGIN, table, "#152A20", rx=14, stroke=svg.CANOPY, stroke_width=3),
        svg.moved(_GAP + _MARGIN, _TOP + (table - MAP_HEIGHT) / 2, jungle_map(view)),
    ]
    y = float(_TOP)
    parts.append(svg.moved(_LEFT, y, [_turn(view)]))
    y += _TURN + _GAP
    parts.append(svg.moved(_LEFT, y, [_stack(view)]))
    y += 96 + _GAP
    for player in players:
        parts.append(svg.moved(_LEFT, y, [_seat(view, player)]))
        y += _SEAT + 12
    if view["auction"] is not None:
        parts.append(svg.moved(_GAP, height, [_offer(view)]))
        height += _OFFER + _GAP
    return svg.document(WIDTH, height, f"Tikal, {_when(view)}", svg.standing(view), parts)


def _when(view: Json) -> str:
    if view["phase"] == "over":
        return "the game is over"
    if view["scoring"] is not None:
        return "final scoring" if view["scoring"] == "final" else "scoring round"
    return f"turn {view['number']}, {view['scorings_done']} of 4 scorings done"


_DOING: Final = {
    "start": "The start player is drawn",
    "draw": "A tile is drawn",
    "offer": "Tiles are turned up",
    "bid": "Bidding for the first choice",
    "choose": "Choosing a tile",
    "place": "Placing the tile",
    "spend": "Spending action points",
    "treasure": "A treasure comes to light",
    "over": "The game is over",
}


def _turn(view: Json) -> str:
    """Who acts, the ten beads, and the tile in hand."""
    parts = [svg.panel(0, 0, _SIDE, _TURN, _DOING[view["phase"]])]
    acting: list[int] = view["pending"]
    if acting:
        parts.append(svg.marker(acting[0], 34, 64, 15))
        parts.append(svg.carved(62, 71, svg.cut(svg.player_name(view["players"][acting[0]]), 20, 180), 20))
    elif view["phase"] == "over":
        parts.append(svg.carved(20, 71, svg.decider(view), 20))
    left: int = view["action_points"]
    parts.append(svg.text(20, 112, f"Action points: {left} of {ACTION_POINTS} left", 15, svg.QUIET))
    for bead in range(ACTION_POINTS):
        x, y = 34 + bead % 5 * 38, 138 + bead // 5 * 38
        if bead < left:
            parts.append(svg.circle(x, y, 14, svg.JADE, stroke="#0B4A39", stroke_width=2))
            parts.append(svg.circle(x - 4, y - 5, 3.6, "#8FD3BC"))
            parts.append(svg.circle(x, y, 3, "#0B4A39"))
        else:
            parts.append(svg.circle(x, y, 13, "none", stroke=svg.LINE, stroke_width=1.5, stroke_dasharray="3 3"))
    tile: Json | None = view["tile"]
    if tile is not None:
        parts.append(small_tile(tile, _SIDE - 92, 126, 0.86))
        parts.append(svg.text(_SIDE - 92, 44, "tile in hand", 14, svg.QUIET, text_anchor="middle"))
    return svg.group(parts)


def _offer(view: Json) -> str:
    """The tiles of this round and the bids (TK 9)."""
    auction: Json = view["auction"]
    wide = WIDTH - 2 * _GAP
    parts = [svg.panel(0, 0, wide, _OFFER, "Auction: the tiles of this round")]
    offer: list[Json] = auction["offer"]
    for index, tile in enumerate(offer):
        parts.append(small_tile(tile, 100 + index * 160, 112, 0.76))
    if not offer:
        parts.append(svg.text(20, 112, "no tile is turned up", 16, svg.QUIET))
    x = wide - _SIDE - 120
    bidder: int | None = auction["bidder"]
    parts.append(svg.carved(x, 58, f"Highest bid {auction['bid']}" if bidder is not None else "No bid", 20))
    if bidder is not None:
        parts.append(svg.marker(bidder, x + 170, 51, 13))
    for y, told, seats in (
        (102, "still bidding", auction["in_auction"]),
        (146, "still in the round", auction["in_round"]),
    ):
        parts.append(svg.text(x, y + 5, told, 16, svg.QUIET))
        parts += [svg.marker(seat, x + 170 + place * 36, y, 12) for place, seat in enumerate(seats)]
        if not seats:
            parts.append(svg.text(x + 160, y + 5, "nobody", 16, svg.QUIET))
    return svg.group(parts)


def _stack(view: Json) -> str:
    """Tiles to come, by their letters (TK 2.1)."""
    parts = [svg.panel(0, 0, _SIDE, 96, "Tiles to come")]
    left: dict[str, dict[str, int]] = view["tiles_left"]
    total = sum(sum(kinds.values()) for kinds in left.values())
    parts.append(svg.carved(_SIDE - 16, 28, total, 20, svg.INK, text_anchor="end"))
    for index, name in enumerate(LETTERS):
        many = sum(left[name].values())
        x = 16 + index * 53
        fresh = name == view["top_letter"]
        parts.append(
            svg.rect(
                x,
                42,
                47,
                40,
                _BACK if many else svg.WORN,
                rx=6,
                stroke=svg.JADE if fresh else svg.LINE,
                stroke_width=3 if fresh else 1,
            )
        )
        parts.append(svg.carved_at(x + 15, 62, name, 20, svg.BONE if many else svg.LINE))
        parts.append(svg.centred(x + 35, 62, many, 15, svg.BONE if many else svg.LINE))
    return svg.group(parts)


def treasure(kind: str, x: float, y: float) -> str:
    """A treasure face up."""
    return svg.moved(
        x,
        y,
        [
            svg.circle(0, 0, 12, "#E9B93B", stroke="#6E4A0A", stroke_width=1.8),
            svg.path(
                _TREASURES[kind], stroke="#4F3406", stroke_width=1.7, stroke_linecap="round", stroke_linejoin="round"
            ),
        ],
        data_treasure=kind,
    )


def _seat(view: Json, player: Json) -> str:
    """A player's points, reserve, camps, guards and treasures."""
    seat: int = player["seat"]
    parts = [svg.panel(0, 0, _SIDE, _SEAT)]
    if seat in view["pending"]:
        parts.append(svg.rect(0, 0, _SIDE, _SEAT, "none", rx=10, stroke=svg.JADE, stroke_width=4))
    parts.append(svg.marker(seat, 30, 27, 14))
    parts.append(svg.carved(56, 34, svg.cut(svg.player_name(player), 20, 180), 20))
    would: dict[str, int] = player["would_score"]
    if view["phase"] != "over":
        parts.append(
            svg.text(_SIDE - 74, 32, f"+{sum(would.values())} if scored now", 14, svg.QUIET, text_anchor="end")
        )
    parts.append(svg.carved(_SIDE - 16, 37, player["score"], 28, svg.INK, text_anchor="end"))
    parts.append(figure(seat, 30, 68, 9.5, 1, False))
    parts.append(svg.text(48, 73, f"×{player['reserve']}", 16))
    leader: str = player["leader"]
    parts.append(figure(seat, 114, 70, 9.5, 1, True))
    parts.append(
        svg.text(132, 73, "in reserve" if leader == "reserve" else leader if leader == "gone" else f"on {leader}", 15)
    )
    parts.append(svg.scaled(240, 74, 0.72, [camp(seat, 0, 0)]))
    parts.append(svg.text(266, 73, f"×{player['camps_left']}", 16))
    parts.append(svg.path("M312 56h22v14q0 9 -11 13q-11 -4 -11 -13Z", svg.BONE, stroke=svg.INK, stroke_width=2))
    parts.append(svg.text(342, 73, f"×{player['guards_left']}", 16))
    treasures: dict[str, int] = player["treasures"]
    x = 28.0
    for kind in TREASURE_KINDS:
        for copy in range(treasures.get(kind, 0)):
            parts.append(treasure(kind, x, 106))
            x += 14 if copy + 1 < treasures[kind] else 31
    if not treasures:
        parts.append(svg.text(16, 110, "no treasure yet", 14, svg.QUIET))
    return svg.group(parts, data_player=letter(seat))
