"""The paper of Silver & Gold as pictures: treasure maps with marks and seals, expedition cards, coins and palms."""

from typing import Final

from sacbe.games.silver_gold import components as box
from sacbe.pictures import drawing as svg
from sacbe.pictures.drawing import Value

_PAPER: Final = "#F3E6C4"
_SEA: Final = "#A9CBD2"
_WAVE: Final = "#8DB6C0"
_DARK: Final = {"grey": "#6F726F", "green": "#3F7D45", "orange": "#C06A1E", "purple": "#71427F"}
_PALE: Final = {"grey": "#D9D9D2", "green": "#CFE0BE", "orange": "#F3D3A8", "purple": "#DCC8E0"}
_RED: Final = "#8C1D18"
_GOLD: Final = "#E9B93B"
_BRASS: Final = "#7A5208"
_GREEN: Final = "#1F7A3D"
_ROUND: Final[dict[str, Value]] = {"stroke_linecap": "round", "stroke_linejoin": "round"}
_DROPS: Final = ((-0.72, -0.29), (0.72, -0.22), (-0.43, 0.72), (0.58, 0.58))
"""Where wax ran over, in radii of the seal."""
FRAME: Final = 10
"""Paper around the grid of a map."""
TITLE: Final = 26


def map_colour(map_id: str) -> str:
    return {"S": "grey", "G": "green", "O": "orange", "P": "purple"}[map_id[0]]


def map_width(cell: float) -> float:
    return box.COLUMNS * cell + 2 * FRAME


def map_height(cell: float) -> float:
    """All maps lie on paper of one height, those of three rows too."""
    return 4 * cell + 2 * FRAME + TITLE


def cross_sign(size: float) -> str:
    """Mark one more field (SG 5.1)."""
    ring = svg.circle(0, 0, 11, "none", stroke=_RED, stroke_width=1.3, stroke_dasharray="3 2")
    return svg.scaled(
        0, 0, size / 10, [ring, svg.path("M-6 -6L6 6M6 -6L-6 6", stroke=_RED, stroke_width=3.4, **_ROUND)]
    )


def coin_sign(size: float) -> str:
    rim: dict[str, Value] = {"stroke": _BRASS, "stroke_width": 1.7}
    return svg.scaled(0, 0, size / 10, [svg.circle(0, 0, 11.5, _GOLD, **rim), svg.circle(0, 0, 6.8, "none", **rim)])


def palm_sign(size: float) -> str:
    fronds = "M0 -4Q-7 -4 -12 2M0 -4Q7 -4 12 2M0 -4Q-5 -13 -11 -9M0 -4Q5 -13 11 -9M0 -4Q-2 -10 2 -14"
    trunk = svg.path("M0 -4Q4 4 0 13", stroke="#6B4A1F", stroke_width=3.2, **_ROUND)
    return svg.scaled(0, 0, size / 10, [trunk, svg.path(fronds, stroke=_GREEN, stroke_width=4, **_ROUND)])


def _symbol(sign: str, size: float) -> str:
    if sign == "X":
        return cross_sign(size)
    return coin_sign(size) if sign == "C" else palm_sign(size)


def seal(map_id: str, x: float, y: float, size: float) -> str:
    """The wax seal of a map, with the colour it counts and what each such map gives; nothing if it has none."""
    colour = int(box.SEAL[box.MAP_IDS.index(map_id)])
    if colour < 0:
        return ""
    wax = _DARK[box.COLOURS[colour]]
    drops = [svg.circle(dx * size, dy * size, size * 0.42, wax) for dx, dy in _DROPS]
    ring = svg.circle(0, 0, size * 0.76, "none", stroke=svg.BONE, stroke_width=1.4)
    parts = [
        *drops,
        svg.circle(0, 0, size, wax),
        ring,
        svg.carved_at(0, 0, box.SEAL_VALUE[colour], size * 1.15, svg.BONE),
    ]
    return svg.moved(x, y, parts, data_seal=f"{box.COLOURS[colour]} {box.SEAL_VALUE[colour]}")


def _mark(seat: int, size: float, map_id: str, field: str) -> str:
    """A cross of the seat's pen, not quite straight."""
    pen = "M-10 -9Q1 1 9.5 10M10 -10Q-2 1 -9.5 9.5"
    light = svg.path(pen, stroke=svg.BONE, stroke_width=6.4, **_ROUND)
    ink = svg.path(pen, stroke=svg.PLAYER_COLOURS[seat], stroke_width=4.2, **_ROUND)
    return svg.scaled(
        0, 0, size / 10, [light, ink], data_piece="mark", data_seat=seat, data_map=map_id, data_field=field
    )


