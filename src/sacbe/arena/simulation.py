"""Many games between the same bots, in one process or several, and what they add up to.

The game with a given index depends on the seed and the index alone. Points are whole numbers or quarters, which add up
exactly in any order, so the totals are the same however the games are spread over processes.
"""

import hashlib
import math
import multiprocessing
import os
import signal
import threading
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.synchronize import Event

from sacbe.arena.match import play
from sacbe.bots.levels import make_bot
from sacbe.engine.chance import rng
from sacbe.engine.errors import OptionError, SacbeError
from sacbe.engine.game import CHANCE, Game
from sacbe.engine.options import Value
from sacbe.engine.registry import load

Z_95 = 1.959963984540054
"""Ninety-five of a hundred normal values lie within so many standard deviations."""
GAMES_A_CHUNK = 8
"""Handed to a worker at once: few, so that progress is smooth and Ctrl-C quick."""


@dataclass(frozen=True)
class Plan:
    """Who plays what: a game with its options, the bots by seat, and the seed of it all."""

    game: str
    options: dict[str, Value]
    bots: tuple[str, ...]
    seed: int
    rotate: bool = False

    def load(self) -> Game:
        """The game, once it is certain that these bots can play it."""
        game = load(self.game, **self.options)
        if len(self.bots) != game.players:
            raise OptionError("seats", f"{game.players} players need {game.players} bots, not {len(self.bots)}")
        for bot in self.bots:
            make_bot(bot, game, rng(self.seed))
        return game

    def seating(self, index: int) -> list[int]:
        """Which of `bots` sits in each seat in the game with this index."""
        shift = index if self.rotate else 0
        return [(seat + shift) % len(self.bots) for seat in range(len(self.bots))]


def game_seed(seed: int, index: int) -> int:
    """The seed of one game of many, for `sacbe.play`."""
    return int.from_bytes(hashlib.sha256(f"sacbe sim/{seed}/{index}".encode()).digest(), "big")


@dataclass(frozen=True)
class Outcome:
    """What one game came to, by the place of a bot in the plan; `length` counts the players' decisions."""

    scores: list[float]
    places: list[int]
    length: int


def play_one(plan: Plan, game: Game, index: int) -> Outcome:
    seating = plan.seating(index)
    record = play(game, [plan.bots[entrant] for entrant in seating], game_seed(plan.seed, index))
    scores, places = record.position.scores(), record.position.ranking()
    seat_of = [seating.index(entrant) for entrant in range(len(seating))]
    length = sum(1 for entry in record.entries if entry.seat != CHANCE)
    return Outcome([scores[seat] for seat in seat_of], [places[seat] for seat in seat_of], length)


@dataclass
class Tally:
    """What one bot has reached so far. A win shared by k counts as the k-th part of one."""

    games: int = 0
    total: float = 0
    squares: float = 0
    least: float = 0
    most: float = 0
    places: int = 0
    wins: dict[int, int] = field(default_factory=dict)
    """By how many shared the win: how often."""

    def add(self, score: float, place: int, winners: int) -> None:
        self.least = min(self.least, score) if self.games else score
        self.most = max(self.most, score) if self.games else score
        self.games += 1
        self.total += score
        self.squares += score * score
        self.places += place
        if place == 1:
            self.wins[winners] = self.wins.get(winners, 0) + 1

    @property
    def mean(self) -> float:
        return self.total / self.games

    @property
    def deviation(self) -> float:
        """The standard deviation of the scores; 0 for a single game."""
        if self.games < 2:
            return 0.0
        return math.sqrt((self.games * self.squares - self.total**2) / (self.games * (self.games - 1)))

    @property
    def won(self) -> float:
        return sum(times / winners for winners, times in sorted(self.wins.items()))

    @property
    def win_share(self) -> float:
        return self.won / self.games

    @property
    def win_interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)

    @property
    def mean_place(self) -> float:
        return self.places / self.games


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson's score: sensible for few games and for shares near 0 and 1."""
    share = won / games
    spread = Z_95 * math.sqrt(share * (1 - share) / games + Z_95**2 / (4 * games**2))
    middle = share + Z_95**2 / (2 * games)
    scale = 1 + Z_95**2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


class Totals:
    """The tallies of a simulation: one per seat, or per name of a bot where the seats rotate."""

    def __init__(self, plan: Plan) -> None:
        names = tuple(dict.fromkeys(plan.bots)) if plan.rotate else plan.bots
        self.names = names
        self.tallies = [Tally() for _ in names]
        self.games = 0
        self.length = 0
        self._tally_of = [names.index(bot) if plan.rotate else seat for seat, bot in enumerate(plan.bots)]

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.length += outcome.length
        winners = outcome.places.count(1)
        for entrant, tally in enumerate(self._tally_of):
            self.tallies[tally].add(outcome.scores[entrant], outcome.places[entrant], winners)

    @property
    def mean_length(self) -> float:
        return self.length / self.games


def simulate(plan: Plan, games: int, jobs: int = 1) -> Generator[Outcome, None, None]:
    """The outcomes of so many games, as they are finished. More than one job means that many processes.

    Close the generator if you do not take all of them: the processes end then.
    """
    if games < 1:
        raise OptionError("games", f"must be at least 1, not {games}")
    if jobs < 1:
        raise OptionError("jobs", f"must be at least 1, not {jobs}")
    game = plan.load()
    if min(jobs, games) == 1:
        return (play_one(plan, game, index) for index in range(games))
    return _spread(plan, games, min(jobs, games))


def _spread(plan: Plan, games: int, jobs: int) -> Generator[Outcome, None, None]:
    """Workers are started fresh (never forked), leave Ctrl-C to this process, and end when it ends."""
    spawn = multiprocessing.get_context("spawn")
    stop = spawn.Event()
    size = min(GAMES_A_CHUNK, math.ceil(games / jobs))
    chunks = (range(first, min(first + size, games)) for first in range(0, games, size))
    with ProcessPoolExecutor(jobs, spawn, _begin_work, (plan, stop)) as workers:
        try:
            with _interrupts_ignored():
                running: set[Future[list[Outcome]]] = set()
                for _, chunk in zip(range(2 * jobs), chunks, strict=False):
                    running.add(workers.submit(_work, chunk))
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for _, chunk in zip(done, chunks, strict=False):
                    running.add(workers.submit(_work, chunk))
                for finished in done:
                    yield from finished.result()
        except BrokenProcessPool:
            raise SacbeError("a worker process was ended from outside; try fewer --jobs") from None
        finally:
            stop.set()
            workers.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Processes started meanwhile are born deaf to Ctrl-C, so that none complains before it has begun."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# In a worker


@dataclass
class _Task:
    plan: Plan
    game: Game
    stop: Event


_task: list[_Task] = []


def _begin_work(plan: Plan, stop: Event) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _task.append(_Task(plan, plan.load(), stop))


def _end_with_parent() -> None:
    """A parent that was killed cannot say that it is over."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _work(indexes: range) -> list[Outcome]:
    task = _task[0]
    outcomes: list[Outcome] = []
    for index in indexes:
        if task.stop.is_set():
            break
        outcomes.append(play_one(task.plan, task.game, index))
    return outcomes
