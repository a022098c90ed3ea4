"""A search for any game. It uses only the contract of `Position`, and only what its seat may know.

It is an information-set Monte Carlo tree search. Every simulation imagines a whole position that the seat cannot tell
from the real one, goes down the tree of what was tried before, adds one decision and plays on at random: to the end,
or for some decisions, after which a judge estimates the scores. On the way down, chance draws by weight, and every
seat chooses among its legal actions one that did well for it or was seldom tried.

Where seats choose at the same time, each of the others has a small tree of its own for the phase: no seat may know
what another one chose, not even the seat that thinks. A draw that the seat will never learn has one branch for all
its outcomes.
"""

import math
from collections.abc import Callable, Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.bots.thinking import Verdict
from sacbe.engine.chance import Rng
from sacbe.engine.game import CHANCE, NOBODY, Position

CURIOSITY: Final = 0.3
"""How much a seldom tried action is preferred."""
FOR_WINNING: Final = 0.5
"""How much a seat cares about winning; the rest is the lead in points."""
ASKED_EVERY: Final = 4
"""One of this many simulations plays the turn that somebody asked about."""
TOLD: Final = 0.05
"""A choice is listed if it was tried at least this often, compared with the one tried most."""
SURE: Final = 10
"""A plan ends where fewer simulations than this went on."""

Judge = Callable[[Position], Sequence[float]]
"""Estimates the final scores of a position that is not over."""

UNKNOWN: Final = -1
"""The branch for draws that the seat will never learn."""
OTHERS: Final = -2
"""The branches of the other seats' own trees: this number minus the seat."""


@final
class Node:
    """A place in the tree: how often it was reached, and the results from there."""

    def __init__(self, seats: i64) -> None:
        self.visits: i64 = 0
        self.offered: i64 = 0  # how often it was legal
        self.value = 0.0  # the sum of what it brought to the seat that chose it
        self.results: vec[float] = vec[float]([0.0] * int(2 * seats))  # sums of final scores, then of shares of wins
        self.decider: i64 = NOBODY  # who decides next, once that is known
        self.branches: dict[int, Node] = {}


