"""All tables of this server: found, loaded, made, added to, and told of.

The store has the truth. A table that somebody looks at is kept in memory, and dropped again when it was not used for
long or when storing a change failed: then the next one to ask gets it from the store. Two processes may serve the same
tables; the one that comes second with an addition finds its place in the log taken, and loads what it missed.
"""

import json
import logging
import secrets
from asyncio import Event
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from types import TracebackType
from typing import Any, Final, Literal, cast

import msgspec
from msgspec import Raw
from sqlalchemy import Connection

from sacbe.engine.chance import commitment
from sacbe.engine.errors import SacbeError, say
from sacbe.engine.game import Game
from sacbe.engine.notation import letter
from sacbe.engine.registry import game_class, load
from sacbe.server import storing
from sacbe.server.agreements import stand_ins_of
from sacbe.server.clock import now_ms
from sacbe.server.feed import SPECTATOR
from sacbe.server.hub import Hub
from sacbe.server.limits import USUAL, Limits
from sacbe.server.live_table import LONG, Growth, LiveTable
from sacbe.server.parts import Parts
from sacbe.server.problems import Denial, not_found, not_known, not_now, stale
from sacbe.server.reading import Ending, ending_of
from sacbe.server.store import actions as action_rows
from sacbe.server.store import proposals as proposal_rows
from sacbe.server.store import sessions as session_rows
from sacbe.server.store import tables as table_rows
from sacbe.server.store.actions import ActionRow
from sacbe.server.store.errors import Conflict, Missing, Outdated, Repeated, StoreError, Unknown
from sacbe.server.store.listening import EVERYTHING
from sacbe.server.store.news import Known, News, read_news
from sacbe.server.store.tables import Room, SeatRow, TableRow
from sacbe.server.store.writer import Store
from sacbe.server.wire import (
    PAGE_MOST,
    Json,
    MayUndo,
    Outcome,
    ProposalInfo,
    Refused,
    SeatInfo,
    SeatKind,
    State,
    TableChanged,
    TableInfo,
    TableStatus,
    Update,
    Welcome,
)

