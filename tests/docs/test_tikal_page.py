"""docs/tikal.md names everything that it promises to describe."""

import re
from pathlib import Path

from scripts.clauses import Coverage

import sacbe
from sacbe.engine.game import Json
from sacbe.engine.registry import game_class
from sacbe.engine.rulebook import Rulebook
from sacbe.games.tikal.components import TILE_IDS, TREASURE_KINDS
from sacbe.games.tikal.position import PHASES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/tikal.md").read_text(encoding="utf-8")


def section(heading: str) -> str:
    return PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def names(part: str) -> set[str]:
    """What stands in the first column of the tables of a part."""
    rows = [line.split("|")[1] for line in part.splitlines() if line.startswith("|")]
    return {name for cell in rows for name in re.findall(r"`([^`]+)`", cell)}


def spending() -> sacbe.Position:
    """A turn of an auction game after a temple and a treasure site were placed, so that every field is in use."""
    game = sacbe.load("tikal", players=2, auction=True, start_player="seat-1")
    pos = game.start()
    moves = "tile A1, tile A4, pass, pass, choose A1, place c4 r0, end, place c5 r0"
    for move in moves.split(", "):
        pos.push(game.parse(move, pos))
    return pos


def keys(entries: list[Json]) -> set[str]:
    return {name for entry in entries for name in entry}


def test_every_field_of_the_position_is_described() -> None:
    document = spending().to_json()
    fields = keys([document, document["auction"], *document["fields"], *document["players"]])
    assert names(section("The position as JSON")) == fields | set(PHASES)


def test_every_field_of_the_view_is_described() -> None:
    pos = spending()
    view = pos.view(0)
    while pos.view(0)["phase"] != "bid":
        pos.push(pos.legal()[-1])
    offered = pos.view(0)["auction"]["offer"]
    fields = keys([view, view["auction"], *view["fields"], *view["players"], *offered])
    assert names(section("The view of a seat")) == fields


def test_every_option_is_described() -> None:
    assert names(section("Options of the table")) == {option.name for option in game_class("tikal").table_options}


def test_every_ruling_is_listed() -> None:
    clauses = Rulebook.of(game_class("tikal")).clauses
    marked = {number for number, text in clauses.items() if "(Ruling)" in text}
    assert set(re.findall(r"^\| TK (\d+\.\d+) \|", section("Rulings"), re.MULTILINE)) == marked


def test_every_tile_and_treasure_is_named() -> None:
    assert re.findall(r"`([A-G][1-6])`", section("Board and tiles")) == list(TILE_IDS)
    for part in ("Rulings", "The position as JSON"):
        assert ", ".join(TREASURE_KINDS).replace(", sun", "") in " ".join(section(part).split())


def test_every_action_is_written_somewhere_in_the_notation() -> None:
    game = sacbe.load("tikal")
    verbs = {game.name(action).split()[0] for action in range(game.actions)}
    assert {written.split()[0] for written in names(section("Notation"))} == verbs


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
        exec(compile(block, "docs/tikal.md", "exec"), {})


CLAUSES = {"1": 5, "2": 3, "3": 2, "4": 6, "5": 10, "6": 3, "7": 5, "8": 1, "9": 11}


def test_the_rules_have_every_clause_once_and_in_order() -> None:
    book = Rulebook.of(game_class("tikal"))
    assert book.prefix == "TK"
    assert list(book.clauses) == [f"{chapter}.{n}" for chapter, last in CLAUSES.items() for n in range(1, last + 1)]
    assert all(text.endswith(".") and len(text.split()) >= 5 for text in book.clauses.values())


def test_every_clause_has_a_test_and_a_place_in_the_code() -> None:
    whole = Coverage(ROOT, "tikal")
    assert whole.gaps() == []
    assert len(whole.rules.clauses) == 46
