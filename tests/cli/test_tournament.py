"""`sacbe tournament`: tables, JSON, the report page, and what a wrong command is told."""

import builtins
import json
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.cli.conftest import Command

WORDS = ("tournament", "silver_gold", "--bots", "greedy,random", "--seed", "1", "--processes", "1")
TWO = ("--option", "players=2", "--games", "4")


def _steady(out: str) -> dict[str, Any]:
    """The JSON results without what the clock decides."""
    whole: dict[str, Any] = json.loads(out)
    for result in whole["results"]:
        for times in (result.pop("decision_seconds"), result.pop("turn_seconds")):
            assert 0 < times["mean"] <= times["max"] and 0 < times["within_95"] <= times["max"]
    return whole


def test_the_results_are_the_same_however_they_are_played(command: Command, tmp_path: Path) -> None:
    one = _steady(command(*WORDS, *TWO, "--json").out)
    two = _steady(command(*WORDS[:-1], "2", *TWO, "--json").out)
    kept = tmp_path / "kept.jsonl"
    command(*WORDS, "--option", "players=2", "--games", "2", "--results", str(kept))
    resumed = _steady(command(*WORDS[:4], "--processes", "1", *TWO, "--results", str(kept), "--json").out)
    assert one == two == resumed, "a file knows its seed"


def test_json_has_bots_meetings_and_seats(command: Command) -> None:
    whole = _steady(command(*WORDS, *TWO, "--json").out)
    assert (whole["games"], whole["deals"], whole["par"], whole["tables"]) == (4, 2, 0.5, "pairs")
    greedy = whole["results"][0]
    assert greedy["bot"] == "greedy"
    assert greedy["win_interval"][0] <= greedy["win_share"] <= greedy["win_interval"][1]
    assert greedy["mean_interval"][0] <= greedy["mean"] <= greedy["mean_interval"][1]
    assert greedy["rating"]["skill"] > whole["results"][1]["rating"]["skill"]
    assert [meeting["table"] for meeting in whole["meetings"]] == [["greedy", "random"]]
    assert [seat["seat"] for seat in whole["seats"]] == ["A", "B"]
    assert sum(seat["win_share"] for seat in whole["seats"]) == pytest.approx(1)


def test_the_tables_fit_an_ordinary_terminal(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = command(*WORDS, "--games", "8")
    assert (shown.code, shown.err) == (0, "")
    assert "…" not in shown.out
    assert "1 greedy, 3 random" in shown.out and "1 random, 3 greedy" in shown.out
    assert "8 games of Silver & Gold (players=4 start_player=random open_discard=no) from 1 deal, seed 1" in shown.out
    tables = shown.out.splitlines()[:-2]
    assert max(map(len, tables)) <= 80


def test_the_report_is_one_page_with_plots(command: Command, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    shown = command(*WORDS, *TWO, "--report", str(page))
    assert shown.code == 0 and str(page) in shown.out
    text = page.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert re.findall(r"<h2>(.*?)</h2>", text) == ["Bots", "Meetings", "Points", "Seats", "Time"]
    plots = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    assert len(plots) == 5
    for plot in plots:
        ElementTree.fromstring(plot)
    assert "greedy" in plots[0]
    assert not re.search(r'(src|href)="(?!#)', text.replace("xlink:href", "href")), "it needs nothing else"


def test_one_bot_plays_against_itself(command: Command) -> None:
    whole = _steady(command(*WORDS[:3], "greedy", *WORDS[4:], "--games", "2", "--tables", "self", "--json").out)
    assert (whole["games"], whole["deals"]) == (2, 2)
    assert whole["results"][0]["win_share"] == pytest.approx(0.25)
    assert whole["results"][0]["mean_winning"] > whole["results"][0]["mean"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "greedy,nobody"], "there is no bot 'nobody' for Silver & Gold"),
        (["--bots", "greedy"], "a tournament needs two bots or more"),
        (["--bots", "greedy,./nobody"], "./nobody is not a program that can be started here"),
        (["--bots", "greedy,random", "--games", "0"], "option 'games': must be at least 1, not 0"),
        (["--bots", "greedy,random", "--processes", "0"], "option 'processes': must be at least 1, not 0"),
        (["--bots", "greedy,random", "--option", "players=7"], "option 'players': must be one of"),
        (["--bots", "greedy,random", "--seed", "-1"], "option 'seed': must be 0 or more, not -1"),
        (["--bots", "greedy,random", "--report", "/nowhere/at/all.html"], "there is no folder /nowhere/at"),
        (["--bots", "greedy,random", "--report", "/"], "cannot write /: Is a directory"),
        (["--bots", "greedy,random", "--results", "/nowhere/at/all.jsonl"], "cannot write /nowhere/at/all.jsonl"),
        (["--bots", "greedy,random", "--ray", "nowhere"], "option 'ray': write the address as HOST:PORT or auto"),
    ],
)
def test_a_wrong_tournament_is_one_sentence(command: Command, words: list[str], sentence: str) -> None:
    shown = command("tournament", "silver_gold", *words)
    assert (shown.code, shown.out) == (2, "")
    assert sentence in shown.err
    assert shown.err.count("\n") == 1


def test_a_program_that_fails_ends_it_with_one_sentence(command: Command, tmp_path: Path) -> None:
    bot = f"exec:{sys.executable} -c 1"
    for processes in ("1", "2"):
        shown = command("tournament", "silver_gold", "--bots", f"{bot},random", "--processes", processes, *TWO)
        assert shown.code == 2
        assert (
            shown.err
            == f"sacbe: the bot {bot} ended in the middle of the game with exit code 0; it said nothing at last\n"
        )


@pytest.mark.parametrize(
    ("package", "words", "sentence"),
    [
        ("openskill", [], "ratings need the package openskill; install it with: pip install 'sacbe[arena]'"),
        ("matplotlib", ["--report", "page.html"], "a report needs the package matplotlib"),
        ("ray", ["--ray", "auto"], "--ray needs the package ray; install it with: pip install 'sacbe[ray]'"),
    ],
)
def test_a_missing_package_is_one_sentence(
    command: Command, monkeypatch: pytest.MonkeyPatch, package: str, words: list[str], sentence: str
) -> None:
    real = builtins.__import__

    def without(
        name: str,
        globals: Mapping[str, object] | None = None,
        locals: Mapping[str, object] | None = None,
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> ModuleType:
        if name.partition(".")[0] == package:
            raise ImportError(name)
        return real(name, globals, locals, fromlist, level)

    monkeypatch.setattr(builtins, "__import__", without)
    shown = command(*WORDS, *TWO, *words)
    assert shown.code == 2
    assert sentence in shown.err
