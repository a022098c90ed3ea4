"""Many games of one kind stepped together in compiled code: observations, masks, rewards and turns as packed rows.

Row g of every array belongs to game g. Each game draws from a generator of its own, so what happens in one depends on
the seed, its index and its own actions, and on no other game. A finished game starts anew in the same step.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sacbe.engine.chance import Rng, rng
from sacbe.engine.errors import IllegalAction
from sacbe.engine.game import CHANCE, Game, Position
from sacbe.engine.rewards import check_reward, rewards

MOST: Final = 1 << 20


@final
class Batch:
    """`size` games of one kind. Read the arrays, choose an action for each game, `step`, and read again.

    - observations: what the seat to play may know, packed four to a word, `words` words a game (0 if not `observed`)
    - masks: 1 for each action it may take, `decisions` bytes a game
    - to_play: that seat
    - rewards: of every seat, `players` numbers a game; zeros but where the last step ended a game
    - done: 1 where the last step ended a game. The other rows of that game show the new one already.
    - length: decisions taken in each game so far, or in all of the ended game where `done` is 1
    """

    def __init__(self, game: Game, size: int, seed: int, reward: str, observed: bool = True) -> None:
        if not 0 < size <= MOST:
            raise ValueError(f"a batch has from 1 to {MOST} games, not {size}")
        self.game = game
        self.size = size
        self.reward = check_reward(reward)
        self.players: i64 = game.players
        self.decisions: i64 = game.decisions
        self.words: i64 = game.observation.words if observed else 0
        self.observations = vec[i64]([0] * (size * (game.observation.words if observed else 0)))
        self.masks = vec[u8]([0] * (size * game.decisions))
        self.rewards = vec[float]([0.0] * (size * game.players))
        self.to_play = vec[i64]([0] * size)
        self.done = vec[u8]([0] * size)
        self.length = vec[i64]([0] * size)
        self.sampled = vec[i64]([0] * size)
        self.positions: list[Position] = []
        self.choices: list[list[int]] = []
        self.randoms: list[Rng] = []
        self.choosers: list[Rng] = []
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Start all games anew; the same seed deals the same."""
        self.randoms = [rng("batch", seed, index) for index in range(self.size)]
        self.choosers = [rng("batch", seed, index, "sample") for index in range(self.size)]
        self.positions = [self.game.start() for _ in range(self.size)]
        if len(self.choices) < self.size:
            self.choices = [[] for _ in range(self.size)]
        index: i64 = 0
        while index < self.size:
            self._clear_result(index)
            self.length[index] = 0
            self._settle(index)
            self._show(index)
            index += 1

    def step(self, actions: list[int]) -> None:
        """One action in every game, by the seat to play. If one is not allowed, IllegalAction, and nothing changes."""
        self._check(actions)
        index: i64 = 0
        while index < self.size:
            self._move(index, actions[index])
            index += 1

    def sample(self) -> None:
        """Choose an action for every game at random, each legal one equally likely, into `sampled`."""
        index: i64 = 0
        while index < self.size:
            choices = self.choices[index]
            self.sampled[index] = choices[self.choosers[index].below(len(choices))]
            index += 1

    def play(self, steps: int) -> None:
        """So many steps of random actions, as `sample` chooses them; only what the last one led to is written."""
        index: i64 = 0
        while index < self.size:
            self._play(index, steps)
            index += 1

    def _play(self, index: i64, steps: i64) -> None:
        # One game after another, and not all a step at a time: so a game stays at hand while it is played.
        choices = self.choices[index]
        chooser = self.choosers[index]
        taken: i64 = 0
        while taken < steps:
            pos = self.positions[index]
            if taken:
                choices = pos.legal()
            self._clear_result(index)
            pos.apply(choices[chooser.below(len(choices))], pos.decider())
            self.length[index] += 1
            self._settle(index)
            if pos.is_over:
                self._finish(index, pos)
            taken += 1
        if steps > 0:
            self._show(index)

    def _check(self, actions: list[int]) -> None:
        if len(actions) != self.size:
            raise ValueError(f"a step takes one action for each of the {self.size} games, not {len(actions)}")
        decisions: int = self.decisions
        at: i64 = 0
        index: i64 = 0
        for action in actions:
            if action < 0 or action >= decisions or not self.masks[at + action]:
                self._refuse(index, action)
            at += self.decisions
            index += 1

    def _refuse(self, index: int, action: int) -> None:
        refusal = self.positions[index].explain(action)
        if refusal is None:
            raise ValueError(f"game {index}: action {action} is legal but not in its mask")
        raise IllegalAction(refusal[0], f"game {index}: {refusal[1]}")

    def _move(self, index: i64, action: int) -> None:
        pos = self.positions[index]
        self._clear_result(index)
        pos.apply(action, int(self.to_play[index]))
        self.length[index] += 1
        self._settle(index)
        if pos.is_over:
            self._finish(index, pos)
        self._show(index)

    def _clear_result(self, index: i64) -> None:
        """Where the last step ended a game, wipe off what it was worth."""
        if not self.done[index]:
            return
        self.length[index] = 0
        self.done[index] = 0
        at: i64 = index * self.players
        end: i64 = at + self.players
        while at < end:
            self.rewards[at] = 0.0
            at += 1

    def _settle(self, index: i64) -> None:
        """Chance draws until a seat decides or the game is over."""
        pos = self.positions[index]
        random = self.randoms[index]
        while pos.decider() == CHANCE:
            pos.apply(pos.draw(random), CHANCE)

    def _finish(self, index: i64, pos: Position) -> None:
        at: i64 = index * self.players
        for worth in rewards(pos, self.reward):
            self.rewards[at] = worth
            at += 1
        self.done[index] = 1
        self.positions[index] = self.game.start()
        self._settle(index)

    def _show(self, index: i64) -> None:
        """Write what the seat to play sees and may do."""
        pos = self.positions[index]
        turn = pos.decider()
        self.to_play[index] = turn
        masks = self.masks
        at: i64 = index * self.decisions
        for before in self.choices[index]:
            masks[at + before] = 0
        choices = pos.legal()
        self.choices[index] = choices
        for action in choices:
            masks[at + action] = 1
        if self.words:
            pos.write_observation(turn, self.observations, index * self.words)
