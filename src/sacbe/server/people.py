"""Finding and forgetting visitors in the database, beside a running server.

A forgotten visitor leaves no name. Their finished games stay, with a guest in their place. They resign from running
games, where a bot plays on for the others. Tables that they made and that have not started are deleted. Each table is a
transaction, and the visitor is deleted last, so after a crash they can be forgotten again.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import ColumnElement, Connection, func, select

from sacbe.engine.errors import SacbeError
from sacbe.server import hosting, storing
from sacbe.server.agreements import usual_bot
from sacbe.server.clock import now_ms
from sacbe.server.identity import GUEST
from sacbe.server.live_table import LiveTable
from sacbe.server.loading import read_table
from sacbe.server.outcomes import outcome
from sacbe.server.store import removing
from sacbe.server.store import tables as table_rows
from sacbe.server.store.database import Database
from sacbe.server.store.errors import Outdated, StoreError
from sacbe.server.store.schema import holders, sessions, tables

_SEATS: Final = select(func.count()).where(holders.c.session == sessions.c.id).scalar_subquery()
_MADE: Final = select(func.count()).where(tables.c.host == sessions.c.id).scalar_subquery()


@dataclass(frozen=True)
class Person:
    """A visitor: their browser or program."""

    id: str
    name: str
    created: int
    seen: int
    seats: int
    """How many seats they hold."""
    made: int
    """How many tables they made."""


def find(connection: Connection, name: str, idle_ms: int, limit: int, skip: int = 0) -> tuple[list[Person], int]:
    """Up to `limit` of the visitors with this in their name, not seen for this long, and how many there are in all."""
    conditions: list[ColumnElement[bool]] = []
    if name:
        conditions.append(func.lower(sessions.c.name).contains(name.lower(), autoescape=True))
    if idle_ms:
        conditions.append(sessions.c.seen < now_ms() - idle_ms)
    every = connection.execute(select(func.count()).select_from(sessions).where(*conditions)).scalar_one()
    columns = (sessions.c.id, sessions.c.name, sessions.c.created, sessions.c.seen, _SEATS, _MADE)
    latest = (sessions.c.seen.desc(), sessions.c.id.desc())
    found = connection.execute(select(*columns).where(*conditions).order_by(*latest).limit(limit).offset(skip))
    return [Person(*row) for row in found], int(every)


def named(connection: Connection, wanted: str) -> list[str]:
    """The visitor with this id, or else those with exactly this name."""
    for column in (sessions.c.id, sessions.c.name):
        found = list(
            connection.execute(select(sessions.c.id).where(column == wanted).order_by(sessions.c.id)).scalars()
        )
        if found:
            return found
    raise SacbeError(f"nobody here has the id or the name {wanted!r}")


def forget(database: Database, session: str) -> None:
    """Forget a visitor, first at every table, then completely."""
    for _ in range(hosting.TRIES):
        for table in hosting.read(database, _tables_of, session):
            _leave(database, table, session)
        if hosting.write(database, removing.forget_session, session):
            hosting.finish(database)
            return
    raise StoreError("whoever is to be forgotten sits down again and again; please try again")


def _tables_of(connection: Connection, session: str) -> list[str]:
    held = select(holders.c.table).where(holders.c.session == session)
    made = select(tables.c.id).where(tables.c.host == session)
    return sorted({*connection.execute(held).scalars(), *connection.execute(made).scalars()})


def _leave(database: Database, table_id: str, session: str) -> None:
    for _ in range(hosting.TRIES):
        with database.reading() as connection:
            table = read_table(connection, table_id)
        if table is None:
            return
        if table.row.status == table_rows.OPEN and table.row.host == session:
            hosting.write(database, removing.remove, table_id)
            return
        changes, seats = _without(table, session)
        try:
            hosting.write(database, storing.leave, table_id, table.row.status, len(table.log), session, changes, seats)
            return
        except Outdated:
            continue
    raise StoreError(f"table {table_id} is being played at too fast; please try again")


def _without(table: LiveTable, session: str) -> tuple[dict[str, object], dict[int, dict[str, object]]]:
    """The changes of a table and its seats when somebody leaves for ever."""
    status = table.row.status
    alone = [seat for seat in table.held_by(session) if table.holders[seat] == {session}]
    left: dict[str, object] = {"name": GUEST, "token_hash": None}
    if status == table_rows.OPEN:
        left = {"kind": "open", "name": "", "nonce": "", "token_hash": None, "seen": now_ms()}
    elif status == table_rows.RUNNING:
        left |= {"resigned": True, "stand_in": usual_bot(table.game)}
    seats = {seat: dict(left) for seat in alone}
    # Other servers notice the change by this time.
    changes: dict[str, object] = {"host": None if table.row.host == session else table.row.host, "updated": now_ms()}
    if status == table_rows.RUNNING and seats:
        table.seats = [replace(seat, **seats.get(seat.seat, {})) for seat in table.seats]  # type: ignore[arg-type]
        staying = [seat.seat for seat in table.seats if not seat.resigned]
        if len(staying) <= 1:
            status = table_rows.ENDED
            changes |= {"status": status, "result": _given_up(table, staying)}
        changes |= {"bot_due": bool(table.bots_due(status)), "waiting": table.waiting(status)}
    return changes, seats


def _given_up(table: LiveTable, staying: Sequence[int]) -> str:
    if not staying:
        return outcome(table, "closed", table.position.ranking())
    return outcome(table, "resigned", [1 if seat.seat in staying else 2 for seat in table.seats])


def document(person: Person) -> dict[str, object]:
    """A visitor as JSON, without anything that could prove who they are."""
    return {
        "id": person.id,
        "name": person.name,
        "created": hosting.when(person.created),
        "seen": hosting.when(person.seen),
        "seats": person.seats,
        "tables_made": person.made,
    }
