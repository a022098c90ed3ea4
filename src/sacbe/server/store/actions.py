"""The log of a table: entries that are only ever appended, and snapshots, which are a cache of where they lead."""

import itertools
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from sqlalchemy import Connection, bindparam, false, func, select

from sacbe.engine.errors import SacbeError
from sacbe.engine.game import CHANCE
from sacbe.engine.log import UNDO
from sacbe.server.store.errors import Conflict, Missing, Repeated, StoreError
from sacbe.server.store.schema import actions, snapshots, tables
from sacbe.server.store.statements import KEY, Prepared, Upsert, update_of
from sacbe.server.store.tables import REMOVED, RUNNING

MOST_COMPARED: Final = 1_000
"""So many running games of a kind are looked at for their draws, the newest."""
CHANNEL: Final = "sacbe_tables"
"""What PostgreSQL calls the news of appended entries."""


PERSON: Final = "person="
"""Before the id of a visitor in the news, who is not known any more; no table's id has such a sign."""


class ActionRow(NamedTuple):
    """An entry of the log. `seat` is -1 for chance, `action` -2 for undo; `append` gives `seq`."""

    seat: int
    action: int
    number: int
    open_phase: bool
    at: int
    request: str | None = None
    seq: int = 0


_LENGTH: Final = select(tables.c.length).where(tables.c.id == bindparam("table"), tables.c.status != REMOVED)
_HOLD: Final = _LENGTH.with_for_update(key_share=True)
_REQUEST: Final = select(actions.c.seq).where(
    actions.c.table == bindparam("table"),
    actions.c.seat == bindparam("seat"),
    actions.c.request == bindparam("request"),
)
_INSERT: Final = Upsert(actions)
_ACTIONS: Final = (
    select(*(actions.c[name] for name in ActionRow._fields))
    .where(
        actions.c.table == bindparam("table"),
        actions.c.seq > bindparam("after"),
        actions.c.seq <= bindparam("up_to"),
    )
    .order_by(actions.c.seq)
)
_DRAWS_OF_RUNNING: Final = (
    select(actions.c.table, actions.c.seq, actions.c.action)
    .where(
        actions.c.table.in_(
            select(tables.c.id)
            .where(
                tables.c.status == RUNNING,
                tables.c.game == bindparam("game"),
                tables.c.options == bindparam("options"),
                tables.c.hints.is_(false()),
            )
            .order_by(tables.c.created.desc())
            .limit(MOST_COMPARED)
        ),
        actions.c.seat == CHANCE,
        actions.c.action != UNDO,
        actions.c.seq <= bindparam("up_to"),
    )
    .order_by(actions.c.table, actions.c.seq)
)
_ANNOUNCE: Final = select(func.pg_notify(CHANNEL, bindparam("news")))
_LATEST_SNAPSHOT: Final = (
    select(snapshots.c.seq, snapshots.c.position)
    .where(snapshots.c.table == bindparam("table"), snapshots.c.seq <= bindparam("up_to"))
    .order_by(snapshots.c.seq.desc())
    .limit(1)
)
_SNAPSHOTS: Final = select(snapshots.c.seq).where(snapshots.c.table == bindparam("table")).order_by(snapshots.c.seq)
_ADD_SNAPSHOT: Final = Upsert(snapshots, [snapshots.c.table, snapshots.c.seq])
_LAST: Final = 2**31 - 1


def append(
    connection: Connection,
    table: str,
    first_seq: int,
    rows: Sequence[ActionRow],
    changes: Mapping[str, object] | None = None,
    snapshot: tuple[int, str] | None = None,
    status: str | None = None,
) -> None:
    """Append entries from `first_seq` on, and change the table's row with them.

    Conflict if the log does not end right before `first_seq`, or if the table is not in the state `status` any more;
    Repeated if a request of the rows was stored before, Missing if there is no such table any more.
    `length` becomes the last seq, `updated` the time of the last row unless `changes` say otherwise.
    """
    if not rows:
        raise ValueError("nothing to append")
    last_seq = first_seq + len(rows) - 1
    values: dict[str, object] = {"updated": rows[-1].at, **(changes or {}), "length": last_seq}
    # The row of the table is changed first, and only if its log ends where we think: this holds other processes off
    # this table until our commit, so that everything below sees all that they have stored.
    keys: dict[str, object] = {"id": table, "length": first_seq - 1}
    if status is not None:
        keys["status"] = status
    statement = _advance(connection.dialect.name, tuple(keys), tuple(sorted(values)))
    values |= {KEY + name: value for name, value in keys.items()} | {"news": f"{table}:{last_seq}"}
    fits = statement.run(connection, values) == 1
    entries: list[dict[str, object]] = [
        {**row._asdict(), "table": table, "seq": seq} for seq, row in enumerate(rows, start=first_seq)
    ]
    if not fits or _INSERT.run(connection, entries) != len(rows):
        raise _refusal(connection, table, rows, first_seq if fits else _LAST)
    if snapshot is not None:
        add_snapshot(connection, table, *snapshot)


