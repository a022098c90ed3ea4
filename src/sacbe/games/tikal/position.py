"""What lies on the table in the middle of a game: the board, the pieces, the supplies, and whose turn it is for what.

Only the state and how it is copied live here; what may be done with it is in `actions` and `auction`. Board arrays have
one entry per field; members stand at `members[40 seat + field]`. Sets of tiles, of fields and of seats are bit masks.
"""

from typing import Final, final, get_args

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.tikal import components as box
from sacbe.games.tikal.board import BASE, FIELDS, NEAR, NEIGHBOUR, SIDES, opposite
from sacbe.games.tikal.shapes import Phase

NONE: Final = -1
RESERVE: Final = -1  # where the leader is before it is brought in
GONE: Final = -2  # where it is once a guard was set from its field

# What is due now. Chance decides in START, DRAW, OFFER and TREASURE.
START: Final = 0  # the start player (TK 2.3)
DRAW: Final = 1  # the top tile, for the player in turn (TK 3.1)
OFFER: Final = 2  # the tiles of an auction round (TK 9.1)
BID: Final = 3  # bid or pass (TK 9.2)
CHOOSE: Final = 4  # the winner chooses a tile (TK 9.3)
PLACE: Final = 5  # the tile in hand (TK 4)
SPEND: Final = 6  # action points (TK 5)
TREASURE_DUG: Final = 7  # which treasure was dug (TK 5.5)
OVER: Final = 8
MOST_CHOICES: Final = 400
"""More than anyone can ever choose from: 18 ways to bring in or send, 114 steps, 46 uses of temples and sites, 168
exchanges, 19 camps and the end of the turn; a tile has 216 placements at most, and there are 101 ways to bid.
"""
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

# Whether the turn in progress is a normal one or part of a scoring round.
NO_SCORING: Final = 0
VOLCANO_SCORING: Final = 1
FINAL_SCORING: Final = 2


@final
class Player:
    """One seat: pieces not on the board, treasures, and where its points came from."""

    __slots__ = (
        "bids", "camp1", "camp2", "camps", "guarded", "guards", "leader", "member_fields", "reserve", "temple_points",
        "treasure_points", "treasures",
    )  # fmt: skip

    def __init__(self) -> None:
        self.reserve: i64 = box.MEMBERS
        self.leader: i64 = RESERVE  # the field it stands on
        self.member_fields: i64 = 0  # where members stand, as a set
        self.camps: i64 = box.CAMPS  # not set up yet
        self.camp1: i64 = NONE  # fields of the camps, in the order they were set up
        self.camp2: i64 = NONE
        self.guards: i64 = box.GUARDS  # not set yet
        self.guarded: i64 = 0  # temples with an own guard, as a set
        self.treasures: i64 = 0  # how many of each kind, two bits a kind
        self.temple_points: i64 = 0
        self.treasure_points: i64 = 0
        self.bids: i64 = 0  # paid in auctions

    def copy(self) -> "Player":
        twin = Player()
        twin.reserve = self.reserve
        twin.leader = self.leader
        twin.member_fields = self.member_fields
        twin.camps = self.camps
        twin.camp1 = self.camp1
        twin.camp2 = self.camp2
        twin.guards = self.guards
        twin.guarded = self.guarded
        twin.treasures = self.treasures
        twin.temple_points = self.temple_points
        twin.treasure_points = self.treasure_points
        twin.bids = self.bids
        return twin

    def stands(self) -> i64:
        """The fields with pieces of this player, as a set."""
        return self.member_fields | box.BIT[self.leader] if self.leader >= 0 else self.member_fields

    def singles(self) -> i64:
        """The kinds of which the player has just one treasure, as a set."""
        held = self.treasures
        held &= ~(held >> 1) & 0x5555
        held = (held | held >> 1) & 0x3333
        held = (held | held >> 2) & 0x0F0F
        return (held | held >> 4) & 0xFF

    def held(self, kind: i64) -> i64:
        """How many treasures of a kind the player has."""
        return self.treasures >> (2 * kind) & 3

    def numbers(self) -> tuple[int, ...]:
        return (
            self.reserve, self.leader, self.camps, self.camp1, self.camp2, self.guards, self.treasures,
            self.temple_points, self.treasure_points, self.bids,
        )  # fmt: skip


