"""One visitor's tables and hints, however many, do not keep the bots of another from moving."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest
from sqlalchemy import text
from tests.server.serving import BOT, HUMAN, Client, Json, Refused, Server

from sacbe.server.limits import USUAL
from sacbe.server.store.database import open_database

Serve = Callable[..., Server]
FLOOD = ("127.0.0.2", "127.0.0.3")
EXPERT: Json = {"kind": "bot", "level": f"expert:{USUAL.longest_thought:g}s"}
GREEDY: Json = {"kind": "bot", "level": "greedy"}
BAR_SECONDS = 3.0
HOUR_MS = 3_600_000


def moves(client: Client, table: str, many: int) -> list[float]:
    """Play a few turns; how long the bot at the other seat took each time."""
    taken: list[float] = []
    state = client.wait_for(table, 0, lambda state: state["legal"] != [])
    while len(taken) < many:
        while state["legal"]:
            begun = time.monotonic()
            state = client.act(table, 0, state["legal"][0]["action"], expected=state["step"])["state"]
        state = client.wait_for(table, 0, lambda state: state["legal"] != [])
        taken.append(time.monotonic() - begun)
    return taken


def usual_time(taken: list[float]) -> float:
    """The middle one: a busy machine may hold up any single move."""
    return sorted(taken)[len(taken) // 2]


def make_tables(server: Server, most: int) -> list[tuple[Client, str]]:
    """Tables of three experts, with a seat for a person that nobody sits on, as many as two addresses may have."""
    made: list[tuple[Client, str]] = []
    for address in FLOOD:
        for number in range(USUAL.people):
            client = server.client(f"Flood {number}", address)
            try:
                for _ in range(min(USUAL.tables, most // (len(FLOOD) * USUAL.people))):
                    made.append((client, client.make("tikal", EXPERT, EXPERT, EXPERT, HUMAN).id))
            except Refused as no:
                assert no.status == 429, "so many requests at once are not needed for it"
    return made


@pytest.mark.parametrize("many", [48, pytest.param(200, marks=pytest.mark.long)])
def test_experts_of_a_flood_do_not_hold_up_a_greedy_bot_before_and_after_a_restart(serve: Serve, many: int) -> None:
    one = serve("--own-machine", "1", "--processes", "1")
    ana = one.client()
    table = ana.make("silver_gold", HUMAN, GREEDY).id
    moves(ana, table, 1)
    assert len(make_tables(one, many)) >= many // 2
    assert usual_time(moves(ana, table, 5)) < BAR_SECONDS
    one.kill()
    one.start()
    assert usual_time(moves(ana, table, 5)) < BAR_SECONDS
    assert usual_time(moves(ana, ana.make("tikal", HUMAN, GREEDY).id, 1)) < BAR_SECONDS * 2, "another game, too"


def test_sixty_hints_of_one_visitor_do_not_hold_up_the_bots_of_another(serve: Serve) -> None:
    one = serve("--own-machine", "1", "--processes", "1")
    ana = one.client()
    table = ana.make("silver_gold", HUMAN, GREEDY).id
    moves(ana, table, 1)
    askers = [one.client(f"Flood {number}", FLOOD[number % 2]) for number in range(12)]
    tables = [each.make("tikal", HUMAN, HUMAN).id for each in askers]
    answers: list[int] = []

    def ask(number: int) -> None:
        who = number % len(askers)
        answer = askers[who].ask("POST", f"/tables/{tables[who]}/hint", {"seat": number // len(askers) % 2})
        answers.append(answer.status_code)
        assert answer.status_code in (200, 409, 429)
        assert answer.status_code != 429 or int(answer.headers["retry-after"]) >= 1

    with ThreadPoolExecutor(60) as at_once:
        asked = [at_once.submit(ask, number) for number in range(60)]
        assert usual_time(moves(ana, table, 5)) < BAR_SECONDS
    for each in asked:
        each.result()


def test_hints_are_rationed_by_address(serve: Serve) -> None:
    """Sessions are free, so a new one has no hints of its own."""
    one = serve("--own-machine", "1", "--people", "1", "--hints", "2")
    first, second = one.client("Ana", FLOOD[0]), one.client("Bo", FLOOD[0])
    for each in (first, second):
        table = each.make("silver_gold", HUMAN, HUMAN).id
        each.hint(table, 0)
        if each is second:
            with pytest.raises(Refused) as no:
                each.hint(table, 0)
            assert (no.value.status, no.value.message) == (429, "hints-too-fast")


@pytest.fixture
def set_back(serve: Serve) -> Iterator[tuple[Server, Client, str]]:
    """A server whose clock was set back by an hour since a table of bots was played at."""
    one = serve()
    ana = one.client()
    table = ana.make("tikal", BOT, BOT, pace=300).id
    ana.wait_for(table, None, lambda state: state["step"] > 20)
    one.stop()
    with closing(open_database(None, one.data)) as database, database.writing() as connection:
        connection.execute(text(f"UPDATE tables SET updated = updated + {HOUR_MS}, created = created + {HOUR_MS}"))
        connection.execute(text(f"UPDATE actions SET at = at + {HOUR_MS}"))
    yield one, ana, table


def test_bots_play_on_when_the_clock_is_set_back(set_back: tuple[Server, Client, str]) -> None:
    one, ana, table = set_back
    one.start()
    before = ana.state(table)["step"]
    ana.wait_for(table, None, lambda state: state["step"] > before + 20)
    assert one.said() == ""


def test_a_bot_that_was_given_more_than_is_allowed_now_thinks_for_as_long_as_is_allowed(serve: Serve) -> None:
    one = serve("--longest-thought", "60", "--processes", "1")
    ana = one.client()
    table = ana.make("silver_gold", HUMAN, {"kind": "bot", "level": "expert:50s"}).id
    one.stop()
    again = serve("--longest-thought", "0.3", "--processes", "1", data=one.data)
    ana.server = again
    taken = moves(ana, table, 2)
    assert min(taken) < 20
    with pytest.raises(Refused, match=r"0\.3 seconds"):
        ana.make("silver_gold", HUMAN, {"kind": "bot", "level": "expert:50s"})
