"""Bounds for connections: how large a request may be, how long everything may take, and when a connection ends.

uvicorn reads whatever comes, for as long as it comes. This module adds bounds to its two protocols. The `gate` counts
connections; the `door` looks at what a request asks for.
"""

import asyncio
import inspect
from collections.abc import Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NoReturn, cast

import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sacbe.engine.errors import OptionError, say
from sacbe.server.door import BELIEVED, HEADERS, NOT_STORED
from sacbe.server.gate import Gate
from sacbe.server.problems import PROBLEM, Denial

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent

LARGEST_HEAD: Final = 32 * 1024
"""The most bytes of a request's first line and headers."""
MOST_HEADERS: Final = 100
LARGEST_REQUEST: Final = 4 * 1024 * 1024
"""The most bytes of a whole request as it is sent. The server accepts much less of a body; the rest is not read."""
MOST_PIPELINED: Final = 16
"""How many requests may wait for an earlier answer on the same connection."""
MOST_GATHERED: Final = 64 * 1024
"""How many characters for one WebSocket may wait for the end of the loop's turn, to be sent together."""
MOST_QUEUED: Final = 4
"""How many messages of a WebSocket may wait to be answered before no more are read."""
WRITTEN: Final = "sacbe.written"
"""Our own kind of ASGI message: a text for a WebSocket that is already encoded in UTF-8."""
TEXT: Final = 0x81
"""The first byte of a frame that is a whole text."""
MOST_FRAGMENTS: Final = 1_024
"""The most frames of a message."""
SLICE: Final = 8 * 1024
"""How many bytes of WebSocket frames are parsed before somebody else has a turn."""
VERY_LONG: Final = 10
"""In all, it may take at most this many times as long."""

STALLED: Final = "stalled"
FRAGMENTS: Final = "fragments"
"""The name of a count: such a client cannot be told."""
TOO_LARGE_HEAD: Final = Denial(431, "headers", say("the headers of that request are too large", "headers-too-large"))
TOO_LARGE: Final = Denial(413, "too-large", say("that is too large", "too-large"))
TOO_SLOW: Final = Denial(408, "too-slow", say("the request did not come in time; please send it again", "too-slow"))
TOO_MANY_HERE: Final = Denial(
    429, "connections", say("too many connections from one address; close some of them", "connections-here")
)
TOO_MANY: Final = Denial(503, "connections", say("too many people are here; come back in a moment", "connections"))
TOO_MANY_AT_ONCE: Final = Denial(429, "too-fast", say("too many requests; wait a moment", "too-fast"))
UNREADABLE: Final = Denial(400, "malformed", say("this cannot be read as a request", "unreadable"))


