"""TK 5.7 and 5.9: setting up camps and setting guards."""

import pytest
from tests.rules.tikal.table import Table, seat, table

from sacbe.engine.game import Json


def test_5_7_a_camp_on_jungle() -> None:
    at = table("c4 A6")
    at.does("A", "camp c4")
    assert (at.points, at.field("c4")["camp"], at.has("A")["camps"]) == (5, 0, ["c4"])


def test_5_7_the_printed_jungle_counts_as_jungle() -> None:
    at = table("c4 A2")
    at.does("A", "camp b4")
    assert at.field("b4")["camp"] == 0


def test_5_7_a_camp_on_an_emptied_treasure_site() -> None:
    at = table("c4 A4 tokens=0", A=seat(treasures="sun sun"), B=seat(treasures="sun mask"))
    at.does("A", "camp c4")
    assert at.field("c4")["camp"] == 0


def test_5_7_a_site_becomes_ground_for_a_camp_with_its_last_token() -> None:
    at = table("c4 A4 tokens=1", A=seat("c4", treasures="sun sun mask"))
    assert at.refuses("A", "camp c4") == ("TK 5.7", "the site still holds treasures")
    at.does("A", "dig c4")
    at.draws("treasure bowl")
    at.does("A", "camp c4")
    assert at.field("c4")["camp"] == 0


def test_5_7_no_camp_on_a_site_with_tokens() -> None:
    at = table("c4 A4", A=seat("c4"))
    assert at.refuses("A", "camp c4") == ("TK 5.7", "the site still holds treasures")


@pytest.mark.parametrize("field", ["a5", "a4", "c4", "c5", "h1"])
def test_5_7_no_camp_on_other_ground(field: str) -> None:
    at = table("c4 B1", "c5 B6", A=seat("a5 a4 c4"))
    assert at.refuses("A", f"camp {field}") == ("TK 5.7", "camps stand on jungle or on an emptied treasure site")


def test_5_7_one_camp_on_a_tile() -> None:
    at = table("c4 A6", A=seat("c4"), B=seat(camps="c4"))
    assert at.refuses("A", "camp c4") == ("TK 5.7", "there is a camp already")
    own = table("c4 A6", A=seat(camps="c4"))
    assert own.refuses("A", "camp c4") == ("TK 5.7", "there is a camp already")


def test_5_7_two_camps_for_the_whole_game() -> None:
    at = table("c4 A6", "c5 A4 tokens=0", A=seat(camps="c4", treasures="sun sun"), B=seat(treasures="mask mask"))
    at.does("A", "camp b4")
    assert (at.has("A")["camps"], at.has("A")["camps_left"]) == (["c4", "b4"], 0)
    at.does("A", "end")
    at.goes_on("tile A1", "place b3 r0", "end", "tile A2", "place a3 r0")
    assert at.refuses("A", "camp c5") == ("TK 5.7", "A has set up both camps")


def test_5_7_no_piece_is_needed() -> None:
    at = table("c4 A6")
    assert at.members("A", "c4") == 0
    assert "camp c4" in at.may("A")


def test_5_7_a_table_may_ask_for_a_piece() -> None:
    """TK 5.7: the option camp_needs_piece."""
    at = table("c4 A6", A=seat("b4"), B=seat("c4"), camp_needs_piece=True)
    assert at.refuses("A", "camp c4") == ("TK 5.7", "at this table a camp needs a piece of A on the field")
    at.does("A", "step b4 ne", "camp c4")
    assert at.field("c4")["camp"] == 0


def test_5_7_at_such_a_table_the_leader_is_a_piece() -> None:
    at = table("c4 A6", A=seat(leader="c4"), camp_needs_piece=True)
    at.does("A", "camp c4")
    assert at.field("c4")["camp"] == 0


def test_5_7_pieces_of_others_do_not_matter() -> None:
    at = table("c4 A6", B=seat("c4 c4", leader="c4"))
    at.does("A", "camp c4")
    assert at.field("c4")["camp"] == 0
    assert at.members("B", "c4") == 2


def test_5_7_no_way_need_lead_there() -> None:
    at = table("c4 A1", "d4 A6 r1")
    assert at.field("d4")["ways"] == [0] * 6
    at.does("A", "camp d4", "bring camp1")
    assert at.members("A", "d4") == 1


def test_5_7_a_camp_never_moves() -> None:
    at = table("c4 A6", A=seat("c4 c4", leader="c4", camps="c4"))
    at.does("A", "step c4 sw", "step c4 sw", "step leader c4 sw", "end")
    assert (at.field("c4")["camp"], at.has("A")["camps"]) == (0, ["c4"])


def guarding() -> Table:
    """On the temple c4 A has three members and the leader, B two members."""
    return table("c4 A2 value=4", A=seat("c4 c4 c4", leader="c4"), B=seat("c4 c4"))


def test_5_9_a_guard_is_set_with_the_majority() -> None:
    at = guarding()
    at.does("A", "guard c4")
    assert (at.points, at.field("c4")["guard"], at.has("A")["guards_left"]) == (5, 0, 1)