@final
class TreeSearch:
    """The search for the decision that is due; `sacbe.bots.thinking` grows it."""

    def __init__(
        self,
        world: Position,
        seat: i64,
        random: Rng,
        judge: Judge | None = None,
        horizon: i64 = 0,
    ) -> None:
        self.world = world  # an imagined one: it is never looked into, only imagined again
        self.seat: i64 = seat
        self.random = random
        self.judge = judge
        self.horizon: i64 = horizon  # after how many decisions the judge is asked; 0 plays to the end
        self.seats: i64 = world.game.players
        self.root = Node(self.seats)
        self.choices: list[int] = world.legal(int(seat))
        self.asked: list[int] = []
        self.asked_node = Node(self.seats)
        self.grown: i64 = 0
        self.spread = 1.0  # how many points apart the seats are in the end, on average
        self.path: list[Node] = []  # of the current simulation
        self.choosers: list[i64] = []

    def grow(self, simulations: int) -> None:
        for _ in range(simulations):
            self._simulate()
            self.grown += 1

    def done(self) -> bool:
        return len(self.choices) == 1

    def consider(self, actions: list[int]) -> None:
        """Judge this turn as well."""
        self.asked = [*actions]

    def go_on(self, action: int, world: Position) -> None:
        """Keep the part of the tree below this action, which was taken and led to this world."""
        self.root = self._branch(self.root, action)
        self.world = world
        self.choices = world.legal(int(self.seat))
        self.asked = []
        self.asked_node = Node(self.seats)

    def turn(self) -> list[int]:
        """The actions that were tried most, as long as the seat itself decides."""
        first = self._best()
        return [self.choices[0]] if first < 0 else self._line(first)

    def ends_turn(self) -> bool:
        """Does somebody else or chance decide after the best action so far?"""
        first = self._best()
        return first >= 0 and self.root.branches[first].decider != self.seat

    def verdicts(self) -> list[Verdict]:
        """The choices that were tried often enough, the one tried most first, and the turn that was asked about."""
        tried = [action for action in self.choices if action in self.root.branches]
        tried.sort(key=self._rank, reverse=True)
        most = self.root.branches[tried[0]].visits if tried else 0
        told = [action for action in tried if float(self.root.branches[action].visits) >= TOLD * float(most)]
        found = [self._verdict(self._line(action), self.root.branches[action]) for action in told]
        if self.asked_node.visits:
            found = [verdict for verdict in found if verdict.actions != self.asked]
            found.append(self._verdict(self.asked, self.asked_node))
            found.sort(key=self._gain, reverse=True)
        return found

    def _verdict(self, actions: list[int], node: Node) -> Verdict:
        seats = int(self.seats)
        times = float(node.visits)
        scores = [node.results[at] / times for at in range(seats)]
        wins = [node.results[seats + at] / times for at in range(seats)]
        return Verdict([*actions], int(node.visits), scores, wins)

    def _gain(self, verdict: Verdict) -> float:
        return verdict.wins[int(self.seat)]

    def _rank(self, action: int) -> tuple[i64, float]:
        node = self.root.branches[action]
        return node.visits, node.value

    def _best(self) -> int:
        """The action at the root that was tried most, or -1."""
        found = -1
        for action in self.choices:
            if action in self.root.branches and (found < 0 or self._rank(action) > self._rank(found)):
                found = action
        return found

    def _line(self, first: int) -> list[int]:
        found = [first]
        node = self.root.branches[first]
        while node.decider == self.seat:
            next_action = -1
            most: i64 = SURE - 1
            for action, branch in node.branches.items():
                if action >= 0 and branch.visits > most:
                    most = branch.visits
                    next_action = action
            if next_action < 0:
                break
            found.append(next_action)
            node = node.branches[next_action]
        return found

    # One simulation

    def _simulate(self) -> None:
        pos = self.world.imagine(int(self.seat), self.random)
        asked: bool = len(self.asked) > 0 and self.grown % ASKED_EVERY == 0 and self._do_asked(pos)
        if not asked:
            self.path = [self.root]
            self.choosers = [NOBODY]
            self._go_down(pos, self.root)
        else:
            self.path = [self.asked_node]
            self.choosers = [NOBODY]
            self._go_down(pos, self.asked_node)
        scores = self._play_on(pos)
        self._learn(scores, pos.ranking() if pos.is_over else _places(scores))

    def _do_asked(self, pos: Position) -> bool:
        """Play the turn that was asked about, if that is possible in this world."""
        for action in self.asked:
            if int(self.seat) not in pos.pending or pos.explain(action, int(self.seat)) is not None:
                return False
            pos.apply(action, int(self.seat))
        return True

    def _go_down(self, pos: Position, start: Node) -> None:
        """Choose in the tree until a new place is reached."""
        node = start
        entered: Node | None = None  # where a simultaneous phase began
        asides: list[Node | None] = []
        while True:
            decider = pos.decider()
            node.decider = decider
            if decider == NOBODY:
                return
            if decider == CHANCE:
                action = pos.draw(self.random)
                node = self._branch(node, UNKNOWN if pos.conceals(action, int(self.seat)) else action)
                pos.apply(action, CHANCE)
                self._pass(node, NOBODY)
                entered = None
                continue
            if not pos.simultaneous:
                entered = None
            elif entered is None:
                entered = node
                asides = [None] * int(self.seats)
            if entered is None or decider == self.seat:
                action = self._choose(node, pos.legal(int(decider)))
                node = self._branch(node, action)
                self._pass(node, decider)
                fresh: bool = node.visits == 0
            else:
                aside = asides[int(decider)]
                at = self._branch(entered, int(OTHERS - decider)) if aside is None else aside
                action = self._choose(at, pos.legal(int(decider)))
                at = self._branch(at, action)
                asides[int(decider)] = at
                self._pass(at, decider)
                fresh = False
            pos.apply(action, int(decider))
            if fresh:
                node.decider = pos.decider()
                return

    def _pass(self, node: Node, chooser: i64) -> None:
        self.path.append(node)
        self.choosers.append(chooser)

    def _branch(self, node: Node, key: int) -> Node:
        found = node.branches.get(key)
        if found is None:
            found = Node(self.seats)
            node.branches[key] = found
        return found

    def _choose(self, node: Node, legal: list[int]) -> int:
        """An untried action, else the one that did best for this seat or was tried too seldom."""
        untried: i64 = 0
        chosen = legal[0]
        best = -1.0
        for action in legal:
            branch = node.branches.get(action)
            if branch is None or branch.visits == 0:
                untried += 1
                if self.random.below(untried) == 0:
                    chosen = action
                continue
            branch.offered += 1
            if untried == 0:
                times = float(branch.visits)
                worth = branch.value / times + CURIOSITY * math.sqrt(math.log(float(branch.offered)) / times)
                if worth > best:
                    best = worth
                    chosen = action
        return chosen

    def _play_on(self, pos: Position) -> list[float]:
        """Play at random to the end, or until the judge is asked. Returns the final scores."""
        random = self.random
        left = self.horizon
        judge = self.judge
        while True:
            decider = pos.decider()
            if decider == CHANCE:
                pos.apply(pos.draw(random), CHANCE)
            elif decider == NOBODY:
                return [float(score) for score in pos.scores()]
            else:
                if judge is not None:
                    if left == 0:
                        return [float(score) for score in judge(pos)]
                    left -= 1
                pos.apply(pos.pick(random), int(decider))

    def _learn(self, scores: list[float], places: list[int]) -> None:
        """Add the result of a simulation to all places on its path."""
        seats = int(self.seats)
        share = 1.0 / float(places.count(1))
        values: list[float] = []
        apart = 0.0
        for seat in range(seats):
            ahead = scores[seat] - max([score for other, score in enumerate(scores) if other != seat], default=0.0)
            apart += abs(ahead)
            won = share if places[seat] == 1 else 0.0
            values.append(FOR_WINNING * won + (1.0 - FOR_WINNING) * (0.5 + 0.5 * ahead / (abs(ahead) + self.spread)))
        self.spread += (apart / float(seats) - self.spread) / float(min(self.grown + 2, 200))
        for at in range(len(self.path)):
            node = self.path[at]
            chooser = self.choosers[at]
            node.visits += 1
            if chooser >= 0:
                node.value += values[int(chooser)]
            for seat in range(seats):
                node.results[seat] += scores[seat]
                if places[seat] == 1:
                    node.results[seats + seat] += share


def _places(scores: list[float]) -> list[int]:
    return [1 + sum([1 for other in scores if other > score]) for score in scores]
