"""A search in Silver & Gold: all ways to play the turn are tried in the same imagined futures.

A future fixes everything unseen: the expedition cards to come, the order of the deck. In each future, every remaining
way is played on for some cards by the table of worths, and the table values the result. Ways that are clearly behind
the best drop out. The rest are compared again in careful futures, where each marking is chosen with the next card in
mind, and once more in longer ones with more markings to choose from. Each kind tells more than the one before and takes
several times as long. The other players are left out: they change little for one's own maps, and without them four
times as many futures fit in.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.bots.silver_gold import weights as w
from sacbe.bots.silver_gold.planner import Planner, cards_to_come
from sacbe.bots.silver_gold.ways import Lister, Way
from sacbe.bots.silver_gold.worth import GRAINS
from sacbe.bots.thinking import Verdict
from sacbe.engine.chance import Rng
from sacbe.games.silver_gold import components as box
from sacbe.games.silver_gold.actions import (
    CARD_DRAWN,
    MAP_DRAWN,
    START_DRAWN,
    apply,
    cards_left,
    find_turn,
    find_waiting,
)
from sacbe.games.silver_gold.position import KEEP, MARK, NONE, OVER, REVEAL, START, TAKE, State
from sacbe.games.silver_gold.scoring import ranking, scores
from sacbe.games.silver_gold.view import imagine

WIDTH: Final = 24  # how many ways are tried, the best by the table
FIRST_LOOK: Final = 8  # futures before a way may drop out
TOO_FAR: Final = 3.0  # standard errors behind the best, and a way drops out
MOST: Final = 32768  # futures after which the search is done
PLAYED_OUT: Final = 60  # whole games played for the chances of all seats
WAYS_TOLD: Final = 8


@final
class Stage:
    """How futures are played from a given one on."""

    def __init__(self, begins: i64, depth: i64, keen: i64, belief: float) -> None:
        self.begins: i64 = begins  # the futures before it
        self.depth: i64 = depth  # for how many cards a future is played
        # How many markings are compared with the next card in mind; 0: only the table decides.
        self.keen: i64 = keen
        self.belief = belief  # how many of its futures the earlier results count as


MOST_KEEN: Final = 16
STAGES: Final = [Stage(0, 5, 0, 0.0), Stage(24, 5, 4, 8.0), Stage(120, 9, MOST_KEEN, 40.0)]


@final
class Future:
    """Everything unseen, fixed: the same for every way that is tried in it."""

    def __init__(self, state: State, random: Rng) -> None:
        self.state = state
        self.starter: i64 = random.below(len(self.state.players))
        self.cards: vec[i64] = vec[i64]([0] * w.CARDS_IN_ALL)
        self.deck: vec[i64] = vec[i64](list(range(box.MAPS)))
        _shuffle(self.deck, box.MAPS, random)
        cards = cards_left(state)
        due: i64 = box.CARDS_A_ROUND - state.card
        filled: i64 = 0
        left = cards_to_come(state)
        pool: vec[i64] = vec[i64]([0] * box.CARDS)
        while filled < left:
            size: i64 = 0
            pattern: i64 = 0
            while pattern < box.PATTERNS:
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
            cards = box.ALL_CARDS
            due = box.CARDS_A_ROUND


def _alone(state: State, seat: i64) -> State:
    """The table without the other players. Maps that others hide (SG 2.1) are in the deck."""
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

    def __init__(self, planner: Planner, state: State, seat: i64, random: Rng, width: i64, stages: list[Stage]) -> None:
        self.planner = planner
        self.table = state  # the real state; the others' hidden marks are never used
        self.seat: i64 = seat
        self.state = _alone(state, seat)
        self.random = random
        self.stages = stages
        self.stage: Stage = stages[0]
        self.begun: i64 = 1  # how many stages have begun
        self.ways: list[Way] = Lister(planner, self.state).ways
        self.running: list[Way] = self.ways[: int(width)]
        self.asked: Way | None = None  # listed even when it has dropped out
        self.next: i64 = 0  # the remaining way to try next
        self.futures: i64 = 0
        self.checked: i64 = FIRST_LOOK
        self.future = Future(self.state, random)

    def consider(self, actions: list[int]) -> None:
        """Try this way as well, whatever the table thinks of it. Call it before the first simulation."""
        end = self._end(actions)
        for way in self.ways:
            # Two maps can be kept in either order; only their places differ.
            if sorted(way.actions) == sorted(actions) or self._end(way.actions) == end:
                way.actions = [*actions]
                self.asked = way
                if way not in self.running:
                    self.running.append(way)
                return

    def _end(self, actions: list[int]) -> tuple[object, ...]:
        """The result of a way, whatever the order of its marks."""
        world = self.state.copy()
        for action in actions:
            apply(world, 0, action)
        return world.key()

    # Trying them

    def grow(self, simulations: int) -> None:
        """Do simulations. Each is one way in one future."""
        for _ in range(simulations):
            if self.done():
                return
            way = self.running[self.next]
            self._simulate(way)
            self.next += 1
            if self.next == len(self.running):
                self.next = 0
                self.futures += 1
                if self.futures - self.stage.begins == self.checked:
                    self._drop()
                    self.checked += self.checked // 2
                if self.begun < len(self.stages) and self.futures == self.stages[self.begun].begins:
                    self._begin_stage()
                if not self.done():
                    self.future = Future(self.state, self.random)

    def _simulate(self, way: Way) -> None:
        world = self.future.state.copy()
        for action in way.actions:
            apply(world, 0, action)
        _play_on(self.planner, world, self.future, self.stage.depth, self.stage.keen)
        worth = self.planner.outlook(world, 0)
        way.total += worth
        way.results.append(worth)

    def _begin_stage(self) -> None:
        """Compare the remaining ways again, in futures played with more care."""
        self.stage = self.stages[self.begun]
        self.begun += 1
        self.checked = FIRST_LOOK
        for way in self.running:
            way.before = way.average()
            way.belief = self.stage.belief
            way.total = 0
            way.results = []

    def _drop(self) -> None:
        """Keep only the ways that may still be best."""
        leader = self._leader()
        stay: list[Way] = []
        for way in self.running:
            if way is leader or way is self.asked or not _lags(way, leader):
                stay.append(way)
        self.running = stay

    def _leader(self) -> Way:
        """The way with the best average, among those that have had the current future."""
        best = self.running[0]
        most: i64 = len(best.results)
        for way in self.running:
            if len(way.results) == most and way.average() > best.average():
                best = way
        return best

    # What was found

    def turn(self) -> list[int]:
        """The best turn, as a whole."""
        return self._leader().actions

    def careless(self, noise: float) -> list[int]:
        """The best turn by the table, with every worth misjudged by up to `noise` points."""
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

        The best way's scores come from whole games played by the table on all seats. The others differ from it by as
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
            _play_on(self.planner, world, Future(world, self.random), w.CARDS_IN_ALL, 0)
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


def _play_on(planner: Planner, world: State, future: Future, depth: i64, keen: i64) -> None:
    """Play by the table until this many more cards were revealed and marked, or the game is over."""
    used: i64 = 0
    drawn: i64 = 0
    while True:
        phase = world.phase
        if phase == MARK or phase == TAKE or phase == KEEP:
            seat = world.turn
            if keen and phase == MARK and not world.players[seat].ready:
                apply(world, seat, planner.mark_ahead(world, keen))
                continue
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
            while not world.deck & box.BIT[future.deck[drawn]]:
                drawn += 1
            apply(world, NONE, MAP_DRAWN + future.deck[drawn])


def judged(planner: Planner, state: State, seat: i64, turns: list[list[int]], futures: int, random: Rng) -> list[float]:
    """The seat's average final score after each of these turns, in the same futures, played with the most care."""
    alone = _alone(state, seat)
    totals = [0.0] * len(turns)
    for _ in range(futures):
        future = Future(alone, random)
        for number, turn in enumerate(turns):
            world = alone.copy()
            for action in turn:
                apply(world, 0, action)
            _play_on(planner, world, future, w.CARDS_IN_ALL, MOST_KEEN)
            totals[number] += float(scores(world)[0]) / float(futures)
    return totals


def _mark_anew(world: State, seat: i64) -> None:
    """The others' marks are hidden (SG 4.1): in an imagined game they mark again."""
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
