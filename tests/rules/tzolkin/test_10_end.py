"""TZ 10: the last day, what is left over, and who wins."""

import pytest
from tests.rules.tzolkin.table import Table, seat, table

from sacbe.engine.game import Json


def last_day(
    *seats: Json, palenque: str = "", tikal: str = "", first: str = "A", first_space: str | None = None
) -> Table:
    """The last round with one turn left: D places a worker, all are fed and the game is over."""
    at = table(*seats, turn="D", day=26, palenque=palenque, tikal=tikal, first=first, first_space=first_space)
    at.does("D", "place uxmal", "done")
    assert at.pos.is_over
    return at


def test_10_1_the_calendar_advances_one_last_day() -> None:
    """TZ 10.1: end1. Workers may go home, and dummies ride on."""
    at = last_day(palenque="A......B")
    assert at.wheel("palenque") == ".A"
    assert at.has("B")["in_hand"] == 3


def test_10_1_nobody_chooses_how_far() -> None:
    at = table(turn="D", day=26, palenque=".....A")
    at.does("D", "place first", "done")
    assert at.pos.is_over
    assert at.wheel("palenque") == "......A"
    assert at.has("D")["light"]


@pytest.mark.parametrize(
    ("one", "points"),
    [
        (seat(corn=6 + 1), 0.25),
        (seat(corn=6 + 7), 1.75),
        (seat(corn=6, wood=1), 0.5),
        (seat(corn=6, stone=1), 0.75),
        (seat(corn=6, gold=1), 1.0),
        (seat(corn=6, skull=2), 6.0),
        (seat(corn=7, wood=1, stone=1, gold=1, skull=1), 5.5),
    ],
)
def test_10_1_what_is_left_becomes_points(one: Json, points: float) -> None:
    """TZ 10.1: end1. A quarter point per corn after feeding three workers; fractions count."""
    at = last_day(one)
    assert at.points_from("A", "goods") == points
    assert at.score("A") == points + at.points_from("A", "temples")


def test_10_1_resources_have_become_corn() -> None:
    at = last_day(seat(corn=7, wood=1, stone=2, gold=1))
    assert at.goods("A") == f"{1 + 2 + 6 + 4} corn"


def test_10_1_feeding_and_temple_points_come_before_and_monuments_last() -> None:
    at = last_day(seat(corn=5, temples=(2, 1, 1), monuments="M09"))
    parts = at.pos.breakdown()[0]
    assert (parts["hunger"], parts["goods"], parts["monuments"]) == (-3, 0.25, 2)
    assert parts["temples"] == 2 + 2 + 3 + 2
    assert at.score("A") == sum(parts.values())


def test_10_1_the_worker_on_the_first_player_space_comes_home_on_the_last_day() -> None:
    """TZ 10.1, 7.2: and the token goes to its owner."""
    at = last_day(first_space="C")
    assert at.seen("first_space") is None
    assert at.has("C")["in_hand"] == 3
    assert at.seen("first_player") == 2


def test_10_1_who_has_the_token_on_the_last_day_passes_it_to_the_left() -> None:
    """TZ 10.1, 7.2."""
    assert last_day(first_space="A").seen("first_player") == 1


def test_10_1_a_game_that_ended_with_the_worker_on_the_space_reads_back() -> None:
    """TZ 10.1, 7.2: early documents of version 1 leave it there; nothing else is another."""
    at = last_day(first_space="C")
    early = at.pos.to_json()
    early["first_space"], early["first_player"] = "C", "A"
    read = at.game.position(early)
    assert read.is_over
    assert read.breakdown() == at.pos.breakdown()
    assert read.ranking() == at.pos.ranking()


def test_10_1_after_the_end_nothing_is_done() -> None:
    at = last_day()
    assert at.waits_for() == []
    assert at.pos.turn is None
    assert at.refuses("A", "place palenque") == ("TZ 10.1", "the game is over after the fourth food day")


def test_10_1_not_before_the_fourth_food_day() -> None:
    at = table(turn="D", day=25)
    at.does("D", "place uxmal", "done")
    assert not at.pos.is_over
    at.passes_round()
    assert at.pos.is_over


def test_10_2_the_most_points_win() -> None:
    at = last_day(seat(points=10), seat(points=30), seat(points=20))
    assert at.pos.ranking() == [3, 1, 2, 4]
    assert at.seen("ranking") == [3, 1, 2, 4]


def test_10_2_a_quarter_point_is_enough() -> None:
    at = last_day(seat(corn=7), seat(corn=6), seat(corn=6), seat(corn=0))
    assert at.pos.ranking()[0] == 1


def test_10_2_ties_go_to_more_own_workers_on_the_wheels() -> None:
    """TZ 10.2: end1. Counted after the last day: A's worker on 7 has gone home."""
    at = last_day(seat(points=30), seat(points=30), palenque="A......A", tikal="BB")
    assert at.score("A") == at.score("B")
    assert at.pos.ranking()[:2] == [2, 1]


def test_10_2_the_first_player_space_is_no_wheel() -> None:
    at = last_day(seat(points=30), seat(points=30), palenque="B", first_space="A")
    assert at.pos.ranking()[:2] == [2, 1]


def test_10_2_then_the_win_is_shared() -> None:
    at = last_day(seat(points=30), seat(points=30), seat(points=30), palenque="ABC")
    assert at.pos.ranking() == [1, 1, 1, 4]
