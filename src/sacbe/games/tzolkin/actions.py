"""Who may do what now, and the set-up (TZ 2). Turns are the business of `steps`, what follows them of `calendar`.

`check` is the one place that says no: it answers 0 or the number of a refusal (see `refusals`).
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.engine.chance import Rng
from sacbe.engine.sets import count, list_set, nth
from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin import numbering as at
from sacbe.games.tzolkin import position as table
from sacbe.games.tzolkin import refusals as no
from sacbe.games.tzolkin.calendar import advance_days, after_refill, begin_round, current_stack, reward
from sacbe.games.tzolkin.effects import run, settle
from sacbe.games.tzolkin.position import State
from sacbe.games.tzolkin.steps import deciding


def chance_due(state: State) -> bool:
    phase = state.phase
    return phase != table.TURN and phase != table.KEEP and phase != table.DAY and phase != table.OVER


def is_pending(state: State, seat: i64) -> bool:
    """May this seat decide something now?"""
    if state.phase == table.KEEP:
        return count(state.have[seat * table.ROW + table.WEALTH_KEPT]) < box.KEPT
    return (state.phase == table.TURN or state.phase == table.DAY) and state.seat == seat


def decider(state: State) -> i64:
    """The seat asked first; -1 for chance and when all is over."""
    phase = state.phase
    if phase == table.TURN or phase == table.DAY:
        return state.seat
    if phase != table.KEEP:
        return table.NONE
    seat: i64 = 0
    while not is_pending(state, seat):
        seat += 1
    return seat


# What is allowed


def check(state: State, seat: i64, action: i64) -> i64:
    """0 if the seat may do this now, else the number of the refusal. Seat -1 is chance."""
    if action < 0 or action >= at.ACTIONS:
        return no.NO_SUCH_ACTION
    if state.phase == table.OVER:
        return no.GAME_OVER
    if seat == table.NONE:
        return _check_draw(state, action)
    if seat < 0 or seat >= state.seats:
        return no.NO_SUCH_SEAT
    if action >= at.DECISIONS:
        return no.DRAWN_NOT_CHOSEN
    if chance_due(state):
        return no.DRAW_DUE_FIRST
    if state.phase == table.KEEP:
        return _check_keep(state, seat, action)
    if seat != state.seat:
        return no.NOT_YOUR_TURN
    if state.phase == table.DAY:
        return 0 if action == at.ONE_DAY or action == at.TWO_DAYS else no.DAY_DUE
    return deciding.check(state, seat, action)


def _check_keep(state: State, seat: i64, action: i64) -> i64:
    """TZ 2.5."""
    if action >= at.BEGS:
        return no.KEEP_DUE
    kept = state.have[seat * table.ROW + table.WEALTH_KEPT]
    if count(kept) == box.KEPT:
        return no.KEPT_TWO
    if not state.have[seat * table.ROW + table.HAND] >> action & 1:
        return no.NOT_DEALT
    return no.KEPT_ALREADY if kept >> action & 1 else 0


def _check_draw(state: State, action: i64) -> i64:
    if not chance_due(state):
        return no.NO_DRAW_DUE
    if action < at.DECISIONS:
        return no.DRAW_DUE_FIRST
    base = _draw_base(state)
    number = action - base
    left = _drawable(state)
    if number < 0 or number >= _draw_size(state):
        return no.OTHER_DRAW_DUE
    return 0 if left >> number & 1 else no.GONE


def _draw_base(state: State) -> i64:
    """Where the numbers of what is drawn now begin."""
    phase = state.phase
    if phase == table.START:
        return at.START_DRAWN
    if phase == table.SHOW_MONUMENTS:
        return at.MONUMENT_DRAWN
    return at.WEALTH_DRAWN if phase == table.DEAL or phase == table.DUMMIES else at.BUILDING_DRAWN


def _draw_size(state: State) -> i64:
    phase = state.phase
    if phase == table.START:
        return 4
    if phase == table.SHOW_MONUMENTS:
        return box.MONUMENTS
    return box.WEALTH if phase == table.DEAL or phase == table.DUMMIES else box.BUILDINGS


def _drawable(state: State) -> i64:
    """What may be drawn now, as a set."""
    phase = state.phase
    if phase == table.START:
        return box.BIT[state.seats] - 1
    if phase == table.SHOW_MONUMENTS:
        return (box.BIT[box.MONUMENTS] - 1) & ~state.monuments
    if phase == table.DEAL or phase == table.DUMMIES:
        return state.wealth
    return state.age2 if phase == table.NEW_AGE else current_stack(state)


_NUMBERS: Final[list[object]] = list(range(at.DECISIONS))
"""The actions as objects, so that listing the legal ones makes no new integers when compiled."""
_LISTED: Final[vec[i64]] = vec[i64]([0] * at.DECISIONS)
"""Room in which `legal` lists, before it makes a list of it at once."""


def legal(state: State, seat: i64) -> list[int]:
    """What the seat may do now, in ascending order."""
    choices = list_into(state, seat, _LISTED, 0)
    return cast(list[int], [_NUMBERS[action] for action in _LISTED[:choices]])


def pick(state: State, random: Rng) -> i64:
    """What the seat asked first may do, each action equally likely."""
    return _LISTED[random.below(list_into(state, decider(state), _LISTED, 0))]


def list_into(state: State, seat: i64, found: vec[i64], end: i64) -> i64:
    """What the seat may do now, ascending, written from `found[end]` on; the place after the last."""
    if not is_pending(state, seat):
        return end
    if state.phase == table.TURN:
        return deciding.list_answers(found, end, state, seat)
    if state.phase == table.KEEP:
        tiles = state.have[seat * table.ROW + table.HAND] & ~state.have[seat * table.ROW + table.WEALTH_KEPT]
        return list_set(found, end, at.KEEPS, tiles)
    found[end] = at.ONE_DAY
    found[end + 1] = at.TWO_DAYS
    return end + 2


def outcomes(state: State) -> list[tuple[int, int]]:
    """What chance may draw now, all equally likely."""
    found: list[tuple[int, int]] = []
    if not chance_due(state):
        return found
    base = _draw_base(state)
    left = _drawable(state)
    number: i64 = 0
    while left:
        if left & 1:
            found.append((base + number, 1))
        left >>= 1
        number += 1
    return found


def draw(state: State, random: Rng) -> int:
    """One of the outcomes, without listing them."""
    left = _drawable(state)
    return _draw_base(state) + nth(left, random.below(count(left)))


# What it does


def apply(state: State, seat: i64, action: i64) -> None:
    """Carry out a checked action."""
    phase = state.phase
    if phase == table.TURN:
        deciding.make(state, seat, action)
    elif phase == table.KEEP:
        _keep(state, seat, action)
    elif phase == table.DAY:
        if action == at.TWO_DAYS:
            state.have[seat * table.ROW + table.LIGHT] = 0
            advance_days(state, 2)
        else:
            advance_days(state, 1)
    else:
        _drawn(state, action - _draw_base(state))


def _drawn(state: State, number: i64) -> None:
    phase = state.phase
    if phase == table.REFILL or phase == table.NEW_AGE:
        _show_building(state, number)
        if count(state.display) < box.DISPLAY and (state.age2 if phase == table.NEW_AGE else current_stack(state)):
            return
        if phase == table.NEW_AGE:
            reward(state)
        else:
            after_refill(state)
    elif phase == table.START:
        state.first = number
        state.phase = table.SHOW_BUILDINGS
    elif phase == table.SHOW_BUILDINGS:
        _show_building(state, number)
        if count(state.display) == box.DISPLAY:
            state.phase = table.SHOW_MONUMENTS
    elif phase == table.SHOW_MONUMENTS:
        state.monuments |= box.BIT[number]
        if count(state.monuments) == box.MONUMENTS_SHOWN[int(state.seats)]:
            state.phase = table.DEAL
    elif phase == table.DEAL:
        _deal(state, number)
    else:
        state.wealth &= ~box.BIT[number]
        place_dummies(state, box.DUMMY_WHEEL[number], box.DUMMY_SPACE[number])
        if not state.dummies:
            state.phase = table.KEEP


def _show_building(state: State, building: i64) -> None:
    state.age1 &= ~box.BIT[building]
    state.age2 &= ~box.BIT[building]
    state.display |= box.BIT[building]


def _deal(state: State, tile: i64) -> None:
    """TZ 2.5: four to each player, one after another."""
    state.wealth &= ~box.BIT[tile]
    seat: i64 = 0
    while count(state.have[seat * table.ROW + table.HAND]) == box.DEALT:
        seat += 1
    state.have[seat * table.ROW + table.HAND] |= box.BIT[tile]
    if seat == state.seats - 1 and count(state.have[seat * table.ROW + table.HAND]) == box.DEALT:
        state.phase = table.DUMMIES if state.dummies else table.KEEP


def place_dummies(state: State, wheel: i64, space: i64) -> None:
    """TZ 2.6: where the tile says; the first dummy of a wheel brings another five positions further."""
    start = box.WHEEL_AT[wheel]
    first: bool = True
    tooth: i64 = 0
    while tooth < box.TEETH[wheel]:
        if state.wheel[start + tooth] == table.DUMMY:
            first = False
        tooth += 1
    state.wheel[start + space] = table.DUMMY
    state.dummies -= 1
    if first and state.dummies and wheel != box.CHICHEN_ITZA:
        state.wheel[start + (space + 5) % box.TEETH[wheel]] = table.DUMMY
        state.dummies -= 1


def _keep(state: State, seat: i64, tile: i64) -> None:
    """TZ 2.5: when everyone has kept two, all take what their tiles show."""
    state.have[seat * table.ROW + table.WEALTH_KEPT] |= box.BIT[tile]
    other: i64 = 0
    while other < state.seats:
        if is_pending(state, other):
            return
        other += 1
    other = 0
    while other < state.seats:
        state.seat = other
        state.have[other * table.ROW + table.HAND] = 0
        kept: i64 = 0
        while kept < box.WEALTH:
            if state.have[other * table.ROW + table.WEALTH_KEPT] >> kept & 1:
                run(state, box.WEALTH_EFFECTS[kept])
                settle(state)
            kept += 1
        other += 1
    state.wealth = 0  # what is left, and what was returned, goes back into the box unseen
    begin_round(state)
