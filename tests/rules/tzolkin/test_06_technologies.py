"""TZ 6: what agriculture, extraction, architecture and theology change."""

import pytest
from tests.rules.tzolkin.table import seat, table

NO_WOOD = (0, 0, 0, 0)


@pytest.mark.parametrize(("level", "more"), [(0, 0), (1, 1), (2, 1), (3, 3)])
@pytest.mark.parametrize(("space", "corn"), [(2, 4), (3, 5), (4, 7), (5, 9)])
def test_6_1_corn_of_the_jungle(space: int, corn: int, level: int, more: int) -> None:
    at = table(seat(agriculture=level), wood_tiles=NO_WOOD, palenque="." * space + "A")
    at.does("A", f"pick palenque {space}", f"act {space}", "harvest corn")
    assert at.corn("A") == corn + more


@pytest.mark.parametrize(("level", "corn"), [(0, 3), (1, 3), (2, 4), (3, 4)])
def test_6_1_fishing(level: int, corn: int) -> None:
    at = table(seat(agriculture=level), palenque=".A")
    at.does("A", "pick palenque 1", "act 1")
    assert at.corn("A") == corn


def test_6_1_level_2_harvests_under_the_wood_without_a_tile() -> None:
    """TZ 6.1: harv3. Burning stays allowed."""
    at = table(seat(agriculture=2), palenque="....A")
    at.does("A", "pick palenque 4", "act 4")
    assert at.may("A") == ["harvest wood", "harvest burn", "harvest bare"]
    at.does("A", "harvest bare", "done")
    assert at.goods("A") == "8 corn"
    assert (at.has("A")["corn_tiles"], at.jungle(4)) == (0, (4, 4))
    assert at.temples("A") == (1, 1, 1)


def test_6_1_level_2_harvests_where_all_tiles_are_gone() -> None:
    """TZ 6.1, 5.2: harv3."""
    at = table(seat(agriculture=3), seat(corn_tiles=4), corn_tiles=(0, 4, 4, 4), palenque="..A")
    at.does("A", "pick palenque 2", "act 2")
    assert at.may("A") == ["harvest bare"]
    at.does("A", "harvest bare")
    assert at.corn("A") == 7


def test_6_1_agriculture_gives_no_more_wood() -> None:
    at = table(seat(agriculture=3), palenque="...A")
    at.does("A", "pick palenque 3", "act 3", "harvest wood")
    assert at.goods("A") == "2 wood"


def test_6_1_the_bonus_is_a_temple_step() -> None:
    at = table(seat(wood=1, agriculture=3), tikal=".A")
    at.does("A", "pick tikal 1", "act 1", "study agriculture", "pay wood", "up kukulcan", "done")
    assert at.temples("A") == (1, 1, 2)


@pytest.mark.parametrize(
    ("level", "goods"),
    [
        (0, ["1 wood", "1 corn, 1 stone", "2 corn, 1 gold", "2 corn, 1 stone, 1 gold"]),
        (1, ["2 wood", "1 corn, 1 stone", "2 corn, 1 gold", "2 corn, 1 stone, 1 gold"]),
        (2, ["2 wood", "1 corn, 2 stone", "2 corn, 1 gold", "2 corn, 2 stone, 1 gold"]),
        (3, ["2 wood", "1 corn, 2 stone", "2 corn, 2 gold", "2 corn, 2 stone, 2 gold"]),
    ],
)
def test_6_2_yaxchilan(level: int, goods: list[str]) -> None:
    for space, expected in zip((1, 2, 3, 5), goods, strict=True):
        at = table(seat(extraction=level), yaxchilan="." * space + "A")
        at.does("A", f"pick yaxchilan {space}", f"act {space}")
        assert at.goods("A") == expected


@pytest.mark.parametrize(("space", "wood"), [(3, 3), (4, 4), (5, 5)])
def test_6_2_wood_of_the_jungle(space: int, wood: int) -> None:
    at = table(seat(extraction=1), palenque="." * space + "A")
    at.does("A", f"pick palenque {space}", f"act {space}", "harvest wood")
    assert at.goods("A") == f"{wood} wood"


def test_6_2_not_with_corn_or_skulls() -> None:
    at = table(seat(extraction=3), wood_tiles=NO_WOOD, palenque="...A", yaxchilan="....A")
    at.does("A", "pick palenque 3", "act 3", "harvest corn", "pick yaxchilan 4", "act 4")
    assert at.goods("A") == "5 corn, 1 skull"


