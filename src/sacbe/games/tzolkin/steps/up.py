"""On which temple to step up (TZ 5.8, 5.9, 6.1)."""

from typing import final

from mypy_extensions import i64

from sacbe.engine.sets import count
from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin import numbering as at
from sacbe.games.tzolkin import refusals as no
from sacbe.games.tzolkin.gains import step_up
from sacbe.games.tzolkin.position import State, pop, push
from sacbe.games.tzolkin.steps import kinds
from sacbe.games.tzolkin.steps.step import Step


@final
class Up(Step):
    def __init__(self) -> None:
        super().__init__(at.UPS, at.DOWNS)

    def check(self, state: State, seat: i64, packed: i64, action: i64) -> i64:
        return no.SAME_TEMPLE if kinds.third_of(packed) >> (action - at.UPS) & 1 else 0

    def make(self, state: State, seat: i64, packed: i64, action: i64) -> None:
        pop(state)
        left = kinds.first_of(packed) - 1
        if left:
            is_elsewhere = kinds.second_of(packed)
            used: i64 = kinds.third_of(packed) | box.BIT[action - at.UPS] if is_elsewhere else 0
            push(state, kinds.entry(kinds.UP, left, is_elsewhere, used))
        step_up(state, seat, action - at.UPS)

    def fits(self, state: State, a: int, b: int, c: int) -> bool:
        return 1 <= a <= 2 and b <= 1 and c <= 4 and int(count(c)) == (2 - a if b else 0)
