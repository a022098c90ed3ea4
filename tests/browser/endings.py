"""What must be true after a complete game, whichever way it was played."""

import re

from playwright.sync_api import expect
from tests.browser.players import Player
from tests.browser.visitors import Visitor
from tests.server.serving import Server

FEWEST_ON_THE_BOARD = 30
"""Touches of the board itself in a whole game; most turns have several."""
FEWEST_ON_A_PHONE = 15
"""On a phone the sheet has much of what lies too small on the board."""
DEEDS = {
    "tikal": {"place", "bring", "step", "end"},
    "tzolkin": {"keep", "place", "pick", "act", "done"},
    "silver_gold": {"keep", "mark", "take"},
}
"""What nobody can play a whole game without."""


def ended_well(visitor: Visitor, table: str, house: Server) -> None:
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


def really_played(player: Player, table: str, house: Server) -> None:
    """The game was played on the board, and the record knows who did it."""
    fewest = FEWEST_ON_A_PHONE if player.visitor.touch else FEWEST_ON_THE_BOARD
    assert player.touched["board"] >= fewest, player.touched
    done: set[str] = set()
    client, after = house.onlooker(), 0
    while after < (found := client.steps(table, after))["last"]:
        for step in found["steps"]:
            done |= {deed["deed"]["do"] for deed in step["deeds"] if deed["seat"] == 0 and deed["deed"]}
        after = found["steps"][-1]["step"]
    assert done >= DEEDS[player.game], done
