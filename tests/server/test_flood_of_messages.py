"""Two visitors send all they may of what is dear to answer, over many connections: nobody else waits for it."""

import json
import threading
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from itertools import cycle
from pathlib import Path
from time import monotonic, sleep

import pytest
from tests.server.flooding import FIRST, OTHER, SECOND, dial, visited
from tests.server.serving import HUMAN, Client, Json, Server
from tests.server.test_flood_of_looks import act_once

SOCKETS = 40
"""Of each of the two."""
FLOOD_SECONDS = 6.0
BAR_SECONDS = 1.0
FAR = ["draw", "pass", "1 2 3", "move", "take 1 corn of all there is", "(" * 100]
"""What is no action, and has to be compared with every action to say so."""


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as it comes: this machine has no more than others."""
    directory: Path = tmp_path_factory.mktemp("usual")
    made = Server(directory, "--own-machine", "1").start()
    yield made
    made.close()


def masked(message: Json) -> bytes:
    """A message as a client sends it, masked with zeros."""
    body = json.dumps(message).encode()
    size = bytes([0x80 | len(body)]) if len(body) < 126 else bytes([0xFE]) + len(body).to_bytes(2)
    return b"\x81" + size + bytes(4) + body


class Flooder:
    """Somebody at a table of a long game, with many connections to it."""

    def __init__(self, server: Server, place: str, game: str, stack: ExitStack) -> None:
        self.client = server.client("Fay", place)
        self.table = self.client.make(game, HUMAN, HUMAN).id
        self.seat = 0 if self.client.state(self.table, 0)["legal"] else 1
        head = (
            f"GET /api/tables/{self.table}/live?seat={self.seat} HTTP/1.1\r\nHost: localhost\r\n"
            f"Authorization: Bearer {self.client.token}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self.sockets = [stack.enter_context(dial(server, place, head)) for _ in range(SOCKETS)]
        for each in self.sockets:
            assert each.recv(12) == b"HTTP/1.1 101"
            each.sendall(masked({"type": "hello"}))
            each.setblocking(False)

    def messages(self) -> Iterator[Json]:
        step = self.client.state(self.table, self.seat)["step"]
        for number, word in enumerate(cycle(FAR)):
            wish = {"seat": self.seat, "actions": [word]}
            yield {"type": "act", "id": f"request-{number:06}", "expected": step, **wish}
            yield {"type": "draft", **wish}
            yield {"type": "act", "id": f"request-{number:06}", "expected": step + 1, **wish}

    def flood(self) -> None:
        """Send and take what comes, on all connections in turn."""
        messages, end = self.messages(), monotonic() + FLOOD_SECONDS
        while monotonic() < end:
            for each in self.sockets:
                with suppress(BlockingIOError, ConnectionError):
                    each.send(b"".join(masked(next(messages)) for _ in range(10)))
                with suppress(BlockingIOError, ConnectionError):
                    while each.recv(1_000_000):
                        pass
            sleep(0.05)


def playing(server: Server) -> tuple[Client, str]:
    ana = server.client("Ana", OTHER)
    return ana, ana.make("tikal", HUMAN, HUMAN).id


@pytest.mark.parametrize("game", ["tzolkin", "silver_gold"])
def test_whoever_sends_what_is_dear_to_answer_holds_nobody_up(usual: Server, game: str) -> None:
    ana, table = playing(usual)
    with ExitStack() as stack:
        flooders = [Flooder(usual, place, game, stack) for place in (FIRST, SECOND)]
        with visited(usual):
            floods = [threading.Thread(target=each.flood) for each in flooders]
            for each in floods:
                each.start()
            sleep(0.5)
            taken = []
            while floods[0].is_alive():
                taken.append(act_once(ana, table))
                sleep(0.2)
            for each in floods:
                each.join()
    assert sorted(taken)[len(taken) // 2] < BAR_SECONDS, taken
