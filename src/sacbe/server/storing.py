"""What is written of a table at once, as functions of SQL: each happens whole or not at all."""

import json
from collections.abc import Mapping, Sequence

from sqlalchemy import Connection

from sacbe.server.clock import now_ms
from sacbe.server.store import actions as action_rows
from sacbe.server.store import notices as notice_rows
from sacbe.server.store import proposals as proposal_rows
from sacbe.server.store import sessions as session_rows
from sacbe.server.store import tables as table_rows
from sacbe.server.store.actions import ActionRow
from sacbe.server.store.errors import Conflict, Missing, Outdated
from sacbe.server.store.notices import Event
from sacbe.server.store.tables import Room, SeatRow, TableRow


def insert(
    connection: Connection,
    row: TableRow,
    seats: list[SeatRow],
    rows: Sequence[ActionRow],
    holder: str | None,
    held: Sequence[int],
    room: Room | None = None,
) -> str:
    """A new table with its seats, its log if it has one, and who holds the seats.

    If there is no room for it nothing is written, and the answer says what there would be too many of; else it is "".
    """
    if row.forked_from is not None and table_rows.find_table(connection, row.forked_from) is None:
        raise Missing(row.forked_from)
    if room is not None and (lacking := table_rows.too_many(connection, row, room)):
        return lacking
    for session in {row.host, holder} - {None}:
        session_rows.expect_session(connection, str(session))
    table_rows.insert_table(connection, row._replace(length=0), seats)
    if rows:
        action_rows.append(connection, row.id, 1, rows)
    if holder is not None:
        for seat in held:
            session_rows.add_holder(connection, row.id, seat, holder)
    return ""


def append(
    connection: Connection,
    table_id: str,
    status: str,
    first: int,
    rows: Sequence[ActionRow],
    changes: Mapping[str, object],
    snapshot: tuple[int, str] | None,
    settled: Mapping[str, str],
    dropped: Sequence[int],
    events: Sequence[Event] = (),
) -> None:
    """Additions to the log with what goes with them: the row, a snapshot, proposals and drafts settled, and notices.

    Conflict if the table is not in the state `status` any more.
    """
    if rows:
        action_rows.append(connection, table_id, first, rows, changes, snapshot, status)
    else:
        table_rows.change_table(connection, table_id, status, changes, first - 1)
        action_rows.announce(connection, table_id)
    _settle(connection, table_id, settled)
    for seat in dropped:
        proposal_rows.delete_draft(connection, table_id, seat)
    notice_rows.post(connection, table_id, events, now_ms())


def change(
    connection: Connection,
    table_id: str,
    status: str,
    changes: Mapping[str, object],
    seats: Mapping[int, Mapping[str, object]],
    settled: Mapping[str, str],
    holder: tuple[int, str] | None,
    events: Sequence[Event] = (),
) -> None:
    """Changes of the row of a table and of its seats, with the proposals that are settled by it, and notices.

    Conflict if somebody is to sit down on a seat that is not open any more, Outdated if the table is not in the state
    `status` any more.
    """
    if holder is not None:
        session_rows.expect_session(connection, holder[1])
    # The row comes before the rest: it holds other processes off this table until our commit.
    try:
        table_rows.change_table(connection, table_id, status, changes)
    except Outdated:
        if any("kind" in its_changes for its_changes in seats.values()):
            raise Conflict(table_id, 0) from None
        raise
    for seat, its_changes in seats.items():
        if "kind" in its_changes and table_rows.seats_of(connection, table_id)[seat].kind != table_rows.OPEN:
            raise Conflict(table_id, 0)
        table_rows.update_seat(connection, table_id, seat, **its_changes)
    action_rows.announce(connection, table_id)
    _settle(connection, table_id, settled)
    if holder is not None:
        session_rows.add_holder(connection, table_id, *holder)
    notice_rows.post(connection, table_id, events, now_ms())


def close(connection: Connection, table_id: str, length: int, result: str, now: int) -> None:
    """End a game as it stood when its log was so long; Outdated if somebody has played on, or ended it."""
    changes = {
        "status": table_rows.ENDED,
        "result": result,
        "bot_due": False,
        "waiting": "{}",
        "updated": now,
    }
    table_rows.change_table(connection, table_id, table_rows.RUNNING, changes, length)
    proposal_rows.void_proposals(connection, table_id)
    proposal_rows.delete_drafts(connection, table_id)
    notice_rows.post(connection, table_id, [Event("over", mark=str(length))], now)
    action_rows.announce(connection, table_id)


def leave(
    connection: Connection,
    table_id: str,
    status: str,
    length: int,
    session: str,
    changes: Mapping[str, object],
    seats: Mapping[int, Mapping[str, object]],
) -> None:
    """Somebody holds no seat of a table any more, whatever becomes of their seats; Outdated if it has gone on."""
    table_rows.change_table(connection, table_id, status, changes, length)
    if changes.get("status") == table_rows.ENDED:
        notice_rows.post(connection, table_id, [Event("over", mark=str(length))], now_ms())
    for seat, its_changes in seats.items():
        table_rows.update_seat(connection, table_id, seat, **its_changes)
        proposal_rows.delete_draft(connection, table_id, seat)
    for seat, holder in session_rows.holders_of(connection, table_id):
        if holder == session:
            session_rows.remove_holder(connection, table_id, seat, session)
    if seats:
        proposal_rows.void_proposals(connection, table_id)
    action_rows.announce(connection, table_id)


def correct(connection: Connection, table_id: str, length: int, changes: Mapping[str, object]) -> None:
    """Notes of a running table that two processes have written one over the other; Outdated if it has gone on."""
    table_rows.change_table(connection, table_id, table_rows.RUNNING, changes, length)


def _settle(connection: Connection, table_id: str, settled: Mapping[str, str]) -> None:
    for proposal, status in settled.items():
        proposal_rows.update_proposal(connection, table_id, proposal, status=status)


def note_seen(connection: Connection, table_id: str, seen: Mapping[int, int]) -> None:
    """When players were here; nothing is shown of it, so nobody is told."""
    for seat, at in seen.items():
        table_rows.update_seat(connection, table_id, seat, seen=at)


def propose(
    connection: Connection,
    table_id: str,
    proposal: proposal_rows.ProposalRow,
    known: bool,
    now: int,
    events: Sequence[Event] = (),
) -> None:
    """A proposal, or new answers to one; whoever follows the table sees by `updated` that there is something."""
    table_rows.change_table(connection, table_id, table_rows.RUNNING, {"updated": now})
    if known:
        proposal_rows.update_proposal(connection, table_id, proposal.id, answers=proposal.answers)
    else:
        proposal_rows.add_proposal(connection, proposal)
    notice_rows.post(connection, table_id, events, now)
    action_rows.announce(connection, table_id)


def save_draft(connection: Connection, table_id: str, seat: int, actions: Sequence[int], now: int) -> None:
    """The plan of a seat in place of the one before; none without actions."""
    action_rows.hold(connection, table_id)
    if actions:
        draft = proposal_rows.DraftRow(table_id, seat, json.dumps(list(actions)), now)
        proposal_rows.save_draft(connection, draft)
    else:
        proposal_rows.delete_draft(connection, table_id, seat)
    action_rows.announce(connection, table_id)
