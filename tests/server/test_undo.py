"""Taking back: to the last reveal alone, beyond it only if all people agree; nothing vanishes from the record."""

import asyncio

import pytest
from tests.server.serving import BOT, HUMAN, Client, Json, Refused, Server, new_id
from tests.server.test_play import friends, keep


def reveal(table: str, people: list[Client]) -> None:
    """Everybody keeps, and so the first card is revealed."""
    keep(people, table)
    assert people[0].state(table, 0)["view"]["reveals"]


def test_an_action_that_revealed_nothing_is_taken_back_alone(server: Server) -> None:
    ana = server.client()
    table = ana.make("tzolkin", HUMAN, HUMAN, options={"start_player": "seat-1"}).id
    keep([ana, ana], table)
    start = ana.state(table, 0)
    state = ana.act(table, 0, start["legal"][0]["action"])["state"]
    assert state["undo"]["allowed"]
    back = ana.undo(table, 0)["state"]
    assert back["view"] == start["view"] and back["legal"] == start["legal"]
    steps = ana.steps(table, start["step"], seat=0)["steps"]
    assert [deed["undo"] for step in steps for deed in step["deeds"]] == [False, True]


def test_what_was_taken_back_stays_in_the_record(server: Server) -> None:
    ana = server.client()
    table = ana.make("tzolkin", HUMAN, HUMAN, options={"start_player": "seat-1"}).id
    keep([ana, ana], table)
    choice = ana.state(table, 0)["legal"][0]
    ana.act(table, 0, choice["action"])
    ana.undo(table, 0)
    ana.propose_end(table, 0)
    assert f"(A {choice['name']}), A undo" in ana.record(table).replace("\n   ", " ")


def test_in_an_open_phase_nobody_notices_that_something_was_taken_back(server: Server) -> None:
    table, (ana, ben) = friends(server, "silver_gold")
    quiet = ben.state(table, 1)
    record = ben.record(table, 1)

    async def dither() -> list[Json]:
        async with ben.live(table, 1) as live, server.onlooker().live(table) as watching:
            await live.next("state")
            await watching.next("state")
            live.heard.clear()
            first = ana.state(table, 0)["legal"][0]["action"]
            for _ in range(3):
                ana.act(table, 0, first)
                ana.undo(table, 0)
            assert await live.quiet() and await watching.quiet()
            return live.heard

    assert asyncio.run(dither()) == []
    after = ben.state(table, 1)
    after["table"]["seats"] = quiet["table"]["seats"]
    assert after == quiet
    assert ben.record(table, 1) == record


def test_against_bots_one_may_go_back_beyond_a_reveal(server: Server) -> None:
    ana = server.client()
    table = ana.make("silver_gold", HUMAN, BOT).id
    keep([ana], table)
    state = ana.wait_for(table, 0, lambda state: bool(state["view"]["reveals"]))
    assert not state["undo"]["allowed"] and state["undo"]["ask"] and state["undo"]["reason"]
    back = ana.undo(table, 0)["state"]
    assert back["view"]["phase"] == "keep" and 0 in back["view"]["pending"]
    assert back["table"]["proposals"] == []
    ana.play_out(table, [0])


def test_beyond_a_reveal_all_people_are_asked(server: Server) -> None:
    table, people = friends(server, "silver_gold", players=3)
    ana, ben, cleo = people
    reveal(table, people)
    state = ana.undo(table, 0)["state"]
    assert state["view"]["phase"] == "mark", "nothing has happened yet"
    (proposal,) = state["table"]["proposals"]
    assert (proposal["kind"], proposal["seat"], proposal["waiting"]) == ("undo", 0, [1, 2])
    ben.answer(table, proposal["id"], 1, agree=True)
    assert cleo.state(table, 2)["table"]["proposals"][0]["waiting"] == [2]
    after = cleo.answer(table, proposal["id"], 2, agree=True)
    assert after["table"]["proposals"] == []
    assert after["view"]["phase"] == "keep" and 0 in after["view"]["pending"]
    keep(people, table)
    assert ana.state(table, 0)["view"]["phase"] == "mark"


