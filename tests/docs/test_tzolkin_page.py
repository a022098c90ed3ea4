"""docs/tzolkin.md names everything that it promises to describe."""

import re
from pathlib import Path

from scripts.clauses import Coverage

import sacbe
from sacbe.engine.game import Json
from sacbe.engine.registry import game_class
from sacbe.engine.rulebook import Rulebook
from sacbe.games.tzolkin.position import PHASES
from sacbe.games.tzolkin.steps.kinds import NAMES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/tzolkin.md").read_text(encoding="utf-8")
CLAUSES = {"1": 4, "2": 7, "3": 3, "4": 8, "5": 18, "6": 4, "7": 5, "8": 2, "9": 5, "10": 2, "11": 14}


def section(heading: str) -> str:
    return PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def names(part: str) -> set[str]:
    """What stands in the first column of the tables of a part."""
    rows = [line.split("|")[1] for line in part.splitlines() if line.startswith("|")]
    return {name for cell in rows for name in re.findall(r"`([^`]+)`", cell)}


def first_turn() -> sacbe.Position:
    """The first turn of a game, so that every field is in use."""
    pos = sacbe.load("tzolkin", players=2, start_player="seat-1").start()
    while pos.view(None)["phase"] != "turn":
        for seat in pos.pending or (sacbe.CHANCE,):
            pos.push(pos.legal(None if seat == sacbe.CHANCE else seat)[0], seat)
    return pos


def keys(entries: list[Json]) -> set[str]:
    return {name for entry in entries for name in entry}


def test_every_field_of_the_position_is_described() -> None:
    document = first_turn().to_json()
    assert names(section("The position as JSON")) == keys([document, *document["players"]]) | set(PHASES)


def test_every_field_of_the_view_is_described() -> None:
    view = first_turn().view(0)
    lists = ("players", "wheels", "jungle", "buildings", "monuments", "temples")
    assert names(section("The view of a seat")) == keys([view, *(entry for name in lists for entry in view[name])])


def test_every_entry_of_the_decision_stack_is_described() -> None:
    assert names(section("The decision stack")) == set(NAMES)


def test_every_action_is_written_somewhere_in_the_notation() -> None:
    game = sacbe.load("tzolkin")
    verbs = {game.name(action).split()[0] for action in range(game.actions)}
    assert {written.split()[0] for written in names(section("Notation"))} == verbs


def test_every_option_is_described() -> None:
    assert names(section("Options of the table")) == {option.name for option in game_class("tzolkin").table_options}


def test_every_ruling_is_listed() -> None:
    clauses = Rulebook.of(game_class("tzolkin")).clauses
    marked = {number for number, text in clauses.items() if "(Ruling)" in text}
    assert set(re.findall(r"^\| TZ (\d+\.\d+) \|", section("Rulings"), re.MULTILINE)) == marked


def test_every_named_answer_is_cited_by_a_test() -> None:
    """The forty answers of our tables stand on the page, and each is cited in the docstring of a test."""
    rows = re.findall(r"^\| ([a-z]+\d[a-z0-9, ]*) \| TZ", section("Rulings"), re.MULTILINE)
    answers = [name for row in rows for name in row.split(", ")]
    assert len(answers) == 40
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests/rules/tzolkin").glob("test_*.py"))
    assert [name for name in answers if not re.search(rf'""".*\b{name}\b', tests)] == []


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", PAGE):
        assert (ROOT / "docs" / target).is_file(), target
    headings = {
        re.sub(r"[^a-z -]", "", line[3:].lower()).replace(" ", "-")
        for line in PAGE.splitlines()
        if line.startswith("## ")
    }
    for anchor in re.findall(r"\]\(#([^)]+)\)", PAGE):
        assert anchor in headings, anchor


def test_the_python_on_the_page_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "docs/tzolkin.md", "exec"), {})


def test_the_rules_have_every_clause_once_and_in_order() -> None:
    book = Rulebook.of(game_class("tzolkin"))
    assert book.prefix == "TZ"
    assert list(book.clauses) == [f"{chapter}.{n}" for chapter, last in CLAUSES.items() for n in range(1, last + 1)]
    assert all(text.endswith(".") and len(text.split()) >= 5 for text in book.clauses.values())


def test_every_clause_has_a_test_and_a_place_in_the_code() -> None:
    assert Coverage(ROOT, "tzolkin").gaps() == []
