"""Batches: many games of one kind stepped together in compiled code, read as numpy arrays without copying.

The arrays are views of what the engine writes: each shows the present state, changes with the next step, and cannot be
written to. Copy what you keep.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sacbe.engine.batch import Batch
from sacbe.engine.game import Game
from sacbe.engine.observation import Observation
from sacbe.envs.arrays import mask_array, number_array, observation_array
from sacbe.envs.loading import find_game


class GameBatch:
    """`n` games of one kind. Row g of every array belongs to game g.

    - `observations` (n, size) int16: what the seat to play may know, as `observation` describes it; (n, 0) if the batch
      was made without
    - `masks` (n, actions) uint8: 1 for each action that this seat may take
    - `to_play` (n,) int64: that seat
    - `rewards` (n, players) float64: zeros, but where the last step ended a game what it was worth to each seat
    - `done` (n,) uint8: 1 where the last step ended a game. The other rows of that game show the new one already.
    - `lengths` (n,) int64: decisions taken in each game; where `done` is 1, in all of the game that ended
    """

    def __init__(
        self, game: Game, n: int, *, seed: int = 0, reward: str = "placement", observations: bool = True
    ) -> None:
        self.game = game
        self.n = n
        self.players = game.players
        self.actions = game.decisions
        self.observation: Observation = game.observation
        self._games = Batch(game, n, seed, reward, observations)
        size = game.observation.size if observations else 0
        self.observations: NDArray[np.int16] = observation_array(self._games.observations).reshape(n, size)
        self.masks: NDArray[np.uint8] = mask_array(self._games.masks).reshape(n, -1)
        self.rewards: NDArray[np.float64] = number_array(self._games.rewards).reshape(n, -1)
        self.to_play: NDArray[np.int64] = number_array(self._games.to_play)
        self.done: NDArray[np.uint8] = mask_array(self._games.done)
        self.lengths: NDArray[np.int64] = number_array(self._games.length)
        self._sampled: NDArray[np.int64] = number_array(self._games.sampled)

    def reset(self, seed: int) -> None:
        """Start all games anew; the same seed deals the same."""
        self._games.reset(seed)

    def step(self, actions: "NDArray[np.integer[Any]] | Sequence[int]") -> None:
        """One action in every game, by the seat to play; the arrays then show what came of it.

        If any is not allowed, IllegalAction names the game, the clause and the reason, and nothing changes in any game.
        """
        if isinstance(actions, np.ndarray):
            if actions.ndim != 1 or actions.dtype.kind not in "iu":
                raise ValueError("a step takes a row of whole numbers, one action for each game")
            self._games.step(actions.tolist())
        else:
            self._games.step([int(action) for action in actions])

    def sample(self) -> NDArray[np.int64]:
        """An action for every game at random, each legal one equally likely."""
        self._games.sample()
        return self._sampled.copy()

    def play(self, steps: int) -> None:
        """So many steps with random actions, all in compiled code."""
        self._games.play(steps)

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        return f"sacbe.envs.batch({self.game!r}, {self.n})"


def batch(
    game: str | Game,
    n: int,
    *,
    seed: int = 0,
    reward: str = "placement",
    observations: bool = True,
    **options: object,
) -> GameBatch:
    """`n` games, by name with options, or of a loaded game: `sacbe.envs.batch("tikal", 1024, players=3, seed=7)`.

    `reward` is "placement", "score" or "win" (see `sacbe.engine.rewards`). Without observations steps take less time.
    """
    return GameBatch(find_game(game, options), n, seed=seed, reward=reward, observations=observations)
