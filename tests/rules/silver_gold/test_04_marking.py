"""SG 4: marking the pattern or one field, at the same time and hidden."""

import pytest
from tests.rules.silver_gold.patterns import placements
from tests.rules.silver_gold.table import Table, seat, table

import sacbe
from sacbe.games.silver_gold.components import MAP_IDS, PATTERN_IDS


def patterns_on(moves: list[str], slot: int) -> set[frozenset[str]]:
    """The markings of more than one field among the moves for one map."""
    fields = [move.split()[2].split("-") for move in moves if move.startswith(f"mark {slot} ")]
    return {frozenset(several) for several in fields if len(several) > 1}


def test_4_1_everyone_marks_at_the_same_time() -> None:
    at = table(players=3, card="I2", start="B")
    assert at.pos.simultaneous
    assert at.waits_for() == ["B", "C", "A"]
    at.does("A", at.may("A")[0])
    at.does("C", at.may("C")[0])
    assert at.waits_for() == ["B"]


def test_4_1_what_one_may_mark_does_not_depend_on_the_others() -> None:
    at = table(seat("S10", "G01"), seat("S08", "G02"), card="V3", display="S05 S06 P01 P02")
    before = at.may("B")
    at.does("A", "mark 1 c2")
    assert at.may("B") == before


def test_4_1_a_marking_stays_hidden_until_all_are_done() -> None:
    at = table(seat("S10", "S08"), seat("G01", "G02"), card="I2", display="S05 S06 P01 P02")
    hidden = at.sees("B", "A")
    at.does("A", "mark 1 b2-c2")
    assert at.has("A")["palms"] == [3]
    assert at.marked("A", 1) == ["b2", "c2"]
    assert at.sees("B", "A") == hidden
    assert at.sees("-", "A") == hidden
    at.does("B", "mark 1 a1")
    assert at.sees("B", "A")["palms"] == [3]
    assert at.sees("-", "A")["maps"][0]["marked"] == ["b2", "c2"]


def test_4_1_extra_fields_stay_hidden_too() -> None:
    at = table(seat("S04", "S08"), seat("G01", "G02"), card="I2")
    hidden = at.sees("B", "A")
    at.does("A", "mark 1 a1-b1")
    assert at.sees("B", "A") == hidden
    at.does("A", "mark 2 a2")
    assert at.has("A")["coins"] == 1
    assert at.sees("B", "A") == hidden
    assert at.pos.view(1)["owed"] == 0
    at.does("B", "mark 1 a1")
    assert at.sees("B", "A")["coins"] == 1


def recorded() -> sacbe.Record:
    """A game up to the first expedition card: A has S04 and G01, B has S01 and G02; the card is a domino."""
    record = sacbe.Record(sacbe.load("silver_gold", players=2, start_player="seat-1"), ["Ana", "Bea"])
    dealt = ("S04", "G01", "P01", "P02", "S01", "G02", "P03", "P04")
    for name in dealt:
        record.push(record.game.parse(f"map {name}", record.position))
    for number, name in ((0, "S04"), (0, "G01"), (1, "S01"), (1, "G02")):
        record.push(record.game.parse(f"keep {name}", record.position, number), number)
    for drawn in ("map O01", "map O02", "map O03", "map O04", "card I2"):
        record.push(record.game.parse(drawn, record.position))
    return record


def test_4_1_a_marking_may_be_taken_back_until_all_are_done() -> None:
    record = recorded()
    for move in ("mark 1 a1-b1", "mark 2 a1"):
        record.push(record.game.parse(move, record.position, 0), 0)
    assert Table(record.position).waits_for() == ["B"]
    assert record.explain_undo(0) is None
    record.undo(0)
    record.undo(0)
    at = Table(record.position)
    assert at.waits_for() == ["A", "B"]
    assert at.marked("A", 1) == []
    assert at.marked("A", 2) == []


def test_4_1_a_marking_stands_once_all_are_done() -> None:
    record = recorded()
    record.push(record.game.parse("mark 2 a1", record.position, 0), 0)
    record.push(record.game.parse("mark 1 a1", record.position, 1), 1)
    refusal = record.explain_undo(0)
    assert refusal is not None
    assert refusal[1] == "everyone has decided, so it can no longer be taken back"


@pytest.mark.parametrize("pattern", PATTERN_IDS)
def test_4_2_the_pattern_fits_wherever_all_of_it_lies_on_the_map(pattern: str) -> None:
    for name in MAP_IDS:
        at = table(seat("G01" if name != "G01" else "G02", name), card=pattern)
        assert patterns_on(at.may("A"), 2) == placements(pattern, name), name


@pytest.mark.parametrize("pattern", PATTERN_IDS)
def test_4_2_the_pattern_fits_only_on_free_fields(pattern: str) -> None:
    marked = {"b2", "c3", "a4"}
    at = table(seat("P04 b2 c3 a4", "O02 b2 c3 a4"), card=pattern)
    for slot, name in ((1, "P04"), (2, "O02")):
        free = {covered for covered in placements(pattern, name) if not covered & marked}
        assert patterns_on(at.may("A"), slot) == free, name


