"""TZ 4: begging, placing, picking up, the pity of the gods, and the end of a turn."""

import pytest
from tests.rules.tzolkin.table import NO_TEMPLE, Table, Wheels, seat, table

BEGS = ["beg chaac", "beg quetzalcoatl", "beg kukulcan"]
ALL_ZEROS: Wheels = {"palenque": "B", "yaxchilan": "B", "tikal": "B", "uxmal": "C", "chichen": "C"}


@pytest.mark.parametrize("corn", [0, 1, 2])
def test_4_1_begging_makes_exactly_three_corn(corn: int) -> None:
    """TZ 4.1: beg1."""
    at = table(seat(corn=corn, temples=(2, 1, 3)))
    assert at.may("A")[:3] == BEGS
    at.does("A", "beg kukulcan")
    assert at.corn("A") == 3
    assert at.temples("A") == (2, 1, 2)


def test_4_1_with_three_corn_nobody_begs() -> None:
    at = table(seat(corn=3))
    assert not set(BEGS) & set(at.may("A"))
    assert at.refuses("A", "beg chaac") == ("TZ 4.1", "only a player with 2 corn or less may beg")


def test_4_1_begging_is_a_choice_before_picking_up_too() -> None:
    """TZ 4.1: beg1."""
    at = table(seat(corn=1), yaxchilan="..A")
    assert {*BEGS, "pick yaxchilan 2", "place palenque"} <= set(at.may("A"))
    at.does("A", "beg chaac", "pick yaxchilan 2", "act 2", "done")
    assert at.goods("A") == "4 corn, 1 stone"


def test_4_1_nobody_begs_twice_in_a_turn() -> None:
    at = table(seat(corn=0))
    at.does("A", "beg chaac")
    assert at.refuses("A", "beg kukulcan") == ("TZ 4.1", "A has already begged this turn")


@pytest.mark.parametrize("begun", [["place palenque"], ["pick yaxchilan 2", "act nothing"]])
def test_4_1_begging_comes_at_the_start_of_the_turn(begun: list[str]) -> None:
    """TZ 4.1: beg1."""
    at = table(seat(corn=1), yaxchilan="..A")
    at.does("A", *begun)
    assert at.refuses("A", "beg chaac") == ("TZ 4.1", "begging comes at the start of the turn")


def test_4_1_a_temple_at_the_bottom_is_not_chosen() -> None:
    at = table(seat(corn=0, temples=(0, 1, 1)))
    assert at.refuses("A", "beg chaac") == ("TZ 4.1", "that temple token is already at the bottom")
    assert [move for move in at.may("A") if move in BEGS] == BEGS[1:]


def test_4_1_with_all_temples_at_the_bottom_begging_is_impossible() -> None:
    """TZ 4.1: beg2."""
    at = table(seat(corn=0, temples=NO_TEMPLE))
    assert not set(BEGS) & set(at.may("A"))
    assert [at.clause("A", move) for move in BEGS] == ["TZ 4.1"] * 3


def test_4_1_begging_alone_is_no_turn() -> None:
    at = table(seat(corn=0))
    at.does("A", "beg chaac")
    assert at.clause("A", "done") == "TZ 4.2"


def test_4_2_a_turn_begins_with_workers_and_not_with_actions() -> None:
    at = table(seat(corn=9), yaxchilan="..A")
    for move in ("act nothing", "act 2", "build A1-01", "skip", "one day"):
        assert at.refuses("A", move) == (
            "TZ 4.2",
            "first place workers or pick some up: everything else comes with what they do",
        )


def test_4_2_passing_is_refused() -> None:
    """TZ 4.2, 11.13: skip1."""
    at = table(seat(corn=9), yaxchilan="..A")
    assert at.refuses("A", "done") == ("TZ 4.2", "a turn places or picks up at least one worker")


def test_4_2_who_places_does_not_pick_up() -> None:
    """TZ 4.2: skip1."""
    at = table(seat(corn=9), yaxchilan="..A")
    at.does("A", "place palenque")
    assert at.refuses("A", "pick yaxchilan 2") == ("TZ 4.2", "who places workers does not pick any up this turn")


