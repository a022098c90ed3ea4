"""The evaluation of Tikal: a seat's points, and what it may expect from the scorings to come.

The temples matter most. A leader is safe if breaking the lead costs the others many action points; another seat may
hope if taking the lead costs few. What the others can reach does not change while a seat spends its points, so it is
computed once (`prepare`).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.bots.tikal import weights as w
from sacbe.bots.tikal.reach import FAR, REACH, Reach
from sacbe.engine.sets import DE_BRUIJN, ONLY
from sacbe.games.tikal.actions import unseen
from sacbe.games.tikal.board import BASE, FIELDS
from sacbe.games.tikal.components import BIT, KINDS, LEADER_STRENGTH, SET_POINTS
from sacbe.games.tikal.position import NO_SCORING, NONE, RESERVE, SPEND, Player, State
from sacbe.games.tikal.scoring import majority, points, treasure_points

SCORINGS: Final = 4
CLOSENESS: Final[vec[float]] = vec[float]([float(REACH - cost) / float(REACH) for cost in range(REACH + 1)])


@final
class Evaluator:
    """Evaluates positions for one seat. It has its own working memory, so that evaluating makes no objects."""

    def __init__(self, seat: i64, weights: vec[float], reach: Reach) -> None:
        self.seat: i64 = seat
        self.weights = weights
        self.reach = reach
        self.from_camp: vec[i64] = vec[i64]([FAR] * (4 * FIELDS))
        self.from_piece: vec[i64] = vec[i64]([FAR] * (4 * FIELDS))
        self.from_leader: vec[i64] = vec[i64]([FAR] * (4 * FIELDS))
        self.goals: i64 = 0  # the temples and sites that these cover, as a set
        self.stands: i64 = 0  # where `from_piece` was computed from, for the own seat
        self.entries: i64 = 0  # `from_camp`
        self.leader: i64 = NONE  # and `from_leader`
        self.leaders_starts: i64 = 0
        self.sure: float = 0.0  # weights of scorings: the one that ends this turn
        self.later: float = 0.0  # and the later ones, which count less the later they are
        self.leads: float = 0.0  # the same for temples that are led now
        self.pending: i64 = 0  # the others who still score in the current scoring, as a set
        self.judged: i64 = 0  # how many positions so far
        self.dig: float = 0.0  # what an unknown treasure is worth
        # The last computed share of each temple, and what it was computed from.
        self.shares: vec[float] = vec[float]([0.0] * FIELDS)
        self.shared_by: vec[i64] = vec[i64]([NONE] * FIELDS)

    def prepare(self, state: State) -> None:
        """Compute what does not change while the seat spends its points."""
        self.reach.prepare(state)
        self.goals = state.temples | state.sites
        seat: i64 = 0
        for player in state.players:
            self._camp_ways(seat, player)
            self._piece_ways(seat, player)
            self._leader_ways(seat, player)
            seat += 1
        self._weigh_scorings(state)
        self.dig = self._dig_worth(state)
        field: i64 = 0
        while field < FIELDS:
            self.shared_by[field] = NONE
            field += 1

    def worth(self, state: State) -> float:
        """What the seat has and may expect. First call `prepare` with the position at the start of its turn."""
        self.judged += 1
        seat = self.seat
        weights = self.weights
        player = state.players[seat]
        if self.entries != entries(player):
            self._camp_ways(seat, player)
        if self.leader != player.leader or self.leaders_starts != leaders_starts(player):
            self._leader_ways(seat, player)
        if self.stands != player.stands():
            self._piece_ways(seat, player)
        later = self.later
        weight = self.sure + later
        total = float(points(state, seat))
        left = state.temples
        while left:
            bit = left & -left
            left ^= bit
            field = ONLY[bit * DE_BRUIJN >> 58 & 63]
            place = seat * FIELDS + field
            # The others do not move, so only the seat's own strength and ways change a share.
            by = state.strengths[field] >> (8 * seat) & 255
            by |= self.from_piece[place] << 8 | self.from_camp[place] << 16 | self.from_leader[place] << 24
            if self.shared_by[field] != by:
                self.shared_by[field] = by
                self.shares[field] = self._temple_share(state, field)
            total += float(state.value[field]) * self.shares[field]
        left = player.guarded
        while left:
            bit = left & -left
            left ^= bit
            total += float(state.value[ONLY[bit * DE_BRUIJN >> 58 & 63]]) * weight
        left = state.sites
        while left:
            bit = left & -left
            left ^= bit
            field = ONLY[bit * DE_BRUIJN >> 58 & 63]
            place = seat * FIELDS + field
            near = min(self.from_piece[place], self.from_camp[place])
            if near < REACH:
                total += weights[w.SITE] * later * float(min(state.tokens[field], 2)) * closeness(near)
        total += float(treasure_points(player)) * weight + weights[w.SET_HOPE] * later * float(hope(state, player))
        total += weights[w.PIECE] * float(on_board(state, seat, player))
        if player.leader >= 0:
            total += weights[w.LEADER]
        total += weights[w.CAMP] * later * float(2 - player.camps)
        return total + weights[w.GUARD_LEFT] * later * float(player.guards)

    def _temple_share(self, state: State, field: i64) -> float:
        """The share of a temple's value that the seat may expect, less what it leaves to others."""
        weights = self.weights
        strengths = state.strengths[field]
        own = strengths >> (8 * self.seat) & 255
        best: i64 = 0
        leading: i64 = NONE
        other: i64 = 0
        seats: i64 = len(state.players)
        while other < seats:
            if other != self.seat:
                theirs = strengths >> (8 * other) & 255
                if theirs > best:
                    best = theirs
                    leading = other
                elif theirs == best:
                    leading = NONE
            other += 1
        if own > best:
            safe = 1.0
            other = 0
            while other < seats:
                if other != self.seat:
                    cost = self.cost(other, field, own - (strengths >> (8 * other) & 255))
                    if cost < REACH:
                        safe *= 1.0 - weights[w.THREAT] * closeness(cost)
                other += 1
            hold = weights[w.HOLD_LEAST] + (weights[w.HOLD_MOST] - weights[w.HOLD_LEAST]) * safe
            return self.sure + self.leads * hold
        share = 0.0
        cost = self.cost(self.seat, field, best - own + 1)
        if cost < REACH:
            share = weights[w.GRAB] * self.leads * closeness(cost)
        if leading != NONE and best > own:
            share -= weights[w.RIVAL_TEMPLE] * (self.leads + (1.0 if self.pending >> leading & 1 else 0.0))
        return share

    def cost(self, seat: i64, field: i64, strength: i64) -> i64:
        """About how many action points a seat needs to bring this much more strength to a field."""
        place = seat * FIELDS + field
        camp = self.from_camp[place]
        near = self.from_piece[place]
        first = camp if near == 0 or camp < near else near
        cost = first + (strength - 1) * camp
        leader = self.from_leader[place]
        if leader:
            by_leader = leader if strength <= LEADER_STRENGTH else leader + (strength - LEADER_STRENGTH) * camp
            cost = min(cost, by_leader)
        return cost

    def _weigh_scorings(self, state: State) -> None:
        left: i64 = SCORINGS - state.scored
        self.sure = 0.0
        self.pending = 0
        if state.scoring != NO_SCORING:
            left -= 1
            place = state.turn_at
            while place < len(state.players):
                self.pending |= BIT[state.order >> (4 * place) & 15]
                place += 1
            if self.pending >> self.seat & 1:
                if state.seat == self.seat and state.phase == SPEND:
                    self.sure = 1.0
                else:
                    left += 1
        self.later = 0.0
        self.leads = 0.0
        weight = 1.0
        lead = 1.0
        while left > 0:
            weight *= self.weights[w.DECAY]
            self.later += weight
            lead *= self.weights[w.LEAD_DECAY]
            self.leads += lead
            left -= 1

    def _dig_worth(self, state: State) -> float:
        """What one more unknown treasure adds on average."""
        player = state.players[self.seat]
        total: i64 = 0
        gain: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            left = unseen(state, kind)
            if left:
                held = player.held(kind)
                total += left
                gain += left * (SET_POINTS[held + 1] - SET_POINTS[held])
            kind += 1
        if not total:
            return 0.0
        mean = float(gain) / float(total)
        return mean * (self.sure + self.later) + self.weights[w.SET_HOPE] * self.later

    def _camp_ways(self, seat: i64, player: Player) -> None:
        """Action points from the reserve, through a camp."""
        starts = entries(player)
        if seat == self.seat:
            self.entries = starts
        self.reach.fill(self.from_camp, seat * FIELDS, self.goals, starts, 1)

    def _piece_ways(self, seat: i64, player: Player) -> None:
        """Action points from the nearest piece."""
        stands = player.stands()
        if seat == self.seat:
            self.stands = stands
        self.reach.fill(self.from_piece, seat * FIELDS, self.goals, stands, 0)

    def _leader_ways(self, seat: i64, player: Player) -> None:
        starts = leaders_starts(player)
        if seat == self.seat:
            self.leader = player.leader
            self.leaders_starts = starts
        price: i64 = 1 if player.leader == RESERVE else 0
        self.reach.fill(self.from_leader, seat * FIELDS, self.goals, starts, price)


