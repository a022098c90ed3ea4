"""Complete games through the page: by keys alone, and by touch on a phone, held upright and lying."""

import pytest
from tests.browser.conftest import Visit
from tests.browser.endings import ended_well, really_played
from tests.browser.players import Player, Typist
from tests.browser.visitors import BLURRED, LYING, PHONE
from tests.server.serving import Server

GAMES = ("silver_gold", "tikal", "tzolkin")
PHONES = {"upright": PHONE, "lying": LYING}


@pytest.mark.parametrize("game", GAMES)
def test_a_complete_game_by_keys_alone(game: str, house: Server, visit: Visit) -> None:
    visitor = visit(sharpness=BLURRED)
    table = visitor.sit_down(game, "you", "novice")
    player = Typist(visitor, game)
    player.play_out()
    ended_well(visitor, table, house)
    really_played(player, table, house)


@pytest.mark.parametrize("phone", PHONES)
@pytest.mark.parametrize("game", GAMES)
def test_a_complete_game_on_a_phone_by_touch(game: str, phone: str, house: Server, visit: Visit) -> None:
    visitor = visit(size=PHONES[phone], touch=True, sharpness=BLURRED)
    table = visitor.sit_down(game, "you", "novice")
    player = Player(visitor, game)
    player.play_out()
    ended_well(visitor, table, house)
    really_played(player, table, house)