def test_4_2_who_picks_up_does_not_place() -> None:
    """TZ 4.2: skip1."""
    at = table(seat(corn=9), yaxchilan="..A")
    at.does("A", "pick yaxchilan 2", "act 2")
    assert at.refuses("A", "place palenque") == ("TZ 4.2", "who picks up workers does not place any this turn")


def test_4_2_one_worker_is_enough_and_all_are_allowed() -> None:
    at = table(seat(corn=9, workers=4))
    at.does("A", "place palenque")
    assert "done" in at.may("A")
    at.does("A", "place palenque", "place palenque", "place first")
    assert at.may("A") == ["done"]
    assert at.has("A")["in_hand"] == 0


def test_4_3_a_worker_goes_to_the_lowest_free_space() -> None:
    """TZ 4.3: place1."""
    at = table(seat(corn=9), palenque="BC.B")
    at.does("A", "place palenque")
    assert at.wheel("palenque") == "BCAB"
    assert at.corn("A") == 7


@pytest.mark.parametrize(("workers", "total"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15)])
def test_4_3_each_further_worker_costs_one_corn_more(workers: int, total: int) -> None:
    """TZ 4.3: place2."""
    at = table(seat(corn=15, workers=6))
    places = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen", "first"]
    at.does("A", *(f"place {where}" for where in places[:workers]))
    assert at.corn("A") == 15 - total


def test_4_3_workers_are_paid_for_one_by_one() -> None:
    """TZ 4.3: place2. What is on the calendar does not help to pay."""
    at = table(seat(corn=0), calendar_corn=5)
    at.does("A", "place first")
    assert at.refuses("A", "place palenque") == ("TZ 4.3", "A does not have the corn for that space")


def test_4_3_a_taken_first_player_space_is_refused() -> None:
    at = table(seat(corn=9), first_space="D")
    assert at.refuses("A", "place first") == ("TZ 4.3", "the first-player space is taken")


def test_4_3_a_wheel_whose_numbered_spaces_are_taken_is_closed() -> None:
    """TZ 4.3: place1. The two positions without a number are never for players."""
    four = [seat(workers=4), seat(workers=4)]
    at = table(seat(corn=30), *four, palenque="BBBBCCCC", yaxchilan="xxxxxx", players=3)
    assert at.wheel("palenque") == "BBBBCCCC"
    assert at.refuses("A", "place palenque") == ("TZ 4.3", "every numbered space of that wheel is taken")


def test_4_3_without_a_worker_in_hand_nothing_is_placed() -> None:
    at = table(seat(corn=9), palenque="AAA")
    assert at.refuses("A", "place palenque") == ("TZ 4.3", "A has no worker in hand")


def test_E1_three_workers_for_five_corn() -> None:
    """TZ 4.3: place2. Palenque with 1 taken: 0, then 2, then Yaxchilan 0."""
    at = table(seat(corn=7, workers=4), palenque=".B")
    at.does("A", "place palenque", "place palenque", "place yaxchilan")
    assert at.wheel("palenque") == "ABA"
    assert at.wheel("yaxchilan") == "A"
    assert at.corn("A") == 2
    assert at.has("A")["in_hand"] == 1
    assert at.may("A") == ["done"], "the fourth worker would cost at least 3 corn more"


def test_E2_two_workers_for_eight_corn() -> None:
    """TZ 4.3: place2. Palenque with 0 to 2 taken: 3 and 4 + 1."""
    at = table(seat(corn=20), palenque="BAC")
    at.does("A", "place palenque")
    assert at.corn("A") == 17
    at.does("A", "place palenque")
    assert at.corn("A") == 12
    assert at.wheel("palenque") == "BACAA"
    assert at.refuses("A", "place palenque") == ("TZ 4.3", "A has no worker in hand")


def test_4_4_the_order_is_free_and_each_action_ends_before_the_next() -> None:
    """TZ 4.4: pick1."""
    at = table(seat(), palenque=".A..A", yaxchilan=".A")
    at.does("A", "pick palenque 4")
    assert at.clause("A", "pick yaxchilan 1") == "TZ 4.2"
    assert at.clause("A", "done") == "TZ 4.2"
    at.does("A", "act 4", "harvest wood", "pick yaxchilan 1", "act 1", "done")
    assert at.goods("A") == "4 wood"
    assert at.wheel("palenque") == ".A"


