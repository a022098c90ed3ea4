"""SG 6: trophies, completed maps and new ones, from the start player clockwise."""

from tests.rules.silver_gold.patterns import placements
from tests.rules.silver_gold.table import Table, seat, signs, table

import sacbe
from sacbe.games.silver_gold.components import MAP_IDS, PATTERN_IDS

SIX = "I2 I3 I3 V3 V3 T4"


def test_E2_the_first_to_fill_a_coin_row_takes_6_and_the_next_5() -> None:
    """SG 6.1: Linus is first and notes 6; whoever completes the next row notes 5."""
    at = table(seat("S08", "G01", coins=3), seat("S09", "G02", coins=3), card="O4")
    at.does("A", "mark 1 a2")
    at.does("B", "mark 1 b2")
    assert at.has("A")["trophies"] == [6]
    assert at.seen("trophies_left") == [5, 4, 3, 2, 1]
    at.draws("card I2")
    at.does("A", "mark 1 b2")
    at.does("B", "mark 1 d3")
    assert at.has("B")["trophies"] == [5]
    assert at.seen("trophies_left") == [4, 3, 2, 1]


def test_6_1_trophies_go_in_settling_order_not_in_the_order_of_marking() -> None:
    at = table(seat("S08", "G01", coins=3), seat("S09", "G02", coins=3), card="O4", start="B")
    at.does("A", "mark 1 a2")
    at.does("B", "mark 1 d3")
    assert at.has("B")["trophies"] == [6]
    assert at.has("A")["trophies"] == [5]


def test_6_1_a_trophy_is_taken_only_when_settling() -> None:
    at = table(seat("S08", "G01", coins=3), card="O4")
    at.does("A", "mark 1 a2")
    assert at.has("A")["coins"] == 4
    assert at.has("A")["trophies"] == []
    at.others_mark()
    assert at.has("A")["trophies"] == [6]


def test_6_1_a_row_begun_is_no_row_completed() -> None:
    at = table(seat("S08", "G01", coins=4, trophies=(6,)), card="O4")
    at.does("A", "mark 1 a2")
    at.others_mark()
    assert at.has("A")["trophies"] == [6]
    assert at.seen("trophies_left") == [5, 4, 3, 2, 1]


def test_6_1_a_second_row_takes_another_trophy() -> None:
    at = table(seat("S08", "G01", coins=7, trophies=(6,)), seat("G02", "G03", coins=4, trophies=(5,)), card="O4")
    at.does("A", "mark 1 a2")
    at.others_mark()
    assert at.has("A")["trophies"] == [6, 4]


def test_6_1_with_no_trophies_left_a_row_gives_nothing() -> None:
    at = table(
        seat("S08", "G01", coins=3),
        seat("S09", "G04", coins=3),
        seat("G02", "G03", coins=12, trophies=(6, 5, 4)),
        seat("S01", "S02", coins=12, trophies=(3, 2, 1)),
        card="O4",
    )
    assert at.seen("trophies_left") == []
    at.does("A", "mark 1 a2")
    at.does("B", "mark 1 d3")
    at.others_mark()
    assert at.pos.breakdown()[0] == {"coins": 4, "trophies": 0, "palms": 0, "maps": 0, "seals": 0}
    assert at.pos.breakdown()[1] == {"coins": 4, "trophies": 0, "palms": 0, "maps": 0, "seals": 0}
    assert at.seen("trophies_left") == []


def test_6_1_the_last_trophy_is_worth_1() -> None:
    at = table(
        seat("S08", "G01", coins=3),
        seat("S09", "G03", coins=11, trophies=(6, 5)),
        seat("S01", "S02", coins=12, trophies=(4, 3, 2)),
        card="O4",
    )
    at.does("A", "mark 1 a2")
    at.does("B", "mark 1 d3")
    at.others_mark()
    assert at.has("A")["trophies"] == [1]
    assert at.has("B")["trophies"] == [6, 5], "the sixth trophy was the last"


def test_6_1_no_marking_brings_enough_coins_for_two_rows() -> None:
    """SG 5.1, 5.2: besides the coins of the pattern, each of its crosses can end on one more coin."""
    most = max(
        sum(signs(name)[field] in "CX" for field in covered)
        for name in MAP_IDS
        for pattern in PATTERN_IDS
        for covered in placements(pattern, name)
    )
    assert most < 5, "from three coins, a second row is five away"


def completing(deck: str | None = None, earlier: str = "", rounds: int = 1) -> Table:
    """A is about to complete S01 with field a1."""
    return table(
        seat("S01 but a1", "G01"),
        seat("G02", "G03"),
        card="O4",
        display="P01 P02 O01 O02",
        deck=deck,
        earlier=earlier,
        rounds=rounds,
    )


