"""The tools of all pictures: SVG elements as text, the palette, and the players' markers.

Everything that comes from outside is escaped here and nowhere else. A picture needs no font, file or script from
elsewhere, only generic font families and our own shapes.
"""

from math import cos, radians, sin
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from sacbe.engine.game import Json
from sacbe.engine.notation import letter

LIMESTONE: Final = "#F4EEDF"
STONE: Final = "#E8DEC7"
WORN: Final = "#D8CAAA"
LINE: Final = "#8A7B60"
QUIET: Final = "#6B5E47"
INK: Final = "#1D221F"
BONE: Final = "#FBF7EC"
JADE: Final = "#137A5F"
MAIZE: Final = "#C98A12"
CINNABAR: Final = "#A5302A"
TERRACOTTA: Final = "#B9603B"
WATER: Final = "#2A7492"
CANOPY: Final = "#1B3328"
LEAF: Final = "#2C5240"

PLAYER_COLOURS: Final = ("#D55E00", "#0072B2", "#009E73", "#E69F00")
PLAYER_SHAPES: Final = ("triangle", "square", "circle", "diamond")
_LETTER_INKS: Final = ("#FFFFFF", "#FFFFFF", "#FFFFFF", "#1D221F")

_ADVANCE: Final = 0.54
"""The approximate width of a letter in ems, since the reader's font is not known."""
_WIDE: Final = "→×+−"

Point = tuple[float, float]
Value = str | float | int


# Elements


def number(value: float) -> str:
    """A number, no more exact than the eye can see."""
    return f"{value:.2f}".rstrip("0").rstrip(".") or "0"


def element(tag: str, content: str = "", /, **attributes: Value) -> str:
    """One element; `content` is SVG already. In the names of attributes an underscore stands for a hyphen."""
    written = "".join(
        f" {name.rstrip('_').replace('_', '-')}={quoteattr(value if isinstance(value, str) else number(value))}"
        for name, value in attributes.items()
    )
    return f"<{tag}{written}>{content}</{tag}>" if content else f"<{tag}{written}/>"


def group(parts: list[str], **attributes: Value) -> str:
    return element("g", "".join(parts), **attributes)


def moved(x: float, y: float, parts: list[str], **attributes: Value) -> str:
    """Parts drawn around the origin, moved to a point."""
    return group(parts, transform=f"translate({number(x)} {number(y)})", **attributes)


def scaled(x: float, y: float, scale: float, parts: list[str], **attributes: Value) -> str:
    """The same, larger or smaller."""
    return group(parts, transform=f"translate({number(x)} {number(y)}) scale({number(scale)})", **attributes)


def rect(x: float, y: float, width: float, height: float, fill: str, **attributes: Value) -> str:
    return element("rect", x=x, y=y, width=width, height=height, fill=fill, **attributes)


def circle(x: float, y: float, radius: float, fill: str, **attributes: Value) -> str:
    return element("circle", cx=x, cy=y, r=radius, fill=fill, **attributes)


def polygon(points: list[Point], fill: str, **attributes: Value) -> str:
    return element("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), fill=fill, **attributes)


def path(d: str, fill: str = "none", /, **attributes: Value) -> str:
    return element("path", d=d, fill=fill, **attributes)


def line(x1: float, y1: float, x2: float, y2: float, stroke: str, width: float = 1.0) -> str:
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=stroke, stroke_width=width)


def text(x: float, y: float, words: Value, size: float = 15, fill: str = INK, **attributes: Value) -> str:
    """A line of text with its baseline at y. `text_anchor` says which part of it is at x."""
    return element("text", escape(str(words)), x=x, y=y, font_size=size, fill=fill, **attributes)


def centred(x: float, y: float, words: Value, size: float = 15, fill: str = INK, **attributes: Value) -> str:
    """A line of text around a point."""
    return text(x, y + size * 0.35, words, size, fill, text_anchor="middle", **attributes)


def carved(x: float, y: float, words: Value, size: float = 20, fill: str = INK, **attributes: Value) -> str:
    """Important names and numbers, in the display face."""
    return text(x, y, words, size, fill, font_family="serif", font_weight="bold", **attributes)


def carved_at(x: float, y: float, words: Value, size: float = 20, fill: str = INK) -> str:
    """The same around a point."""
    return carved(x, y + size * 0.35, words, size, fill, text_anchor="middle")


def width_of(words: str, size: float) -> float:
    """The approximate width of a line of text."""
    return sum(1.0 if sign in _WIDE else _ADVANCE for sign in words) * size


