"""Actions as typed data, for programs that put them into words of any language: what an action is (`deed`), and what it
would cost and bring the viewer (`terms`). docs/deeds.md lists the kinds; what came of an action tells `news`.

Terms are worked out from the view of a seat alone, so they cannot tell a secret: `foresight` sets up the table that the
view shows and tries the action on it.
"""

from collections.abc import Callable
from typing import Final

from sacbe.engine.game import Json
from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin.actions import chance_due
from sacbe.games.tzolkin.building import CORN_DISCOUNT
from sacbe.games.tzolkin.components import (
    BUILDING_EFFECTS,
    BUILDING_IDS,
    CHICHEN_ITZA,
    CORN,
    DISPLAY,
    EFFECT_A,
    EFFECT_B,
    EFFECT_NAMES,
    EFFECT_OP,
    FOOD_DAYS,
    GODS,
    GOODS,
    KEPT,
    LAST,
    MEAL,
    NUMBERED,
    TRACK_NAMES,
    UNFED_POINTS,
    WEALTH_EFFECTS,
    WHEEL_NAMES,
)
from sacbe.games.tzolkin.foresight import changes, levels, steps, table, tried
from sacbe.games.tzolkin.gains import level_cost
from sacbe.games.tzolkin.numbering import (
    KEEPS,
)
from sacbe.games.tzolkin.position import BUILT, DAY, LIGHT, NEW_AGE, ROW, TURN, State, top
from sacbe.games.tzolkin.steps import kinds
from sacbe.games.tzolkin.steps.act import check_act, check_ahead
from sacbe.games.tzolkin.vocabulary import WORDS

# What an action would cost and bring


_tables: Final[list[tuple[Json, State]]] = []
"""The view asked about last and its table: somebody who asks about one action asks about all of them."""


def terms(view: Json, action: int) -> Json:
    """What a legal action of the viewer would cost and bring at once, and what it would ask for next."""
    done = WORDS.deed(action)
    if done["do"] == "keep":
        return _keep_terms(view, action - KEEPS)
    seat: int = view["seat"]
    state = _table(view)
    after = tried(state, seat, action)
    told: Json = {}
    detail = _DETAILS.get(done["do"])
    paid = detail(view, state, after, done, told) if detail is not None else {}
    paid = paid or _built(view, state, after, done)
    _add_changes(told, paid, changes(state, after, seat))
    for name, moved in (("temples", steps(state, after, seat)), ("technologies", levels(state, after, seat))):
        if moved:
            told[name] = moved
    if after.have[seat * ROW + LIGHT] != state.have[seat * ROW + LIGHT]:
        told["light"] = after.have[seat * ROW + LIGHT] == 1
    ends = done["do"] == "advance" or (done["do"] == "done" and top(state) == kinds.TURN)
    if not ends and top(after) != kinds.TURN:
        told["then"] = kinds.NAMES[kinds.kind_of(top(after))]
    told["ends_turn"] = ends
    told["reveals"] = chance_due(after)
    return told


def remember(state: State, views: list[Json]) -> None:
    """Somebody will ask for the terms of whoever has the turn: past the set-up a view shows all of the table."""
    if state.phase == TURN or state.phase == DAY:
        for view in views:
            if view["seat"] == view["turn"]:
                _tables[:] = [(view, state.copy())]


def _table(view: Json) -> State:
    if _tables:
        seen, state = _tables[0]
        if seen is view:
            return state
    state = table(view)
    _tables[:] = [(view, state)]
    return state


def _add_changes(told: Json, paid: dict[str, int], changed: Json) -> None:
    """What is paid and what is gained, where the rules say both of one good; all else by what changed."""
    cost: Json = {}
    gain: Json = {}
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
        told["cost"] = cost
    if gain:
        told["gain"] = gain


def effects(start: int) -> list[Json]:
    """A row of effects of a tile, each with what it is about."""
    found: list[Json] = []
    at = start
    while EFFECT_OP[at] != box.END:
        op, a, b = int(EFFECT_OP[at]), int(EFFECT_A[at]), int(EFFECT_B[at])
        effect: Json = {"what": EFFECT_NAMES[op].replace(" ", "-")}
        if op == box.GAIN:
            effect |= {"good": GOODS[a], "number": b}
        elif op == box.UP:
            effect |= {"god": GODS[a], "number": b}
        elif op == box.ADVANCE:
            effect["technology"] = TRACK_NAMES[a]
        elif op in (box.POINTS, box.UP_ANY, box.ADVANCE_ANY, box.FARM, box.THRIFT):
            effect["number"] = a
        found.append(effect)
        at += 1
    return found


