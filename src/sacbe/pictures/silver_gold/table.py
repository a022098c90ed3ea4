"""Silver & Gold as a picture: the card in play, the display, and in front of every player two maps and a score card.

Drawn from a view alone, so it shows what that seat or a spectator may know. This round's earlier cards are laid out
only where the table's option says so (SG 3.5).
"""

from typing import Final

from sacbe.engine.game import Json
from sacbe.games.silver_gold import components as box
from sacbe.pictures import drawing as svg
from sacbe.pictures.silver_gold.maps import (
    coin_sign,
    completed_map,
    face_down,
    map_width,
    palm_sign,
    pattern,
    pattern_name,
    tick_box,
    treasure_map,
    trophy,
)

WIDTH: Final = 1280
_GAP: Final = 20
_TOP: Final = 82
_TABLE: Final = 262
"""How high the card, the display and the round card are."""
_SEAT: Final = 328
_CELL: Final = 44
_SMALL: Final = 38


def draw(view: Json) -> str:
    """The table as this view shows it, a whole SVG document."""
    players: list[Json] = view["players"]
    rows = (len(players) + 1) // 2
    height = _TOP + _TABLE + rows * (_SEAT + _GAP) + _GAP
    parts = [
        svg.header(WIDTH, "Silver & Gold", svg.decider(view), _when(view)),
        _card(view),
        _display(view),
        _round_card(view),
    ]
    parts += [_seat(view, player) for player in players]
    return svg.document(WIDTH, height, f"Silver & Gold, {_when(view)}", svg.standing(view), parts)


def _when(view: Json) -> str:
    if view["phase"] == "over":
        return "the game is over"
    if not view["number"]:
        return "set-up"
    return f"round {view['round']} of {box.ROUNDS}, card {view['card']} of {box.CARDS_A_ROUND}"


def _card(view: Json) -> str:
    """The expedition card in play."""
    shown: str | None = view["pattern"]
    parts = [svg.panel(0, 0, 230, _TABLE, "Expedition card")]
    parts.append(svg.rect(35, 42, 160, 160, svg.BONE, rx=8, stroke=svg.LINE, stroke_width=1.5))
    if shown is None:
        parts.append(
            svg.path("M115 82l12 28 28 12-28 12-12 28-12-28-28-12 28-12Z", "none", stroke=svg.LINE, stroke_width=2)
        )
        words = "none revealed yet" if view["phase"] != "over" else "all are played"
    else:
        parts.append(pattern(shown, 115, 122, 44))
        words = pattern_name(shown)
    parts.append(svg.text(115, 226, words, 16, svg.INK, text_anchor="middle"))
    if view["options"]["open_discard"] and view["reveals"]:
        parts.append(svg.text(115, 248, "so far " + " ".join(view["reveals"]), 14, svg.QUIET, text_anchor="middle"))
    return svg.moved(_GAP, _TOP, parts)


def _display(view: Json) -> str:
    """The maps that lie open (SG 2.2); before that, the viewer's opening hand (SG 2.1)."""
    hand: list[str] = view["hand"] if view["phase"] in ("deal", "keep") else []
    shown: list[str] = hand or view["display"]
    width = WIDTH - 2 * _GAP - 230 - 210 - 2 * _GAP
    parts = [svg.panel(0, 0, width, _TABLE, "Your hand: two are kept" if hand else "Display")]
    if not hand:
        worth = 1 + int(view["display_palms"])
        parts.append(svg.moved(width - 172, 21, [palm_sign(8)]))
        parts.append(svg.text(width - 16, 26, f"a palm now writes {worth}", 15, svg.QUIET, text_anchor="end"))
    pitch = (width - 2 * 12) / 4
    for place in range(4):
        x = 12 + place * pitch + (pitch - map_width(_SMALL)) / 2
        if place < len(shown):
            parts.append(treasure_map(shown[place], x, 44, _SMALL, [], 0))
        else:
            parts.append(face_down(x, 44, _SMALL, "empty"))
    return svg.moved(2 * _GAP + 230, _TOP, parts)


