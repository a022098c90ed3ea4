"""TK 3: draw, place, spend, end."""

import pytest
from tests.rules.tikal.table import Table, played, seat, table


def test_3_1_a_tile_is_drawn_before_anything_is_done() -> None:
    at = played("start A")
    assert at.turn == "-"
    assert at.refuses("A", "place c4 r0") == ("TK 3.1", "something must be drawn first")
    assert at.refuses("A", "end") == ("TK 3.1", "something must be drawn first")


def test_3_1_no_player_chooses_the_tile() -> None:
    refusal = ("TK 3.1", "tile A2 is drawn by chance, no player chooses it")
    assert played("start A").refuses("A", "tile A2") == refusal


def test_3_1_one_tile_is_drawn() -> None:
    at = played("start A", "tile A1")
    assert at.refuses("-", "tile A2") == ("TK 3.1", "nothing is drawn now; a player decides")


def test_3_1_a_tile_is_due_and_no_treasure() -> None:
    assert played("start A").refuses("-", "treasure sun") == ("TK 3.1", "a tile is due, not treasure sun")


def test_3_1_the_drawn_tile_is_the_one_to_place() -> None:
    at = played("start A", "tile A4")
    assert at.phase == "place"
    shown = at.pos.view(0)["tile"]
    assert (shown["id"], shown["terrain"], shown["masks"]) == ("A4", "treasure", 4)


def test_3_1_a_volcano_brings_a_scoring_round_before_it_is_placed() -> None:
    at = table("c4 B1", turn="B", phase="draw", B=seat("c4"))
    at.draws("tile B6")
    assert at.seen("scoring") == "volcano"
    assert (at.turn, at.points) == ("B", 10)
    assert at.refuses("B", "place c5 r0") == ("TK 7.1", "in a scoring turn no tile is placed")
    at.does("B", "end")
    at.does("A", "end")
    assert at.scores[1] == 2
    assert at.may_place("B")["c5"] == [0]


def test_3_1_other_tiles_bring_no_scoring() -> None:
    at = table("c4 B1", turn="B", phase="draw", B=seat("c4"))
    at.draws("tile B2")
    assert at.seen("scoring") is None
    assert at.phase == "place"


def test_3_2_the_tile_may_be_turned_in_six_ways() -> None:
    """TK 3.2, 1.2: stones of the neighbour lead in, so any rotation will do."""
    at = played("start A", "tile A1")
    assert at.may_place("A")["c4"] == [0, 1, 2, 3, 4, 5]
    at.does("A", "place c4 r2")
    assert at.field("c4")["stones"] == [1, 0, 0, 0, 0, 2]


def test_3_2_after_placing_there_are_ten_action_points() -> None:
    at = played("start A", "tile A1", "place c4 r0")
    assert (at.turn, at.phase, at.points) == ("A", "spend", 10)


@pytest.mark.parametrize("move", ["bring base", "uncover a4", "camp b4", "end", "pass", "bid 1", "choose A1"])
def test_3_2_nothing_is_done_before_the_tile_is_placed(move: str) -> None:
    at = played("start A", "tile A1")
    assert at.refuses("A", move) == ("TK 3.2", "the tile must be placed first")


def test_3_2_a_turn_has_one_tile() -> None:
    at = played("start A", "tile A1", "place c4 r0")
    assert at.refuses("A", "place c5 r0") == ("TK 3.2", "there is no tile to place now")


def test_3_2_points_are_spent_in_any_order_and_mix() -> None:
    at = played("start A", "tile A6", "place c4 r0")
    at.does("A", "bring base", "camp b4", "bring camp1", "path camp1 base", "step a5 ne")
    assert at.points == 10 - 1 - 5 - 1 - 1 - 1


@pytest.mark.parametrize(
    ("move", "left", "clause"),
    [
        ("bring base", 0, "TK 5.1"),
        ("path base camp1", 0, "TK 5.2"),
        ("step a5 n", 1, "TK 5.3"),
        ("uncover c4", 1, "TK 5.4"),
        ("dig c5", 2, "TK 5.5"),
        ("exchange B sun mask", 2, "TK 5.6"),
        ("camp d4", 4, "TK 5.7"),
        ("guard c4", 4, "TK 5.9"),
    ],
)
def test_3_2_who_has_too_few_points_is_refused(move: str, left: int, clause: str) -> None:
    """TK 3.2, 5.1, 5.2, 5.3, 5.4, 5.5, 5.6, 5.7, 5.9: the price is enough, and one point less is not."""

    def with_points(points: int) -> Table:
        return table(
            "c4 A2",
            "c5 A4",
            "d4 A6",
            "d5 A5",
            points=points,
            A=seat("a5 c4 c5", camps="b4", treasures="mask"),
            B=seat(treasures="sun"),
        )

    at = with_points(left)
    assert at.refuses("A", move) == (clause, "there are not enough action points left for that")
    enough = with_points(left + 1)
    enough.does("A", move)
    assert enough.points == 0


def test_3_2_unused_points_are_lost() -> None:
    at = played("start A", "tile A1", "place c4 r0", "bring base", "end")
    assert at.points == 0
    at.goes_on("tile A2", "place c5 r0", "end", "tile A3", "place b3 r0")
    assert (at.turn, at.points) == ("A", 10)


def test_3_2_play_passes_clockwise() -> None:
    at = played("start B", players=4)
    order = []
    for tile, field in (("A1", "c4"), ("A2", "c5"), ("A3", "b3"), ("A4", "a3"), ("A5", "b2")):
        at.draws(f"tile {tile}")
        order.append(at.turn)
        at.goes_on(f"place {field} r0", "end")
    assert order == ["B", "C", "D", "A", "B"]


def test_3_2_a_turn_ends_only_by_saying_so() -> None:
    at = table("c4 A2", points=1)
    at.does("A", "bring base")
    assert at.points == 0
    assert (at.turn, at.phase) == ("A", "spend")
    assert at.may("A") == ["end"]
    at.does("A", "end")
    assert at.phase == "draw"


def test_3_2_only_the_player_in_turn_acts() -> None:
    at = table("c4 A2")
    assert at.refuses("B", "bring base") == ("TK 3.2", "it is not B's turn")
    assert at.refuses("B", "end") == ("TK 3.2", "it is not B's turn")


def test_3_2_an_action_that_does_not_exist_is_refused() -> None:
    at = table("c4 A2")
    for number in (-1, at.game.actions):
        refusal = at.game.explain(at.pos, number)
        assert refusal is not None
        assert (refusal[0], str(refusal[1])) == ("TK 3.2", "there is no action with that number")