def test_6_2_only_on_these_wheels() -> None:
    """TZ 6.2: not from the market, from Chichen Itza, from a building or from the gods."""
    at = table(
        seat(corn=2, wood=3, skull=1, extraction=3), display="A1-07", uxmal="..A", chichen="......A", tikal="..A"
    )
    at.does("A", "pick uxmal 2", "act 2", "buy wood", "done")
    assert at.goods("A") == "4 wood, 1 skull"
    at.does("A", "pick chichen 6", "act 6", "gain gold")
    assert at.goods("A") == "4 wood, 1 gold"
    at.does("A", "pick tikal 2", "act 2", "build A1-07")
    assert at.goods("A") == "1 wood, 1 stone, 1 gold"
    gods = table(seat(extraction=3, temples=(2, 1, 1)), turn="D", day=7)
    gods.does("D", "place palenque", "done")
    assert gods.goods("A") == "1 stone"


def test_6_2_the_bonus_is_two_resources_of_choice() -> None:
    at = table(seat(wood=1, extraction=3), tikal=".A")
    at.does("A", "pick tikal 1", "act 1", "study extraction", "pay wood")
    assert at.may("A") == ["gain wood", "gain stone", "gain gold"]
    at.does("A", "gain gold", "gain stone", "done")
    assert at.goods("A") == "1 stone, 1 gold"


@pytest.mark.parametrize(("level", "corn", "points"), [(0, 0, 0), (1, 1, 0), (2, 1, 2), (3, 1, 2)])
def test_6_3_corn_and_points_for_a_building(level: int, corn: int, points: int) -> None:
    """TZ 6.3: at Tikal 2 and 4 and at Uxmal 4, where two corn pay for the farm."""
    for wheel, space, left in (("tikal", 2, 2), ("tikal", 4, 2), ("uxmal", 4, 0)):
        at = table(seat(corn=2, wood=1, architecture=level), tikal="..A.A", uxmal="....A")
        at.does("A", f"pick {wheel} {space}", f"act {space}", "build A1-01")
        for asked, answer in (("use", "use"), ("discount", "skip")):
            if at.asked() == asked:
                at.does("A", answer)
        assert at.corn("A") == left + corn
        assert at.points_from("A", "technologies") == points


def test_6_3_at_tikal_one_resource_of_the_cost_is_free() -> None:
    at = table(seat(wood=2, stone=1, architecture=3), tikal="..A")
    at.does("A", "pick tikal 2", "act 2", "build A1-10")
    assert at.may("A") == ["free wood", "free stone", "skip"]
    assert at.refuses("A", "free gold") == ("TZ 6.3", "the discount takes away a resource of the cost")
    assert at.clause("A", "free corn") == "TZ 6.3"
    at.does("A", "free stone", "done")
    assert at.goods("A") == "1 corn, 1 stone"


def test_6_3_the_discount_fills_only_a_gap_of_one() -> None:
    at = table(seat(wood=2, architecture=3), tikal="..A")
    at.does("A", "pick tikal 2", "act 2", "build A1-10")
    assert at.may("A") == ["free stone"]
    assert at.refuses("A", "free wood") == ("TZ 6.3", "with that discount A cannot pay")
    assert at.refuses("A", "skip") == ("TZ 6.3", "without the discount A cannot pay")
    poor = table(seat(wood=1, architecture=3), tikal="..A")
    poor.does("A", "pick tikal 2", "act 2")
    assert poor.clause("A", "build A1-10") == "TZ 5.17"


def test_6_3_at_uxmal_two_corn_less() -> None:
    """TZ 6.3, 5.12: build5. Never below 0."""
    at = table(seat(corn=4, architecture=3), uxmal="....A")
    at.does("A", "pick uxmal 4", "act 4", "build A1-10")
    assert at.may("A") == ["free corn"]
    assert at.clause("A", "free wood") == "TZ 6.3"
    at.does("A", "free corn")
    assert at.corn("A") == 1
    free = table(seat(corn=0, architecture=3), uxmal="....A")
    free.does("A", "pick uxmal 4", "act 4", "build A1-01", "free corn")
    assert free.corn("A") == 1


def test_6_3_the_bonus_is_three_points() -> None:
    at = table(seat(wood=1, architecture=3), tikal=".A")
    at.does("A", "pick tikal 1", "act 1", "study architecture", "pay wood", "done")
    assert at.points_from("A", "technologies") == 3


def test_6_3_never_for_a_monument() -> None:
    """TZ 6.3: build1."""
    at = table(seat(stone=3, gold=3, architecture=3), tikal="....A")
    at.does("A", "pick tikal 4", "act 4", "raise M01", "done")
    assert at.goods("A") == ""
    assert at.score("A") == 0
    short = table(seat(stone=3, gold=2, architecture=3), tikal="....A")
    short.does("A", "pick tikal 4", "act 4")
    assert short.clause("A", "raise M01") == "TZ 5.17"


def test_6_4_level_1_goes_one_space_further() -> None:
    """TZ 6.4: ci2."""
    at = table(seat(skull=1, theology=1), chichen="..A")
    at.does("A", "pick chichen 2", "ahead", "done")
    assert at.seen("skulls_offered") == [3]
    assert at.score("A") == 6


