"""Visitors, known by the hash of their token, and the seats that they hold."""

from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import Connection, bindparam, select

from sacbe.server.store.errors import Unknown
from sacbe.server.store.schema import devices, holders, sessions
from sacbe.server.store.statements import Upsert, change


@dataclass(frozen=True, slots=True)
class SessionRow:
    """A visitor's browser or program."""

    id: str
    token_hash: str = field(repr=False)
    name: str
    created: int
    seen: int


_SESSIONS: Final = select(sessions.c.id, sessions.c.token_hash, sessions.c.name, sessions.c.created, sessions.c.seen)
_BY_TOKEN: Final = _SESSIONS.where(sessions.c.token_hash == bindparam("token_hash"))
_BY_DEVICE: Final = _SESSIONS.join(devices, devices.c.session == sessions.c.id).where(
    devices.c.token_hash == bindparam("token_hash"), devices.c.kind == "device"
)
_BY_ID: Final = _SESSIONS.where(sessions.c.id == bindparam("id"))
_EXPECT: Final = (
    select(sessions.c.id).where(sessions.c.id == bindparam("id")).with_for_update(read=True, key_share=True)
)
_INSERT: Final = sessions.insert()
_ADD_HOLDER: Final = Upsert(holders, [holders.c.table, holders.c.seat, holders.c.session])
_SEATS_HELD: Final = (
    select(holders.c.table, holders.c.seat)
    .where(holders.c.session == bindparam("session"))
    .order_by(holders.c.table, holders.c.seat)
)
_HOLDERS_OF: Final = (
    select(holders.c.seat, holders.c.session)
    .where(holders.c.table == bindparam("table"))
    .order_by(holders.c.seat, holders.c.session)
)
_REMOVE: Final = holders.delete().where(
    holders.c.table == bindparam("table"),
    holders.c.seat == bindparam("seat"),
    holders.c.session == bindparam("session"),
)


def insert_session(connection: Connection, session: SessionRow) -> None:
    connection.execute(
        _INSERT,
        {
            "id": session.id,
            "token_hash": session.token_hash,
            "name": session.name,
            "created": session.created,
            "seen": session.seen,
        },
    )


def session_by_token(connection: Connection, token_hash: str) -> SessionRow | None:
    """The session of this token: of its first device, or of another."""
    shown = {"token_hash": token_hash}
    found = connection.execute(_BY_TOKEN, shown).first() or connection.execute(_BY_DEVICE, shown).first()
    return None if found is None else SessionRow(*found)


def find_session(connection: Connection, session: str) -> SessionRow | None:
    found = connection.execute(_BY_ID, {"id": session}).first()
    return None if found is None else SessionRow(*found)


def expect_session(connection: Connection, session: str) -> None:
    """Unknown if a visitor was forgotten meanwhile; if not, nobody forgets them before our commit."""
    if connection.execute(_EXPECT, {"id": session}).first() is None:
        raise Unknown(session)


def rename_session(connection: Connection, session: str, name: str) -> bool:
    return change(connection, sessions, {"id": session}, {"name": name})


def touch_session(connection: Connection, session: str, seen: int) -> bool:
    """Note when a visitor was last here."""
    return change(connection, sessions, {"id": session}, {"seen": seen})


def add_holder(connection: Connection, table: str, seat: int, session: str) -> None:
    """A session holds a seat from now on; nothing changes if it did before."""
    _ADD_HOLDER.run(connection, {"table": table, "seat": seat, "session": session})


def remove_holder(connection: Connection, table: str, seat: int, session: str) -> bool:
    """False if the session did not hold the seat."""
    return connection.execute(_REMOVE, {"table": table, "seat": seat, "session": session}).rowcount == 1


def seats_held(connection: Connection, session: str) -> list[tuple[str, int]]:
    """Every table and seat that a session holds."""
    return [(row.table, row.seat) for row in connection.execute(_SEATS_HELD, {"session": session})]


def holders_of(connection: Connection, table: str) -> list[tuple[int, str]]:
    """Every seat and session that holds it."""
    return [(row.seat, row.session) for row in connection.execute(_HOLDERS_OF, {"table": table})]
