"""Can the server do its work? It tries the database, and keeps the answer for a moment."""

import asyncio
import time
from typing import Final

from sacbe.engine.errors import say
from sacbe.server.problems import Denial
from sacbe.server.store.errors import StoreError
from sacbe.server.store.probing import probe
from sacbe.server.store.writer import Store

FRESH_SECONDS: Final = 1.0
"""How long an answer stays valid."""
DEADLINE_SECONDS: Final = 3.0
"""A database that takes longer than this is not ready."""
GLANCE_SECONDS: Final = 0.2
"""A quick look waits no longer than this."""
LONG_SECONDS: Final = 5.0


class Readiness:
    """The result of the latest try."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._trouble: Denial | None = None
        self._found_at = float("-inf")
        self._trying: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """Refuse if the database cannot be read and written now."""
        await self._tried(FRESH_SECONDS, DEADLINE_SECONDS + 1)
        self._say()

    async def glance(self) -> None:
        """The same, but by the latest result if the database does not answer at once."""
        await self._tried(LONG_SECONDS, GLANCE_SECONDS)
        self._say()

    def _say(self) -> None:
        if self._trouble is not None:
            raise self._trouble

    async def _tried(self, fresh: float, patience: float) -> None:
        if time.monotonic() - self._found_at < fresh:
            return
        if self._trying is None:
            self._trying = asyncio.create_task(self._try())
        # The visitor may leave, but others may wait for the same answer.
        await asyncio.wait([self._trying], timeout=patience)

    async def _try(self) -> None:
        try:
            async with asyncio.timeout(DEADLINE_SECONDS):
                if not self._store.database.is_in_place:
                    raise StoreError("the file of the database is gone, or another lies in its place")
                await self._store.write(probe)
            self._trouble = None
        except TimeoutError:
            self._trouble = _not_ready("the database does not answer")
        except StoreError as error:
            self._trouble = _not_ready(str(error))
        finally:
            self._found_at = time.monotonic()
            self._trying = None


def _not_ready(reason: str) -> Denial:
    denial = Denial(503, "store", say("{reason}", "store", reason=reason))
    denial.retry_after = 5
    return denial
