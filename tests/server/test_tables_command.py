"""`sacbe tables` looks, ends and deletes beside a running server, and everybody at the tables hears of it."""

import asyncio
import json
from collections.abc import Callable
from contextlib import closing

import pytest
from sqlalchemy import func, select
from tests.cli.conftest import Command, command
from tests.server.databases import Place
from tests.server.flooding import FIRST
from tests.server.serving import BOT, HUMAN, OPEN, Client, Json, Refused, Server, new_id
from tests.server.stored_games import store_games

from sacbe.server import hosting
from sacbe.server.checking import check, open_as_it_is
from sacbe.server.store import removing, schema
from sacbe.server.store.database import open_database
from sacbe.server.store.tables import find_table, update_table

__all__ = ["command"]
Serve = Callable[..., Server]
SOON = 10.0


def _words(place: Place) -> list[str]:
    return ["--database-url", place.url, "--data", str(place.directory)]


@pytest.fixture
def one(place: Place, serve: Serve) -> Server:
    return serve(*(_words(place)[:2] if place.is_postgresql else []), data=place.directory)


def _json(command: Command, *words: str) -> Json:
    shown = command("tables", *words, "--json")
    assert (shown.code, shown.err) == (0, ""), shown.err
    told: Json = json.loads(shown.out)
    return told


def _content(place: Place) -> None:
    with closing(open_as_it_is(place.url, place.directory)) as database:
        findings = check(database, lambda done, total: None)
        assert findings.wrong == {}


def _rows(place: Place) -> dict[str, int]:
    """How many rows there are of everything that belongs to tables."""
    names = ("tables", "seats", "holders", "actions", "snapshots", "drafts", "proposals")
    with closing(open_as_it_is(place.url, place.directory)) as database, database.reading() as connection:
        counts = {
            name: int(connection.execute(select(func.count()).select_from(schema.metadata.tables[name])).scalar_one())
            for name in names
        }
    return {name: count for name, count in counts.items() if count}


def _moved(ana: Client, *seats: Json) -> str:
    """A table where somebody has played."""
    table = ana.make("tikal", *seats).id
    seat = ana.state(table)["view"]["pending"][0]
    ana.act(table, seat, ana.state(table, seat)["legal"][0]["action"])
    return table


def test_a_deleted_table_is_gone_for_everybody_at_once(one: Server, place: Place, command: Command) -> None:
    ana = one.client()
    table, other = _moved(ana, HUMAN, HUMAN), _moved(ana, HUMAN, HUMAN)
    ana.draft(table, 0)

    async def main() -> None:
        async with ana.live(table, 0) as live, ana.live(table) as onlooker:
            await live.next()
            await onlooker.next()
            told = await asyncio.to_thread(_json, command, "delete", table, "--yes", *_words(place))
            assert told == {"deleted": [table]}
            for each in (live, onlooker):
                async with asyncio.timeout(SOON):
                    assert await each.closed() == 4000
                assert each.heard[-1]["problem"]["detail"] == "there is no such table"

    asyncio.run(main())
    with pytest.raises(Refused) as no:
        ana.state(table, 0)
    assert (no.value.status, no.value.message) == (404, "not-found")
    assert [each["id"] for each in ana.tables()] == [other]
    seat = ana.state(other)["view"]["pending"][0]
    ana.act(other, seat, ana.state(other, seat)["legal"][0]["action"])
    assert _rows(place)["tables"] == 1
    _content(place)
    assert "Traceback" not in one.said() and " ERROR " not in one.said()


def test_who_acts_at_a_table_that_has_just_been_deleted_is_told_so(place: Place, serve: Serve) -> None:
    """On PostgreSQL without the news, which always comes later than the deletion; on SQLite before the next look."""
    one = serve(*(_words(place)[:2] if place.is_postgresql else []), data=place.directory)
    ana = one.client()
    for _ in range(5):
        table = _moved(ana, HUMAN, HUMAN)
        state = ana.state(table)
        seat = state["view"]["pending"][0]
        action, step = ana.state(table, seat)["legal"][0]["action"], ana.state(table, seat)["step"]
        with closing(open_as_it_is(place.url, place.directory)) as database:
            assert hosting.write(database, removing.remove, table)
        body = {"id": new_id(), "seat": seat, "expected": step, "actions": [action]}
        for method, path, wish in (
            ("POST", "actions", body),
            ("PUT", "draft", {"type": "draft", "seat": seat, "actions": [action]}),
            ("POST", "end", {"seat": seat}),
            ("POST", "resign", {"seat": seat}),
        ):
            answer = ana.ask(method, f"/tables/{table}/{path}", wish)
            assert answer.status_code == 404, answer.text
    assert " ERROR " not in one.said()


