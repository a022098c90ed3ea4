"""The ruler: is one bot stronger than another? It sits alone among nothing but the other, once in every seat of a deal.

Games, futures and files are those of a tournament whose tables are a `ladder` of two. New is only that a sequential
test looks at whole deals, in their order, and ends it. So the verdict does not depend on how many processes played.
"""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from math import fsum
from typing import Any

from sacbe.arena.intervals import Interval, share_interval
from sacbe.arena.sequential import Sequential
from sacbe.arena.tournament import GameResult, Tournament
from sacbe.engine.errors import OptionError

GAIN = 0.1
"""What a stronger bot wins more than its part, if nothing else is said."""


@dataclass(frozen=True)
class Verdict:
    """What whole deals say of the first bot of a plan."""

    stronger: bool | None
    """None if the test has not stopped."""
    deals: int
    games: int
    share: float
    interval: Interval
    """Of the share, 95 %, as if the number of games had been fixed before."""
    score: float
    others: float
    """Means of its score and of the others'."""
    evidence: float


def usual_test(players: int, low: float | None, high: float | None, false_high: float, false_low: float) -> Sequential:
    """Its part of the wins against a tenth more, where nothing else is said."""
    least = 1 / players if low is None else low
    test = Sequential(least, least + GAIN if high is None else high, false_high, false_low)
    if not 0 < least < 1:
        raise OptionError("low", f"is a share between 0 and 1, not {least:g}")
    test.check()
    return test


def whole_deals(plan: Tournament, games: Mapping[int, GameResult]) -> Iterator[list[GameResult]]:
    """The games of each deal in order, as far as all are there."""
    each = len(plan.seatings)
    first = 0
    while all(index in games for index in range(first, first + each)):
        yield [games[index] for index in range(first, first + each)]
        first += each


def wins(plan: Tournament, deal: list[GameResult]) -> list[float]:
    """The part of the win that the first bot had in each game of a deal."""
    return [1 / game.places.count(1) if game.places[_seat(plan, game)] == 1 else 0.0 for game in deal]


def judge(plan: Tournament, test: Sequential, games: Mapping[int, GameResult]) -> Verdict | None:
    """What the games say up to where the test stopped, or so far; None before the first whole deal."""
    deals = list(whole_deals(plan, games))
    won = [wins(plan, deal) for deal in deals]
    end = test.stop(won)
    if end is not None:
        deals, won = deals[: end[0]], won[: end[0]]
    if not deals:
        return None
    played = [game for deal in deals for game in deal]
    own = [game.scores[_seat(plan, game)] for game in played]
    others = [(fsum(game.scores) - score) / (plan.players - 1) for game, score in zip(played, own, strict=True)]
    return Verdict(
        None if end is None else end[1],
        len(deals),
        len(played),
        fsum(map(fsum, won)) / len(played),
        share_interval(won),
        fsum(own) / len(own),
        fsum(others) / len(others),
        test.evidence(won),
    )


def named(test: Sequential) -> dict[str, Any]:
    """What stands of the test in the plan of a results file."""
    return {"test": asdict(test)}


def _seat(plan: Tournament, game: GameResult) -> int:
    """Where the first bot sat."""
    return plan.seats_of(game.index).index(0)
