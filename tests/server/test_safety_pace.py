"""Nobody can keep the server busy alone: requests, messages and hints have a pace, for each client its own."""

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import httpx
import pytest
from tests.server.serving import HUMAN, Client, Refused, Server
from websockets.asyncio.client import connect

RATE = 10


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that allows ten requests a second."""
    directory: Path = tmp_path_factory.mktemp("calm")
    made = Server(directory, "--rate", str(RATE), "--own-machine", "1").start()
    yield made
    made.close()


def test_who_is_too_fast_has_to_wait_a_moment(calm: Server) -> None:
    ana, bo = calm.client("Ana"), calm.client("Bo", "127.0.0.2")
    answers = [ana.ask("GET", "/me") for _ in range(100)]
    late = [answer for answer in answers if answer.status_code == 429]
    assert answers[0].status_code == 200 and len(late) > 10
    assert late[0].headers["retry-after"] == "1"
    assert late[0].json()["type"] == "/problems/too-fast"
    assert bo.call("GET", "/me") == {"name": "Bo"}, "others are not held up"
    time.sleep(1)
    assert ana.call("GET", "/me") == {"name": "Ana"}


def test_each_connection_has_a_pace_of_its_own(calm: Server) -> None:
    ana = calm.client()
    made = ana.make("silver_gold", HUMAN, HUMAN)

    async def talk() -> None:
        async with live(ana, made.id, 0) as hasty, live(ana, made.id, 1) as other:
            for _ in range(200):
                await hasty.send('{"type":"ping"}')
            answers = [json.loads(await hasty.recv()) for _ in range(200)]
            pongs = sum(1 for answer in answers if answer["type"] == "pong")
            refused = [answer["problem"] for answer in answers if answer["type"] == "refused"]
            assert 4 * RATE <= pongs < 180
            assert {(problem["status"], problem["type"]) for problem in refused} == {(429, "/problems/too-fast")}
            await other.send('{"type":"ping"}')
            assert json.loads(await other.recv())["type"] == "pong"
            await asyncio.sleep(0.5)
            await hasty.send('{"type":"ping"}')
            assert json.loads(await hasty.recv())["type"] == "pong", "the connection that was too fast is still there"

    asyncio.run(talk())


def test_all_connections_of_an_address_have_a_pace_together(tmp_path: Path) -> None:
    made = Server(tmp_path, "--rate", str(RATE), "--own-machine", "1", "--people", "2")
    try:
        ana = made.start().client()
        table = ana.make("silver_gold", HUMAN, HUMAN)

        async def talk() -> tuple[int, float]:
            begun = time.monotonic()
            async with AsyncExitStack() as stack:
                sockets = [await stack.enter_async_context(live(ana, table.id, number % 2)) for number in range(6)]
                for socket in sockets:
                    for _ in range(2 * RATE):
                        await socket.send('{"type":"ping"}')
                answers = [json.loads(await socket.recv()) for socket in sockets for _ in range(2 * RATE)]
            return sum(1 for answer in answers if answer["type"] == "pong"), time.monotonic() - begun

        pongs, seconds = asyncio.run(talk())
        assert 2 * RATE <= pongs <= 2 * RATE * (4 + seconds)
    finally:
        made.close()


def live(client: Client, table: str, seat: int) -> connect:
    address = f"{client.server.url.replace('http', 'ws', 1)}/api/tables/{table}/live?seat={seat}"
    return connect(address, additional_headers={"Authorization": f"Bearer {client.token}"}, proxy=None)


def test_hints_are_rationed(calm: Server) -> None:
    """A hint keeps a processor busy for a second."""
    ana = calm.client()
    made = ana.make("silver_gold", HUMAN, HUMAN)
    seat = next(seat for seat in (0, 1) if ana.state(made.id, seat)["legal"])
    with httpx.Client(headers={"Authorization": f"Bearer {ana.token}"}, timeout=0.02) as hasty:
        for _ in range(5):
            # Whoever does not wait for the answer has asked all the same; a fast machine has it ready even so.
            with suppress(httpx.ReadTimeout):
                assert hasty.post(f"{calm.url}/api/tables/{made.id}/hint", json={"seat": seat}).status_code == 200
    with pytest.raises(Refused) as no:
        ana.hint(made.id, seat)
    assert (no.value.status, no.value.message) == (429, "hints-too-fast")
