"""Complete games through the page: by keys alone, and on a phone by touch."""

from tests.browser.conftest import Visit
from tests.browser.endings import ended_well, really_played
from tests.browser.players import Player, Typist
from tests.browser.visitors import BLURRED, PHONE
from tests.server.serving import Server


def test_a_complete_game_by_keys_alone(house: Server, visit: Visit) -> None:
    visitor = visit(sharpness=BLURRED)
    table = visitor.sit_down("silver_gold", "you", "novice")
    player = Typist(visitor, "silver_gold")
    player.play_out()
    ended_well(visitor, table, house)
    really_played(player, table, house)


def test_a_complete_game_on_a_phone_by_touch(house: Server, visit: Visit) -> None:
    visitor = visit(size=PHONE, touch=True, sharpness=BLURRED)
    table = visitor.sit_down("tikal", "you", "novice")
    player = Player(visitor, "tikal")
    player.play_out()
    ended_well(visitor, table, house)
    really_played(player, table, house)
