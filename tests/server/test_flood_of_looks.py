"""Strangers look far back at tables, without end and without taking the answers: who plays there plays on."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from tests.server.flooding import FIRST, OTHER, SECOND, dial, memory, visited
from tests.server.serving import HUMAN, Client, Server

import sacbe
from sacbe.server.gate import MOST_WAITING
from sacbe.server.wire import PAGE_MOST

ACTIONS = 120
PER_ADDRESS = 200
"""Connections that take nothing."""
LOOKERS = 60
"""Connections of each address."""
BAR_SECONDS = 1.0
MOST_GROWTH = 150.0
"""MB."""
WAYS = ("scores", "record", "steps?after=0", "steps?after=20")


@pytest.fixture(scope="module")
def strange(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where strangers have what they usually have, whatever the pace of the tests."""
    directory: Path = tmp_path_factory.mktemp("strange")
    made = Server(directory, "--own-machine", "1", "--rate", "1000").start()
    yield made
    made.close()


@pytest.fixture
def playing(strange: Server) -> tuple[Client, str]:
    """Somebody at a table where a good deal has happened."""
    ana = strange.client("Ana", OTHER)
    table = ana.make("tikal", HUMAN, HUMAN, options={"start_player": "seat-1"}).id
    for _ in range(ACTIONS):
        act_once(ana, table)
    return ana, table


def act_once(client: Client, table: str) -> float:
    """See what can be done and do it; how long both took."""
    begun = time.monotonic()
    states = (client.state(table, seat) for seat in (0, 1))
    seat, state = next((seat, state) for seat, state in enumerate(states) if state["legal"])
    action = state["legal"][len(state["legal"]) // 2]["action"]
    client.act(table, seat, action, expected=state["step"])
    return time.monotonic() - begun


def ask(path: str) -> bytes:
    return f"GET /api/tables/{path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()


def looking(server: Server, table: str, stack: ExitStack, most: int = LOOKERS) -> Callable[[], None]:
    """Open connections from two addresses; what is returned asks once more on each, and takes what has come."""
    places = [(FIRST, SECOND)[number % 2] for number in range(2 * most)]
    sockets = [stack.enter_context(dial(server, place)) for place in places]
    for each in sockets:
        each.setblocking(False)

    def look() -> None:
        for number, each in enumerate(sockets):
            with suppress(BlockingIOError, ConnectionError):
                each.send(ask(f"{table}/{WAYS[number % len(WAYS)]}"))
            with suppress(BlockingIOError, ConnectionError):
                while each.recv(1_000_000):
                    pass

    return look


def test_looks_without_end_at_a_table_do_not_hold_up_who_plays_there(
    strange: Server, playing: tuple[Client, str]
) -> None:
    ana, table = playing
    with ExitStack() as stack, visited(strange):
        look = looking(strange, table, stack)
        taken = []
        for _ in range(9):
            look()
            taken.append(act_once(ana, table))
    assert sorted(taken)[len(taken) // 2] < BAR_SECONDS, taken


def test_answers_that_nobody_takes_need_little_memory(strange: Server) -> None:
    ana = strange.client("Ana", OTHER)
    table = ana.bring_in(sacbe.play(sacbe.load("tzolkin", players=4), ["random"] * 4, seed=3).text())
    after = ana.state(table)["step"] - PAGE_MOST
    page = f"{table}/steps?after={after}"
    assert 2 * PER_ADDRESS * len(json.dumps(ana.steps(table, after))) / 2**20 > 1.5 * MOST_GROWTH, "it would be much"
    with ExitStack() as stack:
        before = memory(strange)
        with visited(strange):
            for place in (FIRST, SECOND):
                for _ in range(PER_ADDRESS):
                    connection = stack.enter_context(dial(strange, place, ask(page) * 3))
                    connection.setblocking(False)
            end = time.monotonic() + 6.0
            most = 0.0
            while time.monotonic() < end:
                most = max(most, memory(strange) - before)
                time.sleep(0.1)
    assert 0 < most < MOST_GROWTH
    assert 2 * MOST_WAITING / 2**20 < MOST_GROWTH, "two addresses together"
