"""Random play in compiled code, for benchmarks, soak tests and rollouts.

What `legal` lists and `draw` draws is known to be allowed, so it is carried out without another check.
"""

from mypy_extensions import i64

from sacbe.engine.chance import Rng
from sacbe.engine.game import CHANCE, NOBODY, Game, Position


def play_out(pos: Position, random: Rng) -> int:
    """Play the position to its end at random, in place; how many actions the players took (chance not counted)."""
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
    """So many random games from the start; how many actions the players took in all."""
    decisions = 0
    for _ in range(games):
        decisions += play_out(game.start(), random)
    return decisions


def copy_many(pos: Position, times: int) -> None:
    """Copy a position so often, to measure how long one copy takes."""
    for _ in range(times):
        pos.copy()