def test_4_4_a_step_down_costs_one_corn_each() -> None:
    """TZ 4.4: pick1."""
    at = table(seat(corn=4), yaxchilan="....A")
    at.does("A", "pick yaxchilan 4", "act 1", "done")
    assert at.goods("A") == "1 corn, 1 wood"


def test_4_4_steps_down_are_paid_before_the_action() -> None:
    """TZ 4.4, 5.18: pick1. The corn of the action comes too late."""
    at = table(seat(corn=0), yaxchilan="...A")
    at.does("A", "pick yaxchilan 3")
    assert at.refuses("A", "act 2") == ("TZ 4.4", "A does not have the corn for the steps down")
    assert at.may("A") == ["act nothing", "act 3"]


def test_4_4_a_lower_space_may_be_occupied() -> None:
    """TZ 4.4: pick3."""
    at = table(seat(corn=1), yaxchilan="..BA")
    at.does("A", "pick yaxchilan 3", "act 2")
    assert at.goods("A") == "1 corn, 1 stone"


def test_4_4_a_higher_action_is_refused() -> None:
    at = table(seat(corn=9), yaxchilan="..A")
    at.does("A", "pick yaxchilan 2")
    assert at.refuses("A", "act 3") == ("TZ 4.4", "a worker does the action of its space or a lower one")


def test_4_4_a_worker_may_do_nothing() -> None:
    """TZ 4.4, 11.13: pick1."""
    at = table(seat(corn=1), yaxchilan="..A")
    at.does("A", "pick yaxchilan 2", "act nothing", "done")
    assert at.goods("A") == "1 corn"
    assert at.has("A")["in_hand"] == 3


def test_4_4_space_0_has_no_action() -> None:
    """TZ 4.4: pick1."""
    at = table(seat(corn=5), yaxchilan="A")
    at.does("A", "pick yaxchilan 0")
    assert at.may("A") == ["act nothing"]


def test_4_4_only_own_workers_are_picked_up() -> None:
    """TZ 4.4, 2.6: not another's, not a dummy, not one that is not there."""
    at = table(seat(), palenque=".Bx.A", players=3)
    for space in (0, 1, 2):
        assert at.refuses("A", f"pick palenque {space}") == ("TZ 4.4", "A has no worker on that space")


def test_E3_two_stone_and_one_corn_from_nothing() -> None:
    """TZ 4.4, 5.3: Yaxchilan 2, then 3 paying 1 corn for action 2; the third worker stays."""
    at = table(seat(), yaxchilan=".AAA")
    at.does("A", "pick yaxchilan 2", "act 2")
    assert at.goods("A") == "1 corn, 1 stone"
    at.does("A", "pick yaxchilan 3", "act 2", "done")
    assert at.goods("A") == "1 corn, 2 stone"
    assert at.wheel("yaxchilan") == ".A"


def test_E3_in_the_other_order_there_is_no_corn_to_pay() -> None:
    """TZ 4.4: the worker on 3 can only do action 3, or nothing."""
    at = table(seat(), yaxchilan=".AAA")
    at.does("A", "pick yaxchilan 3")
    assert at.may("A") == ["act nothing", "act 3"]


@pytest.mark.parametrize("space", [6, 7])
def test_4_5_spaces_6_and_7_choose_any_action_free(space: int) -> None:
    """TZ 4.5: pick2."""
    at = table(seat(), yaxchilan="." * space + "A")
    at.does("A", f"pick yaxchilan {space}")
    assert at.may("A") == ["act nothing", "act 1", "act 2", "act 3", "act 4", "act 5"]
    at.does("A", "act 1")
    assert at.goods("A") == "1 wood"


def test_4_5_there_is_no_action_6() -> None:
    at = table(seat(corn=9), yaxchilan=".......A")
    at.does("A", "pick yaxchilan 7")
    assert at.refuses("A", "act 6") == ("TZ 4.4", "that wheel has no action with that number")


def test_4_5_uxmal_5_still_costs_its_corn() -> None:
    """TZ 4.5, 5.13: pick2."""
    at = table(seat(corn=1), uxmal="......A")
    at.does("A", "pick uxmal 6", "act 5", "do yaxchilan 1")
    assert at.goods("A") == "1 wood"
    poor = table(seat(corn=0), uxmal="......A")
    poor.does("A", "pick uxmal 6")
    assert poor.refuses("A", "act 5") == ("TZ 5.18", "A does not have the corn for that action")


