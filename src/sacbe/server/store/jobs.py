"""What callers want written, one job each, and how they are told what became of it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from sqlalchemy import Connection

from sacbe.server.store.errors import StoreError, plain


class Job:
    """What one caller wants written, and later its outcome."""

    __slots__ = ("error", "future", "loop", "place", "run", "value")

    def __init__(
        self,
        run: Callable[[Connection], Any],
        future: "asyncio.Future[Any] | Future[Any]",
        loop: asyncio.AbstractEventLoop | None,
        place: str = "",
    ) -> None:
        self.run = run
        self.future = future
        self.loop = loop
        self.place = place
        """What it changes, by its id: servers that write to the same places do so in the order of these."""
        self.value: Any = None
        self.error: Exception | None = None


def fail_all(jobs: list[Job], error: Exception) -> None:
    """Nothing of these jobs was committed, for this reason."""
    for job in jobs:
        shown = plain(error)
        if not isinstance(shown, StoreError):
            shown = StoreError("the database could not store the change")
            shown.__cause__ = error
        job.value, job.error = None, shown


def answer(jobs: list[Job], then: Callable[[], None] | None = None) -> None:
    """Tell the callers: one call into each event loop, however many of them wait there, and `then` with the first."""
    waiting: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in jobs:
        if job.error is not None:
            job.error = plain(job.error)
        if job.loop is None:
            _resolve([job], None)
        else:
            waiting.setdefault(job.loop, []).append(job)
    for loop, its_jobs in waiting.items():
        try:
            loop.call_soon_threadsafe(_resolve, its_jobs, then)
        except RuntimeError:
            # The loop was closed with callers still waiting: nobody is left to be told.
            continue
        then = None


def _resolve(jobs: list[Job], then: Callable[[], None] | None) -> None:
    for job in jobs:
        if job.future.done():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.value)
    if then is not None:
        then()
