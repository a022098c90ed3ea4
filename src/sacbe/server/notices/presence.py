"""Who is looking at their tables here, noted where every server sees it, for those who want to be told elsewhere.

A WebSocket of a seat counts, unless its client says that nobody looks: the page does when it is in the background, or
nobody has touched it for minutes. Of people without channels nothing is noted, so most servers write nothing here.
"""

import asyncio
import logging
import secrets
import time
from typing import Final

from sacbe.server.clock import now_ms
from sacbe.server.hub import Hub
from sacbe.server.notices.sorting import ABSENT_MS
from sacbe.server.store.channels import any_channel, seats_with_channels
from sacbe.server.store.errors import StoreError
from sacbe.server.store.looking import Seat, note_looking
from sacbe.server.store.writer import Store

LOOK_SECONDS: Final = 0.7
REFRESH_SECONDS: Final = ABSENT_MS / 1000 / 5
ANEW_SECONDS: Final = 10.0
"""So often is asked again who wants to be told: somebody may have said so at another server."""
KEPT_MS: Final = 4 * ABSENT_MS
AT_ONCE: Final = 500
_log = logging.getLogger("sacbe.notices")


class Looking:
    """Keeps the notes of one server."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self._store = store
        self._hub = hub
        self._me = secrets.token_hex(8)
        self._noted: set[Seat] = set()
        self._asked: set[Seat] = set()
        """Those of whom is known whether they want to be told."""
        self._asked_at = float("-inf")
        self._refreshed_at = float("-inf")

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except StoreError as error:
                _log.warning("who is looking could not be noted: %s", error)

    def ask_anew(self) -> None:
        """Somebody wants to be told who did not before."""
        self._asked_at = float("-inf")

    async def look(self) -> None:
        """Note who came and went, and now and then that the others are still here."""
        here, now = self._hub.looked_at(), time.monotonic()
        if now - self._asked_at >= ANEW_SECONDS:
            self._asked_at = now
            self._asked = set() if not here or await self._store.read(any_channel) else set(here)
        self._asked &= here
        new = here - self._asked
        came = (await self._wanting(new) if new else set()) - self._noted
        self._asked |= new
        left = self._noted - here
        if came or left or (self._noted and now - self._refreshed_at >= REFRESH_SECONDS):
            at = now_ms()
            await self._store.write(note_looking, self._me, sorted(came), sorted(left), at, at - KEPT_MS)
            self._noted = (self._noted | came) - left
            self._refreshed_at = now

    async def _wanting(self, seats: set[Seat]) -> set[Seat]:
        tables = sorted({table for table, _ in seats})
        found: set[Seat] = set()
        for first in range(0, len(tables), AT_ONCE):
            found |= await self._store.read(seats_with_channels, tables[first : first + AT_ONCE])
        return found & seats
