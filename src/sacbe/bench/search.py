"""Search: a rollout is a copy of a position from the middle of a game, played at random to its end."""

from sacbe.bench import measures
from sacbe.bench.cases import CASES, Case
from sacbe.bench.lines import Chapter, Line
from sacbe.bench.peers import Catanatron


def chapter(cases: tuple[Case, ...] = CASES) -> Chapter:
    catan = Line("Catan", "rollouts, catanatron", "rollouts/s", Catanatron().rollouts)
    return Chapter("Search", [catan, *(_line(case, catan) for case in cases)])


def _line(case: Case, catan: Line) -> Line:
    game = case.load()
    middle = measures.middle(game)
    return Line(
        game.title,
        "rollouts",
        "rollouts/s",
        lambda seconds, label: measures.rollouts(middle, seconds, label),
        catan,
    )
