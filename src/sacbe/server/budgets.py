"""How long a bot may think: as its name says or its level usually takes, but never longer than the host allows."""

from typing import Final, NamedTuple

from sacbe.bots.budget import Budget
from sacbe.bots.levels import levels, usual_budget
from sacbe.server.limits import Limits

AT_ONCE: Final = 0.1
"""The seconds of a bot that does not search."""


class Spending(NamedTuple):
    """A bot's name without its budget, its budget for a turn, and the most seconds that this is."""

    bot: str
    budget: Budget | None
    seconds: float


def spending(level: str, game: str, limits: Limits) -> Spending:
    """What a bot may spend. Our bots that do not search answer at once; of other packages' bots nothing is known."""
    name, colon, written = level.partition(":")
    budget = Budget.parse(written) if colon else usual_budget(name, game)
    if budget is None:
        return Spending(name, None, AT_ONCE if name in levels(game) else limits.longest_thought)
    seconds = min(budget.seconds or limits.longest_thought, limits.longest_thought)
    simulations = budget.simulations
    if colon and simulations is not None:
        simulations = min(simulations, limits.most_simulations)
    return Spending(name, Budget(seconds, simulations), seconds)


def is_too_long(budget: Budget, limits: Limits) -> bool:
    """Is it more than the host allows?"""
    return (budget.seconds or 0) > limits.longest_thought or (budget.simulations or 0) > limits.most_simulations
