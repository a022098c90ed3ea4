"""Rows to store in the tests of the store."""

from sqlalchemy import Connection

from sacbe.server.store.actions import ActionRow
from sacbe.server.store.tables import SeatRow, TableRow, insert_table

TABLE = TableRow(
    id="aaaaaaaaaaaa",
    game="tikal",
    rules=1,
    options='{"players": 2}',
    title="Saturday",
    status="running",
    listed=True,
    seed="5" * 64,
    commitment="c" * 64,
    fair=True,
    created=1_700_000_000_000,
    updated=1_700_000_000_000,
)


def table(name: str, **changes: object) -> TableRow:
    return TABLE._replace(id=name, **changes)  # type: ignore[arg-type]


def seats(name: str, count: int = 2) -> list[SeatRow]:
    return [SeatRow(name, seat, "human", "AB"[seat % 2], f"{seat:032x}") for seat in range(count)]


def sit(connection: Connection, name: str = TABLE.id, /, **changes: object) -> TableRow:
    """Store a table for two."""
    made = table(name, **changes)
    insert_table(connection, made, seats(name))
    return made


def entries(count: int, request: str | None = None, seat: int = 0) -> list[ActionRow]:
    """Entries of one request: its id stands at the first."""
    return [
        ActionRow(seat, 10 + index, 1, False, TABLE.updated + 1 + index, request if index == 0 else None)
        for index in range(count)
    ]
