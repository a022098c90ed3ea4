"""TK 9: the auction game."""

from typing import Unpack

import pytest
from tests.rules.tikal.table import Seats, Table, played, seat, table

import sacbe
from sacbe.engine.chance import rng

FOUR = ("tile A1", "tile A2", "tile A3", "tile A4")


def auction(*moves: str, players: int = 4, start: str = "A", **options: object) -> Table:
    """The first auction of a game: as many tiles A as players are turned up, then these moves are made."""
    return played(f"start {start}", *FOUR[:players], *moves, players=players, auction=True, **options)


def bidding(*tiles: str, debt_bids: bool = False, **seats: Unpack[Seats]) -> Table:
    """After three rounds A and B bid for a temple and a volcano, A first."""
    return table(
        *tiles,
        phase="bid",
        opener="A",
        in_round="AB",
        in_auction="AB",
        offer="B1 B6",
        auction=True,
        debt_bids=debt_bids,
        **seats,
    )


def last_turn(turn: str, **seats: Unpack[Seats]) -> Table:
    """The last tile of an auction game has been placed and its turn goes on."""
    return table("h2 G1", "h3 G2", "h4 G3", "h5 G4", turn=turn, opener="A", auction=True, **seats)


def final_order(at: Table) -> str:
    at.does(at.turn, "end")
    order: list[int] = at.pos.view(None)["scoring_order"]
    return "".join("ABCD"[number] for number in order)


def test_E3_the_auction_example_turn_by_turn() -> None:
    """TK 9.1, 9.2, 9.3, 9.4, 9.5, 9.6, 9.7: A, B, C and D; A is the oldest and starts."""
    at = played("start A", players=4, auction=True)
    at.draws("tile A1", "tile A2", "tile A3", "tile A4")
    assert at.offer() == ["A1", "A2", "A3", "A4"]

    # B bids most, pays 5 and takes the first turn.
    assert at.turn == "A"
    at.does("A", "bid 3")
    at.does("B", "bid 5")
    at.does("C", "pass")
    at.does("D", "pass")
    at.does("A", "pass")
    assert (at.turn, at.scores) == ("B", [20, 15, 20, 20])
    at.does("B", "choose A2", "place c4 r0", "bring base", "end")

    # C sits left of B and opens; B may not bid any more; A pays 4.
    assert (at.turn, at.offer()) == ("C", ["A1", "A3", "A4"])
    assert at.auction()["in_auction"] == [0, 2, 3]
    at.does("C", "bid 2")
    at.does("D", "pass")
    at.does("A", "bid 4")
    at.does("C", "pass")
    assert (at.turn, at.scores) == ("A", [16, 15, 20, 20])
    at.does("A", "choose A4", "place c5 r0", "end")

    # C opens the third auction, since B is out already; C and D pass, and C goes for nothing.
    assert (at.turn, at.auction()["in_auction"]) == ("C", [2, 3])
    at.does("C", "pass")
    at.does("D", "pass")
    assert (at.turn, at.scores) == ("C", [16, 15, 20, 20])
    at.does("C", "choose A1", "place b3 r0", "end")

    # D takes the last tile for nothing.
    assert (at.turn, at.phase, at.pos.view(None)["tile"]["id"]) == ("D", "place", "A3")
    at.does("D", "place a3 r0", "end")
    assert at.scores == [16, 15, 20, 20]

    # Four new tiles; A sits left of D and opens.
    at.draws("tile A5", "tile A6", "tile B1", "tile B2")
    assert (at.turn, at.auction()["opener"], at.auction()["in_auction"]) == ("A", 0, [0, 1, 2, 3])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_9_1_as_many_tiles_are_turned_up_as_there_are_players(players: int) -> None:
    at = played("start A", players=players, auction=True)
    assert at.scores == [20] * players
    for number in range(players):
        assert (at.turn, len(at.offer())) == ("-", number)
        at.draws(FOUR[number])
    assert at.phase == "bid"
    assert at.offer() == ["A1", "A2", "A3", "A4"][:players]


