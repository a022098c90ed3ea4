"""What one visitor may have: by session and by address, across restarts, with a sentence for whoever wants more."""

import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from tests.docs.pages import ROOT
from tests.server.serving import BOT, HUMAN, OPEN, Client, Refused, Server

from sacbe.server.limits import USUAL

Serve = Callable[..., Server]
STRANGER = "127.0.0.2"
RECORD = (ROOT / "records" / "silver_gold" / "two-players.sacbe").read_text()


def usual(serve: Serve, *words: str) -> Server:
    """A server as strangers meet it: this machine has no more than others."""
    return serve("--own-machine", "1", *words)


def refused(ask: Callable[[], object]) -> Refused:
    with pytest.raises(Refused) as no:
        ask()
    return no.value


def made(client: Client, most: int, **more: object) -> int:
    """How many tables somebody can make who tries for one more than `most`."""
    count = 0
    try:
        while count <= most:
            client.make("silver_gold", HUMAN, OPEN, **more)
            count += 1
    except Refused as no:
        assert (no.status, no.kind) == (409, "too-many")
    return count


def test_four_sessions_of_an_address_make_no_more_requests_than_one(serve: Serve) -> None:
    one = usual(serve)
    sessions = [one.client(f"Ana {number}", STRANGER) for number in range(4)]
    begun = time.monotonic()
    seconds = 3.0
    passed = 0
    lock = threading.Lock()

    def hurry(client: Client) -> None:
        nonlocal passed
        while time.monotonic() - begun < seconds:
            fine = client.ask("GET", "/me").status_code == 200
            with lock:
                passed += fine

    with ThreadPoolExecutor(4) as at_once:
        list(at_once.map(hurry, sessions))
    assert passed <= USUAL.rate * (4 + time.monotonic() - begun)
    assert one.client("Bo").call("GET", "/me") == {"name": "Bo"}, "others are not held up"


def test_a_session_and_an_address_may_have_so_many_tables_after_a_restart_too(serve: Serve) -> None:
    one = usual(serve, "--tables", "3", "--people", "2")
    ana, bo, cleo = (one.client(name, STRANGER) for name in ("Ana", "Bo", "Cleo"))
    assert made(ana, 3) == 3
    one.kill()
    one.start()
    assert made(ana, 3) == 0
    assert made(bo, 2) == 3
    assert made(cleo, 1) == 0, "two people may be there"
    assert made(one.client("Dan"), 3) == 3, "another address"
    no = refused(lambda: ana.make("silver_gold", HUMAN, HUMAN))
    assert no.message == "tables-most" and "play one to its end first" in str(no)


def test_a_game_that_is_over_makes_room(serve: Serve) -> None:
    one = usual(serve, "--tables", "1")
    ana = one.client(address=STRANGER)
    table = ana.make("silver_gold", HUMAN, BOT).id
    assert made(ana, 1) == 0
    ana.propose_end(table, 0)
    assert made(ana, 1) == 1


def test_many_who_ask_at_once_have_no_more(serve: Serve) -> None:
    one = usual(serve, "--tables", "3")
    ana = one.client(address=STRANGER)

    def make(_: int) -> bool:
        return ana.ask("POST", "/tables", {"game": "silver_gold", "seats": [HUMAN, HUMAN]}).status_code == 201

    with ThreadPoolExecutor(8) as at_once:
        assert sum(at_once.map(make, range(24))) == 3


def test_nobody_fills_the_lobby_alone(serve: Serve) -> None:
    """948 listed tables of one visitor once hid those of all others."""
    one = usual(serve)
    theirs = one.client("Bo").make("silver_gold", HUMAN, OPEN, listed=True).id
    flood = [one.client(f"Ana {number}", address) for address in (STRANGER, "127.0.0.3") for number in range(6)]
    counts = [made(each, USUAL.lobby_tables, listed=True) for each in flood]
    assert sum(counts) == 2 * USUAL.people * USUAL.lobby_tables
    assert theirs in [table["id"] for table in one.onlooker().tables("open")]
    no = refused(lambda: flood[0].make("silver_gold", HUMAN, OPEN, listed=True))
    assert (no.status, no.message) == (409, "lobby-most")
    assert made(flood[0], 1, listed=False) == 2, "those by invitation are no matter of the lobby"


