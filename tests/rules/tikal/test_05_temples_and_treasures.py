"""TK 5.4 to 5.6 and 5.10: uncovering levels, digging, exchanging, and what the leader counts."""

import pytest
from tests.rules.tikal.table import Table, seat, table


def test_5_4_a_level_raises_the_temple_by_one() -> None:
    at = table("c4 A2", A=seat("c4"))
    at.does("A", "uncover c4")
    assert (at.points, at.field("c4")["value"]) == (8, 3)
    assert at.pos.view(None)["levels_left"]["3"] == 5, "the token came from the supply"


def test_5_4_printed_temples_are_uncovered_too() -> None:
    at = table("c4 A2", A=seat("a4"))
    at.does("A", "uncover a4")
    assert at.field("a4")["value"] == 2
    assert at.pos.view(None)["levels_left"]["2"] == 2


def test_5_4_an_own_piece_must_be_there() -> None:
    at = table("c4 A2", A=seat("b4"), B=seat("c4"))
    assert at.refuses("A", "uncover c4") == ("TK 5.4", "uncovering needs a piece of A on the temple")


@pytest.mark.parametrize("field", ["a5", "b4", "c5", "d5", "h1"])
def test_5_4_only_temples_are_uncovered(field: str) -> None:
    at = table("c4 A2", "c5 A4", "d5 A6", A=seat("a5 b4 c5 d5"))
    assert at.refuses("A", f"uncover {field}") == ("TK 5.4", "there is no temple to uncover")


def test_5_4_second_level_needs_second_piece() -> None:
    at = table("c4 A2", A=seat("c4"))
    at.does("A", "uncover c4")
    refusal = ("TK 5.4", "a second level this turn needs a second own piece on the temple")
    assert at.refuses("A", "uncover c4") == refusal


def test_5_4_two_pieces_uncover_two_levels() -> None:
    at = table("c4 A2", A=seat("c4 c4"))
    at.does("A", "uncover c4", "uncover c4")
    assert (at.points, at.field("c4")["value"]) == (6, 4)


def test_5_4_no_more_than_two_levels_of_a_temple_in_a_turn() -> None:
    at = table("c4 A2", A=seat("c4 c4 c4"))
    at.does("A", "uncover c4", "uncover c4")
    refusal = ("TK 5.4", "at most two levels of one temple may be uncovered in a turn")
    assert at.refuses("A", "uncover c4") == refusal


def test_5_4_the_limit_is_per_temple() -> None:
    at = table("c4 A2", "c5 A3", A=seat("c4 c4 c5 c5"))
    at.does("A", "uncover c4", "uncover c4", "uncover c5", "uncover c5")
    assert (at.points, at.field("c4")["value"], at.field("c5")["value"]) == (2, 4, 4)


def test_5_4_the_limit_ends_with_the_turn() -> None:
    at = table("c4 A2", A=seat("c4 c4"))
    at.does("A", "uncover c4", "uncover c4", "end")
    at.goes_on("tile A1", "place c5 r0", "end", "tile A3", "place b3 r0")
    at.does("A", "uncover c4", "uncover c4")
    assert at.field("c4")["value"] == 6


def test_5_4_the_next_player_may_uncover_the_same_temple() -> None:
    at = table("c4 A2", A=seat("c4 c4"), B=seat("c4 c4"))
    at.does("A", "uncover c4", "uncover c4", "end")
    at.goes_on("tile A1", "place c5 r0")
    at.does("B", "uncover c4", "uncover c4")
    assert at.field("c4")["value"] == 6


def test_5_4_the_second_piece_may_arrive_after_the_first_level() -> None:
    at = table("c4 A2", A=seat("c4 b4"))
    at.does("A", "uncover c4", "step b4 ne", "uncover c4")
    assert at.field("c4")["value"] == 4


def test_5_4_both_pieces_must_be_there_at_that_moment() -> None:
    at = table("c4 A2", A=seat("c4 c4"))
    at.does("A", "uncover c4", "step c4 sw")
    refusal = ("TK 5.4", "a second level this turn needs a second own piece on the temple")
    assert at.refuses("A", "uncover c4") == refusal


def test_5_4_pieces_of_others_do_not_count() -> None:
    at = table("c4 A2", A=seat("c4"), B=seat("c4 c4", leader="c4"))
    at.does("A", "uncover c4")
    refusal = ("TK 5.4", "a second level this turn needs a second own piece on the temple")
    assert at.refuses("A", "uncover c4") == refusal


def test_5_4_the_next_number_must_be_in_the_supply() -> None:
    at = table("a4 value=8", "b5 value=8", "c4 A1 value=8", "c5 A2 value=7", A=seat("c4 c5"))
    assert at.seen("levels_left") == {"2": 0, "3": 2, "4": 5, "5": 7, "6": 4, "7": 1, "8": 0, "9": 2, "10": 1}
    refusal = ("TK 5.4", "no level token with the next number is left")
    assert at.refuses("A", "uncover c5") == refusal, "a 9 is not the next number"
    at.does("A", "uncover c4")
    assert at.field("c4")["value"] == 9


