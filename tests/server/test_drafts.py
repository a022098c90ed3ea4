"""Plans of a turn: only their seat sees them, they show nothing hidden, they go when done or impossible."""

import asyncio

import pytest
from tests.server.serving import HUMAN, Refused, Server
from tests.server.test_play import friends, keep


def test_a_plan_shows_where_it_leads(server: Server) -> None:
    table, (ana, _) = friends(server, "tzolkin", options={"start_player": "seat-1"})
    before = ana.state(table, 0)
    first, second = (choice["action"] for choice in before["legal"][:2])
    half = ana.draft(table, 0, first)
    assert half is not None
    assert half["actions"] == [first] and half["names"] == [before["legal"][0]["name"]]
    assert not half["complete"] and second in [choice["action"] for choice in half["legal"]]
    whole = ana.draft(table, 0, first, second)
    assert whole is not None and whole["complete"] and whole["legal"] == []
    assert whole["view"]["pending"] == [1]
    after = ana.state(table, 0)
    assert after["draft"] == whole
    assert {**after, "draft": None, "table": None} == {**before, "table": None}, "nothing has happened"


def test_nobody_else_sees_a_plan(server: Server) -> None:
    table, (ana, ben) = friends(server, "tzolkin")
    theirs = ben.state(table, 1)
    watched = server.onlooker().state(table)

    async def plan() -> None:
        async with ben.live(table, 1) as other, ana.live(table, 0) as own:
            await own.next("state")
            await other.next("state")
            other_heard = len(other.heard)
            ana.draft(table, 0, ana.state(table, 0)["legal"][0]["action"])
            told = await own.next("state")
            assert told["state"]["draft"]
            await other.quiet()
            assert all(message["type"] == "table" for message in other.heard[other_heard:])

    asyncio.run(plan())
    for person, seat, before in ((ben, 1, theirs), (server.onlooker(), None, watched)):
        state = person.state(table, seat)
        assert {**state, "table": None} == {**before, "table": None}


def test_a_plan_that_would_close_the_phase_shows_nothing_hidden(server: Server) -> None:
    table, (ana, ben) = friends(server, "silver_gold")
    while (state := ben.state(table, 1))["legal"]:
        ben.act(table, 1, state["legal"][0]["action"])
    state = ana.state(table, 0)
    assert state["view"]["pending"] == [0]
    first, second = (choice["action"] for choice in state["legal"][:2])
    plan = ana.draft(table, 0, first, second)
    assert plan is not None and plan["complete"] and not plan["reveals"]
    assert plan["view"]["phase"] == "keep" and plan["view"]["pending"] == []
    assert plan["view"]["players"][1] == state["view"]["players"][1]
    with pytest.raises(Refused) as planned:
        ana.draft(table, 0, first, second, first)
    with pytest.raises(Refused) as done:
        ana.act(table, 0, first, second, first)
    assert planned.value.problem == done.value.problem
    assert ana.state(table, 0)["view"] == state["view"]


def test_a_plan_goes_when_it_is_carried_out_or_dropped(server: Server) -> None:
    table, (ana, _) = friends(server, "tzolkin")
    first = ana.state(table, 0)["legal"][0]["action"]
    ana.draft(table, 0, first)
    ana.call("DELETE", f"/tables/{table}/seats/0/draft")
    assert ana.state(table, 0)["draft"] is None
    ana.draft(table, 0, first)
    assert ana.act(table, 0, first)["state"]["draft"] is None
    ana.undo(table, 0)
    assert ana.state(table, 0)["draft"] is None


def test_a_plan_that_has_become_impossible_vanishes_for_good(server: Server) -> None:
    ana = server.client()
    table = ana.make("silver_gold", HUMAN, HUMAN).id
    keep([ana, ana], table)
    state = ana.state(table, 0)
    assert state["view"]["phase"] == "mark"
    assert ana.draft(table, 0, state["legal"][0]["action"])
    ana.undo(table, 1)
    assert ana.state(table, 1)["view"]["phase"] == "keep"
    assert ana.state(table, 0)["draft"] is None
    keep([ana, ana], table)
    assert ana.state(table, 0)["draft"] is None


def test_a_plan_that_the_rules_forbid_is_refused_and_the_one_before_stays(server: Server) -> None:
    table, (ana, _) = friends(server, "silver_gold")
    first = ana.state(table, 0)["legal"][0]["action"]
    kept = ana.draft(table, 0, first)
    with pytest.raises(Refused) as no:
        ana.draft(table, 0, first, first)
    assert no.value.status == 422 and no.value.problem["clause"]
    assert ana.state(table, 0)["draft"] == kept
