"""TK 7: what happens when a volcano is drawn."""

from typing import Unpack

import pytest
from tests.rules.tikal.table import Seats, Table, played, seat, table


def scoring(players: int = 3, turn: str = "B", **seats: Unpack[Seats]) -> Table:
    """A volcano has just been drawn; the temple on c4 is worth 3."""
    at = table("c4 B2", "c5 B1", phase="draw", players=players, turn=turn, **seats)
    at.draws("tile B6")
    return at


def test_E2_majorities_at_3_5_5_and_8_and_eight_for_treasures() -> None:
    """TK 7.1, 6.1, 6.2, 6.3: 21 for temples, 8 for two pairs and two singles, 29 in all."""
    at = table(
        "c4 B2",
        "c5 A1 value=5",
        "d4 A2 value=5",
        "d5 A3 value=8",
        turn="B",
        phase="draw",
        A=seat("d4 b5"),
        B=seat("c4 c5 d4 d4", leader="d5", treasures="sun sun mask mask bowl flute"),
    )
    at.does("-", "tile B6")
    at.does("B", "end")
    assert at.pos.breakdown()[1] == {"start": 0, "temples": 21, "treasures": 8, "bids": 0}
    assert at.scores == [0, 29], "only B scores at that moment"


def test_7_1_the_volcano_is_laid_aside_for_a_scoring_turn_without_a_tile() -> None:
    at = scoring()
    assert (at.turn, at.phase, at.points) == ("B", "spend", 10)
    assert at.pos.view(None)["tile"]["terrain"] == "volcano"
    assert at.refuses("B", "place d4 r0") == ("TK 7.1", "in a scoring turn no tile is placed")


def test_7_1_points_are_spent_before_the_player_scores() -> None:
    at = scoring(B=seat("c4 b4"))
    at.does("B", "uncover c4", "step b4 ne", "uncover c4", "end")
    assert at.scores == [0, 5, 0]


def test_7_1_only_the_player_whose_scoring_turn_ends_scores() -> None:
    at = scoring(A=seat("c5"), B=seat("c4"), C=seat("b5"))
    at.does("B", "end")
    assert at.scores == [0, 3, 0]


def test_7_1_temples_with_a_majority_or_a_guard_and_treasures_are_scored() -> None:
    at = table(
        "c4 B2 guard=B",
        "c5 B1",
        "d4 A4",
        phase="draw",
        turn="B",
        A=seat("c4 c4 a4"),
        B=seat("c5 a4", treasures="sun sun mask"),
    )
    at.draws("tile B6")
    at.does("B", "end")
    assert at.pos.breakdown()[1] == {"start": 0, "temples": 3 + 2, "treasures": 3 + 1, "bids": 0}


def test_7_2_the_others_follow_clockwise_and_score_at_once() -> None:
    at = scoring(players=4, turn="C", A=seat("c5"), B=seat("b5"), C=seat("c4"), D=seat("a4"))
    turns = []
    for scores in ([0, 0, 3, 0], [0, 0, 3, 1], [2, 0, 3, 1], [2, 1, 3, 1]):
        turns.append(at.turn)
        assert at.points == 10
        at.does(at.turn, "end")
        assert at.scores == scores
    assert turns == ["C", "D", "A", "B"]


def test_7_2_what_one_player_does_counts_for_those_after() -> None:
    at = scoring(players=2, turn="A", A=seat("c4"), B=seat("b4"))
    at.does("A", "end")
    at.does("B", "bring leader base", "step leader a5 ne", "step leader b4 ne", "end")
    assert at.scores == [3, 3], "A had scored c4 already, then B took the majority there"


def test_7_2_nobody_else_acts_in_a_scoring_turn() -> None:
    at = scoring()
    assert at.refuses("C", "end") == ("TK 3.2", "it is not C's turn")


