"""`sacbe bench`: every measure is there, ratios are to the peer of the same round, a missing peer is named."""

import json
import sys

import pytest
from tests.cli.conftest import Command

import sacbe
from sacbe.bench import engine, measures
from sacbe.bench.cases import ENGINE_CASES
from sacbe.bench.engine import Measure, Report
from sacbe.bench.peers import Catanatron
from sacbe.engine.chance import rng
from sacbe.engine.errors import SacbeError
from sacbe.engine.playout import copy_many, play_games


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory is watched over fewer games, and there are fewer rounds."""
    monkeypatch.setattr(engine, "COMPILED_GAMES", 200)
    monkeypatch.setattr(engine, "INTERPRETED_GAMES", 20)
    monkeypatch.setattr(engine, "ROUNDS", 2)


def test_bench_prints_every_measure_with_its_bar(command: Command) -> None:
    shown = command("bench", "engine", "--seconds", "0.3")
    assert shown.code in (0, 1)
    assert shown.err == ""
    wanted = [
        "random play, catanatron",
        "random play, interpreted",
        "stepped from Python",
        "copy",
        "memory left behind",
    ]
    if sacbe.compiled:
        wanted.append("random play, compiled")
    for measure in wanted:
        assert measure in shown.out
    assert ">= 5" in shown.out
    assert "players' actions only" in " ".join(shown.out.split())


def test_the_json_holds_the_rounds_and_agrees_with_the_exit_code(command: Command) -> None:
    shown = command("bench", "--seconds", "0.3", "--json")
    whole = json.loads(shown.out)
    assert whole["compiled"] is sacbe.compiled
    assert shown.code == (0 if whole["ok"] else 1)
    assert len(whole["peer"]["values"]) == whole["rounds"]
    for measure in whole["games"][0]["measures"]:
        for ratio, value, peer in zip(measure["ratios"], measure["values"], whole["peer"]["values"], strict=False):
            assert ratio == pytest.approx(value / peer)


def test_a_missing_peer_is_one_sentence_that_names_the_extra(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    shown = command("bench", "--seconds", "1")
    assert shown.code == 2
    assert "catanatron is not installed" in shown.err
    assert "sacbe[bench]" in shown.err
    with pytest.raises(SacbeError):
        Catanatron()


def test_a_bar_is_cleared_by_the_median() -> None:
    fast = Measure("play", "actions/s", values=[1, 2, 3], ratios=[4, 6, 7], at_least=5)
    slow = Measure("play", "actions/s", values=[1, 2, 3], ratios=[4, 4.9, 7], at_least=5)
    quick = Measure("copy", "us", values=[1.9, 3, 1], below=2)
    bare = Measure("stepped", "actions/s", values=[1])
    assert [fast.ok, slow.ok, quick.ok, bare.ok] == [True, False, True, None]
    assert Report("peer", 3, bare, {"silver_gold": [fast, quick, bare]}).ok
    assert not Report("peer", 3, bare, {"silver_gold": [fast, slow]}).ok


def test_players_actions_are_counted_and_chance_is_not() -> None:
    game = ENGINE_CASES[0].load()
    pos, random, counted, drawn = game.start(), rng("count"), 0, 0
    while not pos.is_over:
        taken = measures.step(pos, random)
        counted += taken
        drawn += 1 - taken
    assert drawn > 0
    assert play_games(game, rng("count"), 1) == counted


def test_the_position_that_is_copied_is_from_the_middle_of_a_game() -> None:
    pos = measures.middle(ENGINE_CASES[0].load())
    assert 0 < pos.number < 28
    before = pos.key()
    copy_many(pos, 3)
    assert pos.key() == before


def test_memory_stays_flat() -> None:
    assert measures.memory_growth(ENGINE_CASES[0].load(), 2000 if sacbe.compiled else 100) < 512
