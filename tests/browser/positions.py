"""Positions to look at: games of the records, opened at the server, and tables that go on from the middle of one."""

from pathlib import Path

from tests.browser.visitors import Visitor
from tests.server.serving import HUMAN, Client, Json, Server

from sacbe.server.door import COOKIE

RECORDS = Path(__file__).resolve().parents[2] / "records"
NOVICE: Json = {"kind": "bot", "level": "novice"}


def known_as(visitor: Visitor, client: Client) -> None:
    """Let a browser be the same visitor as a program, so that it holds the same seats."""
    visitor.context.add_cookies([{"name": COOKIE, "value": client.token, "url": client.server.url}])


def finished(client: Client, record: str) -> str:
    """A finished game: the id of its table. `record` is such as `tikal/two-players`."""
    return client.bring_in((RECORDS / f"{record}.sacbe").read_text())


def mid_game(client: Client, record: str, part: float = 0.5) -> str:
    """A running game that goes on from the middle of a record, where the first seat has to decide."""
    table = finished(client, record)
    last = client.steps(table)["last"]
    seats = len(client.table(table)["table"]["seats"])
    for move in range(int(last * part), last):
        going_on = client.fork(table, move, HUMAN, *([NOVICE] * (seats - 1)))
        if client.state(going_on, 0)["legal"]:
            return going_on
    raise AssertionError(f"the first seat of {record} has nothing to decide after {part:.0%}")


def new_client(server: Server) -> Client:
    return server.client("Ana")


def just_before(client: Client, record: str, event: str) -> tuple[str, int, str]:
    """A running game right before the deed that brings about an event for the first time: its table, whose deed it is,
    and the deed in notation. The other seats are bots.
    """
    table = finished(client, record)
    seats = len(client.table(table)["table"]["seats"])
    steps = _all_steps(client, table)
    there = next(at for at, step in enumerate(steps) if any(news["event"] == event for news in step["news"]))
    deed = next(step for step in reversed(steps[: there + 1]) if step["deeds"][0]["seat"] >= 0)
    seat = int(deed["deeds"][0]["seat"])
    going_on = client.fork(table, deed["step"] - 1, *[HUMAN if each == seat else NOVICE for each in range(seats)])
    return going_on, seat, str(deed["deeds"][0]["name"])


def _all_steps(client: Client, table: str) -> list[Json]:
    found: list[Json] = []
    while True:
        more = client.steps(table, len(found))
        found += more["steps"]
        if len(found) >= more["last"]:
            return found
