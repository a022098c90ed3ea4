"""The ladder that all games have in common, and the purse from which the decisions of a turn are paid."""

from dataclasses import dataclass, field
from threading import Event

import pytest

import sacbe
from sacbe.bots import clock
from sacbe.bots.budget import Budget
from sacbe.bots.ladder import Purse
from sacbe.bots.levels import ladder, levels, make_bot, usual_budget
from sacbe.bots.thinking import Verdict
from sacbe.engine.chance import rng
from sacbe.engine.errors import OptionError


@dataclass
class Counted:
    """A search that only counts its simulations."""

    grown: int = 0
    sizes: list[int] = field(default_factory=list)

    def grow(self, simulations: int) -> None:
        self.grown += simulations

    def turn(self) -> list[int]:
        return [0]

    def done(self) -> bool:
        return False

    def verdicts(self) -> list[Verdict]:
        return []


def test_the_decisions_of_a_turn_share_its_simulations() -> None:
    purse, search = Purse(Budget(simulations=40)), Counted()
    for share, grown in ((0.75, 30), (1.0, 40), (1.0, 40)):
        purse.spend(search, Event(), clock.seconds(), share)
        assert search.grown == grown


def test_a_purse_that_is_filled_again_has_all_simulations_and_no_more_time() -> None:
    purse, search = Purse(Budget(seconds=0.5, simulations=40)), Counted()
    for grown in (40, 80):
        purse.spend(search, Event(), clock.seconds(), 1)
        assert search.grown == grown
        purse.refill()
    purse.spend(search, Event(), clock.seconds() - 1, 1)
    assert search.grown == 80


def test_simulations_may_be_shared_otherwise_than_seconds() -> None:
    search = Counted()
    Purse(Budget(simulations=40)).spend(search, Event(), clock.seconds(), 0.1, simulations=1)
    assert search.grown == 40


def test_what_was_thought_before_counts() -> None:
    """A decision began when the bot was asked, not when its search was ready."""
    purse, search = Purse(Budget(seconds=0.5)), Counted()
    purse.spend(search, Event(), clock.seconds() - 1, 1)
    assert search.grown == 0
    purse.spend(search, Event(), clock.seconds(), 1)
    assert search.grown == 0


def test_with_less_than_the_least_time_nothing_is_begun() -> None:
    for least, begins in ((0.0, True), (0.02, False)):
        search = Counted()
        Purse(Budget(seconds=0.01), least).spend(search, Event(), clock.seconds(), 1)
        assert (search.grown > 0) == begins


@pytest.mark.parametrize("game", sacbe.games())
def test_only_those_that_search_have_a_budget(game: str) -> None:
    for name in levels(game):
        searches = usual_budget(name, game) is not None
        try:
            make_bot(name, sacbe.load(game), rng(1), Budget(simulations=1))
        except OptionError:
            assert not searches, name
        else:
            assert searches, name


@pytest.mark.parametrize("game", sacbe.games())
def test_the_levels_come_in_the_order_of_their_strength(game: str) -> None:
    assert [name for name in ladder(game).bots if name != "greedy"] == ["novice", "casual", "strong", "expert"]
