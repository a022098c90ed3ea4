"""What a host does directly in the database, beside a running server: look at tables, end games, delete tables.

Every change is a transaction of its own, with a pause after it, so that players hardly notice. A running server learns
of it as it learns of other servers' changes. Seeds, tokens, hands and plans are never shown.
"""

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import ColumnElement, Connection, func, or_, select

from sacbe.engine.errors import OptionError, SacbeError
from sacbe.server import storing
from sacbe.server.clock import now_ms
from sacbe.server.loading import read_table
from sacbe.server.outcomes import outcome
from sacbe.server.store import proposals as proposal_rows
from sacbe.server.store import removing
from sacbe.server.store import sessions as session_rows
from sacbe.server.store import tables as table_rows
from sacbe.server.store.database import Database
from sacbe.server.store.errors import Missing, Outdated, StoreError, is_lock, plain
from sacbe.server.store.proposals import ProposalRow
from sacbe.server.store.schema import tables
from sacbe.server.store.tables import SeatRow, TableRow

VISITOR_SHOWN: Final = 10
"""How much of the hash of a visitor's place is shown, enough to tell visitors apart."""
TRIES: Final = 8
LONGEST_REST: Final = 0.05
MARKED_AT_ONCE: Final = 100

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True)
class Wanted:
    """A selection of tables: those that match all of these."""

    statuses: Sequence[str] = ()
    game: str = ""
    title: str = ""
    """A part of the title, in any case."""
    idle_ms: int = 0
    like: str = ""
    """A table: those made by its visitor, from the same place or in the same session."""
    visitor: str = ""
    """The beginning of the hash of the place that a table was made from."""


@dataclass(frozen=True)
class Known:
    """A table as a host may see it."""

    row: TableRow
    seats: list[SeatRow]
    maker: str | None
    """The maker's name."""
    holders: list[tuple[int, str]]
    proposals: list[ProposalRow]

    @property
    def visitor(self) -> str | None:
        return None if self.row.visitor is None else self.row.visitor[:VISITOR_SHOWN]


# Looking


def find(connection: Connection, wanted: Wanted, limit: int, skip: int = 0) -> tuple[list[Known], int]:
    """Up to `limit` of the tables that match, the latest first, and how many match in all."""
    conditions = list(_conditions(connection, wanted))
    every = select(func.count()).select_from(tables).where(*conditions)
    latest = (tables.c.updated.desc(), tables.c.id.desc())
    chosen = select(tables.c.id).where(*conditions).order_by(*latest).limit(limit).offset(skip)
    ids = list(connection.execute(chosen).scalars())
    return [look_at(connection, each) for each in ids], int(connection.execute(every).scalar_one())


def ids_of(connection: Connection, wanted: Wanted) -> dict[str, str]:
    """The tables that match, the oldest first, each with its status."""
    chosen = select(tables.c.id, tables.c.status).where(*_conditions(connection, wanted))
    found = connection.execute(chosen.order_by(tables.c.created, tables.c.id))
    return {row.id: row.status for row in found}


def look_at(connection: Connection, table: str) -> Known:
    """A table. Missing if there is none."""
    row = table_rows.find_table(connection, table)
    if row is None:
        raise Missing(table)
    maker = None if row.host is None else session_rows.find_session(connection, row.host)
    return Known(
        row=row,
        seats=table_rows.seats_of(connection, table),
        maker=None if maker is None else maker.name,
        holders=session_rows.holders_of(connection, table),
        proposals=proposal_rows.open_proposals(connection, table),
    )


def _conditions(connection: Connection, wanted: Wanted) -> Iterator[ColumnElement[bool]]:
    yield tables.c.status != table_rows.REMOVED
    if wanted.statuses:
        yield tables.c.status.in_(list(wanted.statuses))
    if wanted.game:
        yield tables.c.game == wanted.game
    if wanted.title:
        yield func.lower(tables.c.title).contains(wanted.title.lower(), autoescape=True)
    if wanted.idle_ms:
        yield tables.c.updated < now_ms() - wanted.idle_ms
    if wanted.visitor:
        yield tables.c.visitor.startswith(wanted.visitor, autoescape=True)
    if wanted.like:
        yield _made_alike(look_at(connection, wanted.like).row)


