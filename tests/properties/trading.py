"""The most that a player of Tzolk'in can trade, in the small game that `games/tzolkin/length.py` describes: worked out
day by day for every number of workers and every wealth.
"""

from collections.abc import Iterator
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin.length import PAYS

DAYS: Final = 28  # one more than rounds: the last double advance takes no round away (TZ 1.1)
ROOM: Final = 1200  # for wealth
STEP: Final = 3  # what begging brings for a step
PITY: Final = 3  # more than the cheapest space can cost: others have too few workers to fill all spaces up to 3
NEVER: Final = -(10**9)
BEST: Final = sorted((pay - space for row in PAYS for space, pay in enumerate(row, 1)), reverse=True)
"""What spaces pay, less what it costs to have come there."""
Row = NDArray[np.int64]
Crew = tuple[int, int]
"""Workers in hand and in play."""


def worth(start: int) -> int:
    """The most wealth that a row of effects brings."""
    total, at = 0, start
    while box.EFFECT_OP[at] != box.END:
        op, a, b = int(box.EFFECT_OP[at]), int(box.EFFECT_A[at]), int(box.EFFECT_B[at])
        if op == box.GAIN and a < box.SKULL:
            total += int(box.MARKET[a]) * b
        elif op in (box.UP, box.UP_ANY):
            total += STEP * (b if op == box.UP else a)
        elif op in (box.ADVANCE, box.ADVANCE_ANY):  # at the highest level of extraction two gold, else at most a step
            total += 8 * a if op == box.ADVANCE_ANY else {box.EXTRACTION: 8, box.AGRICULTURE: STEP}.get(a, 0)
        elif op == box.ANY_ACTION:
            total += PAYS[box.UXMAL][4]
        at += 1
    return total


def of_buildings_and_calendar() -> int:
    """What all buildings bring beyond their cost, with all technologies, and a corn for every day."""
    total = DAYS - 1
    for building in range(box.BUILDINGS):
        cost = [int(box.BUILDING_COST[3 * building + i]) for i in range(3)]
        prices = [int(box.MARKET[box.WOOD + i]) for i in range(3)]
        paid = sum(n * price for n, price in zip(cost, prices, strict=True))
        least = min(paid - max(p for n, p in zip(cost, prices, strict=True) if n), 2 * sum(cost) - 2)
        total += max(0, worth(int(box.BUILDING_EFFECTS[building])) + 1 - least)
    return total


def of_temples() -> int:
    """All goods of all temples, and the steps of the start."""
    tops = [5 * (box.STEPS * god + int(box.TOP[god])) for god in range(box.TEMPLES)]
    goods = sum(int(box.GOODS_UP_TO[top + good] * box.MARKET[good]) for top in tops for good in range(1, box.SKULL))
    return 2 * goods + STEP * box.START_STEP * box.TEMPLES


def most(wealth: int) -> tuple[int, int]:
    """The most trades, and the most wealth, of a player with so much beside wealth tiles; one tile may be a worker."""
    tiles = sorted((worth(int(box.WEALTH_EFFECTS[tile])) for tile in range(box.WEALTH)), reverse=True)
    found = [
        _played(box.WORKERS_AT_START, wealth + sum(tiles[:2])),
        _played(box.WORKERS_AT_START + 1, wealth + tiles[0]),
    ]
    return max(trades for trades, _ in found), max(rich for _, rich in found)


def _played(workers: int, wealth: int) -> tuple[int, int]:
    """Sixths of trades, for every wealth and crew that can be reached, day after day."""
    crews = {(workers, workers): np.full(ROOM, NEVER, np.int64)}
    crews[workers, workers][wealth] = 0
    for _ in range(DAYS):
        after: dict[Crew, Row] = {}
        for crew, row in crews.items():
            for next_crew, grown, shift in _turns(crew, row):
                _add(after.setdefault(next_crew, np.full(ROOM, NEVER, np.int64)), grown, shift)
        crews = {crew: np.maximum.accumulate(row[::-1])[::-1] for crew, row in after.items()}
    return int(max(row.max() for row in crews.values())) // 6, max(
        int(np.flatnonzero(r >= 0)[-1]) for r in crews.values()
    )


def _turns(crew: Crew, row: Row) -> Iterator[tuple[Crew, Row, int]]:
    """What a turn can do: the crew after it, the trades, and how wealth changes to the next day."""
    hand, workers = crew
    out = workers - hand
    yield crew, row, out
    for placed in range(1, hand + 1):
        yield (hand - placed, workers), row, (-placed * (placed - 1) // 2 if placed > 1 else PITY) + out + placed
    for picked in range(1, out + 1):
        for visits in range(picked + 1):
            for hired in range(min(picked - visits, box.WORKERS_AT_MOST - workers) + 1):
                income = sum(BEST[: picked - visits - hired])
                trades = visits * 5 * (np.arange(ROOM) + income)
                grown = np.where(row >= 0, row + trades, NEVER)
                spent = sum(range(2, 2 + visits))
                yield (hand + picked + hired, workers + hired), grown, income - spent + out - picked


def _add(best: Row, row: Row, shift: int) -> None:
    if shift >= 0:
        assert row[ROOM - shift :].max(initial=NEVER) < 0, "there is no room for so much wealth"
        np.maximum(best[shift:], row[: ROOM - shift], out=best[shift:])
    else:
        np.maximum(best[:shift], row[-shift:], out=best[:shift])
