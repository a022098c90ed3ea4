"""Nothing of the package is forgotten when it is built: every folder is a package, every other file is named."""

import subprocess
import tomllib
from pathlib import Path

from tests.packaging.places import ROOT

PACKAGE = "src/sacbe"


def files() -> list[Path]:
    """All files of the package that git knows, as they lie in it."""
    listed = subprocess.run(["git", "ls-files", PACKAGE], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [Path(name).relative_to(PACKAGE) for name in listed.splitlines() if (ROOT / name).is_file()]


def test_every_folder_with_python_is_a_package() -> None:
    found = files()
    folders = {file.parent for file in found if file.suffix == ".py"}
    assert {folder for folder in folders if folder / "__init__.py" not in found} == set()


def test_every_file_that_is_not_python_goes_into_the_wheel() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    named = project["tool"]["setuptools"]["package-data"]["sacbe"]
    data = [file for file in files() if file.suffix != ".py"]
    assert [file.as_posix() for file in data if not any(file.match(name) for name in named)] == []
