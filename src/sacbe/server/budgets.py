"""How long a bot may think here: what its name says or its level usually takes, and never more than the host allows."""

from typing import Final, NamedTuple

from sacbe.bots.budget import Budget
from sacbe.bots.levels import levels, usual_budget
from sacbe.server.limits import Limits

AT_ONCE: Final = 0.1
"""What a bot takes that does not search, in seconds."""


class Spending(NamedTuple):
    """A bot without the budget in its name, what it may spend on a turn, and how many seconds that is at most."""

    bot: str
    budget: Budget | None
    seconds: float


def spending(level: str, game: str, limits: Limits) -> Spending:
    """What a bot may spend. Our own that do not search answer at once; of others nobody knows."""
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
