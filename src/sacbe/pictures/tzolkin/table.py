"""Tzolk'in as a picture: gears, temples, technologies, the jungle, buildings and monuments, and a row for each player.

Drawn from a view alone, so it shows what that seat or a spectator may know.
"""

from typing import Final

from sacbe.engine.game import Json
from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin.things import THINGS, monument_scores
from sacbe.pictures import drawing as svg
from sacbe.pictures.tzolkin.signs import (
    GOD_COLOURS,
    KIND_COLOURS,
    building_row,
    cost_row,
    row,
    row_width,
    sign,
    wealth_row,
)
from sacbe.pictures.tzolkin.wheels import BOARD_HEIGHT, BOARD_WIDTH, board
from sacbe.words import USUAL, Value, words_of

_GAP: Final = 20
_TOP: Final = 82
_SIDE: Final = 560
_LEFT: Final = _GAP + BOARD_WIDTH + _GAP
WIDTH: Final = _LEFT + _SIDE + _GAP
_TEMPLES: Final = 416
_TRACKS: Final = 322
_JUNGLE: Final = BOARD_HEIGHT - _TEMPLES - _TRACKS - 2 * _GAP
_TABLET: Final = 104
_SEAT: Final = 104
_COLUMNS: Final = 6


def draw(view: Json) -> str:
    """The table as this view shows it, a whole SVG document."""
    players: list[Json] = view["players"]
    parts = [
        svg.header(WIDTH, "Tzolk'in", svg.decider(view), _when(view)),
        svg.rect(_GAP, _TOP, BOARD_WIDTH, BOARD_HEIGHT, "#E3E0C9", rx=14, stroke=svg.WORN, stroke_width=2),
        svg.moved(_GAP, _TOP, board(view)),
        svg.moved(_LEFT, _TOP, [_temples(view)]),
        svg.moved(_LEFT, _TOP + _TEMPLES + _GAP, [_technologies(view)]),
        svg.moved(_LEFT, _TOP + _TEMPLES + _TRACKS + 2 * _GAP, [_jungle(view)]),
    ]
    y = _TOP + BOARD_HEIGHT + _GAP
    for tablets in _tablet_rows(view):
        parts += [svg.moved(_GAP + place * _tablet_pitch(), y, [tablet]) for place, tablet in enumerate(tablets)]
        y += _TABLET + 12
    y += 8
    for player in players:
        parts.append(svg.moved(_GAP, y, [_seat(view, player)]))
        y += _SEAT + 12
    return svg.document(WIDTH, y + 8, f"Tzolk'in, {_when(view)}", svg.standing(view), parts)


def _when(view: Json) -> str:
    if view["phase"] == "over":
        return "the game is over"
    age = 1 if view["food_days_done"] < 2 else 2
    return f"day {view['day']}, age {age}, {view['buildings_in_stack']} buildings to come"


# Temples, technologies, jungle


def _temples(view: Json) -> str:
    """Three stairs of different height: goods at the left of a step, points at the right (TZ 9)."""
    parts = [svg.panel(0, 0, _SIDE, _TEMPLES, "Temples")]
    age = 0 if view["food_days_done"] < 2 else 1
    wide = (_SIDE - 4 * 14) / 3
    for god, shown in enumerate(view["temples"]):
        x = 14 + god * (wide + 14)
        parts.append(svg.moved(x, 0, _stairs(god, shown, wide, age)))
    return svg.group(parts)


