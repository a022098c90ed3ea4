"""Code blocks of our pages, and a strict look at their types."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
FENCE = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAMED_FENCE = re.compile(r"^\*\*`([\w./]+)`\*\*\n\n```[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path, kind: str) -> list[str]:
    """The code blocks of a page that are marked with exactly these words."""
    return [code for words, code in FENCE.findall(page.read_text(encoding="utf-8")) if words == kind]


def files(page: Path) -> dict[str, str]:
    """The files that a page shows: a name in bold, then its text in a block."""
    return dict(NAMED_FENCE.findall(page.read_text(encoding="utf-8")))


def environment(*folders: Path) -> dict[str, str]:
    """What a process of our own needs to import what we can, and these folders."""
    path = os.pathsep.join(str(Path(entry).resolve()) for entry in [*map(str, folders), *sys.path])
    return {**os.environ, "PYTHONPATH": path}


def type_errors(*paths: Path) -> str:
    """What mypy says against these files or folders, as strict as with our own; nothing if they are right."""
    folder = paths[0].parent
    words = [sys.executable, "-m", "mypy", "--no-error-summary", "--config-file", str(ROOT / "pyproject.toml")]
    words += ["--cache-dir", str(ROOT / ".mypy_cache" / "docs"), *map(str, paths)]
    path = os.pathsep.join([str(ROOT / "src"), str(folder)])
    done = subprocess.run(
        words, cwd=folder, env={**os.environ, "MYPYPATH": path}, capture_output=True, text=True, check=False
    )
    return done.stdout + done.stderr


def install_files(page: Path, folder: Path) -> Path:
    """Write the files of a page as a package, and install it where `environment(...)` finds it; the place it is in."""
    for name, text in files(page).items():
        file = folder / "source" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", str(folder / "site"), str(folder / "source")], check=True)
    return folder / "site"
