"""The choices that effects ask for, frame by frame: which action, what to pay, which temple, what to build, and so on.

`check_choice` says whether an answer is allowed, `list_choices` lists those that are, `make_choice` carries one out.
"""

from mypy_extensions import i64

from sacbe.games.tzolkin import refusals as no
from sacbe.games.tzolkin.building import (
    NO_DISCOUNT,
    any_to_build,
    can_build,
    can_raise,
    choose_building,
    construct,
    cost_of,
    missing,
    payable,
    raise_monument,
    use_architecture,
)
from sacbe.games.tzolkin.components import (
    ACTION_EFFECTS,
    AGRICULTURE,
    BIT,
    CHICHEN_ITZA,
    CORN,
    EXTRACTION,
    HARVEST_CORN,
    HARVEST_WOOD,
    NUMBERED,
    PALENQUE,
    SKULL,
    THEOLOGY,
    TIKAL,
    TRACKS,
    UXMAL,
    WOOD,
)
from sacbe.games.tzolkin.components import MARKET as RATE
from sacbe.games.tzolkin.effects import (
    ACT,
    ADVANCE,
    ANY,
    ANY_SLOT,
    BUILD,
    DISCOUNT,
    DOWN,
    GAIN,
    HARVEST,
    MARKET,
    MAY_STOP,
    OR_MONUMENT,
    PAY,
    PRAY,
    TRACK,
    UP,
    USE,
    WITH_CORN,
    can_anger,
    first_of,
    frame,
    gain,
    kind_of,
    level_cost,
    run,
    second_of,
    step_up,
    third_of,
)
from sacbe.games.tzolkin.numbering import (
    ACTS,
    AHEAD,
    BUILDS,
    BURN,
    BUYS,
    CORN_TILE_OF,
    DOES,
    DONE,
    DOWNS,
    FREES,
    GAINS,
    HARVESTS,
    ONE_DAY,
    PAYS,
    RAISES,
    SAVE_IT,
    SELLS,
    SKIP,
    STUDIES,
    UPS,
    USE_IT,
    WITHOUT_TILE,
    WOOD_TILE_OF,
)
from sacbe.games.tzolkin.position import (
    CORN_TILE,
    ROW,
    TECH,
    TEMPLE,
    WOOD_TILE,
    State,
    pop,
    push,
    resources,
    swap,
    top,
)


def possible(state: State, seat: i64, wheel: i64, action: i64, corn: i64) -> i64:
    """TZ 11.5: 0 if the numbered action of a wheel can be done with so much corn left, else the refusal."""
    if action < 1 or action > NUMBERED[wheel]:
        return no.NO_SUCH_SPACE_ACTION
    if wheel == PALENQUE and action >= 2:
        return 0 if any_harvest(state, seat, action) else no.NOTHING_TO_HARVEST
    if wheel == TIKAL:
        if action == 1 or action == 3:
            return 0 if cheapest_level(state, seat) <= resources(state, seat) else no.CANNOT_PAY_ANY_LEVEL
        if action == 5:
            return 0 if resources(state, seat) else no.NO_RESOURCE
        return 0 if any_to_build(state, seat, OR_MONUMENT if action == 4 else 0) else no.NOTHING_TO_BUILD
    if wheel == UXMAL:
        if action == 1:
            return 0 if corn >= 3 else no.NO_CORN
        if action == 5:
            return 0 if corn >= 1 else no.NO_CORN
        if action == 4:
            return _possible_with_corn(state, seat, corn)
    if wheel == CHICHEN_ITZA:
        if not state.have[seat * ROW + SKULL]:
            return no.NO_SKULL
        return no.SLOT_FILLED if state.offered >> action & 1 else 0
    return 0


def _possible_with_corn(state: State, seat: i64, corn: i64) -> i64:
    """Is a building payable once the corn for steps down is gone?"""
    at: i64 = seat * ROW + CORN
    before = state.have[at]
    state.have[at] = corn
    found = any_to_build(state, seat, WITH_CORN)
    state.have[at] = before
    return 0 if found else no.NOTHING_TO_BUILD


def cheapest_level(state: State, seat: i64) -> i64:
    least: i64 = 9
    track: i64 = 0
    while track < TRACKS:
        least = min(least, level_cost(state.have[seat * ROW + TECH + track]))
        track += 1
    return least


