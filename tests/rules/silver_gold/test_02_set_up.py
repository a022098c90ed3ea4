"""SG 2: dealing, keeping, the display and the start player."""

import pytest
from tests.rules.silver_gold.table import Table, fresh

import sacbe

HAND_A = ("P01", "O01", "G01", "S01")
HAND_B = ("P02", "O02", "G02", "S02")


def dealt() -> Table:
    """Two players hold four maps each and have not chosen yet."""
    at = fresh()
    at.draws(*(f"map {name}" for name in HAND_A + HAND_B))
    return at


def kept() -> Table:
    """A has kept P01 and S01, B G02 and O02; the display is still empty."""
    at = dealt()
    at.does("A", "keep P01", "keep S01")
    at.does("B", "keep G02", "keep O02")
    return at


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_1_each_player_is_dealt_four_maps(players: int) -> None:
    at = fresh(players)
    for _ in range(4 * players):
        assert at.seen("phase") == "deal"
        at.draws(next(iter(at.chances())))
    assert at.seen("phase") == "keep"
    assert [len(at.pos.view(seat)["hand"]) for seat in range(players)] == [4] * players
    assert at.seen("deck") == 47 - 4 * players


def test_2_1_no_map_is_dealt_twice() -> None:
    at = fresh()
    at.draws("map P01")
    assert at.refuses("-", "map P01") == ("SG 2.2", "map P01 is no longer in the deck")


def test_2_1_maps_are_dealt_before_anything_else_is_drawn() -> None:
    assert fresh().refuses("-", "card I2") == ("SG 2.1", "a treasure map is due, not card I2")


def test_2_1_nobody_decides_while_maps_are_dealt() -> None:
    assert fresh().refuses("A", "keep P01") == ("SG 2.1", "a card must be turned up first")
    assert fresh().refuses("A", "map P01") == ("SG 2.1", "map P01 is drawn by chance, no player chooses it")


def test_2_2_nobody_decides_while_the_display_is_laid_out() -> None:
    assert kept().refuses("A", "take P01") == ("SG 2.2", "a card must be turned up first")
    assert kept().refuses("-", "take P01") == ("SG 2.2", "a card must be turned up first")


def test_2_3_nobody_decides_while_the_start_player_is_chosen() -> None:
    at = kept()
    at.draws("map P03", "map P04", "map P05", "map P06")
    assert at.refuses("A", "mark 1 a1") == ("SG 2.3", "a card must be turned up first")


def test_2_1_two_of_the_four_are_kept() -> None:
    at = dealt()
    assert at.may("A") == ["keep P01", "keep O01", "keep G01", "keep S01"]
    at.does("A", "keep S01")
    assert at.may("A") == ["keep P01", "keep O01", "keep G01"]
    at.does("A", "keep P01")
    assert at.may("A") == []
    assert at.holds("A") == ["S01", "P01"]


def test_2_1_everyone_chooses_at_the_same_time() -> None:
    at = dealt()
    assert at.pos.simultaneous
    assert at.waits_for() == ["A", "B"]
    at.does("B", "keep P02")
    at.does("A", "keep P01")
    at.does("B", "keep S02")
    assert at.waits_for() == ["A"]
    assert at.holds("B") == ["P02", "S02"]


def test_2_1_a_third_map_is_refused() -> None:
    at = dealt()
    at.does("A", "keep P01", "keep S01")
    assert at.refuses("A", "keep G01") == ("SG 2.1", "A has already kept two maps")


def test_2_1_a_map_is_not_kept_twice() -> None:
    at = dealt()
    at.does("A", "keep P01")
    assert at.refuses("A", "keep P01") == ("SG 2.1", "that map is already kept")


def test_2_1_only_dealt_maps_are_kept() -> None:
    at = dealt()
    assert at.refuses("A", "keep P02") == ("SG 2.1", "that map is not one of the four dealt to A")
    assert at.refuses("A", "keep S11") == ("SG 2.1", "that map is not one of the four dealt to A")


def test_2_1_nothing_else_is_done_before_the_choice() -> None:
    at = dealt()
    assert at.refuses("A", "mark 1 a1") == ("SG 2.1", "first choose the two maps to keep")
    assert at.refuses("A", "take deck") == ("SG 2.1", "first choose the two maps to keep")


