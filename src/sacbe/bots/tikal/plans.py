"""Plans a whole turn of Tikal: where to place the tile, and how to spend the points (`beam`).

Also plays quick turns, for looking ahead.
"""

from typing import Final

from mypy_extensions import i64

from sacbe.bots.tikal.beam import Plan, insert, spendings
from sacbe.bots.tikal.weights import RIVAL_PLACE
from sacbe.bots.tikal.worth import Evaluator
from sacbe.engine.chance import Rng
from sacbe.engine.sets import DE_BRUIJN, ONLY
from sacbe.games.tikal import actions
from sacbe.games.tikal.actions import END, PASS, SPENDS
from sacbe.games.tikal.board import FIELDS
from sacbe.games.tikal.components import TEMPLE, TILE_TERRAIN, TILE_VALUE, TREASURE, VOLCANO
from sacbe.games.tikal.position import CHOOSE, NONE, PLACE, SPEND, TREASURE_DUG, State
from sacbe.games.tikal.spending import DIGS

NEVER: Final = -1e9
QUICK_PLACES: Final = 8
"""Places tried for a tile in a quick turn."""


def whole_turns(state: State, judges: list[Evaluator], seat: i64, width: i64, keep: i64, places: i64) -> list[Plan]:
    """The best ways to play the rest of the turn, without its END, the best first."""
    found: list[Plan] = []
    begun = beginnings(state, judges, seat, places)
    each = keep if len(begun) == 1 else max(1, keep // 2)
    for start in begun:
        for plan in rest_of_turn(start, judges, seat, width, each):
            insert(found, plan, keep)
    return found


def beginnings(state: State, judges: list[Evaluator], seat: i64, places: i64) -> list[Plan]:
    """The turn before spending points: the tile in one of the best places."""
    root = Plan(state, None, NONE, NEVER, 0)
    return [root] if state.phase == SPEND else placements(root, judges, seat, places)


def rest_of_turn(start: Plan, judges: list[Evaluator], seat: i64, width: i64, keep: i64) -> list[Plan]:
    """The best ways to continue such a beginning."""
    less = 0.0 if start.before is None else price_of_place(start.state, judges, seat)
    return spendings(start, judges[int(seat)], width, keep, less)


def price_of_place(state: State, judges: list[Evaluator], seat: i64) -> float:
    """How much the others' gain from the tile counts against its place."""
    return judges[int(seat)].weights[RIVAL_PLACE] * others_best(state, judges, seat)


def placements(start: Plan, judges: list[Evaluator], seat: i64, most: i64) -> list[Plan]:
    """The places for the tile in hand that look best before points are spent."""
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
    """The best turn, or the rest of it."""
    return [*whole_turns(state, judges, seat, width, 1, places)[0].path(), END]


def digs(turn: list[int]) -> bool:
    """Does this turn dig a treasure, so that something unknown comes to light?"""
    return any(DIGS <= action - SPENDS < DIGS + FIELDS for action in turn)


def noisy_turn(
    state: State, judges: list[Evaluator], seat: i64, width: i64, places: i64, noise: float, random: Rng
) -> list[int]:
    """The turn of a player who misjudges every plan by up to `noise` points."""
    best: Plan | None = None
    best_worth = NEVER
    for plan in whole_turns(state, judges, seat, width, 4 * width, places):
        worth = plan.worth + noise * random.unit()
        if worth > best_worth:
            best_worth = worth
            best = plan
    return [END] if best is None else [*best.path(), END]


# Looking ahead: turns that are quick to find


def quick_step(state: State, judges: list[Evaluator], width: i64, random: Rng) -> None:
    """Play the next decision or draw in place, all points of a turn at once. Nobody bids."""
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
    """Carry out planned actions, drawing treasures as they are dug."""
    for action in path:
        actions.apply(state, seat, action)
        if state.phase == TREASURE_DUG:
            actions.apply(state, NONE, actions.draw(state, random))


def _quick_place(state: State, judge: Evaluator, random: Rng) -> i64:
    """The best of a few places for the own seat."""
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
    """The tile on offer that is usually worth most."""
    best: i64 = NONE
    best_worth: i64 = -1
    left = state.offer
    while left:
        bit = left & -left
        left ^= bit
        tile = ONLY[bit * DE_BRUIJN >> 58 & 63]
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
