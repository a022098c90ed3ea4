"""What nobody uses goes after its time, whole; what somebody uses, looks at or has played to the end stays."""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from sqlalchemy import func, select, update
from tests.server.databases import Place
from tests.server.serving import BOT, HUMAN, OPEN, Client, Server
from tests.server.store.rows import sit
from tests.server.stored_games import store_games

from sacbe.server.checking import check, open_as_it_is
from sacbe.server.clean_up import DAY_MS
from sacbe.server.clock import now_ms
from sacbe.server.house import House, build_house
from sacbe.server.hub import Listener
from sacbe.server.limits import Limits
from sacbe.server.problems import Denial
from sacbe.server.store import proposals, removing, schema, sessions
from sacbe.server.store.database import Database, open_database
from sacbe.server.store.proposals import DraftRow
from sacbe.server.store.sessions import SessionRow
from sacbe.server.store.tables import table_ids
from sacbe.server.store.writer import Store
from sacbe.server.wire import NewTable, SeatWish

Serve = Callable[..., Server]
PATIENCE_SECONDS = 60.0
EVERYTHING_GOES = Limits(open_days=1, idle_days=1, record_days=1, plan_days=1, session_days=1)
LONG_AGO = now_ms() - 1000 * DAY_MS


@pytest.fixture
def database(place: Place) -> Iterator[Database]:
    with closing(open_database(place.url, place.directory)) as made:
        yield made


def _clear(database: Database, limits: Limits, before: Callable[[House], None] = lambda house: None) -> list[str]:
    """One look by one server; the tables that are left."""

    async def main() -> None:
        with Store(database) as store:
            house = build_house(store, 1, limits)
            before(house)
            await house.clearing.note()
            await house.clearing.clear()

    asyncio.run(main())
    with database.reading() as connection:
        return sorted(table_ids(connection))


def _age(database: Database) -> None:
    """Whatever there is, it is of long ago."""
    with database.writing() as connection:
        for table in (schema.tables, schema.sessions):
            last = "updated" if table is schema.tables else "seen"
            connection.execute(update(table).values({"created": LONG_AGO, last: LONG_AGO}))
        connection.execute(update(schema.drafts).values(at=LONG_AGO))


def _count(database: Database, name: str) -> int:
    with database.reading() as connection:
        return int(connection.execute(select(func.count()).select_from(schema.metadata.tables[name])).scalar_one())


def _content(place: Place) -> None:
    with closing(open_as_it_is(place.url, place.directory)) as database:
        assert check(database, lambda done, total: None).wrong == {}


def _sit(database: Database, name: str, **changes: object) -> None:
    with database.writing() as connection:
        sit(connection, name, **{"created": LONG_AGO, "updated": LONG_AGO, **changes})


def test_tables_where_nobody_has_played_go_and_their_rows_with_them(database: Database) -> None:
    _sit(database, "old", status="open")
    _sit(database, "dealt", status="running")
    _sit(database, "joined-lately", status="open", updated=now_ms())
    for status in ("finished", "ended", "archived"):
        _sit(database, status, status=status)
    assert _clear(database, Limits()) == ["archived", "ended", "finished", "joined-lately"]
    assert _count(database, "seats") == 8


def test_what_was_played_stays_unless_the_host_says_otherwise(database: Database, place: Place) -> None:
    finished = store_games(database, 1)
    running = store_games(database, 1, "tikal", most=80)
    _age(database)
    with database.writing() as connection:
        by_somebody = (schema.actions.c.table == running[0], schema.actions.c.seq == 60)
        connection.execute(update(schema.actions).where(*by_somebody).values(request="a-request"))
    assert _clear(database, Limits()) == sorted(finished + running)
    assert _clear(database, EVERYTHING_GOES) == sorted(finished + running)
    with database.reading() as connection:
        row = connection.execute(select(schema.tables).where(schema.tables.c.id == running[0])).one()
    assert (row.status, '"how": "idle"' in row.result) == ("ended", True)
    _content(place)


def test_zero_days_are_never(database: Database) -> None:
    _sit(database, "old", status="open")
    with database.writing() as connection:
        sessions.insert_session(connection, SessionRow("s", "h", "Ana", 1, 1))
    assert _clear(database, Limits(open_days=0, session_days=0)) == ["old"]
    assert _count(database, "sessions") == 1


def test_records_go_when_the_host_says_so_but_not_if_a_table_goes_on_from_them(database: Database) -> None:
    _sit(database, "lone", status="archived")
    _sit(database, "begun-from", status="archived")
    _sit(database, "fork", status="finished", forked_from="begun-from", forked_at=1)
    assert _clear(database, EVERYTHING_GOES) == ["begun-from", "fork"]


def test_what_somebody_looks_at_stays_for_all_servers(database: Database) -> None:
    for name, status in (("watched", "open"), ("record", "archived"), ("left", "open")):
        _sit(database, name, status=status)

    def watch(house: House) -> None:
        for name in ("watched", "record"):
            house.hub.join(Listener(name, -1))

    assert _clear(database, EVERYTHING_GOES, watch) == ["record", "watched"]
    assert _clear(database, EVERYTHING_GOES) == ["record", "watched"], "another server where nobody looks"


