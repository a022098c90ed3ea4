"""Complete games through the page: by mouse, by keys alone, and on a phone by touch."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.players import Player, Typist
from tests.browser.visitors import BLURRED, DESKTOP, LAPTOP, PHONE, Visitor
from tests.server.serving import Server

GAMES = {
    "Tikal": ("tikal", ["you", "novice"], {}),
    "Tikal with the auction": ("tikal", ["you", "novice"], {"auction": "true"}),
    "Tzolk'in with 2": ("tzolkin", ["you", "novice"], {}),
    "Tzolk'in with 4": ("tzolkin", ["you", "novice", "novice", "novice"], {}),
    "Silver & Gold": ("silver_gold", ["you", "novice", "novice"], {}),
}
FEWEST_ON_THE_BOARD = 30
"""Touches of the board itself in a whole game; most turns have several."""
DEEDS = {
    "tikal": {"place", "bring", "step", "end"},
    "tzolkin": {"keep", "place", "pick", "act", "done"},
    "silver_gold": {"keep", "mark", "take"},
}
"""What nobody can play a whole game without."""


def _ended_well(visitor: Visitor, table: str, house: Server) -> None:
    """The ending says who won, where the points came from, and how they grew; the server says the same."""
    page = visitor.page
    expect(page.locator(".ending h2")).to_have_text(re.compile("win", re.IGNORECASE))
    rows = page.locator(".ending tbody tr")
    assert rows.count() >= 2
    sums = [float(each) for each in page.locator(".ending tr.sum td").all_inner_texts()]
    for column in range(len(sums)):
        parts = [float(rows.nth(row).locator("td").nth(column).inner_text()) for row in range(rows.count() - 1)]
        assert sum(parts) == sums[column]
    outcome = house.onlooker().table(table)["table"]["outcome"]
    by_place = sorted(zip(outcome["places"], outcome["scores"], strict=True), key=lambda each: each[0])
    assert sums == [score for _, score in by_place]
    expect(page.locator(".ending svg[role=img]")).to_be_visible()


def _really_played(player: Player, table: str, house: Server) -> None:
    """The game was played on the board, and the record knows who did it."""
    assert player.touched["board"] >= FEWEST_ON_THE_BOARD, player.touched
    done: set[str] = set()
    client, after = house.onlooker(), 0
    while after < (found := client.steps(table, after))["last"]:
        for step in found["steps"]:
            done |= {deed["deed"]["do"] for deed in step["deeds"] if deed["seat"] == 0 and deed["deed"]}
        after = found["steps"][-1]["step"]
    assert done >= DEEDS[player.game], done


@pytest.mark.parametrize("name", GAMES)
def test_a_complete_game_by_mouse(name: str, house: Server, visit: Visit) -> None:
    game, seats, options = GAMES[name]
    visitor = visit(size=LAPTOP if len(seats) > 2 else DESKTOP, sharpness=BLURRED)
    table = visitor.sit_down(game, *seats, **options)
    player = Player(visitor, game)
    player.play_out()
    _ended_well(visitor, table, house)
    _really_played(player, table, house)


def test_a_complete_game_by_keys_alone(house: Server, visit: Visit) -> None:
    visitor = visit(sharpness=BLURRED)
    table = visitor.sit_down("silver_gold", "you", "novice")
    player = Typist(visitor, "silver_gold")
    player.play_out()
    _ended_well(visitor, table, house)
    _really_played(player, table, house)


def test_a_complete_game_on_a_phone_by_touch(house: Server, visit: Visit) -> None:
    visitor = visit(size=PHONE, touch=True, sharpness=BLURRED)
    table = visitor.sit_down("tikal", "you", "novice")
    player = Player(visitor, "tikal")
    player.play_out()
    _ended_well(visitor, table, house)
    _really_played(player, table, house)
