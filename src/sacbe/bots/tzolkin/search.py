"""A search several own turns ahead in Tzolk'in, where workers that are placed now pay off days later.

It keeps a beam of lines; each line is a sequence of the seat's whole turns. In the first rounds, the other seats answer
with the turns that the same evaluation prefers. Later they do what is expected of them, if it is still possible: that
costs little and leaves the table about as full as it will be. All lines of a level have the same number of turns, so
they are compared on the same day: by the evaluation and, for the expert, by the network that corrects it. The beam
grows wider and wider; results for a narrower one are kept.

The others' turns matter more for the choice than the width of the beam. At first they are expected to play by the
evaluation; then small searches foresee everybody's turns. Since nobody can know these, the rest of the time goes into
other worlds: the buildings come in another order, the others value things a little differently, and their turns are
foreseen again. In each world, all turns that have looked best so far are compared, each with its own lines in the beam.
The best average wins.

Inside a world, chance is simplified: emptied slots stay empty, and the buildings of the second age come in a random
order.
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
"""How the others are expected to act: not at all, by the evaluation, or by searches."""
FORESEEN_AFTER: Final = 16
"""After this beam, searches foresee the others, and the beam is repeated."""
COURSE_LINES: Final = 30
"""How many lines each of these searches has."""
WORLD_BEAM: Final = 32
"""The width of the beam in each world."""
WORLDS: Final = 64
"""After this many worlds the search is done."""
CONTENDERS: Final = 16
"""How many turns are compared in the first worlds."""
HALVED_AFTER: Final = (4, 12)
"""After these numbers of worlds, only the better half of them stays."""
RESERVED: Final = 3
"""How many lines each of them keeps in the beam, however far behind."""
SHAKEN: Final = 0.2
"""About how much each of the others' weights differs from world to world."""
FIRST_PLANNED: Final = 3
"""When the others are foreseen, they answer one of this many best turns, a different one in each world."""


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
        self.deeper: i64 = deeper  # how many more with each wider beam
        self.ways: i64 = ways  # ways to play each turn
        self.width: i64 = width  # the beam within a turn
        self.others_width: i64 = others_width  # the same for the other seats
        self.others_rounds: i64 = others_rounds  # rounds in which the other seats answer
        self.others: i64 = others  # how they are expected to act later
        self.root_width: i64 = 24
        self.root_ways: i64 = 16


@final
class Table:
    """The other seats and the chance events that one search expects."""

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
        self.learned: Learned | None = learned  # corrects the evaluation
        self.expected: dict[int, list[int]] = {}  # the others' turns, by day and seat
        self.course: State | None = None  # the game played on to find them
        self.foreseen: bool = False  # by searches?

    def worth(self, state: State, found: float) -> float:
        """The seat's expected final score after its turn, given the evaluation `found`."""
        learned = self.learned
        return found if learned is None else found + learned.missed(state, self.seat, found)

    def prospects(self, after: State, own: float, gain: float) -> list[float]:
        """The expected final score of every seat after a turn worth `own` to the seat.

        The evaluation does not know how much is still to come, so the others are assumed to gain as much as the own
        seat in the turns ahead. The network does know.
        """
        found: list[float] = []
        for judge in self.judges:
            worth = judge.worth(after)
            learned = self.learned
            found.append(worth + (gain if learned is None else learned.missed(after, judge.seat, worth)))
        found[int(self.seat)] = own
        return found

    def plans(self, state: State, width: i64, ways: i64) -> list[Plan]:
        """The best ways to play the seat's turn, the best first. The network chooses from twice as many."""
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
        """The same expectations for another search."""
        return self._of(self.seat)

    def another_world(self, random: Rng) -> "Table":
        """Other seats that value things a little differently, and other chance events."""
        weights = self.judge.weights
        table = Table(len(self.judges), self.seat, weights, shuffled(random), self.others_width, self.learned)
        for other in range(len(self.judges)):
            if other != self.seat:
                table.judges[other] = Evaluator(other, shaken(weights, random))
        return table

    def expect(self, state: State) -> None:
        """Expect the others to act as if everybody played by the evaluation from this turn on."""
        self.course = state.copy()
        self.expected.clear()

    def foresee(self, state: State, turn: list[int]) -> None:
        """Expect the others to act as if everybody played by searches after this turn."""
        self.expect(state)
        course = state.copy()
        self.course = course
        self.foreseen = True
        self._take(course, turn)

    def _of(self, seat: i64) -> "Table":
        """The table from another seat's point of view."""
        return Table(
            len(self.judges), seat, self.judges[int(seat)].weights, self.order, self.others_width, self.learned
        )

    def _take(self, course: State, turn: list[int]) -> None:
        """Play a turn of the expected course."""
        seat = course.seat
        self.expected[int(course.day * 4 + seat)] = turn
        for action in turn:
            actions.apply(course, seat, action)
        self._settle(course)

    def _play_course(self, course: State) -> None:
        """Find and play the next turn of the expected course."""
        if not self.foreseen:
            day, seat = course.day, course.seat
            self.expected[int(day * 4 + seat)] = self._other(course)
            self._settle(course)
            return
        search = TurnSearch(course.copy(), self._of(course.seat), Settings(4, 5, 8, self.others_width, 0))
        search.grow(COURSE_LINES)
        self._take(course, search.turn())

    def look_on(self, day: i64) -> bool:
        """Foresee one more turn, unless all turns of the next round are known. Was there one left?

        One turn at a time, so that the clock can be checked in between. A round may last two days.
        """
        course = self.course
        if course is None or not self.foreseen or course.phase != TURN or course.day > day + 2:
            return False
        self._play_course(course)
        return True

    def _as_expected(self, state: State, course: State) -> None:
        """Another seat takes its expected turn. If that is not possible, it takes one that the evaluation likes."""
        other = state.seat
        wanted = int(state.day * 4 + other)
        while wanted not in self.expected and course.phase == TURN and course.day <= state.day:
            self._play_course(course)
        path = self.expected.get(wanted)
        if path is not None and _apply_all(state, other, path):
            return
        self._other(state)

    def _settle(self, state: State) -> None:
        """Go on to the next turn of any seat."""
        while state.phase != OVER and state.phase != TURN:
            if state.phase == REFILL:
                after_refill(state)
            elif state.phase == NEW_AGE:
                self._show(state)
            else:
                actions.apply(state, state.seat, best_day(state, self.judges[int(state.seat)]))

    def go_on(self, state: State, others_play: bool) -> None:
        """Go on from the end of a turn to the seat's next turn or to the end of the game."""
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
        """Another seat takes its turn by the evaluation. Returns what it did."""
        other = state.seat
        plans = whole_turns(state, self.judges[int(other)], self.others_width, 1)
        path = [*plans[0].path(), DONE] if plans else [actions.legal(state, other)[0]]
        for action in path:
            actions.apply(state, other, action)
        return path


