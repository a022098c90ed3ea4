"""What a finished game is worth to each seat, for learners: by place, by points, or for winning only."""

from collections.abc import Sequence
from typing import Final

from sacbe.engine.errors import OptionError
from sacbe.engine.game import Position

REWARDS: Final = ("placement", "score", "win")


def check_reward(reward: str) -> str:
    """The name of a reward, or OptionError."""
    if reward not in REWARDS:
        raise OptionError("reward", f"must be one of {', '.join(REWARDS)}, not {reward!r}")
    return reward


def rewards(pos: Position, reward: str = "placement") -> list[float]:
    """The reward of every seat; zeros until the game is over.

    - placement: 1 for the first, -1 for the last, evenly spaced in between. Seats that share places get their mean.
    The sum is 0.
    - score: the points.
    - win: 1 for the winner, split if the win is shared; 0 for the others.
    """
    return worth(reward, pos.scores(), pos.ranking()) if pos.is_over else [0.0] * pos.game.players


def worth(reward: str, scores: Sequence[float], ranking: Sequence[int]) -> list[float]:
    """The reward of every seat for these points and places."""
    if reward == "score":
        return [float(score) for score in scores]
    if reward == "win":
        winners = list(ranking).count(1)
        return [1.0 / winners if place == 1 else 0.0 for place in ranking]
    return by_placement(ranking)


def by_placement(ranking: Sequence[int]) -> list[float]:
    last = len(ranking) - 1
    if last <= 0:
        return [0.0 for _ in ranking]
    # `equals` seats at place p together take places p to p + equals - 1.
    means = [place - 1 + (list(ranking).count(place) - 1) / 2 for place in ranking]
    return [1.0 - 2.0 * mean / last for mean in means]
