"""TK 4: where a tile may go, and what happens when it is laid."""

import pytest
from tests.rules.tikal.table import Table, neighbours, played, seat, table

from sacbe.engine.chance import rng
from sacbe.engine.game import CHANCE
from sacbe.games.tikal.board import FIELD_NAMES, cheapest_walk, walk_costs


def walled_in() -> Table:
    """Two volcanoes shut off the corner a1, and G4 is the last tile."""
    return table("b1 B6", "a2 D5", "h3 G1", "h4 G2", "h5 G3", empty="a1", phase="place", tile="G4")


def test_4_1_the_first_tile_touches_a_printed_field() -> None:
    at = played("start A", "tile A1")
    assert sorted(at.may_place("A")) == ["a3", "b3", "c4", "c5"]


@pytest.mark.parametrize("field", ["a5", "b4", "c4"])
def test_4_1_an_explored_field_is_taken(field: str) -> None:
    at = table("c4 A1", turn="B", phase="place", tile="A2")
    assert at.refuses("B", f"place {field} r0") == ("TK 4.1", "that field is explored already")


@pytest.mark.parametrize("field", ["a1", "d5", "h1"])
def test_4_1_a_tile_must_touch_what_is_explored(field: str) -> None:
    at = played("start A", "tile A1")
    assert at.refuses("A", f"place {field} r0") == ("TK 4.1", "a tile must touch an explored field")


def test_4_1_a_laid_tile_counts_as_explored() -> None:
    at = played("start A", "tile A1", "place c5 r0", "end", "tile A6")
    assert at.may_place("B")["d5"] == [2, 4, 5], "north-west of d5 lies c5 without a stone; A6 must turn one there"


def test_4_2_a_stone_of_the_neighbour_is_enough() -> None:
    """TK 4.2, 1.1: the printed jungle has a stone towards c4, so every rotation is enterable."""
    at = played("start A", "tile A3")
    assert at.may_place("A")["c4"] == [0, 1, 2, 3, 4, 5]
    at.does("A", "place c4 r0")
    assert at.field("c4")["stones"] == [1, 0, 0, 2, 0, 0]
    assert at.way("b4", "c4") == 1, "the stone of the printed jungle alone"


def test_4_2_a_stone_of_the_tile_is_enough() -> None:
    at = table("c5 A1", turn="B", phase="place", tile="A3")
    assert at.field("c5")["stones"] == [0, 0, 0, 2, 1, 0]
    assert at.may_place("B")["d5"] == [2, 5], "one of its two stony edges must be the north-western one"
    at.does("B", "place d5 r2")
    assert at.way("c5", "d5") == 2


def test_4_2_stones_on_both_sides_add_up() -> None:
    """TK 4.2, 5.3: the rulebook allows stones on either tile or on both."""
    at = table("c5 A1 r5", turn="B", phase="place", tile="A3")
    assert at.field("c5")["stones"] == [0, 0, 2, 1, 0, 0]
    at.does("B", "place d5 r5")
    assert at.way("c5", "d5") == 2 + 1


def test_E4_a_tile_without_a_way_in_may_not_be_placed() -> None:
    """TK 4.2: a jungle tile beside a temple 2, with stones on neither side of the shared edge."""
    at = table("c5 A2", turn="B", phase="place", tile="A6")
    assert at.field("c5")["stones"] == [0, 0, 0, 2, 0, 1], "the temple has none towards d5"
    assert at.may_place("B")["d5"] == [2, 4, 5], "so the jungle tile must turn one of its own there"
    for rotation in (0, 1, 3):
        refusal = at.refuses("B", f"place d5 r{rotation}")
        assert refusal == ("TK 4.2", "no stone leads onto the tile there from a neighbour")
    at.does("B", "place d5 r2")
    assert at.way("c5", "d5") == 1


def test_4_2_stones_towards_an_empty_field_lead_nowhere() -> None:
    at = table("c5 A1", turn="B", phase="place", tile="A3")
    refusal = ("TK 4.2", "no stone leads onto the tile there from a neighbour")
    assert at.refuses("B", "place d5 r0") == refusal, "its stones lie in the north and the south"


def test_4_2_a_volcano_does_not_make_a_tile_enterable() -> None:
    """TK 4.2, 4.5: stones towards the volcano on c5 are worth nothing, those towards c4 are."""
    at = table("c4 B1", "c5 B6", turn="B", phase="place", tile="B2")
    assert neighbours("d4") == ["d3", "e4", "e5", "d5", "c5", "c4"]
    assert at.field("c4")["stones"] == [0, 1, 0, 2, 0, 0], "none towards d4"
    assert at.may_place("B")["d4"] == [2, 5], "a stone in the north-west"
    for rotation in (1, 4):
        refusal = at.refuses("B", f"place d4 r{rotation}")
        assert refusal == ("TK 4.2", "no stone leads onto the tile there from a neighbour")


def test_4_2_the_linked_neighbour_need_not_be_reachable() -> None:
    at = table("c4 A1 r3", "d4 A3", turn="B", phase="place", tile="A2")
    costs = walk_costs(at.ways(), FIELD_NAMES.index("a5"))
    assert costs[FIELD_NAMES.index("d4")] == -1, "nothing leads to d4"
    assert at.field("d4")["stones"] == [1, 0, 0, 2, 0, 0]
    assert at.may_place("B")["d5"] == [0, 1, 2, 3, 4, 5], "d4 has two stones towards d5, and that is enough"


def test_4_3_a_volcano_needs_no_way_in() -> None:
    at = table("c5 B1", turn="A", phase="place", tile="B6")
    assert at.field("c5")["stones"] == [0, 1, 0, 2, 0, 0], "none towards d5"
    at.does("A", "place d5 r0")
    assert at.field("d5")["terrain"] == "volcano"
    assert at.field("d5")["stones"] == [0] * 6


