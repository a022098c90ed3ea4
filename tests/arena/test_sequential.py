"""The sequential test keeps its error rates, simulated with deals whose games hang together and with others."""

import random
from collections.abc import Iterator

import pytest

from sacbe.arena.sequential import FIRST_LOOK, Sequential
from sacbe.engine.errors import OptionError

MOST = 400


def deals(share: float, games: int, correlation: float, chance: random.Random) -> Iterator[list[float]]:
    """Deals of so many games, the luck of each deal drawn so that two games of it have this correlation."""
    for _ in range(MOST):
        luck = share
        if correlation:
            pull = (1 - correlation) / correlation
            luck = chance.betavariate(share * pull, (1 - share) * pull)
        yield [float(chance.random() < luck) for _ in range(games)]


def found_high(test: Sequential, share: float, games: int, correlation: float, runs: int = 1000) -> float:
    """How often the test finds `high`; it has to come to an end nearly always."""
    chance = random.Random(f"{test}{share}{games}{correlation}")
    ends = [test.stop(deals(share, games, correlation, chance)) for _ in range(runs)]
    assert sum(end is None for end in ends) <= runs // 50, "it does not stop"
    return sum(end is not None and end[1] for end in ends) / runs


TESTS = [
    (Sequential(0.25, 0.45), 4),
    (Sequential(0.33, 0.45), 4),
    (Sequential(0.5, 0.65), 2),
    (Sequential(0.25, 0.45, 0.01, 0.1), 4),
]


@pytest.mark.parametrize("correlation", [0.0, 0.1])
@pytest.mark.parametrize(("test", "games"), TESTS, ids=str)
def test_both_mistakes_are_as_rare_as_asked_for(test: Sequential, games: int, correlation: float) -> None:
    """A thousand runs tell 5 % from 7.2 % (three deviations); games of one deal hang together less than this."""
    runs = 1000
    for share, rate in ((test.low, test.false_high), (test.high, test.false_low)):
        high = found_high(test, share, games, correlation, runs)
        mistakes = high if share == test.low else 1 - high
        assert mistakes <= rate + 3 * (rate * (1 - rate) / runs) ** 0.5, (
            f"{mistakes:.1%} of runs with a share of {share}"
        )


def test_clear_cases_stop_soon_and_no_test_stops_before_the_first_look() -> None:
    test = Sequential(0.25, 0.45)
    assert test.stop([[1.0, 1.0, 1.0, 1.0]] * 40) == (FIRST_LOOK, True)
    assert test.stop([[0.0] * 4] * 40) == (FIRST_LOOK, False)
    assert test.stop([[1.0] * 4] * (FIRST_LOOK - 1)) is None
    assert test.stop([]) is None


def test_what_comes_after_the_stop_changes_nothing() -> None:
    chance = random.Random(4)
    rows = list(deals(0.45, 4, 0.1, chance))
    end = Sequential(0.25, 0.45).stop(rows)
    assert end is not None
    assert Sequential(0.25, 0.45).stop([*rows[: end[0]], *[[0.0] * 4] * 100]) == end
    assert Sequential(0.25, 0.45).stop(rows[: end[0] - 1]) is None


def test_deals_that_differ_more_than_luck_would_make_them_weigh_less() -> None:
    test = Sequential(0.25, 0.45)
    mixed = [[1.0, 0.0, 0.0, 1.0], [0.0, 1.0, 1.0, 0.0]] * 10
    lumped = [[1.0] * 4, [0.0] * 4] * 10
    assert 0 < test.evidence(lumped) < test.evidence(mixed) / 2


@pytest.mark.parametrize(
    ("test", "named"),
    [
        (Sequential(0.4, 0.3), "high"),
        (Sequential(0.25, 1.0), "high"),
        (Sequential(0.25, 0.4, 0.0), "false_high"),
        (Sequential(0.25, 0.4, 0.05, 0.9), "false_low"),
    ],
)
def test_what_is_no_test_is_refused(test: Sequential, named: str) -> None:
    with pytest.raises(OptionError, match=named):
        test.check()
