"""The decision stack as JSON, both ways. Reading trusts nothing: an entry must fit the position and lie where play puts
it.

A row of effects under way is written by the tile or action it belongs to and by how many of its effects are done, so a
saved position outlives changes of the tables.
"""

from typing import Final

from sacbe.engine.game import Json
from sacbe.engine.reading import Fields, as_list, as_whole
from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin.building import can_build
from sacbe.games.tzolkin.choices import any_harvest, list_choices
from sacbe.games.tzolkin.components import (
    ACTION_EFFECTS,
    ARCHITECTURE,
    BUILDING_EFFECTS,
    BUILDING_IDS,
    EFFECT_OP,
    LAST,
    NUMBERED,
    TRACKS,
    WHEEL_NAMES,
    WHEELS,
)
from sacbe.games.tzolkin.effects import (
    ACT,
    ADVANCE,
    ANY,
    ANY_SLOT,
    BUILD,
    DISCOUNT,
    DOWN,
    FRAMES,
    GAIN,
    HARVEST,
    MARKET,
    MAY_STOP,
    OR_MONUMENT,
    PAY,
    PRAY,
    RUN,
    SPENT,
    TRACK,
    TURN_FRAME,
    UP,
    USE,
    can_anger,
    first_of,
    frame,
    kind_of,
    second_of,
    third_of,
)
from sacbe.games.tzolkin.position import BUILT, PICKING, ROW, TECH, TURN, State, push, resources
from sacbe.games.tzolkin.scoring import count

DEEPEST: Final = 24
ROWS: Final[dict[str, int]] = {
    **{BUILDING_IDS[b]: int(BUILDING_EFFECTS[b]) for b in range(len(BUILDING_IDS))},
    **{
        f"{WHEEL_NAMES[wheel]} {n}": int(ACTION_EFFECTS[11 * wheel + n])
        for wheel in range(WHEELS)
        for n in range(1, int(NUMBERED[wheel]) + 1)
    },
}
"""The rows of effects that can be under way in a turn, by what they belong to."""
_BONUS: Final = (UP, GAIN)
_ASKS: Final[dict[int, tuple[int, ...]]] = {
    box.UP_ANY: (UP,),
    box.UP_TWO: (UP,),
    box.ADVANCE_ANY: (TRACK, *_BONUS),
    box.STUDY: (TRACK, ADVANCE, *_BONUS),
    box.TRADE: (MARKET,),
    box.BUILD: (BUILD, RUN),
    box.CONSTRUCT: (BUILD, RUN),
    box.CONSTRUCT_WITH_CORN: (BUILD, RUN),
    box.ANY_ACTION: (ANY, RUN),
    box.PAY_RESOURCE: (PAY,),
    box.HARVEST: (HARVEST, DOWN),
    box.GAIN_ANY: (GAIN,),
    box.PRAY: (PRAY, UP),
    box.ADVANCE: _BONUS,
}
"""What can lie on a row of effects while it waits for the effect done last."""
_ON: Final[dict[int, tuple[int, ...]]] = {
    TURN_FRAME: (ACT, ANY_SLOT, RUN),
    TRACK: (ADVANCE, *_BONUS),
    ADVANCE: (PAY,),
    BUILD: (USE, DISCOUNT, RUN),
}
"""What can lie on the other entries; on those not named here nothing can."""


def write_stack(state: State) -> list[Json]:
    """The decision stack, the next thing last."""
    return [_write(int(packed)) for packed in state.frames()]


def _write(packed: int) -> Json:
    what = FRAMES[kind_of(packed)]
    if what != "run":
        return {"what": what, "numbers": [int(first_of(packed)), int(second_of(packed)), int(third_of(packed))]}
    name, done = _row_of(packed >> 5)
    return {"what": what, "of": name, "done": done}


def _row_of(index: int) -> tuple[str, int]:
    """The row that an effect belongs to, and its place in it."""
    name = max((name for name in ROWS if ROWS[name] <= index), key=lambda name: ROWS[name])
    return name, index - ROWS[name]


