"""TZ 8: corn on the calendar, and how the wheels turn."""

import pytest
from tests.rules.tzolkin.table import seat, table


def test_8_1_a_corn_for_every_round_without_a_worker_on_the_first_player_space() -> None:
    """TZ 8.1: sps2."""
    at = table(turn="D", calendar_corn=2)
    at.does("D", "place palenque", "done")
    assert at.seen("calendar_corn") == 3
    assert at.seen("day") == 4
    at.passes_round()
    assert at.seen("calendar_corn") == 4


@pytest.mark.parametrize("days", ["one day", "two days"])
def test_8_1_no_corn_when_somebody_stood_there(days: str) -> None:
    """TZ 8.1: sps2. Not for two days either."""
    at = table(turn="D", calendar_corn=2)
    at.does("D", "place first", "done", days)
    assert at.seen("calendar_corn") == 0


def test_8_2_all_workers_move_one_space_up() -> None:
    at = table(turn="D", palenque="A.B", yaxchilan=".....D", tikal="", uxmal="......C", chichen="A........B")
    at.does("D", "place tikal", "done")
    assert at.wheel("palenque") == ".A.B"
    assert at.wheel("yaxchilan") == "......D"
    assert at.wheel("tikal") == ".D"
    assert at.wheel("uxmal") == ".......C"
    assert at.wheel("chichen") == ".A........B"


def test_8_2_from_the_last_space_workers_go_home_without_an_action() -> None:
    at = table(turn="D", yaxchilan=".......A", chichen="..........A")
    assert at.has("A")["in_hand"] == 1
    at.does("D", "place tikal", "done")
    assert at.wheel("yaxchilan") == at.wheel("chichen") == ""
    assert at.has("A")["in_hand"] == 3
    assert at.goods("A") == ""


def test_8_2_two_days_move_everyone_twice() -> None:
    at = table(turn="D", palenque="A....B.C", chichen="........A.B")
    at.does("D", "place first", "done", "two days")
    assert at.wheel("palenque") == "..A....B"
    assert at.wheel("chichen") == "..........A"
    assert (at.has("C")["in_hand"], at.has("B")["in_hand"]) == (3, 2)


def test_8_2_dummies_stay_on_the_wheel() -> None:
    """TZ 8.2, 2.6: through the positions without a number and back to 0."""
    at = table(seat(), turn="C", players=3, palenque=".......xx", chichen="..........x.x")
    at.does("C", "place tikal", "done")
    assert at.wheel("palenque") == "........xx"
    assert at.wheel("chichen") == "x..........x"
    at.passes_round()
    assert at.wheel("palenque")[0] == "x"
    assert at.wheel("palenque")[9] == "x"
