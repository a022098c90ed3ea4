"""Every Python that Sacbe is for, as far as this machine has it: the archive installs and plays the same games.

Of Python 3.14 there is one everywhere: Pyodide, which npm brings, is the one of browsers.
"""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from tests.packaging.places import ROOT, Place, playing

pytestmark = pytest.mark.long

VERSIONS = ("3.11", "3.12", "3.13", "3.14")
PYODIDE = "314.0.7"
ITS_WHEELS = ("--python-version", "3.14", "--platform", "pyemscripten_2026_0_wasm32", "--platform", "any")
GAMES = ("silver_gold", "tikal", "tzolkin")
PLAY = """
import sacbe
for name in {games}:
    record = sacbe.play(sacbe.load(name, players=2), ["greedy", "random"], seed=7)
    print(record.text())
"""


def interpreter(version: str) -> str | None:
    """A Python of this version that is no virtual environment's: in the path, or one of pyenv's."""
    name = f"python{version}"
    kept = (Path.home() / ".pyenv/versions").glob(f"{version}.*/bin/{name}")
    for found in (shutil.which(name), *map(str, sorted(kept))):
        if found is not None:
            asked = [found, "-c", "import ensurepip, sys; print(sys.version_info >= (3, 11))"]
            if subprocess.run(asked, capture_output=True, check=False).returncode == 0:
                return found
    return None


@pytest.fixture(scope="module")
def played() -> str:
    """The records of some games, as they are played here."""
    return games_by(sys.executable, {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))})


def games_by(python: str, environment: dict[str, str]) -> str:
    words = [python, "-c", PLAY.format(games=GAMES)]
    return subprocess.run(words, env=environment, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("version", VERSIONS)
def test_the_archive_installs_and_plays_the_same_games(version: str, built: Path, played: str, tmp_path: Path) -> None:
    found = interpreter(version)
    if found is None:
        pytest.skip(f"there is no Python {version} on this machine")
    place = Place(tmp_path / "place", "/usr/bin:/bin", python=found)
    place.pip("install", "--quiet", str(next(built.glob("*.tar.gz"))), SACBE_PURE="1")
    assert games_by(str(place.folder / "bin/python"), place.environment) == played
    with playing(*place.plays(), environment=place.environment, folder=tmp_path):
        pass


def test_the_python_of_browsers_plays_the_same_games(played: str, tmp_path: Path) -> None:
    site = tmp_path / "site"
    wheels = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:", *ITS_WHEELS]
    subprocess.run([*wheels, "--dest", str(tmp_path / "wheels"), "librt>=0.16", "mypy_extensions"], check=True)
    for wheel in (tmp_path / "wheels").iterdir():
        zipfile.ZipFile(wheel).extractall(site)
    shutil.copytree(ROOT / "src/sacbe", site / "sacbe", ignore=shutil.ignore_patterns("static", "__pycache__"))
    (tmp_path / "package.json").write_text("{}")
    (tmp_path / "play.mjs").write_text(
        'import { loadPyodide } from "pyodide";\n'
        "const python = await loadPyodide();\n"
        f'python.mountNodeFS("/site", {str(site)!r});\n'
        f"await python.runPythonAsync(`import sys; sys.path.insert(0, '/site')\n{PLAY.format(games=GAMES)}`);\n"
    )
    script = f'. {ROOT}/scripts/node.sh "$0" && install_packages pyodide@{PYODIDE} >&2 && node play.mjs'
    running = ["sh", "-c", script, sys.executable]
    done = subprocess.run(running, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout == played
