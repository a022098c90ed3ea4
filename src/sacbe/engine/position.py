"""Positions whose rules answer with numbers: 0 for yes, else the number of a refusal.

All our games are of this kind. A "no" costs nothing until somebody asks for its clause and sentence.
"""

from abc import abstractmethod
from typing import Final, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from sacbe.engine.errors import IllegalAction, Refusal
from sacbe.engine.game import CHANCE, NOBODY, Json, Position
from sacbe.engine.notation import letter, plain_number

# These two refusals have the same number in every game.
NO_SUCH_ACTION: Final = 1
NO_SUCH_SEAT: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class RuledPosition(Position):
    """The common part of `explain`, `push`, `view` and `to_json`."""

    @abstractmethod
    def check(self, action: i64, seat: i64) -> i64:
        """0 if the seat (or CHANCE) may do this action now, else the number of the refusal."""

    @abstractmethod
    def refusal(self, number: int, seat: str, action: str) -> Refusal:
        """The clause and the sentence of a refusal."""

    @abstractmethod
    def shown(self, seat: int | None) -> Json:
        """The view of a seat or a spectator, without game and options."""

    @abstractmethod
    def written(self) -> Json:
        """The whole position, without game and options."""

    def _number(self, action: int, seat: int) -> i64:
        if not 0 <= action < self.game.actions:
            return NO_SUCH_ACTION
        if not CHANCE <= seat < self.game.players:
            return NO_SUCH_SEAT
        return self.check(action, seat)

    def _who(self, seat: int | None) -> int:
        """The given seat, else the one to decide, else CHANCE."""
        if seat is not None:
            return seat
        decider = self.decider()
        return CHANCE if decider == NOBODY else decider

    def asked(self, seat: int | None, text: str) -> int:
        """The seat that a typed action is for: the given one, which must exist, else the one to decide."""
        if seat is None:
            return self._who(None)
        if not CHANCE <= seat < self.game.players:
            clause, reason = self.refusal(NO_SUCH_SEAT, letter(seat), text)
            raise IllegalAction(clause, reason)
        return seat

    def _refused(self, number: int, action: int, seat: int) -> Refusal:
        name = self.game.name(action) if 0 <= action < self.game.actions else str(action)
        return self.refusal(number, letter(seat), name)

    def allowed(self, action: int, seat: int) -> int:
        """The action, if the seat may do it now; else IllegalAction."""
        number = self._number(action, seat)
        if number:
            clause, reason = self._refused(number, action, seat)
            raise IllegalAction(clause, reason)
        return action

    def explain(self, action: SupportsIndex, seat: SupportsIndex | None = None) -> Refusal | None:
        which = plain_number(action)
        who = self._who(None if seat is None else plain_number(seat))
        number = self._number(which, who)
        return self._refused(number, which, who) if number else None

    def push(self, action: SupportsIndex, seat: SupportsIndex | None = None) -> None:
        who = self._who(None if seat is None else plain_number(seat))
        self.apply(self.allowed(plain_number(action), who), who)

    def view(self, seat: int | None) -> Json:
        return {**self._head(), **self.shown(self._seated(seat))}

    def _seated(self, seat: int | None) -> int | None:
        """The seat; None (a spectator) for anybody without one, chance included."""
        return seat if seat is not None and 0 <= seat < self.game.players else None

    def to_json(self) -> Json:
        return {**self._head(), **self.written()}

    def _head(self) -> Json:
        return {"game": self.game.id, "rules": self.game.rules, "options": dict(self.game.options)}
