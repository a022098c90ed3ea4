"""The table of worths: what a treasure map is worth, by its free fields and the expedition cards to come.

Each expedition card goes to one of two maps. For one map, the other is a rival buyer: the map gets the card if it gains
more from it, and only the difference counts. The other's gain is assumed to be spread evenly around the price of the
pattern (see `weights`). So each map can be solved alone by backward induction: from no card to come upward, over all
sets of free fields, as if each card were drawn from all eight.
"""

from threading import Lock
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from sacbe.bots.silver_gold import weights as w
from sacbe.games.silver_gold import components as box

GRAINS: Final = 100
"""Worths in the table are whole numbers, in hundredths of a point."""
SURE: Final = 10000
"""A certain event, in the table of chances."""


def _squeezed(held: int, half: int) -> list[int]:
    """By the free fields of a half of the grid: their place in the table of the map, in layers."""
    places: list[int] = []
    fields = int(box.FIELDS[held])
    for mask in range(256):
        free = mask << (8 * half) & fields
        place = 0
        bit = 1
        for field in range(box.FIELDS_A_GRID):
            if fields >> field & 1:
                if free >> field & 1:
                    place += bit
                bit *= 2
        places.append(place * w.LAYERS)
    return places


_starts: Final = [sum(2 ** int(box.POINTS[m]) for m in range(held)) * w.LAYERS for held in range(box.MAPS + 1)]
UPPER: Final[vec[i64]] = vec[i64]([_starts[m] + place for m in range(box.MAPS) for place in _squeezed(m, 0)])
LOWER: Final[vec[i64]] = vec[i64]([place for m in range(box.MAPS) for place in _squeezed(m, 1)])
ENTRIES: Final[i64] = _starts[box.MAPS]


def entry(held: i64, free: i64) -> i64:
    """Where the worths of a map with these free fields begin. With none free, it is complete."""
    return UPPER[256 * held + (free & 255)] + LOWER[256 * held + (free >> 8)]


