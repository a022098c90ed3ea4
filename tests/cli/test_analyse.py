"""`sacbe analyse`: a line for every turn, the costliest with what would have been better, JSON, and clear refusals."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Command
from tests.docs.pages import ROOT

from sacbe.engine.game import CHANCE
from sacbe.engine.records import Record

WHOLE = ROOT / "records" / "silver_gold" / "two-players.sacbe"
TIKAL = ROOT / "records" / "tikal" / "two-players.sacbe"
QUICK = ("--bot", "strong", "--budget", "12")


@pytest.fixture
def opening(tmp_path: Path) -> Path:
    """A game as it stood after the first expedition card: a short one to judge."""
    whole = Record.read(WHOLE)
    begun = Record(whole.game, whole.names)
    for entry in whole.entries:
        if entry.number > 1:
            break
        begun.push(entry.action, None if entry.seat == CHANCE else entry.seat)
    path = tmp_path / "opening.sacbe"
    begun.write(path)
    return path


def test_every_turn_has_a_line_and_the_costliest_are_told(command: Command, opening: Path) -> None:
    shown = command("analyse", str(opening), *QUICK)
    assert shown.code == 0 and shown.err == ""
    lines = shown.out.splitlines()
    assert lines[0].startswith("Silver & Gold (players=2 ")
    assert lines[0].endswith("judged by strong with 12 simulations a turn, seed 0")
    rows = [line.split() for line in lines if line.strip().startswith(("0 ", "1 "))]
    assert [row[:2] for row in rows[:4]] == [["0", "A"], ["0", "B"], ["1", "B"], ["1", "A"]]
    assert "keep G09, keep S10" in shown.out
    assert "Accuracy is the mean of all turns." in shown.out
    assert ["A", "Ana"] in [line.split()[:: len(line.split()) - 1] for line in lines if len(line.split()) == 5]
    assert "The turns that cost most" in lines
    assert "  Turn 0, A Ana: keep G09, keep S10; cost " in shown.out
    assert "    best: keep " in shown.out
    course = lines[lines.index("Chances to win") + 1 :]
    assert course[0].split() == ["turn", "A", "B"]
    assert [line.split()[0] for line in course[2:]] == ["0", "1"]


@pytest.mark.parametrize(("budget", "told"), [("1", "1 simulation"), ("50ms", "0.05 s")])
def test_what_may_be_spent_on_a_turn_has_its_unit(command: Command, opening: Path, budget: str, told: str) -> None:
    shown = command("analyse", str(opening), "--bot", "strong", "--budget", budget)
    assert f"judged by strong with {told} a turn, seed 0" in shown.out


def test_json_is_the_same_every_time_and_only_of_the_seat_asked_for(command: Command, opening: Path) -> None:
    words = ("analyse", str(opening), *QUICK, "--seat", "B", "--seed", "3", "--json")
    first = command(*words)
    assert first.code == 0
    data = json.loads(first.out)
    assert [(turn["number"], turn["seat"]) for turn in data["turns"]] == [(0, 1), (1, 1)]
    assert data["seed"] == 3 and data["bot"] == "strong" and data["budget"] == "12"
    assert data["over"] is False and data["places"] is None
    assert command(*words).out == first.out


def test_a_game_without_a_finished_turn_says_so(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "fresh.sacbe"
    Record(Record.read(WHOLE).game).write(path)
    shown = command("analyse", str(path), *QUICK)
    assert shown.code == 0
    assert "There is no finished turn to judge yet." in shown.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([str(WHOLE), "--bot", "greedy"], "'greedy' does not search, so it cannot judge turns; these can: search, str"),
        ([str(WHOLE), "--bot", "casual"], "'casual' does not search, so it cannot judge turns; these can: search, str"),
        ([str(TIKAL), "--bot", "casual"], "'casual' does not search, so it cannot judge turns; these can: search, str"),
        ([str(WHOLE), "--bot", "nobody"], "there is no bot 'nobody' for Silver & Gold"),
        ([str(WHOLE), "--budget", "much"], "write it as 0.5s, 250ms or 200 (simulations), not 'much'"),
        ([str(WHOLE), "--seat", "C"], "option 'seat': must be one of A, B, not 'C'"),
        (["missing.sacbe"], "cannot read missing.sacbe"),
        ([str(WHOLE.with_name("seen-by-one-seat.sacbe"))], "only the whole record can be replayed"),
    ],
)
def test_a_mistake_is_one_sentence_and_exit_code_2(command: Command, words: list[str], sentence: str) -> None:
    shown = command("analyse", *words)
    assert shown.code == 2
    assert shown.out == ""
    assert sentence in shown.err and shown.err.count("\n") == 1
