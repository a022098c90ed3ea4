"""Lessons at a real server, without the page: every step can be done, and the others answer as they are told."""

import pytest
from tests.server.serving import Client, Json, Refused, Server

from sacbe.engine.lessons import Lesson, lessons, matches
from sacbe.engine.registry import game_class, house_games

ALL = [lesson for game in house_games() for lesson in lessons(game_class(game))]
FIRST = next(lesson for lesson in ALL if lesson.game.id == "tikal" and lesson.name == "first")
DUG = "{treasure mask}"


def begin(client: Client, lesson: Lesson) -> str:
    made = client.call("POST", f"/games/{lesson.game.id}/lessons/{lesson.name}")
    assert made["yours"] == [lesson.seat] and made["table"]["lesson"] == lesson.name
    return str(made["table"]["id"])


def ready(client: Client, table: str, seat: int) -> Json:
    """The state once the others have answered."""
    return client.wait_for(table, seat, lambda state: bool(state["legal"]) or state["table"]["status"] != "running")


def follow(client: Client, lesson: Lesson, table: str, wanted: list[list[str]]) -> None:
    for allowed in wanted:
        state = ready(client, table, lesson.seat)
        found = next((each["action"] for each in state["legal"] if matches(each["name"], allowed)), None)
        assert found is not None, f"{allowed} cannot be done: {[each['name'] for each in state['legal']][:12]}"
        client.act(table, lesson.seat, found, expected=state["step"])


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game.id}-{lesson.name}")
def test_a_lesson_can_be_followed_to_its_end(server: Server, lesson: Lesson) -> None:
    ana = server.client("Ana")
    told = ana.call("GET", f"/games/{lesson.game.id}/lessons/{lesson.name}")
    table = begin(ana, lesson)
    follow(ana, lesson, table, [allowed for step in told["steps"] for allowed in step["do"]])
    info = ana.table(table)["table"]
    assert (info["fair"], info["verified"], info["status"]) == (False, False, "running")
    assert {seat["level"] for seat in info["seats"] if seat["kind"] == "bot"} == {"novice"}


def test_the_lessons_of_a_game_are_told_with_what_they_teach(server: Server) -> None:
    told = server.onlooker().call("GET", "/games/tikal/lessons")["lessons"]
    assert [(each["name"], each["kind"]) for each in told[:3]] == [
        ("first", "guided"),
        ("auction", "guided"),
        ("exchange", "short"),
    ]
    assert "5.9" in next(each["clauses"] for each in told if each["name"] == "guards")
    known = server.onlooker().ask("GET", "/games").json()
    assert {game["id"] for game in known if game["lessons"]} == set(house_games())


def test_what_was_taken_back_is_drawn_and_answered_the_same_again(server: Server) -> None:
    ana = server.client("Ana")
    table = begin(ana, FIRST)
    wanted = FIRST.wanted
    dig = next(at for at, allowed in enumerate(wanted) if allowed == ["dig b3"])
    follow(ana, FIRST, table, wanted[: dig + 1])
    assert DUG in ana.record(table)
    before = ready(ana, table, 0)["view"]
    ana.undo(table, 0)
    follow(ana, FIRST, table, wanted[dig : dig + 1])
    assert ready(ana, table, 0)["view"] == before
    follow(ana, FIRST, table, wanted[dig + 1 :])


def test_a_lesson_goes_on_where_it_was_when_the_server_starts_again(server: Server) -> None:
    ana = server.client("Ana")
    table = begin(ana, FIRST)
    follow(ana, FIRST, table, FIRST.wanted[:9])
    server.restart()
    follow(ana, FIRST, table, FIRST.wanted[9:])


def test_whoever_leaves_a_lesson_plays_an_ordinary_game(server: Server) -> None:
    ana = server.client("Ana")
    table = begin(ana, FIRST)
    state = ready(ana, table, 0)
    other = next(each for each in state["legal"] if each["name"].startswith("place a3"))
    ana.act(table, 0, other["action"])
    ana.act(table, 0, "end")
    assert ready(ana, table, 0)["step"] > state["step"] + 2


def test_a_lesson_that_is_begun_again_takes_the_place_of_the_one_before(server: Server) -> None:
    ana = server.client("Ana")
    first = begin(ana, FIRST)
    second = begin(ana, FIRST)
    assert [each["id"] for each in ana.tables()] == [second]
    with pytest.raises(Refused) as no:
        ana.table(first)
    assert no.value.status == 404


def test_a_lesson_that_there_is_not_is_refused(server: Server) -> None:
    for path in ("/games/tikal/lessons/nothing", "/games/nothing/lessons/first"):
        with pytest.raises(Refused) as no:
            server.client("Ana").call("POST", path)
        assert no.value.status == 404
