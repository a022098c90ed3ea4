"""What the evaluation of Tzolk'in misses, learned from games: a small network that looks at a seat after its turn.

It is told what stands on the table in a row of numbers and what the evaluation thinks of it, and says by how many
points the final score will differ from that. `sacbe learn tzolkin` makes it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.bots.tzolkin_monument_worth import monument_points_now
from sacbe.bots.tzolkin_price_worth import LAST_DAY
from sacbe.games.tzolkin.calendar import meal_bill
from sacbe.games.tzolkin.components import (
    CORN,
    FOOD_DAYS,
    GOLD,
    LAST,
    MONUMENTS,
    SKULL,
    STONE,
    WHEEL_AT,
    WHEELS,
    WOOD,
)
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
from sacbe.games.tzolkin.scoring import count

FEATURES: Final = 125
"""How many numbers the network is told."""


def look(state: State, seat: i64, worth: float, seen: vec[float]) -> None:
    """Write down what stands on the table for a seat that has taken its turn; most numbers are between 0 and 1."""
    have = state.have
    base: i64 = seat * ROW
    at: i64 = 0
    while at < FEATURES:
        seen[at] = 0.0
        at += 1
    seen[0] = worth / 50.0
    seen[1] = float(quarters(state, seat)) / 200.0
    seen[2] = float(LAST_DAY - state.day) / 26.0
    fed = min(state.fed_days, 3)
    seen[3 + fed] = 1.0
    seen[7] = float(FOOD_DAYS[fed] - state.day) / 8.0
    corn = have[base + CORN] + (state.sun_corn if state.taken_first else 0)
    rest = corn - meal_bill(state, seat)
    seen[8] = float(corn) / 10.0
    seen[9] = float(max(rest, 0)) / 10.0
    seen[10] = float(max(-rest, 0)) / 5.0
    seen[11] = float(have[base + WOOD]) / 4.0
    seen[12] = float(have[base + STONE]) / 4.0
    seen[13] = float(have[base + GOLD]) / 4.0
    seen[14] = float(have[base + SKULL]) / 3.0
    god: i64 = 0
    while god < 3:
        step = have[base + TEMPLE + god]
        best: i64 = 0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                best = max(best, have[other * ROW + TEMPLE + god])
            other += 1
        seen[15 + god] = float(step) / 6.0
        seen[18 + god] = float(max(step - best, 0)) / 3.0
        seen[21 + god] = float(max(best - step, 0)) / 3.0
        if step == best:
            seen[24 + god] = 1.0
        god += 1
    track: i64 = 0
    while track < 4:
        level = have[base + TECH + track]
        while level > 0:
            seen[26 + 3 * track + level] = 1.0
            level -= 1
        track += 1
    hired = have[base + WORKERS] - 3
    while hired > 0:
        seen[38 + hired] = 1.0
        hired -= 1
    seen[42] = float(have[base + IN_HAND]) / 4.0
    seen[43] = float(have[base + LIGHT])
    seen[44] = float(count(have[base + BUILT])) / 4.0
    seen[45] = float(have[base + FED]) / 3.0
    seen[46] = float(have[base + THRIFTY])
    seen[47] = float(count(have[base + RAISED]))
    seen[48] = float(have[base + CORN_TILE]) / 3.0
    seen[49] = float(have[base + WOOD_TILE]) / 3.0
    _look_at_monuments(state, seat, seen)
    seen[53] = float(state.bank) / 13.0
    seen[54] = float(count(state.offered)) / 9.0
    slot: i64 = 1
    while slot <= 9:
        if state.offered >> slot & 1:
            seen[54 + slot] = 1.0
        slot += 1
    seen[64] = float(state.sun_corn) / 5.0
    if state.first_space == seat:
        seen[65] = 1.0
    if state.first == seat:
        seen[66] = 1.0
    if state.seats == 2:
        seen[67] = 1.0
    elif state.seats == 3:
        seen[68] = 1.0
    seen[69] = float(state.turns) / 3.0
    _look_at_wheels(state, seat, seen)
    _look_at_others(state, seat, seen)


def _look_at_monuments(state: State, seat: i64, seen: vec[float]) -> None:
    raised = state.have[seat * ROW + RAISED]
    first: i64 = 0
    second: i64 = 0
    own: i64 = 0
    monument: i64 = 0
    while monument < MONUMENTS:
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
    seen[50] = float(own) / 20.0
    seen[51] = float(first) / 20.0
    seen[52] = float(second) / 20.0


def _look_at_wheels(state: State, seat: i64, seen: vec[float]) -> None:
    """Own workers space by space, those of the others wheel by wheel."""
    at: i64 = 70
    wheel: i64 = 0
    while wheel < WHEELS:
        others: i64 = 0
        space: i64 = 0
        while space <= LAST[wheel]:
            worker = state.wheel[WHEEL_AT[wheel] + space]
            if worker == seat:
                seen[at] = 1.0
            elif worker != NONE and worker != DUMMY:
                others += 1
            at += 1
            space += 1
        seen[113 + wheel] = float(others) / 4.0
        wheel += 1


def _look_at_others(state: State, seat: i64, seen: vec[float]) -> None:
    """What the others have, on average; and the points of the best of them."""
    best: i64 = 0
    workers: i64 = 0
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
            workers += state.have[base + WORKERS] - 3
            corn += state.have[base + CORN]
            goods += state.have[base + WOOD] + state.have[base + STONE] + state.have[base + GOLD]
            skulls += state.have[base + SKULL]
            levels += state.have[base + TECH] + state.have[base + TECH + 1]
            levels += state.have[base + TECH + 2] + state.have[base + TECH + 3]
            built += count(state.have[base + BUILT])
        other += 1
    each = 1.0 / float(state.seats - 1)
    seen[118] = float(best) / 200.0
    seen[119] = float(workers) * each / 3.0
    seen[120] = float(corn) * each / 10.0
    seen[121] = float(goods) * each / 8.0
    seen[122] = float(skulls) * each / 3.0
    seen[123] = float(levels) * each / 6.0
    seen[124] = float(built) * each / 4.0


@final
class Learned:
    """A network: one hidden layer of units that count what is positive, and a unit that adds them up.

    Its numbers are the first layer feature by feature, the biases of that, the second layer, and its bias.
    """

    def __init__(self, numbers: vec[float]) -> None:
        self.hidden: i64 = (len(numbers) - 1) // (FEATURES + 2)
        self.numbers: vec[float] = numbers
        self.seen: vec[float] = vec[float]([0.0] * FEATURES)
        self.units: vec[float] = vec[float]([0.0] * int(self.hidden))

    def missed(self, state: State, seat: i64, worth: float) -> float:
        """By how many points the evaluation, which says `worth`, is too low for a seat that has taken its turn."""
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
    """By how many points the evaluation is mostly wrong on a day: what the network says counts in these."""
    return 2.0 + 0.3 * float(max(LAST_DAY - day, 0))
