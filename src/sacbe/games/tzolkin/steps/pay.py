"""Which resources to pay, one by one (TZ 5.8, 5.16)."""

from typing import final

from mypy_extensions import i64

from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin import numbering as at
from sacbe.games.tzolkin import refusals as no
from sacbe.games.tzolkin.position import ROW, State, pop, resources, swap
from sacbe.games.tzolkin.steps import kinds
from sacbe.games.tzolkin.steps.step import Step


def check_pay(state: State, seat: i64, resource: i64) -> i64:
    """0 if the player has the resource, counted from wood, else the refusal."""
    return 0 if state.have[seat * ROW + box.WOOD + resource] else no.NOT_YOURS_TO_PAY


def count_down(state: State, packed: i64) -> None:
    """Ask once less than the entry on top does."""
    if kinds.first_of(packed) > 1:
        swap(state, kinds.fewer(packed))
    else:
        pop(state)


@final
class Pay(Step):
    def __init__(self) -> None:
        super().__init__(at.PAYS, at.GAINS)

    def check(self, state: State, seat: i64, packed: i64, action: i64) -> i64:
        return check_pay(state, seat, action - at.PAYS)

    def make(self, state: State, seat: i64, packed: i64, action: i64) -> None:
        state.have[seat * ROW + box.WOOD + action - at.PAYS] -= 1
        count_down(state, packed)

    def fits(self, state: State, a: int, b: int, c: int) -> bool:
        return 1 <= a <= min(3, int(resources(state, state.seat))) and b == c == 0
