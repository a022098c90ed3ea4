"""What to build (TZ 5.5, 5.7, 5.12)."""

from typing import final

from mypy_extensions import i64

from sacbe.games.tzolkin import numbering as at
from sacbe.games.tzolkin import refusals as no
from sacbe.games.tzolkin.building import can_build, can_raise, choose_building, raise_monument
from sacbe.games.tzolkin.position import State, pop
from sacbe.games.tzolkin.steps import kinds
from sacbe.games.tzolkin.steps.step import Step


@final
class Build(Step):
    def __init__(self) -> None:
        super().__init__(at.BUILDS, at.FREES, at.DONE, (kinds.USE, kinds.DISCOUNT, kinds.RUN))

    def check(self, state: State, seat: i64, packed: i64, action: i64) -> i64:
        flags = kinds.second_of(packed)
        if action == at.DONE:
            if flags & kinds.MAY_STOP:
                return 0
            return no.MUST_BUILD if flags & kinds.OR_MONUMENT else no.MUST_BUILD_ONE
        if action < at.RAISES:
            building = action - at.BUILDS
            if not state.display >> building & 1:
                return no.NOT_ON_DISPLAY
            return 0 if can_build(state, seat, building, flags) else no.CANNOT_PAY_BUILDING
        monument = action - at.RAISES
        if not flags & kinds.OR_MONUMENT:
            return no.NO_MONUMENT_HERE
        if not state.monuments >> monument & 1:
            return no.MONUMENT_GONE
        return 0 if can_raise(state, seat, monument) else no.CANNOT_PAY_MONUMENT

    def make(self, state: State, seat: i64, packed: i64, action: i64) -> None:
        if action == at.DONE:
            pop(state)
        elif action >= at.RAISES:
            raise_monument(state, seat, action - at.RAISES)
        else:
            choose_building(state, seat, action - at.BUILDS)

    def fits(self, state: State, a: int, b: int, c: int) -> bool:
        return 1 <= a <= 2 and b < 16 and c == 0

    def bears(self, packed: int, kind: int) -> bool:
        """What the first of two buildings does lies on what is left: one more building, if the player likes."""
        if kind != kinds.RUN:
            return kind in self.carries
        flags = kinds.second_of(packed) & (kinds.MAY_STOP | kinds.OR_MONUMENT)
        return kinds.first_of(packed) == 1 and flags == kinds.MAY_STOP
