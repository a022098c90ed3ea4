"""The numbered actions of the wheels: can this one be done now, and paid (TZ 5.18, 11.5)?"""

from mypy_extensions import i64

from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin import refusals as no
from sacbe.games.tzolkin.building import any_to_build
from sacbe.games.tzolkin.position import ROW, State, resources
from sacbe.games.tzolkin.steps import kinds
from sacbe.games.tzolkin.steps.harvest import any_harvest
from sacbe.games.tzolkin.steps.track import cheapest_level


def possible(state: State, seat: i64, wheel: i64, action: i64, corn: i64) -> i64:
    """0 if the action can be done with so much corn left, else the refusal. Its first effect says what it costs."""
    if action < 1 or action > box.NUMBERED[wheel]:
        return no.NO_SUCH_SPACE_ACTION
    index = box.ACTION_EFFECTS[11 * wheel + action]
    effect = box.EFFECT_OP[index]
    number = box.EFFECT_A[index]
    if effect == box.OFFER_SKULL:
        if not state.have[seat * ROW + box.SKULL]:
            return no.NO_SKULL
        return no.SLOT_FILLED if state.offered >> number & 1 else 0
    if effect == box.HARVEST:
        return 0 if any_harvest(state, seat, number) else no.NOTHING_TO_HARVEST
    if effect == box.STUDY:
        return 0 if cheapest_level(state, seat) <= resources(state, seat) else no.CANNOT_PAY_ANY_LEVEL
    if effect == box.CONSTRUCT:
        return 0 if any_to_build(state, seat, kinds.OR_MONUMENT if number == 2 else 0) else no.NOTHING_TO_BUILD
    if effect == box.CONSTRUCT_WITH_CORN:
        return _possible_with_corn(state, seat, corn)
    if effect == box.PAY_RESOURCE:
        return 0 if resources(state, seat) >= number else no.NO_RESOURCE
    if effect == box.PAY_CORN:
        return 0 if corn >= number else no.NO_CORN
    if effect == box.ANY_ACTION:
        return 0 if corn >= 1 else no.NO_CORN
    return 0


def _possible_with_corn(state: State, seat: i64, corn: i64) -> i64:
    """Is a building payable once the corn for steps down is gone?"""
    at: i64 = seat * ROW + box.CORN
    before = state.have[at]
    state.have[at] = corn
    found = any_to_build(state, seat, kinds.WITH_CORN)
    state.have[at] = before
    return 0 if found else no.NOTHING_TO_BUILD
