"""Playing at a table of a real server: legal actions, simultaneous phases, repeated and late requests, refusals."""

import asyncio
import sqlite3
from collections.abc import Callable

import pytest
from tests.server.serving import BOT, HUMAN, OPEN, Client, Json, Refused, Server, new_id


def friends(server: Server, game: str, players: int = 2, **more: object) -> tuple[str, list[Client]]:
    """A table with a person of their own on every seat."""
    ana, *others = [server.client(name) for name in ("Ana", "Ben", "Cleo", "Dan")[:players]]
    made = ana.make(game, HUMAN, *([OPEN] * (players - 1)), **more)
    for seat, friend in enumerate(others, start=1):
        friend.join(made.invitations[seat])
    return made.id, [ana, *others]


def keep(people: list[Client], table: str) -> None:
    """Everybody chooses what to keep of their opening hand."""
    for seat, person in enumerate(people):
        state = person.state(table, seat)
        while state["legal"] and state["view"]["phase"] == "keep":
            state = person.act(table, seat, state["legal"][0]["action"])["state"]


@pytest.mark.parametrize("game", ["silver_gold", "tzolkin", "tikal"])
def test_legal_actions_say_what_they_are_and_what_they_cost(server: Server, game: str) -> None:
    table, people = friends(server, game)
    states = [person.state(table, seat) for seat, person in enumerate(people)]
    legal = [choice for state in states for choice in state["legal"]]
    assert legal
    for choice in legal:
        assert choice["name"] and choice["deed"]["do"]
    assert any(choice["terms"] for choice in legal)
    assert server.onlooker().state(table)["legal"] == []


@pytest.mark.parametrize("game", ["silver_gold", "tzolkin"])
def test_in_a_simultaneous_phase_the_seats_decide_in_any_order(server: Server, game: str) -> None:
    table, people = friends(server, game, players=3)
    assert server.onlooker().state(table)["view"]["pending"] == [0, 1, 2]
    for seat in (2, 0, 1):
        state = people[seat].state(table, seat)
        while state["legal"] and state["view"]["phase"] == "keep":
            state = people[seat].act(table, seat, state["legal"][-1]["action"])["state"]
        assert seat not in state["view"]["pending"] or state["view"]["phase"] != "keep"
    assert server.onlooker().state(table)["view"]["phase"] != "keep"


def test_what_others_choose_is_learned_at_once_when_the_phase_closes(server: Server) -> None:
    table, (ana, ben) = friends(server, "silver_gold")
    before = ben.state(table, 1)
    first = ana.state(table, 0)["legal"][0]["action"]
    ana.act(table, 0, first)
    second = ana.state(table, 0)["legal"][0]["action"]
    ana.act(table, 0, second)
    halfway = ben.state(table, 1)
    assert halfway["step"] == before["step"]
    assert halfway["view"]["pending"] == [1]
    assert halfway["view"]["players"] == before["view"]["players"]
    assert ben.record(table, 1).count(" keep ") == 0
    while (state := ben.state(table, 1))["view"]["phase"] == "keep":
        ben.act(table, 1, state["legal"][0]["action"])
    steps = ben.steps(table, before["step"], seat=1)["steps"]
    shown = next(step for step in steps if len(step["deeds"]) > 1)
    assert [deed["action"] for deed in shown["deeds"] if deed["seat"] == 0] == [first, second]
    assert {"event": "kept", "seat": 0, "ids": shown["news"][0]["ids"]} in shown["news"]


def test_several_actions_are_done_together_or_not_at_all(server: Server) -> None:
    table, (ana, _) = friends(server, "silver_gold")
    state = ana.state(table, 0)
    first = state["legal"][0]["action"]
    with pytest.raises(Refused) as no:
        ana.act(table, 0, first, first)
    assert no.value.status == 422 and no.value.problem["clause"].startswith("SG ")
    assert ana.state(table, 0) == state
    other = state["legal"][1]["action"]
    assert ana.act(table, 0, first, other)["state"]["view"]["pending"] == [1]


def test_actions_may_be_given_in_notation(server: Server) -> None:
    table, (ana, _) = friends(server, "silver_gold")
    choice = ana.state(table, 0)["legal"][0]
    ana.act(table, 0, choice["name"])
    assert ana.steps(table, 0, seat=0)["steps"][-1]["deeds"] == [
        {key: choice[key] for key in ("action", "name", "deed")} | {"seat": 0, "undo": False}
    ]
    with pytest.raises(Refused) as no:
        ana.act(table, 0, "keep nothing at all")
    assert no.value.status == 400 and no.value.kind == "malformed-action"


def test_a_refusal_has_its_clause_its_message_and_its_parts(server: Server) -> None:
    table, (ana, _) = friends(server, "tikal", options={"start_player": "seat-1"})
    legal = {choice["action"] for choice in ana.state(table, 0)["legal"]}
    wrong = next(action for action in range(500) if action not in legal)
    with pytest.raises(Refused) as no:
        ana.act(table, 0, wrong)
    problem = no.value.problem
    assert problem["status"] == 422 and problem["clause"].startswith("TK ")
    assert problem["message"] and problem["detail"]
    asked = ana.why(table, 0, wrong)
    assert not asked["allowed"]
    assert (asked["clause"], asked["reason"]) == (problem["clause"], problem["detail"])
    assert (asked["message"], asked["args"]) == (problem["message"], problem.get("args", {}))
    allowed = ana.why(table, 0, min(legal))
    assert allowed["allowed"] and allowed["action"] == min(legal)


