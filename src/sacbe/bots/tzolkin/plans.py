"""Plans a whole turn of Tzolk'in: a beam search over the choices of a turn, judged by the evaluation at its end.

Also makes the two decisions outside turns: which wealth tiles to keep, and whether the calendar advances two days.
"""

from typing import Final, final

from mypy_extensions import i64

from sacbe.bots.tzolkin.worth import NEVER, Evaluator
from sacbe.engine.chance import Rng
from sacbe.games.tzolkin import actions
from sacbe.games.tzolkin.components import WEALTH, WEALTH_EFFECTS
from sacbe.games.tzolkin.effects import run, settle
from sacbe.games.tzolkin.numbering import DONE, KEEPS, ONE_DAY, PICKS, TWO_DAYS
from sacbe.games.tzolkin.position import DAY, HAND, KEEP, NONE, ROW, UNDECIDED, WEALTH_KEPT, State, top
from sacbe.games.tzolkin.steps import kinds

BEAM: Final = 24
SECOND_DAY: Final = 0.3
"""How many points better two days must look to be worth the double advance."""


@final
class Plan:
    """A turn or its beginning: its last action, the plan before that, the position it leads to and its worth."""

    def __init__(self, state: State, before: "Plan | None", action: i64, worth: float) -> None:
        self.state = state
        self.before = before
        self.action: i64 = action
        self.worth = worth

    def path(self) -> list[int]:
        """The actions of the turn so far, in order."""
        found: list[int] = []
        plan: Plan | None = self
        while plan is not None and plan.action != NONE:
            found.append(int(plan.action))
            plan = plan.before
        found.reverse()
        return found


def whole_turns(state: State, judge: Evaluator, width: i64, keep: i64) -> list[Plan]:
    """The best ways to finish the turn, the best first. Their states wait for DONE."""
    ends: list[Plan] = []
    seat = judge.seat
    beam = [Plan(state, None, NONE, NEVER)]
    if may_end(state):
        beam[0].worth = judge.worth(state)
        ends.append(beam[0])
    while beam:
        grown: list[Plan] = []
        for plan in beam:
            at_turn: bool = top(plan.state) == kinds.TURN
            for number in actions.legal(plan.state, seat):
                action: i64 = number
                if at_turn and (action == DONE or (action < PICKS and action < plan.action)):
                    continue  # in another order, the same workers stand on the same spaces for the same corn (TZ 4.3)
                after = plan.state.copy()
                actions.apply(after, seat, action)
                worth = judge.worth(after)
                if may_end(after):
                    _insert(ends, after, plan, action, worth, keep)
                _insert(grown, after, plan, action, worth, width)
        beam = grown
    return ends


def may_end(state: State) -> bool:
    return top(state) == kinds.TURN and state.mode != UNDECIDED


def _insert(kept: list[Plan], state: State, before: Plan, action: i64, worth: float, most: i64) -> None:
    """Keep the plan if it is among the best. Of plans with exactly the same worth, only one is kept."""
    at: i64 = len(kept)
    if at == most and worth <= kept[at - 1].worth:
        return
    while at > 0 and kept[at - 1].worth < worth:
        at -= 1
    if at > 0 and kept[at - 1].worth == worth:
        return
    kept.insert(at, Plan(state, before, action, worth))
    if len(kept) > most:
        kept.pop()


def best_tile(state: State, judge: Evaluator) -> int:
    """The wealth tile to keep now: one of the two that are worth most together (TZ 2.5)."""
    seat = judge.seat
    hand = state.have[seat * ROW + HAND]
    kept = state.have[seat * ROW + WEALTH_KEPT]
    best: i64 = NONE
    best_worth = NEVER
    first: i64 = 0
    while first < WEALTH:
        second: i64 = first + 1
        while second < WEALTH:
            both: bool = (hand >> first & 1) != 0 and (hand >> second & 1) != 0
            if both and (not kept or (kept >> first & 1) or (kept >> second & 1)):
                worth = _worth_of_tiles(state, judge, first, second)
                if worth > best_worth:
                    best_worth = worth
                    best = second if kept >> first & 1 else first
            second += 1
        first += 1
    return int(KEEPS + best)


def _worth_of_tiles(state: State, judge: Evaluator, first: i64, second: i64) -> float:
    world = state.copy()
    world.seat = judge.seat
    world.depth = 0
    run(world, WEALTH_EFFECTS[first])
    settle(world)
    run(world, WEALTH_EFFECTS[second])
    settle(world)
    return judge.worth(world)


def best_day(state: State, judge: Evaluator) -> int:
    """One day or two: whichever is better for the seat."""
    one, two = state.copy(), state.copy()
    actions.apply(one, judge.seat, ONE_DAY)
    actions.apply(two, judge.seat, TWO_DAYS)
    return TWO_DAYS if judge.worth(two) > judge.worth(one) + SECOND_DAY else ONE_DAY


def decide(state: State, judge: Evaluator, width: i64) -> list[int]:
    """The rest of the turn, or a single decision."""
    if state.phase == KEEP:
        return [best_tile(state, judge)]
    if state.phase == DAY:
        return [best_day(state, judge)]
    ends = whole_turns(state, judge, width, 1)
    if not ends:
        return [actions.legal(state, judge.seat)[0]]
    return [*ends[0].path(), DONE]


def noisy_turn(state: State, judge: Evaluator, width: i64, noise: float, random: Rng) -> list[int]:
    """The turn of a player who misjudges every plan by up to `noise` points."""
    best: Plan | None = None
    best_worth = NEVER
    for plan in whole_turns(state, judge, width, width):
        worth = plan.worth + noise * random.unit()
        if worth > best_worth:
            best_worth = worth
            best = plan
    return [actions.legal(state, judge.seat)[0]] if best is None else [*best.path(), DONE]
