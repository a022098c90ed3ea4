"""The report page of a tournament says what is true of its games, and nothing of whose machine it was."""

import platform
from pathlib import Path

from sacbe.arena.report import counted, machine, page, processor_model
from sacbe.arena.standings import Standings
from sacbe.arena.tournament import SELF_PLAY, GameResult, Tournament
from sacbe.arena.turn_times import Times


def standings(bots: tuple[str, ...], tables: str, games: int) -> Standings:
    plan = Tournament("silver_gold", {"players": 2}, bots, 1, tables)
    results = [GameResult(index, [10.0, 8.0 - index], [1, 2], 4, _times(), _times()) for index in range(games)]
    return Standings(plan, results)


def _times() -> list[Times]:
    times = [Times(), Times()]
    for each in times:
        each.add(0.5)
    return times


def test_numbers_and_things_agree() -> None:
    assert (counted(1, "deal"), counted(2, "deal"), counted(0, "game")) == ("1 deal", "2 deals", "0 games")
    assert "2 games from 1 deal (" in page(standings(("greedy", "random"), "pairs", 2))


def test_rotations_are_told_only_where_seats_rotate() -> None:
    rotated = "Every line-up played each deal in every rotation of its seats."
    assert rotated in page(standings(("greedy", "random"), "pairs", 2))
    alone = page(standings(("greedy",), SELF_PLAY, 2))
    assert rotated not in alone
    assert "Each deal was played once, with the same bot in all seats." in alone


def test_seats_are_not_told_as_the_order_of_play() -> None:
    assert "a seat is no place in the order of play" in page(standings(("greedy", "random"), "pairs", 2))


def test_programs_are_named_without_folders_and_escaped() -> None:
    text = page(standings(("greedy", "exec:/home/me/secret/python3 <mine>.py"), "pairs", 2))
    assert "python3 &lt;mine&gt;.py" in text
    assert "/home/me" not in text and "<mine>" not in text


def test_a_name_with_dollars_is_not_read_as_mathematics() -> None:
    text = page(standings(("greedy", "exec:bot $a_b_c^d^e$"), "pairs", 2))
    assert "$a_b_c^d^e$" in text[text.index("<svg") :]


def test_winners_have_an_interval() -> None:
    text = page(standings(("greedy", "random"), "pairs", 8))
    row = next(line for line in text.splitlines() if line.startswith("<tr><td>greedy</td>"))
    assert row.count("±") == 4, "score, margin, winning and rating"


def test_a_machine_is_its_processor_not_its_name(tmp_path: Path) -> None:
    told = tmp_path / "cpuinfo"
    told.write_text("processor\t: 0\nmodel name\t: Abacus 3000 \nmodel name\t: Abacus 3000\n", encoding="utf-8")
    assert processor_model(told) == f"Abacus 3000 ({platform.machine()})"
    assert processor_model(tmp_path / "nothing") == platform.machine()
    assert f"Python {platform.python_version()}, engine " in machine()
