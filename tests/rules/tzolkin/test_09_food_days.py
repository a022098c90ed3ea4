"""TZ 9: feeding, the new age, goods and points of the temples, and their top steps."""

import pytest
from tests.rules.tzolkin.table import NO_TEMPLE, Table, seat, table

from sacbe.engine.game import Json


def food_day(*seats: Json, day: int = 7, players: int = 4, offered: tuple[int, ...] = ()) -> Table:
    """A food day, when everyone has taken a turn and all is done but, on the second, the new buildings."""
    last = "ABCD"[players - 1]
    at = table(*seats, players=players, turn=last, day=day, offered=offered)
    at.does(last, "place yaxchilan", "done")
    return at


@pytest.mark.parametrize(
    ("corn", "left", "points"), [(9, 3, 0), (6, 0, 0), (5, 1, -3), (4, 0, -3), (2, 0, -6), (1, 1, -9), (0, 0, -9)]
)
def test_9_1_two_corn_for_each_worker_and_no_half_meals(corn: int, left: int, points: int) -> None:
    """TZ 9.1: food1. Scores may fall below 0."""
    at = food_day(seat(corn=corn))
    assert at.corn("A") == left
    assert at.points_from("A", "hunger") == at.score("A") == points


def test_E5_four_workers_and_five_corn() -> None:
    """TZ 9.1: food1. Two workers are fed, 1 corn is kept, two unfed cost 6; the Romanian text prints 3, a slip."""
    at = food_day(seat(corn=5, workers=4))
    assert at.corn("A") == 1
    assert at.score("A") == -6


def test_9_1_workers_everywhere_in_play_are_fed() -> None:
    """TZ 9.1: food1. In hand, on a wheel and on the first-player space."""
    at = table(seat(corn=8, workers=4), turn="D", day=7, first_space="A", palenque="..A", chichen="A")
    at.does("D", "place tikal", "done")
    assert at.corn("A") == 0
    assert at.points_from("A", "hunger") == 0


@pytest.mark.parametrize(
    ("farms", "workers", "bill"),
    [
        ("A1-01", 3, 4),
        ("A1-01 A1-02 A1-03", 5, 4),
        ("A1-04", 4, 4),
        ("A1-04 A1-05", 6, 0),
        ("A1-01 A1-02 A1-04", 5, 3),
        ("A1-01 A1-02 A1-03 A1-04", 3, 0),
    ],
)
def test_9_1_farms(farms: str, workers: int, bill: int) -> None:
    """TZ 9.1: food2. The rulebook's picture: two workers free and the others 1 corn each, 3 corn for five."""
    at = table(seat(corn=12, workers=workers, buildings=farms), turn="D", day=7)
    assert at.has("A")["meal_bill"] == bill
    at.does("D", "place yaxchilan", "done")
    assert at.corn("A") == 12 - bill
    assert at.points_from("A", "hunger") == 0


@pytest.mark.parametrize(("farms", "bill"), [("A2-01", 6), ("A2-01 A2-02", 0), ("A2-03 A1-04", 3)])
def test_9_1_the_farms_of_age_2_feed_three(farms: str, bill: int) -> None:
    """TZ 9.1: food2."""
    at = food_day(seat(corn=12, workers=6, buildings=farms), day=20)
    assert at.corn("A") == 12 - bill


def test_9_1_farms_help_the_hungry_too() -> None:
    """TZ 9.1: food2. Four workers, one free, one corn cheaper: with 2 corn one stays hungry."""
    at = food_day(seat(corn=2, workers=4, buildings="A1-01 A1-04"))
    assert at.corn("A") == 0
    assert at.score("A") == -3


def test_9_2_age_1_leaves_after_feeding_on_the_second_food_day() -> None:
    at = food_day(seat(buildings="A1-01 A1-10"), day=13)
    assert at.seen("phase") == "new age"
    assert at.display() == []
    assert at.chances() == [f"building A2-{n:02}" for n in range(1, 19)]
    at.draws(*(f"building A2-{n:02}" for n in (1, 3, 5, 7, 9)))
    assert at.seen("phase") == "new age"
    at.draws("building A2-11")
    assert at.display() == ["A2-01", "A2-03", "A2-05", "A2-07", "A2-09", "A2-11"]
    assert at.has("A")["buildings"] == ["A1-01", "A1-10"]
    assert len(at.pos.view(None)["monuments"]) == 6
    assert at.seen("buildings_in_stack") == 12