def test_5_4_nothing_is_higher_than_10() -> None:
    at = table("c4 A2 value=10", A=seat("c4"))
    assert at.refuses("A", "uncover c4") == ("TK 5.4", "no level token with the next number is left")


def test_5_4_a_guarded_temple_is_not_uncovered() -> None:
    """TK 5.4, 5.9: a refusal cites the clause of the action that was tried."""
    at = table("c4 A2 guard=B", A=seat("c4"))
    assert at.refuses("A", "uncover c4") == ("TK 5.4", "a guarded temple cannot be uncovered further")


def test_5_4_the_guards_owner_does_not_uncover_it_either() -> None:
    at = table("c4 A2 guard=A", A=seat("c4 c4"))
    assert at.refuses("A", "uncover c4") == ("TK 5.4", "a guarded temple cannot be uncovered further")


def test_5_4_level_tokens_never_return() -> None:
    at = table("c4 A2 value=4", A=seat("c4 c4"))
    at.does("A", "uncover c4")
    left = at.seen("levels_left")
    at.does("A", "guard c4", "end")
    assert at.seen("levels_left") == left
    assert at.field("c4")["value"] == 5


def dug(at: Table, field: str, kind: str) -> None:
    at.does("A", f"dig {field}")
    at.draws(f"treasure {kind}")


def test_5_5_a_treasure_is_dug_and_lies_open() -> None:
    at = table("c4 A4", A=seat("c4"))
    at.does("A", "dig c4")
    assert (at.turn, at.phase, at.points) == ("-", "treasure", 7)
    at.draws("treasure sun")
    assert (at.turn, at.phase, at.points) == ("A", "spend", 7)
    assert at.field("c4")["tokens"] == 3
    for viewer in (0, 1, None):
        assert at.pos.view(viewer)["players"][0]["treasures"] == {"sun": 1}


def test_5_5_the_treasure_is_revealed_before_play_goes_on() -> None:
    at = table("c4 A4", A=seat("c4 c4"))
    at.does("A", "dig c4")
    assert at.refuses("A", "dig c4") == ("TK 3.1", "something must be drawn first")
    assert at.refuses("A", "end") == ("TK 3.1", "something must be drawn first")
    assert at.refuses("-", "tile A1") == ("TK 5.5", "a treasure is due, not tile A1")


def test_5_5_an_own_piece_must_be_there() -> None:
    at = table("c4 A4", A=seat("b4"), B=seat("c4"))
    assert at.refuses("A", "dig c4") == ("TK 5.5", "digging needs a piece of A at the site")


@pytest.mark.parametrize("field", ["a5", "b4", "c5", "h1"])
def test_5_5_only_at_a_treasure_site(field: str) -> None:
    at = table("c4 A4", "c5 A2", A=seat("a5 b4 c5"))
    assert at.refuses("A", f"dig {field}") == ("TK 5.5", "there is no treasure site to dig at")


def test_5_5_the_site_must_have_tokens_left() -> None:
    at = table("c4 A4 tokens=0", A=seat("c4", treasures="sun sun mask"), B=seat(treasures="bowl"))
    assert at.refuses("A", "dig c4") == ("TK 5.5", "all treasures of that site have been dug")


def test_5_5_second_treasure_needs_second_piece() -> None:
    at = table("c4 A4", A=seat("c4"))
    dug(at, "c4", "sun")
    refusal = ("TK 5.5", "a second treasure this turn needs a second own piece at the site")
    assert at.refuses("A", "dig c4") == refusal


def test_5_5_two_pieces_dig_two_treasures() -> None:
    at = table("c4 A4", A=seat("c4 c4"))
    dug(at, "c4", "sun")
    dug(at, "c4", "bowl")
    assert (at.points, at.field("c4")["tokens"]) == (4, 2)
    assert at.has("A")["treasures"] == {"bowl": 1, "sun": 1}


def test_5_5_no_more_than_two_at_a_site_in_a_turn() -> None:
    at = table("c4 A4", A=seat("c4 c4 c4"))
    dug(at, "c4", "sun")
    dug(at, "c4", "sun")
    assert at.refuses("A", "dig c4") == ("TK 5.5", "at most two treasures of one site may be dug in a turn")


def test_5_5_the_limit_is_per_site() -> None:
    at = table("c4 A4", "c5 A5", A=seat("c4 c5"))
    dug(at, "c4", "sun")
    dug(at, "c5", "sun")
    assert (at.points, at.has("A")["treasures"]) == (4, {"sun": 2})


