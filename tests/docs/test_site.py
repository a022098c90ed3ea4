"""The documentation as a site: every page is in it, and no link within it leads nowhere."""

import re
import subprocess
import sys

import pytest
from tests.docs.pages import ROOT, environment


@pytest.fixture(scope="module")
def said() -> str:
    done = subprocess.run(
        [sys.executable, "scripts/make_docs.py"],
        cwd=ROOT,
        env=environment(ROOT / "src"),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_site_is_made_and_its_links_lead_somewhere(said: str) -> None:
    assert "0 links lead nowhere" in said


def test_every_page_is_in_the_site_and_in_its_navigation(said: str) -> None:
    navigation = (ROOT / "zensical.toml").read_text()
    for page in (ROOT / "docs").rglob("*.md"):
        name = page.relative_to(ROOT / "docs")
        assert (ROOT / "build" / "site" / name).with_suffix(".html").is_file()
        assert f'"{name.as_posix()}"' in navigation, f"{name} is not in the navigation of zensical.toml"


def test_programs_find_a_list_of_the_pages(said: str) -> None:
    listed = (ROOT / "build" / "site" / "llms.txt").read_text()
    assert listed.startswith("# Sacbe\n\n> ")
    assert "- [Records](records.md): A record is a game as a text file" in listed


PUBLIC = {
    "Game": "start position name parse explain",
    "Position": "turn pending legal outcomes push copy key is_over scores ranking breakdown view to_json explain",
    "Record": "read write replay positions view verify",
}


def test_the_reference_has_the_public_surface(said: str) -> None:
    reference = (ROOT / "build" / "docs" / "reference.md").read_text()
    for heading in ("CHANCE", "Game", "Position", "Record", "games", "load", "play", "IllegalAction", "OptionError"):
        assert f"\n## {heading}\n" in reference
    for kind, members in PUBLIC.items():
        for member in members.split():
            assert f"\n### {kind}.{member}\n" in reference


def test_everything_in_the_reference_says_what_it_is(said: str) -> None:
    chapters = (ROOT / "build" / "docs" / "reference.md").read_text().split("\n### ")[1:]
    silent = [chapter.splitlines()[0] for chapter in chapters if not re.search(r"^[A-Z`].*[.?]", chapter, re.MULTILINE)]
    assert silent == []
    assert not [chapter for chapter in chapters if "<class" in chapter or "typing." in chapter]


def test_a_reader_of_the_site_is_seen_by_nobody_else(said: str) -> None:
    for page in (ROOT / "build" / "site").rglob("*.html"):
        text = page.read_text()
        assert not re.findall(r"<(?:script|img|iframe)[^>]* src=\"?https?:", text)
        assert not re.findall(r"<link[^>]*rel=\"?stylesheet\"?[^>]* href=\"?https?:", text)
        assert 'data-md-component="source"' not in text, "the theme asks GitHub about the repository"
