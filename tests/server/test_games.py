"""What a server says of the games it has, and of the words that packages bring."""

from collections.abc import Iterator

import httpx
import pytest
from tests.server.serving import Server

import sacbe
from sacbe.engine.registry import game_class


@pytest.fixture
def browser(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as made:
        yield made


def test_the_games_are_listed_by_title_with_what_the_page_needs_to_know(browser: httpx.Client) -> None:
    games = browser.get("/api/games").json()
    assert {game["id"] for game in games} == set(sacbe.games())
    assert [game["title"] for game in games] == sorted(game["title"] for game in games)
    for game in games:
        kind = game_class(game["id"])
        assert game["house"] is True
        assert game["open"] is kind.open
        assert {option["name"] for option in game["options"] if option["variant"]} == {
            option.name for option in kind.table_options if option.variant
        }


def test_a_game_of_the_house_has_its_words_in_the_page(browser: httpx.Client) -> None:
    answer = browser.get("/api/games/tikal/words/pl")
    assert (answer.status_code, answer.text) == (200, "")


@pytest.mark.parametrize(
    ("path", "status"),
    [("chess/words/en", 404), ("tikal/words/..", 404), ("tikal/words/EN", 400), ("tikal/words/x", 400)],
)
def test_words_of_nothing_are_refused(browser: httpx.Client, path: str, status: int) -> None:
    assert browser.get(f"/api/games/{path}").status_code == status
