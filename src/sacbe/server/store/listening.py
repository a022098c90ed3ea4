"""What other processes wrote: `watch` tells which tables have changed without our doing.

PostgreSQL says so by itself, table by table. SQLite only tells whether another connection has committed since a
connection looked last; the writing connection is asked, because what it wrote itself does not count for it.
"""

import asyncio
from asyncio import timeout
from collections.abc import AsyncGenerator
from typing import Final

from sqlalchemy import Connection

from sacbe.server.store.actions import CHANNEL
from sacbe.server.store.database import CONNECT_SECONDS, Database
from sacbe.server.store.errors import StoreError
from sacbe.server.store.writer import Store

EVERYTHING: Final = "*"
"""In place of a table's id: every table may have changed."""
NOTHING: Final = "-"
"""In place of a table's id: from now on nothing is heard, until `EVERYTHING` comes again."""
POLL_SECONDS: Final = 0.25
WAIT_SECONDS: Final = 0.25
"""So long after a connection was lost the next one is tried."""
SILENCE_SECONDS: Final = 5.0
"""After so long without news the database is asked whether it is there at all, and has as long to answer."""


def watch(store: Store) -> AsyncGenerator[str, None]:
    """The ids of tables that other processes change, without end.

    `EVERYTHING` comes first, when nothing can be missed any more, and again after every time when something could be;
    such a time begins with `NOTHING`.
    """
    return _notified(store.database) if store.database.is_postgresql else _polled(store)


async def _notified(database: Database) -> AsyncGenerator[str, None]:
    # Only here, so that a table on SQLite needs no driver of PostgreSQL.
    import psycopg

    _, arguments = database.reader.dialect.create_connect_args(database.url)
    hears = False
    while True:
        try:
            async with timeout(CONNECT_SECONDS + WAIT_SECONDS):
                connection = await psycopg.AsyncConnection.connect(
                    **{"connect_timeout": CONNECT_SECONDS, **arguments}, autocommit=True
                )
            async with connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                hears = True
                yield EVERYTHING
                while True:
                    async for notify in connection.notifies(timeout=SILENCE_SECONDS):
                        if notify.pid not in database.own_backends:
                            yield notify.payload.rpartition(":")[0]
                    # A connection may be dead for long before this machine notices.
                    async with timeout(SILENCE_SECONDS):
                        await connection.execute("SELECT 1")
        except (psycopg.OperationalError, TimeoutError):
            if hears:
                hears = False
                yield NOTHING
            await asyncio.sleep(WAIT_SECONDS)


async def _polled(store: Store) -> AsyncGenerator[str, None]:
    seen: tuple[object, int] | None = None
    while True:
        try:
            found = await store.write(_data_version)
        except StoreError:
            # Kept busy by another process: then there is news, and the next look finds it.
            if store.is_closed:
                return
        else:
            if found != seen:
                seen = found
                yield EVERYTHING
        await asyncio.sleep(POLL_SECONDS)


def _data_version(connection: Connection) -> tuple[object, int]:
    """SQLite's count of what others have committed; it means something only with the connection that counts."""
    mark = connection.info.setdefault("sacbe_mark", object())
    return mark, int(connection.exec_driver_sql("PRAGMA data_version").scalar_one())
