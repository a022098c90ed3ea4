"""The jungle of Tikal as a picture: fields with stones, temples, treasures, volcanoes, camps and the people on them."""

from math import sqrt
from typing import Final

from sacbe.engine.game import Json
from sacbe.games.tikal.board import COLUMNS, FIELD_NAMES, FIELDS, ROWS
from sacbe.pictures import drawing as svg
from sacbe.pictures.drawing import Point

RADIUS: Final = 88.0
_INNER: Final = RADIUS * sqrt(3) / 2
_GROUND: Final = {
    "base camp": "#D9C594",
    "temple": "#DDCFA6",
    "jungle": "#93B071",
    "treasure": "#D9AE80",
    "volcano": "#5A4640",
}
_RIM: Final = {
    "base camp": "#9A8350",
    "temple": "#9C8A58",
    "jungle": "#56793F",
    "treasure": "#9B6A3B",
    "volcano": "#2E2320",
}
MAP_WIDTH: Final = (COLUMNS - 1) * 1.5 * RADIUS + 2 * RADIUS
MAP_HEIGHT: Final = (2 * ROWS + 1) * _INNER
FULL_ROW: Final = 4
"""Figures that stand in one row on a field."""


def centre(field: int) -> Point:
    """Where the middle of a field is on the map."""
    column, row = divmod(field, ROWS)
    return (RADIUS + column * 1.5 * RADIUS, _INNER * (1 + 2 * row + column % 2))


def _corners(radius: float) -> list[Point]:
    return [svg.about(0, 0, radius, 60 * corner) for corner in range(6)]


def jungle_map(view: Json) -> list[str]:
    """All forty fields; what is not explored is canopy."""
    explored: dict[str, Json] = {shown["field"]: shown for shown in view["fields"]}
    parts: list[str] = []
    for field in range(FIELDS):
        name = FIELD_NAMES[field]
        inside = _canopy(field) if name not in explored else _explored(explored[name])
        x, y = centre(field)
        parts.append(svg.moved(x, y, inside, data_field=name))
    return parts


def _canopy(field: int) -> list[str]:
    """Tree tops from above, a little different on every field."""
    parts = [svg.polygon(_corners(RADIUS - 1), svg.CANOPY, stroke="#12231B", stroke_width=2)]
    for tree in range(7):
        x, y = svg.about(0, 0, 0 if tree == 6 else 44 + (field * 7 + tree * 5) % 9, 60 * tree + field * 23 % 60)
        parts.append(
            svg.circle(x, y, 16 + (field * 5 + tree * 3) % 7, ("#213E30", svg.LEAF, "#254737")[(field + tree) % 3])
        )
    parts.append(svg.centred(*_name_place(), FIELD_NAMES[field], 14, "#9DB5A4"))
    return parts


def _name_place() -> Point:
    return svg.about(0, 0, RADIUS * 0.82, 240)


def tile_ground(terrain: str) -> str:
    return svg.polygon(
        _corners(RADIUS - 1), _GROUND[terrain], stroke=_RIM[terrain], stroke_width=3, stroke_linejoin="round"
    )


def stones(row: list[int]) -> list[str]:
    """The stepping stones on the edges, from the north clockwise."""
    parts: list[str] = []
    for side, many in enumerate(row):
        angle = side * 60 - 90
        for stone in range(many):
            x, y = svg.about(0, 0, _INNER - 10, angle)
            along = (stone - (many - 1) / 2) * 19
            x, y = svg.about(x, y, along, angle + 90)
            parts.append(_stone(x, y, angle))
    return parts


def _stone(x: float, y: float, angle: float) -> str:
    """One stone, lying along its edge."""
    return svg.group(
        [
            svg.rect(-8, -6, 16, 12, "#F2ECDC", rx=5, stroke="#5C5140", stroke_width=1.6),
            svg.path("M-3 -1.5h5", stroke="#B5A98C", stroke_width=1.4),
        ],
        transform=f"translate({svg.number(x)} {svg.number(y)}) rotate({svg.number(angle + 90)})",
    )


def scenery(terrain: str, value: int, tokens: int, masks: int) -> list[str]:
    """What a tile shows, without people: used for fields and for tiles not placed yet."""
    if terrain == "temple":
        return _pyramid(value)
    if terrain == "jungle":
        return [_tree(-50, -14, 1.0), _tree(52, -8, 1.1), _tree(-16, -38, 0.8)]
    if terrain == "treasure":
        return _site(tokens, masks)
    if terrain == "volcano":
        return _volcano()
    return [
        _canvas_tent(-26, -20),
        _canvas_tent(20, -26),
        svg.centred(0, 6, "base camp", 14, "#5C4A1E", font_weight="bold"),
    ]