def evaluators(seats: int, weights: vec[float]) -> list[Evaluator]:
    """An evaluator for each seat. They share what they know of the board."""
    reach = Reach()
    return [Evaluator(seat, weights, reach) for seat in range(seats)]


def closeness(cost: i64) -> float:
    """1 for what costs nothing, 0 for what is out of reach."""
    return CLOSENESS[cost]


def camp_set(player: Player) -> i64:
    """The fields where the player may bring in pieces, as a set."""
    camps = BIT[BASE]
    if player.camp1 != NONE:
        camps |= BIT[player.camp1]
    if player.camp2 != NONE:
        camps |= BIT[player.camp2]
    return camps


def entries(player: Player) -> i64:
    """The fields where members may come in from the reserve, as a set; empty if the reserve is."""
    return camp_set(player) if player.reserve else 0


def leaders_starts(player: Player) -> i64:
    """The fields where the leader may start, as a set: camps while it is in reserve, else where it stands."""
    if player.leader == RESERVE:
        return camp_set(player)
    return BIT[player.leader] if player.leader >= 0 else 0


def hope(state: State, player: Player) -> i64:
    """The chances of singles and pairs to grow: how many treasures of their kinds are unseen."""
    total: i64 = 0
    held = player.treasures
    kind: i64 = 0
    while held:
        if held & 3:
            total += unseen(state, kind) * (held & 3)
        held >>= 2
        kind += 1
    return total


def on_board(state: State, seat: i64, player: Player) -> i64:
    """How many members the seat has on the board."""
    total: i64 = 0
    left = player.member_fields
    while left:
        bit = left & -left
        left ^= bit
        total += state.members[seat * FIELDS + ONLY[bit * DE_BRUIJN >> 58 & 63]]
    return total


def led(state: State, seat: i64) -> i64:
    """The temples without a guard that the seat leads, as a set."""
    found: i64 = 0
    left = state.temples & state.players[seat].stands()
    while left:
        bit = left & -left
        left ^= bit
        if majority(state, ONLY[bit * DE_BRUIJN >> 58 & 63]) == seat:
            found |= bit
    return found
