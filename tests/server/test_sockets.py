"""The WebSocket and clients that send rubbish or too much, or read too slowly: nobody else notices anything."""

import asyncio
import json
import random
import socket
import time
from collections.abc import Iterator, Sequence

import httpx
from tests.server.serving import HUMAN, OPEN, PATIENCE_SECONDS, Client, Json, Made, Server, new_id
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

DAMAGED = 10_000
BATCH = 100
"""Fewer than the server keeps for a client that does not read meanwhile."""
FAR = 900_000
"""A number of steps that no game has, and that no few flipped bits make into one it has."""
LARGEST = 64 * 1024
PLANS = 1_000
ASKED = 300
TEXT_IS_NO_TEXT = 1007
TOO_BIG = 1009
COME_BACK = 4000


def address(server: Server, table: str, query: str = "") -> str:
    return f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/live{query}"


def opened(client: Client, table: str, query: str = "", **more: object) -> connect:
    headers = {"Authorization": f"Bearer {client.token}"} if client.token else {}
    settings: Json = {"max_size": None, "compression": None, "proxy": None, **more}
    return connect(address(client.server, table, query), additional_headers=headers, **settings)


def played_on(ana: Client, made: Made, actions: int) -> list[Json]:
    """Play a few actions of seats 0 and 1; the requests they were."""
    requests: list[Json] = []
    while len(requests) < actions:
        for seat in (0, 1):
            state = ana.state(made.id, seat)
            if state["legal"]:
                choice = state["legal"][0]["action"]
                wish = {"id": new_id(), "seat": seat, "expected": state["step"], "actions": [choice]}
                ana.call("POST", f"/tables/{made.id}/actions", wish)
                requests.append({"type": "act", **wish})
    return requests


def everything(ana: Client, bo: Client, table: str) -> list[bytes]:
    """The table as everybody sees it, to the byte."""
    onlooker = ana.server.onlooker()
    asked = [ana.ask("GET", f"/tables/{table}/state", seat=seat) for seat in (0, 1)]
    asked.append(bo.ask("GET", f"/tables/{table}/state", seat=2))
    asked += [onlooker.ask("GET", f"/tables/{table}/{what}") for what in ("state", "steps", "record", "scores")]
    return [answer.raise_for_status().content for answer in asked]


def test_ten_thousand_damaged_messages_change_nothing_and_kill_nothing(server: Server) -> None:
    ana, bo = server.client("Ana"), server.client("Bo")
    # Ana's seats come first, so that there is something for her to play.
    made = ana.make("tikal", HUMAN, HUMAN, OPEN, options={"start_player": "seat-1"})
    bo.join(made.invitations[2])
    old = played_on(ana, made, 6)
    before = everything(ana, bo, made.id)
    sent = asyncio.run(attack(ana, bo, made, old))
    assert sent >= DAMAGED
    # Who is here is part of the state; the server notices a moment later that the last one has gone.
    end = time.monotonic() + PATIENCE_SECONDS
    while everything(ana, bo, made.id) != before and time.monotonic() < end:
        time.sleep(0.05)
    assert everything(ana, bo, made.id) == before
    assert server.onlooker().call("GET", "/health")["status"] == "ok"
    assert "Traceback" not in server.said()
    played_on(ana, made, 1)


