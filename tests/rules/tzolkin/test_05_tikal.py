"""TZ 5.4 to 5.8, 5.16 to 5.18: technologies, buildings and monuments, and temples for a resource."""

import pytest
from tests.rules.tzolkin.table import seat, table

STUDIES = ["study agriculture", "study extraction", "study architecture", "study theology"]


def test_5_4_one_level_of_any_technology() -> None:
    at = table(seat(wood=2), tikal=".A")
    at.does("A", "pick tikal 1", "act 1")
    assert at.may("A") == STUDIES
    at.does("A", "study extraction", "pay wood", "done")
    assert at.levels("A") == (0, 1, 0, 0)
    assert at.goods("A") == "1 wood"


def test_5_4_without_a_resource_the_action_is_impossible() -> None:
    """TZ 5.4, 11.5: corn and skulls are no resources."""
    at = table(seat(corn=9, skull=2), tikal=".A")
    at.does("A", "pick tikal 1")
    assert at.refuses("A", "act 1") == ("TZ 11.5", "A does not have the resources for any level")


def test_5_4_the_cheapest_level_decides() -> None:
    """TZ 5.4, 11.5: one resource is too little when every level costs two or three."""
    at = table(seat(wood=1, agriculture=1, extraction=2, architecture=1, theology=2), tikal=".A")
    at.does("A", "pick tikal 1")
    assert at.clause("A", "act 1") == "TZ 11.5"


def test_5_5_one_building() -> None:
    at = table(seat(wood=3), tikal="..A")
    at.does("A", "pick tikal 2", "act 2")
    assert at.may("A") == ["build A1-01", "build A1-06"]
    at.does("A", "build A1-06")
    assert at.may("A") == ["done"], "one building is all"
    assert at.goods("A") == "1 wood"
    assert at.has("A")["buildings"] == ["A1-06"]


def test_5_5_a_building_that_does_not_lie_there_is_refused() -> None:
    at = table(seat(wood=9), tikal="..A")
    at.does("A", "pick tikal 2", "act 2")
    assert at.refuses("A", "build A1-02") == ("TZ 5.5", "that building is not on display")
    assert at.refuses("A", "done") == ("TZ 5.5", "one building must be built")


def test_5_5_no_monument() -> None:
    """TZ 5.5, 5.7: build1."""
    at = table(seat(wood=9, stone=9, gold=9), tikal="..A")
    at.does("A", "pick tikal 2", "act 2")
    assert at.refuses("A", "raise M01") == ("TZ 5.7", "monuments are built only by Tikal 4, instead of buildings")


def test_5_6_one_level_is_enough() -> None:
    """TZ 5.6: tech1."""
    at = table(seat(wood=3), tikal="...A")
    at.does("A", "pick tikal 3", "act 3")
    assert at.refuses("A", "done") == ("TZ 5.6", "at least one level must be advanced")
    at.does("A", "study theology", "pay wood", "done", "done")
    assert at.levels("A") == (0, 0, 0, 1)


def test_5_6_two_levels_on_one_technology_or_on_two() -> None:
    """TZ 5.6, 5.16: tech1."""
    at = table(seat(wood=3), tikal="...A")
    at.does("A", "pick tikal 3", "act 3", "study theology", "pay wood", "study theology", "pay wood", "pay wood")
    assert at.levels("A") == (0, 0, 0, 2)
    assert at.may("A") == ["done"]
    other = table(seat(wood=3), tikal="...A")
    other.does("A", "pick tikal 3", "act 3", "study theology", "pay wood", "study agriculture", "pay wood")
    assert other.levels("A") == (1, 0, 0, 1)
    assert other.goods("A") == "1 wood"


def test_5_6_the_second_level_must_be_paid_too() -> None:
    at = table(seat(wood=2), tikal="...A")
    at.does("A", "pick tikal 3", "act 3", "study theology", "pay wood")
    assert at.refuses("A", "study theology") == ("TZ 5.16", "A does not have the resources for that level")


