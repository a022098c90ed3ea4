"""TK 5.1 to 5.3 and 5.8: bringing pieces in, secret paths, walking, and the camps of others."""

import pytest
from tests.rules.tikal.table import Table, played, seat, table

import sacbe
from sacbe.games.tikal.board import FIELD_NAMES, cheapest_walk, walk_costs
from sacbe.games.tikal.components import DIRECTIONS


def example() -> Table:
    """E1: a temple 2 on d4 between a temple 1 (c5), jungle (e4) and a treasure site (d3)."""
    return table("c5 A1 r3", "d4 A2 r4", "e4 A6 r4", "d3 A4 r5", A=seat("d4 d4", leader="d4"))


def cost(at: Table, start: str, end: str) -> int:
    return walk_costs(at.ways(), FIELD_NAMES.index(start))[FIELD_NAMES.index(end)]


def walk(at: Table, start: str, end: str) -> list[str]:
    """The directions of the cheapest walk."""
    sides = cheapest_walk(at.ways(), FIELD_NAMES.index(start), FIELD_NAMES.index(end))
    return [DIRECTIONS[side] for side in sides]


def test_E1_from_temple_2_to_the_jungle_it_costs_3() -> None:
    """TK 5.3: three stones lie on the shared edge."""
    at = example()
    assert at.way("d4", "e4") == 3
    assert (cost(at, "d4", "e4"), walk(at, "d4", "e4")) == (3, ["ne"])
    at.does("A", "step d4 ne")
    assert (at.points, at.members("A", "e4")) == (7, 1)


def test_E1_from_temple_2_to_the_treasure_site_there_is_no_direct_way() -> None:
    """TK 5.3: no stone lies on the shared edge."""
    at = example()
    assert at.way("d4", "d3") == 0
    assert at.refuses("A", "step d4 n") == ("TK 5.3", "there is no stone on that edge, so no way across")


def test_E1_via_the_jungle_it_costs_6_in_all() -> None:
    """TK 5.3: three stones to the jungle and three more to the site."""
    at = example()
    assert (cost(at, "d4", "d3"), walk(at, "d4", "d3")) == (6, ["ne", "nw"])
    at.does("A", "step d4 ne", "step e4 nw")
    assert (at.points, at.members("A", "d3")) == (4, 1)


def test_E1_from_temple_2_to_temple_1_it_costs_1() -> None:
    """TK 5.3: one stone lies on the shared edge."""
    at = example()
    assert (cost(at, "d4", "c5"), walk(at, "d4", "c5")) == (1, ["sw"])
    at.does("A", "step d4 sw")
    assert (at.points, at.members("A", "c5")) == (9, 1)


def test_5_1_a_member_comes_from_the_reserve_to_the_base_camp() -> None:
    at = table("c4 A2")
    at.does("A", "bring base")
    assert (at.points, at.members("A", "a5"), at.has("A")["reserve"]) == (9, 1, 17)


def test_5_1_the_leader_comes_in_for_1_as_well() -> None:
    at = table("c4 A2")
    at.does("A", "bring leader base")
    assert (at.points, at.has("A")["leader"], at.has("A")["reserve"]) == (9, "a5", 18)


def test_5_1_pieces_come_in_at_an_own_camp() -> None:
    at = table("c4 A6", A=seat(camps="b4 c4"))
    at.does("A", "bring camp1", "bring camp2", "bring leader camp2")
    assert (at.points, at.members("A", "b4"), at.members("A", "c4")) == (7, 1, 1)
    assert at.has("A")["leader"] == "c4"


def test_5_1_ten_pieces_may_come_in_in_one_turn() -> None:
    at = table("c4 A2")
    at.does("A", *["bring base"] * 10)
    assert (at.points, at.members("A", "a5")) == (0, 10)


def test_5_1_the_base_camp_is_for_all() -> None:
    at = table("c4 A2", turn="B", A=seat("a5", leader="a5"))
    at.does("B", "bring base", "bring leader base")
    assert at.field("a5")["members"] == [1, 1]
    assert at.field("a5")["leaders"] == [0, 1]


def test_5_1_a_camp_that_is_not_set_up_takes_nobody() -> None:
    at = table("c4 A6", A=seat(camps="c4"))
    assert at.refuses("A", "bring camp2") == ("TK 5.1", "A has not set up that camp")
    assert at.refuses("A", "bring leader camp2") == ("TK 5.1", "A has not set up that camp")


