"""Follows what other processes write: updates the tables in memory, their listeners, and the known visitors.

News of many tables is read together, and a table takes in only what is new. While there is no connection for news,
listeners are told to come back, and `Tables` asks the store before it hands out a table.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Final

from sacbe.server.identity import Identity
from sacbe.server.live_table import LiveTable
from sacbe.server.store.actions import PERSON
from sacbe.server.store.errors import StoreError
from sacbe.server.store.listening import EVERYTHING, NOTHING, watch
from sacbe.server.store.news import read_news
from sacbe.server.store.tables import find_table
from sacbe.server.tables import Tables

AGAIN_SECONDS: Final = 0.25
"""How long to wait before asking a store again that could not be read."""
_log = logging.getLogger("sacbe.server")


class CatchingUp:
    """Keeps the tables and visitors in memory up to date with the store."""

    def __init__(self, tables: Tables, identity: Identity) -> None:
        self._tables = tables
        self._identity = identity
        self._hears = False
        self._noted: set[str] = set()
        self._awake = asyncio.Event()
        self._waiting: set[asyncio.Task[None]] = set()

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Follow the store for as long as this context lasts."""
        self._tables.is_cut_off = True  # until the first word from the store
        tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._catch_up())]
        try:
            yield
        finally:
            tasks += self._waiting
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _listen(self) -> None:
        async for table_id in watch(self._tables.store):
            if table_id == NOTHING:
                _log.warning("the database says no more what other servers write; those who listen have to come back")
                self._hears = False
                self._tables.is_cut_off = True
                self._tables.hub.dismiss()
                continue
            self._hears = True
            if table_id.startswith(PERSON):
                person = table_id.removeprefix(PERSON)
                self._identity.forget(person)
                self._tables.send_away(person)
                continue
            if table_id == EVERYTHING:
                self._identity.forget_all()
            self._tables.outdated(table_id)
            self._noted.add(table_id)
            self._awake.set()

    async def _catch_up(self) -> None:
        while True:
            await self._awake.wait()
            self._awake.clear()
            noted, self._noted = self._noted, set()
            try:
                await self._bring_up_to_date(self._tables.in_use() if EVERYTHING in noted else list(noted))
            except StoreError as error:
                _log.warning("cannot read what other servers wrote: %s", error)
                self._noted |= noted
                self._awake.set()
                await asyncio.sleep(AGAIN_SECONDS)
            else:
                if EVERYTHING in noted:
                    self._tables.is_cut_off = not self._hears

    async def _bring_up_to_date(self, ids: list[str]) -> None:
        tables = [table for each in ids if (table := self._tables.in_memory(each)) is not None]
        known = {table.id: self._tables.known(table) for table in tables if not table.lock.locked()}
        news = await self._tables.store.read(read_news, known) if known else {}
        for table in tables:
            if not self._tables.is_live(table):
                continue
            if table.lock.locked() or known.get(table.id) != self._tables.known(table):
                self._wait_for(table)
            elif table.id in news:
                self._tables.take_in(table, news[table.id])
                await self._tables.correct(table)
                await asyncio.sleep(0)  # others have their turn between two tables
        for each in ids:
            if self._tables.in_memory(each) is None and self._tables.hub.readers(each):
                await self._look_after_readers(each)

    async def _look_after_readers(self, table_id: str) -> None:
        """Tell listeners of a table that is not in memory to come back, since nobody knows what they heard last."""
        if await self._tables.store.read(find_table, table_id) is None:
            self._tables.gone(table_id)
        elif self._tables.in_memory(table_id) is None and not self._tables.is_loading(table_id):
            self._tables.hub.dismiss([table_id])

    def _wait_for(self, table: LiveTable) -> None:
        """Somebody here is changing the table: update it when they are done."""
        task = asyncio.create_task(self._follow(table))
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    async def _follow(self, table: LiveTable) -> None:
        try:
            await self._tables.bring_up_to_date(table)
            await self._tables.correct(table)
        except StoreError:
            self._noted.add(table.id)
            self._awake.set()
