"""The frame of a turn (TZ 4): begging, placing, the pity of the gods, picking up."""

from typing import Final

from mypy_extensions import i64

from sacbe.games.tzolkin import refusals as no
from sacbe.games.tzolkin.components import CORN, LAST, TEMPLES, WHEEL_AT, WHEELS
from sacbe.games.tzolkin.effects import ACT, TURN_FRAME, can_anger, frame
from sacbe.games.tzolkin.numbering import BEGS, DONE, PICK_AT, PICKS, PLACES, pick_space, pick_wheel
from sacbe.games.tzolkin.position import (
    IN_HAND,
    NONE,
    PICKING,
    PITIED,
    PLACING,
    ROW,
    TEMPLE,
    TURN,
    UNDECIDED,
    WORKERS,
    State,
    push,
)

BEG_LIMIT: Final = 2
BEGGED_CORN: Final = 3
FIRST_SPACE: Final = WHEELS


def begin_turn(state: State, seat: i64) -> None:
    state.seat = seat
    state.number += 1
    state.mode = UNDECIDED
    state.begged = 0
    state.placed = 0
    state.taken_first = 0
    push(state, TURN_FRAME)


def lowest_space(state: State, wheel: i64) -> i64:
    """TZ 4.3: the lowest unoccupied numbered space of a wheel, or -1."""
    positions = state.wheel
    start = WHEEL_AT[wheel]
    last = start + LAST[wheel]
    at = start
    while at <= last:
        if positions[at] == NONE:
            return at - start
        at += 1
    return NONE


def place_cost(state: State, target: i64) -> i64:
    """TZ 4.3: the space, and one corn more for each worker already placed this turn; -1 if there is no space."""
    if target < FIRST_SPACE:
        space = lowest_space(state, target)
        if space != NONE:
            return space + state.placed
    elif state.first_space == NONE:
        return state.placed
    return NONE


def asked_cost(state: State, target: i64) -> i64:
    """What the player in turn would pay there: out of pity all the corn, on one of the cheapest spaces (TZ 4.6)."""
    cost = place_cost(state, target)
    seat = state.seat
    if cost == NONE or state.phase != TURN or not is_stuck(state, seat) or can_beg(state, seat):
        return cost
    return state.have[seat * ROW + CORN] if cost == cheapest(state) else cost


def on_wheels(state: State, seat: i64) -> i64:
    """How many workers of the seat stand on wheels: all in play but those in hand and on the first-player space."""
    away = state.have[seat * ROW + WORKERS] - state.have[seat * ROW + IN_HAND]
    return away - 1 if state.first_space == seat else away


def cheapest(state: State) -> i64:
    """The least that placing one worker costs."""
    least: i64 = 99
    target: i64 = 0
    while target <= FIRST_SPACE:
        cost = place_cost(state, target)
        if cost != NONE:
            least = min(least, cost)
        target += 1
    return least


def is_stuck(state: State, seat: i64) -> bool:
    """TZ 4.6: no worker to pick up, and not the corn to place one."""
    if state.mode != UNDECIDED or state.have[seat * ROW + CORN] >= cheapest(state):
        return False
    return on_wheels(state, seat) == 0


def can_beg(state: State, seat: i64) -> bool:
    """TZ 4.1."""
    return not state.begged and state.have[seat * ROW + CORN] <= BEG_LIMIT and can_anger(state, seat)


def check_turn(state: State, seat: i64, action: i64) -> i64:
    """0 if the turn may go on like this, else the refusal."""
    if action == DONE:
        return no.DO_SOMETHING if state.mode == UNDECIDED else 0
    if action >= BEGS and action < PLACES:
        return _check_beg(state, seat, action - BEGS)
    if action >= PLACES and action < PICKS:
        return _check_place(state, seat, action - PLACES)
    if action >= PICKS and action < PICKS + 43:
        return _check_pick(state, seat, action - PICKS)
    return no.OTHER_CHOICE_DUE


def _check_beg(state: State, seat: i64, god: i64) -> i64:
    if state.mode != UNDECIDED:
        return no.BEG_TOO_LATE
    if state.begged:
        return no.BEG_TWICE
    if state.have[seat * ROW + CORN] > BEG_LIMIT:
        return no.BEG_TOO_MUCH_CORN
    return 0 if state.have[seat * ROW + TEMPLE + god] else no.AT_THE_BOTTOM