def test_5_6_the_bonus_of_the_first_may_pay_for_the_second() -> None:
    at = table(seat(wood=1, extraction=3), tikal="...A")
    at.does("A", "pick tikal 3", "act 3", "study extraction", "pay wood", "gain gold", "gain gold")
    assert at.goods("A") == "2 gold"
    at.does("A", "study theology", "pay gold", "done")
    assert at.levels("A") == (0, 3, 0, 1)
    assert at.goods("A") == "1 gold"


def test_5_7_two_buildings() -> None:
    at = table(seat(wood=3), tikal="....A")
    at.does("A", "pick tikal 4", "act 4", "build A1-01", "build A1-06")
    assert at.may("A") == ["done"]
    assert at.goods("A") == ""
    assert at.has("A")["buildings"] == ["A1-01", "A1-06"]


def test_5_7_one_building_is_enough() -> None:
    at = table(seat(wood=3), tikal="....A")
    at.does("A", "pick tikal 4", "act 4")
    assert at.clause("A", "done") == "TZ 5.7"
    at.does("A", "build A1-01", "done", "done")
    assert at.has("A")["buildings"] == ["A1-01"]


def test_5_7_one_monument_and_then_nothing_more() -> None:
    """TZ 5.7: build1."""
    at = table(seat(wood=9, stone=9, gold=9), tikal="....A")
    at.does("A", "pick tikal 4", "act 4", "raise M09")
    assert at.may("A") == ["done"]
    assert at.goods("A") == "8 wood, 6 stone, 7 gold"
    assert at.has("A")["monuments"] == ["M09"]


def test_5_7_no_monument_after_a_building() -> None:
    """TZ 5.7: build1."""
    at = table(seat(wood=9, stone=9, gold=9), tikal="....A")
    at.does("A", "pick tikal 4", "act 4", "build A1-01")
    assert at.refuses("A", "raise M09") == ("TZ 5.7", "monuments are built only by Tikal 4, instead of buildings")


def test_5_7_a_monument_that_is_gone_is_refused() -> None:
    at = table(seat(wood=9, stone=9, gold=9), seat(monuments="M09"), tikal="....A")
    at.does("A", "pick tikal 4", "act 4")
    assert at.refuses("A", "raise M09") == ("TZ 5.7", "that monument is not on display")
    assert at.clause("A", "raise M13") == "TZ 5.7"


def test_5_7_architecture_serves_one_of_two_buildings() -> None:
    """TZ 5.7, 6.3: build2. Used on the first, nothing is left for the second."""
    at = table(seat(wood=3, architecture=2), tikal="....A")
    at.does("A", "pick tikal 4", "act 4", "build A1-01")
    assert at.may("A") == ["use", "save"]
    at.does("A", "use")
    assert at.goods("A") == "1 corn, 2 wood"
    at.does("A", "build A1-06")
    assert at.goods("A") == "1 corn"
    assert at.points_from("A", "technologies") == 2
    assert at.may("A") == ["done"]


def test_5_7_architecture_saved_serves_the_second() -> None:
    """TZ 5.7, 6.3: build2."""
    at = table(seat(wood=3, architecture=2), tikal="....A")
    at.does("A", "pick tikal 4", "act 4", "build A1-01", "save")
    assert at.goods("A") == "2 wood"
    assert at.score("A") == 0
    at.does("A", "build A1-06")
    assert at.goods("A") == "1 corn"
    assert at.score("A") == 2


def test_5_7_the_discount_of_architecture_too_serves_only_one() -> None:
    """TZ 5.7, 6.3: build2."""
    at = table(seat(wood=2, architecture=3), tikal="....A")
    at.does("A", "pick tikal 4", "act 4", "build A1-06", "use", "free wood")
    assert at.goods("A") == "1 corn, 1 wood"
    assert at.may("A") == ["build A1-01", "done"]
    at.does("A", "build A1-01")
    assert at.goods("A") == "1 corn"


