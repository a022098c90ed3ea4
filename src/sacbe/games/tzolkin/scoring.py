"""Temples on food days, monuments and what is left at the end (TZ 9.3, 9.4, 10, 11.14)."""

from mypy_extensions import i64

from sacbe.engine.game import places
from sacbe.engine.sets import count
from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin import position as table
from sacbe.games.tzolkin.position import State, points, quarters


def step(state: State, seat: i64, god: i64) -> i64:
    return state.have[seat * table.ROW + table.TEMPLE + god]


def step_points(god: i64, at: i64) -> i64:
    return box.STEP_POINTS[god * box.STEPS + at]


def temple_points(state: State, seat: i64, god: i64, age: i64) -> i64:
    """TZ 9.4, 11.8: the points of the step, and the leader's bonus, or half of it for everyone tied."""
    own = step(state, seat, god)
    tied: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if step(state, other, god) > own:
            return step_points(god, own)
        if step(state, other, god) == own:
            tied += 1
        other += 1
    bonus = box.LEADER_BONUS[2 * god + age]
    return step_points(god, own) + (bonus if tied == 1 else bonus // 2)


def age_of(state: State) -> i64:
    """TZ 9.2: 0 in the first age, 1 once the second food day is over."""
    return 0 if state.fed_days < 2 else 1


def give_temple_points(state: State, age: i64) -> None:
    seat: i64 = 0
    while seat < state.seats:
        god: i64 = 0
        while god < box.TEMPLES:
            points(state, seat, table.FROM_TEMPLES, temple_points(state, seat, god, age))
            god += 1
        seat += 1


def temple_goods(state: State, seat: i64, god: i64, good: i64) -> i64:
    """TZ 9.3: how many of a good the seat's step and all steps below give."""
    return box.GOODS_UP_TO[5 * (box.STEPS * god + step(state, seat, god)) + good]


def skulls_wanted(state: State) -> i64:
    """TZ 9.3: how many skulls the temples would give to all together."""
    wanted: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        god: i64 = 0
        while god < box.TEMPLES:
            wanted += temple_goods(state, seat, god, box.SKULL)
            god += 1
        seat += 1
    return wanted


def give_temple_goods(state: State) -> None:
    """TZ 9.3, 11.9: if the bank has too few skulls for all who would get one, nobody gets one."""
    seat: i64 = 0
    while seat < state.seats:
        god: i64 = 0
        while god < box.TEMPLES:
            good: i64 = box.WOOD
            while good <= box.GOLD:
                state.have[seat * table.ROW + good] += temple_goods(state, seat, god, good)
                good += 1
            god += 1
        seat += 1
    wanted = skulls_wanted(state)
    if wanted > state.bank:
        return
    state.bank -= wanted
    seat = 0
    while seat < state.seats:
        god = 0
        while god < box.TEMPLES:
            state.have[seat * table.ROW + box.SKULL] += temple_goods(state, seat, god, box.SKULL)
            god += 1
        seat += 1


def monument_points(state: State, seat: i64, monument: i64) -> int:
    """TZ 11.14: what a monument is worth to its owner now."""
    way, number = box.MONUMENT_SCORING[monument]
    base: i64 = seat * table.ROW
    if way == box.BEST_TEMPLE:
        best = max(int(step(state, seat, god)) for god in range(box.TEMPLES))
        return number * max(best - box.START_STEP, 0)
    if way == box.ALL_TEMPLES:
        return sum(int(step_points(god, step(state, seat, god))) for god in range(box.TEMPLES))
    if way == box.PER_KIND:
        kind = box.MONUMENT_KIND[monument]
        buildings = count(state.have[base + table.BUILT] & box.KIND_BUILDINGS[kind])
        return number * int(buildings + count(state.have[base + table.RAISED] & box.KIND_MONUMENTS[kind]))
    if way == box.SKULLS_OFFERED:
        return number * int(count(state.offered))
    if way == box.MASTERY:
        return box.MASTERY_POINTS[
            sum(state.have[base + table.TECH + track] == box.HIGHEST_LEVEL for track in range(box.TRACKS))
        ]
    if way == box.LEVELS:
        return number * sum(int(state.have[base + table.TECH + track]) for track in range(box.TRACKS))
    if way == box.WORKFORCE:
        return number * int(state.have[base + table.WORKERS] - box.WORKERS_AT_START)
    if way == box.BUILDINGS_OWNED:
        return number * int(count(state.have[base + table.BUILT]) + count(state.have[base + table.RAISED]))
    if way == box.MONUMENTS_BUILT:
        built = sum(int(count(state.have[other * table.ROW + table.RAISED])) for other in range(state.seats))
        return box.MONUMENTS_BUILT_POINTS[int(state.seats)] * built
    tiles = state.have[base + (table.CORN_TILE if way == box.CORN_TILES else table.WOOD_TILE)]
    return number * int(tiles)


def all_monument_points(state: State, seat: i64) -> int:
    raised = state.have[seat * table.ROW + table.RAISED]
    return sum(monument_points(state, seat, m) for m in range(box.MONUMENTS) if raised >> m & 1)


def workers_on_wheels(state: State, seat: i64) -> int:
    """TZ 10.2: what breaks ties."""
    return sum(1 for at in range(box.POSITIONS) if state.wheel[at] == seat)


def scores(state: State) -> list[float]:
    """Points with their quarters; monuments and goods count once the game is over (TZ 10.1)."""
    return [quarters(state, seat) / 4 for seat in range(int(state.seats))]


def breakdown(state: State, seat: int) -> dict[str, float]:
    base = seat * table.ROW + table.FROM_SKULLS
    return {source: int(state.have[base + i]) / 4 for i, source in enumerate(table.SOURCES)}


def ranking(state: State) -> list[int]:
    """TZ 10.2."""
    seats = range(int(state.seats))
    return places([(int(quarters(state, seat)), workers_on_wheels(state, seat)) for seat in seats])
