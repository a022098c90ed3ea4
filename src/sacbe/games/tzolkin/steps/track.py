"""Which technology to advance (TZ 5.4, 5.6, 5.16)."""

from typing import final

from mypy_extensions import i64

from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin import numbering as at
from sacbe.games.tzolkin import refusals as no
from sacbe.games.tzolkin.gains import level_cost
from sacbe.games.tzolkin.position import ROW, TECH, State, pop, push, resources
from sacbe.games.tzolkin.steps import kinds
from sacbe.games.tzolkin.steps.step import Step


def cheapest_level(state: State, seat: i64) -> i64:
    least: i64 = 9
    track: i64 = 0
    while track < box.TRACKS:
        least = min(least, level_cost(state.have[seat * ROW + TECH + track]))
        track += 1
    return least


@final
class Track(Step):
    def __init__(self) -> None:
        super().__init__(at.STUDIES, at.PAYS, at.DONE, (kinds.ADVANCE, kinds.UP, kinds.GAIN))

    def check(self, state: State, seat: i64, packed: i64, action: i64) -> i64:
        if action == at.DONE:
            return 0 if kinds.third_of(packed) else no.MUST_ADVANCE
        if not kinds.second_of(packed):
            return 0
        cost = level_cost(state.have[seat * ROW + TECH + action - at.STUDIES])
        return 0 if cost <= resources(state, seat) else no.CANNOT_PAY_LEVEL

    def make(self, state: State, seat: i64, packed: i64, action: i64) -> None:
        """TZ 5.6: paid and resolved one after the other; the second level of a paid action may be left out."""
        pop(state)
        if action == at.DONE:
            return
        paid = kinds.second_of(packed)
        if kinds.first_of(packed) > 1:
            push(state, kinds.entry(kinds.TRACK, kinds.first_of(packed) - 1, paid, paid))
        track = action - at.STUDIES
        push(state, kinds.entry(kinds.ADVANCE, track))
        if paid:
            push(state, kinds.entry(kinds.PAY, level_cost(state.have[seat * ROW + TECH + track])))

    def fits(self, state: State, a: int, b: int, c: int) -> bool:
        return 1 <= a <= 2 and b <= 1 and c <= b

    def bears(self, packed: int, kind: int) -> bool:
        """What is left lies below the first of two levels."""
        is_second = kinds.first_of(packed) == 1 and kinds.third_of(packed) == kinds.second_of(packed)
        return is_second and kind in self.carries