@final
class State:
    """The whole table. `terrain`, `stones` and `ways` change when a tile is placed, the other arrays while playing.

    The sets of fields, `entrances` and `strengths` follow from the rest and are kept up to date: `explore` knows what a
    tile changes, `recount` works out what lies and stands on the tiles.
    """

    __slots__ = (
        "auction", "bid", "bidder", "camp", "camp_needs_piece", "choices", "debt_bids", "entrances", "explored",
        "frontier", "grounds", "guard", "hand", "in_auction", "in_round", "last", "led_to", "levels", "members",
        "number", "offer", "opener", "order", "phase", "players", "points", "rising", "scored", "scoring", "seat",
        "sites", "stack", "starting_points", "stones", "strengths", "temples", "terrain", "tile", "tokens", "turn_at",
        "used", "value", "ways", "worked",
    )  # fmt: skip

    def __init__(self, players: list[Player], empty: bool = False) -> None:
        self.players = players
        self.auction = False  # table options
        self.camp_needs_piece = False
        self.debt_bids = False
        self.phase: i64 = START
        self.number: i64 = 0  # turns begun
        self.seat: i64 = NONE  # whose turn it is; in an auction, who bids
        self.points: i64 = 0  # action points left
        self.stack: i64 = box.ALL_TILES  # tiles not drawn yet
        self.offer: i64 = 0  # tiles turned up for auction
        self.hand: i64 = NONE  # the tile to place
        self.last: i64 = NONE  # who placed the last tile
        self.scoring: i64 = NO_SCORING
        self.scored: i64 = 0  # scoring rounds finished
        self.order: i64 = 0  # seats of the scoring round, four bits each
        self.turn_at: i64 = 0  # how far the scoring round has come
        self.starting_points: i64 = 0
        self.opener: i64 = NONE
        self.in_round: i64 = 0  # seats that have not had their turn in this auction round
        self.in_auction: i64 = 0  # seats that have not passed
        self.bid: i64 = 0  # the highest so far
        self.bidder: i64 = NONE
        self.explored: i64 = 0
        self.frontier: i64 = 0  # unexplored fields next to explored ones
        self.led_to: i64 = 0  # fields that a neighbour's stones lead to, from before they were explored
        self.temples: i64 = 0  # temples without a guard
        self.rising: i64 = 0  # those of them whose next level is in the supply
        self.sites: i64 = 0  # treasure sites with tokens
        self.grounds: i64 = 0  # where a camp could be set up
        self.worked: i64 = 0  # where something was uncovered or dug this turn
        self.choices: vec[i64] = vec[i64]()  # room to list legal actions in, made when they are first asked for
        if empty:
            return
        self.tile: vec[i64] = vec[i64]([NONE] * FIELDS)
        self.terrain: vec[i64] = vec[i64]([box.UNEXPLORED] * FIELDS)
        self.stones: vec[i64] = vec[i64]([0] * FIELDS)
        self.ways: vec[i64] = vec[i64]([0] * FIELDS)  # the cost of crossing each side, four bits a side
        self.value: vec[i64] = vec[i64]([0] * FIELDS)  # temples
        self.guard: vec[i64] = vec[i64]([NONE] * FIELDS)
        self.tokens: vec[i64] = vec[i64]([0] * FIELDS)  # treasure sites
        self.camp: vec[i64] = vec[i64]([NONE] * FIELDS)
        self.used: vec[i64] = vec[i64]([0] * FIELDS)  # levels uncovered or treasures dug this turn
        self.entrances: vec[i64] = vec[i64]([0] * FIELDS)  # of unexplored fields: sides next to tiles that can be left
        self.strengths: vec[i64] = vec[i64]([0] * FIELDS)  # of all seats (TK 6.1), eight bits a seat
        self.members: vec[i64] = vec[i64]([0] * (FIELDS * len(players)))
        self.levels: vec[i64] = vec[i64](list(box.LEVEL_TOKENS))
        for field, terrain, value, stones in box.PRINTED:
            explore(self, field, terrain, stones)
            self.value[field] = value
        recount(self)

    def copy(self) -> "State":
        twin = State([player.copy() for player in self.players], True)
        twin.auction = self.auction
        twin.camp_needs_piece = self.camp_needs_piece
        twin.debt_bids = self.debt_bids
        twin.phase = self.phase
        twin.number = self.number
        twin.seat = self.seat
        twin.points = self.points
        twin.stack = self.stack
        twin.offer = self.offer
        twin.hand = self.hand
        twin.last = self.last
        twin.scoring = self.scoring
        twin.scored = self.scored
        twin.order = self.order
        twin.turn_at = self.turn_at
        twin.starting_points = self.starting_points
        twin.opener = self.opener
        twin.in_round = self.in_round
        twin.in_auction = self.in_auction
        twin.bid = self.bid
        twin.bidder = self.bidder
        twin.explored = self.explored
        twin.frontier = self.frontier
        twin.led_to = self.led_to
        twin.temples = self.temples
        twin.rising = self.rising
        twin.sites = self.sites
        twin.grounds = self.grounds
        twin.worked = self.worked
        twin.tile = self.tile[:]
        twin.terrain = self.terrain[:]
        twin.stones = self.stones[:]
        twin.ways = self.ways[:]
        twin.value = self.value[:]
        twin.guard = self.guard[:]
        twin.tokens = self.tokens[:]
        twin.camp = self.camp[:]
        twin.used = self.used[:]
        twin.entrances = self.entrances[:]
        twin.strengths = self.strengths[:]
        twin.members = self.members[:]
        twin.levels = self.levels[:]
        return twin

    def key(self) -> tuple[object, ...]:
        return (
            self.phase, self.number, self.seat, self.points, self.stack, self.offer, self.hand, self.last, self.scoring,
            self.scored, self.order, self.turn_at, self.opener, self.in_round, self.in_auction, self.bid, self.bidder,
            *self.tile, *self.stones, *self.value, *self.guard, *self.tokens, *self.camp, *self.used, *self.members,
            *self.levels, *[player.numbers() for player in self.players],
        )  # fmt: skip