def test_6_2_a_completed_map_is_set_aside_for_all_to_see() -> None:
    at = completing()
    at.does("A", "mark 1 a1")
    at.others_mark()
    for viewer in "AB-":
        assert at.sees(viewer, "A")["completed"] == ["S01"]
    assert at.holds("A") == [None, "G01"]


def test_6_2_a_map_with_a_free_field_is_not_set_aside() -> None:
    at = table(seat("S01 but a1 c1", "G01"), card="O4")
    at.does("A", "mark 1 a1")
    at.others_mark()
    assert at.has("A")["completed"] == []
    assert at.holds("A") == ["S01", "G01"]
    assert at.seen("phase") == "reveal"


def test_6_2_the_second_map_is_settled_like_the_first() -> None:
    at = table(seat("G01", "S01 but a1"), card="O4", display="P01 P02 O01 O02")
    at.does("A", "mark 2 a1")
    at.others_mark()
    at.does("A", "take O02")
    assert at.has("A")["completed"] == ["S01"]
    assert at.holds("A") == ["G01", "O02"]


def test_6_2_a_new_map_comes_from_the_display_or_the_deck() -> None:
    at = completing()
    at.does("A", "mark 1 a1")
    at.others_mark()
    assert sorted(at.may("A")) == ["take O01", "take O02", "take P01", "take P02", "take deck"]


def test_6_2_a_map_of_the_display_takes_the_free_place() -> None:
    at = completing()
    at.does("A", "mark 1 a1")
    at.others_mark()
    at.does("A", "take P02")
    assert at.holds("A") == ["P02", "G01"]
    assert at.marked("A", 1) == []
    assert at.seen("display") == ["P01", "O01", "O02"]


def test_6_2_the_top_map_of_the_deck_is_any_map_nobody_has_seen() -> None:
    at = completing()
    at.does("A", "mark 1 a1")
    at.others_mark()
    at.does("A", "take deck")
    known = {"S01", "G01", "G02", "G03", "P01", "P02", "O01", "O02"}
    assert at.chances() == {f"map {name}": 1 for name in MAP_IDS if name not in known}
    at.draws("map S11")
    assert at.holds("A") == ["S11", "G01"]
    assert at.seen("display") == ["P01", "P02", "O01", "O02"]
    assert at.seen("phase") == "reveal", "a map from the deck leaves no gap in the display"


def test_6_2_the_choice_of_the_deck_is_final() -> None:
    at = completing()
    at.does("A", "mark 1 a1")
    at.others_mark()
    at.does("A", "take deck")
    assert at.may("A") == []
    assert at.refuses("A", "take P01") == ("SG 6.2", "a card must be turned up first")


def test_6_2_a_map_seen_cannot_be_given_back() -> None:
    record = sacbe.Record(sacbe.load("silver_gold", players=2, start_player="seat-1"), ["Ana", "Bea"])

    def push(text: str, number: int | None = None) -> None:
        record.push(record.game.parse(text, record.position, number), number)

    for name in ["S01", "G01", "P01", "P02", "O01", "O02", "P03", "P04"]:
        push(f"map {name}")
    for number, name in ((0, "S01"), (0, "G01"), (1, "O01"), (1, "O02")):
        push(f"keep {name}", number)
    for name in ["P05", "P06", "P07", "P08"]:
        push(f"map {name}")
    cards = ["I2", "I3", "V3", "T4", "L4", "I3", "V3", "O4"]
    marks = ["a1", "c1", "a2", "b2", "c2", "d2", "a3", "c3"]
    for card, mine, theirs in zip(cards, marks, ["b1", "c1", "d1", "a2", "d2", "a3", "d3", "b4"], strict=True):
        push(f"card {card}")
        push(f"mark 1 {mine}", 0)
        push(f"mark 1 {theirs}", 1)
    push("take deck", 0)
    assert record.explain_undo(0) is None, "nobody has looked yet"
    push("map S11")
    refusal = record.explain_undo(0)
    assert refusal is not None
    assert refusal[1] == "something new has been revealed since"


def test_6_2_taking_is_compulsory_while_anything_is_left() -> None:
    at = completing()
    at.does("A", "mark 1 a1")
    at.others_mark()
    assert at.waits_for() == ["A"]
    assert at.refuses("A", "mark 2 a1") == ("SG 6.2", "a new map must be taken first")
    assert at.refuses("-", "card I2") == ("SG 6.2", "nothing is drawn now; the players decide")


