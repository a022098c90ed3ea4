"""The analysis of a finished game: it fills in by itself, and leads to the turns that cost most."""

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.positions import finished, known_as
from tests.browser.visitors import PHONE
from tests.server.serving import HUMAN, Client, Server

TAKES_LONG = 240_000


def _ended_early(client: Client) -> str:
    """A game of two at one screen that ends after some turns, so that it is judged soon."""
    table = client.make("silver_gold", HUMAN, HUMAN).id
    while client.moment(table, client.state(table, 0)["step"], 0)["number"] < 4:
        for seat in (0, 1):
            state = client.state(table, seat)
            while state["legal"]:
                state = client.act(table, seat, state["legal"][0]["action"])["state"]
    client.propose_end(table, 0)
    return table


def _complete(page: Page) -> None:
    page.wait_for_selector("[data-analysis][data-complete=true]", timeout=TAKES_LONG)


def test_a_finished_game_is_analysed_and_leads_to_the_costliest_turn(house: Server, visit: Visit) -> None:
    table = finished(house.client(), "silver_gold/two-players")
    page = visit().at_table(table)
    page.click(".ending [data-analyse]")
    expect(page).to_have_url(re.compile(rf"/table/{table}/analysis/\d+$"))
    expect(page.locator("[data-analysis] progress")).to_be_visible()
    _complete(page)
    expect(page.locator("[data-analysis] progress")).to_have_count(0)
    chart = page.locator("[data-analysis] svg[role=img]")
    expect(chart).to_have_attribute("aria-label", re.compile(r"Chances to win\. .+: \d+\s%"))
    costly = page.locator("[data-analysis] ol [data-costly]")
    assert 1 <= costly.count() <= 5
    own = page.locator("[data-about]")
    assert 0 <= int(own.first.locator("[data-accuracy]").inner_text()) <= 100
    page.click("[data-next-mistake]")
    expect(page.locator("[data-turns-judged]")).to_contain_text("Better:")
    with page.expect_download() as saved:
        page.click("[data-share]")
    assert saved.value.suggested_filename == "sacbe.png"
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    turn = house.client().analysis(table)[int(costly.first.get_attribute("data-costly") or -1)]
    costly.first.press("Enter")
    expect(page).to_have_url(re.compile(rf"/analysis/{turn['before']}$"))
    told = page.locator(f"[data-turns-judged] [data-turn='{turn['turn']}']")
    expect(told).to_contain_text(re.compile(r"Cost (at least )?\d"))
    expect(told).to_contain_text("Better:")
    expect(costly.first).to_have_attribute("aria-current", "step")
    # One step further the turn is over.
    page.locator("[data-slider]").fill(str(turn["after"]))
    expect(told).to_have_count(0)


def test_the_analysis_of_a_replay_goes_on_after_a_reload_and_ends_with_the_page(house: Server, visit: Visit) -> None:
    ana = house.client()
    table = _ended_early(ana)
    visitor = visit(size=PHONE, touch=True)
    known_as(visitor, ana)
    page = visitor.go(f"/table/{table}/step/3")
    page.click("[data-analyse]")
    expect(page).to_have_url(re.compile(r"/analysis/3$"))
    page.reload()
    _complete(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.method))
    page.reload()
    _complete(page)
    assert "POST" not in asked, "what was judged is not asked for again"
    page.click("[data-live]")
    expect(page.locator("[data-analysis]")).to_have_count(0)
    expect(page.locator(".ending h2")).to_be_visible()


def test_a_running_game_has_no_analysis(house: Server, visit: Visit) -> None:
    ana = house.client()
    table = ana.make("tikal", HUMAN, HUMAN).id
    visitor = visit(forgive=(r"responded with a status of 409",))
    known_as(visitor, ana)
    page = visitor.go(f"/table/{table}/step/1")
    page.wait_for_selector("[data-slider]")
    expect(page.locator("[data-analyse]")).to_have_count(0)
    page = visitor.go(f"/table/{table}/analysis/1")
    expect(page.locator("[data-analysis] [role=alert]")).to_have_text("A game can be analysed when it is over")