def test_4_5_chichen_itza_chooses_from_space_10() -> None:
    """TZ 4.5, 5.15: pick2."""
    at = table(seat(skull=1), chichen="..........A")
    at.does("A", "pick chichen 10")
    assert at.may("A") == ["act nothing", *(f"act {slot}" for slot in range(1, 10))]
    below = table(seat(skull=1, corn=8), chichen=".........A")
    below.does("A", "pick chichen 9", "act 1")
    assert below.corn("A") == 0


def test_4_6_without_a_worker_on_a_wheel_one_must_place() -> None:
    at = table(seat(corn=9))
    assert all(move.startswith("place") for move in at.may("A"))


def test_4_6_who_cannot_pay_any_space_must_beg() -> None:
    """TZ 4.6: beg2."""
    at = table(seat(corn=0), first_space="D", **ALL_ZEROS)
    assert at.may("A") == BEGS
    sentence = "without a worker on a wheel or corn to place one, A must beg"
    assert at.refuses("A", "place palenque") == ("TZ 4.6", sentence)
    assert at.clause("A", "done") == "TZ 4.2"
    at.does("A", "beg chaac", "place palenque", "done")
    assert at.corn("A") == 2


def test_4_6_who_can_pick_up_need_not_beg() -> None:
    at = table(seat(corn=0), first_space="D", palenque="BA", yaxchilan="B", tikal="B", uxmal="C", chichen="C")
    assert at.may("A") == [*BEGS, "pick palenque 1"]
    assert at.refuses("A", "place palenque") == ("TZ 4.3", "A does not have the corn for that space")


def stuck(corn: int = 2, palenque: str = "BBB") -> Table:
    """A has no worker on the wheels and is at the bottom of all temples; every free space costs three corn or more."""
    wheels: Wheels = {"palenque": palenque, "yaxchilan": "BCC", "tikal": "CCC", "uxmal": "DDD", "chichen": "DDB"}
    six = [seat(workers=6) for _ in range(3)]
    return table(seat(corn=corn, temples=NO_TEMPLE), *six, first_space="D", **wheels)


@pytest.mark.parametrize("corn", [0, 1, 2])
def test_4_6_the_gods_take_pity(corn: int) -> None:
    """TZ 4.6: pity1. One worker on one of the cheapest spaces, for all the corn there is."""
    at = stuck(corn)
    assert at.may("A") == ["place palenque", "place yaxchilan", "place tikal", "place uxmal", "place chichen"]
    at.does("A", "place tikal")
    assert at.wheel("tikal") == "CCCA"
    assert at.corn("A") == 0
    assert at.may("A") == ["done"]
    assert at.clause("A", "place uxmal") == "TZ 4.6"
    assert at.clause("A", "pick tikal 3") == "TZ 4.2"


@pytest.mark.parametrize("corn", [0, 1, 2])
def test_4_6_out_of_pity_a_cheapest_space_costs_the_corn_there_is(corn: int) -> None:
    """TZ 4.6, 4.3: a dearer space keeps its price, though it cannot be chosen."""
    at = stuck(corn, palenque="BBBB")
    for viewer in (None, 0, 1):
        view = at.pos.view(viewer)
        assert [wheel["next_cost"] for wheel in view["wheels"]] == [4, corn, corn, corn, corn]


def test_4_6_pity_gives_only_a_cheapest_space() -> None:
    """TZ 4.6: pity1."""
    at = stuck(palenque="BBBB")
    assert at.refuses("A", "place palenque") == ("TZ 4.6", "the pity of the gods gives one of the cheapest spaces")
    assert "place palenque" not in at.may("A")


