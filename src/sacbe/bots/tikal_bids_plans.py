"""Auctions in Tikal (TK 9): which tile to choose, and what the right to choose first is worth.

A tile is worth what the best turn with it leads to. Who wins an auction has the best tile; who does not gets one of the
others, a little later and for less or nothing. A bid never exceeds the difference.
"""

from typing import Final

from mypy_extensions import i64

from sacbe.bots.tikal_plans import NEVER, Plan, placements, spendings
from sacbe.bots.tikal_weights import BID_SHARE
from sacbe.bots.tikal_worth import Evaluator
from sacbe.games.tikal import actions
from sacbe.games.tikal.actions import BIDS, CHOOSES, PASS
from sacbe.games.tikal.auction import highest_bid
from sacbe.games.tikal.components import BIT
from sacbe.games.tikal.position import CHOOSE, NONE, SPEND, State
from sacbe.games.tikal.sets import ALONE, WINDOWS

MOST_BID: Final = 8
"""However much it seems to gain, more than this is not given for one choice."""


def offers(state: State, judges: list[Evaluator], seat: i64, width: i64) -> tuple[list[int], list[float]]:
    """The tiles on offer, and what a turn with each would lead to."""
    tiles: list[int] = []
    worths: list[float] = []
    volcanoes: list[int] = []
    judge = judges[int(seat)]
    left = state.offer
    while left:
        bit = left & -left
        left ^= bit
        tile = ALONE[bit * WINDOWS >> 58 & 63]
        taken = _with_turn(state, seat)
        actions.apply(taken, seat, CHOOSES + tile)
        start = Plan(taken, None, NONE, NEVER, 0)
        if taken.phase == SPEND:
            volcanoes.append(len(tiles))
        else:
            start = placements(start, judges, seat, 1)[0]
        tiles.append(int(tile))
        worths.append(spendings(start, judge, width, 1, 0.0)[0].worth)
    if volcanoes:
        # The scoring turn is followed by a normal one, which is worth what a turn usually is.
        judge.prepare(state)
        now = judge.worth(state)
        others = [worth - now for at, worth in enumerate(worths) if at not in volcanoes]
        usual = sum(others) / float(len(others)) if others else 0.0
        for at in volcanoes:
            worths[at] += usual
    return tiles, worths


def _with_turn(state: State, seat: i64) -> State:
    """The position in which the seat has won the auction for nothing."""
    taken = state.copy()
    taken.phase = CHOOSE
    taken.seat = seat
    taken.bid = 0
    taken.bidder = NONE
    taken.in_auction = 0
    taken.in_round &= ~BIT[seat]
    return taken


def best_choice(state: State, judges: list[Evaluator], seat: i64, width: i64) -> int:
    tiles, worths = offers(state, judges, seat, width)
    best = 0
    for at in range(len(tiles)):
        if worths[at] > worths[best]:
            best = at
    return CHOOSES + tiles[best]


def bid_limit(state: State, judges: list[Evaluator], seat: i64, width: i64) -> int:
    """The most to bid: a share of what the first choice gains over the average of the others."""
    _, worths = offers(state, judges, seat, width)
    if len(worths) < 2:
        return 0
    most = max(worths)
    rest = (sum(worths) - most) / float(len(worths) - 1)
    gain = judges[int(seat)].weights[BID_SHARE] * (most - rest)
    return int(min(gain, float(MOST_BID)))


def best_bid(state: State, judges: list[Evaluator], seat: i64, width: i64) -> int:
    """One more than the last bid, as long as that is within the limit and one's means."""
    bid: i64 = state.bid + 1
    if bid > MOST_BID or bid > highest_bid(state, seat) or bid > bid_limit(state, judges, seat, width):
        return PASS
    return int(BIDS + bid - 1)