def test_7_3_then_the_volcano_is_placed_and_a_normal_turn_follows() -> None:
    at = scoring(B=seat("c4"))
    at.goes_on("end", "end", "end")
    assert (at.turn, at.phase, at.seen("scoring")) == ("B", "place", None)
    assert at.refuses("B", "end") == ("TK 3.2", "the tile must be placed first")
    at.does("B", "place d4 r0")
    assert (at.turn, at.points, at.field("d4")["terrain"]) == ("B", 10, "volcano")


def test_7_3_the_normal_turn_does_not_score() -> None:
    at = scoring(B=seat("c4"))
    at.goes_on("end", "end", "end", "place d4 r0")
    scores = at.scores
    at.does("B", "bring base", "end")
    assert at.scores == scores == [0, 3, 0]


def test_7_3_no_further_tile_is_drawn_and_the_player_to_the_left_goes_on() -> None:
    at = scoring()
    at.goes_on("end", "end", "end", "place d4 r0", "end")
    assert set(at.chances()) == {"tile B3", "tile B4", "tile B5"}
    at.draws("tile B3")
    assert at.turn == "C"


def test_7_3_each_volcano_brings_one_scoring_round() -> None:
    at = scoring(players=2)
    assert at.seen("scorings_done") == 0
    at.goes_on("end", "end")
    assert at.seen("scorings_done") == 1
    at.goes_on("place d4 r0", "end", "tile B3")
    assert (at.seen("scoring"), at.seen("scorings_done")) == (None, 1)


def test_7_4_the_limits_start_afresh_in_the_scoring_turn_and_after_it() -> None:
    """TK 7.4, 5.4: two levels in the scoring turn, two more in the normal turn."""
    at = scoring(players=2, turn="B", B=seat("c4 c4"))
    at.does("B", "uncover c4", "uncover c4")
    refusal = ("TK 5.4", "at most two levels of one temple may be uncovered in a turn")
    assert at.refuses("B", "uncover c4") == refusal
    at.goes_on("end", "end", "place d4 r0")
    at.does("B", "uncover c4", "uncover c4")
    assert at.field("c4")["value"] == 7


def test_7_4_the_limit_of_digging_starts_afresh_too() -> None:
    """TK 7.4, 5.5: one digger, one treasure in each of the two turns."""
    at = table("c4 B1", "c5 B3", phase="draw", turn="B", B=seat("c5"))
    at.goes_on("tile B6", "dig c5", "treasure sun")
    refusal = ("TK 5.5", "a second treasure this turn needs a second own piece at the site")
    assert at.refuses("B", "dig c5") == refusal
    at.goes_on("end", "end", "place d4 r0", "dig c5", "treasure mask")
    assert at.has("B")["treasures"] == {"mask": 1, "sun": 1}


def test_7_4_a_turn_before_the_scoring_leaves_nothing_behind() -> None:
    """TK 7.4, 5.4: A uncovered two levels, then B drew a volcano, and in its scoring turn A uncovers two more."""
    at = table("c4 B2", "c5 B1", A=seat("c4 c4"))
    at.does("A", "uncover c4", "uncover c4", "end")
    at.goes_on("tile B6", "end")
    at.does("A", "uncover c4", "uncover c4")
    assert at.field("c4")["value"] == 7


@pytest.mark.parametrize(("before", "after"), [(97, 100), (98, 101), (199, 202)])
def test_7_5_points_go_on_beyond_100(before: int, after: int) -> None:
    at = scoring(players=2, turn="B", B=seat("c4", points=(before, 0)))
    at.does("B", "end")
    assert at.scores == [0, after]


def test_7_5_points_of_several_scorings_add_up() -> None:
    at = scoring(players=2, turn="B", B=seat("c4", points=(60, 45)))
    at.does("B", "end")
    assert at.pos.breakdown()[1] == {"start": 0, "temples": 63, "treasures": 45, "bids": 0}
    assert at.scores[1] == 108


def test_7_1_before_the_first_volcano_nobody_has_points() -> None:
    at = played("start A", "tile A1", "place c4 r0", "bring base", "end", "tile A2", "place c5 r0", "end")
    assert at.scores == [0, 0]
