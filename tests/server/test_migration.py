"""A database of the first revision with games under way: whatever happens to the migration, they are played on."""

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import MetaData, Table, inspect, select, text
from tests.server.databases import Place
from tests.server.serving import Server
from tests.server.store.processes import Worker, start
from tests.server.stored_games import by_chance, play_game, put

from sacbe.server.checking import check, open_as_it_is
from sacbe.server.clock import now_ms
from sacbe.server.identity import hashed
from sacbe.server.store import migrating, schema
from sacbe.server.store.database import Database, open_database, read_url
from sacbe.server.store.proposals import DraftRow, save_draft
from sacbe.server.store.sessions import SessionRow, add_holder, insert_session, remove_holder

Serve = Callable[..., Server]
GAMES = ("silver_gold", "tikal", "tzolkin")
DECISIONS = 30
EVERY = 4
"""The migration is killed before every fourth of its statements."""
TOKEN = "a" * 43


def play_some(place: Place) -> list[str]:
    """A game of each kind, half-way, and one that is over, as the newest program stores them; their ids."""
    ids: list[str] = []
    with closing(open_database(place.url, place.directory)) as database, database.writing() as connection:
        insert_session(connection, SessionRow("ana", hashed(TOKEN), "Ana", now_ms(), now_ms()))
        for number, game in enumerate((*GAMES, "silver_gold")):
            most = 100_000 if number == len(GAMES) else DECISIONS
            table, rows, snapshots = play_game(game, by_chance(number), most, players=2)
            put(connection, table, rows, snapshots)
            for seat in table.seats:
                remove_holder(connection, table.id, seat.seat, f"session-{table.id}")
                add_holder(connection, table.id, seat.seat, "ana")
            ids.append(table.id)
            if not table.position.is_over:
                seat_number = min(table.position.pending)  # views list those who may decide by their seats
                planned = [table.position.legal(seat_number)[0]]
                save_draft(connection, DraftRow(table.id, seat_number, json.dumps(planned), now_ms()))
    return ids


def first_revision(place: Place, rows_from: Place) -> Database:
    """A database as the first revision made it, with the rows of another; not yet opened by the program."""
    first = Database(read_url(place.url, place.directory))
    config = migrating.script_config()
    source = Database(read_url(rows_from.url, rows_from.directory))
    with first.writing() as connection, source.reading() as given:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        there = set(inspect(connection).get_table_names())
        for known in schema.metadata.sorted_tables:
            if known.name in there:
                old = Table(known.name, MetaData(), autoload_with=connection)
                names = [column.name for column in old.columns]
                rows = [dict(row._mapping) for row in given.execute(select(*(known.c[name] for name in names)))]
                if rows:
                    connection.execute(old.insert(), rows)
    source.close()
    return first


@pytest.fixture
def begun(place: Place, tmp_path: Path) -> Iterator[tuple[Database, list[str]]]:
    """A database of the first revision with games under way, and their ids."""
    newest = tmp_path / "newest"
    newest.mkdir()
    other = Place(f"sqlite:///{newest}/sacbe.db", newest)
    ids = play_some(other)
    first = first_revision(place, other)
    yield first, ids
    first.close()


def everything(database: Database) -> dict[str, list[tuple[object, ...]]]:
    """Every row of a database as it lies there, whatever its revision."""
    with database.reading() as connection:
        names = sorted(inspect(connection).get_table_names())
        return {
            name: sorted((tuple(row) for row in connection.execute(text(f"SELECT * FROM {name}"))), key=repr)
            for name in names
        }


def is_stopped_after(worker: Worker, steps: int) -> bool:
    """Let a worker do so many statements; False if it had no more to do."""
    for _ in range(steps):
        if worker.line() != "step":
            return False
        worker.go()
    return worker.line() == "step"


def play_on(server: Server, ids: list[str]) -> None:
    ana = server.onlooker()
    ana.token = TOKEN
    ana.http.headers["Authorization"] = f"Bearer {TOKEN}"
    for table, game in zip(ids, GAMES, strict=False):
        seat = ana.state(table)["view"]["pending"][0]
        state = ana.state(table, seat)
        assert state["table"]["game"] == game
        assert state["draft"] is not None, (seat, state["legal"][:1], state["view"])
        assert state["table"]["hints"]
        ana.act(table, seat, state["legal"][0]["action"], expected=state["step"])
    assert ana.table(ids[-1])["table"]["status"] == "finished"
    assert ana.record(ids[-1]).count("\n") > DECISIONS


@pytest.mark.long
def test_games_are_played_on_after_a_migration_that_was_killed_again_and_again(
    begun: tuple[Database, list[str]], place: Place, serve: Serve
) -> None:
    first, ids = begun
    before = everything(first)
    steps = 1
    killed = 0
    while True:
        worker = Worker("steps", place)
        start([worker])
        if not is_stopped_after(worker, steps):
            worker.finish()
            break
        worker.kill()
        killed += 1
        with first.reading() as connection:
            assert migrating.version(connection) == "0001"
        assert everything(first) == before, f"killed before statement {steps + 1}"
        steps += EVERY
    assert killed > 3
    with first.reading() as connection:
        assert migrating.version(connection) == schema.NEWEST
    words = ["--database-url", place.url] if place.is_postgresql else []
    server = serve(*words, data=place.directory)
    play_on(server, ids)
    server.stop()
    with closing(open_as_it_is(place.url, place.directory)) as database:
        findings = check(database, lambda done, total: None)
    assert (findings.wrong, findings.tables) == ({}, len(ids))


def test_two_processes_migrate_once(begun: tuple[Database, list[str]], place: Place) -> None:
    first, ids = begun
    logs = {name: rows for name, rows in everything(first).items() if name in ("actions", "snapshots", "holders")}
    workers = [Worker("open", place) for _ in range(2)]
    start(workers)
    assert [worker.finish() for worker in workers] == [["open"]] * 2
    after = everything(first)
    assert {name: after[name] for name in logs} == logs
    with closing(open_as_it_is(place.url, place.directory)) as database:
        findings = check(database, lambda done, total: None)
    assert (findings.wrong, findings.tables) == ({}, len(ids))


def test_where_people_meet_there_are_no_hints_and_after_a_day_a_bot_may_stand_in(place: Place, tmp_path: Path) -> None:
    newest = tmp_path / "newest"
    newest.mkdir()
    other = Place(f"sqlite:///{newest}/sacbe.db", newest)
    alone, together, *_ = play_some(other)
    with closing(open_database(other.url, other.directory)) as database, database.writing() as connection:
        add_holder(connection, together, 1, "bo")
    first_revision(place, other).close()
    with closing(open_database(place.url, place.directory)) as database, database.reading() as connection:
        found = {
            row.id: (row.hints, row.stand_in_after, row.stand_in_level)
            for row in connection.execute(select(schema.tables))
        }
    assert found[alone] == (True, None, None)
    assert found[together] == (False, 86400, "casual")
