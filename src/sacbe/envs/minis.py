"""Mini games: positions a few decisions before the end, whose whole tree of play can be walked through.

They are real positions of real games, under the full rules; scripts/make_minis.py found them and wrote the files.
"""

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from sacbe.engine.options import Value


@dataclass(frozen=True)
class Mini:
    """One mini game: the game and its options, the position it begins with, and how long it can take at most."""

    game: str
    options: dict[str, Value]
    position: dict[str, Any]
    longest: int
    """Actions to the end at most, chance included."""
    nodes: int
    """Positions in the whole tree, every way to reach one counted."""
    secret: bool
    """Do seats choose in secret somewhere in it?"""


def _read(text: str) -> Mini:
    data = json.loads(text)
    position = data["position"]
    return Mini(position["game"], position["options"], position, data["longest"], data["nodes"], data["secret"])


_FILES = sorted(files("sacbe.envs").joinpath("mini_positions").iterdir(), key=lambda file: file.name)
MINIS = tuple(_read(file.read_text(encoding="utf-8")) for file in _FILES if file.name.endswith(".json"))
