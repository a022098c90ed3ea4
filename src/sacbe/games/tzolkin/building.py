"""Building (TZ 5.5, 5.7, 5.12, 5.17, 6.3, 11.3, 11.4): what can be paid for, and what happens when it is."""

from typing import Final

from mypy_extensions import i64

from sacbe.games.tzolkin.components import (
    ARCHITECTURE,
    BIT,
    BUILDING_COST,
    BUILDING_EFFECTS,
    BUILDINGS,
    CORN,
    GOLD,
    MONUMENT_COST,
    MONUMENTS,
    SKULL,
    WOOD,
)
from sacbe.games.tzolkin.effects import (
    BUILD,
    DISCOUNT,
    MAY_STOP,
    OR_MONUMENT,
    SPENT,
    USE,
    WITH_CORN,
    first_of,
    frame,
    gain,
    run,
    second_of,
)
from sacbe.games.tzolkin.position import BUILT, FROM_TECH, RAISED, ROW, TECH, State, points, pop, push, top

NO_DISCOUNT: Final = -1
CORN_PER_RESOURCE: Final = 2
CORN_DISCOUNT: Final = 2


def cost_of(building: i64, resource: i64) -> i64:
    """Wood, stone or gold of a building's cost, by the number of the good."""
    return BUILDING_COST[3 * building + resource - WOOD]


def corn_cost(building: i64) -> i64:
    """TZ 5.12: two corn for each resource."""
    at: i64 = 3 * building
    return CORN_PER_RESOURCE * (BUILDING_COST[at] + BUILDING_COST[at + 1] + BUILDING_COST[at + 2])


def missing(state: State, seat: i64, building: i64) -> i64:
    """How many resources of the cost the player lacks."""
    short: i64 = 0
    resource: i64 = WOOD
    while resource <= GOLD:
        short += max(cost_of(building, resource) - state.have[seat * ROW + resource], 0)
        resource += 1
    return short


def payable(state: State, seat: i64, building: i64, with_corn: bool, discount: bool) -> bool:
    """Can the player pay, with or without the discount of architecture 3?"""
    if with_corn:
        cost = corn_cost(building)
        if discount:
            cost = max(cost - CORN_DISCOUNT, 0)
        return cost <= state.have[seat * ROW + CORN]
    return missing(state, seat, building) <= (1 if discount else 0)


def discounted(state: State, seat: i64, flags: i64) -> bool:
    """May architecture 3 serve this building?"""
    return not flags & SPENT and state.have[seat * ROW + TECH + ARCHITECTURE] >= 3


def can_build(state: State, seat: i64, building: i64, flags: i64) -> bool:
    return payable(state, seat, building, (flags & WITH_CORN) != 0, discounted(state, seat, flags))


def can_raise(state: State, seat: i64, monument: i64) -> bool:
    """TZ 5.17: a monument's exact cost, no technology helps."""
    base: i64 = seat * ROW
    at: i64 = 4 * monument
    return (
        state.have[base + 1] >= MONUMENT_COST[at]
        and state.have[base + 2] >= MONUMENT_COST[at + 1]
        and state.have[base + 3] >= MONUMENT_COST[at + 2]
        and state.have[base + SKULL] >= MONUMENT_COST[at + 3]
    )


def any_to_build(state: State, seat: i64, flags: i64) -> bool:
    """Is there anything on display that can be paid for?"""
    number: i64 = 0
    while number < BUILDINGS:
        if state.display >> number & 1 and can_build(state, seat, number, flags):
            return True
        number += 1
    if flags & OR_MONUMENT:
        number = 0
        while number < MONUMENTS:
            if state.monuments >> number & 1 and can_raise(state, seat, number):
                return True
            number += 1
    return False


def choose_building(state: State, seat: i64, building: i64) -> None:
    """TZ 11.4: with two buildings ahead the player first uses or saves architecture; level 3 asks for the discount."""
    packed = top(state)
    flags = second_of(packed)
    level = state.have[seat * ROW + TECH + ARCHITECTURE]
    if level == 0 or flags & SPENT:
        construct(state, seat, building, NO_DISCOUNT, False)
    elif first_of(packed) == 2:
        push(state, frame(USE, building, 0, 0))
    else:
        use_architecture(state, seat, building)


def use_architecture(state: State, seat: i64, building: i64) -> None:
    """The technologies serve this building; the discount of level 3 is the player's choice."""
    if state.have[seat * ROW + TECH + ARCHITECTURE] >= 3:
        push(state, frame(DISCOUNT, building, 0, 0))
    else:
        construct(state, seat, building, NO_DISCOUNT, True)


def construct(state: State, seat: i64, building: i64, discount: i64, architecture: bool) -> None:
    """Pay, take the tile, then the technologies, then what the tile does. The BUILD frame is on top."""
    packed = pop(state)
    left = first_of(packed) - 1
    flags = second_of(packed)
    _pay(state, seat, building, discount, (flags & WITH_CORN) != 0)
    state.display &= ~BIT[building]
    state.have[seat * ROW + BUILT] |= BIT[building]
    if architecture:
        level = state.have[seat * ROW + TECH + ARCHITECTURE]
        gain(state, seat, CORN, 1)
        if level >= 2:
            points(state, seat, FROM_TECH, 2)
        flags |= SPENT
    if left:
        push(state, frame(BUILD, left, (flags | MAY_STOP) & ~OR_MONUMENT, 0))
    run(state, BUILDING_EFFECTS[building])


def _pay(state: State, seat: i64, building: i64, discount: i64, with_corn: bool) -> None:
    base: i64 = seat * ROW
    if with_corn:
        cost = corn_cost(building)
        if discount == CORN:
            cost = max(cost - CORN_DISCOUNT, 0)
        state.have[base + CORN] -= cost
        return
    resource: i64 = WOOD
    while resource <= GOLD:
        cost = cost_of(building, resource)
        state.have[base + resource] -= cost - 1 if resource == discount else cost
        resource += 1


def raise_monument(state: State, seat: i64, monument: i64) -> None:
    """TZ 4.7, 11.9: monuments are never replaced; a skull paid goes back to the bank."""
    pop(state)
    base: i64 = seat * ROW
    at: i64 = 4 * monument
    state.have[base + 1] -= MONUMENT_COST[at]
    state.have[base + 2] -= MONUMENT_COST[at + 1]
    state.have[base + 3] -= MONUMENT_COST[at + 2]
    state.have[base + SKULL] -= MONUMENT_COST[at + 3]
    state.bank += MONUMENT_COST[at + 3]
    state.monuments &= ~BIT[monument]
    state.have[base + RAISED] |= BIT[monument]
