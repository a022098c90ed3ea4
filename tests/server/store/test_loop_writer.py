"""Writing from the event loop: it never waits for the disk, and whatever goes wrong ends as it does in the thread."""

import asyncio
import shutil
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection
from tests.server.store.rows import TABLE, entries, sit
from tests.server.store.test_writer import fail, refuse, spoil_commit

from sacbe.server.store import actions, loop_writer, tables
from sacbe.server.store.database import Database
from sacbe.server.store.errors import StoreError
from sacbe.server.store.writer import Store


def in_thread(connection: Connection) -> int:
    return threading.get_ident()


async def add(store: Store, seq: int) -> None:
    await store.write(actions.append, TABLE.id, seq, entries(1))


def stored(store: Store) -> list[int]:
    return [row.seq for row in store.read_now(actions.actions_of, TABLE.id)]


def test_sqlite_is_written_by_the_loop_and_postgresql_by_a_thread(store: Store, database: Database) -> None:
    ran = asyncio.run(store.write(in_thread))
    assert (ran == threading.get_ident()) == (not database.is_postgresql)
    assert store.write_now(in_thread) != threading.get_ident()


def test_jobs_of_one_turn_of_the_loop_share_a_commit_and_fail_alone(store: Store) -> None:
    store.write_now(sit)

    async def main() -> list[object]:
        jobs = (add(store, 1), store.write(fail), add(store, 2), store.write(refuse), add(store, 3), add(store, 3))
        return list(await asyncio.gather(*jobs, return_exceptions=True))

    said = asyncio.run(main())
    assert said[0] is said[2] is said[4] is None
    assert [type(said[at]).__name__ for at in (1, 3, 5)] == ["LookupError", "StoreError", "Conflict"]
    assert stored(store) == [1, 2, 3]
    row = store.read_now(tables.find_table, TABLE.id)
    assert row is not None
    assert row.title == TABLE.title


def test_a_commit_that_fails_is_told_to_its_callers_only(store: Store) -> None:
    store.write_now(sit)

    async def main() -> None:
        said = await asyncio.gather(add(store, 1), store.write(spoil_commit), return_exceptions=True)
        assert [type(each) for each in said] == [StoreError, StoreError]
        await add(store, 1)

    asyncio.run(main())
    assert stored(store) == [1]


def test_many_jobs_at_once_are_all_answered(store: Store) -> None:
    store.write_now(sit)

    async def main() -> None:
        async def title(number: int) -> None:
            assert await store.write(tables.update_table, TABLE.id, title=f"number {number}")

        await asyncio.gather(*(title(number) for number in range(300)))

    asyncio.run(main())
    row = store.read_now(tables.find_table, TABLE.id)
    assert row is not None
    assert row.title.startswith("number ")


def test_a_loop_that_ends_too_soon_holds_nobody_up(store: Store) -> None:
    store.write_now(sit)

    async def leave() -> None:
        task = asyncio.create_task(add(store, 1))
        await asyncio.sleep(0)
        task.cancel()

    for _ in range(3):
        asyncio.run(leave())
    asyncio.run(asyncio.wait_for(store.write(tables.update_table, TABLE.id, title="later"), 10))
    assert stored(store) in ([], [1])


def test_closing_finishes_what_the_loop_has_not_begun(database: Database) -> None:
    store = Store(database)
    store.write_now(sit)

    async def main() -> list[object]:
        waiting = [asyncio.create_task(add(store, seq)) for seq in (1, 2)]
        await asyncio.sleep(0)
        store.close()
        with pytest.raises(StoreError, match="the store is closed"):
            await add(store, 3)
        return await asyncio.gather(*waiting)

    assert asyncio.run(main()) == [None, None]
    with Store(database) as again:
        assert stored(again) == [1, 2]


def test_under_load_more_jobs_share_a_commit_and_alone_nobody_waits(
    store: Store, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loop_writer, "LINGER_SECONDS", 0.2)

    async def took(jobs: int) -> float:
        clock = asyncio.get_running_loop().time
        begun = clock()
        await asyncio.gather(*(store.write(in_thread) for _ in range(jobs)))
        return clock() - begun

    async def main() -> list[float]:
        return [await took(1), await took(1), await took(2), await took(1), await took(1)]

    alone, again, together, after_many, later = asyncio.run(main())
    assert max(alone, again, together, later) < 0.15
    assert (after_many > 0.15) == (not database.is_postgresql)


def test_the_log_of_a_file_is_emptied_while_nobody_waits(store: Store, database: Database, tmp_path: Path) -> None:
    if database.is_postgresql:
        pytest.skip("only a file of our own has such a log")
    store.write_now(sit)
    path = Path(database.url.database or "")
    alone = tmp_path / "alone.db"

    def in_the_file() -> int:
        """How many entries there are in the file without what lies beside it."""
        shutil.copy(path, alone)
        with closing(sqlite3.connect(alone)) as copy:
            return int(copy.execute("SELECT count(*) FROM actions").fetchone()[0])

    async def main() -> int:
        for seq in range(1, 2 * loop_writer.JOBS_KEPT + 1):
            await add(store, seq)
        before = in_the_file()
        # What comes while it is being emptied is answered, too.
        await asyncio.gather(*(add(store, seq) for seq in range(2 * loop_writer.JOBS_KEPT + 1, 200)))
        return before

    assert asyncio.run(main()) >= loop_writer.JOBS_KEPT
    assert stored(store) == list(range(1, 200))
