"""How many touches a turn takes a player who knows what to do: counted by real clicks and taps."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.visitors import DESKTOP, PHONE, Visitor

HANDS = {"mouse": (DESKTOP, False, 1.0), "finger": (PHONE, True, 1.5)}
"""A window, whether it is touched, and how many times as many touches it may take."""
CONTINUES = ".page[data-whose=yours][aria-busy=false]"


class Hand:
    """Touches the page and counts."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.touches = 0

    def touch(self, what: str) -> None:
        thing = self.visitor.page.locator(f"{what} >> visible=true").first
        if self.visitor.touch:
            thing.tap()
        else:
            thing.click()
        self.touches += 1

    def planned(self, actions: int) -> None:
        """So many actions are planned now."""
        expect(self.visitor.page.locator(f"[data-planned='{actions}'][aria-busy=false]")).to_be_visible()


@pytest.fixture(params=HANDS)
def hand(request: pytest.FixtureRequest, visit: Visit) -> tuple[Hand, float]:
    size, touch, more = HANDS[request.param]
    return Hand(visit(size=size, touch=touch)), more


def test_the_first_turn_of_tikal(hand: tuple[Hand, float]) -> None:
    """A tile, four members, a walk of one of them, and the end of the turn with points left."""
    player, more = hand
    player.visitor.sit_down("tikal", "you", "novice")
    page = player.visitor.page
    player.visitor.wait_until("yours")
    player.touch(".cell.placing")
    player.planned(1)
    for member in range(4):
        player.touch(".panel [data-act='bring base']")
        player.planned(2 + member)
    player.touch(".cell[data-field=a5]")
    goal = page.locator(".cell.glowing:not([data-field=a5])").first.get_attribute("data-field")
    player.touch(f".cell[data-field={goal}]")
    if page.locator("[data-walk]").count():
        player.touch("[data-walk]")
    page.wait_for_function("() => Number(document.querySelector('.page').dataset.planned) > 5")
    player.touch("[data-finish=closing]")
    # Points are left, so the button asks once whether they may be lost.
    page.wait_for_selector("[data-finish=closing].main")
    player.touch("[data-finish=closing]")
    page.wait_for_selector(".page:not([data-planned])")
    assert player.touches <= 9 * more + 1  # the question whether points may be lost is answered once more


def test_keeping_two_maps_and_marking(hand: tuple[Hand, float]) -> None:
    player, more = hand
    player.visitor.sit_down("silver_gold", "you", "novice")
    player.visitor.wait_until("yours")
    player.touch("[data-keep]:enabled")
    player.planned(1)
    player.touch("[data-keep]:enabled")
    player.planned(2)
    player.touch("[data-finish=plan]")
    assert player.touches <= 3 * more
    page = player.visitor.page
    page.wait_for_selector(f"{CONTINUES} [role=gridcell].now, {CONTINUES} [role=gridcell].maybe")
    player.touches = 0
    player.touch("[role=gridcell].now, [role=gridcell].maybe")
    player.touch("[data-finish=look]")
    expect(page.locator("[data-finish=look]")).to_have_count(0)
    assert player.touches <= 2 * more


def test_two_workers_of_tzolkin(hand: tuple[Hand, float]) -> None:
    player, more = hand
    player.visitor.sit_down("tzolkin", "you", "novice")
    page = player.visitor.page
    player.visitor.wait_until("yours")
    for kept in (1, 2):
        player.touch(".panel .keep [data-action]")
        player.planned(kept)
    player.touch("[data-finish=plan]")
    page.wait_for_selector(f"{CONTINUES} .panel .place [data-action]")
    player.touches = 0
    for placed in (1, 2):
        player.touch(".panel .place [data-action]")
        player.planned(placed)
    player.touch("[data-finish=closing]")
    page.wait_for_selector(".page:not([data-planned])")
    assert player.touches <= 4 * more
