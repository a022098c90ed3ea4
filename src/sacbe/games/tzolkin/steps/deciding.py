"""All kinds of decision of a turn. The one on top of the stack says what may be answered, and what an answer does."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.tzolkin.effects import settle
from sacbe.games.tzolkin.position import State, top
from sacbe.games.tzolkin.steps.act import Act
from sacbe.games.tzolkin.steps.any_action import AnyAction
from sacbe.games.tzolkin.steps.any_slot import AnySlot
from sacbe.games.tzolkin.steps.build import Build
from sacbe.games.tzolkin.steps.discount import Discount
from sacbe.games.tzolkin.steps.down import Down
from sacbe.games.tzolkin.steps.gain import Gain
from sacbe.games.tzolkin.steps.harvest import Harvest
from sacbe.games.tzolkin.steps.kinds import kind_of
from sacbe.games.tzolkin.steps.market import Market
from sacbe.games.tzolkin.steps.pay import Pay
from sacbe.games.tzolkin.steps.pray import Pray
from sacbe.games.tzolkin.steps.step import Step
from sacbe.games.tzolkin.steps.track import Track
from sacbe.games.tzolkin.steps.turn import Turn
from sacbe.games.tzolkin.steps.up import Up
from sacbe.games.tzolkin.steps.use import Use

STEPS: Final[list[Step]] = [
    Turn(), Act(), AnySlot(), Harvest(), Track(), Pay(), Gain(), Up(), Down(), Build(), Use(), Discount(), Market(),
    AnyAction(), Pray(),
]  # fmt: skip
"""By the numbers of `kinds`."""


def check(state: State, seat: i64, action: i64) -> i64:
    """0 if the action answers the decision on top of the stack, else the refusal."""
    packed = top(state)
    return STEPS[kind_of(packed)].answered(state, seat, packed, action)


def list_answers(found: vec[i64], at: i64, state: State, seat: i64) -> i64:
    """Write all that answers the decision on top of the stack, ascending, from `found[at]` on; the place after it."""
    packed = top(state)
    return STEPS[kind_of(packed)].offer(found, at, state, seat, packed)


def make(state: State, seat: i64, action: i64) -> None:
    """Carry out a checked answer, and all that follows without a choice."""
    packed = top(state)
    STEPS[kind_of(packed)].make(state, seat, packed, action)
    settle(state)
