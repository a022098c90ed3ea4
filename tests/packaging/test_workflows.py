"""Workflows and the container's recipe cannot run here: what they call does, or is at least there."""

import re
from pathlib import Path

import pytest
from tests.packaging.places import ROOT

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
