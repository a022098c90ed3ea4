"""With two buildings ahead: use the architecture technologies for this one, or save them for the other (TZ 11.4)."""

from typing import final

from mypy_extensions import i64

from sacbe.games.tzolkin import numbering as at
from sacbe.games.tzolkin import refusals as no
from sacbe.games.tzolkin.building import NO_DISCOUNT, construct, flags_below, is_chosen, payable, use_architecture
from sacbe.games.tzolkin.position import State, pop
from sacbe.games.tzolkin.steps import kinds
from sacbe.games.tzolkin.steps.step import Step


@final
class Use(Step):
    def __init__(self) -> None:
        super().__init__(at.USE_IT, at.BUYS)

    def check(self, state: State, seat: i64, packed: i64, action: i64) -> i64:
        if action == at.USE_IT:
            return 0
        with_corn: bool = (flags_below(state) & kinds.WITH_CORN) != 0
        return 0 if payable(state, seat, kinds.first_of(packed), with_corn, False) else no.CANNOT_SAVE

    def make(self, state: State, seat: i64, packed: i64, action: i64) -> None:
        pop(state)
        if action == at.USE_IT:
            use_architecture(state, seat, kinds.first_of(packed))
        else:
            construct(state, seat, kinds.first_of(packed), NO_DISCOUNT, False)

    def fits(self, state: State, a: int, b: int, c: int) -> bool:
        return b == c == 0 and is_chosen(state, a, 1) and kinds.first_of(state.stack[state.depth - 2]) == 2