def test_9_1_the_tiles_come_from_the_top_of_the_stack() -> None:
    """TK 9.1, 2.1: within a round the letter may change."""
    at = table(
        "c4 A1",
        "c5 A2",
        "d4 A3",
        phase="offer",
        turn=None,
        last="C",
        players=3,
        opener="A",
        in_round="ABC",
        auction=True,
    )
    assert at.refuses("-", "tile B1") == ("TK 2.1", "tiles of an earlier letter lie on top of tile B1")
    at = table(
        *("c4 A1", "c5 A2", "d4 A3", "d5 A4"),
        phase="offer",
        turn=None,
        last="D",
        players=4,
        opener="A",
        in_round="ABCD",
        auction=True,
    )
    at.draws("tile A5", "tile A6")
    assert set(at.chances()) == {f"tile B{number}" for number in range(1, 7)}


def test_9_1_nobody_bids_before_all_tiles_are_turned_up() -> None:
    at = played("start A", "tile A1", players=2, auction=True)
    assert at.refuses("A", "bid 1") == ("TK 3.1", "something must be drawn first")


@pytest.mark.parametrize("start", ["A", "B", "C", "D"])
def test_9_2_the_start_player_opens_and_bids_go_clockwise(start: str) -> None:
    at = auction(start=start)
    turns = ""
    for bid in range(1, 6):
        turns += at.turn
        at.does(at.turn, f"bid {bid}")
    assert turns == ("ABCDABCD"["ABCD".index(start) :])[:4] + start


def test_9_2_bids_must_rise() -> None:
    """TK 9.2, 9.10: a refusal cites the clause of the action that was tried."""
    at = auction("bid 4")
    assert at.refuses("B", "bid 4") == ("TK 9.2", "a bid must be higher than the one before")
    assert at.refuses("B", "bid 1") == ("TK 9.2", "a bid must be higher than the one before")
    at.does("B", "bid 5")
    assert (at.auction()["bid"], at.auction()["bidder"]) == (5, 1)


def test_9_2_a_bid_may_leave_some_out() -> None:
    at = auction("bid 2", "bid 9")
    assert at.auction()["bid"] == 9


def test_9_2_who_passes_is_out_of_this_auction() -> None:
    at = auction("bid 1", "pass", "bid 2", "bid 3", "bid 4")
    assert at.turn == "C", "B has passed and is not asked again"
    assert at.refuses("B", "bid 9") == ("TK 3.2", "it is not B's turn")


def test_9_2_who_passed_is_back_in_the_next_auction() -> None:
    at = auction("bid 1", "pass", "pass", "pass", "choose A1", "place c4 r0", "end")
    assert at.auction()["in_auction"] == [1, 2, 3]


def test_9_2_the_opener_may_pass() -> None:
    at = auction("pass", "bid 1", "pass", "pass")
    assert (at.turn, at.phase, at.scores) == ("B", "choose", [20, 19, 20, 20])


def test_9_2_the_highest_bidder_wins_at_once_and_is_not_asked_again() -> None:
    at = auction("bid 1", "bid 2", "pass", "pass", "pass")
    assert (at.turn, at.phase) == ("B", "choose")


def test_9_2_the_last_player_may_still_bid_when_nobody_has() -> None:
    at = auction("pass", "pass", "pass")
    assert (at.turn, at.phase) == ("D", "bid")
    at.does("D", "bid 1")
    assert (at.turn, at.phase, at.scores) == ("D", "choose", [20, 20, 20, 19]), "and wins at once"


def test_9_2_who_cannot_outbid_passes_explicitly() -> None:
    """TK 9.2, 9.11: nothing but pass is left, and it must be said."""
    at = auction("bid 20", players=2)
    assert (at.turn, at.may("B")) == ("B", ["pass"])
    at.does("B", "pass")
    assert (at.turn, at.phase) == ("A", "choose")


@pytest.mark.parametrize("move", ["place c4 r0", "bring base", "end", "choose A1"])
def test_9_2_first_comes_the_auction(move: str) -> None:
    assert auction().refuses("A", move) == ("TK 9.2", "first the auction: bid or pass")


