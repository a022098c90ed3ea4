"""Spending action points (TK 5): bring in, secret path, step, uncover, dig, exchange, camp, guard.

The numbers here count from 0; `actions` shifts them into the action space.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.engine.sets import DE_BRUIJN, ONLY, list_set
from sacbe.games.tikal import components as box
from sacbe.games.tikal import refusals as no
from sacbe.games.tikal.board import BASE, FIELDS, NEIGHBOUR, SIDES
from sacbe.games.tikal.components import KINDS
from sacbe.games.tikal.position import (
    GONE,
    NONE,
    RESERVE,
    TREASURE_DUG,
    Player,
    State,
    camp_field,
    has_next_level,
    pieces,
    settle,
    weight,
)
from sacbe.games.tikal.scoring import majority

# Places a piece may be brought to or sent between: 0 base camp, 1 and 2 the player's own camps.
CAMP_PLACES: Final = 3
PATH_ENDS: Final = ((0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1))
PAIRS: Final = 6

BRINGS: Final = 0  # + 3 if leader + camp place
PATHS: Final = BRINGS + 2 * CAMP_PLACES  # + 6 if leader + pair of camp places
STEPS: Final = PATHS + 2 * PAIRS  # + 240 if leader + 6 field + side
UNCOVERS: Final = STEPS + 2 * FIELDS * SIDES  # + field
DIGS: Final = UNCOVERS + FIELDS  # + field
EXCHANGES: Final = DIGS + FIELDS  # + 64 seat + 8 kind taken + kind given
CAMPS_AT: Final = EXCHANGES + 4 * KINDS * KINDS  # + field
GUARDS_AT: Final = CAMPS_AT + FIELDS  # + field
SPENDINGS: Final = GUARDS_AT + FIELDS


# Pairs of camp places by the one they begin at, as sets, and the pairs without the second camp.
PATHS_FROM: Final[vec[i64]] = vec[i64]([0b000011, 0b001100, 0b110000])
FIRST_CAMP_PATHS: Final = 0b000101 | 0b000101 << PAIRS


def path_from(pair: i64) -> i64:
    """The camp place where a secret path begins: pairs are numbered 0-1, 0-2, 1-0, 1-2, 2-0, 2-1."""
    return pair // 2


def path_to(pair: i64) -> i64:
    end = pair % 2
    return end if end < pair // 2 else end + 1


def cost(state: State, action: i64) -> i64:
    """What an action costs in action points; 0 for a step where no way leads."""
    if action >= STEPS and action < UNCOVERS:
        edge = (action - STEPS) % (FIELDS * SIDES)
        return state.ways[edge // SIDES] >> (4 * (edge % SIDES)) & 15
    return fixed_cost(action)


def fixed_cost(action: i64) -> i64:
    """What an action costs that is no step."""
    if action < STEPS:
        return box.BRING_COST if action < PATHS else box.PATH_COST
    if action < DIGS:
        return box.UNCOVER_COST
    if action < EXCHANGES:
        return box.DIG_COST
    if action < CAMPS_AT:
        return box.EXCHANGE_COST
    return box.CAMP_COST if action < GUARDS_AT else box.GUARD_COST


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
    pair: i64 = action % PAIRS
    start = camp_field(player, path_from(pair))
    if start == NONE or camp_field(player, path_to(pair)) == NONE:
        return no.NO_SUCH_CAMP
    if action >= PAIRS:
        return 0 if player.leader == start else no.LEADER_NOT_THERE
    return 0 if state.members[seat * FIELDS + start] else no.NO_MEMBER_THERE


def _check_step(state: State, seat: i64, action: i64) -> i64:
    """TK 5.3: over one edge with stones; TK 4.5: never into a volcano."""
    edge: i64 = action % (FIELDS * SIDES)
    field: i64 = edge // SIDES
    if action >= FIELDS * SIDES:
        if state.players[seat].leader != field:
            return no.LEADER_NOT_THERE
    elif not state.players[seat].member_fields >> field & 1:
        return no.NO_MEMBER_THERE
    if state.ways[field] >> (4 * (edge % SIDES)) & 15:
        return 0
    other = NEIGHBOUR[edge]
    if other < 0:
        return no.OFF_THE_BOARD
    if state.terrain[other] == box.UNEXPLORED:
        return no.UNEXPLORED_BEYOND
    return no.VOLCANO_BEYOND if state.terrain[other] == box.VOLCANO else no.NO_WAY_ACROSS


def check_uncover(state: State, seat: i64, field: i64) -> i64:
    """TK 5.4."""
    if state.terrain[field] != box.TEMPLE:
        return no.NOT_A_TEMPLE
    if state.guard[field] != NONE:
        return no.TEMPLE_GUARDED
    own = pieces(state, seat, field)
    if not own:
        return no.NO_PIECE_THERE
    if state.used[field] == box.LIMIT_A_TURN:
        return no.TWO_LEVELS_DONE
    if own <= state.used[field]:
        return no.SECOND_PIECE_FOR_LEVEL
    return 0 if has_next_level(state, field) else no.NO_LEVEL_TOKEN


def check_dig(state: State, seat: i64, field: i64) -> i64:
    """TK 5.5."""
    if state.terrain[field] != box.TREASURE:
        return no.NOT_A_SITE
    if not state.tokens[field]:
        return no.SITE_EMPTY
    own = pieces(state, seat, field)
    if not own:
        return no.NO_PIECE_AT_SITE
    if state.used[field] == box.LIMIT_A_TURN:
        return no.TWO_DUG
    return no.SECOND_PIECE_FOR_DIG if own <= state.used[field] else 0


def _check_exchange(state: State, seat: i64, action: i64) -> i64:
    """TK 5.6: a single of another player against a single of one's own, of different kinds."""
    other: i64 = action // (box.KINDS * box.KINDS)
    taken: i64 = action // box.KINDS % box.KINDS
    given: i64 = action % box.KINDS
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
    if terrain != box.JUNGLE and terrain != box.TREASURE:
        return no.NO_CAMP_GROUND
    if terrain == box.TREASURE and state.tokens[field]:
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
    if state.terrain[field] != box.TEMPLE:
        return no.GUARD_NOT_A_TEMPLE
    if state.guard[field] != NONE:
        return no.GUARD_THERE
    if not state.players[seat].guards:
        return no.NO_GUARDS_LEFT
    return 0 if majority(state, field) == seat else no.NO_MAJORITY