def _round_card(view: Json) -> str:
    """Trophies left, rounds crossed off, and how many maps are still to come (SG 1.3)."""
    parts = [svg.panel(0, 0, 210, _TABLE, "Trophies left")]
    left: list[int] = view["trophies_left"]
    for index in range(box.TROPHIES):
        points = box.TROPHIES - index
        x, y = 42 + index % 3 * 63, 66 + index // 3 * 52
        parts.append(trophy(x, y, 18, points if points in left else None))
    parts.append(svg.carved(16, 168, "Rounds", 18, svg.QUIET))
    done = box.ROUNDS if view["phase"] == "over" else int(view["round"]) - 1
    for index in range(box.ROUNDS):
        x = 100 + index * 26
        parts.append(tick_box(x, 151, 21))
        if index < done:
            parts.append(svg.path(f"M{x + 4} 155l13 13M{x + 17} 155l-13 13", stroke=svg.INK, stroke_width=3))
    for index in range(3):
        parts.append(
            svg.rect(18 + index * 4, 192 + index * 3, 36, 48, "#8E9C8F", rx=4, stroke=svg.BONE, stroke_width=1.5)
        )
    parts.append(svg.carved(84, 218, view["deck"], 28, svg.INK))
    parts.append(svg.text(84, 240, "maps in the deck", 14, svg.QUIET))
    return svg.moved(WIDTH - _GAP - 210, _TOP, parts)


def _seat(view: Json, player: Json) -> str:
    """A player's place at the table."""
    seat: int = player["seat"]
    width = (WIDTH - 3 * _GAP) / 2
    parts = [svg.panel(0, 0, width, _SEAT)]
    if seat in view["pending"]:
        parts.append(svg.rect(0, 0, width, _SEAT, "none", rx=10, stroke=svg.JADE, stroke_width=4))
    parts.append(svg.marker(seat, 32, 30, 15))
    parts.append(svg.carved(60, 37, svg.cut(svg.player_name(player), 20, 250), 20))
    if seat == view["start_player"]:
        parts.append(svg.text(318, 36, "starts", 15, svg.MAIZE, font_weight="bold"))
    parts.append(svg.carved(width - 20, 41, player["score"], 30, svg.INK, text_anchor="end"))
    parts.append(svg.text(width - 62, 37, "points", 14, svg.QUIET, text_anchor="end"))
    hidden = view["phase"] == "keep" and seat != view["seat"]
    for slot in range(2):
        held: Json | None = player["maps"][slot]
        x = 16 + slot * (map_width(_CELL) + 10)
        if held is None:
            parts.append(
                face_down(
                    x,
                    58,
                    _CELL,
                    "hidden" if hidden else "not chosen yet" if view["phase"] in ("deal", "keep") else "no map",
                )
            )
        else:
            parts.append(treasure_map(held["id"], x, 58, _CELL, held["marked"], seat))
    left = 16 + 2 * (map_width(_CELL) + 10) + 6
    parts.append(svg.moved(left, 62, [_score_card(player)]))
    parts.append(_completed(player, width))
    return svg.moved(_GAP + seat % 2 * (width + _GAP), _TOP + _TABLE + _GAP + seat // 2 * (_SEAT + _GAP), parts)


def _score_card(player: Json) -> str:
    """Coin boxes with their trophies, palm boxes (SG 1.4)."""
    parts: list[str] = []
    coins: int = player["coins"]
    for index in range(box.COIN_ROWS * box.COINS_A_ROW):
        row, column = divmod(index, box.COINS_A_ROW)
        parts.append(tick_box(column * 31, row * 40, 28))
        if index < coins:
            parts.append(svg.moved(column * 31 + 14, row * 40 + 14, [coin_sign(8)], data_coin=index))
    trophies: list[int] = player["trophies"]
    for row in range(box.COIN_ROWS):
        parts.append(trophy(145, row * 40 + 13, 13, trophies[row] if row < len(trophies) else None))
    palms: list[int] = player["palms"]
    for index in range(box.PALM_BOXES):
        parts.append(tick_box(index * 31, 152, 28))
        if index < len(palms):
            parts.append(svg.carved_at(index * 31 + 14, 166, palms[index], 18, "#1F7A3D"))
    parts.append(svg.moved(145, 168, [palm_sign(11)]))
    return svg.group(parts)


def _completed(player: Json, width: float) -> str:
    """The maps set aside (SG 6.2), the last ones if there are too many for the row."""
    done: list[str] = player["completed"]
    parts = [svg.text(16, 309, "Completed" if done else "No map completed yet", 15, svg.QUIET)]
    room = int((width - 140) // 58)
    if len(done) > room:
        parts.append(svg.text(width - 14, 309, f"+{len(done) - room}", 15, svg.QUIET, text_anchor="end"))
    parts += [completed_map(map_id, 100 + index * 58, 289) for index, map_id in enumerate(done[-room:])]
    return svg.group(parts)
