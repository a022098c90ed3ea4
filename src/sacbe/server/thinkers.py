"""The processes where bots think, and who gets the next one that is free.

Each is a pool of one, so that a process which dies takes only its own question with it: that one is asked again in a
new process. One of them is kept for short answers, so that no greedy bot waits behind an expert.

Visitors are served in turn, however much each of them asks for. People at play come first: whoever asks for a hint,
then tables where somebody waits for a bot. Then comes what has time: tables where only bots play, and looking back at
games that are over. The last have to leave one process to the others, where there are several. What one visitor has
under way at a time is bounded in seconds.

A process needs a second or so until it can think. So those that are lent next are started as soon as somebody looks
which bots there are. A server that nobody has visited has none of them.
"""

import asyncio
import contextlib
import heapq
import math
import multiprocessing
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import count
from typing import Final, TypeVar

from sacbe.engine.errors import say
from sacbe.engine.registry import games
from sacbe.server.figures import Durations
from sacbe.server.problems import Denial
from sacbe.server.thinking import ThinkingError, get_ready

T = TypeVar("T")

SHORT_SECONDS: Final = 0.5
"""An answer that takes no longer is a short one."""
START_SECONDS: Final = 20.0
"""So long may a process take until it can think, on a busy machine, before others are started beside it."""
OVERDUE_SECONDS: Final = 60.0
OVERDUE_TIMES: Final = 10.0
"""A process that thinks for so much longer than it was given, and so many times as long, is ended."""


class Rank(IntEnum):
    """What is served first of all that one visitor waits for."""

    HINT = 0
    WITH_PEOPLE = 1
    UNHURRIED = 2


class Thinker:
    """One process, which takes a moment to start."""

    def __init__(self) -> None:
        self._process: ProcessPoolExecutor | None = None

    def start(self) -> "Future[int]":
        """Have the process get ready, if it is not there already; OSError where that cannot be."""
        return self._begun().submit(int)

    @property
    def is_there(self) -> bool:
        return self._process is not None

    def _begun(self) -> ProcessPoolExecutor:
        if self._process is None:
            spawn = multiprocessing.get_context("spawn")
            self._process = ProcessPoolExecutor(1, spawn, get_ready, (games(),))
        return self._process

    async def think(self, seconds: float, work: Callable[..., T], *question: object) -> T:
        """Have something thought of for about so long; if the process dies of it or otherwise, once more in a new one.

        A bot of another package may never answer: then its process is ended.
        """
        for last in (False, True):
            try:
                async with asyncio.timeout(OVERDUE_SECONDS + OVERDUE_TIMES * seconds):
                    return await asyncio.get_running_loop().run_in_executor(self._begun(), work, *question)
            except BrokenProcessPool:
                self.stop()
                if last:
                    raise Denial(503, "bots", say("the bots cannot think at present", "bots-down")) from None
            except TimeoutError:
                self.stop()
                raise ThinkingError(f"it should have thought for {seconds:g} seconds, and did not end") from None
        raise AssertionError

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        if self._process is not None:
            running = list((getattr(self._process, "_processes", None) or {}).values())
            self._process.shutdown(wait=False, cancel_futures=True)
            for process in running:
                process.terminate()
            self._process = None


@dataclass
class _Waiting:
    """Somebody who waits for a process."""

    rank: Callable[[], Rank]
    visitor: str
    seconds: float
    order: int
    lent: asyncio.Future[Thinker]


@dataclass
class _Line:
    """Those who wait: visitors in turn, and of each what is served first."""

    visitors: OrderedDict[str, list[tuple[Rank, int, _Waiting]]] = field(default_factory=OrderedDict)

    def add(self, rank: Rank, waiting: _Waiting) -> None:
        heapq.heappush(self.visitors.setdefault(waiting.visitor, []), (rank, waiting.order, waiting))

    def next(self, may: Callable[[_Waiting], bool]) -> _Waiting | None:
        """Take out whose turn it is, of those who may have one now."""
        for visitor, wanted in list(self.visitors.items()):
            while wanted and wanted[0][2].lent.done():
                heapq.heappop(wanted)
            if wanted and not may(wanted[0][2]):
                continue
            found = heapq.heappop(wanted)[2] if wanted else None
            self.visitors.move_to_end(visitor)
            if not wanted:
                del self.visitors[visitor]
            if found is not None:
                return found
        return None