def list_spendings(found: vec[i64], at: i64, base: i64, state: State, seat: i64) -> i64:
    """Everything the seat can spend points on, ascending, written from `found[at]` on; returns where to go on."""
    points = state.points
    if not points:
        return at
    player = state.players[seat]
    at = list_set(found, at, base, _camp_actions(player))
    left = player.member_fields
    while left:
        bit = left & -left
        left ^= bit
        field = ONLY[bit * DE_BRUIJN >> 58 & 63]
        at = _list_steps(found, at, base + STEPS + field * SIDES, state.ways[field], points)
    leader = player.leader
    if leader >= 0:
        at = _list_steps(found, at, base + STEPS + (FIELDS + leader) * SIDES, state.ways[leader], points)
    if points < box.UNCOVER_COST:
        return at
    stands = player.stands()
    able = _able(state, seat, stands)
    at = list_set(found, at, base + UNCOVERS, state.rising & able)
    if points < box.DIG_COST:
        return at
    at = list_set(found, at, base + DIGS, state.sites & able)
    if player.treasures:
        at = _list_exchanges(found, at, base + EXCHANGES, state, seat)
    if points < box.CAMP_COST:
        return at
    if player.camps:
        at = list_set(found, at, base + CAMPS_AT, state.grounds & stands if state.camp_needs_piece else state.grounds)
    left = state.temples & stands if player.guards else 0
    while left:
        bit = left & -left
        left ^= bit
        field = ONLY[bit * DE_BRUIJN >> 58 & 63]
        if majority(state, field) == seat:
            found[at] = base + GUARDS_AT + field
            at += 1
    return at


def _camp_actions(player: Player) -> i64:
    """Bringing in and secret paths (TK 5.1, 5.2), as a set of numbers below STEPS."""
    members = player.member_fields
    leader = player.leader
    camp1, camp2 = player.camp1, player.camp2
    places: i64 = 1
    paths: i64 = 0
    if camp1 != NONE:
        places = 3 if camp2 == NONE else 7
        paths = PATHS_FROM[0] if members >> BASE & 1 else 0
        if members >> camp1 & 1:
            paths |= PATHS_FROM[1]
        if camp2 != NONE and members >> camp2 & 1:
            paths |= PATHS_FROM[2]
        if leader == BASE:
            paths |= PATHS_FROM[0] << PAIRS
        elif leader == camp1:
            paths |= PATHS_FROM[1] << PAIRS
        elif leader == camp2:
            paths |= PATHS_FROM[2] << PAIRS
        if camp2 == NONE:
            paths &= FIRST_CAMP_PATHS
    found = paths << PATHS
    if player.reserve:
        found |= places
    if leader == RESERVE:
        found |= places << CAMP_PLACES
    return found


def _list_steps(found: vec[i64], at: i64, first: i64, ways: i64, points: i64) -> i64:
    """The sides that can be crossed: costs from 1 to the points, compared in all sides at once.

    A cost has four bits and is at most 6. Adding 7 carries into the top bit unless it is 0; adding 7 less the points
    carries if it is too much.
    """
    left = (ways + 0x777777) & 0x888888
    if points < box.DEAREST_WAY:
        left &= ~(ways + (7 - points) * 0x111111)
    while left:
        bit = left & -left
        left ^= bit
        found[at] = first + (ONLY[bit * DE_BRUIJN >> 58 & 63] >> 2)
        at += 1
    return at


