"""Running the server in this process: the port, the database, and a word when it is ready."""

import asyncio
import logging
import os
import signal
import socket
from collections.abc import Callable
from typing import Final

import uvicorn

from sacbe.engine.errors import OptionError
from sacbe.server.app import Settings, make_app
from sacbe.server.connections import protocol
from sacbe.server.figures import Figures, Sparing
from sacbe.server.gate import Believed, Bounds, Gate, most_connections
from sacbe.server.sealing import seal_server
from sacbe.server.store.database import Database

LARGEST_MESSAGE: Final = 64 * 1024
BELIEVED_BY_ITSELF: Final = "127.0.0.1"
"""The proxy that is believed where nobody says otherwise; uvicorn goes by the same."""
NOT_WORTH_A_LINE: Final = (
    "Invalid UTF-8 sequence",
    "Invalid HTTP request",
    "Unsupported upgrade request",
    # uvicorn takes a refused handshake for an application that forgot to answer.
    "ASGI callable returned without completing handshake",
)
LAST_WORDS_SECONDS: Final = 3
"""So long requests that are being answered may take when the server stops."""


def take_port(host: str, port: int) -> socket.socket:
    """A socket that listens there; OptionError if somebody else has the port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((host, port))
    except OSError as error:
        taken.close()
        raise OptionError("port", f"cannot listen on {host}, port {port}: {error.strerror}") from None
    return taken


def run(settings: Settings, database: Database, port: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until a signal says stop; `ready` is called when requests are answered."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("uvicorn.error").addFilter(_is_worth_a_line)
    for handler in logging.getLogger().handlers:
        handler.addFilter(Sparing())
    bounds = Bounds(settings.limits.connections, most_connections(settings.limits.all_connections))
    gate = Gate(bounds, Believed(os.environ.get("FORWARDED_ALLOW_IPS", BELIEVED_BY_ITSELF)))
    figures = Figures()
    gate.note = figures.refused
    config = uvicorn.Config(
        make_app(settings, database, figures, gate),
        http=protocol(gate),
        ws="websockets-sansio",
        lifespan="on",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST_MESSAGE,
        timeout_graceful_shutdown=LAST_WORDS_SECONDS,
    )
    seal_server()
    # When it has shut down, uvicorn raises again whatever signal it was stopped by. SIGTERM has had its effect then.
    before = signal.signal(signal.SIGTERM, lambda number, frame: None)
    try:
        _Announcing(config, gate, ready).run(sockets=[port])
    finally:
        signal.signal(signal.SIGTERM, before)


class _Announcing(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, gate: Gate, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._gate = gate
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._watching = asyncio.create_task(self._gate.watch())
        self._ready()


def _is_worth_a_line(record: logging.LogRecord) -> bool:
    """What anybody can cause: it is refused and counted, and would only fill the log."""
    return not str(record.msg).startswith(NOT_WORTH_A_LINE)
