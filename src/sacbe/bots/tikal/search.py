"""A search past the end of the seat's turn in Tikal: how do the others answer, and what is left at the next turn?

The candidates are whole turns with different results. Each simulation plays one of them, lets everybody else and then
the own seat take a quick turn (and finish a scoring round in progress), and evaluates the position. In each round of
simulations, all candidates meet the same draws and the same opponents. After each round, the weaker candidates drop
out.

A search that widens goes on from there. Between further rounds, with better and better quick turns, it plans again for
the best places of the tile, with wider and wider beams. The turns that these find challenge the candidates: a
challenger plays the same rounds as they did, and gives up as soon as it is behind all of them.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.bots.thinking import Verdict
from sacbe.bots.tikal.beam import Beam, Plan, insert
from sacbe.bots.tikal.plans import NEVER, beginnings, play, price_of_place, quick_step, rest_of_turn
from sacbe.bots.tikal.weights import RIVAL_WORTH
from sacbe.bots.tikal.worth import SCORINGS, Evaluator, evaluators
from sacbe.engine.chance import Rng
from sacbe.games.tikal import actions
from sacbe.games.tikal.actions import END
from sacbe.games.tikal.position import NO_SCORING, NONE, OVER, PLACE, SPEND, State
from sacbe.games.tikal.scoring import points

MOST_ROUNDS: Final = 500
FEWEST: Final = 4
"""How many candidates stay to the end."""
FIRST_ROUNDS: Final = 8
"""How many rounds there are before planning again."""
WIDENING: Final = 4
"""How many times wider each beam for a place is than the one before."""
WIDEST: Final = 700
"""A beam this wide misses almost nothing good."""
STRIDE: Final = 32
"""How many plans of a wide beam are extended at a time: about as much work as a simulation."""
WIDE_PLACES: Final = 3
"""How many places get wide beams."""
SPREADS: Final[vec[float]] = vec[float]([1.0, 3.5, 5.5, 10.0, 15.5])
"""The lead that makes a seat e times as likely to win, by the number of scorings left. Fitted to games."""


@final
class Stage:
    """How rounds are played from a given round on."""

    def __init__(self, begins: i64, width: i64, weight: float) -> None:
        self.begins: i64 = begins  # the rounds before it
        self.width: i64 = width  # the beam of quick turns: a wider one is closer to real play
        self.weight = weight  # how many first rounds such a round counts as


QUICK: Final = [Stage(0, 1, 1.0)]
THOROUGH: Final = [Stage(0, 1, 1.0), Stage(FIRST_ROUNDS, 3, 3.0), Stage(20, 9, 9.0), Stage(60, 27, 27.0)]


@final
class Settings:
    """How widely a search looks."""

    def __init__(
        self,
        width: i64,
        places: i64,
        candidates: i64,
        stages: list[Stage],
        trust: float,
        planning: float,
        shaken: float,
    ) -> None:
        self.width: i64 = width  # the beam of the seat's turn
        self.places: i64 = places  # places for the tile to plan for
        self.candidates: i64 = candidates  # how many turns are simulated
        self.stages = stages
        self.trust = trust  # how many simulations the first evaluation of a turn counts as
        self.planning = planning  # the share of the work that goes into wider beams
        self.shaken = shaken  # about how much the others' weights differ from round to round


@final
class Candidate:
    """A way to play the turn, with the results of its simulations."""

    def __init__(self, path: list[int], plan: Plan | None, prior: float, trust: float, seats: int) -> None:
        self.path = path
        self.plan = plan  # None for a turn that was asked about
        self.prior = prior
        self.visits: i64 = 0
        self.values: list[float] = [prior]  # its estimated worth after each round
        self.total: float = trust * prior
        self.weight: float = trust
        self.scores: list[float] = [0.0] * seats  # sums of every seat's prospects

    def value(self) -> float:
        return self.values[len(self.values) - 1]

    def note(self, found: float, weight: float) -> None:
        self.visits += 1
        self.total += weight * found
        self.weight += weight
        self.values.append(self.total / self.weight)


@final
class TurnSearch:
    """The search for the turn that is due. `sacbe.bots.thinking` grows it.

    For a quick first answer, it begins with one place for the tile. Planning for another one counts as a simulation.
    """

    def __init__(self, state: State, seat: i64, weights: vec[float], random: Rng, settings: Settings) -> None:
        self.state = state
        self.seat: i64 = seat
        self.settings = settings
        self.weights = weights
        self.judges: list[Evaluator] = evaluators(len(state.players), weights)
        self.planners: list[Evaluator] = evaluators(len(state.players), weights)  # simulations do not use these
        self.credit: i64 = 0  # how many simulations are left; negative if the last one counted as several
        self.candidates: list[Candidate] = []
        self.asked: Candidate | None = None  # stays to the end
        self.begun = beginnings(state, self.judges, seat, settings.places)
        self.planned: i64 = 0  # how many beginnings were continued
        self.plans: list[Plan] = []
        self.seeds: vec[i64] = vec[i64]([random.word() for _ in range(3)])
        self.round: i64 = 0
        self.at: i64 = 0  # how many active ones were simulated in this round
        self.active: list[Candidate] = []
        self._plan_next()
        self.challengers: list[Candidate] = []  # the best last
        self.beam: Beam | None = None  # the wide beam in progress
        self.beam_start: i64 = NONE  # and the beginning that it continues
        self.widths: vec[i64] = vec[i64]([settings.width] * len(self.begun))  # of the widest beam for each beginning
        self.work: i64 = 0  # positions evaluated since the first round
        self.planning_work: i64 = 0  # how many of them for wide beams

    def _plan_next(self) -> None:
        """Plan the rest of the turn for one more beginning."""
        settings = self.settings
        keep = settings.candidates if len(self.begun) == 1 else max(1, settings.candidates // 2)
        start = self.begun[self.planned]
        for plan in rest_of_turn(start, self.judges, self.seat, settings.width, keep):
            plan.start = self.planned
            insert(self.plans, plan, settings.candidates)
        self.planned += 1
        self.candidates = [self._candidate(plan) for plan in self.plans]
        if self.asked is not None:
            self.consider(self.asked.path)
        self.active = [*self.candidates]

    def _candidate(self, plan: Plan) -> Candidate:
        path = [*plan.path(), END]
        return Candidate(path, plan, plan.worth, self.settings.trust, len(self.state.players))

    def consider(self, turn: list[int]) -> None:
        """Simulate this turn as well, to the end. Call it before the first simulation."""
        if turn[-1] != END:
            return
        for candidate in self.candidates:
            if candidate.path == turn:
                self.asked = candidate
                return
        after = self.state.copy()
        less = 0.0
        rest = turn[:-1]
        if after.phase == PLACE:
            actions.apply(after, self.seat, rest.pop(0))
            less = price_of_place(after, self.judges, self.seat)
        play(after, self.seat, rest, Rng(self.seeds[0], self.seeds[1], self.seeds[2], 0))
        prior = self._prospects(after, self.seat) - less
        asked = Candidate([*turn], None, prior, self.settings.trust, len(self.state.players))
        self.asked = asked
        self.candidates.append(asked)
        self.active.append(asked)

    def done(self) -> bool:
        """Is there nothing more to find?"""
        if self.planned < len(self.begun) or self._is_widening():
            return False
        return len(self.active) < 2 or self.round >= MOST_ROUNDS

    def turn(self) -> list[int]:
        """The best turn found, as a whole."""
        return self._leading().path

    def _leading(self) -> Candidate:
        """The best of the candidates with the most simulations."""
        best = self.active[0]
        for candidate in self.active:
            if candidate.visits >= best.visits and candidate.value() > best.value():
                best = candidate
        return best

    def grow(self, simulations: int) -> None:
        """Do this many more simulations. One with wider quick turns counts as that many more."""
        self.credit += simulations
        while self.credit > 0 and not self.done():
            self.credit -= self._step()

    def _step(self) -> i64:
        """Do the next piece of work. Returns how many simulations it counts as."""
        if self.planned < len(self.begun):
            self._plan_next()
            return 1
        if self._is_widening() and float(self.planning_work) < self.settings.planning * float(self.work):
            self._widen()
            return 1
        if self.challengers and self.at == 0:
            return self._challenge()
        candidate = self.active[self.at]
        cost = self._stage(candidate.visits).width
        self._simulate(candidate)
        self.at += 1
        if self.at == len(self.active):
            self._end_round()
        return cost

    def _end_round(self) -> None:
        """The weaker quarter drops out."""
        self.at = 0
        self.round += 1
        self._rank(max(FEWEST, (3 * len(self.active) + 3) // 4))

    def _rank(self, stay: i64) -> None:
        self.active = sorted(self.active, key=lambda candidate: -candidate.value())[: int(stay)]
        asked = self.asked
        if asked is not None and asked not in self.active:
            self.active.append(asked)

    def _is_widening(self) -> bool:
        """Is there a wide beam to continue or to start?"""
        if self.settings.planning == 0.0 or self.round < FIRST_ROUNDS or self.challengers:
            return False
        return self.beam is not None or self._next_start() != NONE

    def _widen(self) -> None:
        """Continue a wide beam. When it is done, its results become challengers."""
        beam = self.beam
        if beam is None:
            self.beam_start = self._next_start()
            width = self.widths[self.beam_start] * WIDENING
            self.widths[self.beam_start] = width
            start = self.begun[self.beam_start]
            less = 0.0 if start.before is None else price_of_place(start.state, self.planners, self.seat)
            root = Plan(start.state, start.before, start.action, NEVER, 0)
            beam = Beam(root, self.planners[int(self.seat)], width, max(1, self.settings.candidates // 2), less)
            self.beam = beam
        before = beam.judge.judged
        beam.advance(STRIDE)
        self.planning_work += beam.judge.judged - before
        self.work += beam.judge.judged - before
        if beam.done():
            self.beam = None
            for plan in reversed(beam.ends):
                plan.start = self.beam_start
                if not self._is_known(plan):
                    self.challengers.append(self._candidate(plan))

    def _next_start(self) -> i64:
        """The beginning to plan for again: the one with the narrowest beam so far among the best."""
        best: i64 = NONE
        seen: list[i64] = []
        for candidate in self.active:
            plan = candidate.plan
            if plan is None or plan.start in seen or len(seen) == WIDE_PLACES:
                continue
            seen.append(plan.start)
            width = self.widths[plan.start]
            if width < WIDEST and (best == NONE or width < self.widths[best]):
                best = plan.start
        return best

    def _is_known(self, plan: Plan) -> bool:
        """Is there a candidate with the same results that looks as good?"""
        for candidate in self.candidates:
            known = candidate.plan
            if (
                known is not None
                and known.start == plan.start
                and known.worth >= plan.worth
                and known.is_like(plan, self.seat)
            ):
                return True
        return False

    def _challenge(self) -> i64:
        """Play one more round with the challenger. It may give up or become a candidate."""
        challenger = self.challengers[len(self.challengers) - 1]
        cost = self._stage(challenger.visits).width
        self._simulate(challenger)
        rounds = int(challenger.visits)
        worst = min([each.values[rounds] for each in self.active if each is not self.asked])
        if challenger.value() <= worst:
            self.challengers.pop()
        elif rounds == self.round:
            self.challengers.pop()
            self.candidates.append(challenger)
            self.active.append(challenger)
            self._rank(FEWEST)
        return cost

    def _stage(self, number: i64) -> Stage:
        """How the round with this number is played."""
        found = self.settings.stages[0]
        for each in self.settings.stages:
            if number >= each.begins:
                found = each
        return found

    def _simulate(self, candidate: Candidate) -> None:
        """Simulate a candidate's next round."""
        number = candidate.visits
        random = Rng(self.seeds[0], self.seeds[1], self.seeds[2], number + 1)
        for _ in range(8):
            random.word()
        state = self.state.copy()
        seat = self.seat
        before = self._judged()
        stage = self._stage(number)
        self._shake_others(random)
        play(state, seat, candidate.path, random)
        self._look_ahead(state, stage.width, random)
        for judge in self.judges:
            judge.weights = self.weights
        total = 0.0
        own = 0.0
        other: i64 = 0
        while other < len(self.judges):
            prospects = self._prospects(state, other)
            candidate.scores[int(other)] += prospects
            if other == seat:
                own = prospects
            else:
                total += prospects
            other += 1
        rival = self.weights[RIVAL_WORTH]
        found = own - rival * total / float(len(self.judges) - 1)
        candidate.note(found, stage.weight)
        self.work += self._judged() - before

    def _judged(self) -> i64:
        total: i64 = 0
        for judge in self.judges:
            total += judge.judged
        return total

    def _shake_others(self, random: Rng) -> None:
        """Vary the others' weights a little in each round, since nobody knows what they think."""
        shaken = self.settings.shaken
        if shaken == 0.0:
            return
        for judge in self.judges:
            if judge.seat != self.seat:
                judge.weights = vec[float](
                    [weight * math.exp(shaken * random.about_normal()) for weight in self.weights]
                )

    def _look_ahead(self, state: State, width: i64, random: Rng) -> None:
        """Play quick turns until the own seat has had a normal one and no scoring round is in progress."""
        had = False
        while state.phase != OVER:
            own: bool = state.phase == SPEND and state.seat == self.seat and state.scoring == NO_SCORING
            quick_step(state, self.judges, width, random)
            had = had or own
            if had and state.scoring == NO_SCORING:
                return

    def _prospects(self, state: State, seat: i64) -> float:
        if state.phase == OVER:
            return float(points(state, seat))
        judge = self.judges[int(seat)]
        judge.prepare(state)
        return judge.worth(state)

    def verdicts(self) -> list[Verdict]:
        """The ways to play the turn, the best first."""
        leading = self._leading()
        order = sorted(self.candidates, key=lambda each: (each is not leading, -each.visits, -each.value()))
        found: list[Verdict] = []
        for each in order:
            scores = self._expected(each)
            found.append(Verdict(each.path, int(each.visits), scores, chances(scores, int(self.state.scored))))
        return found

    def _expected(self, candidate: Candidate) -> list[float]:
        """Every seat's prospects; for a turn that was not simulated, those at its end."""
        if candidate.visits:
            return [total / float(candidate.visits) for total in candidate.scores]
        return [
            candidate.prior if judge.seat == self.seat else self._prospects(self.state, judge.seat)
            for judge in self.judges
        ]


def chances(scores: list[float], scored: int) -> list[float]:
    """Each seat's chance to win with these prospects. The more scorings are left, the less they say."""
    spread = SPREADS[SCORINGS - scored]
    best = max(scores)
    shares = [math.exp((score - best) / spread) for score in scores]
    return [share / sum(shares) for share in shares]
