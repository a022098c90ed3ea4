"""The gears of Tzolk'in as a picture: the calendar of 26 teeth and the five wheels that it turns.

Spaces stay where they are and workers ride past them; the two unnumbered positions of a wheel lie where it meets the
calendar (TZ 1.1).
"""

from typing import Final

from sacbe.engine.game import Json
from sacbe.games.tzolkin.components import CHICHEN_ITZA, FOOD_DAYS, NUMBERED
from sacbe.pictures import drawing as svg
from sacbe.pictures.drawing import Point
from sacbe.pictures.tzolkin.signs import action_row, row, row_width, sign
from sacbe.words import USUAL, words_of

DAYS: Final = 26
CALENDAR: Final = 224.0
"""The pitch radius of the calendar; the wheels' follow from their teeth."""
_MODULE: Final = CALENDAR / DAYS
_TOOTH: Final = 11.0
_PITCH: Final = 360 / DAYS
_PLACES: Final = (-5, 0, 5, -10, 10)
"""Where the wheels touch the calendar, in teeth from the top."""
_STONES: Final = ("#CFE0BE", "#D9D4C8", "#E7CFA9", "#E3C3B2", "#C4DAE0")
BOARD_WIDTH: Final = 1010.0
BOARD_HEIGHT: Final = 912.0
_CENTRE: Final = (BOARD_WIDTH / 2, 470.0)
FOOD_WORDS: Final = ("goods of the temples", "points of the temples")


def _gear(teeth: int, radius: float, turned: float) -> list[Point]:
    """The outline of a gear around the origin, a tooth's middle at the angle it is turned by."""
    points: list[Point] = []
    step = 360 / teeth
    for tooth in range(teeth):
        middle = turned + tooth * step
        for reach, angle in ((-1.0, -0.29), (1.0, -0.16), (1.0, 0.16), (-1.0, 0.29)):
            points.append(svg.about(0, 0, radius + reach * _TOOTH, middle + angle * step))
    return points


def wheel_radius(teeth: int) -> float:
    return _MODULE * teeth


def _wheel_centre(wheel: int, teeth: int) -> tuple[float, float, float]:
    """The middle of a wheel and the angle at which it lies from the calendar."""
    angle = _PLACES[wheel] * _PITCH - 90
    x, y = svg.about(*_CENTRE, CALENDAR + wheel_radius(teeth), angle)
    return (x, y, angle)


def board(view: Json) -> list[str]:
    """The calendar and all wheels."""
    parts = [_calendar(view)]
    for wheel, shown in enumerate(view["wheels"]):
        parts.append(_wheel(view, wheel, shown))
    return parts


def _wheel(view: Json, wheel: int, shown: Json) -> str:
    workers: list[int | str | None] = shown["workers"]
    teeth = len(workers)
    x, y, angle = _wheel_centre(wheel, teeth)
    radius = wheel_radius(teeth)
    back = angle + 180
    step = 360 / teeth
    parts = [
        svg.polygon(
            _gear(teeth, radius, back + step / 2),
            _STONES[wheel],
            stroke=svg.LINE,
            stroke_width=2,
            stroke_linejoin="round",
        ),
        svg.circle(0, 0, radius - 50, "none", stroke=svg.LINE, stroke_width=1.2, stroke_dasharray="2 4"),
    ]
    words = words_of(USUAL).t(f"tzolkin-wheel-{shown['wheel']}").split()
    for line, word in enumerate(words):
        parts.append(svg.carved_at(0, (line - (len(words) - 1) / 2) * 19, word, 18 if wheel == CHICHEN_ITZA else 14))
    for at, worker in enumerate(workers):
        # Position 0 is the first after the two unnumbered ones, clockwise.
        degrees = back + step * (at + 1.5)
        parts.append(_space(view, wheel, shown, at, worker, radius, degrees))
    return svg.moved(x, y, parts, data_wheel=shown["wheel"])


def _space(
    view: Json, wheel: int, shown: Json, at: int, worker: int | str | None, radius: float, degrees: float
) -> str:
    x, y = svg.about(0, 0, radius - 21, degrees)
    numbered = at <= shown["last_space"]
    free = worker is None
    parts: list[str] = []
    if numbered:
        fresh = at == shown["next_space"]
        parts.append(
            svg.circle(x, y, 16.5, svg.BONE, stroke=svg.JADE if fresh else svg.LINE, stroke_width=3 if fresh else 1.3)
        )
    if free and numbered:
        parts.append(svg.carved_at(x, y, at, 16, svg.JADE if at == shown["next_space"] else svg.QUIET))
    if worker == "dummy":
        parts.append(_dummy(x, y, shown["wheel"], at))
    elif isinstance(worker, int):
        parts.append(
            svg.marker(
                worker, x, y, 12.5, data_piece="worker", data_seat=worker, data_wheel=shown["wheel"], data_space=at
            )
        )
    if 1 <= at <= shown["last_space"]:
        parts.append(_label(view, wheel, at, radius, degrees, not free))
    return svg.group(parts)


