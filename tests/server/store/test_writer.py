"""One writer for all: jobs share a commit, fail alone, and are told only what is on disk."""

import asyncio
import threading
from collections.abc import Callable, Coroutine

import pytest
from sqlalchemy import Connection, event, text
from tests.server.databases import Place, postgresql
from tests.server.store.rows import TABLE, entries, sit

from sacbe.server.store import actions, tables
from sacbe.server.store.database import Database
from sacbe.server.store.errors import StoreError
from sacbe.server.store.writer import Store


class Gate:
    """A job that keeps the writing thread busy, so that the jobs behind it wait together."""

    def __init__(self) -> None:
        self.entered = threading.Event()
        self.opened = threading.Event()

    def __call__(self, connection: Connection) -> None:
        self.entered.set()
        assert self.opened.wait(10)

    async def hold(self, store: Store) -> "asyncio.Task[None]":
        """Begin to keep it busy; what comes to an end when the gate is opened."""
        held = asyncio.create_task(asyncio.to_thread(store.write_now, self))
        await asyncio.to_thread(self.entered.wait, 10)
        return held


def count_commits(database: Database) -> list[Connection]:
    commits: list[Connection] = []
    event.listen(database.writer, "commit", commits.append)
    return commits


async def together(store: Store, *jobs: Callable[[], Coroutine[None, None, object]]) -> list[object]:
    """Run jobs in one batch; their values or errors."""
    gate = Gate()
    held = await gate.hold(store)
    waiting = [asyncio.create_task(job()) for job in jobs]
    await asyncio.sleep(0.01)
    gate.opened.set()
    await held
    return await asyncio.gather(*waiting, return_exceptions=True)


def fail(connection: Connection) -> None:
    tables.update_table(connection, TABLE.id, title="never seen")
    raise LookupError("mine")


def refuse(connection: Connection) -> None:
    """A mistake that the database itself notices."""
    tables.update_table(connection, TABLE.id, title="never seen")
    sit(connection)


def spoil_commit(connection: Connection) -> None:
    """Something that is found wrong only when it is to be committed."""
    if connection.dialect.name == "sqlite":
        connection.execute(text("PRAGMA defer_foreign_keys = ON"))
        connection.execute(text("INSERT INTO holders VALUES ('nowhere', 0, 's')"))
    else:
        connection.execute(text("CREATE TABLE late (x int UNIQUE DEFERRABLE INITIALLY DEFERRED)"))
        connection.execute(text("INSERT INTO late VALUES (1), (1)"))


def test_jobs_that_wait_together_share_one_commit(store: Store, database: Database) -> None:
    store.write_now(sit)
    commits = count_commits(database)
    steps = [lambda seq=seq: store.write(actions.append, TABLE.id, seq, entries(1)) for seq in range(1, 41)]
    assert asyncio.run(together(store, *steps)) == [None] * 40
    assert len(commits) == 2, "one for the gate, one for all that waited behind it"
    assert len(store.read_now(actions.actions_of, TABLE.id)) == 40


def test_a_job_that_fails_disturbs_nobody_else(store: Store) -> None:
    store.write_now(sit)

    def add(seq: int) -> Callable[[], Coroutine[None, None, object]]:
        return lambda: store.write(actions.append, TABLE.id, seq, entries(1))

    said = asyncio.run(
        together(store, add(1), lambda: store.write(fail), add(2), lambda: store.write(refuse), add(3), add(3))
    )
    assert said[0] is said[2] is said[4] is None
    assert isinstance(said[1], LookupError)
    assert isinstance(said[3], StoreError)
    assert "does not fit" in str(said[3])
    assert type(said[5]).__name__ == "Conflict"
    assert [row.seq for row in store.read_now(actions.actions_of, TABLE.id)] == [1, 2, 3]
    row = store.read_now(tables.find_table, TABLE.id)
    assert row is not None
    assert row.title == TABLE.title


def test_nobody_is_told_before_the_commit(store: Store, database: Database) -> None:
    store.write_now(sit)
    seen: list[bool] = []

    async def main() -> None:
        task: asyncio.Task[bool] | None = None

        def at_commit(connection: Connection) -> None:
            assert task is not None
            seen.append(task.done())

        event.listen(database.writer, "commit", at_commit)
        task = asyncio.create_task(store.write(tables.update_table, TABLE.id, title="new"))
        assert await task

    asyncio.run(main())
    assert seen == [False]


def test_when_a_commit_fails_all_its_callers_know_and_the_next_job_works(store: Store) -> None:
    store.write_now(sit)

    def add() -> Coroutine[None, None, object]:
        return store.write(actions.append, TABLE.id, 1, entries(2))

    said = asyncio.run(together(store, add, lambda: store.write(spoil_commit)))
    assert [type(each) for each in said] == [StoreError, StoreError]
    assert store.read_now(actions.actions_of, TABLE.id) == []
    store.write_now(actions.append, TABLE.id, 1, entries(2))
    assert len(store.read_now(actions.actions_of, TABLE.id)) == 2


