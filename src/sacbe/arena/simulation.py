"""Many games between the same bots, in one process or several, and their totals.

The game with a given index depends only on the seed and the index. Points are whole numbers or quarters, which add up
exactly in any order. So the totals do not depend on how the games are spread over processes.
"""

import hashlib
import math
from collections.abc import Callable, Generator
from dataclasses import dataclass, field

from sacbe.arena.intervals import wilson
from sacbe.arena.kept_records import keep
from sacbe.arena.match import play
from sacbe.arena.processes import spread
from sacbe.bots.entrants import check_entrant
from sacbe.engine.errors import OptionError
from sacbe.engine.game import CHANCE, Game
from sacbe.engine.options import Value
from sacbe.engine.registry import load

GAMES_A_CHUNK = 8
"""How many games a worker gets at once: few, so that progress is smooth and Ctrl-C quick."""


@dataclass(frozen=True)
class Plan:
    """What is played: a game with its options, the bots by seat, and the seed."""

    game: str
    options: dict[str, Value]
    bots: tuple[str, ...]
    seed: int
    rotate: bool = False
    isolated: bool = False
    records: str = ""
    """The folder for the records of all games; none if empty."""

    def load(self) -> Game:
        """The game, after checking that these bots can play it."""
        game = load(self.game, **self.options)
        if len(self.bots) != game.players:
            raise OptionError("seats", f"{game.players} players need {game.players} bots, not {len(self.bots)}")
        for bot in self.bots:
            check_entrant(bot, game)
        return game

    def begin(self) -> Callable[[int], "Outcome"]:
        """Plays the game with a given index."""
        game = self.load()
        return lambda index: play_one(self, game, index)

    def seating(self, index: int) -> list[int]:
        """Which of `bots` has each seat in the game with this index."""
        shift = index if self.rotate else 0
        return [(seat + shift) % len(self.bots) for seat in range(len(self.bots))]


def game_seed(seed: int, index: int) -> int:
    """The seed of one game of many, for `sacbe.play`."""
    return int.from_bytes(hashlib.sha256(f"sacbe sim/{seed}/{index}".encode()).digest(), "big")


@dataclass(frozen=True)
class Outcome:
    """The result of one game, by a bot's place in the plan. `length` counts the players' decisions."""

    scores: list[float]
    places: list[int]
    length: int


def play_one(plan: Plan, game: Game, index: int) -> Outcome:
    seating = plan.seating(index)
    bots = [plan.bots[entrant] for entrant in seating]
    record = play(game, bots, game_seed(plan.seed, index), isolated=plan.isolated)
    keep(record, plan.records, index)
    scores, places = record.position.scores(), record.position.ranking()
    seat_of = [seating.index(entrant) for entrant in range(len(seating))]
    length = sum(1 for entry in record.entries if entry.seat != CHANCE)
    return Outcome([scores[seat] for seat in seat_of], [places[seat] for seat in seat_of], length)


@dataclass
class Tally:
    """One bot's results so far. A win shared by k counts as 1/k."""

    games: int = 0
    total: float = 0
    squares: float = 0
    least: float = 0
    most: float = 0
    places: int = 0
    wins: dict[int, int] = field(default_factory=dict)
    """How often the bot won, by how many shared the win."""

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


class Totals:
    """The tallies of a simulation: one per seat, or one per bot's name if the seats rotate."""

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
    """The outcomes of this many games, as they are finished. More than one job means that many processes.

    If you do not take them all, close the generator: that ends the processes.
    """
    if games < 1:
        raise OptionError("games", f"must be at least 1, not {games}")
    plan.load()
    return spread(plan, range(games), jobs, GAMES_A_CHUNK)
