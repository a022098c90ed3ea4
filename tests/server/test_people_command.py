"""`sacbe people` lists who is known, and forgets them: their finished games stay, and others play on."""

import json
from collections.abc import Callable
from contextlib import closing

import pytest
from tests.cli.conftest import Command, command
from tests.server.databases import Place
from tests.server.serving import BOT, HUMAN, OPEN, Json, Refused, Server

from sacbe.server.checking import check, open_as_it_is

__all__ = ["command"]


def _words(place: Place) -> list[str]:
    return ["--database-url", place.url, "--data", str(place.directory)]


@pytest.fixture
def one(place: Place, serve: Callable[..., Server]) -> Server:
    return serve(*(_words(place)[:2] if place.is_postgresql else []), data=place.directory)


def _json(command: Command, *words: str) -> Json:
    shown = command("people", *words, "--json")
    assert (shown.code, shown.err) == (0, ""), shown.err
    told: Json = json.loads(shown.out)
    return told


def test_whoever_is_forgotten_leaves_no_name_and_others_play_on(one: Server, place: Place, command: Command) -> None:
    ana, mallory = one.client("Ana"), one.client("Mallory")
    made = mallory.make("silver_gold", HUMAN, HUMAN)
    mallory.play_out(made.id, [0, 1])
    waiting = mallory.make("tikal", HUMAN, OPEN, listed=True).id
    host = ana.make("tikal", HUMAN, OPEN, OPEN, listed=True).id
    mallory.take(host, 1)
    three = ana.make("silver_gold", HUMAN, OPEN, BOT)
    mallory.join(three.invitations[1])
    alone = mallory.make("tikal", HUMAN, BOT).id

    listed = _json(command, "list", "--name", "MALL", *_words(place))
    assert [(each["name"], each["seats"], each["tables_made"]) for each in listed["people"]] == [("Mallory", 6, 3)]
    session = listed["people"][0]["id"]
    assert _json(command, "forget", "Mallory", "--yes", *_words(place)) == {"forgotten": [session]}

    there = ana.wait_for(made.id, None, lambda state: state["table"]["seats"][0]["name"] == "Guest")
    assert there["table"]["outcome"]["how"] == "finished"
    assert "Mallory" not in ana.record(made.id)
    with pytest.raises(Refused):
        ana.table(waiting)
    ana.wait_for(host, 0, lambda state: state["table"]["seats"][1]["kind"] == "open")
    ana.wait_for(three.id, 0, lambda state: state["table"]["seats"][1]["resigned"])
    assert ana.table(alone)["table"]["outcome"]["how"] == "resigned"
    with pytest.raises(Refused) as no:
        mallory.tables()
    assert no.value.status == 401
    assert _json(command, "list", "--name", "mallory", *_words(place))["all"] == 0
    with closing(open_as_it_is(place.url, place.directory)) as database:
        assert check(database, lambda done, total: None).wrong == {}
    assert "Mallory" not in command("tables", "list", "--json", *_words(place)).out
    assert " ERROR " not in one.said()


def test_a_name_of_several_is_not_guessed_and_no_token_is_shown(server: Server, command: Command) -> None:
    for _ in range(2):
        server.client("Twin")
    words = ["--data", str(server.data)]
    shown = command("people", "forget", "Twin", "--yes", *words)
    assert shown.code == 2
    assert "people are called 'Twin': name one by the id, or say --every" in shown.err
    out = command("people", "list", "--name", "twin", *words).out
    assert "Twin" in out and "1 to 2 of 2." in out
    assert set(_json(command, "list", "--limit", "1", *words)["people"][0]) == {
        *("id", "name", "created", "seen", "seats", "tables_made"),
    }
    assert len(_json(command, "forget", "Twin", "--every", "--yes", *words)["forgotten"]) == 2
    shown = command("people", "forget", "Twin", "--yes", *words)
    assert (shown.code, shown.err) == (2, "sacbe: nobody here has the id or the name 'Twin'\n")
