"""The Python on our pages works: every block of the README, and every block of docs/ that is marked `python run`."""

import re
from pathlib import Path

import pytest
from tests.docs.pages import ROOT, blocks, type_errors

README = ROOT / "README.md"


def _programs() -> dict[str, list[str]]:
    """Per page, its blocks in order."""
    found = {page.name: blocks(page, "python run") for page in sorted((ROOT / "docs").glob("*.md"))}
    return {"README.md": blocks(README, "python"), **{page: code for page, code in found.items() if code}}


PROGRAMS = _programs()


def test_the_readme_has_an_example() -> None:
    assert PROGRAMS["README.md"]


@pytest.mark.parametrize("page", PROGRAMS)
def test_the_blocks_of_a_page_run_one_after_another(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, object] = {"__name__": "__main__"}
    for number, code in enumerate(PROGRAMS[page], start=1):
        exec(compile(code, f"{page}, block {number}", "exec"), namespace)


@pytest.mark.parametrize("page", PROGRAMS)
def test_the_types_of_a_page_are_strict(page: str, tmp_path: Path) -> None:
    file = tmp_path / f"{page.removesuffix('.md').replace('-', '_').lower()}.py"
    file.write_text("\n".join(PROGRAMS[page]), encoding="utf-8")
    assert type_errors(file) == ""


LINK = re.compile(r"\]\(([^)\s]+)\)")


def _anchors(page: Path) -> set[str]:
    """What the headings of a page are called in links to them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", [README, *sorted((ROOT / "docs").glob("*.md"))], ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" in link:
            continue
        name, _, anchor = link.partition("#")
        target = page.parent / name if name else page
        assert target.exists(), f"{page.name} links to {link}"
        assert not anchor or anchor in _anchors(target), f"{page.name} links to {link}"
