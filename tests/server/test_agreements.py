"""Resigning, and ending a game by agreement."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest
from tests.server.serving import BOT, HUMAN, OPEN, Refused, Server
from tests.server.test_play import friends

from sacbe.server.store.proposals import KEPT


def test_with_two_the_game_is_over_when_one_resigns(server: Server) -> None:
    table, (ana, ben) = friends(server, "tikal")

    async def resign() -> str:
        async with ana.live(table, 0) as live:
            await live.next("state")
            ben.resign(table, 1)
            while (message := await live.next("table"))["table"]["status"] == "running":
                pass
            return str(message["table"]["outcome"]["how"])

    assert asyncio.run(resign()) == "resigned"
    info = ana.table(table)["table"]
    assert info["status"] == "ended" and info["outcome"]["places"] == [1, 2]
    assert info["seats"][1]["resigned"] and info["seed"]
    with pytest.raises(Refused) as no:
        ana.resign(table, 0)
    assert no.value.message == "table-over"


def test_with_three_a_bot_plays_on_and_who_resigned_comes_last(server: Server) -> None:
    table, people = friends(server, "silver_gold", players=3)
    ana, ben, cleo = people
    while ana.state(table, 0)["view"]["number"] < 28:
        for seat, person in enumerate(people):
            if legal := (state := person.state(table, seat))["legal"]:
                person.act(table, seat, legal[0]["action"], expected=state["step"])
    seat = ben.resign(table, 1)["table"]["seats"][1]
    assert seat["resigned"] and seat["stand_in"]
    attempts: list[tuple[Callable[[], object], str]] = [
        (lambda: ben.resign(table, 1), "seat-resigned"),
        (lambda: ben.come_back(table, 1), "seat-resigned"),
        (lambda: ben.act(table, 1, 0), "stand-in-plays"),
    ]
    for attempt, message in attempts:
        with pytest.raises(Refused) as no:
            attempt()
        assert no.value.message == message
    cleo.stand_in(table, 2)  # Ana last: the game waits for her, so that it cannot end before.
    ana.stand_in(table, 0)
    state = cleo.wait_for(table, 2, lambda state: bool(state["table"]["status"] == "finished"))
    outcome = state["table"]["outcome"]
    assert outcome["places"][1] == 3 and sorted(outcome["places"]) in ([1, 2, 3], [1, 1, 3])


def test_when_all_but_one_have_resigned_the_game_is_over(server: Server) -> None:
    table, (ana, ben, cleo) = friends(server, "tikal", players=3)
    ben.resign(table, 1)
    assert ana.table(table)["table"]["status"] == "running"
    cleo.resign(table, 2)
    info = ana.table(table)["table"]
    assert info["status"] == "ended" and info["outcome"]["places"] == [1, 2, 2]


def test_all_agree_to_end(server: Server) -> None:
    table, (ana, ben, cleo) = friends(server, "tzolkin", players=3)
    (proposal,) = ana.propose_end(table, 0)["table"]["proposals"]
    assert proposal["kind"] == "end" and proposal["waiting"] == [1, 2]
    with pytest.raises(Refused) as no:
        ana.propose_end(table, 0)
    assert no.value.message == "proposed-already"
    ben.answer(table, proposal["id"], 1, agree=True)
    assert cleo.answer(table, proposal["id"], 2, agree=True)["table"]["status"] == "ended"
    info = ana.table(table)["table"]
    assert info["outcome"]["how"] == "agreed" and info["proposals"] == []
    assert info["seed"] and "Seed" in ana.record(table)
    assert ana.state(table, 0)["legal"] == []


def test_somebody_wants_to_go_on(server: Server) -> None:
    table, (ana, ben) = friends(server, "tzolkin")
    proposal = ana.propose_end(table, 0)["table"]["proposals"][0]["id"]
    assert ben.answer(table, proposal, 1, agree=False)["table"]["status"] == "running"
    assert ana.state(table, 0)["legal"] or ben.state(table, 1)["legal"]


def test_bots_never_object(server: Server) -> None:
    ana = server.client()
    table = ana.make("tzolkin", HUMAN, BOT, BOT).id
    assert ana.propose_end(table, 0)["table"]["status"] == "ended"


def test_a_proposal_to_end_stays_while_the_game_goes_on(server: Server) -> None:
    table, (ana, ben) = friends(server, "silver_gold")
    proposal = ana.propose_end(table, 0)["table"]["proposals"][0]["id"]
    ben.act(table, 1, ben.state(table, 1)["legal"][0]["action"])
    assert ben.answer(table, proposal, 1, agree=True)["table"]["status"] == "ended"


def test_however_often_somebody_proposes_only_the_latest_are_kept(server: Server) -> None:
    ana, bo = server.client("Ana"), server.client("Bo")
    made = ana.make("tikal", HUMAN, OPEN)
    bo.join(made.invitations[1])
    for number in range(2 * KEPT):
        ana.propose_end(made.id, 0)
        proposal = ana.state(made.id, 0)["table"]["proposals"][0]["id"]
        ana.answer(made.id, proposal, 0, False)
        assert not ana.state(made.id, 0)["table"]["proposals"], number
    bo.propose_end(made.id, 1)
    with closing(sqlite3.connect(server.data / "sacbe.db")) as database:
        kept = database.execute('SELECT seat, count(*) FROM proposals WHERE "table" = ? GROUP BY seat', (made.id,))
        assert dict(kept) == {0: KEPT, 1: 1}
