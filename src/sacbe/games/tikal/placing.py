"""Placing a tile (TK 4): next to what is explored, and so that it can be entered."""

from mypy_extensions import i64

from sacbe.games.tikal import refusals as no
from sacbe.games.tikal.board import FIELD_OF, NEIGHBOUR, SIDES, opposite
from sacbe.games.tikal.components import (
    BIT,
    STONY,
    TEMPLE,
    TILE_TERRAIN,
    TILE_VALUE,
    TREASURE,
    TURNED,
    UNEXPLORED,
    VOLCANO,
)
from sacbe.games.tikal.position import NONE, State, explore, recount


def open_sides(state: State, field: i64) -> i64:
    """The sides of a field with an explored neighbour that is no volcano, as a set (TK 4.2)."""
    sides: i64 = 0
    side: i64 = 0
    while side < SIDES:
        other = NEIGHBOUR[field * SIDES + side]
        if other >= 0 and state.terrain[other] != UNEXPLORED and state.terrain[other] != VOLCANO:
            sides |= BIT[side]
        side += 1
    return sides


def stones_lead_in(state: State, field: i64, sides: i64) -> bool:
    """Does a neighbour beyond one of these sides have stones towards the field?"""
    side: i64 = 0
    while side < SIDES:
        if sides >> side & 1:
            other = NEIGHBOUR[field * SIDES + side]
            if state.stones[other] >> (2 * opposite(side)) & 3:
                return True
        side += 1
    return False


def is_walled_in(state: State) -> bool:
    """TK 4.6: can no tile be placed anywhere so that it is enterable? Any stone can be turned towards any neighbour."""
    left = state.frontier
    while left:
        bit = left & -left
        if open_sides(state, FIELD_OF[bit % 61]):
            return False
        left ^= bit
    return True


def check_place(state: State, field: i64, rotation: i64) -> i64:
    """0 if the tile in hand may be placed like this, else the refusal."""
    tile = state.hand
    if state.terrain[field] != UNEXPLORED:
        return no.FIELD_TAKEN
    if not state.frontier >> field & 1:
        return no.NOT_ADJACENT
    if TILE_TERRAIN[tile] == VOLCANO:
        return 0 if rotation == 0 else no.VOLCANO_ONE_WAY
    sides = open_sides(state, field)
    if STONY[tile * SIDES + rotation] & sides or stones_lead_in(state, field, sides):
        return 0
    return 0 if is_walled_in(state) else no.NOT_ENTERABLE


def list_places(found: list[object], numbers: list[object], base: i64, state: State) -> None:
    """All placements of the tile in hand."""
    tile = state.hand
    is_volcano: bool = TILE_TERRAIN[tile] == VOLCANO
    walled_in: bool = not is_volcano and is_walled_in(state)
    left = state.frontier
    while left:
        bit = left & -left
        left ^= bit
        field = FIELD_OF[bit % 61]
        if is_volcano:
            found.append(numbers[base + field * SIDES])
            continue
        sides = open_sides(state, field)
        anyhow: bool = walled_in or stones_lead_in(state, field, sides)
        rotation: i64 = 0
        while rotation < SIDES:
            if anyhow or STONY[tile * SIDES + rotation] & sides:
                found.append(numbers[base + field * SIDES + rotation])
            rotation += 1


def place(state: State, field: i64, rotation: i64) -> None:
    """Lay the tile in hand; a treasure site gets its tokens at once (TK 4.4)."""
    tile = state.hand
    terrain = TILE_TERRAIN[tile]
    explore(state, field, terrain, TURNED[tile * SIDES + rotation])
    state.tile[field] = tile
    if terrain == TEMPLE:
        state.value[field] = TILE_VALUE[tile]
    elif terrain == TREASURE:
        state.tokens[field] = TILE_VALUE[tile]
    recount(state)
    state.hand = NONE
    state.last = state.seat
