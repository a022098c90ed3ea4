"""Complete games through the page: by mouse, by keys alone, and on a phone by touch."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.players import Player, Typist
from tests.browser.visitors import PHONE, Visitor

GAMES = {
    "Tikal": ("tikal", ["you", "novice"], {}),
    "Tikal with the auction": ("tikal", ["you", "novice"], {"auction": "true"}),
    "Tzolk'in with 2": ("tzolkin", ["you", "novice"], {}),
    "Tzolk'in with 4": ("tzolkin", ["you", "novice", "novice", "novice"], {}),
    "Silver & Gold": ("silver_gold", ["you", "novice", "novice"], {}),
}


def _ended_well(visitor: Visitor) -> None:
    """The ending says who won, where the points came from, and how they grew."""
    page = visitor.page
    expect(page.locator(".ending h2")).to_have_text(re.compile("win", re.IGNORECASE))
    rows = page.locator(".ending tbody tr")
    assert rows.count() >= 2
    sums = [float(each) for each in page.locator(".ending tr.sum td").all_inner_texts()]
    assert sums == sorted(sums, reverse=True)
    for column in range(len(sums)):
        parts = [float(rows.nth(row).locator("td").nth(column).inner_text()) for row in range(rows.count() - 1)]
        assert sum(parts) == sums[column]
    expect(page.locator(".ending svg[role=img]")).to_be_visible()


@pytest.mark.parametrize("name", GAMES)
def test_a_complete_game_by_mouse(name: str, visit: Visit) -> None:
    game, seats, options = GAMES[name]
    visitor = visit()
    visitor.sit_down(game, *seats, **options)
    Player(visitor, game).play_out()
    _ended_well(visitor)


def test_a_complete_game_by_keys_alone(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("silver_gold", "you", "novice")
    Typist(visitor, "silver_gold").play_out()
    _ended_well(visitor)


def test_a_complete_game_on_a_phone_by_touch(visit: Visit) -> None:
    visitor = visit(size=PHONE, touch=True)
    visitor.sit_down("tikal", "you", "novice")
    Player(visitor, "tikal").play_out()
    _ended_well(visitor)
