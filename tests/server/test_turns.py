"""Turns of the event loop: one visitor's many requests leave others their turn, and lose nothing by it."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from sacbe.server.turns import PART_SECONDS, VISITOR, Turns

PIECE = 0.004
MANY = 100


def busy(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


async def of(visitor: str, turns: Turns, doing: Callable[[], Coroutine[Any, Any, Any]]) -> Any:  # noqa: ANN401
    """Do something as a request of a visitor."""
    VISITOR.set(visitor)
    return await turns.take(doing())


async def longest_wait(visitor: str) -> float:
    """How long somebody else waits for a turn at most, while a visitor asks for much at once."""
    turns = Turns()

    async def dear() -> None:
        await asyncio.sleep(0)
        busy(PIECE)
        await asyncio.sleep(0)
        busy(PIECE)

    asked = [asyncio.create_task(of(visitor, turns, dear)) for _ in range(MANY)]
    longest, last = 0.0, time.thread_time()
    while not all(each.done() for each in asked):
        await of("somebody else", turns, lambda: asyncio.sleep(0))
        now = time.thread_time()
        longest, last = max(longest, now - last), now
    assert len(turns) == 0
    return longest


def test_however_much_one_visitor_asks_for_others_have_their_turn_in_between() -> None:
    assert min(asyncio.run(longest_wait("Fay")) for _ in range(3)) < 5 * (PART_SECONDS + PIECE)


def test_who_is_no_visitor_waits_for_nobody() -> None:
    assert asyncio.run(longest_wait("")) > MANY * PIECE


def test_what_comes_of_it_is_what_comes_of_it_otherwise() -> None:
    async def work() -> list[object]:
        turns = Turns()

        async def made() -> str:
            busy(2 * PART_SECONDS)
            await asyncio.sleep(0.001)
            return "made"

        async def failing() -> None:
            busy(2 * PART_SECONDS)
            await asyncio.sleep(0.001)
            raise ValueError("no")

        asked = [of("Fay", turns, each) for each in (made, failing, made)]
        return list(await asyncio.gather(*asked, return_exceptions=True))

    first, second, third = asyncio.run(work())
    assert (first, third) == ("made", "made")
    assert isinstance(second, ValueError)


@pytest.mark.parametrize("waits_for_turn", [False, True])
def test_who_goes_away_is_let_go(waits_for_turn: bool) -> None:
    said: list[str] = []

    async def work() -> None:
        turns = Turns()

        async def hog() -> None:
            busy(2 * PART_SECONDS)

        async def waiting() -> None:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                said.append("cancelled")
                raise

        task = asyncio.create_task(of("Fay", turns, waiting))
        await asyncio.sleep(0.001)
        if waits_for_turn:
            hogs = [asyncio.create_task(of("Fay", turns, hog)) for _ in range(3)]
            await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(*hogs)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert len(turns) == 0

    asyncio.run(work())
    assert said == ["cancelled"]
