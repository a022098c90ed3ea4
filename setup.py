"""Builds what is busy as C extensions with mypyc where there is a C compiler; else it stays Python."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

COMPILED = (
    "engine/*.py",
    "games/*/*.py",
    "bots/*_plans.py",
    "bots/*_search.py",
    "bots/*_weights.py",
    "bots/*_worth.py",
    "server/feed.py",
    "server/hub.py",
    "server/live_table.py",
    "server/log.py",
    "server/tables.py",
)
"""What mypyc compiles, below src/sacbe."""
LEFT_OUT = (
    "__init__", "text", "picture", "document", "notation", "record_text", "rulebook", "reading",
)  # fmt: skip
"""Modules of these packages that only people wait for: compiling them would take longer than they ever run."""


def can_compile() -> bool:
    """Is there a C compiler, and does Python's own header lie where it will look?"""
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    return shutil.which(words[0]) is not None and Path(sysconfig.get_path("include"), "Python.h").is_file()


def sources() -> list[str]:
    files = [path for pattern in COMPILED for path in sorted(Path("src/sacbe").glob(pattern))]
    return [
        str(path) for path in files if path.stem not in LEFT_OUT and not path.stem.startswith(("text_", "picture_"))
    ]


def extensions() -> list[Extension]:
    if os.environ.get("SACBE_PURE"):
        print("sacbe: installing interpreted, as SACBE_PURE asks", file=sys.stderr)
        return []
    if not can_compile():
        print(
            "sacbe: no C compiler or no Python headers found; installing interpreted (slower, otherwise the same)",
            file=sys.stderr,
        )
        return []
    from mypyc.build import mypycify

    arguments = ["--strict", "--no-error-summary", *sources()]
    made = mypycify(arguments, opt_level="2", debug_level="0", multi_file=True, group_name="sacbe")
    return [extension for extension in made if isinstance(extension, Extension)]


setup(ext_modules=extensions())