def explore(state: State, field: i64, terrain: i64, stones: i64) -> None:
    """Lay a tile with these stones: the field is explored and the ways across its edges are known (TK 5.3, 4.5)."""
    state.terrain[field] = terrain
    state.stones[field] = stones
    state.explored |= box.BIT[field]
    state.frontier = (state.frontier | NEAR[field]) & ~state.explored
    if terrain == box.VOLCANO:
        return
    side: i64 = 0
    while side < SIDES:
        other = NEIGHBOUR[field * SIDES + side]
        if other >= 0 and state.terrain[other] == box.UNEXPLORED:
            state.entrances[other] |= box.BIT[opposite(side)]
            if stones >> (2 * side) & 3:
                state.led_to |= box.BIT[other]
        elif other >= 0 and state.terrain[other] != box.VOLCANO:
            across = crossing(stones, state.stones[other], side)
            state.ways[field] |= across << (4 * side)
            state.ways[other] |= across << (4 * opposite(side))
        side += 1


def recount(state: State) -> None:
    """Work out the sets and strengths that follow from what lies and stands on the explored fields."""
    field: i64 = 0
    while field < FIELDS:
        state.strengths[field] = 0
        settle(state, field)
        field += 1
    seat: i64 = 0
    for player in state.players:
        player.member_fields = 0
        player.guarded = 0
        field = 0
        while field < FIELDS:
            if state.guard[field] == seat:
                player.guarded |= box.BIT[field]
            members = state.members[seat * FIELDS + field]
            if members:
                player.member_fields |= box.BIT[field]
                state.strengths[field] += members << (8 * seat)
            field += 1
        if player.leader >= 0:
            state.strengths[player.leader] += weight(seat, box.LEADER_STRENGTH)
        seat += 1


def settle(state: State, field: i64) -> None:
    """Work out which of the sets a field is in by what lies on it."""
    alone = box.BIT[field]
    terrain = state.terrain[field]
    state.temples &= ~alone
    state.rising &= ~alone
    state.sites &= ~alone
    state.grounds &= ~alone
    state.worked &= ~alone
    if terrain == box.TEMPLE and state.guard[field] == NONE:
        state.temples |= alone
        if has_next_level(state, field):
            state.rising |= alone
    if state.tokens[field]:
        state.sites |= alone
    elif (terrain == box.JUNGLE or terrain == box.TREASURE) and state.camp[field] == NONE:
        state.grounds |= alone
    if state.used[field]:
        state.worked |= alone


def has_next_level(state: State, field: i64) -> bool:
    """TK 5.4: is the level token that a temple needs next in the supply?"""
    level = state.value[field] + 1
    return level <= box.HIGHEST_LEVEL and state.levels[level] > 0


def weight(seat: i64, strength: i64) -> i64:
    """What a strength of a seat adds to the `strengths` of a field."""
    return strength << (8 * seat)


def crossing(stones: i64, other: i64, side: i64) -> i64:
    """How many stones lie on both sides of a shared edge."""
    return (stones >> (2 * side) & 3) + (other >> (2 * opposite(side)) & 3)


def pieces(state: State, seat: i64, field: i64) -> i64:
    """How many pieces a seat has on a field; the leader counts as one (TK 5.10)."""
    count = state.members[seat * FIELDS + field]
    return count + 1 if state.players[seat].leader == field else count


def camp_field(player: Player, number: i64) -> i64:
    """Where pieces may be brought in: 0 is the base camp, 1 and 2 the player's own camps; -1 if not set up."""
    if number == 0:
        return BASE
    return player.camp1 if number == 1 else player.camp2