def test_one_no_is_enough(server: Server) -> None:
    table, people = friends(server, "silver_gold", players=3)
    ana, ben, cleo = people
    reveal(table, people)
    proposal = ana.undo(table, 0)["state"]["table"]["proposals"][0]["id"]
    ben.answer(table, proposal, 1, agree=True)
    assert cleo.answer(table, proposal, 2, agree=False)["table"]["proposals"] == []
    assert ana.state(table, 0)["view"]["phase"] == "mark"
    with pytest.raises(Refused) as no:
        ben.answer(table, proposal, 1, agree=True)
    assert no.value.status == 404


def test_the_one_who_asked_can_take_it_back_and_others_cannot_answer_for_somebody(server: Server) -> None:
    table, people = friends(server, "silver_gold", players=3)
    ana, ben, _ = people
    reveal(table, people)
    proposal = ana.undo(table, 0)["state"]["table"]["proposals"][0]["id"]
    for person, seat, agree, message in ((ana, 0, True, "own-proposal"), (ben, 2, True, "not-your-seat")):
        with pytest.raises(Refused) as no:
            person.answer(table, proposal, seat, agree)
        assert no.value.message == message
    assert ana.answer(table, proposal, 0, agree=False)["table"]["proposals"] == []


def test_the_same_request_asks_only_once(server: Server) -> None:
    table, (ana, ben) = friends(server, "silver_gold")
    reveal(table, [ana, ben])
    request, step = new_id(), ana.state(table, 0)["step"]
    first = ana.undo(table, 0, expected=step, request=request)
    again = ana.undo(table, 0, expected=step, request=request)
    assert again["again"] and again["state"] == first["state"]
    with pytest.raises(Refused) as no:
        ana.undo(table, 0, expected=step)
    assert no.value.message == "proposed-already"
    ben.answer(table, first["state"]["table"]["proposals"][0]["id"], 1, agree=False)
    late = ana.undo(table, 0, expected=step, request=request)
    assert late["again"] and late["state"]["table"]["proposals"] == []


def test_a_proposal_to_take_back_ends_when_the_game_goes_on(server: Server) -> None:
    table, (ana, ben) = friends(server, "silver_gold")
    reveal(table, [ana, ben])
    ana.undo(table, 0)
    while 1 in (state := ben.state(table, 1))["view"]["pending"]:
        ben.act(table, 1, state["legal"][0]["action"])
    assert ben.state(table, 1)["table"]["proposals"] == []


def test_on_one_screen_nobody_else_is_asked(server: Server) -> None:
    ana = server.client()
    table = ana.make("silver_gold", HUMAN, HUMAN).id
    reveal(table, [ana, ana])
    assert ana.undo(table, 1)["state"]["view"]["phase"] == "keep"


def test_after_going_back_other_things_are_drawn_and_a_plan_sees_the_open_phase(server: Server) -> None:
    ana = server.client()
    table = ana.make("silver_gold", HUMAN, HUMAN).id
    reveal(table, [ana, ana])
    back = ana.undo(table, 1)["state"]
    (choice,) = back["legal"][:1]
    draft = ana.draft(table, 1, choice["action"])
    assert draft is not None and draft["view"]["phase"] == "keep"
    assert ana.act(table, 1, choice["action"])["state"]["view"]["phase"] == "mark"
    ana.propose_end(table, 0)
    assert ana.state(table, 0)["table"]["status"] == "ended"


def test_there_may_be_nothing_to_take_back(server: Server) -> None:
    table, (ana, _) = friends(server, "silver_gold")
    assert ana.state(table, 0)["undo"] is None
    with pytest.raises(Refused) as no:
        ana.undo(table, 0)
    assert no.value.message == "undo-nothing-here"