def _dummy(x: float, y: float, wheel: str, at: int) -> str:
    """A worker of nobody: a grey hexagon without a letter."""
    points = [svg.about(0, 0, 12.5, 60 * corner) for corner in range(6)]
    return svg.moved(
        x,
        y,
        [
            svg.polygon(points, "#77736A", stroke=svg.INK, stroke_width=4, stroke_linejoin="round"),
            svg.polygon(points, "#77736A", stroke=svg.BONE, stroke_width=1.6, stroke_linejoin="round"),
            svg.path("M-5 0h10", stroke=svg.BONE, stroke_width=2.5),
        ],
        data_piece="worker",
        data_seat="dummy",
        data_wheel=wheel,
        data_space=at,
    )


def _label(view: Json, wheel: int, at: int, radius: float, degrees: float, taken: bool) -> str:
    """What a space gives, or the skull that was offered there; the number too when somebody stands on it."""
    offered = wheel == CHICHEN_ITZA and at in view["skulls_offered"]
    tokens = ["skull"] if offered else ["any"] if at > NUMBERED[wheel] else action_row(wheel, at)
    if taken:
        tokens = [f"{at}:", *tokens]
    size = 14
    wide = row_width(tokens, size)
    x, y = svg.about(0, 0, radius + _TOOTH + 14, degrees)
    aside, _ = svg.about(0, 0, 1, degrees)
    left = x - wide / 2 + aside * (wide / 2 - 4)
    parts = [svg.rect(left - 5, y - 12, wide + 8, 24, svg.LIMESTONE, rx=7, stroke=svg.WORN), row(left, y, tokens, size)]
    return svg.group(parts, data_offered=at) if offered else svg.group(parts)


def _calendar(view: Json) -> str:
    """The calendar, its food days as coloured teeth, the day under the arrow at the bottom."""
    day: int = view["day"]
    parts = [
        svg.polygon(_gear(DAYS, CALENDAR, -90), "#D8C79C", stroke=svg.LINE, stroke_width=2, stroke_linejoin="round"),
        svg.circle(0, 0, CALENDAR - 46, svg.STONE, stroke=svg.LINE, stroke_width=2),
        svg.circle(0, 0, CALENDAR - 54, "none", stroke=svg.WORN, stroke_width=6, stroke_dasharray="14 6"),
    ]
    for tooth in range(DAYS):
        degrees = 90 + (tooth - day) * _PITCH
        x, y = svg.about(0, 0, CALENDAR - 22, degrees)
        food = next((index for index, due in enumerate(FOOD_DAYS) if due % DAYS == tooth), -1)
        if food >= 0:
            colour = svg.TERRACOTTA if food % 2 == 0 else svg.WATER
            parts.append(svg.circle(x, y, 15, colour, stroke=svg.INK, stroke_width=1.5))
            parts.append(sign("resource", x, y, 0.8) if food % 2 == 0 else _star(x, y))
        else:
            parts.append(svg.centred(x, y, tooth, 14, svg.INK if tooth == day % DAYS else svg.QUIET))
    parts.append(
        svg.polygon(
            [(-11, CALENDAR - 72), (11, CALENDAR - 72), (0, CALENDAR - 48)], svg.MAIZE, stroke=svg.INK, stroke_width=1.5
        )
    )
    parts += _hub(view)
    return svg.moved(*_CENTRE, parts, data_calendar=day)


def _star(x: float, y: float) -> str:
    points = [svg.about(x, y, 10 if corner % 2 == 0 else 4.4, corner * 36 - 90) for corner in range(10)]
    return svg.polygon(points, svg.BONE)


def _hub(view: Json) -> list[str]:
    """The day, the next food day, the first-player space with the corn that waits there, and the skulls left."""
    done: int = view["food_days_done"]
    parts = [svg.carved_at(0, -112, f"Day {view['day']}", 34)]
    if done == len(FOOD_DAYS):
        parts.append(svg.centred(0, -78, "the last food day is over", 16, svg.QUIET))
    else:
        left: int = view["days_to_food"]
        when = "Food day now" if view["food_day"] else f"Food day in {left} day{'' if left == 1 else 's'}"
        colour = svg.TERRACOTTA if done % 2 == 0 else svg.WATER
        parts.append(svg.centred(0, -80, when, 18, colour, font_weight="bold"))
        parts.append(svg.centred(0, -58, FOOD_WORDS[done % 2], 14, svg.QUIET))
    parts.append(svg.circle(-62, 8, 30, svg.BONE, stroke=svg.MAIZE, stroke_width=3))
    holder: int | str | None = view["first_space"]
    if isinstance(holder, int):
        parts.append(
            svg.marker(holder, -62, 8, 16, data_piece="worker", data_seat=holder, data_wheel="first", data_space=0)
        )
    else:
        parts.append(svg.carved_at(-62, 8, "1st", 20, svg.LINE))
    parts.append(svg.centred(-62, 54, "first-player space", 14, svg.QUIET))
    parts.append(row(38, 2, [str(view["calendar_corn"]), "corn"], 24))
    parts.append(svg.centred(68, 32, "on the calendar", 14, svg.QUIET))
    bank: int = view["skulls_in_bank"]
    parts.append(row(-66, 92, [str(bank), "skull"], 20))
    parts.append(svg.text(-4, 97, "in the bank", 14, svg.QUIET))
    return parts
