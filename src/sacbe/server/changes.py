"""Changes of tables: first stored, then told. A change needs the table's lock.

If the store does not accept a change, nothing has happened: the table in memory is thrown away, and the next request
loads it from the store.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from sacbe.engine.errors import say
from sacbe.server import storing
from sacbe.server.clock import now_ms
from sacbe.server.live_table import LONG, Growth, LiveTable
from sacbe.server.notices.events import events_of_change, events_of_proposal
from sacbe.server.outcomes import played_out
from sacbe.server.problems import no_room, not_found, not_known, not_now, unavailable
from sacbe.server.store import proposals as proposal_rows
from sacbe.server.store import tables as table_rows
from sacbe.server.store.actions import ActionRow
from sacbe.server.store.errors import Conflict, Missing, Outdated, Repeated, StoreError, Unknown
from sacbe.server.store.notices import Event
from sacbe.server.store.tables import Room, SeatRow, TableRow
from sacbe.server.tables import Tables


class Changes:
    """Makes tables and changes them."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self._telling = tables.telling
        self.grown: list[Callable[[LiveTable], None]] = []
        """Called with a table after something was added to its log, so that bots can check whether it is their turn."""

    async def create(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        holder: str | None,
        held: Sequence[int],
        rows: Sequence[ActionRow] = (),
        room: Room | None = None,
    ) -> LiveTable:
        """Store a new table, with its log if it has one. Its maker holds some of the seats.

        `room` is how many tables its visitor may have, if that has to be checked.
        """
        write = self._store.write if len(rows) <= LONG else self._store.write_aside
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
        return await self._tables.find(row.id)

    async def add(
        self,
        table: LiveTable,
        deeds: Sequence[tuple[int, int]],
        request: tuple[int, str] | None = None,
        changes: Mapping[str, object] | None = None,
        settled: Mapping[str, str] | None = None,
    ) -> Growth:
        """Add actions to the log of a table, with what chance draws after them.

        `changes` are for the row; `settled` are proposals that get a new status.
        """
        first, now = len(table.log) + 1, now_ms()
        watched = self._telling.hub.readers(table.id)
        growth = table.grow(deeds, watched, now, request, self._telling.views_at_hand(table, watched))
        updates, unnoticed = _row_after(table, growth, changes or {}, now)
        closed = dict(settled or {})
        for each in table.proposals:
            if updates["status"] != table_rows.RUNNING or (each.kind == "undo" and not unnoticed):
                closed.setdefault(each.id, proposal_rows.VOID)
        dropped = [seat for seat in table.drafts if _is_vain(table, seat, deeds)]
        snapshot = None if growth.checkpoint is None else table.snapshot(growth.checkpoint)
        events = events_of_change(table, updates)
        await self._store_growth(table, first, growth, updates, snapshot, closed, dropped, events)
        table.row = table.row._replace(length=len(table.log), **updates)  # type: ignore[arg-type]
        for seat in dropped:
            del table.drafts[seat]
        if closed:
            table.proposals = [each for each in table.proposals if each.id not in closed]
        self._telling.tell_growth(table, growth)
        if closed or changes:
            self._telling.tell_change(table)
        self._look_at(table)
        return growth

    async def _store_growth(
        self,
        table: LiveTable,
        first: int,
        growth: Growth,
        updates: Mapping[str, object],
        snapshot: tuple[int, str] | None,
        closed: Mapping[str, str],
        dropped: Sequence[int],
        events: Sequence[Event],
    ) -> None:
        status = table.row.status
        try:
            await self._store.write(
                storing.append, table.id, status, first, growth.rows, updates, snapshot, closed, dropped, events
            )
        except BaseException as error:
            self._tables.forget(table)
            if isinstance(error, Missing):
                raise self._tables.gone(table.id) from None
            if isinstance(error, Conflict):
                # Another process was first: tell our listeners what it did.
                await self._tables.refresh(table.id, first - 1, self._telling.written_info(table))
            if isinstance(error, StoreError) and not isinstance(error, Conflict | Repeated):
                raise unavailable(error) from error
            raise

    async def change(
        self,
        table: LiveTable,
        changes: Mapping[str, object] | None = None,
        seats: Mapping[int, Mapping[str, object]] | None = None,
        settled: Mapping[str, str] | None = None,
        holder: tuple[int, str] | None = None,
    ) -> None:
        """Change a table completely or not at all. It may be a bot's turn afterwards.

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
            "waiting": table.waiting(status),
            "updated": now_ms(),
        }
        if status not in (table_rows.OPEN, table_rows.RUNNING):
            updates["visitor"] = None
        events = events_of_change(table, updates)
        table.seats = before
        await self._write(table, storing.change, table.row.status, updates, seats or {}, settled or {}, holder, events)
        table.seats = changed
        table.row = table.row._replace(**updates)  # type: ignore[arg-type]
        table.proposals = [each for each in table.proposals if each.id not in (settled or {})]
        if holder is not None:
            table.holders.setdefault(holder[0], set()).add(holder[1])
        self._telling.tell_change(table)
        self._look_at(table)

    def _look_at(self, table: LiveTable) -> None:
        for listener in self.grown:
            listener(table)

    async def propose(self, table: LiveTable, proposal: proposal_rows.ProposalRow) -> None:
        """Show the players of a table a proposal, or new answers to one."""
        known = any(each.id == proposal.id for each in table.proposals)
        now = now_ms()
        await self._write(table, storing.propose, proposal, known, now, [] if known else events_of_proposal(proposal))
        table.row = table.row._replace(updated=now)
        if known:
            table.proposals = [proposal if each.id == proposal.id else each for each in table.proposals]
        else:
            table.proposals = [*table.proposals, proposal]
        self._telling.tell_change(table)

    async def save_draft(self, table: LiveTable, seat: int, actions: list[int]) -> None:
        """Keep a seat's plan, or without actions drop it. Only the seat is told."""
        await self._write(table, storing.save_draft, seat, actions, now_ms())
        if actions:
            table.drafts[seat] = actions
        else:
            table.drafts.pop(seat, None)
        self._telling.tell_state(table, seat)

    async def _write(self, table: LiveTable, job: Callable[..., None], *what: object) -> None:
        """Store a change of a table. If that fails, the table in memory is thrown away."""
        try:
            await self._store.write(job, table.id, *what)
        except BaseException as error:
            self._tables.forget(table)
            if isinstance(error, Missing):
                raise self._tables.gone(table.id) from None
            if isinstance(error, Unknown):
                raise not_known() from None
            if isinstance(error, Outdated):
                await self._tables.refresh(table.id, len(table.log), self._telling.written_info(table))
                raise not_now(say("this table has just been begun or ended; look again", "table-outdated")) from None
            if isinstance(error, Conflict):
                # At another process somebody sat down a moment before.
                raise not_now(say("somebody sits there already", "seat-taken")) from None
            raise unavailable(error) if isinstance(error, StoreError) else error from None


def _row_after(
    table: LiveTable, growth: Growth, changes: Mapping[str, object], now: int
) -> tuple[dict[str, object], bool]:
    """The row of a table whose log has grown, and whether the growth is secret."""
    status = str(changes.get("status", table.row.status))
    result = table.row.result
    if status == table_rows.RUNNING and table.position.is_over:
        status, result = table_rows.FINISHED, played_out(table)
    waiting = table.waiting(status)
    # Public lists are ordered by the time of the last change, where secret actions must not show.
    unnoticed = growth.secret and waiting == table.row.waiting
    updates: dict[str, object] = {
        **changes,
        "status": status,
        "result": result,
        "bot_due": bool(table.bots_due(status)),
        "waiting": waiting,
        "updated": table.row.updated if unnoticed else now,
    }
    if status not in (table_rows.OPEN, table_rows.RUNNING):
        updates["visitor"] = None
    return updates, unnoticed


def _is_vain(table: LiveTable, seat: int, deeds: Sequence[tuple[int, int]]) -> bool:
    """Is the plan of a seat done, or impossible now?"""
    return any(seat == acting for acting, _ in deeds) or not table.is_possible(seat, table.drafts[seat])
