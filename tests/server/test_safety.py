"""What must not be possible: acting for another seat, from another site, under another name, too fast, too large.

And what must not be seen: the seed of a game that is being played.
"""

import json
import re
import socket
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing

import httpx
import pytest
from tests.server.serving import BOT, HUMAN, OPEN, PATIENCE_SECONDS, Client, Json, Made, Refused, Server, new_id

from sacbe.server.door import HEADERS

GAMES = ("silver_gold", "tikal", "tzolkin")
OWN = {"X-Sacbe": "1"}


@pytest.fixture
def browser(server: Server) -> Iterator[httpx.Client]:
    """A browser: it keeps cookies, and shows no token."""
    with httpx.Client(base_url=server.url, timeout=PATIENCE_SECONDS) as made:
        yield made


def new_table(game: str = "silver_gold") -> Json:
    return {"game": game, "seats": [HUMAN, HUMAN]}


# Cookies and where a request comes from


def test_a_guest_gets_a_cookie_that_scripts_cannot_read(browser: httpx.Client) -> None:
    answer = browser.post("/api/tables", json=new_table(), headers=OWN)
    assert answer.status_code == 201
    words = {word.strip().lower() for word in answer.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=strict", "path=/"} <= words
    assert "secure" not in words, "on plain HTTP a browser would throw it away"
    assert re.fullmatch(r"sacbe=[A-Za-z0-9_-]{43}", answer.headers["set-cookie"].split(";")[0])
    table = answer.json()["table"]["id"]
    assert browser.get(f"/api/tables/{table}").json()["yours"] == [0, 1]


def test_behind_https_the_cookie_is_secure_and_the_browser_told_to_stay_there(serve: Callable[..., Server]) -> None:
    server = serve("--public-url", "https://games.example.org/")
    headers = {**OWN, "Host": "games.example.org", "Origin": "https://games.example.org"}
    answer = httpx.post(f"{server.url}/api/tables", json=new_table(), headers=headers)
    assert answer.status_code == 201
    assert "Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    # A proxy that does not pass the name on is fine too: the page's own address is known.
    headers["Host"] = "127.0.0.1:8420"
    assert httpx.post(f"{server.url}/api/tables", json=new_table(), headers=headers).status_code == 201
    headers["Origin"] = "https://games.example.org.evil.example"
    assert httpx.post(f"{server.url}/api/tables", json=new_table(), headers=headers).status_code == 403


def test_a_browser_changes_something_only_from_our_own_page(server: Server, browser: httpx.Client) -> None:
    table = browser.post("/api/tables", json=new_table(), headers=OWN).json()["table"]["id"]

    def try_with(headers: dict[str, str]) -> int:
        return browser.post(f"/api/tables/{table}/why", json={"seat": 0, "action": 0}, headers=headers).status_code

    assert try_with(OWN) == 200
    assert try_with({**OWN, "Origin": server.url, "Sec-Fetch-Site": "same-origin"}) == 200
    assert try_with({}) == 403, "the cookie alone is not enough"
    for origin in ("https://evil.example", "null", "http://localhost", server.url + "0", "http://[", ""):
        assert try_with({**OWN, "Origin": origin}) == 403, origin
    for site in ("cross-site", "same-site"):
        assert try_with({**OWN, "Sec-Fetch-Site": site}) == 403, site


def test_the_session_of_a_guest_cannot_be_set_by_another_site(server: Server) -> None:
    """Without a cookie too, a foreign page must not get a session made for the browser that it runs in."""
    answer = httpx.post(f"{server.url}/api/tables", json=new_table(), headers={"Origin": "https://evil.example"})
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


def test_a_name_that_is_not_ours_is_refused_whatever_it_points_to(server: Server) -> None:
    """A page at evil.example can have its name point to this machine; the browser then says that name as Host."""
    port = server.url.rpartition(":")[2]
    for host in ("evil.example", f"evil.example:{port}", "", "localhost.evil.example", "127.0.0.1.evil.example"):
        for path in ("/", "/api/health", "/api/schema/openapi.json"):
            answer = httpx.get(f"{server.url}{path}", headers={"Host": host})
            assert answer.status_code == 421, host
            assert answer.headers["content-type"] == "application/problem+json"
    for host in (f"localhost:{port}", "LOCALHOST", "127.0.0.1", "[::1]:80", "192.168.1.7:8420"):
        assert httpx.get(f"{server.url}/api/health", headers={"Host": host}).status_code == 200, host


def test_two_host_headers_are_refused(server: Server) -> None:
    name, _, port = server.url.removeprefix("http://").partition(":")
    with socket.create_connection((name, int(port)), PATIENCE_SECONDS) as raw:
        raw.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
        assert raw.recv(1_000).startswith((b"HTTP/1.1 421", b"HTTP/1.1 400"))


# Headers


def test_every_answer_carries_the_headers_that_keep_a_page_to_itself(server: Server, browser: httpx.Client) -> None:
    made = server.client().make("tikal", HUMAN, HUMAN)
    asked = [
        browser.get("/"),
        browser.get("/nothing.js"),
        browser.get("/api/health"),
        browser.get("/api/nothing"),
        browser.get("/api/schema/openapi.json"),
        browser.get(f"/api/tables/{made.id}/state"),
        browser.get(f"/api/tables/{made.id}/state?seat=0"),
        browser.get(f"/api/tables/{made.id}/record"),
        browser.patch("/api/health"),
        browser.request("TRACE", "/api/health"),
        browser.options("/api/health"),
        browser.post("/api/session", content="{", headers={"Content-Type": "application/json"}),
        browser.post("/api/session", json={"name": "Ana"}, headers={"Origin": "null"}),
        browser.get("/api/health", headers={"Host": "evil.example"}),
    ]
    statuses = {answer.status_code for answer in asked}
    assert {200, 400, 403, 404, 405, 421} <= statuses
    for answer in asked:
        for name, value in HEADERS:
            assert answer.headers.get_list(name.decode()) == [value.decode()], f"{answer.url} {name!r}"
        assert "server" not in answer.headers
        if answer.url.path.startswith("/api"):
            assert answer.headers["cache-control"] == "no-store", answer.url
    policy = asked[0].headers["content-security-policy"]
    assert "default-src 'none'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy


# Names, sizes, pace


@pytest.mark.parametrize(
    "name",
    [
        "A\nna", "A\tna", "Ana\x00", "\x1b[31mAna", "Ana\u202e", "\u2066Ana", "A\u200bna", "Ana\ufeff", "A\u2028na",
        "Ana\x85", "\u3164", "\u2800", "   ", "", "A" * 41, "\ue000", "A\u200dna",
    ],
)  # fmt: skip
def test_a_name_with_signs_that_cannot_be_seen_is_refused(server: Server, name: str) -> None:
    nobody = server.onlooker()
    answer = nobody.ask("POST", "/session", {"name": name})
    assert answer.status_code == 400
    assert answer.json()["type"] in ("/problems/name", "/problems/malformed")
    ana = server.client()
    seat = {**HUMAN, "name": name}
    assert ana.ask("POST", "/tables", {"game": "tikal", "seats": [HUMAN, seat]}).status_code == 400
    assert ana.ask("PUT", "/me", {"name": name}).status_code == 400
    if name.strip():
        answer = ana.ask("POST", "/tables", {"game": "tikal", "seats": [HUMAN, HUMAN], "title": name * 3})
        assert answer.status_code == 400


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", "Zoë \u0141\u0105cka", "🐆 Jaguar", "a & b", "'; --", "李"]
)
def test_every_other_name_is_text_as_it_was_written(server: Server, name: str) -> None:
    ana = server.client(name)
    assert ana.call("GET", "/me") == {"name": name}
    made = ana.make("silver_gold", {**HUMAN, "name": name}, BOT)
    answer = ana.ask("GET", f"/tables/{made.id}")
    assert answer.json()["table"]["seats"][0]["name"] == name
    assert answer.headers["content-type"].startswith("application/json")


