"""Who gets a process to think in, and when: visitors in turn, people before tables of bots, short answers at once."""

import asyncio
import contextlib
import os
import signal
from collections.abc import Sequence

import pytest
from tests.server.serving import PATIENCE_SECONDS

from sacbe.server import thinkers as thinkers_module
from sacbe.server.problems import Denial
from sacbe.server.thinkers import SHORT_SECONDS, Rank, Thinker, Thinkers
from sacbe.server.thinking import ThinkingError

LONG = 3.0
SHORT = SHORT_SECONDS
Wish = tuple[str, Rank]


@pytest.fixture(autouse=True)
def no_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody thinks here but where a test asks for it."""
    monkeypatch.setattr(Thinkers, "start_next", lambda _: None)


def served(wishes: Sequence[Wish], seconds: float = LONG) -> list[Wish]:
    """In which order visitors are served who all ask while the only process is busy."""

    async def order() -> list[Wish]:
        thinkers = Thinkers(1)
        found: list[Wish] = []

        async def want(wish: Wish) -> None:
            async with thinkers.one(lambda: wish[1], wish[0], seconds):
                found.append(wish)
                await asyncio.sleep(0)

        async with _busy(thinkers, "somebody", LONG), _busy(thinkers, "somebody", SHORT):
            waiting = [asyncio.create_task(want(wish)) for wish in wishes]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        return found

    return asyncio.run(order())


def _busy(thinkers: Thinkers, visitor: str, seconds: float) -> contextlib.AbstractAsyncContextManager[Thinker]:
    return thinkers.one(lambda: Rank.WITH_PEOPLE, visitor, seconds)


async def _hold(thinkers: Thinkers, rank: Rank, visitor: str = "", seconds: float = LONG) -> None:
    async with thinkers.one(lambda: rank, visitor, seconds):
        pass


@pytest.mark.parametrize("seconds", [LONG, SHORT])
def test_people_come_first(seconds: float) -> None:
    ranks = [Rank.UNHURRIED, Rank.WITH_PEOPLE, Rank.UNHURRIED, Rank.HINT, Rank.WITH_PEOPLE]
    order = [rank for _, rank in served([("", rank) for rank in ranks], seconds)]
    assert order == [Rank.HINT, Rank.WITH_PEOPLE, Rank.WITH_PEOPLE, Rank.UNHURRIED, Rank.UNHURRIED]


@pytest.mark.parametrize("rank", Rank)
@pytest.mark.parametrize("seconds", [LONG, SHORT])
def test_visitors_are_served_in_turn_however_much_one_of_them_asks_for(rank: Rank, seconds: float) -> None:
    wishes = [("flood", rank)] * 100 + [("ana", rank)] * 2 + [("bo", rank)]
    order = [visitor for visitor, _ in served(wishes, seconds)]
    assert order[:6] == ["flood", "ana", "bo", "flood", "ana", "flood"]


def test_many_hints_of_one_visitor_do_not_come_before_the_bots_of_others() -> None:
    order = served([("flood", Rank.HINT)] * 60 + [("ana", Rank.WITH_PEOPLE)])
    assert order.index(("ana", Rank.WITH_PEOPLE)) == 1


def test_a_short_answer_does_not_wait_behind_a_long_one() -> None:
    async def wait() -> None:
        thinkers = Thinkers(1)
        async with _busy(thinkers, "flood", LONG):
            more = [asyncio.create_task(_hold(thinkers, Rank.HINT, "flood")) for _ in range(50)]
            await asyncio.sleep(0)
            await asyncio.wait_for(_hold(thinkers, Rank.UNHURRIED, "ana", SHORT), PATIENCE_SECONDS)
        await asyncio.gather(*more)

    asyncio.run(wait())


def test_short_answers_do_not_keep_long_ones_waiting() -> None:
    async def order() -> list[float]:
        thinkers = Thinkers(1)
        found: list[float] = []

        async def want(seconds: float) -> None:
            async with thinkers.one(lambda: Rank.WITH_PEOPLE, "ana", seconds):
                found.append(seconds)
                await asyncio.sleep(0)

        async with _busy(thinkers, "bo", LONG), _busy(thinkers, "bo", SHORT):
            waiting = [asyncio.create_task(want(seconds)) for seconds in (*[SHORT] * 20, LONG)]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        return found

    assert asyncio.run(order()).index(LONG) <= 2


def test_one_visitor_has_no_more_under_way_than_is_allowed() -> None:
    async def lent() -> tuple[list[bool], bool]:
        thinkers = Thinkers(4, most_seconds=2 * LONG)
        held = [asyncio.create_task(_stay(thinkers, "flood")) for _ in range(4)]
        await asyncio.sleep(0.01)
        other = asyncio.create_task(_stay(thinkers, "ana"))
        await asyncio.sleep(0.01)
        found = [task in _holding for task in held], other in _holding
        for task in (*held, other):
            task.cancel()
        await asyncio.gather(*held, other, return_exceptions=True)
        return found

    assert asyncio.run(lent()) == ([True, True, False, False], True)


_holding: set["asyncio.Task[None] | None"] = set()


async def _stay(thinkers: Thinkers, visitor: str) -> None:
    async with thinkers.one(lambda: Rank.WITH_PEOPLE, visitor, LONG):
        _holding.add(asyncio.current_task())
        await asyncio.sleep(PATIENCE_SECONDS)


def test_somebody_who_comes_to_a_table_that_waits_is_served_with_the_people() -> None:
    async def order() -> list[str]:
        thinkers = Thinkers(1)
        found: list[str] = []
        here: set[str] = set()

        async def want(visitor: str) -> None:
            rank = lambda: Rank.WITH_PEOPLE if visitor in here else Rank.UNHURRIED  # noqa: E731
            async with thinkers.one(rank, visitor, LONG):
                found.append(visitor)
                await asyncio.sleep(0)

        async with _busy(thinkers, "bo", LONG):
            waiting = [asyncio.create_task(want(visitor)) for visitor in ("early", "late")]
            await asyncio.sleep(0)
            here.add("late")
            thinkers.look_again()
        await asyncio.gather(*waiting)
        return found

    assert asyncio.run(order()) == ["late", "early"]


def test_tables_of_bots_leave_one_process_to_people() -> None:
    async def lent() -> tuple[bool, bool]:
        thinkers = Thinkers(2)
        async with thinkers.one(lambda: Rank.UNHURRIED, "", LONG):
            second = asyncio.create_task(_hold(thinkers, Rank.UNHURRIED))
            person = asyncio.create_task(_hold(thinkers, Rank.WITH_PEOPLE))
            await asyncio.sleep(0.05)
            found = second.done(), person.done()
        await asyncio.gather(second, person)
        return found

    assert asyncio.run(lent()) == (False, True)


def test_whoever_stops_waiting_takes_no_process_away() -> None:
    async def left() -> None:
        thinkers = Thinkers(1)
        async with _busy(thinkers, "", LONG):
            gone = asyncio.create_task(_hold(thinkers, Rank.HINT))
            stays = asyncio.create_task(_hold(thinkers, Rank.UNHURRIED))
            await asyncio.sleep(0)
            gone.cancel()
        await asyncio.wait_for(stays, PATIENCE_SECONDS)

    asyncio.run(left())


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def _for_ever() -> None:
    while True:
        signal.pause()


def test_a_question_that_kills_its_process_twice_is_given_up() -> None:
    async def ask() -> None:
        thinker = Thinker()
        try:
            with pytest.raises(Denial, match="the bots cannot think at present"):
                await thinker.think(1, _die)
            assert await thinker.think(1, len, "abc") == 3
        finally:
            thinker.stop()

    asyncio.run(ask())


def test_a_bot_that_never_answers_does_not_keep_its_process(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        thinker = Thinker()
        try:
            assert await thinker.think(1, len, "abc") == 3
            monkeypatch.setattr(thinkers_module, "OVERDUE_SECONDS", 0.2)
            with pytest.raises(ThinkingError, match="should have thought for"):
                await thinker.think(0.01, _for_ever)
            monkeypatch.undo()
            assert await thinker.think(1, len, "abc") == 3
        finally:
            thinker.stop()

    asyncio.run(ask())
