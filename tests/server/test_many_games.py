"""A thousand stored games: the server answers soon after its start, and the longest game opens quickly anywhere."""

import asyncio
import os
import random
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from tests.server.databases import Place
from tests.server.serving import Server
from tests.server.stored_games import by_chance, copy_games, play_game, put, slowly

from sacbe.server.feed import SPECTATOR
from sacbe.server.house import build_house
from sacbe.server.limits import Limits
from sacbe.server.store.database import Database, open_database
from sacbe.server.store.tables import table_ids
from sacbe.server.store.writer import Store

GAMES = 1_000
DIFFERENT = 8
START_SECONDS = 2.0
OPEN_SECONDS = 0.05
MOMENTS = 60


def _store_many(database: Database) -> list[str]:
    """A thousand games; to be quick, a few different ones many times."""
    kinds = ("silver_gold", "tikal", "tzolkin")
    with database.writing() as connection:
        for seed in range(DIFFERENT):
            put(connection, *play_game(kinds[seed % 3], by_chance(seed), 30 if seed == 0 else 100_000, players=2))
        copy_games(connection, GAMES // DIFFERENT - 1)
        ids = table_ids(connection)
    assert len(ids) == GAMES
    return ids


def _seconds_of_work(process: int) -> float:
    """Processor time that a process has used: on a busy machine the clock on the wall says little."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _first_answer(server: Server, table: str | None) -> float:
    """Seconds of work from start to the first answer, about a table if there is one."""
    server.start()
    try:
        if table is None:
            server.onlooker().call("GET", "/health")
        else:
            assert server.onlooker().state(table)["table"]["id"] == table
        assert server.process is not None
        return _seconds_of_work(server.process.pid)
    finally:
        server.close()


def test_first_answer_with_a_thousand_stored_games(place: Place, tmp_path: Path) -> None:
    words = ["--database-url", place.url] if place.is_postgresql else []
    with closing(open_database(place.url, place.directory)) as database:
        empty = min(_first_answer(Server(place.directory, *words), None) for _ in range(2))
        ids = _store_many(database)
    full = min(_first_answer(Server(place.directory, *words), table) for table in random.sample(ids, 2))
    assert full < START_SECONDS
    assert full < 1.5 * empty + 0.2, f"{full:.2f} s with {GAMES} games, {empty:.2f} s with none"


def test_any_move_of_the_longest_game_opens_quickly(sqlite_place: Place, serve: Callable[..., Server]) -> None:
    table, rows, snapshots = play_game("tikal", slowly, players=4, auction=True)
    assert table.position.is_over
    assert len(rows) > 500
    with closing(open_database(sqlite_place.url, sqlite_place.directory)) as database:
        with database.writing() as connection:
            put(connection, table, rows, snapshots)
        inside = asyncio.run(_open_moments(database, table.id))
    assert sorted(inside)[int(len(inside) * 0.9)] < OPEN_SECONDS, f"cold {inside[0]:.3f} s, slowest {max(inside):.3f} s"

    onlooker = serve(data=sqlite_place.directory).onlooker()
    outside: list[float] = []
    steps = onlooker.moment(table.id, 0)["last"]
    for step in random.Random(3).choices(range(steps + 1), k=MOMENTS):
        begun = time.perf_counter()
        assert onlooker.moment(table.id, step)["step"] == step
        outside.append(time.perf_counter() - begun)
    assert sorted(outside)[MOMENTS // 2] < OPEN_SECONDS


async def _open_moments(database: Database, table_id: str) -> list[float]:
    """Seconds that the server spends on each of many moments, with nothing in memory before."""
    taken: list[float] = []
    generator = random.Random(5)
    with Store(database) as store:
        for _ in range(MOMENTS):
            house = build_house(store, 1, Limits(), "test")
            begun = time.process_time()
            async with house.tables.held(table_id) as table:
                last = table.last_step(SPECTATOR)
                house.archive.moment(table, SPECTATOR, generator.randint(0, last))
            taken.append(time.process_time() - begun)
    return taken