def test_who_was_not_seen_for_long_goes_unless_a_kept_table_knows_them(database: Database) -> None:
    _sit(database, "finished", status="finished", host="maker")
    _sit(database, "open", status="open", host="waiting")
    with database.writing() as connection:
        for name, seen in (("gone", 1), ("here", now_ms()), ("maker", 1), ("player", 1), ("waiting", 1)):
            sessions.insert_session(connection, SessionRow(name, f"h-{name}", name, 1, seen))
        sessions.add_holder(connection, "finished", 0, "player")
        sessions.add_holder(connection, "open", 0, "waiting")
    _clear(database, Limits())
    with database.reading() as connection:
        assert list(connection.execute(select(schema.sessions.c.id).order_by(schema.sessions.c.id)).scalars()) == [
            "here",
            "maker",
            "player",
        ]


def test_plans_go_with_the_game_and_after_their_time(database: Database) -> None:
    _sit(database, "over", status="ended")
    _sit(database, "running", status="running", updated=now_ms())
    with database.writing() as connection:
        for name, seat, at in (("over", 0, now_ms()), ("running", 0, LONG_AGO), ("running", 1, now_ms())):
            proposals.save_draft(connection, DraftRow(name, seat, "[1]", at))
    _clear(database, Limits(plan_days=0))
    assert _count(database, "drafts") == 2
    _clear(database, Limits())
    with database.reading() as connection:
        assert proposals.find_draft(connection, "running", 1) is not None
    assert _count(database, "drafts") == 1


def test_who_was_seen_is_noted_once_an_hour(database: Database) -> None:
    with database.writing() as connection:
        for number in range(120):
            sessions.insert_session(connection, SessionRow(f"s{number}", f"h{number}", "Ana", 1, 1))

    async def main() -> None:
        with Store(database) as store:
            house = build_house(store, 1, Limits())
            for _ in range(2):
                for number in range(120):
                    assert await house.identity.find(f"h{number}") is not None
                await house.clearing.note()
                assert house.identity.take_seen() == []
            await house.clearing.clear()

    asyncio.run(main())
    with database.reading() as connection:
        assert connection.execute(select(func.min(schema.sessions.c.seen))).scalar_one() > LONG_AGO
    assert _count(database, "sessions") == 120


def test_several_servers_may_clear_at_the_same_time(database: Database, place: Place) -> None:
    for number in range(60):
        _sit(database, f"t{number}", status="open")
    kept = store_games(database, 1)
    others = [open_database(place.url, place.directory) for _ in range(2)]

    async def main() -> None:
        stores = [Store(each) for each in (database, *others)]
        houses = [build_house(store, 1, Limits()) for store in stores]
        await asyncio.gather(*(house.clearing.clear() for house in houses))
        for store in stores:
            await asyncio.to_thread(store.close)

    asyncio.run(main())
    for each in others:
        each.close()
    with database.reading() as connection:
        assert table_ids(connection) == kept
        assert removing.removed(connection, 10) == []
    _content(place)


def test_somebody_forgotten_meanwhile_sits_down_nowhere(database: Database) -> None:
    with database.writing() as connection:
        sessions.insert_session(connection, SessionRow("s", "h", "Ana", 1, 1))

    async def main() -> None:
        with Store(database) as store:
            house = build_house(store, 1, Limits())
            ana = await house.identity.find("h")
            assert ana is not None
            house.identity.take_seen()
            with database.writing() as connection:
                assert removing.forget_sessions(connection, ["s"], now_ms()) == ["s"]
            with pytest.raises(Denial) as no:
                await house.seating.make(NewTable("tikal", [SeatWish("human"), SeatWish("human")]), ana)
            assert (no.value.status, no.value.kind) == (401, "token")

    asyncio.run(main())
    assert _count(database, "tables") == 0


def _aged(one: Server, place: Place, count: int) -> tuple[Client, str, str]:
    """Somebody with a game that was played, and another with many tables that wait; then long ago."""
    ana, mallory = one.client(), one.client("Mallory")
    played = ana.make("silver_gold", HUMAN, HUMAN).id
    ana.play_out(played, [0, 1])
    running = ana.make("tikal", HUMAN, BOT).id
    ana.wait_for(running, 0, lambda state: bool(state["legal"]))
    ana.act(running, 0, ana.state(running, 0)["legal"][0]["action"])
    for _ in range(count):
        mallory.make("silver_gold", HUMAN, OPEN, listed=True)
    one.stop()
    with closing(open_database(place.url, place.directory)) as database:
        _age(database)
    return ana, played, running


def _tables(place: Place) -> int:
    with closing(open_as_it_is(place.url, place.directory)) as database, database.reading() as connection:
        return len(table_ids(connection))


def _wait_until(there: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_SECONDS
    while not there():
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(0.02)


@pytest.mark.long
def test_a_server_killed_while_it_clears_leaves_whole_tables_and_the_next_goes_on(place: Place, serve: Serve) -> None:
    words = ["--database-url", place.url] if place.is_postgresql else []
    one = serve(*words, data=place.directory)
    ana, played, running = _aged(one, place, 60)
    one.start()
    _wait_until(lambda: _tables(place) < 55)
    one.kill()
    assert _tables(place) > 2, "it was killed in the middle"
    _content(place)
    one.start()
    _wait_until(lambda: _tables(place) == 2)
    assert sorted(each["id"] for each in ana.tables()) == sorted([played, running])
    assert ana.state(running, 0)["table"]["status"] == "running"
    _content(place)
    assert " ERROR " not in one.said()
