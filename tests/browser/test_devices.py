"""The same games on a phone, in a cleared browser, and nowhere any more."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.positions import known_as
from tests.browser.test_access import _look
from tests.browser.visitors import PHONE, Visitor
from tests.server.serving import HUMAN, Server


def _open_devices(visitor: Visitor) -> Page:
    page = visitor.go()
    page.click("[data-settings]")
    page.click("[data-devices]")
    page.wait_for_selector("[data-make-codes]")
    return page


@pytest.mark.parametrize("way", ["link", "code"])
def test_games_are_there_on_another_device_in_a_moment(way: str, house: Server, visit: Visit) -> None:
    ana = house.client()
    table = ana.make("tikal", HUMAN, HUMAN, title="Slow one").id
    desk = visit()
    known_as(desk, ana)
    page = _open_devices(desk)
    phone = visit(size=PHONE, touch=True)
    if way == "link":
        page.click("[data-phone]")
        link = page.get_attribute("[data-link]", "data-link")
        assert link is not None
        there = phone.go(link.removeprefix(house.url))
    else:
        page.click("[data-make-codes]")
        code = page.inner_text("[data-codes] li:first-child")
        there = phone.go("/open")
        there.fill("[data-code]", code)
    assert _look(page, "devices", "dialog") == []
    assert _look(there, "open here") == []
    there.click("[data-yes]")
    expect(there.locator(f'a[href="/table/{table}"]')).to_contain_text("Slow one")
    page = _open_devices(desk)
    expect(page.locator("[data-device]")).to_have_count(2)
    page.click("[data-others-out]")
    expect(page.locator("[data-device]")).to_have_count(1)
    phone.go()
    expect(there.locator("[data-game=tikal]")).to_be_visible()
    expect(there.locator(f'a[href="/table/{table}"]')).to_have_count(0)


def test_what_is_known_is_saved_and_then_forgotten(house: Server, visit: Visit, tmp_path: Path) -> None:
    ana = house.client()
    ana.make("tikal", HUMAN, HUMAN)
    visitor = visit()
    known_as(visitor, ana)
    page = _open_devices(visitor)
    with page.expect_download() as saving:
        page.click("[data-save]")
    saving.value.save_as(tmp_path / "sacbe.json")
    assert json.loads((tmp_path / "sacbe.json").read_text())["name"] == "Ana"
    page.click("[data-forget]")
    with page.expect_navigation():
        page.click("[data-forget-sure]")
    page.wait_for_selector("[data-game=tikal]")
    expect(page.locator("[data-tables] li.turn")).to_have_count(0)
    assert page.request.get(f"{house.url}/api/me").json()["name"] == "Guest"
