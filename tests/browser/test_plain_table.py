"""A game that a package brings, without a line of JavaScript, is played at the plain table.

The package is the one of docs/adding-a-game.md, installed as pip leaves it.
"""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Page, TimeoutError, expect
from tests.browser.conftest import Visit
from tests.browser.test_access import _look
from tests.browser.visitors import DESKTOP, PHONE, REFUSED, Visitor
from tests.docs.pages import ROOT, install_files
from tests.server.serving import Server

SIZES = {"desktop": DESKTOP, "phone": PHONE}
MOST_TOUCHES = 60
QUICKLY = 800
HAND = "[data-section=hand] li"
Enter = Callable[..., Visitor]


@pytest.fixture(scope="module")
def packaged(tmp_path_factory: pytest.TempPathFactory, page_folder: Path) -> Iterator[Server]:
    """A server where the package is installed."""
    folder = tmp_path_factory.mktemp("packaged")
    site = install_files(ROOT / "docs" / "adding-a-game.md", folder)
    places = os.pathsep.join([str(site), *(path for path in sys.path if path)])
    server = Server(folder / "data", "--page", str(page_folder), environment={"PYTHONPATH": places}).start()
    try:
        yield server
    finally:
        server.close()


@pytest.fixture(params=SIZES)
def enter(request: pytest.FixtureRequest, visit: Visit, packaged: Server) -> Enter:
    size = str(request.param)

    def entered(**more: object) -> Visitor:
        return visit(server=packaged, size=SIZES[size], touch=size == "phone", forgive=REFUSED, **more)

    return entered


def decide(page: Page) -> None:
    """The first choice there is, which ends the turn."""
    page.locator("[data-choice]").first.click()
    page.locator(".page[aria-busy=false]").wait_for()
    # A turn of one action may be over with it: then the button is gone before anybody can touch it.
    with suppress(TimeoutError):
        page.locator("[data-finish]:enabled").first.click(timeout=QUICKLY)


def play_on(page: Page) -> None:
    """To the end of the game."""
    for _ in range(MOST_TOUCHES):
        page.locator("[data-choice], .ending").first.wait_for()
        if page.locator(".ending").count():
            return
        before = page.locator("[data-plain-board]").inner_text()
        decide(page)
        page.wait_for_function(
            "(before) => document.querySelector('.ending')"
            " || document.querySelector('[data-plain-board]')?.innerText !== before",
            arg=before,
        )
    pytest.fail("the game did not end")


def open_sheet(page: Page, name: str) -> None:
    button = page.locator(f"[data-sheet-button={name}]")
    if button.is_visible():
        button.click()


def test_a_whole_game_is_played_and_replayed(enter: Enter) -> None:
    page = enter().go()
    expect(page.locator("[data-game=cenote]")).to_contain_text("Throw a card into the sacred well")
    page.click("[data-game=cenote]")
    page.click("[data-begin]")
    expect(page.locator("h1")).to_have_text("Cenote")
    expect(page.locator("[data-fact=phase] dd")).to_have_text("all choose")
    expect(page.locator(HAND)).to_have_count(4)
    wrong = _look(page, "the plain table")
    play_on(page)
    wrong += _look(page, "the plain table at the end")
    assert not wrong
    open_sheet(page, "log")
    expect(page.locator("section.log")).to_contain_text("Ana throws")
    expect(page.locator("section.log")).to_contain_text("takes jade worth")
    open_sheet(page, "act")
    page.locator(".ending a[href*='/step/']").click()
    page.locator("[data-on]").click()
    expect(page.locator("[data-plain-board]")).to_be_visible()


def test_what_is_typed_is_done_or_refused_with_its_clause(enter: Enter) -> None:
    page = enter().go()
    page.click("[data-game=cenote]")
    page.click("[data-begin]")
    expect(page.locator(HAND)).to_have_count(4)
    hand = [int(card) for card in page.locator(HAND).all_inner_texts()]
    other = next(card for card in range(1, 21) if card not in hand)
    page.locator(".choices summary").click()
    page.fill("[data-type]", f"lay {other}")
    page.click("[data-type-go]")
    expect(page.locator("[data-refusal]")).to_contain_text("CE 2.2")
    page.fill("[data-type]", f"lay {hand[0]}")
    page.click("[data-type-go]")
    expect(page.locator("[data-fact=chosen] dd")).not_to_have_text("–")


def test_a_hint_marks_a_choice(enter: Enter) -> None:
    page = enter().go()
    page.click("[data-game=cenote]")
    page.click("[data-begin]")
    page.locator("[data-choice]").first.wait_for()
    page.click("[data-hint]")
    expect(page.locator("[data-choice].hinted").first).to_be_visible()


def test_keys_are_enough(visit: Visit, packaged: Server) -> None:
    page = visit(server=packaged).go()
    page.locator("[data-game=cenote]").press("Enter")
    page.locator("[data-begin]").press("Enter")
    page.locator("[data-choice]").first.wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement?.hasAttribute('data-choice')"):
            break
    else:
        pytest.fail("Tab does not come to a choice")
    page.keyboard.press("Enter")
    expect(page.locator("[data-fact=chosen] dd")).not_to_have_text("–")


def test_the_frame_speaks_the_players_language_and_the_game_its_own(visit: Visit, packaged: Server) -> None:
    page = visit(server=packaged, language="pl").go()
    page.click("[data-game=cenote]")
    page.click("[data-begin]")
    expect(page.locator("[data-section=players] h2")).to_have_text("Gracze")
    expect(page.locator("[data-choice]").first).to_contain_text("Throw")


def test_two_people_at_one_screen_turn_away(visit: Visit, packaged: Server) -> None:
    visitor = visit(server=packaged)
    visitor.sit_down("cenote", "you", "friend")
    page = visitor.page
    page.locator("[data-choice]").first.wait_for()
    decide(page)
    expect(page.locator("[data-whose=curtain]")).to_be_visible()
    expect(page.locator(HAND)).to_have_count(0)


def test_its_rules_can_be_read(visit: Visit, packaged: Server) -> None:
    page = visit(server=packaged).go("/rules/cenote")
    expect(page.locator("main")).to_contain_text("Nobody may pass twice running")
