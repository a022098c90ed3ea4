"""Turns of the event loop: in each of them only so much is done for one visitor, however much waits for him.

Each piece of work is short by itself. But one visitor may have hundreds of connections, and all of them may ask at the
same moment: done one after another they would keep everybody else waiting. So what is left of a visitor's when he has
had his part waits for the next turn. Nothing is refused here and nobody waits as long as the loop has nothing else to
do.
"""

import asyncio
import time
from collections import deque
from collections.abc import Coroutine, Generator
from contextvars import ContextVar
from typing import Any, Final, Generic, TypeVar

T = TypeVar("T")

PART_SECONDS: Final = 0.01
"""So long is worked for one visitor in one turn of the loop, and for what was begun by then."""
VISITOR: Final[ContextVar[str]] = ContextVar("visitor", default="")
"""For whom something is done: the place that a request comes from. "" where nobody has to wait for others."""


class Turns:
    """How much was done for whom in this turn of the loop, and what waits for the next."""

    def __init__(self) -> None:
        self._had: dict[str, float] = {}
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._will_turn = False

    async def take(self, doing: Coroutine[Any, Any, T]) -> T:
        """Do something for the visitor of this context, a step at a time, each in his turn."""
        visitor = VISITOR.get()
        return await (_InTurn(self, visitor, doing) if visitor else doing)

    def is_over(self, visitor: str) -> bool:
        """Has he had his part of this turn?"""
        return self._had.get(visitor, 0.0) >= PART_SECONDS

    def wait(self, visitor: str) -> "asyncio.Future[None]":
        """Comes true when it is his turn again."""
        waiting = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(visitor, deque()).append(waiting)
        self._see_to_the_next()
        return waiting

    def done(self, visitor: str, seconds: float) -> None:
        """So much was done for him just now."""
        self._had[visitor] = self._had.get(visitor, 0.0) + seconds
        self._see_to_the_next()
        if not self.is_over(visitor):
            self._let_one_go_on(visitor)

    def _see_to_the_next(self) -> None:
        if not self._will_turn:
            self._will_turn = True
            asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        """The next turn of the loop has begun."""
        self._will_turn = False
        self._had.clear()
        for visitor in list(self._waiting):
            self._let_one_go_on(visitor)
        if self._waiting:
            self._see_to_the_next()

    def _let_one_go_on(self, visitor: str) -> None:
        line = self._waiting.get(visitor)
        while line:
            waiting = line.popleft()
            if not waiting.done():
                waiting.set_result(None)
                break
        if line is not None and not line:
            del self._waiting[visitor]

    def __len__(self) -> int:
        """How many wait."""
        return sum(len(line) for line in self._waiting.values())


class _InTurn(Generic[T]):
    """A coroutine that waits before each of its steps until it is its visitor's turn."""

    def __init__(self, turns: Turns, visitor: str, doing: Coroutine[Any, Any, T]) -> None:
        self._turns = turns
        self._visitor = visitor
        self._doing = doing

    def __await__(self) -> Generator[Any, Any, T]:
        turns, visitor, doing = self._turns, self._visitor, self._doing
        thrown: BaseException | None = None
        try:
            while True:
                try:
                    if turns.is_over(visitor):
                        yield from turns.wait(visitor)
                except asyncio.CancelledError as error:
                    thrown = error
                begun = time.perf_counter()
                try:
                    waits_for = doing.send(None) if thrown is None else doing.throw(thrown)
                except StopIteration as end:
                    made: T = end.value
                    return made
                finally:
                    turns.done(visitor, time.perf_counter() - begun)
                thrown = None
                try:
                    yield waits_for
                except Exception as error:
                    thrown = error
                except asyncio.CancelledError as error:
                    thrown = error
        finally:
            doing.close()