KEPT: Final = 2_000
"""How many tables stay in memory when nobody listens to them."""
ENTRIES_KEPT: Final = 600_000
"""How many entries the logs of all tables in memory may have together."""
PRESENT_MS: Final = 3_600_000
"""So long somebody counts as being at a table who asks for it without listening."""
VIEWS_KEPT: Final = 2_000
"""How many views of those who listen are remembered, each until the log grows: they are dear to make."""
UNDONE_ENOUGH: Final = say("so much has been taken back at this table that what is played now stands", "undo-too-often")
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

    def __init__(self, store: Store, hub: Hub, limits: Limits = USUAL) -> None:
        self.store = store
        self.hub = hub
        self._limits = limits
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loads: list[_Load] = []
        self.parts = Parts()
        self._views: OrderedDict[tuple[str, int], tuple[int, Json]] = OrderedDict()
        self.is_cut_off = False
        """Do we not hear what other processes write? Then the store is asked before a table is handed out."""
        self.grown: list[Callable[[LiveTable], None]] = []
        """Called with a table after something was added to it: bots look here whether it is their turn."""

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
        denial = not_found("table")
        self._live.pop(table_id, None)
        self.outdated(table_id)
        message = _encode(Refused(denial.problem()))
        for reader in self.hub.readers(table_id):
            self.hub.send(table_id, reader, message)
        self.hub.dismiss([table_id])
        return denial

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
        info, drafts = _encode(self.info(table)), table.drafts
        watched = self.hub.readers(table.id)
        views = {reader: view for reader in watched if (view := self._view(table, reader)) is not None}
        try:
            growth = table.follow(news.rows, watched, views)
        except (SacbeError, ValueError) as error:
            _log.warning("table %s is loaded anew: %s", table.id, error)
            self._give_up(table)
            return
        table.row, table.drafts, table.proposals, table.holders = news.row, news.drafts, news.proposals, news.holders
        if table.seats != news.seats:
            table.seats = news.seats
        for reader in [reader for reader, steps in growth.steps.items() if len(steps) > PAGE_MOST]:
            del growth.steps[reader]  # too many for one message: the client fetches what it misses
        self.tell_growth(table, growth)
        if _encode(self.info(table)) != info:
            self.tell_change(table)
        for seat in drafts.keys() | news.drafts.keys():
            if seat in watched and seat not in growth.changed and drafts.get(seat) != news.drafts.get(seat):
                self.tell_state(table, seat)

    def _give_up(self, table: LiveTable) -> None:
        """Let those who listen come back, to the table as the store has it."""
        self.forget(table)
        self.hub.dismiss([table.id])

    async def refresh(self, table_id: str, seen: int, info: bytes) -> None:
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
                    self.hub.send(table_id, reader, _encode(Update(steps, self.state(table, reader))))
                elif steps or table.view(reader, before) != table.view(reader):
                    self.tell_state(table, reader)
            if _encode(self.info(table)) != info:
                self.tell_change(table)

    # Telling

    def info(self, table: LiveTable) -> TableInfo:
        """The table without the game on it: what everybody may know."""
        row = table.row
        here = set(self.hub.readers(table.id))
        over = row.status in ("finished", "ended")
        return TableInfo(
            id=row.id,
            game=row.game,
            rules=row.rules,
            options=dict(table.game.options),
            title=row.title,
            status=cast(TableStatus, row.status),
            listed=row.listed,
            pace=row.pace,
            seats=[seat_info(seat, seat.seat in here) for seat in table.seats],
            created=row.created,
            fair=row.committed,
            verified=row.fair,
            commitment=row.commitment,
            seed=row.seed if over and row.fair else None,
            forked_from=row.forked_from,
            forked_at=row.forked_at,
            outcome=outcome_of(row),
            proposals=[proposal_info(each) for each in table.proposals],
            hints=row.hints,
            stand_ins=stand_ins_of(row),
        )

    def _written_info(self, table: LiveTable) -> Raw:
        """The same as JSON; it is another one much more seldom than the game on the table."""
        row = table.row
        facts = [row.status, row.title, row.listed, row.pace, row.result]
        key = (facts, self.hub.readers(table.id), table.seats, table.proposals)
        if table.told is None or table.told[0] != key:
            table.told = (key, Raw(_encode(self.info(table))))
        return table.told[1]

    def state(self, table: LiveTable, reader: int, view: Json | None = None, info: TableInfo | None = None) -> State:
        """All that a reader may know of the table now; `view` and `info` if they are at hand."""
        seen = view or self._view(table, reader) or table.view(reader)
        seated = reader != SPECTATOR
        return State(
            table=info or self.info(table),
            seat=reader if seated else None,
            step=table.last_step(reader),
            view=seen,
            legal=table.legal(reader, seen) if seated else [],
            undo=self.may_undo(table, reader) if seated else None,
            draft=table.draft(reader) if seated else None,
        )

    def may_undo(self, table: LiveTable, seat: int) -> MayUndo | None:
        """Whether the seat may take its latest action back; None if there is none.

        Where much was taken back already, nothing more is: else a log could grow for ever. What counts is what the seat
        itself has seen, so that nobody learns how much others do in secret. Forward a game can always go.
        """
        may = table.may_undo(seat)
        if may is None or table.last_step(seat) < self._limits.most_steps:
            return may
        return MayUndo(allowed=False, reason=str(UNDONE_ENOUGH), message=UNDONE_ENOUGH.message)

    def _view(self, table: LiveTable, reader: int) -> Json | None:
        """What a reader who listens sees now, if it is remembered."""
        length, view = self._views.get((table.id, reader), (-1, None))
        return view if length == len(table.log) else None

    def _remember_view(self, table: LiveTable, reader: int, view: Json) -> None:
        self._views[table.id, reader] = (len(table.log), view)
        self._views.move_to_end((table.id, reader))
        if len(self._views) > VIEWS_KEPT:
            self._views.popitem(last=False)

    def tell_growth(self, table: LiveTable, growth: Growth) -> None:
        """Send those who listen what they learned; whose view did not change hears nothing."""
        info: Any = self._written_info(table) if growth.changed else None
        for reader, view in growth.views.items():
            self._remember_view(table, reader, view)
            if reader not in growth.changed:
                continue
            steps = growth.steps.get(reader)
            state = self.state(table, reader, view, info)
            if steps:
                steps[-1].view = None
            self.hub.send(table.id, reader, _encode(Update(steps, state) if steps else Welcome(state)))

    def tell_change(self, table: LiveTable) -> None:
        """Send everyone the table, after something happened that is no step."""
        message = _encode(TableChanged(self.info(table)))
        for reader in self.hub.readers(table.id):
            self.hub.send(table.id, reader, message)

    def tell_state(self, table: LiveTable, reader: int) -> None:
        """Send one reader the state."""
        self.hub.send(table.id, reader, _encode(Welcome(self.state(table, reader))))

    # Changing

    async def create(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        holder: str | None,
        held: Sequence[int],
        rows: Sequence[ActionRow] = (),
        room: Room | None = None,
    ) -> LiveTable:
        """Store a new table, with a log if it has one already; its maker holds some of the seats.

        `room` is how many tables its visitor may have, if that is to be asked.
        """
        write = self.store.write if len(rows) <= LONG else self.store.write_aside
        try:
            lacking = await write(storing.insert, row, list(seats), rows, holder, list(held), room)
        except Missing:
            raise not_found("table") from None
        except Unknown:
            raise not_known() from None
        except StoreError as error:
            raise unavailable(error) from error
        if lacking:
            raise no_room(lacking)
        return await self.find(row.id)

    async def add(
        self,
        table: LiveTable,
        deeds: Sequence[tuple[int, int]],
        request: tuple[int, str] | None = None,
        changes: Mapping[str, object] | None = None,
        settled: Mapping[str, str] | None = None,
    ) -> Growth:
        """Add actions to the log of a table whose lock is held, with what chance draws after them; store it; tell it.

        `changes` are those of the row, `settled` are proposals that get a new status with it. If the store does not
        take it, nothing has happened: the table is loaded anew when it is wanted again.
        """
        first = len(table.log) + 1
        now = now_ms()
        watched = self.hub.readers(table.id)
        views = {reader: view for reader in watched if (view := self._view(table, reader)) is not None}
        growth = table.grow(deeds, watched, now, request, views)
        status = str((changes or {}).get("status", table.row.status))
        result = table.row.result
        if status == "running" and table.position.is_over:
            status, result = "finished", played_out(table)
        wait = waiting(table, status)
        # The time of the last change orders lists that all can see. What is done in secret must not show there.
        unnoticed = growth.secret and wait == table.row.waiting
        updates: dict[str, object] = {
            **(changes or {}),
            "status": status,
            "result": result,
            "bot_due": bool(table.bots_due(status)),
            "waiting": wait,
            "updated": table.row.updated if unnoticed else now,
        }
        if status not in (table_rows.OPEN, table_rows.RUNNING):
            updates["visitor"] = None
        closed = dict(settled or {})
        for each in table.proposals:
            if status != "running" or (each.kind == "undo" and not unnoticed):
                closed.setdefault(each.id, proposal_rows.VOID)
        dropped = [seat for seat in table.drafts if _is_vain(table, seat, deeds)]
        snapshot = None
        if growth.checkpoint is not None:
            document = json.dumps(table.log.position_after(growth.checkpoint).to_json(), separators=(",", ":"))
            snapshot = (growth.checkpoint, document)
        try:
            begun = table.row.status
            await self.store.write(
                storing.append, table.id, begun, first, growth.rows, updates, snapshot, closed, dropped
            )
        except BaseException as error:
            self.forget(table)
            if isinstance(error, Missing):
                raise self.gone(table.id) from None
            if isinstance(error, Conflict):
                # Another process was first: those who listen here have to hear what it did.
                await self.refresh(table.id, first - 1, _encode(self.info(table)))
            if isinstance(error, StoreError) and not isinstance(error, Conflict | Repeated):
                raise unavailable(error) from error
            raise
        table.row = table.row._replace(length=len(table.log), **updates)  # type: ignore[arg-type]
        for seat in dropped:
            del table.drafts[seat]
        table.proposals = [each for each in table.proposals if each.id not in closed]
        self.tell_growth(table, growth)
        if closed or changes:
            self.tell_change(table)
        for listener in self.grown:
            listener(table)
        return growth

    async def change(
        self,
        table: LiveTable,
        changes: Mapping[str, object] | None = None,
        seats: Mapping[int, Mapping[str, object]] | None = None,
        settled: Mapping[str, str] | None = None,
        holder: tuple[int, str] | None = None,
    ) -> None:
        """Change a table whose lock is held, all of it or nothing, and tell it; a bot may be due by it.

        `changes` are those of the row, `seats` those of seats, `settled` are proposals that get a new status, `holder`
        is a seat with a session that holds it from now on.
        """
        before = table.seats
        changed = [replace(seat, **(seats or {}).get(seat.seat, {})) for seat in before]  # type: ignore[arg-type]
        status = str((changes or {}).get("status", table.row.status))
        table.seats = changed
        updates: dict[str, object] = {
            **(changes or {}),
            "bot_due": bool(table.bots_due(status)),
            "waiting": waiting(table, status),
            "updated": now_ms(),
        }
        if status not in (table_rows.OPEN, table_rows.RUNNING):
            updates["visitor"] = None
        table.seats = before
        await self._write(table, storing.change, table.row.status, updates, seats or {}, settled or {}, holder)
        table.seats = changed
        table.row = table.row._replace(**updates)  # type: ignore[arg-type]
        table.proposals = [each for each in table.proposals if each.id not in (settled or {})]
        if holder is not None:
            table.holders.setdefault(holder[0], set()).add(holder[1])
        self.tell_change(table)
        for listener in self.grown:
            listener(table)

    async def propose(self, table: LiveTable, proposal: proposal_rows.ProposalRow) -> None:
        """Put a proposal before the players of a table whose lock is held, or new answers to one."""
        known = any(each.id == proposal.id for each in table.proposals)
        now = now_ms()
        await self._write(table, storing.propose, proposal, known, now)
        table.row = table.row._replace(updated=now)
        if known:
            table.proposals = [proposal if each.id == proposal.id else each for each in table.proposals]
        else:
            table.proposals = [*table.proposals, proposal]
        self.tell_change(table)

    async def save_draft(self, table: LiveTable, seat: int, actions: list[int]) -> None:
        """Keep the plan of a seat; without actions there is none any more. Only the seat is told."""
        await self._write(table, storing.save_draft, seat, actions, now_ms())
        if actions:
            table.drafts[seat] = actions
        else:
            table.drafts.pop(seat, None)
        self.tell_state(table, seat)

    async def _write(self, table: LiveTable, job: Callable[..., None], *what: object) -> None:
        """Store a change of a table; if that fails, what is in memory counts no more."""
        try:
            await self.store.write(job, table.id, *what)
        except BaseException as error:
            self.forget(table)
            if isinstance(error, Missing):
                raise self.gone(table.id) from None
            if isinstance(error, Unknown):
                raise not_known() from None
            if isinstance(error, Outdated):
                await self.refresh(table.id, len(table.log), _encode(self.info(table)))
                raise not_now(say("this table has just been begun or ended; look again", "table-outdated")) from None
            if isinstance(error, Conflict):
                # At another process somebody sat down a moment before.
                raise not_now(say("somebody sits there already", "seat-taken")) from None
            raise unavailable(error) if isinstance(error, StoreError) else error from None

    def stale(self, table: LiveTable, reader: int) -> Denial:
        return stale(self.state(table, reader))


