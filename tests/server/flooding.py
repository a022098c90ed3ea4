"""Strangers who want to stop a server, from addresses of their own, and what others notice of it meanwhile."""

import os
import resource
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
from tests.server.serving import PATIENCE_SECONDS, Server

FIRST, SECOND, OTHER = "127.0.0.2", "127.0.0.3", "127.0.0.4"
"""Two who flood, and another visitor."""
BAR_SECONDS = 0.3
"""So long another visitor's request may take during a flood."""
LOOK_SECONDS = 0.05
ENOUGH = 3
"""So many answers at least before a flood, and in all twice as many."""


def memory(server: Server) -> float:
    """How much memory the server's own process holds, in MB."""
    assert server.process is not None
    text = Path(f"/proc/{server.process.pid}/status").read_text()
    line = next(line for line in text.splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) / 1024


def endpoint(server: Server) -> tuple[str, int]:
    name, _, port = server.url.removeprefix("http://").partition(":")
    return name, int(port)


def dial(server: Server, place: str, sent: bytes = b"") -> socket.socket:
    """A bare connection from an address, with something said on it."""
    made = socket.socket()
    made.settimeout(PATIENCE_SECONDS)
    made.bind((place, 0))
    made.connect(endpoint(server))
    with suppress(OSError):
        made.sendall(sent)
    return made


def answer(connection: socket.socket) -> bytes:
    """All that is said on a connection until it is closed."""
    said = b""
    with suppress(ConnectionError):
        while part := connection.recv(65536):
            said += part
    return said


def allow_many_files(count: int = 4096) -> None:
    """Have this process open many connections."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < count:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(count, hard), hard))


class Visitor:
    """Somebody who asks again and again whether the server is there, and notes how long it takes."""

    def __init__(self, server: Server, place: str = OTHER, path: str = "/api/health") -> None:
        self._url = server.url + path
        self._http = httpx.Client(transport=httpx.HTTPTransport(local_address=place), timeout=PATIENCE_SECONDS)
        self.seconds: list[float] = []
        self.statuses: set[int] = set()
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._ask)

    def _ask(self) -> None:
        while not self._over.wait(LOOK_SECONDS):
            begun = time.monotonic()
            self.statuses.add(self._http.get(self._url).status_code)
            self.seconds.append(time.monotonic() - begun)

    @property
    def slow(self) -> int:
        """How many of the answers were late: two in a hundred are the machine's own, which runs other tests too."""
        return sum(1 for each in self.seconds if each > BAR_SECONDS)

    def wait_for(self, many: int) -> None:
        """Until there have been so many answers: a short flood may be over before a busy machine gives the first."""
        end = time.monotonic() + PATIENCE_SECONDS
        while len(self.seconds) < many and time.monotonic() < end:
            time.sleep(LOOK_SECONDS)

    def __enter__(self) -> "Visitor":
        self._thread.start()
        return self

    def __exit__(self, *what: object) -> None:
        self._over.set()
        self._thread.join(PATIENCE_SECONDS)
        self._http.close()

    def assert_fine(self) -> None:
        assert self.statuses == {200}
        assert len(self.seconds) >= 2 * ENOUGH
        assert self.slow <= len(self.seconds) / 50, (
            f"{self.slow} of {len(self.seconds)}, worst {max(self.seconds):.2f} s"
        )


@contextmanager
def visited(server: Server) -> Iterator[Visitor]:
    """While something happens, another visitor's requests are answered in time."""
    with Visitor(server) as visitor:
        visitor.wait_for(ENOUGH)
        yield visitor
        visitor.wait_for(2 * ENOUGH)
    visitor.assert_fine()


def processors() -> int:
    return len(os.sched_getaffinity(0))
