"""`sacbe bench`: every measure is there, ratios are to the peer of the same round, a missing peer is named."""

import json
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Command

import sacbe
from sacbe.bench import engine, measures
from sacbe.bench.cases import CASES
from sacbe.bench.lines import Chapter, Line, all_ok, run
from sacbe.bench.peers import Catanatron
from sacbe.cli import bench
from sacbe.engine.chance import rng
from sacbe.engine.errors import SacbeError
from sacbe.engine.playout import copy_many, play_games


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory is watched over fewer games, and there are fewer rounds."""
    monkeypatch.setattr(engine, "COMPILED_GAMES", 200)
    monkeypatch.setattr(engine, "INTERPRETED_GAMES", 20)
    monkeypatch.setattr(bench, "ROUNDS", 2)


def test_bench_prints_every_measure_with_its_bar(command: Command) -> None:
    shown = command("bench", "engine", "--seconds", "0.3")
    assert shown.code in (0, 1)
    assert shown.err == ""
    words = " ".join(shown.out.split())
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
        assert measure in words
    assert ">= 5" in words
    assert "players' actions only" in words


def test_the_json_holds_the_rounds_and_agrees_with_the_exit_code(command: Command) -> None:
    shown = command("bench", "search", "--seconds", "0.3", "--json")
    whole = json.loads(shown.out)
    assert whole["compiled"] is sacbe.compiled
    assert shown.code == (0 if whole["ok"] else 1)
    catan, *ours = whole["chapters"][0]["lines"]
    assert len(catan["values"]) == whole["rounds"] == 2
    assert len(ours) == len(CASES)
    for line in ours:
        for ratio, value, peer in zip(line["ratios"], line["values"], catan["values"], strict=True):
            assert ratio == pytest.approx(value / peer)


@pytest.mark.long
def test_everything_goes_into_the_page_and_the_plot(command: Command, tmp_path: Path) -> None:
    page, plot = tmp_path / "speed.md", tmp_path / "speed.svg"
    shown = command("bench", "--seconds", "1", "--page", str(page), "--plot", str(plot))
    assert shown.code in (0, 1)
    text = page.read_text(encoding="utf-8")
    for chapter in ("## Engine", "## Search", "## Environments", "## Memory"):
        assert chapter in text
    assert text.count("| Tikal |") >= 8
    for peer in ("catanatron", "open_spiel", "pettingzoo"):
        assert peer in text
    assert "<svg" in plot.read_text(encoding="utf-8")


def test_a_missing_peer_is_one_sentence_that_names_the_extra(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    shown = command("bench", "engine", "--seconds", "1")
    assert shown.code == 2
    assert "catanatron is not installed" in shown.err
    assert "sacbe[bench]" in shown.err
    with pytest.raises(SacbeError):
        Catanatron()


def line(values: list[float], *, at_least: float | None = None, below: float | None = None) -> Line:
    """A line that has been measured; its ratios are its values."""
    ratios = values if at_least is not None else []
    made = Line("Game", "play", "actions/s", lambda seconds, label: 0.0, at_least=at_least, below=below)
    made.values, made.ratios = list(values), list(ratios)
    return made


def test_a_bar_is_cleared_by_the_median() -> None:
    fast, slow = line([4, 6, 7], at_least=5), line([4, 4.9, 7], at_least=5)
    quick, bare = line([1.9, 3, 1], below=2), line([1])
    assert [fast.ok, slow.ok, quick.ok, bare.ok] == [True, False, True, None]
    assert all_ok([Chapter("one", [fast, quick]), Chapter("two", [bare])])
    assert not all_ok([Chapter("one", [fast]), Chapter("two", [slow])])


def test_lines_are_measured_by_turns_and_compared_within_a_round() -> None:
    told: list[tuple[str, int]] = []

    def tells(name: str, factor: float) -> Line:
        def measure(seconds: float, label: int) -> float:
            told.append((name, label))
            return factor * (label + 1)

        return Line(name, "play", "actions/s", measure)

    peer, ours = tells("peer", 1), tells("ours", 3)
    ours.peer = peer
    run([Chapter("all", [peer, ours])], 1.0, 2, lambda: None)
    assert told == [(name, label) for label in (0, 1, 2) for name in ("peer", "ours")]
    assert ours.ratios == [3, 3]
    assert peer.ratios == []


def test_players_actions_are_counted_and_chance_is_not() -> None:
    game = CASES[0].load()
    pos, random, counted, drawn = game.start(), rng("count"), 0, 0
    while not pos.is_over:
        taken = measures.step(pos, random)
        counted += taken
        drawn += 1 - taken
    assert drawn > 0
    assert play_games(game, rng("count"), 1) == counted


def test_the_position_that_is_copied_is_from_the_middle_of_a_game() -> None:
    pos = measures.middle(CASES[0].load())
    assert 0 < pos.number < 28
    before = pos.key()
    copy_many(pos, 3)
    assert pos.key() == before


def test_memory_stays_flat() -> None:
    assert measures.memory_growth(CASES[0].load(), 2000 if sacbe.compiled else 100) < 512
