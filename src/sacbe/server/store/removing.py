"""Deleting what nobody needs: tables, visitors, plans. Each whole or not at all, a few rows in a transaction.

A log may be long, so a table goes in two steps. First nobody finds it any more: one transaction takes its seats, who
held them, plans and proposals, and marks the row. Then the log goes, bite by bite, and at last the row. Whoever dies in
between leaves a marked row, and the next one to look goes on. What to delete is found by reading and looked at again in
the transaction that deletes it, since somebody may have come meanwhile. When a table goes is decided in `clean_up`.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from sqlalchemy import Connection, and_, bindparam, or_, select

from sacbe.server.store.actions import announce, announce_person
from sacbe.server.store.channels import forget_channels
from sacbe.server.store.devices import forget_devices
from sacbe.server.store.schema import (
    actions,
    drafts,
    holders,
    looking,
    notices,
    proposals,
    seats,
    sessions,
    snapshots,
    tables,
)
from sacbe.server.store.tables import ARCHIVED, ENDED, FINISHED, OPEN, REMOVED, RUNNING, update_table

_NEVER: Final = 2**62
BITE: Final = 100
"""So many rows of a log are deleted in one transaction."""
OVER: Final = (FINISHED, ENDED, ARCHIVED)
_BARE: Final = {
    "status": REMOVED,
    "listed": False,
    "title": "",
    "host": None,
    "bot_due": False,
    "waiting": "{}",
    "result": None,
    "ticket": None,
    "visitor": None,
    "forked_from": None,
    "forked_at": None,
}
"""What is left of a row that is marked."""

_forks: Final = tables.alias("forks")
# What bots do has no request, and neither has what was copied from another table.
_PLAYED: Final = select(actions.c.seq).where(actions.c.table == tables.c.id, actions.c.request.is_not(None)).exists()
_NEVER_PLAYED: Final = ~_PLAYED
"""Nobody has ever done anything at the table."""
_UNPLAYED: Final = (
    tables.c.status.in_((OPEN, RUNNING)),
    tables.c.created < bindparam("before"),
    tables.c.updated < bindparam("before"),
    _NEVER_PLAYED,
)
_IDLE: Final = (
    tables.c.status == RUNNING,
    tables.c.created < bindparam("before"),
    tables.c.updated < bindparam("before"),
    _PLAYED,
)
_OLD_RECORDS: Final = (
    tables.c.status == ARCHIVED,
    tables.c.created < bindparam("before"),
    tables.c.updated < bindparam("before"),
    ~select(_forks.c.id).where(_forks.c.forked_from == tables.c.id).exists(),
)
_UNUSED: Final = (
    sessions.c.seen < bindparam("before"),
    ~select(holders.c.table).where(holders.c.session == sessions.c.id).exists(),
    ~select(tables.c.id).where(tables.c.host == sessions.c.id).exists(),
)
"""The visitor was not seen for long, and no table that is kept knows them."""
_TOUCH_SESSION: Final = (
    sessions.update()
    .where(sessions.c.id == bindparam("of"), sessions.c.seen < bindparam("at"))
    .values(seen=bindparam("at"))
)
_UNTOUCHED: Final = (
    select(tables.c.id)
    .where(
        tables.c.id.in_(bindparam("found", expanding=True)),
        tables.c.updated < bindparam("before"),
        or_(tables.c.status.in_((OPEN, ARCHIVED)), and_(tables.c.status == RUNNING, _NEVER_PLAYED)),
    )
    .order_by(tables.c.id)
)
_LOCK: Final = (
    select(tables.c.status).where(tables.c.id == bindparam("id"), tables.c.status != REMOVED).with_for_update()
)
_LOCK_REMOVED: Final = (
    select(tables.c.id).where(tables.c.id == bindparam("id"), tables.c.status == REMOVED).with_for_update()
)
_MARKED: Final = select(tables.c.id).where(tables.c.status == REMOVED).order_by(tables.c.id).limit(bindparam("limit"))
_FORKS: Final = select(tables.c.id).where(tables.c.forked_from == bindparam("id")).order_by(tables.c.id)
_VAIN_DRAFTS: Final = (
    select(drafts.c.table, drafts.c.seat)
    .join(tables, tables.c.id == drafts.c.table)
    .where(or_(tables.c.status.in_(OVER), drafts.c.at < bindparam("before")))
    .order_by(drafts.c.table, drafts.c.seat)
    .limit(bindparam("limit"))
)


# Found by reading, deleted after


class Kind(Enum):
    """Which tables may go, or end, when nothing has happened there since a time."""

    UNPLAYED = "unplayed"
    IDLE = "idle"
    RECORD = "record"


_CONDITIONS: Final = {Kind.UNPLAYED: _UNPLAYED, Kind.IDLE: _IDLE, Kind.RECORD: _OLD_RECORDS}
_FOUND: Final = {
    kind: select(tables.c.id).where(*conditions).order_by(tables.c.created).limit(bindparam("limit"))
    for kind, conditions in _CONDITIONS.items()
}
_STILL: Final = {
    kind: select(tables.c.id).where(tables.c.id == bindparam("id"), *conditions)
    for kind, conditions in _CONDITIONS.items()
}


def of_kind(connection: Connection, kind: Kind, before_ms: int, limit: int) -> list[str]:
    """Tables of a kind where nothing has happened since a time, the oldest first."""
    return list(connection.execute(_FOUND[kind], {"before": before_ms, "limit": limit}).scalars())


def unused_sessions(connection: Connection, before_ms: int, limit: int) -> list[str]:
    """Visitors who were not seen since a time, hold no seat and made no table that is kept."""
    found = select(sessions.c.id).where(*_UNUSED).order_by(sessions.c.seen).limit(limit)
    return list(connection.execute(found, {"before": before_ms}).scalars())


def vain_drafts(connection: Connection, before_ms: int, limit: int) -> list[tuple[str, int]]:
    """Plans for games that are over, and those that are older than a time: table and seat."""
    found = connection.execute(_VAIN_DRAFTS, {"before": before_ms, "limit": limit})
    return [(row.table, row.seat) for row in found]


def removed(connection: Connection, limit: int) -> list[str]:
    """Tables that nobody finds any more, but whose log is still there."""
    return list(connection.execute(_MARKED, {"limit": limit}).scalars())


def remove(connection: Connection, table: str) -> bool:
    """Nobody finds this table from now on, nor does any other go on from it; False if there is none."""
    if connection.execute(_LOCK, {"id": table}).first() is None:
        return False
    _remove(connection, table)
    return True


def remove_if_still(connection: Connection, table: str, kind: Kind, before_ms: int) -> bool:
    """The same, if nothing has happened there since it was found."""
    # Two statements: PostgreSQL looks at what others stored only in a statement that begins after we have the lock.
    if connection.execute(_LOCK, {"id": table}).first() is None:
        return False
    if connection.execute(_STILL[kind], {"id": table, "before": before_ms}).first() is None:
        return False
    _remove(connection, table)
    return True


def _remove(connection: Connection, table: str) -> None:
    _detach(connection, table)
    update_table(connection, table, **_BARE)
    _delete_people(connection, table)
    announce(connection, table)


def _detach(connection: Connection, table: str) -> None:
    """What goes on from this table has no beginning elsewhere any more; its own log is whole."""
    for fork in list(connection.execute(_FORKS, {"id": table}).scalars()):
        update_table(connection, fork, forked_from=None, forked_at=None)
        announce(connection, fork)


def _delete_people(connection: Connection, table: str) -> None:
    for each in (holders, drafts, proposals, seats, notices, looking):
        connection.execute(each.delete().where(each.c.table == table))


def take_bite(connection: Connection, table: str) -> bool:
    """Delete some of the log of a removed table, or with the last of it the row; False if nothing is left."""
    if connection.execute(_LOCK_REMOVED, {"id": table}).first() is None:
        return False
    for log in (actions, snapshots):
        bite = select(log.c.seq).where(log.c.table == table).order_by(log.c.seq).limit(BITE)
        seqs = list(connection.execute(bite).scalars())
        if seqs:
            connection.execute(log.delete().where(log.c.table == table, log.c.seq.between(seqs[0], seqs[-1])))
            return True
    _detach(connection, table)
    _delete_people(connection, table)
    connection.execute(tables.delete().where(tables.c.id == table))
    return False


def touch_sessions(connection: Connection, seen: Sequence[tuple[str, int]]) -> None:
    """Note when visitors were seen."""
    for session, at in seen:
        connection.execute(_TOUCH_SESSION, {"of": session, "at": at})


def untouched(connection: Connection, found: Sequence[str], before_ms: int) -> list[str]:
    """Which of these tables could go some day, and were not noted as looked at since a time."""
    asked = {"found": list(found), "before": before_ms}
    return list(connection.execute(_UNTOUCHED, asked).scalars())


def touch_tables(connection: Connection, found: Sequence[str], before_ms: int, now: int) -> list[str]:
    """Note that somebody looks at these tables; at which that was to be noted."""
    due = untouched(connection, found, before_ms)
    for table in due:
        update_table(connection, table, updated=now)
    return due


def forget_sessions(connection: Connection, found: Sequence[str], before_ms: int) -> list[str]:
    """Delete those of these visitors who are still unused; who they were."""
    named = sessions.c.id.in_(list(found))
    connection.execute(select(sessions.c.id).where(named).order_by(sessions.c.id).with_for_update()).all()
    gone = list(connection.execute(select(sessions.c.id).where(named, *_UNUSED), {"before": before_ms}).scalars())
    if gone:
        connection.execute(sessions.delete().where(sessions.c.id.in_(gone)))
        forget_channels(connection, gone)
        forget_devices(connection, gone)
    for session in gone:
        announce_person(connection, session)
    return gone


def forget_session(connection: Connection, session: str) -> bool:
    """Delete a visitor whom no table knows; False if one does."""
    named = sessions.c.id == session
    connection.execute(select(sessions.c.id).where(named).with_for_update()).all()
    if connection.execute(select(sessions.c.id).where(named, *_UNUSED), {"before": _NEVER}).first() is None:
        return connection.execute(select(sessions.c.id).where(named)).first() is None
    connection.execute(sessions.delete().where(named))
    forget_channels(connection, [session])
    forget_devices(connection, [session])
    announce_person(connection, session)
    return True


def drop_drafts(connection: Connection, found: Sequence[tuple[str, int]], before_ms: int) -> None:
    """Delete plans, if they were not changed since they were found."""
    over = select(tables.c.id).where(tables.c.id == drafts.c.table, tables.c.status.in_(OVER)).exists()
    for table, seat in found:
        this = (drafts.c.table == table, drafts.c.seat == seat)
        connection.execute(drafts.delete().where(*this, or_(drafts.c.at < before_ms, over)))
