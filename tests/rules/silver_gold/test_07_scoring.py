"""SG 7: points and places."""

from collections.abc import Mapping

import pytest
from tests.rules.silver_gold.table import Table, seat, table

from sacbe.engine.game import Json


def ended(*seats: Json, players: int = 2) -> Table:
    """The game is over; seats not named have nothing but two maps left empty."""
    return table(*seats, players=players, over=True, display="P12 O12 G12 S11")


def parts(at: Table) -> Mapping[str, float]:
    """Where A's points come from."""
    return at.pos.breakdown()[0]


def test_7_1_incomplete_maps_score_nothing() -> None:
    at = ended(seat("P01 but a1", "S01 but a1"))
    assert at.pos.scores() == [0, 0]


def test_7_1_the_seal_of_an_incomplete_map_does_not_count() -> None:
    at = ended(seat("P01 but a1", "S04", completed="O04 O05"))
    assert parts(at)["seals"] == 0
    assert at.pos.scores()[0] == 24


def test_7_1_a_seal_does_not_pay_for_incomplete_maps() -> None:
    at = ended(seat("O04 but a1", "O05 but a1", completed="S02"))
    assert parts(at)["seals"] == 0


def test_7_1_coins_trophies_and_palms_won_on_incomplete_maps_stay() -> None:
    at = table(
        seat("S08", "S10", coins=3),
        seat("G01", "G02"),
        card="O4",
        earlier="I2 I3 I3 V3 V3 T4",
        rounds=3,
        display="S05 S06 P01 P02",
    )
    at.does("A", "mark 1 d2", "mark 2 c2")
    at.does("B", "mark 1 a1")
    assert at.pos.is_over
    assert at.pos.breakdown()[0] == {"coins": 3, "trophies": 0, "palms": 3, "maps": 0, "seals": 0}
    at = ended(seat("S08 a2", "S10 c2", coins=4, trophies=(6,), palms=(3,)))
    assert at.pos.scores()[0] == 4 + 6 + 3


@pytest.mark.parametrize("coins", [0, 1, 3])
def test_7_2_each_crossed_coin_box_is_a_point(coins: int) -> None:
    at = ended(seat("S04", "S05", coins=coins))
    assert parts(at)["coins"] == coins
    assert at.pos.scores()[0] == coins


def test_7_3_each_noted_trophy_is_worth_its_number() -> None:
    at = ended(seat("S04", "S05", coins=8, trophies=(6, 4)), seat("S06", "S07", coins=4, trophies=(5,)))
    assert parts(at)["trophies"] == 10
    assert at.pos.scores() == [18, 9]


def test_7_4_palm_boxes_are_worth_the_numbers_in_them() -> None:
    at = ended(seat("S04", "S05", palms=(5, 1, 3, 2)))
    assert parts(at)["palms"] == 11
    assert at.pos.scores()[0] == 11


@pytest.mark.parametrize(("name", "points"), [("P04", 14), ("O04", 12), ("G04", 10), ("S04", 8)])
def test_7_5_each_completed_map_is_worth_its_points(name: str, points: int) -> None:
    at = ended(seat("S05", "S06", completed=name))
    assert parts(at)["maps"] == points
    assert at.pos.scores()[0] == points


def test_7_5_completed_maps_add_up() -> None:
    at = ended(seat("S05", "S06", completed="P04 P05 O04 G04 S04 S07"))
    assert parts(at)["maps"] == 14 + 14 + 12 + 10 + 8 + 8


TWO_MAPS = {"grey": "S04 S05", "green": "G04 G05", "orange": "O04 O05", "purple": "P04 P05"}


@pytest.mark.parametrize(
    ("name", "colour", "value"),
    [
        ("P01", "orange", 2),
        ("P02", "green", 1),
        ("P03", "grey", 1),
        ("O01", "purple", 2),
        ("O02", "green", 1),
        ("O03", "grey", 1),
        ("G01", "purple", 2),
        ("G02", "orange", 2),
        ("G03", "grey", 1),
        ("S01", "purple", 2),
        ("S02", "orange", 2),
        ("S03", "green", 1),
    ],
)
def test_7_6_a_seal_pays_its_value_for_every_completed_map_of_its_colour(name: str, colour: str, value: int) -> None:
    for other, maps in TWO_MAPS.items():
        at = ended(seat("S06", "S07", completed=f"{name} {maps}"))
        assert parts(at)["seals"] == (2 * value if other == colour else 0), other