def _made_alike(row: TableRow) -> ColumnElement[bool]:
    ways = []
    if row.visitor is not None:
        ways.append(tables.c.visitor == row.visitor)
    if row.host is not None:
        ways.append(tables.c.host == row.host)
    if not ways:
        raise OptionError("like", f"nobody knows who made table {row.id}")
    return or_(*ways)


# Ending


def end(database: Database, table_id: str, reason: str) -> None:
    """End a running game as it stands. SacbeError if no game is running there."""
    for _ in range(TRIES):
        with database.reading() as connection:
            table = read_table(connection, table_id)
        if table is None:
            raise Missing(table_id)
        if table.row.status == table_rows.OPEN:
            raise SacbeError(f"table {table_id} has not begun, so there is nothing to end: delete it instead")
        if table.row.status != table_rows.RUNNING:
            raise SacbeError(f"the game at table {table_id} is over already")
        result = outcome(table, "closed", table.position.ranking(), reason)
        try:
            write(database, storing.close, table_id, len(table.log), result, now_ms())
            return
        except Outdated:
            continue
    raise StoreError(f"table {table_id} is being played at too fast; please try again")


# Deleting


def delete(database: Database, ids: Sequence[str], progress: Callable[[int], None]) -> list[str]:
    """Delete tables one after another, with all their games. Returns those that still existed.

    `progress` gets the number done.
    """
    gone = []
    for done, table_id in enumerate(ids):
        progress(done)
        if write(database, removing.remove, table_id):
            gone.append(table_id)
        _delete_log(database, table_id)
    progress(len(ids))
    finish(database)
    return gone


def finish(database: Database) -> None:
    """Finish deletions that another process began."""
    while marked := read(database, removing.removed, MARKED_AT_ONCE):
        for table_id in marked:
            _delete_log(database, table_id)


def _delete_log(database: Database, table_id: str) -> None:
    while write(database, removing.take_bite, table_id):
        pass


def write(database: Database, fn: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
    """One transaction, and a pause of the same length, so that others can write, too."""
    for left in reversed(range(TRIES)):
        begun = time.monotonic()
        try:
            with database.writing() as connection:
                value = fn(connection, *args, **kwargs)
        except Exception as error:
            if left and is_lock(error):
                continue
            raise plain(error) from error
        time.sleep(min(LONGEST_REST, time.monotonic() - begun))
        return value
    raise AssertionError("the last try returns or raises")


def read(database: Database, fn: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
    try:
        with database.reading() as connection:
            return fn(connection, *args, **kwargs)
    except Exception as error:
        raise plain(error) from error


# As documents


def document(known: Known) -> dict[str, object]:
    """A table as JSON: only what a host may see."""
    row = known.row
    waiting: Mapping[str, Any] = json.loads(row.waiting)
    return {
        "id": row.id,
        "game": row.game,
        "options": json.loads(row.options),
        "title": row.title,
        "status": row.status,
        "listed": row.listed,
        "created": when(row.created),
        "updated": when(row.updated),
        "entries": row.length,
        "to_move": waiting.get("seats", []),
        "seats": [_seat(seat, known.holders) for seat in known.seats],
        "made_by": None if row.host is None else {"id": row.host, "name": known.maker},
        "visitor": known.visitor,
        "forked_from": row.forked_from,
        "outcome": None if row.result is None else json.loads(row.result),
        "proposals": [{"kind": each.kind, "seat": each.seat, "since": when(each.at)} for each in known.proposals],
    }


def _seat(seat: SeatRow, holders: Sequence[tuple[int, str]]) -> dict[str, object]:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "stand_in": seat.stand_in,
        "resigned": seat.resigned,
        "held_by": [session for number, session in holders if number == seat.seat],
    }


def when(ms: int) -> str:
    """A time in UTC, for people and programs."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(ms / 1000))
