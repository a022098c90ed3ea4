"""docs/silver_gold.md names everything that it promises to describe."""

import re
from pathlib import Path

import sacbe
from sacbe.engine.game import Json
from sacbe.engine.registry import game_class
from sacbe.engine.rulebook import Rulebook
from sacbe.games.silver_gold.position import PHASES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/silver_gold.md").read_text(encoding="utf-8")


def section(heading: str) -> str:
    return PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def names(part: str) -> set[str]:
    """What stands in the first column of the tables of a part."""
    rows = [line.split("|")[1] for line in part.splitlines() if line.startswith("|")]
    return {name for cell in rows for name in re.findall(r"`([^`]+)`", cell)}


def marking() -> sacbe.Position:
    """A position in which A has marked and B has not, so that every field of the document is in use."""
    game = sacbe.load("silver_gold", players=2, start_player="seat-1")
    pos = game.start()
    while pos.view(None)["phase"] != "mark":
        pos.push(pos.legal()[0])
    pos.push(pos.legal(0)[0], 0)
    return pos


def keys(data: Json) -> set[str]:
    return set(data)


def test_every_field_of_the_position_is_described() -> None:
    document = marking().to_json()
    player = document["players"][0]
    fields = keys(document) | keys(player) | keys(player["marking"])
    assert names(section("The position as JSON")) == fields | set(PHASES)


def test_every_field_of_the_view_is_described() -> None:
    view = marking().view(0)
    assert names(section("The view of a seat")) == keys(view) | keys(view["players"][0])


def test_every_option_is_described() -> None:
    assert names(section("Options of the table")) == {option.name for option in game_class("silver_gold").table_options}


def test_every_ruling_is_listed() -> None:
    clauses = Rulebook.of(game_class("silver_gold")).clauses
    marked = {number for number, text in clauses.items() if "(Ruling)" in text}
    assert set(re.findall(r"^\| SG (\d+\.\d+) \|", section("Rulings"), re.MULTILINE)) == marked


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
        exec(compile(block, "docs/silver_gold.md", "exec"), {})
