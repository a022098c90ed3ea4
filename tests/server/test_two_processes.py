"""Two servers on one database: each step has one author, what one does the other tells, and one carries on alone."""

import asyncio
import threading
import time
from collections.abc import Callable
from contextlib import closing

import pytest
from sqlalchemy import Connection
from tests.server.databases import Place, place_of
from tests.server.serving import BOT, HUMAN, Client, Json, Refused, Server, new_id

from sacbe.server import hosting
from sacbe.server.checking import open_as_it_is
from sacbe.server.clock import now_ms
from sacbe.server.store.actions import announce
from sacbe.server.store.tables import update_seat, update_table

Serve = Callable[..., Server]


@pytest.fixture(params=["postgresql", pytest.param("sqlite", marks=pytest.mark.long)])
def place(request: pytest.FixtureRequest) -> Place:
    """A new database of either kind. Several servers are what PostgreSQL is for."""
    return place_of(request)


@pytest.fixture
def two(place: Place, serve: Serve) -> tuple[Server, Server]:
    words = ["--database-url", place.url] if place.is_postgresql else []
    return serve(*words, data=place.directory), serve(*words, data=place.directory)


def _twin(client: Client, server: Server) -> Client:
    """The same person at the other server."""
    twin = server.onlooker()
    twin.token = client.token
    twin.http.headers["Authorization"] = f"Bearer {client.token}"
    return twin


def _try(client: Client, table: str, seat: int, action: int, expected: int, answers: list[Json | Refused]) -> None:
    try:
        answers.append(client.act(table, seat, action, expected=expected))
    except Refused as no:
        answers.append(no)


def test_of_two_who_act_at_once_one_wins_and_the_other_gets_the_new_state(two: tuple[Server, Server]) -> None:
    ana = two[0].client()
    twin = _twin(ana, two[1])
    table = ana.make("tikal", HUMAN, HUMAN).id
    lost = 0
    for turn in range(12):
        seat = ana.state(table)["view"]["pending"][0]
        state = ana.state(table, seat)
        choices = [choice["action"] for choice in state["legal"]]
        answers: list[Json | Refused] = []
        both = [
            threading.Thread(
                target=_try, args=(who, table, seat, choices[which % len(choices)], state["step"], answers)
            )
            for which, who in enumerate((ana, twin))
        ]
        for thread in both:
            thread.start()
        for thread in both:
            thread.join()
        won = [answer for answer in answers if isinstance(answer, dict)]
        no = [answer for answer in answers if isinstance(answer, Refused)]
        assert len(won) == len(no) == 1, f"turn {turn}: {answers}"
        assert no[0].kind == "stale"
        assert no[0].problem["state"]["step"] == won[0]["state"]["step"]
        assert no[0].problem["state"]["view"] == won[0]["state"]["view"]
        lost += 1
    assert lost == 12
    steps = [ana.steps(table, seat=0), twin.steps(table, seat=0)]
    assert steps[0] == steps[1]


def test_the_same_request_sent_to_both_is_done_once(two: tuple[Server, Server]) -> None:
    ana = two[0].client()
    twin = _twin(ana, two[1])
    table = ana.make("tikal", HUMAN, HUMAN).id
    seat = ana.state(table)["view"]["pending"][0]
    state = twin.state(table, seat)
    wish, action = new_id(), state["legal"][0]["action"]
    first = ana.act(table, seat, action, expected=state["step"], request=wish)
    second = twin.act(table, seat, action, expected=state["step"], request=wish)
    assert (first["again"], second["again"]) == (False, True)
    assert first["state"]["step"] == second["state"]["step"]


