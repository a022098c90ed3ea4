"""The vocabulary of a game: one table of its kinds of actions. Names, exact parsing and deeds come from its rows.

A row lists what actions of a kind are done with or to, and so how many there are. Shorter ways to type an action are in
each game's `notation`; what an action costs and does is in its rules.
"""

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any, final

from sacbe.engine.errors import MalformedAction
from sacbe.engine.notation import letter

Deed = dict[str, Any]
Name = str | Callable[[Deed], str]


@final
class Kind:
    """A row of the table: actions with consecutive numbers."""

    def __init__(self, at: int, do: str, says: str, name: Name, deeds: list[Deed]) -> None:
        self.at = at
        self.do = do
        self.says = says
        self.deeds = deeds
        self.names = [_named(name, deed) for deed in deeds]

    def explained(self) -> str:
        """The row of docs/deeds.md."""
        kind = " ".join(f"`{word}`" for word in self.do.split())
        fields = ", ".join(f"`{field}`" for field in self.deeds[0] if field not in ("do", "what"))
        return f"| {kind} | {fields}{' ' if fields else ''}| {self.says} |"


def kind(at: int, do: str, says: str, name: Name = "", **fields: Sequence[object]) -> Kind:
    """One kind of action, numbered from `at` on in the order of its fields; the last field changes fastest.

    `do` is one word, or `draw` and what chance draws. A dictionary as a value stands for several fields. `name` is a
    template for the notation, or a function that makes it from a deed; without it, the values follow the word.
    """
    word, _, what = do.partition(" ")
    head: Deed = {"do": word, "what": what} if what else {"do": word}
    deeds: list[Deed] = []
    for values in product(*fields.values()):
        deed = dict(head)
        for field, value in zip(fields, values, strict=True):
            deed.update(value if isinstance(value, dict) else {field: value})
        deeds.append(deed)
    return Kind(at, do, says, name or " ".join([word, *(f"{{{field}}}" for field in fields)]), deeds)


def _named(name: Name, deed: Deed) -> str:
    if not isinstance(name, str):
        return name(deed)
    seat = {"seat": letter(deed["seat"])} if "seat" in deed else {}
    return name.format_map({**deed, **seat})


@final
class Vocabulary:
    """All actions of a game by number."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self.names: list[str] = []
        self._deeds: list[Deed] = []
        for row in kinds:
            if row.at != len(self.names):
                raise ValueError(f"{row.do!r} begins at {len(self.names)}, not at {row.at}")
            self.names += row.names
            self._deeds += row.deeds
        self._numbers = {name.lower(): action for action, name in enumerate(self.names)}

    def name(self, action: int) -> str:
        """The notation of an action."""
        return self.names[self._known(action)]

    def deed(self, action: int) -> Deed:
        """What an action is, as typed data."""
        deed = self._deeds[self._known(action)]
        return {field: value.copy() if isinstance(value, list) else value for field, value in deed.items()}

    def number(self, text: str) -> int | None:
        """The action with exactly this name, ignoring case and extra spaces."""
        return self._numbers.get(" ".join(text.lower().split()))

    def _known(self, action: int) -> int:
        if 0 <= action < len(self.names):
            return action
        raise MalformedAction(str(action), f"actions are numbered from 0 to {len(self.names) - 1}")

    def explained(self) -> list[str]:
        """The table of docs/deeds.md: a row for each kind of deed. Kinds that differ only in their names share one."""
        return list(dict.fromkeys(row.explained() for row in self.kinds))