def cut(words: str, size: float, room: float) -> str:
    """As much of a line as fits."""
    most = int(room / (size * _ADVANCE))
    return words if len(words) <= most else words[: max(most - 1, 1)].rstrip() + "…"


def wrapped(words: str, size: float, room: float) -> list[str]:
    """A text in lines that fit."""
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width_of(longer, size) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def about(x: float, y: float, radius: float, degrees: float) -> Point:
    """The point at a distance from another, clockwise from the east."""
    return (x + radius * cos(radians(degrees)), y + radius * sin(radians(degrees)))


def panel(x: float, y: float, width: float, height: float, title: str = "", **attributes: Value) -> str:
    """A slab of raised stone, with a title carved into it."""
    parts = [
        rect(x, y, width, height, STONE, rx=10, stroke=WORN, stroke_width=2),
        path(f"M{number(x + 10)} {number(y + 1.5)}H{number(x + width - 10)}", stroke=BONE, stroke_width=2),
    ]
    if title:
        parts.append(carved(x + 16, y + 26, title, 18, QUIET))
    return group(parts, **attributes)


def document(width: float, height: float, title: str, description: str, parts: list[str]) -> str:
    """A whole picture on limestone."""
    head = [element("title", escape(title)), element("desc", escape(description))]
    return element(
        "svg",
        "".join([*head, rect(0, 0, width, height, LIMESTONE), *parts]),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        role="img",
        font_family="sans-serif",
    )


def header(width: float, name: str, news: str, note: str) -> str:
    """The band at the top: the game, the news, and a note."""
    glyphs = [
        polygon(
            [(x, 62), (x, 56), (x + 6, 56), (x + 6, 50), (x + 12, 50), (x + 12, 56), (x + 18, 56), (x + 18, 62)], LEAF
        )
        for x in range(0, int(width), 18)
    ]
    return group(
        [
            rect(0, 0, width, 62, CANOPY),
            *glyphs,
            carved(24, 38, name, 28, BONE),
            text(width / 2, 36, cut(news, 18, width * 0.55), 18, BONE, text_anchor="middle"),
            text(width - 24, 36, note, 16, "#B9C7BC", text_anchor="end"),
        ]
    )


# Players


def _outline(seat: int, size: float) -> list[Point]:
    """The corners of a seat's shape around the origin; the circle has none."""
    if seat == 0:
        return [(0, -size * 1.12), (size * 1.14, size * 0.86), (-size * 1.14, size * 0.86)]
    if seat == 1:
        return [
            (-size * 0.88, -size * 0.88),
            (size * 0.88, -size * 0.88),
            (size * 0.88, size * 0.88),
            (-size * 0.88, size * 0.88),
        ]
    return [(0, -size * 1.22), (size * 1.22, 0), (0, size * 1.22), (-size * 1.22, 0)]


def marker(seat: int, x: float, y: float, size: float, **attributes: Value) -> str:
    """A seat's sign: colour, shape and letter, with a light and a dark outline so that it reads on any ground."""
    colour = PLAYER_COLOURS[seat]
    parts: list[str] = []
    for stroke, width in ((INK, 5.0), (BONE, 2.2)):
        look: dict[str, Value] = {"stroke": stroke, "stroke_width": width, "stroke_linejoin": "round"}
        if seat == 2:
            parts.append(circle(0, 0, size, colour, **look))
        else:
            parts.append(polygon(_outline(seat, size), colour, **look))
    low = size * 0.26 if seat == 0 else 0.0
    parts.append(centred(0, low, letter(seat), size * 1.12, _LETTER_INKS[seat], font_weight="bold"))
    return moved(x, y, parts, **attributes)


def player_name(player: Json) -> str:
    """A player's name: the one in the view, or the seat."""
    return str(player.get("name") or f"Player {letter(player['seat'])}")


def standing(view: Json) -> str:
    """Everyone's points, and who has to decide, in sentences."""
    told = ", ".join(f"{player_name(player)} {player['score']:g}" for player in view["players"])
    return f"Points: {told}. {decider(view)}"


def decider(view: Json) -> str:
    """Who has to decide, in a sentence."""
    players: list[Json] = view["players"]
    if view["phase"] == "over":
        best = [player_name(players[seat]) for seat, place in enumerate(view["ranking"]) if place == 1]
        return f"{' and '.join(best)} {'win' if len(best) > 1 else 'wins'}."
    pending = [player_name(players[seat]) for seat in view["pending"]]
    if not pending:
        return "A draw is due."
    return f"{' and '.join(pending)} to decide."