def test_spaces_around_a_name_go_and_letters_are_composed(server: Server) -> None:
    assert server.client("  Zoe\u0308   B ").call("GET", "/me") == {"name": "Zoë B"}


def test_what_is_too_large_is_refused(server: Server) -> None:
    ana = server.client()
    answer = ana.ask("POST", "/records", {"record": "x" * 600_000})
    assert (answer.status_code, answer.json()["type"]) == (413, "/problems/too-large")

    def parts() -> Iterator[bytes]:
        for _ in range(600):
            yield b" " * 1_000

    headers = {"Authorization": f"Bearer {ana.token}", "Content-Type": "application/json"}
    answer = httpx.post(f"{server.url}/api/records", content=parts(), headers=headers)
    assert answer.status_code == 413, "also when its length is not said before"
    assert ana.ask("POST", "/records", {"record": "x" * 400_001}).status_code == 400


def test_what_is_not_json_is_refused(server: Server) -> None:
    address = f"{server.url}/api/session"
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/xml", ""):
        answer = httpx.post(address, content=b'{"name":"Ana"}', headers={"Content-Type": kind} if kind else {})
        assert (answer.status_code, answer.json()["type"]) == (415, "/problems/not-json"), kind
    for content in (
        b"{",
        b"\xff",
        b"[" * 50_000,
        b'{"name":"\\ud800"}',
        b'{"name":1}',
        b'{"name":"a","x":' + b"[" * 9_000,
    ):
        answer = httpx.post(address, content=content, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["type"]) == (400, "/problems/malformed"), content[:20]
    answer = httpx.post(address, content=b'{"name":1}', headers={"Content-Type": "application/json; charset=utf-8"})
    assert answer.json()["place"] == "name"
    assert httpx.post(address).json()["detail"] == "this needs a body"