@pytest.mark.parametrize("move", ["bid 1", "pass", "choose A2"])
def test_9_2_there_is_no_auction_in_the_middle_of_a_turn(move: str) -> None:
    at = auction("pass", "pass", "pass", "pass", "choose A1", "place c4 r0")
    assert at.refuses("A", move) == ("TK 9.2", "there is no auction now")
    basic = played("start A", "tile A1", "place c4 r0")
    assert basic.refuses("A", move) == ("TK 9.2", "there is no auction now")


def test_9_3_the_winner_pays_and_chooses_any_tile_on_offer() -> None:
    at = auction("bid 7", "pass", "pass", "pass")
    assert at.scores == [13, 20, 20, 20]
    assert at.pos.breakdown()[0] == {"start": 20, "temples": 0, "treasures": 0, "bids": -7}
    assert at.may("A") == ["choose A1", "choose A2", "choose A3", "choose A4"]
    at.does("A", "choose A3")
    assert (at.phase, at.offer()) == ("place", ["A1", "A2", "A4"])
    at.does("A", "place c4 r0")
    assert (at.turn, at.points) == ("A", 10)


def test_9_3_the_losers_pay_nothing() -> None:
    at = auction("bid 3", "bid 8", "pass", "pass", "pass")
    assert at.scores == [20, 12, 20, 20]


def test_9_3_a_tile_is_chosen_before_anything_else() -> None:
    at = auction("bid 1", "pass", "pass", "pass")
    assert at.refuses("A", "place c4 r0") == ("TK 9.3", "first choose one of the tiles on offer")
    assert at.refuses("A", "end") == ("TK 9.3", "first choose one of the tiles on offer")


def test_9_3_only_a_tile_on_offer_is_chosen() -> None:
    at = auction("bid 1", "pass", "pass", "pass")
    assert at.refuses("A", "choose A5") == ("TK 9.3", "that tile is not on offer")


def test_9_3_the_winner_is_out_of_the_further_auctions_of_the_round() -> None:
    at = auction("bid 1", "pass", "pass", "pass", "choose A1", "place c4 r0", "end")
    turns = ""
    for bid in range(1, 7):
        turns += at.turn
        at.does(at.turn, f"bid {bid}")
    assert turns == "BCDBCD"


def test_9_3_the_winner_still_takes_scoring_turns() -> None:
    """TK 9.3, 9.8: B has had a turn in this round, and takes a scoring turn when A chooses the volcano."""
    at = bidding()
    at.goes_on("pass", "bid 1", "choose B1")
    field = next(iter(at.may_place("B")))
    at.does("B", f"place {field} r{at.may_place('B')[field][0]}", "end")
    assert (at.turn, at.seen("scoring")) == ("A", "volcano")
    at.does("A", "end")
    assert (at.turn, at.seen("scoring"), at.points) == ("B", "volcano", 10)


def test_9_4_the_next_auction_is_opened_left_of_the_last_winner() -> None:
    at = auction("pass", "bid 1", "pass", "pass", "choose A1", "place c4 r0", "end")
    assert (at.turn, at.auction()["opener"]) == ("C", 2)


def test_9_4_who_is_out_of_the_round_is_skipped() -> None:
    at = auction("pass", "bid 1", "pass", "pass", "choose A1", "place c4 r0", "end")
    at.goes_on("pass", "pass", "bid 1", "choose A2", "place c5 r0", "end")
    assert at.turn == "C", "A won last, and B has had a turn"


def test_9_4_a_free_winner_counts_as_a_winner() -> None:
    at = auction("pass", "pass", "pass", "pass", "choose A1", "place c4 r0", "end", start="C")
    assert at.turn == "D", "C took the turn for nothing"


def test_9_5_if_everybody_passes_the_opener_goes_for_nothing() -> None:
    at = auction("pass", "pass", "pass", "pass", start="C")
    assert (at.turn, at.phase, at.scores) == ("C", "choose", [20, 20, 20, 20])


def test_9_6_the_last_player_takes_the_last_tile_for_nothing() -> None:
    at = auction("bid 1", "pass", "choose A1", "place c4 r0", "end", players=2)
    assert (at.turn, at.phase, at.scores) == ("B", "place", [19, 20])
    assert at.pos.view(None)["tile"]["id"] == "A2"
    assert at.offer() == []


