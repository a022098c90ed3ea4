"""At a table: taking back, refusals with their clause, hints, plans that survive, and several players at one screen."""

import re
import socket
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.players import Player
from tests.browser.positions import known_as, mid_game
from tests.browser.visitors import GONE, REFUSED, Visitor
from tests.server.serving import Server

PLAN = ".page[data-whose=yours][aria-busy=false][data-planned]"


def _plan(visitor: Visitor, game: str) -> str:
    """Do something that becomes part of a plan for the turn; what the panel said before there was a plan."""
    player = Player(visitor, game)
    page = visitor.page
    before = ""
    while not page.locator(PLAN).count():
        if not page.locator("[data-finish=look]").count():
            before = page.inner_text(".act .panel")
        player.act()
        # A turn of a single action is over with it, and the others play before there is something to plan again.
        page.wait_for_selector(".page[data-whose=yours][aria-busy=false]")
    return before


def test_what_is_looked_at_and_what_is_planned_can_be_taken_back(house: Server, visit: Visit) -> None:
    ana = house.client()
    visitor = visit(lookFirst=True)
    known_as(visitor, ana)
    page = visitor.at_table(mid_game(ana, "tzolkin/two-players", 0.45))
    visitor.wait_until("yours")
    page.locator(".panel [data-action]").first.click()
    expect(page.locator("[data-finish=look]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-finish=look]")).to_have_count(0)
    before = _plan(visitor, "tzolkin")
    assert page.inner_text(".act .panel") != before
    while page.locator("[data-planned]").count():
        with page.expect_response(re.compile("/draft")):
            page.click("[data-back]")
        visitor.wait_until("yours")
    assert page.inner_text(".act .panel") == before


def test_a_refusal_names_its_clause_which_opens_at_the_table_and_in_the_rules(house: Server, visit: Visit) -> None:
    visitor = visit(forgive=REFUSED)
    visitor.sit_down("tikal", "you", "novice")
    player = Player(visitor, "tikal")
    while not visitor.page.locator(".cell.placing").count():
        player.act()
    page = visitor.page
    page.locator(".cell:not(.glowing)[data-field=h1] polygon").click(force=True)
    refusal = page.locator("[data-refusal]")
    expect(refusal).to_be_visible()
    clause = refusal.locator("[data-clause]").inner_text()
    assert re.fullmatch(r"TK \d+\.\d+", clause)
    refusal.locator("[data-clause]").click()
    expect(page.locator("[data-rule] p.wanted")).to_contain_text(clause.removeprefix("TK "))
    with visitor.context.expect_page() as opened:
        page.locator("dialog .all a").click()
    rules = opened.value
    wanted = rules.locator("p.wanted")
    expect(wanted).to_be_in_viewport()
    expect(wanted.locator("a")).to_have_text(clause.removeprefix("TK "))
    rules.close()


def test_a_move_can_be_typed_and_a_wrong_one_says_what_is_wrong(house: Server, visit: Visit) -> None:
    ana = house.client()
    visitor = visit(forgive=REFUSED)
    known_as(visitor, ana)
    table = mid_game(ana, "tzolkin/two-players")
    page = visitor.at_table(table)
    visitor.wait_until("yours")
    page.keyboard.press("/")
    expect(page.locator("[data-type]")).to_be_focused()
    page.keyboard.type("place nowhere")
    page.keyboard.press("Enter")
    expect(page.locator("[data-refusal]")).to_be_visible()
    assert page.input_value("[data-type]") == "place nowhere"
    legal = ana.state(table, 0)["legal"][0]["name"]
    page.fill("[data-type]", legal)
    page.click("[data-type-go]")
    expect(page.locator("[data-refusal]")).to_have_count(0)
    expect(page.locator(".page[aria-busy=false]")).to_be_visible()
    draft = ana.state(table, 0)["draft"]
    assert draft is None or legal in draft["names"]


def test_a_hint_says_what_a_bot_would_do(house: Server, visit: Visit) -> None:
    ana = house.client()
    visitor = visit()
    known_as(visitor, ana)
    page = visitor.at_table(mid_game(ana, "silver_gold/two-players", 0.8))
    visitor.wait_until("yours")
    page.click("[data-hint]")
    expect(page.locator("[data-advice]")).to_have_text(re.compile("points"))


def test_a_plan_survives_a_reload_and_a_restart_of_the_server(page_folder: Path, tmp_path: Path, visit: Visit) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = Server(tmp_path, "--page", str(page_folder), "--port", str(port)).start()
    try:
        ana = server.client()
        visitor = visit(server=server, forgive=GONE)
        known_as(visitor, ana)
        table = mid_game(ana, "tzolkin/two-players")
        page = visitor.at_table(table)
        visitor.wait_until("yours")
        _plan(visitor, "tzolkin")
        planned = page.inner_text(".act .panel")
        page.reload()
        page.wait_for_selector(PLAN)
        assert page.inner_text(".act .panel") == planned
        server.kill()
        expect(page.locator(".offline")).to_be_visible()
        server.start()
        expect(page.locator(".offline")).to_have_count(0)
        page.wait_for_selector(PLAN)
        assert page.inner_text(".act .panel") == planned
        step = ana.state(table, 0)["step"]
        player = Player(visitor, "tzolkin")
        while player.act() != "confirm":
            pass
        ana.wait_for(table, 0, lambda state: state["step"] > step)
    finally:
        server.close()


def test_two_at_one_screen_do_not_see_what_the_other_is_dealt(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("silver_gold", "you", "friend")
    page = visitor.page
    visitor.wait_until("yours")
    dealt = {page.locator("[data-keep]").nth(at).get_attribute("data-keep") for at in range(4)}
    Player(visitor, "silver_gold").play_on("curtain")
    assert page.locator("[data-keep]").count() == 0
    page.click("[data-curtain]")
    visitor.wait_until("yours")
    others = {page.locator("[data-keep]").nth(at).get_attribute("data-keep") for at in range(4)}
    assert dealt.isdisjoint(others)


def test_points_can_be_looked_up_at_any_time(house: Server, visit: Visit) -> None:
    ana = house.client()
    visitor = visit()
    known_as(visitor, ana)
    table = mid_game(ana, "tikal/two-players", 0.7)
    page = visitor.at_table(table)
    page.click("[data-points] summary")
    shown = [int(text) for text in page.locator("[data-points] tr.sum td").all_inner_texts()]
    assert shown == [player["score"] for player in ana.state(table, 0)["view"]["players"]]


def test_the_keys_are_listed(house: Server, visit: Visit) -> None:
    ana = house.client()
    visitor = visit()
    known_as(visitor, ana)
    page = visitor.at_table(mid_game(ana, "tikal/two-players"))
    page.keyboard.press("?")
    expect(page.locator("dialog kbd").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
