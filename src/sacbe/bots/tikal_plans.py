"""Planning a whole turn of Tikal: where to lay the tile, and how to spend the points.

A beam search goes from ten points left down to none and compares only plans that have equally many left. What a dig
brings is not foreseen: a treasure counts what one is worth on average. Also a quick turn, for looking ahead.
"""

from typing import Final, final

from mypy_extensions import i64

from sacbe.bots.tikal_weights import RIVAL_PLACE
from sacbe.bots.tikal_worth import Evaluator, camp_set, led
from sacbe.engine.chance import Rng
from sacbe.games.tikal import actions
from sacbe.games.tikal.actions import END, PASS, SPENDS
from sacbe.games.tikal.board import FIELDS
from sacbe.games.tikal.components import ACTION_POINTS, KINDS, TEMPLE, TILE_TERRAIN, TILE_VALUE, TREASURE, VOLCANO
from sacbe.games.tikal.position import CHOOSE, NONE, PLACE, SPEND, TREASURE_DUG, State
from sacbe.games.tikal.sets import ALONE, WINDOWS
from sacbe.games.tikal.spending import CAMPS_AT, DIGS, EXCHANGES

NEVER: Final = -1e9
QUICK_PLACES: Final = 8
"""Places tried for a tile in a quick turn."""


@final
class Plan:
    """A turn, or the beginning of one: its last action, what came before it, where it leads and what that is worth."""

    def __init__(self, state: State, before: "Plan | None", action: i64, worth: float, dug: i64) -> None:
        self.state = state
        self.before = before
        self.action: i64 = action
        self.worth = worth
        self.dug: i64 = dug  # treasures of unknown kind
        self.led: i64 = 0  # temples that the seat leads or guards, as a set; worked out when the plan may be kept

    def path(self) -> list[int]:
        """The actions of the turn so far, the first one first."""
        found: list[int] = []
        plan: Plan | None = self
        while plan is not None and plan.action != NONE:
            found.append(int(plan.action))
            plan = plan.before
        found.reverse()
        return found

    def is_like(self, other: "Plan", seat: i64) -> bool:
        """Do both come to much the same: temples, guards, camps and treasures?"""
        own, theirs = self.state.players[seat], other.state.players[seat]
        return (
            self.led == other.led
            and self.dug == other.dug
            and own.guarded == theirs.guarded
            and own.treasures == theirs.treasures
            and camp_set(own) == camp_set(theirs)
        )


def branch(state: State, seat: i64, action: i64) -> State:
    """A copy to spend points in. What spending never changes is shared, so no tile may be laid in it."""
    players = [*state.players]
    players[int(seat)] = players[int(seat)].copy()
    number = action - SPENDS
    if number >= EXCHANGES and number < CAMPS_AT:
        other: i64 = (number - EXCHANGES) // (KINDS * KINDS)
        players[int(other)] = players[int(other)].copy()
    twin = State(players, True)
    twin.auction = state.auction
    twin.camp_needs_piece = state.camp_needs_piece
    twin.debt_bids = state.debt_bids
    twin.phase = state.phase
    twin.number = state.number
    twin.seat = state.seat
    twin.points = state.points
    twin.stack = state.stack
    twin.offer = state.offer
    twin.hand = state.hand
    twin.last = state.last
    twin.scoring = state.scoring
    twin.scored = state.scored
    twin.order = state.order
    twin.turn_at = state.turn_at
    twin.starting_points = state.starting_points
    twin.explored = state.explored
    twin.temples = state.temples
    twin.rising = state.rising
    twin.sites = state.sites
    twin.grounds = state.grounds
    twin.worked = state.worked
    twin.choices = state.choices
    twin.terrain = state.terrain
    twin.ways = state.ways
    twin.value = state.value[:]
    twin.guard = state.guard[:]
    twin.tokens = state.tokens[:]
    twin.camp = state.camp[:]
    twin.used = state.used[:]
    twin.strengths = state.strengths[:]
    twin.members = state.members[:]
    twin.levels = state.levels[:]
    return twin


