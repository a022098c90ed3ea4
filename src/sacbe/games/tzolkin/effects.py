"""The interpreter of effects (TZ 11.1, 11.2; chapters 5 and 6): what tiles and spaces do, one effect after another.

A frame of the stack is a kind and up to three small numbers. RUN frames carry out a row of effects by themselves; the
other kinds wait for a choice of the player in turn, see `choices`. What an effect asks for lies on top of the row it
belongs to, so everything a building grants is resolved before the rest of the same action.
"""

from typing import Final

from mypy_extensions import i64

from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin.components import (
    AGRICULTURE,
    ARCHITECTURE,
    CORN,
    EFFECT_A,
    EFFECT_B,
    EFFECT_OP,
    EXTRACTION,
    HIGHEST_LEVEL,
    SKULL,
    STONE,
    TEMPLES,
    THEOLOGY,
    TOP,
    WOOD,
    WORKERS_AT_MOST,
)
from sacbe.games.tzolkin.position import (
    FED,
    FROM_BUILDINGS,
    FROM_SKULLS,
    FROM_TECH,
    IN_HAND,
    LIGHT,
    ROW,
    TECH,
    TEMPLE,
    THRIFTY,
    WORKERS,
    State,
    points,
    pop,
    push,
    resources,
    swap,
    top,
)

# Frames that wait for a choice, with the numbers they carry.
TURN_FRAME: Final = 0
ACT: Final = 1  # wheel, space of the worker picked up
ANY_SLOT: Final = 2  # any free slot of Chichen Itza
HARVEST: Final = 3  # group
TRACK: Final = 4  # levels left, 1 if paid, 1 if the player may stop
PAY: Final = 5  # resources
GAIN: Final = 6  # resources
UP: Final = 7  # steps, 1 if on different temples, temples used
DOWN: Final = 8
BUILD: Final = 9  # buildings left, flags
USE: Final = 10  # building: use or save the architecture technologies
DISCOUNT: Final = 11  # building
MARKET: Final = 12  # kinds bought, kinds sold
ANY: Final = 13  # 1 if it may be declined
PRAY: Final = 14
# Frames that carry themselves out.
RUN: Final = 15  # index of the next effect
ADVANCE: Final = 16  # track
FRAMES: Final = (
    "turn", "act", "any slot", "harvest", "track", "pay", "gain", "up", "down", "build", "use", "discount", "market",
    "any action", "pray", "run", "advance",
)  # fmt: skip

# Flags of a BUILD frame.
WITH_CORN: Final = 1
OR_MONUMENT: Final = 2
SPENT: Final = 4  # the architecture technologies have been used
MAY_STOP: Final = 8


def frame(kind: i64, a: i64, b: i64, c: i64) -> i64:
    return kind + 32 * a + 2048 * b + 131072 * c


def kind_of(packed: i64) -> i64:
    return packed & 31


def first_of(packed: i64) -> i64:
    return packed >> 5 & 63


def second_of(packed: i64) -> i64:
    return packed >> 11 & 63


def third_of(packed: i64) -> i64:
    return packed >> 17 & 63


def run(state: State, effects: i64) -> None:
    """Put a row of effects on the stack."""
    push(state, RUN + 32 * effects)


def settle(state: State) -> None:
    """Carry out what needs no choice, until a choice is on top or the stack is empty."""
    while state.depth:
        packed = top(state)
        kind = kind_of(packed)
        if kind == RUN:
            index = packed >> 5
            if EFFECT_OP[index] == box.END:
                pop(state)
            else:
                swap(state, packed + 32)
                _run_effect(state, state.seat, EFFECT_OP[index], EFFECT_A[index], EFFECT_B[index])
        elif kind == ADVANCE:
            pop(state)
            advance(state, state.seat, first_of(packed))
        else:
            return


def _run_effect(state: State, seat: i64, op: i64, a: i64, b: i64) -> None:
    if op == box.GAIN:
        gain(state, seat, a, b)
    elif op == box.POINTS:
        points(state, seat, FROM_SKULLS if _at_chichen_itza(state) else FROM_BUILDINGS, a)
    elif op == box.UP:
        while b:
            step_up(state, seat, a)
            b -= 1
    elif op == box.EXTRACT:
        extract(state, seat, a, b)
    elif op == box.FISH:
        level = state.have[seat * ROW + TECH + AGRICULTURE]
        gain(state, seat, CORN, a + 1 if level >= 2 else a)  # TZ 6.1
    elif op == box.TAKE_SKULL:
        level = state.have[seat * ROW + TECH + THEOLOGY]
        gain(state, seat, SKULL, 2 if level >= 3 else 1)  # TZ 6.4
    elif op == box.PAY_CORN:
        state.have[seat * ROW + CORN] -= a
    elif op == box.WORKER:
        gain_worker(state, seat)
    elif op == box.ADVANCE:
        advance(state, seat, a)
    elif op == box.FARM:
        state.have[seat * ROW + FED] += a
    elif op == box.THRIFT:
        state.have[seat * ROW + THRIFTY] += a
    elif op == box.OFFER_SKULL:
        state.have[seat * ROW + SKULL] -= 1
        state.offered |= box.BIT[a]
    else:
        _ask(state, seat, op, a)


