"""Tzolk'in: every kind of decision can be made by mouse, by keys and by touch, and says before what it costs and
brings; the wheels turn together.
"""

import re
import statistics
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, expect
from tests.browser.conftest import Visit
from tests.browser.moments import MOMENTS, kind_of, open_moment
from tests.browser.players import Typist
from tests.browser.positions import finished, known_as
from tests.browser.visitors import PHONE, Visitor
from tests.server.serving import Client, Server

import sacbe

Choice = dict[str, Any]
WHEEL_ABOVE = """(place) => {
    const box = place.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return top?.dataset.spot?.startsWith("near-") ? top.dataset.spot : "";
}"""
"""On a phone all wheels are small: what lies above a place there draws its wheel near."""
WATCH_THE_GEARS = """async (day) => {
    const shown = () => document.querySelector(".gears text.day")?.textContent.includes(day);
    const still = () => document.getAnimations().length === 0;
    for (let frames = 0; !shown() || !still(); frames += 1) {
        if (frames > 1500) throw new Error("the table does not come to rest on day" + day);
        await new Promise((go) => requestAnimationFrame(go));
    }
    const gears = [...document.querySelectorAll(".gears .turn.under")];
    const turned = (gear) => {
        const { a, b } = new DOMMatrix(getComputedStyle(gear).transform);
        return (Math.atan2(b, a) * 180) / Math.PI;
    };
    const far = (degrees) => ((((degrees + 180) % 360) + 360) % 360) - 180;
    const goal = (gear) => parseFloat(gear.style.transform.slice("rotate(".length));
    const start = gears.map(turned), goals = gears.map(goal);
    const seen = [];
    window.turned = new Promise((over, failed) => {
        setTimeout(() => failed(new Error("the gears never came round")), 20000);
        const look = (now) => {
            const whole = gears.map((gear, at) => goal(gear) - goals[at]);
            if (whole[0]) seen.push([now, gears.map((gear, at) => far(turned(gear) - start[at]) / whole[at])]);
            if (seen.length && seen.at(-1)[1].every((part) => part > 0.999)) over(seen);
            else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
    });
}"""
"""Once the table is still on a day: notes in every frame how much of their next turn the gears have done."""
FRAME_MS = 40
"""Work for one frame of the turn, the work before and after it included."""
TURNS = 4


def _offered(client: Client, table: str, seat: int, kinds: frozenset[str]) -> list[Choice]:
    """One choice of each kind; what ends the turn comes last, because it cannot be taken back."""
    game = sacbe.load("tzolkin", players=3)
    legal = client.state(table, seat)["legal"]
    found = {kind: next(each for each in legal if kind_of(game, each["action"]) == kind) for kind in sorted(kinds)}
    found = {kind: choice for kind, choice in found.items() if not _closes(choice)}
    return sorted(found.values(), key=lambda each: bool(each["terms"]["ends_turn"] or each["terms"]["reveals"]))


def _closes(choice: Choice) -> bool:
    """Is this what the button below all choices is for?"""
    return choice["deed"]["do"] == "done" and bool(choice["terms"]["ends_turn"])


def _button(visitor: Visitor, choice: Choice) -> Locator:
    return visitor.page.locator(f".panel button[data-action='{choice['action']}']")


def _place(visitor: Visitor, choice: Choice) -> Locator:
    """Where it is touched: on the board if it has a place there, else in the panel."""
    on_board = visitor.page.locator(f".tzolkin [data-spot][data-action='{choice['action']}'] >> visible=true")
    return on_board.first if on_board.count() else _button(visitor, choice)


def _touch(visitor: Visitor, choice: Choice) -> None:
    if not visitor.touch:
        _place(visitor, choice).click()
        return
    wheel = _place(visitor, choice).evaluate(WHEEL_ABOVE)
    if wheel:
        visitor.page.tap(f"[data-spot='{wheel}']")
        expect(visitor.page.locator(f"[data-spot='{wheel}']")).to_have_count(0)
    _place(visitor, choice).tap()


def _says_its_price(visitor: Visitor, choice: Choice) -> None:
    """What is looked at says every good that it costs, and something of what it brings or leads to."""
    button = _button(visitor, choice)
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(visitor.page.locator("[data-finish=look]")).to_be_visible()
    said = button.inner_text()
    for number in choice["terms"].get("cost", {}).values():
        assert re.search(rf"−{number}\b|\b{number}\b", said), f"{choice['name']} does not say {number}: {said!r}"
    promises = {"gain", "temples", "technologies", "effects", "actions", "then", "price", "space", "day", "food_day"}
    if promises & set(choice["terms"]):
        shown = button.locator(".terms svg").count() + visitor.page.locator(".panel .outcome li").count()
        assert shown, f"{choice['name']} says nothing of what it brings"


