"""What stands in the database of tables that somebody has in memory, read for many of them together."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import BindParameter, Connection, Select, bindparam, select

from sacbe.server.store.actions import ActionRow, actions_of
from sacbe.server.store.proposals import OPEN, ProposalRow
from sacbe.server.store.schema import drafts, holders, proposals, seats, tables
from sacbe.server.store.tables import REMOVED, SEAT_NAMES, TABLE_NAMES, SeatRow, TableRow

MOST: Final = 500
"""So many tables are asked for with one statement."""

Drafts = dict[int, list[int]]
"""The plans of a table, by seat."""


class Known(NamedTuple):
    """What is in memory of a table and shows whether another process has changed it."""

    row: TableRow
    drafts: Drafts


class News(NamedTuple):
    """A table as it is now, and what its log has after the entries that are known."""

    row: TableRow
    rows: list[ActionRow]
    seats: list[SeatRow]
    drafts: Drafts
    proposals: list[ProposalRow]
    holders: dict[int, set[str]]


_IDS: Final[BindParameter[str]] = bindparam("ids", expanding=True)
_ROWS: Final = select(*(tables.c[name] for name in TABLE_NAMES)).where(
    tables.c.id.in_(_IDS), tables.c.status != REMOVED
)
_DRAFTS: Final = select(drafts.c.table, drafts.c.seat, drafts.c.actions).where(drafts.c.table.in_(_IDS))
_SEATS: Final = select(*(seats.c[name] for name in SEAT_NAMES)).where(seats.c.table.in_(_IDS)).order_by(seats.c.seat)
_PROPOSALS: Final = (
    select(*(proposals.c[name] for name in ProposalRow.__slots__))
    .where(proposals.c.table.in_(_IDS), proposals.c.status == OPEN)
    .order_by(proposals.c.at, proposals.c.id)
)
_HOLDERS: Final = select(holders.c.table, holders.c.seat, holders.c.session).where(holders.c.table.in_(_IDS))


def read_news(connection: Connection, known: Mapping[str, Known]) -> dict[str, News | None]:
    """The tables that are not as they are known; None for one that is gone."""
    found: dict[str, News | None] = {}
    ids = list(known)
    for first in range(0, len(ids), MOST):
        found |= _read(connection, {table: known[table] for table in ids[first : first + MOST]})
    return found


def _read(connection: Connection, known: Mapping[str, Known]) -> dict[str, News | None]:
    rows = {row.id: TableRow(*row) for row in _all(connection, _ROWS, list(known))}
    planned: dict[str, Drafts] = {}
    for table, seat, actions in _all(connection, _DRAFTS, list(rows)):
        planned.setdefault(table, {})[seat] = json.loads(actions)
    changed = [
        table for table, row in rows.items() if row != known[table].row or planned.get(table, {}) != known[table].drafts
    ]
    found: dict[str, News | None] = dict.fromkeys(known.keys() - rows.keys())
    made = {
        table: News(
            rows[table],
            actions_of(connection, table, known[table].row.length, rows[table].length),
            [],
            planned.get(table, {}),
            [],
            {},
        )
        for table in changed
    }
    for seat_row in _all(connection, _SEATS, changed):
        seated = SeatRow(*seat_row)
        made[seated.table].seats.append(seated)
    for proposal_row in _all(connection, _PROPOSALS, changed):
        proposal = ProposalRow(*proposal_row)
        made[proposal.table].proposals.append(proposal)
    for table, seat, session in _all(connection, _HOLDERS, changed):
        made[table].holders.setdefault(seat, set()).add(session)
    return found | made


def _all(connection: Connection, statement: Select[Any], ids: Sequence[str]) -> Sequence[Any]:
    return connection.execute(statement, {"ids": ids}).all() if ids else ()
