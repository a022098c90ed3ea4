"""TK 8: the final scoring round of the basic game, and who wins."""

from typing import Unpack

import pytest
from tests.rules.tikal.table import Seats, Table, seat, table

import sacbe
from sacbe.engine.chance import rng

LAST_TILES = ("h2 G1", "h3 G2", "h4 G3", "h5 G4")


def last_turn(turn: str = "B", players: int = 3, **seats: Unpack[Seats]) -> Table:
    """The last tile has been placed and its turn goes on; G1 on h2 is a temple 3, G2 on h3 another."""
    return table(*LAST_TILES, players=players, turn=turn, **seats)


def test_8_1_after_the_turn_of_the_last_tile_there_is_a_final_scoring() -> None:
    at = last_turn()
    assert at.seen("scoring") is None
    at.does("B", "end")
    assert (at.seen("scoring"), at.phase, at.points) == ("final", "spend", 10)


@pytest.mark.parametrize(("players", "turn", "order"), [(2, "B", "AB"), (3, "B", "CAB"), (4, "D", "ABCD")])
def test_8_1_it_starts_left_of_who_placed_the_last_tile(players: int, turn: str, order: str) -> None:
    at = last_turn(turn, players)
    at.does(turn, "end")
    turns = ""
    while not at.pos.is_over:
        turns += at.turn
        at.does(at.turn, "end")
    assert turns == order


def test_8_1_the_order_does_not_depend_on_points_in_the_basic_game() -> None:
    at = last_turn("A", 2, A=seat(points=(50, 0)), B=seat(points=(70, 0)))
    at.does("A", "end")
    assert at.turn == "B"


def test_8_1_everyone_spends_and_scores_once_more() -> None:
    at = last_turn("A", 2, A=seat("h2", points=(20, 0)), B=seat("h3", points=(10, 0)))
    at.does("A", "end")
    at.does("B", "uncover h3", "end")
    assert at.scores == [20, 14]
    at.does("A", "end")
    assert at.scores == [23, 14]


def test_8_1_no_tile_is_placed_in_it() -> None:
    at = last_turn("A", 2)
    at.does("A", "end")
    assert at.refuses("B", "place a1 r0") == ("TK 7.1", "in a scoring turn no tile is placed")


def test_8_1_then_the_game_is_over() -> None:
    at = last_turn("A", 2)
    at.goes_on("end", "end", "end")
    assert at.pos.is_over
    assert at.turn == ""
    assert at.refuses("A", "bring base") == ("TK 8.1", "the game is over after the final scoring round")
    assert at.refuses("-", "tile A1") == ("TK 8.1", "the game is over after the final scoring round")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_8_1_four_scoring_rounds_in_all(players: int) -> None:
    """TK 8.1, 7.2: three volcanoes and the end; everyone scores four times."""
    pos = sacbe.load("tikal", players=players).start()
    random = rng("four scorings", players)
    scored = [0] * players
    while not pos.is_over:
        before = pos.view(None)
        choices = pos.legal()
        action = pos.draw(random) if pos.turn == sacbe.CHANCE else choices[random.below(len(choices))]
        if before["scoring"] and pos.game.name(action) == "end":
            scored[before["turn"]] += 1
        pos.push(action)
    assert scored == [4] * players
    assert pos.view(None)["scorings_done"] == 4


def test_8_1_the_most_points_win() -> None:
    at = last_turn("B", 3, A=seat(points=(70, 3)), B=seat(points=(60, 20)), C=seat(points=(71, 0)))
    at.goes_on("end", "end", "end", "end")
    assert at.pos.ranking() == [2, 1, 3]
    assert at.seen("ranking") == [2, 1, 3]


def test_8_1_ties_are_shared() -> None:
    at = last_turn("B", 3, A=seat(points=(70, 3)), B=seat(points=(60, 13)), C=seat(points=(71, 0)))
    at.goes_on("end", "end", "end", "end")
    assert at.scores == [73, 73, 71]
    assert at.pos.ranking() == [1, 1, 3]
