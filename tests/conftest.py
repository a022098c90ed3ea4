"""In which order files of tests run: those that take long first.

Two processes share them file by file (`--dist loadfile --no-loadscope-reorder`). What begins last should be short: then
neither waits for the other.
"""

from pathlib import Path

import pytest

FOLDER = Path(__file__).parent
LONG_FIRST = (
    "packaging",
    "browser/test_games.py",
    "browser/test_plain_table.py",
    "browser/test_games_by_keys_and_touch.py",
    "browser/test_tzolkin.py",
    "browser/test_access.py",
    "outside",
    "server",
    "docs",
    "cli",
    "bots",
    "bench",
    "terminal",
)
"""Files and folders that wait for processes, then those that play much; the rest follows as it lies in the folder."""


def rank(file: Path) -> int:
    place = file.relative_to(FOLDER)
    begun = {place.as_posix(), place.parts[0]}
    return next((at for at, name in enumerate(LONG_FIRST) if name in begun), len(LONG_FIRST))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: rank(item.path))
