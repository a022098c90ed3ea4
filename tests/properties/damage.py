"""Ways to damage data and text, one spot at a time."""

import copy
from collections.abc import Iterator
from typing import Any

from sacbe.engine.chance import Rng

GARBAGE: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 3, 7, 48, 2**31, 2**63, -(2**70), 10**5000, 0.0, 1.5, float("nan"), float("inf"),
    "", "P01", "G05", "A", "D", "E", "a1", "d4", "e5", "mark", "over", "I2", "L4", "silver_gold", "random", "\ud800",
    "\x00", "ſ01", "１", "P" * 100_000, "🗺", [], [[]], [None], ["a1"], ["P01", "P01"], [1, 2, 3], {}, {"id": "P01"},
    {"id": "P01", "marked": []}, {"": None}, b"P01", (1, 2), {1, 2}, object(),
)  # fmt: skip


def nested(depth: int) -> Any:  # noqa: ANN401 - data of any shape
    deep: Any = []
    for _ in range(depth):
        deep = [deep]
    return deep


Spot = tuple[str | int, ...]


def spots(data: object, path: Spot = ()) -> Iterator[Spot]:
    """The path to every value of a document, inner ones included."""
    yield path
    if isinstance(data, dict):
        for name, value in data.items():
            yield from spots(value, (*path, name))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from spots(value, (*path, index))


def at(data: Any, path: Spot) -> Any:  # noqa: ANN401
    for part in path:
        data = data[part]
    return data


def put(data: Any, path: Spot, value: object) -> Any:  # noqa: ANN401
    """A copy of the document with another value in one spot."""
    if not path:
        return value
    twin = copy.deepcopy(data)
    at(twin, path[:-1])[path[-1]] = value
    return twin


def damaged(data: Any, random: Rng, donor: Any) -> tuple[str, Any]:  # noqa: ANN401
    """What was done, and the document with one spot of it damaged. `donor` is another document of the same kind."""
    places = list(spots(data))
    path = places[random.below(len(places))]
    value = at(data, path)
    how = random.below(11)
    if how == 0 and path:
        twin = copy.deepcopy(data)
        del at(twin, path[:-1])[path[-1]]
        return f"without {path}", twin
    if how == 1 and isinstance(value, dict):
        return f"extra in {path}", put(data, path, {**value, "extra": GARBAGE[random.below(len(GARBAGE))]})
    if how == 2 and isinstance(value, list):
        return f"doubled in {path}", put(data, path, value + value[: 1 + random.below(2)])
    if how == 3 and isinstance(value, int) and not isinstance(value, bool):
        return f"moved {path}", put(data, path, value + random.below(7) - 3)
    if how == 4:
        other = places[random.below(len(places))]
        if path[: len(other)] != other and other[: len(path)] != path:
            return f"swapped {path} and {other}", put(put(data, path, at(data, other)), other, value)
    if how == 5:
        donors = list(spots(donor))
        return f"transplanted to {path}", put(data, path, copy.deepcopy(at(donor, donors[random.below(len(donors))])))
    if how == 6 and isinstance(value, list) and value:
        shorter = list(value)
        del shorter[random.below(len(shorter))]
        return f"shortened {path}", put(data, path, shorter)
    if how == 7:
        alike = [spot for spot in places if type(at(data, spot)) is type(value)]
        return f"copied to {path}", put(data, path, copy.deepcopy(at(data, alike[random.below(len(alike))])))
    if how >= 9:
        like = [spot for spot in spots(donor) if spot == path]
        if like:
            return f"transplanted in {path}", put(data, path, copy.deepcopy(at(donor, path)))
    if how == 8 and random.below(10) == 0:
        return f"deep nesting in {path}", put(data, path, nested(3000))
    return f"garbage in {path}", put(data, path, GARBAGE[random.below(len(GARBAGE))])


SIGNS = ' \t\n\r\x00;,.(){}[]"\\?*-=:0189ABEabdeGPXmarkundoresult\u2028\u00a0ſ１🗺'


def damaged_text(text: str, random: Rng) -> tuple[str, str]:
    """What was done, and the text with one spot of it damaged."""
    spot = random.below(len(text))
    sign = SIGNS[random.below(len(SIGNS))]
    how = random.below(8)
    if how == 0:
        return f"cut off at {spot}", text[:spot]
    if how == 1:
        return f"sign {spot} is {sign!r}", text[:spot] + sign + text[spot + 1 :]
    if how == 2:
        return f"{sign!r} before {spot}", text[:spot] + sign + text[spot:]
    if how == 3:
        return f"without sign {spot}", text[:spot] + text[spot + 1 :]
    lines = text.split("\n")
    one, other = random.below(len(lines)), random.below(len(lines))
    if how == 4:
        lines[one], lines[other] = lines[other], lines[one]
        return f"lines {one} and {other} swapped", "\n".join(lines)
    if how == 5:
        return f"line {one} doubled", "\n".join([*lines[:one], lines[one], *lines[one:]])
    if how == 6:
        return f"without line {one}", "\n".join([*lines[:one], *lines[one + 1 :]])
    words = text.split(", ")
    one, other = random.below(len(words)), random.below(len(words))
    words[one] = words[other]
    return f"word {one} is word {other}", ", ".join(words)