def test_a_game_ended_by_the_host_is_over_for_all_with_the_reason(one: Server, place: Place, command: Command) -> None:
    ana = one.client()
    table = _moved(ana, HUMAN, HUMAN)
    ana.propose_end(_moved(ana, HUMAN, HUMAN), 0)

    async def main() -> None:
        async with ana.live(table, 1) as live:
            await live.next()
            words = ["end", table, "--reason", "The server moves tonight.", *_words(place)]
            assert await asyncio.to_thread(_json, command, *words) == {"ended": [table]}
            async with asyncio.timeout(SOON):
                while (message := await live.next())["type"] != "table":
                    pass
            assert message["table"]["status"] == "ended"
            assert message["table"]["outcome"]["how"] == "closed"
            assert message["table"]["outcome"]["reason"] == "The server moves tonight."

    asyncio.run(main())
    with pytest.raises(Refused) as no:
        ana.act(table, 0, 0, expected=0)
    assert no.value.message in ("table-over", "stale")
    assert ana.record(table)
    shown = command("tables", "end", table, *_words(place))
    assert (shown.code, shown.err) == (2, f"sacbe: the game at table {table} is over already\n")
    _content(place)


def test_a_game_that_was_ended_meanwhile_is_not_taken_up_by_who_has_not_heard(place: Place, serve: Serve) -> None:
    one = serve(*(_words(place)[:2] if place.is_postgresql else []), data=place.directory)
    ana = one.client()
    for _ in range(5):
        table = _moved(ana, HUMAN, HUMAN)
        seat = ana.state(table)["view"]["pending"][0]
        state = ana.state(table, seat)
        with closing(open_as_it_is(place.url, place.directory)) as database:
            hosting.end(database, table, "")
        with pytest.raises(Refused) as no:
            ana.act(table, seat, state["legal"][0]["action"], expected=state["step"])
        assert no.value.status == 409
        with pytest.raises(Refused):
            ana.resign(table, seat)
        assert ana.table(table)["table"]["status"] == "ended"
    _content(place)


def test_a_flood_goes_with_one_command_and_leaves_others_alone(one: Server, place: Place, command: Command) -> None:
    mallory, ana = one.client("Mallory", FIRST), one.client()
    kept = [_moved(ana, HUMAN, HUMAN), ana.make("silver_gold", HUMAN, OPEN, listed=True).id]
    flood = [mallory.make("silver_gold", HUMAN, OPEN, listed=True).id for _ in range(40)]
    with_bots = [mallory.make("silver_gold", HUMAN, BOT).id for _ in range(5)]
    listed = _json(command, "list", "--like", flood[0], "--limit", "10", *_words(place))
    assert (len(listed["tables"]), listed["all"]) == (10, 45)
    told = _json(command, "delete", "--like", flood[0], "--yes", *_words(place))
    assert sorted(told["deleted"]) == sorted(flood + with_bots)
    assert [each["id"] for each in ana.tables("open")] == kept[1:]
    assert sorted(each["id"] for each in ana.tables()) == sorted(kept)
    assert mallory.tables() == []
    _content(place)


def test_what_goes_on_from_a_deleted_table_stays(one: Server, place: Place, command: Command) -> None:
    ana = one.client()
    played = ana.make("silver_gold", HUMAN, HUMAN).id
    ana.play_out(played, [0, 1])
    fork = ana.fork(played, 10, HUMAN, HUMAN)
    assert _json(command, "delete", played, "--yes", *_words(place)) == {"deleted": [played]}
    end = ana.wait_for(fork, 0, lambda state: state["table"]["forked_from"] is None)
    assert end["table"]["forked_at"] is None
    ana.play_out(fork, [0, 1])
    assert "goes on from" not in ana.record(fork)
    _content(place)


@pytest.fixture
def stored(place: Place) -> tuple[Place, list[str]]:
    """A database with a finished and a running game, and no server."""
    with closing(open_database(place.url, place.directory)) as database:
        return place, store_games(database, 1) + store_games(database, 1, "tikal", most=150)


def test_a_long_log_goes_bite_by_bite_and_nothing_is_left(stored: tuple[Place, list[str]], command: Command) -> None:
    place, (finished, running) = stored
    assert _rows(place)["actions"] > 2 * removing.BITE
    assert _json(command, "delete", finished, running, "--yes", *_words(place))["deleted"] == [finished, running]
    assert _rows(place) == {}