def test_why_is_asked_after_a_plan(server: Server) -> None:
    table, (ana, _) = friends(server, "silver_gold")
    first, second = (choice["action"] for choice in ana.state(table, 0)["legal"][:2])
    assert ana.why(table, 0, second, first)["allowed"]
    asked = ana.why(table, 0, first, first)
    assert not asked["allowed"] and asked["clause"].startswith("SG ")
    assert ana.state(table, 0)["step"] == len(ana.steps(table, 0, seat=0)["steps"])


def test_nobody_plays_for_another(server: Server) -> None:
    table, (ana, ben) = friends(server, "silver_gold")
    action = ana.state(table, 0)["legal"][0]["action"]
    attempts: list[Callable[[Client], object]] = [
        lambda person: person.act(table, 0, action, expected=0),
        lambda person: person.undo(table, 0, expected=0),
        lambda person: person.draft(table, 0, action),
        lambda person: person.why(table, 0, action),
        lambda person: person.state(table, 0),
        lambda person: person.steps(table, 0, seat=0),
        lambda person: person.moment(table, 1, seat=0),
        lambda person: person.record(table, 0),
        lambda person: person.scores(table, 0),
        lambda person: person.hint(table, 0),
        lambda person: person.resign(table, 0),
        lambda person: person.propose_end(table, 0),
    ]
    for stranger in (ben, server.client("Eve"), server.onlooker()):
        for attempt in attempts:
            with pytest.raises(Refused) as no:
                attempt(stranger)
            assert no.value.status == 403 and no.value.message == "not-your-seat"


def test_a_repeated_request_is_harmless(server: Server) -> None:
    table, (ana, _) = friends(server, "silver_gold")
    state = ana.state(table, 0)
    request = new_id()
    action = state["legal"][0]["action"]
    first = ana.act(table, 0, action, expected=state["step"], request=request)
    again = ana.act(table, 0, action, expected=state["step"], request=request)
    assert not first["again"] and again["again"]
    assert first["state"] == again["state"]
    taken_back = new_id()
    assert not ana.undo(table, 0, request=taken_back)["again"]
    assert ana.undo(table, 0, expected=0, request=taken_back)["again"]


def test_requests_and_plans_outlive_the_server(serve: Callable[..., Server]) -> None:
    server = serve()
    ana = server.client()
    table = ana.make("silver_gold", HUMAN, HUMAN).id
    state = ana.state(table, 0)
    request = new_id()
    action, other = (choice["action"] for choice in state["legal"][:2])
    done = ana.act(table, 0, action, expected=state["step"], request=request)
    draft = ana.draft(table, 0, other)
    planned = ana.state(table, 0)
    server.kill()
    server.start()
    assert ana.state(table, 0) == planned
    assert ana.state(table, 0)["draft"] == draft
    assert ana.draft(table, 0) is None
    assert ana.act(table, 0, action, expected=state["step"], request=request) == {**done, "again": True}


def test_a_late_client_gets_the_new_state(server: Server) -> None:
    ana = server.client()
    table = ana.make("tikal", HUMAN, HUMAN, options={"start_player": "seat-1"}).id
    state = ana.state(table, 0)
    action = state["legal"][0]["action"]
    new = ana.act(table, 0, action, expected=state["step"])["state"]
    with pytest.raises(Refused) as no:
        ana.act(table, 0, action, expected=state["step"])
    assert no.value.status == 409 and no.value.kind == "stale"
    assert no.value.problem["state"] == new


def test_a_game_by_other_rules_says_so(serve: Callable[..., Server]) -> None:
    server = serve()
    ana = server.client()
    table = ana.make("tikal", HUMAN, HUMAN).id
    server.stop()
    with sqlite3.connect(next(server.data.glob("*.db"))) as connection:
        connection.execute("UPDATE tables SET rules = 99 WHERE id = ?", (table,))
    connection.close()
    server.start()
    with pytest.raises(Refused) as no:
        ana.state(table, 0)
    assert no.value.status == 409 and no.value.kind == "rules-version"
    assert "version 99" in no.value.problem["detail"]
    assert [line["id"] for line in ana.tables()] == [table]


def test_bots_play_their_seats_to_the_end(server: Server) -> None:
    ana = server.client()
    table = ana.make("silver_gold", HUMAN, BOT, BOT).id
    state = ana.play_out(table, [0])
    outcome = state["table"]["outcome"]
    assert outcome["how"] == "finished" and sorted(outcome["places"])[0] == 1
    assert [sum(parts.values()) for parts in outcome["breakdown"]] == outcome["scores"]
    with pytest.raises(Refused) as no:
        ana.act(table, 0, 0)
    assert no.value.message == "table-over"


def test_a_whole_game_over_the_websocket(server: Server) -> None:
    ana = server.client()
    table = ana.make("silver_gold", HUMAN, BOT).id

    async def play() -> list[Json]:
        async with ana.live(table, 0) as live:
            message = await live.next("state")
            while message.get("state", message)["table"]["status"] == "running":
                state = message.get("state")
                if state and state["legal"]:
                    answer = await live.act(state["legal"][0]["action"], expected=state["step"])
                    assert answer["type"] == "done" or answer["problem"]["type"] == "/problems/stale"
                message = next((m for m in reversed(live.heard) if m["type"] in ("state", "update")), message)
                if not message["state"]["legal"] and message["state"]["table"]["status"] == "running":
                    message = await live.next()
                    if message["type"] not in ("state", "update"):
                        message = next(m for m in reversed(live.heard) if m["type"] in ("state", "update"))
            return live.heard

    heard = asyncio.run(play())
    steps = [step["step"] for message in heard if message["type"] == "update" for step in message["steps"]]
    last = ana.state(table, 0)["step"]
    assert steps == list(range(steps[0], last + 1)), "every step was told, once and in order"
