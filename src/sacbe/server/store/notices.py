"""The outbox: what people are to be told, each of it once by each of their channels.

A notice is written in the transaction of what it tells of (`post`). A server that wants to send takes a channel to
itself for a while (`take`), decides which of its notices go together in a message, and notes that (`fix`) before
anything leaves; afterwards it notes what became of it. `sacbe.server.notices` has the reasons.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import BigInteger, Connection, Integer, Text, bindparam, func, literal, select
from sqlalchemy.dialects import postgresql, sqlite

from sacbe.server.store.channels import NAMES, ChannelRow
from sacbe.server.store.schema import channels, holders, notices, seats, tables
from sacbe.server.store.statements import Prepared, change
from sacbe.server.store.tables import REMOVED

EVERY_SEAT: Final = -1
SETTLE_MS: Final = 2_000
"""So long after an event nobody is told: it may be taken back, more may come, or they may be looking."""
ATTEMPTS_AT_ONCE: Final = 200


class Event(NamedTuple):
    """Something that the holders of a seat may want to be told."""

    kind: str
    seat: int = EVERY_SEAT
    mark: str = ""
    """Tells it from others of its kind at the table: a proposal's id, or how long the log is."""


class NoticeRow(NamedTuple):
    """An event that one channel is to tell of."""

    channel: str
    event: str
    kind: str
    table: str | None
    seat: int
    mark: str
    at: int
    due: int
    message: str | None
    """With which message it goes, once that is decided."""


class TableFacts(NamedTuple):
    """What everybody at a table knows and a notice may say."""

    id: str
    game: str
    title: str
    status: str
    waiting: str


class SeatFacts(NamedTuple):
    seat: int
    kind: str
    name: str
    stand_in: str | None
    resigned: bool


def _posting(every: bool, dialect: Any) -> Prepared:  # noqa: ANN401 - SQLAlchemy's two have no common type
    seat = bindparam("seat", type_=Integer)
    held = [holders.c.table == bindparam("table", type_=Text)]
    if not every:
        held.append(holders.c.seat == seat)
    told = select(
        channels.c.id,
        *(bindparam(name, type_=Text).label(f"new_{name}") for name in ("event", "kind", "table")),
        seat.label("new_seat"),
        bindparam("mark", type_=Text).label("new_mark"),
        bindparam("at", type_=BigInteger).label("new_at"),
        bindparam("due", type_=BigInteger).label("new_due"),
    ).where(
        channels.c.session.in_(select(holders.c.session).where(*held)),
        channels.c.kinds.like(bindparam("wanted", type_=Text)),
        channels.c.confirmed.is_(True),
        channels.c.trouble == literal("", type_=Text),
    )
    names = ["channel", "event", "kind", "table", "seat", "mark", "at", "due"]
    return Prepared(dialect.insert(notices).from_select(names, told).on_conflict_do_nothing())


_POST: Final = {
    (name, every): _posting(every, dialect)
    for name, dialect in (("sqlite", sqlite), ("postgresql", postgresql))
    for every in (False, True)
}
_REPLACED: Final = notices.delete().where(
    notices.c.table == bindparam("table"),
    notices.c.seat == bindparam("seat"),
    notices.c.kind == bindparam("kind"),
    notices.c.event != bindparam("event"),
    notices.c.message.is_(None),
)
_NOTICES: Final = select(*(notices.c[name] for name in NoticeRow._fields))
_DUE_CHANNELS: Final = (
    select(notices.c.channel)
    .join(channels, channels.c.id == notices.c.channel)
    .where(
        notices.c.due <= bindparam("now"),
        channels.c.lease <= bindparam("now"),
        channels.c.rest <= bindparam("now"),
        channels.c.way == bindparam("way"),
    )
    .group_by(notices.c.channel)
    .order_by(func.min(notices.c.due))
    .limit(bindparam("limit"))
)
_ANY_DUE: Final = select(notices.c.due).where(notices.c.due <= bindparam("now")).limit(1)
_TAKE: Final = (
    select(*(channels.c[name] for name in NAMES))
    .where(
        channels.c.id.in_(bindparam("ids", expanding=True)),
        channels.c.lease <= bindparam("now"),
        channels.c.rest <= bindparam("now"),
    )
    .order_by(channels.c.id)
    .with_for_update(skip_locked=True)
)
_DUE_OF: Final = (
    _NOTICES.where(notices.c.channel == bindparam("channel"), notices.c.due <= bindparam("now"))
    .order_by(notices.c.at, notices.c.event)
    .limit(bindparam("limit"))
)
_TABLE: Final = select(*(tables.c[name] for name in TableFacts._fields)).where(
    tables.c.id == bindparam("id"), tables.c.status != REMOVED
)
_SEATS: Final = (
    select(*(seats.c[name] for name in SeatFacts._fields))
    .where(seats.c.table == bindparam("table"))
    .order_by(seats.c.seat)
)
_HELD: Final = select(holders.c.seat).where(
    holders.c.table == bindparam("table"), holders.c.session == bindparam("session")
)
_WAITING_FOR: Final = (
    select(tables.c.id, tables.c.waiting, holders.c.seat)
    .join(holders, holders.c.table == tables.c.id)
    .where(holders.c.session == bindparam("session"), tables.c.status == "running")
    .limit(500)
)


