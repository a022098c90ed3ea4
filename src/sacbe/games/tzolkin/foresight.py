"""The table as a view shows it, and what would change on it: an action is tried by the rules themselves.

Once the wealth tiles are kept nothing before the players is hidden, so a view has all that a turn needs. Which
buildings lie in the stack it does not say; nothing that is tried here draws one.
"""

from typing import Final

from mypy_extensions import i64

from sacbe.engine.game import Json
from sacbe.games.tzolkin.actions import apply
from sacbe.games.tzolkin.components import (
    AGE1,
    AGE2,
    BIT,
    BUILDING_IDS,
    GODS,
    GOODS,
    MONUMENT_IDS,
    TEMPLES,
    TRACK_NAMES,
    TRACKS,
    WHEEL_AT,
    WHEELS,
)
from sacbe.games.tzolkin.position import (
    BUILT,
    CORN_TILE,
    DUMMY,
    FED,
    FROM_SKULLS,
    IN_HAND,
    LIGHT,
    MODES,
    NEW_AGE,
    NONE,
    PHASES,
    RAISED,
    ROW,
    SOURCES,
    TECH,
    TEMPLE,
    THRIFTY,
    WOOD_TILE,
    WORKERS,
    State,
    push,
    quarters,
)
from sacbe.games.tzolkin.stack import ROWS
from sacbe.games.tzolkin.steps import kinds

_BUILDING: Final = {name: number for number, name in enumerate(BUILDING_IDS)}
_MONUMENT: Final = {name: number for number, name in enumerate(MONUMENT_IDS)}
_COUNTED: Final = ((WORKERS, "workers"), (CORN_TILE, "corn_tiles"), (WOOD_TILE, "wood_tiles"))


def table(view: Json) -> State:
    """The state of a game past its set-up, as far as a view shows it."""
    players: list[Json] = view["players"]
    state = State(len(players))
    state.phase = PHASES.index(view["phase"])
    state.number = view["number"]
    state.first = view["first_player"]
    turn: int | None = view["turn"]
    state.seat = NONE if turn is None else turn
    if state.seat >= 0:
        state.turns = (state.seat - state.first) % state.seats
    state.day = view["day"]
    state.food_due = 1 if view["food_day"] else 0
    state.fed_days = view["food_days_done"]
    state.sun_corn = view["calendar_corn"]
    state.first_space = _worker(view["first_space"])
    state.bank = view["skulls_in_bank"]
    for slot in view["skulls_offered"]:
        state.offered |= BIT[slot]
    stacked: bool = view["buildings_in_stack"] > 0
    if state.fed_days >= 2 or state.phase == NEW_AGE:
        state.age1 = 0
        state.age2 = AGE2 if stacked else 0
    else:
        state.age1 = AGE1 if stacked else 0
    for shown in view["buildings"]:
        state.display |= BIT[_BUILDING[shown["id"]]]
    for shown in view["monuments"]:
        state.monuments |= BIT[_MONUMENT[shown["id"]]]
    state.mode = MODES.index(view["mode"])
    state.placed = view["placed"]
    state.taken_first = 1 if state.first_space == state.seat and state.seat >= 0 else 0
    for entry in view["stack"]:
        push(state, _frame(entry))
    wheel: i64 = 0
    while wheel < WHEELS:
        at = WHEEL_AT[wheel]
        for worker in view["wheels"][int(wheel)]["workers"]:
            state.wheel[at] = _worker(worker)
            at += 1
        wheel += 1
    for group in view["jungle"]:
        space: i64 = group["space"]
        state.corn_tiles[space] = group["corn_tiles"]
        state.wood_tiles[space] = group["wood_tiles"]
    for player in players:
        _lay_out(state, player)
    return state


def _worker(shown: object) -> i64:
    if shown is None:
        return NONE
    return shown if isinstance(shown, int) else DUMMY


def _frame(entry: Json) -> i64:
    if entry["what"] == "run":
        index: int = ROWS[entry["of"]] + entry["done"]
        return kinds.row_of_effects(index)
    numbers: list[int] = entry["numbers"]
    return kinds.entry(kinds.NAMES.index(entry["what"]), numbers[0], numbers[1], numbers[2])


def _lay_out(state: State, player: Json) -> None:
    """What a player has, in the row of the seat."""
    base: i64 = int(player["seat"]) * ROW
    at: i64 = base
    for good in GOODS:
        state.have[at] = player[good]
        at += 1
    at = base + TEMPLE
    for god in GODS:
        state.have[at] = player["temples"][god]
        at += 1
    at = base + TECH
    for track in TRACK_NAMES:
        state.have[at] = player["technologies"][track]
        at += 1
    state.have[base + WORKERS] = player["workers"]
    state.have[base + IN_HAND] = player["in_hand"]
    state.have[base + LIGHT] = 1 if player["light"] else 0
    for name in player["buildings"]:
        state.have[base + BUILT] |= BIT[_BUILDING[name]]
    for name in player["monuments"]:
        state.have[base + RAISED] |= BIT[_MONUMENT[name]]
    state.have[base + CORN_TILE] = player["corn_tiles"]
    state.have[base + WOOD_TILE] = player["wood_tiles"]
    state.have[base + FED] = player["workers_fed"]
    state.have[base + THRIFTY] = player["corn_less_per_worker"]
    at = base + FROM_SKULLS
    for source in SOURCES:
        points: float = player["parts"][source]
        state.have[at] = round(4 * points)
        at += 1


def tried(state: State, seat: int, action: int) -> State:
    """The table after an action of a turn, or of the choice of days."""
    twin = state.copy()
    apply(twin, seat, action)
    return twin


def changes(before: State, after: State, seat: int) -> Json:
    """What became more or less before a seat: goods, workers, harvest tiles, points."""
    base: i64 = seat * ROW
    found: Json = {}
    good: i64 = 0
    for name in GOODS:
        change = after.have[base + good] - before.have[base + good]
        if change:
            found[name] = int(change)
        good += 1
    for at, name in _COUNTED:
        change = after.have[base + at] - before.have[base + at]
        if change:
            found[name] = int(change)
    scored = quarters(after, seat) - quarters(before, seat)
    if scored:
        found["points"] = int(scored) / 4
    return found


def steps(before: State, after: State, seat: int) -> Json:
    """The temples on which a seat went up or down: the step before and after."""
    return _moved(before, after, seat * ROW + TEMPLE, GODS, TEMPLES)


def levels(before: State, after: State, seat: int) -> Json:
    """The technologies in which a seat advanced: the level before and after."""
    return _moved(before, after, seat * ROW + TECH, TRACK_NAMES, TRACKS)


def _moved(before: State, after: State, at: i64, names: tuple[str, ...], many: i64) -> Json:
    found: Json = {}
    number: i64 = 0
    while number < many:
        was, now = before.have[at + number], after.have[at + number]
        if was != now:
            found[names[int(number)]] = [int(was), int(now)]
        number += 1
    return found
