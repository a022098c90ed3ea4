"""Writing to SQLite from the event loop itself: only the wait for the disk is another thread's.

A change is a few statements that take microseconds, and handing each to a thread takes longer than carrying it out. So
the loop runs the statements of all jobs that wait, a thread commits them, and what arrives meanwhile waits for the next
turn. Now and then, when nobody waits, the thread empties the write-ahead log as well: SQLite would do so within some
commit, when the log has become long and that takes a while.

Whatever does not go smoothly is undone and handed over to the writing thread: a job that fails, another process or our
own thread that holds the file. There is one connection for all of it, since SQLite counts what others have written by
connection; whoever uses it holds the lock.
"""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from queue import SimpleQueue
from typing import Final

from sqlalchemy import Connection, PoolProxiedConnection

from sacbe.server.store.database import Database
from sacbe.server.store.jobs import Job, answer, fail_all

MOST_JOBS: Final = 128
"""So many jobs share a commit at most: a later one waits for the next."""
LINGER_SECONDS: Final = 0.004
"""When much is to be written, a transaction begins so long after the one before it, at least: more jobs share a commit.

Under little load, where the last commit was one job's alone, nobody has to wait.
"""
JOBS_KEPT: Final = 20
"""So many jobs are in the log, at least, when it is emptied because nobody waits: then it is done in a moment."""


class LoopWriter:
    """The writing connection to a SQLite file and the jobs that wait in the event loop."""

    def __init__(
        self,
        database: Database,
        hand_over: Callable[[list[Job]], None],
        note: Callable[[int, float], None] | None = None,
    ) -> None:
        self._database = database
        self._hand_over = hand_over
        self._note = note  # told how many jobs a commit was of, and when it began
        self._connection = database.writer.connect()
        self._wait_for_others(0)
        self._lock = threading.Lock()
        self._gate = threading.Lock()
        self._waiting: list[Job] = []
        self._due_in: asyncio.AbstractEventLoop | None = None  # the loop that will come and run what waits
        self._next_at = 0.0  # by the clock of the event loop
        self._is_closed = False
        self._kept = 0  # jobs that were committed since the log was emptied here
        self._begun: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._committer = threading.Thread(target=self._commit_until_closed, name="sacbe-committer", daemon=True)
        self._committer.start()

    def put(self, job: Job) -> bool:
        """Have a job run in its event loop; False if it is too late for that."""
        assert job.loop is not None
        with self._gate:
            if self._is_closed:
                return False
            self._waiting.append(job)
            if self._due_in is None or self._due_in.is_closed():
                self._due_in = job.loop
                self._come(job.loop)
        return True

    def _come(self, loop: asyncio.AbstractEventLoop) -> None:
        """Have the loop run what waits: at once, or when more may have gathered."""
        if self._next_at > loop.time():
            loop.call_at(self._next_at, self._run_waiting)
        else:
            loop.call_soon(self._run_waiting)

    def _come_again(self) -> None:
        """In the event loop, after a commit."""
        with self._gate:
            if self._waiting:
                self._come(asyncio.get_running_loop())
            else:
                self._due_in = None

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """A write transaction for another thread, which waits its turn and is patient with other processes."""
        with self._lock:
            self._wait_for_others(self._database.patience)
            try:
                with self._connection.begin():
                    yield self._connection
            except BaseException:
                self._roll_back()
                raise
            finally:
                self._wait_for_others(0)

    def close(self) -> list[Job]:
        """Commit what has been begun, and take no more; the jobs that nobody has run."""
        with self._gate:
            self._is_closed = True
            left, self._waiting = self._waiting, []
        with self._lock:
            # Whoever began a transaction has let go of it here: the committer has nothing to do any more.
            self._begun.put(None)
        self._committer.join()
        return left

    def disconnect(self) -> None:
        """Give the connection back; nobody may want it any more."""
        self._connection.close()

    def _wait_for_others(self, seconds: float) -> None:
        """How long SQLite itself waits for another process; in the event loop not at all."""
        cursor = self._driver.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {1000 * seconds:.0f}")
        cursor.close()

    @property
    def _driver(self) -> PoolProxiedConnection:
        return self._connection.connection

    def _run_waiting(self) -> None:
        """In the event loop: run what waits, and have it committed; the next call comes with the answers."""
        while jobs := self._take():
            if self._run(jobs):
                self._next_at = asyncio.get_running_loop().time() + LINGER_SECONDS if len(jobs) > 1 else 0.0
                self._begun.put(jobs)
                return
            self._hand_over(jobs)
            self._lock.release()

    def _take(self) -> list[Job]:
        """The next jobs, with the connection's lock held; none if nothing waits or the writing thread is at it."""
        with self._gate:
            if self._waiting and not self._lock.acquire(blocking=False):
                self._hand_over(self._waiting)
                self._waiting = []
            jobs, self._waiting = self._waiting[:MOST_JOBS], self._waiting[MOST_JOBS:]
            if not jobs:
                self._due_in = None
        return jobs

    def _run(self, jobs: list[Job]) -> bool:
        """Begin a transaction and run the jobs in it; False if that came to nothing."""
        try:
            self._connection.begin()
            for job in jobs:
                job.value = job.run(self._connection)
        except Exception:
            # The writing thread will find out what it is and tell only the one whose fault it was.
            self._roll_back()
            return False
        return True

    def _roll_back(self) -> None:
        """Undo whatever is open. A commit that failed is over for SQLAlchemy, but not for SQLite."""
        self._connection.rollback()
        self._driver.rollback()

    def _commit_until_closed(self) -> None:
        while (jobs := self._begun.get()) is not None:
            begun = time.monotonic()
            try:
                self._connection.commit()
            except Exception as error:
                self._roll_back()
                fail_all(jobs, error)
            if self._note is not None:
                self._note(len(jobs), begun)
            self._kept += len(jobs)
            if self._kept >= JOBS_KEPT and not self._waiting:
                answer(jobs)
                self._empty_log()
            self._lock.release()
            # What has come meanwhile waits for this call, as if all that had been the commit.
            answer(jobs, self._come_again)

    def _empty_log(self) -> None:
        """Take what was committed from the log into the file, as far as nobody still reads what was there before."""
        self._kept = 0
        try:
            self._driver.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").close()
        except self._connection.dialect.loaded_dbapi.Error:
            # The log is safe where it is; if the disk cannot be written the next commit tells.
            return
