"""Tuning by response surfaces: every seat of every game plays with weights of its own, shaken at random.

How a seat fares beside the others at its table, fitted to how its weights differ from theirs, shows what every single
weight does, all of them from the same games: far more for a game than a comparison of two weight sets does. A step
moves each weight as far as its slope is sure.
"""

import hashlib
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

import numpy as np

from sacbe.arena.match import play
from sacbe.arena.processes import spread
from sacbe.arena.tuning import Step, Tuning, tuned_maker
from sacbe.engine.chance import Rng, rng
from sacbe.engine.game import Game
from sacbe.engine.registry import load

SHAKE: Final = 0.25
"""How far weights are shaken, about, as a part of their size at the beginning."""
STRIDE: Final = 0.6
"""How far a weight moves whose slope is certain, in shakes."""
FADING: Final = 0.3
"""Shakes shrink with this power of the step."""
LIKELY_SLOPE: Final = 1.0
"""The points that a shake of one weight mostly brings at most; slopes are held to that while few games tell of them."""

Seat = tuple[list[float], float]
"""The shakes of a seat's weights and what it scored, both compared with the mean of its table."""


@dataclass(frozen=True)
class Shaken:
    """Games whose seats all have shaken weights; work for `spread`."""

    tuning: Tuning
    step: int
    weights: list[float]
    shakes: list[float]

    def begin(self) -> Callable[[int], tuple[int, list[Seat]]]:
        game = load(self.tuning.game, **self.tuning.options)
        return lambda number: (number, self.seats_of(game, number))

    def seats_of(self, game: Game, number: int) -> list[Seat]:
        """One game, seat by seat."""
        label = f"sacbe tune/surface/{self.tuning.seed}/{self.step}/{number}"
        moves = [[random.about_normal() for _ in self.weights] for random in self._generators(label, game.players)]
        bots = []
        for seat, move in enumerate(moves):
            shaken = [w + s * m for w, s, m in zip(self.weights, self.shakes, move, strict=True)]
            bots.append(tuned_maker(self.tuning.game, self.tuning.bot, shaken)(rng(label, seat), None))
        scores = play(game, bots, int.from_bytes(hashlib.sha256(label.encode()).digest(), "big")).position.scores()
        mean = fmean(scores)
        means = [fmean(column) for column in zip(*moves, strict=True)]
        return [
            ([own - other for own, other in zip(move, means, strict=True)], score - mean)
            for move, score in zip(moves, scores, strict=True)
        ]

    def _generators(self, label: str, players: int) -> list[Rng]:
        return [rng(label, "shakes", seat) for seat in range(players)]


def slopes(seats: Sequence[Seat]) -> tuple[list[float], list[float]]:
    """The points that a shake of each weight brings, and how unsure that is."""
    moves = np.array([move for move, _ in seats])
    leads = np.array([lead for _, lead in seats])
    spread_of_leads = max(float(np.var(leads)), 1e-9)
    # The likeliest slopes if they are normal around 0 themselves.
    normal = moves.T @ moves / spread_of_leads + np.eye(moves.shape[1]) / LIKELY_SLOPE**2
    covariance = np.linalg.inv(normal)
    found = covariance @ (moves.T @ leads) / spread_of_leads
    return [float(slope) for slope in found], [math.sqrt(float(each)) for each in np.diag(covariance)]


def surface_step(tuning: Tuning, number: int, weights: list[float], sizes: list[float], processes: int) -> Step:
    """One step; its lead is what the surface promises of it."""
    shakes = [SHAKE * size / (number + 1) ** FADING for size in sizes]
    played = dict(spread(Shaken(tuning, number, weights, shakes), range(tuning.games), processes))
    seats = [seat for game in range(tuning.games) for seat in played[game]]
    found, errors = slopes(seats)
    moves = [STRIDE * sureness(slope / error) for slope, error in zip(found, errors, strict=True)]
    after = [round(w + s * m, 6) for w, s, m in zip(weights, shakes, moves, strict=True)]
    lead = math.fsum(slope * move for slope, move in zip(found, moves, strict=True))
    error = math.sqrt(math.fsum((each * move) ** 2 for each, move in zip(errors, moves, strict=True)))
    return Step(number, lead, error, after)


def sureness(errors: float) -> float:
    """From -1 to 1: how far to follow a slope that is so many standard errors from 0."""
    return errors * abs(errors) / (1 + errors * errors)