class Thinkers:
    """All of them: so many processes, and the one for short answers. `one` waits for its turn and lends one out."""

    def __init__(self, processes: int, most_seconds: float = math.inf) -> None:
        self._quick = Thinker()
        self._all = [Thinker() for _ in range(processes)]
        self._idle = list(self._all)
        self._quick_is_idle = True
        self._most_seconds = most_seconds
        """What one visitor may have under way."""
        self._under_way: dict[str, float] = {}
        self._lines = {(is_short, hurries): _Line() for is_short in (False, True) for hurries in (False, True)}
        self._order = count()
        self.expected = False
        """Will somebody ask before long, or has somebody asked?"""
        self.waiting = 0
        """How many wait for a process now."""
        self.waited = Durations()
        self.thought = Durations()
        """How long processes were waited for, and lent."""

    def get_ready(self) -> None:
        """Start what is lent first: somebody will ask before long. Where that cannot be, the first question tells."""
        if not self.expected:
            self.expected = True
            with contextlib.suppress(OSError):
                self._quick.start()
            self.start_next()

    async def quick_is_ready(self) -> None:
        """Wait until the one for short answers can think. Where that cannot be, the first question tells."""
        with contextlib.suppress(OSError, BrokenProcessPool, TimeoutError):
            async with asyncio.timeout(START_SECONDS):
                await asyncio.wrap_future(self._quick.start())

    def start_next(self) -> None:
        """Start the one that will be lent next. Where that cannot be, the first question tells."""
        if self._idle and not self._idle[-1].is_there:
            with contextlib.suppress(OSError):
                self._idle[-1].start()

    def stop(self) -> None:
        for thinker in (self._quick, *self._all):
            thinker.stop()

    @contextlib.asynccontextmanager
    async def one(self, rank: Callable[[], Rank], visitor: str, seconds: float) -> AsyncIterator[Thinker]:
        """A process for about so many seconds, for what somebody wants.

        Who has to wait may be of another rank by and by: `rank` is looked at again then.
        """
        begun = time.monotonic()
        self.expected = True
        self.waiting += 1
        try:
            thinker = await self._take(_Waiting(rank, visitor, seconds, next(self._order), _future()))
        finally:
            self.waiting -= 1
            lent = time.monotonic()
            self.waited.add(lent - begun)
        try:
            yield thinker
        finally:
            self.thought.add(time.monotonic() - lent)
            self._give_back(thinker, visitor, seconds)

    def look_again(self) -> None:
        """People have come and gone: put everybody who waits where they belong now."""
        for is_short in (False, True):
            before = [self._lines[is_short, hurries] for hurries in (True, False)]
            for hurries in (True, False):
                self._lines[is_short, hurries] = _Line()
            for line in before:
                for wanted in line.visitors.values():
                    for _, _, waiting in wanted:
                        self._line_up(waiting)
        self._serve()

    async def _take(self, waiting: _Waiting) -> Thinker:
        self._line_up(waiting)
        self._serve()
        try:
            return await waiting.lent
        except asyncio.CancelledError:
            if waiting.lent.done() and not waiting.lent.cancelled():
                self._give_back(waiting.lent.result(), waiting.visitor, waiting.seconds)
            raise

    def _line_up(self, waiting: _Waiting) -> None:
        rank = waiting.rank()
        self._lines[waiting.seconds <= SHORT_SECONDS, rank is not Rank.UNHURRIED].add(rank, waiting)

    def _give_back(self, thinker: Thinker, visitor: str, seconds: float) -> None:
        if seconds > SHORT_SECONDS:
            self._under_way[visitor] -= seconds
            if self._under_way[visitor] < SHORT_SECONDS:
                del self._under_way[visitor]
        if thinker is self._quick:
            self._quick_is_idle = True
        else:
            self._idle.append(thinker)
        self._serve()

    def _serve(self) -> None:
        """Lend what is idle to those whose turn it is. Short answers go elsewhere only where nothing else waits."""
        while self._quick_is_idle and (waiting := self._next(is_short=True, leaving_one=False)) is not None:
            self._quick_is_idle = False
            self._lend(self._quick, waiting)
        for is_short in (False, True):
            while self._idle and (waiting := self._next(is_short, leaving_one=True)) is not None:
                self._lend(self._idle.pop(), waiting)
                self.start_next()

    def _next(self, is_short: bool, leaving_one: bool) -> _Waiting | None:
        hurried = self._lines[is_short, True].next(self._may)
        if hurried is not None or (leaving_one and len(self._all) > 1 and len(self._idle) == 1):
            return hurried
        return self._lines[is_short, False].next(self._may)

    def _may(self, waiting: _Waiting) -> bool:
        has = self._under_way.get(waiting.visitor, 0.0)
        return waiting.seconds <= SHORT_SECONDS or has == 0 or has + waiting.seconds <= self._most_seconds

    def _lend(self, thinker: Thinker, waiting: _Waiting) -> None:
        if waiting.seconds > SHORT_SECONDS:
            self._under_way[waiting.visitor] = self._under_way.get(waiting.visitor, 0.0) + waiting.seconds
        waiting.lent.set_result(thinker)


def _future() -> asyncio.Future[Thinker]:
    return asyncio.get_running_loop().create_future()
