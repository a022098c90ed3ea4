"""The signs of Tzolk'in: goods, gods, technologies, and what spaces and tiles do, written in rows of small signs.

A row is a list of tokens. A token that names a sign is drawn, any other is written as it is.
"""

from typing import Final

from sacbe.games.tzolkin import components as box
from sacbe.pictures import drawing as svg
from sacbe.pictures.drawing import Value

GOD_COLOURS: Final = (svg.WATER, svg.MAIZE, svg.JADE)
KIND_COLOURS: Final = {"farm": "#A9792B", "civic": "#4A8A4F", "tomb": "#7D7A74", "altar": "#3E7FA3"}
_TRACK_STROKES: Final = {
    "agriculture": "M0 7V-2M0 3Q-5 3 -5 -2Q0 -2 0 3M0 0Q5 0 5 -5Q0 -5 0 0",
    "extraction": "M-5 6L3 -3M-3 -6Q5 -6 6 3",
    "architecture": "M-5 5V0L0 -5L5 0V5ZM0 5V2",
    "theology": "M-2 0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M0 -7v2M0 5v2M-6 0h1M5 0h1M-4 -4l1 1M4 4l-1 -1M4 -4l-1 1M-4 4l1 -1",
}
"""A sprout, a pick, a house, a sun."""
SIGN: Final = 20
"""How wide a sign is; it is drawn around the origin, ten to each side."""


def _corn() -> str:
    return svg.group(
        [
            svg.path("M-8 6Q-7 -3 0 -1Q7 -3 8 6Q3 10 0 6Q-3 10 -8 6Z", "#5E8D3A", stroke="#2F4F1D", stroke_width=1),
            svg.path("M0 -9Q6 -4 4 5Q0 9 -4 5Q-6 -4 0 -9Z", "#F0BC4A", stroke="#7A5208", stroke_width=1.3),
            svg.path("M-3 -2h6M-4 2h8M0 -8v14", stroke="#B07C12", stroke_width=0.9),
        ]
    )


def _wood() -> str:
    return svg.group(
        [
            svg.rect(-9, -4, 16, 9, "#8A5A2B", rx=3, stroke="#47290E", stroke_width=1.3),
            svg.circle(7, 0.5, 4.4, "#D9AE74", stroke="#47290E", stroke_width=1.3),
            svg.circle(7, 0.5, 1.6, "none", stroke="#8A5A2B", stroke_width=1),
        ]
    )


def _stone() -> str:
    return svg.polygon(
        [(-8, 7), (-9, -2), (-3, -8), (5, -7), (9, 0), (7, 7)], "#A9ADA8", stroke="#474B47", stroke_width=1.5
    )


def _gold() -> str:
    return svg.polygon([(-9, 6), (-5, -5), (5, -5), (9, 6)], "#F2C230", stroke="#7A5208", stroke_width=1.6)


def _skull() -> str:
    return svg.group(
        [
            svg.path(
                "M-8 -1Q-8 -9 0 -9T8 -1Q8 3 5 4V8H-5V4Q-8 3 -8 -1Z", "#BFE3EA", stroke="#1E4E5C", stroke_width=1.4
            ),
            svg.circle(-3.3, -1, 2.1, "#1E4E5C"),
            svg.circle(3.3, -1, 2.1, "#1E4E5C"),
            svg.path("M-2 8V5M2 8V5", stroke="#1E4E5C", stroke_width=1.2),
        ]
    )


def _resource() -> str:
    """Any of wood, stone and gold."""
    return svg.group(
        [
            svg.rect(-9, -1, 9, 9, "#8A5A2B", rx=2),
            svg.rect(0, -1, 9, 9, "#A9ADA8", rx=2),
            svg.rect(-4.5, -9, 9, 9, "#F2C230", rx=2, stroke="#7A5208", stroke_width=0.8),
        ]
    )


def _worker() -> str:
    return svg.group([svg.circle(0, -5, 4.2, svg.INK), svg.path("M-7 9Q-7 -1 0 -1T7 9Z", svg.INK)])


def _build() -> str:
    return svg.group(
        [
            svg.rect(-9, 2, 18, 6, "#C9B98F", stroke=svg.INK, stroke_width=1.2),
            svg.rect(-6, -3, 12, 5, "#C9B98F", stroke=svg.INK, stroke_width=1.2),
            svg.rect(-3, -8, 6, 5, "#C9B98F", stroke=svg.INK, stroke_width=1.2),
        ]
    )


def _step(colour: str, name: str) -> str:
    """A step up a god's temple; the letter is the god's, a question mark any god's."""
    return svg.group(
        [
            svg.path("M-9 9V3H-3V-3H3V-9H9V9Z", colour, stroke=svg.INK, stroke_width=1.1),
            svg.carved_at(3, 3.5, name, 11, svg.BONE),
        ]
    )


def _track(name: str) -> str:
    """A level of a technology; a question mark stands for any."""
    ground = svg.polygon(
        [(0, -10), (8, -6), (8, 5), (0, 10), (-8, 5), (-8, -6)], "#7B4A36", stroke=svg.INK, stroke_width=1.1
    )
    if name not in _TRACK_STROKES:
        return svg.group([ground, svg.carved_at(0, 0, "?", 13, svg.BONE)])
    return svg.group(
        [ground, svg.path(_TRACK_STROKES[name], stroke=svg.BONE, stroke_width=1.8, stroke_linecap="round")]
    )


