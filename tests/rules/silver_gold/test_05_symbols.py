"""SG 5: crosses, coins and palms work at once."""

import pytest
from tests.rules.silver_gold.patterns import placements
from tests.rules.silver_gold.table import seat, signs, table

from sacbe.games.silver_gold.components import MAP_IDS, PATTERN_IDS


def test_5_1_a_cross_asks_for_one_more_field_on_either_map() -> None:
    at = table(seat("S04", "S01"), card="I2")
    at.does("A", "mark 1 a1-b1")
    assert at.pos.view(0)["owed"] == 1
    on_the_first = [f"mark 1 {name}" for name in ["a2", "b2", "c2", "a3", "b3", "c3"]]
    on_the_second = [f"mark 2 {name}" for name in ["a1", "c1", "a2", "b2", "c2", "d2", "a3", "c3"]]
    assert at.may("A") == on_the_first + on_the_second
    at.does("A", "mark 2 d2")
    assert at.marked("A", 1) == ["a1", "b1"]
    assert at.marked("A", 2) == ["d2"]
    assert at.waits_for() == ["B"]


def test_5_1_a_cross_does_not_give_a_pattern() -> None:
    at = table(seat("S04", "S01"), card="I2")
    at.does("A", "mark 1 a1-b1")
    assert at.refuses("A", "mark 2 a1-a2") == ("SG 5.1", "a cross gives one more field, not a pattern")


def test_5_1_the_extra_field_must_be_free() -> None:
    at = table(seat("S04", "S01 a1"), card="I2")
    at.does("A", "mark 1 a1-b1")
    assert at.refuses("A", "mark 1 b1") == ("SG 4.2", "no field may be marked twice")
    assert at.refuses("A", "mark 2 a1") == ("SG 4.2", "no field may be marked twice")


def test_5_1_a_cross_under_an_extra_field_does_the_same_again() -> None:
    at = table(seat("S04", "G05"), card="O4")
    at.does("A", "mark 1 a1", "mark 2 d2", "mark 2 a3")
    assert at.pos.view(0)["owed"] == 1
    at.does("A", "mark 1 c3")
    assert at.marked("A", 1) == ["a1", "c3"]
    assert at.marked("A", 2) == ["d2", "a3"]
    assert at.waits_for() == ["B"]


def test_5_1_the_extra_field_is_compulsory() -> None:
    at = table(seat("S04", "S01"), card="I2")
    at.does("A", "mark 1 a1-b1")
    at.does("B", at.may("B")[0])
    assert at.waits_for() == ["A"]
    assert at.seen("phase") == "mark"


def test_5_1_the_pattern_is_completed_before_the_extra_fields() -> None:
    at = table(seat("P09", "G01"), card="V3")
    at.does("A", "mark 1 b2-c2-b3")
    assert at.marked("A", 1) == ["b2", "c2", "b3"]
    assert at.has("A")["coins"] == 2
    assert at.pos.view(0)["owed"] == 1


def test_5_1_an_extra_field_is_lost_only_when_neither_map_has_a_free_one() -> None:
    at = table(seat("S04 but a1", "S09 but a1 b1"), card="O4")
    at.does("A", "mark 1 a1")
    assert at.may("A") == ["mark 2 a1", "mark 2 b1"]
    at.does("A", "mark 2 a1")
    assert at.may("A") == ["mark 2 b1"], "map 1 is full, but map 2 is not"
    at.does("A", "mark 2 b1")
    assert at.waits_for() == ["B"]


def test_5_1_a_document_that_counts_a_lost_field_reads_as_one_that_does_not() -> None:
    """SG 5.1: early documents of version 1 count it."""
    at = table(seat("S04 but a1", "S09 but a1"), card="O4", display="P01 P02 O01 O02")
    at.does("A", "mark 1 a1", "mark 2 a1")
    early = at.pos.to_json()
    early["players"][0]["marking"]["owed"] = 1
    assert at.game.position(early).key() == at.pos.key()


def test_5_1_with_both_maps_full_the_extra_field_is_lost_and_not_marked_on_a_new_map() -> None:
    at = table(seat("S04 but a1", "S09 but a1"), card="O4", display="P01 P02 O01 O02")
    at.does("A", "mark 1 a1", "mark 2 a1")
    assert at.waits_for() == ["B"], "the second cross finds no free field"
    assert at.pos.view(0)["owed"] == 0
    assert at.pos.to_json()["players"][0]["marking"]["owed"] == 0
    at.others_mark()
    assert at.has("A")["completed"] == ["S04", "S09"]
    at.does("A", "take P01", "take O01")
    at.draws("map P05", "map P06")
    assert at.seen("phase") == "reveal"
    assert at.marked("A", 1) == []
    assert at.marked("A", 2) == []
    at.draws("card I2")
    at.does("A", "mark 1 b1")
    assert at.waits_for() == ["B"], "nothing is owed from the card before"


def test_5_1_no_pattern_covers_two_crosses_of_these_maps() -> None:
    for name in MAP_IDS:
        for pattern in PATTERN_IDS:
            for covered in placements(pattern, name):
                assert sum(signs(name)[field] == "X" for field in covered) <= 1, (name, covered)


