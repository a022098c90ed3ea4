"""The table at every size: nothing is cut off, one's own goods stay in sight, nothing hides without a sign, and nothing
jumps in a turn.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.conftest import Visit
from tests.browser.players import Player
from tests.browser.positions import finished, known_as, mid_game
from tests.browser.visitors import DESKTOP, LYING, PHONE, Visitor
from tests.server.serving import HUMAN, Client, Server

LOW: ViewportSize = {"width": 1280, "height": 720}
SIZES = {"1440x900": DESKTOP, "1280x720": LOW, "390x844": PHONE, "844x390": LYING}
HANDS = ("390x844", "844x390")
GAMES = {"tikal": "tikal/four-players", "tzolkin": "tzolkin/four-players", "silver_gold": "silver_gold/three-players"}
OWN = {"tikal": "[data-own]", "tzolkin": "[data-own]", "silver_gold": ".score-flat .score-card"}
"""Where a player's own goods are told on a phone; Silver & Gold has them on the board."""
SMALLEST = 11
JUMP = 0.05

OUTSIDE = """() => {
    const parts = ".page header *, .sheets *, .hand *, .own *, .roll, .board";
    const seen = [...document.querySelectorAll(parts)].filter((each) => each.checkVisibility());
    return seen.filter((each) => !each.closest(".unseen, .menu .list")).flatMap((each) => {
        const box = each.getBoundingClientRect();
        const hidden = box.width <= 1 || box.height <= 1;
        const out = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
        return out && !hidden && !each.closest("svg svg, .goods") ? [each.outerHTML.slice(0, 120)] : [];
    });
}"""
SMALL = """(smallest) => [...document.querySelectorAll(".tzolkin text, .tzolkin b, .tzolkin span")].flatMap((each) => {
    if (!each.checkVisibility() || !each.textContent.trim() || each.closest(".unseen")) return [];
    let size = parseFloat(getComputedStyle(each).fontSize);
    if (each.ownerSVGElement) {
        const { a, b, c, d } = each.getScreenCTM();
        size *= Math.sqrt(Math.abs(a * d - b * c));
    }
    return size < smallest ? [`${each.textContent.trim()} ${size.toFixed(1)}`] : [];
})"""
SHIFTS = """() => {
    window.jumps = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.jumps += entry.value;
    }).observe({ type: "layout-shift", buffered: false });
}"""


@pytest.fixture(scope="module")
def ana(house: Server) -> Client:
    return house.client("Ana")


@pytest.fixture(scope="module")
def tables(ana: Client) -> dict[str, str]:
    return {game: mid_game(ana, record, 0.55) for game, record in GAMES.items()}


def _at(visit: Visit, ana: Client, size: str, table: str, **settings: Any) -> tuple[Visitor, Page]:  # noqa: ANN401
    visitor = visit(size=SIZES[size], touch=size in HANDS, **settings)
    known_as(visitor, ana)
    page = visitor.at_table(table)
    visitor.wait_until("yours")
    return visitor, page


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_off_and_what_hides_below_has_a_sign(
    game: str, size: str, visit: Visit, ana: Client, tables: dict[str, str]
) -> None:
    _, page = _at(visit, ana, size, tables[game])
    assert page.evaluate(OUTSIDE) == []
    for sheet in ("act", "players", "log") if size in HANDS else ("act",):
        if size in HANDS:
            page.click(f"[data-sheet-button={sheet}]")
        page.wait_for_function("""() => {
            const roll = document.querySelector(".roll");
            const more = roll.scrollHeight - roll.scrollTop - roll.clientHeight > 12;
            return more === document.querySelector("aside").hasAttribute("data-more");
        }""")


@pytest.mark.parametrize("size", HANDS)
@pytest.mark.parametrize("game", GAMES)
def test_own_goods_stay_in_sight_whatever_is_chosen(
    game: str, size: str, visit: Visit, ana: Client, tables: dict[str, str]
) -> None:
    _, page = _at(visit, ana, size, tables[game])
    for sheet in ("players", "log", "act"):
        page.click(f"[data-sheet-button={sheet}]")
        expect(page.locator(OWN[game])).to_be_in_viewport(ratio=0.95)
    page.evaluate("() => document.querySelector('.roll').scrollTo(0, 9999)")
    expect(page.locator(OWN[game])).to_be_in_viewport(ratio=0.95)
    expect(page.locator("[data-back]")).to_be_in_viewport(ratio=0.95)