# Whose is what


def deeds(table: str, legal: int, step: int, proposal: str) -> list[tuple[str, str, Json | None]]:
    """Everything that changes a table, as the holder of seat 0 may do it."""
    return [
        ("POST", f"/tables/{table}/actions", {"id": new_id(), "seat": 0, "expected": step, "actions": [legal]}),
        ("POST", f"/tables/{table}/undo", {"id": new_id(), "seat": 0, "expected": step}),
        ("PUT", f"/tables/{table}/draft", {"seat": 0, "actions": [legal]}),
        ("DELETE", f"/tables/{table}/seats/0/draft", None),
        ("POST", f"/tables/{table}/why", {"seat": 0, "action": legal}),
        ("POST", f"/tables/{table}/hint", {"seat": 0}),
        ("POST", f"/tables/{table}/end", {"seat": 0}),
        ("POST", f"/tables/{table}/resign", {"seat": 0}),
        ("POST", f"/tables/{table}/proposals/{proposal}", {"seat": 0, "agree": True}),
        ("POST", f"/tables/{table}/seats/0/take", {}),
        ("POST", f"/tables/{table}/seats/0/invitation", None),
        ("PUT", f"/tables/{table}/seats/0/bot", {"level": "random"}),
        ("PUT", f"/tables/{table}/seats/0/stand-in", {"level": "random"}),
        ("DELETE", f"/tables/{table}/seats/0/stand-in", None),
    ]


def test_the_list_above_has_every_route_that_changes_a_table(server: Server) -> None:
    document = server.onlooker().call("GET", "/schema/openapi.json")
    there = {
        (method.upper(), path.removeprefix("/api"))
        for path, item in document["paths"].items()
        for method in item
        if method != "get" and "{table_id}" in path
    }
    named = {
        (method, re.sub(r"/seats/\d", "/seats/{seat}", path))
        for method, path, _ in deeds("{table_id}", 0, 0, "{proposal}")
    }
    # Going on from a game makes another table; it is looked at below. Judging a turn changes nothing.
    assert named == there - {("POST", "/tables/{table_id}/fork"), ("POST", "/tables/{table_id}/analysis/{turn}")}


@pytest.mark.parametrize("game", GAMES)
def test_nobody_else_can_do_anything_for_a_seat(server: Server, game: str) -> None:
    ana, bo, stranger = server.client("Ana"), server.client("Bo"), server.client("Cy")
    made = ana.make(game, HUMAN, OPEN, OPEN)
    bo.join(made.invitations[1])
    dan = server.client("Dan")
    dan.join(made.invitations[2])
    proposal = bo.propose_end(made.id, 1)["table"]["proposals"][0]["id"]
    mine = ana.state(made.id, 0)
    legal = mine["legal"][0]["action"] if mine["legal"] else 0
    before = seen_by_all(made, ana, bo)
    wrong = server.onlooker()
    wrong.http.headers["Authorization"] = "Bearer " + "x" * 43
    for who, statuses in ((bo, {403, 409}), (stranger, {403}), (server.onlooker(), {403}), (wrong, {401})):
        for method, path, body in deeds(made.id, legal, mine["step"], proposal):
            answer = who.ask(method, path, body)
            # A bot may stand in for somebody who is away long enough; here nobody is.
            assert answer.status_code in statuses, f"{method} {path}: {answer.text}"
            problem = answer.json()
            assert problem["status"] == answer.status_code and "state" not in problem
        for path in ("state", "steps", "steps/0", "scores", "record"):
            assert who.ask("GET", f"/tables/{made.id}/{path}", seat=0).status_code in (401, 403)
    assert seen_by_all(made, ana, bo) == before
    with pytest.raises(Refused) as no:
        stranger.fork(made.id, 0, HUMAN, BOT, BOT)
    assert no.value.status == 409