def test_4_6_after_begging_one_placement_can_always_be_paid() -> None:
    """TZ 4.6: pity2. Eighteen workers of others leave a space for three corn."""
    wheels: Wheels = {"palenque": "BBBB", "yaxchilan": "BBCC", "tikal": "CCCC", "uxmal": "DDD", "chichen": "DD"}
    six = [seat(workers=6) for _ in range(3)]
    at = table(seat(corn=0), *six, first_space="D", **wheels)
    at.does("A", "beg chaac")
    assert at.may("A") == ["place uxmal", "place chichen"]
    assert stuck(3).may("A") == ["place palenque", "place yaxchilan", "place tikal", "place uxmal", "place chichen"]
    at = stuck(3)
    at.does("A", "place uxmal", "done")
    assert at.corn("A") == 0


def test_4_6_no_pity_while_something_can_be_paid() -> None:
    """TZ 4.6: pity2. A free first-player space or a free 0 is enough."""
    at = table(seat(corn=0, temples=NO_TEMPLE), **ALL_ZEROS)
    assert at.may("A") == ["place first"]
    assert at.refuses("A", "place palenque") == ("TZ 4.3", "A does not have the corn for that space")


def test_4_7_new_buildings_fill_the_slots_at_the_end_of_the_turn() -> None:
    """TZ 4.7: build4."""
    at = table(seat(wood=3), tikal="..A.A")
    at.does("A", "pick tikal 4", "act 4", "build A1-01", "build A1-06")
    assert at.display() == ["A1-08", "A1-10", "A1-13", "A1-14"]
    at.does("A", "done")
    assert at.chances() == [f"building A1-{n:02}" for n in (2, 3, 4, 5, 7, 9, 11, 12)]
    at.draws("building A1-12")
    assert at.refuses("-", "building A1-12") == ("TZ 2.3", "building A1-12 is no longer in its stack")
    assert at.clause("-", "building A2-01") == "TZ 2.3"
    assert at.clause("B", "place palenque") == "TZ 4.7"
    at.draws("building A1-05")
    assert at.display() == ["A1-05", "A1-08", "A1-10", "A1-12", "A1-13", "A1-14"]
    assert at.waits_for() == ["B"]


def test_4_7_who_built_nothing_draws_nothing() -> None:
    at = table(seat())
    at.does("A", "place palenque", "done")
    assert at.refuses("-", "building A1-02") == ("TZ 4.7", "nothing is drawn now; a player decides")
    assert at.waits_for() == ["B"]


def test_4_7_an_empty_stack_leaves_slots_empty() -> None:
    """TZ 4.7: build4."""
    others = [
        seat(buildings="A1-02 A1-03 A1-04"),
        seat(buildings="A1-05 A1-07 A1-09"),
        seat(buildings="A1-11"),
    ]
    at = table(seat(wood=3), *others, display="A1-01 A1-06 A1-08 A1-10 A1-13 A1-14", tikal="....A")
    at.does("A", "pick tikal 4", "act 4", "build A1-01", "build A1-06", "done")
    assert at.chances() == ["building A1-12"]
    at.draws("building A1-12")
    assert len(at.display()) == 5
    assert at.waits_for() == ["B"]


def test_4_7_monuments_are_never_replaced() -> None:
    at = table(seat(stone=3, gold=3), tikal="....A")
    at.does("A", "pick tikal 4", "act 4", "raise M01", "done")
    assert [shown["id"] for shown in at.pos.view(None)["monuments"]] == ["M02", "M05", "M08", "M09", "M11"]
    assert at.waits_for() == ["B"]


def test_4_8_the_corn_of_the_calendar_comes_at_the_end_of_the_turn() -> None:
    """TZ 4.8, 7.1: sps1."""
    at = table(seat(corn=1), calendar_corn=4)
    at.does("A", "place first", "place palenque")
    assert at.corn("A") == 0
    at.does("A", "done")
    assert at.corn("A") == 4
    assert at.seen("calendar_corn") == 0


def test_4_8_it_comes_before_feeding() -> None:
    """TZ 4.8, 9.1: sps1."""
    at = table(turn="D", day=7, calendar_corn=6)
    at.does("D", "place first", "done")
    assert at.corn("D") == 0
    assert at.points_from("D", "hunger") == 0
    assert at.points_from("A", "hunger") == -9


def test_4_8_only_who_placed_there_this_turn_takes_it() -> None:
    at = table(calendar_corn=4, first_space="D")
    at.does("A", "place palenque", "done")
    assert at.corn("A") == at.corn("D") == 0
    assert at.seen("calendar_corn") == 4
