"""What the tests of packages share: the archive and the wheel are built once, whichever process asks first."""

import fcntl
import subprocess
import sys
from pathlib import Path

import pytest
from tests.packaging.places import copy_of_the_tree


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a source archive, and the wheel that is built from it."""
    base = tmp_path_factory.getbasetemp()
    made = (base.parent if base.name.startswith("popen-") else base) / "packages"
    with made.with_suffix(".lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not list(made.glob("*.whl")):
            build(copy_of_the_tree(tmp_path_factory.mktemp("tree")), made)
    return made


def build(tree: Path, made: Path) -> None:
    made.mkdir(exist_ok=True)
    subprocess.run([sys.executable, "scripts/build_backend.py", "sdist", str(made)], cwd=tree, check=True)
    archive = next(made.glob("*.tar.gz"))
    wheel = [sys.executable, "-m", "pip", "wheel", "--verbose", "--no-deps", "--wheel-dir", str(made), str(archive)]
    done = subprocess.run(wheel, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:]
    (made / "said.txt").write_text(done.stdout)
