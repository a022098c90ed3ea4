"""Planning a whole turn of Tikal: what a position is worth to a seat, and a beam search over ways to spend the points.

The evaluation is a sum of named terms; every number stands in the table at the top. Compiled, like the engine.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.engine.chance import Rng
from sacbe.games.tikal import actions
from sacbe.games.tikal.actions import BIDS, END, PASS
from sacbe.games.tikal.board import BASE, FIELD_OF, FIELDS, NEIGHBOUR, SIDES
from sacbe.games.tikal.components import (
    BIT,
    KINDS,
    TEMPLE,
    TILE_TERRAIN,
    TILE_VALUE,
    TREASURE,
    VOLCANO,
)
from sacbe.games.tikal.position import NO_SCORING, NONE, PLACE, SPEND, TREASURE_DUG, State
from sacbe.games.tikal.scoring import strength, treasure_points

SCORINGS: Final = 4

# Weights, in points.
HOLD: Final = 0.45  # chance to keep a temple until a scoring with a lead of one
HOLD_MORE: Final = 0.09  # more for each further piece of the lead
HOLD_MOST: Final = 0.85
TIED: Final = 0.2  # share of a temple where one is tied for the lead
BEHIND: Final = 0.12  # share of a temple where one is a piece behind, less for each further piece
NEARNESS: Final = 0.22  # share of a temple or treasure that is one action point away
SET_HOPE: Final = 0.35  # what a single or a pair may still grow to, per scoring
PIECE: Final = 0.35  # a piece on the board
LEADER: Final = 1.2  # the leader on the board
CAMP: Final = 1.5  # a camp set up, per scoring left
GUARD_LEFT: Final = 2.2  # a guard not set yet, per scoring left after the next
TREASURE_VALUE: Final = 1.3  # a token in the ground, per scoring, to who digs it
DECAY: Final = 0.88  # a scoring further off counts less
FAR: Final = 99
BEAM: Final = 14


@final
class Evaluator:
    """Worth of positions for one seat. Holds scratch space, so that evaluating makes no objects."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.near: vec[i64] = vec[i64]([0] * FIELDS)

    def worth(self, state: State) -> float:
        """What the seat may expect to score from here, counting what it has."""
        seat = self.seat
        player = state.players[seat]
        now, later = self._scorings(state)
        weight = now + later
        total: float = 0.0
        self._find_near(state)
        stands = player.stands()
        field: i64 = 0
        while field < FIELDS:
            if state.terrain[field] == TEMPLE:
                total += float(state.value[field]) * self._temple_share(state, field, now, later)
            elif state.tokens[field]:
                near = self.near[field]
                if near < 12:
                    gain = TREASURE_VALUE * later * float(min(state.tokens[field], 2))
                    total += gain * NEARNESS * 2.0 * float(12 - near) / 12.0
            field += 1
        total += float(treasure_points(player)) * weight + self._set_hope(state, later)
        total += PIECE * float(_count(state, seat))
        if player.leader >= 0:
            total += LEADER
        total += CAMP * later * float(2 - player.camps)
        total += GUARD_LEFT * later * float(player.guards)
        if stands == BIT[BASE]:
            total -= 1.0
        return total

    def _scorings(self, state: State) -> tuple[float, float]:
        """The weight of the scoring that ends the turn in progress, and of those after it."""
        left = SCORINGS - int(state.scored)
        now = 0.0
        if state.scoring != NO_SCORING and not self._has_scored(state):
            now = 1.0
            left -= 1
        elif state.scoring != NO_SCORING:
            left -= 1
        later = 0.0
        weight = DECAY
        for _ in range(left):
            later += weight
            weight *= DECAY
        return now, later

    def _has_scored(self, state: State) -> bool:
        place: i64 = 0
        while place < state.turn_at:
            if (state.order >> (4 * place) & 15) == self.seat:
                return True
            place += 1
        return False

    def _temple_share(self, state: State, field: i64, now: float, later: float) -> float:
        """Which part of a temple's value the seat may count on."""
        guard = state.guard[field]
        if guard != NONE:
            return now + later if guard == self.seat else 0.0
        own = strength(state, self.seat, field)
        best: i64 = 0
        seat: i64 = 0
        while seat < len(state.players):
            if seat != self.seat:
                best = max(best, strength(state, seat, field))
            seat += 1
        lead = own - best
        if lead > 0:
            hold = min(HOLD + HOLD_MORE * float(lead - 1), HOLD_MOST)
            return now + later * hold
        share = 0.0
        if own:
            share = TIED if lead == 0 else BEHIND / float(1 - lead)
        near = self.near[field]
        if near < 14:
            closeness = NEARNESS * float(14 - near) / 14.0 / float(1 + best - own)
            share = max(share, closeness)
        return later * share

    def _set_hope(self, state: State, later: float) -> float:
        """Singles and pairs may still become pairs and trios while tokens of the kind are unseen."""
        player = state.players[self.seat]
        hope = 0.0
        kind: i64 = 0
        while kind < KINDS:
            held = player.held(kind)
            if held == 1 or held == 2:
                hope += float(actions.unseen(state, kind)) * float(held)
            kind += 1
        return SET_HOPE * later * hope * 0.2

    def _find_near(self, state: State) -> None:
        """Action points from the nearest own piece (or camp, with pieces in reserve) to every field."""
        near = self.near
        player = state.players[self.seat]
        field: i64 = 0
        while field < FIELDS:
            near[field] = FAR
            field += 1
        if player.reserve:
            near[BASE] = 1
            if player.camp1 != NONE:
                near[player.camp1] = 1
            if player.camp2 != NONE:
                near[player.camp2] = 1
        sources = player.stands()
        while sources:
            bit = sources & -sources
            sources ^= bit
            near[FIELD_OF[bit % 61]] = 0
        changed = True
        while changed:
            changed = False
            field = 0
            while field < FIELDS:
                ways = state.ways[field]
                if ways and near[field] < FAR:
                    side: i64 = 0
                    while ways:
                        price = ways & 15
                        if price:
                            other = NEIGHBOUR[field * SIDES + side]
                            if near[field] + price < near[other]:
                                near[other] = near[field] + price
                                changed = True
                        ways >>= 4
                        side += 1
                field += 1


