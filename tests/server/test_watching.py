"""What a host sees of the server: numbers, whether it is ready, which request a line is about, and few lines."""

import logging
import re
import resource
import time
from collections.abc import Callable

import httpx
import psycopg
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import make_url
from tests.server.databases import Place, postgresql
from tests.server.flooding import FIRST, OTHER, SECOND, dial, visited
from tests.server.serving import BOT, HUMAN, PATIENCE_SECONDS, Server

from sacbe.server.figures import FLOOD, Durations, Figures, Sparing

Serve = Callable[..., Server]
HANDSHAKES = 2_000
TOKEN = "open-sesame-open-sesame"
AWAY = {"X-Forwarded-For": "192.0.2.7"}
"""As a proxy on this machine says that it asks for somebody elsewhere."""


def numbers(server: Server, **headers: str) -> dict[str, float]:
    """The samples of /metrics, each under its name and labels."""
    answer = httpx.get(f"{server.url}/metrics", headers=headers, timeout=PATIENCE_SECONDS)
    assert answer.status_code == 200
    return {
        sample.name + "".join(f" {key}={value}" for key, value in sorted(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


# Numbers


def test_the_numbers_tell_what_happens(serve: Serve) -> None:
    server = serve()
    ana = server.client()
    made = ana.make("silver_gold", HUMAN, BOT)
    state = ana.wait_for(made.id, 0, lambda state: bool(state["legal"]))
    ana.act(made.id, 0, state["legal"][0]["action"])
    end = time.monotonic() + PATIENCE_SECONDS
    while not (found := numbers(server))["sacbe_thinking_seconds_count"] and time.monotonic() < end:
        time.sleep(0.2)
    assert found["sacbe_request_seconds_count route=/api/tables status=201"] == 1
    assert found["sacbe_request_seconds_count route=/api/tables/{table_id}/actions status=200"] == 1
    assert found["sacbe_tables status=running"] == 1
    assert found["sacbe_tables_in_memory"] == 1
    assert found["sacbe_commit_seconds_count"] > 0 and found["sacbe_changes_total"] > 0
    assert found["sacbe_thinking_seconds_count"] > 0
    assert found["process_resident_memory_bytes"] > 10_000_000
    assert found["sacbe_connections"] >= 1
    assert found["sacbe_loop_lag_seconds_count"] > 0
    assert {"sacbe_sockets", "sacbe_listeners", "sacbe_waiting_bytes", "sacbe_bots_waiting"} <= found.keys()


@pytest.mark.long
def test_the_numbers_tell_no_secret_and_stay_few(serve: Serve) -> None:
    server = serve()
    ana = server.client("Zacarias")
    made = ana.make("silver_gold", HUMAN, BOT, title="Friday evening")
    for number in range(50):
        ana.ask("GET", f"/tables/no-such-table-{number}")
        httpx.get(f"{server.url}/nothing/{number}")
        ana.http.request("PROPFIND", f"{server.url}/api/tables/{number}")
    text = httpx.get(f"{server.url}/metrics").text
    for secret in (ana.token, made.id, "Zacarias", "Friday", "no-such-table", "127.0.0", "nothing/"):
        assert secret not in text, secret
    assert text.count("\n") < 600


def test_the_numbers_are_for_this_machine_and_for_those_who_have_the_token(serve: Serve) -> None:
    plain, open_to_some = serve(), serve("--metrics-token", TOKEN)
    assert httpx.get(f"{plain.url}/metrics").status_code == 200
    assert httpx.get(f"{plain.url}/metrics", headers=AWAY).status_code == 404
    for shown, status in (
        ({}, 403),
        ({"Authorization": "Bearer wrong"}, 403),
        ({"Authorization": f"Bearer {TOKEN}"}, 200),
    ):
        answer = httpx.get(f"{open_to_some.url}/metrics", headers={**AWAY, **shown})
        assert answer.status_code == status, shown
        if status != 200:
            assert answer.headers["content-type"] == "application/problem+json"
            assert "sacbe_" not in answer.text
    by_environment = serve(environment={"SACBE_METRICS_TOKEN": TOKEN})
    assert numbers(by_environment, Authorization=f"Bearer {TOKEN}", **AWAY)


def test_durations_are_counted_by_bounds() -> None:
    durations = Durations()
    for seconds in (0.001, 0.005, 0.006, 99.0):
        durations.add(seconds)
    assert durations.counts[0] == 2 and durations.counts[1] == 1 and durations.counts[-1] == 1
    assert durations.total == pytest.approx(99.012)


# Ready


def statuses(server: Server) -> dict[str, int]:
    return {
        name: httpx.get(f"{server.url}/api/{name}", timeout=PATIENCE_SECONDS).status_code
        for name in ("live", "ready", "health")
    }


def wait_for(server: Server, wanted: dict[str, int]) -> None:
    end = time.monotonic() + PATIENCE_SECONDS
    while (found := statuses(server)) != wanted:
        assert time.monotonic() < end, found
        time.sleep(0.3)


FINE = {"live": 200, "ready": 200, "health": 200}
UNABLE = {"live": 200, "ready": 503, "health": 503}


def test_on_a_full_disk_the_server_is_there_but_not_ready(serve: Serve) -> None:
    server = serve()
    wait_for(server, FINE)
    assert server.process is not None
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    # No file may grow any more, as on a disk that is full.
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, before[1]))
    wait_for(server, UNABLE)
    answer = httpx.get(f"{server.url}/api/ready")
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["type"] == "/problems/store" and answer.headers["retry-after"]
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
    wait_for(server, FINE)


def test_without_its_file_the_server_is_not_ready(serve: Serve) -> None:
    server = serve()
    wait_for(server, FINE)
    ana = server.client()
    (server.data / "sacbe.db").rename(server.data / "away.db")
    wait_for(server, UNABLE)
    ana.ask("GET", "/tables")
    assert not (server.data / "sacbe.db").exists(), "nobody makes an empty one instead"
    (server.data / "sacbe.db").write_bytes((server.data / "away.db").read_bytes())
    time.sleep(1.5)
    assert statuses(server) == UNABLE, "a copy is not what we write to"
    (server.data / "sacbe.db").unlink()
    (server.data / "away.db").rename(server.data / "sacbe.db")
    wait_for(server, FINE)


def test_without_postgresql_the_server_is_not_ready(serve: Serve, postgresql_place: Place) -> None:
    server = serve("--database-url", postgresql_place.url)
    wait_for(server, FINE)
    name = make_url(postgresql_place.url).database

    def allow(whether: str) -> None:
        with psycopg.connect(postgresql().url("postgres"), autocommit=True) as connection:
            connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {whether}")

    allow("false")
    try:
        postgresql().drop_connections(postgresql_place.url)
        wait_for(server, UNABLE)
    finally:
        allow("true")
    wait_for(server, FINE)
    server.stop()


def test_trying_the_database_leaves_nothing_in_it(serve: Serve) -> None:
    server = serve()
    wait_for(server, FINE)
    import sqlite3

    with sqlite3.connect(server.data / "sacbe.db") as database:
        assert database.execute("SELECT count(*) FROM secrets WHERE name LIKE 'probe%'").fetchone() == (0,)


# Requests by their id


def test_every_answer_has_an_id_of_its_own(server: Server) -> None:
    asked = ("/", "/nothing.js", "/api/live", "/api/nothing", "/api/me", "/metrics")
    ids = [httpx.get(server.url + path).headers["x-request-id"] for path in asked]
    ids.append(httpx.get(f"{server.url}/api/live", headers={"Host": "evil.example"}).headers["x-request-id"])
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[0-9a-f]{8}-[0-9a-f]+", each) for each in ids)


def test_the_id_of_a_proxy_that_is_believed_is_kept_if_it_is_sane(server: Server) -> None:
    def asked(given: str, place: str) -> str:
        with httpx.Client(transport=httpx.HTTPTransport(local_address=place)) as client:
            return str(client.get(f"{server.url}/api/live", headers={"X-Request-Id": given}).headers["x-request-id"])

    good = "7f3c9a52-0d1b-4c5e-9f00-aa"
    assert asked(good, "127.0.0.1") == good
    assert asked(good, FIRST) != good, "anybody could write what he likes into the log"
    for bad in ("short", "a" * 65, "spaces in it", "semi;colon;x"):
        assert asked(bad, "127.0.0.1") != bad


def test_a_mistake_of_ours_has_its_id_in_the_answer_and_in_the_log(serve: Serve) -> None:
    server = serve()
    ana = server.client()
    made = ana.make("silver_gold", HUMAN, HUMAN)
    server.stop()
    import sqlite3

    with sqlite3.connect(server.data / "sacbe.db") as database:
        database.execute("UPDATE tables SET options = 'no JSON' WHERE id = ?", (made.id,))
    server.start()
    answer = ana.ask("GET", f"/tables/{made.id}/state")
    assert answer.status_code == 500
    problem = answer.json()
    assert problem["request"] == answer.headers["x-request-id"]
    assert f"(request {problem['request']})" in server.said()
    assert numbers(server)["sacbe_mistakes_total"] == 1


# Floods of lines


@pytest.mark.long
def test_ten_thousand_refused_handshakes_write_a_line_and_not_ten_thousand(serve: Serve) -> None:
    server = serve("--own-machine", "1")
    made = server.client().make("silver_gold", HUMAN, HUMAN)
    handshake = (
        f"GET /api/tables/{made.id}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nOrigin: http://evil.example\r\n\r\n"
    ).encode()
    with visited(server):
        for place in (FIRST, SECOND):
            for _ in range(HANDSHAKES // 2):
                with dial(server, place, handshake) as connection:
                    assert connection.recv(12) == b"HTTP/1.1 403"
    assert len(server.said().splitlines()) <= 2, server.said()[:2_000]
    assert numbers(server)["sacbe_refusals_total kind=origin"] == HANDSHAKES


def test_a_minute_of_refusals_is_one_line_that_says_how_many_and_where_from() -> None:
    figures = Figures()
    assert figures.flood() is None
    for _ in range(FLOOD - 1):
        figures.refused("origin", FIRST)
    assert figures.flood() is None, "a few are none of anybody's business"
    for _ in range(9_000):
        figures.refused("origin", FIRST)
    for number in range(1_000):
        figures.refused("too-fast", f"192.0.2.{number % 200}")
    line = figures.flood()
    assert line is not None
    assert line == (
        "refused 10000 times in the last minute, from 201 places (origin 9000, too-fast 1000); "
        f"9000 of them from {FIRST}"
    )
    assert figures.floods == 1 and figures.flood() is None
    for number in range(2 * FLOOD):
        figures.refused("origin", f"192.0.2.{number}")
    assert "192.0.2" not in str(figures.flood()), "nobody of many is named"


def test_lines_of_one_kind_are_few_a_minute_and_counted() -> None:
    sparing = Sparing(most=3, minute=60.0)

    def line(message: str, at: float) -> str | None:
        record = logging.LogRecord("sacbe.x", logging.WARNING, __file__, 1, message, (), None)
        record.created = at
        return str(record.msg) if sparing.filter(record) else None

    assert [line("it failed", 1.0) for _ in range(5)] == ["it failed"] * 3 + [None] * 2
    assert line("another", 2.0) == "another"
    assert line("it failed", 62.0) == "it failed (and 2 times more in the minutes before)"
    assert line("it failed", 63.0) == "it failed"


def test_visitors_who_are_refused_by_a_limit_are_counted(serve: Serve) -> None:
    server = serve("--own-machine", "1", "--rate", "5")
    with httpx.Client(transport=httpx.HTTPTransport(local_address=OTHER)) as client:
        late = sum(client.get(f"{server.url}/api/live").status_code == 429 for _ in range(60))
    assert late > 10
    assert numbers(server)["sacbe_refusals_total kind=too-fast"] == late
