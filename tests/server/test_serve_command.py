"""`sacbe serve` as a person meets it: what it prints, how it refuses, how it stops; and the page that it serves."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.server.serving import BOT, HUMAN, PATIENCE_SECONDS, ROOT, Server
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from sacbe.cli import main
from sacbe.server.page import ADDRESSES, page_routes

STOP_SECONDS = 10.0
MISTAKE = 2
INTERRUPTED = 130
RESTARTING = 1012
SCRIPT = "console.log('sacbe');\n" * 500


def sacbe(*words: str, data: Path) -> "subprocess.CompletedProcess[str]":
    """Run `sacbe serve` where it is expected to end by itself."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "SACBE_HOME": str(data)}
    command = [sys.executable, "-m", "sacbe", "serve", *words]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, cwd=ROOT, env=environment, timeout=PATIENCE_SECONDS
    )


def test_help_has_examples_and_every_option(tmp_path: Path) -> None:
    done = sacbe("--help", data=tmp_path)
    assert done.returncode == 0
    assert done.stdout.count("Example: sacbe serve") == 3
    for option in ("port", "host", "lan", "public-url", "database-url", "data", "processes", "rate", "page"):
        assert f"--{option}" in done.stdout


def test_a_mistake_is_one_sentence(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        cases = [
            (["--port", "70000"], "from 0 to 65535"),
            (["--port", "many"], "many"),
            (["--port", port], f"cannot listen on 127.0.0.1, port {port}"),
            (["--processes", "0"], "at least 1"),
            (["--rate", "0"], "more than 0"),
            (["--rate", "nan"], "more than 0"),
            (["--public-url", "games.example.org"], "https://games.example.org"),
            (["--public-url", "https://["], "https://games.example.org"),
            (["--page", str(tmp_path)], "no index.html"),
            (["--database-url", "mysql://a:secret@b/c"], "'mysql'"),
            (["--database-url", "nonsense"], "cannot read the database address"),
            (["--database-url", f"postgresql://ana:secret@/none?host={tmp_path}"], "cannot open the database none"),
            (["--host", "no.such.name.invalid"], "cannot listen on no.such.name.invalid"),
        ]
        for words, expected in cases:
            port_words = [] if "--port" in words else ["--port", "0"]
            home = str(tmp_path / "home")
            monkeypatch.setattr(sys, "argv", ["sacbe", "serve", *words, *port_words, "--data", home])
            with pytest.raises(SystemExit) as ended:
                main()
            said = capfd.readouterr()
            assert ended.value.code == MISTAKE, f"{words}: {said}"
            assert_one_sentence(said.out, said.err, expected)


def test_a_damaged_database_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "sacbe.db").write_bytes(b"This is no database.\n" * 500)
    done = sacbe("--port", "0", data=tmp_path)
    assert done.returncode == MISTAKE
    assert_one_sentence(done.stdout, done.stderr, "the file is not a database")
    assert (tmp_path / "sacbe.db").read_bytes().startswith(b"This is no database."), "and it is left as it was"


def assert_one_sentence(out: str, err: str, expected: str) -> None:
    assert expected in err
    assert err.startswith("sacbe: ") and err.count("\n") == 1, err
    assert "Traceback" not in err and "secret" not in err + out
    assert out == ""


def test_lan_says_what_it_opens_with_a_code_for_phones(serve: Callable[..., Server]) -> None:
    server = serve("--lan")
    assert server.process is not None and server.process.stdout is not None
    said = ""
    while "Stop with Ctrl-C" not in said:
        line = server.process.stdout.readline()
        assert line, said
        said += line
    found = re.search(r"http://(\d+\.\d+\.\d+\.\d+):(\d+)/", said)
    assert found, said
    assert "Everybody in your local network can open it and play" in said
    assert sum(1 for line in said.splitlines() if "█" in line or "▀" in line) > 10, "a QR code"
    answer = httpx.get(f"http://{found[1]}:{found[2]}/api/health")
    assert answer.json()["status"] == "ok"
    assert answer.json()["address"] == f"http://{found[1]}:{found[2]}", "invitations begin with it"