async def attack(ana: Client, bo: Client, made: Made, old: Sequence[Json]) -> int:
    """Send damaged messages as the holder of two seats, as another player and as nobody, while somebody watches."""
    stranger = ana.server.onlooker()
    count = 0
    async with opened(bo, made.id, "?seat=2") as watcher:
        await watcher.send('{"type":"hello"}')
        await watcher.recv()
        for place, (client, query) in enumerate([(ana, "?seat=0"), (bo, "?seat=2"), (stranger, "")]):
            source = rubbish(random.Random(place), old, holds_seats=client is ana)
            async with opened(client, made.id, query) as socket:
                for _ in range(DAMAGED // BATCH // 3 + 1):
                    batch = [next(source) for _ in range(BATCH)]
                    await answered(socket, batch)
                    count += len(batch)
        await watcher.send('{"type":"ping"}')
        while json.loads(message := await watcher.recv())["type"] != "pong":
            assert json.loads(message)["type"] == "table", "somebody who only watches learned something"
    return count


async def answered(socket: ClientConnection, batch: Sequence[str | bytes]) -> None:
    """Send messages, and have each of them answered, by a refusal or by nothing worse than a word."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        for message in batch:
            await socket.send(message)
    heard = 0
    while heard < len(batch):
        async with asyncio.timeout(PATIENCE_SECONDS):
            answer: Json = json.loads(await socket.recv())
        kind = answer["type"]
        if kind == "table":
            continue
        heard += 1
        if kind == "refused":
            assert 400 <= answer["problem"]["status"] < 500, answer
        else:
            # A hello or ping that was not damaged after all, or an old request once more.
            assert kind in ("pong", "state", "update") or (kind == "done" and answer["again"]), answer


def rubbish(rng: random.Random, old: Sequence[Json], holds_seats: bool) -> Iterator[str | bytes]:
    """Messages that are wrong in every way that we could think of."""
    while True:
        whole: list[Json] = [
            {"type": "act", "id": new_id(), "seat": rng.randrange(4), "expected": FAR, "actions": [FAR + 1]},
            {"type": "undo", "id": new_id(), "seat": rng.randrange(4), "expected": FAR},
            {"type": "draft", "seat": rng.randrange(4), "actions": [FAR + 99_999]},
            {"type": "hello", "seen": FAR},
        ]
        text = json.dumps(rng.choice(whole)).encode()
        yield flipped(rng, text)
        yield text[: rng.randrange(len(text))]
        yield text + text
        yield json.dumps({**rng.choice(whole), rng.choice(("id", "seat", "type", "actions")): wrong(rng)})
        yield json.dumps(wrong(rng))
        yield rng.randbytes(rng.randrange(1, 200))
        yield b"[" * rng.randrange(1, 30_000)
        yield b'{"x":' * rng.randrange(1, 10_000)
        yield rng.choice(('{"type":"fly"}', '{"type":null}', '{"Type":"ping"}', "null", "", " ", "\ufeff{}", "0"))
        yield json.dumps({"type": "act", "id": "\ud800" * 8, "seat": 0, "expected": 0, "actions": ["\x00"]})
        yield json.dumps({"type": "hello", "seen": None, **{str(number): number for number in range(500)}})
        # A seat of somebody else, or none there is, with a request that would be right for its owner.
        yield json.dumps({**rng.choice(old), "id": new_id(), "seat": 2 if holds_seats else rng.randrange(2)})
        yield json.dumps(rng.choice(old))


def flipped(rng: random.Random, text: bytes) -> bytes:
    damaged = bytearray(text)
    for _ in range(rng.randrange(1, 4)):
        damaged[rng.randrange(len(damaged))] ^= 1 << rng.randrange(8)
    return bytes(damaged)


def wrong(rng: random.Random) -> object:
    values: list[object] = [None, True, -1, 1.5, 10**40, -(10**40), 1e308, "", "a" * 5_000, [], {}, [[]], {"a": {}}]
    values += [["a"] * 300, [0] * 201, [None], {"type": "ping"}, "drop table actions", 2**63, 2**64]
    return rng.choice(values)


def test_text_that_is_no_text_ends_only_its_own_connection(server: Server) -> None:
    ana = server.client()
    made = ana.make("silver_gold", HUMAN, HUMAN)

    async def talk() -> None:
        async with opened(ana, made.id, "?seat=0") as other:
            await other.send('{"type":"hello"}')
            for damaged in (b"\xff", b'{"type":"\xc3\x28"}', b"\xed\xa0\x80"):
                assert await closed_with(ana, made.id, damaged) == TEXT_IS_NO_TEXT
            await still_answers(other)

    asyncio.run(talk())


def test_a_message_that_is_too_large_ends_only_its_own_connection(server: Server) -> None:
    ana = server.client()
    made = ana.make("silver_gold", HUMAN, HUMAN)

    async def talk() -> None:
        async with opened(ana, made.id, "?seat=0") as other:
            await other.send('{"type":"hello"}')
            for size in (LARGEST + 1, 5_000_000):
                assert await closed_with(ana, made.id, b" " * size) == TOO_BIG
            await still_answers(other)
            await other.send(b" " * (LARGEST - 20) + b'{"type":"ping"}')
            await still_answers(other)

    asyncio.run(talk())


async def closed_with(client: Client, table: str, message: bytes) -> int | None:
    """The code with which the server closes a connection that sends this as text."""
    async with opened(client, table, "?seat=1") as socket:
        try:
            await socket.send(message, text=True)
            async with asyncio.timeout(PATIENCE_SECONDS):
                while True:
                    await socket.recv()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else None


async def still_answers(socket: ClientConnection) -> None:
    await socket.send('{"type":"ping"}')
    async with asyncio.timeout(PATIENCE_SECONDS):
        while json.loads(await socket.recv())["type"] != "pong":
            pass


def test_a_client_that_reads_too_slowly_is_asked_to_come_back(server: Server) -> None:
    ana = server.client()
    made = ana.make("tikal", HUMAN, HUMAN, options={"start_player": "seat-1"})
    state = ana.state(made.id, 0)
    step, action = state["step"], state["legal"][0]["action"]

    async def talk() -> None:
        slowly = opened(ana, made.id, "?seat=0", max_queue=1, sock=narrow(server))
        async with opened(ana, made.id, "?seat=1") as other, slowly as slow:
            await slow.send('{"type":"hello"}')
            assert json.loads(await slow.recv())["type"] in ("state", "table")
            for _ in range(PLANS):
                # A plan is told to its seat alone, on every device.
                await asyncio.to_thread(ana.draft, made.id, 0, action)
            ana.act(made.id, 0, action)
            heard: list[Json] = []
            try:
                async with asyncio.timeout(PATIENCE_SECONDS):
                    while True:
                        heard.append(json.loads(await slow.recv()))
            except ConnectionClosed as end:
                assert end.rcvd is not None and (end.rcvd.code, end.rcvd.reason) == (COME_BACK, "come back")
            assert 0 < len(heard) < PLANS
            await still_answers(other)
        # It comes back with the step that it has seen, and misses nothing.
        async with opened(ana, made.id, "?seat=0") as again:
            await again.send(json.dumps({"type": "hello", "seen": step}))
            update: Json = {}
            while update.get("type") != "update":
                update = json.loads(await again.recv())
            assert [each["step"] for each in update["steps"]] == list(range(step + 1, update["state"]["step"] + 1))

    asyncio.run(talk())


def narrow(server: Server) -> socket.socket:
    """A connection that the system keeps little for."""
    name, _, port = server.url.removeprefix("http://").partition(":")
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 65_536)
    made.connect((name, int(port)))
    made.setblocking(False)
    return made


def test_who_asks_faster_than_it_reads_is_asked_no_more_and_loses_nothing(server: Server) -> None:
    ana = server.client()
    made = ana.make("tikal", HUMAN, HUMAN)

    async def talk() -> None:
        async with opened(ana, made.id, "?seat=0", max_queue=1, sock=narrow(server)) as slow:
            asking = asyncio.create_task(ask(slow))
            await asyncio.sleep(0.5)
            heard = 0
            while heard < ASKED:
                async with asyncio.timeout(PATIENCE_SECONDS):
                    heard += json.loads(await slow.recv())["type"] == "state"
            await asking

    async def ask(slow: ClientConnection) -> None:
        for _ in range(ASKED):
            await slow.send('{"type":"hello"}')

    asyncio.run(talk())


def test_a_table_or_seat_that_is_not_there_is_refused_with_the_reason(server: Server) -> None:
    ana, bo = server.client("Ana"), server.client("Bo")
    made = ana.make("silver_gold", HUMAN, HUMAN)
    cases = [
        (ana, "nothing-here", "", 404),
        (ana, "%00", "", 404),
        (ana, made.id, "?seat=3", 404),
        (ana, made.id, "?seat=x", 400),
        (bo, made.id, "?seat=0", 403),
        (server.onlooker(), made.id, "?seat=0", 403),
    ]

    async def talk(client: Client, table: str, query: str, status: int) -> None:
        async with opened(client, table, query) as socket:
            message = json.loads(await socket.recv())
            assert message["type"] == "refused" and message["problem"]["status"] == status
            try:
                await socket.recv()
            except ConnectionClosed as end:
                assert end.rcvd is not None and end.rcvd.code == 4000 + status

    for case in cases:
        asyncio.run(talk(*case))


def test_an_unknown_token_is_refused(server: Server) -> None:
    made = server.client().make("silver_gold", HUMAN, HUMAN)
    nobody = server.onlooker()
    nobody.token = "x" * 43

    async def talk() -> None:
        async with opened(nobody, made.id) as socket:
            assert json.loads(await socket.recv())["problem"]["status"] == 401

    asyncio.run(talk())


def test_a_page_of_another_site_cannot_open_it(server: Server) -> None:
    """A browser sends the cookie along with the handshake, so the server looks where it comes from."""
    guest = httpx.Client(base_url=server.url)
    guest.headers["X-Sacbe"] = "1"
    answer = guest.post("/api/tables", json={"game": "silver_gold", "seats": [HUMAN, HUMAN]})
    table = answer.json()["table"]["id"]
    cookie = f"sacbe={guest.cookies['sacbe']}"
    guest.close()
    own = server.url

    async def try_with(headers: Json) -> int:
        settings: Json = {"additional_headers": headers, "proxy": None}
        try:
            async with connect(address(server, table, "?seat=0"), **settings) as socket:
                await socket.send('{"type":"hello"}')
                assert json.loads(await socket.recv())["type"] in ("state", "table")
        except InvalidStatus as refused:
            problem = json.loads(refused.response.body or b"")
            assert problem["status"] == refused.response.status_code
            assert "content-security-policy" in refused.response.headers
            return int(refused.response.status_code)
        return 101

    assert asyncio.run(try_with({"Cookie": cookie, "Origin": own})) == 101
    assert asyncio.run(try_with({"Cookie": cookie})) == 403, "a browser always says where it comes from"
    for origin in ("https://evil.example", "null", f"{own}.evil.example", own.replace("http", "ftp"), "http://["):
        assert asyncio.run(try_with({"Cookie": cookie, "Origin": origin})) == 403, origin
    assert asyncio.run(try_with({"Cookie": cookie, "Origin": own, "Sec-Fetch-Site": "cross-site"})) == 403
    assert asyncio.run(try_with({"Cookie": cookie, "Origin": own, "Host": "evil.example"})) == 421
