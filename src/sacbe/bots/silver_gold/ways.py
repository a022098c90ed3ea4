"""Lists the ways to play a turn of Silver & Gold, as whole turns, with their worths by the table."""

from typing import final

from mypy_extensions import i64

from sacbe.bots.silver_gold.planner import Planner, cards_to_come
from sacbe.bots.silver_gold.worth import GRAINS
from sacbe.games.silver_gold import components as box
from sacbe.games.silver_gold.actions import KEEPS, TAKE_DECK, TAKES, legal, mark, owes_marks
from sacbe.games.silver_gold.position import KEEP, MARK, NONE, Player, State


@final
class Way:
    """One way to play the turn, with its results so far, in grains."""

    def __init__(self, actions: list[int], guess: i64) -> None:
        self.actions = actions
        self.guess: i64 = guess
        self.total: i64 = 0
        self.results: list[i64] = []  # by future
        self.before = float(guess)  # its estimate before these futures
        self.belief = 0.0  # how many futures that estimate counts as

    def average(self) -> float:
        tries = self.belief + float(len(self.results))
        return (self.belief * self.before + float(self.total)) / tries if tries else self.before


@final
class Lister:
    """Lists the ways from a position with only one player."""

    def __init__(self, planner: Planner, state: State) -> None:
        self.planner = planner
        self.state = state
        self.ways: list[Way] = []
        if state.phase == MARK:
            self._list_markings([], state.players[0], set())
        elif state.phase == KEEP:
            self._list_keeps()
        else:
            for action in legal(state, 0):
                self.ways.append(Way([action], self._deck() if action == TAKE_DECK else self._fresh(action - TAKES)))
        self.ways.sort(key=lambda way: way.guess, reverse=True)

    def _fresh(self, held: i64) -> i64:
        """What a new map is worth."""
        return self.planner.slot_worth(self.state.players[0], held, box.FIELDS[held], cards_to_come(self.state))

    def _deck(self) -> i64:
        """The average worth of the maps in the deck."""
        total: i64 = 0
        maps: i64 = 0
        held: i64 = 0
        while held < box.MAPS:
            if self.state.deck & box.BIT[held]:
                total += self._fresh(held)
                maps += 1
            held += 1
        return total // maps

    def _list_keeps(self) -> None:
        """The pairs of maps to keep; after the first one, the maps that can join it."""
        player = self.state.players[0]
        hand: list[int] = [held for held in range(box.MAPS) if player.hand & box.BIT[held]]
        for second in hand:
            if player.map1 != NONE:
                if second != player.map1:
                    self.ways.append(Way([KEEPS + second], self._fresh(second)))
                continue
            for first in hand:
                if first == second:
                    break
                self.ways.append(Way([KEEPS + first, KEEPS + second], self._fresh(first) + self._fresh(second)))

    def _list_markings(self, begun: list[int], player: Player, seen: set[int]) -> None:
        # Crosses can be marked in any order, so each state on the way is continued only once.
        reached: i64 = (player.marks1 * 65536 + player.marks2) * 16 + player.owed
        if int(reached) in seen:
            return
        seen.add(int(reached))
        if not owes_marks(player):
            self.ways.append(Way(begun, self._guess(player)))
            return
        self._list_on(begun, player, 0, player.map1, player.marks1, seen)
        self._list_on(begun, player, 1, player.map2, player.marks2, seen)

    def _list_on(self, begun: list[int], player: Player, slot: i64, held: i64, marks: i64, seen: set[int]) -> None:
        if held == NONE:
            return
        free = box.FIELDS[held] & ~marks
        field: i64 = 0
        while field < box.FIELDS_A_GRID:
            if box.SHAPE_MASK[field] & free:
                self._try_mark(begun, player, slot, field, seen)
            field += 1
        if not player.ready:
            place = held * box.PATTERNS + self.state.pattern
            at = box.FIT_FROM[place]
            while at < box.FIT_FROM[place + 1]:
                if box.FIT_MASK[at] & free == box.FIT_MASK[at]:
                    self._try_mark(begun, player, slot, box.FIT_SHAPE[at], seen)
                at += 1

    def _try_mark(self, begun: list[int], player: Player, slot: i64, shape: i64, seen: set[int]) -> None:
        twin = player.copy()
        mark(self.state, twin, slot, box.SHAPE_MASK[shape])
        self._list_markings([*begun, int(slot * box.SHAPES + shape)], twin, seen)

    def _guess(self, player: Player) -> i64:
        """The table's worth after the turn."""
        planner = self.planner
        left = cards_to_come(self.state)
        guess = planner.coins_worth(self.state, player, player.coins)
        palms = player.palms
        while palms:
            guess += GRAINS * (palms & 15)
            palms >>= 4
        if player.map1 != NONE:
            guess += planner.slot_worth(player, player.map1, box.FIELDS[player.map1] & ~player.marks1, left)
        if player.map2 != NONE:
            guess += planner.slot_worth(player, player.map2, box.FIELDS[player.map2] & ~player.marks2, left)
        return guess
