"""TZ 7: what the first-player space gives, and how far the calendar advances."""

import pytest
from tests.rules.tzolkin.table import Table, seat, table


def placed(at: Table) -> Table:
    """D, last in this round, places a worker on the first-player space."""
    at.does("D", "place first", "done")
    return at


def test_7_1_it_costs_nothing_and_holds_one_worker() -> None:
    """TZ 7.1, 4.3: the number of workers placed is paid for all the same."""
    at = table(seat(corn=1))
    at.does("A", "place palenque", "place first")
    assert at.corn("A") == 0
    at.does("A", "done")
    assert at.clause("B", "place first") == "TZ 4.3"


def test_7_1_its_corn_comes_first_of_all() -> None:
    """TZ 7.1: sps1. When the calendar advances, the corn has long been taken."""
    at = table(seat(), turn="A", calendar_corn=3)
    at.does("A", "place first", "done")
    assert at.corn("A") == 3
    assert at.waits_for() == ["B"]


def test_7_2_the_worker_comes_home() -> None:
    """TZ 7.2: sps1."""
    at = placed(table(turn="D"))
    assert at.has("D")["in_hand"] == 3
    assert at.seen("first_space") is None


def test_7_2_the_token_goes_to_its_owner() -> None:
    """TZ 7.2: sps1."""
    at = placed(table(turn="D", first="A"))
    at.does("D", "one day")
    assert at.seen("first_player") == 3
    assert at.waits_for() == ["D"]


def test_7_2_who_has_the_token_passes_it_to_the_left() -> None:
    """TZ 7.2: sps1."""
    at = table(turn="A", first="A")
    at.does("A", "place first", "done")
    at.passes_round()
    at.does("A", "one day")
    assert at.seen("first_player") == 1
    assert at.order() == ["B", "C", "D", "A"]


def test_7_2_to_the_left_of_the_last_seat_sits_the_first() -> None:
    at = table(turn="D", first="D")
    at.does("D", "place first", "done")
    at.passes_round()
    at.does("D", "one day")
    assert at.seen("first_player") == 0


def test_7_3_one_day_or_two() -> None:
    """TZ 7.3: dbl1."""
    at = placed(table(turn="D"))
    assert at.seen("phase") == "day"
    assert at.may("D") == ["one day", "two days"]
    assert at.clause("D", "place palenque") == "TZ 4.2"
    assert at.clause("A", "one day") == "TZ 3.1"
    at.does("D", "two days")
    assert at.seen("day") == 5
    assert not at.has("D")["light"]


def test_7_3_one_day_keeps_the_board_light() -> None:
    at = placed(table(turn="D"))
    at.does("D", "one day")
    assert at.seen("day") == 4
    assert at.has("D")["light"]


def test_7_3_not_with_the_dark_side_up() -> None:
    """TZ 7.3: dbl1. There is nothing to choose then; the token still moves."""
    at = placed(table(seat(), seat(), seat(), seat(light=False), turn="D"))
    assert at.seen("day") == 4
    assert at.seen("first_player") == 3
    assert at.clause("D", "two days") == "TZ 4.2"


def test_7_3_the_workers_owner_chooses_though_the_token_has_gone_to_the_left() -> None:
    """TZ 7.3: sps1."""
    at = table(turn="A", first="A")
    at.does("A", "place first", "done")
    at.passes_round()
    assert at.waits_for() == ["A"]
    assert at.seen("first_player") == 1
    at.does("A", "two days")
    assert not at.has("A")["light"]
    assert at.has("B")["light"]
    assert at.waits_for() == ["B"]


@pytest.mark.parametrize("wheel", ["palenque", "yaxchilan", "tikal", "uxmal"])
def test_7_4_a_worker_on_space_6_forbids_two_days(wheel: str) -> None:
    """TZ 7.4: dbl1."""
    signs = {name: "......B" if name == wheel else "" for name in ("palenque", "yaxchilan", "tikal", "uxmal")}
    at = table(
        turn="D",
        palenque=signs["palenque"],
        yaxchilan=signs["yaxchilan"],
        tikal=signs["tikal"],
        uxmal=signs["uxmal"],
    )
    assert at.seen("double_advance_blocked")
    placed(at)
    assert at.seen("day") == 4
    assert at.wheel(wheel) == ".......B"
    assert at.has("D")["light"]


def test_7_4_a_worker_on_space_9_of_chichen_itza_forbids_two_days() -> None:
    """TZ 7.4: dbl1."""
    at = placed(table(turn="D", chichen=".........B"))
    assert at.seen("day") == 4
    other = placed(table(turn="D", chichen="......B"))
    assert other.may("D") == ["one day", "two days"]


def test_7_4_an_own_worker_forbids_it_too() -> None:
    assert placed(table(turn="D", palenque="......D")).seen("day") == 4


def test_7_4_the_rulebooks_picture() -> None:
    """TZ 7.4: green stands on the first-player space. Red's worker on 7 forbids nothing, the one on 6 does."""
    leaves_six = table(turn="D", first_space="A", palenque="......DD")
    leaves_six.does("D", "pick palenque 7", "act nothing", "done")
    assert leaves_six.seen("day") == 4
    takes_six = table(turn="D", first_space="A", palenque="......DD")
    takes_six.does("D", "pick palenque 6", "act nothing", "done")
    assert takes_six.may("A") == ["one day", "two days"]
    takes_six.does("A", "two days")
    assert takes_six.has("D")["in_hand"] == 3


@pytest.mark.parametrize(("day", "food"), [(6, 0), (12, 1), (19, 2)])
def test_7_5_a_food_day_passed_over_is_held_all_the_same(day: int, food: int) -> None:
    """TZ 7.5: dbl3."""
    at = placed(table(turn="D", day=day))
    at.does("D", "two days")
    assert at.seen("day") == day + 2
    assert at.seen("food_day")
    assert at.seen("food_days_done") == food
    at.passes_round()
    assert at.points_from("A", "hunger") == -9
    at.fills()
    assert at.seen("food_days_done") == food + 1
    assert not at.seen("food_day")
    assert at.seen("days_to_food") == (7, 13, 20, 26)[food + 1] - day - 3


def test_7_5_landing_on_a_food_day_is_no_different() -> None:
    at = placed(table(turn="D", day=5))
    at.does("D", "two days")
    assert at.seen("day") == 7
    assert at.seen("food_day")


def test_7_5_passing_the_last_food_day_ends_the_game_in_the_new_round() -> None:
    """TZ 7.5, 1.1: dbl3. From day 25 to day 27: still a round with turns and a food day, then the end."""
    at = placed(table(turn="D", day=25))
    at.does("D", "two days")
    assert at.seen("day") == 27
    assert at.seen("food_day")
    at.passes_round()
    assert at.pos.is_over
