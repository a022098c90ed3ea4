"""The notebooks in `examples` run from the first cell to the last, and show what they say they show."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = sorted((ROOT / "examples" / "notebooks").glob("*.ipynb"))


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_runs_and_draws(path: Path, tmp_path: Path) -> None:
    notebook: Any = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(tmp_path)}}).execute()
    shown = [kind for cell in notebook.cells for kind in kinds_of(cell.get("outputs", []))]
    assert "image/svg+xml" in shown, "no position has drawn itself"
    assert "image/png" in shown, "nothing was plotted"


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_is_kept_without_what_it_showed(path: Path) -> None:
    notebook: Any = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    assert all(not cell.get("outputs") for cell in notebook.cells)


def kinds_of(outputs: Sequence[Any]) -> list[str]:
    return [kind for output in outputs for kind in output.get("data", {})]
