"""By which ways people want to be told what happens at their tables, and when not: rows of channels and habits.

A channel belongs to a session. Whoever tells somebody by a channel has it to himself for a while: its `lease`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from typing import Final

from sqlalchemy import Connection, bindparam, func, select

from sacbe.server.store.errors import Unknown
from sacbe.server.store.schema import channels, habits, holders, notices
from sacbe.server.store.sessions import expect_session
from sacbe.server.store.statements import Upsert, change


@dataclass(frozen=True, slots=True)
class ChannelRow:
    """A way to somebody; the address and its keys stay out of every log."""

    id: str
    session: str
    way: str
    address: str = field(repr=False)
    keys: str = field(repr=False)
    """What a browser gave for its push messages, JSON as text; else empty."""
    kinds: str
    """Of what it tells: `,turn,over,`."""
    confirmed: bool
    trouble: str
    """Why nothing is sent any more; empty as long as it works."""
    visitor: str | None
    made: int
    paced: int = 0
    """How far ahead of its pace it is: by when all that was sent would have been sent evenly."""
    failures: int = 0
    """In a row."""
    rest: int = 0
    """Nothing is tried before this time."""
    lease: int = 0
    """Until then somebody has it to himself."""
    holder: str | None = None
    handed: str | None = None
    """The message that was handed over, or not: whoever did it died before he knew."""


@dataclass(frozen=True, slots=True)
class HabitsRow:
    """In what language somebody reads, where the clock stands, and from when until when they want to be left alone."""

    session: str
    language: str = "en"
    zone: str = "UTC"
    quiet_from: int | None = None
    """In minutes after midnight."""
    quiet_until: int | None = None


NAMES: Final = tuple(each.name for each in fields(ChannelRow))
_CHANNELS: Final = select(*(channels.c[name] for name in NAMES))
_BY_ID: Final = _CHANNELS.where(channels.c.id == bindparam("id"))
_OF_SESSION: Final = _CHANNELS.where(channels.c.session == bindparam("session")).order_by(channels.c.made)
_COUNT: Final = select(func.count()).select_from(channels)
_ANY: Final = select(channels.c.id).limit(1)
_INSERT: Final = channels.insert()
_HABITS: Final = select(*(habits.c[each.name] for each in fields(HabitsRow))).where(
    habits.c.session == bindparam("session")
)
_SAVE_HABITS: Final = Upsert(habits, [habits.c.session], ("language", "zone", "quiet_from", "quiet_until"))
_WATCHED_FOR: Final = (
    select(holders.c.table, holders.c.seat)
    .join(channels, channels.c.session == holders.c.session)
    .where(holders.c.table.in_(bindparam("tables", expanding=True)))
    .distinct()
)


def find_channel(connection: Connection, channel: str) -> ChannelRow | None:
    found = connection.execute(_BY_ID, {"id": channel}).first()
    return None if found is None else ChannelRow(*found)


def channels_of(connection: Connection, session: str) -> list[ChannelRow]:
    """All of somebody, the oldest first."""
    return [ChannelRow(*row) for row in connection.execute(_OF_SESSION, {"session": session})]


def any_channel(connection: Connection) -> bool:
    """Does anybody want to be told at all?"""
    return connection.execute(_ANY).first() is not None


def add_channel(connection: Connection, row: ChannelRow, most: int, most_of_place: int) -> bool:
    """Keep a channel in place of the same one before; False if its session or place would have too many."""
    expect_session(connection, row.session)
    same = (channels.c.session == row.session, channels.c.way == row.way, channels.c.address == row.address)
    for before in list(connection.execute(select(channels.c.id).where(*same)).scalars()):
        remove_channel(connection, before)
    own = connection.execute(_COUNT.where(channels.c.session == row.session)).scalar_one()
    here = connection.execute(_COUNT.where(channels.c.visitor == row.visitor)).scalar_one()
    if own >= most or here >= most_of_place:
        return False
    connection.execute(_INSERT, asdict(row))
    return True


def update_channel(connection: Connection, channel: str, /, **changes: object) -> bool:
    """Change columns; False if there is no such channel."""
    return change(connection, channels, {"id": channel}, changes)


def remove_channel(connection: Connection, channel: str) -> bool:
    """Nobody is told by it any more, what waits included; False if there is none."""
    connection.execute(notices.delete().where(notices.c.channel == channel))
    return connection.execute(channels.delete().where(channels.c.id == channel)).rowcount == 1


def habits_of(connection: Connection, session: str) -> HabitsRow:
    found = connection.execute(_HABITS, {"session": session}).first()
    return HabitsRow(session) if found is None else HabitsRow(*found)


def save_habits(connection: Connection, row: HabitsRow) -> None:
    expect_session(connection, row.session)
    _SAVE_HABITS.run(connection, asdict(row))


def forget_channels(connection: Connection, sessions: Sequence[str]) -> None:
    """Somebody is not known any more, and nobody tells them anything."""
    theirs = select(channels.c.id).where(channels.c.session.in_(list(sessions)))
    connection.execute(notices.delete().where(notices.c.channel.in_(theirs)))
    connection.execute(channels.delete().where(channels.c.session.in_(list(sessions))))
    connection.execute(habits.delete().where(habits.c.session.in_(list(sessions))))


def seats_with_channels(connection: Connection, tables: Sequence[str]) -> set[tuple[str, int]]:
    """At these tables the seats whose holders want to be told."""
    return {(row.table, row.seat) for row in connection.execute(_WATCHED_FOR, {"tables": list(tables)})}


def change_own(connection: Connection, channel: str, session: str, changes: Mapping[str, object]) -> None:
    """Change a channel of a session; Unknown if it has no such."""
    if not change(connection, channels, {"id": channel, "session": session}, dict(changes)):
        raise Unknown(session)
