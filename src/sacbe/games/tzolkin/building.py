"""Building (TZ 5.5, 5.7, 5.12, 5.17, 6.3, 11.3, 11.4): what can be paid for, and what happens when it is."""

from typing import Final

from mypy_extensions import i64

from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin.effects import run
from sacbe.games.tzolkin.gains import gain
from sacbe.games.tzolkin.position import BUILT, FROM_TECH, RAISED, ROW, TECH, State, points, pop, push, top
from sacbe.games.tzolkin.steps import kinds

NO_DISCOUNT: Final = -1
CORN_PER_RESOURCE: Final = 2
CORN_DISCOUNT: Final = 2


def cost_of(building: i64, resource: i64) -> i64:
    """Wood, stone or gold of a building's cost, by the number of the good."""
    return box.BUILDING_COST[3 * building + resource - box.WOOD]


def corn_cost(building: i64) -> i64:
    """TZ 5.12: two corn for each resource."""
    at: i64 = 3 * building
    return CORN_PER_RESOURCE * (box.BUILDING_COST[at] + box.BUILDING_COST[at + 1] + box.BUILDING_COST[at + 2])


def price(building: i64, good: i64, discount: i64, with_corn: bool) -> i64:
    """TZ 5.12, 6.3: what a building costs of a good, paid in corn or not, with the discount on one good or on none."""
    if good == box.CORN:
        if not with_corn:
            return 0
        return max(corn_cost(building) - CORN_DISCOUNT, 0) if discount == box.CORN else corn_cost(building)
    if with_corn:
        return 0
    return cost_of(building, good) - 1 if good == discount else cost_of(building, good)


def missing(state: State, seat: i64, building: i64) -> i64:
    """How many resources of the cost the player lacks."""
    short: i64 = 0
    resource: i64 = box.WOOD
    while resource <= box.GOLD:
        short += max(cost_of(building, resource) - state.have[seat * ROW + resource], 0)
        resource += 1
    return short


def payable(state: State, seat: i64, building: i64, with_corn: bool, discount: bool) -> bool:
    """Can the player pay, with or without the discount of architecture 3?"""
    if with_corn:
        cost = corn_cost(building)
        if discount:
            cost = max(cost - CORN_DISCOUNT, 0)
        return cost <= state.have[seat * ROW + box.CORN]
    return missing(state, seat, building) <= (1 if discount else 0)


def discounted(state: State, seat: i64, flags: i64) -> bool:
    """May architecture 3 serve this building?"""
    return not flags & kinds.SPENT and state.have[seat * ROW + TECH + box.ARCHITECTURE] >= 3


def can_build(state: State, seat: i64, building: i64, flags: i64) -> bool:
    return payable(state, seat, building, (flags & kinds.WITH_CORN) != 0, discounted(state, seat, flags))


def can_raise(state: State, seat: i64, monument: i64) -> bool:
    """TZ 5.17: a monument's exact cost, no technology helps."""
    base: i64 = seat * ROW
    at: i64 = 4 * monument
    return (
        state.have[base + 1] >= box.MONUMENT_COST[at]
        and state.have[base + 2] >= box.MONUMENT_COST[at + 1]
        and state.have[base + 3] >= box.MONUMENT_COST[at + 2]
        and state.have[base + box.SKULL] >= box.MONUMENT_COST[at + 3]
    )


def any_to_build(state: State, seat: i64, flags: i64) -> bool:
    """Is there anything on display that can be paid for?"""
    number: i64 = 0
    while number < box.BUILDINGS:
        if state.display >> number & 1 and can_build(state, seat, number, flags):
            return True
        number += 1
    if flags & kinds.OR_MONUMENT:
        number = 0
        while number < box.MONUMENTS:
            if state.monuments >> number & 1 and can_raise(state, seat, number):
                return True
            number += 1
    return False


def choose_building(state: State, seat: i64, building: i64) -> None:
    """TZ 11.4: with two buildings ahead the player first uses or saves architecture; level 3 asks for the discount."""
    packed = top(state)
    flags = kinds.second_of(packed)
    level = state.have[seat * ROW + TECH + box.ARCHITECTURE]
    if level == 0 or flags & kinds.SPENT:
        construct(state, seat, building, NO_DISCOUNT, False)
    elif kinds.first_of(packed) == 2:
        push(state, kinds.entry(kinds.USE, building))
    else:
        use_architecture(state, seat, building)


def use_architecture(state: State, seat: i64, building: i64) -> None:
    """The technologies serve this building; the discount of level 3 is the player's choice."""
    if state.have[seat * ROW + TECH + box.ARCHITECTURE] >= 3:
        push(state, kinds.entry(kinds.DISCOUNT, building))
    else:
        construct(state, seat, building, NO_DISCOUNT, True)


def construct(state: State, seat: i64, building: i64, discount: i64, architecture: bool) -> None:
    """Pay, take the tile, then the technologies, then what the tile does. The BUILD entry is on top."""
    packed = pop(state)
    left = kinds.first_of(packed) - 1
    flags = kinds.second_of(packed)
    _pay(state, seat, building, discount, (flags & kinds.WITH_CORN) != 0)
    state.display &= ~box.BIT[building]
    state.have[seat * ROW + BUILT] |= box.BIT[building]
    if architecture:
        level = state.have[seat * ROW + TECH + box.ARCHITECTURE]
        gain(state, seat, box.CORN, 1)
        if level >= 2:
            points(state, seat, FROM_TECH, 2)
        flags |= kinds.SPENT
    if left:
        push(state, kinds.entry(kinds.BUILD, left, (flags | kinds.MAY_STOP) & ~kinds.OR_MONUMENT))
    run(state, box.BUILDING_EFFECTS[building])


def _pay(state: State, seat: i64, building: i64, discount: i64, with_corn: bool) -> None:
    base: i64 = seat * ROW
    good: i64 = box.CORN
    while good <= box.GOLD:
        state.have[base + good] -= price(building, good, discount, with_corn)
        good += 1


def raise_monument(state: State, seat: i64, monument: i64) -> None:
    """TZ 4.7, 11.9: monuments are never replaced; a skull paid goes back to the bank."""
    pop(state)
    base: i64 = seat * ROW
    at: i64 = 4 * monument
    state.have[base + 1] -= box.MONUMENT_COST[at]
    state.have[base + 2] -= box.MONUMENT_COST[at + 1]
    state.have[base + 3] -= box.MONUMENT_COST[at + 2]
    state.have[base + box.SKULL] -= box.MONUMENT_COST[at + 3]
    state.bank += box.MONUMENT_COST[at + 3]
    state.monuments &= ~box.BIT[monument]
    state.have[base + RAISED] |= box.BIT[monument]


def flags_below(state: State) -> i64:
    """The flags of the BUILD entry below the one on top."""
    return kinds.second_of(state.stack[state.depth - 2])


def is_chosen(state: State, building: int, level: int) -> bool:
    """Can play have asked how architecture of this level serves the building, on top of the stack?"""
    if state.depth < 2 or building >= box.BUILDINGS or kinds.kind_of(state.stack[state.depth - 2]) != kinds.BUILD:
        return False
    flags = flags_below(state)
    if flags & kinds.SPENT or state.have[state.seat * ROW + TECH + box.ARCHITECTURE] < level:
        return False
    return state.display >> building & 1 == 1 and can_build(state, state.seat, building, flags)
