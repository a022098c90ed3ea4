"""Budgets and how they are kept: slices, deadlines, stops."""

import threading
import time

import pytest
from tests.bots.patience import quickest

from sacbe.bots import clock
from sacbe.bots.budget import Budget
from sacbe.bots.thinking import SLICE, Verdict, think
from sacbe.engine.errors import OptionError


class Counting:
    """A search that only counts, and takes its time."""

    def __init__(self, seconds: float = 0.0, enough: int = 10**9) -> None:
        self.slices: list[int] = []
        self._seconds = seconds
        self._enough = enough

    def grow(self, simulations: int) -> None:
        self.slices.append(simulations)
        if self._seconds:
            time.sleep(self._seconds * simulations)

    def turn(self) -> list[int]:
        return [sum(self.slices)]

    def done(self) -> bool:
        return sum(self.slices) >= self._enough

    def verdicts(self) -> list[Verdict]:
        return [Verdict(self.turn(), sum(self.slices), [1.0], [1.0])]


@pytest.mark.parametrize("simulations", [1, 2, 3, 100, 12345])
def test_simulations_are_spent_to_the_last_and_not_one_more(simulations: int) -> None:
    search = Counting()
    assert think(search, Budget(simulations=simulations)) == simulations
    assert search.turn()[0] == simulations
    assert all(size >= 1 for size in search.slices)


def test_time_is_kept_and_used() -> None:
    def took() -> float:
        search = Counting(seconds=0.0005)
        begun = time.perf_counter()
        think(search, Budget(seconds=0.2))
        return time.perf_counter() - begun

    most = 0.2 + 20 * SLICE
    least = quickest(took, most)
    assert least >= 0.19, "it gave up early"
    assert least < most, "it thought on"


def test_what_would_not_be_over_in_time_is_not_begun() -> None:
    def took() -> float:
        search = Counting(seconds=0.06)
        begun = time.perf_counter()
        think(search, Budget(seconds=0.2))
        assert 1 <= search.turn()[0] <= 3
        return time.perf_counter() - begun

    assert quickest(took, 0.24) < 0.24


def test_preparation_counts_as_thinking() -> None:
    search = Counting(seconds=0.0005)
    assert think(search, Budget(seconds=0.2), since=time.perf_counter() - 1) == 0


class Waiting(Counting):
    """A search that spends next to no time of the processor, only of the wall."""

    def grow(self, simulations: int) -> None:
        self.slices.append(simulations)
        time.sleep(0.01)

    def done(self) -> bool:
        return len(self.slices) == 20


def test_by_the_processors_watch_waiting_costs_nothing() -> None:
    search = Waiting()
    with clock.using(clock.PROCESSOR):
        think(search, Budget(seconds=0.1))
    assert search.done(), "waiting was counted as thinking"
    search = Waiting()
    think(search, Budget(seconds=0.1))
    assert not search.done(), "the watch of the wall was not put on again"


def test_slices_stay_small_so_that_others_can_run() -> None:
    search = Counting(seconds=0.0005)
    think(search, Budget(seconds=0.3))
    assert max(search.slices) <= 2 * SLICE / 0.0005


def test_whichever_limit_comes_first_ends_it() -> None:
    assert think(Counting(), Budget(seconds=60, simulations=7)) == 7
    assert think(Counting(seconds=0.01), Budget(seconds=0.05, simulations=10**6)) < 100


def test_a_search_that_has_found_everything_ends() -> None:
    assert think(Counting(enough=1), Budget(seconds=60)) == 1
    assert think(Counting(enough=0), Budget(simulations=9)) == 0


def test_a_stop_from_another_thread_is_obeyed() -> None:
    stop = threading.Event()
    search = Counting(seconds=0.0005)
    threading.Timer(0.1, stop.set).start()
    begun = time.perf_counter()
    think(search, Budget(seconds=60), stop)
    assert time.perf_counter() - begun < 5
    assert search.turn()[0] > 0


def test_a_stop_before_the_start_leaves_the_first_answer() -> None:
    stop = threading.Event()
    stop.set()
    assert think(Counting(), Budget(), stop) == 0


def test_thinking_for_ever_is_refused() -> None:
    with pytest.raises(ValueError, match="needs something that stops it"):
        think(Counting(), Budget())


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("0.5s", Budget(seconds=0.5)),
        ("2s", Budget(seconds=2)),
        ("250ms", Budget(seconds=0.25)),
        ("200", Budget(simulations=200)),
    ],
)
def test_budgets_are_read_as_people_write_them(text: str, budget: Budget) -> None:
    assert Budget.parse(text) == budget
    assert Budget.parse(str(budget)) == budget


@pytest.mark.parametrize("text", ["", "s", "0.5", "-1s", "1 s", "fast", "1e3", "nans", "infs", "2m", "1.s", "٣s"])
def test_a_budget_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(OptionError, match="option 'budget'"):
        Budget.parse(text)


@pytest.mark.parametrize("text", ["0s", "0ms", "0", "0.0s"])
def test_a_budget_of_nothing_is_refused(text: str) -> None:
    with pytest.raises(OptionError, match="must be"):
        Budget.parse(text)


def test_a_budget_says_what_it_is() -> None:
    assert str(Budget()) == "until stopped"
    assert str(Budget(1.5, 20)) == "1.5s and 20"
