"""Planning a whole turn of Tzolk'in: what a position is worth to a seat, and a beam search over the choices of a turn.

The evaluation is a sum of named terms; every number stands in the tables at the top, in points. Compiled, like the
engine.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.tzolkin import actions
from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin.calendar import meal_bill
from sacbe.games.tzolkin.components import (
    CHICHEN_ITZA,
    CORN,
    EFFECT_A,
    EFFECT_B,
    EFFECT_OP,
    FOOD_DAYS,
    GOLD,
    LAST,
    PALENQUE,
    SKULL,
    STONE,
    TEMPLES,
    TRACKS,
    WEALTH_EFFECTS,
    WHEEL_AT,
    WHEELS,
    WOOD,
)
from sacbe.games.tzolkin.effects import (
    ACT,
    ADVANCE,
    ANY,
    ANY_SLOT,
    BUILD,
    GAIN,
    HARVEST,
    MARKET,
    PAY,
    RUN,
    TRACK,
    TURN_FRAME,
    UP,
    first_of,
    kind_of,
)
from sacbe.games.tzolkin.numbering import DONE, KEEPS, ONE_DAY, TWO_DAYS
from sacbe.games.tzolkin.position import (
    DAY,
    FED,
    IN_HAND,
    KEEP,
    LIGHT,
    NONE,
    ROW,
    TECH,
    TEMPLE,
    THRIFTY,
    UNDECIDED,
    WORKERS,
    State,
    quarters,
    top,
)
from sacbe.games.tzolkin.scoring import all_monument_points, step_points, temple_goods, temple_points

LAST_DAY: Final = 26
BEAM: Final = 24

# What goods are worth at the start of the game and at its end; in between the worth falls day by day.
EARLY: Final = [0.42, 1.25, 1.7, 2.2, 7.0]
LATE: Final = [0.25, 0.5, 0.75, 1.0, 3.0]
HUNGER: Final = 3.4  # a worker that will go unfed
NEEDED_CORN: Final = 1.2  # a worker at Palenque while the corn does not reach for the next food day
LEVEL: Final = [2.6, 2.4, 1.8, 1.4]  # a technology level per track, at the start of the game
HIRED: Final = 4.0  # a worker more, at the start of the game
FARMED: Final = 2.4  # a worker fed for free, per food day left
THRIFT_WORTH: Final = 5.0  # every worker one corn cheaper, per food day left
LIGHT_SIDE: Final = 0.6  # the double advance
WAITING: Final = 0.42  # a day that a worker rides on
HANDY: Final = 0.9  # a worker in hand
# What the numbered actions of a wheel are worth to whoever stands there, roughly; the last spaces let one choose.
_RIDE: Final = (
    (0.2, 1.1, 1.6, 2.1, 2.9, 3.6, 3.7, 3.7),
    (0.2, 1.0, 1.8, 2.6, 4.4, 4.6, 4.7, 4.7),
    (0.2, 2.2, 3.2, 4.2, 6.2, 4.4, 6.3, 6.3),
    (0.2, 1.8, 1.0, 3.2, 3.0, 3.6, 3.7, 3.7),
)
RIDE: Final[vec[i64]] = vec[i64]([int(10 * worth) for row in _RIDE for worth in row])
SLOT_POINTS: Final = [0, 4, 5, 6, 7, 8, 8, 10, 11, 13]


@final
class Evaluator:
    """Worth of positions for one seat."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def worth(self, state: State) -> float:
        """What the seat may expect to have in the end."""
        seat = self.seat
        base: i64 = seat * ROW
        have = state.have
        left = max(LAST_DAY - int(state.day), 0)
        early = float(left) / float(LAST_DAY)
        total = float(quarters(state, seat)) / 4.0
        total += float(all_monument_points(state, seat))
        corn = float(have[base + CORN])
        total += min(corn, 14.0) * _blend(CORN, early) + max(corn - 14.0, 0.0) * 0.25
        good: i64 = WOOD
        while good <= GOLD:
            count = float(have[base + good])
            worth = _blend(good, early)
            total += min(count, 4.0) * worth + max(count - 4.0, 0.0) * worth * 0.6
            good += 1
        total += self._skulls(state, early)
        total += self._temples(state)
        total += self._hunger(state)
        track: i64 = 0
        while track < TRACKS:
            total += LEVEL[track] * float(have[base + TECH + track]) * early
            track += 1
        food_left = 4.0 - float(state.fed_days)
        total += HIRED * float(have[base + WORKERS] - 3) * early
        total += FARMED * float(min(have[base + FED], have[base + WORKERS])) * food_left * 0.5
        total += THRIFT_WORTH * float(min(have[base + THRIFTY], 2)) * food_left * 0.5
        total += LIGHT_SIDE * float(have[base + LIGHT])
        total += HANDY * float(have[base + IN_HAND]) * min(early * 4.0, 1.0)
        total += self._riders(state, left)
        total += self._promises(state)
        return total

    def _skulls(self, state: State, early: float) -> float:
        """A skull is worth three points, or a slot at Chichen Itza if a worker can still get there."""
        return float(state.have[self.seat * ROW + SKULL]) * _blend(SKULL, early)

    def _temples(self, state: State) -> float:
        """Points and goods that the temples will still give."""
        total = 0.0
        god: i64 = 0
        while god < TEMPLES:
            at = state.have[self.seat * ROW + TEMPLE + god]
            own = float(step_points(god, at))
            if state.fed_days < 2:
                total += 0.8 * float(temple_points(state, self.seat, god, 0)) + 0.9 * own
            else:
                total += float(temple_points(state, self.seat, god, 1)) * 0.95
            middle = 1.0 if state.fed_days == 0 else 0.0
            if state.fed_days < 3:
                middle += 0.9
            goods = 1.5 * float(temple_goods(state, self.seat, god, STONE))
            goods += 1.1 * float(temple_goods(state, self.seat, god, WOOD))
            goods += 2.0 * float(temple_goods(state, self.seat, god, GOLD))
            goods += 4.0 * float(temple_goods(state, self.seat, god, SKULL))
            total += goods * middle + 0.35 * float(at) * (4.0 - float(state.fed_days)) * 0.5
            god += 1
        return total

    def _hunger(self, state: State) -> float:
        """What going hungry on the next food day would cost, the nearer the surer."""
        if state.fed_days == 4:
            return 0.0
        bill = meal_bill(state, self.seat)
        short = bill - state.have[self.seat * ROW + CORN]
        if short <= 0:
            return 0.0
        days = FOOD_DAYS[state.fed_days] - state.day
        sure = 1.0 if days <= 0 else 0.8 if days <= 2 else 0.5 if days <= 4 else 0.3
        return -HUNGER * float((short + 1) // 2) * sure

    def _riders(self, state: State, left: int) -> float:
        """Workers on the wheels: the best action they can still ride to, less the days it takes."""
        total = 0.0
        skulls = state.have[self.seat * ROW + SKULL]
        needy: bool = state.have[self.seat * ROW + CORN] < meal_bill(state, self.seat) + 3
        wheel: i64 = 0
        while wheel < WHEELS:
            start = WHEEL_AT[wheel]
            space: i64 = 0
            while space <= LAST[wheel]:
                if state.wheel[start + space] == self.seat:
                    total += self._ride(state, wheel, space, left, skulls > 0)
                    if wheel == CHICHEN_ITZA:
                        skulls -= 1
                    elif wheel == PALENQUE and needy:
                        total += NEEDED_CORN
                space += 1
            wheel += 1
        return total

    def _ride(self, state: State, wheel: i64, space: i64, left: int, skull: bool) -> float:
        best = 0.2
        days: i64 = 1
        while days <= left and space + days <= LAST[wheel]:
            at = space + days
            if wheel != CHICHEN_ITZA:
                worth = float(RIDE[8 * wheel + at]) / 10.0
            elif skull and at <= 9 and not state.offered >> at & 1:
                worth = float(SLOT_POINTS[at]) - 2.5
            else:
                worth = 0.3
            best = max(best, worth - WAITING * float(days))
            days += 1
        return best

    def _promises(self, state: State) -> float:
        """What the unfinished choices on the stack will still bring, so that plans are not judged in mid-air."""
        total = 0.0
        at: i64 = 1
        while at < state.depth:
            packed = state.stack[at]
            kind = kind_of(packed)
            number = float(first_of(packed))
            if kind == GAIN:
                total += 1.6 * number
            elif kind == UP:
                total += 1.8 * number
            elif kind == PAY:
                total -= 1.4 * number
            elif kind == ADVANCE:
                total += 3.0
            elif kind == TRACK:
                total += 1.2 * number
            elif kind == BUILD:
                total += 2.0
            elif kind == ACT or kind == ANY or kind == ANY_SLOT or kind == HARVEST:
                total += 2.5
            elif kind == RUN:
                total += 0.8
            elif kind == MARKET:
                total += 0.1
            at += 1
        return total


def _blend(good: i64, early: float) -> float:
    return EARLY[good] * early + LATE[good] * (1.0 - early)


@final
class _Plan:
    """A way to begin the turn: where it leads, what that is worth, and its first action."""

    def __init__(self, state: State, first: i64, worth: float) -> None:
        self.state = state
        self.first: i64 = first
        self.worth = worth


def best_turn(state: State, seat: i64, width: i64) -> int:
    """The first action of the best way found to finish the turn."""
    judge = Evaluator(seat)
    number = state.number
    best: i64 = NONE
    best_worth = -1e9
    if _may_end(state):
        best = DONE
        best_worth = judge.worth(state)
    beam = [_Plan(state, NONE, 0.0)]
    while beam:
        grown: list[_Plan] = []
        for plan in beam:
            for action in actions.legal(plan.state, seat):
                if action == DONE and top(plan.state) == TURN_FRAME:
                    continue
                after = plan.state.copy()
                actions.apply(after, seat, action)
                first: i64 = action if plan.first == NONE else plan.first
                worth = judge.worth(after)
                if after.number != number or not after.depth:
                    continue
                grown.append(_Plan(after, first, worth))
                if _may_end(after) and worth > best_worth:
                    best_worth = worth
                    best = first
        grown.sort(key=lambda plan: plan.worth, reverse=True)
        beam = _keep(grown, width)
    if best == NONE:
        return actions.legal(state, seat)[0]
    return int(best)


def _may_end(state: State) -> bool:
    return top(state) == TURN_FRAME and state.mode != UNDECIDED


def _keep(grown: list[_Plan], width: i64) -> list[_Plan]:
    """The best plans; of those that look alike only one."""
    kept: list[_Plan] = []
    last = -1e9
    for plan in grown:
        if plan.worth == last:
            continue
        last = plan.worth
        kept.append(plan)
        if len(kept) == width:
            break
    return kept


def tile_worth(tile: i64) -> float:
    """What a wealth tile is worth at the start."""
    total = 0.0
    index = WEALTH_EFFECTS[tile]
    while EFFECT_OP[index] != box.END:
        op = EFFECT_OP[index]
        if op == box.GAIN:
            total += EARLY[EFFECT_A[index]] * float(EFFECT_B[index])
        elif op == box.ADVANCE:
            total += LEVEL[EFFECT_A[index]]
        elif op == box.UP:
            total += 2.2
        elif op == box.WORKER:
            total += HIRED
        elif op == box.FARM:
            total += FARMED * 2.0
        index += 1
    return total


def decide(state: State, seat: i64, width: i64) -> int:
    """The action to take now."""
    if state.phase == KEEP:
        best: i64 = NONE
        best_worth = -1e9
        for action in actions.legal(state, seat):
            if tile_worth(action - KEEPS) > best_worth:
                best = action
                best_worth = tile_worth(action - KEEPS)
        return int(best)
    if state.phase == DAY:
        return _best_day(state, seat)
    return best_turn(state, seat, width)


def _best_day(state: State, seat: i64) -> int:
    """One day or two: what suits the own workers better."""
    judge = Evaluator(seat)
    one, two = state.copy(), state.copy()
    actions.apply(one, seat, ONE_DAY)
    actions.apply(two, seat, TWO_DAYS)
    return TWO_DAYS if judge.worth(two) > judge.worth(one) + 0.3 else ONE_DAY
