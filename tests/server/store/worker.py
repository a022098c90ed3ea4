"""Another process at the same database, for the tests: `python worker.py COMMAND URL DIRECTORY ...`.

`open` opens it and says "open". `steps` does so statement by statement: it says "step" before each and waits for a
line. `race NAME COUNT TABLE...` appends so many requests to every table, against whoever else does. `forever NAME
TABLE...` appends until it is killed. Both print a line "table seq request" for every request that was acknowledged.
"""

import asyncio
import sys
from pathlib import Path

from sqlalchemy import Engine, event
from tests.server.store.rows import entries

from sacbe.server.store.actions import append
from sacbe.server.store.database import open_database
from sacbe.server.store.errors import Conflict
from sacbe.server.store.writer import Store

ROWS = 3
"""Entries of one request."""


async def append_next(store: Store, table: str, seq: int, request: str) -> int:
    """Append after whatever is there; the seq that it became."""
    while True:
        try:
            await store.write(append, table, seq, entries(ROWS, request), None, (seq, "{}") if seq % 5 == 0 else None)
        except Conflict as conflict:
            seq = conflict.length + 1
        else:
            return seq


async def fill(store: Store, table: str, name: str, count: int | None) -> None:
    seq, number = 1, 0
    while count is None or number < count:
        request = f"{name}-{number}"
        seq = await append_next(store, table, seq, request)
        print(table, seq, request, flush=True)
        seq += ROWS
        number += 1


async def work(store: Store, command: str, words: list[str]) -> None:
    name, *rest = words
    count = int(rest.pop(0)) if command == "race" else None
    await asyncio.gather(*(fill(store, table, name, count) for table in rest))


def wait_for_leave(*statement: object) -> None:
    print("step", flush=True)
    sys.stdin.readline()


def main() -> None:
    command, url, directory, *words = sys.argv[1:]
    print("ready", flush=True)
    sys.stdin.readline()
    if command == "steps":
        event.listen(Engine, "before_cursor_execute", wait_for_leave)
    database = open_database(url, Path(directory))
    if command in ("open", "steps"):
        print("open", flush=True)
    else:
        with Store(database) as store:
            asyncio.run(work(store, command, words))
    database.close()


if __name__ == "__main__":
    main()
