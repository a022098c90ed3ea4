"""Search for the two decisions of Tzolk'in outside turns: which tiles to keep, and one day or two.

Every choice gets a search of its own, from the seat's next turn on, and all searches grow evenly. They are compared at
the depth that the slowest has reached, so that all look equally far ahead.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.bots.thinking import Verdict
from sacbe.bots.tzolkin.learned import Learned
from sacbe.bots.tzolkin.plans import best_tile
from sacbe.bots.tzolkin.prospects import chances, foreseen
from sacbe.bots.tzolkin.search import Settings, Table, TurnSearch, shuffled
from sacbe.engine.chance import Rng
from sacbe.games.tzolkin import actions
from sacbe.games.tzolkin.components import WEALTH
from sacbe.games.tzolkin.numbering import KEEPS, ONE_DAY, TWO_DAYS
from sacbe.games.tzolkin.position import HAND, KEEP, ROW, WEALTH_KEPT, State


@final
class ChoiceSearch:
    """Finds which of a few choices leads to the best turns. `sacbe.bots.thinking` grows it."""

    def __init__(
        self,
        state: State,
        seat: i64,
        weights: vec[float],
        random: Rng,
        settings: Settings,
        learned: Learned | None = None,
    ) -> None:
        self.seat: i64 = seat
        self.seeds: vec[i64] = vec[i64]([random.word() for _ in range(4)])  # all searches see the same worlds
        self.table: Table = Table(state.seats, seat, weights, shuffled(random), settings.others_width, learned)
        self.choices: list[list[int]] = []
        self.searches: list[TurnSearch] = []
        self.grown: i64 = 0
        self.owed: i64 = 0  # how many simulations were done in advance
        if state.phase == KEEP:
            self._tiles(state, settings)
        else:
            self._days(state, settings)

    def _tiles(self, state: State, settings: Settings) -> None:
        """TZ 2.5: pairs of the tiles in hand. The other seats keep what the evaluation prefers."""
        world = state.copy()
        for other in range(int(state.seats)):
            while other != self.seat and actions.is_pending(world, other):
                actions.apply(world, other, best_tile(world, self.table.judges[other]))
        hand = state.have[self.seat * ROW + HAND]
        kept = state.have[self.seat * ROW + WEALTH_KEPT]
        tiles = [tile for tile in range(WEALTH) if hand >> tile & 1]
        for first in tiles:
            for second in tiles:
                chosen = [KEEPS + tile for tile in (first, second) if not kept >> tile & 1]
                if first < second and (not kept or len(chosen) == 1):
                    self._add(world, chosen, 0, settings)

    def _days(self, state: State, settings: Settings) -> None:
        """TZ 7.3: a second day costs a turn, so both choices are followed to the same day."""
        self._add(state, [int(ONE_DAY)], 0, settings)
        self._add(state, [int(TWO_DAYS)], 1, settings)

    def _add(self, state: State, chosen: list[int], fewer: i64, settings: Settings) -> None:
        world = state.copy()
        for action in chosen:
            actions.apply(world, self.seat, action)
        table = self.table.twin()
        table.go_on(world, settings.others_rounds > 0)
        seeds = self.seeds
        search = TurnSearch(world, table, settings, Rng(seeds[0], seeds[1], seeds[2], seeds[3]))
        search.turns -= fewer
        self.choices.append(chosen)
        self.searches.append(search)

    def done(self) -> bool:
        """Is there nothing more to find?"""
        return all(search.done() for search in self.searches)

    def grow(self, simulations: int) -> None:
        """Do this many simulations, in turn for every choice."""
        left: i64 = simulations - self.owed
        while left > 0 and not self.done():
            search = self.searches[int(self.grown) % len(self.searches)]
            self.grown += 1
            if not search.done():
                search.grow(1)
                left -= 1 + search.owed
                search.owed = 0
        self.owed = max(-left, 0)

    def _beams(self) -> int:
        """How many beams all searches have finished."""
        return min(len(search.course) for search in self.searches)

    def _values(self) -> list[float]:
        """What each choice is worth, all at the same depth."""
        beams = self._beams()
        if beams:
            return [search.course[beams - 1] for search in self.searches]
        return [search.values[0] if search.values else 0.0 for search in self.searches]

    def turn(self) -> list[int]:
        """The best choice found."""
        values = self._values()
        return self.choices[values.index(max(values))]

    def verdicts(self) -> list[Verdict]:
        """The choices, the best first."""
        values = self._values()
        order = sorted(range(len(values)), key=lambda at: -values[at])
        gain = values[order[0]] - self.table.judge.worth(self.searches[order[0]].state)
        day = int(self.searches[0].state.day)
        found: list[Verdict] = []
        for at in order:
            search = self.searches[at]
            scores = self.table.prospects(search.state, values[at], gain)
            if self._beams():
                scores = foreseen(scores, int(self.seat), day, self.table.learned is not None)
            found.append(Verdict(self.choices[at], sum(search.visits), scores, chances(scores, day)))
        return found
