"""The position as a JSON document, both ways. Reading trusts nothing: every value is checked where it stands, and then
whether all of them together can be a position of the game. docs/tzolkin.md describes the fields.
"""

from typing import Final

from sacbe.engine.game import Json
from sacbe.engine.reading import Fields, as_text
from sacbe.engine.sets import count
from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin import position as table
from sacbe.games.tzolkin.actions import is_pending
from sacbe.games.tzolkin.calendar import second_day_pushes
from sacbe.games.tzolkin.position import State
from sacbe.games.tzolkin.stack import DEEPEST, read_stack, write_stack
from sacbe.games.tzolkin.turns import BEGGED_CORN
from sacbe.games.tzolkin.view import building_names, monument_names, wealth_names

_SEATS: Final = ("A", "B", "C", "D")
_MANY: Final = 1000000
_SET_UP: Final = (table.START, table.SHOW_BUILDINGS, table.SHOW_MONUMENTS, table.DEAL, table.DUMMIES, table.KEEP)


def write(state: State) -> Json:
    return {
        "phase": table.PHASES[state.phase],
        "seat": _seat_name(state.seat),
        "first_player": _seat_name(state.first),
        "number": int(state.number),
        "turns_taken": int(state.turns),
        "day": int(state.day),
        "food_days_done": int(state.fed_days),
        "calendar_corn": int(state.sun_corn),
        "first_space": _seat_name(state.first_space),
        "skulls_offered": [slot for slot in range(1, 10) if state.offered >> slot & 1],
        "display": building_names(state.display),
        "monuments": monument_names(state.monuments),
        "wealth_left": wealth_names(state.wealth),
        "dummies_left": int(state.dummies),
        "mode": table.MODES[state.mode],
        "begged": state.begged == 1,
        "placed": int(state.placed),
        "placed_first": state.taken_first == 1,
        "stack": write_stack(state),
        "wheels": {box.WHEEL_NAMES[wheel]: _write_wheel(state, wheel) for wheel in range(box.WHEELS)},
        "corn_tiles": [int(state.corn_tiles[space]) for space in range(2, 6)],
        "wood_tiles": [int(state.wood_tiles[space]) for space in range(2, 6)],
        "players": [_write_player(state, seat) for seat in range(int(state.seats))],
    }


def _seat_name(seat: int) -> str | None:
    return None if seat == table.NONE else _SEATS[seat]


def _write_wheel(state: State, wheel: int) -> list[str | None]:
    start = box.WHEEL_AT[wheel]
    return [_worker(state.wheel[start + at]) for at in range(box.TEETH[wheel])]


def _worker(worker: int) -> str | None:
    return "dummy" if worker == table.DUMMY else _seat_name(worker)


def _write_player(state: State, seat: int) -> Json:
    base = seat * table.ROW
    have = state.have
    return {
        **{box.GOODS[good]: int(have[base + good]) for good in range(len(box.GOODS))},
        "workers": int(have[base + table.WORKERS]),
        "light": have[base + table.LIGHT] == 1,
        "temples": {box.GODS[god]: int(have[base + table.TEMPLE + god]) for god in range(box.TEMPLES)},
        "technologies": {box.TRACK_NAMES[track]: int(have[base + table.TECH + track]) for track in range(box.TRACKS)},
        "buildings": building_names(have[base + table.BUILT]),
        "monuments": monument_names(have[base + table.RAISED]),
        "corn_tiles": int(have[base + table.CORN_TILE]),
        "wood_tiles": int(have[base + table.WOOD_TILE]),
        "hand": wealth_names(have[base + table.HAND]),
        "wealth": wealth_names(have[base + table.WEALTH_KEPT]),
        "quarter_points": {source: int(have[base + table.FROM_SKULLS + i]) for i, source in enumerate(table.SOURCES)},
    }


