"""Writes web/src/games/tikal/components.ts: what the page needs to know of the box and no view carries.

`python scripts/make_web_components_tikal.py` writes it, `--check` only says whether it is up to date.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Final

from sacbe.games.tikal.board import FIELD_NAMES, FIELDS, NEIGHBOUR, NOWHERE, ROWS, SIDES
from sacbe.games.tikal.components import (
    ACTION_POINTS,
    CAMP_COST,
    CAMPS,
    DIG_COST,
    DIRECTIONS,
    EXCHANGE_COST,
    GUARD_COST,
    GUARDS,
    LEADER_STRENGTH,
    MEMBERS,
    PATH_COST,
    SET_POINTS,
    TEMPLE,
    TERRAINS,
    TILE_IDS,
    TILE_TERRAIN,
    TILE_VALUE,
    TILES,
    TREASURE,
    TREASURE_KINDS,
    TURNED,
    UNCOVER_COST,
)

TARGET: Final = Path(__file__).parent.parent / "web" / "src" / "games" / "tikal" / "components.ts"
HEAD: Final = """\
// Made by scripts/make_web_components_tikal.py from the components of the game. Do not change it by hand.

export type Terrain = "base camp" | "temple" | "jungle" | "treasure" | "volcano";

export interface Tile {
  id: string;
  terrain: Terrain;
  /** The printed number of a temple, else 0. */
  value: number;
  /** The masks of a treasure site, else 0. */
  masks: number;
  /** Stones on the six edges, clockwise from the north, before the tile is turned. */
  stones: number[];
}

export interface Place {
  /** From the left, 0 to 7; odd columns lie half a field lower. */
  column: number;
  row: number;
  /** The fields beyond the six sides, clockwise from the north; null where the board ends. */
  neighbours: (string | null)[];
}
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    text = typescript()
    if parser.parse_args().check:
        if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text:
            return 0
        print(f"{TARGET.name} is out of date: run python scripts/make_web_components_tikal.py", file=sys.stderr)
        return 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


def typescript() -> str:
    lines = [HEAD, "export const TILES: Record<string, Tile> = {"]
    lines += [f"  {TILE_IDS[tile]}: {_tile(tile)}," for tile in range(TILES)]
    lines += ["};", "", "export const PLACES: Record<string, Place> = {"]
    lines += [f"  {FIELD_NAMES[field]}: {_place(field)}," for field in range(FIELDS)]
    kinds = json.dumps(TREASURE_KINDS)
    lines += [
        "};",
        "",
        f"export const WAYS = {json.dumps(DIRECTIONS)} as const;",
        f"export const KINDS = {kinds} as const;",
        "/** What so many treasures of one kind score. */",
        f"export const SET_POINTS = {json.dumps([int(points) for points in SET_POINTS])};",
        f"export const ACTION_POINTS = {ACTION_POINTS};",
        f"export const MEMBERS = {MEMBERS};",
        f"export const CAMPS = {CAMPS};",
        f"export const GUARDS = {GUARDS};",
        f"export const LEADER_STRENGTH = {LEADER_STRENGTH};",
        "export const COSTS = {"
        f" path: {PATH_COST}, uncover: {UNCOVER_COST}, dig: {DIG_COST}, exchange: {EXCHANGE_COST},"
        f" camp: {CAMP_COST}, guard: {GUARD_COST} "
        "};",
        "",
    ]
    return "\n".join(lines)


def _tile(tile: int) -> str:
    terrain = int(TILE_TERRAIN[tile])
    number = int(TILE_VALUE[tile])
    stones = [int(TURNED[tile * SIDES]) >> (2 * edge) & 3 for edge in range(SIDES)]
    fields = (
        f"id: {json.dumps(TILE_IDS[tile])}",
        f"terrain: {json.dumps(TERRAINS[terrain])}",
        f"value: {number if terrain == TEMPLE else 0}",
        f"masks: {number if terrain == TREASURE else 0}",
        f"stones: {json.dumps(stones)}",
    )
    return f"{{ {', '.join(fields)} }}"


def _place(field: int) -> str:
    beyond = [int(NEIGHBOUR[field * SIDES + side]) for side in range(SIDES)]
    names = [None if other == NOWHERE else FIELD_NAMES[other] for other in beyond]
    return f"{{ column: {field // ROWS}, row: {field % ROWS}, neighbours: {json.dumps(names)} }}"


if __name__ == "__main__":
    sys.exit(main())