# Harvesting


def check_harvest(state: State, seat: i64, group: i64, way: i64) -> i64:
    """TZ 5.2, 6.1, 11.6."""
    corn_visible: bool = state.corn_tiles[group] > state.wood_tiles[group]
    if way == CORN_TILE_OF:
        return 0 if corn_visible else no.NO_CORN_TILE
    if way == WOOD_TILE_OF:
        return 0 if state.wood_tiles[group] else no.NO_WOOD_TILE
    if way == BURN:
        return 0 if state.wood_tiles[group] and can_anger(state, seat) else no.CANNOT_BURN
    if state.have[seat * ROW + TECH + AGRICULTURE] < 2:
        return no.NO_AGRICULTURE
    return no.CORN_TILE_VISIBLE if corn_visible else 0


def any_harvest(state: State, seat: i64, group: i64) -> bool:
    way: i64 = CORN_TILE_OF
    while way <= WITHOUT_TILE:
        if not check_harvest(state, seat, group, way):
            return True
        way += 1
    return False


def harvest(state: State, seat: i64, group: i64, way: i64) -> None:
    base: i64 = seat * ROW
    if way == WOOD_TILE_OF:
        state.wood_tiles[group] -= 1
        state.have[base + WOOD_TILE] += 1
        skilled: bool = state.have[base + TECH + EXTRACTION] >= 1
        gain(state, seat, WOOD, HARVEST_WOOD[group] + 1 if skilled else HARVEST_WOOD[group])
        return
    if way != WITHOUT_TILE:
        state.corn_tiles[group] -= 1
        state.have[base + CORN_TILE] += 1
    level = state.have[base + TECH + AGRICULTURE]
    extra: i64 = 3 if level >= 3 else 1 if level >= 1 else 0
    gain(state, seat, CORN, HARVEST_CORN[group] + extra)
    if way == BURN:
        state.wood_tiles[group] -= 1
        push(state, frame(DOWN, 0, 0, 0))


# The action of a worker


def check_act(state: State, seat: i64, wheel: i64, space: i64, action: i64) -> i64:
    """TZ 4.4, 4.5, 5.15: the action of the space, a lower one for corn, any one from the last spaces; or nothing, which
    is always allowed (TZ 11.13).
    """
    if action == 0:
        return 0
    corn = state.have[seat * ROW + CORN]
    if space > NUMBERED[wheel]:
        return possible(state, seat, wheel, action, corn)
    if action > space:
        return no.HIGHER_THAN_SPACE
    if space - action > corn:
        return no.NO_CORN_FOR_STEPS
    return possible(state, seat, wheel, action, corn - (space - action))


def check_ahead(state: State, seat: i64, wheel: i64, space: i64) -> i64:
    """TZ 6.4, 11.7: one space further at Chichen Itza, free."""
    if wheel != CHICHEN_ITZA or state.have[seat * ROW + TECH + THEOLOGY] < 1:
        return no.NO_AHEAD
    if space > 9:
        return no.NOTHING_BEYOND
    if space < 9:
        return possible(state, seat, wheel, space + 1, 0)
    if not state.have[seat * ROW + SKULL]:
        return no.NO_SKULL
    return no.SLOT_FILLED if state.offered == 1022 else 0


def act(state: State, seat: i64, wheel: i64, space: i64, action: i64) -> None:
    pop(state)
    if action == 0:
        return
    if space <= NUMBERED[wheel]:
        state.have[seat * ROW + CORN] -= space - action
    run(state, ACTION_EFFECTS[11 * wheel + action])


def ahead(state: State, space: i64) -> None:
    pop(state)
    if space == 9:
        push(state, frame(ANY_SLOT, 0, 0, 0))
    else:
        run(state, ACTION_EFFECTS[11 * CHICHEN_ITZA + space + 1])


# All frames


