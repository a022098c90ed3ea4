"""The arrows between the rooms of the house point one way, and engine and games stand on almost nothing."""

import ast
import sys
from pathlib import Path

import pytest
from tests.docs.pages import ROOT

SOURCE = ROOT / "src" / "sacbe"

MAY_IMPORT = {
    "engine": {"engine"},
    "games": {"engine", "games"},
    "words": {"engine", "words"},
    "pictures": {"engine", "games", "words", "pictures"},
    "bots": {"engine", "games", "bots"},
    "arena": {"engine", "games", "bots", "arena"},
    "terminal": {"engine", "games", "words", "bots", "terminal"},
    "envs": {"engine", "games", "pictures", "bots", "terminal", "envs"},
    "server": {"engine", "games", "words", "bots", "server"},
    "testing": {"engine", "games", "bots", "testing"},
    "bench": {"engine", "games", "bots", "arena", "terminal", "envs", "bench"},
    "cli": {"engine", "games", "bots", "arena", "terminal", "envs", "bench", "server", "words", "cli"},
}
COMPILED = ("engine", "games")
OUTSIDE = {"mypy_extensions", "librt"}
"""What engine and games may import beside the standard library."""


def files(room: str) -> list[Path]:
    return sorted((SOURCE / room).rglob("*.py"))


def imported(file: Path) -> set[str]:
    """Every module that a file imports, wherever in it, with what is taken from it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file} imports relatively"
            assert node.module is not None
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def room_of(module: str) -> str:
    """The room of a module of ours; the package itself and its public names are `sacbe`."""
    words = module.split(".")
    return words[1] if len(words) > 1 and words[1] in MAY_IMPORT else "sacbe"


def test_every_room_is_known() -> None:
    rooms = {path.name for path in SOURCE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert rooms == set(MAY_IMPORT)


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_a_room_imports_only_from_rooms_before_it(room: str) -> None:
    for file in files(room):
        for module in imported(file):
            if module.split(".")[0] == "sacbe":
                public = room in ("cli", "terminal", "bench") and room_of(module) == "sacbe"
                assert public or room_of(module) in MAY_IMPORT[room], f"{file.relative_to(ROOT)} imports {module}"


@pytest.mark.parametrize("room", COMPILED)
def test_engine_and_games_need_nothing_but_python(room: str) -> None:
    for file in files(room):
        for module in imported(file):
            first = module.split(".")[0]
            known = first == "sacbe" or first in OUTSIDE or first in sys.stdlib_module_names
            assert known, f"{file.relative_to(ROOT)} imports {module}"


def test_no_game_knows_another() -> None:
    for file in files("games"):
        parts = file.relative_to(SOURCE / "games").parts
        for module in imported(file):
            words = module.split(".")
            shared = len(words) > 2 and not (SOURCE / "games" / words[2]).is_dir()
            if words[:2] == ["sacbe", "games"] and len(parts) > 1 and len(words) > 2 and not shared:
                assert words[2] == parts[0], f"{file.relative_to(ROOT)} imports {module}"


def test_no_room_is_called_what_says_nothing() -> None:
    names = {word for file in SOURCE.rglob("*.py") for word in file.stem.split("_")}
    assert not names & {"helper", "helpers", "util", "utils", "misc", "common", "manager", "base"}
