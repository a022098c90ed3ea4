"""The engine: random play beside catanatron, stepping from Python beside OpenSpiel's backgammon, copies, memory."""

import sacbe
from sacbe.bench import measures
from sacbe.bench.cases import CASES, MEMORY_KIB, STEPPED, Case
from sacbe.bench.lines import Chapter, Line
from sacbe.bench.peers import Catanatron, SpielPeer
from sacbe.bench.worker import InterpretedWorker
from sacbe.engine.registry import house_games

COMPILED_GAMES = 20_000
INTERPRETED_GAMES = 500
"""How many games the memory is watched over."""


def chapter(worker: InterpretedWorker, cases: tuple[Case, ...] = CASES) -> Chapter:
    catan = Line("Catan", "random play, catanatron", "actions/s", Catanatron().random_play)
    backgammon = Line(
        "Backgammon", "stepped from Python, OpenSpiel (C++)", "actions/s", SpielPeer("backgammon").stepped
    )
    lines = [catan, backgammon]
    for case in cases:
        lines += _lines(case, worker, catan, backgammon)
    return Chapter("Engine", lines)


def _lines(case: Case, worker: InterpretedWorker, catan: Line, backgammon: Line) -> list[Line]:
    game = case.load()
    middle = measures.middle(game)
    title = game.title
    lines: list[Line] = []
    if sacbe.compiled and case.game in house_games():
        lines.append(
            Line(
                title,
                "random play, compiled",
                "actions/s",
                lambda seconds, label: measures.random_play(game, seconds, label),
                catan,
                case.compiled,
            )
        )
    lines += [
        Line(
            title,
            "random play, interpreted",
            "actions/s",
            lambda seconds, label: worker.random_play(case, seconds, label),
            catan,
            case.interpreted,
        ),
        Line(
            title,
            "stepped from Python",
            "actions/s",
            lambda seconds, label: measures.stepped_play(game, seconds, label),
            backgammon,
            STEPPED if sacbe.compiled and case.game in house_games() else None,
        ),
        Line(
            title,
            "copy",
            "us",
            lambda seconds, label: measures.copy_time(middle, seconds / 4),
            below=case.copy_us if sacbe.compiled else None,
        ),
    ]
    return lines


def memory(cases: tuple[Case, ...] = CASES) -> Chapter:
    """What random games leave behind; measured once, after everything else."""
    games = COMPILED_GAMES if sacbe.compiled else INTERPRETED_GAMES
    lines: list[Line] = []
    for case in cases:
        game = case.load()
        name = f"memory left behind by {games:,} games"
        line = Line(game.title, name, "KiB", lambda seconds, label: 0.0, below=MEMORY_KIB)
        line.values.append(measures.memory_growth(game, games))
        lines.append(line)
    return Chapter("Memory", lines)
