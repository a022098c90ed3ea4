"""Ratings of bots from their places, by OpenSkill's Plackett-Luce model (an open relative of TrueSkill)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from sacbe.engine.errors import SacbeError


@dataclass(frozen=True)
class Rating:
    """A bot's estimated strength, and the uncertainty of the estimate. Everyone begins with 25 and 8.33."""

    skill: float
    doubt: float

    @property
    def at_least(self) -> float:
        """A strength that the bot almost surely has: three times the doubt below the estimate."""
        return self.skill - 3 * self.doubt


def rate(bots: int, games: Iterable[tuple[Sequence[int], Sequence[int]]]) -> list[Rating]:
    """The bots' ratings after these games, in order. Each game lists the bot and the place of every seat.

    A bot with several seats in a game gets the mean of its seats' changes. A game of a bot against itself alone changes
    nothing.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise SacbeError("ratings need the package openskill; install it with: pip install 'sacbe[arena]'") from None
    model = PlackettLuce()
    ratings = [(model.mu, model.sigma)] * bots
    for seats, places in games:
        if len(set(seats)) == 1:
            continue
        teams = [[model.create_rating(list(ratings[bot]))] for bot in seats]
        after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in places])]
        for bot in set(seats):
            mine = [rating for rating, sitting in zip(after, seats, strict=True) if sitting == bot]
            ratings[bot] = (fmean(rating.mu for rating in mine), fmean(rating.sigma for rating in mine))
    return [Rating(skill, doubt) for skill, doubt in ratings]