def _stairs(god: int, shown: Json, wide: float, age: int) -> list[str]:
    colour = GOD_COLOURS[god]
    high = 34.0
    base = _TEMPLES - 60.0
    parts: list[str] = []
    steps: list[int] = shown["steps"]
    for step in range(int(box.TOP[god]) + 1):
        y = base - (step + 1) * high
        half = wide / 2 - (step * (wide / 2 - 56) / box.STEPS)
        left = wide / 2 - half
        look = svg.BONE if step == 1 else svg.STONE if step else "#CDBB98"
        parts.append(svg.rect(left, y, 2 * half, high - 2, look, rx=3, stroke=colour, stroke_width=2))
        good = int(box.STEP_GOODS[god * box.STEPS + step])
        if good >= 0:
            parts.append(sign(box.GOODS[good], left + 14, y + high / 2 - 1, 0.85))
        parts.append(
            svg.carved(
                left + 2 * half - 5, y + 22, box.STEP_POINTS[god * box.STEPS + step], 15, svg.QUIET, text_anchor="end"
            )
        )
        here = [seat for seat, at in enumerate(steps) if at == step]
        pitch = 25 if len(here) < 4 else 21
        for place, seat in enumerate(here):
            at = wide / 2 + (place - (len(here) - 1) / 2) * pitch
            parts.append(
                svg.marker(seat, at, y + high / 2 - 1, 9.5, data_piece="temple", data_seat=seat, data_god=box.GODS[god])
            )
    parts.append(sign(box.GODS[god], 14, base + 18))
    parts.append(svg.carved(30, base + 24, _said(f"god-{box.GODS[god]}"), 16, colour))
    parts.append(svg.text(30, base + 44, f"highest +{box.LEADER_BONUS[2 * god + age]}", 14, svg.QUIET))
    return parts


def _said(message: str, **args: Value) -> str:
    """A message of the game, in English as all of the picture."""
    return words_of(USUAL).t(f"tzolkin-{message}", **args)


def _technologies(view: Json) -> str:
    """Four strips; beyond the third level an advance gives the bonus (TZ 6)."""
    parts = [svg.panel(0, 0, _SIDE, _TRACKS, "Technologies")]
    players: list[Json] = view["players"]
    for track, name in enumerate(box.TRACK_NAMES):
        y = 40 + track * 69
        parts.append(sign(name, 26, y + 14))
        parts.append(svg.carved(42, y + 20, name.capitalize(), 16))
        for level in range(box.HIGHEST_LEVEL + 1):
            x = 150 + level * 99
            parts.append(
                svg.rect(x, y, 95, 28, svg.BONE if level else "#DACDAE", rx=5, stroke=svg.LINE, stroke_width=1.2)
            )
            here = [player["seat"] for player in players if player["technologies"][name] == level]
            if level and not here:
                parts.append(svg.carved_at(x + 47, y + 14, level, 16, svg.LINE))
            for place, seat in enumerate(here):
                at = x + 47 + (place - (len(here) - 1) / 2) * 22
                parts.append(svg.marker(seat, at, y + 14, 9, data_piece="technology", data_seat=seat, data_track=name))
        best = min(max([player["technologies"][name] for player in players]), box.HIGHEST_LEVEL - 1)
        parts.append(svg.text(20, y + 44, f"Level {best + 1}: {_said(f'level-{name}-{best + 1}')}", 14, svg.QUIET))
        parts.append(svg.text(20, y + 60, f"Beyond 3: {_said(f'level-{name}-4')}", 14, svg.QUIET))
    return svg.group(parts)


def _jungle(view: Json) -> str:
    """Corn and wood tiles at Palenque 2 to 5; wood lies on top of corn (TZ 2.2)."""
    parts = [svg.panel(0, 0, _SIDE, _JUNGLE, "The jungle of Palenque")]
    wide = (_SIDE - 5 * 12) / 4
    for index, shown in enumerate(view["jungle"]):
        space: int = shown["space"]
        x = 12 + index * (wide + 12)
        parts.append(svg.rect(x, 38, wide, _JUNGLE - 50, "#CFDDBB", rx=6, stroke="#6E9254", stroke_width=1.5))
        parts.append(svg.carved(x + 8, 58, space, 17, svg.CANOPY))
        gives = [str(box.HARVEST_CORN[space]), "corn"]
        if box.HARVEST_WOOD[space]:
            gives += [str(box.HARVEST_WOOD[space]), "wood"]
        parts.append(row(x + wide - row_width(gives, 13) - 2, 52, gives, 13))
        corn: int = shown["corn_tiles"]
        wood: int = shown["wood_tiles"]
        for tile in range(corn):
            left = x + 6 + tile * (wide - 12) / 4
            parts.append(
                svg.rect(left, 66, 26, 30, "#F0D791", rx=4, stroke="#7A5208", stroke_width=1.2, data_tile="corn")
            )
            parts.append(sign("corn", left + 13, 81, 0.85))
        for tile in range(wood):
            left = x + 6 + tile * (wide - 12) / 4
            parts.append(
                svg.rect(left, 74, 26, 30, "#B98A58", rx=4, stroke="#47290E", stroke_width=1.2, data_tile="wood")
            )
            parts.append(sign("wood", left + 13, 90, 0.85))
        if not corn and not wood:
            parts.append(svg.centred(x + wide / 2, 84, "bare", 14, svg.QUIET))
    return svg.group(parts)


