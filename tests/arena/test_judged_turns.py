"""Turns at several budgets, judged in the same futures."""

import json
from pathlib import Path

import pytest

import sacbe
from sacbe.arena.judged_turns import TURNS_TAKEN, Judging, answers, judge, judgements, main, played_on, read
from sacbe.bots.levels import make_bot
from sacbe.engine.chance import rng
from sacbe.engine.errors import OptionError, SacbeError

SECONDS = (0.001, 0.05)
SHORT = Judging("silver_gold", 5, SECONDS, 20)


@pytest.mark.parametrize("game", sacbe.games())
def test_the_same_turns_are_taken_again(game: str) -> None:
    judging = Judging(game, 3, SECONDS, 2)
    once, again = (judging.beginnings(sacbe.load(game, players=4), 0) for _ in range(2))
    assert [(pos.key(), seat) for pos, seat in once] == [(pos.key(), seat) for pos, seat in again]
    assert len(once) > 4 * TURNS_TAKEN
    assert all(pos.turn == seat and len(pos.legal(seat)) > 1 for pos, seat in once)


@pytest.mark.parametrize("game", ["tikal", "tzolkin"])
def test_turns_are_played_on_in_the_same_futures(game: str) -> None:
    """So the same turn comes to the same, whatever it is compared with, and leads even out over the table."""
    pos, seat = Judging(game, 3, SECONDS, 2).beginnings(sacbe.load(game, players=4), 1)[-3]
    turn = answers(make_bot("expert", pos.game, rng(1)), pos, seat, [0.01])[0]
    before = pos.key()
    other = [pos.legal(seat)[0]]
    first = played_on(pos, seat, [turn, other], 2, "greedy", "here")
    second = played_on(pos, seat, [other, turn, turn], 2, "greedy", "here")
    assert second == [first[1], first[0], first[0]]
    assert pos.key() == before


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


def test_gains_are_counted_from_the_least_budget(tmp_path: Path) -> None:
    path = tmp_path / "judged.jsonl"
    head = {"judged turns": 2, "game": "tikal", "seed": 1, "seconds": list(SECONDS), "futures": 1}
    second = {"game": 1, "turns_a_seat": 14.0, "points": [[80.0, 79.75], [0.0, 0.0]]}
    first = {"game": 0, "turns_a_seat": 12.0, "points": [[100.0, 100.5], [90.0, 90.0]]}
    path.write_text("\n".join(json.dumps(line) for line in (head, second, first)) + "\n", encoding="utf-8")
    turns, found = judgements(path)
    assert turns == 4
    assert found[1].gain == pytest.approx(13 * 0.25 / 4)
    assert found[1].changed == 0.5
    assert found[1].interval is not None


def test_a_bot_that_does_not_search_gives_no_answers() -> None:
    pos, seat = SHORT.beginnings(sacbe.load("silver_gold", players=4), 0)[0]
    with pytest.raises(OptionError, match="does not search"):
        answers(make_bot("greedy", pos.game, rng(1)), pos, seat, SECONDS)


def test_another_seed_wants_another_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "judged.jsonl"
    judge(path, 1, SHORT)
    with pytest.raises(SacbeError, match="holds other turns"):
        judge(path, 1, Judging("silver_gold", 6, SECONDS, 20))
    assert main(["silver_gold", "--results", str(path), "--games", "1"]) == 2
    assert "choose another file" in capsys.readouterr().err