def check_choice(state: State, seat: i64, action: i64) -> i64:
    """0 if the action answers the frame on top, else the refusal."""
    packed = top(state)
    kind = kind_of(packed)
    a = first_of(packed)
    b = second_of(packed)
    if kind == ACT:
        if action >= ACTS and action < AHEAD:
            return check_act(state, seat, a, b, action - ACTS)
        return check_ahead(state, seat, a, b) if action == AHEAD else no.OTHER_CHOICE_DUE
    if kind == UP:
        if action < UPS or action >= DOWNS:
            return no.OTHER_CHOICE_DUE
        return no.SAME_TEMPLE if third_of(packed) >> (action - UPS) & 1 else 0
    if kind == PAY:
        if action < PAYS or action >= GAINS:
            return no.OTHER_CHOICE_DUE
        return 0 if state.have[seat * ROW + WOOD + action - PAYS] else no.NOT_YOURS_TO_PAY
    if kind == GAIN:
        return 0 if action >= GAINS and action < UPS else no.OTHER_CHOICE_DUE
    if kind == TRACK:
        return _check_track(state, seat, packed, action)
    if kind == BUILD:
        return _check_build(state, seat, b, action)
    if kind == HARVEST:
        if action < HARVESTS or action >= STUDIES:
            return no.OTHER_CHOICE_DUE
        return check_harvest(state, seat, a, action - HARVESTS)
    if kind == MARKET:
        return _check_market(state, seat, a, b, action)
    if kind == ANY:
        return _check_any(state, seat, a, action)
    if kind == DOWN:
        if action < DOWNS or action >= BUILDS:
            return no.OTHER_CHOICE_DUE
        return 0 if state.have[seat * ROW + TEMPLE + action - DOWNS] else no.BOTTOM_WHILE_BURNING
    if kind == PRAY:
        if action == SKIP:
            return 0
        if action < PAYS or action >= GAINS:
            return no.OTHER_CHOICE_DUE
        return 0 if state.have[seat * ROW + WOOD + action - PAYS] else no.NOT_YOURS_TO_PAY
    if kind == USE:
        return _check_use(state, seat, a, action)
    if kind == DISCOUNT:
        return _check_discount(state, seat, a, action)
    if kind == ANY_SLOT:
        if action <= ACTS or action >= AHEAD:
            return no.OTHER_CHOICE_DUE
        return possible(state, seat, CHICHEN_ITZA, action - ACTS, 0)
    return no.OTHER_CHOICE_DUE


def _check_track(state: State, seat: i64, packed: i64, action: i64) -> i64:
    """TZ 5.4, 5.6, 5.16."""
    if action == DONE:
        return 0 if third_of(packed) else no.MUST_ADVANCE
    if action < STUDIES or action >= PAYS:
        return no.OTHER_CHOICE_DUE
    if not second_of(packed):
        return 0
    cost = level_cost(state.have[seat * ROW + TECH + action - STUDIES])
    return 0 if cost <= resources(state, seat) else no.CANNOT_PAY_LEVEL


def _check_build(state: State, seat: i64, flags: i64, action: i64) -> i64:
    """TZ 5.5, 5.7, 5.12."""
    if action == DONE:
        if flags & MAY_STOP:
            return 0
        return no.MUST_BUILD if flags & OR_MONUMENT else no.MUST_BUILD_ONE
    if action >= BUILDS and action < RAISES:
        building = action - BUILDS
        if not state.display >> building & 1:
            return no.NOT_ON_DISPLAY
        return 0 if can_build(state, seat, building, flags) else no.CANNOT_PAY_BUILDING
    if action >= RAISES and action < FREES:
        monument = action - RAISES
        if not flags & OR_MONUMENT:
            return no.NO_MONUMENT_HERE
        if not state.monuments >> monument & 1:
            return no.MONUMENT_GONE
        return 0 if can_raise(state, seat, monument) else no.CANNOT_PAY_MONUMENT
    return no.OTHER_CHOICE_DUE


def _build_flags(state: State) -> i64:
    """The flags of the BUILD frame below the one on top."""
    return second_of(state.stack[state.depth - 2])


def _check_use(state: State, seat: i64, building: i64, action: i64) -> i64:
    """TZ 11.4: use or save the architecture technologies."""
    if action == USE_IT:
        return 0
    if action != SAVE_IT:
        return no.OTHER_CHOICE_DUE
    with_corn: bool = (_build_flags(state) & WITH_CORN) != 0
    return 0 if payable(state, seat, building, with_corn, False) else no.CANNOT_SAVE