def _tree(x: float, y: float, size: float) -> str:
    crown = [svg.circle(-7, 0, 8, "#4C7A43"), svg.circle(7, 0, 8, "#4C7A43"), svg.circle(0, -7, 10, "#5C8D4D")]
    return svg.scaled(x, y, size, [svg.rect(-2.5, 4, 5, 11, "#6B4A1F"), *crown])


def _canvas_tent(x: float, y: float) -> str:
    return svg.moved(
        x,
        y,
        [
            svg.polygon(
                [(-18, 14), (0, -14), (18, 14)], "#F3E9CF", stroke="#7A6534", stroke_width=2, stroke_linejoin="round"
            ),
            svg.polygon([(-5, 14), (0, 0), (5, 14)], "#7A6534"),
        ],
    )


def _pyramid(value: int) -> list[str]:
    """A stepped pyramid that grows with its value, the number carved on top."""
    steps = 2 + value // 2
    high = 40.0 / steps if steps > 4 else 10.0
    parts: list[str] = []
    for step in range(steps):
        half = 46 - step * (26 / steps)
        y = 8 - (step + 1) * high
        parts.append(
            svg.rect(-half, y, 2 * half, high, "#C9B98F" if step % 2 else "#BBA97B", stroke="#7C6B42", stroke_width=1.3)
        )
    top = 8 - steps * high
    parts.append(svg.rect(-5, top, 10, steps * high, "#A8966A", stroke="#7C6B42", stroke_width=1))
    return parts


def pyramid_top(value: int) -> float:
    """How high the summit is."""
    steps = 2 + value // 2
    return 8 - steps * (40.0 / steps if steps > 4 else 10.0)


def _plate(value: int, owner: int | None) -> str:
    """The temple's value; the plate has the colour of who would score it now."""
    edge = svg.INK if owner is None else svg.PLAYER_COLOURS[owner]
    return svg.group(
        [
            svg.rect(-15, -13, 30, 25, svg.BONE, rx=5, stroke=svg.INK, stroke_width=5 if owner is not None else 2),
            svg.rect(-15, -13, 30, 25, svg.BONE, rx=5, stroke=edge, stroke_width=3.2 if owner is not None else 1.5),
            svg.carved_at(0, 0, value, 20),
        ]
    )


def _site(tokens: int, masks: int) -> list[str]:
    """A digging site: face-down treasures, and hollows where some were."""
    many = max(tokens, masks)
    parts: list[str] = []
    for token in range(many):
        x = (token - (many - 1) / 2) * 27
        if token < tokens:
            parts.append(svg.moved(x, -26, [_treasure_back()], data_treasure="hidden"))
        else:
            parts.append(svg.moved(x, -26, [svg.circle(0, 0, 10, "#B98A58", stroke="#9B6A3B", stroke_width=1.5)]))
    return parts


def _treasure_back() -> str:
    return svg.group(
        [
            svg.circle(0, 0, 11, "#E9B93B", stroke="#6E4A0A", stroke_width=2),
            svg.path("M-5 -3h3M2 -3h3M-4 4q4 3 8 0M0 -2v3", stroke="#6E4A0A", stroke_width=1.8, stroke_linecap="round"),
        ]
    )


def _volcano() -> list[str]:
    return [
        svg.path("M-54 38Q-24 18 -13 -14H13Q24 18 54 38Z", "#3A2C28", stroke="#201715", stroke_width=2),
        svg.path("M-13 -14H13L9 -4L4 -9L0 6L-5 -7L-9 -2Z", "#E2612B"),
        svg.path(
            "M0 -20q-14 -8 -2 -17q10 -8 -2 -17M9 -19q12 -7 4 -16q-6 -8 4 -14",
            stroke="#B8AAA2",
            stroke_width=5,
            stroke_linecap="round",
        ),
        svg.path(
            "M-30 32q10 -8 14 -18M26 30q-8 -8 -10 -16", stroke=svg.CINNABAR, stroke_width=3, stroke_linecap="round"
        ),
    ]


def camp(seat: int, x: float, y: float, **attributes: str | int) -> str:
    """A tent of a seat, its flag the seat's marker."""
    colour = svg.PLAYER_COLOURS[seat]
    return svg.moved(
        x,
        y,
        [
            svg.polygon(
                [(-25, 17), (0, -16), (25, 17)], colour, stroke=svg.INK, stroke_width=3, stroke_linejoin="round"
            ),
            svg.polygon(
                [(-21, 15), (0, -12), (21, 15)], "none", stroke=svg.BONE, stroke_width=1.3, stroke_linejoin="round"
            ),
            svg.polygon([(-7, 16), (0, 3), (7, 16)], svg.INK),
            svg.line(0, -16, 0, -28, svg.INK, 2.5),
            svg.marker(seat, 0, -28, 8),
        ],
        **attributes,
    )