def test_6_2_only_what_lies_on_the_display_is_taken() -> None:
    at = table(seat("S01 but a1", "G01", completed="S02"), seat("G02", "G03", completed="S03"), card="O4")
    at.does("A", "mark 1 a1")
    at.others_mark()
    for out_of_reach in ("S01", "S02", "S03", "G02", "P12"):
        assert at.refuses("A", f"take {out_of_reach}") == ("SG 6.2", "that map is not on the display")


def test_6_3_nobody_marks_while_the_display_is_filled_up() -> None:
    at = completing()
    at.does("A", "mark 1 a1")
    at.others_mark()
    at.does("A", "take P01")
    assert at.refuses("B", "mark 1 a1") == ("SG 6.3", "a card must be turned up first")
    assert at.refuses("B", "map S03") == ("SG 6.3", "map S03 is drawn by chance, no player chooses it")
    assert at.refuses("-", "card I2") == ("SG 6.3", "a treasure map is due, not card I2")


def test_6_2_set_aside_maps_never_come_back_into_the_deck() -> None:
    at = completing()
    at.does("A", "mark 1 a1")
    at.others_mark()
    at.does("A", "take P01")
    assert "map S01" not in at.chances()
    assert "map P01" not in at.chances()
    assert at.refuses("-", "map S01") == ("SG 2.2", "map S01 is no longer in the deck")


def test_6_2_another_player_waits_while_one_takes() -> None:
    at = completing()
    at.does("A", "mark 1 a1")
    at.others_mark()
    assert at.refuses("B", "take P01") == ("SG 6.2", "another player is taking a map now")


def both_completed() -> Table:
    """A has completed both maps with one marking and is about to take the first new one; B completed one."""
    at = table(
        seat("S04 but a1", "S01 but a1"), seat("S02 but a1", "G02"), card="O4", display="P01 P02 O01 O02", start="A"
    )
    at.does("A", "mark 1 a1", "mark 2 a1")
    at.does("B", "mark 1 a1")
    return at


def test_6_3_a_player_who_completed_both_takes_two_one_after_the_other() -> None:
    at = both_completed()
    assert at.has("A")["completed"] == ["S01", "S04"]
    at.does("A", "take P01")
    assert at.waits_for() == ["A"]
    assert at.holds("A") == ["P01", None]
    at.does("A", "take O02")
    assert at.holds("A") == ["P01", "O02"]
    assert at.waits_for() == []


def test_6_3_the_display_is_refilled_only_when_the_player_has_finished() -> None:
    at = both_completed()
    at.does("A", "take P01")
    assert at.seen("display") == ["P02", "O01", "O02"]
    assert sorted(at.may("A")) == ["take O01", "take O02", "take P02", "take deck"]
    at.does("A", "take O02")
    assert at.seen("phase") == "fill"
    at.draws("map P05", "map P06")
    assert sorted(at.pos.view(None)["display"]) == ["O01", "P02", "P05", "P06"]


def test_6_3_the_next_player_sees_the_display_refilled() -> None:
    at = both_completed()
    at.does("A", "take P01", "take O02")
    at.draws("map P05")
    assert at.waits_for() == []
    at.draws("map P06")
    assert at.waits_for() == ["B"]
    assert sorted(at.may("B")) == ["take O01", "take P02", "take P05", "take P06", "take deck"]


def test_6_3_the_two_may_come_from_different_places() -> None:
    at = both_completed()
    at.does("A", "take deck")
    at.draws("map S11")
    assert at.holds("A") == ["S11", None], "the first is seen before the second is chosen"
    assert at.waits_for() == ["A"]
    assert sorted(at.may("A")) == ["take O01", "take O02", "take P01", "take P02", "take deck"]
    at.does("A", "take P02")
    assert at.holds("A") == ["S11", "P02"]
    at.draws("map P05")
    assert at.waits_for() == ["B"]


def test_6_3_both_may_come_from_the_deck() -> None:
    at = both_completed()
    at.does("A", "take deck")
    at.draws("map S11")
    at.does("A", "take deck")
    assert "map S11" not in at.chances()
    at.draws("map S10")
    assert at.holds("A") == ["S11", "S10"]
    assert at.waits_for() == ["B"], "the display is still whole"


def test_6_4_with_the_deck_empty_the_display_shrinks() -> None:
    at = completing(deck="")
    at.does("A", "mark 1 a1")
    at.others_mark()
    assert sorted(at.may("A")) == ["take O01", "take O02", "take P01", "take P02"]
    assert at.refuses("A", "take deck") == ("SG 6.4", "the deck is empty")
    at.does("A", "take P01")
    assert at.seen("display") == ["P02", "O01", "O02"]
    assert at.seen("phase") == "reveal"


