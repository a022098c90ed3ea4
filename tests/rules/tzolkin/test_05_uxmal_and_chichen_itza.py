"""TZ 5.9 to 5.15: offerings, the market, workers, building with corn, any action, and skulls for the gods."""

import pytest
from tests.rules.tzolkin.table import seat, table


def test_5_9_three_corn_for_a_temple_step() -> None:
    at = table(seat(corn=4), uxmal=".A")
    at.does("A", "pick uxmal 1", "act 1")
    assert at.corn("A") == 1
    at.does("A", "up quetzalcoatl", "done")
    assert at.temples("A") == (1, 2, 1)


def test_5_9_two_corn_are_too_little() -> None:
    """TZ 5.9, 5.18 and 11.5: counted after the steps down."""
    at = table(seat(corn=2), uxmal=".A")
    at.does("A", "pick uxmal 1")
    assert at.refuses("A", "act 1") == ("TZ 5.18", "A does not have the corn for that action")
    down = table(seat(corn=4), uxmal="...A")
    down.does("A", "pick uxmal 3")
    assert down.clause("A", "act 1") == "TZ 5.18"
    enough = table(seat(corn=5), uxmal="...A")
    enough.does("A", "pick uxmal 3", "act 1", "up chaac")
    assert enough.corn("A") == 0


@pytest.mark.parametrize(("good", "corn"), [("wood", 2), ("stone", 3), ("gold", 4)])
def test_5_10_prices_are_the_same_both_ways(good: str, corn: int) -> None:
    at = table(seat(corn=corn), uxmal="..A")
    at.does("A", "pick uxmal 2", "act 2", f"buy {good}")
    assert at.goods("A") == f"1 {good}"
    at.does("A", "done", "done")
    poor = table(seat(corn=corn - 1, skull=1), uxmal="..A")
    poor.does("A", "pick uxmal 2", "act 2")
    assert poor.refuses("A", f"buy {good}") == ("TZ 5.10", "A does not have the corn to buy that")
    seller = table(seat(wood=1, stone=1, gold=1), uxmal="..A")
    seller.does("A", "pick uxmal 2", "act 2", f"sell {good}")
    assert seller.corn("A") == corn
    assert seller.has("A")[good] == 0


def test_5_10_any_number_of_trades() -> None:
    at = table(seat(wood=3, stone=1), uxmal="..A")
    at.does("A", "pick uxmal 2", "act 2", "sell wood", "sell wood", "sell wood", "sell stone", "buy gold", "buy gold")
    assert at.goods("A") == "1 corn, 2 gold"
    at.does("A", "done", "done")
    assert at.waits_for() == ["B"]


def test_5_10_what_was_sold_is_not_bought_back_on_the_same_visit() -> None:
    at = table(seat(corn=9, wood=1), uxmal="..A")
    at.does("A", "pick uxmal 2", "act 2", "sell wood")
    assert at.refuses("A", "buy wood") == ("TZ 5.10", "what was sold on this visit is not bought back")


def test_5_10_what_was_bought_is_not_sold_again_on_the_same_visit() -> None:
    at = table(seat(corn=9), uxmal="..A....A")
    at.does("A", "pick uxmal 2", "act 2", "buy wood")
    assert at.refuses("A", "sell wood") == ("TZ 5.10", "what was bought on this visit is not sold again")
    at.does("A", "done", "pick uxmal 7", "act 2", "sell wood")
    assert at.corn("A") == 9


def test_5_10_only_what_you_have_is_sold() -> None:
    at = table(seat(corn=9, skull=1), uxmal="..A")
    at.does("A", "pick uxmal 2", "act 2")
    assert at.refuses("A", "sell gold") == ("TZ 5.10", "A has none of that to sell")
    assert at.may("A") == ["buy wood", "buy stone", "buy gold", "done"]


