"""Long work in the event loop: others come in between, and several such works take turns."""

import asyncio
import time
from collections.abc import Generator

import pytest

from sacbe.engine.parts import whole
from sacbe.server.long_work import PART_SECONDS, Parts


def busy(seconds: float, done: list[str], name: str) -> Generator[None, None, str]:
    """Keeps the processor busy for so long, with a stop every millisecond."""
    begun = time.thread_time()
    while time.thread_time() - begun < seconds:
        until = time.thread_time() + 0.001
        while time.thread_time() < until:
            pass
        done.append(name)
        yield
    return name


def test_what_comes_of_it_is_the_same_in_parts_and_as_a_whole() -> None:
    assert whole(busy(0.005, [], "a")) == "a"
    assert asyncio.run(Parts().do(busy(0.005, [], "a"))) == "a"


def test_others_come_in_between_every_few_milliseconds() -> None:
    async def watch() -> float:
        work = asyncio.create_task(Parts().do(busy(0.3, [], "a")))
        longest, last = 0.0, time.thread_time()
        while not work.done():
            await asyncio.sleep(0)
            now = time.thread_time()
            longest, last = max(longest, now - last), now
        return longest

    assert asyncio.run(watch()) < PART_SECONDS + 0.02


def test_several_works_take_turns_and_a_short_one_does_not_wait_for_a_long_one() -> None:
    done: list[str] = []

    async def work() -> None:
        parts = Parts()
        long = asyncio.create_task(parts.do(busy(0.4, done, "long")))
        await asyncio.sleep(0)
        await parts.do(busy(0.005, done, "short"))
        done.append("short is over")
        await long

    asyncio.run(work())
    assert done.index("short is over") < len(done) / 2


def test_a_work_that_fails_fails_for_whoever_asked_and_the_next_one_goes_on() -> None:
    def failing() -> Generator[None, None, None]:
        yield
        raise ValueError("no")

    async def work() -> str:
        parts = Parts()
        with pytest.raises(ValueError, match="no"):
            await parts.do(failing())
        return await parts.do(busy(0.001, [], "a"))

    assert asyncio.run(work()) == "a"