def test_6_4_the_last_map_of_the_deck_still_fills_the_display() -> None:
    at = completing(deck="S11")
    at.does("A", "mark 1 a1")
    at.others_mark()
    at.does("A", "take P01")
    assert at.chances() == {"map S11": 1}
    at.draws("map S11")
    assert sorted(at.pos.view(None)["display"]) == ["O01", "O02", "P02", "S11"]
    assert at.seen("deck") == 0


def test_6_4_a_deck_too_small_fills_what_it_can() -> None:
    at = table(seat("S04 but a1", "S01 but a1"), card="O4", display="P01 P02 O01 O02", deck="S11")
    at.does("A", "mark 1 a1", "mark 2 a1")
    at.others_mark()
    at.does("A", "take P01", "take P02")
    at.draws("map S11")
    assert sorted(at.pos.view(None)["display"]) == ["O01", "O02", "S11"]
    assert at.seen("phase") == "reveal"


def test_6_4_with_nothing_left_the_player_plays_on_with_fewer_maps() -> None:
    at = table(seat("S01 but a1", "G01"), seat("G02", "G03"), card="O4", display="", deck="")
    at.does("A", "mark 1 a1")
    at.others_mark()
    assert at.holds("A") == [None, "G01"]
    assert at.seen("phase") == "reveal"
    at.draws("card I2")
    assert at.refuses("A", "mark 1 a1") == ("SG 6.4", "there is no map in that place any more")
    at.does("A", "mark 2 a1-b1")
    assert at.marked("A", 2) == ["a1", "b1"]


def test_6_4_two_completed_and_one_map_left_means_one_is_taken() -> None:
    at = table(seat("S04 but a1", "S01 but a1"), seat("G02", "G03"), card="O4", display="P01", deck="")
    at.does("A", "mark 1 a1", "mark 2 a1")
    at.others_mark()
    at.does("A", "take P01")
    assert at.holds("A") == ["P01", None]
    assert at.seen("phase") == "reveal"


def test_6_5_after_the_very_last_card_no_maps_are_taken() -> None:
    at = completing(earlier=SIX, rounds=3)
    at.does("A", "mark 1 a1")
    at.others_mark()
    assert at.pos.is_over
    assert at.has("A")["completed"] == ["S01"]
    assert at.holds("A") == [None, "G01"]
    assert at.seen("display") == ["P01", "P02", "O01", "O02"]


def test_6_5_after_the_very_last_card_trophies_are_settled_as_always() -> None:
    at = table(seat("S08", "G01", coins=3), seat("S09", "G02", coins=3), card="O4", start="B", earlier=SIX, rounds=3)
    at.does("A", "mark 1 a2")
    at.does("B", "mark 1 d3")
    assert at.pos.is_over
    assert at.has("B")["trophies"] == [6]
    assert at.has("A")["trophies"] == [5]


def test_6_5_after_the_last_card_of_an_earlier_round_maps_are_taken() -> None:
    at = table(seat("S01 but a1", "G01"), card="O4", display="P01 P02 O01 O02", earlier=SIX, rounds=2)
    at.does("A", "mark 1 a1")
    at.others_mark()
    assert at.waits_for() == ["A"]
    at.does("A", "take P01")
    assert at.holds("A") == ["P01", "G01"]


def test_6_6_trophies_then_set_aside_then_take() -> None:
    at = table(seat("S08 but a2", "G01", coins=3), card="O4", display="P01 P02 O01 O02")
    at.does("A", "mark 1 a2")
    at.others_mark()
    assert at.waits_for() == ["A"], "the new map is still to be taken"
    assert at.has("A")["trophies"] == [6]
    assert at.has("A")["completed"] == ["S08"]
    assert at.holds("A") == [None, "G01"]


def test_6_6_one_player_settles_everything_before_the_next() -> None:
    at = table(
        seat("S08 but a2", "G01", coins=3),
        seat("S09 but d3", "G02", coins=3),
        card="O4",
        display="P01 P02 O01 O02",
        start="B",
    )
    at.does("A", "mark 1 a2")
    at.does("B", "mark 1 d3")
    assert at.has("B")["trophies"] == [6]
    assert at.has("A")["trophies"] == []
    assert at.has("A")["completed"] == []
    at.does("B", "take deck")
    at.draws("map S11")
    assert at.has("A")["trophies"] == [5]
    assert at.has("A")["completed"] == ["S08"]


def test_6_6_everyone_learns_what_was_completed() -> None:
    at = table(seat("S08 but a2", "G01", coins=3), seat("G02", "G03"), card="O4")
    at.does("A", "mark 1 a2")
    assert at.sees("B", "A")["coins"] == 3
    at.others_mark()
    for viewer in "B-":
        assert at.sees(viewer, "A")["trophies"] == [6]
        assert at.sees(viewer, "A")["completed"] == ["S08"]
