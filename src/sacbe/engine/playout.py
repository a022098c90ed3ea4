"""Random play in compiled code, for benchmarks, soak tests and rollouts."""

from mypy_extensions import i64

from sacbe.engine.chance import Rng
from sacbe.engine.game import CHANCE, Game, Position


def play_out(pos: Position, random: Rng) -> int:
    """Play the position to its end at random, in place; how many actions the players took (chance not counted)."""
    decisions: i64 = 0
    while True:
        turn = pos.turn
        if turn is None:
            return decisions
        if turn == CHANCE:
            pos.push(pos.draw(random))
        else:
            choices = pos.legal()
            pos.push(choices[random.below(len(choices))])
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
