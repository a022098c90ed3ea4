"""Plays a whole game over the network: two seats of a new table, one by HTTP, one by WebSocket, beside a bot.

    sacbe serve &
    python examples/online/random_player.py http://localhost:8420 silver_gold

Needs httpx and websockets. Everything it does is told in docs/api.md.
"""

import asyncio
import json
import random
import secrets
import sys
import uuid
from typing import Any

import httpx
from websockets.asyncio.client import connect

Json = dict[str, Any]


async def play(server: str, game: str) -> Json:
    """Make a table, play it to the end, and give back how it ended."""
    async with httpx.AsyncClient(base_url=server, timeout=60) as http:
        made = await http.post("/api/session", json={"name": "Random player"})
        token = made.raise_for_status().json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        promise = (await http.post("/api/deals")).raise_for_status().json()
        people = [{"kind": "human", "nonce": secrets.token_hex(16)} for _ in range(2)]
        wish = {"game": game, "seats": [*people, {"kind": "bot", "level": "random"}], "ticket": promise["ticket"]}
        made = (await http.post("/api/tables", json=wish)).raise_for_status().json()["table"]
        if made["commitment"] != promise["commitment"]:
            raise SystemExit("the server deals from another seed than it had promised")
        table = made["id"]
        live = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live?seat=1"
        async with asyncio.TaskGroup() as both:
            both.create_task(play_by_http(http, table, seat=0))
            both.create_task(play_by_websocket(live, token, seat=1))
        record = await http.get(f"/api/tables/{table}/record")
        print(record.raise_for_status().text)
        outcome: Json = (await http.get(f"/api/tables/{table}")).raise_for_status().json()["table"]["outcome"]
        return outcome


async def play_by_http(http: httpx.AsyncClient, table: str, seat: int) -> None:
    """Ask for the state, and do something legal as long as there is something to decide."""
    while True:
        answer = await http.get(f"/api/tables/{table}/state", params={"seat": seat})
        state = answer.raise_for_status().json()
        while state["legal"]:
            answer = await http.post(f"/api/tables/{table}/actions", json=request(state, seat))
            if answer.status_code == httpx.codes.CONFLICT and "state" in answer.json():
                state = answer.json()["state"]  # somebody was quicker: decide again from how it is now
            else:
                state = answer.raise_for_status().json()["state"]
        if state["table"]["status"] != "running":
            return
        await asyncio.sleep(0.05)


async def play_by_websocket(live: str, token: str, seat: int) -> None:
    """Be told what happens, and answer when there is something to decide."""
    async with connect(live, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello"}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "table" and message["table"]["status"] != "running":
                return
            state = message.get("state")
            if message["type"] == "refused":
                state = message["problem"].get("state")
            if state is None:
                continue
            if state["table"]["status"] != "running":
                return
            if state["legal"]:
                await socket.send(json.dumps({"type": "act", **request(state, seat)}))


def request(state: Json, seat: int) -> Json:
    """A request to do one of the legal actions. Its id makes it harmless to send it twice."""
    action = random.choice(state["legal"])["action"]
    return {"id": uuid.uuid4().hex, "seat": seat, "expected": state["step"], "actions": [action]}


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1], sys.argv[2])))