@lru_cache(maxsize=64)
def _advance(dialect: str, keys: tuple[str, ...], names: tuple[str, ...]) -> Prepared:
    """Change the table's row if its log ends where it should. PostgreSQL spreads the news with the same statement."""
    statement = update_of(tables, keys, names)
    if dialect == "postgresql":
        return Prepared(statement.returning(func.pg_notify(CHANNEL, bindparam("news"))))
    return Prepared(statement)


def _refusal(connection: Connection, table: str, rows: Sequence[ActionRow], before: int) -> SacbeError:
    """Why the entries do not fit. Only what stands before `before` counts: the rest may be these entries themselves."""
    for row in rows:
        if row.request is not None:
            seq = request_seq(connection, table, row.seat, row.request)
            if seq is not None and seq < before:
                return Repeated(table, seq)
    length = connection.execute(_LENGTH, {"table": table}).scalar()
    if length is None:
        return Missing(table)
    if before != _LAST:
        return StoreError(f"the log of table {table} does not fit its length; `sacbe doctor` says more")
    return Conflict(table, length, untouched=True)


def hold(connection: Connection, table: str) -> None:
    """Keep other processes off a table until our commit. On SQLite whoever writes keeps everybody off."""
    if connection.dialect.name == "postgresql":
        connection.execute(_HOLD, {"table": table})


def announce(connection: Connection, table: str) -> None:
    """Tell other processes that something of a table has changed beside its log; SQLite tells them by itself."""
    if connection.dialect.name == "postgresql":
        connection.execute(_ANNOUNCE, {"news": f"{table}:"})


def announce_person(connection: Connection, session: str) -> None:
    """Tell other processes that somebody is not known any more."""
    if connection.dialect.name == "postgresql":
        connection.execute(_ANNOUNCE, {"news": f"{PERSON}{session}:"})


def actions_of(connection: Connection, table: str, after: int = 0, up_to: int | None = None) -> list[ActionRow]:
    """The entries after one seq up to another, in order."""
    bounds = {"table": table, "after": after, "up_to": _LAST if up_to is None else up_to}
    return [ActionRow(*row) for row in connection.execute(_ACTIONS, bounds)]


def draws_of_running(connection: Connection, game: str, options: str, up_to: int) -> list[list[tuple[int, int]]]:
    """What chance drew in the first entries of each running game without hints, as (seq, action)."""
    found = connection.execute(_DRAWS_OF_RUNNING, {"game": game, "options": options, "up_to": up_to})
    return [
        [(row.seq, row.action) for row in rows] for _, rows in itertools.groupby(found, key=lambda row: str(row.table))
    ]


def request_seq(connection: Connection, table: str, seat: int, request: str) -> int | None:
    """The first seq of a request that a seat made before."""
    return connection.execute(_REQUEST, {"table": table, "seat": seat, "request": request}).scalar()


def latest_snapshot(connection: Connection, table: str, up_to: int | None = None) -> tuple[int, str] | None:
    """The last snapshot at or before a seq."""
    found = connection.execute(_LATEST_SNAPSHOT, {"table": table, "up_to": _LAST if up_to is None else up_to}).first()
    return None if found is None else (found.seq, found.position)


def snapshots_of(connection: Connection, table: str) -> list[int]:
    return list(connection.execute(_SNAPSHOTS, {"table": table}).scalars())


def add_snapshot(connection: Connection, table: str, seq: int, position: str) -> None:
    """Keep a position; one that is there already stays, since both come from the same log."""
    _ADD_SNAPSHOT.run(connection, {"table": table, "seq": seq, "position": position})
