"""Table options: the variants of a game, declared as data and checked in one place."""

from typing import Final, final

from sacbe.engine.errors import OptionError
from sacbe.engine.reading import kind

Value = int | bool | str

_YES: Final = ("yes", "true", "on")
_NO: Final = ("no", "false", "off")


@final
class Option:
    """One option: its name, the values it may have (the first is the default) and a sentence for people.

    `variant`: it makes a different game, not just a finer point, so people are asked about it first.
    """

    def __init__(self, name: str, values: tuple[Value, ...], sentence: str, variant: bool = False) -> None:
        self.name = name
        self.values = values
        self.sentence = sentence
        self.variant = variant

    @property
    def default(self) -> Value:
        return self.values[0]

    def check(self, value: object) -> Value:
        for allowed in self.values:
            if type(allowed) is type(value) and allowed == value:
                return allowed
        shown = ", ".join(write(allowed) for allowed in self.values)
        raise OptionError(self.name, f"must be one of {shown}, not {_shown(value)}")

    def read(self, text: str) -> Value:
        """Read a value as it is written in records and on the command line."""
        for allowed in self.values:
            if write(allowed) == text:
                return allowed
            if isinstance(allowed, bool) and text.lower() in (_YES if allowed else _NO):
                return allowed
        return self.check(text)


def _shown(value: object) -> str:
    return write(value) if isinstance(value, bool) else kind(value)


def write(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def settle(options: tuple[Option, ...], given: dict[str, object]) -> dict[str, Value]:
    """All options of a table: the given ones, checked, and defaults for the others."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise OptionError(name, f"there is no such option; there are {', '.join(known)}")
    return {name: option.check(given[name]) if name in given else option.default for name, option in known.items()}


def write_all(values: dict[str, Value]) -> str:
    return " ".join(f"{name}={write(value)}" for name, value in values.items())


def read_all(options: tuple[Option, ...], text: str) -> dict[str, Value]:
    """Read options as `write_all` writes them. Missing ones have their default."""
    known = {option.name: option for option in options}
    given: dict[str, object] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals:
            raise OptionError(word, "is written name=value")
        if name in given:
            raise OptionError(name, "is given twice")
        if name not in known:
            raise OptionError(name, f"there is no such option; there are {', '.join(known)}")
        given[name] = known[name].read(value)
    return settle(options, given)
