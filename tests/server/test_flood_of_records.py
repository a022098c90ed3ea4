"""Somebody brings in records and takes back as much as they can, from two addresses: nobody else waits for it."""

import itertools
import threading
from collections.abc import Iterator

import httpx
import pytest
from tests.server.long_records import dithering
from tests.server.pings import nobody_waits, visitor
from tests.server.serving import HUMAN, Json, Server, new_id

FLOODERS = ("127.0.0.2", "127.0.0.4")
MOST_STEPS = 1_000
PARTS = ("state", "steps?after=0", "steps?after=1500", "steps/2000", "scores", "record", "analysis")


class Flooder:
    """Somebody who comes from two other addresses by turns, and has the right to nothing."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._ways = [visitor(address) for address in FLOODERS]
        self._turns = itertools.cycle(self._ways)
        token = self.ask("POST", "/session", {"name": "Fay"}).json()["token"]
        for way in self._ways:
            way.headers["Authorization"] = f"Bearer {token}"

    def close(self) -> None:
        for way in self._ways:
            way.close()

    def ask(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        return next(self._turns).request(method, f"{self._server.url}/api{path}", json=body)

    def bring_in(self, record: str) -> httpx.Response:
        return self.ask("POST", "/records", {"record": record})

    def act(self, table: str, seat: int, state: Json) -> Json:
        """Do something, whatever it is; the state after it."""
        wish = {"id": new_id(), "seat": seat, "expected": state["step"], "actions": [state["legal"][-1]["action"]]}
        after: Json = self.ask("POST", f"/tables/{table}/actions", wish).raise_for_status().json()["state"]
        return after

    def undo(self, table: str, seat: int, state: Json) -> None:
        wish = {"id": new_id(), "seat": seat, "expected": state["step"]}
        self.ask("POST", f"/tables/{table}/undo", wish).raise_for_status()


@pytest.fixture
def flooder(servers: tuple[Server, Server]) -> Iterator[Flooder]:
    made = Flooder(servers[0])
    yield made
    made.close()


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """One to be flooded and a quiet one."""
    # Otherwise the limit of requests would end the flood before it has begun.
    words = ("--own-machine", "100", "--most-steps", str(MOST_STEPS))
    flooded = Server(tmp_path_factory.mktemp("flooded"), *words).start()
    quiet = Server(tmp_path_factory.mktemp("quiet")).start()
    yield flooded, quiet
    flooded.close()
    quiet.close()


@pytest.mark.parametrize("game", ["tikal", "tzolkin"])
def test_a_record_that_is_much_too_long_stops_nobody(
    servers: tuple[Server, Server], flooder: Flooder, game: str
) -> None:
    record = dithering(game, 15_600).text()

    def flood() -> None:
        answers = [flooder.bring_in(record) for _ in range(60)]
        assert {answer.json()["message"] for answer in answers} == {"record-long"}

    nobody_waits(*servers, flood)


@pytest.mark.long
@pytest.mark.parametrize("game", ["tikal", "tzolkin"])
def test_the_longest_records_and_all_that_is_shown_of_them_stop_nobody(
    servers: tuple[Server, Server], flooder: Flooder, game: str
) -> None:
    record = dithering(game, 1_780).text()

    def look(address: str, table: str, part: str) -> None:
        with visitor(address) as client:
            client.get(f"{servers[0].url}/api/tables/{table}/{part}").raise_for_status()

    def flood() -> None:
        answers = [flooder.bring_in(record) for _ in range(3)]
        assert all(answer.status_code == 201 for answer in answers), answers[-1].text
        tables = [answer.json()["table"]["id"] for answer in answers]
        looking = [threading.Thread(target=look, args=way) for way in itertools.product(FLOODERS, tables, PARTS)]
        for each in looking:
            each.start()
        for each in looking:
            each.join()

    nobody_waits(*servers, flood)


def test_a_table_where_much_is_taken_back_stops_nobody(servers: tuple[Server, Server], flooder: Flooder) -> None:
    def flood() -> None:
        made = flooder.ask("POST", "/tables", {"game": "tikal", "seats": [HUMAN, HUMAN]}).json()
        table, seat = made["table"]["id"], 0
        state: Json = {"undo": None}
        while state["undo"] is None or state["undo"]["message"] != "undo-too-often":
            state = flooder.ask("GET", f"/tables/{table}/state?seat={seat}").json()
            if not state["legal"]:
                seat = 1 - seat
                continue
            state = flooder.act(table, seat, state)
            if state["undo"]["allowed"]:
                flooder.undo(table, seat, state)
        assert state["step"] >= MOST_STEPS
        for part in ("state", "steps?after=0", f"steps?after={MOST_STEPS - 50}", "scores", "record"):
            flooder.ask("GET", f"/tables/{table}/{part}").raise_for_status()

    nobody_waits(*servers, flood)
