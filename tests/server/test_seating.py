"""Making tables and sitting down: here, by invitation, from the lobby; bots, stand-ins, and what nobody may do."""

import time
from collections.abc import Callable

import pytest
from tests.server.serving import BOT, HUMAN, OPEN, Refused, Server
from tests.server.test_play import friends


def test_a_table_begins_at_once_when_every_seat_is_taken(server: Server) -> None:
    ana = server.client("Ana")
    made = ana.make("tikal", HUMAN, BOT, title="Sunday game", options={"auction": True})
    assert made.info["status"] == "running" and made.invitations == {}
    assert made.info["title"] == "Sunday game" and made.info["options"]["auction"] is True
    assert [seat["name"] for seat in made.info["seats"]] == ["Ana", "Nicte (random)"]
    assert ana.table(made.id)["yours"] == [0] and ana.table(made.id)["host"]
    stranger = server.client("Eve").table(made.id)
    assert stranger["yours"] == [] and not stranger["host"]


def test_several_people_play_on_one_screen(server: Server) -> None:
    ana = server.client("Ana")
    table = ana.make("silver_gold", HUMAN, {**HUMAN, "name": "Grandma"}, HUMAN).id
    assert ana.table(table)["yours"] == [0, 1, 2]
    assert [seat["name"] for seat in ana.table(table)["table"]["seats"]] == ["Player A", "Grandma", "Player C"]
    ana.play_out(table, [0, 1, 2])
    assert ana.table(table)["table"]["status"] == "finished"


def test_an_invitation_says_who_invites_and_how_long_such_a_game_takes(server: Server) -> None:
    ana = server.client("Ana")
    for seats, host in (([{**HUMAN, "name": "Ana of seat 1"}, OPEN], "Ana of seat 1"), ([OPEN, BOT], "Ana")):
        made = ana.make("tikal", *seats)
        token = next(iter(made.invitations.values()))
        invited = server.onlooker().call("POST", "/invitation", {"token": token})
        assert (invited["host"], invited["minutes"]) == (host, 90)


def test_a_list_says_which_turn_it_is_and_when_something_happened_last(server: Server) -> None:
    ana = server.client("Ana")
    table = ana.make("tikal", HUMAN, HUMAN).id
    line = ana.tables()[0]
    assert (line["id"], line["turn"]) == (table, ana.state(table, 0)["view"]["number"])
    ana.play_out(table, [0, 1])
    over = ana.tables()[0]
    assert over["turn"] is None and over["updated"] > line["updated"] >= line["created"]


def test_an_invitation_opens_its_seat_once(server: Server) -> None:
    ana, ben, eve = (server.client(name) for name in ("Ana", "Ben", "Eve"))
    made = ana.make("silver_gold", HUMAN, OPEN)
    assert made.info["status"] == "open" and list(made.invitations) == [1]
    with pytest.raises(Refused) as no:
        ana.act(made.id, 0, 0, expected=0)
    assert no.value.message == "not-begun"
    seated = ben.join(made.invitations[1])
    assert seated["seat"] == 1 and seated["table"]["status"] == "running"
    assert seated["table"]["seats"][1]["name"] == "Ben"
    for late in (eve, ana):
        with pytest.raises(Refused) as no:
            late.join(made.invitations[1])
        assert no.value.status == 404
    with pytest.raises(Refused) as no:
        eve.join("A" * 43)
    assert no.value.status == 404


def test_the_new_token_opens_the_seat_from_another_device(server: Server) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    made = ana.make("silver_gold", HUMAN, OPEN)
    token = ben.join(made.invitations[1], name="Benjamin")["token"]
    phone = server.client("Ben's phone")
    again = phone.join(token)
    assert again["seat"] == 1 and again["table"]["seats"][1]["name"] == "Benjamin"
    assert phone.state(made.id, 1) == ben.state(made.id, 1)
    with pytest.raises(Refused):
        server.client("Eve").join(token)
    third = server.client("Ben's tablet")
    third.join(ben.invite(made.id, 1))
    assert third.table(made.id)["yours"] == [1]


def test_the_host_cannot_get_into_a_friends_seat(server: Server) -> None:
    table, (ana, ben) = friends(server, "silver_gold")
    attempts: list[Callable[[], object]] = [
        lambda: ana.invite(table, 1),
        lambda: ana.state(table, 1),
        lambda: ana.come_back(table, 1),
        lambda: ana.put_bot(table, 1),
        lambda: ana.take(table, 1),
        lambda: ana.stand_in(table, 1),
    ]
    for attempt in attempts:
        with pytest.raises(Refused):
            attempt()
    assert ana.table(table)["yours"] == [0]
    assert ben.state(table, 1)["view"]["hand"]


