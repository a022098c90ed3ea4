"""The rows of tables and their seats."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, and_, bindparam, func, or_, select, true, union

from sacbe.server.store.errors import Missing, Outdated
from sacbe.server.store.schema import holders, seats, tables
from sacbe.server.store.statements import change

OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"
ENDED: Final = "ended"
ARCHIVED: Final = "archived"
REMOVED: Final = "removed"
"""Nobody finds such a table any more; only its log is still to be deleted (`removing`)."""


class TableRow(NamedTuple):
    """A table. Documents are JSON as text; the seed stays out of every log."""

    id: str
    game: str
    rules: int
    options: str
    title: str
    status: str
    listed: bool
    seed: str
    commitment: str
    fair: bool
    """Do its seed and its nonces give every draw?"""
    created: int
    updated: int
    host: str | None = None
    pace: int = 0
    length: int = 0
    bot_due: bool = False
    waiting: str = "{}"
    """Who is to decide: a document with `seats`, and the number of the `turn` since tables note it."""
    result: str | None = None
    forked_from: str | None = None
    forked_at: int | None = None
    note: str = ""
    """The lesson that the table was made for, if it was made for one."""
    hints: bool = False
    """May seats ask for hints?"""
    stand_in_after: int | None = None
    """After so many seconds of absence others may have a bot stand in; None: nobody ever may."""
    stand_in_level: str | None = None
    committed: bool = False
    """Was the seed committed to before anybody, the host too, gave a nonce? Games dealt before that was asked: yes."""
    ticket: str | None = None
    """What the commitment was given out with; it serves for one table."""
    visitor: str | None = None
    """From where the table was made, as a keyed hash, while it counts against what a visitor may have."""

    def __repr__(self) -> str:
        return f"TableRow({self.id})"


class Room(NamedTuple):
    """How many tables that are not over a session may have made at one place, and the whole place."""

    session: str
    most: int
    listed: int
    most_of_place: int
    listed_of_place: int


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat of a table: who sits there, and what proves it."""

    table: str
    seat: int
    kind: str
    name: str
    nonce: str = field(repr=False)
    level: str | None = None
    token_hash: str | None = field(default=None, repr=False)
    stand_in: str | None = None
    resigned: bool = False
    seen: int = 0
    stand_in_since: int | None = None
    """When the bot that stands in began."""
    stand_in_by: int | None = None
    """Which seat asked for it."""


TABLE_NAMES: Final = TableRow._fields
SEAT_NAMES: Final = tuple(each.name for each in fields(SeatRow))

_TABLES: Final = select(*(tables.c[name] for name in TABLE_NAMES))
_SEATS: Final = select(*(seats.c[name] for name in SEAT_NAMES))
_TABLE: Final = _TABLES.where(tables.c.id == bindparam("id"), tables.c.status != REMOVED)
_SEATS_OF: Final = _SEATS.where(seats.c.table == bindparam("table")).order_by(seats.c.seat)
_SEATS_OF_MANY: Final = _SEATS.where(seats.c.table.in_(bindparam("found", expanding=True))).order_by(seats.c.seat)
_SEAT_BY_TOKEN: Final = _SEATS.where(seats.c.token_hash == bindparam("token_hash"))
_NEWEST_FIRST: Final = (tables.c.created.desc(), tables.c.id.desc())
_LATEST_FIRST: Final = (tables.c.updated.desc(), tables.c.id.desc())


def _in_turn(status: str, *order: ColumnElement[Any]) -> Select[Any]:
    """Listed tables, one of each visitor before the second of any: nobody fills a list alone."""
    maker = func.coalesce(tables.c.visitor, tables.c.id)
    turn = func.row_number().over(partition_by=maker, order_by=order).label("turn")
    listed = select(tables.c.id, turn).where(tables.c.status == status, tables.c.listed.is_(true())).subquery()
    chosen = _TABLES.join_from(tables, listed, tables.c.id == listed.c.id)
    return chosen.order_by(listed.c.turn, *order).limit(bindparam("limit"))


_LISTED_OPEN: Final = _in_turn(OPEN, *_NEWEST_FIRST)
_RUNNING: Final = _in_turn(RUNNING, *_LATEST_FIRST)
_BOT_DUE: Final = (
    select(tables.c.id, tables.c.updated, tables.c.visitor, tables.c.status)
    .where(tables.c.bot_due.is_(true()))
    .order_by(tables.c.updated)
)
_TO_BEGIN: Final = (
    select(tables.c.id, tables.c.updated, tables.c.visitor)
    .where(
        tables.c.status == OPEN,
        ~select(seats.c.seat).where(seats.c.table == tables.c.id, seats.c.kind == OPEN).exists(),
    )
    .order_by(tables.c.created)
)
_OF_VISITOR: Final = select(tables.c.host, tables.c.status, tables.c.listed).where(
    tables.c.visitor == bindparam("visitor")
)
_OF_SESSION: Final = (
    _TABLES.where(
        tables.c.id.in_(
            union(
                select(holders.c.table).where(holders.c.session == bindparam("session")),
                select(tables.c.id).where(tables.c.host == bindparam("session")).correlate(None),
            )
        )
    )
    .order_by(*_LATEST_FIRST)
    .limit(bindparam("limit"))
)
_OF_SESSION_BEFORE: Final = _OF_SESSION.where(
    or_(
        tables.c.updated < bindparam("updated"),
        and_(tables.c.updated == bindparam("updated"), tables.c.id < bindparam("id")),
    )
)
_BY_COMMITMENT: Final = _TABLES.where(
    tables.c.commitment == bindparam("commitment"), tables.c.status.not_in([ARCHIVED, REMOVED])
).order_by(tables.c.created)
_BY_TICKET: Final = select(tables.c.id).where(tables.c.ticket == bindparam("ticket"))
_ALL: Final = select(tables.c.id).where(tables.c.status != REMOVED).order_by(tables.c.created, tables.c.id)
_INSERT_TABLE: Final = tables.insert()
_INSERT_SEATS: Final = seats.insert()


