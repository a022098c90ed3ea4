"""Plans how to spend the action points of a turn of Tikal: a beam search from ten points left down to none.

Only plans with the same number of points left are compared. A dig is not foreseen: a treasure counts its average worth.
Most plans are thrown away at once, so a step is tried in place and taken back, and a position that was reached in
another order is not examined again.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.bots.tikal.worth import Evaluator, camp_set, led
from sacbe.engine.chance import Rng, rng
from sacbe.games.tikal import actions, spending
from sacbe.games.tikal.actions import SPENDS
from sacbe.games.tikal.board import FIELDS, NEIGHBOUR, SIDES, opposite
from sacbe.games.tikal.components import ACTION_POINTS, KINDS
from sacbe.games.tikal.position import NONE, SPEND, TREASURE_DUG, State, camp_field
from sacbe.games.tikal.spending import cost, path_from, path_to

LEADERS_STEPS: Final = spending.STEPS + FIELDS * SIDES
NARROW: Final = 3
"""A beam of at most this width meets too few plans twice for remembering them to pay off."""
SLOTS_EACH: Final = 256
"""Room for the marks of known plans, for each place in the beam."""


def _random_marks(random: Rng, count: int) -> vec[i64]:
    """Random numbers: sums of different ones are almost never equal, and a sum of ten still fits."""
    return vec[i64]([int(random.word()) << 20 ^ int(random.word()) for _ in range(count)])


# What a plan's mark gets for a piece on a field, for points left, and for things done.
MEMBER_MARKS: Final = _random_marks(rng("tikal", "members"), FIELDS)
LEADER_MARKS: Final = _random_marks(rng("tikal", "leader"), FIELDS)
LEFT_MARKS: Final = _random_marks(rng("tikal", "points"), ACTION_POINTS + 1)
DONE_MARKS: Final = _random_marks(rng("tikal", "spendings"), spending.SPENDINGS)


@final
class Plan:
    """A turn or its beginning: its last action, the plan before that, the position it leads to and its worth."""

    def __init__(self, state: State, before: "Plan | None", action: i64, worth: float, dug: i64) -> None:
        self.state = state
        self.before = before
        self.action: i64 = action
        self.worth = worth
        self.dug: i64 = dug  # treasures of unknown kind
        self.led: i64 = 0  # temples that the seat leads or guards, as a set; only computed for plans that may be kept
        self.start: i64 = 0  # the beginning of a turn that it continues
        self.mark: i64 = 0  # equal for plans that differ only in the order of their actions

    def path(self) -> list[int]:
        """The actions of the turn so far, in order."""
        found: list[int] = []
        plan: Plan | None = self
        while plan is not None and plan.action != NONE:
            found.append(int(plan.action))
            plan = plan.before
        found.reverse()
        return found

    def is_like(self, other: "Plan", seat: i64) -> bool:
        """Do both have the same temples, guards, camps and treasures?"""
        own, theirs = self.state.players[seat], other.state.players[seat]
        return (
            self.led == other.led
            and self.dug == other.dug
            and own.guarded == theirs.guarded
            and own.treasures == theirs.treasures
            and camp_set(own) == camp_set(theirs)
        )


def branch(state: State, seat: i64, action: i64) -> State:
    """A copy for spending points. It shares what spending never changes, so no tile may be placed in it."""
    players = [*state.players]
    players[int(seat)] = players[int(seat)].copy()
    number = action - SPENDS
    if number >= spending.EXCHANGES and number < spending.CAMPS_AT:
        other: i64 = (number - spending.EXCHANGES) // (KINDS * KINDS)
        players[int(other)] = players[int(other)].copy()
    twin = State(players, True)
    twin.auction = state.auction
    twin.camp_needs_piece = state.camp_needs_piece
    twin.debt_bids = state.debt_bids
    twin.phase = state.phase
    twin.number = state.number
    twin.seat = state.seat
    twin.points = state.points
    twin.stack = state.stack
    twin.offer = state.offer
    twin.hand = state.hand
    twin.last = state.last
    twin.scoring = state.scoring
    twin.scored = state.scored
    twin.order = state.order
    twin.turn_at = state.turn_at
    twin.starting_points = state.starting_points
    twin.explored = state.explored
    twin.temples = state.temples
    twin.rising = state.rising
    twin.sites = state.sites
    twin.grounds = state.grounds
    twin.worked = state.worked
    twin.choices = state.choices
    twin.terrain = state.terrain
    twin.ways = state.ways
    twin.value = state.value[:]
    twin.guard = state.guard[:]
    twin.tokens = state.tokens[:]
    twin.camp = state.camp[:]
    twin.used = state.used[:]
    twin.strengths = state.strengths[:]
    twin.members = state.members[:]
    twin.levels = state.levels[:]
    return twin


def mark_of(state: State, seat: i64, number: i64) -> i64:
    """What this action adds to a plan's mark. The order of actions does not matter."""
    if number >= spending.GUARDS_AT:
        field = number - spending.GUARDS_AT
        leaving: i64 = state.members[seat * FIELDS + field]
        mark = DONE_MARKS[number] + leaving * (DONE_MARKS[number] - MEMBER_MARKS[field])
        return mark + DONE_MARKS[0] - LEADER_MARKS[field] if state.players[seat].leader == field else mark
    if number >= spending.UNCOVERS:
        return DONE_MARKS[number]
    if number >= LEADERS_STEPS:
        edge: i64 = number - LEADERS_STEPS
        return LEADER_MARKS[NEIGHBOUR[edge]] - LEADER_MARKS[edge // SIDES]
    if number >= spending.STEPS:
        edge = number - spending.STEPS
        return MEMBER_MARKS[NEIGHBOUR[edge]] - MEMBER_MARKS[edge // SIDES]
    player = state.players[seat]
    if number >= spending.PATHS:
        pair: i64 = (number - spending.PATHS) % spending.PAIRS
        start = camp_field(player, path_from(pair))
        end = camp_field(player, path_to(pair))
        if number >= spending.PATHS + spending.PAIRS:
            return LEADER_MARKS[end] - LEADER_MARKS[start]
        return MEMBER_MARKS[end] - MEMBER_MARKS[start]
    if number >= spending.CAMP_PLACES:
        return LEADER_MARKS[camp_field(player, number - spending.CAMP_PLACES)]
    return MEMBER_MARKS[camp_field(player, number)]


def step_back(number: i64) -> i64:
    """The step that undoes a step."""
    first: i64 = LEADERS_STEPS if number >= LEADERS_STEPS else spending.STEPS
    edge = number - first
    return first + NEIGHBOUR[edge] * SIDES + opposite(edge % SIDES)


@final
class Met:
    """A set of marks."""

    def __init__(self, slots: i64) -> None:
        size: i64 = 1
        while size < slots:
            size *= 2
        self.last: i64 = size - 1
        self.slots: vec[i64] = vec[i64]([0] * int(size))
        self.room: i64 = size // 2 + size // 4

    def adds(self, mark: i64) -> bool:
        """Is it new to the set? It is added if there is room."""
        at = mark & self.last
        while self.slots[at]:
            if self.slots[at] == mark:
                return False
            at = (at + 1) & self.last
        if self.room:
            self.room -= 1
            self.slots[at] = mark
        return True


@final
class Beam:
    """The search for the best ways to spend the points, a few plans at a time.

    `less` is subtracted from every worth. Until the search is done, nobody else may use the evaluator.
    """

    def __init__(self, root: Plan, judge: Evaluator, width: i64, keep: i64, less: float) -> None:
        judge.prepare(root.state)
        root.worth = judge.worth(root.state) - less
        root.led = led(root.state, judge.seat)
        self.judge = judge
        self.width: i64 = width
        self.keep: i64 = keep
        self.less = less
        self.ends: list[Plan] = [root]  # the best first, and only one of those that are alike
        self.left: i64 = root.state.points
        self.at: i64 = 0  # how many plans with this many points left were extended
        self.levels: list[list[Plan]] = [[] for _ in range(ACTION_POINTS + 1)]
        self.levels[int(self.left)].append(root)
        self.met: Met | None = Met(SLOTS_EACH * width) if width > NARROW else None

    def done(self) -> bool:
        return self.left <= 0

    def advance(self, plans: i64) -> None:
        """Extend this many more plans."""
        while self.left > 0:
            level = self.levels[int(self.left)]
            while self.at < len(level):
                if plans == 0:
                    return
                plans -= 1
                self.at += 1
                self._go_on(level[self.at - 1])
            self.left -= 1
            self.at = 0

    def _go_on(self, plan: Plan) -> None:
        state = plan.state
        judge = self.judge
        seat = judge.seat
        points = state.points
        choices = actions.list_choices(state) - 1  # without END, which comes last
        at: i64 = 0
        while at < choices:
            action = state.choices[at]
            at += 1
            number = action - SPENDS
            mark = plan.mark + mark_of(state, seat, number)
            left = points - cost(state, number)
            met = self.met
            if met is not None and not met.adds(mark + LEFT_MARKS[left]):
                continue
            dug = plan.dug
            if number >= spending.STEPS and number < spending.UNCOVERS:
                actions.apply(state, seat, action)
                worth = judge.worth(state) + float(dug) * judge.dig - self.less
                if self._is_wanted(left, worth):
                    self._add(Plan(branch(state, seat, action), plan, action, worth, dug), mark)
                actions.apply(state, seat, SPENDS + step_back(number))
                state.points = points
                continue
            after = branch(state, seat, action)
            actions.apply(after, seat, action)
            if after.phase == TREASURE_DUG:
                after.phase = SPEND
                dug += 1
            worth = judge.worth(after) + float(dug) * judge.dig - self.less
            if self._is_wanted(left, worth):
                self._add(Plan(after, plan, action, worth, dug), mark)

    def _is_wanted(self, left: i64, worth: float) -> bool:
        level = self.levels[int(left)]
        return len(level) < self.width or worth > level[len(level) - 1].worth

    def _add(self, plan: Plan, mark: i64) -> None:
        plan.mark = mark
        ends = self.ends
        if insert(self.levels[int(plan.state.points)], plan, self.width) and (
            len(ends) < self.keep or plan.worth > ends[len(ends) - 1].worth
        ):
            _keep_end(ends, plan, self.judge.seat, self.keep)


def spendings(root: Plan, judge: Evaluator, width: i64, keep: i64, less: float) -> list[Plan]:
    """The best ways to spend the points, the best first, and only one of those that are alike."""
    beam = Beam(root, judge, width, keep, less)
    beam.advance(ACTION_POINTS * width)
    return beam.ends


def insert(kept: list[Plan], plan: Plan, most: i64) -> bool:
    """Keep the plan if it is among the best. Of plans with exactly the same worth, only one is kept."""
    worth = plan.worth
    low: i64 = 0
    at: i64 = len(kept)
    while low < at:
        middle = (low + at) // 2
        if kept[middle].worth < worth:
            at = middle
        else:
            low = middle + 1
    if at == most or (at > 0 and kept[at - 1].worth == worth):
        return False
    kept.insert(int(at), plan)
    if len(kept) > most:
        kept.pop()
    return True


def _keep_end(ends: list[Plan], plan: Plan, seat: i64, keep: i64) -> None:
    plan.led = led(plan.state, seat)
    at: i64 = 0
    while at < len(ends):
        if ends[at].is_like(plan, seat):
            if ends[at].worth >= plan.worth:
                return
            ends.pop(int(at))
            break
        at += 1
    insert(ends, plan, keep)
