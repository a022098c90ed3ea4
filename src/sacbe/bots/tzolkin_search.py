"""Looking several own turns ahead in Tzolk'in: workers are placed now and pay off days later.

A beam of lines of play: each line is a sequence of own whole turns. In the first rounds the other seats answer with the
turns that the same evaluation would take. Further ahead they do what was expected of them before the search began, as
far as it is still possible: that costs little and leaves the table as full as it will be. All lines of a level have
taken equally many own turns, so they are compared on the same day. The beam grows wider and wider, and what was worked
out for a narrow one is kept.

Chance is not foreseen: emptied slots stay empty inside a line, and the buildings of the second age come in an order
drawn at random for the whole search.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.bots.thinking import Verdict
from sacbe.bots.tzolkin_plans import best_day, whole_turns
from sacbe.bots.tzolkin_price_worth import LAST_DAY
from sacbe.bots.tzolkin_worth import Evaluator
from sacbe.engine.chance import Rng
from sacbe.games.tzolkin import actions
from sacbe.games.tzolkin.calendar import after_refill
from sacbe.games.tzolkin.components import AGE2, BUILDINGS
from sacbe.games.tzolkin.numbering import BUILDING_DRAWN, DONE
from sacbe.games.tzolkin.position import NEW_AGE, NONE, OVER, REFILL, TURN, State, quarters

FIRST_BEAM: Final = 2
WIDEST_BEAM: Final = 1024
OWN_HOPE: Final = 1.5
"""By how many points a search favours the seat that it looks for turns for; fitted to games between experts."""


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
        others_expected: bool = False,
    ) -> None:
        self.turns: i64 = turns  # own turns ahead, with the first beam
        self.deeper: i64 = deeper  # so many turns more with each wider beam
        self.ways: i64 = ways  # ways to play each of them
        self.width: i64 = width  # the beam within one of them
        self.others_width: i64 = others_width  # the same for the other seats
        self.others_rounds: i64 = others_rounds  # rounds in which the other seats answer what was done
        self.others_expected: bool = others_expected  # do they do what is expected of them further ahead, or nothing?
        self.root_width: i64 = 24
        self.root_ways: i64 = 16


@final
class Table:
    """The others at the table, and what chance brings, as one search foresees them for its seat."""

    def __init__(self, seats: i64, seat: i64, weights: vec[float], order: vec[i64], others_width: i64) -> None:
        self.seat: i64 = seat
        self.judges: list[Evaluator] = [Evaluator(other, weights) for other in range(seats)]
        self.judge: Evaluator = self.judges[int(seat)]
        self.order: vec[i64] = order  # of the buildings of the second age
        self.others_width: i64 = others_width
        self.expected: dict[int, list[int]] = {}  # the turns of the others, by day and seat
        self.course: State | None = None  # how far the game has been played to know them

    def twin(self) -> "Table":
        """The same others and the same chance for another search."""
        return Table(len(self.judges), self.seat, self.judge.weights, self.order, self.others_width)

    def expect(self, state: State) -> None:
        """From now on the others do what they would if all played by the evaluation from this turn of the seat on."""
        self.course = state.copy()
        self.expected.clear()

    def _as_expected(self, state: State, course: State) -> None:
        """Another seat takes the turn that is expected of it; where that cannot be, one that the evaluation likes."""
        other = state.seat
        wanted = int(state.day * 4 + other)
        while wanted not in self.expected and course.phase == TURN and course.day <= state.day:
            day, seat = course.day, course.seat
            self.expected[int(day * 4 + seat)] = self._other(course)
            self._settle(course)
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

    def __init__(self, state: State, table: Table, settings: Settings) -> None:
        self.state = state
        self.seat: i64 = table.seat
        self.table = table
        self.settings = settings
        if settings.others_expected:
            table.expect(state)
        plans = whole_turns(state, table.judge, settings.root_width, settings.root_ways)
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
        self.turns: i64 = settings.turns
        self.level: i64 = 0
        self.row: list[Line] = self.roots
        self.at: i64 = 0  # how many of the row have been made longer
        self.next_row: list[Line] = []
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
        worth = self.table.judge.worth(after)
        self.roots.append(Line(after, worth, len(self.roots)))
        self.paths.append([*actions_done])
        self.visits.append(0)
        self.values.append(worth)
        self.finished = False

    def done(self) -> bool:
        """Is there nothing more to find?"""
        return self.finished

    def best(self) -> int:
        """The first action of the best turn found."""
        return self.turn()[0]

    def turn(self) -> list[int]:
        """The whole of the best turn found."""
        return self.paths[int(self.chosen)]

    def grow(self, simulations: int) -> None:
        """Make so many lines longer by a turn."""
        left: i64 = simulations
        while left > 0 and not self.finished:
            if self.at == len(self.row):
                self._end_row()
                continue
            line = self.row[self.at]
            self.at += 1
            longer = line.longer
            if longer is None:
                longer = self._lengthen(line)
                line.longer = longer
                self.visits[int(line.root)] += 1
                left -= 1
            for each in longer:
                _insert(self.next_row, each, self.beam)

    def _end_row(self) -> None:
        self.level += 1
        if not self.next_row:
            self.finished = True
        elif self.level < self.turns and self.next_row[0].after.phase != OVER:
            self.row = self.next_row
        else:
            self._end_beam()
        self.next_row = []
        self.at = 0

    def _end_beam(self) -> None:
        """The longest lines tell which turn is best; then all begins again with a beam twice as wide."""
        self.chosen = self.next_row[0].root
        self.looked = self.level
        self.course.append(self.next_row[0].worth)
        known: i64 = 0
        for line in self.next_row:
            if not known >> line.root & 1:
                known |= _bit(line.root)
                self.values[int(line.root)] = line.worth
        worst = self.next_row[len(self.next_row) - 1].worth
        for line in self.roots:
            if not known >> line.root & 1:
                self.values[int(line.root)] = min(worst, self.values[int(line.root)])
        self.known = known
        self.finished = self.beam >= WIDEST_BEAM
        self.beam *= 2
        self.turns += self.settings.deeper
        self.level = 0
        self.row = self.roots

    def _lengthen(self, line: Line) -> list[Line]:
        if line.after.phase == OVER:
            return [line]
        state = line.after.copy()
        others_play = self.level < self.settings.others_rounds
        if not others_play and self.table.course is None:
            state.turns = state.seats - 1
        actions.apply(state, self.seat, DONE)
        self.table.go_on(state, others_play)
        if state.phase == OVER:
            return [Line(state, float(quarters(state, self.seat)) / 4.0, line.root)]
        found: list[Line] = []
        for plan in whole_turns(state, self.table.judge, self.settings.width, self.settings.ways):
            found.append(Line(plan.state, plan.worth, line.root))
        return found

    def verdicts(self) -> list[Verdict]:
        """The ways to play the turn, the best first.

        All are looked at equally far ahead. The other seats, whose later turns are not looked at, are taken to gain as
        much from them as the own seat does.
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
            scores = [judge.worth(after) + gain for judge in self.table.judges]
            scores[int(self.seat)] = values[root]
            if self.looked:
                scores = foreseen(scores, int(self.seat), int(after.day))
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


def foreseen(scores: list[float], seat: int, day: int) -> list[float]:
    """What seats have in the end, of which a search for one of them finds such prospects.

    In the middle of the game a search is too hopeful, for the others get in its way more than is expected of them, and
    it finds the best turns of its own seat only. Fitted to games between experts.
    """
    left = float(max(LAST_DAY - day, 0))
    later = -0.1 - 0.68 * left + 0.042 * left * left
    return [score + later + (0.0 if other == seat else OWN_HOPE) for other, score in enumerate(scores)]


def chances(scores: list[float], day: int) -> list[float]:
    """How likely each seat wins with such prospects; the more days are left, the less they say. Fitted, too."""
    spread = 2.0 + 0.3 * float(max(LAST_DAY - day, 0))
    best = max(scores)
    shares = [math.exp((score - best) / spread) for score in scores]
    return [share / sum(shares) for share in shares]


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


def shuffled(random: Rng) -> vec[i64]:
    """The buildings of the second age in a random order."""
    left = [b for b in range(BUILDINGS) if AGE2 >> b & 1]
    order: list[int] = []
    while left:
        order.append(left.pop(int(random.below(len(left)))))
    return vec[i64](list(order))