def test_5_7_a_level_won_from_the_first_may_serve_the_second() -> None:
    """TZ 5.7: build2. The altar A1-13 gives architecture; it does not serve the altar itself."""
    at = table(seat(wood=1, gold=1), tikal="....A")
    at.does("A", "pick tikal 4", "act 4", "build A1-13")
    assert at.goods("A") == "1 wood"
    at.does("A", "build A1-01")
    assert at.goods("A") == "1 corn"


def test_5_7_not_if_one_was_used_on_the_first() -> None:
    """TZ 5.7: build2."""
    at = table(seat(wood=1, gold=1, architecture=1), tikal="....A")
    at.does("A", "pick tikal 4", "act 4", "build A1-13", "use")
    assert at.levels("A") == (0, 0, 2, 0)
    at.does("A", "build A1-01")
    assert at.goods("A") == "1 corn"
    assert at.score("A") == 0


def test_5_7_what_the_first_gives_may_pay_for_the_second() -> None:
    """TZ 5.7: build2. A1-07 gives the stone of A1-08."""
    at = table(seat(wood=4), display="A1-07 A1-08", tikal="....A")
    at.does("A", "pick tikal 4", "act 4", "build A1-07")
    assert at.goods("A") == "1 wood, 1 stone"
    at.does("A", "build A1-08")
    assert at.has("A")["buildings"] == ["A1-07", "A1-08"]


def test_5_7_an_action_the_first_grants_comes_before_the_second() -> None:
    """TZ 5.7, 11.2: build2. The market of A2-09 buys the wood for the farm."""
    at = table(seat(corn=4, stone=3), display="A2-01 A2-09", day=15, tikal="....A")
    at.does("A", "pick tikal 4", "act 4", "build A2-09")
    assert at.asked() == "market"
    at.does("A", "buy wood", "buy wood", "done", "build A2-01")
    assert at.has("A")["buildings"] == ["A2-01", "A2-09"]


def test_5_7_the_rulebooks_picture_of_tikal() -> None:
    """TZ 5.6, 5.7 and 4.7: two technologies for a wood each, then the two buildings that yellow can pay."""
    at = table(seat(wood=5), display="A1-01 A1-06 A1-09 A1-10 A1-13 A1-14", tikal="...AA")
    at.does("A", "pick tikal 3", "act 3", "study extraction", "pay wood", "study theology", "pay wood")
    assert at.levels("A") == (0, 1, 0, 1)
    at.does("A", "pick tikal 4", "act 4", "build A1-06", "build A1-01", "done")
    assert at.goods("A") == ""
    at.draws("building A1-02", "building A1-03")
    assert len(at.display()) == 6


def test_5_8_one_resource_for_two_different_temples() -> None:
    """TZ 5.8: temple2."""
    at = table(seat(stone=2, wood=1), tikal=".....A")
    at.does("A", "pick tikal 5", "act 5")
    assert at.may("A") == ["pay wood", "pay stone"]
    assert at.refuses("A", "pay gold") == ("TZ 5.18", "A does not have that resource to pay")
    at.does("A", "pay stone", "up chaac")
    assert at.refuses("A", "up chaac") == ("TZ 5.8", "the two steps go to different temples")
    at.does("A", "up kukulcan")
    assert at.may("A") == ["done"]
    assert at.temples("A") == (2, 1, 2)
    assert at.goods("A") == "1 wood, 1 stone"


def test_5_8_without_a_resource_it_is_impossible() -> None:
    at = table(seat(corn=9, skull=1), tikal=".....A")
    at.does("A", "pick tikal 5")
    assert at.refuses("A", "act 5") == ("TZ 5.8", "A has no resource to pay")


def test_5_8_a_step_that_is_not_possible_is_lost() -> None:
    """TZ 5.8, 9.5: temple2."""
    at = table(seat(wood=1, temples=(6, 1, 1)), tikal=".....A")
    at.does("A", "pick tikal 5", "act 5", "pay wood", "up chaac", "up quetzalcoatl", "done")
    assert at.temples("A") == (6, 2, 1)


