"""What a seat may know as numbers, for learners: `view` without words. Nothing in Tikal is hidden from anybody.

Left out, because they do not matter for what comes or follow from the rest: the running number of the turn, from where
the points of a score came, which tile lies on a field beyond what it shows, and what a scoring would bring now.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.engine.observation import (
    CHOICE,
    NUMBER,
    ONE,
    Field,
    Observation,
    is_new,
    one_at,
    unused,
    within,
    write_new_set,
    write_set,
    write_zeros,
)
from sacbe.engine.sets import DE_BRUIJN, ONLY
from sacbe.games.tikal import components as box
from sacbe.games.tikal.actions import chance_due
from sacbe.games.tikal.auction import highest_bid
from sacbe.games.tikal.board import COLUMNS, FIELDS, ROWS, SIDES
from sacbe.games.tikal.position import BID, GONE, NONE, OVER, PHASES, RESERVE, Player, State
from sacbe.games.tikal.scoring import points

MOST_POINTS: Final = 500
LEAST_POINTS: Final = -box.HIGHEST_BID * box.TILES
"""Higher scores are shown as the first; no debts can be deeper than the second."""
SCORINGS: Final = 4
_BOARD: Final = (COLUMNS, ROWS)

TABLE_FIELDS: Final = (
    Field("phase", (len(PHASES),), 0, 1, f"One of: {', '.join(PHASES)}."),
    Field("action_points", (), 0, box.ACTION_POINTS, "Action points left in this turn."),
    Field("scorings_done", (), 0, SCORINGS, "Scoring rounds finished (TK 7, 8.1)."),
    Field("scoring_turns_done", (), 0, 4, "Turns of the present scoring round finished."),
    Field("scoring", (3,), 0, 1, "Whether the turn is a normal one, of a volcano's scoring round or of the final one."),
    Field("bid", (), 0, box.HIGHEST_BID, "The highest bid so far (TK 9.2)."),
    Field("tile_terrain", (4,), 0, 1, "The tile to place: temple, jungle, treasure site or volcano; none without one."),
    Field("tile_stones", (SIDES,), 0, 3, "Its stones by side, as it lies before it is turned: n, ne, se, s, sw, nw."),
    Field("tile_value", (), 0, 6, "Its printed number or its masks."),
    Field("may_bid", (), 0, box.HIGHEST_BID, "The most that the seat to bid may bid; 0 outside an auction (TK 9.11)."),
    Field("stack", (box.TILES,), 0, 1, "Which tiles are still in the stack, from A1 to G4."),
    Field("offer", (box.TILES,), 0, 1, "Which tiles are up for auction (TK 9.1)."),
    Field("levels", (9,), 0, max(box.LEVEL_TOKENS), "Level tokens left, from 2 to 10 (TK 1.3)."),
    unused(3),
    Field("treasures_left", (box.KINDS,), 0, box.COPIES, f"Treasures not dug yet: {', '.join(box.TREASURE_KINDS)}."),
    Field(
        "board",
        (COLUMNS, ROWS, 20),
        0,
        box.HIGHEST_LEVEL,
        "Each field, column by column from a1 to h5, in 20 numbers: 1 for temple, jungle, treasure site, volcano, base "
        "camp (5); what the temple is worth; treasures on the site; levels uncovered or treasures dug there this turn; "
        "what it costs to cross each side, 0 for no way (6, from n clockwise); stones on each side (6). "
        "All 0 for an unexplored field.",
        most=(1, 1, 1, 1, 1, box.HIGHEST_LEVEL, 6, 6, *[6] * SIDES, *[3] * SIDES),
    ),
)
SEAT_FIELDS: Final = (
    Field("turn", (), 0, 1, "1 for the seat that decides now."),
    Field("score", (), LEAST_POINTS, MOST_POINTS, "Where the score marker stands."),
    Field("reserve", (), 0, box.MEMBERS, "Members not brought in yet."),
    Field("leader_in_reserve", (), 0, 1, "1 until the leader is brought in."),
    Field("leader_gone", (), 0, 1, "1 once the leader has left the game (TK 5.9)."),
    Field("camps_left", (), 0, box.CAMPS, "Camps not set up yet."),
    Field("guards_left", (), 0, box.GUARDS, "Guards not set yet."),
    Field("scoring_place", (), 0, 4, "When this seat's turn comes in the present scoring round, from 1; 0 if none."),
    Field("treasures", (box.KINDS,), 0, box.COPIES, f"Treasures held: {', '.join(box.TREASURE_KINDS)}."),
    Field("in_round", (), 0, 1, "1 if the seat has not had its turn in this auction round (TK 9.3)."),
    Field("in_auction", (), 0, 1, "1 if the seat has not passed (TK 9.2)."),
    Field("opener", (), 0, 1, "1 for the seat that opened the auction."),
    Field("bidder", (), 0, 1, "1 for the seat that bid highest."),
    Field("members", _BOARD, 0, box.MEMBERS, "Members on each field, column by column from a1 to h5."),
    Field("leader", _BOARD, 0, 1, "1 where the leader stands."),
    Field(
        "owned",
        _BOARD,
        0,
        2,
        "1 where the seat has a guard or its first camp, 2 where it has its second camp.",
        kind=CHOICE,
    ),
)

_TILE_WORDS: Final = 9
_FIELD_WORDS: Final = 5
_PLANE_WORDS: Final = 10
_HEAD_WORDS: Final = 5
_SEAT_WORDS: Final = _HEAD_WORDS + 3 * _PLANE_WORDS
_TABLE_NOTES: Final = 4
"""What is in the stack and up for auction, who looks in which turn, and which fields are explored."""
_SEAT_NOTES: Final = 3
"""Of a seat: where its members stand, where the leader, what it owns."""
_TERRAIN_WORD: Final[vec[i64]] = vec[i64]([0, 0, 1, 1 << 16, 1 << 32, 1 << 48])
"""The first four numbers of a field, by its terrain; the base camp is the fifth number."""


def layout(players: int) -> Observation:
    """The observation of a table of so many."""
    return Observation(TABLE_FIELDS, SEAT_FIELDS, players, _TABLE_NOTES + FIELDS + _SEAT_NOTES * players)


def observe(state: State, seat: i64, out: vec[i64], at: i64, notes: vec[i64], note: i64) -> None:
    """Write the observation of a seat; -1 is a spectator. What stands there already by the notes is left.

    While the same seat looks on in the same turn, tiles stay as they are, and only its own pieces move; levels and
    tokens change only where something was uncovered or dug.
    """
    _write_turn(state, out, at)
    write_new_set(out, at + 7, state.stack, _TILE_WORDS, notes, note)
    write_new_set(out, at + 7 + _TILE_WORDS, state.offer, _TILE_WORDS, notes, note + 1)
    at += 7 + 2 * _TILE_WORDS
    _write_supplies(state, out, at)
    other_turn = is_new(notes, note + 2, state.number << 4 | (seat + 1))
    other_tiles = is_new(notes, note + 3, state.explored)
    note += _TABLE_NOTES
    _write_board(state, -1 if other_turn or other_tiles else state.worked, out, at + 5, notes, note)
    note += FIELDS
    at += 5 + FIELDS * _FIELD_WORDS
    seats: i64 = len(state.players)
    looking: i64 = max(seat, 0)
    step: i64 = 0
    while step < seats:
        other: i64 = looking + step
        if other >= seats:
            other -= seats
        _write_seat(state, other, out, at)
        if other_turn or other == seat:
            _write_pieces(state, other, out, at + _HEAD_WORDS, notes, note)
        at += _SEAT_WORDS
        note += _SEAT_NOTES
        step += 1


def _write_turn(state: State, out: vec[i64], at: i64) -> None:
    """What is due now."""
    phase = state.phase
    out[at] = one_at(phase)
    out[at + 1] = one_at(phase - 4)
    out[at + 2] = one_at(phase - 8) | state.points << 16 | state.scored << 32 | state.turn_at << 48
    out[at + 3] = ONE[state.scoring] | state.bid << 48
    bids: i64 = 0
    if phase == BID:
        bids = within(highest_bid(state, state.seat), 0, box.HIGHEST_BID) << 48
    tile = state.hand
    if tile == NONE:
        out[at + 4] = 0
        out[at + 5] = 0
        out[at + 6] = bids
    else:
        stones = box.TURNED[tile * SIDES]
        out[at + 4] = _TERRAIN_WORD[box.TILE_TERRAIN[tile]]
        out[at + 5] = _pairs(stones)
        out[at + 6] = _pairs(stones >> 8) | box.TILE_VALUE[tile] << 32 | bids


def _pairs(packed: i64) -> i64:
    """Four numbers of two bits each as a word."""
    return (packed & 3) | (packed & 12) << 14 | (packed & 48) << 28 | (packed & 192) << 42


def _write_supplies(state: State, out: vec[i64], at: i64) -> None:
    levels = state.levels
    out[at] = levels[2] | levels[3] << 16 | levels[4] << 32 | levels[5] << 48
    out[at + 1] = levels[6] | levels[7] << 16 | levels[8] << 32 | levels[9] << 48
    out[at + 2] = levels[10]
    # Counted word by word: no kind is dug more often than there are copies, so nothing is borrowed.
    first: i64 = _ALL_COPIES
    second: i64 = _ALL_COPIES
    for player in state.players:
        first -= _pairs(player.treasures)
        second -= _pairs(player.treasures >> 8)
    out[at + 3] = first
    out[at + 4] = second


_ALL_COPIES: Final[i64] = sum(box.COPIES << (16 * i) for i in range(4))


def _write_board(state: State, which: i64, out: vec[i64], at: i64, notes: vec[i64], note: i64) -> None:
    """These of the fields, -1 for all of them, where they differ from what the notes say."""
    terrains = state.terrain
    all_ways = state.ways
    all_stones = state.stones
    values = state.value
    tokens = state.tokens
    used = state.used
    field: i64 = 0
    while field < FIELDS and which:
        if which & 1:
            ways = all_ways[field]
            stones = all_stones[field]
            lies = values[field] << 4 | tokens[field] << 8 | used[field] << 12
            if is_new(notes, note + field, terrains[field] | lies | stones << 16 | ways << 28):
                _write_field(terrains[field], lies, stones, ways, out, at + field * _FIELD_WORDS)
        which >>= 1
        field += 1


def _write_field(terrain: i64, lies: i64, stones: i64, ways: i64, out: vec[i64], at: i64) -> None:
    """A field by its terrain, what lies on it (value, tokens and what was used), its stones and its ways."""
    if terrain == box.UNEXPLORED:
        write_zeros(out, at, _FIELD_WORDS)
        return
    camp: i64 = 1 if terrain == box.BASE_CAMP else 0
    out[at] = _TERRAIN_WORD[terrain]
    out[at + 1] = camp | (lies & 0xF0) << 12 | (lies & 0xF00) << 24 | (lies & 0xF000) << 36
    out[at + 2] = (ways & 0xF) | (ways & 0xF0) << 12 | (ways & 0xF00) << 24 | (ways & 0xF000) << 36
    out[at + 3] = (ways >> 16 & 0xF) | (ways >> 4 & 0xF0000) | (stones & 3) << 32 | (stones & 12) << 46
    out[at + 4] = _pairs(stones >> 4)


def _write_seat(state: State, seat: i64, out: vec[i64], at: i64) -> None:
    """The block of a seat, but for where its pieces are."""
    player = state.players[seat]
    leader = player.leader
    turn: i64 = 1 if state.seat == seat and state.phase != OVER and not chance_due(state) else 0
    score: i64 = within(points(state, seat), LEAST_POINTS, MOST_POINTS) & NUMBER
    reserve: i64 = 1 if leader == RESERVE else 0
    gone: i64 = 1 if leader == GONE else 0
    out[at] = turn | score << 16 | player.reserve << 32 | reserve << 48
    out[at + 1] = gone | player.camps << 16 | player.guards << 32 | _scoring_place(state, seat) << 48
    out[at + 2] = _pairs(player.treasures)
    out[at + 3] = _pairs(player.treasures >> 8)
    opener: i64 = 1 if state.opener == seat else 0
    bidder: i64 = 1 if state.bidder == seat else 0
    out[at + 4] = (state.in_round >> seat & 1) | (state.in_auction >> seat & 1) << 16 | opener << 32 | bidder << 48


def _write_pieces(state: State, seat: i64, out: vec[i64], at: i64, notes: vec[i64], note: i64) -> None:
    """Where its members and its leader stand, and which fields it owns."""
    player = state.players[seat]
    leader = player.leader
    members = state.members
    fields = player.member_fields
    _wipe(out, at, notes, note)
    if note >= 0:
        notes[note] = fields
        notes[note + 1] = leader
    first: i64 = seat * FIELDS
    while fields:
        bit = fields & -fields
        fields ^= bit
        field = ONLY[bit * DE_BRUIJN >> 58 & 63]
        out[at + (field >> 2)] |= members[first + field] << (16 * (field & 3))
    if leader >= 0:
        out[at + _PLANE_WORDS + (leader >> 2)] = ONE[leader & 3]
    at += 2 * _PLANE_WORDS
    owned = _owned(player)
    if is_new(notes, note + 2, owned | (player.camp2 + 1) << FIELDS):
        write_set(out, at, owned, _PLANE_WORDS)
        if player.camp2 != NONE:
            out[at + (player.camp2 >> 2)] += ONE[player.camp2 & 3]


def _wipe(out: vec[i64], at: i64, notes: vec[i64], note: i64) -> None:
    """Take members and leader off the planes: all of them, or where they stand by the notes."""
    if note < 0:
        write_zeros(out, at, 2 * _PLANE_WORDS)
        return
    fields = notes[note]
    while fields > 0:
        bit = fields & -fields
        fields ^= bit
        out[at + (ONLY[bit * DE_BRUIJN >> 58 & 63] >> 2)] = 0
    leader = notes[note + 1]
    if leader >= 0:
        out[at + _PLANE_WORDS + (leader >> 2)] = 0


def _scoring_place(state: State, seat: i64) -> i64:
    """When the seat takes its turn in the scoring round, from 1; 0 outside one."""
    if not state.scoring:
        return 0
    order = state.order
    place: i64 = 1
    seats: i64 = len(state.players)
    while place <= seats:
        if order & 15 == seat:
            return place
        order >>= 4
        place += 1
    return 0


def _owned(player: Player) -> i64:
    """The fields with a camp or a guard of the player, as a set."""
    owned = player.guarded
    if player.camp1 != NONE:
        owned |= box.BIT[player.camp1]
    if player.camp2 != NONE:
        owned |= box.BIT[player.camp2]
    return owned
