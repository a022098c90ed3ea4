"""How much is loaded before the page is there, and how soon it answers a touch."""

import re
import statistics
from pathlib import Path

import pytest
from playwright.sync_api import CDPSession
from tests.browser.conftest import Visit
from tests.browser.players import Player
from tests.browser.positions import known_as, mid_game
from tests.browser.visitors import Visitor
from tests.server.serving import Server

HOME_BYTES = 200_000
TABLE_BYTES = 350_000
SLOWER = 4
NEXT_PAINT_MS = 100
TOUCHES = 9
WATCH = """() => {
    window.took = [];
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (entry.interactionId) window.took.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16 });
}"""

WATCH_SHIFTS = """() => {
    window.shifted = 0;
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
            if (entry.hadRecentInput) continue;
            window.shifted += entry.value;
            window.shifts.push([entry.value, entry.sources?.map((each) => each.node?.outerHTML?.slice(0, 80))]);
        }
    }).observe({ type: "layout-shift" });
}"""
SHIFT_TOUCHES = 25
MOST_SHIFTED = 0.05


def _loaded(visitor: Visitor, path: str, there: str) -> int:
    """Bytes that came over the network until something of the page was there, and all that followed it."""
    session: CDPSession = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    visitor.go(path)
    visitor.page.wait_for_selector(there)
    visitor.page.wait_for_load_state("networkidle")
    return sum(sizes)


def test_home_is_small(visit: Visit) -> None:
    assert _loaded(visit(), "/", "[data-game]") < HOME_BYTES


@pytest.mark.parametrize("record", ["tikal/four-players", "tzolkin/four-players", "silver_gold/four-players"])
def test_every_table_is_small(record: str, house: Server, visit: Visit) -> None:
    ana = house.client()
    visitor = visit()
    known_as(visitor, ana)
    assert _loaded(visitor, f"/table/{mid_game(ana, record)}", ".page") < TABLE_BYTES


@pytest.mark.usefixtures("alone")
def test_tikal_answers_a_touch_at_once_even_on_a_slow_machine(house: Server, visit: Visit) -> None:
    ana = house.client()
    visitor = visit(motion="full", speed=1)
    known_as(visitor, ana)
    page = visitor.at_table(mid_game(ana, "tikal/four-players", 0.55))
    visitor.wait_until("yours")
    page.wait_for_timeout(1000)
    page.evaluate(WATCH)
    visitor.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    glowing = page.locator(".cell.glowing polygon")
    for touch in range(TOUCHES):
        if not glowing.count():
            # What was touched is done already: with a dig the turn can go no further.
            page.click("[data-back]")
            glowing.first.wait_for()
        box = glowing.nth(touch % glowing.count()).bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(250)
    took = [float(each) for each in page.evaluate("() => window.took")]
    # What is quicker than 16 ms is not even told; such touches count as nothing.
    took += [0.0] * (TOUCHES - len(took))
    assert statistics.median(took) < NEXT_PAINT_MS


@pytest.mark.parametrize("game", ["tikal", "tzolkin", "silver_gold"])
def test_nothing_moves_of_itself_during_a_turn(game: str, house: Server, visit: Visit) -> None:
    visitor, player = _at_work(game, house, visit)
    visitor.page.evaluate(WATCH_SHIFTS)
    for _ in range(SHIFT_TOUCHES):
        if player.act("others", "finished") in ("others", "finished"):
            break
        visitor.page.wait_for_timeout(100)
    assert visitor.tell("() => window.shifted") < MOST_SHIFTED, visitor.tell("() => window.shifts")


def _at_work(game: str, house: Server, visit: Visit) -> tuple[Visitor, Player]:
    """A player in the middle of a game."""
    ana = house.client()
    visitor = visit(motion="full", speed=2)
    known_as(visitor, ana)
    visitor.at_table(mid_game(ana, f"{game}/four-players"))
    visitor.wait_until("yours")
    visitor.page.wait_for_timeout(500)
    return visitor, Player(visitor, game)


def test_the_page_folder_has_only_what_is_loaded_from_it(page_folder: Path) -> None:
    """Nothing of the page names another host."""
    for file in page_folder.rglob("*"):
        if file.suffix in (".js", ".css", ".html"):
            text = file.read_text()
            hosts = set(re.findall(r"https://([a-z0-9-]+(?:\.[a-z0-9-]+)+)", text))
            assert hosts <= {"svelte.dev", "www.w3.org"}, file.name
