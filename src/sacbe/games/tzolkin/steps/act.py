"""What the worker picked up does: the action of its space, a lower one for corn, any one from the last spaces, the next
one with theology at Chichen Itza; or nothing (TZ 4.4, 4.5, 5.15, 6.4, 11.7, 11.13).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin import numbering as at
from sacbe.games.tzolkin import refusals as no
from sacbe.games.tzolkin.effects import run_action
from sacbe.games.tzolkin.position import ROW, TECH, State, pop, push
from sacbe.games.tzolkin.spaces import possible
from sacbe.games.tzolkin.steps import kinds
from sacbe.games.tzolkin.steps.step import Step

_LAST_SLOT: Final = 9
_ALL_SLOTS: Final = 1022
"""The slots of Chichen Itza, as a set by action number."""


def check_act(state: State, seat: i64, wheel: i64, space: i64, action: i64) -> i64:
    """0 if a worker of this space may do the action, else the refusal."""
    if action == 0:
        return 0
    corn = state.have[seat * ROW + box.CORN]
    if space > box.NUMBERED[wheel]:
        return possible(state, seat, wheel, action, corn)
    if action > space:
        return no.HIGHER_THAN_SPACE
    if space - action > corn:
        return no.NO_CORN_FOR_STEPS
    return possible(state, seat, wheel, action, corn - (space - action))


def steps_down(wheel: i64, space: i64, action: i64) -> i64:
    """TZ 4.4, 5.15: how many steps down, a corn each, lead to a numbered action; from the last spaces none."""
    return 0 if space > box.NUMBERED[wheel] else space - action


def check_ahead(state: State, seat: i64, wheel: i64, space: i64) -> i64:
    """TZ 6.4, 11.7: one space further at Chichen Itza, free."""
    if wheel != box.CHICHEN_ITZA or state.have[seat * ROW + TECH + box.THEOLOGY] < 1:
        return no.NO_AHEAD
    if space > _LAST_SLOT:
        return no.NOTHING_BEYOND
    if space < _LAST_SLOT:
        return possible(state, seat, wheel, space + 1, 0)
    if not state.have[seat * ROW + box.SKULL]:
        return no.NO_SKULL
    return no.SLOT_FILLED if state.offered == _ALL_SLOTS else 0


@final
class Act(Step):
    def __init__(self) -> None:
        super().__init__(at.ACTS, at.AHEAD, at.AHEAD)

    def check(self, state: State, seat: i64, packed: i64, action: i64) -> i64:
        wheel = kinds.first_of(packed)
        space = kinds.second_of(packed)
        if action == at.AHEAD:
            return check_ahead(state, seat, wheel, space)
        return check_act(state, seat, wheel, space, action - at.ACTS)

    def offer(self, found: vec[i64], end: i64, state: State, seat: i64, packed: i64) -> i64:
        wheel = kinds.first_of(packed)
        space = kinds.second_of(packed)
        highest = min(space, box.NUMBERED[wheel])
        action: i64 = 0
        while action <= highest:
            if not check_act(state, seat, wheel, space, action):
                found[end] = at.ACTS + action
                end += 1
            action += 1
        if not check_ahead(state, seat, wheel, space):
            found[end] = at.AHEAD
            end += 1
        return end

    def make(self, state: State, seat: i64, packed: i64, action: i64) -> None:
        pop(state)
        wheel = kinds.first_of(packed)
        space = kinds.second_of(packed)
        number = action - at.ACTS
        if action == at.AHEAD:
            if space == _LAST_SLOT:
                push(state, kinds.ANY_SLOT)
            else:
                run_action(state, wheel, space + 1)
        elif number:
            state.have[seat * ROW + box.CORN] -= steps_down(wheel, space, number)
            run_action(state, wheel, number)

    def fits(self, state: State, a: int, b: int, c: int) -> bool:
        return a < box.WHEELS and b <= box.LAST[a] and c == 0