def test_invitations_begin_with_the_public_address_or_stay_on_this_machine(serve: Callable[..., Server]) -> None:
    assert serve().onlooker().call("GET", "/health")["address"] is None
    public = serve("--public-url", "https://games.example.org/")
    answer = httpx.get(f"{public.url}/api/health", headers={"Host": "games.example.org"})
    assert answer.json()["address"] == "https://games.example.org"


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 0), (signal.SIGINT, INTERRUPTED)])
def test_it_stops_at_once_with_open_connections_and_thinking_bots(
    serve: Callable[..., Server], number: int, code: int
) -> None:
    server = serve()
    ana = server.client()
    made = ana.make("silver_gold", HUMAN, HUMAN)
    bots = ana.make("tikal", BOT, BOT, pace=50)
    process = server.process
    assert process is not None
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/"

    async def stop() -> tuple[int, list[int | None]]:
        headers = {"Authorization": f"Bearer {ana.token}"}
        first = connect(f"{address}{made.id}/live?seat=0", additional_headers=headers, proxy=None)
        async with first as player, connect(f"{address}{bots.id}/live", proxy=None) as onlooker:
            sockets = [player, onlooker]
            for each in sockets:
                await each.send('{"type":"hello"}')
                await each.recv()
            process.send_signal(number)
            codes: list[int | None] = []
            for each in sockets:
                try:
                    async with asyncio.timeout(STOP_SECONDS):
                        while True:
                            await each.recv()
                except ConnectionClosed as end:
                    codes.append(end.rcvd.code if end.rcvd else None)
        return await asyncio.to_thread(process.wait, STOP_SECONDS), codes

    begun = time.monotonic()
    assert asyncio.run(stop()) == (code, [RESTARTING, RESTARTING])
    assert time.monotonic() - begun < STOP_SECONDS
    assert server.said().strip() == ""


# The page


@pytest.fixture(scope="module")
def paged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a page: a few files as a build of it leaves them."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Sacbe</title>")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "assets" / "index-3fb2a1c9.js").write_text(SCRIPT)
    (folder.parent / "secret.txt").write_text("not for you")
    made = Server(tmp_path_factory.mktemp("data"), "--page", str(folder)).start()
    yield made
    made.close()


def test_addresses_of_the_page_get_the_page(paged: Server) -> None:
    for path in ("/", "/index.html", "/table/abc-DEF_123", "/join", "/table/abc/step/17", "/rules/tikal"):
        answer = httpx.get(paged.url + path)
        assert answer.status_code == 200, path
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert "<title>Sacbe</title>" in answer.text
        assert "content-security-policy" in answer.headers


def test_the_server_knows_the_addresses_that_the_page_reads() -> None:
    source = (ROOT / "web" / "src" / "route.svelte.ts").read_text()
    read = set(re.findall(r'words\[0\] === "(\w+)"', source))
    assert read == {re.findall(r"\w+", address)[0] for address in ADDRESSES[1:]}


@pytest.mark.parametrize("path", ["/health", "/metrics", "/status", "/admin", "/table", "/table/a/b/c", "/wp-login"])
def test_no_other_address_gets_the_page_as_if_it_were_there(paged: Server, path: str) -> None:
    plain = httpx.get(paged.url + path, headers={"X-Forwarded-For": "192.0.2.7"})
    assert plain.status_code == 404
    assert plain.headers["content-type"] == "application/problem+json"
    browser = httpx.get(paged.url + path, headers={"Accept": "text/html,*/*;q=0.8", "X-Forwarded-For": "192.0.2.7"})
    assert browser.status_code == 404
    if path != "/metrics":
        assert "<title>Sacbe</title>" in browser.text, "somebody who mistyped finds the way from there"


def test_files_with_a_hash_in_their_name_are_kept_for_ever_and_sent_compressed(paged: Server) -> None:
    answer = httpx.get(f"{paged.url}/assets/index-3fb2a1c9.js")
    assert answer.text == SCRIPT
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(SCRIPT) / 10
    plain = httpx.get(f"{paged.url}/assets/index-3fb2a1c9.js", headers={"Accept-Encoding": "identity"})
    assert plain.text == SCRIPT and "content-encoding" not in plain.headers
    head = httpx.head(f"{paged.url}/assets/index-3fb2a1c9.js", headers={"Accept-Encoding": "identity"})
    assert (head.status_code, head.content, int(head.headers["content-length"])) == (200, b"", len(SCRIPT))
    kind = httpx.get(f"{paged.url}/manifest.webmanifest").headers["content-type"]
    assert kind == "application/manifest+json"


def test_what_the_browser_has_already_is_not_sent_again(paged: Server) -> None:
    tag = httpx.get(f"{paged.url}/").headers["etag"]
    answer = httpx.get(f"{paged.url}/", headers={"If-None-Match": tag})
    assert (answer.status_code, answer.content) == (304, b"")


def test_what_is_not_there_is_a_problem_document(paged: Server) -> None:
    outside = ["/secret.txt", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e%2f%2e%2e%2fsecret.txt"]
    for path in [*outside, "/assets/gone.js", "/api/nothing", "/api/tables/x/y/z", "/api", "/api/", "/favicon.ico"]:
        answer = httpx.get(paged.url + path)
        assert answer.status_code == 404, path
        assert answer.headers["content-type"] == "application/problem+json"
        assert "not for you" not in answer.text
    assert httpx.post(paged.url + "/", json={}).status_code == 405


def test_without_a_page_there_is_a_note_where_the_api_is(tmp_path: Path) -> None:
    """An installation from source may have none; the routes are those of the server, for an empty folder."""
    with TestClient(Litestar(page_routes(tmp_path), openapi_config=None)) as client:
        answer = client.get("/")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/plain")
        for word in ("/api/schema/openapi.json", "/api/schema/live.json", "docs/api.md"):
            assert word in answer.text
        assert client.get("/table/abc").status_code == 404
