"""The processes where bots think, and who gets the next one that is free.

Each is a pool of one, so that a process which dies takes only its own question with it: that one is asked again in a
new process. People come first: whoever asks for a hint, then tables where somebody waits for a bot, then what has
time: tables where only bots play, and looking back at games that are over. The last have to leave one process to the
others, where there are several.

A process needs a second or so until it can think. So the one that is lent next has been started before anybody asks.
"""

import asyncio
import contextlib
import heapq
import multiprocessing
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from enum import IntEnum
from itertools import count
from typing import TypeVar

from sacbe.engine.errors import say
from sacbe.engine.registry import games
from sacbe.server.problems import Refusal
from sacbe.server.thinking import get_ready

T = TypeVar("T")


class Rank(IntEnum):
    """Who is served first."""

    HINT = 0
    WITH_PEOPLE = 1
    UNHURRIED = 2


class Thinker:
    """One process, which takes a moment to start."""

    def __init__(self) -> None:
        self._process: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Have the process get ready, if it is not there already. Where that cannot be, the first question tells."""
        if self._process is None:
            with contextlib.suppress(OSError):
                self._begun().submit(int)

    def _begun(self) -> ProcessPoolExecutor:
        if self._process is None:
            spawn = multiprocessing.get_context("spawn")
            self._process = ProcessPoolExecutor(1, spawn, get_ready, (games(),))
        return self._process

    async def think(self, work: Callable[..., T], *question: object) -> T:
        """Have something thought of; if the process dies of it or otherwise, once more in a new one."""
        for last in (False, True):
            try:
                return await asyncio.get_running_loop().run_in_executor(self._begun(), work, *question)
            except BrokenProcessPool:
                self.stop()
                if last:
                    raise Refusal(503, "bots", say("the bots cannot think at present", "bots-down")) from None
        raise AssertionError

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        if self._process is not None:
            running = list((getattr(self._process, "_processes", None) or {}).values())
            self._process.shutdown(wait=False, cancel_futures=True)
            for process in running:
                process.terminate()
            self._process = None


class Thinkers:
    """All of them. `one` waits for its turn and lends one out."""

    def __init__(self, processes: int) -> None:
        self._all = [Thinker() for _ in range(processes)]
        self._idle = list(self._all)
        self._waiting: list[tuple[Rank, int, asyncio.Future[Thinker]]] = []
        self._order = count()

    def start_next(self) -> None:
        """Start the one that will be lent next."""
        if self._idle:
            self._idle[-1].start()

    def stop(self) -> None:
        for thinker in self._all:
            thinker.stop()

    @contextlib.asynccontextmanager
    async def one(self, rank: Rank) -> AsyncIterator[Thinker]:
        thinker = await self._take(rank)
        try:
            yield thinker
        finally:
            self._give_back(thinker)

    async def _take(self, rank: Rank) -> Thinker:
        if self._may_have_one(rank):
            return self._lend()
        waiter: asyncio.Future[Thinker] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (rank, next(self._order), waiter))
        try:
            return await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self._give_back(waiter.result())
            raise

    def _give_back(self, thinker: Thinker) -> None:
        self._idle.append(thinker)
        while self._waiting and self._may_have_one(self._waiting[0][0]):
            _, _, waiter = heapq.heappop(self._waiting)
            if not waiter.done():
                waiter.set_result(self._lend())

    def _lend(self) -> Thinker:
        thinker = self._idle.pop()
        self.start_next()
        return thinker

    def _may_have_one(self, rank: Rank) -> bool:
        kept_free = 1 if rank is Rank.UNHURRIED and len(self._all) > 1 else 0
        return len(self._idle) > kept_free