def _keep_terms(view: Json, tile: int) -> Json:
    """TZ 2.5: what a wealth tile shows is taken when all have kept two; then everyone sees them."""
    done = len(view["players"][view["seat"]]["wealth"]) == KEPT - 1
    row = effects(int(WEALTH_EFFECTS[tile]))
    return {"effects": row, "ends_turn": done, "reveals": done and view["pending"] == [view["seat"]]}


# Details of some deeds; each answers what is paid for certain


def _place(view: Json, state: State, after: State, done: Json, told: Json) -> dict[str, int]:
    """TZ 4.3: the price of the space and of the place in the row of workers; TZ 4.6: out of pity all the corn."""
    seat: int = view["seat"]
    placed: int = view["placed"]
    corn = int(state.have[seat * ROW + CORN])
    if done["do"] == "place":
        told["space"] = view["wheels"][WHEEL_NAMES.index(done["wheel"])]["next_space"]
    else:
        told["space"] = 0
        told["calendar_corn"] = view["calendar_corn"]
        told["first_player"] = (seat + 1) % len(view["players"]) if view["first_player"] == seat else seat
    told["workers"] = placed
    told["workers_so_far"] = placed * (placed + 1) // 2
    price: int = told["space"] + placed
    if price > corn:
        told["pity"] = True
    return {"corn": min(price, corn)}


def _beg(view: Json, state: State, after: State, done: Json, told: Json) -> dict[str, int]:
    return {"corn": int(state.have[view["seat"] * ROW + CORN])}


def _pick(view: Json, state: State, after: State, done: Json, told: Json) -> dict[str, int]:
    """TZ 4.4, 4.5: the actions that the worker could do, with the corn for steps down; what they give the view says."""
    seat: int = view["seat"]
    wheel, space = WHEEL_NAMES.index(done["wheel"]), done["space"]
    numbered = int(NUMBERED[wheel])
    told["actions"] = [
        {"action": n, "corn": 0 if space > numbered else space - n}
        for n in range(1, min(space, numbered) + 1)
        if not check_act(after, seat, wheel, space, n)
    ]
    if wheel == CHICHEN_ITZA and not check_ahead(after, seat, wheel, space):
        told["ahead"] = space + 1
    return {}


def _act(view: Json, state: State, after: State, done: Json, told: Json) -> dict[str, int]:
    """TZ 4.4: a corn for each step down."""
    asked: Json = view["asked"]
    wheel, space = asked["numbers"][:2] if asked["what"] == "act" else (CHICHEN_ITZA, int(LAST[CHICHEN_ITZA]))
    told["wheel"] = WHEEL_NAMES[wheel]
    down = 0 if space > NUMBERED[wheel] else space - done["action"]
    if down:
        told["steps_down"] = down
    return {"corn": down} if down else {}


def _ahead(view: Json, state: State, after: State, done: Json, told: Json) -> dict[str, int]:
    told["action"] = view["asked"]["numbers"][1] + 1
    return {}


def _do(view: Json, state: State, after: State, done: Json, told: Json) -> dict[str, int]:
    """TZ 5.13."""
    return {"corn": 1}


def _study(view: Json, state: State, after: State, done: Json, told: Json) -> dict[str, int]:
    """TZ 5.16: paid resource by resource in the choices that follow."""
    level = int(view["players"][view["seat"]]["technologies"][done["technology"]])
    told["level"] = level + 1 if level < box.HIGHEST_LEVEL else "bonus"
    told["price"] = {"resources": int(level_cost(level)) if view["asked"]["numbers"][1] else 0}
    return {}


def _up(view: Json, state: State, after: State, done: Json, told: Json) -> dict[str, int]:
    """TZ 9.5: a step that is not possible is lost."""
    god: str = done["god"]
    if not steps(state, after, view["seat"]).get(god):
        told["lost"] = True
    return {}


