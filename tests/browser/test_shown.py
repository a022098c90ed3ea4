"""What is shown to a player: moments, the film of what others did, and what a hint goes on with."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.positions import NOVICE, just_before, known_as
from tests.browser.visitors import Visitor
from tests.server.serving import HUMAN, Client, Json, Server

import sacbe

RECORD = "tikal/three-players"
SLOWLY = 0.5
MOMENT = "[data-moment]"
ROUND_SECONDS = 5.0
LANGUAGES = ("en", "it", "pl", "ro")
SIGNS = {"silver_gold": 9, "tikal": 17, "tzolkin": 30}
"""How many signs a legend has at least."""
WATCH_FILM = """() => {
    window.film = { from: 0, long: 0 };
    new MutationObserver(() => {
        const there = document.querySelector("[data-film]") !== null;
        if (there && !window.film.from) window.film.from = performance.now();
        if (!there && window.film.from && !window.film.long) window.film.long = performance.now() - window.film.from;
    }).observe(document.body, { childList: true, subtree: true });
}"""


def _dig(client: Client, visitor: Visitor) -> tuple[Page, str, int]:
    """A table at which the player digs up a treasure just now."""
    known_as(visitor, client)
    table, seat, dig = just_before(client, RECORD, "treasure")
    page = visitor.at_table(table)
    visitor.wait_until("yours")
    page.click(".choices summary")
    page.fill("[data-type]", dig)
    page.click("[data-type-go]")
    page.click("[data-finish=plan]")
    return page, table, seat


@pytest.mark.parametrize("motion", ["full", "none"])
def test_a_treasure_that_is_turned_over_is_a_moment(motion: str, house: Server, visit: Visit) -> None:
    visitor = visit(speed=SLOWLY, motion=motion)
    page, *_ = _dig(house.client(), visitor)
    words = re.compile(r"has an? \w+")
    expect(page.locator("[data-moment=treasure]")).to_have_text(words)
    expect(page.locator("[data-heard]")).to_have_text(words)
    moving = "() => document.querySelector('[data-moment] .turning').getAnimations().length"
    assert (page.evaluate(moving) > 0) == (motion == "full")
    expect(page.locator(MOMENT)).to_have_count(0)
    visitor.wait_until("yours")


@pytest.mark.parametrize("by", ["click", "Escape", "Enter"])
def test_skipping_a_moment_does_nothing_else(by: str, house: Server, visit: Visit) -> None:
    ana = house.client()
    visitor = visit(speed=SLOWLY, motion="full")
    page, table, seat = _dig(ana, visitor)
    page.wait_for_selector(MOMENT)
    before = ana.state(table, seat)
    if by == "click":
        back = page.locator("[data-back]").bounding_box()
        assert back is not None
        page.mouse.click(back["x"] + back["width"] / 2, back["y"] + back["height"] / 2)
    else:
        page.keyboard.press(by)
    expect(page.locator(MOMENT)).to_have_count(0, timeout=700)
    visitor.wait_until("yours")
    page.wait_for_timeout(200)
    after = ana.state(table, seat)
    assert (after["step"], after["draft"], after["table"]["proposals"]) == (before["step"], None, [])
    assert page.locator(".page[data-planned]").count() == 0


def test_play_it_goes_on_after_a_reveal(house: Server, visit: Visit) -> None:
    ana = house.client()
    visitor = visit()
    known_as(visitor, ana)
    table, seat, dig = just_before(ana, RECORD, "treasure")
    game = sacbe.load("tikal", players=3)
    legal = {each["name"]: each["action"] for each in ana.state(table, seat)["legal"]}
    actions = [legal[dig], legal["end"]]
    way: Json = {"actions": actions, "names": [dig, "end"], "deeds": [game.deed(each) for each in actions]}
    hint: Json = {"seat": seat, "ways": [{**way, "scores": [50.0] * 3, "wins": [0.5] * 3}]}
    page = visitor.at_table(table)
    page.route("**/hint", lambda route: route.fulfill(json=hint))
    visitor.wait_until("yours")
    page.click("[data-hint]")
    expect(page.locator("[data-advice] li")).to_have_count(2)
    page.click("[data-play-hint]")
    page.click("[data-finish=plan]")
    expect(page.locator("[data-advice] li")).to_have_count(1)
    page.click("[data-play-hint]")
    page.click("[data-finish=plan]")
    visitor.wait_until("others", "yours")


def _bots_first(client: Client) -> str:
    """A table of two bots and a player, whose first turn it is."""
    made = client.make("tikal", NOVICE, NOVICE, HUMAN, options={"start_player": "seat-1"})
    client.wait_for(made.id, 2, lambda state: bool(state["legal"]))
    return made.id


def test_what_others_did_before_my_first_turn_is_shown_once(house: Server, visit: Visit) -> None:
    ana = house.client()
    visitor = visit(speed=1, motion="full")
    known_as(visitor, ana)
    table = _bots_first(ana)
    page = visitor.go()
    page.goto(f"{house.url}/table/{table}", wait_until="commit")
    expect(page.locator("[data-film] p")).to_have_text(re.compile(r"\w+"))
    page.click("[data-skip]")
    visitor.wait_until("yours")
    page.reload()
    visitor.wait_until("yours")
    assert page.locator("[data-film], [data-since]").count() == 0


@pytest.mark.usefixtures("alone")
def test_a_round_of_two_bots_is_shown_in_less_than_five_seconds(house: Server, visit: Visit) -> None:
    ana = house.client()
    visitor = visit(speed=1, motion="full")
    known_as(visitor, ana)
    table = _bots_first(ana)
    page = visitor.go()
    page.add_init_script(f"addEventListener('DOMContentLoaded', {WATCH_FILM})")
    page.goto(f"{house.url}/table/{table}")
    page.wait_for_function("() => window.film.long > 0")
    assert 500 < page.evaluate("() => window.film.long") < 1000 * ROUND_SECONDS


def _legend(page: Page) -> Any:  # noqa: ANN401  # rows of texts
    page.wait_for_selector("[data-whose]")
    page.keyboard.press("?")
    page.wait_for_selector("[data-legend] dd")
    return page.locator("[data-legend] dd").all_inner_texts()


@pytest.mark.parametrize("game", SIGNS)
def test_help_has_a_legend_of_the_signs_in_every_language(game: str, house: Server, visit: Visit) -> None:
    ana = house.client()
    table = ana.make(game, HUMAN, NOVICE).id
    told = {}
    for language in LANGUAGES:
        visitor = visit(language=language)
        known_as(visitor, ana)
        told[language] = _legend(visitor.at_table(table))
    assert len(told["en"]) >= SIGNS[game]
    for texts in told.values():
        assert len(texts) == len(told["en"])
        assert [text for text in texts if re.search(r"\b(tikal|tzolkin|silver_gold)-", text) or not text] == []