def read(fields: Fields, state: State) -> State:
    """Fill an empty table from the fields, or InvalidPosition."""
    seats = _SEATS[: int(state.seats)]
    state.phase = table.PHASES.index(fields.text("phase", table.PHASES))
    state.seat = _read_seat(fields, "seat", seats)
    state.first = _read_seat(fields, "first_player", seats)
    state.number = fields.whole("number", 0, _MANY)
    state.turns = fields.whole("turns_taken", 0, len(seats))
    state.day = fields.whole("day", 0, 27)
    state.fed_days = fields.whole("food_days_done", 0, 4)
    state.sun_corn = fields.whole("calendar_corn", 0, _MANY)
    state.first_space = _read_seat(fields, "first_space", seats)
    for slot in fields.wholes("skulls_offered", 1, 9, 0, 9):
        state.offered |= box.BIT[slot]
    state.display = _read_set(fields, "display", box.BUILDING_IDS, box.DISPLAY)
    state.monuments = _read_set(fields, "monuments", box.MONUMENT_IDS, 6)
    state.wealth = _read_set(fields, "wealth_left", box.WEALTH_IDS, len(box.WEALTH_IDS))
    all_dummies = int(state.dummies)
    state.dummies = fields.whole("dummies_left", 0, all_dummies)
    state.mode = table.MODES.index(fields.text("mode", table.MODES))
    state.begged = 1 if fields.flag("begged") else 0
    state.placed = fields.whole("placed", 0, box.WORKERS_AT_MOST)
    state.taken_first = 1 if fields.flag("placed_first") else 0
    _read_wheels(fields, state, seats)
    for name, tiles, least in (("corn_tiles", state.corn_tiles, 2), ("wood_tiles", state.wood_tiles, 3)):
        for i, number in enumerate(fields.wholes(name, 0, int(state.seats), 4, 4)):
            if i + 2 < least and number:
                raise fields.fail(f"{name}[{i}]", "there are no wood tiles at Palenque 2")
            tiles[i + 2] = number
    players = fields.objects("players", len(seats))
    for seat, entry in enumerate(players):
        _read_player(entry, state, seat)
        entry.finish()
    stack = fields.items("stack", 0, DEEPEST)
    fields.finish()
    _check_days(fields, state)
    _check_counts(fields, state, all_dummies)
    _check_tiles(fields, state)
    _check_wealth(fields, state)
    _check_turn(fields, state)
    read_stack(fields, state, stack)
    return state


def _read_seat(fields: Fields, name: str, seats: tuple[str, ...]) -> int:
    value = fields.get(name)
    return table.NONE if value is None else seats.index(as_text(value, fields.path(name), seats))


def _read_set(fields: Fields, name: str, names: tuple[str, ...], most: int) -> int:
    mask = 0
    for i, text in enumerate(fields.texts(name, names, 0, most)):
        bit = int(box.BIT[names.index(text)])
        if mask & bit:
            raise fields.fail(f"{name}[{i}]", f"{text} stands there twice")
        mask |= bit
    return mask


def _read_wheels(fields: Fields, state: State, seats: tuple[str, ...]) -> None:
    wheels = fields.inner("wheels")
    names = (*seats, "dummy")
    for wheel in range(box.WHEELS):
        start = int(box.WHEEL_AT[wheel])
        for at, value in enumerate(wheels.items(box.WHEEL_NAMES[wheel], int(box.TEETH[wheel]), int(box.TEETH[wheel]))):
            if value is None:
                continue
            place = f"wheels.{box.WHEEL_NAMES[wheel]}[{at}]"
            name = as_text(value, place, names)
            state.wheel[start + at] = table.DUMMY if name == "dummy" else seats.index(name)
            if name != "dummy" and at > box.LAST[wheel]:
                raise wheels.fail(f"{box.WHEEL_NAMES[wheel]}[{at}]", "only dummies ride past the last numbered space")
    wheels.finish()


