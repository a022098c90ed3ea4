"""The pages about the arena, analysis and bots of one's own are right: their code runs, their tables are complete."""

import re
import shlex
import sys
from pathlib import Path

import pytest
from tests.docs.pages import ROOT, blocks, type_errors

import sacbe
from sacbe.arena.tournament import TABLES, Tournament
from sacbe.bots.bot import Sight
from sacbe.bots.process_bot import PROTOCOL, SECONDS, START, ProcessBot
from sacbe.cli.app import app
from sacbe.engine.chance import rng
from sacbe.engine.game import Json

ARENA = ROOT / "docs" / "arena.md"
PROTOCOL_PAGE = ROOT / "docs" / "bot-protocol.md"
PAGES = (ARENA, PROTOCOL_PAGE, ROOT / "docs" / "analysis.md")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_python_on_the_page_runs_and_its_types_are_strict(page: Path, tmp_path: Path) -> None:
    code = "\n".join(blocks(page, "python run"))
    assert code
    exec(compile(code, str(page), "exec"), {"__name__": "page"})
    script = tmp_path / "page.py"
    script.write_text(code, encoding="utf-8")
    assert type_errors(script) == ""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https:)([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).is_file(), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_command_on_the_page_can_be_parsed(page: Path) -> None:
    lines = [line for block in blocks(page, "sh") for line in block.splitlines() if line.startswith("sacbe ")]
    assert lines
    for line in lines:
        app.parse_args(shlex.split(line, comments=True)[1:], exit_on_error=False, print_error=False)


def test_every_kind_of_tables_is_described() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.*) \|$", ARENA.read_text(encoding="utf-8"), re.MULTILINE)
    assert tuple(name for name, _ in rows) == TABLES
    for name, text in rows:
        shown = [re.sub(r"\W", "", word) for word in re.findall(r"\b[ABC]{4}\b|\b[ABC] [ABC]{3}\b", text)]
        plan = Tournament("silver_gold", {"players": 4}, ("a", "b", "c"), 1, name)
        lineups = dict.fromkeys("".join("ABC"[bot] for bot in lineup) for lineup, _ in plan.seatings)
        assert sorted(shown) == sorted(lineups), name


def test_the_protocol_page_names_every_field_and_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[Json] = []

    def answer(self: ProcessBot, message: Json, seconds: float, late: str) -> Json:
        said.append(message)
        return {"type": "ready"} if message["type"] == "start" else {"action": message["legal"][0]["action"]}

    monkeypatch.setattr(ProcessBot, "_ask", answer)
    pos = sacbe.load("silver_gold", players=2).start()
    while pos.turn == sacbe.CHANCE:
        pos.push(pos.draw(rng("page")))
    bot = ProcessBot("page", [sys.executable, "-c", "input()"], rng("page"))
    bot.choose(Sight(pos, 0))
    bot.close()
    text = PROTOCOL_PAGE.read_text(encoding="utf-8")
    for message in said:
        table = text.partition(f"**`{message['type']}`**")[2].partition("\n\n|")[2].partition("\n\n")[0]
        assert re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE) == list(message)
    assert f"| `protocol` | {PROTOCOL} |" in text
    assert f"without\nthem it is {SECONDS:g} s" in text and f"within {START:g} s" in text
