"""What an action would cost and bring the seat that may do it, as typed data; docs/deeds.md lists the fields.

An action is tried by the rules themselves on a copy, and both are compared. Once the wealth tiles are kept nothing
before the players is hidden, and no draw is tried. What came of an action tells `news`.
"""

from collections.abc import Callable
from typing import Final, cast

from mypy_extensions import i64

from sacbe.engine.sets import count
from sacbe.engine.vocabulary import Deed
from sacbe.games.tzolkin import changes
from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin import position as table
from sacbe.games.tzolkin.actions import apply, chance_due, is_pending
from sacbe.games.tzolkin.building import NO_DISCOUNT, price
from sacbe.games.tzolkin.calendar import current_stack, fed_with, hungry, meal, next_first
from sacbe.games.tzolkin.gains import level_cost
from sacbe.games.tzolkin.numbering import KEEPS
from sacbe.games.tzolkin.position import State, top
from sacbe.games.tzolkin.shapes import Cost, Details, Effect, Gain, Terms, WorkerPushed
from sacbe.games.tzolkin.steps import kinds
from sacbe.games.tzolkin.steps.act import check_act, check_ahead, steps_down
from sacbe.games.tzolkin.turns import lowest_space
from sacbe.games.tzolkin.view import worth_now
from sacbe.games.tzolkin.vocabulary import WORDS


def terms(state: State, seat: int, action: int) -> Terms:
    """What a legal action of a seat would cost and bring at once, and what it would ask for next."""
    done = WORDS.deed(action)
    if done["do"] == "keep":
        return _keep_terms(state, seat, action - KEEPS)
    after = state.copy()
    apply(after, seat, action)
    ends = done["do"] == "advance" or (done["do"] == "done" and top(state) == kinds.TURN)
    told: Terms = {"ends_turn": ends, "reveals": chance_due(after)}
    detail = _DETAILS.get(done["do"])
    paid = detail(state, after, seat, done, told) if detail is not None else {}
    paid = paid or _built(state, after, seat, done)
    _add_changes(told, paid, _changed(state, after, seat))
    temples, technologies = changes.steps(state, after, seat), changes.levels(state, after, seat)
    if temples:
        told["temples"] = temples
    if technologies:
        told["technologies"] = technologies
    if after.have[seat * table.ROW + table.LIGHT] != state.have[seat * table.ROW + table.LIGHT]:
        told["light"] = after.have[seat * table.ROW + table.LIGHT] == 1
    if not ends and top(after) != kinds.TURN:
        told["then"] = kinds.NAMES[kinds.kind_of(top(after))]
    return told


def _changed(before: State, after: State, seat: int) -> dict[str, int | float]:
    """What became more or less before a seat: goods, workers, harvest tiles, points."""
    found: dict[str, int | float] = {**changes.goods(before, after, seat), **changes.counted(before, after, seat)}
    won = changes.points(before, after, seat)
    return {**found, "points": won} if won else found


def _add_changes(told: Terms, paid: dict[str, int], changed: dict[str, int | float]) -> None:
    """What is paid and what is gained, where the rules say both of one good; all else by what changed."""
    cost: dict[str, int | float] = {}
    gain: dict[str, int | float] = {}
    for good in (*paid, *(good for good in changed if good not in paid)):
        price: int | float = paid.get(good, 0)
        more = changed.get(good, 0) + price
        if more < 0:
            price -= more
        elif more:
            gain[good] = more
        if price:
            cost[good] = price
    if cost:
        told["cost"] = cast(Cost, cost)
    if gain:
        told["gain"] = cast(Gain, gain)


def effects(start: int) -> list[Effect]:
    """A row of effects of a tile, each with what it is about."""
    found: list[Effect] = []
    at = start
    while box.EFFECT_OP[at] != box.END:
        op = int(box.EFFECT_OP[at])
        effect: dict[str, str | int] = {"what": box.EFFECT_NAMES[op].replace(" ", "-")}
        for field, number in zip(box.EFFECT_FIELDS[op], (int(box.EFFECT_A[at]), int(box.EFFECT_B[at])), strict=False):
            effect[field] = box.FIELD_VALUES[field][number] if field in box.FIELD_VALUES else number
        found.append(cast(Effect, effect))
        at += 1
    return found