def test_a_lost_connection_fails_its_batch_and_the_next_reconnects(postgresql_place: Place) -> None:
    from sacbe.server.store.database import open_database

    database = open_database(postgresql_place.url, postgresql_place.directory)
    with Store(database) as store:
        store.write_now(sit)

        def cut(connection: Connection) -> None:
            assert postgresql().drop_connections(postgresql_place.url) >= 1
            tables.find_table(connection, TABLE.id)

        def add() -> Coroutine[None, None, object]:
            return store.write(actions.append, TABLE.id, 1, entries(2))

        said = asyncio.run(together(store, add, lambda: store.write(cut)))
        assert [str(each) for each in said] == ["the connection to the database was lost; please try again"] * 2
        store.write_now(actions.append, TABLE.id, 1, entries(2))
        assert len(store.read_now(actions.actions_of, TABLE.id)) == 2
        # Idle connections that were cut meanwhile are replaced without anyone noticing.
        postgresql().drop_connections(postgresql_place.url)
        store.write_now(actions.append, TABLE.id, 3, entries(2))
        assert len(store.read_now(actions.actions_of, TABLE.id)) == 4
    database.close()


def test_a_caller_that_gives_up_disturbs_nobody(store: Store) -> None:
    store.write_now(sit)

    async def main() -> None:
        gate = Gate()
        held = await gate.hold(store)
        leaving = asyncio.create_task(store.write(tables.update_table, TABLE.id, title="gone"))
        await asyncio.sleep(0.01)
        leaving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await leaving
        gate.opened.set()
        await held
        await store.write(actions.append, TABLE.id, 1, entries(1))

    asyncio.run(main())
    assert len(store.read_now(actions.actions_of, TABLE.id)) == 1


def test_closing_finishes_what_waits_and_refuses_what_comes_later(database: Database) -> None:
    store = Store(database)
    store.write_now(sit)
    gate = Gate()

    async def main() -> list[object]:
        held = await gate.hold(store)
        waiting = [asyncio.create_task(store.write(actions.append, TABLE.id, seq, entries(1))) for seq in (1, 2)]
        await asyncio.sleep(0.01)
        closing = asyncio.create_task(asyncio.to_thread(store.close))
        while not store.is_closed:
            await asyncio.sleep(0.001)
        with pytest.raises(StoreError, match="the store is closed"):
            await store.write(actions.append, TABLE.id, 3, entries(1))
        gate.opened.set()
        await closing
        return await asyncio.gather(held, *waiting)

    assert asyncio.run(main()) == [None, None, None]
    with pytest.raises(StoreError, match="the store is closed"):
        store.write_now(sit, "another")
    with Store(database) as again:
        assert len(again.read_now(actions.actions_of, TABLE.id)) == 2


def test_a_read_sees_one_moment_and_does_not_hold_up_writers(store: Store) -> None:
    store.write_now(sit)

    def look_twice(connection: Connection) -> tuple[int, int]:
        before = len(actions.actions_of(connection, TABLE.id))
        store.write_now(actions.append, TABLE.id, 1, entries(2))
        return before, len(actions.actions_of(connection, TABLE.id))

    assert asyncio.run(store.read(look_twice)) == (0, 0)
    assert asyncio.run(store.read(actions.actions_of, TABLE.id, after=1))[0].seq == 2


def test_a_read_cannot_write(store: Store) -> None:
    with pytest.raises(StoreError, match="may only be read"):
        store.read_now(sit)
    assert store.read_now(tables.table_ids) == []


def test_errors_of_the_database_have_no_sql_in_them(store: Store) -> None:
    def nonsense(connection: Connection) -> None:
        connection.execute(text("SELECT secret_column FROM secret_table"))

    for call in (store.write_now, store.read_now):
        with pytest.raises(StoreError) as caught:
            call(nonsense)
        assert "secret" not in str(caught.value)
        assert "SELECT" not in str(caught.value)


def test_a_writer_that_is_kept_busy_says_so_in_the_end(
    store: Store, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.write_now(sit)
    if database.is_postgresql:
        store.write_now(lambda connection: connection.execute(text("SET lock_timeout = 100")).close())
    monkeypatch.setattr(database, "patience", 0.1)
    other = Database(database.url)
    with other.writing() as connection:
        tables.update_table(connection, TABLE.id, title="busy")
        with pytest.raises(StoreError, match="kept busy by another program"):
            store.write_now(actions.append, TABLE.id, 1, entries(1))
        with pytest.raises(StoreError, match="kept busy by another program"):
            asyncio.run(store.write(actions.append, TABLE.id, 1, entries(1)))
    other.close()
    store.write_now(actions.append, TABLE.id, 1, entries(1))
