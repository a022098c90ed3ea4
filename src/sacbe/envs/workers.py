"""A batch spread over processes, with its arrays in memory that all of them share.

Each process steps its own rows, some at a time, and copies what they show into the shared arrays while it is still in
the processor's cache. Rows, seeds and games are those of one batch, in whichever process a row lies.
"""

import multiprocessing
import os
import signal
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sacbe.engine.errors import IllegalAction, SacbeError
from sacbe.engine.game import Game
from sacbe.envs.batch import GameBatch
from sacbe.envs.loading import find_game

SHOWN: Final = ("observations", "masks", "to_play", "rewards", "scores", "places", "done", "lengths")
"""The arrays of a batch."""
AT_ONCE: Final = 256
"""Rows that a worker steps and shows before the next ones."""
OWN: Final = ("reward", "observations", "restart", "skip_forced")
"""What a batch may be told beside the options of the game."""


class WorkerBatch:
    """`n` games in several processes, with the arrays, `reset`, `step` and `play` of a `GameBatch`.

    Use it as a context, or `close` it: the processes end then.
    """

    def __init__(self, game: str | Game, n: int, workers: int = 2, *, seed: int = 0, **settings: Any) -> None:  # noqa: ANN401
        own = {name: settings.pop(name) for name in OWN if name in settings}
        self.game = find_game(game, settings)
        if not 0 < workers <= n:
            raise ValueError(f"{n} games are spread over 1 to {n} workers, not {workers}")
        self.n = n
        self.players = self.game.players
        self.actions = self.game.decisions
        self.observation = self.game.observation
        pattern = GameBatch(self.game, 1, **own)
        self._memory: list[SharedMemory] = []
        self._shown = {name: self._share(getattr(pattern, name)) for name in SHOWN}
        self._chosen = self._share(np.zeros(1, dtype=np.int64))
        for name, array in self._shown.items():
            seen = array.view()
            seen.flags.writeable = False
            setattr(self, name, seen)
        spawn = multiprocessing.get_context("spawn")
        bounds = [n * worker // workers for worker in range(workers + 1)]
        self._pipes: list[Connection] = []
        self._processes = []
        names = [memory.name for memory in self._memory]
        for first, last in pairwise(bounds):
            here, there = spawn.Pipe()
            order = (there, self.game, n, first, last, seed, own, names)
            process = spawn.Process(target=_work, args=order, daemon=True)
            process.start()
            there.close()
            self._pipes.append(here)
            self._processes.append(process)
        self._bounds = bounds
        self._hear()

    observations: NDArray[np.int16]
    masks: NDArray[np.uint8]
    to_play: NDArray[np.int64]
    rewards: NDArray[np.float64]
    scores: NDArray[np.float64]
    places: NDArray[np.int64]
    done: NDArray[np.uint8]
    lengths: NDArray[np.int64]

    def _share(self, row: NDArray[Any]) -> NDArray[Any]:
        """An array of `n` such rows in shared memory."""
        memory = SharedMemory(create=True, size=max(1, self.n * row.nbytes))
        self._memory.append(memory)
        made: NDArray[Any] = np.ndarray((self.n, *row.shape[1:]), dtype=row.dtype, buffer=memory.buf)
        return made

    def reset(self, seed: int) -> None:
        """Start all games anew; the same seed deals the same."""
        self._tell(("reset", seed))

    def step(self, actions: "NDArray[np.integer[Any]] | Sequence[int]") -> None:
        """One action in every game. IllegalAction if one is not allowed, and nothing changes in any game."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"a step takes a row of {self.n} whole numbers, one action for each game")
        self._chosen[:] = chosen
        within = (chosen >= 0) & (chosen < self.actions)
        allowed = self.masks[np.arange(self.n), np.where(within, chosen, 0)].astype(bool) & within
        wrong = np.flatnonzero(~allowed & (self.to_play >= 0))
        if len(wrong):  # whoever has the row says why it is refused; nobody moves
            which = int(np.searchsorted(self._bounds, wrong[0], side="right")) - 1
            self._tell(("refuse", int(wrong[0]), int(chosen[wrong[0]])), self._pipes[which : which + 1])
        self._tell(("step",))

    def play(self, steps: int) -> None:
        """So many steps with random actions."""
        self._tell(("play", steps))

    def sample(self) -> NDArray[np.int64]:
        """An action for every game at random, each legal one equally likely."""
        self._tell(("sample",))
        return self._chosen.copy()

    def _tell(self, order: tuple[object, ...], pipes: list[Connection] | None = None) -> None:
        for pipe in self._pipes if pipes is None else pipes:
            pipe.send(order)
        self._hear(pipes)

    def _hear(self, pipes: list[Connection] | None = None) -> None:
        """Wait until all have done it; the first error is raised here."""
        wrong: Exception | None = None
        for pipe in self._pipes if pipes is None else pipes:
            try:
                answer = pipe.recv()
            except EOFError:
                answer = SacbeError("a worker of the batch has ended")
            wrong = wrong or answer
        if wrong is not None:
            raise wrong

    def close(self) -> None:
        """End the processes and give the memory back."""
        for pipe in self._pipes:
            with suppress(OSError):
                pipe.send(("end",))
            pipe.close()
        for process in self._processes:
            process.join(5)
            if process.is_alive():
                process.kill()
        self._pipes, self._processes = [], []
        for name in SHOWN:
            self.__dict__.pop(name, None)
        self._shown.clear()
        self._chosen = np.zeros(0, dtype=np.int64)
        for memory in self._memory:
            memory.close()
            memory.unlink()
        self._memory = []

    def __enter__(self) -> "WorkerBatch":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __len__(self) -> int:
        return self.n


def _work(
    pipe: Connection, game: Game, n: int, first: int, last: int, seed: int, own: dict[str, Any], names: list[str]
) -> None:
    """A worker: its rows of the shared arrays, and what it is told to do with them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    memories = [SharedMemory(name=name) for name in names]
    parts = [
        GameBatch(game, min(AT_ONCE, last - begin), seed=seed, first=begin, **own)
        for begin in range(first, last, AT_ONCE)
    ]
    shared: list[list[NDArray[Any]]] = []
    begin = first
    for part in parts:
        rows: list[NDArray[Any]] = []
        for name, memory in zip(SHOWN, memories, strict=False):
            row = getattr(part, name)
            rows.append(np.ndarray((n, *row.shape[1:]), dtype=row.dtype, buffer=memory.buf)[begin : begin + part.n])
        rows.append(np.ndarray((n,), dtype=np.int64, buffer=memories[-1].buf)[begin : begin + part.n])
        shared.append(rows)
        begin += part.n
    for part, rows in zip(parts, shared, strict=True):
        _show(part, rows)
    pipe.send(None)
    while True:
        try:
            what, *more = pipe.recv()
        except EOFError:
            what = "end"
        if what == "end":
            os._exit(0)  # the arrays still hold the memory, and nothing else is left to do
        try:
            if what == "refuse":
                _refuse(parts[(more[0] - first) // AT_ONCE], (more[0] - first) % AT_ONCE, *more)
            else:
                for part, rows in zip(parts, shared, strict=True):
                    _do(part, what, more, rows[-1])
                    _show(part, rows)
        except Exception as error:
            pipe.send(error)
            continue
        pipe.send(None)


def _refuse(games: GameBatch, at: int, row: int, action: int) -> None:
    """IllegalAction with the row as it is called in the whole batch."""
    refusal = games.position(at).explain(action, int(games.to_play[at]))
    if refusal is not None:
        raise IllegalAction(refusal[0], f"game {row}: {refusal[1]}")


def _do(games: GameBatch, what: str, more: list[Any], chosen: NDArray[np.int64]) -> None:
    if what == "step":
        games.step(chosen)
    elif what == "play":
        games.play(*more)
    elif what == "sample":
        chosen[:] = games.sample()
    else:
        games.reset(*more)


def _show(games: GameBatch, shared: list[NDArray[Any]]) -> None:
    for name, array in zip(SHOWN, shared, strict=False):
        array[...] = getattr(games, name)