def unavailable(error: BaseException) -> Denial:
    """The store could not take it: nothing has happened, and the client may try again."""
    denial = Denial(503, "store", say("{reason}", "store", reason=str(error)))
    denial.retry_after = 1
    return denial


def no_room(lacking: str) -> Denial:
    """A visitor has as many tables as one may have."""
    if lacking == "lobby":
        sentence = say(
            "enough of your tables wait in the lobby; let players or bots sit down there first", "lobby-most"
        )
    else:
        sentence = say(
            "you have made as many tables as one may have at a time; play one to its end first", "tables-most"
        )
    return Denial(409, "too-many", sentence)


def new_table_row(game: Game, title: str, *, host: str | None, listed: bool = False, pace: int = 0) -> TableRow:
    """The row of a table that is to be made, with a seed of its own that nobody has seen."""
    seed = secrets.token_bytes(32)
    now = now_ms()
    return TableRow(
        id=new_table_id(),
        game=game.id,
        rules=game.rules,
        options=json.dumps(game.options),
        title=title,
        status="open",
        listed=listed,
        seed=seed.hex(),
        commitment=commitment(seed),
        fair=True,
        created=now,
        updated=now,
        host=host,
        pace=pace,
    )


def new_table_id() -> str:
    """72 bits; on a command line it does not look like an option."""
    while (made := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return made


def dealt(row: TableRow, seed: bytes, ticket: str) -> TableRow:
    """The row of a new table with the seed that was promised by a ticket, before anybody gave a nonce."""
    return row._replace(seed=seed.hex(), commitment=commitment(seed), committed=True, ticket=ticket)


def game_of(row: TableRow) -> Game:
    """The game of a table with its options, by the rules it was begun with."""
    known = game_class(row.game)
    if row.rules != known.rules:
        raise Denial(
            409,
            "rules-version",
            say(
                "this game was begun by version {begun} of the rules, and this program knows version {known}",
                "rules-version",
                begun=str(row.rules),
                known=str(known.rules),
            ),
        )
    return _game(row.game, row.options)


@lru_cache(maxsize=256)
def _game(name: str, options: str) -> Game:
    """Tables that play the same by the same options share their game."""
    return load(name, **json.loads(options))


def seat_info(seat: SeatRow, here: bool) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat,
        kind=cast(SeatKind, seat.kind),
        name=seat.name,
        level=seat.level,
        here=here,
        stand_in=seat.stand_in,
        stand_in_since=seat.stand_in_since,
        stand_in_by=seat.stand_in_by,
        resigned=seat.resigned,
    )


