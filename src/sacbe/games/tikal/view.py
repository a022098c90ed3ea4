"""What players see and ask for. Everything on the table is open; unknown to all are only the order of the tiles within
a letter (TK 2.1) and what lies under the treasure tokens (TK 2.2), and the position does not hold those.
"""

from typing import Final

from mypy_extensions import i64

from sacbe.engine.sets import count
from sacbe.games.tikal import components as box
from sacbe.games.tikal.actions import chance_due, top_tiles, unseen
from sacbe.games.tikal.auction import highest_bid
from sacbe.games.tikal.board import FIELD_NAMES, FIELDS, SIDES
from sacbe.games.tikal.position import BID, GONE, NONE, OVER, PHASES, State
from sacbe.games.tikal.scoring import (
    breakdown,
    owner,
    points,
    ranking,
    strength,
    temple_points,
    treasure_points,
)
from sacbe.games.tikal.shapes import Auction, Field, Scoring, Tile, View
from sacbe.games.tikal.shapes import Player as Seated

SCORINGS: Final[tuple[Scoring | None, ...]] = (None, "volcano", "final")
_known: Final[dict[tuple[int, int, int], Field]] = {}
_MOST_KNOWN: Final = 16384


def tile_names(tiles: int) -> list[str]:
    return [box.TILE_IDS[t] for t in range(box.TILES) if tiles >> t & 1]


def seats_in(seats: int) -> list[int]:
    return [seat for seat in range(4) if seats >> seat & 1]


def rotation_of(tile: int, stones: int) -> int:
    """The least rotation in which a tile shows these stones."""
    return next(rotation for rotation in range(SIDES) if box.TURNED[tile * SIDES + rotation] == stones)


def stones_of(packed: int) -> list[int]:
    return [packed >> (2 * side) & 3 for side in range(SIDES)]


def view(state: State, seat: int | None, shared: bool = False) -> View:
    """What the seat may know: all that lies on the table, and the sums players ask for.

    Parts of a `shared` one are in other views, too, and must not be changed.
    """
    explored = [field for field in range(FIELDS) if state.terrain[field] != box.UNEXPLORED]
    over = state.phase == OVER
    turn = None if over else -1 if chance_due(state) else int(state.seat)
    return {
        "seat": seat,
        "phase": PHASES[state.phase],
        "turn": turn,
        "pending": [] if turn is None or turn < 0 else [turn],
        "number": int(state.number),
        "action_points": int(state.points),
        "tile": None if state.hand == NONE else describe_tile(state.hand),
        "scoring": SCORINGS[state.scoring],
        "scoring_order": scoring_order(state),
        "scoring_turns_done": int(state.turn_at),
        "scorings_done": int(state.scored),
        "fields": [_known_field(state, field) if shared else _field(state, field) for field in explored],
        "players": [_player(state, other) for other in range(len(state.players))],
        "tiles_left": {box.LETTERS[i]: _tiles_left(state, i) for i in range(len(box.LETTERS))},
        "top_letter": _top_letter(state),
        "levels_left": {str(level): int(state.levels[level]) for level in range(2, 11)},
        "treasures_left": {box.TREASURE_KINDS[kind]: int(unseen(state, kind)) for kind in range(box.KINDS)},
        "auction": _auction(state) if state.auction else None,
        "ranking": ranking(state) if over else None,
    }


def describe_tile(tile: int) -> Tile:
    terrain = box.TILE_TERRAIN[tile]
    return {
        "id": box.TILE_IDS[tile],
        "terrain": box.TERRAINS[terrain],
        "value": int(box.TILE_VALUE[tile]) if terrain == box.TEMPLE else 0,
        "masks": int(box.TILE_VALUE[tile]) if terrain == box.TREASURE else 0,
        "stones": stones_of(box.TURNED[tile * SIDES]),
    }


def scoring_order(state: State) -> list[int]:
    if not state.scoring:
        return []
    return [int(state.order >> (4 * i) & 15) for i in range(len(state.players))]


def _known_field(state: State, field: int) -> Field:
    """A field as it was told before, if it looked like this before."""
    looks = _looks(state, field)
    found = _known.get(looks)
    if found is None:
        found = _field(state, field)
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        _known[looks] = found
    return found


