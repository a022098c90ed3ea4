"""Environments: batches beside single games, PettingZoo and OpenSpiel beside their own games.

What is measured is a whole step as a learner takes it: what the seat sees, what it may do, a random legal action.
"""

import atexit
import time

from librt.vecs import vec
from mypy_extensions import u8

import sacbe
from sacbe.bench.cases import BATCH, BATCH_SIZE, BEST_BATCH, CASES, LOOKING_UP, PETTINGZOO, WORKERS, Case
from sacbe.bench.lines import Chapter, Line, Measuring
from sacbe.bench.measures import step, stepped_play
from sacbe.bench.peers import PettingZooPeer, SpielPeer, play_aec
from sacbe.engine.chance import rng
from sacbe.engine.game import CHANCE, Game
from sacbe.envs.arrays import mask_array, observation_array
from sacbe.envs.batch import AT_ONCE, GameBatch, best_size
from sacbe.envs.pettingzoo import env
from sacbe.envs.workers import WorkerBatch


def chapter(cases: tuple[Case, ...] = CASES) -> Chapter:
    four = Line("Connect four", "PettingZoo's own", "steps/s", PettingZooPeer().steps)
    noughts = Line("Noughts and crosses", "OpenSpiel, in Python", "actions/s", SpielPeer("python_tic_tac_toe").stepped)
    lines = [four, noughts]
    for case in cases:
        lines += _lines(case, four, noughts)
    return Chapter("Environments", lines)


def _lines(case: Case, four: Line, noughts: Line) -> list[Line]:
    game = case.load()
    title = game.title
    bare = Line(title, "single games, actions only", "steps/s", lambda seconds, n: stepped_play(game, seconds, n))
    single = Line(title, "single games with observation and mask", "steps/s", _single(game))
    many, best = _batch(GameBatch(game, BATCH_SIZE)), best_size(game)
    chosen = _batch(GameBatch(game, best))
    one = Line(title, f"batch of {BATCH_SIZE:,}, by the wall clock", "steps/s", _stepped(game))
    table = env(game)
    deaf = [Line(title, "longest until a batch hears Ctrl-C", "s", _deaf(game), below=LOOKING_UP)]
    return [
        bare,
        single,
        Line(title, f"batch of {BATCH_SIZE:,}, as against actions only", "steps/s", many, bare),
        Line(title, f"batch of {BATCH_SIZE:,}, as against the same work", "steps/s", many, single, BATCH),
        Line(title, f"batch of {best:,}, as against the same work", "steps/s", chosen, single, BEST_BATCH),
        one,
        Line(title, f"two workers with {BATCH_SIZE:,} each", "steps/s", _workers(game), one, WORKERS),
        *(deaf if sacbe.compiled else ()),  # uncompiled code hears it at once
        Line(title, "PettingZoo", "steps/s", lambda seconds, n: play_aec(table, seconds, n), four, PETTINGZOO),
        Line(title, "OpenSpiel", "actions/s", SpielPeer("sacbe_" + case.game).stepped, noughts),
    ]


def _single(game: Game) -> Measuring:
    """Single games through the public Position: as in `stepped_play`, with what a batch fills in before each action."""
    numbers, legal = game.observation.blank(), vec[u8]([0] * game.decisions)
    seen, allowed = observation_array(numbers), mask_array(legal)

    def measure(seconds: float, label: int) -> float:
        random = rng("bench", label)
        steps, begun = 0, time.process_time()
        while time.process_time() - begun < seconds:
            pos = game.start()
            while not pos.is_over:
                turn = pos.turn
                if turn is not None and turn != CHANCE:
                    pos.observe(turn, numbers)
                    pos.mask(turn, legal)
                    seen.copy()
                    allowed.copy()
                steps += step(pos, random)
        return steps / (time.process_time() - begun)

    return measure


def _stepped(game: Game) -> Measuring:
    """A batch in this process, by the wall clock."""
    games = GameBatch(game, BATCH_SIZE)
    return lambda seconds, label: _by_the_wall(games, seconds)


def _workers(game: Game) -> Measuring:
    """Two processes with as many games each; they end with this one."""
    made: list[WorkerBatch] = []

    def measure(seconds: float, label: int) -> float:
        if not made:
            made.append(WorkerBatch(game, 2 * BATCH_SIZE, workers=2))
            atexit.register(made[0].close)
        return _by_the_wall(made[0], seconds)

    return measure


def _by_the_wall(games: GameBatch | WorkerBatch, seconds: float) -> float:
    steps, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        games.step(games.sample())
        steps += games.n
    return steps / (time.perf_counter() - begun)


def _deaf(game: Game) -> Measuring:
    """How long compiled code steps games before Python looks up: so many steps, by what one of many games takes."""
    stepped = _batch(GameBatch(game, BATCH_SIZE))
    return lambda seconds, label: AT_ONCE / stepped(seconds, label)


def _batch(games: GameBatch) -> Measuring:
    def measure(seconds: float, label: int) -> float:
        games.reset(label)
        steps, begun = 0, time.process_time()
        while time.process_time() - begun < seconds:
            games.step(games.sample())
            steps += games.n
        return steps / (time.process_time() - begun)

    return measure