def _read_player(entry: Fields, state: State, seat: int) -> None:
    base = seat * table.ROW
    have = state.have
    for good in range(len(box.GOODS)):
        have[base + good] = entry.whole(box.GOODS[good], 0, box.SKULLS if good == box.SKULL else _MANY)
    have[base + table.WORKERS] = entry.whole("workers", box.WORKERS_AT_START, box.WORKERS_AT_MOST)
    have[base + table.LIGHT] = 1 if entry.flag("light") else 0
    temples = entry.inner("temples")
    for god in range(box.TEMPLES):
        have[base + table.TEMPLE + god] = temples.whole(box.GODS[god], 0, int(box.TOP[god]))
    temples.finish()
    levels = entry.inner("technologies")
    for track in range(box.TRACKS):
        have[base + table.TECH + track] = levels.whole(box.TRACK_NAMES[track], 0, 3)
    levels.finish()
    have[base + table.BUILT] = _read_set(entry, "buildings", box.BUILDING_IDS, len(box.BUILDING_IDS))
    have[base + table.RAISED] = _read_set(entry, "monuments", box.MONUMENT_IDS, 6)
    have[base + table.CORN_TILE] = entry.whole("corn_tiles", 0, 16)
    have[base + table.WOOD_TILE] = entry.whole("wood_tiles", 0, 12)
    have[base + table.HAND] = _read_set(entry, "hand", box.WEALTH_IDS, box.DEALT)
    have[base + table.WEALTH_KEPT] = _read_set(entry, "wealth", box.WEALTH_IDS, box.KEPT)
    parts = entry.inner("quarter_points")
    for i, source in enumerate(table.SOURCES):
        have[base + table.FROM_SKULLS + i] = parts.whole(source, -_MANY, _MANY)
    parts.finish()
    _count_farms(state, seat)


def _count_farms(state: State, seat: int) -> None:
    """What farms give follows from the buildings and wealth tiles; wealth counts once the tiles are revealed."""
    base = seat * table.ROW
    rows = [box.BUILDING_EFFECTS[b] for b in range(len(box.BUILDING_IDS)) if state.have[base + table.BUILT] >> b & 1]
    if state.phase not in _SET_UP:
        rows += [
            box.WEALTH_EFFECTS[w] for w in range(len(box.WEALTH_IDS)) if state.have[base + table.WEALTH_KEPT] >> w & 1
        ]
    for start in rows:
        index = start
        while box.EFFECT_OP[index] != box.END:
            if box.EFFECT_OP[index] == box.FARM:
                state.have[base + table.FED] += box.EFFECT_A[index]
            elif box.EFFECT_OP[index] == box.THRIFT:
                state.have[base + table.THRIFTY] += box.EFFECT_A[index]
            index += 1


# Do the values go together?


def _check_days(fields: Fields, state: State) -> None:
    fed = int(state.fed_days)
    day = int(state.day)
    if (fed and day < box.FOOD_DAYS[fed - 1]) or (fed < 3 and day >= box.FOOD_DAYS[fed + 1]):
        raise fields.fail("food_days_done", f"does not go with day {day}")
    if (fed == 4) != (state.phase == table.OVER):
        raise fields.fail("food_days_done", "the game is over after exactly four food days")
    state.food_due = 1 if fed < 4 and day >= box.FOOD_DAYS[fed] else 0
    if state.phase in _SET_UP and (day or state.sun_corn or state.offered or state.first_space != table.NONE):
        raise fields.fail("day", "nothing has happened in the set-up")
    if state.phase == table.NEW_AGE and (fed != 1 or not state.food_due):
        raise fields.fail("phase", "the new age begins on the second food day")
    if state.phase == table.DAY and state.food_due:
        raise fields.fail("phase", "the food day comes before the calendar advances")


def _check_counts(fields: Fields, state: State, all_dummies: int) -> None:
    dummies = sum(1 for at in range(box.POSITIONS) if state.wheel[at] == table.DUMMY)
    if dummies + state.dummies != all_dummies:
        raise fields.fail("wheels", f"hold {dummies} dummies, and {state.dummies} are left of {all_dummies}")
    skulls = count(state.offered)
    for seat in range(int(state.seats)):
        base = seat * table.ROW
        skulls += state.have[base + box.SKULL]
        on_board = sum(1 for at in range(box.POSITIONS) if state.wheel[at] == seat) + (state.first_space == seat)
        if on_board > state.have[base + table.WORKERS]:
            raise fields.fail(f"players[{seat}].workers", "has more workers on the board than in play")
        state.have[base + table.IN_HAND] = state.have[base + table.WORKERS] - on_board
        for god in range(box.TEMPLES):
            tops = sum(
                state.have[other * table.ROW + table.TEMPLE + god] == box.TOP[god] for other in range(int(state.seats))
            )
            if tops > 1:
                raise fields.fail(f"players[{seat}].temples", f"the top of {box.GODS[god]}'s temple holds one player")
    if skulls > box.SKULLS:
        raise fields.fail("players", "there are only thirteen skulls")
    state.bank = box.SKULLS - skulls
    if state.phase in _SET_UP:
        fresh = State(state.seats)
        for seat in range(int(state.seats)):
            for at in range(table.ROW):
                if (
                    at not in (table.HAND, table.WEALTH_KEPT)
                    and state.have[seat * table.ROW + at] != fresh.have[seat * table.ROW + at]
                ):
                    raise fields.fail(f"players[{seat}]", "has nothing but wealth tiles in the set-up")