def _check_place(state: State, seat: i64, target: i64) -> i64:
    if state.mode == PICKING:
        return no.PICKING_NOW
    if state.mode == PITIED:
        return no.CHEAPEST_ONLY
    if not state.have[seat * ROW + IN_HAND]:
        return no.NO_WORKER_IN_HAND
    cost = place_cost(state, target)
    if cost == NONE:
        return no.FIRST_SPACE_TAKEN if target == FIRST_SPACE else no.WHEEL_FULL
    if cost <= state.have[seat * ROW + CORN]:
        return 0
    if is_stuck(state, seat):
        if can_beg(state, seat):
            return no.MUST_BEG
        return 0 if cost == cheapest(state) else no.CHEAPEST_ONLY
    return no.TOO_LITTLE_CORN


def _check_pick(state: State, seat: i64, action: i64) -> i64:
    if state.mode == PLACING or state.mode == PITIED:
        return no.PLACING_NOW
    wheel = pick_wheel(action)
    return 0 if state.wheel[WHEEL_AT[wheel] + pick_space(action)] == seat else no.NO_WORKER_THERE


def list_turn(found: list[object], numbers: list[object], state: State, seat: i64) -> None:
    mode = state.mode
    if mode == UNDECIDED and can_beg(state, seat):
        god: i64 = 0
        while god < TEMPLES:
            if state.have[seat * ROW + TEMPLE + god]:
                found.append(numbers[BEGS + god])
            god += 1
    if (mode == UNDECIDED or mode == PLACING) and state.have[seat * ROW + IN_HAND]:
        _list_places(found, numbers, state, seat)
    if mode == UNDECIDED or mode == PICKING:
        _list_picks(found, numbers, state, seat)
    if mode != UNDECIDED:
        found.append(numbers[DONE])


def _list_places(found: list[object], numbers: list[object], state: State, seat: i64) -> None:
    corn = state.have[seat * ROW + CORN]
    payable: bool = False
    target: i64 = 0
    while target <= FIRST_SPACE:
        cost = place_cost(state, target)
        if cost != NONE and cost <= corn:
            found.append(numbers[PLACES + target])
            payable = True
        target += 1
    if payable or not is_stuck(state, seat) or can_beg(state, seat):
        return
    least = cheapest(state)
    target = 0
    while target <= FIRST_SPACE:
        if place_cost(state, target) == least:
            found.append(numbers[PLACES + target])
        target += 1


def _list_picks(found: list[object], numbers: list[object], state: State, seat: i64) -> None:
    positions = state.wheel
    left = on_wheels(state, seat)
    at: i64 = 0
    while left:
        if positions[at] == seat:
            found.append(numbers[PICK_AT[at]])
            left -= 1
        at += 1


def beg(state: State, seat: i64, god: i64) -> None:
    state.begged = 1
    state.have[seat * ROW + CORN] = BEGGED_CORN
    state.have[seat * ROW + TEMPLE + god] -= 1


def place(state: State, seat: i64, target: i64) -> None:
    """TZ 4.3: paid one by one; TZ 4.6: out of pity, for all the corn there is."""
    cost = place_cost(state, target)
    have = state.have
    corn = have[seat * ROW + CORN]
    if cost > corn:
        state.mode = PITIED
        have[seat * ROW + CORN] = 0
    else:
        state.mode = PLACING
        have[seat * ROW + CORN] = corn - cost
    if target == FIRST_SPACE:
        state.first_space = seat
        state.taken_first = 1
    else:
        state.wheel[WHEEL_AT[target] + lowest_space(state, target)] = seat
    have[seat * ROW + IN_HAND] -= 1
    state.placed += 1


def pick(state: State, seat: i64, action: i64) -> None:
    """TZ 4.4: the worker comes to hand, and may do an action."""
    wheel = pick_wheel(action)
    space = pick_space(action)
    state.mode = PICKING
    state.wheel[WHEEL_AT[wheel] + space] = NONE
    state.have[seat * ROW + IN_HAND] += 1
    push(state, frame(ACT, wheel, space, 0))
