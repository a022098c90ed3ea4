"""SG 3: rounds, cards, the start player, and who may know what was revealed."""

from collections import Counter

import pytest
from tests.rules.silver_gold.table import Table, fresh, seat, table

import sacbe
from sacbe.engine.chance import rng

SIX = "I2 I3 I3 V3 V3 T4"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_1_a_game_is_four_rounds_of_seven_cards(players: int) -> None:
    at = fresh(players)
    pos = at.pos
    random = rng("four rounds", players)
    rounds: dict[int, list[str]] = {}
    while not pos.is_over:
        if pos.turn == sacbe.CHANCE:
            drawn = pos.draw(random)
            if at.game.name(drawn).startswith("card"):
                rounds.setdefault(pos.view(None)["round"], []).append(at.game.name(drawn))
            pos.push(drawn)
        else:
            choices = pos.legal()
            pos.push(choices[random.below(len(choices))])
    assert [len(cards) for cards in rounds.values()] == [7, 7, 7, 7]
    for cards in rounds.values():
        assert Counter(cards) <= Counter(
            ["card I2", "card I3", "card I3", "card V3", "card V3", "card T4", "card L4", "card O4"]
        )


def test_3_1_a_card_revealed_this_round_is_gone() -> None:
    at = table(earlier="L4 I3")
    assert at.chances() == {"card I2": 1, "card I3": 1, "card V3": 2, "card T4": 1, "card O4": 1}
    assert at.refuses("-", "card L4") == ("SG 3.1", "every copy of card L4 has been revealed this round")


def test_3_1_the_second_copy_of_a_card_is_still_to_come() -> None:
    at = table(earlier="I3")
    at.draws("card I3")
    assert at.seen("pattern") == "I3"


def test_3_1_the_eighth_card_is_never_seen() -> None:
    at = table(earlier=SIX)
    assert at.chances() == {"card L4": 1, "card O4": 1}
    at.draws("card L4")
    at.others_mark()
    assert at.seen("round") == 3
    assert at.seen("reveals") == []
    assert sum(at.chances().values()) == 8


def test_3_1_nothing_is_done_after_four_rounds() -> None:
    at = table(over=True)
    assert at.pos.turn is None
    assert at.refuses("A", "mark 1 a1") == ("SG 3.1", "the game is over after four rounds")
    assert at.refuses("-", "card I2") == ("SG 3.1", "the game is over after four rounds")


def test_3_1_only_an_expedition_card_is_revealed() -> None:
    assert table().refuses("-", "map P01") == ("SG 3.1", "the next expedition card is due, not map P01")


def test_3_2_the_card_is_revealed_before_anyone_marks() -> None:
    at = table(seat("S01", "S02"))
    assert at.refuses("A", "mark 1 a1") == ("SG 3.2", "a card must be turned up first")
    at.draws("card I2")
    at.does("A", "mark 1 a1")


def test_3_2_no_player_chooses_the_card() -> None:
    assert table().refuses("A", "card I2") == ("SG 3.2", "card I2 is drawn by chance, no player chooses it")


def test_3_2_everyone_marks_once_for_a_card() -> None:
    at = table(seat("S01", "S02"), seat("S03", "G03"), card="I2")
    at.does("A", "mark 1 a1")
    assert at.waits_for() == ["B"]
    assert at.refuses("A", "mark 1 c1") == ("SG 3.2", "A has already marked for this card")
    at.does("B", "mark 1 a1")
    assert at.seen("phase") == "reveal"


def test_3_2_nothing_is_settled_before_all_have_marked() -> None:
    at = table(seat("S01 but a1", "S02", coins=0), seat("S03", "G03"), card="I2", display="P01 P02 O01 O02")
    at.does("A", "mark 1 a1")
    assert at.refuses("A", "take P01") == ("SG 3.2", "A has already marked for this card")
    assert at.refuses("B", "take P01") == ("SG 3.2", "first everyone marks")
    assert at.has("A")["completed"] == []
    at.does("B", "mark 1 a1")
    assert at.has("A")["completed"] == ["S01"]
    at.does("A", "take P01")


def test_3_2_no_card_is_turned_up_while_players_mark() -> None:
    assert table(card="I2").refuses("-", "card I3") == ("SG 3.2", "nothing is drawn now; the players decide")


