"""Who is asking: programs with a token, browsers with a cookie, and whoever only looks."""

import httpx
from tests.server.serving import HUMAN, Server

OWN = {"X-Sacbe": "1"}


def test_looking_makes_no_session(server: Server) -> None:
    with httpx.Client(base_url=server.url) as browser:
        for path in ("/", "/api/me", "/api/tables", "/api/games", "/api/rules/tikal"):
            assert "set-cookie" not in browser.get(path).headers
        assert browser.get("/api/me").json() == {"name": "Guest"}
        assert browser.get("/api/tables").json() == {"tables": []}


def test_the_first_thing_a_guest_does_makes_a_session_and_the_next_ones_do_not(server: Server) -> None:
    with httpx.Client(base_url=server.url, headers=OWN) as browser:
        assert "set-cookie" in browser.put("/api/me", json={"name": "Zoë"}).headers
        assert "set-cookie" not in browser.put("/api/me", json={"name": "Zoë B"}).headers
        assert browser.get("/api/me").json() == {"name": "Zoë B"}


def test_a_browser_with_an_old_cookie_is_a_guest_and_gets_a_new_one(server: Server) -> None:
    headers = {**OWN, "Cookie": "theme=dark; sacbe=" + "x" * 43 + "; other=1"}
    with httpx.Client(base_url=server.url, headers=headers) as browser:
        assert browser.get("/api/me").json() == {"name": "Guest"}
        assert "set-cookie" in browser.put("/api/me", json={"name": "Zoë"}).headers


def test_odd_cookies_and_headers_are_no_session(server: Server) -> None:
    for cookie in ("", "sacbe", "sacbe=", "=;;=", "sacbe==", 'sacbe="', "xsacbe=1"):
        answer = httpx.get(f"{server.url}/api/me", headers={"Cookie": cookie})
        assert answer.json() == {"name": "Guest"}, cookie
    for shown in ("Basic YTpi", "Token abc", ""):
        assert httpx.get(f"{server.url}/api/me", headers={"Authorization": shown}).json() == {"name": "Guest"}
    for shown in ("Bearer", "bearer nonsense", "Bearer \xff"):
        headers = [(b"Authorization", shown.encode("latin-1"))]
        answer = httpx.get(f"{server.url}/api/me", headers=headers)
        assert (answer.status_code, answer.json()["type"]) == (401, "/problems/token"), shown


def test_a_program_with_a_token_that_is_none_is_told_so(server: Server) -> None:
    nobody = server.onlooker()
    nobody.http.headers["Authorization"] = "Bearer " + "x" * 43
    for method, path, body in (
        ("GET", "/me", None),
        ("PUT", "/me", {"name": "Ana"}),
        ("POST", "/tables", {"game": "tikal", "seats": [HUMAN, HUMAN]}),
        ("GET", "/tables", None),
    ):
        answer = nobody.ask(method, path, body)
        assert (answer.status_code, answer.json()["message"]) == (401, "token")
        assert "set-cookie" not in answer.headers