def post(connection: Connection, table: str, events: Sequence[Event], now: int) -> None:
    """Write down, for every channel that wants to tell of it, what has happened at a table.

    Whatever waited there of the same kind for the same seat is replaced: it is the latest that counts.
    """
    for event in events:
        name = f"{event.kind}:{table}:{event.seat}:{event.mark}"
        values: dict[str, object] = {
            "event": name,
            "kind": event.kind,
            "table": table,
            "seat": event.seat,
            "mark": event.mark,
            "at": now,
            "due": now + SETTLE_MS,
            "wanted": f"%,{event.kind},%",
        }
        if _POST[connection.dialect.name, event.seat == EVERY_SEAT].run(connection, values):
            old = {"table": table, "seat": event.seat, "kind": event.kind, "event": name}
            connection.execute(_REPLACED, old)


def post_to_channel(connection: Connection, channel: str, kind: str, mark: str, now: int) -> None:
    """Write down something that is about the channel itself: it goes at once."""
    row = NoticeRow(channel, f"{kind}::{EVERY_SEAT}:{mark}", kind, None, EVERY_SEAT, mark, now, now, None)
    connection.execute(notices.insert(), row._asdict())


def is_anything_due(connection: Connection, now: int) -> bool:
    return connection.execute(_ANY_DUE, {"now": now}).first() is not None


def due_channels(connection: Connection, way: str, now: int, limit: int) -> list[str]:
    """Channels of a way that nobody has and that have something to tell now, the longest due first."""
    asked = {"way": way, "now": now, "limit": limit}
    return list(connection.execute(_DUE_CHANNELS, asked).scalars())


def take(connection: Connection, ids: Sequence[str], holder: str, now: int, until: int) -> list[ChannelRow]:
    """Have these channels to oneself until a time; without those that somebody else has by now."""
    found = [ChannelRow(*row) for row in connection.execute(_TAKE, {"ids": list(ids), "now": now})]
    for row in found:
        change(connection, channels, {"id": row.id}, {"lease": until, "holder": holder})
    return found


def due_notices(connection: Connection, channel: str, now: int) -> list[NoticeRow]:
    """What a channel has to tell now, the oldest first."""
    asked = {"channel": channel, "now": now, "limit": ATTEMPTS_AT_ONCE}
    return [NoticeRow(*row) for row in connection.execute(_DUE_OF, asked)]


def fix(connection: Connection, rows: Sequence[NoticeRow], message: str, until: int) -> None:
    """These go together in a message; whoever finds them after `until` sends that again."""
    for row in rows:
        _change(connection, row, {"message": message, "due": until})


def put_off(connection: Connection, rows: Sequence[NoticeRow], until: int) -> None:
    for row in rows:
        _change(connection, row, {"due": until})


def drop(connection: Connection, rows: Sequence[NoticeRow]) -> None:
    """Nobody has to be told any more."""
    for row in rows:
        connection.execute(notices.delete().where(notices.c.channel == row.channel, notices.c.event == row.event))


def _change(connection: Connection, row: NoticeRow, changes: dict[str, object]) -> None:
    change(connection, notices, {"channel": row.channel, "event": row.event}, changes)


# What became of a message


def hand_over(connection: Connection, channel: str, holder: str, message: str) -> bool:
    """Note that a message leaves in this moment; False if somebody else has the channel by now."""
    return change(connection, channels, {"id": channel, "holder": holder}, {"handed": message})


def let_go(connection: Connection, channel: str, holder: str, changes: dict[str, object] | None = None) -> None:
    """Give a channel back, if one still has it."""
    given_back: dict[str, object] = {"lease": 0, "holder": None, "handed": None, **(changes or {})}
    change(connection, channels, {"id": channel, "holder": holder}, given_back)


def sent(connection: Connection, channel: str, holder: str, message: str, paced: int) -> None:
    """A message has arrived."""
    connection.execute(notices.delete().where(notices.c.channel == channel, notices.c.message == message))
    let_go(connection, channel, holder, {"paced": paced, "failures": 0, "rest": 0})


def failed(connection: Connection, channel: str, holder: str, message: str, again: int) -> None:
    """A message has not arrived: it is tried again then, and nothing else before that."""
    same = (notices.c.channel == channel, notices.c.message == message)
    connection.execute(notices.update().where(*same).values(due=again))
    before = connection.execute(select(channels.c.failures).where(channels.c.id == channel)).scalar() or 0
    let_go(connection, channel, holder, {"failures": before + 1, "rest": again})


def give_up(connection: Connection, channel: str, holder: str, trouble: str) -> None:
    """Nothing arrives there: nothing is sent until its owner says so."""
    connection.execute(notices.delete().where(notices.c.channel == channel))
    let_go(connection, channel, holder, {"trouble": trouble, "rest": 0})


# What a notice may say


def table_facts(connection: Connection, table: str) -> TableFacts | None:
    found = connection.execute(_TABLE, {"id": table}).first()
    return None if found is None else TableFacts(*found)


def seat_facts(connection: Connection, table: str) -> list[SeatFacts]:
    return [SeatFacts(*row) for row in connection.execute(_SEATS, {"table": table})]


def seats_of_session(connection: Connection, table: str, session: str) -> list[int]:
    return list(connection.execute(_HELD, {"table": table, "session": session}).scalars())


def tables_waiting(connection: Connection, session: str) -> list[tuple[str, str, int]]:
    """Running tables where a session holds a seat, who is to decide there, and the seat."""
    return [(row.id, row.waiting, row.seat) for row in connection.execute(_WAITING_FOR, {"session": session})]


class Waiting(NamedTuple):
    """How much waits in the outbox, and since when the oldest is due."""

    number: int
    oldest: int | None


def waiting(connection: Connection, now: int) -> Waiting:
    found: Any = connection.execute(select(func.count(), func.min(notices.c.due)).select_from(notices)).one()
    oldest = None if found[1] is None else int(found[1])
    return Waiting(int(found[0]), oldest if oldest is not None and oldest <= now else None)