def _at_chichen_itza(state: State) -> bool:
    """Do the points come from offering a skull, or from a building?"""
    index: i64 = (top(state) >> 5) - 2
    return index >= 0 and EFFECT_OP[index] == box.OFFER_SKULL


def _ask(state: State, seat: i64, op: i64, a: i64) -> None:
    """Effects that need a choice put it on the stack."""
    if op == box.UP_ANY:
        push(state, frame(UP, a, 0, 0))
    elif op == box.UP_TWO:
        push(state, frame(UP, 2, 1, 0))
    elif op == box.ADVANCE_ANY:
        push(state, frame(TRACK, a, 0, 0))
    elif op == box.STUDY:
        push(state, frame(TRACK, a, 1, 0))
    elif op == box.TRADE:
        push(state, frame(MARKET, 0, 0, 0))
    elif op == box.BUILD:
        push(state, frame(BUILD, 1, MAY_STOP, 0))
    elif op == box.CONSTRUCT:
        push(state, frame(BUILD, a, OR_MONUMENT if a == 2 else 0, 0))
    elif op == box.CONSTRUCT_WITH_CORN:
        push(state, frame(BUILD, 1, WITH_CORN, 0))
    elif op == box.ANY_ACTION:
        push(state, frame(ANY, a, 0, 0))
    elif op == box.PAY_RESOURCE:
        push(state, frame(PAY, a, 0, 0))
    elif op == box.HARVEST:
        push(state, frame(HARVEST, a, 0, 0))
    elif op == box.GAIN_ANY:
        if a:
            push(state, frame(GAIN, a, 0, 0))
    elif op == box.PRAY and state.have[seat * ROW + TECH + THEOLOGY] >= 2 and resources(state, seat):
        push(state, frame(PRAY, 0, 0, 0))


def gain(state: State, seat: i64, good: i64, number: i64) -> None:
    """Goods from the bank; skulls only while there are any (TZ 1.2, 11.9)."""
    if good == SKULL:
        number = min(number, state.bank)
        state.bank -= number
    state.have[seat * ROW + good] += number


def extract(state: State, seat: i64, good: i64, number: i64) -> None:
    """TZ 6.2: extraction adds one wood, stone or gold from its level on."""
    level = state.have[seat * ROW + TECH + EXTRACTION]
    needed: i64 = 1 if good == WOOD else 2 if good == STONE else 3
    gain(state, seat, good, number + 1 if level >= needed else number)


def gain_worker(state: State, seat: i64) -> None:
    """TZ 5.11: one from the bank, nothing at six."""
    base: i64 = seat * ROW
    if state.have[base + WORKERS] < WORKERS_AT_MOST:
        state.have[base + WORKERS] += 1
        state.have[base + IN_HAND] += 1


def step_up(state: State, seat: i64, god: i64) -> None:
    """TZ 9.5, 11.10: the top holds one player and turns the board light side up; an impossible step is lost."""
    at: i64 = seat * ROW + TEMPLE + god
    step = state.have[at] + 1
    if step > TOP[god]:
        return
    if step == TOP[god]:
        other: i64 = 0
        while other < state.seats:
            if state.have[other * ROW + TEMPLE + god] == step:
                return
            other += 1
        state.have[seat * ROW + LIGHT] = 1
    state.have[at] = step


def can_anger(state: State, seat: i64) -> bool:
    """Is there a temple to go down on (TZ 4.1, 5.2)?"""
    god: i64 = 0
    while god < TEMPLES:
        if state.have[seat * ROW + TEMPLE + god]:
            return True
        god += 1
    return False


def level_cost(level: i64) -> i64:
    """TZ 5.16: 1, 2, 3 resources for levels 1, 2, 3; 1 for the bonus after them."""
    return level + 1 if level < HIGHEST_LEVEL else 1


def advance(state: State, seat: i64, track: i64) -> None:
    """TZ 5.16, 6, 11.8: one level, or the bonus of the track."""
    at: i64 = seat * ROW + TECH + track
    if state.have[at] < HIGHEST_LEVEL:
        state.have[at] += 1
    elif track == AGRICULTURE:
        push(state, frame(UP, 1, 0, 0))
    elif track == EXTRACTION:
        push(state, frame(GAIN, 2, 0, 0))
    elif track == ARCHITECTURE:
        points(state, seat, FROM_TECH, 3)
    else:
        gain(state, seat, SKULL, 1)
