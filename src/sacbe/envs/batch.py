"""Batches: many games of one kind stepped together in compiled code, read as numpy arrays without copying.

The arrays are views of what the engine writes: each shows the present state, changes with the next step, and cannot be
written to. Copy what you keep.
"""

import time
from collections.abc import Iterator, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sacbe.engine.batch import Batch, Saved
from sacbe.engine.game import Game, Position
from sacbe.engine.observation import Observation
from sacbe.envs.arrays import mask_array, number_array, observation_array
from sacbe.envs.loading import find_game

Rows = NDArray[np.integer[Any]] | Sequence[int]
SIZES: Final = (16, 32, 64, 128, 256)
"""What is tried where nobody says how many games: beyond that the processor's cache is too small."""
TRIED: Final = 0.02
"""Seconds for each size."""
AT_ONCE: Final = 20_000
"""So many games are moved, or decisions played, before Python may look up: whoever presses Ctrl-C is heard then."""


class GameBatch:
    """`n` games of one kind. Row g of every array belongs to game g.

    - `observations` (n, size) int16: what the seat to play may know, as `observation` describes it; (n, 0) if the batch
      was made without
    - `masks` (n, actions) uint8: 1 for each action that this seat may take
    - `to_play` (n,) int64: that seat; -1 where chance is explicit and due, -2 where a game is over and stays so
    - `rewards` (n, players) float64: zeros, but where the last step ended a game what it was worth to each seat
    - `scores`, `places` (n, players): likewise the points and the places
    - `done` (n,) uint8: 1 where the last step ended a game. Where games restart, all else shows the new one
    - `lengths` (n,) int64: decisions taken in each game; where `done` is 1, in all of the game that ended
    """

    def __init__(
        self,
        game: Game,
        n: int,
        *,
        seed: int = 0,
        reward: str = "placement",
        observations: bool = True,
        restart: bool = True,
        explicit_chance: bool = False,
        skip_forced: bool = False,
        first: int = 0,
    ) -> None:
        self.game = game
        self._first = first
        self.n = n
        self.players = game.players
        self.actions = game.decisions
        self.observation: Observation = game.observation
        self._settings = {
            "reward": reward,
            "observations": observations,
            "restart": restart,
            "explicit_chance": explicit_chance,
            "skip_forced": skip_forced,
        }
        self._games = Batch(game, n, reward, observations, restart, explicit_chance, skip_forced)
        self._all = list(range(n))
        size = game.observation.size if observations else 0
        games = self._games
        self.observations: NDArray[np.int16] = observation_array(games.observations).reshape(n, size)
        self.masks: NDArray[np.uint8] = mask_array(games.masks).reshape(n, -1)
        self.rewards: NDArray[np.float64] = number_array(games.rewards).reshape(n, -1)
        self.scores: NDArray[np.float64] = number_array(games.scores).reshape(n, -1)
        self.places: NDArray[np.int64] = number_array(games.places).reshape(n, -1)
        self.to_play: NDArray[np.int64] = number_array(games.to_play)
        self.done: NDArray[np.uint8] = mask_array(games.done)
        self.lengths: NDArray[np.int64] = number_array(games.length)
        self._chosen: NDArray[np.int64] = number_array(games.chosen)
        self.reset(seed)

    def reset(self, seed: int, rows: Rows | None = None) -> None:
        """Start all games anew, or only these; the same seed deals the same."""
        for some in _parts(self._rows(rows)):
            self._games.begin(seed, some, self._first)

    def restart(self, rows: Rows) -> None:
        """Start these games anew; what they draw goes on from where it was."""
        for some in _parts(self._rows(rows)):
            self._games.again(some)

    def step(self, actions: "NDArray[np.integer[Any]] | Sequence[int]", rows: Rows | None = None) -> None:
        """One action in every game, or in these, by the seat to play; the arrays then show what came of it.

        If any is not allowed, IllegalAction names the game, the clause and the reason, and nothing changes in any game.
        """
        chosen = _row_of_actions(actions)
        count = self.n if rows is None else len(which := self._rows(rows))
        if len(chosen) != count:
            raise ValueError(f"a step takes one action for each of the {count} games, not {len(chosen)}")
        self._games.take(chosen, None if rows is None else which)
        self._games.check(rows is None, count)
        for first in range(0, count, AT_ONCE):
            self._games.move(rows is None, first, min(first + AT_ONCE, count))

    def sample(self) -> NDArray[np.int64]:
        """An action for every game at random, each legal one equally likely."""
        self._games.sample()
        return self._chosen.copy()

    def play(self, steps: int, rows: Rows | None = None) -> None:
        """So many steps with random actions, all in compiled code."""
        which = self._rows(rows)
        at_once = max(1, min(steps, AT_ONCE))
        for some in _parts(which, max(1, AT_ONCE // at_once)):
            for taken in range(0, steps, at_once):
                self._games.play(min(at_once, steps - taken), some)

    def legal(self, row: int) -> list[int]:
        """What the seat to play may do in one game."""
        first = self._row(row) * self.game.most_choices
        return list(self._games.legal[first : first + self._games.choices[row]])

    def legal_lists(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """All legal actions in a row, game by game, and where each game's begin: `actions[starts[g]:starts[g + 1]]`."""
        actions, starts = self._games.legal_lists()
        return number_array(actions), number_array(starts)

    def outcomes(self, row: int) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
        """What chance may draw in one game, with probabilities; none where no draw is due."""
        found = self.position(row).outcomes() if self.to_play[self._row(row)] == -1 else []
        weights = np.array([weight for _, weight in found], dtype=np.float64)
        return np.array([action for action, _ in found], dtype=np.int64), weights / max(1.0, weights.sum())

    def position(self, row: int) -> Position:
        """A copy of the position of one game."""
        return self._games.positions[self._row(row)].copy()

    def put(self, rows: Rows, positions: Sequence[Position]) -> None:
        """Go on from these positions, one for each of the rows."""
        which = self._rows(rows)
        if len(which) != len(positions):
            raise ValueError(f"{len(which)} rows need as many positions, not {len(positions)}")
        for pos in positions:
            if type(pos.game) is not type(self.game) or pos.game.options != self.game.options:
                raise ValueError(f"this is a batch of {self.game!r}, the position is one of {pos.game!r}")
        self._games.put(which, positions)

    def copy_rows(self, sources: Rows, targets: Rows, *, same_chance: bool = False) -> None:
        """Each target is now where its source is; it draws its own chance, or with `same_chance` that of the source."""
        one, other = self._rows(sources, twice=True), self._rows(targets)
        if len(one) != len(other):
            raise ValueError(f"{len(one)} sources need as many targets, not {len(other)}")
        self._games.copy(one, other, same_chance)

    def save(self, rows: Rows | None = None) -> list[Saved]:
        """All that these games are, for `restore` here or in another batch of the same game; it can be pickled."""
        return self._games.save(self._rows(rows))

    def restore(self, saved: Sequence[Saved], rows: Rows | None = None) -> None:
        """Put back what was saved, into the same rows or others."""
        which = self._rows(rows)
        if len(which) != len(saved):
            raise ValueError(f"{len(which)} rows need as many saved games, not {len(saved)}")
        self._games.restore(which, saved)

    def imagine(self, rows: Rows | None = None, seats: Rows | None = None) -> None:
        """Each game is now one that the seat (else the one to play) cannot tell from what it was."""
        which = self._rows(rows)
        if seats is None:
            who = [int(self.to_play[row]) for row in which]
        else:
            who = _whole_numbers(seats, "seats are whole numbers, one for each row")
        if len(who) != len(which) or not all(-1 <= seat < self.players for seat in who):
            raise ValueError(f"{len(which)} rows need as many seats from 0 to {self.players - 1}")
        self._games.imagine(which, who)

    def _rows(self, rows: Rows | None, *, twice: bool = False) -> list[int]:
        """Rows as a list; ValueError if one is not there, or stands there twice where it may not."""
        if rows is None:
            return self._all
        found = _whole_numbers(rows, "rows are whole numbers")
        if found and (min(found) < 0 or max(found) >= self.n):
            raise ValueError(f"rows go from 0 to {self.n - 1}, not {min(found)} to {max(found)}")
        if not twice and len(set(found)) != len(found):
            raise ValueError("a row stands there twice")
        return found

    def _row(self, row: int) -> int:
        if not 0 <= row < self.n:
            raise ValueError(f"rows go from 0 to {self.n - 1}, not {row}")
        return row

    def __getstate__(self) -> tuple[object, ...]:
        return (self.game, self.n, {**self._settings, "first": self._first}, self.save())

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        game, n, settings, saved = state
        GameBatch.__init__(self, game, n, **settings)
        self.restore(saved)

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        return f"sacbe.envs.batch({self.game!r}, {self.n})"


def batch(
    game: str | Game,
    n: int | None = None,
    *,
    seed: int = 0,
    reward: str = "placement",
    observations: bool = True,
    restart: bool = True,
    explicit_chance: bool = False,
    skip_forced: bool = False,
    **options: object,
) -> GameBatch:
    """`n` games, by name with options, or of a loaded game: `sacbe.envs.batch("tikal", 128, players=3, seed=7)`.

    Without `n` as many as step fastest here, which is tried out in a fraction of a second. `reward` is "placement",
    "score" or "win" (see `sacbe.engine.rewards`). Without observations steps take less time. With `restart=False` games
    that are over stay so, with `explicit_chance` draws are chosen by whoever steps, and with `skip_forced` a seat that
    has only one legal action is not asked.
    """
    found = find_game(game, options)
    size = best_size(found, observations=observations) if n is None else n
    return GameBatch(
        found,
        size,
        seed=seed,
        reward=reward,
        observations=observations,
        restart=restart,
        explicit_chance=explicit_chance,
        skip_forced=skip_forced,
    )


def best_size(game: Game, *, observations: bool = True) -> int:
    """How many games at once take the fewest microseconds a step, on this machine and now."""
    found: dict[int, float] = {}
    for size in SIZES:
        games = GameBatch(game, size, observations=observations)
        games.play(30)
        steps, begun = 0, time.process_time()
        while steps < 2 or time.process_time() - begun < TRIED:
            games.step(games.sample())
            steps += 1
        found[size] = (time.process_time() - begun) / (steps * size)
    return min(found, key=lambda size: found[size])


def _parts(rows: list[int], at_once: int = AT_ONCE) -> Iterator[list[int]]:
    """The rows in parts that are soon done."""
    for first in range(0, len(rows), at_once):
        yield rows[first : first + at_once]


def _row_of_actions(given: "NDArray[np.integer[Any]] | Sequence[int]") -> list[int]:
    """Actions as a list; what is too great for 64 bits is no action of any game, and -1 is none either."""
    numbers = _whole_numbers(given, "a step takes a row of whole numbers, one action for each game")
    if isinstance(given, np.ndarray) and given.dtype == np.int64:
        return numbers
    return [number if 0 <= number < 1 << 62 else -1 for number in numbers]


def _whole_numbers(given: "NDArray[np.integer[Any]] | Sequence[int]", otherwise: str) -> list[int]:
    if isinstance(given, np.ndarray):
        if given.ndim != 1 or given.dtype.kind not in "iu":
            raise ValueError(otherwise)
        found: list[int] = given.tolist()
        return found
    return [int(number) for number in given]
