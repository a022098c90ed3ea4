"""Looking past the end of the own turn in Tikal: what do the others make of it, and what remains at the next turn?

The candidates are whole turns that come to different things. Each simulation plays one of them, lets everybody else and
then the own seat take a quick turn (and finish a scoring round that is under way), and judges where that leads. Each
round of simulations uses the same draws for every candidate; from round to round the weaker ones drop out, and for
those that stay the quick turns become better ones.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.bots.thinking import Verdict
from sacbe.bots.tikal_plans import Plan, beginnings, insert, play, price_of_place, quick_step, rest_of_turn
from sacbe.bots.tikal_weights import RIVAL_WORTH
from sacbe.bots.tikal_worth import SCORINGS, Evaluator, evaluators
from sacbe.engine.chance import Rng
from sacbe.games.tikal import actions
from sacbe.games.tikal.actions import END
from sacbe.games.tikal.position import NO_SCORING, OVER, PLACE, SPEND, State
from sacbe.games.tikal.scoring import points

MOST_ROUNDS: Final = 500
FEWEST: Final = 4
"""Candidates that stay to the end."""
SECOND_STAGE: Final = 8
THIRD_STAGE: Final = 60
"""The rounds from which on quick turns are planned more carefully, so that they are nearer to what will be played."""
SPREADS: Final[vec[float]] = vec[float]([1.0, 3.5, 5.5, 10.0, 15.5])
"""By how many points more a seat is e times as likely to win, by the scorings that are left; fitted to played games."""


@final
class Settings:
    """How widely a search looks."""

    def __init__(self, width: i64, places: i64, candidates: i64, quick_width: i64, careful: i64, trust: float) -> None:
        self.width: i64 = width  # the beam of the own turn
        self.places: i64 = places  # places for the tile that are planned for
        self.candidates: i64 = candidates  # turns that are looked into
        self.quick_width: i64 = quick_width  # the beam of quick turns
        self.careful: i64 = careful  # how many times wider it becomes from stage to stage
        self.trust = trust  # how many simulations it counts for what a turn looks worth at its end


@final
class Candidate:
    """A way to play the turn, and what the simulations made of it."""

    def __init__(self, path: list[int], prior: float, trust: float, seats: int) -> None:
        self.path = path
        self.prior = prior
        self.trust = trust
        self.visits: i64 = 0
        self.counted: i64 = 0  # visits of this stage
        self.total: float = 0.0  # what they found, added up
        self.scores: list[float] = [0.0] * seats  # prospects of every seat, added up

    def value(self) -> float:
        return (self.trust * self.prior + self.total) / (self.trust + float(self.counted))

    def begin_stage(self) -> None:
        """What was found so far counts no more than what the turn looked worth before."""
        self.prior = self.value()
        self.counted = 0
        self.total = 0.0


@final
class TurnSearch:
    """The search for the turn that is due; `sacbe.bots.thinking` grows it.

    To be quick with a first answer it begins with one place for the tile. Planning for another one counts as a
    simulation.
    """

    def __init__(self, state: State, seat: i64, weights: vec[float], random: Rng, settings: Settings) -> None:
        self.state = state
        self.seat: i64 = seat
        self.settings = settings
        self.judges: list[Evaluator] = evaluators(len(state.players), weights)
        self.candidates: list[Candidate] = []
        self.asked: Candidate | None = None  # stays to the end
        self.begun = beginnings(state, self.judges, seat, settings.places)
        self.planned: i64 = 0  # how many of the beginnings have been gone on with
        self.plans: list[Plan] = []
        self._plan_next()
        self.active: list[Candidate] = [*self.candidates]
        self.at: i64 = 0  # how many of the active ones have been simulated in this round
        self.round: i64 = 0
        self.quick_width: i64 = settings.quick_width
        self.seeds: vec[i64] = vec[i64]([random.word() for _ in range(3)])

    def _plan_next(self) -> None:
        """Plan the rest of the turn for one more of its beginnings."""
        settings = self.settings
        keep = settings.candidates if len(self.begun) == 1 else max(1, settings.candidates // 2)
        start = self.begun[self.planned]
        for plan in rest_of_turn(start, self.judges, self.seat, settings.width, keep):
            insert(self.plans, plan, settings.candidates)
        self.planned += 1
        self.candidates = [self._candidate(plan) for plan in self.plans]
        if self.asked is not None:
            self.consider(self.asked.path)
        self.active = [*self.candidates]

    def _candidate(self, plan: Plan) -> Candidate:
        return Candidate([*plan.path(), END], plan.worth, self.settings.trust, len(self.state.players))

    def consider(self, turn: list[int]) -> None:
        """Look into this turn, too, to the end; to be asked before the first simulation."""
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
        asked = Candidate([*turn], prior, self.settings.trust, len(self.state.players))
        self.asked = asked
        self.candidates.append(asked)
        self.active.append(asked)

    def done(self) -> bool:
        """Is there nothing more to find?"""
        return self.planned == len(self.begun) and (len(self.active) < 2 or self.round >= MOST_ROUNDS)

    def best(self) -> int:
        """The first action of the best turn found."""
        return self.turn()[0]

    def turn(self) -> list[int]:
        """The whole of the best turn found."""
        return self._leading().path

    def _leading(self) -> Candidate:
        """The best of those that have been looked into most often."""
        best = self.active[0]
        for candidate in self.active:
            if candidate.counted >= best.counted and candidate.value() > best.value():
                best = candidate
        return best

    def grow(self, simulations: int) -> None:
        """Do so many simulations more."""
        left: i64 = simulations
        while left > 0 and not self.done():
            left -= 1
            if self.planned < len(self.begun):
                self._plan_next()
                continue
            self._simulate(self.active[self.at])
            self.at += 1
            if self.at == len(self.active):
                self._end_round()

    def _end_round(self) -> None:
        """The weaker quarter drops out."""
        self.at = 0
        self.round += 1
        ranked = sorted(self.active, key=lambda candidate: -candidate.value())
        stay: i64 = max(FEWEST, (3 * len(ranked) + 3) // 4)
        self.active = ranked[: int(stay)]
        asked = self.asked
        if asked is not None and asked not in self.active:
            self.active.append(asked)
        if self.settings.careful > 1 and (self.round == SECOND_STAGE or self.round == THIRD_STAGE):
            self.quick_width *= self.settings.careful
            for candidate in self.active:
                candidate.begin_stage()

    def _simulate(self, candidate: Candidate) -> None:
        random = Rng(self.seeds[0], self.seeds[1], self.seeds[2], self.round + 1)
        for _ in range(8):
            random.word()
        state = self.state.copy()
        seat = self.seat
        play(state, seat, candidate.path, random)
        self._look_ahead(state, random)
        candidate.visits += 1
        candidate.counted += 1
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
        rival = self.judges[0].weights[RIVAL_WORTH]
        candidate.total += own - rival * total / float(len(self.judges) - 1)

    def _look_ahead(self, state: State, random: Rng) -> None:
        """Quick turns until the own seat has had a normal one and no scoring round is under way."""
        had = False
        while state.phase != OVER:
            own: bool = state.phase == SPEND and state.seat == self.seat and state.scoring == NO_SCORING
            quick_step(state, self.judges, self.quick_width, random)
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
        """The prospects of every seat; of a turn that was not looked into, as they are at its end."""
        if candidate.visits:
            return [total / float(candidate.visits) for total in candidate.scores]
        return [
            candidate.prior if judge.seat == self.seat else self._prospects(self.state, judge.seat)
            for judge in self.judges
        ]


def chances(scores: list[float], scored: int) -> list[float]:
    """How likely each seat wins with such prospects; the more scorings are left, the less they say."""
    spread = SPREADS[SCORINGS - scored]
    best = max(scores)
    shares = [math.exp((score - best) / spread) for score in scores]
    return [share / sum(shares) for share in shares]
