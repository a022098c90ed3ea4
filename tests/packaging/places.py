"""Where packages are built and installed by the tests: copies of this tree, and environments with nothing in them."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def copy_of_the_tree(folder: Path) -> Path:
    """All files that git knows, with the built page and without what was built besides."""
    said = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in said.split("\0"):
        if name and (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    page = "src/sacbe/server/static"
    shutil.copytree(ROOT / page, folder / page)
    return folder


def poor_path(folder: Path) -> str:
    """A search path without compiler, Node or git: only what a script needs to begin."""
    folder.mkdir()
    for name in ("sh", "env", "uname"):
        found = shutil.which(name)
        assert found is not None
        (folder / name).symlink_to(found)
    return str(folder)


def environment(path: str, home: Path) -> dict[str, str]:
    """What a new user's shell has, and what this machine says of where packages are."""
    kept = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_"))}
    return {**kept, "PATH": path, "HOME": str(home), "LANG": "C.UTF-8"}


class Place:
    """A virtual environment with nothing in it but pip."""

    def __init__(self, folder: Path, path: str) -> None:
        self.folder = folder
        self.environment = environment(path, folder)
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)

    def pip(self, *words: str, **more: str) -> float:
        """How many seconds pip took."""
        begun = time.monotonic()
        done = subprocess.run(
            [str(self.folder / "bin/python"), "-m", "pip", *words],
            env={**self.environment, **more},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr[-2000:]
        return time.monotonic() - begun

    def run(self, *words: str) -> str:
        """What the command `sacbe` says."""
        command = [str(self.folder / "bin/sacbe"), *words]
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False, timeout=120)
        assert done.returncode == 0, done.stderr[-2000:]
        return done.stdout
