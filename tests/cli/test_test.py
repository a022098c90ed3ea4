"""`sacbe test`: it plays until one bot is known to be stronger or not, and goes on where it was."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Command

WORDS = ["test", "silver_gold", "greedy", "random", "--option", "players=2", "--seed", "3"]


def test_it_says_who_is_stronger_and_how_sure_that_is(command: Command) -> None:
    shown = command(*WORDS, "--processes", "1")
    assert shown.code == 0
    first, points, about = shown.out.splitlines()
    assert first.startswith("Greedy is stronger than random: alone against 1 it won 100.0% (95 %: ")
    assert first.endswith(" of 18 games from 9 deals.")
    assert points.startswith("Points: ")
    assert "50.0% of wins against 60.0%, wrong in 5.0% and 5.0% of tests" in about


def test_the_verdict_does_not_depend_on_the_processes(command: Command, tmp_path: Path) -> None:
    told = [json.loads(command(*WORDS, "--processes", count, "--json").out) for count in ("1", "2")]
    assert told[0] == told[1]
    assert told[0]["stronger"] is True and told[0]["deals"] == 9


def test_the_weaker_one_is_not_found_stronger(command: Command) -> None:
    told = json.loads(command("test", "silver_gold", "random", "greedy", "--seed", "3", "--json").out)
    assert told["stronger"] is False
    assert told["share"] == 0 and told["score"] < told["others"]


def test_it_goes_on_where_it_was(command: Command, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    begun = json.loads(command(*WORDS, "--games", "6", "--results", str(kept), "--json").out)
    assert begun["stronger"] is None and begun["games"] == 6
    lines = kept.read_text().splitlines()
    ended = json.loads(command(*WORDS, "--results", str(kept), "--json").out)
    assert ended["stronger"] is True
    assert kept.read_text().splitlines()[: len(lines)] == lines
    again = json.loads(command(*WORDS, "--results", str(kept), "--json").out)
    assert again == ended, "what is known is not played again"


def test_the_question_cannot_be_changed_on_the_way(command: Command, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    command(*WORDS, "--games", "6", "--results", str(kept))
    shown = command(*WORDS, "--high", "0.9", "--results", str(kept))
    assert shown.code == 2 and "holds another tournament (test: " in shown.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["greedy", "nobody"], "there is no bot 'nobody' for Silver & Gold"),
        (["greedy", "greedy"], "option 'bots': each is named once"),
        (
            ["greedy", "random", "--low", "0.7", "--high", "0.6"],
            "option 'high': must lie above 0.7 and below 1, not 0.6",
        ),
        (["greedy", "random", "--low", "0"], "option 'low': is a share between 0 and 1, not 0"),
        (["greedy", "random", "--false-high", "0"], "option 'false_high': must be from 0.0001 to 0.4, not 0"),
        (["greedy", "random", "--games", "0"], "option 'games': must be at least 1, not 0"),
    ],
)
def test_a_wrong_test_is_one_sentence(command: Command, words: list[str], sentence: str) -> None:
    shown = command("test", "silver_gold", *words)
    assert (shown.code, shown.out) == (2, "")
    assert sentence in shown.err and shown.err.count("\n") == 1
