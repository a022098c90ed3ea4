"""Placing a tile (TK 4): next to what is explored, and so that it can be entered."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.engine.sets import DE_BRUIJN, ONLY, list_set
from sacbe.games.tikal import components as box
from sacbe.games.tikal import refusals as no
from sacbe.games.tikal.board import SIDES
from sacbe.games.tikal.position import NONE, State, explore, settle

ANY_ROTATION: Final = 63


def is_walled_in(state: State) -> bool:
    """TK 4.6: can no tile be placed anywhere so that it is enterable? Any stone can be turned towards any neighbour."""
    left = state.frontier
    while left:
        bit = left & -left
        if state.entrances[ONLY[bit * DE_BRUIJN >> 58 & 63]]:
            return False
        left ^= bit
    return True


def check_place(state: State, field: i64, rotation: i64) -> i64:
    """0 if the tile in hand may be placed like this, else the refusal."""
    tile = state.hand
    if state.terrain[field] != box.UNEXPLORED:
        return no.FIELD_TAKEN
    if not state.frontier >> field & 1:
        return no.NOT_ADJACENT
    if box.TILE_TERRAIN[tile] == box.VOLCANO:
        return 0 if rotation == 0 else no.VOLCANO_ONE_WAY
    if state.led_to >> field & 1 or box.LEADING[tile * 64 + state.entrances[field]] >> rotation & 1:
        return 0
    return 0 if is_walled_in(state) else no.NOT_ENTERABLE


def list_places(found: vec[i64], at: i64, first: i64, state: State) -> i64:
    """All placements of the tile in hand, written from `found[at]` on; returns where to go on."""
    tile = state.hand
    left = state.frontier
    is_volcano: bool = box.TILE_TERRAIN[tile] == box.VOLCANO
    enterable = left if not is_volcano and is_walled_in(state) else state.led_to
    while left:
        bit = left & -left
        left ^= bit
        field = ONLY[bit * DE_BRUIJN >> 58 & 63]
        rotations: i64 = ANY_ROTATION
        if is_volcano:
            rotations = 1
        elif not enterable & bit:
            rotations = box.LEADING[tile * 64 + state.entrances[field]]
        at = list_set(found, at, first + field * SIDES, rotations)
    return at


def place(state: State, field: i64, rotation: i64) -> None:
    """Lay the tile in hand; a treasure site gets its tokens at once (TK 4.4)."""
    tile = state.hand
    terrain = box.TILE_TERRAIN[tile]
    explore(state, field, terrain, box.TURNED[tile * SIDES + rotation])
    state.tile[field] = tile
    if terrain == box.TEMPLE:
        state.value[field] = box.TILE_VALUE[tile]
    elif terrain == box.TREASURE:
        state.tokens[field] = box.TILE_VALUE[tile]
    settle(state, field)
    state.hand = NONE
    state.last = state.seat
