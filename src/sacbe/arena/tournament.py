"""A tournament: which bots meet at which table, in which seats, with which deals.

A deal is a seed of chance. Every line-up plays every deal once in each rotation of its seats, so nobody is lucky with
seats, and the luck of the draw matters less. The game with a given index follows from the plan alone.
"""

import hashlib
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, combinations_with_replacement, pairwise
from typing import Any, Final

from sacbe.arena.kept_records import keep
from sacbe.arena.match import play
from sacbe.arena.processes import spread
from sacbe.arena.resumable import real, row, whole
from sacbe.arena.turn_times import Clock, Times
from sacbe.bots.clock import CLOCKS, WALL, using
from sacbe.bots.entrants import check_entrant
from sacbe.engine.errors import OptionError
from sacbe.engine.game import CHANCE, Game
from sacbe.engine.options import Value
from sacbe.engine.registry import load

Lineup = tuple[int, ...]
"""The bots at a table, as indexes into the list of all bots, in the order of seats before they rotate."""

PAIRS: Final = "pairs"
LADDER: Final = "ladder"
MIXED: Final = "mixed"
SELF_PLAY: Final = "self"
TABLES: Final = (PAIRS, LADDER, MIXED, SELF_PLAY)


@dataclass(frozen=True)
class GameResult:
    """The result of one game, by seat."""

    index: int
    scores: list[float]
    places: list[int]
    decisions: int
    decision_times: list[Times]
    turn_times: list[Times]

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.index,
            "scores": self.scores,
            "places": self.places,
            "decisions": self.decisions,
            "decision_times": [times.to_json() for times in self.decision_times],
            "turn_times": [times.to_json() for times in self.turn_times],
        }

    @classmethod
    def from_json(cls, data: dict[str, Any], players: int) -> "GameResult":
        """ValueError or LookupError if this is not the result of a game with this many players."""
        return cls(
            whole(data["game"]),
            [real(score) for score in row(data["scores"], players)],
            [whole(place, least=1, most=players) for place in row(data["places"], players)],
            whole(data["decisions"]),
            [Times.from_json(times) for times in row(data["decision_times"], players)],
            [Times.from_json(times) for times in row(data["turn_times"], players)],
        )


@dataclass(frozen=True)
class Tournament:
    """Which bots play which game. `tables` says which line-ups there are.

    - `pairs`: every two bots, one seat of the first and the others of the second, and the reverse;
    - `ladder`: the same, but each bot only against the next one in the list;
    - `mixed`: all bots together, or every selection that fills the table;
    - `self`: each bot against itself.
    """

    game: str
    options: dict[str, Value]
    bots: tuple[str, ...]
    seed: int
    tables: str = PAIRS
    watch: str = WALL
    """The clock for the bots' seconds: `wall`, or `processor` if other programs share the machine."""
    isolated: bool = False
    """Do Python bots play in processes of their own?"""
    records: str = ""
    """The folder for the records of all games; none if empty."""

    def load(self) -> Game:
        """The game, after checking that these bots can play it."""
        game = load(self.game, **self.options)
        if self.tables not in TABLES:
            raise OptionError("tables", f"must be one of {', '.join(TABLES)}, not {self.tables!r}")
        if self.watch not in CLOCKS:
            raise OptionError("watch", f"must be one of {', '.join(CLOCKS)}, not {self.watch!r}")
        if len(set(self.bots)) != len(self.bots):
            raise OptionError("bots", "each is named once, however many seats it takes")
        if len(self.bots) < 2 and self.tables != SELF_PLAY:
            raise OptionError("bots", "a tournament needs two bots or more; --tables self lets one play against itself")
        for bot in self.bots:
            check_entrant(bot, game)
        return game

    @cached_property
    def players(self) -> int:
        return load(self.game, **self.options).players

    @cached_property
    def seatings(self) -> list[tuple[Lineup, Lineup]]:
        """The games of one deal, in order: the line-up, and the bots as they sit."""
        found: dict[Lineup, Lineup] = {}
        for lineup in lineups(len(self.bots), self.players, self.tables):
            for shift in range(self.players):
                found.setdefault(lineup[shift:] + lineup[:shift], lineup)
        return [(lineup, seats) for seats, lineup in found.items()]

    def whole_deals(self, games: int) -> int:
        """This many games, rounded up to whole deals."""
        if games < 1:
            raise OptionError("games", f"must be at least 1, not {games}")
        return -(-games // len(self.seatings)) * len(self.seatings)

    def deal_of(self, index: int) -> int:
        return index // len(self.seatings)

    def lineup_of(self, index: int) -> Lineup:
        return self.seatings[index % len(self.seatings)][0]

    def seats_of(self, index: int) -> Lineup:
        """Which bot has each seat in the game with this index."""
        return self.seatings[index % len(self.seatings)][1]

    def begin(self) -> Callable[[int], GameResult]:
        """Plays the game with a given index."""
        game = self.load()
        return lambda index: self.play_one(game, index)

    def play_one(self, game: Game, index: int) -> GameResult:
        clock = Clock(game.players)
        names = [self.bots[bot] for bot in self.seats_of(index)]
        with using(self.watch):
            record = play(game, names, deal_seed(self.seed, self.deal_of(index)), clock, isolated=self.isolated)
        keep(record, self.records, index)
        pos = record.position
        length = sum(1 for entry in record.entries if entry.seat != CHANCE)
        return GameResult(index, list(pos.scores()), pos.ranking(), length, clock.decisions, clock.turns)

    def play(self, indexes: Sequence[int], processes: int = 1) -> Generator[GameResult, None, None]:
        """The results of these games, as they are finished, in one process or several."""
        return spread(self, indexes, processes)

    def to_json(self) -> dict[str, Any]:
        """Everything that the games depend on."""
        game = load(self.game, **self.options)
        return {
            "game": self.game,
            "rules": game.rules,
            "options": game.options,
            "bots": list(self.bots),
            "seed": self.seed,
            "tables": self.tables,
            "watch": self.watch,
            **({"isolated": True} if self.isolated else {}),
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Tournament":
        watch = data.get("watch", WALL)
        bots, isolated = tuple(data["bots"]), data.get("isolated", False)
        return cls(data["game"], data["options"], bots, data["seed"], data["tables"], watch, isolated)


def deal_seed(seed: int, deal: int) -> int:
    """The seed of one deal, for `sacbe.play`."""
    return int.from_bytes(hashlib.sha256(f"sacbe tournament/{seed}/{deal}".encode()).digest(), "big")


def lineups(bots: int, players: int, tables: str) -> list[Lineup]:
    """Every line-up of this many bots at a table, without its rotations."""
    if tables == SELF_PLAY:
        return [(bot,) * players for bot in range(bots)]
    if tables == LADDER:
        return [_alone(high, low, players) for high, low in pairwise(range(bots))]
    if tables == PAIRS:
        pairs = list(combinations(range(bots), 2))
        return [lineup for one, two in pairs for lineup in (_alone(one, two, players), _alone(two, one, players))]
    if bots >= players:
        return list(combinations(range(bots), players))
    choices = combinations_with_replacement(range(bots), players)
    return [choice for choice in choices if len(set(choice)) == bots]


def _alone(one: int, other: int, players: int) -> Lineup:
    return (one, *[other] * (players - 1))
