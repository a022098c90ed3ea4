"""The interpreter of effects (TZ 11.1, 11.2; chapters 5 and 6): what tiles and spaces do, one effect after another.

A row of effects carries itself out. An effect that needs a choice puts a decision on the stack, see `steps`. It lies on
the row that the effect belongs to, so everything a building grants is resolved before the rest of the same action.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin.gains import advance, extract, gain, gain_worker, step_up
from sacbe.games.tzolkin.position import (
    FED,
    FROM_BUILDINGS,
    FROM_SKULLS,
    ROW,
    TECH,
    THRIFTY,
    State,
    points,
    pop,
    push,
    resources,
    swap,
    top,
)
from sacbe.games.tzolkin.steps import kinds

_Asks = tuple[Callable[[int], int], tuple[int, ...]]
_BUILDS: Final = (kinds.BUILD, kinds.RUN)
_BONUS: Final = (kinds.UP, kinds.GAIN)
ASKS: Final[dict[int, _Asks]] = {
    box.UP_ANY: (lambda steps: kinds.entry(kinds.UP, steps), (kinds.UP,)),
    box.UP_TWO: (lambda _: kinds.entry(kinds.UP, 2, 1), (kinds.UP,)),
    box.ADVANCE: (lambda _: 0, _BONUS),
    box.ADVANCE_ANY: (lambda levels: kinds.entry(kinds.TRACK, levels), (kinds.TRACK, *_BONUS)),
    box.STUDY: (lambda levels: kinds.entry(kinds.TRACK, levels, 1), (kinds.TRACK, kinds.ADVANCE, *_BONUS)),
    box.TRADE: (lambda _: kinds.MARKET, (kinds.MARKET,)),
    box.BUILD: (lambda _: kinds.entry(kinds.BUILD, 1, kinds.MAY_STOP), _BUILDS),
    box.CONSTRUCT: (lambda most: kinds.entry(kinds.BUILD, most, kinds.OR_MONUMENT if most == 2 else 0), _BUILDS),
    box.CONSTRUCT_WITH_CORN: (lambda _: kinds.entry(kinds.BUILD, 1, kinds.WITH_CORN), _BUILDS),
    box.ANY_ACTION: (lambda is_optional: kinds.entry(kinds.ANY_ACTION, is_optional), (kinds.ANY_ACTION, kinds.RUN)),
    box.PAY_RESOURCE: (lambda number: kinds.entry(kinds.PAY, number), (kinds.PAY,)),
    box.HARVEST: (lambda group: kinds.entry(kinds.HARVEST, group), (kinds.HARVEST, kinds.DOWN)),
    box.GAIN_ANY: (lambda number: kinds.entry(kinds.GAIN, number) if number else 0, (kinds.GAIN,)),
    box.PRAY: (lambda _: kinds.PRAY, (kinds.PRAY, kinds.UP)),
}
"""The decision that an effect asks for, made from its number (0 is none), and what can lie on its row then."""
_ASKED: Final[vec[i64]] = vec[i64](
    [ASKS[int(op)][0](int(box.EFFECT_A[i])) if int(op) in ASKS else 0 for i, op in enumerate(box.EFFECT_OP)]
)


def run(state: State, effects: i64) -> None:
    """Put a row of effects on the stack."""
    push(state, kinds.row_of_effects(effects))


def run_action(state: State, wheel: i64, action: i64) -> None:
    """Put the effects of a numbered action on the stack."""
    run(state, box.ACTION_EFFECTS[11 * wheel + action])


def settle(state: State) -> None:
    """Carry out what needs no choice, until a choice is on top or the stack is empty."""
    while state.depth:
        packed = top(state)
        kind = kinds.kind_of(packed)
        if kind == kinds.RUN:
            index = kinds.next_effect(packed)
            if box.EFFECT_OP[index] == box.END:
                pop(state)
            else:
                swap(state, kinds.row_of_effects(index + 1))
                _run_effect(state, state.seat, index)
        elif kind == kinds.ADVANCE:
            pop(state)
            advance(state, state.seat, kinds.first_of(packed))
        else:
            return


def _run_effect(state: State, seat: i64, index: i64) -> None:
    op = box.EFFECT_OP[index]
    a = box.EFFECT_A[index]
    if op == box.GAIN:
        gain(state, seat, a, box.EFFECT_B[index])
    elif op == box.POINTS:
        points(state, seat, FROM_SKULLS if _at_chichen_itza(index) else FROM_BUILDINGS, a)
    elif op == box.UP:
        steps = box.EFFECT_B[index]
        while steps:
            step_up(state, seat, a)
            steps -= 1
    elif op == box.EXTRACT:
        extract(state, seat, a, box.EFFECT_B[index])
    elif op == box.FISH:
        level = state.have[seat * ROW + TECH + box.AGRICULTURE]
        gain(state, seat, box.CORN, a + 1 if level >= 2 else a)  # TZ 6.1
    elif op == box.TAKE_SKULL:
        level = state.have[seat * ROW + TECH + box.THEOLOGY]
        gain(state, seat, box.SKULL, 2 if level >= 3 else 1)  # TZ 6.4
    elif op == box.PAY_CORN:
        state.have[seat * ROW + box.CORN] -= a
    elif op == box.WORKER:
        gain_worker(state, seat)
    elif op == box.ADVANCE:
        advance(state, seat, a)
    elif op == box.FARM:
        state.have[seat * ROW + FED] += a
    elif op == box.THRIFT:
        state.have[seat * ROW + THRIFTY] += a
    elif op == box.OFFER_SKULL:
        state.have[seat * ROW + box.SKULL] -= 1
        state.offered |= box.BIT[a]
    elif _ASKED[index] and (op != box.PRAY or _can_pray(state, seat)):
        push(state, _ASKED[index])


def _at_chichen_itza(index: i64) -> bool:
    """Do the points come from offering a skull, or from a building?"""
    return index >= 1 and box.EFFECT_OP[index - 1] == box.OFFER_SKULL


def _can_pray(state: State, seat: i64) -> bool:
    """TZ 6.4."""
    return state.have[seat * ROW + TECH + box.THEOLOGY] >= 2 and resources(state, seat) > 0
