"""News of what other processes wrote, and none of what we wrote ourselves."""

import asyncio
from collections.abc import AsyncGenerator

import pytest
from tests.server.databases import Place, postgresql
from tests.server.store.processes import Worker, start
from tests.server.store.rows import entries, sit

from sacbe.server.store.actions import append
from sacbe.server.store.database import Database, open_database
from sacbe.server.store.listening import EVERYTHING, NOTHING, watch
from sacbe.server.store.writer import Store

SOON = 10.0
QUIET = 0.7
"""Longer than two looks at SQLite."""


class News:
    """What `watch` says, with a limit on how long one waits for it."""

    def __init__(self, store: Store) -> None:
        self._watching: AsyncGenerator[str, None] = watch(store)
        self._next: asyncio.Task[str] | None = None

    async def next(self, seconds: float = SOON) -> str | None:
        """The next news, or None if there is none in time."""
        if self._next is None:
            self._next = asyncio.create_task(anext(self._watching))
        done, _ = await asyncio.wait([self._next], timeout=seconds)
        if not done:
            return None
        found, self._next = self._next.result(), None
        return found

    async def stop(self) -> None:
        if self._next is not None:
            self._next.cancel()
            await asyncio.wait([self._next])
        await self._watching.aclose()


def test_what_another_process_writes_is_news_and_our_own_is_not(store: Store, place: Place) -> None:
    store.write_now(sit, "ours")
    store.write_now(sit, "theirs")
    worker = Worker("race", place, "bo", "1", "theirs")

    async def main() -> None:
        news = News(store)
        assert await news.next() == EVERYTHING, "at the beginning everything may have changed"
        assert await news.next(QUIET) is None
        await store.write(append, "ours", 1, entries(3))
        assert await news.next(QUIET) is None
        await asyncio.to_thread(start, [worker])
        assert await news.next() == ("theirs" if place.is_postgresql else EVERYTHING)
        await asyncio.to_thread(worker.finish)
        await store.write(append, "ours", 4, entries(3))
        while (more := await news.next(QUIET)) is not None:
            assert more == EVERYTHING, "a second look at what the other process wrote"
            assert not place.is_postgresql
        await news.stop()

    asyncio.run(main())


def test_after_a_lost_connection_everything_may_have_changed(postgresql_place: Place) -> None:
    database = open_database(postgresql_place.url, postgresql_place.directory)
    other = Database(database.url)

    async def main(store: Store, writer: Store) -> None:
        news = News(store)
        assert await news.next() == EVERYTHING
        assert await news.next(0.1) is None
        postgresql().drop_connections(postgresql_place.url)
        assert await news.next() == NOTHING
        assert await news.next() == EVERYTHING
        await writer.write(append, "t", 1, entries(1))
        assert await news.next() == "t"
        await news.stop()

    with Store(database) as store, Store(other) as writer:
        store.write_now(sit, "t")
        asyncio.run(main(store, writer))
    database.close()
    other.close()


def test_watching_ends_with_the_store(sqlite_place: Place) -> None:
    database = open_database(sqlite_place.url, sqlite_place.directory)

    async def main(store: Store) -> None:
        watching = watch(store)
        assert await anext(watching) == EVERYTHING
        store.close()
        with pytest.raises(StopAsyncIteration):
            await anext(watching)

    asyncio.run(main(Store(database)))
    database.close()
