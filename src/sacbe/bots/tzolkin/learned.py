"""A small network that corrects the evaluation of Tzolk'in, learned from games.

After a seat's turn it sees the table as a row of numbers, with the evaluation's opinion, and says how many points the
final score will differ from that. `sacbe learn tzolkin` trains it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.bots.tzolkin.monuments import monument_points_now
from sacbe.bots.tzolkin.prices import LAST_DAY
from sacbe.engine.sets import count
from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin.calendar import meal_bill
from sacbe.games.tzolkin.position import (
    BUILT,
    CORN_TILE,
    DUMMY,
    FED,
    IN_HAND,
    LIGHT,
    NONE,
    RAISED,
    ROW,
    TECH,
    TEMPLE,
    THRIFTY,
    WOOD_TILE,
    WORKERS,
    State,
    quarters,
)

# Where the network's input numbers are. They are scaled so that most are below 1.
WORTH: Final = 0  # by the evaluation
POINTS: Final = 1
DAYS_LEFT: Final = 2
FOOD_DAYS_DONE: Final = 3  # + how many: 1
NEXT_FOOD_DAY: Final = 7  # in how many days
ALL_CORN: Final = 8
CORN_OVER: Final = 9  # after the next meal
CORN_SHORT: Final = 10  # of the next meal
RESOURCES: Final = 11  # + 0 to 2: wood, stone, gold
SKULLS: Final = 14
STEPS: Final = 15  # + god
AHEAD: Final = 18  # + god: steps ahead of the best of the others
BEHIND: Final = 21  # + god
EVEN: Final = 24  # + god: 1 if even with the best of the others
LEVELS: Final = 27  # + 3 track + level - 1: 1 for each level reached
HIRED: Final = 39  # + 0 to 2: 1 for each worker beyond the third
HANDS: Final = 42  # workers in hand
DOUBLE_ADVANCE: Final = 43
BUILDINGS_BUILT: Final = 44
FREE_MEALS: Final = 45
CHEAP_MEALS: Final = 46
MONUMENTS_RAISED: Final = 47
CORN_TILES: Final = 48
WOOD_TILES: Final = 49
OWN_MONUMENTS: Final = 50  # their points if the game ended now
SHOWN_MONUMENTS: Final = 51  # + 0 or 1: so, of the two on display that would count most
BANK: Final = 53  # skulls in the bank
OFFERED: Final = 54  # how many slots of Chichen Itza are filled; + slot: 1 if it is
CALENDAR_CORN: Final = 64
FIRST_SPACE: Final = 65  # 1 if the own worker stands there
FIRST_PLAYER: Final = 66
TWO_PLAYERS: Final = 67
THREE_PLAYERS: Final = 68
TURNS_TAKEN: Final = 69  # in this round
OWN_WORKERS: Final = 70  # + space, wheel by wheel: 1 if one stands there
OTHER_WORKERS: Final = 113  # + wheel
BEST_OTHER: Final = 118  # points of the best of the others
OTHERS_HAVE: Final = 119  # + 0 to 5, on average: workers beyond the third, corn, resources, skulls, levels, buildings
FEATURES: Final = 125


def look(state: State, seat: i64, worth: float, seen: vec[float]) -> None:
    """Write the input numbers for a seat that has taken its turn, with the evaluation `worth`."""
    at: i64 = 0
    while at < FEATURES:
        seen[at] = 0.0
        at += 1
    seen[WORTH] = worth / 50.0
    seen[POINTS] = float(quarters(state, seat)) / 200.0
    _look_at_calendar(state, seat, seen)
    _look_at_goods(state, seat, seen)
    _look_at_temples(state, seat, seen)
    _look_at_people(state, seat, seen)
    _look_at_monuments(state, seat, seen)
    _look_at_wheels(state, seat, seen)
    _look_at_others(state, seat, seen)


def _look_at_calendar(state: State, seat: i64, seen: vec[float]) -> None:
    seen[DAYS_LEFT] = float(LAST_DAY - state.day) / 26.0
    fed = min(state.fed_days, 3)
    seen[FOOD_DAYS_DONE + fed] = 1.0
    seen[NEXT_FOOD_DAY] = float(box.FOOD_DAYS[fed] - state.day) / 8.0
    seen[CALENDAR_CORN] = float(state.sun_corn) / 5.0
    if state.first_space == seat:
        seen[FIRST_SPACE] = 1.0
    if state.first == seat:
        seen[FIRST_PLAYER] = 1.0
    if state.seats == 2:
        seen[TWO_PLAYERS] = 1.0
    elif state.seats == 3:
        seen[THREE_PLAYERS] = 1.0
    seen[TURNS_TAKEN] = float(state.turns) / 3.0


def _look_at_goods(state: State, seat: i64, seen: vec[float]) -> None:
    have = state.have
    base: i64 = seat * ROW
    corn = have[base + box.CORN] + (state.sun_corn if state.taken_first else 0)
    rest = corn - meal_bill(state, seat)
    seen[ALL_CORN] = float(corn) / 10.0
    seen[CORN_OVER] = float(max(rest, 0)) / 10.0
    seen[CORN_SHORT] = float(max(-rest, 0)) / 5.0
    seen[RESOURCES] = float(have[base + box.WOOD]) / 4.0
    seen[RESOURCES + 1] = float(have[base + box.STONE]) / 4.0
    seen[RESOURCES + 2] = float(have[base + box.GOLD]) / 4.0
    seen[SKULLS] = float(have[base + box.SKULL]) / 3.0
    seen[BANK] = float(state.bank) / 13.0
    seen[OFFERED] = float(count(state.offered)) / 9.0
    slot: i64 = 1
    while slot <= 9:
        if state.offered >> slot & 1:
            seen[OFFERED + slot] = 1.0
        slot += 1


def _look_at_temples(state: State, seat: i64, seen: vec[float]) -> None:
    have = state.have
    god: i64 = 0
    while god < box.TEMPLES:
        step = have[seat * ROW + TEMPLE + god]
        best: i64 = 0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                best = max(best, have[other * ROW + TEMPLE + god])
            other += 1
        seen[STEPS + god] = float(step) / 6.0
        seen[AHEAD + god] = float(max(step - best, 0)) / 3.0
        seen[BEHIND + god] = float(max(best - step, 0)) / 3.0
        if step == best:
            seen[EVEN + god] = 1.0
        god += 1


def _look_at_people(state: State, seat: i64, seen: vec[float]) -> None:
    """Technologies, workers, buildings and meals."""
    have = state.have
    base: i64 = seat * ROW
    track: i64 = 0
    while track < box.TRACKS:
        level = have[base + TECH + track]
        while level > 0:
            seen[LEVELS + 3 * track + level - 1] = 1.0
            level -= 1
        track += 1
    hired = have[base + WORKERS] - 3
    while hired > 0:
        seen[HIRED + hired - 1] = 1.0
        hired -= 1
    seen[HANDS] = float(have[base + IN_HAND]) / 4.0
    seen[DOUBLE_ADVANCE] = float(have[base + LIGHT])
    seen[BUILDINGS_BUILT] = float(count(have[base + BUILT])) / 4.0
    seen[FREE_MEALS] = float(have[base + FED]) / 3.0
    seen[CHEAP_MEALS] = float(have[base + THRIFTY])
    seen[CORN_TILES] = float(have[base + CORN_TILE]) / 3.0
    seen[WOOD_TILES] = float(have[base + WOOD_TILE]) / 3.0


def _look_at_monuments(state: State, seat: i64, seen: vec[float]) -> None:
    raised = state.have[seat * ROW + RAISED]
    first: i64 = 0
    second: i64 = 0
    own: i64 = 0
    monument: i64 = 0
    while monument < box.MONUMENTS:
        if raised >> monument & 1:
            own += monument_points_now(state, seat, monument)
        elif state.monuments >> monument & 1:
            points = monument_points_now(state, seat, monument)
            if points > first:
                second = first
                first = points
            elif points > second:
                second = points
        monument += 1
    seen[MONUMENTS_RAISED] = float(count(raised))
    seen[OWN_MONUMENTS] = float(own) / 20.0
    seen[SHOWN_MONUMENTS] = float(first) / 20.0
    seen[SHOWN_MONUMENTS + 1] = float(second) / 20.0


def _look_at_wheels(state: State, seat: i64, seen: vec[float]) -> None:
    """Own workers space by space, those of the others wheel by wheel."""
    at: i64 = OWN_WORKERS
    wheel: i64 = 0
    while wheel < box.WHEELS:
        others: i64 = 0
        space: i64 = 0
        while space <= box.LAST[wheel]:
            worker = state.wheel[box.WHEEL_AT[wheel] + space]
            if worker == seat:
                seen[at] = 1.0
            elif worker != NONE and worker != DUMMY:
                others += 1
            at += 1
            space += 1
        seen[OTHER_WORKERS + wheel] = float(others) / 4.0
        wheel += 1


def _look_at_others(state: State, seat: i64, seen: vec[float]) -> None:
    """The others' average possessions, and the points of the best of them."""
    have = state.have
    best: i64 = 0
    hired: i64 = 0
    corn: i64 = 0
    goods: i64 = 0
    skulls: i64 = 0
    levels: i64 = 0
    built: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            base: i64 = other * ROW
            best = max(best, quarters(state, other))
            hired += have[base + WORKERS] - 3
            corn += have[base + box.CORN]
            goods += have[base + box.WOOD] + have[base + box.STONE] + have[base + box.GOLD]
            skulls += have[base + box.SKULL]
            levels += have[base + TECH] + have[base + TECH + 1] + have[base + TECH + 2] + have[base + TECH + 3]
            built += count(have[base + BUILT])
        other += 1
    each = 1.0 / float(state.seats - 1)
    seen[BEST_OTHER] = float(best) / 200.0
    seen[OTHERS_HAVE] = float(hired) * each / 3.0
    seen[OTHERS_HAVE + 1] = float(corn) * each / 10.0
    seen[OTHERS_HAVE + 2] = float(goods) * each / 8.0
    seen[OTHERS_HAVE + 3] = float(skulls) * each / 3.0
    seen[OTHERS_HAVE + 4] = float(levels) * each / 6.0
    seen[OTHERS_HAVE + 5] = float(built) * each / 4.0


