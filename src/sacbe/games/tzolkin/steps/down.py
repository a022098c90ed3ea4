"""On which temple to step down for burning wood (TZ 5.2)."""

from typing import final

from mypy_extensions import i64

from sacbe.games.tzolkin import numbering as at
from sacbe.games.tzolkin import refusals as no
from sacbe.games.tzolkin.gains import can_anger
from sacbe.games.tzolkin.position import ROW, TEMPLE, State, pop
from sacbe.games.tzolkin.steps.step import Step


@final
class Down(Step):
    def __init__(self) -> None:
        super().__init__(at.DOWNS, at.BUILDS)

    def check(self, state: State, seat: i64, packed: i64, action: i64) -> i64:
        return 0 if state.have[seat * ROW + TEMPLE + action - at.DOWNS] else no.BOTTOM_WHILE_BURNING

    def make(self, state: State, seat: i64, packed: i64, action: i64) -> None:
        pop(state)
        state.have[seat * ROW + TEMPLE + action - at.DOWNS] -= 1

    def fits(self, state: State, a: int, b: int, c: int) -> bool:
        return a == b == c == 0 and can_anger(state, state.seat)
