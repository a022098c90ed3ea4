"""TK 6: who scores a temple, and what temples and treasures are worth."""

from typing import Unpack

import pytest
from tests.rules.tikal.table import Seats, Table, seat, table


def contested(**seats: Unpack[Seats]) -> Table:
    """A temple worth 4 on c4, with these pieces on it."""
    return table("c4 A2 value=4", players=4, **seats)


def scores_now(at: Table) -> list[int]:
    """What each player would score for temples."""
    return [at.has(who)["would_score"]["temples"] for who in "ABCD"]


@pytest.mark.parametrize(
    ("seats", "holder"),
    [
        ({"A": seat("c4")}, 0),
        ({"A": seat("c4"), "B": seat("c4 c4")}, 1),
        ({"A": seat("c4 c4"), "B": seat(leader="c4")}, 1),
        ({"A": seat("c4 c4 c4 c4"), "B": seat(leader="c4")}, 0),
        ({"A": seat("c4", leader="c4"), "B": seat("c4 c4 c4")}, 0),
        ({"A": seat("c4 c4"), "B": seat("c4 c4"), "C": seat(leader="c4")}, 2),
        ({"A": seat("c4"), "B": seat("c4"), "C": seat("c4"), "D": seat("c4 c4")}, 3),
    ],
)
def test_6_1_the_strongest_scores_members_count_1_the_leader_3(seats: Seats, holder: int) -> None:
    at = contested(**seats)
    assert at.field("c4")["scored_by"] == holder
    assert scores_now(at) == [4 if number == holder else 0 for number in range(4)]


@pytest.mark.parametrize(
    "seats",
    [
        {},
        {"A": seat("c4"), "B": seat("c4")},
        {"A": seat("c4 c4 c4"), "B": seat(leader="c4")},
        {"A": seat(leader="c4"), "B": seat(leader="c4")},
        {"A": seat("c4 c4"), "B": seat("c4"), "C": seat("c4 c4")},
        {"A": seat("c4"), "C": seat("c4 c4"), "D": seat("c4 c4")},
        {"A": seat("c4"), "B": seat("c4"), "C": seat("c4"), "D": seat("c4")},
    ],
)
def test_6_1_with_a_tie_for_the_most_nobody_scores(seats: Seats) -> None:
    at = contested(**seats)
    assert at.field("c4")["scored_by"] is None
    assert scores_now(at) == [0, 0, 0, 0]


def test_6_1_a_tie_of_weaker_players_does_not_matter() -> None:
    at = contested(A=seat("c4 c4"), B=seat("c4"), C=seat("c4"))
    assert at.field("c4")["scored_by"] == 0


def test_6_1_two_are_together_no_majority_over_a_third() -> None:
    at = contested(A=seat("c4 c4 c4"), B=seat("c4 c4"), C=seat("c4 c4"))
    assert at.field("c4")["scored_by"] == 0, "more than every other single player is enough"


def test_6_1_a_guarded_temple_belongs_to_the_guards_owner() -> None:
    at = table("c4 A2 value=4 guard=B", players=4, A=seat("c4 c4", leader="c4"))
    assert at.field("c4")["scored_by"] == 1
    assert scores_now(at) == [0, 4, 0, 0]


def test_6_1_strength_is_counted_on_each_temple_by_itself() -> None:
    at = table("c4 A2", "c5 A3", players=4, A=seat("c4 c4 c5"), B=seat("c4 c5 c5"))
    assert (at.field("c4")["scored_by"], at.field("c5")["scored_by"]) == (0, 1)


def test_6_2_a_temple_without_tokens_is_worth_its_printed_number() -> None:
    at = table("c4 C2", "c5 C1", players=4, A=seat("c4 b5"))
    assert scores_now(at) == [4 + 1, 0, 0, 0]


def test_6_2_a_temple_is_worth_its_highest_token() -> None:
    at = table("c4 A2", players=4, A=seat("c4 c4"))
    assert scores_now(at)[0] == 2
    at.does("A", "uncover c4", "uncover c4")
    assert scores_now(at)[0] == 4


@pytest.mark.parametrize(
    ("held", "worth"),
    [
        ("", 0),
        ("sun", 1),
        ("sun sun", 3),
        ("sun sun sun", 6),
        ("sun mask", 2),
        ("sun sun mask", 4),
        ("sun sun mask mask bowl bowl", 9),
        ("sun sun sun mask mask bowl", 10),
    ],
)
def test_6_3_single_1_pair_3_trio_6(held: str, worth: int) -> None:
    at = table("c4 A4", "c5 A5", A=seat(treasures=held))
    assert at.has("A")["would_score"] == {"temples": 0, "treasures": worth}


def test_6_3_treasures_score_in_every_scoring() -> None:
    """TK 6.3, 7.1: the pair is worth 3 in the second scoring too."""
    at = table(
        "c4 D1",
        scoring="volcano",
        order="AB",
        tile="D5",
        last="B",
        A=seat(treasures="sun sun", points=(0, 3)),
    )
    at.does("A", "end")
    assert at.pos.breakdown()[0]["treasures"] == 6