# Tablets


def _tablet_pitch() -> float:
    return (WIDTH - 2 * _GAP + 12) / _COLUMNS


def _tablet_rows(view: Json) -> list[list[str]]:
    """Buildings and monuments on display; before the first round also the viewer's starting wealth."""
    buildings: list[Json] = view["buildings"]
    monuments: list[Json] = view["monuments"]
    players = len(view["players"])
    rows = [[_building(shown) for shown in buildings], [_monument(shown, players) for shown in monuments]]
    if view["hand"]:
        rows.append([_wealth(name) for name in view["hand"]])
    return [tablets for tablets in rows if tablets]


def _tablet(name: str, kind: str, colour: str, payable: bool) -> list[str]:
    wide = _tablet_pitch() - 12
    edge = svg.JADE if payable else svg.WORN
    return [
        svg.rect(
            0, 0, wide, _TABLET, svg.BONE if payable else svg.STONE, rx=8, stroke=edge, stroke_width=3 if payable else 2
        ),
        svg.path(f"M0 8Q0 0 8 0H{wide - 8:g}Q{wide:g} 0 {wide:g} 8V26H0Z", colour),
        svg.carved(10, 19, kind.capitalize(), 15, svg.BONE),
        svg.text(wide - 10, 18, name, 14, svg.BONE, text_anchor="end"),
    ]


def _building(shown: Json) -> str:
    name: str = shown["id"]
    kind = THINGS[name]["kind"]
    parts = _tablet(name, kind, KIND_COLOURS[kind], bool(shown.get("payable")))
    parts.append(row(12, 43, cost_row(shown["cost"]), 15))
    parts.append(row(12, 78, building_row(name), 18))
    return svg.group(parts, data_building=name)


def _monument(shown: Json, players: int) -> str:
    name: str = shown["id"]
    kind = THINGS[name]["kind"]
    parts = _tablet(name, f"{kind} monument", KIND_COLOURS[kind], bool(shown.get("payable")))
    parts.append(row(12, 43, cost_row(shown["cost"]), 15))
    if "worth_now" in shown:
        told = f"now {shown['worth_now']:+d}"
        parts.append(svg.text(_tablet_pitch() - 24, 48, told, 14, svg.CINNABAR, text_anchor="end", font_weight="bold"))
    scores, number = monument_scores(name, players)
    told = _said(f"scores-{scores}", number=number, kind=kind).replace(" points for each", " per")
    for index, line in enumerate(svg.wrapped(told, 14, _tablet_pitch() - 24)):
        parts.append(svg.text(12, 66 + index * 16, line, 14, svg.INK))
    return svg.group(parts, data_monument=name)


def _wealth(name: str) -> str:
    parts = _tablet(name, "your wealth", svg.MAIZE, False)
    parts.append(row(12, 64, wealth_row(name), 18))
    return svg.group(parts, data_wealth=name)


# Players