class Stall:
    """Watches whether a client still takes what is sent to it, however slowly."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._since = 0.0  # 0 if nothing waits
        self._moved = 0.0
        self._left = 0

    def begin(self, now: float) -> None:
        self._since = self._moved = now
        self._left = 0

    def end(self) -> None:
        self._since = 0.0

    def is_hopeless(self, now: float, transport: asyncio.WriteTransport) -> bool:
        """Has it taken nothing for long, or very little for very long?"""
        if not self._since:
            if not transport.is_closing():
                return False
            self.begin(now)
        left = transport.get_write_buffer_size()
        if left < self._left or not self._left:
            self._moved = now
        self._left = left
        return now > self._moved + self._seconds or now > self._since + VERY_LONG * self._seconds


class BoundedHttp(HttpToolsProtocol):
    """A connection for requests."""

    is_socket = False

    def __init__(self, gate: Gate, **given: Any) -> None:  # noqa: ANN401 - whatever uvicorn makes its own of
        super().__init__(**given)
        self._gate = gate
        self._in_head = True
        self._received = 0  # bytes of this request so far
        self._head = 0  # bytes of its head, as they are understood
        self._deadline = 0.0  # when the current reading has to be complete; 0 if there is none
        self._stall = Stall(gate.bounds.stalled_seconds)
        self._why: Denial | None = None
        self._is_over = False

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        full = self._gate.enter(self, self._address)
        if full is not None:
            self._end(TOO_MANY_HERE if full == "here" else TOO_MANY)
            return
        self._deadline = self.loop.time() + self._gate.bounds.head_seconds
        if self._gate.believes(self._address):
            self.app_state = {**self.app_state, BELIEVED: True}

    def connection_lost(self, exc: Exception | None) -> None:
        self._gate.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._is_over:
            return
        if self._in_head and not self._deadline:
            self._deadline = self.loop.time() + self._gate.bounds.head_seconds
        self._received += len(data)
        super().data_received(data)
        if not self._is_over and self._received > (LARGEST_HEAD if self._in_head else LARGEST_REQUEST):
            self._end(TOO_LARGE_HEAD if self._in_head else TOO_LARGE)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0

    def on_url(self, url: bytes) -> None:
        self._counted(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        # This is also called for what follows a chunked body.
        self._counted(len(name) + len(value) + 4)
        if len(self.headers) >= MOST_HEADERS:
            self._stop(TOO_LARGE_HEAD)
        super().on_header(name, value)

    def _counted(self, size: int) -> None:
        self._head += size
        if self._head > LARGEST_HEAD:
            self._stop(TOO_LARGE_HEAD)

    def _stop(self, denial: Denial) -> NoReturn:
        """Stop reading. uvicorn then calls `send_400_response`."""
        self._why = denial
        raise _Stop(denial.kind)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            self._stop(TOO_MANY_AT_ONCE)
        self._in_head = False
        self._deadline = self.loop.time() + self._gate.bounds.body_seconds
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head = True
        self._received = 0
        self._deadline = 0.0
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Refuse something that is no request, or that exceeds one of our bounds."""
        self._end(self._why or UNREADABLE)

    def _end(self, denial: Denial) -> None:
        """Close, and say why unless an answer is already being sent."""
        self._is_over = True
        self._deadline = 0.0
        self._gate.refuse(denial.kind, self._address)
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(_written(denial))
        self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        self._deadline = 0.0
        self.ws_protocol_class = cast(type[asyncio.Protocol], partial(BoundedSocket, self._gate, self))
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        self._stall.begin(self.loop.time())
        super().pause_writing()
        if not self._gate.waits(self, self.transport.get_write_buffer_size()):
            self._cut_off()

    def resume_writing(self) -> None:
        self._stall.end()
        self._gate.taken(self)
        super().resume_writing()

    def _cut_off(self) -> None:
        self._gate.refuse(STALLED, self._address)
        self.transport.abort()

    def look(self, now: float) -> None:
        """Is it time to end this?"""
        if self._deadline and now > self._deadline and not self.transport.is_closing():
            self._end(TOO_SLOW)
        if self._stall.is_hopeless(now, self.transport):
            self._cut_off()