def read_stack(fields: Fields, state: State, stack: list[object]) -> None:
    """Put the entries on the stack of a state that is read in all else."""
    if state.phase != TURN:
        if stack:
            raise fields.fail("stack", "is empty outside a turn")
        return
    if not stack:
        raise fields.fail("stack", "holds at least the turn")
    for i, item in enumerate(stack):
        place = f"stack[{i}]"
        entry = Fields(item, place)
        kind = FRAMES.index(entry.text("what", FRAMES))
        if (kind == TURN_FRAME) != (i == 0):
            raise fields.fail(place, "the turn is at the bottom of the stack, and only there")
        fits = _read_run(entry, state) if kind == RUN else _read_frame(entry, state, kind)
        entry.finish()
        if not fits or (i and not _may_lie(state)):
            raise fields.fail(place, "does not fit the position")
    if len(stack) > 1 and state.mode != PICKING:
        raise fields.fail("mode", "choices come from picking up workers")
    top_kind = kind_of(state.stack[state.depth - 1])
    if top_kind in (RUN, ADVANCE):
        raise fields.fail("stack", "ends with something to choose")
    if top_kind != TURN_FRAME:
        found: list[object] = []
        numbers: list[object] = list(range(256))
        list_choices(found, numbers, state, state.seat)
        if not found:
            raise fields.fail("stack", "leaves nothing to choose")


def _read_run(entry: Fields, state: State) -> bool:
    row = ROWS[entry.text("of", tuple(ROWS))]
    index = row + entry.whole("done", 1, 9)
    push(state, RUN + 32 * index)
    for at in range(row, index):
        if at >= len(EFFECT_OP) or EFFECT_OP[at] == box.END:
            return False
    return int(EFFECT_OP[index - 1]) in _ASKS


def _read_frame(entry: Fields, state: State, kind: int) -> bool:
    place = entry.path("numbers")
    numbers = as_list(entry.get("numbers"), place, 3, 3)
    values = [as_whole(value, f"{place}[{j}]", 0, 63) for j, value in enumerate(numbers)]
    push(state, frame(kind, values[0], values[1], values[2]))
    return _is_frame(state, kind, values)


def _may_lie(state: State) -> bool:
    """Can play put the top entry on the one below it?"""
    above = int(state.stack[state.depth - 1])
    below = int(state.stack[state.depth - 2])
    kind = int(kind_of(above))
    under = int(kind_of(below))
    op = int(EFFECT_OP[(below >> 5) - 1]) if under == RUN else -1
    allowed = _ASKS[op] if under == RUN else _ON.get(under, ())
    if kind not in allowed:
        return False
    if under == TRACK:  # what is left after the first of two
        return first_of(below) == 1 and third_of(below) == second_of(below)
    if kind != RUN:
        return True
    name, _ = _row_of(above >> 5)
    if under == BUILD and (first_of(below) != 1 or second_of(below) & (MAY_STOP | OR_MONUMENT) != MAY_STOP):
        return False
    if under == TURN_FRAME or op == box.ANY_ACTION:
        return name not in BUILDING_IDS
    return name in BUILDING_IDS and state.have[state.seat * ROW + BUILT] >> BUILDING_IDS.index(name) & 1 == 1


def _is_frame(state: State, kind: int, values: list[int]) -> bool:
    """Are the numbers of a frame ones it can carry, and can it be answered?"""
    a, b, c = values
    seat = state.seat
    goods = int(resources(state, seat))
    below = state.stack[state.depth - 2] if state.depth > 1 else 0
    if kind == TURN_FRAME:
        return a == b == c == 0
    if kind == ACT:
        return a < WHEELS and b <= LAST[a] and c == 0
    if kind == ANY_SLOT:
        return a == b == c == 0
    if kind == HARVEST:
        return 2 <= a <= 5 and b == c == 0 and any_harvest(state, seat, a)
    if kind == TRACK:
        return 1 <= a <= 2 and b <= 1 and c <= b
    if kind == PAY:
        return 1 <= a <= min(3, goods) and b == c == 0
    if kind == GAIN:
        return 1 <= a <= 2 and b == c == 0
    if kind == UP:
        return 1 <= a <= 2 and b <= 1 and c <= 4 and int(count(c)) == (2 - a if b else 0)
    if kind == DOWN:
        return a == b == c == 0 and can_anger(state, seat)
    if kind == BUILD:
        return 1 <= a <= 2 and b < 16 and c == 0
    if kind in (USE, DISCOUNT):
        level = state.have[seat * ROW + TECH + ARCHITECTURE]
        needed = 1 if kind == USE else 3
        shown = a < len(BUILDING_IDS) and state.display >> a & 1 == 1
        if kind_of(below) != BUILD or not shown or b or c or level < needed:
            return False
        flags = second_of(below)
        return not flags & SPENT and can_build(state, seat, a, flags) and (kind != USE or first_of(below) == 2)
    if kind == MARKET:
        return a < 8 and b < 8 and c == 0 and not a & b
    if kind == ANY:
        return a <= 1 and b == c == 0
    if kind == PRAY:
        return a == b == c == 0 and goods > 0
    return kind == ADVANCE and a < TRACKS and b == c == 0
