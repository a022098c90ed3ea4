"""What a monument of Tzolk'in scores for a seat that has it or might build it (TZ 11.14), in native numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.engine.sets import count
from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin.position import BUILT, CORN_TILE, RAISED, ROW, TECH, TEMPLE, WOOD_TILE, WORKERS, State

_WAY: Final[vec[i64]] = vec[i64]([way for way, _ in box.MONUMENT_SCORING])
_NUMBER: Final[vec[i64]] = vec[i64]([number for _, number in box.MONUMENT_SCORING])
_MASTERY: Final[vec[i64]] = vec[i64](list(box.MASTERY_POINTS))


def monument_points_now(state: State, seat: i64, monument: i64) -> i64:
    """Its points if the game ended now. A monument on display counts as if the seat had just built it."""
    way = _WAY[monument]
    number = _NUMBER[monument]
    base: i64 = seat * ROW
    have = state.have
    own: i64 = 0 if have[base + RAISED] >> monument & 1 else 1
    if way == box.PER_KIND:
        kind = box.MONUMENT_KIND[monument]
        buildings = count(have[base + BUILT] & box.KIND_BUILDINGS[kind])
        return number * (own + buildings + count(have[base + RAISED] & box.KIND_MONUMENTS[kind]))
    if way == box.BUILDINGS_OWNED:
        return number * (own + count(have[base + BUILT]) + count(have[base + RAISED]))
    if way == box.SKULLS_OFFERED:
        return number * count(state.offered)
    if way == box.WORKFORCE:
        return number * (have[base + WORKERS] - 3)
    if way == box.CORN_TILES:
        return number * have[base + CORN_TILE]
    if way == box.WOOD_TILES:
        return number * have[base + WOOD_TILE]
    if way == box.MONUMENTS_BUILT:
        return _monuments_built(state, own)
    if way == box.MASTERY or way == box.LEVELS:
        return _by_technology(state, base, way, number)
    return _by_temples(state, base, way, number)


def _monuments_built(state: State, own: i64) -> i64:
    seat: i64 = 0
    while seat < state.seats:
        own += count(state.have[seat * ROW + RAISED])
        seat += 1
    return own * (8 - state.seats)


def _by_technology(state: State, base: i64, way: i64, number: i64) -> i64:
    levels: i64 = 0
    mastered: i64 = 0
    track: i64 = 0
    while track < 4:
        level = state.have[base + TECH + track]
        levels += level
        if level == 3:
            mastered += 1
        track += 1
    return _MASTERY[mastered] if way == box.MASTERY else number * levels


def _by_temples(state: State, base: i64, way: i64, number: i64) -> i64:
    best: i64 = box.START_STEP
    total: i64 = 0
    god: i64 = 0
    while god < 3:
        at = state.have[base + TEMPLE + god]
        best = max(best, at)
        total += box.STEP_POINTS[god * box.STEPS + at]
        god += 1
    return number * (best - box.START_STEP) if way == box.BEST_TEMPLE else total
