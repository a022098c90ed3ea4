"""The rules page is read clause by clause, and shown whole, by chapter and one by one."""

import subprocess
import sys

import pytest

import sacbe
from sacbe.engine.registry import game_class
from sacbe.engine.rulebook import Rulebook

PAGE = """# Tiny

A word before the rules.

## TY 1 The box

Words under a heading are for the page alone.

**1.1** There is one coin
and nothing
  else.

A note that belongs to no clause.

**1.2** It has two sides.
## TY 2 Play

**2.1** Toss it.

## An appendix without a number

**2.2** Look at it.
"""


@pytest.fixture
def tiny() -> Rulebook:
    return Rulebook("Tiny", PAGE)


def test_chapters_and_clauses_are_found_in_order(tiny: Rulebook) -> None:
    assert tiny.prefix == "TY"
    assert tiny.chapters == {"1": "The box", "2": "Play"}
    assert list(tiny.clauses) == ["1.1", "1.2", "2.1", "2.2"]


def test_a_clause_goes_on_until_an_empty_line_or_a_heading(tiny: Rulebook) -> None:
    assert tiny.clauses["1.1"] == "There is one coin and nothing else."
    assert tiny.clauses["1.2"] == "It has two sides."


@pytest.mark.parametrize("wanted", ["1.1", "TY 1.1", "ty 1.1", "TY1.1", " 1.1 ", "1.1."])
def test_a_clause_is_found_however_its_number_is_written(tiny: Rulebook, wanted: str) -> None:
    assert tiny.show(wanted) == "TY 1.1  There is one coin and nothing else."


def test_a_chapter_has_its_heading_and_its_clauses(tiny: Rulebook) -> None:
    shown = "TY 1  The box\n\n1.1  There is one coin and nothing else.\n\n1.2  It has two sides."
    assert tiny.show("1") == shown
    assert tiny.show("TY 1") == shown


def test_without_a_number_everything_is_shown(tiny: Rulebook) -> None:
    assert tiny.show() == "Tiny\n\n" + tiny.show("1") + "\n\n" + tiny.show("2")


def test_lines_hang_to_the_right_of_the_number(tiny: Rulebook) -> None:
    assert tiny.show("1.1", 30) == "TY 1.1  There is one coin and\n        nothing else."


def test_the_prefix_alone_asks_for_everything(tiny: Rulebook) -> None:
    assert tiny.show("TY") == tiny.show()


@pytest.mark.parametrize("wanted", ["9.9", "3", "1.10", "coin", "1.1 2", "SG 1.1"])
def test_an_unknown_clause_is_refused_with_one_sentence(tiny: Rulebook, wanted: str) -> None:
    with pytest.raises(sacbe.OptionError) as refused:
        tiny.show(wanted)
    assert refused.value.reason == f"Tiny has no clause {wanted!r}; they run from 1.1 to 2.2"


CLAUSES = {"1": 5, "2": 3, "3": 5, "4": 4, "5": 4, "6": 6, "7": 7}


def test_the_page_of_silver_and_gold_has_every_clause_once_and_in_order() -> None:
    book = Rulebook.of(game_class("silver_gold"))
    assert book.prefix == "SG"
    assert list(book.clauses) == [f"{chapter}.{n}" for chapter, last in CLAUSES.items() for n in range(1, last + 1)]
    assert all(text.endswith(".") and len(text.split()) >= 5 for text in book.clauses.values())


@pytest.mark.parametrize("clause", ["2.1", "2.3", "3.5", "4.1", "4.4", "6.4", "6.5"])
def test_rulings_are_marked(clause: str) -> None:
    assert "(Ruling)" in Rulebook.of(game_class("silver_gold")).clauses[clause]


def sacbe_rules(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from sacbe.cli import main; main()", "rules", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_command_shows_a_clause_in_lines_that_fit() -> None:
    shown = sacbe_rules("silver_gold", "SG", "5.3")
    assert shown.returncode == 0
    assert shown.stdout.startswith("SG 5.3  A palm")
    assert max(len(line) for line in shown.stdout.splitlines()) <= 100
    assert sacbe_rules("silver_gold", "5.3").stdout == shown.stdout


def test_the_command_refuses_an_unknown_clause_with_exit_code_2() -> None:
    refused = sacbe_rules("silver_gold", "9.9")
    assert refused.returncode == 2
    assert refused.stdout == ""
    assert refused.stderr.splitlines() == [
        "sacbe: option 'clause': Silver & Gold has no clause '9.9'; they run from 1.1 to 7.7"
    ]


def test_the_command_speaks_the_language_asked_for() -> None:
    assert sacbe_rules("silver_gold", "5.3", "--language", "it").stdout.startswith("SG 5.3  Una palma")
    refused = sacbe_rules("silver_gold", "5.3", "--language", "xx")
    assert refused.returncode == 2
    assert "not in 'xx'" in refused.stderr