def test_7_6_several_seals_all_count() -> None:
    at = ended(seat("S06", "S07", completed="P01 S02 O04 O05 O03"))
    by_two_orange_seals = 2 * 2 * 3
    by_the_grey_seal = 1 * 1
    assert parts(at)["seals"] == by_two_orange_seals + by_the_grey_seal


def test_7_6_only_the_players_own_maps_count() -> None:
    at = ended(seat("S06", "S07", completed="S02"), seat("S04", "S05", completed="O04 O05"))
    assert parts(at)["seals"] == 0


def test_E3_Sarahs_points_are_92() -> None:
    """SG 7.2, 7.3, 7.4, 7.5, 7.6: the rulebook prints 95, which does not follow from its own parts."""
    at = ended(
        seat("S06", "S07", completed="S04 S05 G02 O04 O05 P03", coins=9, trophies=(3, 2), palms=(3, 3, 2)),
        seat("S08", "S09", coins=12, trophies=(6, 5, 4)),
    )
    assert parts(at) == {"coins": 9, "trophies": 5, "palms": 8, "maps": 64, "seals": 2 + 4}
    assert at.pos.scores()[0] == 92


def test_7_7_most_points_win() -> None:
    at = ended(seat("P07", "P08", coins=1), seat("P09", "P10", coins=3), seat("O07", "O08", coins=2))
    assert at.pos.ranking() == [3, 1, 2]
    assert at.pos.view(None)["ranking"] == [3, 1, 2]


@pytest.mark.parametrize(
    ("winner", "loser"),
    [
        pytest.param({"completed": "S04 S05"}, {"completed": "P04", "coins": 2}, id="grey"),
        pytest.param({"completed": "G04", "coins": 2}, {"completed": "O04"}, id="green"),
        pytest.param({"completed": "O04", "coins": 2}, {"completed": "P04"}, id="orange"),
        pytest.param({"completed": "P04"}, {"palms": (5, 5, 4)}, id="purple"),
        pytest.param(
            {"completed": "S04", "palms": (5, 5, 5, 5), "coins": 2}, {"completed": "G04 G05 G06"}, id="grey over green"
        ),
        pytest.param(
            {"completed": "G04", "palms": (5, 5, 2), "coins": 2}, {"completed": "O04 O05"}, id="green over orange"
        ),
        pytest.param(
            {"completed": "O04", "palms": (5, 5, 3), "coins": 3}, {"completed": "P04 P05"}, id="orange over purple"
        ),
    ],
)
@pytest.mark.parametrize("winner_sits", ["A", "B"])
def test_7_7_ties_go_to_grey_then_green_then_orange_then_purple(
    winner: dict[str, object], loser: dict[str, object], winner_sits: str
) -> None:
    first, second = _sit("P07 P08", winner), _sit("P09 P10", loser)
    at = ended(first, second) if winner_sits == "A" else ended(second, first)
    scores = at.pos.scores()
    assert scores[0] == scores[1], "the example must be a tie on points"
    assert at.pos.ranking() == ([1, 2] if winner_sits == "A" else [2, 1])


def _sit(maps: str, what: dict[str, object]) -> Json:
    listed = {name: value.split() if isinstance(value, str) else value for name, value in what.items()}
    return seat(*maps.split()) | {name: list(v) if isinstance(v, tuple) else v for name, v in listed.items()}


def test_7_7_full_equals_share_the_win_and_the_next_place_stays_empty() -> None:
    at = ended(
        seat("P07", "P08", completed="S04"),
        seat("P09", "P10", completed="S05"),
        seat("O07", "O08", coins=3),
    )
    assert at.pos.ranking() == [1, 1, 3]


def test_7_7_tie_breaks_order_all_places() -> None:
    at = ended(
        seat("P07", "P08", completed="P04"),
        seat("P09", "P10", completed="G04", coins=2),
        seat("O07", "O08", completed="O04"),
        seat("O09", "O10", completed="G05", coins=2),
    )
    assert at.pos.scores() == [14, 12, 12, 12]
    assert at.pos.ranking() == [1, 2, 4, 2]