def test_5_1_a_leader_who_left_the_game_does_not_come_back() -> None:
    """TK 5.1, 5.9: the leader became the guard."""
    at = table("c4 A2", A=seat(leader="c4"))
    at.does("A", "guard c4")
    assert at.has("A")["leader"] == "gone"
    assert at.refuses("A", "bring leader base") == ("TK 5.1", "A's leader is not in the reserve")


def test_5_2_the_secret_path_leads_from_the_base_camp_to_an_own_camp() -> None:
    at = table("c4 A6", A=seat("a5", leader="a5", camps="c4"))
    at.does("A", "path base camp1", "path leader base camp1")
    assert (at.points, at.members("A", "a5"), at.members("A", "c4")) == (8, 0, 1)
    assert at.has("A")["leader"] == "c4"


def test_5_2_and_back_again() -> None:
    at = table("c4 A6", A=seat("c4", leader="c4", camps="c4"))
    at.does("A", "path camp1 base", "path leader camp1 base")
    assert (at.points, at.members("A", "a5"), at.members("A", "c4")) == (8, 1, 0)
    assert at.has("A")["leader"] == "a5"


def test_5_2_it_joins_the_two_own_camps() -> None:
    at = table("c4 A6", A=seat("b4 c4", camps="b4 c4"))
    at.does("A", "path camp1 camp2")
    assert (at.points, at.members("A", "b4"), at.members("A", "c4")) == (9, 0, 2)
    at.does("A", "path camp2 camp1", "path camp2 camp1")
    assert (at.points, at.members("A", "b4"), at.members("A", "c4")) == (7, 2, 0)


def test_5_2_it_costs_1_however_far_the_camp_is() -> None:
    at = table("h5 G4", A=seat("a5", camps="h5"))
    at.does("A", "path base camp1")
    assert (at.points, at.members("A", "h5")) == (9, 1)


def test_5_2_without_a_camp_there_is_no_path() -> None:
    at = table("c4 A6", A=seat("a5 c4"))
    assert at.refuses("A", "path base camp1") == ("TK 5.2", "A has not set up that camp")
    assert at.refuses("A", "path camp1 base") == ("TK 5.2", "A has not set up that camp")
    with_one = table("c4 A6", A=seat("c4", camps="c4"))
    assert with_one.refuses("A", "path camp1 camp2") == ("TK 5.2", "A has not set up that camp")


def test_5_2_the_piece_must_stand_where_the_path_begins() -> None:
    at = table("c4 A6", A=seat("b4", leader="b4", camps="c4"), B=seat("a5"))
    assert at.refuses("A", "path base camp1") == ("TK 5.2", "A has no member there")
    assert at.refuses("A", "path leader base camp1") == ("TK 5.2", "A's leader is not there")


def test_5_2_a_path_joins_two_different_camps() -> None:
    at = table("c4 A6", A=seat("c4", camps="c4"))
    with pytest.raises(sacbe.MalformedAction):
        at.does("A", "path camp1 camp1")


def test_5_3_the_cheapest_walk_may_be_a_detour() -> None:
    at = table("c5 A2 r3", "c4 A6 r2", A=seat("c5"))
    assert at.way("c5", "c4") == 3
    assert (cost(at, "c5", "c4"), walk(at, "c5", "c4")) == (2, ["nw", "ne"]), "over the printed jungle"


def test_5_3_the_stones_of_both_sides_are_counted() -> None:
    at = table("c5 A3 r5", "d5 A2 r2", A=seat("c5"))
    assert at.field("c5")["stones"] == [0, 0, 2, 0, 0, 1]
    assert at.field("d5")["stones"] == [0, 1, 0, 0, 0, 2]
    at.does("A", "step c5 se")
    assert (at.points, at.members("A", "d5")) == (6, 1)


def test_5_3_six_stones_are_the_most() -> None:
    at = table("g4 E1 r2", "f3 E2 r5", A=seat("g4"))
    assert (at.way("g4", "f3"), at.way("f3", "g4")) == (6, 6)
    at.does("A", "step g4 nw")
    assert (at.points, at.members("A", "f3")) == (4, 1)


def test_5_3_the_way_back_costs_the_same() -> None:
    at = example()
    at.does("A", "step d4 ne", "step e4 sw")
    assert (at.points, at.members("A", "d4")) == (4, 2)