def _check_discount(state: State, seat: i64, building: i64, action: i64) -> i64:
    """TZ 6.3: one resource of the cost, or two corn, or not at all."""
    with_corn: bool = (_build_flags(state) & WITH_CORN) != 0
    if action == SKIP:
        return 0 if payable(state, seat, building, with_corn, False) else no.CANNOT_SKIP_DISCOUNT
    if action < FREES or action >= USE_IT:
        return no.OTHER_CHOICE_DUE
    good = action - FREES
    if with_corn:
        return 0 if good == CORN else no.NOT_IN_COST
    if good == CORN or not cost_of(building, good):
        return no.NOT_IN_COST
    short = missing(state, seat, building)
    lacking: bool = state.have[seat * ROW + good] < cost_of(building, good)
    return 0 if short == 0 or (short == 1 and lacking) else no.DISCOUNT_NOT_ENOUGH


def _check_market(state: State, seat: i64, bought: i64, sold: i64, action: i64) -> i64:
    """TZ 5.10."""
    if action == DONE:
        return 0
    if action >= BUYS and action < SELLS:
        resource = action - BUYS
        if sold >> resource & 1:
            return no.SOLD_BEFORE
        return 0 if state.have[seat * ROW + CORN] >= RATE[WOOD + resource] else no.NO_CORN_TO_BUY
    if action >= SELLS and action < DOES:
        resource = action - SELLS
        if bought >> resource & 1:
            return no.BOUGHT_BEFORE
        return 0 if state.have[seat * ROW + WOOD + resource] else no.NOTHING_TO_SELL
    return no.OTHER_CHOICE_DUE


def _check_any(state: State, seat: i64, optional: i64, action: i64) -> i64:
    """TZ 5.13."""
    if action == SKIP:
        return 0 if optional else no.MUST_CHOOSE_ACTION
    if action < DOES or action >= SKIP:
        return no.OTHER_CHOICE_DUE
    wheel: i64 = (action - DOES) // 5
    number: i64 = (action - DOES) % 5 + 1
    if wheel == UXMAL and number == 5:
        return no.NOT_UXMAL_FIVE
    corn = state.have[seat * ROW + CORN] - 1
    return no.NO_CORN if corn < 0 else possible(state, seat, wheel, number, corn)


def list_choices(found: list[object], numbers: list[object], state: State, seat: i64) -> None:
    """Everything that answers the frame on top, in ascending order."""
    packed = top(state)
    kind = kind_of(packed)
    if kind == ACT:
        _list_acts(found, numbers, state, seat, first_of(packed), second_of(packed))
    elif kind == ANY_SLOT:
        _list(found, numbers, state, seat, ACTS + 1, AHEAD)
    elif kind == UP:
        _list(found, numbers, state, seat, UPS, DOWNS)
    elif kind == PAY:
        _list(found, numbers, state, seat, PAYS, GAINS)
    elif kind == GAIN:
        _list(found, numbers, state, seat, GAINS, UPS)
    elif kind == TRACK:
        _list(found, numbers, state, seat, STUDIES, PAYS)
        _list(found, numbers, state, seat, DONE, ONE_DAY)
    elif kind == BUILD:
        _list(found, numbers, state, seat, BUILDS, FREES)
        _list(found, numbers, state, seat, DONE, ONE_DAY)
    elif kind == HARVEST:
        _list(found, numbers, state, seat, HARVESTS, STUDIES)
    elif kind == MARKET:
        _list(found, numbers, state, seat, BUYS, DOES)
        found.append(numbers[DONE])
    elif kind == ANY:
        _list(found, numbers, state, seat, DOES, DONE)
    elif kind == DOWN:
        _list(found, numbers, state, seat, DOWNS, BUILDS)
    elif kind == PRAY:
        _list(found, numbers, state, seat, PAYS, GAINS)
        found.append(numbers[SKIP])
    elif kind == USE:
        _list(found, numbers, state, seat, USE_IT, BUYS)
    else:
        _list(found, numbers, state, seat, FREES, USE_IT)
        _list(found, numbers, state, seat, SKIP, DONE)


