"""Several processes at one database: nothing collides, nothing is lost, nothing is doubled, whatever is killed."""

import random
from collections import Counter

from tests.server.databases import Place
from tests.server.store.processes import Acknowledged, Worker, start
from tests.server.store.rows import sit
from tests.server.store.worker import ROWS

from sacbe.server.store import migrating, schema
from sacbe.server.store.actions import actions_of
from sacbe.server.store.database import Database, open_database
from sacbe.server.store.tables import find_table, table_ids

NAMES = ("t0", "t1", "t2", "t3")


def sit_down(place: Place) -> None:
    database = open_database(place.url, place.directory)
    with database.writing() as connection:
        for name in NAMES:
            sit(connection, name)
    database.close()


def check_logs(database: Database, acknowledged: list[Acknowledged]) -> Counter[str]:
    """Every log is whole, every acknowledged request where it was said to be; how many requests each log has."""
    counts: Counter[str] = Counter()
    with database.reading() as connection:
        stored: dict[tuple[str, str], int] = {}
        for name in table_ids(connection):
            log = actions_of(connection, name)
            row = find_table(connection, name)
            assert row is not None
            assert [entry.seq for entry in log] == list(range(1, row.length + 1))
            for entry in log:
                assert (entry.request is not None) == (entry.seq % ROWS == 1), "requests are whole and in one piece"
                if entry.request is not None:
                    assert (name, entry.request) not in stored, "stored twice"
                    stored[name, entry.request] = entry.seq
                    counts[name] += 1
    for each in acknowledged:
        assert stored.get((each.table, each.request)) == each.seq, f"{each} was acknowledged"
    return counts


def test_two_processes_that_write_the_same_tables_lose_nothing(place: Place) -> None:
    sit_down(place)
    count = 25
    # In opposite orders, so that each holds what the other wants.
    workers = [Worker("race", place, "ana", str(count), *NAMES), Worker("race", place, "bo", str(count), *NAMES[::-1])]
    start(workers)
    acknowledged = [Acknowledged.parse(line) for worker in workers for line in worker.finish()]
    assert len(acknowledged) == 2 * count * len(NAMES)
    database = open_database(place.url, place.directory)
    assert check_logs(database, acknowledged) == dict.fromkeys(NAMES, 2 * count)
    database.close()


def test_after_kill_9_every_acknowledged_append_is_there(place: Place) -> None:
    sit_down(place)
    acknowledged: list[Acknowledged] = []
    for number in range(2):
        worker = Worker("forever", place, f"w{number}", *NAMES)
        start([worker])
        acknowledged += [Acknowledged.parse(worker.line()) for _ in range(random.randint(20, 60))]
        acknowledged += [Acknowledged.parse(line) for line in worker.kill()]
        database = open_database(place.url, place.directory)
        counts = check_logs(database, acknowledged)
        unheard = counts.total() - len(acknowledged)
        assert 0 <= unheard <= (number + 1) * len(NAMES), "at most what was under way at each kill"
        database.close()


def test_processes_that_open_an_empty_database_at_once_make_it_once(place: Place) -> None:
    workers = [Worker("open", place) for _ in range(2)]
    start(workers)
    assert [worker.finish() for worker in workers] == [["open"]] * 2
    database = open_database(place.url, place.directory)
    with database.reading() as connection:
        assert migrating.version(connection) == schema.NEWEST
    database.close()
