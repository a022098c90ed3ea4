"""What the discount of architecture 3 leaves out of the cost: a resource of it, two corn, or nothing (TZ 6.3)."""

from typing import final

from mypy_extensions import i64

from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin import numbering as at
from sacbe.games.tzolkin import refusals as no
from sacbe.games.tzolkin.building import NO_DISCOUNT, construct, cost_of, flags_below, is_chosen, missing, payable
from sacbe.games.tzolkin.position import ROW, State, pop
from sacbe.games.tzolkin.steps import kinds
from sacbe.games.tzolkin.steps.step import Step


@final
class Discount(Step):
    def __init__(self) -> None:
        super().__init__(at.FREES, at.USE_IT, at.SKIP)

    def check(self, state: State, seat: i64, packed: i64, action: i64) -> i64:
        building = kinds.first_of(packed)
        with_corn: bool = (flags_below(state) & kinds.WITH_CORN) != 0
        if action == at.SKIP:
            return 0 if payable(state, seat, building, with_corn, False) else no.CANNOT_SKIP_DISCOUNT
        good = action - at.FREES
        if with_corn:
            return 0 if good == box.CORN else no.NOT_IN_COST
        if good == box.CORN or not cost_of(building, good):
            return no.NOT_IN_COST
        short = missing(state, seat, building)
        lacking: bool = state.have[seat * ROW + good] < cost_of(building, good)
        return 0 if short == 0 or (short == 1 and lacking) else no.DISCOUNT_NOT_ENOUGH

    def make(self, state: State, seat: i64, packed: i64, action: i64) -> None:
        pop(state)
        building = kinds.first_of(packed)
        construct(state, seat, building, NO_DISCOUNT if action == at.SKIP else action - at.FREES, True)

    def fits(self, state: State, a: int, b: int, c: int) -> bool:
        return b == c == 0 and is_chosen(state, a, 3)
