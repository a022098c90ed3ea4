"""What a turn can do (TZ 4): where workers go, what that costs, who may beg, whom the gods pity."""

from typing import Final

from mypy_extensions import i64

from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin.gains import can_anger
from sacbe.games.tzolkin.position import IN_HAND, NONE, ROW, TURN, UNDECIDED, WORKERS, State, push
from sacbe.games.tzolkin.steps import kinds

BEG_LIMIT: Final = 2
BEGGED_CORN: Final = 3
FIRST_SPACE: Final = 5
"""The first-player space, after the wheels."""


def begin_turn(state: State, seat: i64) -> None:
    state.seat = seat
    state.number += 1
    state.mode = UNDECIDED
    state.begged = 0
    state.placed = 0
    state.taken_first = 0
    push(state, kinds.TURN)


def lowest_space(state: State, wheel: i64) -> i64:
    """TZ 4.3: the lowest unoccupied numbered space of a wheel, or -1."""
    positions = state.wheel
    start = box.WHEEL_AT[wheel]
    last = start + box.LAST[wheel]
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
    return state.have[seat * ROW + box.CORN] if cost == cheapest(state) else cost


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
    if state.mode != UNDECIDED or state.have[seat * ROW + box.CORN] >= cheapest(state):
        return False
    return on_wheels(state, seat) == 0


def can_beg(state: State, seat: i64) -> bool:
    """TZ 4.1."""
    return not state.begged and state.have[seat * ROW + box.CORN] <= BEG_LIMIT and can_anger(state, seat)