@final
class Tables:
    """The worth and the chance of completion of every map, computed map by map when first needed."""

    def __init__(self, weights: vec[float], prices: vec[float], fresh: vec[float]) -> None:
        self.worth: vec[i16] = vec[i16]([0] * int(ENTRIES))
        self.chance: vec[i16] = vec[i16]([0] * int(ENTRIES))
        self.known: vec[i64] = vec[i64]([0] * box.MAPS)
        self._filling = Lock()
        self.prices: vec[i64] = vec[i64]([0] * (box.PATTERNS * w.LAYERS))
        for pattern in range(box.PATTERNS):
            for left in range(w.LAYERS):
                price = prices[pattern * w.PRICED + min(left, w.PRICED - 1)]
                self.prices[pattern * w.LAYERS + left] = _grains(price * weights[w.PRICE_SCALE])
        self.fresh: vec[i64] = vec[i64]([_grains(worth * weights[w.FRESH_SCALE]) for worth in fresh])
        self.coin: i64 = _grains(weights[w.COIN])
        self.palm: i64 = _grains(weights[w.PALM])
        self.extra: i64 = _grains(weights[w.EXTRA])
        self.spread: i64 = _grains(weights[w.SPREAD])
        self._onward: vec[i64] = vec[i64]([0] * 256)  # the ways to mark: where each leads
        self._gain: vec[i64] = vec[i64]([0] * 256)  # what its coins and palm bring
        self._crossing: vec[i64] = vec[i64]([0] * 256)  # 1 if it brings an extra field
        self._ends: vec[i64] = vec[i64]([0] * box.PATTERNS)  # where the ways of each pattern end

    def learn(self, held: i64) -> None:
        """Compute a map, if that is not done yet. Bots in several threads may share a table."""
        with self._filling:
            if not self.known[held]:
                self._learn(held)
                self.known[held] = 1

    def _learn(self, held: i64) -> None:
        fields = box.FIELDS[held]
        start = entry(held, 0)
        size = (entry(held, fields) - start) + w.LAYERS
        owing: vec[i16] = vec[i16]([0] * int(size))  # the worth with an extra field still to mark
        left: i64 = 0
        while left < w.LAYERS:
            done = box.POINTS[held] * GRAINS + self.fresh[left]
            self.worth[start + left] = i16(done)
            self.chance[start + left] = i16(SURE)
            owing[left] = i16(done + self.extra)
            left += 1
        free: i64 = (0 - fields) & fields
        at = start + w.LAYERS
        while free:
            self._fill(held, free, start, at, owing)
            at += w.LAYERS
            free = (free - fields) & fields

    def _ways(self, held: i64, free: i64, first: i64, end: i64, filled: i64) -> i64:
        """List the fitting placements from `first` to `end`, after `filled` earlier ones. Returns their number."""
        at = first
        while at < end:
            mask = box.FIT_MASK[at]
            if mask & free == mask:
                filled = self._way(held, free, mask, filled)
            at += 1
        return filled

    def _way(self, held: i64, free: i64, mask: i64, filled: i64) -> i64:
        self._onward[filled] = entry(held, free & ~mask)
        gain: i64 = self.coin * box.POP[mask & box.COINS[held]]
        if mask & box.PALMS[held]:
            gain += self.palm
        self._gain[filled] = gain
        self._crossing[filled] = 1 if mask & box.CROSSES[held] else 0
        return filled + 1

    def _list_all(self, held: i64, free: i64) -> i64:
        """List all ways to mark: single fields, then the patterns up to their `_ends`. Returns how many are single."""
        filled: i64 = 0
        bits = free
        while bits:
            bit = bits & -bits
            filled = self._way(held, free, bit, filled)
            bits &= bits - 1
        singles = filled
        pattern: i64 = 0
        while pattern < box.PATTERNS:
            place = held * box.PATTERNS + pattern
            filled = self._ways(held, free, box.FIT_FROM[place], box.FIT_FROM[place + 1], filled)
            self._ends[pattern] = filled
            pattern += 1
        return singles

    def _fill(self, held: i64, free: i64, start: i64, at: i64, owing: vec[i16]) -> None:
        """Compute the worths and chances of a map with these free fields, layer by layer."""
        worth = self.worth
        chance = self.chance
        onward = self._onward
        gain = self._gain
        crossing = self._crossing
        singles = self._list_all(held, free)
        own: i64 = at - start
        owing[own] = i16(self._owed(0, singles, start, own, owing))
        left: i64 = 0
        while left < w.LAYERS - 1:
            skipped: i64 = i64(worth[at + left])
            single: i64 = -1000000
            single_at: i64 = 0
            way: i64 = 0
            while way < singles:
                to = onward[way] + left
                found: i64 = gain[way] + (i64(owing[to - start]) if crossing[way] else i64(worth[to]))
                if found > single:
                    single = found
                    single_at = to
                way += 1
            total: i64 = 0
            hope: i64 = 0
            pattern: i64 = 0
            while pattern < box.PATTERNS:
                best = single
                best_at = single_at
                end = self._ends[pattern]
                while way < end:
                    to = onward[way] + left
                    found = gain[way] + (i64(owing[to - start]) if crossing[way] else i64(worth[to]))
                    if found > best:
                        best = found
                        best_at = to
                    way += 1
                edge = best - skipped - self.prices[pattern * w.LAYERS + left] + self.spread
                if edge > 0:
                    copies = box.PATTERN_COPIES[pattern]
                    if edge >= 2 * self.spread:
                        total += copies * (edge - self.spread)
                        hope += copies * (i64(chance[best_at]) - i64(chance[at + left]))
                    else:
                        total += copies * (edge * edge) // (4 * self.spread)
                        hope += copies * (i64(chance[best_at]) - i64(chance[at + left])) * edge // (2 * self.spread)
                pattern += 1
            left += 1
            worth[at + left] = i16(skipped + (total + box.CARDS // 2) // box.CARDS)
            chance[at + left] = i16(i64(chance[at + left - 1]) + hope // box.CARDS)
            owing[own + left] = i16(self._owed(left, singles, start, own, owing))

    def _owed(self, left: i64, singles: i64, start: i64, own: i64, owing: vec[i16]) -> i64:
        """The worth with one more field to mark at once, here or on the other map."""
        best: i64 = self.extra + i64(self.worth[start + own + left])
        way: i64 = 0
        while way < singles:
            to = self._onward[way] + left
            found: i64 = self._gain[way]
            found += i64(owing[to - start]) if self._crossing[way] else i64(self.worth[to])
            best = max(best, found)
            way += 1
        return best


def _grains(points: float) -> i64:
    return round(points * GRAINS)
