"""The process where records that visitors bring in are read, one after another, and who may come in.

It is started when it is first needed, and ended when nobody has needed it for a while or a record asks too much of it:
then that record is refused. A visitor has one record read at a time, and only a few wait; whoever comes beyond that is
told to come again.
"""

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from sacbe.engine.errors import RecordError, say
from sacbe.engine.registry import games
from sacbe.server.limits import Limits
from sacbe.server.problems import Denial, denial_of
from sacbe.server.record_reading import Brought, Unreadable, get_ready, read_record

MOST_INSIDE: Final = 8
"""So many records are read or wait for it."""
START_SECONDS: Final = 30.0
"""So long may the process take until it can read, on a busy machine."""
IDLE_SECONDS: Final = 120.0


class ReadingRoom:
    """One process, and those who wait for it."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._process: ProcessPoolExecutor | None = None
        self._inside: set[str] = set()
        self._turn = asyncio.Lock()
        self._closing: asyncio.TimerHandle | None = None

    async def read(self, text: str, visitor: str) -> Brought:
        """A record that a visitor brings in; refused if it cannot be read or there is no room."""
        if entries_at_least(text) > self._limits.longest_record:
            raise self._too_long()
        self._let_in(visitor)
        try:
            async with self._turn:
                found = await self._read(text)
        finally:
            self._inside.discard(visitor)
        if isinstance(found, Brought):
            return found
        if found.too_long:
            raise self._too_long()
        raise denial_of(RecordError(found.line, found.column, found.reason))

    def _let_in(self, visitor: str) -> None:
        if visitor in self._inside:
            denial = Denial(
                429, "too-fast", say("a record of yours is being read; bring the next when it is done", "record-waits")
            )
        elif len(self._inside) >= MOST_INSIDE:
            denial = Denial(503, "busy", say("many records are being read; try again in a moment", "records-busy"))
        else:
            self._inside.add(visitor)
            return
        denial.retry_after = 2
        raise denial

    def _too_long(self) -> Denial:
        most = str(self._limits.longest_record)
        return Denial(
            400, "record", say("a record may have {most} entries here; this one has more", "record-long", most=most)
        )

    async def _read(self, text: str) -> Brought | Unreadable:
        loop = asyncio.get_running_loop()
        if self._closing is not None:
            self._closing.cancel()
        try:
            process = self._process or await self._begun()
            async with asyncio.timeout(self._limits.reading_seconds):
                return await loop.run_in_executor(process, read_record, text, self._limits.longest_record)
        except (TimeoutError, MemoryError, BrokenProcessPool):
            self.stop()
            sentence = say("this record takes too long to be read, or too much memory", "record-dear")
            raise Denial(400, "record", sentence) from None
        except BaseException:
            # Whoever waited has gone; nobody will take what the process is at.
            self.stop()
            raise
        finally:
            self._closing = loop.call_later(IDLE_SECONDS, self.stop)

    async def _begun(self) -> ProcessPoolExecutor:
        """A process that is ready: to start it is nobody's fault, so it does not count for a record."""
        try:
            spawn = multiprocessing.get_context("spawn")
            process = ProcessPoolExecutor(1, spawn, get_ready, (games(), self._limits.reading_memory))
            self._process = process
            async with asyncio.timeout(START_SECONDS):
                await asyncio.get_running_loop().run_in_executor(process, int)
        except (OSError, TimeoutError, BrokenProcessPool):
            self.stop()
            raise Denial(503, "busy", say("no record can be read at present", "records-down")) from None
        return process

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        process, self._process = self._process, None
        if process is not None:
            running = list((getattr(process, "_processes", None) or {}).values())
            process.shutdown(wait=False, cancel_futures=True)
            for each in running:
                each.kill()

    def close(self) -> None:
        """Read no more."""
        if self._closing is not None:
            self._closing.cancel()
        self.stop()


def entries_at_least(text: str) -> int:
    """How many entries a record has at least, by a look at its commas: they part the entries of a turn."""
    return sum(line.partition(";")[0].count(",") for line in text.split("\n") if not line.startswith("["))
