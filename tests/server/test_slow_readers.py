"""Clients that ask and never read: what waits for them is bounded, and others notice nothing."""

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from tests.server.flooding import FIRST, OTHER, SECOND, allow_many_files, dial, memory, visited
from tests.server.serving import HUMAN, PATIENCE_SECONDS, Json, Made, Server
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from sacbe.server.limits import USUAL

SOCKETS = 20
ACTIONS = 90
FLOOD_SECONDS = 8.0
MOST_GROWTH = 150.0
"""MB."""
LONGEST_GREETING = 5.0


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as it comes: this machine has no more than others."""
    directory: Path = tmp_path_factory.mktemp("usual")
    made = Server(directory, "--own-machine", "1").start()
    yield made
    made.close()


def long_game(server: Server) -> Made:
    """A table where a good deal has happened."""
    ana = server.client()
    ana.http.headers["X-Forwarded-For"] = "192.0.2.1"
    made = ana.make("tikal", HUMAN, HUMAN, options={"start_player": "seat-1"})
    done = 0
    while done < ACTIONS:
        for seat in (0, 1):
            state = ana.state(made.id, seat)
            while state["legal"] and done < ACTIONS:
                action = state["legal"][done % len(state["legal"])]["action"]
                answer = ana.ask("POST", f"/tables/{made.id}/actions", wish(seat, state["step"], action, done))
                if answer.status_code == 429:
                    time.sleep(1.0)
                    continue
                state = answer.raise_for_status().json()["state"]
                done += 1
    return made


def wish(seat: int, step: int, action: int, number: int) -> Json:
    return {"id": f"request-{number:04}", "seat": seat, "expected": step, "actions": [action]}


def handshake(table: str) -> bytes:
    return (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def frame(text: str) -> bytes:
    """A message as a client sends it, masked with zeros."""
    body = text.encode()
    assert len(body) < 126
    return bytes([0x81, 0x80 | len(body), 0, 0, 0, 0]) + body


def test_sockets_that_ask_again_and_again_and_never_read_take_little_memory(usual: Server) -> None:
    made = long_game(usual)
    before = memory(usual)
    hellos = frame('{"type":"hello","seen":1}') * 200
    with ExitStack() as stack, visited(usual):
        sockets = []
        for number in range(SOCKETS):
            connection = stack.enter_context(dial(usual, (FIRST, SECOND)[number % 2], handshake(made.id)))
            assert connection.recv(12) == b"HTTP/1.1 101"
            connection.setblocking(False)
            sockets.append(connection)
        end = time.monotonic() + FLOOD_SECONDS
        most = 0.0
        while time.monotonic() < end:
            for connection in sockets:
                with suppress(BlockingIOError, ConnectionError):
                    connection.send(hellos)
            most = max(most, memory(usual))
            time.sleep(0.02)
    assert most - before < MOST_GROWTH


def test_small_messages_without_end_hold_nobody_up(usual: Server) -> None:
    made = long_game(usual)
    before = memory(usual)
    with ExitStack() as stack, visited(usual):
        for place in (FIRST, SECOND):
            connection = stack.enter_context(dial(usual, place, handshake(made.id)))
            assert connection.recv(12) == b"HTTP/1.1 101"
            connection.setblocking(False)
            end = time.monotonic() + 3.0
            while time.monotonic() < end:
                with suppress(BlockingIOError, ConnectionError):
                    connection.send(frame("x") * 30_000)
                with suppress(BlockingIOError, ConnectionError):
                    while connection.recv(1_000_000):
                        pass
                time.sleep(0.005)
    assert memory(usual) - before < MOST_GROWTH


def test_who_has_too_many_sockets_is_told_before_there_is_another(usual: Server) -> None:
    allow_many_files()
    made = usual.client().make("silver_gold", HUMAN, HUMAN)
    address = f"{usual.url.replace('http', 'ws', 1)}/api/tables/{made.id}/live"
    with ExitStack() as stack:
        for number in range(USUAL.sockets):
            connection = stack.enter_context(dial(usual, FIRST, handshake(made.id)))
            assert connection.recv(12) == b"HTTP/1.1 101", number
            time.sleep(0.02)

        async def open_one(place: str) -> int:
            try:
                async with connect(address, local_addr=(place, 0), proxy=None):
                    return 101
            except InvalidStatus as no:
                problem = json.loads(no.response.body or b"")
                assert problem["type"] == "/problems/sockets" and no.response.headers["retry-after"]
                assert no.response.headers["x-request-id"]
                return int(no.response.status_code)

        assert asyncio.run(open_one(FIRST)) == 429
        assert asyncio.run(open_one(OTHER)) == 101, "others have their own"
    end = time.monotonic() + PATIENCE_SECONDS
    while asyncio.run(open_one(FIRST)) != 101:
        assert time.monotonic() < end, "what is closed makes room"
        time.sleep(0.2)