def test_9_2_the_other_food_days_change_no_buildings() -> None:
    assert food_day(day=7).display()[0] == "A1-01"
    assert food_day(day=20).display()[0] == "A2-01"


CHAAC = ["", "", "1 stone", "1 stone", "2 stone", "2 stone", "2 stone"]
QUETZALCOATL = ["", "", "", "1 gold", "1 gold", "2 gold", "2 gold", "2 gold", "2 gold"]
KUKULCAN = ["", "", "1 wood", "1 wood", "2 wood", "2 wood, 1 skull", "2 wood, 1 skull", "2 wood, 1 skull"]
GOODS = [(CHAAC, 0), (QUETZALCOATL, 1), (KUKULCAN, 2)]


@pytest.mark.parametrize("day", [7, 20])
@pytest.mark.parametrize(("god", "step"), [(god, step) for goods, god in GOODS for step in range(len(goods))])
def test_9_3_goods_of_the_step_and_all_below(god: int, step: int, day: int) -> None:
    """TZ 9.3: food3."""
    steps = [0, 0, 0]
    steps[god] = step
    at = food_day(seat(temples=(steps[0], steps[1], steps[2])), day=day)
    assert at.goods("A") == GOODS[god][0][step]
    assert at.points_from("A", "temples") == 0


def test_9_3_too_few_skulls_for_all_give_nobody_one() -> None:
    """TZ 9.3, 11.9: skull1. Twelve are gone; two would get one."""
    two = [seat(temples=(1, 1, 5)), seat(temples=(1, 1, 6))]
    at = food_day(*two, seat(skull=12))
    assert at.goods("A") == at.goods("B") == "2 wood"
    assert at.seen("skulls_in_bank") == 1
    enough = food_day(seat(temples=(1, 1, 5)), seat(temples=(1, 1, 6)), seat(skull=11))
    assert enough.goods("A") == enough.goods("B") == "2 wood, 1 skull"
    assert enough.seen("skulls_in_bank") == 0


STEP_POINTS = [
    [-1, 0, 2, 4, 6, 7, 8],
    [-2, 0, 1, 2, 4, 6, 9, 12, 13],
    [-3, 0, 1, 3, 5, 7, 9, 10],
]
LEADER = [(6, 2), (2, 6), (4, 4)]


@pytest.mark.parametrize(("god", "step"), [(god, step) for god in range(3) for step in range(len(STEP_POINTS[god]))])
def test_9_4_points_of_the_own_step_only(god: int, step: int) -> None:
    """TZ 9.4: food3. B stands on step 5 of all temples; above it A leads."""
    steps = [0, 0, 0]
    steps[god] = step
    at = food_day(seat(temples=(steps[0], steps[1], steps[2])), seat(temples=(5, 5, 5)), day=13)
    at.fills()
    others = -6 - STEP_POINTS[god][0]
    ahead = LEADER[god][0] if step > 5 else LEADER[god][0] // 2 if step == 5 else 0
    assert at.points_from("A", "temples") == others + STEP_POINTS[god][step] + ahead
    assert at.goods("A") == ""


@pytest.mark.parametrize(("day", "age"), [(13, 0), (26, 1)])
@pytest.mark.parametrize("god", [0, 1, 2])
def test_9_4_the_bonus_of_the_highest(god: int, day: int, age: int) -> None:
    """TZ 9.4: food3. The first number after age 1, the second after age 2."""
    steps = [1, 1, 1]
    steps[god] = 2
    rest = [seat(temples=NO_TEMPLE), seat(temples=NO_TEMPLE), seat(temples=NO_TEMPLE)]
    at = food_day(seat(temples=(steps[0], steps[1], steps[2])), *rest, day=day)
    at.fills()
    bonuses = sum(bonus[age] for bonus in LEADER)
    assert at.points_from("A", "temples") == STEP_POINTS[god][2] + bonuses
    assert at.points_from("B", "temples") == -6


