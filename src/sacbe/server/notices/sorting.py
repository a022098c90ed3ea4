"""What goes now, by which channel, and what waits: the decisions about notices that are due.

Everything here happens in the one transaction that takes channels to oneself.
"""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, time, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

from sqlalchemy import Connection

from sacbe.server.notices.events import seats_in
from sacbe.server.notices.kinds import KINDS, OWN_KINDS
from sacbe.server.store import channels as channel_rows
from sacbe.server.store import notices as notice_rows
from sacbe.server.store.channels import ChannelRow, HabitsRow
from sacbe.server.store.looking import last_seen
from sacbe.server.store.notices import NoticeRow, SeatFacts, TableFacts

LEASE_MS: Final = 60_000
"""So long a server has a channel to itself."""
ABSENT_MS: Final = 15_000
"""Whoever was not seen looking for so long has gone, whatever became of their server."""
LOOK_AGAIN_MS: Final = 700
DAY_MS: Final = 86_400_000


@dataclass(frozen=True)
class Pace:
    """How many messages a channel may have at once, and how long each takes to come back."""

    interval_ms: float
    burst: int

    def wait_until(self, paced: int, now: int) -> int | None:
        """When the next message may go, or None if it may now."""
        free = paced - (self.burst - 1) * self.interval_ms
        return None if free <= now else int(free) + 1

    def after(self, paced: int, now: int) -> int:
        return int(max(paced, now) + self.interval_ms)


@dataclass(frozen=True)
class Told:
    """One thing that a message tells."""

    kind: str
    at: int
    table: TableFacts | None = None
    seats: Sequence[SeatFacts] = ()
    seat: int = notice_rows.EVERY_SEAT


@dataclass(frozen=True)
class Letter:
    """A message that is to leave now."""

    id: str
    channel: ChannelRow
    habits: HabitsRow
    told: Sequence[Told]
    own: Mapping[str, Sequence[int]] = field(default_factory=dict)
    """Which seats of each table are the reader's."""
    turns: int = 0
    """How many games wait for the reader."""


def take_letters(
    connection: Connection, way: str, holder: str, now: int, most: int, pace: Pace
) -> tuple[list[Letter], int]:
    """The messages that go by a way now, each with its channel to oneself, and how many must be left alone for ever."""
    ids = notice_rows.due_channels(connection, way, now, most)
    letters: list[Letter] = []
    uncertain = 0
    for channel in notice_rows.take(connection, ids, holder, now, now + LEASE_MS) if ids else []:
        uncertain += channel.handed is not None
        letter = _Sorting(connection, channel, now).letter(pace)
        if letter is None:
            notice_rows.let_go(connection, channel.id, holder)
        else:
            letters.append(letter)
    return letters, uncertain