def _count(state: State, seat: i64) -> i64:
    total: i64 = 0
    left = state.players[seat].member_fields
    while left:
        bit = left & -left
        left ^= bit
        total += state.members[seat * FIELDS + FIELD_OF[bit % 61]]
    return total


@final
class _Plan:
    """A way to begin the turn: where it leads, what that is worth, and its first action."""

    def __init__(self, state: State, first: i64, worth: float, closed: bool) -> None:
        self.state = state
        self.first: i64 = first
        self.worth = worth
        self.closed = closed  # nothing more is planned after it


def best_spending(state: State, seat: i64, random: Rng, width: i64) -> tuple[int, float]:
    """The first action of the best plan found for the points left, and what the plan is worth."""
    judge = Evaluator(seat)
    best = END
    best_worth = judge.worth(state)
    beam = [_Plan(state, NONE, best_worth, False)]
    while beam:
        grown: list[_Plan] = []
        for plan in beam:
            _grow(grown, plan, seat, judge, random)
        if not grown:
            break
        grown.sort(key=lambda plan: plan.worth, reverse=True)
        if grown[0].worth > best_worth:
            best_worth = grown[0].worth
            best = int(grown[0].first)
        beam = _keep(grown, width)
    return best, best_worth


def _grow(grown: list[_Plan], plan: _Plan, seat: i64, judge: Evaluator, random: Rng) -> None:
    for action in actions.legal(plan.state):
        if action == END:
            continue
        state = plan.state.copy()
        actions.apply(state, seat, action)
        while state.phase == TREASURE_DUG:
            actions.apply(state, NONE, actions.draw(state, random))
        first: i64 = action if plan.first == NONE else plan.first
        grown.append(_Plan(state, first, judge.worth(state), state.points == 0))


def _keep(grown: list[_Plan], width: i64) -> list[_Plan]:
    """The best plans that can go on; of those that look alike only one."""
    kept: list[_Plan] = []
    last = -1e9
    last_points: i64 = -1
    for plan in grown:
        if plan.closed or (plan.worth == last and plan.state.points == last_points):
            continue
        last = plan.worth
        last_points = plan.state.points
        kept.append(plan)
        if len(kept) == width:
            break
    return kept


def best_place(state: State, seat: i64, random: Rng, width: i64) -> int:
    """Where to lay the tile in hand: the most promising places are each tried with a plan for the turn."""
    judge = Evaluator(seat)
    tried: list[_Plan] = []
    for action in actions.legal(state):
        after = state.copy()
        actions.apply(after, seat, action)
        tried.append(_Plan(after, action, judge.worth(after) - _others_gain(after, seat), False))
    tried.sort(key=lambda plan: plan.worth, reverse=True)
    best = int(tried[0].first)
    best_worth = -1e9
    for plan in tried[:3]:
        _, worth = best_spending(plan.state, seat, random, width)
        worth -= _others_gain(plan.state, seat)
        if worth > best_worth:
            best_worth = worth
            best = int(plan.first)
    return best


def _others_gain(state: State, seat: i64) -> float:
    """What the tile brings the strongest of the others, halved: a place far from them is better."""
    most = -1e9
    other: i64 = 0
    while other < len(state.players):
        if other != seat:
            most = max(most, Evaluator(other).worth(state))
        other += 1
    return 0.3 * most


def tile_worth(tile: i64, scorings_left: i64) -> float:
    """What having a tile placed by oneself is worth, roughly, for bids and choices."""
    terrain = TILE_TERRAIN[tile]
    if terrain == TEMPLE:
        return 0.3 * float(TILE_VALUE[tile]) * float(scorings_left) * 0.5
    if terrain == TREASURE:
        return 0.5 * float(TILE_VALUE[tile]) * float(scorings_left) * 0.5
    return 2.0 if terrain == VOLCANO else 0.5


def best_bid(state: State, seat: i64) -> int:
    """Bid one more while the best tile on offer is worth it compared with an average one."""
    left = SCORINGS - state.scored
    worths = [tile_worth(tile, left) for tile in range(36) if state.offer >> tile & 1]
    edge = max(worths) - sum(worths) / len(worths)
    limit: i64 = int(edge)
    bid = state.bid + 1
    if bid <= limit and BIDS + bid - 1 in actions.legal(state):
        return int(BIDS + bid - 1)
    return PASS


def best_choice(state: State) -> int:
    left = SCORINGS - state.scored
    best = -1
    best_worth = -1.0
    for tile in range(36):
        if state.offer >> tile & 1 and tile_worth(tile, left) > best_worth:
            best = tile
            best_worth = tile_worth(tile, left)
    return best


def decide(state: State, seat: i64, random: Rng, width: i64) -> int:
    """The action that the plan for the turn begins with."""
    if state.phase == SPEND:
        return best_spending(state, seat, random, width)[0]
    if state.phase == PLACE:
        return best_place(state, seat, random, width)
    return best_choice(state) if state.offer and not state.in_auction else best_bid(state, seat)