def test_3_2_completions_are_settled_from_the_start_player_on() -> None:
    at = table(
        seat("S01 but a1", "G01"),
        seat("S02 but a1", "G02"),
        seat("S03 but a1", "G03"),
        card="I2",
        start="B",
        display="P01 P02 O01 O02",
    )
    for who in "ABC":
        at.does(who, "mark 1 a1")
    assert at.waits_for() == ["B"]
    at.does("B", "take P01")
    at.draws("map P05")
    assert at.waits_for() == ["C"]
    at.does("C", "take P02")
    at.draws("map P06")
    assert at.waits_for() == ["A"]
    at.does("A", "take O01")
    at.draws("map P07")
    assert at.seen("phase") == "reveal"


def test_3_3_the_start_player_passes_clockwise_after_each_card() -> None:
    at = table(players=3, start="B")
    starters = []
    for card in ("I2", "V3", "I3"):
        at.draws(f"card {card}")
        at.others_mark()
        starters.append(at.seen("start_player"))
    assert starters == [2, 0, 1]


def test_3_3_the_start_player_passes_after_the_seventh_card_too() -> None:
    at = table(players=3, start="B", earlier=SIX, card="L4")
    at.others_mark()
    assert at.seen("round") == 3
    assert at.seen("start_player") == 2


def test_3_3_the_start_player_passes_only_once_the_card_is_settled() -> None:
    at = table(seat("S01 but a1", "G01"), card="I2", display="P01 P02 O01 O02")
    at.does("A", "mark 1 a1")
    at.others_mark()
    assert at.seen("start_player") == 0
    at.does("A", "take P01")
    assert at.seen("start_player") == 0
    at.draws("map P05")
    assert at.seen("start_player") == 1


def test_3_4_after_the_seventh_card_all_eight_are_shuffled_again() -> None:
    at = table(earlier=SIX, card="L4")
    assert at.seen("round") == 2
    at.others_mark()
    assert at.seen("round") == 3
    assert at.chances() == {"card I2": 1, "card I3": 2, "card V3": 2, "card T4": 1, "card L4": 1, "card O4": 1}


def test_3_4_everything_else_carries_over() -> None:
    at = table(
        seat("P01 a4 b4", "O01 d1", completed="S11", coins=5, trophies=(6,), palms=(3, 2)),
        seat("G01", "G02"),
        card="L4",
        earlier=SIX,
        display="P05 P06 P07 P08",
    )
    at.does("A", "mark 2 d2")
    at.does("B", "mark 1 a1")
    assert at.seen("round") == 3
    assert at.holds("A") == ["P01", "O01"]
    assert at.marked("A", 1) == ["a4", "b4"]
    assert at.marked("A", 2) == ["d1", "d2"]
    assert at.marked("B", 1) == ["a1"]
    assert at.has("A")["completed"] == ["S11"]
    assert at.has("A")["coins"] == 5
    assert at.has("A")["trophies"] == [6]
    assert at.has("A")["palms"] == [3, 2]
    assert at.seen("display") == ["P05", "P06", "P07", "P08"]
    assert at.seen("trophies_left") == [5, 4, 3, 2, 1]


def test_3_4_the_round_ends_only_when_the_seventh_card_is_fully_settled() -> None:
    at = table(seat("S01 but a1", "G01"), card="L4", earlier=SIX, display="P01 P02 O01 O02")
    at.does("A", "mark 1 a1")
    at.others_mark()
    assert at.seen("round") == 2
    at.does("A", "take P01")
    assert at.seen("round") == 2
    at.draws("map P05")
    assert at.seen("round") == 3


def test_3_5_everyone_is_told_the_cards_of_this_round_alike() -> None:
    at = table(players=3, earlier="L4 I3", card="V3")
    for viewer in (0, 1, 2, None):
        assert at.pos.view(viewer)["reveals"] == ["L4", "I3", "V3"]


def test_3_5_cards_of_earlier_rounds_are_not_told() -> None:
    assert table(rounds=2, card="V3").seen("reveals") == ["V3"]


def test_3_5_the_overview_of_the_eight_cards_is_always_public() -> None:
    overview = {"I2": 1, "I3": 2, "V3": 2, "T4": 1, "L4": 1, "O4": 1}
    for at in (fresh(), table(card="I2"), table(earlier=SIX), table(over=True)):
        assert at.seen("cards") == overview


def test_3_5_laying_out_the_revealed_cards_is_a_choice_of_the_table() -> None:
    assert sacbe.load("silver_gold").options["open_discard"] is False
    laid_out = Table(sacbe.load("silver_gold", open_discard=True).start())
    assert laid_out.pos.view(0)["options"]["open_discard"] is True
