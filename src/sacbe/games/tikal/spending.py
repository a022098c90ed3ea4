"""Spending action points (TK 5): bring in, secret path, step, uncover, dig, exchange, camp, guard.

The numbers here count from 0; `actions` shifts them into the action space.
"""

from typing import Final

from mypy_extensions import i64

from sacbe.games.tikal import refusals as no
from sacbe.games.tikal.board import FIELD_OF, FIELDS, NEIGHBOUR, SIDES
from sacbe.games.tikal.components import (
    BIT,
    BRING_COST,
    CAMP_COST,
    DIG_COST,
    EXCHANGE_COST,
    GUARD_COST,
    HIGHEST_LEVEL,
    JUNGLE,
    KINDS,
    LIMIT_A_TURN,
    PATH_COST,
    TEMPLE,
    TREASURE,
    UNCOVER_COST,
    UNEXPLORED,
    VOLCANO,
)
from sacbe.games.tikal.position import GONE, NONE, RESERVE, TREASURE_DUG, Player, State, camp_field, pieces
from sacbe.games.tikal.scoring import majority

# Places a piece may be brought to or sent between: 0 base camp, 1 and 2 the player's own camps.
CAMP_PLACES: Final = 3
PATH_ENDS: Final = ((0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1))

BRINGS: Final = 0  # + 3 if leader + camp place
PATHS: Final = BRINGS + 2 * CAMP_PLACES  # + 6 if leader + pair of camp places
STEPS: Final = PATHS + 2 * len(PATH_ENDS)  # + 240 if leader + 6 field + side
UNCOVERS: Final = STEPS + 2 * FIELDS * SIDES  # + field
DIGS: Final = UNCOVERS + FIELDS  # + field
EXCHANGES: Final = DIGS + FIELDS  # + 64 seat + 8 kind taken + kind given
CAMPS_AT: Final = EXCHANGES + 4 * KINDS * KINDS  # + field
GUARDS_AT: Final = CAMPS_AT + FIELDS  # + field
SPENDINGS: Final = GUARDS_AT + FIELDS


def path_from(pair: i64) -> i64:
    """The camp place where a secret path begins: pairs are numbered 0-1, 0-2, 1-0, 1-2, 2-0, 2-1."""
    return pair // 2


def path_to(pair: i64) -> i64:
    end = pair % 2
    return end if end < pair // 2 else end + 1


