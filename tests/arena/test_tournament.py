"""Tournaments: who sits where, the same games however they are played, results that survive a kill."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from tests.docs.pages import environment

import sacbe
from sacbe.arena.results import Results, read_plan
from sacbe.arena.tournament import TABLES, GameResult, Tournament, deal_seed, lineups
from sacbe.engine.errors import OptionError, SacbeError

PLAN = Tournament("silver_gold", {"players": 2}, ("greedy", "random"), seed=5)
FOUR = Tournament("silver_gold", {"players": 4}, ("greedy", "random"), seed=5)


def steady(result: GameResult) -> tuple[int, list[float], list[int], int]:
    """A result without what the clock decides."""
    return result.index, result.scores, result.places, result.decisions


@pytest.mark.parametrize(
    ("tables", "bots", "players", "expected"),
    [
        ("pairs", 2, 4, [(0, 1, 1, 1), (1, 0, 0, 0)]),
        ("pairs", 3, 2, [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]),
        ("ladder", 3, 4, [(0, 1, 1, 1), (1, 2, 2, 2)]),
        ("mixed", 2, 4, [(0, 0, 0, 1), (0, 0, 1, 1), (0, 1, 1, 1)]),
        ("mixed", 4, 4, [(0, 1, 2, 3)]),
        ("mixed", 4, 3, [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]),
        ("self", 2, 3, [(0, 0, 0), (1, 1, 1)]),
    ],
)
def test_line_ups(tables: str, bots: int, players: int, expected: list[tuple[int, ...]]) -> None:
    assert lineups(bots, players, tables) == expected


@pytest.mark.parametrize("tables", TABLES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_line_up_sits_in_every_rotation_once_a_deal(tables: str, players: int) -> None:
    plan = Tournament("silver_gold", {"players": players}, ("greedy", "random"), 1, tables)
    seatings = [seats for _, seats in plan.seatings]
    assert len(set(seatings)) == len(seatings)
    for lineup in lineups(2, players, tables):
        for shift in range(players):
            assert lineup[shift:] + lineup[:shift] in seatings
    if tables != "self":
        for seat in range(players):
            sat = Counter(seats[seat] for seats in seatings)
            assert sat == Counter(seats[0] for seats in seatings), "a bot sits as often in any seat"


def test_a_single_bot_meets_three_of_the_other_in_every_seat() -> None:
    assert [FOUR.seats_of(index) for index in range(4)] == [(0, 1, 1, 1), (1, 1, 1, 0), (1, 1, 0, 1), (1, 0, 1, 1)]
    assert {FOUR.lineup_of(index) for index in range(4)} == {(0, 1, 1, 1)}
    assert [FOUR.deal_of(index) for index in (0, 7, 8)] == [0, 0, 1]


def test_rotations_of_a_deal_are_dealt_alike() -> None:
    game = PLAN.load()
    deals = []
    for seats in (["greedy", "random"], ["random", "greedy"]):
        record = sacbe.play(game, seats, deal_seed(5, 3))
        deals.append([entry.action for entry in record.entries if entry.seat == sacbe.CHANCE][:6])
    assert deals[0] == deals[1]


def test_a_result_is_that_of_the_game_played_alone() -> None:
    record = sacbe.play(PLAN.load(), ["random", "greedy"], deal_seed(5, 1))
    result = PLAN.begin()(3)
    assert result.scores == record.position.scores()
    assert result.places == record.position.ranking()
    assert [times.count for times in result.decision_times] == [
        sum(1 for entry in record.entries if entry.seat == seat) for seat in (0, 1)
    ]
    for decisions, turns in zip(result.decision_times, result.turn_times, strict=True):
        assert 0 < turns.count <= decisions.count
        assert turns.total == pytest.approx(decisions.total)


def test_games_are_the_same_however_many_processes_play() -> None:
    one = sorted(map(steady, PLAN.play(range(6))))
    two = sorted(map(steady, PLAN.play(range(6), processes=2)))
    assert one == two


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert [FOUR.whole_deals(games) for games in (1, 8, 9)] == [8, 8, 16]
    with pytest.raises(OptionError, match="must be at least 1, not 0"):
        FOUR.whole_deals(0)


@pytest.mark.parametrize(
    ("bots", "tables", "sentence"),
    [
        (("greedy",), "pairs", "needs two bots or more"),
        (("greedy", "greedy"), "pairs", "each is named once"),
        (("greedy", "nobody"), "pairs", "there is no bot 'nobody'"),
        (("greedy", "random"), "circle", "must be one of pairs, ladder, mixed, self, not 'circle'"),
    ],
)
def test_a_wrong_plan_is_one_sentence(bots: tuple[str, ...], tables: str, sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        Tournament("silver_gold", {"players": 4}, bots, 1, tables).load()


def test_a_watch_that_nobody_wears_is_refused() -> None:
    with pytest.raises(OptionError, match="must be one of wall, processor, not 'sundial'"):
        replace(PLAN, watch="sundial").load()


def test_games_by_different_watches_are_not_mixed(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    Results(PLAN, path).close()
    with pytest.raises(SacbeError, match="holds another tournament \\(watch: 'wall', not 'processor'\\)"):
        Results(replace(PLAN, watch="processor"), path)
    # A file from before there was a choice was played by the wall.
    lines = path.read_text(encoding="utf-8").replace(', "watch": "wall"', "")
    path.write_text(lines, encoding="utf-8")
    Results(PLAN, path).close()


def test_plans_and_results_survive_json() -> None:
    again_plan = Tournament.from_json(json.loads(json.dumps(PLAN.to_json())))
    assert again_plan.to_json() == PLAN.to_json()
    result = PLAN.begin()(0)
    again = GameResult.from_json(json.loads(json.dumps(result.to_json())), PLAN.players)
    assert steady(again) == steady(result)
    assert again.to_json() == result.to_json()


# The results file


def test_what_is_in_the_file_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    play = PLAN.begin()
    first = Results(PLAN, file)
    for index in (0, 2):
        first.add(play(index))
    first.close()
    again = Results(PLAN, file)
    assert again.missing(4) == [1, 3]
    assert [steady(result) for result in again.in_order(4)] == [steady(play(index)) for index in (0, 2)]
    again.close()


def test_a_torn_line_is_cut_off(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    kept = Results(PLAN, file)
    kept.add(PLAN.begin()(0))
    kept.close()
    whole = file.read_bytes()
    file.write_bytes(whole + whole.splitlines()[1][:40])
    again = Results(PLAN, file)
    assert again.missing(2) == [1]
    again.close()
    assert file.read_bytes() == whole


def test_who_only_looks_leaves_the_file_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    assert Results(PLAN, file, only_look=True).missing(1) == [0]
    assert not file.exists()
    kept = Results(PLAN, file)
    kept.add(PLAN.begin()(0))
    kept.close()
    torn = file.read_bytes() + b'{"game": 1, "sco'
    file.write_bytes(torn)
    assert Results(PLAN, file, only_look=True).missing(2) == [1]
    assert file.read_bytes() == torn, "another run may be writing that line just now"


def test_a_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    Results(PLAN, file).close()
    before = file.read_bytes()
    other = Tournament("silver_gold", {"players": 2}, ("greedy", "random"), seed=6)
    with pytest.raises(SacbeError, match=r"holds another tournament \(seed: 5, not 6\)"):
        Results(other, file)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "text",
    [
        *("hello\n", "[]\n", '{"seed": 1}\n', "hello", '{"seed": 1}', "{\n"),
        *('{"sacbe tournament": 1, "seed": "abc"}\n', '{"sacbe tournament": 1, "seed": [1]}\n'),
        '{"sacbe tournament": 1, "seed": 1\n',
        '{"sacbe tournament": ' + "[" * 100_000 + "\n",
    ],
)
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "letter.txt"
    file.write_text(text)
    with pytest.raises(SacbeError, match="is not the results file of a tournament"):
        Results(PLAN, file)
    assert file.read_text() == text


def test_a_first_line_that_was_torn_is_written_anew(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    Results(PLAN, file).close()
    whole = file.read_bytes()
    for length in (0, 5, 40):
        file.write_bytes(whole[:length])
        assert read_plan(file) is None
        Results(PLAN, file).close()
        assert file.read_bytes() == whole


@pytest.mark.parametrize(
    "change",
    [
        {"game": "0"},
        {"game": -1},
        {"game": True},
        {"game": [0]},
        {"scores": [1]},
        {"scores": None},
        {"scores": "12"},
        {"scores": [1, float("nan")]},
        {"scores": [1, 10**400]},
        {"places": [1]},
        {"places": [5, 6]},
        {"decisions": "many"},
        {"decision_times": []},
        {"decision_times": [[], []]},
        {"turn_times": [[1.0, 1.0, 3, 10**400], [1.0, 1.0]]},
        {"turn_times": [[1.0, 1.0, 3], [1.0, 1.0]]},
        {"turn_times": [[1.0, 1.0, 10**9, 1], [1.0, 1.0]]},
    ],
    ids=str,
)
def test_a_damaged_line_is_named(tmp_path: Path, change: dict[str, object]) -> None:
    file = tmp_path / "results.jsonl"
    kept = Results(PLAN, file)
    kept.add(PLAN.begin()(0))
    kept.close()
    whole = file.read_text()
    assert len(Results(PLAN, file, only_look=True).games) == 1
    damaged = json.dumps({**json.loads(whole.splitlines()[1]), **change})
    for line in (damaged, '{"game": 0}', "[" * 100_000):
        file.write_text(f"{whole}{line}\n")
        with pytest.raises(SacbeError, match="line 3: this is not the result of a game"):
            Results(PLAN, file)
    assert file.read_text() == f"{whole}{line}\n"


def test_a_killed_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    words = ["tournament", "silver_gold", "--bots", "greedy,random", "--games", "400", "--seed", "5"]
    words += ["--option", "players=2", "--processes", "2", "--results", str(file)]
    running = subprocess.Popen([sys.executable, "-m", "sacbe", *words], env=environment(), start_new_session=True)
    try:
        deadline = time.monotonic() + 60
        while not file.exists() or file.read_bytes().count(b"\n") < 5:
            assert time.monotonic() < deadline and running.poll() is None
            time.sleep(0.05)
    finally:
        running.kill()
        running.wait()
    assert read_plan(file) is not None
    stopped = Results(PLAN, file)
    stopped.close()
    done = len(stopped.games)
    assert 4 <= done < 400
    games = done + 4 - done % 2
    words[words.index("--games") + 1] = str(games)
    shown = subprocess.run(
        [sys.executable, "-m", "sacbe", *words, "--json"],
        env=environment(),
        capture_output=True,
        text=True,
        check=True,
        start_new_session=True,
    )
    assert json.loads(shown.stdout)["games"] == games
    kept = Results(PLAN, file)
    kept.close()
    assert kept.missing(games) == []
    play = PLAN.begin()
    for index in (0, games - 1):
        assert steady(kept.games[index]) == steady(play(index))


def test_workers_end_when_their_tournament_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    words = ["tournament", "silver_gold", "--bots", "greedy,random", "--games", "4000", "--results", str(file)]
    running = subprocess.Popen(
        [sys.executable, "-m", "sacbe", *words, "--processes", "2"], env=environment(), start_new_session=True
    )
    group = os.getpgid(running.pid)
    deadline = time.monotonic() + 60
    while not file.exists() or file.read_bytes().count(b"\n") < 3:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    running.kill()
    running.wait()
    while True:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            break
        if time.monotonic() > deadline:
            os.killpg(group, signal.SIGKILL)
            pytest.fail("workers were left behind")
        time.sleep(0.05)
