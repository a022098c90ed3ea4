"""Distances in action points to the temples and sites of Tikal, from where pieces stand or come in.

Ways cost the same in both directions, so one walk from a temple gives the distance of every field. The walks hold until
the next tile is placed, and the evaluators of all seats share them.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.engine.sets import DE_BRUIJN, ONLY
from sacbe.games.tikal.board import FIELDS, NEIGHBOUR, SIDES
from sacbe.games.tikal.components import BIT, DEAREST_WAY
from sacbe.games.tikal.position import State

REACH: Final = 12
"""Anything farther than this many action points is out of reach."""
FAR: Final = 50


@final
class Reach:
    """Walks to fields that somebody may want to reach, computed when first needed."""

    def __init__(self) -> None:
        self.walked: i64 = 0  # the fields with known walks, as a set
        self.ways: vec[i64] = vec[i64]([-1] * FIELDS)
        self.within: vec[i64] = vec[i64]([0] * (FIELDS * REACH))  # the fields at most c points away from f, at 12 f + c
        self.rings: vec[i64] = vec[i64]([0] * (REACH + DEAREST_WAY + 1))

    def prepare(self, state: State) -> None:
        """Forget the walks of another board. Until the next call, all walks are on this one."""
        field: i64 = 0
        while field < FIELDS:
            if self.ways[field] != state.ways[field]:
                self.ways = state.ways[:]
                self.walked = 0
                return
            field += 1

    def fill(self, out: vec[i64], at: i64, goals: i64, starts: i64, before: i64) -> None:
        """The cost of reaching each goal from the nearest start, with `before` points paid already.

        The cost for field f is written to `out[at + f]`.
        """
        within = self.within
        while goals:
            bit = goals & -goals
            goals ^= bit
            goal = ONLY[bit * DE_BRUIJN >> 58 & 63]
            if not self.walked & bit:
                self._walk(goal)
            first = goal * REACH
            place = first
            if within[first + REACH - 1 - before] & starts:
                while not within[place] & starts:
                    place += 1
                out[at + goal] = place - first + before
            else:
                out[at + goal] = FAR

    def _walk(self, start: i64) -> None:
        self.walked |= BIT[start]
        within = self.within
        rings = self.rings
        cost: i64 = 0
        while cost < len(rings):
            rings[cost] = 0
            cost += 1
        rings[0] = BIT[start]
        done: i64 = 0
        cost = 0
        while cost < REACH:
            left = rings[cost] & ~done
            done |= left
            within[start * REACH + cost] = done
            while left:
                bit = left & -left
                left ^= bit
                field = ONLY[bit * DE_BRUIJN >> 58 & 63]
                ways = self.ways[field]
                edge = field * SIDES
                while ways:
                    price = ways & 15
                    if price:
                        rings[cost + price] |= BIT[NEIGHBOUR[edge]]
                    ways >>= 4
                    edge += 1
            cost += 1
