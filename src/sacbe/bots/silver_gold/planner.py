"""Plays Silver & Gold by the table of worths: the best marking, the best map to take, the best maps to keep.

It makes one decision at a time, so a whole game takes a millisecond, and the search plays its futures with it. A
marking may also be chosen with the next expedition card in mind, at several times the cost.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.bots.silver_gold import weights as w
from sacbe.bots.silver_gold.worth import GRAINS, SURE, Tables, entry
from sacbe.games.silver_gold import components as box
from sacbe.games.silver_gold.actions import KEEPS, TAKE_DECK, TAKES, cards_left, count, mark, owes_marks
from sacbe.games.silver_gold.position import KEEP, MARK, NONE, Player, State

NEVER: Final = -1000000
OFFERS: Final = 256
_COLOURED: Final[vec[i64]] = vec[i64](
    [sum(2**m for m in range(box.MAPS) if box.COLOUR[m] == c) for c in range(len(box.COLOURS))]
)
_SEALED: Final[vec[i64]] = vec[i64](
    [sum(2**m for m in range(box.MAPS) if box.SEAL[m] == c) for c in range(len(box.COLOURS))]
)
_VALUE: Final[vec[i64]] = vec[i64](list(box.SEAL_VALUE))
_WORTH: Final[vec[i64]] = vec[i64](
    [next(box.POINTS[m] for m in range(box.MAPS) if box.COLOUR[m] == c) for c in range(len(box.COLOURS))]
)
_FIELD_OF: Final[vec[i64]] = vec[i64]([mask.bit_length() - 1 for mask in range(2**16)])
"""The highest field of a set, which is its only field if there is just one."""


def cards_to_come(state: State) -> i64:
    """How many expedition cards follow the one in play."""
    return w.CARDS_IN_ALL - box.CARDS_A_ROUND * state.round - state.card


def layer(left: i64) -> i64:
    """The layer of the table for this many cards to come. Larger numbers share the last layer."""
    return left if left < w.LAYERS else w.LAYERS - 1


def map_points(done: i64) -> i64:
    """SG 7.5, 7.6: the points of completed maps and of their seals."""
    points: i64 = 0
    colour: i64 = 0
    while colour < 4:
        of_colour = count(done & _COLOURED[colour])
        points += of_colour * (_WORTH[colour] + _VALUE[colour] * count(done & _SEALED[colour]))
        colour += 1
    return points


def boxes_total(packed: i64) -> i64:
    total: i64 = 0
    while packed:
        total += packed & 15
        packed >>= 4
    return total


@final
class Planner:
    """Decides by the table. `gain` is that of its last choice, in grains."""

    def __init__(self, tables: Tables, weights: vec[float]) -> None:
        self.tables = tables
        self.gain: i64 = 0
        self.trophy_share: i64 = int(GRAINS * weights[w.TROPHY_SHARE])
        self.trophy_fall: i64 = int(GRAINS * weights[w.TROPHY_FALL])
        self.seal_hope: i64 = int(GRAINS * weights[w.SEAL_HOPE])
        self.single: i64 = 0  # the single field found last, as a set
        self.offers: i64 = 0  # markings listed, with the gain of each
        self.offered: vec[i64] = vec[i64]([0] * OFFERS)
        self.gains: vec[i64] = vec[i64]([0] * OFFERS)
        self.bids: vec[i64] = vec[i64]([0] * (4 * box.PATTERNS))  # what a card of each pattern would gain, on each map

    def decide(self, state: State, seat: i64) -> i64:
        if state.phase == MARK:
            return self.mark(state, seat)
        if state.phase == KEEP:
            return self.keep(state, seat)
        return self.take(state, seat)

    # What things are worth

    def seal_bonus(self, player: Player, held: i64, left: i64) -> i64:
        """SG 7.6: what completing a map adds through its own seal and those already completed, in grains."""
        done = player.done
        colour = box.COLOUR[held]
        bonus: i64 = GRAINS * _VALUE[colour] * count(done & _SEALED[colour])
        seal = box.SEAL[held]
        if seal >= 0:
            alike: i64 = count(done & _COLOURED[seal])
            if seal == colour:
                alike += 1
            bonus += _VALUE[seal] * (GRAINS * alike + self.seal_hope * left)
        return bonus

    def coins_worth(self, state: State, player: Player, coins: i64) -> i64:
        """What this many coins are worth, with the trophies that are due or in reach, in grains."""
        coins = min(coins, box.COIN_BOXES)
        worth: i64 = GRAINS * coins
        trophy: i64 = state.trophy
        rows: i64 = coins // box.COINS_A_ROW
        settled = player.rows
        while settled < rows:
            if trophy > 0:
                worth += GRAINS * trophy - GRAINS // 4
                trophy -= 1
            settled += 1
        next_trophy: i64 = GRAINS * trophy - self.trophy_fall
        if next_trophy > 0 and rows < 3:
            worth += next_trophy * (coins % box.COINS_A_ROW) * self.trophy_share // (3 * GRAINS)
        return worth

    def slot_worth(self, player: Player, held: i64, free: i64, left: i64) -> i64:
        """What a map in hand is worth, with its seals; in grains."""
        tables = self.tables
        if not tables.known[held]:
            tables.learn(held)
        at = entry(held, free) + layer(left)
        return i64(tables.worth[at]) + self.seal_bonus(player, held, left) * i64(tables.chance[at]) // SURE

    def outlook(self, state: State, seat: i64) -> i64:
        """What the seat has and may expect beyond the price of the cards, in grains."""
        player = state.players[seat]
        left = cards_to_come(state)
        worth: i64 = GRAINS * (map_points(player.done) + boxes_total(player.trophies) + boxes_total(player.palms))
        worth += self.coins_worth(state, player, player.coins)
        if player.map1 != NONE:
            worth += self.slot_worth(player, player.map1, box.FIELDS[player.map1] & ~player.marks1, left)
        if player.map2 != NONE:
            worth += self.slot_worth(player, player.map2, box.FIELDS[player.map2] & ~player.marks2, left)
        return worth

    # Decisions

    def mark(self, state: State, seat: i64) -> i64:
        """The marking, or the extra field if one is owed, that gains the most."""
        action = self.mark_on(state, seat, 0)
        gain = self.gain
        other = self.mark_on(state, seat, 1)
        if self.gain > gain:
            return other
        self.gain = gain
        return action

    def mark_on(self, state: State, seat: i64, slot: i64) -> i64:
        """The marking of one of the two maps that gains the most."""
        player = state.players[seat]
        self.gain = NEVER
        if slot == 0:
            held, marks = player.map1, player.marks1
        else:
            held, marks = player.map2, player.marks2
        if held == NONE:
            return NONE
        free = box.FIELDS[held] & ~marks
        if not free:
            return NONE
        tables = self.tables
        if not tables.known[held]:
            tables.learn(held)
        left = cards_to_come(state)
        seals = self.seal_bonus(player, held, left)
        depth = layer(left)
        at = entry(held, free) + depth
        now: i64 = i64(tables.worth[at]) + seals * i64(tables.chance[at]) // SURE
        coins_now = self.coins_worth(state, player, player.coins)
        special = (box.CROSSES[held] | box.COINS[held] | box.PALMS[held]) & free
        best: i64 = NEVER
        best_shape: i64 = NONE
        bits = free
        while bits:
            mask = bits & -bits
            bits &= bits - 1
            at = entry(held, free & ~mask) + depth
            gain: i64 = i64(tables.worth[at]) + seals * i64(tables.chance[at]) // SURE - now
            if mask & special:
                gain += self._symbols(state, player, slot, held, free, mask, left, coins_now)
            self._offer(slot * box.SHAPES + _FIELD_OF[mask], gain)
            if gain > best:
                best = gain
                best_shape = _FIELD_OF[mask]
        if not player.ready:
            place = held * box.PATTERNS + state.pattern
            fit = box.FIT_FROM[place]
            end = box.FIT_FROM[place + 1]
            while fit < end:
                mask = box.FIT_MASK[fit]
                if mask & free == mask:
                    at = entry(held, free & ~mask) + depth
                    gain = i64(tables.worth[at]) + seals * i64(tables.chance[at]) // SURE - now
                    if mask & special:
                        gain += self._symbols(state, player, slot, held, free, mask, left, coins_now)
                    self._offer(slot * box.SHAPES + box.FIT_SHAPE[fit], gain)
                    if gain > best:
                        best = gain
                        best_shape = box.FIT_SHAPE[fit]
                fit += 1
        self.gain = best
        return slot * box.SHAPES + best_shape

    def _symbols(
        self, state: State, player: Player, slot: i64, held: i64, free: i64, mask: i64, left: i64, coins_now: i64
    ) -> i64:
        """What the symbols under a marking bring (SG 5)."""
        gain: i64 = 0
        coins = box.POP[mask & box.COINS[held]]
        if coins:
            gain += self.coins_worth(state, player, player.coins + coins) - coins_now
        if mask & box.PALMS[held] and not player.palms >> (4 * (box.PALM_BOXES - 1)):
            gain += GRAINS * (1 + count(state.display & box.PALM_MAPS))
        if mask & box.CROSSES[held]:
            gain += self._extra(player, slot, held, free & ~mask, left)
        return gain

    def _extra(self, player: Player, slot: i64, held: i64, free: i64, left: i64) -> i64:
        """What the best extra field brings, on the map just marked or on the other one."""
        best = self._single(player, held, free, left)
        if slot == 0:
            other, marks = player.map2, player.marks2
        else:
            other, marks = player.map1, player.marks1
        if other != NONE:
            best = max(best, self._single(player, other, box.FIELDS[other] & ~marks, left))
        return best

    def _single(self, player: Player, held: i64, free: i64, left: i64) -> i64:
        tables = self.tables
        if not tables.known[held]:
            tables.learn(held)
        seals = self.seal_bonus(player, held, left)
        depth = layer(left)
        at = entry(held, free) + depth
        now: i64 = i64(tables.worth[at]) + seals * i64(tables.chance[at]) // SURE
        best: i64 = 0
        self.single = 0
        bits = free
        while bits:
            mask = bits & -bits
            bits &= bits - 1
            at = entry(held, free & ~mask) + depth
            gain: i64 = i64(tables.worth[at]) + seals * i64(tables.chance[at]) // SURE - now
            if mask & box.COINS[held]:
                gain += tables.coin
            elif mask & box.PALMS[held]:
                gain += tables.palm
            elif mask & box.CROSSES[held]:
                gain += tables.extra
            if gain > best or not self.single:
                best = max(best, gain)
                self.single = mask
        return best

    # Looking one card ahead

    def _offer(self, action: i64, gain: i64) -> None:
        if self.offers < OFFERS:
            self.offered[self.offers] = action
            self.gains[self.offers] = gain
            self.offers += 1

    def mark_ahead(self, state: State, keen: i64) -> i64:
        """Of the markings that gain most, the best one with the next card in mind; for a player who is alone."""
        self.offers = 0
        action = self.mark(state, 0)
        player = state.players[0]
        left = cards_to_come(state) - 1
        if left < 0:
            return action
        self._bid(player, player.map1, player.marks1, left, 0)
        self._bid(player, player.map2, player.marks2, left, box.PATTERNS)
        cards = cards_left(state)
        if state.card == box.CARDS_A_ROUND:
            cards = box.ALL_CARDS
        best: i64 = NEVER
        kept = action
        while keen:
            found: i64 = 0
            at: i64 = 1
            while at < self.offers:
                if self.gains[at] > self.gains[found]:
                    found = at
                at += 1
            if self.gains[found] == NEVER:
                break
            worth = self._ahead(state, player, self.offered[found], cards, left)
            if worth > best:
                best = worth
                kept = self.offered[found]
            self.gains[found] = NEVER
            keen -= 1
        return kept

    def _ahead(self, state: State, player: Player, action: i64, cards: i64, left: i64) -> i64:
        """What a marking leads to with the next card, summed over the possible cards, in grains."""
        twin = player.copy()
        mark(state, twin, action // box.SHAPES, box.SHAPE_MASK[action % box.SHAPES])
        while owes_marks(twin):
            self._mark_extra(state, twin, left)
        worth: i64 = self.coins_worth(state, twin, twin.coins) + GRAINS * boxes_total(twin.palms)
        first: i64 = 0
        second: i64 = box.PATTERNS
        if twin.map1 != NONE:
            worth += self.slot_worth(twin, twin.map1, box.FIELDS[twin.map1] & ~twin.marks1, left)
            if twin.marks1 != player.marks1:
                first = 2 * box.PATTERNS
                self._bid(twin, twin.map1, twin.marks1, left, first)
        if twin.map2 != NONE:
            worth += self.slot_worth(twin, twin.map2, box.FIELDS[twin.map2] & ~twin.marks2, left)
            if twin.marks2 != player.marks2:
                second = 3 * box.PATTERNS
                self._bid(twin, twin.map2, twin.marks2, left, second)
        total: i64 = 0
        copies_in_all: i64 = 0
        pattern: i64 = 0
        while pattern < box.PATTERNS:
            copies = cards >> (4 * pattern) & 15
            total += copies * max(self.bids[first + pattern], self.bids[second + pattern])
            copies_in_all += copies
            pattern += 1
        return worth * copies_in_all + total

    def _mark_extra(self, state: State, player: Player, left: i64) -> None:
        """SG 5.1: the extra field that gains the most."""
        first: i64 = NEVER
        field: i64 = 0
        if player.map1 != NONE:
            first = self._single(player, player.map1, box.FIELDS[player.map1] & ~player.marks1, left)
            field = self.single
        if player.map2 != NONE:
            second = self._single(player, player.map2, box.FIELDS[player.map2] & ~player.marks2, left)
            if self.single and (second > first or not field):
                mark(state, player, 1, self.single)
                return
        mark(state, player, 0, field)

    def _bid(self, player: Player, held: i64, marks: i64, left: i64, into: i64) -> None:
        """What a card of each pattern would gain on a map, with `left` cards after it.

        A complete map is replaced by another, which gains what cards gain on average, their price.
        """
        tables = self.tables
        depth = layer(left)
        pattern: i64 = 0
        if held == NONE or marks == box.FIELDS[held]:
            while pattern < box.PATTERNS:
                self.bids[into + pattern] = tables.prices[pattern * w.LAYERS + depth]
                pattern += 1
            return
        free = box.FIELDS[held] & ~marks
        single = self._single(player, held, free, left)
        seals = self.seal_bonus(player, held, left)
        at = entry(held, free) + depth
        now: i64 = i64(tables.worth[at]) + seals * i64(tables.chance[at]) // SURE
        special = (box.CROSSES[held] | box.COINS[held] | box.PALMS[held]) & free
        fit = box.FIT_FROM[held * box.PATTERNS]
        while pattern < box.PATTERNS:
            best = single
            end = box.FIT_FROM[held * box.PATTERNS + pattern + 1]
            while fit < end:
                mask = box.FIT_MASK[fit]
                if mask & free == mask:
                    at = entry(held, free & ~mask) + depth
                    gain: i64 = i64(tables.worth[at]) + seals * i64(tables.chance[at]) // SURE - now
                    if mask & special:
                        gain += tables.coin * box.POP[mask & box.COINS[held]]
                        if mask & box.PALMS[held]:
                            gain += tables.palm
                        if mask & box.CROSSES[held]:
                            gain += tables.extra
                    best = max(best, gain)
                fit += 1
            self.bids[into + pattern] = best
            pattern += 1

    def take(self, state: State, seat: i64) -> i64:
        """SG 6.2: the map on display that is worth most with the cards to come; the deck only if there is none."""
        player = state.players[seat]
        left = cards_to_come(state)
        best = NEVER
        action: i64 = TAKE_DECK
        display = state.display
        held: i64 = 0
        while display:
            if display & 1:
                gain = self.slot_worth(player, held, box.FIELDS[held], left)
                if gain > best:
                    best = gain
                    action = TAKES + held
            display >>= 1
            held += 1
        self.gain = best
        return action

    def keep(self, state: State, seat: i64) -> i64:
        """SG 2.1: the dealt map that is worth most."""
        player = state.players[seat]
        best = NEVER
        action: i64 = NONE
        held: i64 = 0
        while held < box.MAPS:
            if player.hand & box.BIT[held] and held != player.map1:
                gain = self.slot_worth(player, held, box.FIELDS[held], w.CARDS_IN_ALL)
                if gain > best:
                    best = gain
                    action = KEEPS + held
            held += 1
        self.gain = best
        return action
