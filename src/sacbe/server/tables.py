"""The tables in memory: found, loaded, kept up with the store, and dropped again.

The store has the truth. A table that somebody looks at is kept in memory, and dropped again when it was not used for
long or when storing a change failed: then the next one to ask gets it from the store. Two processes may serve the same
tables; the one that comes second with an addition finds its place in the log taken, and loads what it missed.
"""

import logging
from asyncio import Event
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from types import TracebackType
from typing import Final

import msgspec
from msgspec import Raw

from sacbe.engine.errors import SacbeError
from sacbe.server import storing
from sacbe.server.clock import now_ms
from sacbe.server.live_table import LONG, LiveTable
from sacbe.server.loading import read_table
from sacbe.server.long_work import Parts
from sacbe.server.problems import Denial, not_found
from sacbe.server.store.errors import StoreError
from sacbe.server.store.listening import EVERYTHING
from sacbe.server.store.news import Known, News, read_news
from sacbe.server.store.tables import RUNNING
from sacbe.server.store.writer import Store
from sacbe.server.telling import Telling
from sacbe.server.wire import PAGE_MOST, Update

KEPT: Final = 2_000
"""How many tables stay in memory when nobody listens to them."""
ENTRIES_KEPT: Final = 600_000
"""How many entries the logs of all tables in memory may have together."""
PRESENT_MS: Final = 3_600_000
"""So long somebody counts as being at a table who asks for it without listening."""
_encode = msgspec.json.Encoder().encode
_log = logging.getLogger("sacbe.server")


@dataclass(eq=False)
class _Load:
    """A table that is being read from the store."""

    table_id: str
    outdated: bool = False
    over: Event = field(default_factory=Event)


class _Held:
    """A table for as long as its lock is held.

    Whoever had it before may have failed to store a change: then it was dropped, and is not what it seems any more.
    """

    __slots__ = ("_table", "_table_id", "_tables")

    def __init__(self, tables: "Tables", table_id: str) -> None:
        self._tables = tables
        self._table_id = table_id

    async def __aenter__(self) -> LiveTable:
        while True:
            table = await self._tables.find(self._table_id)
            await table.lock.acquire()
            if self._tables.is_live(table):
                self._table = table
                return table
            table.lock.release()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._table.lock.release()


