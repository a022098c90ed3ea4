"""The engine benchmark: everything is measured in turn, in several rounds, so that noise hits all alike.

A ratio is taken within each round; what counts is the median over the rounds, and the spread says how far to trust it.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median

import sacbe
from sacbe.bench import measures
from sacbe.bench.cases import ENGINE_CASES, MEMORY_KIB, EngineCase
from sacbe.bench.peers import Catanatron
from sacbe.bench.worker import InterpretedWorker

ROUNDS = 7
COMPILED_GAMES = 20_000
INTERPRETED_GAMES = 500
"""How many games the memory is watched over."""


@dataclass
class Measure:
    """One quantity over all rounds. `ratios` compare it with the peer's of the same round."""

    name: str
    unit: str
    values: list[float] = field(default_factory=list)
    ratios: list[float] = field(default_factory=list)
    at_least: float | None = None
    """The bar for the ratio."""
    below: float | None = None
    """The bar for the value."""

    @property
    def value(self) -> float:
        return median(self.values)

    @property
    def ratio(self) -> float | None:
        return median(self.ratios) if self.ratios else None

    @property
    def ok(self) -> bool | None:
        """Is the bar cleared? None where there is none."""
        if self.at_least is not None:
            return median(self.ratios) >= self.at_least
        return None if self.below is None else self.value < self.below


@dataclass
class Report:
    """What a run has found: the peer's speed and, per game, its measures."""

    peer: str
    rounds: int
    peer_play: Measure
    games: dict[str, list[Measure]]

    @property
    def ok(self) -> bool:
        return all(measure.ok is not False for measures in self.games.values() for measure in measures)


class _Round:
    """What is measured of one game in each round."""

    def __init__(self, case: EngineCase, worker: InterpretedWorker) -> None:
        self.case = case
        self.game = case.load()
        self.worker = worker
        self.middle = measures.middle(self.game)
        self.interpreted = Measure("random play, interpreted", "actions/s", at_least=case.interpreted)
        self.copy = Measure("copy", "us", below=case.copy_us if sacbe.compiled else None)
        self.stepped = Measure("stepped from Python", "actions/s")
        self.compiled = Measure("random play, compiled", "actions/s", at_least=case.compiled)
        self.memory = Measure("memory left behind", "KiB", below=MEMORY_KIB)

    def measure(self, seconds: float, number: int) -> None:
        if sacbe.compiled:
            self.compiled.values.append(measures.random_play(self.game, seconds, number))
        self.interpreted.values.append(self.worker.random_play(self.case, seconds, number))
        self.stepped.values.append(measures.stepped_play(self.game, seconds, number))
        self.copy.values.append(measures.copy_time(self.middle, seconds / 4))

    def compare(self, peer: float) -> None:
        for play in (self.compiled, self.interpreted, self.stepped):
            if play.values:
                play.ratios.append(play.values[-1] / peer)

    def measures(self) -> list[Measure]:
        self.memory.name += f" by {_watched_games():,} games"
        self.memory.values.append(measures.memory_growth(self.game, _watched_games()))
        shown = (self.compiled, self.interpreted, self.stepped, self.copy, self.memory)
        return [measure for measure in shown if measure.values]


def _watched_games() -> int:
    return COMPILED_GAMES if sacbe.compiled else INTERPRETED_GAMES


def run(seconds: float, rounds: int, tick: Callable[[], None], cases: tuple[EngineCase, ...] = ENGINE_CASES) -> Report:
    """Measure for about so many seconds; `tick` is called after each round."""
    peer = Catanatron()
    peer_play = Measure("random play, catanatron", "actions/s")
    slice_seconds = seconds / rounds / (1 + 4 * len(cases))
    with InterpretedWorker() as worker:
        games = [_Round(case, worker) for case in cases]
        # A first, short round warms everything up and is thrown away.
        for game in games:
            game.measure(slice_seconds / 10, 0)
            for warm in (game.compiled, game.interpreted, game.stepped, game.copy):
                warm.values.clear()
        peer.random_play(slice_seconds / 10, 0)
        for number in range(1, rounds + 1):
            peer_play.values.append(peer.random_play(slice_seconds, number))
            for game in games:
                game.measure(slice_seconds, number)
                game.compare(peer_play.values[-1])
            tick()
    found = {game.case.game: game.measures() for game in games}
    return Report(f"catanatron {peer.version}", rounds, peer_play, found)