@pytest.mark.parametrize("tied", [2, 3, 4])
def test_9_4_everyone_tied_gets_half(tied: int) -> None:
    """TZ 9.4, 11.8: food3. Half even if three or four are tied."""
    seats = [seat(temples=(2 if number < tied else 1, 0, 0)) for number in range(4)]
    at = food_day(*seats, day=13)
    at.fills()
    for number in range(tied):
        assert at.points_from("ABCD"[number], "temples") == 2 + 3 - 2 + 1 - 3 + 2


def picture(day: int) -> Table:
    """The rulebook's three-player picture: red (A), blue (B) and yellow (C) on the temples."""
    red = seat(temples=(2, 1, 6))
    blue = seat(temples=(4, 1, 4))
    yellow = seat(temples=(4, 1, 0))
    at = food_day(red, blue, yellow, day=day, players=3)
    at.fills()
    return at


def test_E6_points_after_age_1() -> None:
    """TZ 9.4: food3. 2 + 0 + 9 + 4 + 1, 6 + 0 + 5 + 3 + 1 and 6 + 0 - 3 + 3 + 1."""
    assert [picture(13).points_from(who, "temples") for who in "ABC"] == [16, 15, 7]


def test_E6_points_after_age_2() -> None:
    """TZ 9.4: food3. 2 + 0 + 9 + 4 + 3, 6 + 0 + 5 + 1 + 3 and 6 + 0 - 3 + 1 + 3."""
    assert [picture(26).points_from(who, "temples") for who in "ABC"] == [18, 15, 7]


@pytest.mark.parametrize("day", [7, 20])
def test_E6_goods_in_the_middle_of_an_age(day: int) -> None:
    """TZ 9.3: food3. Red 1 stone, 2 wood and a skull, blue 2 stone and 2 wood, yellow 2 stone."""
    at = picture(day)
    assert at.goods("A") == "2 wood, 1 stone, 1 skull"
    assert at.goods("B") == "2 wood, 2 stone"
    assert at.goods("C") == "2 stone"


@pytest.mark.parametrize(("god", "top"), [("chaac", 6), ("quetzalcoatl", 8), ("kukulcan", 7)])
def test_9_5_the_top_holds_one_player(god: str, top: int) -> None:
    """TZ 9.5: temple1."""
    below, there = seat(corn=3, light=False), seat()
    below["temples"][god] = top - 1
    there["temples"][god] = top
    at = table(below, there, uxmal=".A")
    at.does("A", "pick uxmal 1", "act 1", f"up {god}")
    assert at.has("A")["temples"][god] == top - 1
    assert not at.has("A")["light"]


@pytest.mark.parametrize(("god", "top"), [("chaac", 6), ("quetzalcoatl", 8), ("kukulcan", 7)])
def test_9_5_reaching_the_top_turns_the_board_light_side_up(god: str, top: int) -> None:
    """TZ 9.5: temple1."""
    below = seat(corn=3, light=False)
    below["temples"][god] = top - 1
    at = table(below, uxmal=".A")
    at.does("A", "pick uxmal 1", "act 1", f"up {god}")
    assert at.has("A")["temples"][god] == top
    assert at.has("A")["light"]


def test_9_5_lower_steps_hold_everyone() -> None:
    at = table(seat(corn=3, temples=(4, 1, 1)), seat(temples=(5, 1, 1)), seat(temples=(5, 1, 1)), uxmal=".A")
    at.does("A", "pick uxmal 1", "act 1", "up chaac")
    assert at.temples("A") == (5, 1, 1)


def test_9_5_a_step_above_the_top_is_lost() -> None:
    """TZ 9.5: temple1. It does not turn the board either."""
    at = table(seat(corn=3, temples=(6, 1, 1), light=False), uxmal=".A")
    at.does("A", "pick uxmal 1", "act 1", "up chaac")
    assert at.temples("A") == (6, 1, 1)
    assert not at.has("A")["light"]
