"""The table as one seat sees it, with the words for it. Every screen and every sentence is made from this."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from sacbe.engine.game import Json, Position
from sacbe.engine.notation import letter
from sacbe.terminal.saying import Saying
from sacbe.words import Value


@dataclass(frozen=True)
class Table:
    """A position seen from a seat (None: a spectator), and the actions that are typed but not yet done."""

    position: Position
    seat: int | None
    saying: Saying
    actions: Sequence[int] = ()

    @property
    def names(self) -> Sequence[str]:
        return self.saying.names

    @cached_property
    def view(self) -> Json:
        return self.position.view(self.seat)

    @cached_property
    def ahead(self) -> Json:
        """The view after the typed actions."""
        if not self.actions or self.seat is None:
            return self.view
        after = self.position.copy()
        for action in self.actions:
            after.push(action, self.seat)
        return after.view(self.seat)

    def t(self, message: str, said: Json | None = None, /, **args: Value) -> str:
        """A message of the game: `t("ask-take", maps="P01")`; `said` gives its fields as arguments."""
        known = self.saying.args(said) if said else {}
        return self.saying.words.t(f"{self.saying.game}-{message}", **{**known, **args})

    def knows(self, message: str) -> bool:
        """Does the game have such a message?"""
        return self.saying.words.knows(f"{self.saying.game}-{message}")

    def listed(self, parts: Sequence[str], joint: str = "list-and") -> str:
        return self.saying.words.listed(parts, joint)

    def lettered(self, seat: int) -> str:
        """A player with the letter of the seat."""
        return f"{letter(seat)} {self.names[seat]}"

    def player(self) -> Json:
        """The viewer's own part of the view; for a spectator, that of the player in turn."""
        seat = max(int(self.view["turn"] or 0), 0) if self.seat is None else self.seat
        player: Json = self.view["players"][seat]
        return player


def terms_of(pos: Position, seat: int, actions: Sequence[int]) -> Json:
    """What several actions in a row would cost and bring in all."""
    together: Json = {}
    after = pos.copy()
    for action in actions:
        _add(together, after.terms(action, seat))
        after.push(action, seat)
    return together


def _add(together: Json, terms: Json) -> None:
    """Add the terms of one more action: costs and gains add up, changes are joined, the rest is replaced."""
    for field, value in terms.items():
        known = together.get(field)
        if isinstance(value, dict) and isinstance(known, dict):
            together[field] = {**known, **{part: _joined(known.get(part), new) for part, new in value.items()}}
        else:
            together[field] = dict(value) if isinstance(value, dict) else value


def _joined(known: object, new: object) -> object:
    if isinstance(known, list) and isinstance(new, list) and len(known) == len(new) == 2:
        return [known[0], new[1]]
    if isinstance(known, int | float) and isinstance(new, int | float) and not isinstance(new, bool):
        return known + new
    return new