def test_5_11_a_worker_from_the_bank() -> None:
    """TZ 5.11: worker1."""
    at = table(seat(), uxmal="...A")
    at.does("A", "pick uxmal 3", "act 3", "done")
    assert (at.has("A")["workers"], at.has("A")["in_hand"]) == (4, 4)


def test_5_11_nothing_with_six_workers() -> None:
    """TZ 5.11, 11.5: worker1."""
    at = table(seat(workers=6), uxmal="...A")
    at.does("A", "pick uxmal 3", "act 3", "done")
    assert (at.has("A")["workers"], at.has("A")["in_hand"]) == (6, 6)


def test_5_12_two_corn_for_each_resource() -> None:
    """TZ 5.12: build5. A1-06 shows two wood, A1-14 a stone and a gold: four corn each."""
    for building in ("A1-06", "A1-14"):
        at = table(seat(corn=5, wood=3), uxmal="....A")
        at.does("A", "pick uxmal 4", "act 4", f"build {building}")
        assert at.goods("A") == "1 corn, 3 wood"
        assert at.has("A")["buildings"] == [building]


def test_5_12_all_of_it_in_corn() -> None:
    """TZ 5.12: build5."""
    at = table(seat(corn=3, wood=9), uxmal="....A")
    at.does("A", "pick uxmal 4", "act 4")
    assert at.may("A") == ["build A1-01", "build A1-13"]
    assert at.refuses("A", "build A1-06") == ("TZ 5.17", "A cannot pay for that building")


def test_5_12_never_a_monument() -> None:
    """TZ 5.12, 5.7: build1."""
    at = table(seat(corn=30, stone=9, gold=9), uxmal="....A")
    at.does("A", "pick uxmal 4", "act 4")
    assert at.clause("A", "raise M01") == "TZ 5.7"


def test_5_12_only_one_building() -> None:
    at = table(seat(corn=30), uxmal="....A")
    at.does("A", "pick uxmal 4", "act 4", "build A1-01")
    assert at.may("A") == ["done"]


def test_5_12_counted_after_the_steps_down() -> None:
    """TZ 5.12, 11.5: two corn would buy the farm, but one is gone for the step."""
    at = table(seat(corn=2), uxmal=".....A")
    at.does("A", "pick uxmal 5")
    assert at.refuses("A", "act 4") == ("TZ 11.5", "A cannot pay for anything on display")
    enough = table(seat(corn=3), uxmal=".....A")
    enough.does("A", "pick uxmal 5", "act 4", "build A1-01")
    assert enough.corn("A") == 0


def test_5_13_any_action_of_four_wheels_for_a_corn() -> None:
    """TZ 5.13: any1."""
    at = table(seat(corn=20, wood=9, stone=9, gold=9, skull=1), uxmal=".....A")
    at.does("A", "pick uxmal 5", "act 5")
    wheels = ("palenque", "yaxchilan", "tikal", "uxmal")
    everything = [f"do {wheel} {number}" for wheel in wheels for number in range(1, 6)]
    assert at.may("A") == everything[:-1]
    at.does("A", "do yaxchilan 4", "done")
    assert at.corn("A") == 19
    assert at.has("A")["skull"] == 2


def test_5_13_never_uxmal_5_itself() -> None:
    """TZ 5.13: any1."""
    at = table(seat(corn=9), uxmal=".....A")
    at.does("A", "pick uxmal 5", "act 5")
    assert at.refuses("A", "do uxmal 5") == ("TZ 5.13", "Uxmal 5 does not lead to itself")
    assert at.refuses("A", "skip") == ("TZ 5.13", "one action must be chosen")


def test_5_13_the_action_has_its_own_cost_on_top() -> None:
    """TZ 5.13: any1. One corn for Uxmal 5 and three for the temple."""
    at = table(seat(corn=4), uxmal=".....A")
    at.does("A", "pick uxmal 5", "act 5", "do uxmal 1", "up chaac")
    assert at.corn("A") == 0
    poor = table(seat(corn=3), uxmal=".....A")
    poor.does("A", "pick uxmal 5", "act 5")
    assert poor.refuses("A", "do uxmal 1") == ("TZ 5.18", "A does not have the corn for that action")