def treasure_map(map_id: str, x: float, y: float, cell: float, marked: list[str], seat: int) -> str:
    """A map on its paper, with the marks of a seat."""
    colour = map_colour(map_id)
    width, height = map_width(cell), map_height(cell)
    rows = box.MAP_ROWS[box.MAP_IDS.index(map_id)]
    top = TITLE + FRAME + (4 - len(rows)) * cell / 2
    parts = [
        svg.rect(0, 0, width, height, _PAPER, rx=6, stroke=_DARK[colour], stroke_width=2),
        svg.path(f"M0 {TITLE}V6Q0 0 6 0H{width - 6}Q{width} 0 {width} 6V{TITLE}Z", _DARK[colour]),
        svg.carved(8, TITLE - 7, map_id, 16, svg.BONE),
        svg.carved(width - 8, TITLE - 7, box.POINTS[box.MAP_IDS.index(map_id)], 18, svg.BONE, text_anchor="end"),
        svg.rect(FRAME - 4, TITLE + FRAME - 4, width - 2 * FRAME + 8, height - TITLE - 2 * FRAME + 8, _SEA, rx=4),
    ]
    for wave in range(3):
        at = TITLE + FRAME + (wave + 0.5) * cell * 1.2
        parts.append(
            svg.path(
                f"M{FRAME} {svg.number(at)}" + f"q{svg.number(cell / 4)} -5 {svg.number(cell / 2)} 0" * 8, stroke=_WAVE
            )
        )
    for row, signs in enumerate(rows):
        for column, sign in enumerate(signs):
            if sign == ".":
                continue
            left, upper = FRAME + column * cell, top + row * cell
            parts.append(svg.rect(left + 1, upper + 1, cell - 2, cell - 2, _PALE[colour], rx=4, stroke=_DARK[colour]))
            inside: list[str] = []
            if sign != "o":
                inside.append(_symbol(sign, cell * 0.24))
            name = box.field_name(row * box.COLUMNS + column)
            if name in marked:
                inside.append(_mark(seat, cell * 0.31, map_id, name))
            if inside:
                parts.append(svg.moved(left + cell / 2, upper + cell / 2, inside))
    parts.append(seal(map_id, width / 2, TITLE - 7, 15))
    return svg.moved(x, y, parts, data_treasure_map=map_id)


def face_down(x: float, y: float, cell: float, words: str) -> str:
    """The place of a map that nobody sees, or that is not there."""
    width, height = map_width(cell), map_height(cell)
    return svg.moved(
        x,
        y,
        [
            svg.rect(0, 0, width, height, "none", rx=6, stroke=svg.LINE, stroke_width=2, stroke_dasharray="6 6"),
            svg.centred(width / 2, height / 2, words, 15, svg.QUIET),
        ],
    )


def completed_map(map_id: str, x: float, y: float) -> str:
    """A map set aside: a chip with its points, and its seal."""
    colour = map_colour(map_id)
    return svg.moved(
        x,
        y,
        [
            svg.rect(0, 0, 54, 30, _DARK[colour], rx=5),
            svg.text(6, 13, map_id, 12, svg.BONE),
            svg.carved(6, 27, box.POINTS[box.MAP_IDS.index(map_id)], 14, svg.BONE),
            seal(map_id, 41, 15, 10),
        ],
        data_completed=map_id,
    )


def pattern(pattern_id: str, x: float, y: float, cell: float) -> str:
    """The revealed pattern as a paper cut-out, its middle at (x, y)."""
    rows = box.PATTERN_ROWS[box.PATTERN_IDS.index(pattern_id)]
    left, top = -len(rows[0]) * cell / 2, -len(rows) * cell / 2
    cells = [(column, row) for row, signs in enumerate(rows) for column, sign in enumerate(signs) if sign == "#"]
    parts = [svg.rect(left + c * cell + 3, top + r * cell + 4, cell, cell, "#B9A985") for c, r in cells]
    parts += [
        svg.rect(left + c * cell, top + r * cell, cell, cell, svg.MAIZE, stroke="#8F6109", stroke_width=1.5)
        for c, r in cells
    ]
    return svg.moved(x, y, parts, data_pattern=pattern_id)


def pattern_name(pattern_id: str) -> str:
    return box.PATTERN_NAMES[box.PATTERN_IDS.index(pattern_id)]


def tick_box(x: float, y: float, size: float) -> str:
    return svg.rect(x, y, size, size, svg.BONE, rx=4, stroke=svg.LINE, stroke_width=1.5)


def trophy(x: float, y: float, size: float, points: int | None) -> str:
    """A trophy cup with its number; empty where none was won yet."""
    won = points is not None
    look: dict[str, Value] = {"stroke": _BRASS if won else svg.LINE, "stroke_width": 1.2, **_ROUND}
    parts = [
        svg.path("M-7.5 -6h-3.5q0 8 6 9M7.5 -6h3.5q0 8 -6 9", **look),
        svg.path("M-8 -9H8Q8 5.5 0 6Q-8 5.5 -8 -9ZM0 6V10M-5 10H5", _GOLD if won else "none", **look),
    ]
    if points is not None:
        parts.append(svg.carved_at(0, -2, points, 10.5, svg.INK))
    return svg.scaled(x, y, size / 10, parts)
