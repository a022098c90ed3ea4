"""How long somebody else waits for an answer, while one visitor asks for all they can."""

import threading
import time
from collections.abc import Callable
from types import TracebackType

import httpx
import pytest
from tests.server.serving import PATIENCE_SECONDS, Server

BAR_SECONDS = 0.3
"""No answer to anybody else may take longer."""
EVERY_SECONDS = 0.02
TRIES = 3


def visitor(address: str) -> httpx.Client:
    """A client that comes from another address of this machine."""
    return httpx.Client(transport=httpx.HTTPTransport(local_address=address), timeout=PATIENCE_SECONDS)


class Pings:
    """For `with`: asks a server again and again, and beside it one that nobody else asks: how busy is the machine?"""

    def __init__(self, server: Server, quiet: Server, address: str = "127.0.0.3") -> None:
        self._took: dict[Server, list[float]] = {server: [], quiet: []}
        self._server, self._quiet = server, quiet
        self._address = address
        self._over = threading.Event()
        self._threads = [threading.Thread(target=self._ask, args=(each,)) for each in (server, quiet)]

    def _ask(self, server: Server) -> None:
        with visitor(self._address) as client:
            while not self._over.is_set() or not self._took[server]:
                begun = time.perf_counter()
                client.get(f"{server.url}/api/health").raise_for_status()
                self._took[server].append(time.perf_counter() - begun)
                time.sleep(EVERY_SECONDS)

    def __enter__(self) -> "Pings":
        for each in self._threads:
            each.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._over.set()
        for each in self._threads:
            each.join(PATIENCE_SECONDS)

    @property
    def longest(self) -> float:
        """The longest wait, less what the machine itself made everybody wait."""
        return max(self._took[self._server]) - max(self._took[self._quiet])

    def __str__(self) -> str:
        mine, quiet = sorted(self._took[self._server]), sorted(self._took[self._quiet])
        half = len(mine) // 2
        return (
            f"{len(mine)} pings: median {1000 * mine[half]:.0f} ms, longest {1000 * mine[-1]:.0f} ms; "
            f"at a quiet server {1000 * quiet[-1]:.0f} ms"
        )


def nobody_waits(server: Server, quiet: Server, flood: Callable[[], None]) -> None:
    """Nobody else waits longer than the bar during this flood.

    A busy machine may hold up anybody once, and a flood that holds others up does so each time.
    """
    said: list[str] = []
    for _ in range(TRIES):
        with Pings(server, quiet) as pings:
            flood()
        said.append(str(pings))
        if pings.longest < BAR_SECONDS:
            return
    pytest.fail("; ".join(said), pytrace=False)