@final
class Learned:
    """A network: one hidden layer of rectified units, and one unit that adds them up.

    Its numbers are the first layer feature by feature, its biases, the second layer, and its bias.
    """

    def __init__(self, numbers: vec[float]) -> None:
        self.hidden: i64 = (len(numbers) - 1) // (FEATURES + 2)
        self.numbers: vec[float] = numbers
        self.seen: vec[float] = vec[float]([0.0] * FEATURES)
        self.units: vec[float] = vec[float]([0.0] * int(self.hidden))

    def missed(self, state: State, seat: i64, worth: float) -> float:
        """How many points too low the evaluation `worth` is for a seat that has taken its turn."""
        numbers = self.numbers
        seen = self.seen
        units = self.units
        hidden = self.hidden
        look(state, seat, worth, seen)
        unit: i64 = 0
        start: i64 = FEATURES * hidden
        while unit < hidden:
            units[unit] = numbers[start + unit]
            unit += 1
        feature: i64 = 0
        while feature < FEATURES:
            value = seen[feature]
            if value != 0.0:
                start = feature * hidden
                unit = 0
                while unit < hidden:
                    units[unit] += value * numbers[start + unit]
                    unit += 1
            feature += 1
        start = (FEATURES + 1) * hidden
        found = numbers[start + hidden]
        unit = 0
        while unit < hidden:
            if units[unit] > 0.0:
                found += units[unit] * numbers[start + unit]
            unit += 1
        return found * unsure(state.day)


def unsure(day: i64) -> float:
    """The usual error of the evaluation on a day, in points: the unit of what the network says."""
    return 2.0 + 0.3 * float(max(LAST_DAY - day, 0))
