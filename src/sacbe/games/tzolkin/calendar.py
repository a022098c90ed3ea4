"""The end of turns, rounds, food days and the game (TZ 4.7, 4.8; chapters 3, 7, 8, 9 and 10)."""

from mypy_extensions import i64

from sacbe.engine.sets import count
from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin import position as table
from sacbe.games.tzolkin.position import State, points
from sacbe.games.tzolkin.scoring import age_of, all_monument_points, give_temple_goods, give_temple_points
from sacbe.games.tzolkin.turns import begin_turn


def current_stack(state: State) -> i64:
    """The buildings that may still be dealt in this age."""
    return state.age1 if state.fed_days < 2 else state.age2


def begin_round(state: State) -> None:
    """TZ 3.1: everyone takes a turn, from the first player on."""
    state.turns = 0
    state.phase = table.TURN
    begin_turn(state, state.first)


def end_turn(state: State) -> None:
    """TZ 4.7: emptied slots are filled at the end of the turn."""
    if count(state.display) < box.DISPLAY and current_stack(state):
        state.phase = table.REFILL
    else:
        after_refill(state)


def after_refill(state: State) -> None:
    """TZ 4.8, 7.1: the corn of the calendar; then the next player, the food day (TZ 3.2) or the end of the round."""
    if state.taken_first:
        state.have[state.seat * table.ROW + box.CORN] += state.sun_corn
        state.sun_corn = 0
        state.taken_first = 0
    state.turns += 1
    if state.turns < state.seats:
        state.phase = table.TURN
        begin_turn(state, (state.first + state.turns) % state.seats)
    elif state.food_due:
        _food_day(state)
    else:
        _end_round(state)


def _food_day(state: State) -> None:
    """TZ 11.11: feeding, new buildings on the second food day (TZ 9.2), rewards."""
    seat: i64 = 0
    while seat < state.seats:
        _feed(state, seat)
        seat += 1
    if state.fed_days == 1:
        state.age1 = 0
        state.display = 0
        state.phase = table.NEW_AGE
    else:
        reward(state)


def meal(state: State, seat: i64) -> i64:
    """TZ 9.1: the corn that a worker of the seat eats."""
    return _meal(state.have[seat * table.ROW + table.THRIFTY])


def _meal(thrifty: i64) -> i64:
    return max(box.MEAL - thrifty, 0)


def hungry(state: State, seat: i64) -> i64:
    """The workers that farms do not feed."""
    return _hungry(state.have[seat * table.ROW + table.WORKERS], state.have[seat * table.ROW + table.FED])


def _hungry(workers: i64, fed: i64) -> i64:
    return max(workers - fed, 0)


def meal_bill(state: State, seat: i64) -> i64:
    """TZ 9.1: what feeding every worker costs this seat."""
    have = state.have
    base: i64 = seat * table.ROW
    return bill(have[base + table.WORKERS], have[base + table.FED], have[base + table.THRIFTY])


def bill(workers: i64, fed: i64, thrifty: i64) -> i64:
    """What feeding so many workers costs, with so many fed by farms and so much corn less for each."""
    return _hungry(workers, fed) * _meal(thrifty)


def fed_with(state: State, seat: i64, corn: i64) -> i64:
    """TZ 9.1: how many hungry workers so much corn feeds; as many as it can."""
    price = meal(state, seat)
    eaters = hungry(state, seat)
    return eaters if price == 0 else min(eaters, corn // price)


def _feed(state: State, seat: i64) -> None:
    at: i64 = seat * table.ROW + box.CORN
    fed = fed_with(state, seat, state.have[at])
    state.have[at] -= fed * meal(state, seat)
    points(state, seat, table.FROM_HUNGER, -box.UNFED_POINTS * (hungry(state, seat) - fed))


def reward(state: State) -> None:
    """TZ 9.3, 9.4: goods in the middle of an age, points at its end."""
    if state.fed_days == 0 or state.fed_days == 2:
        give_temple_goods(state)
    else:
        give_temple_points(state, age_of(state))
    state.fed_days += 1
    state.food_due = 0
    if state.fed_days == 4:
        _leave_first_space(state)
        rotate(state)
        _final_scoring(state)
    else:
        _end_round(state)


def _end_round(state: State) -> None:
    """TZ 3.3, 7.2, 8.1: the first-player space, or a corn on the calendar; then the calendar advances."""
    owner = _leave_first_space(state)
    if owner == table.NONE:
        state.sun_corn += 1
        advance_days(state, 1)
        return
    state.seat = owner
    if state.have[owner * table.ROW + table.LIGHT] and not second_day_pushes(state):
        state.phase = table.DAY
    else:
        advance_days(state, 1)


def _leave_first_space(state: State) -> i64:
    """TZ 7.2: the worker comes home, and the token goes to its owner or to the left; whose worker it was, if any."""
    owner = state.first_space
    if owner != table.NONE:
        state.first_space = table.NONE
        state.have[owner * table.ROW + table.IN_HAND] += 1
        state.first = next_first(state, owner)
    return owner


def next_first(state: State, owner: i64) -> i64:
    """TZ 7.2: who gets the token when the worker on the first-player space is this owner's."""
    return (owner + 1) % state.seats if state.first == owner else owner


def second_day_pushes(state: State) -> bool:
    """TZ 7.4: would a second day push off a player's worker that one day would not? Dummies never do (TZ 11.12)."""
    wheel: i64 = 0
    while wheel < box.WHEELS:
        worker = state.wheel[box.WHEEL_AT[wheel] + box.LAST[wheel] - 1]
        if worker != table.NONE and worker != table.DUMMY:
            return True
        wheel += 1
    return False


def advance_days(state: State, days: i64) -> None:
    """TZ 8.2, 7.5: a food day reached or passed makes the new round a food day."""
    before = state.day
    state.day += days
    while days:
        rotate(state)
        days -= 1
    due = box.FOOD_DAYS[state.fed_days]
    if before < due <= state.day:
        state.food_due = 1
    begin_round(state)


def rotate(state: State) -> None:
    """TZ 8.2: every worker one space up; from the last space players' workers go home, dummies ride on."""
    positions = state.wheel
    wheel: i64 = 0
    while wheel < box.WHEELS:
        start = box.WHEEL_AT[wheel]
        at = start + box.TEETH[wheel] - 1
        carried = positions[at]
        while at > start:
            positions[at] = positions[at - 1]
            at -= 1
        positions[start] = carried
        home = start + box.LAST[wheel] + 1
        worker = positions[home]
        if worker != table.NONE and worker != table.DUMMY:
            positions[home] = table.NONE
            state.have[worker * table.ROW + table.IN_HAND] += 1
        wheel += 1


def _final_scoring(state: State) -> None:
    """TZ 10.1: resources become corn, a quarter point per corn, three points per skull, then the monuments."""
    seat: i64 = 0
    while seat < state.seats:
        base: i64 = seat * table.ROW
        corn = state.have[base + box.CORN]
        good: i64 = box.WOOD
        while good <= box.GOLD:
            corn += state.have[base + good] * box.MARKET[good]
            state.have[base + good] = 0
            good += 1
        state.have[base + box.CORN] = corn
        state.have[base + table.FROM_GOODS] += corn + 12 * state.have[base + box.SKULL]
        seat += 1
    seat = 0
    while seat < state.seats:
        points(state, seat, table.FROM_MONUMENTS, all_monument_points(state, seat))
        seat += 1
    state.seat = table.NONE
    state.phase = table.OVER