def test_2_1_the_choice_comes_before_the_display_is_turned_up() -> None:
    at = dealt()
    assert at.seen("display") == []
    at.does("A", "keep P01", "keep S01")
    at.does("B", "keep G02")
    assert at.seen("display") == []
    assert at.refuses("-", "map P03") == ("SG 2.1", "nothing is drawn now; the players decide")


def test_2_1_the_four_maps_are_hidden_from_the_others() -> None:
    at = dealt()
    assert at.pos.view(0)["hand"] == list(HAND_A)
    assert at.pos.view(1)["hand"] == list(HAND_B)
    assert at.pos.view(None)["hand"] == []
    for name in HAND_A:
        assert name not in str(at.pos.view(1))
        assert name not in str(at.pos.view(None))


def test_2_1_what_is_kept_stays_hidden_until_all_have_chosen() -> None:
    at = dealt()
    at.does("A", "keep P01", "keep S01")
    assert at.holds("A") == ["P01", "S01"]
    assert at.sees("B", "A")["maps"] == [None, None]
    assert at.sees("-", "A")["maps"] == [None, None]
    at.does("B", "keep P02", "keep S02")
    assert [held["id"] for held in at.sees("B", "A")["maps"]] == ["P01", "S01"]


def test_2_1_a_choice_may_be_taken_back_until_all_have_chosen() -> None:
    record = sacbe.Record(sacbe.load("silver_gold", players=2), ["Ana", "Bea"])
    at = Table(record.position)
    for name in HAND_A + HAND_B:
        record.push(at.game.parse(f"map {name}", record.position))
    record.push(at.game.parse("keep P01", record.position, 0), 0)
    assert record.explain_undo(0) is None
    record.undo(0)
    at = Table(record.position)
    assert at.may("A") == ["keep P01", "keep O01", "keep G01", "keep S01"]


def test_2_2_returned_and_undealt_maps_make_the_deck() -> None:
    at = kept()
    chances = at.chances()
    assert len(chances) == 43
    assert set(chances.values()) == {1}
    for returned in ("O01", "G01", "P02", "S02"):
        assert f"map {returned}" in chances
    for name in ("P01", "S01", "G02", "O02"):
        assert f"map {name}" not in chances


def test_2_2_four_maps_are_turned_up_as_the_display() -> None:
    at = kept()
    for shown, name in enumerate(("O01", "P12", "S11", "G07")):
        assert at.seen("phase") == "fill"
        assert len(list(at.pos.view(None)["display"])) == shown
        at.draws(f"map {name}")
    assert at.seen("phase") == "start"
    assert sorted(at.pos.view(None)["display"]) == ["G07", "O01", "P12", "S11"]
    assert at.seen("deck") == 39


def test_2_2_a_kept_map_is_not_in_the_deck() -> None:
    assert kept().refuses("-", "map S01") == ("SG 2.2", "map S01 is no longer in the deck")


def test_2_3_any_player_may_become_start_player() -> None:
    at = kept()
    at.draws("map P12", "map S11", "map G07", "map O07")
    assert at.chances() == {"start A": 1, "start B": 1}
    at.draws("start B")
    assert at.seen("start_player") == 1
    assert at.seen("phase") == "reveal"


def test_2_3_the_start_player_is_chosen_before_the_first_card() -> None:
    at = kept()
    at.draws("map P12", "map S11", "map G07", "map O07")
    assert at.refuses("-", "card I2") == ("SG 2.3", "the start player is to be chosen, not card I2")
    assert at.refuses("-", "start C") == ("SG 2.3", "the start player is to be chosen, not start C")


def test_2_3_a_table_may_let_seat_A_start() -> None:
    at = fresh(start_player="seat-1")
    at.draws(*(f"map {name}" for name in HAND_A + HAND_B))
    at.does("A", "keep P01", "keep S01")
    at.does("B", "keep G02", "keep O02")
    at.draws("map P12", "map S11", "map G07", "map O07")
    assert at.seen("start_player") == 0
    assert at.seen("phase") == "reveal"


def test_2_3_all_eight_expedition_cards_are_in_the_first_draw() -> None:
    at = kept()
    at.draws("map P12", "map S11", "map G07", "map O07", "start A")
    assert sum(at.chances().values()) == 8
