"""Running functions of SQL: one at a time writes, a few read. Acknowledged means committed.

On SQLite the event loop writes itself as long as nothing stands in the way (`loop_writer`). Else, and on PostgreSQL, a
thread does: it takes every job that waits, runs them all, commits once and only then answers. So a hundred callers
share one wait for the disk. If one of them fails, nothing of that counts, and they are run again, each behind a
savepoint of its own: the mistake of one is nobody else's. A job is a function `fn(connection, ...)` that does nothing
but SQL, because it may be run more than once; after a deadlock with another process, too. Its first argument is, or
has, the id of the table or session that it changes; of a table it changes the row first, which keeps others off.
"""

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from queue import Empty, SimpleQueue
from types import TracebackType
from typing import Any, Concatenate, Final, ParamSpec, Self, TypeVar

from sqlalchemy import Connection

from sacbe.server.long_work import Lines
from sacbe.server.store.database import READERS, Database
from sacbe.server.store.errors import Conflict, StoreError, is_lock, is_lost, plain
from sacbe.server.store.jobs import Job, answer, fail_all
from sacbe.server.store.loop_writer import MOST_JOBS, LoopWriter
from sacbe.server.turns import VISITOR

P = ParamSpec("P")
T = TypeVar("T")

EACH: Final = 2
"""So many of the reading threads one visitor has at a time; more would keep others waiting."""
_CLOSED: Final = "the store is closed"


class Store:
    """A database with its writing thread and its reading threads. Close it when done; the database stays open."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._gate = threading.Lock()
        self._closing = threading.Lock()
        self._closed = False
        self.written: Callable[[int, float], None] | None = None
        """Told of every commit: how many jobs it was of, and how many seconds it took."""
        self._lines = Lines(EACH)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="sacbe-reader")
        self._loop_writer = None if database.is_postgresql else LoopWriter(database, self._put_all, self._note)
        self._writing = database.writing if self._loop_writer is None else self._loop_writer.transaction
        self._writer = threading.Thread(target=self._write_until_closed, name="sacbe-writer", daemon=True)
        self._writer.start()

    @property
    def is_closed(self) -> bool:
        return self._closed

    async def write(self, fn: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function in the next write transaction; what it returns is committed when it arrives here."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        job = Job(partial(_call, fn, args, kwargs), future, loop, _place(args))
        if self._loop_writer is None or not self._loop_writer.put(job):
            self._put(job)
        return await future

    async def write_aside(self, fn: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same for what takes long: never in the event loop itself."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._put(Job(partial(_call, fn, args, kwargs), future, asyncio.get_running_loop()))
        return await future

    async def read(self, fn: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function in a read transaction of its own, in another thread."""
        if self._closed:
            raise StoreError(_CLOSED)
        reading = partial(self.read_now, fn, *args, **kwargs)
        loop, visitor = asyncio.get_running_loop(), VISITOR.get()
        if not visitor:
            return await loop.run_in_executor(self._readers, reading)
        async with self._lines.turn(visitor):
            return await loop.run_in_executor(self._readers, reading)

    def write_now(self, fn: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same as `write` for callers without an event loop; it blocks."""
        future: Future[T] = Future()
        self._put(Job(partial(_call, fn, args, kwargs), future, None, _place(args)))
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
        with self._closing:
            if self._closed:
                return
            with self._gate:
                self._closed = True
            if self._loop_writer is not None:
                self._put_all(self._loop_writer.close())
            self._jobs.put(None)
            self._writer.join()
            self._readers.shutdown()
            if self._loop_writer is not None:
                self._loop_writer.disconnect()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _put(self, job: Job) -> None:
        with self._gate:
            if self._closed:
                raise StoreError(_CLOSED)
            self._jobs.put(job)

    def _put_all(self, jobs: list[Job]) -> None:
        """What was taken on before, whether the store is closed meanwhile or not."""
        for job in jobs:
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

    def _note(self, jobs: int, begun: float) -> None:
        if self.written is not None:
            self.written(jobs, time.monotonic() - begun)

    def _commit(self, jobs: list[Job]) -> None:
        begun = time.monotonic()
        self._commit_together(jobs)
        self._note(len(jobs), begun)
        answer([job for job in jobs if job.error is None or not is_lock(job.error)])
        for job in jobs:
            if job.error is not None and is_lock(job.error):
                # Another process held what this job needed, and waited for what our batch held. Alone it holds nothing.
                job.error = None
                self._commit_together([job])
                answer([job])

    def _commit_together(self, jobs: list[Job]) -> None:
        """One transaction of all these jobs; afterwards each has its value or its error.

        It goes from place to place in their order, as other servers do: then none waits for another that waits for it.
        """
        jobs = sorted(jobs, key=_by_place)
        if self._commit_trusting(jobs):
            return
        try:
            with self._writing() as connection:
                for job in jobs:
                    _run(job, connection)
        except Exception as error:
            fail_all(jobs, error)

    def _commit_trusting(self, jobs: list[Job]) -> bool:
        """The same without savepoints, which take as long as the jobs; False if it came to nothing by one of many."""
        running: Job | None = None
        try:
            with self._writing() as connection:
                for running in jobs:
                    try:
                        running.value = running.run(connection)
                    except Conflict as late:
                        if not late.untouched:
                            raise
                        running.error = late
                running = None
        except Exception as error:
            by_job = running is not None and not is_lost(error)
            for job in jobs:
                job.value, job.error = None, None
            if by_job and len(jobs) > 1:
                return False
            if by_job:
                jobs[0].error = error
            else:
                fail_all(jobs, error)
        return True


def _call(fn: Callable[..., T], args: tuple[Any, ...], kwargs: dict[str, Any], connection: Connection) -> T:
    return fn(connection, *args, **kwargs)


def _place(args: tuple[Any, ...]) -> str:
    """What a function of SQL changes: its first argument names it or has its id."""
    first = args[0] if args else ""
    return first if isinstance(first, str) else str(getattr(first, "id", ""))


def _by_place(job: Job) -> str:
    return job.place


def _run(job: Job, connection: Connection) -> None:
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