class BoundedSocket(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket. It is read only as fast as it takes what is sent to it."""

    is_socket = True

    def __init__(self, gate: Gate, before: BoundedHttp, **given: Any) -> None:  # noqa: ANN401 - as above
        super().__init__(**given)
        self._gate = gate
        self._before = before
        self._unread = b""
        self._gathered: list[bytes] = []
        self._waiting = 0  # bytes of texts among it
        self._will_hand_over = False
        self._stall = Stall(gate.bounds.stalled_seconds)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._gate.become(self._before, self)
        if self._gate.believes(self._address):
            self.app_state = {**self.app_state, BELIEVED: True}

    def connection_lost(self, exc: Exception | None) -> None:
        self._gate.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._unread or len(data) > SLICE:
            waits = bool(self._unread)
            self._unread += data
            self._pause()
            if not waits:
                self._read_slice()
            elif self.close_sent:
                self.loop.call_soon(self._read_next)
        else:
            super().data_received(data)

    def _read_slice(self) -> None:
        """Look at some of what has come; at the rest when others have had their turn and this was answered."""
        data, self._unread = self._unread[:SLICE], self._unread[SLICE:]
        super().data_received(data)
        if self.queue.empty() or self.close_sent:
            self._go_on()

    def _go_on(self) -> None:
        """Read on, unless the client is to take something first."""
        if self.disconnected or self.transport.is_closing():
            self._unread = b""
        elif self.writable.is_set() or self.close_sent:
            if self._unread:
                self.loop.call_soon(self._read_next)
            elif self.read_paused:
                self.read_paused = False
                self.transport.resume_reading()

    def _read_next(self) -> None:
        if self._unread and (self.queue.empty() or self.close_sent):
            self._read_slice()

    def _pause(self) -> None:
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def handle_cont(self, event: Any) -> None:  # noqa: ANN401 - a frame of one of the versions of websockets
        if len(self.frames) >= MOST_FRAGMENTS:
            self._gate.refuse(FRAGMENTS, self._address)
            self.transport.close()
            return
        super().handle_cont(event)

    async def send(self, message: Any) -> None:  # noqa: ANN401 - an ASGI message, or one of our own kind
        """As uvicorn does; but what is sent in one turn of the loop is handed to the system together."""
        if message["type"] != WRITTEN:
            self._hand_over()
            await super().send(message)
            return
        body: bytes = message["body"]
        if not self.handshake_complete or not self.writable.is_set() or self.is_over:
            await super().send({"type": "websocket.send", "bytes": None, "text": body.decode()})
            return
        if self.conn.extensions:
            self.conn.send_text(body)
            self._gathered += self.conn.data_to_send()
        else:
            self._gathered += (head_of(len(body)), body)
        self._waiting += len(body)
        if self._waiting > MOST_GATHERED:
            self._hand_over()
        elif not self._will_hand_over:
            self._will_hand_over = True
            self.loop.call_soon(self._hand_over_gathered)

    @property
    def is_over(self) -> bool:
        return self.disconnected or self.close_sent or self.transport.is_closing()

    def _hand_over_gathered(self) -> None:
        self._will_hand_over = False
        self._hand_over()

    def _hand_over(self) -> None:
        """Give the system what has been gathered; nothing may follow a close."""
        gathered, self._gathered, self._waiting = self._gathered, [], 0
        if gathered and not self.is_over:
            self.transport.write(b"".join(gathered))

    def send_receive_event_to_app(self) -> None:
        """As uvicorn does; but it stops reading for every single message, and has to be told to go on after each."""
        before, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = before
        if self.queue.qsize() >= MOST_QUEUED:
            self._pause()

    async def receive(self) -> "ASGIReceiveEvent":
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self._go_on()
        return message

    def pause_writing(self) -> None:
        # Even a ping has an answer, so a client that takes nothing is not read either.
        super().pause_writing()
        self._stall.begin(self.loop.time())
        self._pause()
        if not self._gate.waits(self, self.transport.get_write_buffer_size()):
            self._cut_off()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stall.end()
        self._gate.taken(self)
        if self.queue.empty():
            self._go_on()

    def look(self, now: float) -> None:
        """Is it time to end this?"""
        if self._stall.is_hopeless(now, self.transport):
            self._cut_off()

    def _cut_off(self) -> None:
        self._gate.refuse(STALLED, self._address)
        self.transport.abort()


def head_of(size: int) -> bytes:
    """What comes before a text of so many bytes that is sent over a WebSocket in one frame (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2)
    return bytes((TEXT, 127)) + size.to_bytes(8)


class _Stop(Exception):
    """Raised where uvicorn's parser calls us: it reads no further."""


def _written(denial: Denial) -> bytes:
    """An answer as it is sent, without uvicorn, whose own has begun with nothing of this."""
    body = msgspec.json.encode(denial.problem())
    headers = [
        *HEADERS,
        NOT_STORED,
        (b"content-type", PROBLEM.encode()),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    if denial.status in (429, 503):
        headers.append((b"retry-after", b"1"))
    lines = [name + b": " + value + b"\r\n" for name, value in headers]
    return b"".join([STATUS_LINE[denial.status], *lines, b"\r\n", body])


USED: Final = {
    HttpToolsProtocol: (
        *("connection_made", "connection_lost", "data_received", "on_message_begin", "on_url", "on_header"),
        *("on_headers_complete", "on_message_complete", "send_400_response", "handle_websocket_upgrade"),
        *("pause_writing", "resume_writing"),
    ),
    WebSocketsSansIOProtocol: (
        *("connection_made", "connection_lost", "data_received", "handle_cont", "receive", "send"),
        *("send_receive_event_to_app", "pause_writing", "resume_writing"),
    ),
}
"""What of uvicorn's protocols is replaced here."""
KEPT_BY_HTTP: Final = ("parser", "loop", "app_state", "ws_protocol_class", "pipeline", "headers", "cycle", "client")
KEPT_BY_SOCKET: Final = (
    "queue",
    "read_paused",
    "writable",
    "close_sent",
    "conn",
    "disconnected",
    "handshake_complete",
    "frames",
    "app_state",
    "client",
)
"""What of their state is looked at."""


def check_uvicorn(protocols: Mapping[type[asyncio.Protocol], Iterable[str]] = USED) -> None:
    """Start with no uvicorn whose protocols are built another way: the bounds would be gone without a word."""
    for protocol, names in protocols.items():
        missing = [name for name in names if name not in vars(protocol)]
        code = inspect.getsource(protocol)
        kept = KEPT_BY_HTTP if protocol is HttpToolsProtocol else KEPT_BY_SOCKET
        missing += [name for name in kept if f"self.{name}" not in code]
        if missing:
            raise OptionError(
                "uvicorn", f"version {uvicorn.__version__} is not known: its {protocol.__name__} has no {missing[0]}"
            )


def protocol(gate: Gate) -> type[asyncio.Protocol]:
    """What uvicorn makes for each connection."""
    check_uvicorn()
    return cast(type[asyncio.Protocol], partial(BoundedHttp, gate))
