"""TZ 2: the calendar, the jungle, what lies open, wealth tiles, dummies and the first player."""

import pytest
from tests.rules.tzolkin.table import AGE1, MONUMENTS, Table, dealt, fresh

DUMMIES = {4: "", 3: "W17 W18 W19 W20 W21 W13", 2: "W17 W18 W19 W20 W21 W09 W13 W08 W11"}
HANDS = ("W04 W01 W02 W03", "W10 W05 W06 W07", "W12 W08 W09 W11", "W16 W13 W14 W15")


def kept(players: int = 4) -> Table:
    """Everyone has kept the first and the last tile of the hand."""
    at = dealt(*HANDS[:players], dummies=DUMMIES[players])
    for number in range(players):
        tiles = HANDS[number].split()
        at.does("ABCD"[number], f"keep {tiles[0]}", f"keep {tiles[3]}")
    return at


def test_2_1_the_first_round_is_no_food_day() -> None:
    at = kept()
    assert at.seen("day") == 0
    assert not at.seen("food_day")
    assert at.seen("days_to_food") == 7
    at.passes_round()
    assert at.score("A") == at.score("D") == 0
    assert at.seen("day") == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_2_the_jungle(players: int) -> None:
    """TZ 2.2: a corn tile on every plot, and wood on top of it at Palenque 3, 4 and 5."""
    at = fresh(players)
    assert [at.jungle(space) for space in (2, 3, 4, 5)] == [(players, 0)] + 3 * [(players, players)]


@pytest.mark.parametrize(("players", "monuments"), [(2, 4), (3, 5), (4, 6)])
def test_2_3_what_lies_open(players: int, monuments: int) -> None:
    at = fresh(players, "seat-1")
    assert at.chances() == [f"building A1-{n:02}" for n in range(1, 15)]
    at.draws(*(f"building {name}" for name in AGE1.split()))
    assert at.chances() == [f"monument M{n:02}" for n in range(1, 14)]
    at.draws(*(f"monument {name}" for name in MONUMENTS[:monuments]))
    assert at.chances() == [f"wealth W{n:02}" for n in range(1, 22)]
    assert at.display() == AGE1.split()
    assert len(at.pos.view(None)["monuments"]) == monuments


def test_2_3_nothing_is_drawn_twice_or_chosen_by_a_player() -> None:
    at = fresh(4, "seat-1")
    at.draws("building A1-01")
    assert at.refuses("-", "building A1-01") == ("TZ 2.3", "building A1-01 is no longer in its stack")
    assert at.refuses("A", "building A1-02") == ("TZ 2.3", "building A1-02 is drawn by chance, no player chooses it")
    assert at.refuses("-", "monument M01") == ("TZ 2.5", "monument M01 is not what is drawn now")


