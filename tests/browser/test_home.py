"""The first page: which games are there, how far they are and whose turn it is, and what a player notes on them."""

import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.positions import known_as, mid_game
from tests.browser.visitors import PHONE
from tests.server.serving import HUMAN, OPEN, Server

import sacbe


def test_a_game_in_progress_has_its_picture_how_far_it_is_and_whose_turn_it_is(house: Server, visit: Visit) -> None:
    ana = house.client("Ana")
    tables = {game: mid_game(ana, f"{game}/two-players") for game in sacbe.games()}
    visitor = visit(size=PHONE, touch=True)
    known_as(visitor, ana)
    page = visitor.go()
    for game, table in tables.items():
        row = page.locator(f"[data-table='{table}']")
        number = ana.state(table, 0)["view"]["number"]
        far = {
            "tikal": f"Turn {number}",
            "tzolkin": f"Round {(number + 1) // 2}",
            "silver_gold": f"Card {number} of 28",
        }
        expect(row).to_contain_text(far[game])
        expect(row.locator(".says")).to_have_text("Your turn")
        expect(row.locator("time")).to_have_text(re.compile("now|second|minute"))
        expect(row.locator(".seat").first).to_have_text(re.compile("You$"))
        expect(row.locator(".seat").nth(1)).to_have_text(re.compile("Novice"))
        assert row.locator(".thumb svg").count() > 0
        box, window = row.bounding_box(), page.viewport_size
        assert box and window and box["x"] >= 0 and box["x"] + box["width"] <= window["width"]


def test_times_and_namelessness_are_told_in_the_language_of_the_reader(house: Server, visit: Visit) -> None:
    guest = house.client("Guest")
    bo = house.client("Bo")
    made = guest.make("silver_gold", HUMAN, OPEN, options={"start_player": "seat-1"})
    bo.join(made.invitations[1])
    for language, told in {"en": "now", "it": "ora", "pl": "teraz", "ro": "acum"}.items():
        nameless = {"en": "Guest", "it": "Ospite", "pl": "Gość", "ro": "Oaspete"}[language]
        visitor = visit("Bo", language=language)
        known_as(visitor, bo)
        row = visitor.go().locator(f"[data-table='{made.id}']")
        expect(row.locator(".seat").first).to_have_text(re.compile(nameless))
        expect(row.locator("time")).to_have_text(re.compile(f"{told}|min|sek|sec"))


def test_a_table_is_renamed_and_put_away_and_comes_back(house: Server, visit: Visit) -> None:
    ana = house.client("Ana")
    table = mid_game(ana, "silver_gold/two-players")
    visitor = visit()
    known_as(visitor, ana)
    page = visitor.go()
    row = page.locator(f"[data-table='{table}']")
    row.locator("[data-note]").focus()
    page.keyboard.press("Enter")
    page.fill("[data-table-name]", "Sunday with Bo")
    page.keyboard.press("Enter")
    expect(row.locator(".which .name")).to_have_text("Sunday with Bo")
    page.reload()
    expect(row.locator(".which .name")).to_have_text("Sunday with Bo")
    expect(row.locator(".far")).to_have_text(re.compile("Silver & Gold"))
    row.locator("[data-note]").click()
    page.click("[data-put-away]")
    expect(row).to_have_count(0)
    page.click("[data-away] summary")
    expect(row.locator(".which .name")).to_have_text("Sunday with Bo")
    row.locator("[data-note]").click()
    page.click("[data-put-away]")
    expect(page.locator(f".running [data-table='{table}']")).to_have_count(1)


def test_an_invitation_says_who_which_game_how_many_and_how_long(house: Server, visit: Visit) -> None:
    ana = house.client("Ana")
    made = ana.make("tikal", HUMAN, OPEN, {"kind": "bot", "level": "novice"})
    page = visit("Bo").go(f"/join#{made.invitations[1]}")
    expect(page.locator("[data-from]")).to_have_text(re.compile("Ana"))
    expect(page.locator("[data-invited] h2")).to_have_text("Tikal")
    expect(page.locator("[data-offer]")).to_have_text(re.compile("3 players, one of them a bot.*90 minutes", re.DOTALL))