def test_a_low_screen_folds_the_guide(visit: Visit, ana: Client, tables: dict[str, str]) -> None:
    for size, open_ in (("1280x720", "false"), ("1440x900", "true")):
        visitor = visit(size=SIZES[size])
        visitor.sit_down("tzolkin", "you", "novice")
        visitor.wait_until("yours")
        expect(visitor.page.locator("[data-guide-open]")).to_have_attribute("aria-expanded", open_)
        expect(visitor.page.locator(".panel .keep [data-action]").last).to_be_in_viewport()


@pytest.mark.parametrize("size", SIZES)
def test_a_line_of_the_log_leads_to_its_moment(size: str, visit: Visit, ana: Client, tables: dict[str, str]) -> None:
    _, page = _at(visit, ana, size, tables["tikal"])
    if size in HANDS:
        page.click("[data-sheet-button=log]")
    steps = [
        int(each) for each in page.locator("section.log a").evaluate_all("(all) => all.map((a) => a.dataset.step)")
    ]
    assert steps == sorted(steps, reverse=size in HANDS)
    turns = page.locator("section.log [data-turn] h3")
    assert turns.count() > 1
    expect(turns.nth(1)).to_have_text(re.compile(r"Turn \d+"))
    line = page.locator("section.log a").nth(2)
    step = line.get_attribute("data-step")
    line.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(rf"/step/{step}$"))
    expect(page.locator(".act .step")).to_contain_text(f"Step {step} of")
    expect(page.locator(f"section.log a[data-step='{step}']")).to_have_attribute("aria-current", "step")
    page.locator("[data-live]").scroll_into_view_if_needed()
    page.click("[data-live]")
    expect(page.locator(".page")).to_have_attribute("data-whose", "yours")


def test_the_figures_of_tzolkin_are_large_enough_on_a_desk(visit: Visit, ana: Client, tables: dict[str, str]) -> None:
    _, page = _at(visit, ana, "1440x900", tables["tzolkin"])
    assert page.evaluate(SMALL, SMALLEST) == []


def test_two_fingers_bring_the_wheels_of_tzolkin_nearer(visit: Visit, ana: Client, tables: dict[str, str]) -> None:
    visitor, page = _at(visit, ana, "390x844", tables["tzolkin"])
    box = page.locator(".tzolkin .gears").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    hand = visitor.context.new_cdp_session(page)

    def fingers(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y}, {"x": x + apart, "y": y}] if apart else []
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    wide = page.locator(".tzolkin .gears svg[role=group]").first
    before = wide.bounding_box()
    fingers("touchStart", 40)
    for apart in (60, 80, 100):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    after = wide.bounding_box()
    assert before and after and after["width"] > 2 * before["width"]
    page.click(".tzolkin .all")
    assert wide.bounding_box() == before


def test_with_several_at_a_screen_and_for_spectators_it_is_said_whose_things_these_are(
    house: Server, visit: Visit, ana: Client
) -> None:
    over = finished(ana, "silver_gold/two-players")
    several = ana.fork(over, 40, {**HUMAN, "name": "Ana"}, {**HUMAN, "name": "Bo"})
    _, page = _at(visit, ana, "390x844", several)
    now = int(str(page.locator("[data-maps-of]").get_attribute("data-maps-of")))
    name = ana.table(several)["table"]["seats"][now]["name"]
    expect(page.locator("[data-maps-of]")).to_have_text(re.compile(f"Maps of {name}"))
    expect(page.locator("header .turn")).to_have_text(re.compile(f"{name}, your turn"))
    watching = visit("Cleo").at_table(over)
    expect(watching.locator("[data-maps-of]")).to_have_text(re.compile("Maps of "))
    mark = watching.locator("[data-maps-of] svg path").first.evaluate("(path) => getComputedStyle(path).fill")
    assert mark == watching.locator("section.players svg path").first.evaluate("(path) => getComputedStyle(path).fill")


@pytest.mark.parametrize("size", ["1440x900", "390x844"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_in_a_turn(game: str, size: str, visit: Visit, ana: Client) -> None:
    visitor, page = _at(visit, ana, size, mid_game(ana, GAMES[game], 0.55))
    if page.locator("[data-since]").count():
        page.locator("[data-since] button").last.click()
    page.wait_for_timeout(300)
    page.evaluate(SHIFTS)
    player = Player(visitor, game)
    while player.act("finished") not in ("confirm", "finished"):
        pass
    assert page.evaluate("() => window.jumps") < JUMP