def _able(state: State, seat: i64, stands: i64) -> i64:
    """TK 5.4, 5.5: of these fields, where the seat has a piece for one more level or treasure this turn, as a set."""
    able = stands & ~state.worked
    left = stands & state.worked
    while left:
        bit = left & -left
        left ^= bit
        field = ONLY[bit * DE_BRUIJN >> 58 & 63]
        used = state.used[field]
        if used < box.LIMIT_A_TURN and used < pieces(state, seat, field):
            able |= bit
    return able


def _list_exchanges(found: vec[i64], at: i64, first: i64, state: State, seat: i64) -> i64:
    """TK 5.6: every single of another against every single of one's own of another kind."""
    given = state.players[seat].singles()
    if not given:
        return at
    other: i64 = 0
    for player in state.players:
        taken: i64 = player.singles() if other != seat else 0
        while taken:
            bit = taken & -taken
            taken ^= bit
            kind = ONLY[bit * DE_BRUIJN >> 58 & 63]
            at = list_set(found, at, first + (other * box.KINDS + kind) * box.KINDS, given & ~bit)
        other += 1
    return at


# What it does


def spend(state: State, seat: i64, action: i64) -> None:
    """Carry out a checked action and pay for it."""
    state.points -= cost(state, action)
    player = state.players[seat]
    if action < PATHS:
        _bring(state, seat, player, action)
    elif action < STEPS:
        pair: i64 = (action - PATHS) % PAIRS
        start = camp_field(player, path_from(pair))
        _move(state, seat, player, action >= PATHS + PAIRS, start, camp_field(player, path_to(pair)))
    elif action < UNCOVERS:
        edge: i64 = (action - STEPS) % (FIELDS * SIDES)
        _move(state, seat, player, action >= STEPS + FIELDS * SIDES, edge // SIDES, NEIGHBOUR[edge])
    elif action < DIGS:
        _uncover(state, action - UNCOVERS)
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
        player.member_fields |= box.BIT[field]
        state.strengths[field] += weight(seat, 1)
    else:
        player.leader = camp_field(player, action - CAMP_PLACES)
        state.strengths[player.leader] += weight(seat, box.LEADER_STRENGTH)


def _move(state: State, seat: i64, player: Player, leader: bool, start: i64, end: i64) -> None:
    moved = weight(seat, box.LEADER_STRENGTH if leader else 1)
    state.strengths[start] -= moved
    state.strengths[end] += moved
    if leader:
        player.leader = end
        return
    members = state.members
    left = members[seat * FIELDS + start] - 1
    members[seat * FIELDS + start] = left
    members[seat * FIELDS + end] += 1
    player.member_fields |= box.BIT[end]
    if not left:
        player.member_fields &= ~box.BIT[start]


def _uncover(state: State, field: i64) -> None:
    """TK 5.4: the next level token, which other temples may now miss."""
    level = state.value[field] + 1
    state.levels[level] -= 1
    state.value[field] = level
    state.used[field] += 1
    settle(state, field)
    left: i64 = 0 if state.levels[level] else state.rising
    while left:
        bit = left & -left
        left ^= bit
        settle(state, ONLY[bit * DE_BRUIJN >> 58 & 63])


def _dig(state: State, field: i64) -> None:
    """TK 5.5: the top token is taken; what it is, chance decides."""
    state.tokens[field] -= 1
    state.used[field] += 1
    settle(state, field)
    state.phase = TREASURE_DUG


def receive(player: Player, kind: i64) -> None:
    """A dug treasure lies open in front of the player."""
    player.treasures += _one(kind)


def _one(kind: i64) -> i64:
    one: i64 = 1
    return one << (2 * kind)


def _exchange(state: State, player: Player, action: i64) -> None:
    other = state.players[action // (box.KINDS * box.KINDS)]
    taken: i64 = action // box.KINDS % box.KINDS
    given: i64 = action % box.KINDS
    player.treasures += _one(taken) - _one(given)
    other.treasures += _one(given) - _one(taken)


def _set_camp(state: State, seat: i64, player: Player, field: i64) -> None:
    state.camp[field] = seat
    settle(state, field)
    player.camps -= 1
    if player.camp1 == NONE:
        player.camp1 = field
    else:
        player.camp2 = field


def _set_guard(state: State, seat: i64, player: Player, field: i64) -> None:
    """TK 5.9: one piece stays as the guard for good, the others leave the game."""
    state.guard[field] = seat
    settle(state, field)
    player.guards -= 1
    player.guarded |= box.BIT[field]
    state.strengths[field] &= ~weight(seat, 255)
    state.members[seat * FIELDS + field] = 0
    player.member_fields &= ~box.BIT[field]
    if player.leader == field:
        player.leader = GONE
