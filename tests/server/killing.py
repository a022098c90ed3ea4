"""Clients that play at many tables while their server is killed again and again, and what must be true afterwards.

Every client keeps its own account: which requests were acknowledged, which refused, and every step that it was told of.
When the connection is gone it comes back, says which step it has seen last, and sends the request that was never
answered once more, with the same id. In the end the accounts are compared with what lies in the database.

The tests run a short form. For a long one:

    python -m tests.server.killing --kills 20 --tables 200 [--postgresql]
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from tests.server.databases import Place, postgresql
from tests.server.serving import Json, Server, new_id
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sacbe.server.checking import Findings, check, open_as_it_is
from sacbe.server.store.actions import ActionRow, actions_of

GAMES = ("silver_gold", "tikal", "tzolkin")
LEVELS = {"silver_gold": ("random", "greedy", "novice"), "tikal": ("random", "greedy"), "tzolkin": ("random", "greedy")}
GONE = (OSError, ConnectionClosed, InvalidHandshake, httpx.TransportError, EOFError, TimeoutError)
"""How it shows that the server was killed."""
LOOK_UP_SECONDS = 1.0
"""How often a client that hears nothing looks whether the others have stopped."""


@dataclass
class Request:
    """Something that a client wants done."""

    id: str
    expected: int
    action: int


@dataclass
class Account:
    """What one client knows of one seat: its requests and their fate, and each step as it was told."""

    table: str
    seat: int
    token: str
    pending: Request | None = None
    done: dict[str, int] = field(default_factory=dict)
    """Acknowledged requests: id and action."""
    refused: set[str] = field(default_factory=set)
    again: int = 0
    """How often a repeated request turned out to have been done before."""
    steps: list[Json] = field(default_factory=list)
    view: Json = field(default_factory=dict)
    over: bool = False
    resumed: int = 0

    def learn(self, steps: list[Json], state: Json) -> None:
        """Take in steps that follow on what is known, and the view after them."""
        for step in steps:
            assert step["step"] == len(self.steps) + 1, f"step {step['step']} came after {len(self.steps)}"
            self.steps.append(told(step))
        assert state["step"] == len(self.steps), f"the state is of step {state['step']}, known are {len(self.steps)}"
        self.view = state["view"]
        self.over = state["table"]["status"] != "running"

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def acknowledged(self, again: bool) -> None:
        assert self.pending is not None
        self.done[self.pending.id] = self.pending.action
        self.again += again
        self.pending = None


def told(step: Json) -> Json:
    """What a client keeps of a step."""
    return {"deeds": step["deeds"], "number": step["number"]}


async def fetch_steps(http: httpx.AsyncClient, account: Account, after: int, up_to: int | None = None) -> list[Json]:
    """The steps after one of them, up to another or all there are."""
    found: list[Json] = []
    while True:
        answer = await http.get(
            f"/api/tables/{account.table}/steps",
            params={"seat": account.seat, "after": after + len(found)},
            headers=account.headers,
        )
        page = answer.raise_for_status().json()
        found += [told(step) for step in page["steps"]]
        last = page["last"] if up_to is None else up_to
        if after + len(found) >= last:
            return found[: last - after]


class Player:
    """Plays one seat by chance, over a WebSocket; whatever happens to the server."""

    def __init__(self, server: Server, account: Account, play: "Play") -> None:
        self._server = server
        self._account = account
        self._play = play
        self._legal: list[int] = []
        self._random = random.Random(f"{account.table}/{account.seat}")

    async def run(self) -> None:
        while not self._play.is_enough(self._account):
            try:
                await self._converse()
            except GONE:
                self._account.resumed += 1
                await asyncio.sleep(0.05 + 0.1 * self._random.random())

    async def _converse(self) -> None:
        account = self._account
        address = f"{self._server.url.replace('http', 'ws', 1)}/api/tables/{account.table}/live?seat={account.seat}"
        async with connect(
            address, additional_headers=account.headers, max_size=None, proxy=None, open_timeout=20, compression=None
        ) as socket:
            await socket.send(json.dumps({"type": "hello", "seen": len(account.steps)}))
            if account.pending is not None:
                await self._send(socket)
            while not self._play.is_enough(account):
                try:
                    text = await asyncio.wait_for(socket.recv(), LOOK_UP_SECONDS)
                except TimeoutError:
                    continue
                await self._hear(socket, json.loads(text))

    async def _hear(self, socket: ClientConnection, message: Json) -> None:
        account = self._account
        kind = message["type"]
        if kind == "update":
            self._learn(message["steps"], message["state"])
        elif kind == "state":
            if message["state"]["step"] > len(account.steps):
                await self._catch_up(socket)
                return
            self._learn([], message["state"])
        elif kind == "table":
            account.over = message["table"]["status"] != "running"
        elif kind == "done":
            assert account.pending is not None and message["id"] == account.pending.id
            account.acknowledged(message["again"])
        elif kind == "refused":
            await self._hear_no(socket, message["problem"])
        await self._maybe_act(socket)

    def _learn(self, steps: list[Json], state: Json) -> None:
        self._account.learn(steps, state)
        self._legal = [choice["action"] for choice in state["legal"]]

    async def _hear_no(self, socket: ClientConnection, problem: Json) -> None:
        account = self._account
        assert account.pending is not None and problem.get("id") == account.pending.id, problem
        assert problem["status"] in (409, 503), problem
        if problem["status"] == 409:
            account.refused.add(account.pending.id)
            account.pending = None
            self._legal = []
            await self._catch_up(socket)
        else:
            await asyncio.sleep(0.1)
            await self._send(socket)

    async def _maybe_act(self, socket: ClientConnection) -> None:
        account = self._account
        if self._legal and account.pending is None and not self._play.is_enough(account):
            account.pending = Request(new_id(), len(account.steps), self._random.choice(self._legal))
            self._legal = []
            await self._send(socket)

    async def _catch_up(self, socket: ClientConnection) -> None:
        """More happened than one message holds, or we were refused: fetch what is missing, and ask for the state."""
        async with httpx.AsyncClient(base_url=self._server.url, timeout=60) as http:
            self._account.steps += await fetch_steps(http, self._account, len(self._account.steps))
        await socket.send(json.dumps({"type": "hello", "seen": len(self._account.steps)}))

    async def _send(self, socket: ClientConnection) -> None:
        wish = self._account.pending
        assert wish is not None
        message = {"id": wish.id, "seat": self._account.seat, "expected": wish.expected, "actions": [wish.action]}
        await socket.send(json.dumps({"type": "act", **message}))


class Play:
    """All tables of a run."""

    def __init__(self, place: Place, tables: int, seed: int) -> None:
        words = ["--database-url", place.url] if place.is_postgresql else []
        self.place = place
        self.server = Server(place.directory, *words)
        self.accounts: list[Account] = []
        self.kills = 0
        self._enough: dict[str, int] | None = None
        """When to stop playing at a table: after so many acknowledged requests. None: at the end of the game."""
        self.to_the_end: set[str] = set()
        """Tables that are always played to the end."""
        self._tables = tables
        self._random = random.Random(seed)

    def is_enough(self, account: Account) -> bool:
        if account.over and account.pending is None:
            return True
        if self._enough is None or account.table in self.to_the_end:
            return False
        return self._done()[account.table] >= self._enough[account.table] and account.pending is None

    def _done(self) -> Counter[str]:
        """How many requests were acknowledged at each table."""
        done: Counter[str] = Counter()
        for account in self.accounts:
            done[account.table] += len(account.done)
        return done

    async def make_tables(self) -> None:
        """Every third table has two people, the others a person and a bot; one in ten is Tikal, one in ten Tzolk'in."""
        async with httpx.AsyncClient(base_url=self.server.url, timeout=60) as http:
            tokens = []
            for number in range(8):
                made = await http.post("/api/session", json={"name": f"Client {number}"})
                tokens.append(made.raise_for_status().json()["token"])
            for number in range(self._tables):
                game = GAMES[{3: 1, 7: 2}.get(number % 10, 0)]
                token = tokens[number % len(tokens)]
                bot = {"kind": "bot", "level": self._random.choice(LEVELS[game])}
                seats: list[Json] = [{"kind": "human"}, {"kind": "human"} if number % 3 == 0 else bot]
                answer = await http.post(
                    "/api/tables", json={"game": game, "seats": seats}, headers={"Authorization": f"Bearer {token}"}
                )
                table = answer.raise_for_status().json()["table"]["id"]
                if number % 10 in (0, 3, 7) and number < 30:
                    self.to_the_end.add(table)
                self.accounts += [
                    Account(table, seat, token) for seat, wish in enumerate(seats) if wish["kind"] == "human"
                ]

    async def run(self, kills: int, shortest: float, longest: float, more: int | None = None) -> None:
        """Play on all seats, and kill the server so often, each time after a while chosen by chance.

        Afterwards every game goes on to its end, or until every seat has done so much more.
        """
        await asyncio.to_thread(self.server.start)
        await self.make_tables()
        async with asyncio.TaskGroup() as group:
            for account in self.accounts:
                group.create_task(Player(self.server, account, self).run())
            for _ in range(kills):
                await asyncio.sleep(self._random.uniform(shortest, longest))
                await asyncio.to_thread(self.server.kill)
                self.kills += 1
                await asyncio.to_thread(self.server.start)
            if more is not None:
                self._enough = {table: done + more for table, done in self._done().items()}

    # Afterwards

    async def compare_with_the_server(self) -> None:
        """Is what every client knows, step by step, what the server has, once it has heard of the rest?"""
        async with httpx.AsyncClient(base_url=self.server.url, timeout=60) as http:
            for account in self.accounts:
                assert await fetch_steps(http, account, 0, len(account.steps)) == account.steps, account.table
                for _ in range(100):
                    account.steps += await fetch_steps(http, account, len(account.steps))
                    state = await self._hear_state(account)
                    answer = await http.get(
                        f"/api/tables/{account.table}/state", params={"seat": account.seat}, headers=account.headers
                    )
                    if answer.raise_for_status().json()["view"] == account.view == state["view"]:
                        break
                    await asyncio.sleep(0.1)  # a bot has just played
                else:
                    raise AssertionError(f"the view of seat {account.seat} at {account.table} is another one")

    async def _hear_state(self, account: Account) -> Json:
        """Come back once more, and take in what the server says."""
        address = f"{self.server.url.replace('http', 'ws', 1)}/api/tables/{account.table}/live?seat={account.seat}"
        async with connect(address, additional_headers=account.headers, max_size=None, proxy=None) as socket:
            await socket.send(json.dumps({"type": "hello", "seen": len(account.steps)}))
            while (message := json.loads(await socket.recv()))["type"] not in ("update", "state"):
                pass
            account.learn(message.get("steps", []), message["state"])
            state: Json = message["state"]
            return state

    def compare_with_the_database(self) -> None:
        """Is every acknowledged request stored, once, and nothing that was refused?"""
        url = self.place.url if self.place.is_postgresql else None
        stored: dict[tuple[str, int], list[ActionRow]] = {}
        with closing(open_as_it_is(url, self.place.directory)) as database, database.reading() as connection:
            for table in {account.table for account in self.accounts}:
                for row in actions_of(connection, table):
                    if row.request is not None:
                        stored.setdefault((table, row.seat), []).append(row)
        for account in self.accounts:
            rows = stored.pop((account.table, account.seat), [])
            found = {str(row.request): row.action for row in rows}
            assert len(found) == len(rows), f"something is stored twice at {account.table}"
            missing = account.done.keys() - found.keys()
            assert not missing, f"acknowledged but not stored at {account.table}: {missing}"
            assert found == account.done, f"stored but never acknowledged at {account.table}"
            assert not account.refused & found.keys(), f"refused but stored at {account.table}"
            assert account.pending is None
        assert not stored

    def examine(self) -> Findings:
        """What `sacbe doctor` would say."""
        url = self.place.url if self.place.is_postgresql else None
        with closing(open_as_it_is(url, self.place.directory)) as database:
            return check(database, lambda done, total: None)

    def summary(self) -> str:
        done = sum(len(account.done) for account in self.accounts)
        again = sum(account.again for account in self.accounts)
        refused = sum(len(account.refused) for account in self.accounts)
        resumed = sum(account.resumed for account in self.accounts)
        over = len({account.table for account in self.accounts if account.over})
        return (
            f"{self.kills} kills, {self._tables} tables, {over} played to the end, {len(self.accounts)} clients, "
            f"{resumed} connections lost, {done} actions acknowledged, {again} of them only when asked again, "
            f"{refused} refused as stale; missing 0, doubled 0"
        )


def main() -> None:
    words = argparse.ArgumentParser(description="Play at many tables while the server is killed again and again.")
    words.add_argument("--tables", type=int, default=200)
    words.add_argument("--kills", type=int, default=20)
    words.add_argument("--seed", type=int, default=int(time.time()))
    words.add_argument("--postgresql", action="store_true")
    given = words.parse_args()
    print(f"seed {given.seed}", flush=True)
    with tempfile.TemporaryDirectory(prefix="sacbe-kill-") as directory:
        url = postgresql().new_database() if given.postgresql else f"sqlite:///{directory}/sacbe.db"
        play = Play(Place(url, Path(directory)), given.tables, given.seed)
        try:
            asyncio.run(_long(play, given.kills))
            print(play.summary())
        finally:
            play.server.close()


async def _long(play: Play, kills: int) -> None:
    begun = time.monotonic()
    await play.run(kills, 0.5, 6.0)
    await play.compare_with_the_server()
    play.compare_with_the_database()
    findings = play.examine()
    assert not findings.wrong, findings.wrong
    print(f"{time.monotonic() - begun:.0f} s; the doctor replayed {findings.entries} entries and is content")


if __name__ == "__main__":
    main()