def test_4_3_a_volcano_must_touch_an_explored_field() -> None:
    at = table("c5 B1", turn="A", phase="place", tile="B6")
    assert at.refuses("A", "place h5 r0") == ("TK 4.1", "a tile must touch an explored field")
    near = {other for one in at.pos.view(None)["fields"] for other in neighbours(one["field"])}
    explored = {one["field"] for one in at.pos.view(None)["fields"]}
    assert set(at.may_place("A")) == near - explored


def test_4_3_a_volcano_is_not_turned() -> None:
    at = table("c5 B1", turn="A", phase="place", tile="B6")
    assert at.may_place("A")["d5"] == [0]
    assert at.refuses("A", "place d5 r1") == ("TK 4.3", "a volcano has no stones and is always placed as r0")


@pytest.mark.parametrize(
    ("tile", "masks"), [("A4", 4), ("A5", 4), ("B3", 4), ("C3", 3), ("D3", 3), ("E3", 2), ("F3", 2), ("G3", 2)]
)
def test_4_4_a_site_gets_as_many_tokens_as_it_shows_masks(tile: str, masks: int) -> None:
    at = table(phase="place", tile=tile)
    field, rotations = next(iter(at.may_place("A").items()))
    at.does("A", f"place {field} r{rotations[0]}")
    assert at.field(field)["tokens"] == masks


def test_4_4_other_tiles_get_no_tokens() -> None:
    at = played("start A", "tile A6", "place c4 r0")
    at.does("A", "bring base", "step a5 ne", "step b4 ne")
    assert at.refuses("A", "dig c4") == ("TK 5.5", "there is no treasure site to dig at")


def test_4_5_nobody_enters_a_volcano_whatever_stones_lead_to_it() -> None:
    at = table("c4 B6", A=seat("b4", leader="b4"))
    assert at.field("b4")["stones"][1] == 1, "a stone leads from the printed jungle to c4"
    assert at.way("b4", "c4") == 0
    assert at.refuses("A", "step b4 ne") == ("TK 4.5", "nobody may enter a volcano")
    assert at.refuses("A", "step leader b4 ne") == ("TK 4.5", "nobody may enter a volcano")


def test_4_5_nobody_crosses_a_volcano() -> None:
    """TK 4.5, 5.3: the only stones to d3 lead through the volcano on c4."""
    at = table("c4 B6", "d3 B2 r5", "c5 B4", A=seat("b4"))
    assert at.field("d3")["stones"] == [0, 0, 2, 0, 0, 1]
    assert at.way("c4", "d3") == 0
    assert cheapest_walk(at.ways(), FIELD_NAMES.index("b4"), FIELD_NAMES.index("d3")) == []


def test_4_6_a_walled_in_tile_goes_where_no_way_leads() -> None:
    at = walled_in()
    assert at.may_place("A") == {"a1": [0, 1, 2, 3, 4, 5]}
    at.does("A", "place a1 r4")
    assert at.field("a1")["ways"] == [0] * 6
    assert (at.phase, at.points) == ("spend", 10), "the turn goes on as usual"


def test_4_6_a_walled_in_tile_may_have_a_camp() -> None:
    """TK 4.6, 5.7: no way leads there, and none is needed."""
    at = walled_in()
    at.does("A", "place a1 r0", "camp a1", "bring camp1", "path camp1 base")
    assert at.members("A", "a5") == 1


def test_4_6_as_long_as_the_tile_fits_somewhere_the_corner_is_forbidden() -> None:
    at = table("b1 B6", "a2 D5", "h3 G1", "h4 G2", empty="a1 h5", turn="B", phase="place", tile="G3")
    assert sorted(at.may_place("B")) == ["h5"]
    assert at.refuses("B", "place a1 r0") == ("TK 4.2", "no stone leads onto the tile there from a neighbour")


def test_4_6_two_fields_behind_three_volcanoes() -> None:
    at = table("b1 B6", "b2 D5", "a3 F5", "h4 G1", "h5 G2", empty="a1 a2", phase="place", tile="G3")
    assert at.may_place("A") == {"a1": [0, 1, 2, 3, 4, 5], "a2": [0, 1, 2, 3, 4, 5]}
    at.does("A", "place a2 r1", "end")
    at.draws("tile G4")
    assert at.field("a2")["stones"] == [0, 0, 0, 0, 3, 0]
    assert at.may_place("B") == {"a1": [0, 3]}, "now G4 has a neighbour, and one of its stones must face it"


@pytest.mark.parametrize("number", range(4))
def test_4_6_every_tile_of_a_random_game_can_be_entered_unless_no_place_was_better(number: int) -> None:
    """TK 4.2, 4.3, 4.6: what has no way in is a volcano, or there was no field with any other neighbour."""
    at = played(players=2, start_player="seat-1")
    random = rng("enterable", number)
    laid = 0
    while not at.pos.is_over:
        if at.pos.turn == CHANCE:
            at.pos.push(at.pos.draw(random))
        elif at.phase != "place":
            at.goes_on("end")
        else:
            tile = at.pos.view(None)["tile"]["terrain"]
            choices = at.may_place(at.turn)
            terrain = {one["field"]: one["terrain"] for one in at.pos.view(None)["fields"]}
            around = {terrain[near] for field in choices for near in neighbours(field) if near in terrain}
            field = list(choices)[random.below(len(choices))]
            at.goes_on(f"place {field} r{choices[field][random.below(len(choices[field]))]}")
            laid += 1
            if tile != "volcano" and not any(at.field(field)["ways"]):
                assert around == {"volcano"}
    assert laid == 36