def proposal_info(row: proposal_rows.ProposalRow) -> ProposalInfo:
    answers: dict[str, bool | None] = json.loads(row.answers)
    return ProposalInfo(
        id=row.id,
        kind=cast(Literal["undo", "end"], row.kind),
        seat=row.seat,
        waiting=[int(seat) for seat, answer in answers.items() if answer is None],
    )


def outcome_of(row: TableRow) -> Outcome | None:
    return None if row.result is None else msgspec.json.decode(row.result, type=Outcome)


def outcome(table: LiveTable, how: str, places: Sequence[int], reason: str = "") -> str:
    """How a game ended, as the store keeps it."""
    return written_outcome(how, ending_of(table.position, places), reason)


def written_outcome(how: str, ending: Ending, reason: str = "") -> str:
    made: dict[str, object] = {
        "how": how,
        "scores": ending.scores,
        "places": ending.places,
        "breakdown": ending.breakdown,
    }
    if reason:
        made["reason"] = reason
    return json.dumps(made)


def played_out(table: LiveTable) -> str:
    """The result of a game that was played to its end; who resigned comes last."""
    ranking = table.position.ranking()
    stayed = [seat.seat for seat in table.seats if not seat.resigned]
    places = [
        1 + sum(1 for other in stayed if ranking[other] < ranking[seat]) if seat in stayed else len(stayed) + 1
        for seat in range(table.game.players)
    ]
    return outcome(table, "finished", places)


