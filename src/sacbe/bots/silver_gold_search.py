"""Looking ahead in Silver & Gold: the ways to play the turn, each tried in the same imagined futures.

A future fixes what is unseen: the expedition cards to come, the order of the deck. In each future every way still in
the running is played on for some cards by the table of worths, and what it leads to is valued by the table. Ways that
fall behind the best beyond chance drop out. The others are left out of these futures: what they do changes little for
one's own maps, and without them four times as many futures can be seen.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.bots.silver_gold_plans import Planner, cards_to_come
from sacbe.bots.silver_gold_weights import CARDS_IN_ALL
from sacbe.bots.silver_gold_worth import GRAINS
from sacbe.bots.thinking import Verdict
from sacbe.engine.chance import Rng
from sacbe.games.silver_gold.actions import (
    CARD_DRAWN,
    KEEPS,
    MAP_DRAWN,
    START_DRAWN,
    TAKE_DECK,
    TAKES,
    apply,
    cards_left,
    find_turn,
    find_waiting,
    legal,
    mark,
    owes_marks,
)
from sacbe.games.silver_gold.components import (
    ALL_CARDS,
    BIT,
    CARDS,
    CARDS_A_ROUND,
    FIELDS,
    FIELDS_A_GRID,
    FIT_FROM,
    FIT_MASK,
    FIT_SHAPE,
    MAPS,
    PATTERNS,
    SHAPE_MASK,
    SHAPES,
)
from sacbe.games.silver_gold.position import KEEP, MARK, NONE, OVER, REVEAL, START, TAKE, Player, State
from sacbe.games.silver_gold.scoring import ranking, scores
from sacbe.games.silver_gold.view import imagine

WIDTH: Final = 24  # ways looked at, the best by the table
DEPTH: Final = 5  # cards that a future is played on
FIRST_LOOK: Final = 8  # futures before a way may drop out
TOO_FAR: Final = 3.0  # standard errors behind the best, and a way drops out
MOST: Final = 32768  # futures after which nothing more is looked for
PLAYED_OUT: Final = 60  # whole games, for the chances of all seats
WAYS_TOLD: Final = 8


@final
class Way:
    """One way to play the turn, and how it fared so far: by future, in grains."""

    def __init__(self, actions: list[int], guess: i64) -> None:
        self.actions = actions
        self.guess: i64 = guess
        self.total: i64 = 0
        self.results: list[i64] = []

    def average(self) -> float:
        return float(self.total) / float(len(self.results)) if self.results else float(self.guess)


@final
class Future:
    """What is unseen, fixed: the same for every way that is tried in it."""

    def __init__(self, state: State, random: Rng) -> None:
        self.state = state
        self.starter: i64 = random.below(len(self.state.players))
        self.cards: vec[i64] = vec[i64]([0] * CARDS_IN_ALL)
        self.deck: vec[i64] = vec[i64](list(range(MAPS)))
        _shuffle(self.deck, MAPS, random)
        cards = cards_left(state)
        due: i64 = CARDS_A_ROUND - state.card
        filled: i64 = 0
        left = cards_to_come(state)
        pool: vec[i64] = vec[i64]([0] * CARDS)
        while filled < left:
            size: i64 = 0
            pattern: i64 = 0
            while pattern < PATTERNS:
                copies: i64 = cards >> (4 * pattern) & 15
                while copies:
                    pool[size] = pattern
                    size += 1
                    copies -= 1
                pattern += 1
            _shuffle(pool, size, random)
            at: i64 = 0
            while at < due:
                self.cards[filled] = pool[at]
                filled += 1
                at += 1
            cards = ALL_CARDS
            due = CARDS_A_ROUND


def _alone(state: State, seat: i64) -> State:
    """The table as if nobody else sat there; maps that others keep hidden (SG 2.1) lie in the deck."""
    alone = State([state.players[seat].copy()], state.deck)
    if state.phase == KEEP:
        for player in state.players:
            alone.deck |= player.hand
        alone.deck &= ~alone.players[0].hand
    alone.phase = state.phase
    alone.display = state.display
    alone.starter = NONE if state.starter == NONE else 0
    alone.round = state.round
    alone.card = state.card
    alone.reveals = state.reveals
    alone.pattern = state.pattern
    alone.to_take = state.to_take
    alone.trophy = state.trophy
    find_waiting(alone)
    find_turn(alone)
    return alone


def _shuffle(numbers: vec[i64], size: i64, random: Rng) -> None:
    at = size - 1
    while at > 0:
        other = random.below(at + 1)
        numbers[at], numbers[other] = numbers[other], numbers[at]
        at -= 1


@final
class TurnSearch:
    """Finds the best way to play the turn of one seat."""

    def __init__(self, planner: Planner, state: State, seat: i64, random: Rng, width: i64, depth: i64) -> None:
        self.planner = planner
        self.table = state  # as it is; the others' hidden marks are never looked at
        self.seat: i64 = seat
        self.state = _alone(state, seat)
        self.random = random
        self.depth: i64 = depth
        self.ways: list[Way] = []
        self._list_ways()
        self.ways.sort(key=lambda way: way.guess, reverse=True)
        self.running: list[Way] = self.ways[: int(width)]
        self.asked: Way | None = None  # to be told of, also when it has dropped out
        self.next: i64 = 0  # of those running, the one to be tried next
        self.futures: i64 = 0
        self.checked: i64 = FIRST_LOOK
        self.future = Future(self.state, random)

    # The ways

    def _list_ways(self) -> None:
        if self.state.phase == MARK:
            self._list_markings([], self.state.players[0], set())
        elif self.state.phase == KEEP:
            self._list_keeps()
        else:
            for action in legal(self.state, 0):
                self.ways.append(Way([action], self._deck() if action == TAKE_DECK else self._fresh(action - TAKES)))

    def _fresh(self, held: i64) -> i64:
        """What a new map is worth."""
        return self.planner.slot_worth(self.state.players[0], held, FIELDS[held], cards_to_come(self.state))

    def _deck(self) -> i64:
        """What the maps of the deck are worth on average."""
        total: i64 = 0
        maps: i64 = 0
        held: i64 = 0
        while held < MAPS:
            if self.state.deck & BIT[held]:
                total += self._fresh(held)
                maps += 1
            held += 1
        return total // maps

    def _list_keeps(self) -> None:
        """The pairs of maps that may be kept; after the first one, what may join it."""
        player = self.state.players[0]
        hand: list[int] = [held for held in range(MAPS) if player.hand & BIT[held]]
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
        if not owes_marks(player):
            together: i64 = player.marks1 * 65536 + player.marks2
            if int(together) not in seen:
                seen.add(int(together))
                self.ways.append(Way(begun, self._guess(player)))
            return
        self._list_on(begun, player, 0, player.map1, player.marks1, seen)
        self._list_on(begun, player, 1, player.map2, player.marks2, seen)

    def _list_on(self, begun: list[int], player: Player, slot: i64, held: i64, marks: i64, seen: set[int]) -> None:
        if held == NONE:
            return
        free = FIELDS[held] & ~marks
        field: i64 = 0
        while field < FIELDS_A_GRID:
            if SHAPE_MASK[field] & free:
                self._try_mark(begun, player, slot, field, seen)
            field += 1
        if not player.ready:
            place = held * PATTERNS + self.state.pattern
            at = FIT_FROM[place]
            while at < FIT_FROM[place + 1]:
                if FIT_MASK[at] & free == FIT_MASK[at]:
                    self._try_mark(begun, player, slot, FIT_SHAPE[at], seen)
                at += 1

    def _try_mark(self, begun: list[int], player: Player, slot: i64, shape: i64, seen: set[int]) -> None:
        twin = player.copy()
        mark(self.state, twin, slot, SHAPE_MASK[shape])
        self._list_markings([*begun, int(slot * SHAPES + shape)], twin, seen)

    def _guess(self, player: Player) -> i64:
        """What the table says once the turn is played."""
        planner = self.planner
        left = cards_to_come(self.state)
        guess = planner.coins_worth(self.state, player, player.coins)
        palms = player.palms
        while palms:
            guess += GRAINS * (palms & 15)
            palms >>= 4
        if player.map1 != NONE:
            guess += planner.slot_worth(player, player.map1, FIELDS[player.map1] & ~player.marks1, left)
        if player.map2 != NONE:
            guess += planner.slot_worth(player, player.map2, FIELDS[player.map2] & ~player.marks2, left)
        return guess

    def consider(self, actions: list[int]) -> None:
        """Try this way, too, however little the table thinks of it; to be asked before the first simulation."""
        end = self._end(actions)
        for way in self.ways:
            # Two maps may be kept in either order: only their places differ.
            if sorted(way.actions) == sorted(actions) or self._end(way.actions) == end:
                way.actions = [*actions]
                self.asked = way
                if way not in self.running:
                    self.running.append(way)
                return

    def _end(self, actions: list[int]) -> tuple[object, ...]:
        """What a way comes to: fields may be marked in any order."""
        world = self.state.copy()
        for action in actions:
            apply(world, 0, action)
        return world.key()

    # Trying them

    def grow(self, simulations: int) -> None:
        """One simulation is one way in one future."""
        for _ in range(simulations):
            if self.done():
                return
            way = self.running[self.next]
            self._simulate(way)
            self.next += 1
            if self.next == len(self.running):
                self.next = 0
                self.futures += 1
                if self.futures == self.checked:
                    self._drop()
                    self.checked += self.checked // 2
                if not self.done():
                    self.future = Future(self.state, self.random)

    def _simulate(self, way: Way) -> None:
        world = self.future.state.copy()
        for action in way.actions:
            apply(world, 0, action)
        self._play_on(world, self.future, self.depth)
        worth = self.planner.outlook(world, 0)
        way.total += worth
        way.results.append(worth)

    def _play_on(self, world: State, future: Future, depth: i64) -> None:
        planner = self.planner
        used: i64 = 0
        drawn: i64 = 0
        while True:
            phase = world.phase
            if phase == MARK or phase == TAKE or phase == KEEP:
                seat = world.turn
                apply(world, seat, planner.decide(world, seat))
            elif phase == REVEAL:
                if used == depth:
                    return
                apply(world, NONE, CARD_DRAWN + future.cards[used])
                used += 1
            elif phase == OVER:
                return
            elif phase == START:
                apply(world, NONE, START_DRAWN + future.starter)
            else:
                while not world.deck & BIT[future.deck[drawn]]:
                    drawn += 1
                apply(world, NONE, MAP_DRAWN + future.deck[drawn])

    def _drop(self) -> None:
        """Only ways that may still be the best stay."""
        leader = self._leader()
        stay: list[Way] = []
        for way in self.running:
            if way is leader or not _lags(way, leader):
                stay.append(way)
        self.running = stay

    def _leader(self) -> Way:
        """The way with the best average; while a future is under way, of those that have seen it."""
        best = self.running[0]
        most: i64 = len(best.results)
        for way in self.running:
            if len(way.results) == most and way.average() > best.average():
                best = way
        return best

    # What was found

    def best(self) -> int:
        return self._leader().actions[0]

    def plan(self) -> list[int]:
        """The whole turn as it should be played."""
        return self._leader().actions

    def careless(self, noise: float) -> list[int]:
        """The whole turn by the table, seen through some noise: so many points either way, at most."""
        best = self.ways[0]
        most = -1e9
        for way in self.ways:
            seen = float(way.guess) + GRAINS * noise * (self.random.unit() + self.random.unit() - 1.0)
            if seen > most:
                most = seen
                best = way
        return best.actions

    def done(self) -> bool:
        return len(self.running) < 2 or self.futures >= MOST

    def verdicts(self) -> list[Verdict]:
        """The ways still in the running, and the one asked about.

        Whole games played by the table on all seats tell what the best one comes to. The others differ from it by as
        many points as the search found.
        """
        leader = self._leader()
        ends: list[State] = []
        for _ in range(PLAYED_OUT):
            world = imagine(self.table, self.seat, self.random)
            if world.phase == MARK:
                _mark_anew(world, self.seat)
            for action in leader.actions:
                apply(world, self.seat, action)
            self._play_on(world, Future(world, self.random), CARDS_IN_ALL)
            ends.append(world)
        found = sorted(self.running, key=lambda way: _lag(way, leader))
        found.remove(leader)
        told = [leader, *found][:WAYS_TOLD]
        asked = self.asked
        if asked is not None and asked not in told:
            told.append(asked)
        return [self._verdict(way, leader, ends) for way in told]

    def _verdict(self, way: Way, leader: Way, ends: list[State]) -> Verdict:
        lag = _lag(way, leader) / GRAINS
        points = [0.0 for _ in self.table.players]
        wins = [0.0 for _ in self.table.players]
        for end in ends:
            totals = [float(total) for total in scores(end)]
            places = ranking(end)
            if way is not leader:
                totals[self.seat] -= lag
                places = [1 + sum(other > total for other in totals) for total in totals]
            winners = places.count(1)
            for seat, total in enumerate(totals):
                points[seat] += total / len(ends)
                if places[seat] == 1:
                    wins[seat] += 1.0 / winners / len(ends)
        return Verdict(way.actions, len(way.results), points, wins)


def _mark_anew(world: State, seat: i64) -> None:
    """What the others have marked is hidden (SG 4.1): in an imagined game they mark anew."""
    other: i64 = 0
    for player in world.players:
        if other != seat:
            player.take_back()
        other += 1
    find_waiting(world)
    find_turn(world)


def _lag(way: Way, leader: Way) -> float:
    """How many grains a way is behind, in the futures that both have seen."""
    tries: i64 = min(len(way.results), len(leader.results))
    if tries == 0:
        return max(0.0, leader.average() - way.average())
    total = 0.0
    at: i64 = 0
    while at < tries:
        total += float(leader.results[at] - way.results[at])
        at += 1
    return max(0.0, total / float(tries))


def _lags(way: Way, leader: Way) -> bool:
    tries: i64 = min(len(way.results), len(leader.results))
    total = 0.0
    squares = 0.0
    at: i64 = 0
    while at < tries:
        lag = float(leader.results[at] - way.results[at])
        total += lag
        squares += lag * lag
        at += 1
    if total <= 0.0:
        return False
    n = float(tries)
    variance = (squares - total * total / n) / (n - 1.0)
    return total * total > TOO_FAR * TOO_FAR * variance * n
