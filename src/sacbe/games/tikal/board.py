"""The forty fields and how they lie (TK 1.1): eight columns a to h of five rows, odd columns half a field lower.

Field f is in column f // 5 and row f % 5; people write it c3. What is on a field belongs to the position.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COLUMNS: Final = 8
ROWS: Final = 5
FIELDS: Final = COLUMNS * ROWS
SIDES: Final = 6
NOWHERE: Final = -1
LONGEST_WALK: Final = 15 * FIELDS
"""More action points than any walk costs."""
BASE: Final = 4
"""The field of the base camp, a5."""

# Steps as (column, row) in the order N, NE, SE, S, SW, NW.
_EVEN: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))
_ODD: Final = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))


def _neighbour(field: int, side: int) -> int:
    column, row = divmod(field, ROWS)
    dx, dy = (_ODD if column % 2 else _EVEN)[side]
    inside = 0 <= column + dx < COLUMNS and 0 <= row + dy < ROWS
    return (column + dx) * ROWS + row + dy if inside else NOWHERE


NEIGHBOUR: Final[vec[i64]] = vec[i64]([_neighbour(field, side) for field in range(FIELDS) for side in range(SIDES)])
"""The field beyond side s of field f, at 6 f + s, or -1."""

NEAR: Final[vec[i64]] = vec[i64](
    [sum(2 ** _neighbour(f, side) for side in range(SIDES) if _neighbour(f, side) >= 0) for f in range(FIELDS)]
)
"""The neighbours of a field, as a set."""

FIELD_NAMES: Final = tuple("abcdefgh"[field // ROWS] + str(field % ROWS + 1) for field in range(FIELDS))


def opposite(side: i64) -> i64:
    """The same edge seen from the other field."""
    return side + 3 if side < 3 else side - 3


def side_towards(field: int, other: int) -> int:
    """The side of a field that another one lies beyond, or -1 if they do not touch."""
    for side in range(SIDES):
        if NEIGHBOUR[field * SIDES + side] == other:
            return side
    return NOWHERE


def walk_costs(ways: list[int], start: int, most: int = LONGEST_WALK) -> list[int]:
    """The cheapest walk from a field to every other in action points, -1 where none of so many points leads (TK 5.3).

    `ways` are the packed crossing costs of all fields, four bits a side, 0 for no way across.
    """
    return _walks(ways, start, most)[0]


def cheapest_walk(ways: list[int], start: int, end: int) -> list[int]:
    """The sides to cross, one after another, on the cheapest walk; empty if there is none."""
    came_by = _walks(ways, start, LONGEST_WALK)[1]
    sides: list[int] = []
    field = end
    while field != start:
        came = came_by[field]
        if came < 0:
            return []
        sides.append(came)
        field = NEIGHBOUR[field * SIDES + opposite(came)]
    return sides[::-1]


def _walks(ways: list[int], start: int, most: int) -> tuple[list[int], list[int]]:
    """For every field the least cost from the start (-1: none) and the side crossed last: Dijkstra, cost by cost."""
    costs = [-1] * FIELDS
    came = [NOWHERE] * FIELDS
    costs[start] = 0
    reached: list[list[int]] = [[start]]  # by cost; a field stands where it was reached more dearly before, too
    cost = 0
    while cost < len(reached):
        for field in reached[cost]:
            if costs[field] != cost:
                continue
            packed = ways[field]
            side = 0
            while packed:
                price = packed & 15
                if price and cost + price <= most:
                    other = int(NEIGHBOUR[field * SIDES + side])
                    if costs[other] < 0 or cost + price < costs[other]:
                        costs[other] = cost + price
                        came[other] = side
                        while len(reached) <= cost + price:
                            reached.append([])
                        reached[cost + price].append(other)
                packed >>= 4
                side += 1
        cost += 1
    return costs, came
