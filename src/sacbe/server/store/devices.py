"""What proves that somebody is who they were, beside the token of their first device; all as hashes.

A device has a token for ever, a link opens one more device once and soon, a recovery code once and any time.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Final

from sqlalchemy import Connection, and_, bindparam, delete, or_, select

from sacbe.server.store.actions import announce_person
from sacbe.server.store.schema import devices
from sacbe.server.store.schema import sessions as session_table
from sacbe.server.store.sessions import expect_session
from sacbe.server.store.statements import change

DEVICE: Final = "device"
LINK: Final = "link"
CODE: Final = "code"


@dataclass(frozen=True, slots=True)
class DeviceRow:
    """A device, a link or a code of a session."""

    token_hash: str = field(repr=False)
    session: str
    kind: str
    label: str
    made: int
    until: int | None = None
    """A link is good until then."""


_DEVICES: Final = select(
    devices.c.token_hash, devices.c.session, devices.c.kind, devices.c.label, devices.c.made, devices.c.until
)
_OF_SESSION: Final = _DEVICES.where(devices.c.session == bindparam("session")).order_by(devices.c.made)


def devices_of(connection: Connection, session: str) -> list[DeviceRow]:
    """All of a session, the oldest first."""
    return [DeviceRow(*row) for row in connection.execute(_OF_SESSION, {"session": session})]


def add_link(connection: Connection, row: DeviceRow) -> None:
    """One link in place of those before."""
    expect_session(connection, row.session)
    connection.execute(delete(devices).where(devices.c.session == row.session, devices.c.kind == LINK))
    connection.execute(devices.insert(), asdict(row))


def replace_codes(connection: Connection, session: str, rows: Sequence[DeviceRow]) -> None:
    """New codes; those before are good for nothing any more."""
    expect_session(connection, session)
    connection.execute(delete(devices).where(devices.c.session == session, devices.c.kind == CODE))
    connection.execute(devices.insert(), [asdict(row) for row in rows])


def open_device(connection: Connection, kind: str, shown: str, device: DeviceRow, most: int) -> str | None:
    """One more device by a link or a code, which is good no more; whose it is, or None if it is good for nothing.

    Where there would be too many devices, the oldest goes.
    """
    good = or_(devices.c.until.is_(None), devices.c.until > device.made)
    this = and_(devices.c.token_hash == shown, devices.c.kind == kind)
    session = connection.execute(select(devices.c.session).where(this, good).with_for_update()).scalar()
    if session is None or connection.execute(delete(devices).where(this)).rowcount != 1:
        return None
    expect_session(connection, session)
    connection.execute(devices.insert(), {**asdict(device), "session": session})
    old = [row for row in devices_of(connection, session) if row.kind == DEVICE][:-most]
    for row in old:
        remove_device(connection, session, row.token_hash)
    return str(session)


def remove_device(connection: Connection, session: str, token_hash: str) -> bool:
    """A device is signed out; False if there is no such."""
    this = (devices.c.session == session, devices.c.token_hash == token_hash)
    gone = connection.execute(delete(devices).where(*this)).rowcount == 1
    announce_person(connection, session)
    return gone


def shut_first(connection: Connection, session: str, nobodys: str) -> None:
    """The first device is signed out: the token of the session becomes one that nobody has."""
    change(connection, session_table, {"id": session}, {"token_hash": nobodys})
    announce_person(connection, session)


def sign_out_others(connection: Connection, session: str, kept: str, nobodys: str) -> None:
    """Only one device stays signed in. Recovery codes stay good."""
    others = (devices.c.session == session, devices.c.kind != CODE, devices.c.token_hash != kept)
    connection.execute(delete(devices).where(*others))
    if connection.execute(select(devices.c.session).where(devices.c.token_hash == kept)).first() is not None:
        change(connection, session_table, {"id": session}, {"token_hash": nobodys})
    announce_person(connection, session)


def forget_devices(connection: Connection, sessions: Sequence[str]) -> None:
    connection.execute(delete(devices).where(devices.c.session.in_(list(sessions))))