def _check_tiles(fields: Fields, state: State) -> None:
    seats = int(state.seats)
    placed = state.display
    raised = state.monuments
    corn = wood = 0
    for seat in range(seats):
        base = seat * table.ROW
        if placed & state.have[base + table.BUILT] or raised & state.have[base + table.RAISED]:
            raise fields.fail(f"players[{seat}].buildings", "a building or monument is in two places")
        placed |= state.have[base + table.BUILT]
        raised |= state.have[base + table.RAISED]
        corn += int(state.have[base + table.CORN_TILE])
        wood += int(state.have[base + table.WOOD_TILE])
    late = state.fed_days >= 2 or state.phase == table.NEW_AGE
    if late and state.display & box.AGE1:
        raise fields.fail("display", "buildings of age 1 leave on the second food day")
    if not late and placed & box.AGE2:
        raise fields.fail("display", "buildings of age 2 come on the second food day")
    state.age1 = 0 if late else box.AGE1 & ~placed
    state.age2 = box.AGE2 & ~placed
    shown = box.MONUMENTS_SHOWN[seats]
    if state.phase == table.SHOW_MONUMENTS:
        if count(raised) >= shown:
            raise fields.fail("monuments", "are all shown")
    elif count(raised) != (0 if state.phase in (table.START, table.SHOW_BUILDINGS) else shown):
        raise fields.fail("monuments", f"{shown} monuments are in a game of {seats}")
    left = sum(int(state.corn_tiles[space]) for space in range(2, 6))
    if left + corn != 4 * seats:
        raise fields.fail("corn_tiles", "are in the jungle or with the players")
    if sum(int(state.wood_tiles[space]) for space in range(2, 6)) + wood > 3 * seats:
        raise fields.fail("wood_tiles", "are in the jungle, with the players, or burnt")
    for space in range(2, 6):
        if state.wood_tiles[space] > state.corn_tiles[space]:
            raise fields.fail("wood_tiles", "lie on corn tiles")
    _check_display(fields, state, late)


def _check_display(fields: Fields, state: State, late: bool) -> None:
    shown = count(state.display)
    stack = state.age2 if late else state.age1
    if state.phase in (table.REFILL, table.NEW_AGE, table.SHOW_BUILDINGS):
        if shown == box.DISPLAY or not stack:
            raise fields.fail("display", "is to be filled, but nothing is missing")
    elif state.phase == table.START:
        if shown:
            raise fields.fail("display", "is empty at the start")
    elif state.phase not in (table.TURN, table.OVER) and shown < box.DISPLAY and stack:
        raise fields.fail("display", "shows six buildings while the stack lasts")


