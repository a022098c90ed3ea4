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
