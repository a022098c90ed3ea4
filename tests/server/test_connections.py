"""Connections and requests that are too many, too large or too slow: they end, and nobody else notices."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from tests.server.flooding import (
    FIRST,
    OTHER,
    SECOND,
    allow_many_files,
    answer,
    dial,
    memory,
    visited,
)
from tests.server.serving import PATIENCE_SECONDS, Server
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.frames import Frame, Opcode

from sacbe.engine.errors import OptionError
from sacbe.server.connections import LARGEST_HEAD, MOST_HEADERS, check_uvicorn, head_of
from sacbe.server.gate import BODY_SECONDS, HEAD_SECONDS, MOST_WAITING, Believed, Bounds, Gate

FLOOD = 1_000
MOST_GROWTH = 30.0
"""MB."""
SENT = 64 * 1024 * 1024
LINE = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as it comes, whatever its pace."""
    directory: Path = tmp_path_factory.mktemp("guarded")
    made = Server(directory).start()
    yield made
    made.close()


def status(said: bytes) -> int:
    return int(said.split(b" ", 2)[1]) if said else 0


def problem(said: bytes) -> str:
    head, _, body = said.partition(b"\r\n\r\n")
    assert b"application/problem+json" in head and b"content-security-policy" in head
    return str(json.loads(body)["type"]).removeprefix("/problems/")


def flooded(server: Server, place: str, begin: bytes, part: bytes) -> tuple[bytes, int]:
    """Send without end on one connection; what the server said, and how much it was sent."""
    with dial(server, place, begin) as connection:
        sent = 0
        connection.settimeout(2.0)
        with suppress(OSError):
            while sent < SENT:
                connection.sendall(part)
                sent += len(part)
        with suppress(OSError):
            return answer(connection), sent
    return b"", sent


@pytest.mark.parametrize(
    "part",
    [b"X-Long: " + b"a" * 4_000 + b"\r\n", b"a" * 65_536, b"X: y\r\n" * 1_000],
    ids=["long headers", "one header", "many headers"],
)
def test_headers_without_end_are_refused_early(guarded: Server, part: bytes) -> None:
    before = memory(guarded)
    with visited(guarded):
        for place in (FIRST, SECOND):
            said, sent = flooded(guarded, place, LINE, part)
            assert sent < SENT / 4, "the server stopped listening"
            if said:
                # A client that goes on sending may lose the answer.
                assert status(said) == 431 and problem(said) == "headers"
    assert memory(guarded) - before < MOST_GROWTH


def test_a_request_line_without_end_is_refused_early(guarded: Server) -> None:
    before = memory(guarded)
    said, sent = flooded(guarded, FIRST, b"GET /", b"a" * 65_536)
    assert sent < SENT / 4
    assert not said or status(said) == 431
    assert memory(guarded) - before < MOST_GROWTH


def test_headers_are_counted_and_measured_to_the_byte(guarded: Server) -> None:
    def asked(*headers: bytes) -> bytes:
        lines = b"".join(header + b"\r\n" for header in headers)
        with dial(guarded, FIRST, LINE + lines + b"Connection: close\r\n\r\n") as connection:
            return answer(connection)

    assert status(asked()) == 200
    assert status(asked(*[b"X: y"] * (MOST_HEADERS - 2))) == 200
    said = asked(*[b"X: y"] * MOST_HEADERS)
    assert status(said) == 431 and problem(said) == "headers"
    assert status(asked(b"X: " + b"a" * (LARGEST_HEAD - 200))) == 200
    assert status(asked(b"X: " + b"a" * LARGEST_HEAD)) == 431


def test_headers_after_a_body_in_pieces_are_bounded_too(guarded: Server) -> None:
    begin = b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n"
    before = memory(guarded)
    _, sent = flooded(guarded, FIRST, begin, b"X-Long: " + b"a" * 4_000 + b"\r\n")
    assert sent < SENT / 4
    assert memory(guarded) - before < MOST_GROWTH