def test_5_5_the_last_token_may_be_dug() -> None:
    at = table("c4 A4 tokens=1", A=seat("c4", treasures="sun sun"), B=seat(treasures="bowl"))
    dug(at, "c4", "sun")
    assert (at.field("c4")["tokens"], at.has("A")["treasures"]) == (0, {"sun": 3})


def exchanging(a: str, b: str, c: str = "") -> Table:
    """A may exchange treasures with B and C, who hold these."""
    return table("c4 A4", "c5 A5", players=3, A=seat(treasures=a), B=seat(treasures=b), C=seat(treasures=c))


def test_5_6_a_single_is_exchanged_for_a_single() -> None:
    at = exchanging("mask", "sun")
    at.does("A", "exchange B sun mask")
    assert (at.points, at.turn) == (7, "A"), "B is not asked"
    assert at.has("A")["treasures"] == {"sun": 1}
    assert at.has("B")["treasures"] == {"mask": 1}


def test_5_6_the_exchange_may_make_sets() -> None:
    at = exchanging("sun sun mask", "mask sun")
    at.does("A", "exchange B sun mask")
    assert at.has("A")["treasures"] == {"sun": 3}
    assert at.has("B")["treasures"] == {"mask": 2}


@pytest.mark.parametrize("held", ["sun sun", "sun sun sun"])
def test_5_6_pairs_and_trios_are_not_broken_up_by_taking(held: str) -> None:
    at = exchanging("mask", held)
    refusal = ("TK 5.6", "only a single treasure may be taken from the other player")
    assert at.refuses("A", "exchange B sun mask") == refusal


@pytest.mark.parametrize("held", ["mask mask", "mask mask mask"])
def test_5_6_pairs_and_trios_are_not_broken_up_by_giving(held: str) -> None:
    at = exchanging(held, "sun")
    refusal = ("TK 5.6", "only a single treasure of one's own may be given")
    assert at.refuses("A", "exchange B sun mask") == refusal


def test_5_6_both_must_have_what_is_exchanged() -> None:
    at = exchanging("mask", "sun")
    assert at.refuses("A", "exchange B bowl mask") == (
        "TK 5.6",
        "only a single treasure may be taken from the other player",
    )
    assert at.refuses("A", "exchange B sun bowl") == ("TK 5.6", "only a single treasure of one's own may be given")


def test_5_6_singles_are_judged_before_the_exchange() -> None:
    at = exchanging("sun mask", "sun")
    at.does("A", "exchange B sun mask")
    assert at.has("A")["treasures"] == {"sun": 2}, "it becomes a pair, and taking it was allowed"


def test_5_6_the_kinds_must_differ() -> None:
    at = exchanging("sun", "sun")
    assert at.refuses("A", "exchange B sun sun") == ("TK 5.6", "the two treasures must differ")


def test_5_6_nobody_exchanges_alone() -> None:
    at = exchanging("sun mask", "bowl")
    assert at.refuses("A", "exchange A sun mask") == ("TK 5.6", "treasures are exchanged with another player")


def test_5_6_with_somebody_who_is_not_there() -> None:
    """TK 5.6, 1.5: the seat does not exist at this table."""
    at = exchanging("mask", "sun")
    assert at.refuses("A", "exchange D sun mask") == ("TK 1.5", "nobody sits there")


def test_5_6_several_exchanges_in_a_turn() -> None:
    at = exchanging("mask bowl", "sun", "flute")
    at.does("A", "exchange B sun mask", "exchange C flute bowl", "exchange B mask sun")
    assert (at.points, at.has("A")["treasures"]) == (1, {"mask": 1, "flute": 1})


def test_5_6_no_piece_is_needed_for_it() -> None:
    at = exchanging("mask", "sun")
    assert at.has("A")["reserve"] == 18
    assert "exchange B sun mask" in at.may("A")


def test_5_10_the_leader_uncovers_one_level_alone() -> None:
    at = table("c4 A2", A=seat(leader="c4"))
    at.does("A", "uncover c4")
    refusal = ("TK 5.4", "a second level this turn needs a second own piece on the temple")
    assert at.refuses("A", "uncover c4") == refusal, "the strength of 3 is for majorities only"


def test_5_10_the_leader_and_a_member_uncover_two_levels() -> None:
    at = table("c4 A2", A=seat("c4", leader="c4"))
    at.does("A", "uncover c4", "uncover c4")
    assert at.field("c4")["value"] == 4


def test_5_10_the_leader_digs_one_treasure_alone() -> None:
    at = table("c4 A4", A=seat(leader="c4"))
    dug(at, "c4", "sun")
    refusal = ("TK 5.5", "a second treasure this turn needs a second own piece at the site")
    assert at.refuses("A", "dig c4") == refusal


def test_5_10_the_leader_and_a_member_dig_two() -> None:
    at = table("c4 A4", A=seat("c4", leader="c4"))
    dug(at, "c4", "sun")
    dug(at, "c4", "sun")
    assert at.has("A")["treasures"] == {"sun": 2}
