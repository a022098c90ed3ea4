"""One person on several devices: links, recovery codes, signing out, taking along, being forgotten."""

import asyncio
from collections.abc import Callable
from contextlib import closing

import pytest
from tests.server.databases import Place
from tests.server.serving import BOT, HUMAN, OPEN, Client, Refused, Server

from sacbe.server.checking import check, open_as_it_is
from sacbe.server.door import COOKIE
from sacbe.server.store.schema import devices


def with_token(server: Server, token: str) -> Client:
    """Somebody who shows this token."""
    made = server.onlooker()
    made.token = token
    made.http.headers["Authorization"] = f"Bearer {token}"
    return made


def opened(server: Server, ana: Client, label: str = "Phone") -> Client:
    """One more device of somebody."""
    link = ana.call("POST", "/me/links")["token"]
    answer = server.onlooker().call("POST", "/me/open", {"token": link, "label": label})
    return with_token(server, answer["token"])


def test_a_link_opens_one_more_device_once(server: Server) -> None:
    ana = server.client("Ana")
    table = ana.make("tikal", HUMAN, BOT).id
    link = ana.call("POST", "/me/links")["token"]
    answer = server.onlooker().call("POST", "/me/open", {"token": link, "label": "Phone"})
    phone = with_token(server, answer["token"])
    assert answer["name"] == "Ana"
    assert [each["id"] for each in phone.tables()] == [table]
    assert phone.state(table, 0)["seat"] == 0
    with pytest.raises(Refused, match="no such link"):
        server.onlooker().call("POST", "/me/open", {"token": link})
    assert [(each["label"], each["here"]) for each in phone.call("GET", "/me/devices")["devices"]] == [
        ("", False),
        ("Phone", True),
    ]
    phone.call("PUT", "/me", {"name": "Ana M"})
    assert ana.call("GET", "/me")["name"] == "Ana M"


def test_of_two_links_only_the_later_is_good(server: Server) -> None:
    ana = server.client()
    first, second = (ana.call("POST", "/me/links")["token"] for _ in range(2))
    with pytest.raises(Refused, match="no such link"):
        server.onlooker().call("POST", "/me/open", {"token": first})
    assert server.onlooker().call("POST", "/me/open", {"token": second})["name"] == "Ana"


def test_a_browser_gets_its_token_as_a_cookie_that_no_script_reads(server: Server) -> None:
    link = server.client().call("POST", "/me/links")["token"]
    browser = server.onlooker()
    browser.http.headers.update({"X-Sacbe": "1", "Origin": server.url})
    answer = browser.ask("POST", "/me/open", {"token": link})
    assert answer.json() == {"name": "Ana", "token": ""}
    assert f"{COOKIE}=" in answer.headers["set-cookie"]
    assert "HttpOnly" in answer.headers["set-cookie"]


def test_a_cleared_browser_has_its_games_again_by_a_code_that_is_good_once(server: Server) -> None:
    ana = server.client()
    table = ana.make("tikal", HUMAN, BOT).id
    codes = ana.call("POST", "/me/codes")["codes"]
    assert len(set(codes)) == 8
    written_down = codes[3].upper().replace("-", " ")
    again = with_token(server, server.onlooker().call("POST", "/me/recover", {"code": written_down})["token"])
    assert [each["id"] for each in again.tables()] == [table]
    assert again.call("GET", "/me/devices")["codes"] == 7
    with pytest.raises(Refused, match="no such code"):
        server.onlooker().call("POST", "/me/recover", {"code": codes[3]})
    again.call("POST", "/me/codes")
    with pytest.raises(Refused, match="no such code"):
        server.onlooker().call("POST", "/me/recover", {"code": codes[0]})


def test_a_lost_phone_is_signed_out_at_once_and_its_connection_too(server: Server) -> None:
    async def lose() -> None:
        ana = server.client()
        table = ana.make("tikal", HUMAN, HUMAN).id
        phone = opened(server, ana)
        lost = next(each for each in ana.call("GET", "/me/devices")["devices"] if each["label"] == "Phone")
        async with phone.live(table, 0) as live:
            await live.next("state")
            await asyncio.to_thread(ana.call, "DELETE", f"/me/devices/{lost['id']}")
            assert await live.closed() is not None
        for ask in (phone.tables, lambda: phone.state(table, 0), lambda: phone.call("POST", "/me/links")):
            with pytest.raises(Refused) as no:
                ask()
            assert no.value.status == 401
        assert ana.state(table, 0)["seat"] == 0

    asyncio.run(lose())


def test_all_others_are_signed_out_the_first_device_too(server: Server) -> None:
    ana = server.client()
    phone, tablet = opened(server, ana), opened(server, ana, "Tablet")
    phone.call("POST", "/me/sign-out")
    for other in (ana, tablet):
        with pytest.raises(Refused) as no:
            other.tables()
        assert no.value.status == 401
    assert phone.tables() == []


def test_nobody_signs_out_the_devices_of_others(server: Server) -> None:
    ana, mallory = server.client("Ana"), server.client("Mallory")
    opened(server, ana)
    phone = ana.call("GET", "/me/devices")["devices"][1]["id"]
    with pytest.raises(Refused, match="no such device"):
        mallory.call("DELETE", f"/me/devices/{phone}")
    assert len(ana.call("GET", "/me/devices")["devices"]) == 2


def test_what_the_server_has_of_somebody_can_be_taken_along(server: Server) -> None:
    ana = server.client("Ana")
    table = ana.make("tikal", HUMAN, BOT).id
    ana.call("PUT", "/notices/habits", {"language": "it", "zone": "Europe/Rome"})
    found = ana.call("GET", "/me/everything")
    assert (found["name"], found["made"], found["seats"]) == ("Ana", [table], [{"table": table, "seat": 0}])
    assert (found["language"], found["zone"]) == ("it", "Europe/Rome")


def test_whoever_wants_it_is_forgotten_and_others_play_on(place: Place, serve: Callable[..., Server]) -> None:
    server = serve(*(["--database-url", place.url] if place.is_postgresql else []), data=place.directory)
    ana, bo = server.client("Ana"), server.client("Bo")
    made = ana.make("tikal", HUMAN, OPEN, BOT)
    bo.join(made.invitations[1])
    waiting = ana.make("tikal", HUMAN, OPEN, listed=True).id
    phone = opened(server, ana)
    phone.call("DELETE", "/me")
    seat = bo.wait_for(made.id, 1, lambda state: state["table"]["seats"][0]["resigned"])["table"]["seats"][0]
    assert seat["name"] == "Guest"
    for gone in (ana, phone):
        with pytest.raises(Refused) as no:
            gone.tables()
        assert no.value.status == 401
    with pytest.raises(Refused, match="no such table"):
        bo.table(waiting)
    state = bo.wait_for(made.id, 1, lambda state: bool(state["legal"]))
    bo.act(made.id, 1, state["legal"][0]["action"], expected=state["step"])
    server.stop()
    url = place.url if place.is_postgresql else None
    with closing(open_as_it_is(url, place.directory)) as database:
        assert check(database, lambda done, total: None).wrong == {}
        with database.reading() as connection:
            assert connection.execute(devices.select()).all() == []
