"""PostgreSQL goes away and comes back under two servers: nobody is ever shown an old state as if it were the newest."""

import asyncio
import time
from collections.abc import Callable, Iterator

import pytest
from tests.server.databases import PostgreSQL
from tests.server.serving import HUMAN, PATIENCE_SECONDS, Client, Json, Refused, Server

Serve = Callable[..., Server]
COME_BACK = 4000
AWAY_SECONDS = 4.0
"""Long enough to lose patience with looking for the database often."""
SOON_SECONDS = 1.5


@pytest.fixture
def own_postgresql() -> Iterator[PostgreSQL]:
    """A server of PostgreSQL that this test may stop."""
    made = PostgreSQL()
    yield made
    made.stop()


@pytest.fixture
def two(own_postgresql: PostgreSQL, serve: Serve) -> tuple[Server, Server]:
    url = own_postgresql.new_database()
    return serve("--database-url", url), serve("--database-url", url)


def twin_of(client: Client, server: Server) -> Client:
    twin = server.onlooker()
    twin.token = client.token
    twin.http.headers["Authorization"] = f"Bearer {client.token}"
    return twin


def act(client: Client, table: str) -> Json:
    """Do something at a table, for whoever has to; the state after it."""
    seat = client.state(table)["view"]["pending"][0]
    state = client.state(table, seat)
    done: Json = client.act(table, seat, state["legal"][0]["action"], expected=state["step"])["state"]
    return done


def act_as_soon_as_possible(client: Client, table: str) -> Json:
    end = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            return act(client, table)
        except Refused as no:
            assert no.status == 503
            assert time.monotonic() < end, no
            time.sleep(0.01)


def test_what_one_server_stored_after_a_restart_the_other_shows_soon(
    two: tuple[Server, Server], own_postgresql: PostgreSQL
) -> None:
    ana = two[0].client()
    twin = twin_of(ana, two[1])
    table = ana.make("tikal", HUMAN, HUMAN).id
    act(ana, table)
    twin.wait_for(table, None, lambda state: state["step"] == ana.state(table)["step"])
    own_postgresql.halt()
    time.sleep(AWAY_SECONDS)
    own_postgresql.resume()
    stored = act_as_soon_as_possible(ana, table)["step"]
    begun = time.monotonic()
    twin.wait_for(table, None, lambda state: state["step"] == stored)
    assert time.monotonic() - begun < SOON_SECONDS


def test_while_the_database_is_away_no_state_is_shown_and_who_listens_comes_back(
    two: tuple[Server, Server], own_postgresql: PostgreSQL
) -> None:
    ana = two[0].client()
    table = ana.make("tikal", HUMAN, HUMAN).id

    async def watch_it_go() -> int | None:
        async with ana.live(table, 0) as socket:
            await socket.next("state")
            await asyncio.to_thread(own_postgresql.halt)
            return await socket.closed()

    assert asyncio.run(watch_it_go()) == COME_BACK
    with pytest.raises(Refused) as no:
        ana.state(table, 0)
    assert (no.value.status, no.value.kind) == (503, "store")
    own_postgresql.resume()
    act_as_soon_as_possible(ana, table)

    async def come_back() -> Json:
        async with ana.live(table, 0) as socket:
            return await socket.next("state")

    assert asyncio.run(come_back())["state"]["step"] == ana.state(table, 0)["step"]
