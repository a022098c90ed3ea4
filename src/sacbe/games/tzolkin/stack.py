"""The decision stack as JSON, both ways. Reading trusts nothing: an entry must fit the position and lie where play puts
it.

A row of effects under way is written by the tile or action it belongs to and by how many of its effects are done, so a
saved position outlives changes of the tables.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.engine.reading import Fields, as_list, as_whole
from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin.effects import ASKS
from sacbe.games.tzolkin.numbering import DECISIONS
from sacbe.games.tzolkin.position import BUILT, PICKING, ROW, TURN, State, push
from sacbe.games.tzolkin.shapes import Entry
from sacbe.games.tzolkin.steps import kinds
from sacbe.games.tzolkin.steps.deciding import STEPS, list_answers

DEEPEST: Final = 24
ROWS: Final[dict[str, int]] = {
    **{box.BUILDING_IDS[b]: int(box.BUILDING_EFFECTS[b]) for b in range(len(box.BUILDING_IDS))},
    **{
        f"{box.WHEEL_NAMES[wheel]} {n}": int(box.ACTION_EFFECTS[11 * wheel + n])
        for wheel in range(box.WHEELS)
        for n in range(1, int(box.NUMBERED[wheel]) + 1)
    },
}
"""The rows of effects that can be under way in a turn, by what they belong to."""


def write_stack(state: State) -> list[Entry]:
    """The decision stack, the next thing last."""
    return [_write(int(packed)) for packed in state.entries()]


def _write(packed: int) -> Entry:
    what = kinds.NAMES[kinds.kind_of(packed)]
    if what != "run":
        numbers = (kinds.first_of(packed), kinds.second_of(packed), kinds.third_of(packed))
        return {"what": what, "numbers": [int(number) for number in numbers]}
    name, done = _row_of(kinds.next_effect(packed))
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
        kind = kinds.NAMES.index(entry.text("what", kinds.NAMES))
        if (kind == kinds.TURN) != (i == 0):
            raise fields.fail(place, "the turn is at the bottom of the stack, and only there")
        fits = _read_run(entry, state) if kind == kinds.RUN else _read_decision(entry, state, kind)
        entry.finish()
        if not fits or (i and not _may_lie(state)):
            raise fields.fail(place, "does not fit the position")
    if len(stack) > 1 and state.mode != PICKING:
        raise fields.fail("mode", "choices come from picking up workers")
    top_kind = kinds.kind_of(state.stack[state.depth - 1])
    if top_kind in (kinds.RUN, kinds.ADVANCE):
        raise fields.fail("stack", "ends with something to choose")
    if top_kind != kinds.TURN:
        if not list_answers(vec[i64]([0] * DECISIONS), 0, state, state.seat):
            raise fields.fail("stack", "leaves nothing to choose")


def _read_run(entry: Fields, state: State) -> bool:
    row = ROWS[entry.text("of", tuple(ROWS))]
    index = row + entry.whole("done", 1, 9)
    push(state, kinds.row_of_effects(index))
    for at in range(row, index):
        if at >= len(box.EFFECT_OP) or box.EFFECT_OP[at] == box.END:
            return False
    return int(box.EFFECT_OP[index - 1]) in ASKS


def _read_decision(entry: Fields, state: State, kind: int) -> bool:
    place = entry.path("numbers")
    numbers = as_list(entry.get("numbers"), place, 3, 3)
    a, b, c = (as_whole(value, f"{place}[{j}]", 0, 63) for j, value in enumerate(numbers))
    push(state, kinds.entry(kind, a, b, c))
    if kind == kinds.ADVANCE:
        return a < box.TRACKS and b == c == 0
    return STEPS[kind].fits(state, a, b, c)


def _may_lie(state: State) -> bool:
    """Can play put the top entry on the one below it?"""
    above = int(state.stack[state.depth - 1])
    below = int(state.stack[state.depth - 2])
    kind = int(kinds.kind_of(above))
    under = int(kinds.kind_of(below))
    if under == kinds.ADVANCE:
        return kind == kinds.PAY
    op = int(box.EFFECT_OP[kinds.next_effect(below) - 1]) if under == kinds.RUN else box.END
    if not (kind in ASKS[op][1] if under == kinds.RUN else STEPS[under].bears(below, kind)):
        return False
    if kind != kinds.RUN:
        return True
    name, _ = _row_of(kinds.next_effect(above))
    if under == kinds.TURN or op == box.ANY_ACTION:
        return name not in box.BUILDING_IDS
    return name in box.BUILDING_IDS and state.have[state.seat * ROW + BUILT] >> box.BUILDING_IDS.index(name) & 1 == 1
