"""Gymnasium's vectors over a batch: many tables stepped together in compiled code, one seat of each for the learner."""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sacbe.engine.errors import OptionError
from sacbe.engine.game import Game
from sacbe.envs.batch import GameBatch
from sacbe.envs.errors import WrongOption
from sacbe.envs.loading import find_game
from sacbe.envs.table import observation_box

Array = NDArray[Any]
Policies = Callable[[Array, Array], Array]
"""Chooses actions for many rows: from their observations and masks, one action for each."""


class SacbeVectorEnv(VectorEnv[Array, Array, Array]):
    """`num_envs` tables. A step is a decision of the own seat at each; then the others play until it has to decide.

    `bots`: "random", or a function of observations and masks that chooses for all rows where another seat is to play,
    such as an earlier self of the learner. `seat`: the own seat, or None for another one from row to row. The masks
    stand in `infos["action_mask"]`. A table that ends begins anew in the same step.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        *,
        bots: str | Policies = "random",
        seat: int | None = None,
        reward: str = "placement",
        seed: int = 0,
        **options: object,
    ) -> None:
        try:
            self.game = find_game(game, options)
            self._tables = GameBatch(self.game, num_envs, seed=seed, reward=reward)
        except OptionError as wrong:
            raise WrongOption(wrong.option, wrong.reason) from None
        players = self.game.players
        if bots != "random" and not callable(bots):
            raise WrongOption("bots", f"must be 'random' or a function of observations and masks, not {bots!r}")
        if seat is not None and not 0 <= seat < players:
            raise WrongOption("seat", f"must be from 0 to {players - 1}, or None for any, not {seat}")
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = observation_box(self.game)
        self.single_action_space = gymnasium.spaces.Discrete(self.game.decisions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seats = np.arange(num_envs) % players if seat is None else np.full(num_envs, seat)
        self.bots = bots
        self._random = bots == "random"

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """All tables begin anew; the same seed deals the same."""
        if seed is not None and not isinstance(seed, int):
            raise WrongOption("seed", "is one number: each table draws from a generator of its own")
        super().reset(seed=seed)
        self._tables.reset(int(self.np_random.integers(2**31)) if seed is None else seed)
        self._play_on(np.zeros(self.num_envs), np.zeros(self.num_envs, dtype=np.bool_))
        return self._seen()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """The own seat's decision at every table, and what the others do until its next one."""
        self._tables.step(np.asarray(actions))
        earned, over = np.zeros(self.num_envs), np.zeros(self.num_envs, dtype=np.bool_)
        self._play_on(earned, over)
        seen, infos = self._seen()
        return seen, earned, over, np.zeros(self.num_envs, dtype=np.bool_), infos

    def _play_on(self, earned: Array, over: Array) -> None:
        """The others play; what ends on the way is noted."""
        tables = self._tables
        while True:
            ended = tables.done.astype(np.bool_) & ~over
            earned[ended] = tables.rewards[ended, self.seats[ended]]
            over |= ended
            rows = np.flatnonzero(tables.to_play != self.seats)
            if not len(rows):
                return
            if self._random:
                tables.play(1, rows)
            else:
                assert callable(self.bots)
                tables.step(self.bots(tables.observations[rows], tables.masks[rows]), rows)

    def _seen(self) -> tuple[Array, dict[str, Any]]:
        masks = self._tables.masks.astype(np.int8)
        return self._tables.observations.copy(), {"action_mask": masks, "seat": self.seats.copy()}