def test_5_13_without_corn_it_is_impossible() -> None:
    at = table(seat(), uxmal=".....A")
    at.does("A", "pick uxmal 5")
    assert at.refuses("A", "act 5") == ("TZ 5.18", "A does not have the corn for that action")


SLOTS = [
    (1, 4, "chaac", False),
    (2, 5, "chaac", False),
    (3, 6, "chaac", False),
    (4, 7, "kukulcan", False),
    (5, 8, "kukulcan", False),
    (6, 8, "kukulcan", True),
    (7, 10, "quetzalcoatl", False),
    (8, 11, "quetzalcoatl", True),
    (9, 13, "quetzalcoatl", True),
]


@pytest.mark.parametrize(("slot", "points", "god", "resource"), SLOTS)
def test_5_14_what_a_slot_gives(slot: int, points: int, god: str, resource: bool) -> None:
    at = table(seat(skull=2), chichen="." * slot + "A")
    at.does("A", f"pick chichen {slot}", f"act {slot}")
    if resource:
        assert at.may("A") == ["gain wood", "gain stone", "gain gold"]
        at.does("A", "gain stone")
    assert at.may("A") == ["done"]
    assert at.points_from("A", "skulls") == at.score("A") == points
    assert at.has("A")["temples"] == {"chaac": 1, "quetzalcoatl": 1, "kukulcan": 1} | {god: 2}
    assert at.goods("A") == ("1 stone, 1 skull" if resource else "1 skull")
    assert at.seen("skulls_offered") == [slot]
    assert at.seen("skulls_in_bank") == 11, "an offered skull does not return"


def test_5_14_without_a_skull_it_is_impossible() -> None:
    """TZ 5.14, 11.5: ci1."""
    at = table(seat(corn=9), chichen=".A")
    at.does("A", "pick chichen 1")
    assert at.refuses("A", "act 1") == ("TZ 5.14", "A has no crystal skull")


def test_5_14_each_slot_once_per_game_for_everyone() -> None:
    """TZ 5.14, 11.5: ci1."""
    at = table(seat(skull=1, corn=3), offered=(3,), chichen="....A")
    at.does("A", "pick chichen 4")
    assert at.refuses("A", "act 3") == ("TZ 5.14", "a skull lies there already")
    assert at.may("A") == ["act nothing", "act 1", "act 2", "act 4"]


def test_5_14_a_lost_temple_step_does_not_void_the_action() -> None:
    """TZ 5.14, 11.13: ci1."""
    at = table(seat(skull=1, temples=(1, 7, 1)), seat(temples=(1, 8, 1)), chichen=".........A")
    at.does("A", "pick chichen 9", "act 9", "gain gold", "done")
    assert at.score("A") == 13
    assert at.temples("A") == (1, 7, 1)
    assert at.goods("A") == "1 gold"


def test_5_15_space_10_takes_any_free_slot() -> None:
    at = table(seat(skull=1), offered=(1, 2, 9), chichen="..........A")
    at.does("A", "pick chichen 10")
    assert at.may("A") == ["act nothing", "act 3", "act 4", "act 5", "act 6", "act 7", "act 8"]
    at.does("A", "act 7")
    assert at.score("A") == 10


def test_E8_red_takes_action_6_from_space_7() -> None:
    """TZ 5.14, 4.4: 1 corn for the step down; 8 points, a green step and a gold."""
    at = table(seat(skull=1, corn=1), chichen=".......A")
    at.does("A", "pick chichen 7", "act 6")
    assert at.score("A") == 8
    at.does("A", "gain gold", "done")
    assert at.temples("A") == (1, 1, 2)
    assert at.goods("A") == "1 gold"
