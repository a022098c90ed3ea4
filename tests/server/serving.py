"""A real server process for the tests, and clients that play at its tables over HTTP and WebSocket.

`server` is one process for the whole test run; every test makes tables of its own there. `serve` starts one with
options for a single test, which may stop it, kill it and start it again on the same data.
"""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]

ROOT = Path(__file__).resolve().parents[2]
START_SECONDS = 60.0
QUICK = 2_000.0
"""How many times as much as a visitor the tests may have where they do not say otherwise: they are quick."""
PATIENCE_SECONDS = 60.0
"""How long something may take on a busy machine before a test says that it does not happen."""

HUMAN: Json = {"kind": "human"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "level": "random"}


class Refused(Exception):
    """The server said no; `problem` is the document that says why."""

    def __init__(self, problem: Json) -> None:
        super().__init__(problem.get("detail", ""))
        self.problem = problem

    @property
    def status(self) -> int:
        return int(self.problem["status"])

    @property
    def kind(self) -> str:
        return str(self.problem["type"]).removeprefix("/problems/")

    @property
    def message(self) -> str:
        return str(self.problem.get("message", ""))


def _hear_ctrl_c() -> None:
    """Tests that were started in the background have been told to ignore Ctrl-C; a server has not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Server:
    """A server process: `sacbe serve` on a free port, its data in one directory."""

    def __init__(self, data: Path, *words: str, environment: dict[str, str] | None = None) -> None:
        self.data = data
        self.log = data / "stderr.txt"
        self._words = words
        self._environment = environment or {}
        self._clients: list[Client] = []
        self.process: subprocess.Popen[str] | None = None
        self.url = ""

    def start(self) -> "Server":
        """Start the process; it answers when this returns."""
        self.data.mkdir(parents=True, exist_ok=True)
        paths = [path for path in sys.path if path]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "SACBE_HOME": str(self.data)}
        own = [] if "--own-machine" in self._words else ["--own-machine", str(QUICK)]
        port = [] if "--port" in self._words else ["--port", "0"]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "sacbe", "serve", *port, "--data", str(self.data), *own, *self._words],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=ROOT,
                env={**environment, **self._environment},
                preexec_fn=_hear_ctrl_c,  # noqa: PLW1509 - it only sets a signal
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"open at http://[^:]+:(\d+)/", line)
            if found:
                self.url = f"http://127.0.0.1:{found[1]}"
                return self
        self.process.wait(START_SECONDS)
        pytest.fail(f"the server did not start: {self.said()}", pytrace=False)

    def said(self) -> str:
        """What it wrote to its log."""
        return self.log.read_text() if self.log.exists() else ""

    def stop(self) -> None:
        """Stop it as Ctrl-C does."""
        self._end(lambda process: process.terminate())

    def kill(self) -> None:
        """Kill -9: no last words."""
        self._end(lambda process: process.kill())

    def _end(self, how: "Callable[[subprocess.Popen[str]], None]") -> None:
        if self.process is None:
            return
        how(self.process)
        self.process.wait(START_SECONDS)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None

    def restart(self) -> "Server":
        """Stop and start on the same data. Clients go on: they find the new port themselves."""
        self.stop()
        return self.start()

    def client(self, name: str = "Ana", address: str | None = None) -> "Client":
        """Somebody new, with a session of their own; at another address of this machine they are another visitor."""
        made = Client(self, name, address)
        self._clients.append(made)
        return made

    def onlooker(self, address: str | None = None) -> "Client":
        """Somebody without a session, who can only look."""
        made = Client(self, None, address)
        self._clients.append(made)
        return made

    def close(self) -> None:
        for client in self._clients:
            client.http.close()
        self.stop()


class Client:
    """Somebody at the server, known by a token."""

    def __init__(self, server: Server, name: str | None, address: str | None = None) -> None:
        self.server = server
        self.address = address
        self.http = httpx.Client(timeout=PATIENCE_SECONDS, transport=httpx.HTTPTransport(local_address=address))
        self.token = ""
        if name is not None:
            try:
                self.token = self.call("POST", "/session", {"name": name})["token"]
            except Refused:
                self.http.close()
                raise
            self.http.headers["Authorization"] = f"Bearer {self.token}"

    # Requests as they are

    def ask(self, method: str, path: str, body: Json | None = None, **query: object) -> httpx.Response:
        """A request, answered or refused."""
        shown: dict[str, Any] = {name: value for name, value in query.items() if value is not None}
        return self.http.request(method, f"{self.server.url}/api{path}", json=body, params=shown)

    def call(self, method: str, path: str, body: Json | None = None, **query: object) -> Json:
        """What the server answers; Refused if it says no."""
        answer = self.ask(method, path, body, **query)
        if answer.status_code >= 400:
            raise Refused(answer.json())
        answered: Json = answer.json() if answer.content else {}
        return answered

    # Tables and seats

    def make(self, game: str, *seats: Json, **more: object) -> "Made":
        """A new table; `more` is options, title, listed, pace, hints, stand_ins, ticket."""
        return Made(self.call("POST", "/tables", {"game": game, "seats": list(seats), **more}))

    def table(self, table: str) -> Json:
        """The table, what is mine there, and whether I am its host."""
        return self.call("GET", f"/tables/{table}")

    def tables(self, which: str = "mine") -> list[Json]:
        return list(self.call("GET", "/tables", which=which)["tables"])

    def promise(self) -> Json:
        """A deal that is promised before any nonce."""
        return self.call("POST", "/deals")

    def invited_to(self, token: str) -> Json:
        """The table that an invitation is for, and the seat."""
        return self.call("POST", "/invitation", {"token": token})

    def join(self, token: str, **more: object) -> Json:
        return self.call("POST", "/join", {"token": token, **more})

    def take(self, table: str, seat: int, **more: object) -> Json:
        return self.call("POST", f"/tables/{table}/seats/{seat}/take", more)

    def invite(self, table: str, seat: int) -> str:
        return str(self.call("POST", f"/tables/{table}/seats/{seat}/invitation")["token"])

    def put_bot(self, table: str, seat: int, level: str = "random") -> Json:
        return self.call("PUT", f"/tables/{table}/seats/{seat}/bot", {"level": level})

    def stand_in(self, table: str, seat: int, level: str | None = None) -> Json:
        """Without a level, the bot that the table agreed on."""
        body: Json = {} if level is None else {"level": level}
        return self.call("PUT", f"/tables/{table}/seats/{seat}/stand-in", body)

    def come_back(self, table: str, seat: int) -> Json:
        return self.call("DELETE", f"/tables/{table}/seats/{seat}/stand-in")

    # Play

    def state(self, table: str, seat: int | None = None) -> Json:
        return self.call("GET", f"/tables/{table}/state", seat=seat)

    def act(
        self, table: str, seat: int, *actions: int | str, expected: int | None = None, request: str | None = None
    ) -> Json:
        """Do actions; without `expected`, whatever has happened."""
        return self.call("POST", f"/tables/{table}/actions", self._wish(table, seat, expected, request, actions))

    def undo(self, table: str, seat: int, expected: int | None = None, request: str | None = None) -> Json:
        return self.call("POST", f"/tables/{table}/undo", self._wish(table, seat, expected, request))

    def _wish(
        self,
        table: str,
        seat: int,
        expected: int | None,
        request: str | None,
        actions: Sequence[int | str] | None = None,
    ) -> Json:
        step = self.state(table, seat)["step"] if expected is None else expected
        wish: Json = {"id": request or new_id(), "seat": seat, "expected": step}
        return wish if actions is None else {**wish, "actions": list(actions)}

    def draft(self, table: str, seat: int, *actions: int | str) -> Json | None:
        """Keep a plan and see where it leads; without actions there is none any more."""
        return self.call("PUT", f"/tables/{table}/draft", {"type": "draft", "seat": seat, "actions": list(actions)})

    def why(self, table: str, seat: int, action: int | str, *draft: int | str) -> Json:
        body = {"seat": seat, "action": action, "draft": list(draft)}
        return self.call("POST", f"/tables/{table}/why", body)

    def propose_end(self, table: str, seat: int) -> Json:
        return self.call("POST", f"/tables/{table}/end", {"seat": seat})

    def answer(self, table: str, proposal: str, seat: int, agree: bool) -> Json:
        return self.call("POST", f"/tables/{table}/proposals/{proposal}", {"seat": seat, "agree": agree})

    def resign(self, table: str, seat: int) -> Json:
        return self.call("POST", f"/tables/{table}/resign", {"seat": seat})

    def hint(self, table: str, seat: int) -> Json:
        return self.call("POST", f"/tables/{table}/hint", {"seat": seat})

    # The past

    def steps(self, table: str, after: int = 0, seat: int | None = None) -> Json:
        return self.call("GET", f"/tables/{table}/steps", after=after, seat=seat)

    def moment(self, table: str, step: int, seat: int | None = None) -> Json:
        return self.call("GET", f"/tables/{table}/steps/{step}", seat=seat)

    def scores(self, table: str, seat: int | None = None) -> list[Json]:
        return list(self.call("GET", f"/tables/{table}/scores", seat=seat)["lines"])

    def analysis(self, table: str, seat: int | None = None) -> list[Json]:
        """The turns of a finished game."""
        return list(self.call("GET", f"/tables/{table}/analysis", seat=seat)["turns"])

    def judge(self, table: str, turn: int) -> Json:
        return self.call("POST", f"/tables/{table}/analysis/{turn}")

    def record(self, table: str, seat: int | None = None) -> str:
        answer = self.ask("GET", f"/tables/{table}/record", seat=seat)
        if answer.status_code >= 400:
            raise Refused(answer.json())
        return answer.text

    def bring_in(self, record: str, title: str = "") -> str:
        """The id of the table that a record becomes."""
        return str(self.call("POST", "/records", {"record": record, "title": title})["table"]["id"])

    def fork(self, table: str, move: int, *seats: Json, seat: int | None = None) -> str:
        """The id of the new table."""
        answer = self.call("POST", f"/tables/{table}/fork", {"move": move, "seats": list(seats)}, seat=seat)
        return str(answer["table"]["id"])

    # Longer things

    def wait_for(self, table: str, seat: int | None, there: Callable[[Json], bool]) -> Json:
        """The state of a table, once it is as wished; bots may have to think first."""
        end = time.monotonic() + PATIENCE_SECONDS
        while not there(state := self.state(table, seat)):
            if time.monotonic() > end:
                pytest.fail(f"it did not come to that; the server said: {self.server.said()}", pytrace=False)
            time.sleep(0.02)
        return state

    def play_out(self, table: str, seats: Sequence[int], choose: Callable[[Json], int] | None = None) -> Json:
        """Play the seats that are mine to the end of the game, whatever others do; the last state."""
        while True:
            for seat in seats:
                state = self.state(table, seat)
                if state["table"]["status"] != "running":
                    return state
                while state["legal"]:
                    action = choose(state) if choose else state["legal"][0]["action"]
                    try:
                        state = self.act(table, seat, action, expected=state["step"])["state"]
                    except Refused as no:
                        if no.kind != "stale":
                            raise
                        state = no.problem["state"]
            time.sleep(0.01)

    def live(self, table: str, seat: int | None = None, seen: int | None = None) -> "Live":
        """A WebSocket of the table, for `async with`."""
        return Live(self, table, seat, seen)


class Made:
    """A table that was made: its id, and the tokens of its open seats."""

    def __init__(self, answer: Json) -> None:
        self.info: Json = answer["table"]
        self.id: str = self.info["id"]
        self.invitations: dict[int, str] = {each["seat"]: each["token"] for each in answer["invitations"]}


class Live:
    """One WebSocket; says hello when it is opened."""

    def __init__(self, client: Client, table: str, seat: int | None, seen: int | None) -> None:
        self._client = client
        self._seen = seen
        server = client.server.url.replace("http", "ws", 1)
        self._address = f"{server}/api/tables/{table}/live" + ("" if seat is None else f"?seat={seat}")
        self.seat = seat
        self.heard: list[Json] = []
        """Every message so far."""
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> "Live":
        headers = {"Authorization": f"Bearer {self._client.token}"} if self._client.token else {}
        source = None if self._client.address is None else (self._client.address, 0)
        self._socket = await connect(
            self._address, additional_headers=headers, max_size=None, proxy=None, local_addr=source
        )
        await self.send({"type": "hello", "seen": self._seen})
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._socket is not None
        await self._socket.close()

    async def send(self, message: Json | str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def next(self, kind: str | None = None) -> Json:
        """The next message, or the next of a kind; others on the way are kept in `heard`."""
        assert self._socket is not None
        while True:
            async with asyncio.timeout(PATIENCE_SECONDS):
                text = await self._socket.recv()
            message: Json = json.loads(text)
            self.heard.append(message)
            if kind in (None, message["type"]):
                return message

    async def quiet(self, seconds: float = 0.3) -> bool:
        """Does nothing come for a while?"""
        try:
            async with asyncio.timeout(seconds):
                await self.next()
        except TimeoutError:
            return True
        return False

    async def closed(self) -> int | None:
        """Wait until the server closes the connection; the code it gives."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else None

    async def act(self, *actions: int | str, expected: int, request: str | None = None) -> Json:
        """Do actions; the answer to this very request, `done` or `refused`."""
        wish = request or new_id()
        await self.send({"type": "act", "id": wish, "seat": self.seat, "expected": expected, "actions": list(actions)})
        while True:
            message = await self.next()
            if message.get("id", message.get("problem", {}).get("id")) == wish:
                return message


def new_id() -> str:
    """A request id that nobody used before."""
    return uuid.uuid4().hex


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A server for the whole run, with everything as usual but for the pace: tests are quick."""
    with tempfile.TemporaryDirectory(prefix="sacbe-server-") as directory:
        made = Server(Path(directory)).start()
        try:
            yield made
        finally:
            made.close()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers of this test's own, with words of the command line."""
    made: list[Server] = []

    def start(*words: str, data: Path | None = None, environment: dict[str, str] | None = None) -> Server:
        one = Server(data or tmp_path / f"server-{len(made)}", *words, environment=environment)
        made.append(one)
        return one.start()

    yield start
    for one in made:
        one.close()