def _keep_terms(state: State, seat: int, tile: int) -> Terms:
    """TZ 2.5: what a wealth tile shows is taken when all have kept two; then everyone sees them."""
    done = count(state.have[seat * table.ROW + table.WEALTH_KEPT]) == box.KEPT - 1
    others = any(is_pending(state, other) for other in range(int(state.seats)) if other != seat)
    return {"effects": effects(int(box.WEALTH_EFFECTS[tile])), "ends_turn": done, "reveals": done and not others}


# Details of some deeds; each answers what is paid for certain


def _place(state: State, after: State, seat: int, done: Deed, told: Details) -> dict[str, int]:
    """TZ 4.3: the price of the space and of the place in the row of workers; TZ 4.6: out of pity all the corn."""
    if done["do"] == "place":
        told["space"] = int(lowest_space(state, box.WHEEL_NAMES.index(done["wheel"])))
    else:
        told["space"] = 0
        told["calendar_corn"] = int(state.sun_corn)
        told["first_player"] = int(next_first(state, seat))
    told["workers"] = int(state.placed)
    told["workers_so_far"] = int(state.placed * (state.placed + 1)) // 2
    if after.mode == table.PITIED:
        told["pity"] = True
    return {"corn": int(state.have[seat * table.ROW + box.CORN] - after.have[seat * table.ROW + box.CORN])}


def _beg(state: State, after: State, seat: int, done: Deed, told: Details) -> dict[str, int]:
    """TZ 4.1: the corn that is left is given up for three."""
    return {"corn": int(state.have[seat * table.ROW + box.CORN])}


def _pick(state: State, after: State, seat: int, done: Deed, told: Details) -> dict[str, int]:
    """TZ 4.4, 4.5: the actions that the worker could do, with the corn for steps down; what they give the view says."""
    wheel, space = box.WHEEL_NAMES.index(done["wheel"]), done["space"]
    told["actions"] = [
        {"action": n, "corn": int(steps_down(wheel, space, n))}
        for n in range(1, min(space, int(box.NUMBERED[wheel])) + 1)
        if not check_act(after, seat, wheel, space, n)
    ]
    if wheel == box.CHICHEN_ITZA and not check_ahead(after, seat, wheel, space):
        told["ahead"] = space + 1
    return {}


def worker_of(state: State) -> tuple[int, int]:
    """The wheel and the space of the worker that acts; of one that was moved ahead to any action, the last space."""
    asked = top(state)
    if kinds.kind_of(asked) == kinds.ACT:
        return (int(kinds.first_of(asked)), int(kinds.second_of(asked)))
    return (box.CHICHEN_ITZA, int(box.LAST[box.CHICHEN_ITZA]))


def _act(state: State, after: State, seat: int, done: Deed, told: Details) -> dict[str, int]:
    """TZ 4.4: a corn for each step down."""
    wheel, space = worker_of(state)
    told["wheel"] = box.WHEEL_NAMES[wheel]
    down = int(steps_down(wheel, space, done["action"]))
    if not down:
        return {}
    told["steps_down"] = down
    return {"corn": down}


def _ahead(state: State, after: State, seat: int, done: Deed, told: Details) -> dict[str, int]:
    told["action"] = worker_of(state)[1] + 1
    return {}


def _do(state: State, after: State, seat: int, done: Deed, told: Details) -> dict[str, int]:
    """TZ 5.13."""
    return {"corn": 1}


def _study(state: State, after: State, seat: int, done: Deed, told: Details) -> dict[str, int]:
    """TZ 5.16: paid resource by resource in the choices that follow."""
    level = int(state.have[seat * table.ROW + table.TECH + box.TRACK_NAMES.index(done["technology"])])
    told["level"] = level + 1 if level < box.HIGHEST_LEVEL else "bonus"
    told["price"] = {"resources": int(level_cost(level)) if kinds.second_of(top(state)) else 0}
    return {}


def _up(state: State, after: State, seat: int, done: Deed, told: Details) -> dict[str, int]:
    """TZ 9.5: a step that is not possible is lost."""
    if done["god"] not in changes.steps(state, after, seat):
        told["lost"] = True
    return {}