class _Sorting:
    """The notices of one channel."""

    def __init__(self, connection: Connection, channel: ChannelRow, now: int) -> None:
        self._connection = connection
        self._channel = channel
        self._now = now
        self._habits = channel_rows.habits_of(connection, channel.session)
        self._tables: dict[str, tuple[TableFacts, list[SeatFacts]] | None] = {}

    def letter(self, pace: Pace) -> Letter | None:
        rows = notice_rows.due_notices(self._connection, self._channel.id, self._now)
        rows = self._without_handed(rows)
        fixed = next((row.message for row in rows if row.message is not None), None)
        if fixed is not None:
            rows = [row for row in rows if row.message == fixed]
        own = [row for row in rows if row.kind in OWN_KINDS]
        if own:
            rows = own[:1]
        else:
            rows = [row for row in rows if self._is_worth(row)]
            if fixed is None:
                rows = self._at_their_time(rows, pace)
        if not rows:
            return None
        message = fixed or secrets.token_hex(12)
        notice_rows.fix(self._connection, rows, message, self._now + LEASE_MS)
        session = self._channel.session
        tables = {row.table for row in rows if row.table is not None}
        return Letter(
            id=message,
            channel=self._channel,
            habits=self._habits,
            told=[self._told(row) for row in rows],
            own={each: notice_rows.seats_of_session(self._connection, each, session) for each in tables},
            turns=turns(self._connection, session) if self._channel.way == "push" else 0,
        )

    def _without_handed(self, rows: list[NoticeRow]) -> list[NoticeRow]:
        """Whoever had the channel died while handing a message over: it is left alone."""
        handed = self._channel.handed
        if handed is None:
            return rows
        notice_rows.drop(self._connection, [row for row in rows if row.message == handed])
        changes = {"handed": None}
        channel_rows.update_channel(self._connection, self._channel.id, **changes)
        return [row for row in rows if row.message != handed]

    def _is_worth(self, row: NoticeRow) -> bool:
        """Does it still hold, and does nobody see it for themselves? It goes, or waits, if not."""
        kind = KINDS.get(row.kind)
        found = self._find(row.table)
        if kind is None or found is None or self._now - row.at > kind.days * DAY_MS:
            notice_rows.drop(self._connection, [row])
            return False
        table, seats = found
        if not kind.still_holds(self._connection, row, table, seats):
            notice_rows.drop(self._connection, [row])
            return False
        seen = max((last_seen(self._connection, table.id, seat) for seat in self._seats_of(row)), default=0)
        if seen >= row.at:
            notice_rows.drop(self._connection, [row])
            return False
        if seen > self._now - ABSENT_MS:
            notice_rows.put_off(self._connection, [row], self._now + LOOK_AGAIN_MS)
            return False
        return True

    def _seats_of(self, row: NoticeRow) -> list[int]:
        if row.seat != notice_rows.EVERY_SEAT:
            return [row.seat]
        return notice_rows.seats_of_session(self._connection, str(row.table), self._channel.session)

    def _at_their_time(self, rows: list[NoticeRow], pace: Pace) -> list[NoticeRow]:
        """These if this is the time for them; else they wait, and go together."""
        until = quiet_until(self._habits, self._now) or pace.wait_until(self._channel.paced, self._now)
        if until is None:
            return rows
        notice_rows.put_off(self._connection, rows, until)
        return []

    def _told(self, row: NoticeRow) -> Told:
        found = self._find(row.table)
        if found is None:
            return Told(row.kind, row.at)
        return Told(row.kind, row.at, found[0], found[1], row.seat)

    def _find(self, table: str | None) -> tuple[TableFacts, list[SeatFacts]] | None:
        if table is None:
            return None
        if table not in self._tables:
            facts = notice_rows.table_facts(self._connection, table)
            seats = notice_rows.seat_facts(self._connection, table)
            self._tables[table] = None if facts is None or not seats else (facts, seats)
        return self._tables[table]


def turns(connection: Connection, session: str) -> int:
    """How many tables wait for somebody."""
    found = notice_rows.tables_waiting(connection, session)
    return len({table for table, waiting, seat in found if seat in seats_in(waiting)})


# Quiet hours


def quiet_until(habits: HabitsRow, now: int) -> int | None:
    """When the quiet hours end in which this moment is, by the clock of that place; None if it is not in any."""
    begin, end = habits.quiet_from, habits.quiet_until
    if begin is None or end is None or begin == end:
        return None
    zone = zone_of(habits.zone) or ZoneInfo("UTC")
    there = datetime.fromtimestamp(now / 1000, zone)
    minute = there.hour * 60 + there.minute
    is_quiet = begin <= minute < end if begin < end else minute >= begin or minute < end
    if not is_quiet:
        return None
    day = there.date() + timedelta(days=1) if minute >= end else there.date()
    return int(datetime.combine(day, time(end // 60, end % 60), zone).timestamp() * 1000)


@lru_cache(maxsize=1_024)
def zone_of(name: str) -> ZoneInfo | None:
    """A time zone by its name, such as Europe/Warsaw; None if there is none."""
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, LookupError):
        return None