def cost(state: State, action: i64) -> i64:
    """What an action costs in action points; 0 for a step where no way leads."""
    if action < STEPS:
        return BRING_COST if action < PATHS else PATH_COST
    if action < UNCOVERS:
        edge = (action - STEPS) % (FIELDS * SIDES)
        return state.ways[edge // SIDES] >> (4 * (edge % SIDES)) & 15
    if action < DIGS:
        return UNCOVER_COST
    if action < EXCHANGES:
        return DIG_COST
    if action < CAMPS_AT:
        return EXCHANGE_COST
    return CAMP_COST if action < GUARDS_AT else GUARD_COST


# What is allowed


def check(state: State, seat: i64, action: i64) -> i64:
    """0 if the seat may spend points on this now, else the refusal."""
    number = _check_rules(state, seat, action)
    if number:
        return number
    return no.TOO_FEW_POINTS if cost(state, action) > state.points else 0


def _check_rules(state: State, seat: i64, action: i64) -> i64:
    if action < PATHS:
        return _check_bring(state.players[seat], action - BRINGS)
    if action < STEPS:
        return _check_path(state, seat, action - PATHS)
    if action < UNCOVERS:
        return _check_step(state, seat, action - STEPS)
    if action < DIGS:
        return check_uncover(state, seat, action - UNCOVERS)
    if action < EXCHANGES:
        return check_dig(state, seat, action - DIGS)
    if action < CAMPS_AT:
        return _check_exchange(state, seat, action - EXCHANGES)
    if action < GUARDS_AT:
        return check_camp(state, seat, action - CAMPS_AT)
    return check_guard(state, seat, action - GUARDS_AT)


def _check_bring(player: Player, action: i64) -> i64:
    """TK 5.1, 5.8: from the reserve to the base camp or an own camp."""
    if action < CAMP_PLACES:
        if not player.reserve:
            return no.NO_MEMBER_IN_RESERVE
        return no.NO_SUCH_CAMP if camp_field(player, action) == NONE else 0
    if player.leader != RESERVE:
        return no.LEADER_NOT_IN_RESERVE
    return no.NO_SUCH_CAMP if camp_field(player, action - CAMP_PLACES) == NONE else 0


def _check_path(state: State, seat: i64, action: i64) -> i64:
    """TK 5.2: between the base camp and own camps, either way."""
    player = state.players[seat]
    pair: i64 = action % 6
    start = camp_field(player, path_from(pair))
    if start == NONE or camp_field(player, path_to(pair)) == NONE:
        return no.NO_SUCH_CAMP
    if action >= 6:
        return 0 if player.leader == start else no.LEADER_NOT_THERE
    return 0 if state.members[seat * FIELDS + start] else no.NO_MEMBER_THERE


def _check_step(state: State, seat: i64, action: i64) -> i64:
    """TK 5.3: over one edge with stones; TK 4.5: never into a volcano."""
    edge: i64 = action % (FIELDS * SIDES)
    field: i64 = edge // SIDES
    if action >= FIELDS * SIDES:
        if state.players[seat].leader != field:
            return no.LEADER_NOT_THERE
    elif not state.members[seat * FIELDS + field]:
        return no.NO_MEMBER_THERE
    if state.ways[field] >> (4 * (edge % SIDES)) & 15:
        return 0
    other = NEIGHBOUR[edge]
    if other < 0:
        return no.OFF_THE_BOARD
    if state.terrain[other] == UNEXPLORED:
        return no.UNEXPLORED_BEYOND
    return no.VOLCANO_BEYOND if state.terrain[other] == VOLCANO else no.NO_WAY_ACROSS


def check_uncover(state: State, seat: i64, field: i64) -> i64:
    """TK 5.4."""
    if state.terrain[field] != TEMPLE:
        return no.NOT_A_TEMPLE
    if state.guard[field] != NONE:
        return no.TEMPLE_GUARDED
    own = pieces(state, seat, field)
    if not own:
        return no.NO_PIECE_THERE
    if state.used[field] == LIMIT_A_TURN:
        return no.TWO_LEVELS_DONE
    if own <= state.used[field]:
        return no.SECOND_PIECE_FOR_LEVEL
    level = state.value[field] + 1
    return 0 if level <= HIGHEST_LEVEL and state.levels[level] else no.NO_LEVEL_TOKEN


def check_dig(state: State, seat: i64, field: i64) -> i64:
    """TK 5.5."""
    if state.terrain[field] != TREASURE:
        return no.NOT_A_SITE
    if not state.tokens[field]:
        return no.SITE_EMPTY
    own = pieces(state, seat, field)
    if not own:
        return no.NO_PIECE_AT_SITE
    if state.used[field] == LIMIT_A_TURN:
        return no.TWO_DUG
    return no.SECOND_PIECE_FOR_DIG if own <= state.used[field] else 0


def _check_exchange(state: State, seat: i64, action: i64) -> i64:
    """TK 5.6: a single of another player against a single of one's own, of different kinds."""
    other: i64 = action // (KINDS * KINDS)
    taken: i64 = action // KINDS % KINDS
    given: i64 = action % KINDS
    if other >= len(state.players):
        return no.NO_SUCH_SEAT
    if other == seat:
        return no.SAME_PLAYER
    if state.players[other].held(taken) != 1:
        return no.TAKE_NOT_SINGLE
    if state.players[seat].held(given) != 1:
        return no.GIVE_NOT_SINGLE
    return no.SAME_KIND if taken == given else 0


def check_camp(state: State, seat: i64, field: i64) -> i64:
    """TK 5.7."""
    terrain = state.terrain[field]
    if terrain != JUNGLE and terrain != TREASURE:
        return no.NO_CAMP_GROUND
    if terrain == TREASURE and state.tokens[field]:
        return no.SITE_NOT_EMPTY
    if state.camp[field] != NONE:
        return no.CAMP_THERE
    if not state.players[seat].camps:
        return no.NO_CAMPS_LEFT
    if state.camp_needs_piece and not pieces(state, seat, field):
        return no.CAMP_NEEDS_PIECE
    return 0


def check_guard(state: State, seat: i64, field: i64) -> i64:
    """TK 5.9."""
    if state.terrain[field] != TEMPLE:
        return no.GUARD_NOT_A_TEMPLE
    if state.guard[field] != NONE:
        return no.GUARD_THERE
    if not state.players[seat].guards:
        return no.NO_GUARDS_LEFT
    return 0 if majority(state, field) == seat else no.NO_MAJORITY


def list_spendings(found: list[object], numbers: list[object], base: i64, state: State, seat: i64) -> None:
    """Everything the seat can spend points on, in ascending order."""
    points = state.points
    if not points:
        return
    player = state.players[seat]
    _list_camp_actions(found, numbers, base, state, seat)
    left = player.member_fields
    while left:
        bit = left & -left
        left ^= bit
        _list_steps(found, numbers, base + STEPS, state, FIELD_OF[bit % 61])
    if player.leader >= 0:
        _list_steps(found, numbers, base + STEPS + FIELDS * SIDES, state, player.leader)
    stands = player.stands()
    if points >= UNCOVER_COST:
        left = state.temples & stands
        while left:
            bit = left & -left
            left ^= bit
            if not check_uncover(state, seat, FIELD_OF[bit % 61]):
                found.append(numbers[base + UNCOVERS + FIELD_OF[bit % 61]])
    if points >= DIG_COST:
        left = state.sites & stands
        while left:
            bit = left & -left
            left ^= bit
            if not check_dig(state, seat, FIELD_OF[bit % 61]):
                found.append(numbers[base + DIGS + FIELD_OF[bit % 61]])
    if points >= EXCHANGE_COST and player.treasures:
        _list_exchanges(found, numbers, base, state, seat)
    if points >= CAMP_COST:
        _list_camps_and_guards(found, numbers, base, state, seat)


def _list_camp_actions(found: list[object], numbers: list[object], base: i64, state: State, seat: i64) -> None:
    """Bringing in and secret paths."""
    player = state.players[seat]
    camps: i64 = 1 if player.camp1 == NONE else 2 if player.camp2 == NONE else 3
    number: i64 = 0
    if player.reserve:
        while number < camps:
            found.append(numbers[base + BRINGS + number])
            number += 1
    if player.leader == RESERVE:
        number = 0
        while number < camps:
            found.append(numbers[base + BRINGS + CAMP_PLACES + number])
            number += 1
    if camps > 1:
        number = PATHS
        while number < STEPS:
            if not _check_path(state, seat, number - PATHS):
                found.append(numbers[base + number])
            number += 1


def _list_steps(found: list[object], numbers: list[object], base: i64, state: State, field: i64) -> None:
    ways = state.ways[field]
    at: i64 = base + field * SIDES
    while ways:
        price = ways & 15
        if price and price <= state.points:
            found.append(numbers[at])
        ways >>= 4
        at += 1


def _list_exchanges(found: list[object], numbers: list[object], base: i64, state: State, seat: i64) -> None:
    player = state.players[seat]
    other: i64 = 0
    while other < len(state.players):
        theirs = state.players[other]
        if other != seat and theirs.treasures:
            taken: i64 = 0
            while taken < KINDS:
                if theirs.held(taken) == 1:
                    given: i64 = 0
                    while given < KINDS:
                        if given != taken and player.held(given) == 1:
                            found.append(numbers[base + EXCHANGES + (other * KINDS + taken) * KINDS + given])
                        given += 1
                taken += 1
        other += 1


def _list_camps_and_guards(found: list[object], numbers: list[object], base: i64, state: State, seat: i64) -> None:
    player = state.players[seat]
    left: i64 = 0
    if player.camps:
        left = state.grounds & player.stands() if state.camp_needs_piece else state.grounds
    while left:
        bit = left & -left
        left ^= bit
        found.append(numbers[base + CAMPS_AT + FIELD_OF[bit % 61]])
    left = state.temples & player.stands() if player.guards else 0
    while left:
        bit = left & -left
        left ^= bit
        if majority(state, FIELD_OF[bit % 61]) == seat:
            found.append(numbers[base + GUARDS_AT + FIELD_OF[bit % 61]])


# What it does


def spend(state: State, seat: i64, action: i64) -> None:
    """Carry out a checked action and pay for it."""
    state.points -= cost(state, action)
    player = state.players[seat]
    if action < PATHS:
        _bring(state, seat, player, action)
    elif action < STEPS:
        pair: i64 = (action - PATHS) % 6
        start = camp_field(player, path_from(pair))
        _move(state, seat, action >= PATHS + 6, start, camp_field(player, path_to(pair)))
    elif action < UNCOVERS:
        edge: i64 = (action - STEPS) % (FIELDS * SIDES)
        _move(state, seat, action >= STEPS + FIELDS * SIDES, edge // SIDES, NEIGHBOUR[edge])
    elif action < DIGS:
        field: i64 = action - UNCOVERS
        level = state.value[field] + 1
        state.levels[level] -= 1
        state.value[field] = level
        state.used[field] += 1
    elif action < EXCHANGES:
        _dig(state, action - DIGS)
    elif action < CAMPS_AT:
        _exchange(state, player, action - EXCHANGES)
    elif action < GUARDS_AT:
        _set_camp(state, seat, player, action - CAMPS_AT)
    else:
        _set_guard(state, seat, player, action - GUARDS_AT)


def _bring(state: State, seat: i64, player: Player, action: i64) -> None:
    if action < CAMP_PLACES:
        player.reserve -= 1
        field = camp_field(player, action)
        state.members[seat * FIELDS + field] += 1
        player.member_fields |= BIT[field]
    else:
        player.leader = camp_field(player, action - CAMP_PLACES)


def _move(state: State, seat: i64, leader: bool, start: i64, end: i64) -> None:
    player = state.players[seat]
    if leader:
        player.leader = end
        return
    base: i64 = seat * FIELDS
    state.members[base + start] -= 1
    state.members[base + end] += 1
    player.member_fields |= BIT[end]
    if not state.members[base + start]:
        player.member_fields &= ~BIT[start]


def _dig(state: State, field: i64) -> None:
    """TK 5.5: the top token is taken; what it is, chance decides."""
    state.tokens[field] -= 1
    state.used[field] += 1
    if not state.tokens[field]:
        state.sites &= ~BIT[field]
        state.grounds |= BIT[field]
    state.phase = TREASURE_DUG


def receive(player: Player, kind: i64) -> None:
    """A dug treasure lies open in front of the player."""
    player.treasures += _one(kind)


def _one(kind: i64) -> i64:
    one: i64 = 1
    return one << (2 * kind)


def _exchange(state: State, player: Player, action: i64) -> None:
    other = state.players[action // (KINDS * KINDS)]
    taken: i64 = action // KINDS % KINDS
    given: i64 = action % KINDS
    player.treasures += _one(taken) - _one(given)
    other.treasures += _one(given) - _one(taken)


def _set_camp(state: State, seat: i64, player: Player, field: i64) -> None:
    state.camp[field] = seat
    state.grounds &= ~BIT[field]
    player.camps -= 1
    if player.camp1 == NONE:
        player.camp1 = field
    else:
        player.camp2 = field


def _set_guard(state: State, seat: i64, player: Player, field: i64) -> None:
    """TK 5.9: one piece stays as the guard for good, the others leave the game."""
    state.guard[field] = seat
    state.temples &= ~BIT[field]
    player.guards -= 1
    state.members[seat * FIELDS + field] = 0
    player.member_fields &= ~BIT[field]
    if player.leader == field:
        player.leader = GONE
