"""Turns of Silver & Gold at several budgets, judged in the same futures."""

import json
from pathlib import Path

import pytest

from sacbe.arena import judged_turns
from sacbe.arena.judged_turns import TURNS_TAKEN, judge, judgements, main, turns_of
from sacbe.engine.errors import SacbeError
from sacbe.games.silver_gold.position import MARK

SECONDS = (0.001, 0.05)


@pytest.fixture(autouse=True)
def few_futures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judged_turns, "FUTURES", 20)


def test_the_same_turns_are_taken_again() -> None:
    once, again = list(turns_of(3, 0)), list(turns_of(3, 0))
    assert len(once) == TURNS_TAKEN
    assert [state.key() for state, _ in once] == [state.key() for state, _ in again]
    assert all(state.phase == MARK for state, _ in once)


def test_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "judged.jsonl"
    judge(path, 1, 5, SECONDS)
    first = path.read_text(encoding="utf-8")
    judge(path, 1, 5, SECONDS)
    assert path.read_text(encoding="utf-8") == first
    judge(path, 2, 5, SECONDS)
    assert path.read_text(encoding="utf-8").startswith(first)
    turns, found = judgements(path)
    assert turns == 2 * TURNS_TAKEN
    assert (found[0].gain, found[0].changed) == (0, 0)
    assert [each.seconds for each in found] == list(SECONDS)


def test_gains_are_counted_from_the_least_budget(tmp_path: Path) -> None:
    path = tmp_path / "judged.jsonl"
    head = {"judged turns": 1, "seed": 1, "seconds": list(SECONDS)}
    games = [[[100.0, 100.5], [90.0, 90.0]], [[80.0, 79.75], [0.0, 0.0]]]
    path.write_text("\n".join(json.dumps(line) for line in [head, *games]) + "\n", encoding="utf-8")
    turns, found = judgements(path)
    assert turns == 4
    assert found[1].gain == pytest.approx(28 * 0.25 / 4)
    assert found[1].changed == 0.5
    assert found[1].interval is not None


def test_another_seed_wants_another_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "judged.jsonl"
    judge(path, 1, 5, SECONDS)
    with pytest.raises(SacbeError, match="holds other turns"):
        judge(path, 1, 6, SECONDS)
    assert main(["--results", str(path), "--games", "1"]) == 2
    assert "choose another file" in capsys.readouterr().err