def insert_table(connection: Connection, table: TableRow, its_seats: Sequence[SeatRow]) -> None:
    connection.execute(_INSERT_TABLE, table._asdict())
    if its_seats:
        connection.execute(_INSERT_SEATS, [{name: getattr(seat, name) for name in SEAT_NAMES} for seat in its_seats])


def find_table(connection: Connection, table: str) -> TableRow | None:
    found = connection.execute(_TABLE, {"id": table}).first()
    return None if found is None else TableRow(*found)


def tables_dealt_from(connection: Connection, commitment: str) -> list[TableRow]:
    """Tables that were dealt here from the seed behind a commitment; there should be one at most."""
    return _rows(connection, _BY_COMMITMENT, {"commitment": commitment})


def has_ticket(connection: Connection, ticket: str) -> bool:
    """Was a table made with this ticket?"""
    return connection.execute(_BY_TICKET, {"ticket": ticket}).first() is not None


def table_ids(connection: Connection) -> list[str]:
    """All there are, the oldest first."""
    return list(connection.execute(_ALL).scalars())


def update_table(connection: Connection, table: str, /, **changes: object) -> bool:
    """Change columns; False if there is no such table. `append` changes the length."""
    return change(connection, tables, {"id": table}, changes)


def change_table(
    connection: Connection, table: str, status: str, /, changes: Mapping[str, object], length: int | None = None
) -> None:
    """Change columns of a table that is in this state, and whose log is so long if that matters.

    Missing if there is no such table any more, Outdated if it is in another state.
    """
    keys: dict[str, object] = {"id": table, "status": status}
    if length is not None:
        keys["length"] = length
    if not change(connection, tables, keys, dict(changes)):
        found = find_table(connection, table)
        raise Missing(table) if found is None else Outdated(table, found.length)


def seats_of(connection: Connection, table: str) -> list[SeatRow]:
    return [SeatRow(*row) for row in connection.execute(_SEATS_OF, {"table": table})]


def seats_of_many(connection: Connection, found: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of several tables, by table."""
    by_table: dict[str, list[SeatRow]] = {table: [] for table in found}
    for row in connection.execute(_SEATS_OF_MANY, {"found": list(found)}) if found else ():
        seat = SeatRow(*row)
        by_table[seat.table].append(seat)
    return by_table


def seat_by_token(connection: Connection, token_hash: str) -> SeatRow | None:
    found = connection.execute(_SEAT_BY_TOKEN, {"token_hash": token_hash}).first()
    return None if found is None else SeatRow(*found)


def update_seat(connection: Connection, table: str, seat: int, /, **changes: object) -> bool:
    """Change columns; False if there is no such seat."""
    return change(connection, seats, {"table": table, "seat": seat}, changes)


def listed_open(connection: Connection, limit: int) -> list[TableRow]:
    """The lobby: listed tables that wait for players, the newest first."""
    found = _rows(connection, _LISTED_OPEN, {"limit": limit})
    return sorted(found, key=lambda row: (row.created, row.id), reverse=True)


def running_for_watching(connection: Connection, limit: int) -> list[TableRow]:
    """Listed tables where a game is on, the liveliest first."""
    found = _rows(connection, _RUNNING, {"limit": limit})
    return sorted(found, key=lambda row: (row.updated, row.id), reverse=True)


def tables_of_session(
    connection: Connection, session: str, limit: int, before: tuple[int, str] | None = None
) -> list[TableRow]:
    """Tables where a session holds a seat or is the host, the latest first.

    `before` is (updated, id) of the last one seen, for the next page.
    """
    if before is None:
        return _rows(connection, _OF_SESSION, {"session": session, "limit": limit})
    values = {"session": session, "limit": limit, "updated": before[0], "id": before[1]}
    return _rows(connection, _OF_SESSION_BEFORE, values)


class Idle(NamedTuple):
    """A table that waits for the server: when it was changed last, and by whom it was made, if that is known."""

    id: str
    updated: int
    visitor: str | None


def tables_with_bot_due(connection: Connection) -> list[Idle]:
    """Running tables where a bot is to move, the most idle first."""
    # Asked for the status too, SQLite would go through all running tables instead of the few in the index.
    found = connection.execute(_BOT_DUE)
    return [Idle(row.id, row.updated, row.visitor) for row in found if row.status == RUNNING]


def tables_to_begin(connection: Connection) -> list[Idle]:
    """Tables where every seat is taken and yet nothing was dealt: somebody is about to, or died before."""
    return [Idle(*row) for row in connection.execute(_TO_BEGIN)]


def too_many(connection: Connection, row: TableRow, room: Room) -> str:
    """What there would be too many of with this table beside those that its visitor has; "" if it may be made."""
    found = list(connection.execute(_OF_VISITOR, {"visitor": row.visitor}))
    own = [each for each in found if each.host == room.session]
    if len(own) >= room.most or len(found) >= room.most_of_place:
        return "tables"
    waiting = [each for each in found if each.status == OPEN and each.listed]
    own = [each for each in waiting if each.host == room.session]
    if row.listed and (len(own) >= room.listed or len(waiting) >= room.listed_of_place):
        return "lobby"
    return ""


def _rows(connection: Connection, statement: Select[Any], values: dict[str, object]) -> list[TableRow]:
    return [TableRow(*row) for row in connection.execute(statement, values)]
