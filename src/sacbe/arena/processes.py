"""Many games at once on this machine: numbered pieces of work, spread over processes."""

import math
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.synchronize import Event
from typing import Any, Protocol, TypeVar

from sacbe.engine.errors import OptionError, SacbeError

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Work(Protocol[T_co]):
    """A plain dataclass that can be sent to a process, and there does the piece of work with a given index."""

    def begin(self) -> Callable[[int], T_co]:
        """Get ready, once in each process. The result for an index depends only on the index and on this object."""
        ...


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(work: Work[T], indexes: Sequence[int], jobs: int, chunk: int = 1) -> Generator[T, None, None]:
    """The results for these indexes, as they are finished. More than one job means that many processes.

    A worker gets up to `chunk` indexes at once. If you do not take all results, close the generator: that ends the
    processes. A SacbeError ends it, too; from a process only its sentence arrives.
    """
    if jobs < 1:
        raise OptionError("processes", f"must be at least 1, not {jobs}")
    if min(jobs, len(indexes)) <= 1:
        return _one_by_one(work, indexes)
    return _in_processes(work, indexes, min(jobs, len(indexes)), chunk)


def _one_by_one(work: Work[T], indexes: Sequence[int]) -> Generator[T, None, None]:
    do = work.begin()
    for index in indexes:
        yield do(index)


def _in_processes(work: Work[T], indexes: Sequence[int], jobs: int, chunk: int) -> Generator[T, None, None]:
    """Workers are spawned, never forked. They leave Ctrl-C to this process and end when it ends."""
    spawn = multiprocessing.get_context("spawn")
    stop = spawn.Event()
    size = min(chunk, math.ceil(len(indexes) / jobs))
    chunks = (indexes[first : first + size] for first in range(0, len(indexes), size))
    with ProcessPoolExecutor(jobs, spawn, _begin_work, (work, stop)) as workers:
        try:
            with _interrupts_held():
                running: set[Future[_Done]] = set()
                for _, piece in zip(range(2 * jobs), chunks, strict=False):
                    running.add(workers.submit(_work, piece))
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for _, piece in zip(done, chunks, strict=False):
                    running.add(workers.submit(_work, piece))
                for finished in done:
                    result = finished.result()
                    yield from result.made
                    if result.mistake:
                        raise SacbeError(result.mistake)
        except BrokenProcessPool:
            raise SacbeError("a worker process was ended from outside; try fewer processes") from None
        finally:
            stop.set()
            workers.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Processes started in this block ignore Ctrl-C, so that none fails before it has begun.

    If it is pressed meanwhile, it takes effect afterwards, whichever thread the system signals.
    """
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "pthread_sigmask"):
        yield
        return
    heard: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, handler)
    if heard:
        signal.raise_signal(signal.SIGINT)


# In a worker


@dataclass
class _Done:
    """The results of a chunk, and the sentence of the error that ended it early."""

    made: list[Any]
    mistake: str = ""


@dataclass
class _Task:
    do: Callable[[int], Any]
    stop: Event


_task: list[_Task] = []


def _begin_work(work: Work[Any], stop: Event) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _task.append(_Task(work.begin(), stop))


def _end_with_parent() -> None:
    """End when the parent has gone, since a killed parent cannot tell us."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _work(indexes: Sequence[int]) -> _Done:
    task = _task[0]
    done = _Done([])
    for index in indexes:
        if task.stop.is_set():
            break
        try:
            done.made.append(task.do(index))
        except SacbeError as error:
            done.mistake = str(error)
            break
    return done
