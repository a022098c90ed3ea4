"""Garbage goes in quiet moments, and in the end even if there is none."""

import asyncio
import gc
from collections.abc import Callable
from weakref import ref

import pytest

from sacbe.server import garbage
from sacbe.server.garbage import sweep


class Knot:
    """Garbage that only a search finds: it holds itself."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "LOOK_SECONDS", 0.01)
    monkeypatch.setattr(garbage, "REST_SECONDS", 0.05)
    monkeypatch.setattr(garbage, "LONGEST_SECONDS", 0.5)


def seconds_until_gone(happened: Callable[[], int]) -> float:
    """How long garbage lies about; the search is on from the start."""

    async def main() -> float:
        clock = asyncio.get_running_loop().time
        task = asyncio.create_task(sweep(happened))
        await asyncio.sleep(0)
        assert not gc.isenabled()
        begun, knot = clock(), ref(Knot())
        while knot() is not None and clock() - begun < 5:
            await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return clock() - begun

    try:
        return asyncio.run(main())
    finally:
        gc.unfreeze()
        assert gc.isenabled()


def test_garbage_goes_in_a_quiet_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "FEW", 0)
    counts = iter([0, *[1] * 100_000])
    assert 0.04 <= seconds_until_gone(lambda: next(counts)) < 0.45


def test_without_a_quiet_moment_it_goes_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "FEW", 0)
    counts = iter(range(10_000_000))
    assert 0.45 <= seconds_until_gone(lambda: next(counts)) < 5


def test_much_of_it_goes_at_once_whoever_made_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "LONGEST_SECONDS", 60.0)
    monkeypatch.setattr(garbage, "MANY", 0)
    counts = iter(range(10_000_000))
    assert seconds_until_gone(lambda: next(counts)) < 0.45


def test_where_nothing_happens_nobody_looks() -> None:
    assert seconds_until_gone(lambda: 0) >= 5