def test_5_2_a_coin_crosses_off_one_coin_box() -> None:
    at = table(seat("S08", "G01"), card="I2")
    at.does("A", "mark 1 a2-b2")
    assert at.has("A")["coins"] == 1


def test_5_2_every_coin_of_the_pattern_counts() -> None:
    at = table(seat("P09", "G01", coins=1), card="V3")
    at.does("A", "mark 1 c2-b3-c3")
    assert at.has("A")["coins"] == 3


@pytest.mark.parametrize(("before", "trophies", "after"), [(3, (), [6]), (7, (6,), [6, 5]), (11, (6, 5), [6, 5, 4])])
def test_5_2_the_rows_fill_from_top_to_bottom(before: int, trophies: tuple[int, ...], after: list[int]) -> None:
    at = table(seat("S08", "G01", coins=before, trophies=trophies), card="I2")
    at.does("A", "mark 1 a2")
    at.others_mark()
    assert at.has("A")["trophies"] == after


@pytest.mark.parametrize("before", [11, 12])
def test_5_2_beyond_the_twelfth_box_coins_do_nothing(before: int) -> None:
    trophies = (6, 5, 4) if before == 12 else (6, 5)
    at = table(seat("P09", "G01", coins=before, trophies=trophies), card="V3")
    at.does("A", "mark 1 c2-b3-c3")
    at.others_mark()
    assert at.has("A")["coins"] == 12
    assert at.has("A")["trophies"] == [6, 5, 4]


def test_E1_a_palm_with_two_palms_on_the_display_writes_3() -> None:
    """SG 5.3: Tim marks a palm while two of the four display maps show one."""
    at = table(seat("S10", "S01"), card="I2", display="S05 S06 G01 G02")
    at.does("A", "mark 1 c2")
    assert at.has("A")["palms"] == [3]


@pytest.mark.parametrize(
    ("display", "points"),
    [
        ("G01 G02 P01 P02", 1),
        ("S05 G02 P01 P02", 2),
        ("S05 S06 S07 P02", 4),
        ("S05 G04 O05 P04", 5),
    ],
)
def test_5_3_palm_writes_one_plus_palms_on_display(display: str, points: int) -> None:
    at = table(seat("S10", "S01"), card="I2", display=display)
    at.does("A", "mark 1 c2-d2")
    assert at.has("A")["palms"] == [points]


def test_5_3_palms_on_the_players_maps_do_not_count() -> None:
    at = table(seat("S10", "P05"), seat("S05", "S06"), card="I2", display="G01 G02 P01 P02")
    at.does("A", "mark 1 c2")
    assert at.has("A")["palms"] == [1]


@pytest.mark.parametrize(("display", "points"), [("", 1), ("G02", 1), ("S05", 2)])
def test_5_3_a_shrunken_display_counts_as_it_is(display: str, points: int) -> None:
    at = table(seat("S10", "S01"), card="I2", display=display, deck="")
    at.does("A", "mark 1 c2")
    assert at.has("A")["palms"] == [points]


def test_5_3_the_next_free_box_is_used() -> None:
    at = table(seat("S10", "S01", palms=(5, 1)), card="I2", display="S05 S06 G01 G02")
    at.does("A", "mark 1 c2")
    assert at.has("A")["palms"] == [5, 1, 3]


def test_5_3_a_free_box_must_be_used() -> None:
    at = table(seat("S10", "S01", palms=(5, 5, 5)), card="I2", display="G01 G02 P01 P02")
    at.does("A", "mark 1 c2")
    assert at.has("A")["palms"] == [5, 5, 5, 1], "the last box goes to a palm worth 1"
    assert at.may("A") == []


def test_5_3_a_fifth_palm_does_nothing() -> None:
    at = table(seat("S10", "S01", palms=(1, 1, 1, 1)), card="I2", display="S05 S06 G01 G02")
    at.does("A", "mark 1 c2")
    assert at.has("A")["palms"] == [1, 1, 1, 1]
    assert at.marked("A", 1) == ["c2"]


def test_5_3_the_display_of_this_moment_counts() -> None:
    at = table(seat("S10", "G03"), seat("S01 but a1", "S02"), card="I2", display="S05 S06 G01 G02")
    at.does("A", "mark 1 c2")
    at.does("B", "mark 1 a1", "take S05")
    at.draws("map G04")
    assert at.has("A")["palms"] == [3]
    at.draws("card I3")
    assert at.has("A")["palms"] == [3]


def test_5_4_an_extra_field_brings_its_coin() -> None:
    at = table(seat("S04", "S08"), card="I2")
    at.does("A", "mark 1 a1-b1")
    assert at.has("A")["coins"] == 0
    at.does("A", "mark 2 a2")
    assert at.has("A")["coins"] == 1


def test_5_4_an_extra_field_brings_its_palm() -> None:
    at = table(seat("S04", "S10"), card="I2", display="S05 S06 G01 G02")
    at.does("A", "mark 1 a1-b1", "mark 2 c2")
    assert at.has("A")["palms"] == [3]


def test_5_4_an_extra_field_may_complete_a_map() -> None:
    at = table(seat("S04", "S01 but a1"), card="I2")
    at.does("A", "mark 1 a1-b1", "mark 2 a1")
    at.others_mark()
    assert at.has("A")["completed"] == ["S01"]
