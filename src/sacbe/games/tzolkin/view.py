"""What a seat may know (TZ 2.5), and what players ask for. Hidden are only the others' wealth tiles before all have
kept, and for ever those they discarded; the stacks of buildings are sets, their order is not held anywhere.
"""

from sacbe.engine.chance import Rng
from sacbe.engine.sets import count
from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin import position as table
from sacbe.games.tzolkin import shapes
from sacbe.games.tzolkin.actions import chance_due, decider, is_pending
from sacbe.games.tzolkin.building import can_raise, corn_cost, discounted, payable
from sacbe.games.tzolkin.calendar import current_stack, meal_bill, second_day_pushes
from sacbe.games.tzolkin.outlook import gains, known_gains
from sacbe.games.tzolkin.position import State, top
from sacbe.games.tzolkin.scoring import (
    age_of,
    all_monument_points,
    breakdown,
    monument_points,
    ranking,
    scores,
    temple_goods,
    temple_points,
)
from sacbe.games.tzolkin.spaces import possible
from sacbe.games.tzolkin.stack import write_stack
from sacbe.games.tzolkin.steps.kinds import BUILD, kind_of, second_of
from sacbe.games.tzolkin.turns import FIRST_SPACE, asked_cost, lowest_space


def building_names(buildings: int) -> list[str]:
    return [box.BUILDING_IDS[b] for b in range(box.BUILDINGS) if buildings >> b & 1]


def monument_names(monuments: int) -> list[str]:
    return [box.MONUMENT_IDS[m] for m in range(box.MONUMENTS) if monuments >> m & 1]


def wealth_names(tiles: int) -> list[str]:
    return [box.WEALTH_IDS[w] for w in range(box.WEALTH) if tiles >> w & 1]


def worker_name(worker: int) -> shapes.Worker:
    """Who stands there: a seat, "dummy" or nobody."""
    return None if worker == table.NONE else "dummy" if worker == table.DUMMY else int(worker)


def view(state: State, seat: int | None) -> shapes.View:
    """What the seat may know; None is a spectator."""
    return {**open_view(state), **own_view(state, seat)}


def own_view(state: State, seat: int | None, shared: bool = False) -> shapes.OwnView:
    """What differs from seat to seat: the hand, and what the seat could do now. It covers the open view.

    Parts of a `shared` one are in other views, too, and must not be changed.
    """
    asked = seat if seat is not None else int(decider(state))
    gives = known_gains(state, asked) if shared and asked >= 0 else None
    own: shapes.OwnView = {
        "seat": seat,
        "wheels": [_wheel(state, wheel, asked, gives) for wheel in range(box.WHEELS)],
        "buildings": [_building(state, b, asked) for b in range(box.BUILDINGS) if state.display >> b & 1],
        "monuments": [_monument(state, m, asked) for m in range(box.MONUMENTS) if state.monuments >> m & 1],
        "hand": wealth_names(state.have[seat * table.ROW + table.HAND]) if seat is not None else [],
    }
    if state.phase == table.KEEP:
        own["players"] = [_player(state, other, seat) for other in range(int(state.seats))]
    return own


def open_view(state: State) -> shapes.OpenView:
    """What everybody may know."""
    over = state.phase == table.OVER
    stack = write_stack(state)
    return {
        "phase": table.PHASES[state.phase],
        "turn": None if over else -1 if chance_due(state) else int(decider(state)),
        "pending": [s for s in range(int(state.seats)) if is_pending(state, s)],
        "number": int(state.number),
        "mode": table.MODES[state.mode],
        "placed": int(state.placed),
        "asked": stack[-1] if stack else None,
        "stack": stack,
        "day": int(state.day),
        "food_day": state.food_due == 1,
        "food_days_done": int(state.fed_days),
        "days_to_food": 0 if state.fed_days == 4 else max(int(box.FOOD_DAYS[state.fed_days] - state.day), 0),
        "first_player": None if state.first == table.NONE else int(state.first),
        "first_space": worker_name(state.first_space),
        "calendar_corn": int(state.sun_corn),
        "double_advance_blocked": second_day_pushes(state),
        "skulls_in_bank": int(state.bank),
        "skulls_offered": [slot for slot in range(1, 10) if state.offered >> slot & 1],
        "first_space_cost": _cost(asked_cost(state, FIRST_SPACE)),
        "jungle": [_group(state, space) for space in range(2, 6)],
        "buildings_in_stack": int(count(state.age2 if state.phase == table.NEW_AGE else current_stack(state))),
        "age2_buildings": building_names(box.AGE2),
        "temples": [_temple(state, god) for god in range(box.TEMPLES)],
        "players": [_player(state, other, None) for other in range(int(state.seats))],
        "ranking": ranking(state) if over else None,
    }


def _cost(cost: int) -> int | None:
    return None if cost == table.NONE else int(cost)


def _wheel(state: State, wheel: int, seat: int, gives: list[list[shapes.Gives]] | None) -> shapes.Wheel:
    start = int(box.WHEEL_AT[wheel])
    space = int(lowest_space(state, wheel))
    actions = range(1, int(box.NUMBERED[wheel]) + 1) if seat >= 0 else range(0)
    return {
        "wheel": box.WHEEL_NAMES[wheel],
        "workers": [worker_name(state.wheel[start + at]) for at in range(box.TEETH[wheel])],
        "last_space": int(box.LAST[wheel]),
        "next_space": None if space == table.NONE else space,
        "next_cost": _cost(asked_cost(state, wheel)),
        "possible": [
            n for n in actions if not possible(state, seat, wheel, n, state.have[seat * table.ROW + box.CORN])
        ],
        "gives": [gains(state, seat, wheel, n) for n in actions] if gives is None else gives[wheel],
    }