def _is_done(client: Client, visitor: Visitor, table: str, seat: int, choice: Choice, step: int) -> None:
    """It is part of the plan; or, where it is the whole turn, the table went on."""
    expect(visitor.page.locator(".page[aria-busy=false]")).to_be_visible()
    state = client.state(table, seat)
    draft = state["draft"]
    assert state["step"] > step if draft is None else draft["names"][-1] == choice["name"]


def _take_back(visitor: Visitor) -> None:
    page = visitor.page
    if page.locator("[data-planned]").count():
        with page.expect_response(re.compile("/draft")):
            page.click("[data-back]")
        visitor.wait_until("yours")


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_decision_by_mouse_and_by_keys(moment: str, house: Server, visit: Visit) -> None:
    ana = house.client()
    table, seat = open_moment(ana, moment)
    visitor = visit(lookFirst=True)
    known_as(visitor, ana)
    page = visitor.at_table(table)
    visitor.wait_until("yours")
    keys = Typist(visitor, "tzolkin")
    for choice in _offered(ana, table, seat, MOMENTS[moment][1]):
        step = ana.state(table, seat)["step"]
        _touch(visitor, choice)
        _says_its_price(visitor, choice)
        page.keyboard.press("Escape")
        expect(_button(visitor, choice)).to_have_attribute("aria-pressed", "false")
        for _ in range(2):
            keys.press(_place(visitor, choice))
        _is_done(ana, visitor, table, seat, choice, step)
        if page.locator("[data-planned]").count():
            # What was pressed may have vanished with the deed; who plays by keys is not left without a place.
            expect(page.locator(":focus")).to_have_count(1)
        _take_back(visitor)


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_decision_by_touch_on_a_phone(moment: str, house: Server, visit: Visit) -> None:
    ana = house.client()
    table, seat = open_moment(ana, moment)
    visitor = visit(size=PHONE, touch=True, lookFirst=True)
    known_as(visitor, ana)
    visitor.at_table(table)
    visitor.wait_until("yours")
    for choice in _offered(ana, table, seat, MOMENTS[moment][1]):
        step = ana.state(table, seat)["step"]
        _touch(visitor, choice)
        _says_its_price(visitor, choice)
        _touch(visitor, choice)
        _is_done(ana, visitor, table, seat, choice, step)
        _take_back(visitor)


def test_one_button_ends_a_turn_and_says_so(house: Server, visit: Visit) -> None:
    ana = house.client()
    table, seat = open_moment(ana, "a turn may end")
    visitor = visit()
    known_as(visitor, ana)
    page = visitor.at_table(table)
    visitor.wait_until("yours")
    step = ana.state(table, seat)["step"]
    expect(page.locator("[data-finish=closing]")).to_have_text(re.compile("End turn"))
    page.click("[data-finish=closing]")
    ana.wait_for(table, seat, lambda state: state["step"] > step)


def test_the_wheels_turn_together_and_smoothly(house: Server, visit: Visit) -> None:
    ana = house.client()
    table = finished(ana, "tzolkin/two-players")
    last = ana.steps(table)["last"]
    days = [ana.moment(table, step)["view"]["day"] for step in range(last // 2, last // 2 + 60)]
    at = next(at for at in range(1, len(days)) if days[at] > days[at - 1])
    visitor = visit(motion="full")
    page = visitor.go(f"/table/{table}/step/{last // 2 + at - 1}")
    page.wait_for_selector("[data-slider]")
    meter = visitor.context.new_cdp_session(page)
    meter.send("Performance.enable", {"timeDomain": "threadTicks"})
    took: list[float] = []
    between = 0
    for turn in range(TURNS):
        page.evaluate(WATCH_THE_GEARS, f" {days[at - 1 + turn % 2]}")
        before = _work(meter)
        page.locator("[data-slider]").press("ArrowLeft" if turn % 2 else "ArrowRight")
        frames = page.evaluate("() => window.turned")
        took.append((_work(meter) - before) / len(frames))
        for _, parts in frames:
            # Teeth stay in their gaps: at every moment all gears have done the same part of the way.
            assert max(parts) - min(parts) < 0.01
        done = [parts[0] for _, parts in frames]
        assert done == sorted(done)
        between += sum(0.001 < part < 0.999 for part in done)
    # On a busy machine few frames are drawn, but a wheel that jumps has none between its places.
    assert between >= TURNS
    assert statistics.median(took) < FRAME_MS, took


def _work(meter: CDPSession) -> float:
    """Milliseconds of work that the page has done so far; what others do on this machine does not count."""
    found = meter.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in found if each["name"] == "TaskDuration")) * 1000
