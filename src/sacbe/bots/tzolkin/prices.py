"""What single things of Tzolk'in are worth to a seat: goods, steps, levels, workers, monuments."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.bots.tzolkin import weights as w
from sacbe.bots.tzolkin.monuments import monument_points_now
from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin.calendar import meal_bill
from sacbe.games.tzolkin.position import (
    FED,
    RAISED,
    ROW,
    TECH,
    TEMPLE,
    THRIFTY,
    WORKERS,
    State,
)

LAST_DAY: Final = 26
FOOD_DAYS_IN_ALL: Final = 4
_MARKET_POINTS: Final[vec[float]] = vec[float]([0.25, 0.5, 0.75, 1.0, 3.0])
"""What goods score at the end (TZ 10.1)."""


class Prices:
    """What things are worth to one seat on a given day. The fields have the values of the last evaluation."""

    def __init__(self, seat: i64, weights: vec[float]) -> None:
        self.seat: i64 = seat
        self.weights: vec[float] = weights
        self.good: vec[float] = vec[float]([0.0] * 5)  # what one more of a good is worth
        self.step: vec[float] = vec[float]([0.0] * box.TEMPLES)  # what one more step is worth
        self.level: vec[float] = vec[float]([0.0] * box.TRACKS)  # what the next level is worth, before its cost
        self.left: i64 = 0  # days left
        self.early: float = 0.0
        self.any_good: float = 0.0
        self.best_step: float = 0.0

    def _goods(self, state: State) -> float:
        """Goods in hand, and the corn for the next meal. Hunger costs three points a worker (TZ 9.1)."""
        base: i64 = self.seat * ROW
        have = state.have
        weights = self.weights
        near = min(float(self.left) / 4.0, 1.0)
        total = 0.0
        good: i64 = box.CORN
        while good <= box.SKULL:
            at: i64 = w.WOOD_LATE - 1 + good if good else w.CORN_LATE
            late = _MARKET_POINTS[good]
            late += (weights[at] - late) * near
            early: i64 = w.WOOD_EARLY - 1 + good if good else w.CORN_EARLY
            self.good[good] = weights[early] * self.early + late * (1.0 - self.early)
            good += 1
        self.any_good = (self.good[box.WOOD] + self.good[box.STONE]) * 0.5
        good = box.WOOD
        while good <= box.GOLD:
            number = have[base + good]
            if number <= 4:
                total += float(number) * self.good[good]
            else:
                total += (4.0 + float(number - 4) * weights[w.PLENTY]) * self.good[good]
            good += 1
        total += float(have[base + box.SKULL]) * self.good[box.SKULL]
        corn = have[base + box.CORN]
        if state.taken_first:
            corn += state.sun_corn
        worth = self.good[box.CORN]
        if self.left:
            total += weights[w.LIQUID] * float(min(corn, 4))
        if state.fed_days < FOOD_DAYS_IN_ALL:
            corn -= meal_bill(state, self.seat)
        if corn >= 0:
            if corn <= 12 or not self.left:
                return total + float(corn) * worth
            return total + (12.0 + float(corn - 12) * weights[w.CORN_PLENTY]) * worth
        days = box.FOOD_DAYS[state.fed_days] - state.day
        short = float(-corn)
        if days > 0:
            short = max(short - weights[w.RIPE] * self._ripe(state, days), 0.0)
        sure = max(1.0 - weights[w.HUNGER_FADE] * float(max(days, 0)), 0.0)
        if not days:
            short = float((1 - corn) // 2 * 2)
        return total + float(corn) * worth - short * (1.5 - worth) * sure

    def _ripe(self, state: State, days: i64) -> float:
        """The corn that the seat's workers at Palenque can harvest before the food day."""
        total: i64 = 0
        space: i64 = 0
        level = state.have[self.seat * ROW + TECH + box.AGRICULTURE]
        while space <= 7:
            if state.wheel[space] == self.seat:
                at = min(space + days, 5)
                total += 3 if at == 1 else box.HARVEST_CORN[at] + (3 if level >= 3 else level and 1)
            space += 1
        return float(total)

    def _temples(self, state: State) -> float:
        """The points and goods that the temples will still give, and what one more step would add."""
        if state.fed_days >= FOOD_DAYS_IN_ALL:
            return 0.0
        total = 0.0
        self.best_step = 0.0
        god: i64 = 0
        while god < box.TEMPLES:
            at = state.have[self.seat * ROW + TEMPLE + god]
            best: i64 = 0
            tied: i64 = 0
            other: i64 = 0
            while other < state.seats:
                if other != self.seat:
                    step = state.have[other * ROW + TEMPLE + god]
                    if step > best:
                        best = step
                        tied = 0
                    if step == best:
                        tied += 1
                other += 1
            now = self._temple(state, god, at, best)
            total += now
            if at < box.TOP[god] - 1 or (at < box.TOP[god] and best < box.TOP[god]):
                more = self._temple(state, god, at + 1, best) - now
                self.step[god] = more
                self.best_step = max(self.best_step, more)
            else:
                self.step[god] = 0.0
            god += 1
        return total

    def _temple(self, state: State, god: i64, at: i64, best: i64) -> float:
        weights = self.weights
        fed = state.fed_days
        points = float(box.STEP_POINTS[god * box.STEPS + at])
        age: i64 = 0 if fed < 2 else 1
        day = box.FOOD_DAYS[1] if age == 0 else box.FOOD_DAYS[3]
        bonus = float(box.LEADER_BONUS[2 * god + age])
        if at < best:
            bonus = 0.0
        elif at == best:
            bonus *= 0.5
        days = float(max(day - state.day, 0))
        sure = weights[w.LEAD_SURE] + (1.0 - weights[w.LEAD_SURE]) * (1.0 - days / 13.0)
        total = points + bonus * sure
        if age == 0:
            total += points * weights[w.AGE_2_STEP]
        if fed < 3:
            times = 2.0 if fed == 0 else 1.0
            goods = 0.0
            step: i64 = at
            while step > 1:
                good = box.STEP_GOODS[god * box.STEPS + step]
                if good >= 0:
                    goods += self.good[good]
                step -= 1
            total += goods * times * weights[w.TEMPLE_GOODS]
            total += weights[w.CLIMB] * float(at) * float(FOOD_DAYS_IN_ALL - fed) * 0.25
        return total

    def _levels(self, state: State) -> float:
        """Technologies, which are worth less the fewer days are left to use them."""
        base: i64 = self.seat * ROW + TECH
        use = max(float(self.left - 1), 0.0) / 25.0
        total = 0.0
        track: i64 = 0
        while track < box.TRACKS:
            level = state.have[base + track]
            below: i64 = 0
            while below < level:
                total += self.weights[w.AGRICULTURE_1 + 3 * track + below] * use
                below += 1
            if level < 3:
                self.level[track] = self.weights[w.AGRICULTURE_1 + 3 * track + level] * use
            elif track == box.AGRICULTURE:
                self.level[track] = self.best_step
            elif track == box.EXTRACTION:
                self.level[track] = 2.0 * self.good[box.GOLD]
            elif track == box.ARCHITECTURE:
                self.level[track] = 3.0
            else:
                self.level[track] = self.good[box.SKULL] if state.bank else 0.0
            track += 1
        return total

    def _hired(self, workers: i64) -> float:
        """What this many workers are worth beyond the first three, without their meals."""
        total = 0.0
        number: i64 = 4
        while number <= workers:
            total += self.weights[w.WORKER_4 + number - 4] * self.early
            number += 1
        return total

    def _workers(self, state: State) -> float:
        base: i64 = self.seat * ROW
        workers = state.have[base + WORKERS]
        total = self._hired(workers)
        later = FOOD_DAYS_IN_ALL - 1 - state.fed_days
        if later > 0:
            fed = float(min(state.have[base + FED], workers))
            thrift = float(min(state.have[base + THRIFTY], 2))
            total += self.weights[w.LATER_MEAL] * float(later) * (fed + 0.5 * thrift * (float(workers) - fed))
        return total

    def _monuments(self, state: State) -> float:
        """What built monuments score, and the hope for the best one that the goods in hand help to pay for."""
        base: i64 = self.seat * ROW
        raised = state.have[base + RAISED]
        total = 0.0
        monument: i64 = 0
        if raised:
            while monument < box.MONUMENTS:
                if raised >> monument & 1:
                    total += float(monument_points_now(state, self.seat, monument))
                monument += 1
            total *= 1.0 + self.weights[w.MONUMENT_GROWTH] * self.early
        owned = state.have[base + box.WOOD] + state.have[base + box.STONE] + state.have[base + box.GOLD]
        if self.left < 2 or owned < 2:
            return total
        best = 0.0
        monument = 0
        while monument < box.MONUMENTS:
            if state.monuments >> monument & 1:
                progress, price = self._progress(state, monument)
                if progress > 0.3:
                    gain = float(monument_points_now(state, self.seat, monument)) - price
                    if gain > 0.0:
                        best = max(best, gain * progress * progress)
            monument += 1
        return total + best * self.weights[w.MONUMENT_HOPE]

    def _progress(self, state: State, monument: i64) -> tuple[float, float]:
        """The share of a monument's cost that is in hand, and what the cost is worth."""
        base: i64 = self.seat * ROW
        at: i64 = 4 * monument
        held = 0.0
        price = 0.0
        good: i64 = box.WOOD
        while good <= box.SKULL:
            cost = box.MONUMENT_COST[at + good - 1]
            price += float(cost) * self.good[good]
            held += float(min(cost, state.have[base + good])) * self.good[good]
            good += 1
        return (held / price if price > 0.0 else 0.0), price

    def building(self, building: i64) -> float:
        """What a building's effects are worth."""
        return self.effects(box.BUILDING_EFFECTS[building])

    def effects(self, index: i64) -> float:
        """What a row of effects is worth, by the last evaluation."""
        total = 0.0
        while box.EFFECT_OP[index] != box.END:
            op = box.EFFECT_OP[index]
            a = box.EFFECT_A[index]
            b = box.EFFECT_B[index]
            if op == box.GAIN:
                total += self.good[a] * float(b)
            elif op == box.POINTS:
                total += float(a)
            elif op == box.UP:
                total += self.step[a] * float(b)
            elif op == box.UP_ANY:
                total += self.best_step * float(a)
            elif op == box.ADVANCE:
                total += self.level[a]
            elif op == box.ADVANCE_ANY:
                total += self._best_level() * float(a)
            elif op == box.WORKER:
                total += self.weights[w.WORKER_5] * self.early
            elif op == box.FARM:
                total += float(a) * self._meals()
            elif op == box.THRIFT:
                total += 2.0 * self._meals()
            elif op == box.TRADE:
                total += self.weights[w.MARKET]
            elif op == box.BUILD:
                total += self.weights[w.EXTRA_BUILD]
            elif op == box.ANY_ACTION:
                total += self.weights[w.EXTRA_ACTION]
            index += 1
        return total

    def _meals(self) -> float:
        """What feeding a worker for free is worth from now on."""
        meals = 4.0 if self.left > 19 else 3.0 if self.left > 13 else 2.0 if self.left > 6 else 1.0
        return 2.0 * self.good[box.CORN] + (meals - 1.0) * self.weights[w.LATER_MEAL]

    def _least_step(self) -> float:
        least = min(self.step[0], self.step[1])
        return min(least, self.step[2])

    def _best_level(self) -> float:
        best = max(self.level[0], self.level[1])
        best = max(best, self.level[2])
        return max(best, self.level[3])