def _check_wealth(fields: Fields, state: State) -> None:
    seats = int(state.seats)
    seen = int(state.wealth)
    hands: list[int] = []
    for seat in range(seats):
        base = seat * table.ROW
        hand = int(state.have[base + table.HAND])
        kept = int(state.have[base + table.WEALTH_KEPT])
        if state.phase in _SET_UP:
            if kept & ~hand:
                raise fields.fail(f"players[{seat}].wealth", "is kept from the hand")
            if kept and state.phase != table.KEEP:
                raise fields.fail(f"players[{seat}].wealth", "nothing is kept before all tiles are dealt")
            kept = 0
        elif hand or count(kept) != box.KEPT:
            raise fields.fail(f"players[{seat}].wealth", "everyone keeps two wealth tiles")
        if seen & (hand | kept):
            raise fields.fail(f"players[{seat}].hand", "a wealth tile is in two places")
        seen |= hand | kept
        hands.append(int(count(hand)))
    dealt = sum(hands)
    if hands != sorted(hands, reverse=True) or sum(0 < size < box.DEALT for size in hands) > 1:
        raise fields.fail("players", "four wealth tiles are dealt to one player after another")
    if state.phase in (table.START, table.SHOW_BUILDINGS, table.SHOW_MONUMENTS) and dealt:
        raise fields.fail("players", "no wealth tile is dealt yet")
    if state.phase == table.DEAL and dealt == box.DEALT * seats:
        raise fields.fail("phase", "all wealth tiles are dealt")
    if state.phase in (table.DUMMIES, table.KEEP) and dealt != box.DEALT * seats:
        raise fields.fail("players", "four wealth tiles are dealt to each player")
    everywhere = box.BIT[len(box.WEALTH_IDS)] - 1
    if state.phase in (table.START, table.SHOW_BUILDINGS, table.SHOW_MONUMENTS, table.DEAL) and seen != everywhere:
        raise fields.fail("wealth_left", "a wealth tile is missing")
    if (state.phase == table.DUMMIES) != (state.dummies > 0 and dealt == box.DEALT * seats):
        raise fields.fail("dummies_left", "dummies are placed after dealing and before choosing")
    if state.phase not in _SET_UP and state.wealth:
        raise fields.fail("wealth_left", "no wealth tile is left once all have kept theirs")
    if state.phase not in _SET_UP and state.dummies:
        raise fields.fail("dummies_left", "all dummies are placed in the set-up")
    if state.phase == table.KEEP and not any(is_pending(state, seat) for seat in range(seats)):
        raise fields.fail("phase", "everyone has kept two wealth tiles")
    if state.phase == table.DUMMIES and not state.wealth:
        raise fields.fail("wealth_left", "a tile must be left to draw for the dummies")


def _check_turn(fields: Fields, state: State) -> None:
    phase = state.phase
    seats = state.seats
    playing = phase in (table.TURN, table.REFILL)
    if (state.first == table.NONE) != (phase == table.START):
        raise fields.fail("first_player", "is drawn first")
    if playing:
        if state.turns >= seats or state.seat != (state.first + state.turns) % seats:
            raise fields.fail("seat", "is not the one whose turn it is")
        if state.number < 1 or (state.number - 1) % seats != state.turns:
            raise fields.fail("number", "does not go with the turns taken this round")
        taken = (state.first_space - state.first) % seats if state.first_space != table.NONE else seats
        if (state.taken_first == 1) != (taken == state.turns) or state.turns < taken < seats:
            raise fields.fail("first_space", "holds a worker of someone who has had a turn this round")
    elif phase == table.DAY:
        if state.seat == table.NONE or not state.have[state.seat * table.ROW + table.LIGHT]:
            raise fields.fail("seat", "is who came home from the first-player space, light side up")
        if state.first_space != table.NONE:
            raise fields.fail("first_space", "is empty when the calendar advances")
        if state.first not in (state.seat, (state.seat + 1) % seats):
            raise fields.fail("first_player", "is who came home from the first-player space, or the one to the left")
        if second_day_pushes(state):
            raise fields.fail("phase", "a worker forbids the double advance, so there is nothing to choose")
    elif (state.seat != table.NONE) != (phase == table.NEW_AGE):
        raise fields.fail("seat", "nobody is in turn now")
    if phase in _SET_UP and (state.number or state.turns):
        raise fields.fail("number", "no turn has been taken in the set-up")
    if phase in (table.DAY, table.NEW_AGE, table.OVER) and (
        state.turns != seats or state.number % seats or not state.number
    ):
        raise fields.fail("turns_taken", "everyone has had a turn")
    if phase not in _SET_UP:
        rounds = (state.number - 1) // seats
        if not rounds <= state.day <= 2 * rounds:
            raise fields.fail("number", f"does not go with day {state.day}")
    fresh = state.mode == table.UNDECIDED
    if phase != table.TURN:
        return
    if (state.mode in (table.PLACING, table.PITIED)) != (state.placed > 0) or (
        state.mode == table.PITIED and state.placed != 1
    ):
        raise fields.fail("placed", "does not go with the mode of the turn")
    if state.taken_first and state.mode not in (table.PLACING, table.PITIED):
        raise fields.fail("placed_first", "the worker stands on the first-player space")
    if state.begged and fresh and state.have[state.seat * table.ROW + box.CORN] != BEGGED_CORN:
        raise fields.fail("begged", "whoever has just begged has 3 corn")
    if fresh and state.placed:
        raise fields.fail("placed", "nothing is placed yet")
