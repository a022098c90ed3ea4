"""Tuning by response surfaces: every seat of every game plays with its own, randomly varied weights.

Each seat's success at its table is fitted to how its weights differ from the others'. This shows the effect of every
weight from the same games: each game tells far more than a comparison of two weight sets. A step moves each weight as
far as its slope is certain.
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
"""About how far weights are varied, as a share of their first size."""
STRIDE: Final = 0.6
"""How far a weight with a certain slope moves, in units of the variation."""
FADING: Final = 0.3
"""Shakes shrink with this power of the step."""
LIKELY_SLOPE: Final = 1.0
"""The most points that varying one weight usually brings. Slopes are held to that while there are few games."""

Seat = tuple[list[float], float]
"""A seat's variations and its score, both compared with the mean of its table."""


@dataclass(frozen=True)
class Shaken:
    """Games whose seats all have varied weights, as work for `spread`."""

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
    """The points that varying each weight brings, and their standard errors."""
    moves = np.array([move for move, _ in seats])
    leads = np.array([lead for _, lead in seats])
    spread_of_leads = max(float(np.var(leads)), 1e-9)
    # The likeliest slopes if slopes are normally distributed around 0.
    normal = moves.T @ moves / spread_of_leads + np.eye(moves.shape[1]) / LIKELY_SLOPE**2
    covariance = np.linalg.inv(normal)
    found = covariance @ (moves.T @ leads) / spread_of_leads
    return [float(slope) for slope in found], [math.sqrt(float(each)) for each in np.diag(covariance)]


def surface_step(tuning: Tuning, number: int, weights: list[float], sizes: list[float], processes: int) -> Step:
    """One step. Its lead is the gain that the surface predicts."""
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
    """How far to follow a slope this many standard errors from 0, from -1 to 1."""
    return errors * abs(errors) / (1 + errors * errors)