def figure(seat: int, x: float, y: float, size: float, many: int, leader: bool, **attributes: str | int) -> str:
    """Members of a seat in one place, with their number; or its leader, who wears a headdress."""
    parts = [svg.marker(seat, 0, 0, size)]
    if leader:
        top = -size * (1.12 if seat == 0 else 0.88 if seat == 1 else 1.0 if seat == 2 else 1.22) + 1
        parts.append(
            svg.polygon(
                [(-9, top), (-11, top - 9), (-4, top - 5), (0, top - 12), (4, top - 5), (11, top - 9), (9, top)],
                "#F0BC4A",
                stroke=svg.INK,
                stroke_width=1.6,
                stroke_linejoin="round",
            )
        )
    if many > 1:
        parts.append(svg.circle(size * 0.95, size * 0.8, 8.5, svg.INK, stroke=svg.BONE, stroke_width=1.4))
        parts.append(svg.centred(size * 0.95, size * 0.8, many, 12, svg.BONE, font_weight="bold"))
    return svg.moved(x, y, parts, **attributes)


def _people(shown: Json) -> list[str]:
    """Everybody on a field, in one row or two."""
    field: str = shown["field"]
    standing = [(seat, many, False) for seat, many in enumerate(shown["members"]) if many]
    standing += [(seat, 1, True) for seat in shown["leaders"]]
    standing.sort(key=lambda piece: (piece[0], piece[2]))
    if not standing:
        return []
    upper = (len(standing) + 1) // 2 if len(standing) > FULL_ROW else len(standing)
    rows = [standing[:upper], standing[upper:]]
    parts: list[str] = []
    for index, row in enumerate(rows):
        y = 31.0 if not rows[1] else 16.0 + index * 31
        pitch = 38 if len(row) <= 3 else 33
        for place, (seat, many, leader) in enumerate(row):
            x = (place - (len(row) - 1) / 2) * pitch
            size = 12.5 if len(row) <= 3 else 11.5
            kind = "leader" if leader else "members"
            parts.append(
                figure(seat, x, y, size, many, leader, data_piece=kind, data_seat=seat, data_count=many, data_at=field)
            )
    return parts


def _explored(shown: Json) -> list[str]:
    terrain: str = shown["terrain"]
    value: int = shown.get("value", 0)
    tokens: int = shown.get("tokens", 0)
    parts = [tile_ground(terrain), *scenery(terrain, value, tokens, tokens), *stones(shown["stones"])]
    if terrain == "temple":
        top = pyramid_top(value)
        parts.append(svg.moved(0, top - 4, [_plate(value, shown["scored_by"])], data_temple=value))
        if shown["guard"] is not None:
            guard: int = shown["guard"]
            parts.append(_guard(guard, 29, top - 3, shown["field"]))
    if shown["camp"] is not None:
        seat: int = shown["camp"]
        parts.append(camp(seat, 0, -14, data_piece="camp", data_seat=seat, data_at=shown["field"]))
    parts += _people(shown)
    parts.append(svg.centred(*_name_place(), shown["field"], 14, svg.BONE if terrain == "volcano" else "#4B432F"))
    return parts


def _guard(seat: int, x: float, y: float, field: str) -> str:
    """A piece on the summit for good, with its shield behind it."""
    return svg.moved(
        x,
        y,
        [
            svg.path("M-13 -13H13V3Q13 13 0 18Q-13 13 -13 3Z", svg.BONE, stroke=svg.INK, stroke_width=2.5),
            svg.marker(seat, 0, 0, 8.5),
        ],
        data_piece="guard",
        data_seat=seat,
        data_at=field,
    )


def small_tile(tile: Json, x: float, y: float, scale: float) -> str:
    """A tile that is not placed yet, as it lies in the hand or in the offer."""
    terrain: str = tile["terrain"]
    parts = [
        tile_ground(terrain),
        *scenery(terrain, tile["value"], tile["masks"], tile["masks"]),
        *stones(tile["stones"]),
    ]
    if terrain == "temple":
        parts.append(svg.moved(0, pyramid_top(tile["value"]) - 4, [_plate(tile["value"], None)]))
    parts.append(svg.centred(0, 32, tile["id"], 22, svg.BONE if terrain == "volcano" else svg.INK, font_weight="bold"))
    return svg.scaled(x, y, scale, parts, data_tile=tile["id"])
