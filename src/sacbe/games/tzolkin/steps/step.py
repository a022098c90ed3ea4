"""What every kind of decision answers: may this be chosen, what may be chosen, what does it do, can play lead here?"""

from abc import ABCMeta, abstractmethod

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.tzolkin import refusals as no
from sacbe.games.tzolkin.position import State
from sacbe.games.tzolkin.steps import kinds


class Step(metaclass=ABCMeta):
    """A kind of decision. Its answers are the actions from `first` up to `end`, and `last` if it has one (done, skip).

    What it is about this time stands in the packed entry on top of the stack.
    """

    def __init__(self, first: i64, end: i64, last: i64 = -1, carries: tuple[int, ...] = ()) -> None:
        self.first = first
        self.end = end
        self.last = last
        self.carries = carries
        """The kinds that may lie on it."""

    @abstractmethod
    def check(self, state: State, seat: i64, packed: i64, action: i64) -> i64:
        """0 if one of its answers is allowed now, else the refusal."""

    @abstractmethod
    def make(self, state: State, seat: i64, packed: i64, action: i64) -> None:
        """Carry out a checked answer."""

    @abstractmethod
    def fits(self, state: State, a: int, b: int, c: int) -> bool:
        """Can play have put these numbers on top of the stack?"""

    def bears(self, packed: int, kind: int) -> bool:
        """Can play have put a kind of decision on an entry of this kind?"""
        return kind in self.carries

    def answered(self, state: State, seat: i64, packed: i64, action: i64) -> i64:
        """0 if any action is an allowed answer, else the refusal."""
        if (action < self.first or action >= self.end) and action != self.last:
            return no.CHOICE_DUE + kinds.kind_of(packed)
        return self.check(state, seat, packed, action)

    def offer(self, found: vec[i64], at: i64, state: State, seat: i64, packed: i64) -> i64:
        """Write every allowed answer, ascending, from `found[at]` on; the place after the last."""
        action = self.first
        while action < self.end:
            if not self.check(state, seat, packed, action):
                found[at] = action
                at += 1
            action += 1
        if self.last >= 0 and not self.check(state, seat, packed, self.last):
            found[at] = self.last
            at += 1
        return at