@pytest.mark.parametrize(("level", "cost"), [(0, 1), (1, 2), (2, 3), (3, 1)])
def test_5_16_what_a_level_costs(level: int, cost: int) -> None:
    """TZ 5.16: tech1."""
    at = table(seat(wood=3, architecture=level), tikal=".A")
    at.does("A", "pick tikal 1", "act 1", "study architecture", *["pay wood"] * cost)
    assert at.may("A") == ["done"]
    assert at.levels("A")[2] == min(level + 1, 3)
    assert at.has("A")["wood"] == 3 - cost
    poor = table(seat(wood=max(cost - 1, 1), architecture=level), tikal=".A")
    poor.does("A", "pick tikal 1", "act 1")
    assert ("study architecture" in poor.may("A")) == (cost == 1)


def test_5_16_resources_may_be_mixed() -> None:
    """TZ 5.16: tech1."""
    at = table(seat(wood=1, stone=1, gold=2, theology=2), tikal=".A")
    at.does("A", "pick tikal 1", "act 1", "study theology", "pay wood", "pay gold")
    assert at.refuses("A", "pay wood") == ("TZ 5.18", "A does not have that resource to pay")
    at.does("A", "pay stone")
    assert at.goods("A") == "1 gold"
    assert at.levels("A")[3] == 3


def test_5_16_the_bonus_comes_as_often_as_you_pay() -> None:
    """TZ 5.16: tech1."""
    at = table(seat(wood=2, architecture=3), tikal="...A")
    at.does("A", "pick tikal 3", "act 3", "study architecture", "pay wood", "study architecture", "pay wood")
    assert at.score("A") == 6
    assert at.levels("A")[2] == 3


def test_5_16_a_granted_advance_costs_nothing() -> None:
    at = table(seat(wood=2, agriculture=2), tikal="..A")
    at.does("A", "pick tikal 2", "act 2", "build A1-06")
    assert at.levels("A")[0] == 3
    assert at.goods("A") == ""


@pytest.mark.parametrize(("wood", "stone"), [(1, 1), (2, 0)])
def test_5_17_the_cost_is_exact(wood: int, stone: int) -> None:
    """TZ 5.17: A1-10 costs 2 wood and 1 stone; gold does not stand in for either."""
    at = table(seat(wood=wood, stone=stone, gold=5), display="A1-10 A1-13", tikal="..A")
    at.does("A", "pick tikal 2", "act 2")
    assert at.refuses("A", "build A1-10") == ("TZ 5.17", "A cannot pay for that building")
    whole = table(seat(wood=2, stone=1, gold=5), display="A1-10 A1-13", tikal="..A")
    whole.does("A", "pick tikal 2", "act 2", "build A1-10")
    assert whole.goods("A") == "5 gold"


def test_5_17_monuments_likewise() -> None:
    at = table(seat(stone=3, gold=2, wood=9), tikal="....A")
    at.does("A", "pick tikal 4", "act 4")
    assert at.refuses("A", "raise M01") == ("TZ 5.17", "A cannot pay for that monument")


def test_5_18_nothing_payable_is_nothing_to_do() -> None:
    """TZ 5.18, 11.5: neither buildings nor monuments."""
    at = table(seat(corn=9), tikal="..A.A")
    at.does("A", "pick tikal 4")
    assert at.refuses("A", "act 4") == ("TZ 11.5", "A cannot pay for anything on display")
    assert at.clause("A", "act 2") == "TZ 11.5"
    assert at.may("A") == ["act nothing"]


def test_5_18_what_an_action_gives_does_not_pay_for_it() -> None:
    """TZ 5.18: A1-07 gives a stone, but costs three wood first."""
    at = table(seat(wood=2, gold=1), display="A1-07 A1-13", tikal="..A")
    at.does("A", "pick tikal 2", "act 2")
    assert at.clause("A", "build A1-07") == "TZ 5.17"