def test_6_4_only_with_theology_and_only_at_chichen_itza() -> None:
    sentence = "going one space further needs theology at Chichen Itza"
    at = table(seat(skull=1), chichen="..A")
    at.does("A", "pick chichen 2")
    assert at.refuses("A", "ahead") == ("TZ 6.4", sentence)
    elsewhere = table(seat(skull=1, theology=3), yaxchilan="..A")
    elsewhere.does("A", "pick yaxchilan 2")
    assert elsewhere.refuses("A", "ahead") == ("TZ 6.4", sentence)


def test_6_4_ahead_needs_a_skull_and_a_free_slot() -> None:
    """TZ 6.4, 5.14: ci2."""
    at = table(seat(theology=1), chichen="..A")
    at.does("A", "pick chichen 2")
    assert at.clause("A", "ahead") == "TZ 5.14"
    filled = table(seat(skull=1, theology=1), offered=(3,), chichen="..A")
    filled.does("A", "pick chichen 2")
    assert filled.refuses("A", "ahead") == ("TZ 5.14", "a skull lies there already")


def test_6_4_level_2_pays_a_resource_for_a_temple_step() -> None:
    """TZ 6.4, 11.7: ci3. The resource just gained may be spent."""
    at = table(seat(skull=1, theology=2), chichen="......A")
    at.does("A", "pick chichen 6", "act 6", "gain wood")
    assert at.may("A") == ["pay wood", "skip"]
    at.does("A", "pay wood", "up chaac", "done")
    assert at.temples("A") == (2, 1, 2)
    assert at.goods("A") == ""


def test_6_4_level_2_is_a_choice() -> None:
    at = table(seat(skull=1, gold=1, theology=2), chichen=".A")
    at.does("A", "pick chichen 1", "act 1")
    assert at.may("A") == ["pay gold", "skip"]
    assert at.refuses("A", "pay wood") == ("TZ 5.18", "A does not have that resource to pay")
    at.does("A", "skip", "done")
    assert at.goods("A") == "1 gold"


@pytest.mark.parametrize(("level", "gold"), [(1, 1), (2, 0)])
def test_6_4_level_2_asks_nothing_below_it_or_without_a_resource(level: int, gold: int) -> None:
    at = table(seat(skull=1, gold=gold, theology=level), chichen=".A")
    at.does("A", "pick chichen 1", "act 1")
    assert at.may("A") == ["done"]


@pytest.mark.parametrize(("level", "skulls"), [(2, 1), (3, 2)])
def test_6_4_level_3_takes_a_second_skull(level: int, skulls: int) -> None:
    at = table(seat(theology=level), yaxchilan="....A")
    at.does("A", "pick yaxchilan 4", "act 4")
    assert at.goods("A") == f"{skulls} skull"


def test_6_4_level_3_not_with_skulls_from_elsewhere() -> None:
    """TZ 6.4: A2-07 gives one skull, and so does the bonus."""
    at = table(seat(wood=3, stone=2, theology=3), display="A2-07", day=15, tikal=".AA")
    at.does("A", "pick tikal 2", "act 2", "build A2-07", "study agriculture")
    assert at.goods("A") == "1 wood, 1 skull"
    at.does("A", "pick tikal 1", "act 1", "study theology", "pay wood")
    assert at.goods("A") == "2 skull"


def test_6_4_the_bonus_is_a_skull() -> None:
    at = table(seat(wood=1, theology=3), tikal=".A")
    at.does("A", "pick tikal 1", "act 1", "study theology", "pay wood", "done")
    assert at.goods("A") == "1 skull"


def test_6_4_a_level_includes_all_lower_ones() -> None:
    at = table(seat(skull=1, gold=1, theology=3), chichen=".A")
    at.does("A", "pick chichen 1", "ahead", "pay gold", "up chaac")
    assert at.score("A") == 5
    assert at.temples("A") == (3, 1, 1)


@pytest.mark.parametrize("through", ["choice", "uxmal 5", "A2-11"])
def test_6_1_technologies_work_however_the_action_is_reached(through: str) -> None:
    """TZ 6.1, 6.2: tech3. From a free-choice space, by Uxmal 5 and by building A2-11."""
    one = seat(corn=1, agriculture=2, extraction=1)
    if through == "choice":
        at = table(one, palenque="......A", yaxchilan="......A")
        at.does("A", "pick palenque 6", "act 1", "pick yaxchilan 6", "act 1")
        assert at.goods("A") == "5 corn, 2 wood"
    elif through == "uxmal 5":
        at = table(one, uxmal=".....A")
        at.does("A", "pick uxmal 5", "act 5", "do palenque 1")
        assert at.goods("A") == "4 corn"
    else:
        rich = seat(corn=1, wood=2, stone=1, gold=1, extraction=1)
        at = table(rich, display="A2-11", day=15, tikal="..A")
        at.does("A", "pick tikal 2", "act 2", "build A2-11", "do yaxchilan 1")
        assert at.goods("A") == "2 wood"
