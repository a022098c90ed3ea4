"""Reads JSON positions strictly: every value is checked, and an error names the path to it."""

from typing import final

from sacbe.engine.errors import InvalidPosition


def kind(value: object) -> str:
    """A found value in a few words, for an error."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, int):
        return str(value) if abs(value) < 1 << 63 else "a huge number"
    return repr(value)[:60] if isinstance(value, str | float) else f"a Python {type(value).__name__}"


def as_whole(value: object, place: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise InvalidPosition(place, f"must be a whole number from {low} to {high}, not {kind(value)}")
    return value


def as_text(value: object, place: str, choices: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in choices:
        shown = ", ".join(choices[:12]) + (", ..." if len(choices) > 12 else "")
        raise InvalidPosition(place, f"must be one of {shown}, not {kind(value)}")
    return value


def as_list(value: object, place: str, low: int, high: int) -> list[object]:
    if not isinstance(value, list):
        raise InvalidPosition(place, f"must be a list, not {kind(value)}")
    if not low <= len(value) <= high:
        many = f"{low}" if low == high else f"{low} to {high}"
        raise InvalidPosition(place, f"must have {many} entries, not {len(value)}")
    return list(value)


@final
class Fields:
    """An object of the data, with the path to it. `finish()` refuses fields that nobody read."""

    def __init__(self, data: object, place: str) -> None:
        if not isinstance(data, dict):
            raise InvalidPosition(place, f"must be an object, not {kind(data)}")
        self.data: dict[object, object] = data
        self.place = place
        self.read: set[str] = set()

    def path(self, name: str) -> str:
        return f"{self.place}.{name}" if self.place else name

    def get(self, name: str) -> object:
        if name not in self.data:
            raise InvalidPosition(self.path(name), "is missing")
        self.read.add(name)
        return self.data[name]

    def whole(self, name: str, low: int, high: int) -> int:
        return as_whole(self.get(name), self.path(name), low, high)

    def flag(self, name: str) -> bool:
        value = self.get(name)
        if not isinstance(value, bool):
            raise InvalidPosition(self.path(name), f"must be true or false, not {kind(value)}")
        return value

    def text(self, name: str, choices: tuple[str, ...]) -> str:
        return as_text(self.get(name), self.path(name), choices)

    def items(self, name: str, low: int, high: int) -> list[object]:
        return as_list(self.get(name), self.path(name), low, high)

    def wholes(self, name: str, low: int, high: int, least: int, most: int) -> list[int]:
        """A list of `least` to `most` whole numbers, each from `low` to `high`."""
        values = self.items(name, least, most)
        return [as_whole(value, f"{self.path(name)}[{i}]", low, high) for i, value in enumerate(values)]

    def texts(self, name: str, choices: tuple[str, ...], least: int, most: int) -> list[str]:
        values = self.items(name, least, most)
        return [as_text(value, f"{self.path(name)}[{i}]", choices) for i, value in enumerate(values)]

    def inner(self, name: str) -> "Fields":
        return Fields(self.get(name), self.path(name))

    def objects(self, name: str, count: int) -> "list[Fields]":
        values = self.items(name, count, count)
        return [Fields(value, f"{self.path(name)}[{i}]") for i, value in enumerate(values)]

    def fail(self, name: str, reason: str) -> InvalidPosition:
        return InvalidPosition(self.path(name), reason)

    def finish(self) -> None:
        for name in self.data:
            if not isinstance(name, str) or name not in self.read:
                shown = name[:60] if isinstance(name, str) else kind(name)
                raise InvalidPosition(self.path(shown), "is not a field of a position")
