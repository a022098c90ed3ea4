"""TZ 3: turns, food day, calendar; and the rulebook's sample of the first two rounds."""

from tests.rules.tzolkin.table import Table, dealt, seat, table


def test_3_1_everyone_takes_a_turn_clockwise_from_the_first_player() -> None:
    at = table(turn="C", first="C")
    order: list[str] = []
    for wheel in ("palenque", "yaxchilan", "tikal", "uxmal"):
        order += at.waits_for()
        at.does(order[-1], f"place {wheel}", "done")
    assert order == ["C", "D", "A", "B"]
    assert at.waits_for() == ["C"]
    assert at.seen("day") == 4


def test_3_1_nobody_acts_out_of_turn() -> None:
    at = table(turn="B", first="A")
    assert at.refuses("C", "place palenque") == ("TZ 3.1", "it is not C's turn")
    assert at.refuses("A", "place palenque") == ("TZ 3.1", "it is not A's turn")


def test_3_2_food_days_come_after_all_turns_and_only_when_due() -> None:
    at = table(seat(corn=9), day=7)
    at.does("A", "place palenque", "done")
    assert at.corn("A") == 9
    at.passes_round()
    assert at.corn("A") == 3
    at.passes_round()
    assert at.corn("A") == 3


def test_3_3_then_the_calendar_advances_and_a_new_round_begins() -> None:
    at = table(day=7)
    at.passes_round()
    assert at.seen("day") == 8
    assert at.seen("food_days_done") == 1
    assert at.waits_for() == ["A"]
    assert at.wheel("palenque")[:2] == ".A"


def sample_game() -> Table:
    """Green (A), blue (B), red (C) and yellow (D) with wealth tiles that fit the story; green is first."""
    hands = ("W08 W17 W01 W02", "W13 W05 W03 W07", "W04 W11 W09 W12", "W10 W06 W14 W15")
    at = dealt(*hands)
    for who, hand in zip("ABCD", hands, strict=True):
        at.does(who, *(f"keep {tile}" for tile in hand.split()[:2]))
    return at


def test_E7_the_first_round_of_the_sample_game() -> None:
    """TZ 4.3, 7.2, 7.3: payment by payment."""
    at = sample_game()
    assert [at.corn(who) for who in "ABCD"] == [7, 5, 12, 8]
    at.does("A", "place tikal", "place yaxchilan")
    assert at.corn("A") == 6
    at.does("A", "place palenque")
    assert at.corn("A") == 4, "the third worker costs only 2 more"
    at.does("A", "done")
    assert (at.wheel("tikal"), at.wheel("yaxchilan"), at.wheel("palenque")) == ("A", "A", "A")

    at.does("B", "place palenque", "place palenque")
    assert at.wheel("palenque") == "ABB"
    assert at.corn("B") == 1, "4 corn for two workers"
    assert at.clause("B", "place palenque") == "TZ 4.3", "too little corn for the third"
    at.does("B", "done")

    at.does("C", "place yaxchilan", "place yaxchilan", "place tikal", "done")
    assert (at.wheel("yaxchilan"), at.wheel("tikal")) == ("ACC", "AC")
    assert at.corn("C") == 12 - 7

    at.does("D", "place tikal", "place first", "done")
    assert at.wheel("tikal") == "ACD"
    assert at.corn("D") == 8 - 3

    assert at.seen("first_player") == 3, "yellow takes the token"
    assert at.may("D") == ["one day", "two days"]
    at.does("D", "one day")
    assert at.seen("day") == 1
    assert at.seen("calendar_corn") == 0
    assert at.has("D")["in_hand"] == 2


def test_E7_the_second_round_of_the_sample_game() -> None:
    """TZ 4.3, 4.4, 5.3, 5.4, 8.1: payment by payment."""
    at = sample_game()
    at.does("A", "place tikal", "place yaxchilan", "place palenque", "done")
    at.does("B", "place palenque", "place palenque", "done")
    at.does("C", "place yaxchilan", "place yaxchilan", "place tikal", "done")
    at.does("D", "place tikal", "place first", "done", "one day")
    assert at.order() == ["D", "A", "B", "C"]

    at.does("D", "place palenque", "place palenque", "done")
    assert at.wheel("palenque") == "DABBD"
    assert at.corn("D") == 0, "5 corn for spaces 0 and 4"

    assert all(move.startswith(("pick", "beg")) for move in at.may("A")), "all of green's workers are on the wheels"
    before = at.has("A")
    at.does("A", "pick yaxchilan 1", "act 1")
    assert at.has("A")["wood"] == before["wood"] + 1
    at.does("A", "pick tikal 1", "act 1", "study agriculture", "pay wood", "done")
    assert at.levels("A") == (1, 0, 0, 0)
    assert at.has("A")["wood"] == before["wood"]
    assert at.wheel("palenque") == "DABBD", "green's third worker waits for a better harvest"

    at.does("B", "place tikal", "done")
    assert at.corn("B") == 1, "free of charge"
    assert at.wheel("tikal") == "B.CD"

    before = at.has("C")
    at.does("C", "pick yaxchilan 3", "act 3", "done")
    assert at.has("C")["gold"] == before["gold"] + 1
    assert at.has("C")["corn"] == before["corn"] + 2

    assert at.seen("calendar_corn") == 1
    assert at.seen("day") == 2
    assert at.order() == ["D", "A", "B", "C"]