def test_a_deletion_that_died_half_way_is_whole_for_all_and_ended_by_the_next(stored: tuple[Place, list[str]]) -> None:
    place, (_, running) = stored
    with closing(open_as_it_is(place.url, place.directory)) as database:
        hosting.write(database, removing.remove, running)
        assert hosting.write(database, removing.take_bite, running)
        with database.reading() as connection:
            assert find_table(connection, running) is None
        _content(place)
        assert hosting.delete(database, [running], lambda done: None) == []
    assert set(_rows(place)) == {"tables", "seats", "holders", "actions", "snapshots"}
    assert _rows(place)["tables"] == 1
    _content(place)


def test_the_list_is_filtered_and_paged(stored: tuple[Place, list[str]], command: Command) -> None:
    place, (finished, running) = stored
    with closing(open_database(place.url, place.directory)) as database, database.writing() as connection:
        update_table(connection, running, title="50% [bold]Friday", visitor="ab" * 32, updated=1)
    for words, ids in (
        ((), [finished, running]),
        (("--status", "running"), [running]),
        (("--status", "running", "--status", "finished"), [finished, running]),
        (("--game", "tikal"), [running]),
        (("--title", "50% [BOLD]"), [running]),
        (("--title", "5_%"), []),
        (("--idle-for", "2w"), [running]),
        (("--visitor", "abab"), [running]),
        ((f"--like={running}",), [running]),
        (("--skip", "1"), [running]),
        (("--limit", "1"), [finished]),
    ):
        assert [each["id"] for each in _json(command, "list", *words, *_words(place))["tables"]] == ids, words
    shown = command("tables", "list", *_words(place))
    assert "50% [bold]Friday: Player" in shown.out and "abababab" in shown.out
    assert all(each in shown.out for each in (finished, running, "silver_gold", "finished"))
    assert shown.out.endswith("1 to 2 of 2 tables.\n")


def test_no_secret_is_shown(one: Server, place: Place, command: Command) -> None:
    ana = one.client()
    table = ana.make("silver_gold", {**HUMAN, "nonce": "abcd" * 8}, OPEN)
    running = ana.make("silver_gold", HUMAN, HUMAN).id
    ana.act(running, 0, ana.state(running, 0)["legal"][0]["action"])
    ana.draft(running, 1, ana.state(running, 1)["legal"][0]["action"])
    with closing(open_as_it_is(place.url, place.directory)) as database, database.reading() as connection:
        secrets = [ana.token, *table.invitations.values(), "abcd" * 8]
        for known in hosting.find(connection, hosting.Wanted(), 10)[0]:
            secrets += [known.row.seed, *(seat.token_hash for seat in known.seats if seat.token_hash)]
            secrets += [f'"{seat.nonce}"' for seat in known.seats if seat.nonce]
    for words in (("list",), ("list", "--json"), ("show", running), ("show", running, "--json")):
        out = command("tables", *words, *_words(place)).out
        assert running in out
        assert not [secret for secret in secrets if secret in out]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("show", "nowhere"), "there is no table nowhere"),
        (("end", "nowhere"), "there is no table nowhere"),
        (("delete", "nowhere", "--yes"), "there is no table nowhere"),
        (("list", "--like", "nowhere"), "there is no table nowhere"),
        (("end",), "option 'ids': say which tables"),
        (("delete", "--yes"), "option 'ids': say which tables: either their ids, or filters such as --like"),
        (("list", "--idle-for", "soon"), "option 'idle-for': write it as 90m, 12h, 7d or 2w, not 'soon'"),
        (("list", "--limit", "0"), "option 'limit': must be from 1 to 1000, not 0"),
        (("delete", "--game", "tikal"), "option 'yes': say --yes to do it without being asked"),
    ],
)
def test_a_mistake_is_one_sentence(
    sqlite_place: Place, command: Command, words: tuple[str, ...], sentence: str
) -> None:
    with closing(open_database(sqlite_place.url, sqlite_place.directory)) as database:
        store_games(database, 1, "tikal", most=3)
    shown = command("tables", *words, *_words(sqlite_place))
    assert (shown.code, shown.err) == (2, f"sacbe: {sentence}\n")
    assert _rows(sqlite_place)["tables"] == 1


def test_deleting_asks_first(sqlite_place: Place, command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(open_database(sqlite_place.url, sqlite_place.directory)) as database:
        store_games(database, 2, "tikal", most=3)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    for answer, left in (("n", 2), ("", 2), ("y", 0)):
        monkeypatch.setattr("builtins.input", lambda answer=answer: answer)
        shown = command("tables", "delete", "--game", "tikal", *_words(sqlite_place))
        assert shown.code == 0
        assert "Delete 2 tables (2 running)? [y/N]" in shown.err
        assert _rows(sqlite_place).get("tables", 0) == left