def spendings(root: Plan, judge: Evaluator, width: i64, keep: i64, less: float) -> list[Plan]:
    """The best ways found to spend the points, the best first; of those that come to much the same only one.

    `less` is taken from what each is worth.
    """
    judge.prepare(root.state)
    seat = judge.seat
    root.worth = judge.worth(root.state) - less
    root.led = led(root.state, seat)
    ends = [root]
    beams: list[list[Plan]] = [[] for _ in range(ACTION_POINTS + 1)]
    left = root.state.points
    beams[int(left)].append(root)
    while left > 0:
        for plan in beams[int(left)]:
            state = plan.state
            choices = actions.list_choices(state) - 1  # without END, which comes last
            at: i64 = 0
            while at < choices:
                action = state.choices[at]
                at += 1
                after = branch(state, seat, action)
                actions.apply(after, seat, action)
                dug = plan.dug
                if after.phase == TREASURE_DUG:
                    after.phase = SPEND
                    dug += 1
                worth = judge.worth(after) + float(dug) * judge.dig - less
                beam = beams[int(after.points)]
                if len(beam) < width or worth > beam[len(beam) - 1].worth:
                    grown = Plan(after, plan, action, worth, dug)
                    if insert(beam, grown, width) and (len(ends) < keep or worth > ends[len(ends) - 1].worth):
                        _keep_end(ends, grown, seat, keep)
        left -= 1
    return ends


def insert(kept: list[Plan], plan: Plan, most: i64) -> bool:
    """Keep the plan if it is among the best; of those that are worth exactly the same only one."""
    worth = plan.worth
    at: i64 = len(kept)
    while at > 0 and kept[at - 1].worth < worth:
        at -= 1
    if at == most or (at > 0 and kept[at - 1].worth == worth):
        return False
    kept.insert(int(at), plan)
    if len(kept) > most:
        kept.pop()
    return True


def _keep_end(ends: list[Plan], plan: Plan, seat: i64, keep: i64) -> None:
    plan.led = led(plan.state, seat)
    at: i64 = 0
    while at < len(ends):
        if ends[at].is_like(plan, seat):
            if ends[at].worth >= plan.worth:
                return
            ends.pop(int(at))
            break
        at += 1
    insert(ends, plan, keep)


