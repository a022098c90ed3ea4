"""Who is looking at a table now, as far as somebody wants to be told: a row for each seat and server, kept fresh."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, func, select

from sacbe.server.store.schema import looking, tables
from sacbe.server.store.statements import Upsert

_NOTE: Final = Upsert(looking, [looking.c.table, looking.c.seat, looking.c.server], replaced=("seen",))
_REFRESH: Final = (
    looking.update().where(looking.c.server == bindparam("of")).values(seen=bindparam("at", type_=looking.c.seen.type))
)
_GONE: Final = looking.delete().where(
    looking.c.table == bindparam("table"), looking.c.seat == bindparam("seat"), looking.c.server == bindparam("server")
)
_OLD: Final = looking.delete().where(looking.c.seen < bindparam("before"))
_SEEN: Final = select(func.max(looking.c.seen)).where(
    looking.c.table == bindparam("table"), looking.c.seat == bindparam("seat")
)
_THERE: Final = select(tables.c.id).where(tables.c.id == bindparam("id")).with_for_update(read=True, key_share=True)

Seat = tuple[str, int]


def note_looking(
    connection: Connection, server: str, came: Sequence[Seat], left: Sequence[Seat], now: int, old: int
) -> None:
    """Who came to look and who left, and that all others at this server still look; those seen before `old` do not."""
    for table, seat in left:
        connection.execute(_GONE, {"table": table, "seat": seat, "server": server})
    connection.execute(_OLD, {"before": old})
    connection.execute(_REFRESH, {"of": server, "at": now})
    for table, seat in came:
        if connection.execute(_THERE, {"id": table}).first() is not None:
            _NOTE.run(connection, {"table": table, "seat": seat, "server": server, "seen": now})


def last_seen(connection: Connection, table: str, seat: int) -> int:
    """When somebody was last seen looking from a seat who has not gone since; 0 if nobody is."""
    return int(connection.execute(_SEEN, {"table": table, "seat": seat}).scalar() or 0)
