"""A game in progress for all environments: chance plays at once; observations and masks are numpy arrays."""

from typing import Any

import numpy as np
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from sacbe.engine.chance import Rng, rng
from sacbe.engine.errors import IllegalAction, Refusal, say
from sacbe.engine.game import CHANCE, Game, Position
from sacbe.envs.errors import RefusedAction

Array = NDArray[Any]
Masked = dict[str, Array]


def observation_box(game: Game) -> spaces.Box:
    """The space of observations, with the game's bounds.

    A number that is always 0 gets the bounds 0 and 1, since spaces should not have empty dimensions.
    """
    low = np.array(game.observation.low(), dtype=np.int16)
    high = np.maximum(np.array(game.observation.high(), dtype=np.int16), low + 1)
    return spaces.Box(low, high, dtype=np.int16)


def masked_space(game: Game, actions: int) -> spaces.Dict:
    """Observations together with the mask of legal actions."""
    mask = spaces.Box(0, 1, (actions,), dtype=np.int8)
    return spaces.Dict({"observation": observation_box(game), "action_mask": mask})


class Table:
    """The position and its dealer. `actions` is at least `game.decisions`; numbers beyond that are never legal here."""

    game: Game
    actions: int
    pos: Position
    random: Rng
    taken: int

    def __init__(self, game: Game, actions: int | None = None) -> None:
        self.game = game
        self.actions = game.decisions if actions is None else actions
        self._make_room()
        self.reset(0)

    def _make_room(self) -> None:
        self._numbers = self.game.observation.blank()
        self._legal: vec[u8] = vec[u8]([0] * self.actions)
        self._numbers_seen: Array = np.asarray(memoryview(self._numbers)).view(np.int16)
        self._legal_seen: NDArray[np.int8] = np.asarray(memoryview(self._legal)).view(np.int8)
        self._marked: list[int] = []

    def __getstate__(self) -> tuple[object, ...]:
        return (self.game, self.actions, self.pos, self.random, self.taken)

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self.game, self.actions, self.pos, self.random, self.taken = state
        self._make_room()

    def reset(self, seed: int) -> None:
        """A new game; the same seed deals the same."""
        self.random = rng("environment", seed)
        self.pos = self.game.start()
        self.taken = 0
        self.deal()

    def deal(self) -> None:
        """Let chance draw until a player decides."""
        pos = self.pos
        while pos.turn == CHANCE:
            pos.apply(pos.draw(self.random), CHANCE)

    def act(self, action: int, seat: int) -> None:
        """Do an action of a seat. If it is not allowed, IllegalAction, and nothing changes."""
        if action >= self.game.decisions:
            raise RefusedAction("", f"there is no action {action}; they go from 0 to {self.game.decisions - 1}")
        try:
            self.pos.push(action, seat)
        except IllegalAction as refused:
            raise RefusedAction(refused.clause, refused.reason) from None
        self.taken += 1
        self.deal()

    def refusal(self, action: int, seat: int) -> Refusal | None:
        """None if the seat may do the action, else the clause and the reason why not."""
        if action >= self.game.decisions:
            return ("", say("there is no action {number}", "no-such-action", number=str(action)))
        return self.pos.explain(action, seat)

    def observation(self, seat: int) -> Array:
        """What the seat may know, as a new array."""
        self.pos.observe(seat, self._numbers)
        return self._numbers_seen.copy()

    def mask(self, seat: int) -> NDArray[np.int8]:
        """The legal actions of the seat, as ones and zeros.

        When the game is over, all are ones: nobody chooses any more, and a softmax over the mask stays finite.
        """
        if self.pos.is_over:
            return np.ones(self.actions, dtype=np.int8)
        self._marked = self.pos.mask_again(seat, self._legal, self._marked)
        return self._legal_seen.copy()

    def masked(self, seat: int) -> Masked:
        return {"observation": self.observation(seat), "action_mask": self.mask(seat)}