def test_what_happens_at_one_is_seen_at_the_other_within_a_second(two: tuple[Server, Server]) -> None:
    ana = two[0].client()
    twin = _twin(ana, two[1])
    table = ana.make("tikal", HUMAN, HUMAN).id

    async def watch() -> float:
        async with twin.live(table) as live:
            seen = (await live.next("state"))["state"]["step"]
            seat = (await asyncio.to_thread(ana.state, table))["view"]["pending"][0]
            action = (await asyncio.to_thread(ana.state, table, seat))["legal"][0]["action"]
            await asyncio.to_thread(ana.act, table, seat, action)
            begun = time.monotonic()
            while (await live.next())["state"]["step"] == seen:
                pass
            return time.monotonic() - begun

    assert asyncio.run(watch()) < 1.0 + BUSY_SECONDS


BUSY_SECONDS = 2.0
"""What a machine with other work may add."""


def test_who_sits_down_or_gives_up_at_one_is_known_at_the_other(two: tuple[Server, Server]) -> None:
    ana = two[0].client()
    ben = two[1].client("Ben")
    made = ana.make("tikal", HUMAN, {"kind": "open"})
    assert ben.table(made.id)["table"]["status"] == "open"
    ben.join(made.invitations[1])
    ana.wait_for(made.id, 0, lambda state: state["table"]["status"] == "running")
    ana.propose_end(made.id, 0)
    proposals = ben.wait_for(made.id, 1, lambda state: state["table"]["proposals"] != [])["table"]["proposals"]
    ben.answer(made.id, proposals[0]["id"], 1, True)
    ana.wait_for(made.id, 0, lambda state: state["table"]["status"] == "ended")


def test_an_open_seat_is_taken_once(two: tuple[Server, Server]) -> None:
    ana = two[0].client()
    people = [server.client(f"Guest {number}") for number, server in enumerate(two)]
    for _ in range(5):
        table = ana.make("silver_gold", HUMAN, {"kind": "open"}, listed=True).id
        for guest in people:
            assert guest.table(table)["table"]["status"] == "open"
        seated: list[Client] = []

        def sit(guest: Client, table: str = table, seated: list[Client] = seated) -> None:
            try:
                guest.take(table, 1)
                seated.append(guest)
            except Refused as no:
                assert no.status == 409

        both = [threading.Thread(target=sit, args=(guest,)) for guest in people]
        for thread in both:
            thread.start()
        for thread in both:
            thread.join()
        assert len(seated) == 1
        assert [guest.table(table)["yours"] for guest in people].count([1]) == 1


def test_the_other_goes_on_when_one_is_killed(two: tuple[Server, Server]) -> None:
    """Its bots were thinking; the other finds their tables when it looks for those left behind."""
    ana = two[0].client()
    twin = _twin(ana, two[1])
    bots: Json = {"kind": "bot", "level": "random"}
    tables = [ana.make("tikal", bots, bots, pace=400).id for _ in range(3)]
    mine = ana.make("silver_gold", HUMAN, BOT).id
    two[0].kill()
    before = [twin.state(table)["step"] for table in tables]
    for table, was in zip(tables, before, strict=True):
        twin.wait_for(table, None, lambda state, was=was: state["step"] > was)  # type: ignore[misc]
    twin.play_out(mine, [0])
    assert twin.table(mine)["table"]["status"] == "finished"


def _stand_in_unnoted(connection: Connection, table: str, seat: int) -> None:
    """What is left where one process has a bot stand in while another adds to the log: nobody notes that it is due."""
    update_table(connection, table, updated=now_ms() + 1)
    update_seat(connection, table, seat, stand_in="random")
    announce(connection, table)


@pytest.mark.parametrize("is_killed", [False, True])
def test_a_bot_plays_though_two_processes_wrote_one_over_the_other_that_it_is_due(
    two: tuple[Server, Server], place: Place, is_killed: bool
) -> None:
    ana = two[0].client()
    table = ana.make("tikal", HUMAN, HUMAN).id
    before = ana.state(table)
    if is_killed:
        for server in two:
            server.kill()
    with closing(open_as_it_is(place.url, place.directory)) as database:
        hosting.write(database, _stand_in_unnoted, table, before["view"]["pending"][0])
    if is_killed:
        two[0].start()
    ana.wait_for(table, None, lambda state: state["step"] > before["step"])
