"""The turn itself: beg, place or pick up workers, be done (TZ 4)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin import numbering as at
from sacbe.games.tzolkin import position as table
from sacbe.games.tzolkin import refusals as no
from sacbe.games.tzolkin.calendar import end_turn
from sacbe.games.tzolkin.position import State, pop, push
from sacbe.games.tzolkin.steps import kinds
from sacbe.games.tzolkin.steps.step import Step
from sacbe.games.tzolkin.turns import (
    BEG_LIMIT,
    BEGGED_CORN,
    FIRST_SPACE,
    can_beg,
    cheapest,
    is_stuck,
    lowest_space,
    on_wheels,
    place_cost,
)


@final
class Turn(Step):
    def __init__(self) -> None:
        super().__init__(at.BEGS, at.ACTS, at.DONE, (kinds.ACT, kinds.ANY_SLOT, kinds.RUN))

    def check(self, state: State, seat: i64, packed: i64, action: i64) -> i64:
        if action == at.DONE:
            return no.DO_SOMETHING if state.mode == table.UNDECIDED else 0
        if action < at.PLACES:
            return _check_beg(state, seat, action - at.BEGS)
        if action < at.PICKS:
            return _check_place(state, seat, action - at.PLACES)
        return _check_pick(state, seat, action - at.PICKS)

    def offer(self, found: vec[i64], end: i64, state: State, seat: i64, packed: i64) -> i64:
        mode = state.mode
        if mode == table.UNDECIDED and can_beg(state, seat):
            god: i64 = 0
            while god < box.TEMPLES:
                if state.have[seat * table.ROW + table.TEMPLE + god]:
                    found[end] = at.BEGS + god
                    end += 1
                god += 1
        if (mode == table.UNDECIDED or mode == table.PLACING) and state.have[seat * table.ROW + table.IN_HAND]:
            end = _list_places(found, end, state, seat)
        if mode == table.UNDECIDED or mode == table.PICKING:
            end = _list_picks(found, end, state, seat)
        if mode != table.UNDECIDED:
            found[end] = at.DONE
            end += 1
        return end

    def make(self, state: State, seat: i64, packed: i64, action: i64) -> None:
        if action == at.DONE:
            pop(state)
            end_turn(state)
        elif action < at.PLACES:
            _beg(state, seat, action - at.BEGS)
        elif action < at.PICKS:
            _place(state, seat, action - at.PLACES)
        else:
            _pick(state, seat, action - at.PICKS)

    def fits(self, state: State, a: int, b: int, c: int) -> bool:
        return a == b == c == 0


def _check_beg(state: State, seat: i64, god: i64) -> i64:
    if state.mode != table.UNDECIDED:
        return no.BEG_TOO_LATE
    if state.begged:
        return no.BEG_TWICE
    if state.have[seat * table.ROW + box.CORN] > BEG_LIMIT:
        return no.BEG_TOO_MUCH_CORN
    return 0 if state.have[seat * table.ROW + table.TEMPLE + god] else no.AT_THE_BOTTOM


def _check_place(state: State, seat: i64, target: i64) -> i64:
    if state.mode == table.PICKING:
        return no.PICKING_NOW
    if state.mode == table.PITIED:
        return no.CHEAPEST_ONLY
    if not state.have[seat * table.ROW + table.IN_HAND]:
        return no.NO_WORKER_IN_HAND
    cost = place_cost(state, target)
    if cost == table.NONE:
        return no.FIRST_SPACE_TAKEN if target == FIRST_SPACE else no.WHEEL_FULL
    if cost <= state.have[seat * table.ROW + box.CORN]:
        return 0
    if is_stuck(state, seat):
        if can_beg(state, seat):
            return no.MUST_BEG
        return 0 if cost == cheapest(state) else no.CHEAPEST_ONLY
    return no.TOO_LITTLE_CORN


def _check_pick(state: State, seat: i64, action: i64) -> i64:
    if state.mode == table.PLACING or state.mode == table.PITIED:
        return no.PLACING_NOW
    wheel = at.pick_wheel(action)
    return 0 if state.wheel[box.WHEEL_AT[wheel] + at.pick_space(action)] == seat else no.NO_WORKER_THERE


def _list_places(found: vec[i64], end: i64, state: State, seat: i64) -> i64:
    corn = state.have[seat * table.ROW + box.CORN]
    payable: bool = False
    target: i64 = 0
    while target <= FIRST_SPACE:
        cost = place_cost(state, target)
        if cost != table.NONE and cost <= corn:
            found[end] = at.PLACES + target
            end += 1
            payable = True
        target += 1
    if payable or not is_stuck(state, seat) or can_beg(state, seat):
        return end
    least = cheapest(state)
    target = 0
    while target <= FIRST_SPACE:
        if place_cost(state, target) == least:
            found[end] = at.PLACES + target
            end += 1
        target += 1
    return end


def _list_picks(found: vec[i64], end: i64, state: State, seat: i64) -> i64:
    positions = state.wheel
    left = on_wheels(state, seat)
    tooth: i64 = 0
    while left:
        if positions[tooth] == seat:
            found[end] = at.PICK_AT[tooth]
            end += 1
            left -= 1
        tooth += 1
    return end


def _beg(state: State, seat: i64, god: i64) -> None:
    state.begged = 1
    state.have[seat * table.ROW + box.CORN] = BEGGED_CORN
    state.have[seat * table.ROW + table.TEMPLE + god] -= 1


def _place(state: State, seat: i64, target: i64) -> None:
    """TZ 4.3: paid one by one; TZ 4.6: out of pity, for all the corn there is."""
    cost = place_cost(state, target)
    have = state.have
    corn = have[seat * table.ROW + box.CORN]
    if cost > corn:
        state.mode = table.PITIED
        have[seat * table.ROW + box.CORN] = 0
    else:
        state.mode = table.PLACING
        have[seat * table.ROW + box.CORN] = corn - cost
    if target == FIRST_SPACE:
        state.first_space = seat
        state.taken_first = 1
    else:
        state.wheel[box.WHEEL_AT[target] + lowest_space(state, target)] = seat
    have[seat * table.ROW + table.IN_HAND] -= 1
    state.placed += 1


def _pick(state: State, seat: i64, action: i64) -> None:
    """TZ 4.4: the worker comes to hand, and may do an action."""
    wheel = at.pick_wheel(action)
    space = at.pick_space(action)
    state.mode = table.PICKING
    state.wheel[box.WHEEL_AT[wheel] + space] = table.NONE
    state.have[seat * table.ROW + table.IN_HAND] += 1
    push(state, kinds.entry(kinds.ACT, wheel, space))
