"""The scripts in examples/ run, and say something."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.docs.pages import ROOT, environment

EXAMPLES = sorted((ROOT / "examples").glob("*.py"))


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 3


@pytest.mark.parametrize("script", EXAMPLES, ids=lambda script: script.stem)
def test_an_example_runs(script: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", str(script)],
        cwd=tmp_path,
        env=environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert len(done.stdout.splitlines()) >= 3
    assert done.stderr == ""
    assert not list(tmp_path.iterdir()), "it leaves files behind"
