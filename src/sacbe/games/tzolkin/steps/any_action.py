"""Any action of the four wheels, through Uxmal 5 or a building (TZ 5.13)."""

from typing import final

from mypy_extensions import i64

from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin import numbering as at
from sacbe.games.tzolkin import refusals as no
from sacbe.games.tzolkin.effects import run_action
from sacbe.games.tzolkin.position import ROW, State, pop
from sacbe.games.tzolkin.spaces import possible
from sacbe.games.tzolkin.steps import kinds
from sacbe.games.tzolkin.steps.step import Step


@final
class AnyAction(Step):
    def __init__(self) -> None:
        super().__init__(at.DOES, at.SKIP, at.SKIP)

    def check(self, state: State, seat: i64, packed: i64, action: i64) -> i64:
        if action == at.SKIP:
            return 0 if kinds.first_of(packed) else no.MUST_CHOOSE_ACTION
        wheel: i64 = (action - at.DOES) // 5
        number: i64 = (action - at.DOES) % 5 + 1
        if wheel == box.UXMAL and number == 5:
            return no.NOT_UXMAL_FIVE
        corn = state.have[seat * ROW + box.CORN] - 1
        return no.NO_CORN if corn < 0 else possible(state, seat, wheel, number, corn)

    def make(self, state: State, seat: i64, packed: i64, action: i64) -> None:
        pop(state)
        if action != at.SKIP:
            state.have[seat * ROW + box.CORN] -= 1
            number = action - at.DOES
            run_action(state, number // 5, number % 5 + 1)

    def fits(self, state: State, a: int, b: int, c: int) -> bool:
        return a <= 1 and b == c == 0