def _seat(view: Json, player: Json) -> str:
    """Everything that lies in front of a player, in one row."""
    seat: int = player["seat"]
    wide = WIDTH - 2 * _GAP
    parts = [svg.panel(0, 0, wide, _SEAT)]
    if seat in view["pending"]:
        parts.append(svg.rect(0, 0, wide, _SEAT, "none", rx=10, stroke=svg.JADE, stroke_width=4))
    parts.append(svg.marker(seat, 34, 34, 16))
    parts.append(svg.carved(64, 41, svg.cut(svg.player_name(player), 20, 150), 20))
    parts.append(svg.carved(226, 42, f"{player['score']:g}", 28))
    parts.append(svg.text(226, 64, "points", 14, svg.QUIET))
    if seat == view["first_player"]:
        parts.append(svg.circle(30, 78, 9, svg.MAIZE, stroke=svg.INK, stroke_width=1.5))
        parts.append(svg.text(46, 83, "first player", 14, svg.QUIET))
    for index, good in enumerate(box.GOODS):
        x = 330 + index * 78
        parts.append(sign(good, x, 32, 1.25))
        parts.append(svg.carved(x + 18, 40, player[good], 22))
    parts.append(svg.text(318, 83, f"food bill {player['meal_bill']} corn", 15, svg.QUIET))
    parts.append(sign("worker", 472, 77, 0.9))
    parts.append(svg.text(486, 83, f"{player['in_hand']} of {player['workers']} in hand", 15, svg.QUIET))
    parts.append(_day_side(bool(player["light"]), 646, 77))
    parts.append(_held(player, 730, wide))
    return svg.group(parts, data_player=seat)


def _day_side(light: bool, x: float, y: float) -> str:
    """Which side of the player's board is up: the light one allows a double advance (TZ 7.3)."""
    return svg.moved(
        x,
        y,
        [
            svg.circle(0, 0, 10, "#F7E7A6" if light else svg.CANOPY, stroke=svg.INK, stroke_width=1.5),
            svg.text(15, 5, "light" if light else "dark", 14, svg.QUIET),
        ],
    )


def _built(buildings: list[str], x: float, room: float) -> list[str]:
    """A player's buildings with what they do; only their ids where there are too many for that."""
    if not buildings:
        return [svg.text(x, 38, "no building yet", 14, svg.QUIET)]
    rows = [building_row(name) for name in buildings]
    if sum(row_width(tokens, 13) + 24 for tokens in rows) > room:
        rows = [[name] for name in buildings]
    size = min(13.0, 13 * room / sum(row_width(tokens, 13) + 24 for tokens in rows))
    parts: list[str] = []
    for name, tokens in zip(buildings, rows, strict=True):
        wide = row_width(tokens, size) + 18 * size / 13
        parts.append(
            svg.rect(x, 14, wide, 34, svg.BONE, rx=5, stroke=KIND_COLOURS[THINGS[name]["kind"]], stroke_width=3)
        )
        parts.append(row(x + 9 * size / 13, 31, tokens, size, data_built=name))
        x += wide + 6 * size / 13
    return parts


def _held(player: Json, x: float, wide: float) -> str:
    """Buildings, monuments and harvest tiles of a player."""
    tiles = [str(player["corn_tiles"]), "corn", str(player["wood_tiles"]), "wood"]
    parts = [svg.text(x + 6, 38, "tiles", 14, svg.QUIET), row(x + 42, 33, tiles, 16)]
    parts.append(svg.path(f"M{x - 8:g} 14V{_SEAT - 14}", stroke=svg.WORN, stroke_width=2))
    at = x + 150
    parts += _built(player["buildings"], at, wide - 16 - at)
    for name in player["monuments"]:
        kind = THINGS[name]["kind"]
        parts.append(
            svg.rect(at, 56, 54, 34, KIND_COLOURS[kind], rx=5, stroke=svg.MAIZE, stroke_width=3, data_built=name)
        )
        parts.append(svg.centred(at + 27, 73, name, 14, svg.BONE))
        at += 59
    if player["monuments"]:
        parts.append(svg.text(at + 6, 79, f"monuments worth {player['monuments_worth']} now", 14, svg.QUIET))
    else:
        parts.append(svg.text(at, 79, "no monument yet", 14, svg.QUIET))
    return svg.group(parts)