def test_a_body_without_end_is_not_listened_to(guarded: Server) -> None:
    begin = b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    before = memory(guarded)
    with visited(guarded):
        pieces = begin + b"Transfer-Encoding: chunked\r\n\r\n"
        _, sent = flooded(guarded, FIRST, pieces, b"10000\r\n" + b" " * 65_536 + b"\r\n")
        assert sent < SENT / 2
        said, sent = flooded(guarded, SECOND, begin + b"Content-Length: 9999999999\r\n\r\n", b" " * 65_536)
        assert sent < SENT / 2
        assert not said or status(said) == 413
    assert memory(guarded) - before < MOST_GROWTH


def test_a_thousand_requests_at_once_on_one_connection_are_refused(guarded: Server) -> None:
    with dial(guarded, FIRST, (LINE + b"\r\n") * 5_000) as connection:
        said = answer(connection)
    assert said.count(b"HTTP/1.1 200") < 100
    with dial(guarded, FIRST, (LINE + b"\r\n") * 3 + LINE + b"Connection: close\r\n\r\n") as connection:
        assert answer(connection).count(b"HTTP/1.1 200") == 4, "a few are fine"


@pytest.mark.parametrize(
    "sent", [b"", LINE, b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n"]
)
def test_a_thousand_idle_or_half_requests_lock_nobody_out_and_end_by_themselves(guarded: Server, sent: bytes) -> None:
    allow_many_files()
    before = memory(guarded)
    with ExitStack() as stack, visited(guarded):
        made = [stack.enter_context(dial(guarded, place, sent)) for _ in range(FLOOD) for place in (FIRST, SECOND)]
        assert memory(guarded) - before < MOST_GROWTH
        for connection in made[-20:]:
            # The last came too late to be let in.
            assert status(answer(connection)) in (429, 0)
        if sent != LINE:
            return
        begun = time.monotonic()
        said = [answer(connection) for connection in made[:20]]
        assert time.monotonic() - begun < 3 * HEAD_SECONDS
        assert {status(each) for each in said} == {408}
    with dial(guarded, FIRST, LINE + b"Connection: close\r\n\r\n") as connection:
        assert status(answer(connection)) == 200, "there is room again"


def test_who_has_too_many_connections_is_told(guarded: Server) -> None:
    allow_many_files()
    with ExitStack() as stack:
        for _ in range(Bounds.each):
            stack.enter_context(dial(guarded, FIRST, LINE))
        late = stack.enter_context(dial(guarded, FIRST))
        said = answer(late)
        assert status(said) == 429 and problem(said) == "connections"
        assert b"retry-after: 1" in said
        other = stack.enter_context(dial(guarded, OTHER, LINE + b"Connection: close\r\n\r\n"))
        assert status(answer(other)) == 200


def test_a_proxy_that_is_believed_may_have_any_number(guarded: Server) -> None:
    allow_many_files()
    with ExitStack() as stack:
        for _ in range(2 * Bounds.each):
            stack.enter_context(dial(guarded, "127.0.0.1", LINE))
        late = stack.enter_context(dial(guarded, "127.0.0.1", LINE + b"Connection: close\r\n\r\n"))
        assert status(answer(late)) == 200


def test_which_proxies_are_believed() -> None:
    plain = Believed("127.0.0.1")
    assert "127.0.0.1" in plain and "127.0.0.2" not in plain and "::1" not in plain
    several = Believed("10.0.0.0/8, ::1,proxy")
    assert all(each in several for each in ("10.1.2.3", "::1", "proxy")) and "11.0.0.1" not in several
    assert "192.0.2.7" in Believed("*")


@pytest.mark.long
def test_a_body_that_trickles_is_given_up(guarded: Server) -> None:
    begin = b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n"
    with dial(guarded, FIRST, begin) as connection:
        connection.settimeout(1.0)
        begun = time.monotonic()
        said = b""
        while time.monotonic() - begun < BODY_SECONDS + 10 and not said:
            with suppress(OSError):
                connection.sendall(b" ")
            with suppress(TimeoutError):
                said = answer(connection) or b"gone"
        assert said == b"gone" or status(said) == 408
        assert time.monotonic() - begun < BODY_SECONDS + 10
    assert "Traceback" not in guarded.said()


def test_a_connection_that_is_asked_nothing_more_is_closed(guarded: Server) -> None:
    with dial(guarded, FIRST, LINE + b"\r\n") as connection:
        begun = time.monotonic()
        assert status(answer(connection)) == 200
        assert time.monotonic() - begun < PATIENCE_SECONDS / 2


def test_a_uvicorn_that_is_built_another_way_is_refused_at_the_start() -> None:
    check_uvicorn()
    with pytest.raises(OptionError, match="HttpToolsProtocol has no on_everything"):
        check_uvicorn({HttpToolsProtocol: ["on_everything"]})


def test_places_are_counted_and_given_back() -> None:
    gate = Gate(Bounds(each=2, all=3), Believed("127.0.0.1"))

    class Fake:
        pass

    connections = [Fake() for _ in range(5)]

    def enter(number: int, address: str) -> str | None:
        return gate.enter(connections[number], address)  # type: ignore[arg-type]

    assert [enter(0, "192.0.2.1"), enter(1, "192.0.2.1"), enter(2, "192.0.2.1")] == [None, None, "here"]
    assert [enter(2, "127.0.0.1"), enter(3, "127.0.0.1")] == [None, "all"]
    gate.leave(connections[0])  # type: ignore[arg-type]
    assert enter(3, "192.0.2.1") is None
    assert len(gate) == 3
    # Whoever was never let in takes nobody's place.
    gate.leave(connections[4])  # type: ignore[arg-type]
    assert len(gate) == 3


def test_what_waits_for_the_clients_of_an_address_is_bounded() -> None:
    gate = Gate(Bounds(), Believed("127.0.0.1"))
    some = [object() for _ in range(4)]

    def waits(number: int, size: int) -> bool:
        return gate.waits(some[number], size)  # type: ignore[arg-type]

    for number, place in enumerate(("192.0.2.1", "192.0.2.1", "192.0.2.2", "127.0.0.1")):
        gate.enter(some[number], place)  # type: ignore[arg-type]
    assert waits(0, MOST_WAITING // 2) and waits(1, MOST_WAITING // 2)
    assert waits(2, MOST_WAITING), "others have their own"
    assert waits(3, 2 * MOST_WAITING), "a proxy takes what it is given"
    assert not waits(1, MOST_WAITING // 2 + 1)
    gate.taken(some[0])  # type: ignore[arg-type]
    assert waits(1, MOST_WAITING // 2 + 1)
    gate.leave(some[1])  # type: ignore[arg-type]
    assert waits(0, MOST_WAITING)


def test_the_ends_of_one_network_of_ipv6_are_one_visitor() -> None:
    gate = Gate(Bounds(each=1), Believed(""))
    assert gate.enter(object(), "2001:db8::1") is None  # type: ignore[arg-type]
    assert gate.enter(object(), "2001:db8::2") == "here"  # type: ignore[arg-type]
    assert gate.enter(object(), "2001:db8:0:1::1") is None  # type: ignore[arg-type]


def test_the_server_takes_all_the_files_that_it_may_have(serve: Callable[..., Server]) -> None:
    server = serve()
    assert server.process is not None
    limits = Path(f"/proc/{server.process.pid}/limits").read_text()
    line = next(line for line in limits.splitlines() if line.startswith("Max open files"))
    soft, hard = line.split()[3:5]
    assert int(soft) >= min(Bounds.all, int(hard))


def test_frames_without_end_hold_nobody_up(guarded: Server) -> None:
    """Pings have answers: whoever takes none of them is not read any more."""
    made = guarded.client().make("silver_gold", {"kind": "human"}, {"kind": "human"})
    begin = (
        f"GET /api/tables/{made.id}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()
    ping = b"\x89\xfd\x00\x00\x00\x00" + b"a" * 125
    before = memory(guarded)
    with visited(guarded), ExitStack() as stack:
        sockets = []
        for place in (FIRST, SECOND):
            connection = stack.enter_context(dial(guarded, place, begin))
            connection.recv(100)
            connection.settimeout(0.5)
            sockets.append(connection)
        end = time.monotonic() + 4.0
        sent = 0
        for connection in sockets:
            with suppress(OSError):
                while time.monotonic() < end and sent < SENT:
                    sent += connection.send(ping * 500)
    assert memory(guarded) - before < MOST_GROWTH


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 400_000])
def test_a_text_goes_out_in_one_frame_as_the_protocol_has_it(size: int) -> None:
    text = b"a" * size
    assert head_of(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
