"""`sacbe licences`: whose work this installation contains, and under which licences."""

from dataclasses import dataclass
from importlib import metadata
from json import dumps, loads
from pathlib import Path

from rich.console import Console
from rich.table import Table

import sacbe
from sacbe.engine.errors import OptionError

PACKAGE = Path(sacbe.__file__).parent
OF_PAGE = PACKAGE / "server" / "static" / "licences.json"
"""What the page is made of, noted when it was built."""


@dataclass(frozen=True)
class Part:
    """Somebody's work that Sacbe's package holds."""

    name: str
    version: str
    licence: str
    text: str


def licences(name: str = "", *, json: bool = False) -> int:
    """List whose work this installation contains and under which licences. With a name, show that licence.

    Example: sacbe licences

    Example: sacbe licences @fontsource/marcellus

    Parameters
    ----------
    name
        A part, named as in the list.
    json
        Print everything as JSON, texts included.
    """
    parts = all_parts()
    if json:
        print(_as_json(parts))
    elif name:
        print(_named(parts, name).text)
    else:
        _show(parts)
    return 0


def all_parts() -> list[Part]:
    """Sacbe itself, what was compiled into it, and what the page is made of."""
    own = Part("sacbe", sacbe.__version__, "MIT", _own_text())
    compiler = Part("mypyc", "", "MIT AND PSF-2.0", (PACKAGE / "cli" / "mypyc_licence.txt").read_text())
    page = loads(OF_PAGE.read_text()) if OF_PAGE.is_file() else []
    return [own, *([compiler] if sacbe.compiled else []), *(Part(**each) for each in page)]


def _own_text() -> str:
    listed = [Path(str(file.locate())) for file in metadata.files("sacbe") or [] if file.name == "LICENSE"]
    found = [file for file in listed if file.is_file()]
    return found[0].read_text() if found else "MIT; the text is in the file LICENSE of the source."


def _named(parts: list[Part], name: str) -> Part:
    for part in parts:
        if part.name == name:
            return part
    raise OptionError("name", f"nothing here is called {name!r}; `sacbe licences` lists what there is")


def _as_json(parts: list[Part]) -> str:
    return dumps([vars(part) for part in parts], indent=2, ensure_ascii=False)


def _show(parts: list[Part]) -> None:
    shown = Table(box=None, pad_edge=False)
    for heading in ("part", "version", "licence"):
        shown.add_column(heading)
    for part in parts:
        shown.add_row(part.name, part.version, part.licence)
    console = Console(highlight=False)
    console.print(shown)
    console.print("The text of one: sacbe licences NAME. Packages that pip installed beside this have their own.")
