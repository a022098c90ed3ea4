"""Mini games: positions a few decisions before the end, small enough to walk through the whole game tree.

They are real positions under the full rules. scripts/make_minis.py found them and wrote the files.
"""

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from sacbe.engine.options import Value


@dataclass(frozen=True)
class Mini:
    """One mini game: the game and its options, its first position, and its bounds."""

    game: str
    options: dict[str, Value]
    position: dict[str, Any]
    longest: int
    """The most actions to the end, chance included."""
    nodes: int
    """How many nodes the whole tree has."""
    secret: bool
    """Does it have a simultaneous phase?"""


def _read(text: str) -> Mini:
    data = json.loads(text)
    position = data["position"]
    return Mini(position["game"], position["options"], position, data["longest"], data["nodes"], data["secret"])


_FILES = sorted(files("sacbe.envs").joinpath("mini_positions").iterdir(), key=lambda file: file.name)
MINIS = tuple(_read(file.read_text(encoding="utf-8")) for file in _FILES if file.name.endswith(".json"))