def test_5_9_the_other_own_pieces_leave_the_game() -> None:
    at = guarding()
    at.does("A", "guard c4")
    assert (at.members("A", "c4"), at.has("A")["reserve"], at.has("A")["leader"]) == (0, 15, "gone")


def test_5_9_pieces_elsewhere_stay_in_the_game() -> None:
    at = table("c4 A2", A=seat("c4 b4", leader="a5"))
    at.does("A", "guard c4")
    assert (at.members("A", "b4"), at.has("A")["leader"], at.has("A")["reserve"]) == (1, "a5", 16)


def test_5_9_pieces_of_others_stay_and_may_walk_away() -> None:
    at = guarding()
    at.does("A", "guard c4", "end")
    assert at.members("B", "c4") == 2
    at.goes_on("tile A1", "place c5 r0")
    at.does("B", "step c4 sw")
    assert (at.members("B", "c4"), at.members("B", "b4")) == (1, 1)


def test_5_9_a_lone_leader_may_become_the_guard() -> None:
    at = table("c4 A2", A=seat(leader="c4"))
    at.does("A", "guard c4")
    assert (at.field("c4")["guard"], at.has("A")["leader"], at.has("A")["reserve"]) == (0, "gone", 18)


def test_5_9_it_is_one_action_without_a_choice() -> None:
    assert [move for move in guarding().may("A") if move.startswith("guard")] == ["guard c4"]


@pytest.mark.parametrize(
    ("own", "other"),
    [(seat(), seat()), (seat("c4"), seat("c4")), (seat("c4 c4"), seat(leader="c4")), (seat(), seat("c4"))],
)
def test_5_9_without_the_majority_there_is_no_guard(own: Json, other: Json) -> None:
    """TK 5.9, 6.1: strictly more than every other player."""
    at = table("c4 A2", A=own, B=other)
    assert at.refuses("A", "guard c4") == ("TK 5.9", "A does not have the majority on that temple")


def test_5_9_the_leader_counts_3_for_it() -> None:
    """TK 5.9, 6.1: the leader alone outweighs two members."""
    at = table("c4 A2", A=seat(leader="c4"), B=seat("c4 c4"))
    at.does("A", "guard c4")
    assert at.field("c4")["guard"] == 0


def test_5_9_one_guard_on_a_temple() -> None:
    at = table("c4 A2 guard=B", A=seat("c4 c4"))
    assert at.refuses("A", "guard c4") == ("TK 5.9", "the temple has a guard already")
    own = table("c4 A2 guard=A", A=seat("c4 c4"))
    assert own.refuses("A", "guard c4") == ("TK 5.9", "the temple has a guard already")


def test_5_9_a_guard_set_just_now_keeps_others_out() -> None:
    at = table("c4 B1", phase="draw", turn="A", A=seat("c4 c4"), B=seat("c4"))
    at.draws("tile B6")
    at.does("A", "guard c4", "end")
    assert at.refuses("B", "guard c4") == ("TK 5.9", "the temple has a guard already")
    assert at.refuses("B", "uncover c4") == ("TK 5.4", "a guarded temple cannot be uncovered further")


def test_5_9_two_guards_in_the_whole_game() -> None:
    at = table("c4 A2", "c5 A1", "b5 guard=A", A=seat("c4 c5"))
    at.does("A", "guard c4")
    assert at.has("A")["guards_left"] == 0
    assert at.refuses("A", "guard c5") == ("TK 5.9", "A has set both guards")


@pytest.mark.parametrize("field", ["a5", "b4", "c5", "h1"])
def test_5_9_guards_are_set_on_temples(field: str) -> None:
    at = table("c4 A2", "c5 A4", A=seat("a5 b4 c5"))
    assert at.refuses("A", f"guard {field}") == ("TK 5.9", "guards are set on temples")


def test_5_9_the_temple_scores_for_the_guards_owner_whoever_stands_there() -> None:
    """TK 5.9, 6.1: B has all the pieces on c4, and A still scores it."""
    at = table(
        "c4 B2 value=5 guard=A",
        phase="spend",
        scoring="volcano",
        order="AB",
        tile="B6",
        last="B",
        B=seat("c4 c4", leader="c4"),
    )
    at.does("A", "end")
    at.does("B", "end")
    assert at.scores == [5, 0]


def test_5_9_it_scores_in_every_later_scoring() -> None:
    at = table("h2 G1 value=7 guard=A", "h3 G2", "h4 G3", "h5 G4", turn="B", B=seat("h2", points=(1, 0)))
    at.does("B", "end")
    at.does("A", "end")
    assert at.scores == [7, 1]


def test_5_9_a_guard_is_no_piece_any_more() -> None:
    """TK 5.9, 5.3, 6.1: it neither walks nor adds to what stands there."""
    at = table("c4 A2", A=seat("c4 c4"))
    at.does("A", "guard c4")
    assert at.field("c4")["strength"] == [0, 0]
    assert at.refuses("A", "step c4 sw") == ("TK 5.3", "A has no member there")
    assert at.has("A")["reserve"] == 16


def test_5_9_everyone_may_enter_a_guarded_temple() -> None:
    at = table("c4 A2 guard=B", A=seat("b4"), B=seat("b4"))
    at.does("A", "step b4 ne")
    assert at.members("A", "c4") == 1