def with_corn(view: Json) -> bool:
    """Is the building of the moment paid in corn (TZ 5.12)?"""
    frames = [frame for frame in view["stack"] if frame["what"] == "build"]
    return bool(frames) and bool(frames[-1]["numbers"][1] & kinds.WITH_CORN)


def _tile_price(view: Json, shown: Json) -> dict[str, int]:
    """What a building or monument on display costs, before any discount."""
    if "corn_cost" in shown and with_corn(view):
        return {"corn": shown["corn_cost"]}
    return {good: many for good, many in zip(GOODS[1:], shown["cost"], strict=False) if many}


def _build(view: Json, state: State, after: State, done: Json, told: Json) -> dict[str, int]:
    shown = next(tile for tile in view["buildings"] if tile["id"] == done["id"])
    told["price"] = _tile_price(view, shown)
    told["effects"] = effects(int(BUILDING_EFFECTS[BUILDING_IDS.index(done["id"])]))
    return {}


def _raise(view: Json, state: State, after: State, done: Json, told: Json) -> dict[str, int]:
    shown = next(tile for tile in view["monuments"] if tile["id"] == done["id"])
    told["price"] = _tile_price(view, shown)
    told["worth_now"] = shown["worth_now"]
    return {}


def _built(view: Json, state: State, after: State, done: Json) -> dict[str, int]:
    """TZ 5.17, 6.3: what is paid if a building is built with this, less the discount."""
    new = int(after.have[view["seat"] * ROW + BUILT] & ~state.have[view["seat"] * ROW + BUILT])
    if not new:
        return {}
    name = BUILDING_IDS[new.bit_length() - 1]
    paid = _tile_price(view, next(tile for tile in view["buildings"] if tile["id"] == name))
    if done["do"] == "free":
        good: str = done["good"]
        paid[good] = max(paid[good] - (CORN_DISCOUNT if good == "corn" else 1), 0)
    return paid


def _done(view: Json, state: State, after: State, done: Json, told: Json) -> dict[str, int]:
    """TZ 4.7, 4.8, 9.1: the end of a turn brings new buildings, the corn of the calendar, and feeding if it is due."""
    if top(state) != kinds.TURN:
        return {}
    seat: int = view["seat"]
    empty = min(DISPLAY - len(view["buildings"]), view["buildings_in_stack"])
    if empty:
        told["new_buildings"] = empty
    taken = view["calendar_corn"] if view["first_space"] == seat else 0
    if taken:
        told["calendar_corn"] = taken
    if after.fed_days == state.fed_days and after.phase != NEW_AGE:
        return {}
    player: Json = view["players"][seat]
    meal = max(MEAL - player["corn_less_per_worker"], 0)
    hungry = max(player["workers"] - player["workers_fed"], 0)
    fed = hungry if not meal else min(hungry, (player["corn"] + taken) // meal)
    told["food_day"] = {"workers": player["workers"], "corn": fed * meal, "unfed": hungry - fed}
    return {"corn": fed * meal, "points": UNFED_POINTS * (hungry - fed)}


def _advance(view: Json, state: State, after: State, done: Json, told: Json) -> dict[str, int]:
    """TZ 7.3, 7.5: how far the calendar comes."""
    told["day"] = int(after.day)
    number = int(state.fed_days)
    told["food_day"] = bool(state.day < FOOD_DAYS[number] <= after.day)
    told["home"] = workers_pushed(view)
    return {}


def workers_pushed(view: Json) -> list[Json]:
    """TZ 8.2: the players' workers on last spaces, who go home when the calendar advances; a second day pushes none."""
    found: list[Json] = []
    for wheel, shown in enumerate(view["wheels"]):
        last = int(LAST[wheel])
        worker = shown["workers"][last]
        if isinstance(worker, int):
            found.append({"seat": worker, "wheel": WHEEL_NAMES[wheel], "space": last})
    return found


_Detail = Callable[[Json, State, State, Json, Json], dict[str, int]]
_DETAILS: Final[dict[str, _Detail]] = {
    "place": _place, "place-first": _place, "beg": _beg, "pick": _pick, "act": _act, "ahead": _ahead, "do": _do,
    "study": _study, "up": _up, "build": _build, "raise": _raise, "done": _done, "advance": _advance,
}  # fmt: skip
