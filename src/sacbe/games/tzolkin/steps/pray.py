"""Pay a resource for a step on a temple after an action of Chichen Itza, or not (TZ 6.4)."""

from typing import final

from mypy_extensions import i64

from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin import numbering as at
from sacbe.games.tzolkin.position import ROW, State, pop, push, resources
from sacbe.games.tzolkin.steps import kinds
from sacbe.games.tzolkin.steps.pay import check_pay
from sacbe.games.tzolkin.steps.step import Step


@final
class Pray(Step):
    def __init__(self) -> None:
        super().__init__(at.PAYS, at.GAINS, at.SKIP)

    def check(self, state: State, seat: i64, packed: i64, action: i64) -> i64:
        return 0 if action == at.SKIP else check_pay(state, seat, action - at.PAYS)

    def make(self, state: State, seat: i64, packed: i64, action: i64) -> None:
        pop(state)
        if action != at.SKIP:
            state.have[seat * ROW + box.WOOD + action - at.PAYS] -= 1
            push(state, kinds.entry(kinds.UP, 1))

    def fits(self, state: State, a: int, b: int, c: int) -> bool:
        return a == b == c == 0 and resources(state, state.seat) > 0