def test_9_7_a_new_round_is_opened_left_of_who_placed_the_last_tile() -> None:
    at = auction("pass", "bid 1", "pass", "choose A1", "place c4 r0", "end", players=3)
    at.goes_on("pass", "bid 1", "choose A2", "place c5 r0", "end")
    assert at.turn == "C", "C takes the last tile"
    at.goes_on("place b3 r0", "end", "tile A4", "tile A5", "tile A6")
    assert (at.turn, at.auction()["in_round"]) == ("A", [0, 1, 2])
    assert at.offer() == ["A4", "A5", "A6"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_9_7_all_tiles_are_used(players: int) -> None:
    pos = sacbe.load("tikal", players=players, auction=True).start()
    random = rng("all tiles", players)
    while pos.view(None)["scoring"] != "final":
        choices = pos.legal()
        pos.push(pos.draw(random) if pos.turn == sacbe.CHANCE else choices[random.below(len(choices))])
    shown = pos.view(None)
    assert len(shown["fields"]) == 40
    assert (shown["auction"]["offer"], shown["auction"]["tiles_to_come"]) == ([], 0)


def test_9_8_a_volcano_that_is_only_turned_up_scores_nothing() -> None:
    at = bidding()
    assert (at.phase, at.seen("scoring")) == ("bid", None)
    at.goes_on("bid 1", "pass", "choose B1")
    assert at.seen("scoring") is None


def test_9_8_a_volcano_that_is_chosen_brings_a_scoring_round_the_winner_first() -> None:
    at = bidding("c4 A2", "c5 A3", A=seat("c5"), B=seat("c4"))
    at.goes_on("pass", "bid 1", "choose B6")
    assert (at.seen("scoring"), at.seen("scoring_order"), at.scores) == ("volcano", [1, 0], [20, 19])
    at.does("B", "end")
    assert at.scores == [20, 21]
    at.does("A", "end")
    assert at.scores == [22, 21]
    assert (at.turn, at.phase) == ("B", "place")
    at.does("B", "place d4 r0")
    assert (at.turn, at.points, at.field("d4")["terrain"]) == ("B", 10, "volcano")
    at.does("B", "end")
    assert (at.turn, at.phase) == ("A", "place"), "A takes the other tile"


def test_9_8_order_markers_are_not_turned_over_for_scoring_turns() -> None:
    at = table(
        "c4 B1",
        "c5 B2",
        phase="bid",
        turn="C",
        players=4,
        opener="C",
        in_round="ABCD",
        in_auction="ABCD",
        offer="B3 B4 B5 B6",
        auction=True,
    )
    at.goes_on("pass", "pass", "pass", "pass", "choose B6")
    assert at.auction()["in_round"] == [0, 1, 3]
    at.goes_on("end", "end", "end", "end", "place d4 r0", "end")
    assert (at.turn, at.auction()["in_auction"]) == ("D", [0, 1, 3])


def test_9_8_the_free_last_tile_may_be_the_volcano() -> None:
    """TK 9.8, 9.6: the scoring round begins when it is taken."""
    at = bidding()
    at.goes_on("bid 1", "pass", "choose B1")
    field = next(iter(at.may_place("A")))
    at.does("A", f"place {field} r{at.may_place('A')[field][0]}")
    assert at.seen("scoring") is None
    at.does("A", "end")
    assert (at.turn, at.seen("scoring"), at.seen("scoring_order")) == ("B", "volcano", [1, 0])
    at.goes_on("end", "end")
    assert (at.turn, at.phase) == ("B", "place")


def test_9_9_the_fewest_points_go_first_in_the_final_scoring() -> None:
    at = last_turn("D", A=seat(points=(40, 0)), B=seat(points=(30, 0)), C=seat(points=(50, 0)), D=seat())
    assert final_order(at) == "DBAC"


def test_9_9_points_are_what_is_left_after_paying() -> None:
    """TK 9.9, 9.3: A has scored more, but paid more for it."""
    at = last_turn("B", A=seat(points=(40, 0), bids_paid=30), B=seat(points=(20, 0)))
    assert at.scores == [30, 40]
    assert final_order(at) == "AB"


@pytest.mark.parametrize(("last", "order"), [("A", "BCDA"), ("B", "CDAB"), ("C", "DABC"), ("D", "ABCD")])
def test_9_9_ties_go_to_the_nearer_one_clockwise(last: str, order: str) -> None:
    """TK 9.9, 9.10: all have the same points, and who placed the last tile counts as the farthest."""
    assert final_order(last_turn(last, D=seat())) == order


def test_9_9_who_placed_the_last_tile_is_looked_at_when_the_turn_ends() -> None:
    at = table(
        *("h2 G1", "h3 G2", "h4 G3"),
        phase="place",
        tile="G4",
        turn="C",
        last="A",
        players=4,
        opener="C",
        empty="h5",
        auction=True,
    )
    at.does("C", "place h5 r0")
    assert final_order(at) == "DABC"


def test_9_9_a_tie_among_some() -> None:
    at = last_turn("B", A=seat(points=(10, 0)), B=seat(points=(10, 0)), C=seat(points=(30, 0)), D=seat())
    assert final_order(at) == "DABC"


def test_9_9_the_order_is_fixed_before_the_round() -> None:
    at = last_turn("A", A=seat("h2", points=(1, 0)), B=seat("h3"))
    assert final_order(at) == "BA"
    at.does("B", "end")
    assert (at.scores, at.turn) == ([21, 23], "A")
    at.does("A", "end")
    assert (at.pos.is_over, at.scores) == (True, [24, 23])


def test_9_10_the_first_bid_is_at_least_1() -> None:
    at = auction()
    assert at.may("A")[0] == "bid 1"
    for move in ("bid 0", "bid -1", "bid 1.5"):
        with pytest.raises(sacbe.MalformedAction) as refused:
            at.does("A", move)
        assert refused.value.reason == "a bid is a whole number from 1 to 100"
    at.does("A", "bid 1")
    assert at.auction()["bid"] == 1


def test_9_10_who_placed_the_last_tile_counts_as_the_farthest() -> None:
    at = last_turn("A", B=seat(points=(5, 0)), C=seat())
    assert final_order(at) == "CAB", "A and C have 20 points each, and A placed the last tile"


def test_9_11_a_bid_may_not_exceed_the_points_a_player_has() -> None:
    at = auction()
    assert at.refuses("A", "bid 21") == ("TK 9.11", "a bid may not exceed the points A has")
    assert (at.may("A")[-2:], at.auction()["highest_bid"]) == (["bid 20", "pass"], 20)
    at.goes_on("bid 20", "pass", "pass", "pass")
    assert at.scores[0] == 0


def test_9_11_with_0_points_only_passing_is_possible() -> None:
    at = bidding(A=seat(bids_paid=20))
    assert at.scores == [0, 20]
    assert at.may("A") == ["pass"]
    assert at.refuses("A", "bid 1") == ("TK 9.11", "a bid may not exceed the points A has")


def test_9_11_points_from_scoring_may_be_bid_too() -> None:
    at = bidding(A=seat(points=(25, 10), bids_paid=5))
    assert at.may("A")[-2:] == ["bid 50", "pass"]


def test_9_11_a_table_may_allow_debts() -> None:
    """TK 9.11: the option debt_bids."""
    at = auction("bid 21", "pass", "pass", "pass", debt_bids=True)
    assert at.scores == [-1, 20, 20, 20]


def test_9_11_with_debts_even_who_has_nothing_may_bid() -> None:
    at = bidding(A=seat(bids_paid=30), debt_bids=True)
    assert at.scores == [-10, 20]
    assert at.may("A")[0] == "bid 1"


@pytest.mark.parametrize("debt_bids", [False, True])
def test_9_11_no_bid_exceeds_100(debt_bids: bool) -> None:
    at = bidding(A=seat(points=(150, 0)), B=seat(points=(150, 0)), debt_bids=debt_bids)
    assert at.may("A")[-2:] == ["bid 100", "pass"]
    with pytest.raises(sacbe.MalformedAction):
        at.does("A", "bid 101")
    at.does("A", "bid 100")
    assert at.may("B") == ["pass"]
