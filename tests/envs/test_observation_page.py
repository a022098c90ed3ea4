"""docs/observations.md says what the games declare, field by field."""

import subprocess
import sys

from tests.docs.pages import ROOT, environment

import sacbe

PAGE = ROOT / "docs" / "observations.md"
SCRIPT = ROOT / "scripts" / "observation_tables.py"


def test_the_page_is_up_to_date() -> None:
    words = [sys.executable, str(SCRIPT), "--check"]
    done = subprocess.run(words, env=environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_every_field_has_a_row_with_its_meaning() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for name in sacbe.games():
        layout = sacbe.load(name, players=4).observation
        for field in (*layout.table, *layout.each_seat):
            if field.used:
                assert f"| `{field.name}` | " in text and f" | {field.seen_by} | {field.meaning} |" in text
                assert "|" not in field.meaning