def _looks(state: State, field: int) -> tuple[int, int, int]:
    """All that is told of a field, packed."""
    at: i64 = field
    seats: i64 = len(state.players)
    land: i64 = (at * 8 + seats) * 8 + state.terrain[at]
    land = (land * 128 + state.tile[at] + 1) * 4096 + state.stones[at]
    land = land * 16777216 + state.ways[at]
    built: i64 = (state.camp[at] + 1) * 8 + state.guard[at] + 1
    built = ((built * 16 + state.value[at]) * 16 + state.tokens[at]) * 16 + state.used[at]
    pieces: i64 = 0
    seat: i64 = 0
    while seat < seats:
        pieces = pieces * 64 + state.members[seat * FIELDS + at] * 2
        if state.players[seat].leader == at:
            pieces += 1
        seat += 1
    return (int(land), int(built), int(pieces))


def _field(state: State, field: int) -> Field:
    seats = range(len(state.players))
    terrain = state.terrain[field]
    tile = state.tile[field]
    shown: Field = {
        "field": FIELD_NAMES[field],
        "terrain": box.TERRAINS[terrain],
        "tile": None if tile == NONE else box.TILE_IDS[tile],
        "stones": stones_of(state.stones[field]),
        "ways": [int(state.ways[field] >> (4 * side) & 15) for side in range(SIDES)],
        "members": [int(state.members[seat * FIELDS + field]) for seat in seats],
        "leaders": [seat for seat in seats if state.players[seat].leader == field],
        "camp": None if state.camp[field] == NONE else int(state.camp[field]),
    }
    if terrain == box.TEMPLE:
        holder = owner(state, field)
        shown["value"] = int(state.value[field])
        shown["guard"] = None if state.guard[field] == NONE else int(state.guard[field])
        shown["strength"] = [int(strength(state, seat, field)) for seat in seats]
        shown["scored_by"] = None if holder == NONE else int(holder)
        shown["uncovered_this_turn"] = int(state.used[field])
    elif terrain == box.TREASURE:
        shown["tokens"] = int(state.tokens[field])
        shown["dug_this_turn"] = int(state.used[field])
    return shown


def leader_place(leader: int) -> str:
    if leader >= 0:
        return FIELD_NAMES[leader]
    return "gone" if leader == GONE else "reserve"


def _player(state: State, seat: int) -> Seated:
    player = state.players[seat]
    temples, treasures = int(temple_points(state, seat)), int(treasure_points(player))
    return {
        "seat": seat,
        "reserve": int(player.reserve),
        "leader": leader_place(player.leader),
        "camps_left": int(player.camps),
        "camps": [FIELD_NAMES[field] for field in (player.camp1, player.camp2) if field != NONE],
        "guards_left": int(player.guards),
        "treasures": {
            box.TREASURE_KINDS[kind]: int(player.held(kind)) for kind in range(box.KINDS) if player.held(kind)
        },
        "score": int(points(state, seat)),
        "parts": breakdown(state, player),
        "would_score": {"temples": temples, "treasures": treasures},
    }


def _tiles_left(state: State, letter: int) -> dict[str, int]:
    """Kinds of tiles of a letter still in the stack: public, since all tiles are known."""
    left: dict[str, int] = {}
    for tile in range(box.TILES):
        if state.stack & box.LETTER_TILES[letter] and (state.stack & box.LETTER_TILES[letter]) >> tile & 1:
            kind: str = box.TERRAINS[box.TILE_TERRAIN[tile]]
            if box.TILE_TERRAIN[tile] in (box.TEMPLE, box.TREASURE):
                kind = f"{kind} {box.TILE_VALUE[tile]}"
            left[kind] = left.get(kind, 0) + 1
    return left


def _top_letter(state: State) -> str | None:
    top = top_tiles(state)
    return None if not top else box.TILE_IDS[next(t for t in range(box.TILES) if top >> t & 1)][0]


def _auction(state: State) -> Auction:
    bidding = state.phase == BID
    return {
        "offer": [describe_tile(tile) for tile in range(box.TILES) if state.offer >> tile & 1],
        "opener": None if state.opener == NONE else int(state.opener),
        "bid": int(state.bid),
        "bidder": None if state.bidder == NONE else int(state.bidder),
        "in_auction": seats_in(state.in_auction),
        "in_round": seats_in(state.in_round),
        "highest_bid": int(highest_bid(state, state.seat)) if bidding else None,
        "tiles_to_come": int(count(state.stack)),
    }