class Tables:
    """The tables in memory over those in the store."""

    def __init__(self, store: Store, telling: Telling) -> None:
        self.store = store
        self.telling = telling
        self.hub = telling.hub
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loads: list[_Load] = []
        self.parts = Parts()
        self.is_cut_off = False
        """Do we not hear what other processes write? Then the store is asked before a table is handed out."""

    def __len__(self) -> int:
        """How many are in memory."""
        return len(self._live)

    # Finding

    async def find(self, table_id: str) -> LiveTable:
        """The table of this id; refused if there is none."""
        while (table := self._live.get(table_id)) is None:
            under_way = next((each for each in self._loads if each.table_id == table_id), None)
            if under_way is not None:
                await under_way.over.wait()
                continue
            reading = _Load(table_id)
            self._loads.append(reading)
            try:
                loaded = await self.store.read(read_table, table_id)
                if loaded is not None and len(loaded.log) > LONG:
                    await self.parts.do(loaded.reading())
            finally:
                self._loads.remove(reading)
                reading.over.set()
            if loaded is None:
                raise not_found("table")
            if not reading.outdated:
                self._live[table_id] = loaded
                self._make_room()
                await self.correct(loaded)
        self._live.move_to_end(table_id)
        if self.is_cut_off and not table.lock.locked():
            await self.bring_up_to_date(table)
            if not self.is_live(table):
                return await self.find(table_id)
        return table

    def all_in_memory(self) -> list[LiveTable]:
        """The tables that somebody asked for lately."""
        return list(self._live.values())

    def held(self, table_id: str) -> "_Held":
        """The table of this id, with its lock held."""
        return _Held(self, table_id)

    def is_live(self, table: LiveTable) -> bool:
        """Is this the table that others would find now?"""
        return self._live.get(table.id) is table

    def _make_room(self) -> None:
        """Drop those that were not used for longest; the newest stays."""
        entries = sum(len(table.log) for table in self._live.values())
        for table_id in list(self._live)[:-1]:
            if len(self._live) <= KEPT and entries <= ENTRIES_KEPT:
                return
            table = self._live[table_id]
            if not self.hub.readers(table_id) and not table.lock.locked():
                del self._live[table_id]
                entries -= len(table.log)

    def forget(self, table: LiveTable) -> None:
        """What is in memory may not be what is stored: load it again when somebody asks."""
        if self._live.get(table.id) is table:
            del self._live[table.id]
        self.outdated(table.id)

    def gone(self, table_id: str) -> Denial:
        """The table was deleted: whoever listens is told and sent away. What is to be said to who asks for it."""
        self._live.pop(table_id, None)
        self.outdated(table_id)
        return self.telling.tell_gone(table_id)

    def known(self, table: LiveTable) -> Known:
        """What shows whether another process has changed a table."""
        return Known(table.row, dict(table.drafts))

    def outdated(self, table_id: str) -> None:
        """Another process has written to a table (EVERYTHING: to any): what is being read now may be older."""
        for reading in self._loads:
            if table_id in (reading.table_id, EVERYTHING):
                reading.outdated = True

    def is_used(self, table_id: str) -> bool:
        """Is somebody at this table now, or was a moment ago?"""
        if self.hub.readers(table_id):
            return True
        table = self._live.get(table_id)
        return table is not None and (
            table.lock.locked() or any(at > now_ms() - PRESENT_MS for at in table.present.values())
        )

    def touched(self, table_ids: Sequence[str], now: int) -> None:
        """The store has noted that somebody looks at these tables."""
        for table_id in table_ids:
            table = self._live.get(table_id)
            if table is not None and not table.lock.locked():
                table.row = table.row._replace(updated=now)

    def drop_drafts(self, dropped: Sequence[tuple[str, int]]) -> None:
        """The store has dropped these plans."""
        for table_id, seat in dropped:
            table = self._live.get(table_id)
            if table is not None:
                table.drafts.pop(seat, None)

    def in_use(self) -> list[str]:
        """The tables that somebody listens to or is changing; all others are dropped from memory."""
        listened = set(self.hub.tables())
        self._live = OrderedDict(
            (each, table) for each, table in self._live.items() if each in listened or table.lock.locked()
        )
        return [*listened, *(each for each in self._live if each not in listened)]

    def send_away(self, session: str) -> None:
        """Whoever listens where somebody has a seat has to show again who they are."""
        self.hub.dismiss([table.id for table in self._live.values() if table.held_by(session)])

    def is_loading(self, table_id: str) -> bool:
        """Is somebody reading the table from the store, to tell those who listen what they missed?"""
        return any(reading.table_id == table_id for reading in self._loads)

    def in_memory(self, table_id: str) -> LiveTable | None:
        return self._live.get(table_id)

    async def bring_up_to_date(self, table: LiveTable) -> None:
        """Take in what another process may have stored of a table, once nobody here is changing it."""
        async with table.lock:
            if self.is_live(table):
                news = await self.store.read(read_news, {table.id: self.known(table)})
                if table.id in news:
                    self.take_in(table, news[table.id])

    def take_in(self, table: LiveTable, news: News | None) -> None:
        """Let a table become what another process has made of it, and tell those who listen what is new.

        Who learned nothing by it hears nothing: somebody may have acted in secret.
        """
        if news is None:
            self.gone(table.id)
            return
        info, drafts = self.telling.written_info(table), table.drafts
        watched = self.hub.readers(table.id)
        try:
            growth = table.follow(news.rows, watched, self.telling.views_at_hand(table, watched))
        except (SacbeError, ValueError) as error:
            _log.warning("table %s is loaded anew: %s", table.id, error)
            self._give_up(table)
            return
        table.row, table.drafts, table.proposals, table.holders = news.row, news.drafts, news.proposals, news.holders
        if table.seats != news.seats:
            table.seats = news.seats
        for reader in [reader for reader, steps in growth.steps.items() if len(steps) > PAGE_MOST]:
            del growth.steps[reader]  # too many for one message: the client fetches what it misses
        self.telling.tell_growth(table, growth)
        if bytes(self.telling.written_info(table)) != bytes(info):
            self.telling.tell_change(table)
        for seat in drafts.keys() | news.drafts.keys():
            if seat in watched and seat not in growth.changed and drafts.get(seat) != news.drafts.get(seat):
                self.telling.tell_state(table, seat)

    async def correct(self, table: LiveTable) -> None:
        """Note again who is to decide, if two processes have written that one over the other.

        One that changes a seat and one that adds to the log at the same moment know nothing of each other.
        """
        if table.row.status != RUNNING or table.lock.locked():
            return
        async with table.lock:
            notes = {"bot_due": bool(table.bots_due()), "waiting": table.waiting()}
            if (table.row.bot_due, table.row.waiting) == tuple(notes.values()):
                return
            try:
                await self.store.write(storing.correct, table.id, len(table.log), notes)
            except StoreError:
                return  # It has gone on meanwhile, or whoever reads it next will do it.
            table.row = table.row._replace(**notes)  # type: ignore[arg-type]

    def _give_up(self, table: LiveTable) -> None:
        """Let those who listen come back, to the table as the store has it."""
        self.forget(table)
        self.hub.dismiss([table.id])

    async def refresh(self, table_id: str, seen: int, info: Raw) -> None:
        """Tell everyone who listens what was added since the log was `seen` long, and the table if it is another.

        Who learned nothing by it hears nothing: somebody may have acted in secret.
        """
        async with self.held(table_id) as table:
            before = table.log.position_after(seen)
            for reader in self.hub.readers(table_id):
                known = table.feed(reader).steps_after(seen)
                steps = await self.parts.do(table.stepping(reader, known, PAGE_MOST))
                if steps and steps[-1].step == table.last_step(reader):
                    steps[-1].view = None
                    self.hub.send(table_id, reader, _encode(Update(steps, self.telling.state(table, reader))))
                elif steps or table.view(reader, before) != table.view(reader):
                    self.telling.tell_state(table, reader)
            if bytes(self.telling.written_info(table)) != bytes(info):
                self.telling.tell_change(table)