def waiting(table: LiveTable, status: str | None = None) -> str:
    """Who has to decide, which is never a secret; `{}` if nobody has to, as with another status."""
    if (status or table.row.status) != "running":
        return "{}"
    return _written(table.position.pending)


@lru_cache(maxsize=512)
def _written(seats: tuple[int, ...]) -> str:
    return json.dumps({"seats": seats})


def _is_vain(table: LiveTable, seat: int, deeds: Sequence[tuple[int, int]]) -> bool:
    """Is the plan of a seat carried out, or impossible now?"""
    return any(seat == acting for acting, _ in deeds) or not table.is_possible(seat, table.drafts[seat])


def default_name(seat: int) -> str:
    return f"Player {letter(seat)}"


def read_table(connection: Connection, table_id: str) -> LiveTable | None:
    """A table as it stands in the store, if it is there."""
    row = table_rows.find_table(connection, table_id)
    if row is None:
        return None
    rows = action_rows.actions_of(connection, table_id, up_to=row.length)
    snapshot = action_rows.latest_snapshot(connection, table_id, row.length)
    table = LiveTable(
        game_of(row), row, table_rows.seats_of(connection, table_id), rows, dict([snapshot] if snapshot else [])
    )
    for seat in table.seats:
        draft = proposal_rows.find_draft(connection, table_id, seat.seat)
        if draft is not None:
            table.drafts[seat.seat] = json.loads(draft.actions)
    table.proposals = proposal_rows.open_proposals(connection, table_id)
    for seat_number, session in session_rows.holders_of(connection, table_id):
        table.holders.setdefault(seat_number, set()).add(session)
    return table