def _group(state: State, space: int) -> shapes.Group:
    corn, wood = int(state.corn_tiles[space]), int(state.wood_tiles[space])
    return {"space": space, "corn_tiles": corn, "wood_tiles": wood, "corn_visible": max(corn - wood, 0)}


def _building(state: State, building: int, seat: int) -> shapes.Building:
    at = 3 * building
    shown: shapes.Building = {
        "id": box.BUILDING_IDS[building],
        "cost": [int(box.BUILDING_COST[at + i]) for i in range(3)],
        "corn_cost": int(corn_cost(building)),
    }
    if seat >= 0:
        flags = second_of(top(state)) if _builds_now(state, seat) else 0
        shown["payable"] = payable(state, seat, building, False, discounted(state, seat, flags))
        shown["payable_with_corn"] = payable(state, seat, building, True, discounted(state, seat, flags))
    return shown


def _builds_now(state: State, seat: int) -> bool:
    """Is the seat choosing what to build, maybe with its architecture already used on the first of two?"""
    return state.phase == table.TURN and seat == state.seat and kind_of(top(state)) == BUILD


def _monument(state: State, monument: int, seat: int) -> shapes.Monument:
    at = 4 * monument
    shown: shapes.Monument = {
        "id": box.MONUMENT_IDS[monument],
        "cost": [int(box.MONUMENT_COST[at + i]) for i in range(4)],
    }
    if seat >= 0:
        shown["payable"] = can_raise(state, seat, monument)
        shown["worth_now"] = worth_now(state, seat, monument)
    return shown


def worth_now(state: State, seat: int, monument: int) -> int:
    """What a monument would score for the seat if it were built now; some count themselves (TZ 11.14)."""
    built = state.copy()
    built.have[seat * table.ROW + table.RAISED] |= box.BIT[monument]
    return monument_points(built, seat, monument)


def _temple(state: State, god: int) -> shapes.Temple:
    age = age_of(state)
    seats = range(int(state.seats))
    return {
        "god": box.GODS[god],
        "steps": [int(state.have[seat * table.ROW + table.TEMPLE + god]) for seat in seats],
        "points_now": [int(temple_points(state, seat, god, age)) for seat in seats],
        "goods_now": [{box.GOODS[g]: int(temple_goods(state, seat, god, g)) for g in range(1, 5)} for seat in seats],
    }


def _player(state: State, seat: int, viewer: int | None) -> shapes.Player:
    base = seat * table.ROW
    hidden = state.phase == table.KEEP and seat != viewer
    have = state.have
    return {
        "seat": seat,
        "corn": int(have[base + box.CORN]),
        "wood": int(have[base + box.WOOD]),
        "stone": int(have[base + box.STONE]),
        "gold": int(have[base + box.GOLD]),
        "skull": int(have[base + box.SKULL]),
        "workers": int(have[base + table.WORKERS]),
        "in_hand": int(have[base + table.IN_HAND]),
        "light": have[base + table.LIGHT] == 1,
        "temples": {box.GODS[god]: int(have[base + table.TEMPLE + god]) for god in range(box.TEMPLES)},
        "technologies": {box.TRACK_NAMES[track]: int(have[base + table.TECH + track]) for track in range(box.TRACKS)},
        "buildings": building_names(have[base + table.BUILT]),
        "monuments": monument_names(have[base + table.RAISED]),
        "monuments_worth": all_monument_points(state, seat),
        "corn_tiles": int(have[base + table.CORN_TILE]),
        "wood_tiles": int(have[base + table.WOOD_TILE]),
        "workers_fed": int(have[base + table.FED]),
        "corn_less_per_worker": int(have[base + table.THRIFTY]),
        "meal_bill": int(meal_bill(state, seat)),
        "wealth": [] if hidden else wealth_names(have[base + table.WEALTH_KEPT]),
        "score": scores(state)[seat],
        "parts": breakdown(state, seat),
    }


def conceals(state: State, seat: int) -> bool:
    """TZ 2.5: a wealth tile dealt to another stays unknown; kept ones show when all reveal."""
    if state.phase != table.DEAL:
        return False
    for dealt_to in range(int(state.seats)):
        if count(state.have[dealt_to * table.ROW + table.HAND]) < box.DEALT:
            return dealt_to != seat
    return False


def imagine(state: State, seat: int, random: Rng) -> State:
    """A state the seat cannot tell from this one; the others' wealth tiles are dealt anew."""
    world = state.copy()
    if world.phase not in (table.DEAL, table.DUMMIES, table.KEEP):
        return world
    sizes = [int(count(world.have[other * table.ROW + table.HAND])) for other in range(int(world.seats))]
    chosen = [not is_pending(world, other) if world.phase == table.KEEP else False for other in range(int(world.seats))]
    for other in range(int(world.seats)):
        if other != seat:
            world.wealth |= world.have[other * table.ROW + table.HAND]
            world.have[other * table.ROW + table.HAND] = 0
            world.have[other * table.ROW + table.WEALTH_KEPT] = 0
    for other in range(int(world.seats)):
        if other == seat:
            continue
        for drawn in range(sizes[other]):
            left = [w for w in range(box.WEALTH) if world.wealth >> w & 1]
            tile = left[random.below(len(left))]
            world.wealth &= ~box.BIT[tile]
            world.have[other * table.ROW + table.HAND] |= box.BIT[tile]
            if chosen[other] and drawn < 2:
                world.have[other * table.ROW + table.WEALTH_KEPT] |= box.BIT[tile]
    return world