def _list_acts(found: list[object], numbers: list[object], state: State, seat: i64, wheel: i64, space: i64) -> None:
    highest = min(space, NUMBERED[wheel])
    action: i64 = 0
    while action <= highest:
        if not check_act(state, seat, wheel, space, action):
            found.append(numbers[ACTS + action])
        action += 1
    if not check_ahead(state, seat, wheel, space):
        found.append(numbers[AHEAD])


def _list(found: list[object], numbers: list[object], state: State, seat: i64, start: i64, end: i64) -> None:
    while start < end:
        if not check_choice(state, seat, start):
            found.append(numbers[start])
        start += 1


def make_choice(state: State, seat: i64, action: i64) -> None:
    """Carry out a checked answer to the frame on top."""
    packed = top(state)
    kind = kind_of(packed)
    a = first_of(packed)
    b = second_of(packed)
    base: i64 = seat * ROW
    if kind == ACT:
        if action == AHEAD:
            ahead(state, b)
        else:
            act(state, seat, a, b, action - ACTS)
    elif kind == UP:
        pop(state)
        if a > 1:
            used: i64 = third_of(packed) | BIT[action - UPS] if b else 0
            push(state, frame(UP, a - 1, b, used))
        step_up(state, seat, action - UPS)
    elif kind == PAY:
        state.have[base + WOOD + action - PAYS] -= 1
        _count_down(state, packed)
    elif kind == GAIN:
        state.have[base + WOOD + action - GAINS] += 1
        _count_down(state, packed)
    elif kind == TRACK:
        _study(state, seat, packed, action)
    elif kind == BUILD:
        if action == DONE:
            pop(state)
        elif action >= RAISES:
            raise_monument(state, seat, action - RAISES)
        else:
            choose_building(state, seat, action - BUILDS)
    elif kind == HARVEST:
        pop(state)
        harvest(state, seat, a, action - HARVESTS)
    elif kind == MARKET:
        _trade(state, seat, a, b, action)
    elif kind == ANY:
        pop(state)
        if action != SKIP:
            state.have[base + CORN] -= 1
            number = action - DOES
            run(state, ACTION_EFFECTS[11 * (number // 5) + number % 5 + 1])
    elif kind == DOWN:
        pop(state)
        state.have[base + TEMPLE + action - DOWNS] -= 1
    elif kind == PRAY:
        pop(state)
        if action != SKIP:
            state.have[base + WOOD + action - PAYS] -= 1
            push(state, frame(UP, 1, 0, 0))
    elif kind == USE:
        pop(state)
        if action == USE_IT:
            use_architecture(state, seat, a)
        else:
            construct(state, seat, a, NO_DISCOUNT, False)
    elif kind == DISCOUNT:
        pop(state)
        construct(state, seat, a, NO_DISCOUNT if action == SKIP else action - FREES, True)
    else:
        pop(state)
        run(state, ACTION_EFFECTS[11 * CHICHEN_ITZA + action - ACTS])


def _count_down(state: State, packed: i64) -> None:
    if first_of(packed) > 1:
        swap(state, packed - 32)
    else:
        pop(state)


def _study(state: State, seat: i64, packed: i64, action: i64) -> None:
    """TZ 5.6: paid and resolved one after the other; the second level of a paid action may be left out."""
    pop(state)
    if action == DONE:
        return
    paid = second_of(packed)
    if first_of(packed) > 1:
        push(state, frame(TRACK, first_of(packed) - 1, paid, paid))
    track = action - STUDIES
    push(state, frame(ADVANCE, track, 0, 0))
    if paid:
        push(state, frame(PAY, level_cost(state.have[seat * ROW + TECH + track]), 0, 0))


def _trade(state: State, seat: i64, bought: i64, sold: i64, action: i64) -> None:
    base: i64 = seat * ROW
    if action == DONE:
        pop(state)
    elif action < SELLS:
        resource = action - BUYS
        state.have[base + CORN] -= RATE[WOOD + resource]
        state.have[base + WOOD + resource] += 1
        swap(state, frame(MARKET, bought | BIT[resource], sold, 0))
    else:
        resource = action - SELLS
        state.have[base + WOOD + resource] -= 1
        state.have[base + CORN] += RATE[WOOD + resource]
        swap(state, frame(MARKET, bought, sold | BIT[resource], 0))