def seen_by_all(made: Made, ana: Client, bo: Client) -> list[bytes]:
    asked = [ana.ask("GET", f"/tables/{made.id}/state", seat=0), bo.ask("GET", f"/tables/{made.id}/state", seat=1)]
    asked.append(ana.ask("GET", f"/tables/{made.id}/state"))
    return [answer.raise_for_status().content for answer in asked]


def test_only_its_maker_invites_to_a_table_and_seats_bots(server: Server) -> None:
    ana, bo = server.client("Ana"), server.client("Bo")
    made = ana.make("silver_gold", HUMAN, OPEN, OPEN)
    bo.join(made.invitations[1])
    for who in (bo, server.client("Cy")):
        assert who.ask("POST", f"/tables/{made.id}/seats/2/invitation").status_code == 403
        assert who.ask("PUT", f"/tables/{made.id}/seats/2/bot", {"level": "random"}).status_code == 403
        assert who.ask("POST", f"/tables/{made.id}/seats/2/take", {}).status_code == 403, "it is not listed"


# What must not be seen


@pytest.mark.parametrize("game", GAMES)
def test_no_answer_about_a_running_game_has_its_seed(server: Server, game: str) -> None:
    ana, bo = server.client("Ana"), server.client("Bo")
    nonce = new_id()
    made = ana.make(game, {**HUMAN, "nonce": nonce}, OPEN, listed=True)
    bo.join(made.invitations[1], nonce=new_id())
    seat = next(seat for seat, who in enumerate((ana, bo)) if who.state(made.id, seat)["legal"])
    player = (ana, bo)[seat]
    player.act(made.id, seat, player.state(made.id, seat)["legal"][0]["action"])
    with closing(sqlite3.connect(server.data / "sacbe.db")) as database:
        (seed,) = database.execute("SELECT seed FROM tables WHERE id = ?", (made.id,)).fetchone()
        hashes = [row[0] for row in database.execute("SELECT token_hash FROM sessions")]
    assert re.fullmatch(r"[0-9a-f]{64}", seed)
    document = ana.call("GET", "/schema/openapi.json")
    said: list[str] = []
    for path in document["paths"]:
        if "get" not in document["paths"][path]:
            continue
        parts = {"table_id": made.id, "game": game, "language": "en", "step": 1, "lesson": "first", "seat": 0}
        where = path.removeprefix("/api").format(**parts)
        for who, own in ((ana, 0), (bo, 1), (server.onlooker(), None)):
            for which in ("mine", "open", "running"):
                answer = who.ask("GET", where, seat=own, which=which)
                # A game is analysed when it is over, and there is nothing to take along for who has no session.
                nobody = 401 if own is None and where == "/me/everything" else 200
                expected = 409 if where.endswith("/analysis") else nobody
                assert answer.status_code == expected, f"{where}: {answer.text}"
                said.append(answer.text)
    said += [json.dumps(player.state(made.id, seat)), ana.ask("POST", f"/tables/{made.id}/undo", {}).text]
    everything = "\n".join(said)
    assert made.id in everything
    assert seed not in everything and seed[:16] not in everything
    assert not any(each in everything for each in hashes)
    assert ana.table(made.id)["table"]["commitment"] in everything


def test_an_invitation_opens_a_seat_once(server: Server) -> None:
    ana, bo, cy = server.client("Ana"), server.client("Bo"), server.client("Cy")
    made = ana.make("silver_gold", HUMAN, OPEN)
    seated = bo.join(made.invitations[1])
    assert cy.ask("POST", "/join", {"token": made.invitations[1]}).status_code == 404
    assert cy.join(seated["token"])["seat"] == 1, "whoever has the new token is the same person on another device"
    assert cy.ask("POST", "/join", {"token": seated["token"]}).status_code == 404
