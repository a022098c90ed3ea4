"""What a seat may know as numbers (TZ 2.5), for learners: `view` without words.

Left out, because they do not matter for what comes or follow from the rest: the running number of the turn, from where
the points of a score came, which wealth tiles and buildings somebody has beyond what they do and their kinds, and
frames of the decision stack below the fourth.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.engine.observation import (
    NUMBER,
    ONE,
    OWN,
    Field,
    Observation,
    is_new,
    one_at,
    unused,
    within,
    write_new_set,
    write_set,
    write_zeros,
)
from sacbe.engine.sets import count
from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin import position as table
from sacbe.games.tzolkin.actions import is_pending
from sacbe.games.tzolkin.calendar import bill, current_stack
from sacbe.games.tzolkin.position import State, quarters
from sacbe.games.tzolkin.steps import kinds

MOST_GOODS: Final = 200
"""More of a good are shown as this."""
MOST_QUARTERS: Final = 2000
LAST_DAY: Final = 27
DEEPER: Final = 3
"""How many frames below the one on top are shown."""
MOST_EFFECTS: Final = 1023

TABLE_FIELDS: Final = (
    Field("phase", (len(table.PHASES),), 0, 1, f"One of: {', '.join(table.PHASES)}."),
    Field("placed", (), 0, box.WORKERS_AT_MOST, "Workers placed this turn (TZ 4.3)."),
    Field("mode", (len(table.MODES),), 0, 1, f"How the turn began: {', '.join(table.MODES)} (TZ 4.2, 4.6)."),
    Field("asked", (len(kinds.NAMES),), 0, 1, f"What is to be decided in the turn: {', '.join(kinds.NAMES)}."),
    Field("asked_numbers", (3,), 0, MOST_EFFECTS, "The three numbers of that decision, as in the view."),
    Field(
        "stack_below",
        (DEEPER, 4),
        0,
        MOST_EFFECTS,
        "The frames below the top one, the next first: its place among the decisions above, from 1, and its numbers.",
    ),
    Field("stack_depth", (), 0, table.STACK, "How many frames the decision stack has."),
    Field("day", (), 0, LAST_DAY, "The tooth of the calendar (TZ 2.1)."),
    Field("food_day", (), 0, 1, "1 if this round is a food day."),
    Field("food_days_done", (), 0, 4, "Food days done (TZ 9)."),
    Field("skulls_offered", (box.SLOTS,), 0, 1, "Which slots of Chichen Itza are filled, from 1 to 9 (TZ 5.14)."),
    Field("skulls_in_bank", (), 0, box.SKULLS, "Skulls in the bank."),
    Field("calendar_corn", (), 0, LAST_DAY, "Corn gathered on the calendar (TZ 8.1)."),
    unused(1),
    Field("corn_tiles", (4,), 0, 4, "Corn tiles at Palenque 2, 3, 4 and 5 (TZ 5.2)."),
    Field("wood_tiles", (4,), 0, 4, "Wood tiles there."),
    Field("display", (box.BUILDINGS,), 0, 1, "Which buildings are on display, from A1-01 to A2-18."),
    Field("stack", (box.BUILDINGS,), 0, 1, "Which buildings are left in the stack of this age, in whatever order."),
    Field("monuments", (box.MONUMENTS,), 0, 1, "Which monuments are on display, from M01 to M13."),
    unused(3),
    Field(
        "dummies",
        (box.POSITIONS,),
        0,
        1,
        "Where dummies stand: teeth of Palenque, Yaxchilan, Tikal, Uxmal, Chichen Itza.",
    ),
    unused(3),
    Field("hand", (box.WEALTH,), 0, 1, "The wealth tiles dealt, until all have kept (TZ 2.5).", OWN),
    unused(3),
    Field("kept", (box.WEALTH,), 0, 1, "The wealth tiles kept.", OWN),
    unused(3),
)
SEAT_FIELDS: Final = (
    Field("pending", (), 0, 1, "1 if this seat has something to decide now."),
    Field("first", (), 0, 1, "1 for who has the first-player token."),
    Field("on_first_space", (), 0, 1, "1 if a worker stands on the first-player space (TZ 7)."),
    Field("light", (), 0, 1, "1 while the double advance is available (TZ 7.3)."),
    Field(
        "goods", (len(box.GOODS),), 0, MOST_GOODS, f"{', '.join(box.GOODS).capitalize()}; at most {MOST_GOODS} shown."
    ),
    Field(
        "temples", (box.TEMPLES,), 0, box.STEPS - 1, f"The step on each temple: {', '.join(box.GODS)}; 1 at the start."
    ),
    Field("technologies", (box.TRACKS,), 0, 3, f"The level of each technology: {', '.join(box.TRACK_NAMES)}."),
    Field("workers", (), 0, box.WORKERS_AT_MOST, "Workers in play."),
    Field("in_hand", (), 0, box.WORKERS_AT_MOST, "Workers not on a wheel."),
    Field("harvested", (2,), 0, 16, "Corn tiles and wood tiles taken."),
    Field("built", (len(box.KINDS),), 0, box.BUILDINGS, f"Buildings by kind: {', '.join(box.KINDS)}."),
    Field("raised", (box.MONUMENTS,), 0, 1, "Which monuments this seat has built."),
    Field("fed", (), 0, 99, "Workers that farms feed for free (TZ 9.1)."),
    Field("thrift", (), 0, 9, "Corn less for every worker."),
    Field("meal_bill", (), 0, 12, "What feeding all workers would cost now."),
    Field("wheels", (box.POSITIONS,), 0, 1, "Where workers of this seat stand, teeth as above."),
    Field("score", (), -MOST_QUARTERS, MOST_QUARTERS, "The score in quarter points, as it stands."),
    unused(2),
)

_SUPPLIES_AT: Final = 12
_BUILDING_WORDS: Final = 8
_MONUMENT_WORDS: Final = 4
_WHEEL_WORDS: Final = 14
_WEALTH_WORDS: Final = 6
_STACK_AT: Final = _SUPPLIES_AT + 6 + _BUILDING_WORDS
_DUMMIES_AT: Final = _SUPPLIES_AT + 6 + 2 * _BUILDING_WORDS + _MONUMENT_WORDS
_WEALTH_AT: Final = _DUMMIES_AT + _WHEEL_WORDS
_SEATS_AT: Final = _WEALTH_AT + 2 * _WEALTH_WORDS
_WHEELS_AT: Final = 10  # within the block of a seat
_SEAT_WORDS: Final = _WHEELS_AT + _WHEEL_WORDS
_TABLE_NOTES: Final = 8
"""What is on display, in the stack, among the monuments, in the hand and kept; who looks, in which turn, and with how
many workers in hand."""
_SEAT_NOTES: Final = 3
"""Of a block of a seat: its monuments. Of a seat: its buildings, and how many of each kind these are."""
_NOT_IN_TURN: Final = -1


def layout(players: int) -> Observation:
    """The observation of a table of so many."""
    return Observation(TABLE_FIELDS, SEAT_FIELDS, players, _TABLE_NOTES + box.POSITIONS + _SEAT_NOTES * players)


def observe(state: State, seat: i64, out: vec[i64], at: i64, notes: vec[i64], note: i64) -> None:
    """Write the observation of a seat; -1 is a spectator. What stands there already by the notes is left.

    While the same seat looks on in the same turn, nothing of the others changes; and it either places workers or picks
    them up (TZ 4.2), so with as many in hand all stand where they stood.
    """
    looking: i64 = max(seat, 0)
    _write_turn(state, out, at)
    _write_supplies(state, out, at + _SUPPLIES_AT, notes, note)
    if note < 0:
        _write_tiles(state, seat, out, at, notes, note)
        _write_seats(state, seat, False, out, at, notes, note)
        _write_all_workers(state, looking, out, at)
        return
    turn: i64 = _NOT_IN_TURN
    if state.phase == table.TURN:
        turn = state.number << 4 | (seat + 1)
    same_turn = turn != _NOT_IN_TURN and notes[note + 6] == turn
    notes[note + 6] = turn
    if not same_turn:
        _write_tiles(state, seat, out, at, notes, note)
    _write_seats(state, seat, same_turn, out, at, notes, note + _TABLE_NOTES + box.POSITIONS)
    in_hand: i64 = state.have[looking * table.ROW + table.IN_HAND]
    if not same_turn or notes[note + 7] != in_hand:
        _move_workers(state, notes[note + 5], looking, out, at, notes, note + _TABLE_NOTES)
    notes[note + 5] = looking
    notes[note + 7] = in_hand


def _write_tiles(state: State, seat: i64, out: vec[i64], at: i64, notes: vec[i64], note: i64) -> None:
    """The own wealth tiles and the stack of buildings: neither changes in a turn."""
    hand: i64 = 0
    kept: i64 = 0
    if seat >= 0:
        hand = state.have[seat * table.ROW + table.HAND]
        kept = state.have[seat * table.ROW + table.WEALTH_KEPT]
    write_new_set(out, at + _WEALTH_AT, hand, _WEALTH_WORDS, notes, note + 3)
    write_new_set(out, at + _WEALTH_AT + _WEALTH_WORDS, kept, _WEALTH_WORDS, notes, note + 4)
    write_new_set(out, at + _STACK_AT, current_stack(state), _BUILDING_WORDS, notes, note + 1)


def _write_seats(state: State, seat: i64, own_only: bool, out: vec[i64], at: i64, notes: vec[i64], note: i64) -> None:
    """The blocks of all seats, or of the one that looks only."""
    looking: i64 = max(seat, 0)
    seats: i64 = 1 if own_only else state.seats
    step: i64 = 0
    while step < seats:
        other: i64 = looking + step
        if other >= state.seats:
            other -= state.seats
        built = state.have[other * table.ROW + table.BUILT]
        own: i64 = note + other * _SEAT_NOTES
        if is_new(notes, own + 1, built):
            kinds_built = _kinds(built)
            if note >= 0:
                notes[own + 2] = kinds_built
        else:
            kinds_built = notes[own + 2]
        _write_seat(
            state, other, kinds_built, out, at + _SEATS_AT + step * _SEAT_WORDS, notes, note + step * _SEAT_NOTES
        )
        step += 1


def _write_turn(state: State, out: vec[i64], at: i64) -> None:
    """What is due now, and the decisions that wait."""
    phase = state.phase
    out[at] = one_at(phase)
    out[at + 1] = one_at(phase - 4)
    out[at + 2] = one_at(phase - 8) | state.placed << 48
    out[at + 3] = ONE[state.mode]
    write_zeros(out, at + 4, 5 + DEEPER)
    depth = state.depth
    if not depth:
        return
    packed = state.stack[depth - 1]
    kind = kinds.kind_of(packed)
    if phase == table.TURN:
        out[at + 4 + (kind >> 2)] = ONE[kind & 3]
        out[at + 8] |= _numbers(packed) << 16
    at += 9
    below: i64 = depth - 2
    end: i64 = at + DEEPER
    while at < end and below >= 0:
        packed = state.stack[below]
        out[at] = (kinds.kind_of(packed) + 1) | _numbers(packed) << 16
        below -= 1
        at += 1


def _numbers(packed: i64) -> i64:
    """The three numbers of a frame as the first three of a word."""
    if kinds.kind_of(packed) == kinds.RUN:
        return packed >> 5
    return kinds.first_of(packed) | kinds.second_of(packed) << 16 | kinds.third_of(packed) << 32


def _write_supplies(state: State, out: vec[i64], at: i64, notes: vec[i64], note: i64) -> None:
    corn = state.corn_tiles
    wood = state.wood_tiles
    out[at] = state.depth | state.day << 16 | state.food_due << 32 | state.fed_days << 48
    write_set(out, at + 1, state.offered >> 1, 3)
    out[at + 3] |= state.bank << 16 | state.sun_corn << 32
    out[at + 4] = corn[2] | corn[3] << 16 | corn[4] << 32 | corn[5] << 48
    out[at + 5] = wood[2] | wood[3] << 16 | wood[4] << 32 | wood[5] << 48
    at += 6
    write_new_set(out, at, state.display, _BUILDING_WORDS, notes, note)
    write_new_set(out, at + 2 * _BUILDING_WORDS, state.monuments, _MONUMENT_WORDS, notes, note + 2)


def _write_seat(state: State, seat: i64, kinds_built: i64, out: vec[i64], at: i64, notes: vec[i64], note: i64) -> None:
    """The block of a seat; the workers are written for all seats together."""
    have = state.have
    base: i64 = seat * table.ROW
    pending: i64 = 1 if is_pending(state, seat) else 0
    first: i64 = 1 if state.first == seat else 0
    on_first: i64 = 1 if state.first_space == seat else 0
    out[at] = pending | first << 16 | on_first << 32 | have[base + table.LIGHT] << 48
    corn: i64 = min(have[base + box.CORN], MOST_GOODS)
    wood: i64 = min(have[base + box.WOOD], MOST_GOODS)
    stone: i64 = min(have[base + box.STONE], MOST_GOODS)
    gold: i64 = min(have[base + box.GOLD], MOST_GOODS)
    out[at + 1] = corn | wood << 16 | stone << 32 | gold << 48
    temple: i64 = base + table.TEMPLE
    out[at + 2] = have[base + box.SKULL] | have[temple] << 16 | have[temple + 1] << 32 | have[temple + 2] << 48
    tech: i64 = base + table.TECH
    out[at + 3] = have[tech] | have[tech + 1] << 16 | have[tech + 2] << 32 | have[tech + 3] << 48
    workers = have[base + table.WORKERS] | have[base + table.IN_HAND] << 16
    out[at + 4] = workers | have[base + table.CORN_TILE] << 32 | have[base + table.WOOD_TILE] << 48
    out[at + 5] = kinds_built
    raised = have[base + table.RAISED]
    write_new_set(out, at + 6, raised, _MONUMENT_WORDS - 1, notes, note)
    last: i64 = raised >> (4 * (_MONUMENT_WORDS - 1))
    fed = have[base + table.FED]
    thrift = have[base + table.THRIFTY]
    out[at + 9] = last | fed << 16 | thrift << 32 | bill(have[base + table.WORKERS], fed, thrift) << 48
    score: i64 = within(quarters(state, seat), -MOST_QUARTERS, MOST_QUARTERS) & NUMBER
    tooth: i64 = 0
    if note < 0:
        write_zeros(out, at + _WHEELS_AT, _WHEEL_WORDS - 1)
    else:
        tooth = out[at + _SEAT_WORDS - 1] & NUMBER
    out[at + _SEAT_WORDS - 1] = tooth | score << 16


def _kinds(built: i64) -> i64:
    """How many buildings of each kind, as a word."""
    if not built:
        return 0
    kinds = box.KIND_BUILDINGS
    word: i64 = 0
    kind: i64 = 0
    while kind < 4:
        word |= count(built & kinds[kind]) << (16 * kind)
        kind += 1
    return word


def _write_all_workers(state: State, looking: i64, out: vec[i64], at: i64) -> None:
    """A one for every worker, in the plane of whose it is, where there are none yet."""
    write_zeros(out, at + _DUMMIES_AT, _WHEEL_WORDS)
    wheel = state.wheel
    position: i64 = 0
    while position < box.POSITIONS:
        worker = wheel[position]
        if worker != table.NONE:
            out[at + _plane(worker, looking, state.seats) + (position >> 2)] |= ONE[position & 3]
        position += 1


def _move_workers(state: State, before: i64, looking: i64, out: vec[i64], at: i64, notes: vec[i64], note: i64) -> None:
    """Take off workers that stand elsewhere by now, or in another plane for who looked before; put up the others."""
    wheel = state.wheel
    end: i64 = note + box.POSITIONS
    position: i64 = 0
    if before == looking:
        while note < end:
            if wheel[position] != notes[note]:
                _move_worker(state, position, looking, looking, out, at, notes, note)
            position += 1
            note += 1
        return
    while note < end:
        worker = wheel[position]
        if worker != notes[note] or (worker >= 0 and worker != table.DUMMY):
            _move_worker(state, position, before, looking, out, at, notes, note)
        position += 1
        note += 1


def _move_worker(
    state: State, position: i64, before: i64, looking: i64, out: vec[i64], at: i64, notes: vec[i64], note: i64
) -> None:
    """Take off the worker that stood here by the notes, and put up the one that stands here."""
    worker = state.wheel[position]
    old = notes[note]
    place: i64 = at + (position >> 2)
    if old >= 0:
        out[place + _plane(old, before, state.seats)] ^= ONE[position & 3]
    if worker >= 0:
        out[place + _plane(worker, looking, state.seats)] |= ONE[position & 3]
    notes[note] = worker


def _plane(worker: i64, looking: i64, seats: i64) -> i64:
    """Where the plane begins that shows workers of this seat, or dummies, to who looks."""
    if worker == table.DUMMY:
        return _DUMMIES_AT
    step: i64 = worker - looking
    if step < 0:
        step += seats
    return _SEATS_AT + step * _SEAT_WORDS + _WHEELS_AT
