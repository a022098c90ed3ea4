"""The worker on the last space of Chichen Itza goes one space further: any free slot (TZ 6.4, 11.7)."""

from typing import final

from mypy_extensions import i64

from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin import numbering as at
from sacbe.games.tzolkin.effects import run_action
from sacbe.games.tzolkin.position import State, pop
from sacbe.games.tzolkin.spaces import possible
from sacbe.games.tzolkin.steps.step import Step


@final
class AnySlot(Step):
    def __init__(self) -> None:
        super().__init__(at.ACTS + 1, at.AHEAD)

    def check(self, state: State, seat: i64, packed: i64, action: i64) -> i64:
        return possible(state, seat, box.CHICHEN_ITZA, action - at.ACTS, 0)

    def make(self, state: State, seat: i64, packed: i64, action: i64) -> None:
        pop(state)
        run_action(state, box.CHICHEN_ITZA, action - at.ACTS)

    def fits(self, state: State, a: int, b: int, c: int) -> bool:
        return a == b == c == 0
