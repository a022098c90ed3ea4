"""What a player gains or loses: goods, workers, temple steps, levels (TZ 1.2, 5.11, 5.16, 6, 9.5, 11.8 to 11.10)."""

from mypy_extensions import i64

from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin.position import (
    FROM_TECH,
    IN_HAND,
    LIGHT,
    ROW,
    TECH,
    TEMPLE,
    WORKERS,
    State,
    points,
    push,
)
from sacbe.games.tzolkin.steps import kinds


def gain(state: State, seat: i64, good: i64, number: i64) -> None:
    """Goods from the bank; skulls only while there are any (TZ 1.2, 11.9)."""
    if good == box.SKULL:
        number = min(number, state.bank)
        state.bank -= number
    state.have[seat * ROW + good] += number


def extract(state: State, seat: i64, good: i64, number: i64) -> None:
    """TZ 6.2: extraction adds one wood, stone or gold from its level on."""
    level = state.have[seat * ROW + TECH + box.EXTRACTION]
    needed: i64 = 1 if good == box.WOOD else 2 if good == box.STONE else 3
    gain(state, seat, good, number + 1 if level >= needed else number)


def gain_worker(state: State, seat: i64) -> None:
    """TZ 5.11: one from the bank, nothing at six."""
    base: i64 = seat * ROW
    if state.have[base + WORKERS] < box.WORKERS_AT_MOST:
        state.have[base + WORKERS] += 1
        state.have[base + IN_HAND] += 1


def step_up(state: State, seat: i64, god: i64) -> None:
    """TZ 9.5, 11.10: the top holds one player and turns the board light side up; an impossible step is lost."""
    at: i64 = seat * ROW + TEMPLE + god
    step = state.have[at] + 1
    if step > box.TOP[god]:
        return
    if step == box.TOP[god]:
        other: i64 = 0
        while other < state.seats:
            if state.have[other * ROW + TEMPLE + god] == step:
                return
            other += 1
        state.have[seat * ROW + LIGHT] = 1
    state.have[at] = step


def can_anger(state: State, seat: i64) -> bool:
    """Is there a temple to go down on (TZ 4.1, 5.2)?"""
    god: i64 = 0
    while god < box.TEMPLES:
        if state.have[seat * ROW + TEMPLE + god]:
            return True
        god += 1
    return False


def level_cost(level: i64) -> i64:
    """TZ 5.16: 1, 2, 3 resources for levels 1, 2, 3; 1 for the bonus after them."""
    return level + 1 if level < box.HIGHEST_LEVEL else 1


def advance(state: State, seat: i64, track: i64) -> None:
    """TZ 5.16, 6, 11.8: one level, or the bonus of the track."""
    at: i64 = seat * ROW + TECH + track
    if state.have[at] < box.HIGHEST_LEVEL:
        state.have[at] += 1
    elif track == box.AGRICULTURE:
        push(state, kinds.entry(kinds.UP, 1))
    elif track == box.EXTRACTION:
        push(state, kinds.entry(kinds.GAIN, 2))
    elif track == box.ARCHITECTURE:
        points(state, seat, FROM_TECH, 3)
    else:
        gain(state, seat, box.SKULL, 1)
