"""How to harvest at Palenque: a corn tile, a wood tile, burning, or without a tile (TZ 5.2, 6.1, 11.6)."""

from typing import final

from mypy_extensions import i64

from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin import numbering as at
from sacbe.games.tzolkin import refusals as no
from sacbe.games.tzolkin.gains import can_anger, gain
from sacbe.games.tzolkin.position import CORN_TILE, ROW, TECH, WOOD_TILE, State, pop, push
from sacbe.games.tzolkin.steps import kinds
from sacbe.games.tzolkin.steps.step import Step


def check_harvest(state: State, seat: i64, group: i64, way: i64) -> i64:
    """0 if the group can be harvested in this way, else the refusal."""
    corn_visible: bool = state.corn_tiles[group] > state.wood_tiles[group]
    if way == at.CORN_TILE_OF:
        return 0 if corn_visible else no.NO_CORN_TILE
    if way == at.WOOD_TILE_OF:
        return 0 if state.wood_tiles[group] else no.NO_WOOD_TILE
    if way == at.BURN:
        return 0 if state.wood_tiles[group] and can_anger(state, seat) else no.CANNOT_BURN
    if state.have[seat * ROW + TECH + box.AGRICULTURE] < 2:
        return no.NO_AGRICULTURE
    return no.CORN_TILE_VISIBLE if corn_visible else 0


def any_harvest(state: State, seat: i64, group: i64) -> bool:
    way: i64 = at.CORN_TILE_OF
    while way <= at.WITHOUT_TILE:
        if not check_harvest(state, seat, group, way):
            return True
        way += 1
    return False


def harvest(state: State, seat: i64, group: i64, way: i64) -> None:
    base: i64 = seat * ROW
    if way == at.WOOD_TILE_OF:
        state.wood_tiles[group] -= 1
        state.have[base + WOOD_TILE] += 1
        skilled: bool = state.have[base + TECH + box.EXTRACTION] >= 1
        gain(state, seat, box.WOOD, box.HARVEST_WOOD[group] + 1 if skilled else box.HARVEST_WOOD[group])
        return
    if way != at.WITHOUT_TILE:
        state.corn_tiles[group] -= 1
        state.have[base + CORN_TILE] += 1
    level = state.have[base + TECH + box.AGRICULTURE]
    extra: i64 = 3 if level >= 3 else 1 if level >= 1 else 0
    gain(state, seat, box.CORN, box.HARVEST_CORN[group] + extra)
    if way == at.BURN:
        state.wood_tiles[group] -= 1
        push(state, kinds.DOWN)


@final
class Harvest(Step):
    def __init__(self) -> None:
        super().__init__(at.HARVESTS, at.STUDIES)

    def check(self, state: State, seat: i64, packed: i64, action: i64) -> i64:
        return check_harvest(state, seat, kinds.first_of(packed), action - at.HARVESTS)

    def make(self, state: State, seat: i64, packed: i64, action: i64) -> None:
        pop(state)
        harvest(state, seat, kinds.first_of(packed), action - at.HARVESTS)

    def fits(self, state: State, a: int, b: int, c: int) -> bool:
        return 2 <= a <= 5 and b == c == 0 and any_harvest(state, state.seat, a)
