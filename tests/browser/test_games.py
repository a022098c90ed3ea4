"""Complete games through the page, by mouse."""

import pytest
from tests.browser.conftest import Visit
from tests.browser.endings import ended_well, really_played
from tests.browser.players import Player
from tests.browser.visitors import BLURRED, DESKTOP, LAPTOP
from tests.server.serving import Server

GAMES = {
    "Tikal": ("tikal", ["you", "novice"], {}),
    "Tikal with the auction": ("tikal", ["you", "novice"], {"auction": "true"}),
    "Tzolk'in with 2": ("tzolkin", ["you", "novice"], {}),
    "Tzolk'in with 4": ("tzolkin", ["you", "novice", "novice", "novice"], {}),
    "Silver & Gold": ("silver_gold", ["you", "novice", "novice"], {}),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_complete_game_by_mouse(name: str, house: Server, visit: Visit) -> None:
    game, seats, options = GAMES[name]
    visitor = visit(size=LAPTOP if len(seats) > 2 else DESKTOP, sharpness=BLURRED)
    table = visitor.sit_down(game, *seats, **options)
    player = Player(visitor, game)
    player.play_out()
    ended_well(visitor, table, house)
    really_played(player, table, house)
