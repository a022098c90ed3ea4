"""Auctions in Tikal (TK 9): which tile to choose, and what the first choice is worth.

A tile is worth what the best turn with it leads to. The winner of an auction has the best tile; the others get another
one, a little later, for less or nothing. A bid never exceeds the difference.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.bots.thinking import Verdict
from sacbe.bots.tikal.beam import Plan, spendings
from sacbe.bots.tikal.plans import NEVER, placements
from sacbe.bots.tikal.search import chances
from sacbe.bots.tikal.weights import BID_SHARE
from sacbe.bots.tikal.worth import Evaluator, evaluators
from sacbe.engine.sets import DE_BRUIJN, ONLY
from sacbe.games.tikal import actions
from sacbe.games.tikal.actions import BIDS, CHOOSES, END, PASS
from sacbe.games.tikal.auction import highest_bid
from sacbe.games.tikal.components import BIT, TILE_TERRAIN, VOLCANO
from sacbe.games.tikal.position import BID, CHOOSE, NONE, SPEND, TREASURE_DUG, State
from sacbe.games.tikal.scoring import points

MOST_BID: Final = 8
"""The most to pay for a choice, however much it seems to gain."""


def offers(state: State, judges: list[Evaluator], seat: i64, width: i64) -> tuple[list[list[int]], list[float]]:
    """For each tile on offer, the best turn, beginning with the choice, and its worth."""
    turns: list[list[int]] = []
    worths: list[float] = []
    judge = judges[int(seat)]
    left = state.offer
    while left:
        bit = left & -left
        left ^= bit
        tile = ONLY[bit * DE_BRUIJN >> 58 & 63]
        taken = _with_turn(state, seat)
        actions.apply(taken, seat, CHOOSES + tile)
        start = Plan(taken, None, NONE, NEVER, 0)
        if taken.phase != SPEND:  # a volcano brings a scoring turn first
            start = placements(start, judges, seat, 1)[0]
        best = spendings(start, judge, width, 1, 0.0)[0]
        turns.append([int(CHOOSES + tile), *best.path(), END])
        worths.append(best.worth)
    usual = _usual_gain(state, judge, turns, worths)
    for at in range(len(turns)):
        if _takes_volcano(turns[at]):
            worths[at] += usual
    return turns, worths


def _usual_gain(state: State, judge: Evaluator, turns: list[list[int]], worths: list[float]) -> float:
    """What a normal turn gains. One follows the scoring turn of a player who chooses a volcano (TK 9.8)."""
    judge.prepare(state)
    now = judge.worth(state)
    gains = [worths[at] - now for at in range(len(turns)) if not _takes_volcano(turns[at])]
    return sum(gains) / float(len(gains)) if gains else 0.0


def _takes_volcano(turn: list[int]) -> bool:
    return TILE_TERRAIN[turn[0] - CHOOSES] == VOLCANO


def _with_turn(state: State, seat: i64) -> State:
    """The position after the seat has won the auction for nothing."""
    taken = state.copy()
    taken.phase = CHOOSE
    taken.seat = seat
    taken.bid = 0
    taken.bidder = NONE
    taken.in_auction = 0
    taken.in_round &= ~BIT[seat]
    return taken


def best_choice(state: State, judges: list[Evaluator], seat: i64, width: i64) -> int:
    turns, worths = offers(state, judges, seat, width)
    return turns[worths.index(max(worths))][0]


def first_gain(worths: list[float], judge: Evaluator) -> float:
    """How many points the first choice is worth: a share of its gain over the average of the others."""
    if len(worths) < 2:
        return 0.0
    most = max(worths)
    rest = (sum(worths) - most) / float(len(worths) - 1)
    return min(judge.weights[BID_SHARE] * (most - rest), float(MOST_BID))


def bid_limit(state: State, judges: list[Evaluator], seat: i64, width: i64) -> int:
    """The most to bid."""
    _, worths = offers(state, judges, seat, width)
    return max(0, int(first_gain(worths, judges[int(seat)])))


def best_bid(state: State, seat: i64, limit: i64) -> int:
    """One more than the last bid, if that is within the limit and leaves a point; else 0."""
    bid: i64 = state.bid + 1
    if bid > limit or bid > highest_bid(state, seat) or bid >= points(state, seat):
        return PASS
    return int(BIDS + bid - 1)


@final
class AuctionSearch:
    """What bids, passing and the tiles on offer are worth, as bots in an auction see it.

    Nothing has to grow: a winning bid costs its amount and brings the gain of the first choice.
    """

    def __init__(self, state: State, seat: i64, weights: vec[float], width: i64) -> None:
        self.state = state
        self.seat: i64 = seat
        self.width: i64 = width
        self.judges = evaluators(len(state.players), weights)
        self.turns, self.worths = offers(state, self.judges, seat, width)
        self.gain = first_gain(self.worths, self.judges[int(seat)])
        self.others = self._others()
        self.told: list[Verdict] = []
        if state.phase == CHOOSE:
            for at in range(len(self.turns)):
                self._tell(self.turns[at], self.worths[at])
        else:
            limit: i64 = max(0, int(self.gain))
            self._tell_bid(best_bid(state, seat, limit))
            self._tell_bid(PASS)
            self._tell_bid(best_bid(state, seat, MOST_BID))

    def grow(self, simulations: int) -> None:
        """Everything is known from the start."""

    def done(self) -> bool:
        return True

    def turn(self) -> list[int]:
        return self.verdicts()[0].actions

    def verdicts(self) -> list[Verdict]:
        """The best first. If a bid and a pass are worth the same, the bid is first, as the bots then bid."""
        seat = int(self.seat)
        return sorted(self.told, key=lambda verdict: (-verdict.scores[seat], verdict.actions[0]))

    def consider(self, turn: list[int]) -> None:
        """Judge this bid, or this choice and its turn, as well."""
        if self.state.phase == BID:
            self._tell_bid(turn[0])
        elif turn not in self.turns:
            self._tell(turn, self._played(turn))

    def _played(self, turn: list[int]) -> float:
        """The worth of such a turn. One that ends with a dig is continued as well as possible."""
        after = self.state.copy()
        judge = self.judges[int(self.seat)]
        dug = 0
        for action in turn:
            if action == END:
                break
            actions.apply(after, self.seat, action)
            if after.phase == TREASURE_DUG:
                after.phase = SPEND
                dug += 1
        judge.prepare(after)
        worth = judge.worth(after)
        if turn[-1] != END and after.phase == SPEND:
            worth = spendings(Plan(after, None, NONE, NEVER, 0), judge, self.width, 1, 0.0)[0].worth
        worth += float(dug) * judge.dig
        if _takes_volcano(turn):
            worth += _usual_gain(self.state, judge, self.turns, self.worths)
        return worth

    def _tell_bid(self, action: int) -> None:
        for verdict in self.told:
            if verdict.actions[0] == action:
                return
        paid = float(action - BIDS + 1) if action != PASS else self.gain
        self._tell([action], max(self.worths) - paid)

    def _tell(self, turn: list[int], worth: float) -> None:
        scores = [*self.others]
        scores[int(self.seat)] = worth
        self.told.append(Verdict(turn, 1, scores, chances(scores, int(self.state.scored))))

    def _others(self) -> list[float]:
        """Everybody's prospects. Seats that still have their turn in this round may expect as much from it as we do."""
        now: list[float] = []
        for judge in self.judges:
            judge.prepare(self.state)
            now.append(judge.worth(self.state))
        usual = sum(self.worths) / float(len(self.worths)) - now[int(self.seat)]
        return [worth + usual if self.state.in_round >> seat & 1 else worth for seat, worth in enumerate(now)]
