"""TZ 11.14: what each monument scores after the last day."""

import pytest
from tests.rules.tzolkin.table import seat, table

from sacbe.engine.game import Json


def worth(*seats: Json, players: int = 4, offered: tuple[int, ...] = ()) -> int:
    """What A's monuments are worth when the game ends; the last player takes the last turn of the game here."""
    last = "ABCD"[players - 1]
    at = table(*seats, players=players, turn=last, day=26, offered=offered)
    at.does(last, "place palenque", "done")
    assert at.pos.is_over
    points = at.points_from("A", "monuments")
    assert points == at.has("A")["monuments_worth"]
    return int(points)


@pytest.mark.parametrize(
    ("temples", "points"), [((1, 5, 3), 12), ((6, 1, 1), 15), ((1, 1, 1), 0), ((0, 0, 0), 0), ((0, 2, 0), 3)]
)
def test_11_14_m01_three_points_per_step_above_the_start_on_the_best_temple(
    temples: tuple[int, int, int], points: int
) -> None:
    """TZ 11.14: never below 0. The picture on the tile shows four steps, 12 points."""
    assert worth(seat(monuments="M01", temples=temples)) == points


@pytest.mark.parametrize(
    ("temples", "points"), [((2, 3, 6), 2 + 2 + 9), ((1, 1, 1), 0), ((0, 0, 0), -6), ((5, 0, 1), 5)]
)
def test_11_14_m02_the_points_of_all_three_steps_again(temples: tuple[int, int, int], points: int) -> None:
    """TZ 11.14: it may be negative, and there is no bonus for the highest."""
    assert worth(seat(monuments="M02", temples=temples)) == points


@pytest.mark.parametrize(
    ("monument", "own", "others"),
    [
        ("M03", "A1-13 A1-14 A2-13", "A1-06 A1-10 A1-01"),
        ("M05", "A1-06 A1-07 A2-04", "A1-13 A1-10 A1-01"),
        ("M11", "A1-10 A1-11 A2-08", "A1-13 A1-06 A1-01"),
    ],
)
def test_11_14_colour_monuments_count_buildings_of_their_colour_and_themselves(
    monument: str, own: str, others: str
) -> None:
    """TZ 11.14: farms have no such colour."""
    assert worth(seat(monuments=monument)) == 4
    assert worth(seat(monuments=monument, buildings=f"{own} {others}")) == 16
    assert worth(seat(monuments=monument), seat(buildings=own)) == 4, "only your own count"


@pytest.mark.parametrize(
    ("monument", "same", "other"), [("M03", "M04", "M05"), ("M05", "M08", "M03"), ("M11", "M13", "M03")]
)
def test_11_14_colour_monuments_count_monuments_of_their_colour(monument: str, same: str, other: str) -> None:
    """TZ 11.14: M04 and M13 score nothing here, M08 nothing with three workers; M03 and M05 score themselves."""
    assert worth(seat(monuments=f"{monument} {same}")) == 8
    assert worth(seat(monuments=f"{monument} {other}")) == 4 + 4


def test_11_14_m04_three_points_per_skull_at_chichen_itza() -> None:
    """TZ 11.14: whoever placed it; a skull you still hold counts nothing here."""
    assert worth(seat(monuments="M04", skull=2), offered=(1, 4, 9)) == 9
    assert worth(seat(monuments="M04"), offered=(1, 2, 3, 4, 5, 6, 7, 8, 9)) == 27


@pytest.mark.parametrize(("mastered", "points"), [(0, 0), (1, 9), (2, 20), (3, 33), (4, 33)])
def test_11_14_m06_technologies_at_level_3(mastered: int, points: int) -> None:
    levels = [3] * mastered + [2] * (4 - mastered)
    one = seat(monuments="M06", agriculture=levels[0], extraction=levels[1], architecture=levels[2], theology=levels[3])
    assert worth(one) == points


def test_11_14_m07_three_points_per_level() -> None:
    assert worth(seat(monuments="M07", agriculture=1, extraction=2, theology=3)) == 18


@pytest.mark.parametrize(("workers", "points"), [(3, 0), (4, 6), (5, 12), (6, 18)])
def test_11_14_m08_workers_in_play(workers: int, points: int) -> None:
    assert worth(seat(monuments="M08", workers=workers)) == points


def test_11_14_m09_two_points_per_building_and_monument_farms_too() -> None:
    assert worth(seat(monuments="M09 M04", buildings="A1-01 A2-02 A1-06")) == 10
    assert worth(seat(monuments="M09", wealth="W14 W15")) == 2, "the farm on a wealth tile is no building"


@pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 5), (4, 4)])
def test_11_14_m10_monuments_built_by_anybody(players: int, each: int) -> None:
    assert worth(seat(monuments="M10"), seat(monuments="M01 M02"), players=players) == 3 * each


def test_11_14_m12_and_m13_harvest_tiles_held() -> None:
    one = seat(monuments="M12", corn_tiles=3, wood_tiles=2)
    assert worth(one) == 12
    assert worth(seat(monuments="M13", corn_tiles=3, wood_tiles=2)) == 8


def test_11_14_burnt_wood_does_not_count() -> None:
    """TZ 11.14, 5.2: on the last day, C burns the forest, and a wood tile is nobody's."""
    at = table(seat(), seat(), seat(), seat(monuments="M13 M12"), turn="D", day=26, palenque="...D")
    at.does("D", "pick palenque 3", "act 3", "harvest burn", "down chaac", "done")
    assert at.points_from("D", "monuments") == 4


def test_11_14_monuments_are_scored_after_the_last_day() -> None:
    at = table(seat(monuments="M07", theology=3), turn="D", day=25, fed=3)
    at.does("D", "place palenque", "done")
    assert at.points_from("A", "monuments") == 0
    assert at.has("A")["monuments_worth"] == 9
    at.passes_round()
    assert at.points_from("A", "monuments") == 9


@pytest.mark.parametrize(("monument", "points"), [("M03", 8), ("M09", 6), ("M10", 8), ("M12", 0)])
def test_11_14_the_view_tells_what_a_monument_would_be_worth_itself_included(monument: str, points: int) -> None:
    """TZ 11.14: to somebody with an altar and a farm, when another has built a monument."""
    at = table(seat(buildings="A1-13 A1-01"), seat(monuments="M01"), monuments=monument)
    shown = {entry["id"]: entry["worth_now"] for entry in at.pos.view(0)["monuments"]}
    assert shown[monument] == points
    assert at.has("A")["monuments_worth"] == 0
