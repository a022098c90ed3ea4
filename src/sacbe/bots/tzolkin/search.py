"""Looking several own turns ahead in Tzolk'in: workers are placed now and pay off days later.

A beam of lines of play: each line is a sequence of own whole turns. In the first rounds the other seats answer with the
turns that the same evaluation would take. Further ahead they do what is expected of them, as far as it is still
possible: that costs little and leaves the table as full as it will be. All lines of a level have taken equally many own
turns, so they are compared on the same day: by the evaluation and, where there is one, by a network that has learned
what the evaluation misses. The beam grows wider and wider, and what was worked out for a narrow one is kept.

What the others will do decides which turn is best more than the width of the beam does. At first they are expected to
play by the evaluation, then small searches foresee the turns of everybody. As nobody can know that, the rest of the
time goes into other worlds: the buildings come in another order, the others value things a little differently, and
their turns are foreseen anew. In each world the turns that have been the best in some view are compared, every one with
lines of its own in the beam, and what counts is what they are worth on average.

Chance is not foreseen inside a world: emptied slots stay empty, and the buildings of the second age come in an order
drawn at random.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.bots.thinking import Verdict
from sacbe.bots.tzolkin.learned import Learned
from sacbe.bots.tzolkin.plans import Plan, best_day, whole_turns
from sacbe.bots.tzolkin.prospects import chances, foreseen
from sacbe.bots.tzolkin.worth import NEVER, Evaluator
from sacbe.engine.chance import Rng
from sacbe.games.tzolkin import actions
from sacbe.games.tzolkin.calendar import after_refill
from sacbe.games.tzolkin.components import AGE2, BUILDINGS
from sacbe.games.tzolkin.numbering import BUILDING_DRAWN, DONE
from sacbe.games.tzolkin.position import NEW_AGE, NONE, OVER, REFILL, TURN, State, quarters

FIRST_BEAM: Final = 2
WIDEST_BEAM: Final = 1024
STAND_STILL: Final = 0
BY_EVALUATION: Final = 1
FORESEEN: Final = 2
"""What the others are expected to do: nothing, what the evaluation would, what searches foresee."""
FORESEEN_AFTER: Final = 16
"""The beam after which searches foresee the others; it is done again with that."""
COURSE_LINES: Final = 30
"""The lines of each of these searches."""
WORLD_BEAM: Final = 32
"""The beam in each world."""
WORLDS: Final = 64
"""The worlds after which nothing more is looked for."""
CONTENDERS: Final = 16
"""The turns that are compared in the first worlds."""
HALVED_AFTER: Final = (4, 12)
"""The worlds after which only the better half of them stays."""
RESERVED: Final = 3
"""The lines that each of them has in the beam, however far behind."""
SHAKEN: Final = 0.2
"""By how much, about, each weight of the others differs from world to world."""
FIRST_PLANNED: Final = 3
"""In their turns the others answer one of so many best turns, another one in each world."""


@final
class Settings:
    """How far and how widely a search looks."""

    def __init__(
        self,
        turns: i64,
        ways: i64,
        width: i64,
        others_width: i64,
        others_rounds: i64,
        deeper: i64 = 0,
        others: i64 = STAND_STILL,
    ) -> None:
        self.turns: i64 = turns  # own turns ahead, with the first beam
        self.deeper: i64 = deeper  # so many turns more with each wider beam
        self.ways: i64 = ways  # ways to play each of them
        self.width: i64 = width  # the beam within one of them
        self.others_width: i64 = others_width  # the same for the other seats
        self.others_rounds: i64 = others_rounds  # rounds in which the other seats answer what was done
        self.others: i64 = others  # what is expected of them further ahead
        self.root_width: i64 = 24
        self.root_ways: i64 = 16


@final
class Table:
    """The others at the table, and what chance brings, as one search foresees them for its seat."""

    def __init__(
        self,
        seats: i64,
        seat: i64,
        weights: vec[float],
        order: vec[i64],
        others_width: i64,
        learned: Learned | None = None,
    ) -> None:
        self.seat: i64 = seat
        self.judges: list[Evaluator] = [Evaluator(other, weights) for other in range(seats)]
        self.judge: Evaluator = self.judges[int(seat)]
        self.order: vec[i64] = order  # of the buildings of the second age
        self.others_width: i64 = others_width
        self.learned: Learned | None = learned  # what the evaluation misses
        self.expected: dict[int, list[int]] = {}  # the turns of the others, by day and seat
        self.course: State | None = None  # how far the game has been played to know them
        self.foreseen: bool = False  # by searches?

    def worth(self, state: State, found: float) -> float:
        """What the seat has in the end, as far as can be told after its turn, of which the evaluation says `found`."""
        learned = self.learned
        return found if learned is None else found + learned.missed(state, self.seat, found)

    def prospects(self, after: State, own: float, gain: float) -> list[float]:
        """What every seat has in the end after a turn that is worth so much to the own seat.

        The evaluation does not know how much is still to come; the others are taken to gain as much as the own seat
        does in the turns that were looked at. The network does know.
        """
        found: list[float] = []
        for judge in self.judges:
            worth = judge.worth(after)
            learned = self.learned
            found.append(worth + (gain if learned is None else learned.missed(after, judge.seat, worth)))
        found[int(self.seat)] = own
        return found

    def plans(self, state: State, width: i64, ways: i64) -> list[Plan]:
        """The best ways for the seat to play its turn, the best first; the network chooses among twice as many."""
        if self.learned is None:
            return whole_turns(state, self.judge, width, ways)
        kept: list[Plan] = []
        for plan in whole_turns(state, self.judge, width, 2 * ways):
            plan.worth = self.worth(plan.state, plan.worth)
            at: i64 = len(kept)
            while at > 0 and kept[at - 1].worth < plan.worth:
                at -= 1
            kept.insert(at, plan)
            if len(kept) > ways:
                kept.pop()
        return kept

    def twin(self) -> "Table":
        """The same others and the same chance for another search."""
        return self._of(self.seat)

    def another_world(self, random: Rng) -> "Table":
        """Others who value things a little differently, and other chance."""
        weights = self.judge.weights
        table = Table(len(self.judges), self.seat, weights, shuffled(random), self.others_width, self.learned)
        for other in range(len(self.judges)):
            if other != self.seat:
                table.judges[other] = Evaluator(other, shaken(weights, random))
        return table

    def expect(self, state: State) -> None:
        """From now on the others do what they would if all played by the evaluation from this turn of the seat on."""
        self.course = state.copy()
        self.expected.clear()

    def foresee(self, state: State, turn: list[int]) -> None:
        """From now on they do what they would if all played by searches, after this turn of the seat."""
        self.expect(state)
        course = state.copy()
        self.course = course
        self.foreseen = True
        self._take(course, turn)

    def _of(self, seat: i64) -> "Table":
        """The table as another seat looks at it."""
        return Table(
            len(self.judges), seat, self.judges[int(seat)].weights, self.order, self.others_width, self.learned
        )

    def _take(self, course: State, turn: list[int]) -> None:
        """A turn of the expected course."""
        seat = course.seat
        self.expected[int(course.day * 4 + seat)] = turn
        for action in turn:
            actions.apply(course, seat, action)
        self._settle(course)

    def _play_course(self, course: State) -> None:
        """The next turn of the expected course."""
        if not self.foreseen:
            day, seat = course.day, course.seat
            self.expected[int(day * 4 + seat)] = self._other(course)
            self._settle(course)
            return
        search = TurnSearch(course.copy(), self._of(course.seat), Settings(4, 5, 8, self.others_width, 0))
        search.grow(COURSE_LINES)
        self._take(course, search.turn())

    def look_on(self, day: i64) -> bool:
        """Foresee one turn more if those of the next round are not all known; was there any left?

        One turn at a time, so that nobody who looks at the clock has to wait for a whole round. It may last two days.
        """
        course = self.course
        if course is None or not self.foreseen or course.phase != TURN or course.day > day + 2:
            return False
        self._play_course(course)
        return True

    def _as_expected(self, state: State, course: State) -> None:
        """Another seat takes the turn that is expected of it; where that cannot be, one that the evaluation likes."""
        other = state.seat
        wanted = int(state.day * 4 + other)
        while wanted not in self.expected and course.phase == TURN and course.day <= state.day:
            self._play_course(course)
        path = self.expected.get(wanted)
        if path is not None and _apply_all(state, other, path):
            return
        self._other(state)

    def _settle(self, state: State) -> None:
        """On to the next turn, whoever has it."""
        while state.phase != OVER and state.phase != TURN:
            if state.phase == REFILL:
                after_refill(state)
            elif state.phase == NEW_AGE:
                self._show(state)
            else:
                actions.apply(state, state.seat, best_day(state, self.judges[int(state.seat)]))

    def go_on(self, state: State, others_play: bool) -> None:
        """From the end of a turn to the next one of the seat, or to the end of the game."""
        course = self.course
        self._settle(state)
        while state.phase != OVER and state.seat != self.seat:
            if others_play:
                self._other(state)
            elif course is not None:
                self._as_expected(state, course)
            else:
                state.seat = self.seat
                return
            self._settle(state)

    def _show(self, state: State) -> None:
        at: i64 = 0
        while not state.age2 >> self.order[at] & 1:
            at += 1
        actions.apply(state, NONE, BUILDING_DRAWN + self.order[at])

    def _other(self, state: State) -> list[int]:
        """Another seat takes its turn, as the evaluation would; what it did."""
        other = state.seat
        plans = whole_turns(state, self.judges[int(other)], self.others_width, 1)
        path = [*plans[0].path(), DONE] if plans else [actions.legal(state, other)[0]]
        for action in path:
            actions.apply(state, other, action)
        return path


@final
class Line:
    """Own turns one after the other; `after` waits for the DONE of the last one."""

    def __init__(self, after: State, worth: float, root: i64) -> None:
        self.after = after
        self.worth = worth
        self.root: i64 = root  # which way of playing the present turn it began with
        self.longer: list[Line] | None = None


@final
class TurnSearch:
    """The search for the turn that is due; `sacbe.bots.thinking` grows it."""

    def __init__(self, state: State, table: Table, settings: Settings, random: Rng | None = None) -> None:
        self.state = state
        self.seat: i64 = table.seat
        self.random = random  # for other worlds; without it there is only this one
        self.table = table
        self.settings = settings
        if settings.others != STAND_STILL:
            table.expect(state)
        plans = table.plans(state, settings.root_width, settings.root_ways)
        self.paths: list[list[int]] = [[*plan.path(), DONE] for plan in plans]
        if not plans:
            self.paths.append([actions.legal(state, table.seat)[0]])
        self.roots: list[Line] = [Line(plan.state, plan.worth, at) for at, plan in enumerate(plans)]
        self.visits: list[int] = [0] * len(plans)
        self.values: list[float] = [plan.worth for plan in plans]
        self.chosen: i64 = 0
        self.known: i64 = 0  # the ways that the longest lines begin with
        self.looked: i64 = 0  # how many own turns ahead the values look
        self.course: list[float] = []  # what the best turn was worth at the end of each beam
        self.beam: i64 = FIRST_BEAM
        self.leaders: list[int] = []  # the turns that were the best after some beam
        self.asked: i64 = NONE  # the turn that somebody wants to know about
        self.contenders: list[int] = []  # the turns that are compared in other worlds
        self.dropped: i64 = 0  # those that were, and fell behind
        self.worlds: i64 = 0  # in how many they have been
        self.totals: list[float] = []  # what each of them was worth there
        self.lags: list[float] = []  # how far each was behind before: counts as much as one world
        self.reserves: list[list[Line]] = []  # the best lines of each of them in the next row
        self.turns: i64 = settings.turns
        self.level: i64 = 0
        self.row: list[Line] = self.roots
        self.at: i64 = 0  # how many of the row have been made longer
        self.next_row: list[Line] = []
        self.owed: i64 = 0  # simulations done beyond what was asked for
        self.finished: bool = len(plans) < 2

    def consider(self, actions_done: list[int]) -> None:
        """Look at this way to play the whole turn, too; to be asked before the first simulation."""
        if not self.roots or actions_done[-1] != DONE:
            return
        after = self.state.copy()
        for action in actions_done[:-1]:
            actions.apply(after, self.seat, action)
        for line in self.roots:
            if line.after.key() == after.key():
                return
        worth = self.table.worth(after, self.table.judge.worth(after))
        self.asked = len(self.roots)
        self.roots.append(Line(after, worth, len(self.roots)))
        self.paths.append([*actions_done])
        self.visits.append(0)
        self.values.append(worth)
        self.finished = False

    def done(self) -> bool:
        """Is there nothing more to find?"""
        return self.finished

    def turn(self) -> list[int]:
        """The whole of the best turn found."""
        return self.paths[int(self.chosen)]

    def grow(self, simulations: int) -> None:
        """Make so many lines longer by a turn; a turn that is foreseen counts as all lines of its search."""
        left: i64 = simulations - self.owed
        while left > 0 and not self.finished:
            if self.at == len(self.row):
                self._end_row()
                continue
            line = self.row[self.at]
            if line.longer is None and self.table.look_on(line.after.day):
                left -= COURSE_LINES
                continue
            self.at += 1
            longer = line.longer
            if longer is None:
                longer = self._lengthen(line)
                line.longer = longer
                self.visits[int(line.root)] += 1
                left -= 1
            for each in longer:
                _insert(self.next_row, each, self.beam)
                if self.reserves:
                    _insert(self.reserves[self.contenders.index(int(each.root))], each, RESERVED)
        self.owed = max(-left, 0)

    def _end_row(self) -> None:
        self.level += 1
        for reserve in self.reserves:
            for line in reserve:
                if line not in self.next_row:
                    self.next_row.append(line)
            reserve.clear()
        if not self.next_row:
            self.finished = True
        elif self.level < self.turns and self.next_row[0].after.phase != OVER:
            self.row = self.next_row
        else:
            self._end_beam()
        self.next_row = []
        self.at = 0

    def _end_beam(self) -> None:
        """The longest lines tell which turn is best. Then all begins again, with a wider beam or in another world."""
        self.chosen = self.next_row[0].root
        self.looked = self.level
        known = self.dropped
        for line in self.next_row:
            if not known >> line.root & 1:
                known |= _bit(line.root)
                self.values[int(line.root)] = line.worth
        worst = self.next_row[len(self.next_row) - 1].worth
        for line in self.roots:
            if not known >> line.root & 1:
                self.values[int(line.root)] = min(worst, self.values[int(line.root)])
        self.known = known
        self.level = 0
        if int(self.chosen) not in self.leaders:
            self.leaders.append(int(self.chosen))
        if self.contenders and self.beam == WORLD_BEAM:
            self._note_world()
        self.course.append(self.values[int(self.chosen)])
        self.row = self.roots
        if self.settings.others == FORESEEN and self.beam == FORESEEN_AFTER and not self.contenders:
            self._contend()
        elif self.contenders and self.beam == WORLD_BEAM:
            self._enter_world()
        else:
            self.finished = self.beam >= WIDEST_BEAM
            self.beam *= 2
            self.turns += self.settings.deeper
        if self.contenders:
            self.row = [self.roots[root] for root in self.contenders]

    def _contend(self) -> None:
        """From now on only the turns that may be the best are compared, and the others are foreseen by searches."""
        self.contenders = [*self.leaders]
        if self.asked != NONE and int(self.asked) not in self.contenders:
            self.contenders.append(int(self.asked))
        for root in range(len(self.roots)):
            if len(self.contenders) < CONTENDERS and root not in self.contenders:
                self.contenders.append(root)
        best = max([self.values[root] for root in self.contenders])
        self.lags = [best - self.values[root] for root in self.contenders]
        self.totals = [0.0 for _ in self.contenders]
        self.reserves = [[] for _ in self.contenders]
        self._foresee(self.turn())

    def _note_world(self) -> None:
        """What the contenders are worth on average of all worlds tells which is best."""
        self.worlds += 1
        best = NEVER
        for place, root in enumerate(self.contenders):
            self.totals[place] += self.values[root]
            self.values[root] = self.totals[place] / float(self.worlds) - self.lags[place] / float(self.worlds + 1)
            if self.values[root] > best:
                best = self.values[root]
                self.chosen = root
        if int(self.worlds) in HALVED_AFTER:
            self._halve()

    def _halve(self) -> None:
        """The better half goes on, and what somebody wants to know about."""
        ranked = sorted(self.contenders, key=lambda root: -self.values[root])
        stay = ranked[: (len(ranked) + 1) // 2]
        if self.asked != NONE and int(self.asked) not in stay:
            stay.append(int(self.asked))
        for root in ranked:
            if root not in stay:
                self.dropped |= _bit(root)
        places = [self.contenders.index(root) for root in stay]
        self.totals = [self.totals[place] for place in places]
        self.lags = [self.lags[place] for place in places]
        self.contenders = stay
        self.reserves = [[] for _ in stay]

    def _enter_world(self) -> None:
        random = self.random
        if random is None or self.worlds == WORLDS:
            self.finished = True
            return
        self.table = self.table.another_world(random)
        ranked = sorted(self.contenders, key=lambda root: -self.values[root])
        self._foresee(self.paths[ranked[int(self.worlds) % min(FIRST_PLANNED, len(ranked))]])

    def _foresee(self, turn: list[int]) -> None:
        """Expect the others to do what searches find after this turn; all lines begin anew."""
        self.table.foresee(self.state, turn)
        for line in self.roots:
            line.longer = None

    def _lengthen(self, line: Line) -> list[Line]:
        if line.after.phase == OVER:
            return [line]
        state = line.after.copy()
        others_play = self.level < self.settings.others_rounds and not self.table.foreseen
        if not others_play and self.table.course is None:
            state.turns = state.seats - 1
        actions.apply(state, self.seat, DONE)
        self.table.go_on(state, others_play)
        if state.phase == OVER:
            return [Line(state, float(quarters(state, self.seat)) / 4.0, line.root)]
        found: list[Line] = []
        for plan in self.table.plans(state, self.settings.width, self.settings.ways):
            found.append(Line(plan.state, plan.worth, line.root))
        return found

    def verdicts(self) -> list[Verdict]:
        """The ways to play the turn, the best first.

        All are looked at equally far ahead.
        """
        if not self.roots:
            return []
        values = [self._value(root) for root in range(len(self.roots))]
        order = sorted(range(len(values)), key=lambda root: (root != self.chosen, -values[root]))
        best = self.roots[int(self.chosen)].after
        gain = values[int(self.chosen)] - self.table.judge.worth(best)
        found: list[Verdict] = []
        for root in order:
            after = self.roots[root].after
            scores = self.table.prospects(after, values[root], gain)
            if self.looked:
                scores = foreseen(scores, int(self.seat), int(after.day), self.table.learned is not None)
            found.append(Verdict(self.paths[root], self.visits[root], scores, chances(scores, int(after.day))))
        return found

    def _value(self, root: int) -> float:
        """What a way is worth; if it fell out of the beam, with best turns added, as far as the beam went."""
        value = self.values[root]
        line = self.roots[root]
        if not self.looked or self.known >> line.root & 1:
            return value
        now = self.level
        self.level = 0
        while self.level < self.looked:
            longer = line.longer
            if longer is None:
                longer = self._lengthen(line)
            if not longer:
                break
            line = longer[0]
            for each in longer:
                if each.worth > line.worth:
                    line = each
            self.level += 1
        self.level = now
        return min(line.worth, self.values[int(self.chosen)])


def _apply_all(state: State, seat: i64, path: list[int]) -> bool:
    """Do these actions as far as they are legal; were all of them?"""
    for action in path:
        if actions.check(state, seat, action):
            return False
        actions.apply(state, seat, action)
    return True


def _bit(number: i64) -> i64:
    one: i64 = 1
    return one << number


def _insert(kept: list[Line], line: Line, most: i64) -> None:
    """Keep the line if it is among the best; of those that are worth exactly the same only one."""
    worth = line.worth
    at: i64 = len(kept)
    if at >= most and worth <= kept[at - 1].worth:
        return
    while at > 0 and kept[at - 1].worth < worth:
        at -= 1
    if at > 0 and kept[at - 1].worth == worth:
        return
    kept.insert(at, line)
    if len(kept) > most:
        kept.pop()


def shaken(weights: vec[float], random: Rng) -> vec[float]:
    """The same weights, each a little smaller or larger."""
    return vec[float]([weight * math.exp(SHAKEN * random.about_normal()) for weight in weights])


def shuffled(random: Rng) -> vec[i64]:
    """The buildings of the second age in a random order."""
    left = [b for b in range(BUILDINGS) if AGE2 >> b & 1]
    order: list[int] = []
    while left:
        order.append(left.pop(int(random.below(len(left)))))
    return vec[i64](list(order))