def test_5_3_an_edge_is_crossed_in_one_go_or_not_at_all() -> None:
    at = table("c5 A1 r3", "d4 A2 r4", "e4 A6 r4", points=2, A=seat("d4"))
    assert at.way("d4", "e4") == 3
    assert at.refuses("A", "step d4 ne") == ("TK 5.3", "there are not enough action points left for that")
    within = walk_costs(at.ways(), FIELD_NAMES.index("d4"), at.points)
    assert within[FIELD_NAMES.index("e4")] < 0


def test_5_3_the_leader_walks_at_the_same_price() -> None:
    at = example()
    at.does("A", "step leader d4 ne")
    assert (at.points, at.has("A")["leader"], at.members("A", "d4")) == (7, "e4", 2)


def test_5_3_several_pieces_walk_and_any_distance() -> None:
    at = played("start A", "tile A6", "place c4 r2", "bring base", "bring base", "bring leader base")
    assert at.way("b4", "c4") == 1
    at.does("A", "step a5 ne", "step b4 ne", "step c4 sw", "step leader a5 ne", "step a5 ne", "step b4 ne")
    assert (at.points, at.members("A", "c4"), at.members("A", "b4"), at.has("A")["leader"]) == (1, 1, 1, "b4")


def test_5_3_only_a_piece_that_stands_there_walks() -> None:
    at = table("c4 A6", A=seat("a5", leader="a5"), B=seat("b4", leader="b4"))
    assert at.refuses("A", "step b4 ne") == ("TK 5.3", "A has no member there")
    assert at.refuses("A", "step leader b4 ne") == ("TK 5.3", "A's leader is not there")
    alone = table("c4 A6", A=seat(leader="b4"))
    assert alone.refuses("A", "step b4 ne") == ("TK 5.3", "A has no member there"), "only the leader stands there"


def test_5_3_nobody_walks_off_the_board_or_into_the_unknown() -> None:
    at = table("c5 A1", A=seat("a5 c5"))
    assert at.refuses("A", "step a5 s") == ("TK 5.3", "the board ends there")
    assert at.refuses("A", "step c5 se") == ("TK 5.3", "the field beyond is not explored")


def test_5_3_a_stone_towards_the_unknown_is_no_way_yet() -> None:
    at = table("c5 A1", A=seat("b4"))
    assert at.field("b4")["stones"][0] == 1
    assert at.refuses("A", "step b4 n") == ("TK 5.3", "the field beyond is not explored")


def test_5_3_a_walk_is_written_by_its_fields_too() -> None:
    at = example()
    at.does("A", "walk d4 > e4", "walk e4 > d3")
    assert at.members("A", "d3") == 1


def test_5_8_others_may_enter_stop_and_cross() -> None:
    at = table("c4 A6 r2", A=seat("a5 a5"), B=seat(camps="b4"))
    at.does("A", "step a5 ne", "step a5 ne", "step b4 ne")
    assert (at.members("A", "b4"), at.members("A", "c4")) == (1, 1)
    at.does("A", "end")
    assert at.members("A", "b4") == 1


def test_5_8_others_do_not_bring_pieces_in_there() -> None:
    """TK 5.8, 5.1: a refusal cites the clause of the action that was tried."""
    at = table("c4 A6", A=seat(camps="c4"), B=seat(camps="b4"))
    assert at.refuses("A", "bring camp2") == ("TK 5.1", "A has not set up that camp")
    for move in ("bring b4", "bring leader b4"):
        with pytest.raises(sacbe.IllegalAction) as refused:
            at.does("A", move)
        assert (refused.value.clause, str(refused.value.reason)) == ("TK 5.1", "A has not set up that camp")
    at.does("A", "bring c4")
    assert at.members("A", "c4") == 1
    assert at.members("A", "b4") == 0


def test_5_8_others_do_not_use_its_secret_path() -> None:
    """TK 5.8, 5.2: standing on B's camp does not help."""
    at = table("c4 A6", A=seat("a5 b4", camps="c4"), B=seat(camps="b4"))
    for move in ("path b4 base", "path base b4", "path b4 c4"):
        with pytest.raises(sacbe.IllegalAction) as refused:
            at.does("A", move)
        assert (refused.value.clause, str(refused.value.reason)) == ("TK 5.2", "A has not set up that camp")
    assert at.refuses("A", "path camp2 base") == ("TK 5.2", "A has not set up that camp")
    assert not [move for move in at.may("A") if move.startswith("path") and move != "path base camp1"]