def _points() -> str:
    return svg.polygon(
        [(0, -9), (2.6, -3), (9, -2.6), (4, 1.7), (5.6, 8), (0, 4.4), (-5.6, 8), (-4, 1.7), (-9, -2.6), (-2.6, -3)],
        svg.CINNABAR,
    )


_SIGNS: Final = {
    "corn": _corn(),
    "wood": _wood(),
    "stone": _stone(),
    "gold": _gold(),
    "skull": _skull(),
    "resource": _resource(),
    "worker": _worker(),
    "building": _build(),
    "points": _points(),
    "any step": _step(svg.LINE, "?"),
    "any track": _track("?"),
    **{god: _step(GOD_COLOURS[index], god[0].upper()) for index, god in enumerate(box.GODS)},
    **{track: _track(track) for track in box.TRACK_NAMES},
}


def sign(name: str, x: float, y: float, scale: float = 1.0) -> str:
    """One sign, its middle at (x, y)."""
    return svg.scaled(x, y, scale, [_SIGNS[name]])


def _starts(tokens: list[str], size: float) -> list[float]:
    """Where each token of a row begins, and where the row ends."""
    starts: list[float] = []
    at = 0.0
    for index, token in enumerate(tokens):
        if index and token[0].isdigit():
            at += size * 0.35  # a number belongs to what follows it
        starts.append(at)
        at += SIGN * size / 15 + 2 if token in _SIGNS else svg.width_of(token, size) + 3
    return [*starts, at]


def row_width(tokens: list[str], size: float) -> float:
    return _starts(tokens, size)[-1]


def row(x: float, y: float, tokens: list[str], size: float = 15, fill: str = svg.INK, **attributes: Value) -> str:
    """Tokens one after another from x, their middle line at y."""
    scale = size / 15
    parts: list[str] = []
    for token, at in zip(tokens, _starts(tokens, size), strict=False):
        if token in _SIGNS:
            parts.append(sign(token, at + SIGN * scale / 2, 0, scale))
        else:
            parts.append(svg.text(at, size * 0.35, token, size, fill, font_weight="bold"))
    return svg.moved(x, y, parts, **attributes)


# Effects as tokens


def _token(op: int, a: int, b: int) -> list[str]:
    """An effect as a row of tokens."""
    if op in (box.GAIN, box.EXTRACT):
        return [str(b), box.GOODS[a]]
    if op == box.POINTS:
        return [str(a), "points"]
    if op == box.UP:
        return [box.GODS[a]] * b
    if op == box.UP_ANY:
        return ["any step"] * a
    if op == box.ADVANCE:
        return [box.TRACK_NAMES[a]]
    if op == box.ADVANCE_ANY:
        return ["any track"] * a
    if op == box.HARVEST:
        corn = [str(box.HARVEST_CORN[a]), "corn"]
        return [*corn, "/", str(box.HARVEST_WOOD[a]), "wood"] if box.HARVEST_WOOD[a] else corn
    if op == box.STUDY:
        return ["any track"] * a
    if op == box.CONSTRUCT:
        return ["building"] if a == 1 else ["2", "building", "/ M"]
    if op == box.GAIN_ANY:
        return ["resource"] * a
    return _FIXED[op] if op not in (box.FARM, box.THRIFT, box.PAY_CORN, box.FISH, box.PAY_RESOURCE) else _counted(op, a)


def _counted(op: int, a: int) -> list[str]:
    if op == box.FARM:
        return ["feeds", str(a), "worker"]
    if op == box.THRIFT:
        return ["−1", "corn", "each", "worker"]
    if op == box.FISH:
        return [str(a), "corn"]
    return [str(a), "corn" if op == box.PAY_CORN else "resource", "→"]


_FIXED: Final = {
    box.WORKER: ["+1", "worker"],
    box.TRADE: ["market"],
    box.BUILD: ["+", "building"],
    box.ANY_ACTION: ["1", "corn", "→ any"],
    box.TAKE_SKULL: ["1", "skull"],
    box.CONSTRUCT_WITH_CORN: ["corn", "→", "building"],
    box.UP_TWO: ["any step", "any step"],
    box.OFFER_SKULL: [],
    box.PRAY: [],
}


def _row_of(start: int) -> list[str]:
    """A row of effects, from its first one to its end."""
    row: list[str] = []
    at = start
    while box.EFFECT_OP[at] != box.END:
        row += _token(int(box.EFFECT_OP[at]), int(box.EFFECT_A[at]), int(box.EFFECT_B[at]))
        at += 1
    return row


def action_row(wheel: int, action: int) -> list[str]:
    """What an action of a wheel gives, technologies aside."""
    return _row_of(int(box.ACTION_EFFECTS[11 * wheel + action]))


def building_row(building_id: str) -> list[str]:
    return _row_of(int(box.BUILDING_EFFECTS[box.BUILDING_IDS.index(building_id)]))


def wealth_row(wealth_id: str) -> list[str]:
    return _row_of(int(box.WEALTH_EFFECTS[box.WEALTH_IDS.index(wealth_id)]))


def cost_row(cost: list[int]) -> list[str]:
    """Wood, stone, gold and skulls of a cost."""
    return [token for good, many in zip(box.GOODS[1:], cost, strict=False) if many for token in (str(many), good)]
