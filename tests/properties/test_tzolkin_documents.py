"""Documents that look like a position of Tzolk'in and cannot be one: refused at the field that is wrong."""

import pytest
from tests.properties.damage import Spot, put
from tests.rules.tzolkin.table import Table, seat, table

import sacbe
from sacbe.engine.game import Json


def moved(at: Table, *moves: str) -> Json:
    at.does("A", *moves)
    return at.pos.to_json()


def entry(what: str, *numbers: int) -> Json:
    return {"what": what, "numbers": [*numbers, 0, 0, 0][:3]}


def row(of: str, done: int) -> Json:
    return {"what": "run", "of": of, "done": done}


def rich() -> Json:
    return seat(wood=6, stone=6, gold=6, corn=9)


GAME = sacbe.load("tzolkin", players=4)
TURN = entry("turn")
BEGGED = moved(table(seat(corn=1)), "beg chaac")
PLACED = moved(table(seat(corn=5)), "place first")
STUDIES = moved(table(rich(), tikal="...A"), "pick tikal 3", "act 3", "study theology")
BUILDS = moved(table(rich(), display="A1-12 A1-01", tikal="....A"), "pick tikal 4", "act 4", "build A1-12")
OFFERS = moved(table(seat(skull=1, wood=1, theology=2), chichen=".A"), "pick chichen 1", "act 1")


@pytest.mark.parametrize(
    ("data", "stack"),
    [
        (STUDIES, [TURN, row("tikal 3", 1), entry("track", 1, 1, 1), entry("advance", 3), entry("pay", 1)]),
        (BUILDS, [TURN, row("tikal 4", 1), entry("build", 1, 8), row("A1-12", 1), entry("up", 1)]),
        (OFFERS, [TURN, row("chichen 1", 5), entry("pray")]),
    ],
)
def test_the_stacks_damaged_below_are_sound(data: Json, stack: list[Json]) -> None:
    assert data["stack"] == stack
    assert GAME.position(data).to_json() == data


@pytest.mark.parametrize(
    ("data", "stack", "place"),
    [
        (STUDIES, [], "stack"),
        (STUDIES, [row("tikal 3", 1)], "stack[0]"),
        (STUDIES, [TURN, TURN], "stack[1]"),
        (STUDIES, [TURN, entry("pay", 1)], "stack[1]"),
        (STUDIES, [TURN, row("tikal 3", 1)], "stack"),
        (STUDIES, [TURN, row("tikal 3", 2), entry("track", 2, 1)], "stack[1]"),
        (STUDIES, [TURN, row("A1-12", 1), entry("up", 1)], "stack[1]"),
        (STUDIES, [TURN, row("tikal 3", 1), entry("up", 1), entry("pay", 1)], "stack[3]"),
        (STUDIES, [TURN, row("tikal 3", 1), entry("track", 2, 1), entry("advance", 3), entry("pay", 1)], "stack[3]"),
        (STUDIES, [TURN, row("tikal 3", 1), entry("track", 1, 1, 1), entry("pay", 1)], "stack[3]"),
        (STUDIES, [TURN, row("tikal 3", 1), entry("market")], "stack[2]"),
        (BUILDS, [TURN, row("tikal 4", 1), entry("build", 2, 2), row("A1-12", 1), entry("up", 1)], "stack[3]"),
        (BUILDS, [TURN, row("tikal 4", 1), entry("build", 1, 8), row("A1-01", 1), entry("up", 1)], "stack[3]"),
        (BUILDS, [TURN, row("tikal 4", 1), entry("build", 1, 8), row("tikal 4", 1), entry("build", 2, 2)], "stack[3]"),
        (BUILDS, [TURN, row("tikal 4", 1), row("A2-04", 1), entry("track", 1)], "stack[2]"),
        (OFFERS, [TURN, row("chichen 1", 3), entry("pray")], "stack[1]"),
        (OFFERS, [TURN, row("chichen 1", 4), entry("pray")], "stack[2]"),
        (OFFERS, [TURN, {"what": "run", "of": "nowhere", "done": 1}], "stack[1].of"),
        (OFFERS, [TURN, {"what": "run", "numbers": [3]}], "stack[1].of"),
    ],
)
def test_a_stack_that_play_cannot_leave_is_refused(data: Json, stack: list[Json], place: str) -> None:
    with pytest.raises(sacbe.InvalidPosition) as refused:
        GAME.position(put(data, ("stack",), stack))
    assert refused.value.place == place


@pytest.mark.parametrize(
    ("data", "spot", "value", "place"),
    [
        (BEGGED, ("players", 0, "corn"), 4, "begged"),
        (PLACED, ("first_space",), "B", "first_space"),
        (PLACED, ("first_space",), None, "first_space"),
        (PLACED, ("placed_first",), False, "first_space"),
        (PLACED, ("number",), 5, "number"),
        (PLACED, ("number",), 17, "number"),
    ],
)
def test_a_turn_that_play_cannot_reach_is_refused(data: Json, spot: Spot, value: object, place: str) -> None:
    GAME.position(data)
    with pytest.raises(sacbe.InvalidPosition) as refused:
        GAME.position(put(data, spot, value))
    assert refused.value.place == place
