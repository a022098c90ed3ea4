"""Clean-up: deletes what nobody has used for the time that the host sets. Finished games always stay.

It runs in the background, one table in a transaction, with pauses in between. Several servers may do it at once, since
each checks again in the transaction that deletes. Whatever somebody looks at stays: every server notes the tables with
listeners and the visitors it has seen. `store.removing` does the deleting.
"""

import asyncio
import logging
import random
from typing import Final, TypeVar

from sacbe.engine.errors import SacbeError
from sacbe.server.clock import now_ms
from sacbe.server.identity import Identity
from sacbe.server.limits import Limits
from sacbe.server.play import Play
from sacbe.server.problems import Denial
from sacbe.server.store import removing
from sacbe.server.store.removing import Kind
from sacbe.server.tables import Tables

DAY_MS: Final = 86_400_000
FIRST_SECONDS: Final = 3.0
"""About how long after the start the first round comes."""
ROUND_SECONDS: Final = 600.0
"""About how long until the next round. It varies, so that servers that started together drift apart."""
NOTE_SECONDS: Final = 30.0
"""How often visitors and watched tables are noted."""
NOTED_MS: Final = DAY_MS // 4
"""How long until a watched table is noted again."""
REST_SECONDS: Final = 0.02
"""The pause between two transactions, for the players."""
AT_ONCE: Final = 200
"""How many of a kind are handled at once."""
PEOPLE_AT_ONCE: Final = 50
T = TypeVar("T")
_log = logging.getLogger("sacbe.clearing")


class Clearing:
    """The clean-up of one server."""

    def __init__(self, tables: Tables, play: Play, identity: Identity, limits: Limits) -> None:
        self._tables = tables
        self._play = play
        self._identity = identity
        self._limits = limits

    async def run(self) -> None:
        """Clean up now and then, until cancelled."""
        clock = asyncio.get_running_loop().time
        due = clock() + FIRST_SECONDS * random.uniform(0.5, 1.5)
        while True:
            await asyncio.sleep(min(NOTE_SECONDS, max(0.0, due - clock())))
            try:
                await self.note()
                if clock() >= due:
                    await self.clear()
            except SacbeError as error:
                _log.warning("cannot clean up: %s", error)
            if clock() >= due:
                due = clock() + ROUND_SECONDS * random.uniform(0.5, 1.5)

    async def note(self) -> None:
        """Keep what is in use here from being cleared elsewhere."""
        now = now_ms()
        store = self._tables.store
        for seen in _parts(self._identity.take_seen(), PEOPLE_AT_ONCE):
            await store.write(removing.touch_sessions, seen)
            await asyncio.sleep(REST_SECONDS)
        for tables in _parts(self._tables.hub.tables(), PEOPLE_AT_ONCE):
            if await store.read(removing.untouched, tables, now - NOTED_MS):
                touched = await store.write(removing.touch_tables, tables, now - NOTED_MS, now)
                self._tables.touched(touched, now)
                await asyncio.sleep(REST_SECONDS)

    async def clear(self) -> None:
        """One round through everything."""
        limits = self._limits
        await self._remove(Kind.UNPLAYED, limits.open_days)
        await self._remove(Kind.RECORD, limits.record_days)
        await self._end_idle(limits.idle_days)
        await self._drop_plans(limits.plan_days)
        await self._forget_people(limits.session_days)
        await self._delete_logs()

    async def _remove(self, kind: Kind, days: int) -> None:
        """Delete tables of a kind, as long as there are any to delete."""
        store = self._tables.store
        gone = days > 0
        while gone:
            gone, before = False, _days_ago(days)
            for table in await store.read(removing.of_kind, kind, before, AT_ONCE):
                if not self._tables.is_used(table) and await store.write(removing.remove_if_still, table, kind, before):
                    self._tables.gone(table)
                    gone = True
                await asyncio.sleep(REST_SECONDS)
            await self._delete_logs()

    async def _delete_logs(self) -> None:
        """Delete logs, also those that another, perhaps dead, server began to delete."""
        store = self._tables.store
        while marked := await store.read(removing.removed, AT_ONCE):
            for table in marked:
                while await store.write(removing.take_bite, table):
                    await asyncio.sleep(REST_SECONDS)

    async def _end_idle(self, days: int) -> None:
        ended = days > 0
        while ended:
            ended, before = False, _days_ago(days)
            for table in await self._tables.store.read(removing.of_kind, Kind.IDLE, before, AT_ONCE):
                try:
                    ended |= await self._play.end_idle(table, before)
                except Denial as denial:
                    # Ended or deleted elsewhere, or begun by other rules: go on with the others.
                    _log.warning("cannot end the game at table %s: %s", table, denial)
                await asyncio.sleep(REST_SECONDS)

    async def _drop_plans(self, days: int) -> None:
        """Delete plans, in any case those for games that are over."""
        store = self._tables.store
        before = _days_ago(days) if days else 0
        while found := await store.read(removing.vain_drafts, before, AT_ONCE):
            mine = [(table, seat) for table, seat in found if not self._tables.is_used(table)]
            for some in _parts(mine, PEOPLE_AT_ONCE):
                await store.write(removing.drop_drafts, some, before)
                self._tables.drop_drafts(some)
                await asyncio.sleep(REST_SECONDS)
            if len(found) < AT_ONCE or not mine:
                return

    async def _forget_people(self, days: int) -> None:
        store = self._tables.store
        gone = days > 0
        while gone:
            gone, before = False, _days_ago(days)
            for some in _parts(await store.read(removing.unused_sessions, before, AT_ONCE), PEOPLE_AT_ONCE):
                for session in await store.write(removing.forget_sessions, some, before):
                    self._identity.forget(session)
                    gone = True
                await asyncio.sleep(REST_SECONDS)


def _days_ago(days: int) -> int:
    return now_ms() - days * DAY_MS


def _parts(whole: list[T], most: int) -> list[list[T]]:
    return [whole[start : start + most] for start in range(0, len(whole), most)]
