"""Builds what is busy as C extensions with mypyc where there is a C compiler; else it stays Python.

mypyc runs only when something is really compiled, not when a build is merely asked what it needs. The C files are
compiled side by side, and those that have not changed since the last build in this folder are not compiled again.
A package holds the built page, or it is not built at all.
"""

import hashlib
import json
import os
import re
import shutil
import sys
import sysconfig
import tomllib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import metadata
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import SetupError

COMPILED = (
    "engine/*.py",
    "games/*/*.py",
    "games/*/steps/*.py",
    "bots/*/*.py",
    "server/feed.py",
    "server/hub.py",
    "server/live_table.py",
    "server/log.py",
    "server/tables.py",
    "server/telling.py",
)
"""What mypyc compiles, below src/sacbe."""
LEFT_OUT = (
    "__init__", "document", "notation", "record_text", "rulebook", "reading", "pictures", "registry", "shelves",
    "view_numbers", "shapes", "things", "errors", "levels", "greedy", "random", "learning", "find_prices",
    "lessons",
)  # fmt: skip
"""Modules of these packages that only people wait for, or that only call what is busy: compiling them is not worth
the time it takes."""

TABLES = "___components.c"
"""What is run once, at import, and is very long: to optimise it takes longer than it will ever run."""
TRANSLATED = Path("build/translated.json")


PAGE = Path("src/sacbe/server/static/index.html")


def is_wanted() -> bool:
    """Is anything to be compiled? If not, the build says why; pip shows it with `-v`."""
    if os.environ.get("SACBE_PURE"):
        return False
    return can_compile()


def can_compile() -> bool:
    """Is there a C compiler, and does Python's own header lie where it will look?"""
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    return shutil.which(words[0]) is not None and Path(sysconfig.get_path("include"), "Python.h").is_file()


def sources() -> list[str]:
    files = [path for pattern in COMPILED for path in sorted(Path("src/sacbe").glob(pattern))]
    return [str(path) for path in files if path.stem not in LEFT_OUT]


def translated() -> list[Extension]:
    """The sources as C, by mypyc; what was translated from the same sources before is taken as it is."""
    seen = fingerprint()
    known = json.loads(TRANSLATED.read_text()) if TRANSLATED.is_file() else {}
    if known.get("of") != seen:
        known = {"of": seen, "extensions": [vars_of(extension) for extension in translate()]}
        TRANSLATED.write_text(json.dumps(known))
    return [Extension(**each) for each in known["extensions"]]


def translate() -> list[Extension]:
    from mypyc.build import mypycify

    arguments = ["--config-file=mypyc.ini", "--no-error-summary", *sources()]
    made = mypycify(arguments, opt_level="2", debug_level="0", multi_file=True, group_name="sacbe")
    return [extension for extension in made if isinstance(extension, Extension)]


def vars_of(extension: Extension) -> dict[str, Any]:
    names = ("name", "sources", "include_dirs", "define_macros", "extra_compile_args", "extra_link_args", "depends")
    return {name: getattr(extension, name) for name in names}


def fingerprint() -> str:
    """Of all that the C files follow from: our types, mypyc, Python."""
    files = [*sorted(Path("src/sacbe").rglob("*.py")), Path("setup.py"), Path("mypyc.ini")]
    seen = hashlib.sha256(f"{sys.version} {metadata.version('mypy')} {sys.prefix}".encode())
    for path in files:
        seen.update(f"{path} ".encode() + path.read_bytes())
    return seen.hexdigest()


def described() -> str:
    """The README for places that do not have its neighbours: links and pictures are those of the repository."""
    project = tomllib.loads(Path("pyproject.toml").read_text())["project"]["urls"]["Homepage"]

    def turned(found: re.Match[str]) -> str:
        before, path = found.groups()
        shown = path.rpartition(".")[2] in ("jpg", "png", "svg", "webp")
        return f"{before}{project}/{'raw' if shown else 'blob'}/main/{path}"

    return re.sub(r"(\]\(|src(?:set)?=\")(?!\w+:)([^)\s\"]+)", turned, Path("README.md").read_text(encoding="utf-8"))


class Compile(build_ext):
    """Translates when it runs, and not before; compiles with all processors."""

    def run(self) -> None:
        if not is_wanted():
            why = "as SACBE_PURE asks" if os.environ.get("SACBE_PURE") else "no C compiler or no Python headers found"
            print(f"sacbe: installing interpreted, {why} (slower, otherwise the same)", file=sys.stderr)
            self.extensions = []
            tidy(Path(self.build_lib), set())
            return
        self.distribution.ext_modules = [*translated()]
        tidy(Path(self.build_lib), {extension.name for extension in self.distribution.ext_modules})
        where = {name: getattr(self, name) for name in ("build_lib", "build_temp", "inplace", "editable_mode")}
        self.distribution.reinitialize_command(self)
        vars(self).update(where)
        self.ensure_finalized()
        super().run()

    def build_extensions(self) -> None:
        self.compiler.compile = side_by_side(self.compiler.compile)
        super().build_extensions()


def tidy(built: Path, compiled: set[str]) -> None:
    """Of an earlier build nothing stays whose source is gone, and no module as C that is Python now."""
    for file in [file for file in built.glob("sacbe/**/*") if file.is_file()]:
        place = file.relative_to(built)
        if file.suffix in (".so", ".pyd"):
            is_gone = ".".join([*place.parent.parts, file.name.partition(".")[0]]) not in compiled
        else:
            is_gone = not Path("src", place).is_file()
        if is_gone:
            file.unlink()


class WithPage(build_py):
    """Takes the Python files and the page."""

    def run(self) -> None:
        if not PAGE.is_file():
            raise SetupError(f"there is no {PAGE}: build the page first, with scripts/build_page.sh or make page")
        super().run()


def side_by_side(compile_all: Callable[..., list[str]]) -> Callable[..., list[str]]:
    """Compiles file by file, several at a time; a file whose object is newer than it and all headers is left alone."""

    def compile_each(sources: list[str], output_dir: str = ".", **options: Any) -> list[str]:  # noqa: ANN401
        folders = {Path(source).parent for source in sources}
        flags = options.get("extra_postargs") or []
        headers = [header.stat().st_mtime for folder in folders for header in folder.glob("**/*.h")]

        def compile_one(source: str) -> list[str]:
            made = Path(output_dir, source).with_suffix(".o")
            if made.is_file() and made.stat().st_mtime > max([*headers, Path(source).stat().st_mtime]):
                return [str(made)]
            more = ["-O0"] if source.endswith(TABLES) else []
            return compile_all([source], output_dir=output_dir, **{**options, "extra_postargs": [*flags, *more]})

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return [made for each in pool.map(compile_one, sources) for made in each]

    return compile_each


if __name__ == "__main__":
    # The name makes a wheel for this platform of it; what is in it is known only when it is built.
    setup(
        long_description=described(),
        long_description_content_type="text/markdown",
        ext_modules=[Extension("sacbe__mypyc", sources=[])] if is_wanted() else [],
        cmdclass={"build_ext": Compile, "build_py": WithPage},
    )
