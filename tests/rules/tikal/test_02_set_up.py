"""TK 2: the stack of tiles, the face-down treasures, and who starts."""

import pytest
from tests.rules.tikal.table import played, seat, table

import sacbe
from sacbe.engine.chance import rng
from sacbe.games.tikal.components import TREASURE_KINDS


def test_2_1_every_tile_A_is_equally_likely_to_be_first() -> None:
    at = played("start A")
    assert at.chances() == {f"tile A{number}": 1 for number in range(1, 7)}


def test_2_1_what_is_left_of_a_letter_stays_equally_likely() -> None:
    at = played("start A", "tile A4", "place c4 r0", "end")
    assert at.chances() == {f"tile A{number}": 1 for number in (1, 2, 3, 5, 6)}


def test_2_1_a_tile_is_drawn_once() -> None:
    at = played("start A", "tile A4", "place c4 r0", "end")
    assert at.refuses("-", "tile A4") == ("TK 2.1", "tile A4 has been drawn already")


def test_2_1_tiles_B_wait_until_all_A_are_gone() -> None:
    at = played("start A")
    assert at.refuses("-", "tile B1") == ("TK 2.1", "tiles of an earlier letter lie on top of tile B1")
    at = table("c4 A1", "c5 A2", "d4 A3", "d5 A4", "e5 A5", turn="B", phase="draw")
    assert at.chances() == {"tile A6": 1}
    at.goes_on("tile A6", "place e4 r0", "end")
    assert at.chances() == {f"tile B{number}": 1 for number in range(1, 7)}


@pytest.mark.parametrize("auction", [False, True])
def test_2_1_letters_come_in_order_from_A_to_G(auction: bool) -> None:
    pos = sacbe.load("tikal", players=3, auction=auction).start()
    random = rng("letters", auction)
    drawn = []
    while not pos.is_over:
        if pos.turn == sacbe.CHANCE:
            drawn.append(pos.game.name(pos.draw(random)).split())
            pos.push(pos.game.parse(" ".join(drawn[-1]), pos))
        else:
            pos.push(pos.legal()[-1])
    letters = "".join(word[0] for verb, word in drawn if verb == "tile")
    assert letters == "AAAAAABBBBBBCCCCCDDDDDEEEEEFFFFFGGGG"


def test_2_2_an_unknown_treasure_may_be_any_of_the_24() -> None:
    at = table("c4 A4", A=seat("c4"))
    at.does("A", "dig c4")
    assert at.chances() == {f"treasure {kind}": 3 for kind in TREASURE_KINDS}


def test_2_2_weights_count_the_tokens_nobody_has_seen() -> None:
    at = table("c4 A4 tokens=4", "c5 B3", A=seat("c4", treasures="sun sun mask"), B=seat(treasures="sun mask bowl"))
    at.does("A", "dig c4")
    chances = at.chances()
    assert "treasure sun" not in chances
    assert chances == {
        "treasure mask": 1,
        "treasure jaguar": 3,
        "treasure serpent": 3,
        "treasure quetzal": 3,
        "treasure flute": 3,
        "treasure bowl": 2,
        "treasure earplug": 3,
    }


def test_2_2_a_kind_that_is_all_dug_cannot_come_again() -> None:
    at = table("c4 A4 tokens=4", "c5 B3", A=seat("c4", treasures="sun sun"), B=seat(treasures="sun"))
    at.does("A", "dig c4")
    assert at.refuses("-", "treasure sun") == ("TK 2.2", "all three of treasure sun have been dug already")


def test_2_2_nothing_is_known_of_a_treasure_before_it_is_dug() -> None:
    at = table("c4 A4", "c5 A5", A=seat("c4 c5"))
    here, there = at.pos.copy(), at.pos.copy()
    here.push(at.game.parse("dig c4", here))
    there.push(at.game.parse("dig c5", there))
    assert here.outcomes() == there.outcomes()
    assert all(kind not in str(at.field("c4")) for kind in TREASURE_KINDS)


def test_2_2_level_tokens_lie_open_and_are_counted() -> None:
    at = table("c4 A2 value=5", "c5 A1 value=3", A=seat("c4"))
    assert at.seen("levels_left") == {"2": 2, "3": 4, "4": 8, "5": 10, "6": 8, "7": 5, "8": 3, "9": 2, "10": 1}


def test_2_3_markers_start_at_0() -> None:
    assert played(players=3).scores == [0, 0, 0]


def test_2_3_markers_start_at_20_in_the_auction_game() -> None:
    assert played(players=3, auction=True).scores == [20, 20, 20]


@pytest.mark.parametrize(("players", "letters"), [(2, "AB"), (3, "ABC"), (4, "ABCD")])
def test_2_3_anyone_may_start(players: int, letters: str) -> None:
    at = played(players=players)
    assert at.chances() == {f"start {who}": 1 for who in letters}
    for who in letters:
        begun = played(f"start {who}", "tile A1", players=players)
        assert begun.turn == who


def test_2_3_the_start_player_is_chosen_first() -> None:
    at = played()
    assert at.refuses("-", "tile A1") == ("TK 2.3", "the start player is to be chosen, not tile A1")
    assert at.refuses("-", "start C") == ("TK 2.3", "the start player is to be chosen, not start C")


@pytest.mark.parametrize("auction", [False, True])
def test_2_3_a_table_may_let_seat_A_start(auction: bool) -> None:
    at = played(start_player="seat-1", auction=auction)
    assert set(at.chances()) == {f"tile A{number}" for number in range(1, 7)}
    at.goes_on("tile A1")
    if auction:
        at.goes_on("tile A2")
    assert at.turn == "A"


def test_2_3_left_of_the_last_seat_sits_the_first() -> None:
    at = played("start C", "tile A1", "place c4 r0", "end", "tile A2", players=3)
    assert at.turn == "A"
