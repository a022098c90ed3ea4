"""What a server leaves behind, in its database and in its log: enough to go on after a restart, and no secret."""

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing

import httpx
from tests.server.serving import HUMAN, OPEN, Server


def test_no_token_is_kept_and_nothing_secret_is_logged(serve: Callable[..., Server]) -> None:
    server = serve()
    ana, bo = server.client("Ana"), server.client("Bo")
    made = ana.make("silver_gold", HUMAN, OPEN, OPEN)
    seat_token = bo.join(made.invitations[1])["token"]
    link = ana.invite(made.id, 2)
    seats = {"game": "tikal", "seats": [HUMAN, HUMAN]}
    guest = httpx.post(f"{server.url}/api/tables", json=seats, headers={"X-Sacbe": "1"})
    tokens = [ana.token, bo.token, seat_token, link, guest.cookies["sacbe"], *made.invitations.values()]
    for token in tokens:
        assert re.fullmatch(r"[A-Za-z0-9_-]{43}", token), "43 letters of 6 bits are 256 bits and a little"
    assert len(set(tokens)) == len(tokens)
    # Requests that go wrong in ways that others would write to a log.
    httpx.get(f"{server.url}/join?token={link}")
    ana.ask("GET", f"/nothing/{link}")
    ana.ask("POST", "/join", {"token": link, "nonce": "zz"})
    ana.ask("POST", f"/tables/{made.id}/actions", {"seat": "?"})
    seed = make_unreadable(server, made.id)

    server.restart()
    assert ana.call("GET", "/me") == {"name": "Ana"}, "a session outlasts the server"
    answer = ana.ask("GET", f"/tables/{made.id}/state")
    assert answer.status_code == 500
    assert answer.json()["detail"] == "this is a mistake of ours, and it has been noted"
    server.stop()

    said = server.said()
    assert "GET /api/tables/{table_id}/state failed (request " in said
    for secret in (*tokens, seed):
        assert secret not in said
    files = [path for path in server.data.rglob("*") if path.is_file()]
    assert any(path.name == "sacbe.db" for path in files)
    for path in files:
        kept = path.read_bytes()
        for token in tokens:
            assert token.encode() not in kept, path.name


def make_unreadable(server: Server, table: str) -> str:
    """Make a mistake of ours on purpose: the table cannot be read any more. Its seed."""
    with closing(sqlite3.connect(server.data / "sacbe.db")) as database:
        (seed,) = database.execute("SELECT seed FROM tables WHERE id = ?", (table,)).fetchone()
        database.execute("UPDATE tables SET options = '[' WHERE id = ?", (table,))
        database.commit()
    return str(seed)