def whole_turns(state: State, judges: list[Evaluator], seat: i64, width: i64, keep: i64, places: i64) -> list[Plan]:
    """The best ways found to play the rest of the turn, without its END, the best first."""
    found: list[Plan] = []
    begun = beginnings(state, judges, seat, places)
    each = keep if len(begun) == 1 else max(1, keep // 2)
    for start in begun:
        for plan in rest_of_turn(start, judges, seat, width, each):
            insert(found, plan, keep)
    return found


def beginnings(state: State, judges: list[Evaluator], seat: i64, places: i64) -> list[Plan]:
    """The turn up to where points are spent: the tile laid in one of the best places."""
    root = Plan(state, None, NONE, NEVER, 0)
    return [root] if state.phase == SPEND else placements(root, judges, seat, places)


def rest_of_turn(start: Plan, judges: list[Evaluator], seat: i64, width: i64, keep: i64) -> list[Plan]:
    """The best ways found to go on from such a beginning."""
    less = 0.0 if start.before is None else price_of_place(start.state, judges, seat)
    return spendings(start, judges[int(seat)], width, keep, less)


def price_of_place(state: State, judges: list[Evaluator], seat: i64) -> float:
    """How much of what a tile brings the others, where it has been laid, counts against the place."""
    return judges[int(seat)].weights[RIVAL_PLACE] * others_best(state, judges, seat)


def placements(start: Plan, judges: list[Evaluator], seat: i64, most: i64) -> list[Plan]:
    """The places for the tile in hand that look best before any point is spent."""
    judge = judges[int(seat)]
    found: list[Plan] = []
    for action in actions.legal(start.state):
        after = start.state.copy()
        actions.apply(after, seat, action)
        judge.prepare(after)
        worth = judge.worth(after) - price_of_place(after, judges, seat)
        insert(found, Plan(after, start, action, worth, 0), most)
    return found


def others_best(state: State, judges: list[Evaluator], seat: i64) -> float:
    """What the position is worth to the best of the others."""
    most = NEVER
    for judge in judges:
        if judge.seat != seat:
            judge.prepare(state)
            most = max(most, judge.worth(state))
    return most


def decide(state: State, judges: list[Evaluator], seat: i64, width: i64, places: i64) -> list[int]:
    """The best whole turn, or what is left of it."""
    return [*whole_turns(state, judges, seat, width, 1, places)[0].path(), END]


def digs(turn: list[int]) -> bool:
    """Is a treasure dug in this turn, of which nobody knows yet what it is?"""
    return any(DIGS <= action - SPENDS < DIGS + FIELDS for action in turn)


def noisy_turn(
    state: State, judges: list[Evaluator], seat: i64, width: i64, places: i64, noise: float, random: Rng
) -> list[int]:
    """A turn as somebody plays who misjudges each way to play it by up to so many points."""
    best: Plan | None = None
    best_worth = NEVER
    for plan in whole_turns(state, judges, seat, width, 4 * width, places):
        worth = plan.worth + noise * random.unit()
        if worth > best_worth:
            best_worth = worth
            best = plan
    return [END] if best is None else [*best.path(), END]


# Looking ahead: turns that cost little to find


def quick_step(state: State, judges: list[Evaluator], width: i64, random: Rng) -> None:
    """Play the next decision or draw in place; all points of a turn are spent at once. Nobody bids."""
    seat = state.seat
    phase = state.phase
    if phase == SPEND:
        _quick_spend(state, judges[int(seat)], width, random)
    elif phase == PLACE:
        actions.apply(state, seat, _quick_place(state, judges[int(seat)], random))
    elif phase == CHOOSE:
        actions.apply(state, seat, best_tile(state))
    elif actions.chance_due(state):
        actions.apply(state, NONE, actions.draw(state, random))
    else:
        actions.apply(state, seat, PASS)


def _quick_spend(state: State, judge: Evaluator, width: i64, random: Rng) -> None:
    seat = judge.seat
    root = Plan(state, None, NONE, NEVER, 0)
    play(state, seat, spendings(root, judge, width, 1, 0.0)[0].path(), random)
    actions.apply(state, seat, END)


def play(state: State, seat: i64, path: list[int], random: Rng) -> None:
    """Carry out planned actions, with treasures drawn as they are dug."""
    for action in path:
        actions.apply(state, seat, action)
        if state.phase == TREASURE_DUG:
            actions.apply(state, NONE, actions.draw(state, random))


def _quick_place(state: State, judge: Evaluator, random: Rng) -> i64:
    """The best of a few places, as far as the own seat is concerned."""
    choices = actions.list_choices(state)
    best: i64 = state.choices[0]
    best_worth = NEVER
    tried: i64 = 0
    while tried < QUICK_PLACES and tried < choices:
        swap = tried + random.below(choices - tried)
        action = state.choices[swap]
        state.choices[swap] = state.choices[tried]
        tried += 1
        after = state.copy()
        actions.apply(after, judge.seat, action)
        judge.prepare(after)
        worth = judge.worth(after)
        if worth > best_worth:
            best_worth = worth
            best = action
    return best


def best_tile(state: State) -> i64:
    """The tile on offer that is mostly worth most."""
    best: i64 = NONE
    best_worth: i64 = -1
    left = state.offer
    while left:
        bit = left & -left
        left ^= bit
        tile = ALONE[bit * WINDOWS >> 58 & 63]
        worth = tile_rank(tile)
        if worth > best_worth:
            best_worth = worth
            best = tile
    return best


def tile_rank(tile: i64) -> i64:
    terrain = TILE_TERRAIN[tile]
    if terrain == TEMPLE:
        return 2 * TILE_VALUE[tile]
    if terrain == TREASURE:
        return 3 * TILE_VALUE[tile]
    return 5 if terrain == VOLCANO else 1