def test_a_new_invitation_replaces_the_one_before(server: Server) -> None:
    ana = server.client("Ana")
    made = ana.make("silver_gold", HUMAN, OPEN)
    new = ana.invite(made.id, 1)
    with pytest.raises(Refused):
        server.client("Eve").join(made.invitations[1])
    with pytest.raises(Refused) as no:
        server.client("Eve").invite(made.id, 1)
    assert no.value.message == "not-host"
    assert server.client("Ben").join(new)["seat"] == 1


def test_the_lobby_has_listed_tables_that_wait_for_players(server: Server) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    listed = ana.make("tzolkin", HUMAN, OPEN, listed=True, title="Come in").id
    private = ana.make("tzolkin", HUMAN, OPEN).id
    open_tables = {line["id"]: line for line in server.onlooker().tables("open")}
    assert listed in open_tables and private not in open_tables
    assert open_tables[listed]["title"] == "Come in"
    with pytest.raises(Refused) as no:
        ben.take(private, 1)
    assert no.value.message == "invitation-only"
    assert ben.take(listed, 1, name="Big Ben")["table"]["seats"][1]["name"] == "Big Ben"
    with pytest.raises(Refused) as no:
        server.client("Eve").take(listed, 1)
    assert no.value.message == "seat-taken"
    assert listed not in {line["id"] for line in server.onlooker().tables("open")}
    assert listed in {line["id"] for line in server.onlooker().tables("running")}
    assert [line["id"] for line in ben.tables()] == [listed]


def test_my_tables_say_where_it_is_my_turn(server: Server) -> None:
    table, (ana, ben) = friends(server, "tikal", options={"start_player": "seat-1"})
    assert ana.tables()[0]["your_turn"] and not ben.tables()[0]["your_turn"]
    assert [line["to_move"] for line in ben.tables() if line["id"] == table] == [[0]]


def test_the_host_gives_an_open_seat_to_a_bot(server: Server) -> None:
    ana = server.client("Ana")
    made = ana.make("silver_gold", HUMAN, OPEN)
    with pytest.raises(Refused) as no:
        server.client("Eve").put_bot(made.id, 1)
    assert no.value.status == 403
    with pytest.raises(Refused) as no:
        ana.put_bot(made.id, 1, "nobody")
    assert no.value.kind == "bot" and no.value.problem["place"] == "level"
    assert ana.put_bot(made.id, 1)["table"]["status"] == "running"
    with pytest.raises(Refused):
        server.client("Eve").join(made.invitations[1])


def test_a_bot_stands_in_and_the_player_comes_back(server: Server) -> None:
    ana = server.client("Ana")
    table = ana.make("silver_gold", HUMAN, HUMAN).id
    first = ana.stand_in(table, 1, "random")["table"]["seats"][1]
    assert first["kind"] == "human" and first["stand_in"] == "random" and first["stand_in_by"] == 1
    ana.wait_for(table, 1, lambda state: 1 not in state["view"]["pending"])
    with pytest.raises(Refused) as no:
        ana.act(table, 1, 0)
    assert no.value.message == "stand-in-plays"
    back = ana.come_back(table, 1)["table"]["seats"][1]
    assert (back["stand_in"], back["stand_in_since"], back["stand_in_by"]) == (None, None, None)
    while (state := ana.state(table, 0))["legal"]:
        ana.act(table, 0, state["legal"][0]["action"])
    time.sleep(0.2)
    state = ana.state(table, 1)
    assert state["legal"], "the bot plays no more"
    ana.act(table, 1, state["legal"][0]["action"])


@pytest.mark.parametrize(
    ("body", "place"),
    [
        ({"game": "chess", "seats": [HUMAN, BOT]}, "game"),
        ({"game": "tikal", "seats": [HUMAN, BOT], "options": {"players": 3}}, "players"),
        ({"game": "tikal", "seats": [HUMAN, BOT], "options": {"colour": "red"}}, "colour"),
        ({"game": "tikal", "seats": [HUMAN, {"kind": "bot"}]}, "seats[1]"),
        ({"game": "tikal", "seats": [{**HUMAN, "level": "strong"}, BOT]}, "seats[0]"),
        ({"game": "tikal", "seats": [HUMAN, {"kind": "bot", "level": "wizard"}]}, "seats[1].level"),
        ({"game": "tikal", "seats": [{**HUMAN, "name": "a\u202eb"}, BOT]}, "seats[0].name"),
    ],
)
def test_a_table_that_cannot_be_made_says_where(server: Server, body: dict[str, object], place: str) -> None:
    with pytest.raises(Refused) as no:
        server.client().call("POST", "/tables", body)
    assert no.value.status == 400 and no.value.problem["place"] == place
    assert no.value.problem["detail"]


def test_a_table_that_is_not_there(server: Server) -> None:
    attempts: list[Callable[[], object]] = [
        lambda: server.onlooker().state("nowhere"),
        lambda: server.client().take("nowhere", 1),
    ]
    for attempt in attempts:
        with pytest.raises(Refused) as no:
            attempt()
        assert no.value.status == 404
