"""Turns at several budgets, judged in the same futures."""

import json
from pathlib import Path

import pytest

import sacbe
from sacbe.arena.judged_turns import TURNS_TAKEN, Judging, answers, doubling, judge, judgements, main, read
from sacbe.bots.levels import make_bot
from sacbe.engine.chance import rng
from sacbe.engine.errors import OptionError, SacbeError

SECONDS = (0.001, 0.05)
SHORT = Judging(5, SECONDS, 20)


def test_the_same_turns_are_taken_again() -> None:
    once, again = (SHORT.beginnings(sacbe.load("silver_gold", players=4), 0) for _ in range(2))
    assert [(pos.key(), seat) for pos, seat in once] == [(pos.key(), seat) for pos, seat in again]
    assert len(once) > 4 * TURNS_TAKEN
    assert all(pos.turn == seat and len(pos.legal(seat)) > 1 for pos, seat in once)


def test_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "judged.jsonl"
    judge(path, 1, SHORT)
    first = path.read_text(encoding="utf-8")
    judge(path, 1, SHORT)
    assert path.read_text(encoding="utf-8") == first
    judge(path, 2, SHORT)
    assert path.read_text(encoding="utf-8").startswith(first)
    assert [each.game for each in read(path)] == [0, 1]
    turns, found = judgements(path)
    assert turns == 2 * TURNS_TAKEN
    assert (found[0].gain, found[0].changed) == (0, 0)
    assert [each.seconds for each in found] == list(SECONDS)


def test_a_torn_line_is_cut_off_and_a_damaged_one_named(tmp_path: Path) -> None:
    path = tmp_path / "judged.jsonl"
    judge(path, 1, SHORT)
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole + whole.splitlines()[1][:30], encoding="utf-8")
    assert [each.game for each in read(path)] == [0]
    judge(path, 1, SHORT)
    assert path.read_text(encoding="utf-8") == whole
    path.write_text(whole + '{"game": 1, "turns_a_seat": 2.0, "points": [[1.0]]}\n', encoding="utf-8")
    with pytest.raises(SacbeError, match="line 3: this is not a line of judged turns"):
        judge(path, 2, SHORT)


def test_a_file_of_something_else_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "letter.txt"
    for text in ("dear reader", "dear reader\n"):
        path.write_text(text)
        assert main(["--results", str(path), "--games", "1"]) == 2
        assert capsys.readouterr().err == f"judged_turns: {path} is not a file of judged turns\n"
        assert path.read_text() == text
    assert main(["--results", str(tmp_path / "no" / "where"), "--games", "1"]) == 2
    assert "cannot write" in capsys.readouterr().err


def test_gains_are_counted_from_the_least_budget(tmp_path: Path) -> None:
    path = tmp_path / "judged.jsonl"
    head = {"judged turns": 2, "game": "silver_gold", "seed": 1, "seconds": list(SECONDS), "futures": 1}
    second = {"game": 1, "turns_a_seat": 14.0, "points": [[80.0, 79.75], [0.0, 0.0], [1.0, 1.0], [2.0, 2.0]]}
    first = {"game": 0, "turns_a_seat": 12.0, "points": [[100.0, 100.5], [90.0, 90.0], [3.0, 3.0], [4.0, 4.0]]}
    path.write_text("\n".join(json.dumps(line) for line in (head, second, first)) + "\n", encoding="utf-8")
    turns, found = judgements(path)
    assert turns == 8
    assert found[1].gain == pytest.approx(13 * 0.25 / 8)
    assert found[1].changed == 0.25
    assert found[1].interval is not None


def test_what_a_doubling_brings_is_the_line_through_all_turns(tmp_path: Path) -> None:
    path = tmp_path / "judged.jsonl"
    head = {"judged turns": 2, "game": "silver_gold", "seed": 1, "seconds": [0.5, 1, 2], "futures": 1}
    still = [[0.0, 0.0, 0.0]] * (TURNS_TAKEN - 1)
    rising = {"game": 0, "turns_a_seat": 10.0, "points": [[80.0, 80.1, 80.2], *still]}
    more = {"game": 1, "turns_a_seat": 10.0, "points": [[80.0, 80.3, 80.6], *still]}
    path.write_text("\n".join(json.dumps(line) for line in (head, rising, more)) + "\n", encoding="utf-8")
    slope, interval = doubling(path)
    assert slope == pytest.approx((1 + 3) / 8)
    assert interval is not None and interval[0] < slope < interval[1]


def test_a_bot_that_does_not_search_gives_no_answers() -> None:
    pos, seat = SHORT.beginnings(sacbe.load("silver_gold", players=4), 0)[0]
    with pytest.raises(OptionError, match="does not search"):
        answers(make_bot("greedy", pos.game, rng(1)), pos, seat, SECONDS)


def test_another_seed_wants_another_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "judged.jsonl"
    judge(path, 1, SHORT)
    with pytest.raises(SacbeError, match="holds other turns"):
        judge(path, 1, Judging(6, SECONDS, 20))
    assert main(["--results", str(path), "--games", "1"]) == 2
    assert "choose another file" in capsys.readouterr().err
