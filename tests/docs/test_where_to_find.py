"""docs/programmers.md leads to the right places: every file is there and has the names that its row gives."""

import re

import pytest
from tests.docs.pages import ROOT

PAGE = (ROOT / "docs" / "programmers.md").read_text(encoding="utf-8")
(TABLE,) = re.findall(r"^## Where to find it\n(.*?)^## ", PAGE, re.MULTILINE | re.DOTALL)
ROWS = [row for row in TABLE.splitlines() if row.startswith("| ") and "you look for" not in row]
PATH = re.compile(r"[\w/]+/[\w./]+\.\w+")


@pytest.mark.parametrize("row", ROWS, ids=[row.split("|")[1].strip() for row in ROWS])
def test_a_row_names_what_is_there(row: str) -> None:
    named = re.findall(r"`([^`]+)`", row)
    places = [ROOT / name if name.startswith(("web/", "tests/")) else ROOT / "src/sacbe" / name for name in named]
    files = [place for name, place in zip(named, places, strict=True) if PATH.fullmatch(name)]
    assert files, "a row names at least one file"
    for file in files:
        assert file.is_file(), f"there is no {file.relative_to(ROOT)}"
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    for name in named:
        if not PATH.fullmatch(name) and not name.startswith("sacbe "):
            assert name in text, f"{name} is in none of the files"
