"""TZ 5.1 to 5.3: fishing, harvesting, burning the forest, and what the mountains give."""

import pytest
from tests.rules.tzolkin.table import NO_TEMPLE, Table, seat, table

HARVESTS = ["harvest corn", "harvest wood", "harvest burn", "harvest bare"]


def test_5_1_fishing_gives_three_corn_and_takes_no_tile() -> None:
    at = table(seat(), palenque=".A")
    at.does("A", "pick palenque 1", "act 1", "done")
    assert at.goods("A") == "3 corn"
    assert at.has("A")["corn_tiles"] == at.has("A")["wood_tiles"] == 0


def test_5_1_fish_never_run_out() -> None:
    at = table(seat(), seat(corn_tiles=16), corn_tiles=(0, 0, 0, 0), wood_tiles=(0, 0, 0, 0), palenque=".A")
    at.does("A", "pick palenque 1", "act 1")
    assert at.goods("A") == "3 corn"


@pytest.mark.parametrize(("space", "corn"), [(2, 4), (3, 5), (4, 7), (5, 9)])
def test_5_2_a_corn_tile_and_its_corn(space: int, corn: int) -> None:
    at = table(seat(), wood_tiles=(0, 0, 0, 0), palenque="." * space + "A")
    at.does("A", f"pick palenque {space}", f"act {space}")
    assert at.may("A") == ["harvest corn"]
    at.does("A", "harvest corn", "done")
    assert at.goods("A") == f"{corn} corn"
    assert at.has("A")["corn_tiles"] == 1
    assert at.jungle(space) == (3, 0)


@pytest.mark.parametrize(("space", "wood"), [(3, 2), (4, 3), (5, 4)])
def test_5_2_a_wood_tile_and_its_wood(space: int, wood: int) -> None:
    at = table(seat(), palenque="." * space + "A")
    at.does("A", f"pick palenque {space}", f"act {space}", "harvest wood", "done")
    assert at.goods("A") == f"{wood} wood"
    assert at.has("A")["wood_tiles"] == 1
    assert at.jungle(space) == (4, 3)


def test_5_2_corn_under_wood_waits_until_the_wood_is_gone() -> None:
    """TZ 5.2: harv1. A corn tile is visible when there are more corn tiles than wood tiles."""
    at = table(seat(), palenque="...AA")
    at.does("A", "pick palenque 3", "act 3")
    assert at.refuses("A", "harvest corn") == ("TZ 5.2", "no corn tile is visible there")
    assert at.pos.view(None)["jungle"][1]["corn_visible"] == 0
    at.does("A", "harvest wood", "done")
    assert at.pos.view(None)["jungle"][1]["corn_visible"] == 1
    beside = table(seat(), wood_tiles=(0, 3, 4, 4), palenque="...A")
    beside.does("A", "pick palenque 3", "act 3")
    assert beside.may("A") == ["harvest corn", "harvest wood", "harvest burn"]
    beside.does("A", "harvest corn")
    assert beside.jungle(3) == (3, 3)


def test_5_2_palenque_2_has_no_wood() -> None:
    at = table(seat(), palenque="..A")
    at.does("A", "pick palenque 2", "act 2")
    assert at.refuses("A", "harvest wood") == ("TZ 5.2", "there is no wood tile there")
    assert at.refuses("A", "harvest burn") == ("TZ 5.2", "burning needs a wood tile and a temple to step down on")


def test_5_2_burning_takes_the_corn_tile_and_angers_the_gods() -> None:
    """TZ 5.2: harv2. The wood tile goes to nobody."""
    at = table(seat(temples=(2, 1, 0)), palenque=".....A")
    at.does("A", "pick palenque 5", "act 5", "harvest burn")
    assert at.goods("A") == "9 corn"
    assert (at.has("A")["corn_tiles"], at.has("A")["wood_tiles"]) == (1, 0)
    assert at.jungle(5) == (3, 3)
    assert at.may("A") == ["down chaac", "down quetzalcoatl"]
    assert at.refuses("A", "down kukulcan") == (
        "TZ 5.2",
        "burning costs a step on a temple, and that one is at the bottom",
    )
    assert at.clause("A", "done") == "TZ 4.2"
    at.does("A", "down chaac", "done")
    assert at.temples("A") == (1, 1, 0)


