"""Replays with a slider, going on from any move, and records."""

import re
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.players import Player
from tests.browser.positions import RECORDS, finished
from tests.server.serving import Server


def test_a_replay_has_a_slider_over_every_step(house: Server, visit: Visit) -> None:
    table = finished(house.client(), "tzolkin/two-players")
    visitor = visit()
    page = visitor.go(f"/table/{table}/step/0")
    page.wait_for_selector("[data-slider]")
    last = int(page.get_attribute("[data-slider]", "max") or 0)
    assert last > 50
    page.click("[data-on]")
    expect(page).to_have_url(re.compile(r"/step/1$"))
    page.locator("[data-slider]").fill(str(last // 2))
    expect(page).to_have_url(re.compile(rf"/step/{last // 2}$"))
    expect(page.locator(".act .step")).to_have_text(re.compile(rf"\b{last // 2}\b.*\b{last}\b"))
    half = page.inner_text("section.players")
    page.locator("[data-slider]").press("End")
    expect(page).to_have_url(re.compile(rf"/step/{last}$"))
    expect(page.locator("section.players")).not_to_have_text(half)
    page.click("[data-live]")
    expect(page.locator(".ending h2")).to_be_visible()


def test_a_finished_game_can_be_gone_on_with_against_bots(house: Server, visit: Visit) -> None:
    table = finished(house.client(), "silver_gold/two-players")
    visitor = visit()
    page = visitor.go(f"/table/{table}/step/60")
    page.wait_for_selector("[data-fork]")
    page.click("[data-fork]")
    expect(page).not_to_have_url(re.compile(table))
    visitor.wait_until("yours", "others")
    Player(visitor, "silver_gold").play_out()
    expect(page.locator(".ending h2")).to_be_visible()


def test_a_record_is_opened_and_saved(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    page = visitor.go()
    page.set_input_files("input[type=file]", RECORDS / "tikal" / "two-players.sacbe")
    page.wait_for_selector("[data-slider]")
    page.click("[data-menu] summary")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    saved = tmp_path / "saved.sacbe"
    download.value.save_as(saved)
    assert '[Game "tikal"]' in saved.read_text()
