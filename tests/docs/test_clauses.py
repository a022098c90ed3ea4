"""The script that looks for clauses without tests finds every kind of gap, and none in this tree."""

from pathlib import Path

import pytest
from scripts.clauses import Coverage, main

RULES = """# Tiny

## TY 1 Play

**1.1** Toss the coin.

**1.2** Look at it.
"""
TESTS = '''
def test_1_1_the_coin_is_tossed() -> None: ...

def test_E1_an_example() -> None:
    """TY 1.1, 1.2: heads wins."""

def not_a_test() -> None: ...
'''
CODE = '"""The play (TY 1.1 and 1.2)."""\n'


def coverage(root: Path, rules: str = RULES, tests: str = TESTS, code: str = CODE, game: str = "tiny") -> Coverage:
    """A game made of these three texts."""
    folder = root / "src/sacbe/games" / game
    folder.mkdir(parents=True)
    (folder / "rules.md").write_text(rules)
    (folder / "play.py").write_text(code)
    folder = root / "tests/rules" / game
    folder.mkdir(parents=True)
    (folder / "test_01_play.py").write_text(tests)
    return Coverage(root, game)


def test_a_whole_game_has_no_gaps(tmp_path: Path) -> None:
    whole = coverage(tmp_path)
    assert whole.gaps() == []
    assert whole.tests == {
        "1.1": ["test_1_1_the_coin_is_tossed", "test_E1_an_example"],
        "1.2": ["test_E1_an_example"],
    }
    assert whole.citations == {"1.1": ["play.py:1"], "1.2": ["play.py:1"]}
    assert whole.summary() == "tiny: 2 clauses, 2 tests, 2 citations, no gaps"
    assert whole.table()[1] == "TY 1.2  tests: test_E1_an_example  code: play.py:1"


def test_a_clause_without_a_test_is_a_gap(tmp_path: Path) -> None:
    gaps = coverage(tmp_path, rules=RULES + "\n**1.3** Bow.\n", code=CODE + "# TY 1.3\n").gaps()
    assert gaps == ["TY 1.3 has no test"]


def test_a_clause_that_the_code_never_cites_is_a_gap(tmp_path: Path) -> None:
    assert coverage(tmp_path, code="# TY 1.1\n").gaps() == ["TY 1.2 is cited nowhere in the code"]


def test_a_test_of_a_clause_that_does_not_exist_is_a_gap(tmp_path: Path) -> None:
    gaps = coverage(tmp_path, tests=TESTS + "\ndef test_1_9_nothing() -> None: ...\n").gaps()
    assert gaps == ["TY 1.9 does not exist, but is tested by test_1_9_nothing"]


def test_code_that_cites_a_clause_that_does_not_exist_is_a_gap(tmp_path: Path) -> None:
    assert coverage(tmp_path, code=CODE + "# TY 7.1\n").gaps() == ["TY 7.1 does not exist, but is cited in play.py:2"]


def test_a_test_that_names_no_clause_is_a_gap(tmp_path: Path) -> None:
    gaps = coverage(tmp_path, tests=TESTS + "\ndef test_luck() -> None: ...\n").gaps()
    assert gaps == ["test_01_play.py::test_luck names no clause"]


def test_a_game_without_clauses_is_said_to_be_unchecked(tmp_path: Path) -> None:
    empty = coverage(tmp_path, rules="# Tiny\n")
    assert empty.gaps() == []
    assert empty.summary() == "tiny: not checked, because its rules.md has no clauses"


def test_silver_and_gold_has_no_gaps() -> None:
    root = Path(__file__).parents[2]
    whole = Coverage(root, "silver_gold")
    assert whole.gaps() == []
    assert len(whole.rules.clauses) == 34


def test_a_gap_makes_the_script_fail(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    coverage(tmp_path, code="# TY 1.1\n", game="silver_gold")
    assert main(["--missing"], tmp_path) == 1
    assert capsys.readouterr().out == "TY 1.2 is cited nowhere in the code\n"
    assert main([], tmp_path) == 1
    assert "silver_gold: 2 clauses, 2 tests, 1 citations, 1 gaps\n" in capsys.readouterr().out


def test_without_a_gap_the_script_says_so_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    coverage(tmp_path, game="silver_gold")
    assert main([], tmp_path) == 0
    assert "silver_gold: 2 clauses, 2 tests, 2 citations, no gaps\n" in capsys.readouterr().out
    assert main(["--missing"], tmp_path) == 0
    assert capsys.readouterr().out == ""
    assert main(["--all"], tmp_path) == 0
    assert capsys.readouterr().out.startswith(
        "TY 1.1  tests: test_1_1_the_coin_is_tossed, test_E1_an_example  code: play"
    )
