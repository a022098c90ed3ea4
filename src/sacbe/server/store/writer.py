"""Running functions of SQL: one thread writes, a few read. Acknowledged means committed.

The writing thread takes every job that waits, runs them all, commits once and only then answers. So a hundred callers
share one wait for the disk. If one of them fails, nothing of that counts, and they are run again, each behind a
savepoint of its own: the mistake of one is nobody else's. A job is a function `fn(connection, ...)` that does nothing
but SQL, because it may be run more than once; after a deadlock with another process, too.
"""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from queue import Empty, SimpleQueue
from types import TracebackType
from typing import Any, Concatenate, Final, ParamSpec, Self, TypeVar

from sqlalchemy import Connection

from sacbe.server.store.database import READERS, Database
from sacbe.server.store.errors import StoreError, is_lock, is_lost, plain

P = ParamSpec("P")
T = TypeVar("T")

MOST_JOBS: Final = 128
"""So many jobs share a commit at most: a later one waits for the next."""

_CLOSED: Final = "the store is closed"


class _Job:
    """What one caller wants written, and later its outcome."""

    __slots__ = ("error", "future", "loop", "run", "value")

    def __init__(
        self,
        run: Callable[[Connection], Any],
        future: "asyncio.Future[Any] | Future[Any]",
        loop: asyncio.AbstractEventLoop | None,
    ) -> None:
        self.run = run
        self.future = future
        self.loop = loop
        self.value: Any = None
        self.error: Exception | None = None


class Store:
    """A database with its writing thread and its reading threads. Close it when done; the database stays open."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._gate = threading.Lock()
        self._closed = False
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="sacbe-reader")
        self._writer = threading.Thread(target=self._write_until_closed, name="sacbe-writer", daemon=True)
        self._writer.start()

    @property
    def is_closed(self) -> bool:
        return self._closed

    async def write(self, fn: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function in the next write transaction; what it returns is committed when it arrives here."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._put(_Job(partial(_call, fn, args, kwargs), future, loop))
        return await future

    async def read(self, fn: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function in a read transaction of its own, in another thread."""
        if self._closed:
            raise StoreError(_CLOSED)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, partial(self.read_now, fn, *args, **kwargs))

    def write_now(self, fn: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same as `write` for callers without an event loop; it blocks."""
        future: Future[T] = Future()
        self._put(_Job(partial(_call, fn, args, kwargs), future, None))
        return future.result()

    def read_now(self, fn: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same as `read` in the caller's own thread; it blocks."""
        try:
            with self.database.reading() as connection:
                return fn(connection, *args, **kwargs)
        except Exception as error:
            shown = plain(error)
            if shown is error:
                raise
            raise shown from error

    def close(self) -> None:
        """Finish what waits, then stop. Later callers get a StoreError."""
        with self._gate:
            if not self._closed:
                self._closed = True
                self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _put(self, job: _Job) -> None:
        with self._gate:
            if self._closed:
                raise StoreError(_CLOSED)
            self._jobs.put(job)

    def _write_until_closed(self) -> None:
        while True:
            job = self._jobs.get()
            if job is None:
                return
            jobs = [job]
            last = False
            while len(jobs) < MOST_JOBS:
                try:
                    job = self._jobs.get_nowait()
                except Empty:
                    break
                if job is None:
                    last = True
                    break
                jobs.append(job)
            self._commit(jobs)
            if last:
                return

    def _commit(self, jobs: list[_Job]) -> None:
        self._commit_together(jobs)
        _answer([job for job in jobs if job.error is None or not is_lock(job.error)])
        for job in jobs:
            if job.error is not None and is_lock(job.error):
                # Another process held what this job needed, and waited for what our batch held. Alone it holds nothing.
                job.error = None
                self._commit_together([job])
                _answer([job])

    def _commit_together(self, jobs: list[_Job]) -> None:
        """One transaction of all these jobs; afterwards each has its value or its error."""
        if self._commit_trusting(jobs):
            return
        try:
            with self.database.writing() as connection:
                for job in jobs:
                    _run(job, connection)
        except Exception as error:
            for job in jobs:
                job.value, job.error = None, _failed(error)

    def _commit_trusting(self, jobs: list[_Job]) -> bool:
        """The same without savepoints, which take as long as the jobs; False if it came to nothing by one of many."""
        running: _Job | None = None
        try:
            with self.database.writing() as connection:
                for running in jobs:
                    running.value = running.run(connection)
                running = None
        except Exception as error:
            by_job = running is not None and not is_lost(error)
            if by_job and len(jobs) > 1:
                return False
            for job in jobs:
                job.value, job.error = None, error if by_job else _failed(error)
        return True


def _call(fn: Callable[..., T], args: tuple[Any, ...], kwargs: dict[str, Any], connection: Connection) -> T:
    return fn(connection, *args, **kwargs)


def _run(job: _Job, connection: Connection) -> None:
    # SQLAlchemy's own savepoints have a new name and are compiled anew each time, which takes longer than the job.
    connection.exec_driver_sql("SAVEPOINT job")
    try:
        job.value = job.run(connection)
    except Exception as error:
        if is_lost(error):
            raise
        connection.exec_driver_sql("ROLLBACK TO SAVEPOINT job")
        job.error = error
    connection.exec_driver_sql("RELEASE SAVEPOINT job")


def _failed(error: Exception) -> Exception:
    """Why nothing of a batch was committed."""
    shown = plain(error)
    if isinstance(shown, StoreError):
        return shown
    made = StoreError("the database could not store the change")
    made.__cause__ = error
    return made


def _answer(jobs: list[_Job]) -> None:
    """Tell the callers: one call into each event loop, however many of them wait there."""
    waiting: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
    for job in jobs:
        if job.error is not None:
            job.error = plain(job.error)
        if job.loop is None:
            _resolve([job])
        else:
            waiting.setdefault(job.loop, []).append(job)
    for loop, its_jobs in waiting.items():
        try:
            loop.call_soon_threadsafe(_resolve, its_jobs)
        except RuntimeError:
            # The loop was closed with callers still waiting: nobody is left to be told.
            continue


def _resolve(jobs: list[_Job]) -> None:
    for job in jobs:
        if job.future.done():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.value)