def test_a_lobby_that_is_full_shows_tables_of_everybody(serve: Serve) -> None:
    one = serve()
    theirs = one.client("Bo", STRANGER).make("silver_gold", HUMAN, OPEN, listed=True).id
    ana = one.client()
    for _ in range(101):
        ana.make("silver_gold", HUMAN, OPEN, listed=True)
    shown = one.onlooker().tables("open")
    assert len(shown) == 100 and theirs in [table["id"] for table in shown]
    assert [table["created"] for table in shown] == sorted((table["created"] for table in shown), reverse=True)


@pytest.mark.parametrize(
    ("option", "message"),
    [
        ("--records", "records-too-many"),
        ("--new-tables", "tables-too-fast"),
        ("--seats", "seats-most"),
        ("--sessions", "sessions-too-many"),
    ],
)
def test_what_is_rationed_by_the_day_is_told_when_it_comes_back(serve: Serve, option: str, message: str) -> None:
    one = usual(serve, option, "2", "--people", "2", "--lobby-tables", "9")
    host = one.client("Eva", "127.0.0.3")

    def use(client: Client) -> None:
        if option == "--records":
            client.bring_in(RECORD)
        elif option == "--new-tables":
            client.make("silver_gold", HUMAN, BOT)
        elif option == "--seats":
            client.take(host.make("silver_gold", HUMAN, OPEN, listed=True).id, 1)

    def come_and_use(name: str) -> None:
        use(one.client(name, STRANGER))

    if option == "--sessions":
        for number in range(4):
            come_and_use(f"Ana {number}")
        no = refused(lambda: come_and_use("Bo"))
        with httpx.Client(transport=httpx.HTTPTransport(local_address=STRANGER)) as http:
            body = http.post(f"{one.url}/api/tables", json={"game": "silver_gold", "seats": [HUMAN, BOT]})
        assert body.status_code == 429, "guests of the page are sessions, too"
    else:
        ana, bo, cleo = (one.client(name, STRANGER) for name in ("Ana", "Bo", "Cleo"))
        for each in (ana, ana, bo, bo):
            use(each)
        no = refused(lambda: use(ana))
        assert refused(lambda: use(cleo)).message == message, "two people may be there"
    assert (no.status, no.message) == (429, message)
    use(one.client("Dan"))


def test_bytes_of_records_are_rationed(serve: Serve) -> None:
    one = usual(serve, "--record-bytes", str(int(1.5 * len(RECORD))))
    ana = one.client(address=STRANGER)
    ana.bring_in(RECORD)
    assert refused(lambda: ana.bring_in(RECORD)).message == "records-too-many"


def test_a_proxy_says_who_asks(serve: Serve) -> None:
    one = usual(serve, "--sessions", "1", "--people", "1")

    def come(address: str) -> int:
        return httpx.post(
            f"{one.url}/api/session", json={"name": "Ana"}, headers={"X-Forwarded-For": address}
        ).status_code

    assert come("203.0.113.9") == 201
    assert come("203.0.113.9") == 429
    assert come("10.9.9.9, 203.0.113.9") == 429, "what the client itself wrote there counts for nothing"
    assert come("2001:db8:1:2::9") == 201
    assert come("2001:db8:1:2:3:4:5:6") == 429, "a household has a /64"
    assert come("2001:db8:1:3::9") == 201


def test_nobody_but_a_proxy_is_believed(serve: Serve) -> None:
    one = usual(serve, "--sessions", "1", "--people", "1")
    with httpx.Client(transport=httpx.HTTPTransport(local_address=STRANGER)) as http:
        asked = [
            http.post(
                f"{one.url}/api/session", json={"name": "Ana"}, headers={"X-Forwarded-For": f"203.0.113.{number}"}
            )
            for number in range(2)
        ]
    assert [answer.status_code for answer in asked] == [201, 429]


def test_this_machine_may_have_more_where_no_proxy_speaks(serve: Serve) -> None:
    one = serve("--own-machine", "3", "--sessions", "1", "--people", "1")

    def come(**headers: str) -> int:
        return httpx.post(f"{one.url}/api/session", json={"name": "Ana"}, headers=headers).status_code

    assert [come() for _ in range(4)] == [201, 201, 201, 429]
    forwarded = {"X-Forwarded-For": "127.0.0.9"}
    assert [come(**forwarded) for _ in range(2)] == [201, 429]


def test_no_address_is_stored(serve: Serve) -> None:
    one = usual(serve)
    one.client(address=STRANGER).make("silver_gold", HUMAN, OPEN)
    one.stop()
    assert all(STRANGER.encode() not in path.read_bytes() for path in one.data.iterdir() if path.is_file())
