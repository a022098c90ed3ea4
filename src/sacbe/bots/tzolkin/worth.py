"""The evaluation of Tzolk'in: the final score that a seat may expect in a position.

It is a sum of named terms with weights (see `weights`). The worth of a worker on a wheel follows from the actions it
can ride to; their worth follows from the goods, levels and steps that they bring.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.bots.tzolkin import weights as w
from sacbe.bots.tzolkin.monuments import monument_points_now
from sacbe.bots.tzolkin.prices import LAST_DAY, Prices
from sacbe.engine.sets import count
from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin.building import corn_cost
from sacbe.games.tzolkin.gains import level_cost
from sacbe.games.tzolkin.position import (
    BUILT,
    IN_HAND,
    LIGHT,
    ROW,
    TECH,
    WORKERS,
    State,
    quarters,
)
from sacbe.games.tzolkin.steps import kinds

NEVER: Final = -1e9
_SLOT_POINTS: Final[vec[float]] = vec[float]([0.0, 4.0, 5.0, 6.0, 7.0, 8.0, 8.0, 10.0, 11.0, 13.0])
_CHOSEN_AT_UXMAL: Final[vec[i64]] = vec[i64]([4, 5, 15, 16, 25, 26, 27])
"""The actions of other wheels that Uxmal 5 is used for (TZ 5.13)."""
_SLOT_GOD: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 2, 2, 2, 1, 1, 1])
_SLOT_GOODS: Final[vec[float]] = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0])


@final
class Evaluator(Prices):
    """Evaluates positions for one seat."""

    def __init__(self, seat: i64, weights: vec[float]) -> None:
        super().__init__(seat, weights)
        self.action: vec[float] = vec[float]([0.0] * 55)  # what an action of a wheel is worth, at 11 wheel + action

    def worth(self, state: State) -> float:
        """The final score that the seat may expect."""
        seat = self.seat
        base: i64 = seat * ROW
        have = state.have
        weights = self.weights
        self.left = max(LAST_DAY - state.day, 0)
        self.early = float(self.left) / float(LAST_DAY)
        total = float(quarters(state, seat)) / 4.0
        total += self._goods(state)
        total += self._temples(state)
        total += self._levels(state)
        total += self._workers(state)
        total += self._monuments(state)
        total += weights[w.BUILT_GROWTH] * float(count(have[base + BUILT])) * min(self.early * 2.0, 1.0)
        if have[base + LIGHT] and self.left > 1:
            total += weights[w.LIGHT_SIDE]
        if self.left:
            if have[base + IN_HAND]:
                total += weights[w.HAND] * float(have[base + IN_HAND]) * min(float(self.left) / 5.0, 1.0)
            total += self._riders(state)
        if state.depth > 1:
            total += self._promises(state)
        return total

    def _riders(self, state: State) -> float:
        """Workers on the wheels: the best action that each can still ride to, less the days this takes."""
        total = 0.0
        weights = self.weights
        skulls = state.have[self.seat * ROW + box.SKULL]
        coming: bool = False
        wheel: i64 = 0
        while wheel < box.WHEELS:
            start = box.WHEEL_AT[wheel]
            share = weights[w.RIDE]
            ready: bool = False
            space = box.LAST[wheel]
            while space >= 0:
                if state.wheel[start + space] == self.seat:
                    if not ready:
                        self._value_actions(state, wheel)
                        ready = True
                    worth = self._ride(wheel, space)
                    if wheel == box.CHICHEN_ITZA:
                        if skulls <= 0:
                            worth *= weights[w.SKULL_COMING] if coming else weights[w.NO_SKULL]
                            coming = False
                        skulls -= 1
                    elif wheel == box.YAXCHILAN and space < 4:
                        coming = True
                    total += worth * share + weights[w.SPACE_BEGUN]
                    if wheel != box.YAXCHILAN:
                        share *= weights[w.SECOND_RIDER]
                space -= 1
            wheel += 1
        return total

    def _ride(self, wheel: i64, space: i64) -> float:
        best = 0.0
        last = box.LAST[wheel]
        numbered = box.NUMBERED[wheel]
        fade = self.weights[w.FAR]
        kept = 1.0
        days: i64 = 1
        while days <= self.left and space + days <= last:
            at = space + days
            kept *= fade
            worth = self.action[11 * wheel + min(at, numbered + 1)] * kept
            best = max(best, worth - self.weights[w.WAIT] * float(days))
            days += 1
        return best

    def _value_actions(self, state: State, wheel: i64) -> None:
        """The worth of each space of a wheel: its action, or a lower one for one corn a step (TZ 4.4, 4.5)."""
        if wheel == box.PALENQUE:
            self._value_palenque(state)
        elif wheel == box.YAXCHILAN:
            self._value_yaxchilan(state)
        elif wheel == box.TIKAL:
            self._value_tikal(state)
        elif wheel == box.UXMAL:
            self._value_uxmal(state)
        else:
            self._value_chichen_itza(state)
        start: i64 = 11 * wheel
        top = box.NUMBERED[wheel]
        best = 0.0
        at: i64 = 1
        while at <= top:
            best = max(best, self.action[start + at])
            self.action[start + at] = max(self.action[start + at], self.action[start + at - 1] - self.good[box.CORN])
            at += 1
        self.action[start + top + 1] = best

    def _value_palenque(self, state: State) -> None:
        have = state.have
        base: i64 = self.seat * ROW + TECH
        level = have[base + box.AGRICULTURE]
        extra: i64 = 3 if level >= 3 else 1 if level >= 1 else 0
        wood: i64 = 1 if have[base + box.EXTRACTION] else 0
        self.action[0] = 0.0
        self.action[1] = float(4 if level >= 2 else 3) * self.good[box.CORN]
        at: i64 = 2
        while at <= 5:
            corn = float(box.HARVEST_CORN[at] + extra) * self.good[box.CORN]
            best = 0.0
            if state.corn_tiles[at] > state.wood_tiles[at] or level >= 2:
                best = corn
            elif state.wood_tiles[at]:
                best = corn - 2.5
            if state.wood_tiles[at]:
                best = max(best, float(box.HARVEST_WOOD[at] + wood) * self.good[box.WOOD])
            self.action[at] = best
            at += 1

    def _value_yaxchilan(self, state: State) -> None:
        base: i64 = self.seat * ROW + TECH
        level = state.have[base + box.EXTRACTION]
        stone = self.good[box.STONE] * (2.0 if level >= 2 else 1.0)
        gold = self.good[box.GOLD] * (2.0 if level >= 3 else 1.0)
        self.action[11] = 0.0
        self.action[12] = self.good[box.WOOD] * (2.0 if level >= 1 else 1.0)
        self.action[13] = stone + self.good[box.CORN]
        self.action[14] = gold + 2.0 * self.good[box.CORN]
        skulls = min(2 if state.have[base + box.THEOLOGY] >= 3 else 1, state.bank)
        self.action[15] = self.good[box.SKULL] * float(skulls)
        self.action[16] = gold + stone + 2.0 * self.good[box.CORN]

    def _value_tikal(self, state: State) -> None:
        weights = self.weights
        base: i64 = self.seat * ROW
        owned = state.have[base + box.WOOD] + state.have[base + box.STONE] + state.have[base + box.GOLD]
        first, second = 0.0, 0.0
        track: i64 = 0
        while track < box.TRACKS:
            cost = level_cost(state.have[base + TECH + track])
            worth = self.level[track] - float(cost) * self.any_good
            if cost > owned:
                worth *= weights[w.NO_LEVEL]
            if worth > first:
                first, second = worth, first
            elif worth > second:
                second = worth
            track += 1
        self.action[22] = 0.0
        self.action[23] = first
        self.action[25] = first + second * weights[w.TWICE]
        first, second = self._two_buildings(state)
        self.action[24] = first
        monument = self._best_monument(state)
        self.action[26] = max(first + second * weights[w.TWICE], monument)
        steps = self.step[0] + self.step[1] + self.step[2] - self._least_step()
        self.action[27] = steps - self.any_good if owned else (steps - self.any_good) * weights[w.NO_LEVEL]

    def _two_buildings(self, state: State) -> tuple[float, float]:
        """What the two best buildings on display bring beyond their cost; less if the cost is not in hand."""
        weights = self.weights
        base: i64 = self.seat * ROW
        first, second = 0.0, 0.0
        level = state.have[base + TECH + box.ARCHITECTURE]
        shown = state.display
        building: i64 = 0
        while shown:
            if shown & 1:
                worth = self.building(building)
                if level:
                    worth += self.good[box.CORN] + (2.0 if level >= 2 else 0.0)
                short: i64 = 0
                at: i64 = 3 * building
                good: i64 = box.WOOD
                while good <= box.GOLD:
                    cost = box.BUILDING_COST[at + good - 1]
                    worth -= float(cost) * self.good[good]
                    short += max(cost - state.have[base + good], 0)
                    good += 1
                if level >= 3:
                    worth += self.any_good
                    short -= 1
                if short == 1:
                    worth *= weights[w.MISSING_1]
                elif short == 2:
                    worth *= weights[w.MISSING_2]
                elif short > 2:
                    worth *= weights[w.MISSING_MORE]
                if worth > first:
                    first, second = worth, first
                elif worth > second:
                    second = worth
            shown >>= 1
            building += 1
        return first, second

    def _best_monument(self, state: State) -> float:
        best = 0.0
        monument: i64 = 0
        while monument < box.MONUMENTS:
            if state.monuments >> monument & 1:
                progress, price = self._progress(state, monument)
                if progress > 0.99:
                    best = max(best, float(monument_points_now(state, self.seat, monument)) - price)
            monument += 1
        return best

    def _value_uxmal(self, state: State) -> None:
        base: i64 = self.seat * ROW
        weights = self.weights
        corn = state.have[base + box.CORN]
        self.action[33] = 0.0
        self.action[34] = self.best_step - 3.0 * self.good[box.CORN]
        self.action[35] = weights[w.MARKET]
        workers = state.have[base + WORKERS]
        hired = 0.0
        if workers < 6:
            hired = weights[w.WORKER_4 + workers - 3] * self.early - 2.0 * self.good[box.CORN]
        self.action[36] = hired
        best = 0.0
        shown = state.display
        building: i64 = 0
        while shown:
            if shown & 1:
                cost = corn_cost(building)
                worth = self.building(building) - float(cost) * self.good[box.CORN]
                if cost > corn:
                    worth *= weights[w.MISSING_1] if cost <= corn + 3 else weights[w.MISSING_MORE]
                best = max(best, worth)
            shown >>= 1
            building += 1
        self.action[37] = best
        self._value_palenque(state)
        self._value_yaxchilan(state)
        self._value_tikal(state)
        best = max(self.action[36], best)
        for number in _CHOSEN_AT_UXMAL:
            best = max(best, self.action[number])
        self.action[38] = best - self.good[box.CORN]

    def _value_chichen_itza(self, state: State) -> None:
        self.action[44] = 0.0
        ahead: i64 = 1 if state.have[self.seat * ROW + TECH + box.THEOLOGY] else 0
        at: i64 = 1
        while at <= 9:
            worth = 0.0
            slot: i64 = at
            while slot <= at + ahead and slot <= 9:
                if not state.offered >> slot & 1:
                    found = _SLOT_POINTS[slot] + self.step[_SLOT_GOD[slot]] + _SLOT_GOODS[slot] * self.any_good
                    worth = max(worth, found - self.good[box.SKULL])
                slot += 1
            self.action[44 + at] = worth
            at += 1

    def _promises(self, state: State) -> float:
        """What the open choices on the stack will still bring, so that unfinished plans are judged fairly."""
        total = 0.0
        at: i64 = 1
        while at < state.depth:
            packed = state.stack[at]
            kind = kinds.kind_of(packed)
            number = float(kinds.first_of(packed))
            if kind == kinds.GAIN:
                total += self.good[box.GOLD] * number
            elif kind == kinds.UP:
                total += self.best_step * number
            elif kind == kinds.PAY:
                total -= self.any_good * number
            elif kind == kinds.ADVANCE:
                total += self.level[kinds.first_of(packed)]
            elif kind == kinds.TRACK:
                total += 1.2 * number
            elif kind == kinds.BUILD:
                total += 2.0
            elif kind == kinds.ACT or kind == kinds.ANY_ACTION or kind == kinds.ANY_SLOT or kind == kinds.HARVEST:
                total += 2.5
            elif kind == kinds.RUN:
                total += self.effects(kinds.next_effect(packed))
            at += 1
        return total
