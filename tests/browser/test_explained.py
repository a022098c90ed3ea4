"""Everything on a board that means something explains itself: by hovering, by focus, and by a long press."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.positions import known_as, mid_game
from tests.browser.visitors import PHONE
from tests.server.serving import Server

LANGUAGES = ("en", "it", "pl", "ro")
SIGNS = {
    "silver_gold": "[data-take], [data-map] [role=gridcell], .score-card, .round [role=img], .cards li, .goods > span",
    "tikal": "[data-field], .beads, .goods > span, .set",
    "tzolkin": "[data-spot], [role=img][aria-label]:not(aside *), .panel [data-action], .built .tile",
}
"""What means something on the board of each game and beside it; pictures inside one of these belong to it."""

WALK = """async ([signs, by]) => {
    const wait = (ms) => new Promise((go) => setTimeout(go, ms));
    const until = async (is) => { for (let left = 400; left > 0 && !is(); left--) await wait(25); };
    const box = () => document.querySelector("[data-explanation]");
    const send = (node, type, pointerType) =>
        node.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true, clientX: 5, clientY: 5 }));
    const found = [];
    for (const node of document.querySelectorAll(signs)) {
        if (!node.checkVisibility() || node.closest("[aria-hidden=true]")) continue;
        const told = node.closest("[data-explained]") ?? node.querySelector("[data-explained]");
        if (!told) { found.push(["", node.outerHTML.slice(0, 160)]); continue; }
        if (by === "hover") { send(told, "pointerenter", "mouse"); send(told, "pointermove", "mouse"); }
        else if (by === "press") send(told, "pointerdown", "touch");
        else {
            const stop = told.matches("[tabindex], button") ? told : null;
            if (!stop) continue;
            stop.focus({ focusVisible: true });
        }
        await until(() => box()?.textContent);
        found.push([box()?.textContent ?? "", node.outerHTML.slice(0, 160)]);
        if (by === "hover") send(told, "pointerleave", "mouse");
        else if (by === "press") { send(told, "pointerup", "touch"); send(document.body, "pointerdown", "touch"); }
        else document.activeElement.blur();
        await until(() => !box());
    }
    return found;
}"""


@pytest.mark.parametrize("game", SIGNS)
@pytest.mark.parametrize("by", ["hover", "focus", "press"])
def test_every_sign_says_what_it_means(game: str, by: str, house: Server, visit: Visit) -> None:
    ana = house.client()
    visitor = visit(size=PHONE, touch=True) if by == "press" else visit()
    known_as(visitor, ana)
    page = visitor.at_table(mid_game(ana, f"{game}/three-players", 0.45))
    visitor.wait_until("yours")
    found = page.evaluate(WALK, [SIGNS[game], by])
    assert len(found) > 8
    assert [node for said, node in found if len(said) < 12] == []


@pytest.mark.parametrize("game", SIGNS)
def test_every_language_has_words_for_every_sign(game: str, house: Server, visit: Visit) -> None:
    ana = house.client()
    table = mid_game(ana, f"{game}/three-players", 0.45)
    told: dict[str, list[str]] = {}
    for language in LANGUAGES:
        visitor = visit(language=language)
        known_as(visitor, ana)
        page = visitor.at_table(table)
        visitor.wait_until("yours")
        told[language] = [said for said, _ in page.evaluate(WALK, [SIGNS[game], "hover"])]
    for language in LANGUAGES[1:]:
        assert len(told[language]) == len(told["en"])
        same = [said for said, english in zip(told[language], told["en"], strict=True) if said == english]
        assert same == [], f"not in {language}"


def test_a_long_press_explains_and_does_nothing_else(house: Server, visit: Visit) -> None:
    ana = house.client()
    visitor = visit(size=PHONE, touch=True)
    known_as(visitor, ana)
    table = mid_game(ana, "tzolkin/three-players", 0.45)
    page = visitor.at_table(table)
    visitor.wait_until("yours")
    before = ana.state(table, 0)["draft"]
    spot = page.locator(".panel [data-action]").first
    spot.scroll_into_view_if_needed()
    at = spot.bounding_box()
    assert at is not None
    hand = visitor.context.new_cdp_session(page)
    touched = [{"x": at["x"] + at["width"] / 2, "y": at["y"] + at["height"] / 2}]
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": touched})
    expect(page.locator("[data-explanation]")).to_be_visible()
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(300)
    expect(page.locator("[data-explanation]")).to_be_visible()
    assert ana.state(table, 0)["draft"] == before
    page.touchscreen.tap(200, 20)
    expect(page.locator("[data-explanation]")).to_have_count(0)
