"""Random play in compiled code, for benchmarks, soak tests and rollouts.

Actions from `legal` and `draw` are known to be allowed, so they are not checked again.
"""

from mypy_extensions import i64

from sacbe.engine.chance import Rng
from sacbe.engine.game import CHANCE, NOBODY, Game, Position


def play_out(pos: Position, random: Rng) -> int:
    """Play the position to its end at random, in place. Returns how many actions the players took, without chance."""
    decisions: i64 = 0
    while True:
        decider = pos.decider()
        if decider == CHANCE:
            pos.apply(pos.draw(random), CHANCE)
        elif decider == NOBODY:
            return decisions
        else:
            pos.apply(pos.pick(random), decider)
            decisions += 1


def play_games(game: Game, random: Rng, games: int) -> int:
    """Play this many random games from the start. Returns how many actions the players took in all."""
    decisions = 0
    for _ in range(games):
        decisions += play_out(game.start(), random)
    return decisions


def copy_many(pos: Position, times: int) -> None:
    """Copy a position this many times, to measure how long a copy takes."""
    for _ in range(times):
        pos.copy()