def test_2_4_where_tokens_start() -> None:
    """TZ 2.4: the white step is one above the bottom."""
    at = fresh()
    for who in "ABCD":
        assert at.temples(who) == (1, 1, 1)
        assert at.levels(who) == (0, 0, 0, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_5_four_tiles_each(players: int) -> None:
    at = dealt(*HANDS[:players])
    for number in range(players):
        assert at.pos.view(number)["hand"] == sorted(HANDS[number].split())
    assert at.seen("phase") == ("keep" if players == 4 else "dummies")


def test_2_5_two_of_the_four_are_kept_all_at_the_same_time() -> None:
    at = dealt(*HANDS)
    assert at.pos.simultaneous
    assert at.waits_for() == ["A", "B", "C", "D"]
    assert at.may("A") == ["keep W01", "keep W02", "keep W03", "keep W04"]
    at.does("C", "keep W12")
    assert at.refuses("C", "keep W12") == ("TZ 2.5", "that wealth tile is already kept")
    at.does("C", "keep W08")
    assert at.refuses("C", "keep W09") == ("TZ 2.5", "C has already kept two wealth tiles")
    assert at.waits_for() == ["A", "B", "D"]
    assert at.refuses("A", "keep W05") == ("TZ 2.5", "that wealth tile was not dealt to A")
    assert at.refuses("A", "place palenque") == ("TZ 2.5", "first choose the two wealth tiles to keep")


def test_2_5_hands_are_secret_until_all_reveal_together() -> None:
    """TZ 2.5: hid1."""
    at = dealt(*HANDS)
    at.does("A", "keep W04", "keep W01")
    assert at.has("A")["wealth"] == ["W01", "W04"]
    assert at.sees("B", "A")["wealth"] == at.sees("-", "A")["wealth"] == []
    assert at.pos.view(None)["hand"] == []
    assert at.goods("A") == "", "nothing is taken before all have chosen"
    assert "W0" not in str({name: value for name, value in at.pos.view(1).items() if name != "hand"})
    for number, who in ((1, "B"), (2, "C"), (3, "D")):
        at.does(who, *(f"keep {tile}" for tile in HANDS[number].split()[:2]))
    assert at.sees("-", "A")["wealth"] == ["W01", "W04"]
    assert at.pos.view(0)["hand"] == []
    assert "W02" not in str(at.pos.view(1)), "what was discarded stays secret"


def test_2_5_all_take_what_their_tiles_show() -> None:
    """TZ 2.5: A keeps 9 corn and a stone with a stone, a gold and agriculture."""
    at = kept()
    assert at.goods("A") == "9 corn, 2 stone, 1 gold"
    assert at.levels("A") == (1, 0, 0, 0)
    assert at.goods("B") == "10 corn, 1 wood, 2 stone"
    assert at.goods("D") == "8 corn, 1 gold"
    assert at.has("D")["workers"] == 4
    assert at.waits_for() == ["A"]


def test_2_5_the_farm_on_a_wealth_tile_works_on_food_days_but_is_no_building() -> None:
    at = dealt("W04 W14 W02 W03", *HANDS[1:3], "W16 W13 W01 W15")
    for number, tiles in enumerate(("W04 W14", "W10 W05", "W12 W08", "W16 W13")):
        at.does("ABCD"[number], *(f"keep {tile}" for tile in tiles.split()))
    assert at.has("A")["workers_fed"] == 1
    assert at.has("A")["meal_bill"] == 4
    assert at.has("A")["buildings"] == []
    assert at.game.position(at.pos.to_json()).view(0)["players"][0]["meal_bill"] == 4


def test_2_5_the_only_secrets_are_wealth_tiles_and_the_order_of_the_stacks() -> None:
    """TZ 2.5: hid1. Once all have revealed, everyone sees the same; the stacks have no order to be seen."""
    at = kept()
    own = {"seat", "wheels", "buildings", "monuments"}
    views = [{name: known for name, known in at.pos.view(who).items() if name not in own} for who in (0, 1, 2, 3, None)]
    assert all(view == views[0] for view in views)
    assert at.seen("buildings_in_stack") == 8
    assert at.seen("age2_buildings") == [f"A2-{n:02}" for n in range(1, 19)]


def test_2_6_the_rulebooks_example() -> None:
    """TZ 2.6: Palenque 5, and as it is the first dummy there, Palenque 0 as well."""
    at = dealt("W04 W01 W02 W05", "W10 W06 W07 W08", dummies="W03")
    assert at.wheel("palenque") == "x....x"


def test_2_6_the_opposite_may_have_no_number() -> None:
    at = dealt(*HANDS[1:3], dummies="W02")
    assert at.wheel("palenque") == "...x....x"
    at.draws("wealth W03")
    assert at.wheel("palenque") == "...x.x..x", "only the first dummy of a wheel brings another"


def test_2_6_chichen_itza_has_no_opposite() -> None:
    at = dealt(*HANDS[:3], dummies="W17 W21")
    assert at.wheel("chichen") == "x.........x"


@pytest.mark.parametrize(("players", "dummies"), [(2, 12), (3, 6)])
def test_2_6_how_many_dummies(players: int, dummies: int) -> None:
    at = dealt(*HANDS[:players])
    while at.seen("phase") == "dummies":
        at.draws(at.chances()[0])
    wheels: dict[str, list[str | None]] = at.pos.to_json()["wheels"]
    assert sum(workers.count("dummy") for workers in wheels.values()) == dummies
    assert at.seen("phase") == "keep"


def test_2_6_the_opposite_only_while_dummies_are_left() -> None:
    at = dealt(*HANDS[:3], dummies="W17 W18 W19 W20 W21 W13")
    assert at.wheel("chichen") == "x..x.x.x..x"
    assert at.wheel("uxmal") == ".x"
    assert at.seen("phase") == "keep"


def test_2_6_with_four_players_there_are_none() -> None:
    at = dealt(*HANDS)
    assert at.seen("phase") == "keep"
    assert all(at.wheel(name) == "" for name in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen"))


def test_2_6_only_tiles_that_were_not_dealt_are_drawn() -> None:
    at = dealt(*HANDS[:3])
    assert at.chances() == [f"wealth W{n:02}" for n in (13, 14, 15, 16, 17, 18, 19, 20, 21)]
    assert at.clause("-", "wealth W04") == "TZ 2.3"


def test_2_6_dummies_turn_with_the_wheels_all_game() -> None:
    """TZ 2.6, 8.2: after ten days they are where they began."""
    at = kept(2)
    assert at.wheel("tikal") == ".x...xx"
    for _ in range(10):
        at.passes_round()
    assert at.wheel("tikal").replace("A", ".").replace("B", ".").rstrip(".") == ".x...xx"


def test_2_7_chance_chooses_the_first_player() -> None:
    at = fresh()
    assert at.chances() == ["start A", "start B", "start C", "start D"]
    assert fresh(2).chances() == ["start A", "start B"]
    assert dealt(*HANDS, first="C").seen("first_player") == 2


def test_2_7_or_the_first_seat_if_the_table_agrees() -> None:
    at = fresh(4, "seat-1")
    assert at.seen("first_player") == 0
    assert at.seen("phase") == "buildings"


def test_2_7_the_token_stays_while_nobody_takes_the_first_player_space() -> None:
    at = kept()
    for _ in range(3):
        assert at.order() == ["A", "B", "C", "D"]
        at.passes_round()
