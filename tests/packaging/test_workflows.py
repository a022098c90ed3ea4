"""Workflows and the container's recipe cannot run here: what they call does, or is at least there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from scripts.check_release import reasons_against
from tests.packaging.places import ROOT, copy_of_the_tree

import sacbe

FRAMES = [*sorted((ROOT / ".github" / "workflows").glob("*.yml")), ROOT / "Containerfile"]
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))


@pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: frame.name)
def test_what_a_workflow_calls_is_there(frame: Path) -> None:
    text = frame.read_text()
    assert set(re.findall(r"\bmake ([a-z-]+)$", text, re.MULTILINE)) <= TARGETS
    for script in re.findall(r"(?:^|[ /])(scripts/[\w.]+)", text):
        assert (ROOT / script).is_file(), f"{frame.name} calls {script}"


def test_ci_runs_parts_of_the_tests_that_there_are() -> None:
    run = (ROOT / ".ci" / "run").read_text()
    parts = re.findall(r"test[a-z-]*", next(line for line in run.splitlines() if line.startswith("for part in")))
    assert "test" in parts
    assert set(parts) <= set(TARGETS)


@pytest.mark.long
def test_linters_find_nothing_in_workflows_and_forms(tmp_path: Path) -> None:
    tree = copy_of_the_tree(tmp_path, page=False)
    linting = ["scripts/lint_workflows.sh", sys.executable]
    done = subprocess.run(linting, cwd=tree, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "All workflow files passed" in done.stdout


PYTHONS = ("311", "312", "313", "314")
WHEELS = {
    "linux": [f"cp{python}-{system}_x86_64" for python in PYTHONS for system in ("manylinux", "musllinux")],
    "macos": [f"cp{python}-macosx_arm64" for python in PYTHONS],
    "windows": [f"cp{python}-win_amd64" for python in PYTHONS],
    "pyodide": ["cp314-pyodide_wasm32"],
}


@pytest.mark.parametrize("system", WHEELS)
def test_wheels_are_built_for_every_system_and_python(system: str) -> None:
    """For browsers from Pyodide 314 on: PyPI takes no older ones."""
    words = ["--platform", system, "--archs", "all", "--print-build-identifiers", "."]
    asked = [sys.executable, "-m", "cibuildwheel", *words]
    done = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    built = done.stdout.split()
    assert set(WHEELS[system]) <= set(built)
    assert {name[2:5] for name in built} <= set(PYTHONS)


def test_a_tag_is_released_only_if_it_names_the_version_and_the_changelog_tells_of_it(tmp_path: Path) -> None:
    (tmp_path / "src/sacbe").mkdir(parents=True)
    (tmp_path / "src/sacbe/__init__.py").write_text('__version__ = "1.2.0"\n')
    changelog = tmp_path / "CHANGELOG.md"
    changelog.write_text("# Changelog\n\n## Unreleased\n")
    assert list(reasons_against("v1.2.0", tmp_path)) == ["CHANGELOG.md has no heading '## 1.2.0, YYYY-MM-DD'"]
    changelog.write_text("# Changelog\n\n## 1.2.0, 2027-01-31\n")
    assert list(reasons_against("v1.2.0", tmp_path)) == []
    assert list(reasons_against("v1.2.1", tmp_path)) == [
        "the tag is v1.2.1, but the version in src/sacbe/__init__.py is 1.2.0"
    ]


def test_the_version_stands_in_one_place() -> None:
    for name in ("pyproject.toml", "setup.py", "CITATION.cff", "web/package.json", "Containerfile"):
        assert sacbe.__version__ not in re.findall(r"[\d.]+\d", (ROOT / name).read_text()), name


def test_the_container_runs_as_nobody_in_particular_with_one_volume_and_without_what_built_it() -> None:
    last = (ROOT / "Containerfile").read_text().split("\nFROM ")[-1]
    assert re.search(r"^USER (?!root)\w+$", last, re.MULTILINE)
    assert re.findall(r"^VOLUME (.*)$", last, re.MULTILINE) == ["/data"]
    assert "HEALTHCHECK" in last
    assert "apt-get" not in last
    assert "-slim" in last.splitlines()[0]


def test_a_container_is_built_from_the_source_and_from_nothing_made_here() -> None:
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    made = {line.strip("/") for line in (ROOT / ".gitignore").read_text().splitlines()}
    assert {".venv", "build", "web/node_modules", "src/sacbe/server/static"} <= set(ignored) & made