def test_5_2_burning_is_allowed_beside_a_visible_corn_tile() -> None:
    at = table(seat(), wood_tiles=(0, 3, 4, 4), palenque="...A")
    at.does("A", "pick palenque 3", "act 3", "harvest burn", "down chaac")
    assert at.goods("A") == "5 corn"
    assert at.jungle(3) == (3, 2)


def test_5_2_nobody_burns_from_the_bottom_of_all_temples() -> None:
    """TZ 5.2: harv2."""
    at = table(seat(temples=NO_TEMPLE), palenque="...A")
    at.does("A", "pick palenque 3", "act 3")
    assert at.may("A") == ["harvest wood"]
    assert at.refuses("A", "harvest burn") == ("TZ 5.2", "burning needs a wood tile and a temple to step down on")


def test_5_2_without_a_tile_the_action_is_impossible() -> None:
    """TZ 5.2, 11.5: nothing to harvest."""
    holder = seat(corn_tiles=4, wood_tiles=4)
    at = table(seat(), holder, corn_tiles=(4, 0, 4, 4), wood_tiles=(0, 0, 4, 4), palenque="...A")
    at.does("A", "pick palenque 3")
    assert at.refuses("A", "act 3") == ("TZ 5.2", "there is nothing to harvest there")


def test_5_2_harvesting_without_a_tile_needs_agriculture() -> None:
    """TZ 5.2, 6.1: not with level 1."""
    at = table(seat(agriculture=1), palenque="...A")
    at.does("A", "pick palenque 3", "act 3")
    assert at.refuses("A", "harvest bare") == ("TZ 6.1", "harvesting without a tile needs agriculture 2")


def palenque_example(corn: int) -> Table:
    """The rulebook's picture: red on 1, 3 and 4, and only wood tiles to be seen."""
    return table(seat(corn=corn), palenque=".A.AA")


def test_E4_wood_at_3_then_burning_at_4() -> None:
    """TZ 5.2: the text says action 5, but 7 corn belong to space 4."""
    at = palenque_example(0)
    at.does("A", "pick palenque 3", "act 3", "harvest wood")
    assert at.goods("A") == "2 wood"
    at.does("A", "pick palenque 4", "act 4", "harvest burn", "down quetzalcoatl", "done")
    assert at.goods("A") == "7 corn, 2 wood"
    assert at.temples("A") == (1, 0, 1)
    assert at.wheel("palenque") == ".A"


def test_E4_the_wood_tile_taken_frees_a_corn_tile() -> None:
    """TZ 5.2, 4.4: the worker on 4 pays 1 corn for action 3: 5 corn and no anger, 4 corn more in all."""
    at = palenque_example(1)
    at.does("A", "pick palenque 3", "act 3", "harvest wood", "pick palenque 4", "act 3", "harvest corn", "done")
    assert at.goods("A") == "5 corn, 2 wood"
    assert at.temples("A") == (1, 1, 1)


def test_E4_without_corn_the_step_down_cannot_be_paid() -> None:
    """TZ 4.4: paying comes before harvesting."""
    at = palenque_example(0)
    at.does("A", "pick palenque 3", "act 3", "harvest wood", "pick palenque 4")
    assert at.clause("A", "act 3") == "TZ 4.4"


@pytest.mark.parametrize(
    ("space", "goods"),
    [(1, "1 wood"), (2, "1 corn, 1 stone"), (3, "2 corn, 1 gold"), (4, "1 skull"), (5, "2 corn, 1 stone, 1 gold")],
)
def test_5_3_what_yaxchilan_gives(space: int, goods: str) -> None:
    at = table(seat(), yaxchilan="." * space + "A")
    at.does("A", f"pick yaxchilan {space}", f"act {space}", "done")
    assert at.goods("A") == goods


def test_5_3_the_thirteenth_skull_is_the_last() -> None:
    """TZ 5.3, 1.2 and 11.5: then the action is allowed, but without effect."""
    at = table(seat(skull=10), seat(skull=2), yaxchilan="....AB")
    at.does("A", "pick yaxchilan 4", "act 4", "done")
    assert at.has("A")["skull"] == 11
    assert at.seen("skulls_in_bank") == 0
    at.does("B", "pick yaxchilan 5")
    assert at.clause("B", "act 4") == "TZ 4.4", "B has no corn for the step down"
    late = table(seat(skull=11), seat(skull=2), yaxchilan="....A")
    late.does("A", "pick yaxchilan 4", "act 4", "done")
    assert late.has("A")["skull"] == 11
