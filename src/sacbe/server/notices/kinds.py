"""The kinds of notices, and whether one still holds when it is to be sent. A new kind is a line here and its words.

Its messages are in `words/*/notices.ftl`: `notice-KIND` and `notice-KIND-title`, `notice-KIND-of` and its title where
others read it too, and `notice-kind-KIND` for the page. Whatever happens writes it down with `store.notices.post`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection

from sacbe.server.notices.events import seats_in
from sacbe.server.store.notices import NoticeRow, SeatFacts, TableFacts
from sacbe.server.store.proposals import open_proposals
from sacbe.server.store.tables import RUNNING


@dataclass(frozen=True)
class Kind:
    """One kind of notice."""

    name: str
    still_holds: Callable[[Connection, NoticeRow, TableFacts, list[SeatFacts]], bool]
    urgent: bool = False
    """Should a sleeping phone wake up for it?"""
    days: float = 2.0
    """After so many days nobody wants to hear of it."""


def _waits(connection: Connection, notice: NoticeRow, table: TableFacts, seats: list[SeatFacts]) -> bool:
    """The game still waits for a person there."""
    if table.status != RUNNING or notice.seat not in seats_in(table.waiting):
        return False
    seat = seats[notice.seat]
    return seat.stand_in is None and not seat.resigned


def _runs(connection: Connection, notice: NoticeRow, table: TableFacts, seats: list[SeatFacts]) -> bool:
    return table.status == RUNNING


def _is_asked(connection: Connection, notice: NoticeRow, table: TableFacts, seats: list[SeatFacts]) -> bool:
    """The proposal waits for this seat's answer."""
    found = (each for each in open_proposals(connection, table.id) if each.id == notice.mark)
    return any(f'"{notice.seat}": null' in each.answers for each in found)


def _always(connection: Connection, notice: NoticeRow, table: TableFacts, seats: list[SeatFacts]) -> bool:
    return True


KINDS: Final = {
    kind.name: kind
    for kind in (
        Kind("turn", _waits, urgent=True),
        Kind("short", _waits, urgent=True, days=1.0),
        Kind("begun", _runs),
        Kind("proposal", _is_asked, urgent=True),
        Kind("over", _always, days=7.0),
    )
}
"""What happens at tables, in the order in which a message tells it."""
CONFIRM: Final = "confirm"
"""Is this address really yours? The only thing that is sent to one that was not confirmed."""
TEST: Final = "test"
OWN_KINDS: Final = (CONFIRM, TEST)
"""What is about the channel itself: it is sent at once, at any hour."""
