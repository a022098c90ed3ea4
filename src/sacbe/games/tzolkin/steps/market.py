"""The market: buy and sell, one good at a time (TZ 5.10)."""

from typing import final

from mypy_extensions import i64

from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin import numbering as at
from sacbe.games.tzolkin import refusals as no
from sacbe.games.tzolkin.position import ROW, State, pop, swap
from sacbe.games.tzolkin.steps import kinds
from sacbe.games.tzolkin.steps.step import Step


@final
class Market(Step):
    def __init__(self) -> None:
        super().__init__(at.BUYS, at.DOES, at.DONE)

    def check(self, state: State, seat: i64, packed: i64, action: i64) -> i64:
        if action == at.DONE:
            return 0
        base: i64 = seat * ROW
        if action < at.SELLS:
            resource = action - at.BUYS
            if kinds.second_of(packed) >> resource & 1:
                return no.SOLD_BEFORE
            return 0 if state.have[base + box.CORN] >= box.MARKET[box.WOOD + resource] else no.NO_CORN_TO_BUY
        resource = action - at.SELLS
        if kinds.first_of(packed) >> resource & 1:
            return no.BOUGHT_BEFORE
        return 0 if state.have[base + box.WOOD + resource] else no.NOTHING_TO_SELL

    def make(self, state: State, seat: i64, packed: i64, action: i64) -> None:
        base: i64 = seat * ROW
        bought = kinds.first_of(packed)
        sold = kinds.second_of(packed)
        if action == at.DONE:
            pop(state)
        elif action < at.SELLS:
            resource = action - at.BUYS
            state.have[base + box.CORN] -= box.MARKET[box.WOOD + resource]
            state.have[base + box.WOOD + resource] += 1
            swap(state, kinds.entry(kinds.MARKET, bought | box.BIT[resource], sold))
        else:
            resource = action - at.SELLS
            state.have[base + box.WOOD + resource] -= 1
            state.have[base + box.CORN] += box.MARKET[box.WOOD + resource]
            swap(state, kinds.entry(kinds.MARKET, bought, sold | box.BIT[resource]))

    def fits(self, state: State, a: int, b: int, c: int) -> bool:
        return a < 8 and b < 8 and c == 0 and not a & b
