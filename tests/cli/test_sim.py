"""`sacbe sim`: the same seed gives the same totals, the sums are right, mistakes are named."""

import json
import math
from typing import Any

import pytest
from tests.cli.conftest import Command

import sacbe
from sacbe.arena.intervals import wilson
from sacbe.arena.simulation import Outcome, Plan, Tally, Totals, game_seed, play_one, simulate
from sacbe.engine.errors import OptionError

SIM = ("sim", "silver_gold", "--seats", "greedy,random", "--seed", "1")


def _steady(out: str) -> dict[str, Any]:
    """The JSON results without what the clock decides."""
    whole: dict[str, Any] = json.loads(out)
    assert whole.pop("seconds") > 0
    assert whole.pop("games_per_second") > 0
    return whole


def test_totals_are_the_same_however_many_processes_play(command: Command) -> None:
    one = command(*SIM, "--games", "12", "--processes", "1", "--json")
    two = command(*SIM, "--games", "12", "--processes", "2", "--json")
    assert (one.code, two.code) == (0, 0)
    assert _steady(one.out) == _steady(two.out)


def test_another_seed_gives_other_games(command: Command) -> None:
    one = command(*SIM, "--games", "3", "--processes", "1", "--json")
    other = command(*SIM[:-1], "2", "--games", "3", "--processes", "1", "--json")
    assert _steady(one.out)["results"] != _steady(other.out)["results"]


def test_results_are_those_of_the_games_played_one_by_one(command: Command) -> None:
    games = [sacbe.play(sacbe.load("silver_gold", players=2), ["greedy", "random"], game_seed(1, i)) for i in range(4)]
    scores = [record.position.scores() for record in games]
    results = _steady(command(*SIM, "--games", "4", "--processes", "1", "--json").out)["results"]
    for seat in (0, 1):
        assert results[seat]["seat"] == "AB"[seat]
        assert results[seat]["games"] == 4
        assert results[seat]["mean"] == sum(score[seat] for score in scores) / 4
        assert results[seat]["min"] == min(score[seat] for score in scores)
        assert results[seat]["max"] == max(score[seat] for score in scores)


def test_rotating_bots_are_counted_by_name() -> None:
    plan = Plan("silver_gold", {"players": 3}, ("random", "greedy", "random"), seed=5, rotate=True)
    totals = Totals(plan)
    for outcome in simulate(plan, 3):
        totals.add(outcome)
    assert totals.names == ("random", "greedy")
    assert [tally.games for tally in totals.tallies] == [6, 3]
    assert [plan.seating(index) for index in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_a_rotated_outcome_is_listed_by_bot_and_not_by_seat() -> None:
    plan = Plan("silver_gold", {"players": 2}, ("greedy", "random"), seed=5, rotate=True)
    game = plan.load()
    record = sacbe.play(game, ["random", "greedy"], game_seed(5, 1))
    assert play_one(plan, game, 1).scores == record.position.scores()[::-1]


def test_a_tally_knows_mean_spread_and_shared_wins() -> None:
    tally = Tally()
    for score, place, winners in ((10, 1, 1), (20, 1, 2), (30, 3, 1), (40, 2, 1)):
        tally.add(score, place, winners)
    assert (tally.mean, tally.least, tally.most, tally.mean_place) == (25, 10, 40, 7 / 4)
    assert tally.deviation == pytest.approx(math.sqrt(500 / 3))
    assert tally.won == 1.5
    assert tally.win_share == 0.375


def test_a_single_game_has_no_spread() -> None:
    totals = Totals(Plan("silver_gold", {"players": 2}, ("random", "random"), seed=1))
    totals.add(Outcome([7, 9], [2, 1], 50))
    assert [tally.deviation for tally in totals.tallies] == [0, 0]
    assert totals.mean_length == 50


def test_the_interval_is_wilsons() -> None:
    # Known values: 8 of 10 gives 0.490 to 0.943, none of 10 gives 0 to 0.278.
    assert list(wilson(8, 10)) == pytest.approx([0.4902, 0.9433], abs=1e-4)
    assert list(wilson(0, 10)) == pytest.approx([0, 0.2775], abs=1e-4)
    assert list(wilson(10, 10)) == pytest.approx([0.7225, 1], abs=1e-4)
    assert wilson(0, 3)[0] >= 0 and wilson(3, 3)[1] <= 1


def test_the_table_names_seats_or_bots(command: Command) -> None:
    by_seat = command(*SIM, "--games", "2", "--processes", "1")
    assert by_seat.err == ""
    assert [line.split()[:3] for line in by_seat.out.splitlines()[2:4]] == [["A", "greedy", "2"], ["B", "random", "2"]]
    assert "2 games of Silver & Gold (players=2 start_player=random open_discard=no), seed 1" in by_seat.out
    by_bot = command(*SIM, "--games", "2", "--processes", "1", "--rotate")
    assert [line.split()[:2] for line in by_bot.out.splitlines()[2:4]] == [["greedy", "2"], ["random", "2"]]


def test_options_reach_the_table(command: Command) -> None:
    words = ("--games", "1", "--json", "--option", "start_player=seat-1", "--option", "open_discard=yes")
    options = _steady(command(*SIM, *words).out)["options"]
    assert options == {"players": 2, "start_player": "seat-1", "open_discard": True}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--games", "0"], "option 'games': must be at least 1, not 0"),
        (["--processes", "0"], "option 'processes': must be at least 1, not 0"),
        (["--seats", "greedy"], "option 'players': must be one of 4, 3, 2, not '1'"),
        (["--seats", "greedy,human"], "there is no bot 'human' for Silver & Gold; there are random, search, greedy"),
        (["--option", "players=3"], "option 'seats': 3 players need 3 bots, not 2"),
        (["--option", "start_player"], "option 'start_player': is written name=value"),
        (["--option", "start_player=last"], "option 'start_player': must be one of random, seat-1"),
        (["--option", "wind=north"], "option 'wind': there is no such option"),
    ],
)
def test_a_wrong_table_is_refused_before_anything_is_played(command: Command, words: list[str], sentence: str) -> None:
    given = [*SIM[:2], *words] if "--seats" in words else [*SIM[:4], *words]
    shown = command(*given)
    assert shown.code == 2
    assert sentence in shown.err
    assert shown.out == ""


def test_a_wrong_plan_is_refused_before_any_process_starts() -> None:
    plan = Plan("silver_gold", {"players": 2}, ("random", "nobody"), seed=1)
    with pytest.raises(OptionError, match="nobody"):
        simulate(plan, 100, jobs=2)