def with_corn(state: State) -> bool:
    """Is the building of the moment paid in corn (TZ 5.12)?"""
    building = [packed for packed in state.entries() if kinds.kind_of(packed) == kinds.BUILD]
    return bool(building) and kinds.second_of(building[-1]) & kinds.WITH_CORN != 0


def _tile_price(state: State, building: int, discount: int = NO_DISCOUNT) -> dict[str, int]:
    """What a building on display costs, good by good, those aside that cost nothing before a discount."""
    in_corn = with_corn(state)
    goods = [good for good in range(box.CORN, box.GOLD + 1) if price(building, good, NO_DISCOUNT, in_corn)]
    return {box.GOODS[good]: int(price(building, good, discount, in_corn)) for good in goods}


def _build(state: State, after: State, seat: int, done: Deed, told: Details) -> dict[str, int]:
    building = box.BUILDING_IDS.index(done["id"])
    told["price"] = _tile_price(state, building)
    told["effects"] = effects(int(box.BUILDING_EFFECTS[building]))
    return {}


def _raise(state: State, after: State, seat: int, done: Deed, told: Details) -> dict[str, int]:
    monument = box.MONUMENT_IDS.index(done["id"])
    costs = {good: int(box.MONUMENT_COST[4 * monument + at]) for at, good in enumerate(box.GOODS[1:])}
    told["price"] = {good: many for good, many in costs.items() if many}
    told["worth_now"] = worth_now(state, seat, monument)
    return {}


def _built(state: State, after: State, seat: int, done: Deed) -> dict[str, int]:
    """TZ 5.17, 6.3: what is paid if a building is built with this, less the discount."""
    new = int(after.have[seat * table.ROW + table.BUILT] & ~state.have[seat * table.ROW + table.BUILT])
    if not new:
        return {}
    discount = box.GOODS.index(done["good"]) if done["do"] == "free" else NO_DISCOUNT
    return _tile_price(state, new.bit_length() - 1, discount)


def _done(state: State, after: State, seat: int, done: Deed, told: Details) -> dict[str, int]:
    """TZ 4.7, 4.8, 9.1: the end of a turn brings new buildings, the corn of the calendar, and feeding if it is due."""
    if top(state) != kinds.TURN:
        return {}
    empty = min(box.DISPLAY - int(count(state.display)), int(count(current_stack(state))))
    if empty:
        told["new_buildings"] = empty
    taken = int(state.sun_corn) if state.taken_first else 0
    if taken:
        told["calendar_corn"] = taken
    if after.fed_days == state.fed_days and after.phase != table.NEW_AGE:
        return {}
    fed = int(fed_with(state, seat, state.have[seat * table.ROW + box.CORN] + taken))
    unfed = int(hungry(state, seat)) - fed
    corn = fed * int(meal(state, seat))
    told["food_day"] = {"workers": int(state.have[seat * table.ROW + table.WORKERS]), "corn": corn, "unfed": unfed}
    return {"corn": corn, "points": box.UNFED_POINTS * unfed}


def _advance(state: State, after: State, seat: int, done: Deed, told: Details) -> dict[str, int]:
    """TZ 7.3, 7.5: how far the calendar comes."""
    told["day"] = int(after.day)
    told["food_day"] = after.food_due == 1
    told["home"] = workers_pushed(state)
    return {}


def workers_pushed(state: State) -> list[WorkerPushed]:
    """TZ 8.2: the players' workers on last spaces, who go home when the calendar advances; a second day pushes none."""
    found: list[WorkerPushed] = []
    wheel: i64 = 0
    while wheel < box.WHEELS:
        worker = state.wheel[box.WHEEL_AT[wheel] + box.LAST[wheel]]
        if worker not in (table.NONE, table.DUMMY):
            found.append({"seat": int(worker), "wheel": box.WHEEL_NAMES[wheel], "space": int(box.LAST[wheel])})
        wheel += 1
    return found


_Detail = Callable[[State, State, int, Deed, Details], dict[str, int]]
_DETAILS: Final[dict[str, _Detail]] = {
    "place": _place, "place-first": _place, "beg": _beg, "pick": _pick, "act": _act, "ahead": _ahead, "do": _do,
    "study": _study, "up": _up, "build": _build, "raise": _raise, "done": _done, "advance": _advance,
}  # fmt: skip
