"""People are told elsewhere what happens at their tables: once, soon, and not while they look."""

import asyncio
import time

from tests.server.notices.people import Two, tell, tell_browser
from tests.server.notices.receivers import Receiver, wait_for
from tests.server.serving import Server

SOON = 5.0


def test_who_is_away_is_told_within_five_seconds_that_it_is_their_turn(inside: Server, receiver: Receiver) -> None:
    two = Two(inside, title="Friday")
    mover = two.turn
    other = two.people[1 - mover]
    tell(other, "json", f"{receiver.url}/hook", "turn")
    two.pass_turn()
    acted = time.time()
    [notice] = wait_for(receiver.told)
    assert receiver.heard[0].at - acted < SOON
    assert notice["table"] == two.table
    assert notice["seat"] == ["Ana", "Bo"][1 - mover]
    assert notice["link"] == f"{inside.url.replace('127.0.0.1', 'localhost')}/table/{two.table}"
    assert f"{notice['seat']} is to play at Tikal: Friday, since " in notice["text"]
    assert abs(notice["at"] / 1000 - acted) < SOON
    time.sleep(3)
    assert len(receiver.heard) == 1


def test_a_push_message_can_be_read_by_its_browser_alone_and_comes_from_this_server(
    inside: Server, receiver: Receiver
) -> None:
    two = Two(inside)
    mover = two.turn
    other = two.people[1 - mover]
    browser = tell_browser(other, receiver, "phone", "turn")
    two.pass_turn()
    key = other.call("GET", "/notices")["push_key"]
    [shown] = wait_for(lambda: browser.shown(key)).values()
    assert shown["title"] == f"Your turn: Tikal with {['Ana', 'Bo'][mover]}"
    assert shown["turns"] == 1
    assert b"Tikal" not in receiver.heard[0].body


def test_nobody_is_told_who_looks_at_the_table_but_who_leaves_it_open_is(inside: Server, receiver: Receiver) -> None:
    async def play() -> None:
        two = Two(inside)
        mover = two.turn
        other = two.people[1 - mover]
        tell(other, "json", f"{receiver.url}/hook", "turn")
        async with other.live(two.table, 1 - mover) as live:
            await live.next("state")
            await asyncio.to_thread(two.pass_turn)
            await asyncio.sleep(7)
            assert receiver.heard == []
            await asyncio.to_thread(two.pass_turn)
            await live.send({"type": "attention", "looking": False})
            await asyncio.sleep(1.5)
            await asyncio.to_thread(two.pass_turn)
            assert await asyncio.to_thread(wait_for, receiver.told)

    asyncio.run(play())


def test_a_turn_that_is_over_before_anybody_is_told_is_no_news(inside: Server, receiver: Receiver) -> None:
    two = Two(inside)
    other = two.people[1 - two.turn]
    tell(other, "json", f"{receiver.url}/hook", "turn", "over")
    two.pass_turn()
    two.people[0].resign(two.table, 0)
    [over] = wait_for(lambda: receiver.told("over"))
    assert over["table"] == two.table
    assert receiver.told("turn") == []


def test_a_proposal_is_told_to_who_is_asked(inside: Server, receiver: Receiver) -> None:
    two = Two(inside)
    for person in two.people:
        tell(person, "discord", f"{receiver.url}/{two.people.index(person)}", "proposal")
    two.people[0].propose_end(two.table, 0)
    [asked] = wait_for(lambda: receiver.heard)
    assert asked.path == "/1"
    assert "Bo is asked" in asked.json["content"]
    assert asked.json["allowed_mentions"] == {"parse": []}


def test_what_comes_fast_goes_together(inside: Server, receiver: Receiver) -> None:
    ana = inside.client("Ana")
    tell(ana, "json", f"{receiver.url}/hook", "turn", "begun")
    tables = {ana.make("tikal", {"kind": "human"}, {"kind": "bot", "level": "random"}).id for _ in range(12)}
    wait_for(lambda: {notice["table"] for notice in receiver.told()} == tables)
    assert {notice["table"] for notice in receiver.told()} == tables
    assert len(receiver.told()) == 12
    assert len(receiver.heard) < 8
    assert len(set(receiver.ids())) == len(receiver.ids())
