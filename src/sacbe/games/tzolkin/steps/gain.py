"""Which resources to take, one by one (TZ 5.14, 6.2)."""

from typing import final

from mypy_extensions import i64

from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin import numbering as at
from sacbe.games.tzolkin.position import ROW, State
from sacbe.games.tzolkin.steps.pay import count_down
from sacbe.games.tzolkin.steps.step import Step


@final
class Gain(Step):
    def __init__(self) -> None:
        super().__init__(at.GAINS, at.UPS)

    def check(self, state: State, seat: i64, packed: i64, action: i64) -> i64:
        return 0

    def make(self, state: State, seat: i64, packed: i64, action: i64) -> None:
        state.have[seat * ROW + box.WOOD + action - at.GAINS] += 1
        count_down(state, packed)

    def fits(self, state: State, a: int, b: int, c: int) -> bool:
        return 1 <= a <= 2 and b == c == 0