@pytest.mark.parametrize(
    ("fields", "laid"),
    [
        ("a1-a2-b2-c2", "as printed"),
        ("a1-b1-a2-a3", "a quarter turn"),
        ("a1-b1-c1-c2", "half a turn"),
        ("b1-b2-a3-b3", "three quarters"),
        ("c1-a2-b2-c2", "mirrored"),
        ("a1-a2-a3-b3", "mirrored, a quarter turn"),
        ("a1-b1-c1-a2", "mirrored, half a turn"),
        ("a1-b1-b2-b3", "mirrored, three quarters"),
    ],
)
def test_E4_the_L_may_be_turned_and_mirrored(fields: str, laid: str) -> None:
    """SG 4.2: Linus marks the L turned by a quarter and mirrored; all eight ways are allowed."""
    at = table(seat("P09", "G01"), card="L4")
    at.does("A", f"mark 1 {fields}")
    assert at.marked("A", 1) == fields.split("-"), laid


def test_4_2_a_marking_covers_exactly_the_pattern() -> None:
    at = table(seat("P10", "G01"), card="I3")
    at.does("A", "mark 1 b1-b2-b3")
    assert at.marked("A", 1) == ["b1", "b2", "b3"]
    assert at.marked("A", 2) == []


def test_4_2_the_pattern_lies_on_one_of_the_two_maps() -> None:
    at = table(seat("S01", "G01"), card="I2")
    at.does("A", "mark 2 a1-b1")
    assert at.marked("A", 1) == []
    assert at.marked("A", 2) == ["a1", "b1"]
    assert at.waits_for() == ["B"]


def test_4_2_another_pattern_is_refused() -> None:
    at = table(seat("S01", "G01"), card="I3")
    assert at.refuses("A", "mark 2 a1-b1") == ("SG 4.2", "that is not the revealed pattern")
    assert at.refuses("A", "mark 2 a1-b1-a2") == ("SG 4.2", "that is not the revealed pattern")


def test_4_2_fields_off_the_map_are_refused() -> None:
    at = table(seat("S01", "G01"), card="I2")
    assert at.refuses("A", "mark 1 a1-b1") == ("SG 4.2", "every marked field must lie on the map")
    assert at.refuses("A", "mark 1 b1") == ("SG 4.2", "every marked field must lie on the map")


def test_4_2_no_field_is_marked_twice() -> None:
    at = table(seat("S01 a1", "G01 b1"), card="I2")
    assert at.refuses("A", "mark 1 a1-a2") == ("SG 4.2", "no field may be marked twice")
    assert at.refuses("A", "mark 1 a1") == ("SG 4.2", "no field may be marked twice")
    assert at.refuses("A", "mark 2 a1-b1") == ("SG 4.2", "no field may be marked twice")


@pytest.mark.parametrize("move", ["mark 1 a1-c3", "mark 1 a1-b2", "mark 1 a1-b1-c1-d1"])
def test_4_2_fields_that_form_no_pattern_cannot_even_be_written(move: str) -> None:
    at = table(seat("P09", "G01"), card="I2")
    with pytest.raises(sacbe.MalformedAction, match="form none of the patterns"):
        at.does("A", move)


def test_4_3_one_free_field_may_be_marked_even_when_the_pattern_fits() -> None:
    at = table(seat("G01", "G02"), card="I2")
    assert "mark 1 a1-b1" in at.may("A")
    at.does("A", "mark 1 c1")
    assert at.marked("A", 1) == ["c1"]


def test_4_3_any_free_field_of_either_map_will_do() -> None:
    at = table(seat("S01 a1 a2", "S02 d3"), card="O4")
    free = [*(f"mark 1 {name}" for name in ["c1", "b2", "c2", "d2", "a3", "c3"])]
    free += [f"mark 2 {name}" for name in ["a1", "d1", "a2", "b2", "c2", "d2", "a3"]]
    assert sorted(at.may("A")) == sorted(free), "no square fits on these maps, so only single fields are left"


def test_4_3_exactly_one_field_is_marked() -> None:
    at = table(seat("G01", "G02"), card="I2")
    at.does("A", "mark 1 c1")
    assert at.refuses("A", "mark 1 d1") == ("SG 3.2", "A has already marked for this card")


@pytest.mark.parametrize(
    ("held", "move", "name", "value"),
    [("S08", "mark 1 a2", "coins", 1), ("S10", "mark 1 c2", "palms", [1])],
)
def test_4_3_the_symbol_of_a_single_field_works(held: str, move: str, name: str, value: object) -> None:
    at = table(seat(held, "G01"), card="O4")
    at.does("A", move)
    assert at.has("A")[name] == value


def test_4_3_a_cross_on_a_single_field_works() -> None:
    at = table(seat("S04", "G01"), card="O4")
    at.does("A", "mark 1 a1")
    assert at.pos.view(0)["owed"] == 1
    assert at.waits_for() == ["A", "B"]


def test_4_4_marking_nothing_is_not_allowed() -> None:
    at = table(seat("S01 but a1", "S02 but a1"), card="O4")
    assert at.may("A") == ["mark 1 a1", "mark 2 a1"], "there is no passing, even when the pattern fits nowhere"
    at.does("B", at.may("B")[0])
    assert at.waits_for() == ["A"]
    assert at.seen("phase") == "mark"


def test_4_4_with_no_free_field_a_player_is_done() -> None:
    at = table(seat("G01", "G02"), seat(completed="P01"), deck="", display="", card="I2")
    assert at.waits_for() == ["A"]
    assert at.may("B") == []
    assert at.refuses("B", "mark 1 a1") == ("SG 4.4", "B has no free field left and is done")
    at.does("A", "mark 1 a1")
    assert at.seen("phase") == "reveal"


def test_4_4_when_nobody_has_a_free_field_the_card_passes_by_itself() -> None:
    at = table(seat(completed="P01"), seat(), deck="", display="", earlier="I2 I3 I3 V3 V3 T4", rounds=3)
    at.draws("card O4")
    assert at.pos.is_over
