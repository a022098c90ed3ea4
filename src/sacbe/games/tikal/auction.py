"""The auction variant (TK 9): which tiles are on offer, who bids, who wins, who opens next.

An auction decides who takes the next turn with which tile; the turn itself is the one of the basic game in `actions`.
"""

from mypy_extensions import i64

from sacbe.engine.sets import count
from sacbe.games.tikal import refusals as no
from sacbe.games.tikal.components import BIT, HIGHEST_BID
from sacbe.games.tikal.position import BID, CHOOSE, NONE, OFFER, State
from sacbe.games.tikal.scoring import points


def next_seat(state: State, seat: i64, seats: i64) -> i64:
    """The nearest seat to the left of `seat` that is in the set; the seat itself comes last."""
    players: i64 = len(state.players)
    step: i64 = 1
    while step <= players:
        other = (seat + step) % players
        if seats >> other & 1:
            return other
        step += 1
    return NONE


def begin_round(state: State, opener: i64) -> None:
    """TK 9.1, 9.7: as many tiles are turned up as there are players, and everyone is in."""
    state.opener = opener
    state.seat = NONE
    state.in_round = BIT[len(state.players)] - 1
    state.number += 1
    state.phase = OFFER


def begin_auction(state: State) -> None:
    """TK 9.2, 9.6: the opener speaks first; the last player of a round need not bid."""
    state.bid = 0
    state.bidder = NONE
    state.in_auction = state.in_round
    if count(state.in_round) == 1:
        award(state, state.opener)
        return
    state.seat = state.opener
    state.phase = BID


def check_bid(state: State, seat: i64, bid: i64) -> i64:
    """TK 9.2, 9.10, 9.11: 0 if the bid is allowed, else the refusal."""
    if bid <= state.bid:
        return no.BID_TOO_LOW
    if not state.debt_bids and bid > points(state, seat):
        return no.BID_ABOVE_POINTS
    return 0


def highest_bid(state: State, seat: i64) -> i64:
    """The most that a seat may bid."""
    return HIGHEST_BID if state.debt_bids else min(points(state, seat), HIGHEST_BID)


def make_bid(state: State, seat: i64, bid: i64) -> None:
    """A bid that nobody can answer wins at once."""
    state.bid = bid
    state.bidder = seat
    if state.in_auction == BIT[seat]:
        award(state, seat)
    else:
        state.seat = next_seat(state, seat, state.in_auction)


def make_pass(state: State, seat: i64) -> None:
    """TK 9.2, 9.5: who passes is out of this auction; if everybody passes, the opener takes the turn for free."""
    state.in_auction &= ~BIT[seat]
    if not state.in_auction:
        award(state, state.opener)
    elif state.bidder != NONE and state.in_auction == BIT[state.bidder]:
        award(state, state.bidder)
    else:
        state.seat = next_seat(state, seat, state.in_auction)


def award(state: State, winner: i64) -> None:
    """TK 9.3: the winner pays and chooses a tile."""
    state.players[winner].bids += state.bid
    state.in_round &= ~BIT[winner]
    state.in_auction = 0
    state.bid = 0
    state.bidder = NONE
    state.seat = winner
    state.phase = CHOOSE


def after_turn(state: State, seat: i64) -> None:
    """TK 9.4, 9.7: who opens next: the nearest to the left still in the round, or of everyone in a new round."""
    if state.in_round:
        state.opener = next_seat(state, seat, state.in_round)
        state.number += 1
        begin_auction(state)
    else:
        begin_round(state, (seat + 1) % len(state.players))


def final_order(state: State) -> i64:
    """TK 9.9, 9.10: the fewest points first; ties go to the nearer one clockwise from who placed the last tile."""
    seats: i64 = len(state.players)
    order: i64 = 0
    taken: i64 = 0
    place: i64 = 0
    while place < seats:
        best: i64 = NONE
        step: i64 = 1
        while step <= seats:
            seat = (state.last + step) % seats
            if not taken >> seat & 1 and (best == NONE or points(state, seat) < points(state, best)):
                best = seat
            step += 1
        taken |= BIT[best]
        order |= best << (4 * place)
        place += 1
    return order