@final
class Line:
    """A sequence of the seat's own turns. `after` waits for the DONE of the last one."""

    def __init__(self, after: State, worth: float, root: i64) -> None:
        self.after = after
        self.worth = worth
        self.root: i64 = root  # the way of playing the current turn that it begins with
        self.longer: list[Line] | None = None


@final
class TurnSearch:
    """The search for the turn that is due. `sacbe.bots.thinking` grows it."""

    def __init__(self, state: State, table: Table, settings: Settings, random: Rng | None = None) -> None:
        self.state = state
        self.seat: i64 = table.seat
        self.random = random  # for other worlds; if None, there is only this one
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
        self.known: i64 = 0  # how many ways the longest lines begin with
        self.looked: i64 = 0  # how many turns ahead the values look
        self.course: list[float] = []  # the worth of the best turn after each beam
        self.beam: i64 = FIRST_BEAM
        self.leaders: list[int] = []  # the turns that were best after some beam
        self.asked: i64 = NONE  # the turn that somebody asked about
        self.contenders: list[int] = []  # the turns that are compared in other worlds
        self.dropped: i64 = 0  # how many of them fell behind
        self.worlds: i64 = 0  # in how many worlds they were compared
        self.totals: list[float] = []  # what each was worth there
        self.lags: list[float] = []  # how far each was behind before; this counts like one world
        self.reserves: list[list[Line]] = []  # the best lines of each in the next row
        self.turns: i64 = settings.turns
        self.level: i64 = 0
        self.row: list[Line] = self.roots
        self.at: i64 = 0  # how many lines of the row were extended
        self.next_row: list[Line] = []
        self.owed: i64 = 0  # how many simulations were done in advance
        self.finished: bool = len(plans) < 2

    def consider(self, actions_done: list[int]) -> None:
        """Judge this whole turn as well. Call it before the first simulation."""
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
        """The best turn found, as a whole."""
        return self.paths[int(self.chosen)]

    def grow(self, simulations: int) -> None:
        """Extend this many lines by a turn. A foreseen turn counts as all lines of its search."""
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
        """Note which turn the longest lines favour, then start again with a wider beam or in another world."""
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
        """From now on, compare only the turns that may be best, with the others foreseen by searches."""
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
        """Find the contender with the best average over all worlds."""
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
        """Keep the better half, and the turn that somebody asked about."""
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
        """Expect the others to do what searches find after this turn, and start all lines again."""
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
        """What a way is worth. If it fell out of the beam, best turns are added up to the beam's depth."""
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
    """Do these actions as far as they are legal. Were all of them?"""
    for action in path:
        if actions.check(state, seat, action):
            return False
        actions.apply(state, seat, action)
    return True


def _bit(number: i64) -> i64:
    one: i64 = 1
    return one << number


def _insert(kept: list[Line], line: Line, most: i64) -> None:
    """Keep the line if it is among the best. Of lines with exactly the same worth, only one is kept."""
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
