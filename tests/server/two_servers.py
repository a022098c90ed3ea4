"""The same load on one server and on two that share a database: how long an action takes until everyone was told.

Tables of two people, all games in turn. An action's time runs from sending it until every connection of every player
who may know of it has been told. With two servers the players of a table sit at different ones (`apart`), or each has
two devices, one at each (`devices`); with one server the same connections are all at that one. Servers take turns, so
that what else the machine does meets both alike. The tests run a short form. For a long one:

    python -m tests.server.two_servers [--postgresql] [--tables 200] [--rate 100] [--seconds 10] [--rounds 3]
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Literal

import httpx
import msgspec
from tests.server.databases import Place, postgresql
from tests.server.serving import HUMAN, PATIENCE_SECONDS, Json, Server, new_id
from websockets.asyncio.client import ClientConnection, connect

GAMES = ("silver_gold", "tikal", "tzolkin")
SECRET = ("keep", "mark")
"""Phases in which all choose at once: the others learn of a choice only when the phase is over."""

Sitting = Literal["apart", "devices"]


@dataclass
class Measured:
    """How long actions took, in milliseconds."""

    times: list[float] = field(default_factory=list)
    sent: int = 0

    def at(self, share: float) -> float:
        return sorted(self.times)[min(len(self.times) - 1, int(share * len(self.times)))]

    @property
    def p99(self) -> float:
        return self.at(0.99)


class Table:
    """A table with all its connections; somebody acts there, and then nobody until all have been told."""

    def __init__(self, token: str, addresses: Sequence[Sequence[str]]) -> None:
        self._token = token
        self._addresses = addresses
        self._sockets: list[list[ClientConnection]] = []
        self._states: list[Json] = [{}, {}]
        self._waits: set[tuple[int, int]] = set()
        self._sent = 0.0
        self._measured = Measured()
        self.refused: list[Json] = []

    async def open(self, stack: AsyncExitStack, number: int, group: asyncio.TaskGroup) -> None:
        headers = {"Authorization": f"Bearer {self._token}"}
        async with httpx.AsyncClient(base_url=self._addresses[0][0], timeout=PATIENCE_SECONDS, headers=headers) as http:
            wish = {"game": GAMES[number % len(GAMES)], "seats": [HUMAN, HUMAN]}
            made = (await http.post("/api/tables", json=wish)).raise_for_status()
        table = made.json()["table"]["id"]
        for seat, addresses in enumerate(self._addresses):
            self._sockets.append([])
            for device, address in enumerate(addresses):
                way = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live?seat={seat}"
                socket = await stack.enter_async_context(
                    connect(way, additional_headers=headers, max_size=None, proxy=None, compression=None)
                )
                self._sockets[seat].append(socket)
                await socket.send('{"type": "hello"}')
                self._hear(seat, device, await socket.recv())
                group.create_task(self._listen(seat, device, socket))

    async def _listen(self, seat: int, device: int, socket: ClientConnection) -> None:
        async for text in socket:
            self._hear(seat, device, text)

    def _hear(self, seat: int, device: int, text: str | bytes) -> None:
        message: Json = msgspec.json.decode(text)
        if message["type"] in ("state", "update"):
            self._states[seat] = message["state"]
        if message["type"] == "update" and (seat, device) in self._waits:
            self._waits.discard((seat, device))
            if not self._waits:
                self._measured.times.append(1000 * (time.perf_counter() - self._sent))
        elif message["type"] == "refused":
            self.refused.append(message["problem"])

    @property
    def mover(self) -> int | None:
        """Who can act now; nobody while somebody has not been told."""
        if self._waits or self.refused:
            return None
        return next((seat for seat, state in enumerate(self._states) if state.get("legal")), None)

    async def act(self, seat: int, measured: Measured) -> None:
        state = self._states[seat]
        secret = state["view"].get("phase") in SECRET
        told = [seat] if secret else range(len(self._sockets))
        self._waits = {(each, device) for each in told for device in range(len(self._sockets[each]))}
        self._measured = measured
        action = random.choice(state["legal"])["action"]
        wish = {"type": "act", "id": new_id(), "seat": seat, "expected": state["step"], "actions": [action]}
        self._sent = time.perf_counter()
        measured.sent += 1
        await random.choice(self._sockets[seat]).send(msgspec.json.encode(wish).decode())


class Party:
    """All tables of one arrangement of servers."""

    def __init__(self, name: str, addresses: Sequence[Sequence[str]]) -> None:
        self.name = name
        self._addresses = addresses
        self.tables: list[Table] = []
        self.rounds: list[Measured] = []

    async def open(self, tables: int, stack: AsyncExitStack, group: asyncio.TaskGroup) -> None:
        async with httpx.AsyncClient(base_url=self._addresses[0][0], timeout=PATIENCE_SECONDS) as http:
            token = (await http.post("/api/session", json={"name": "Load"})).raise_for_status().json()["token"]
        self.tables = [Table(token, self._addresses) for _ in range(tables)]
        for number, table in enumerate(self.tables):
            await table.open(stack, number, group)

    async def play(self, rate: float, seconds: float) -> None:
        """Act at so many tables a second, in turn, whatever the answers take; then wait for the last."""
        measured = Measured()
        begun = time.perf_counter()
        looked = 0
        while (passed := time.perf_counter() - begun) < seconds:
            while measured.sent < passed * rate:
                for _ in self.tables:
                    table = self.tables[looked % len(self.tables)]
                    looked += 1
                    if (seat := table.mover) is not None:
                        await table.act(seat, measured)
                        break
                else:
                    break
            await asyncio.sleep(0.002)
        end = time.perf_counter() + PATIENCE_SECONDS
        while len(measured.times) < measured.sent and time.perf_counter() < end and not self.refused:
            await asyncio.sleep(0.01)
        assert not self.refused, self.refused[0]
        assert len(measured.times) == measured.sent, f"{self.name}: {measured.sent - len(measured.times)} never told"
        self.rounds.append(measured)

    @property
    def refused(self) -> list[Json]:
        return [problem for table in self.tables for problem in table.refused]

    @property
    def p99(self) -> float:
        """The middle of all rounds."""
        return median(each.p99 for each in self.rounds)

    def words(self) -> str:
        middle = [median(each.at(share) for each in self.rounds) for share in (0.5, 0.9, 0.99, 1.0)]
        spread = ", ".join(f"{each.p99:.0f}" for each in self.rounds)
        done = sum(each.sent for each in self.rounds)
        times = "  ".join(
            f"{name} {value:6.1f} ms" for name, value in zip(("p50", "p90", "p99", "longest"), middle, strict=True)
        )
        return f"{self.name:12} {done:6} actions  {times}  (p99 of the rounds: {spread})"


async def compare(
    servers: Sequence[Server], sitting: Sitting, tables: int, rate: float, seconds: float, rounds: int
) -> tuple[Party, Party]:
    """The same load on the first server alone and on both, in turn."""
    one, two = (server.url for server in servers)
    ways: tuple[Sequence[Sequence[str]], Sequence[Sequence[str]]]
    if sitting == "apart":
        ways = (((one,), (one,)), ((one,), (two,)))
    else:
        ways = (((one, one), (one, one)), ((one, two), (one, two)))
    parties = Party("one server", ways[0]), Party("two servers", ways[1])
    async with asyncio.TaskGroup() as group, AsyncExitStack() as stack:
        for party in parties:
            await party.open(tables, stack, group)
            await party.play(rate, 1.0)
            party.rounds.clear()
        for _ in range(rounds):
            for party in parties:
                await party.play(rate, seconds)
    return parties


def main() -> None:
    words = argparse.ArgumentParser(description="The same load on one server and on two that share a database.")
    words.add_argument("--postgresql", action="store_true")
    words.add_argument("--tables", type=int, default=200)
    words.add_argument("--rate", type=float, default=100)
    words.add_argument("--seconds", type=float, default=10)
    words.add_argument("--rounds", type=int, default=3)
    given = words.parse_args()
    with tempfile.TemporaryDirectory(prefix="sacbe-two-") as directory:
        for sitting in ("apart", "devices"):
            data = Path(directory) / sitting
            url = postgresql().new_database() if given.postgresql else f"sqlite:///{data}/sacbe.db"
            place = Place(url, data)
            options = ["--database-url", place.url] if place.is_postgresql else []
            servers = [Server(data, *options), Server(data, *options)]
            try:
                for server in servers:
                    server.start()
                made = asyncio.run(compare(servers, sitting, given.tables, given.rate, given.seconds, given.rounds))
                print(f"{sitting}: {given.tables} tables, {given.rate:g} actions a second")
                for party in made:
                    print(f"  {party.words()}")
                print(f"  ratio {made[1].p99 / made[0].p99:.2f}", flush=True)
                if said := servers[0].said().strip():
                    print(said[-2000:])
            finally:
                for server in servers:
                    server.close()


if __name__ == "__main__":
    main()
