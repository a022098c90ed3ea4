"""Bots that stay as they are for ever, so that those of later years can be measured by them.

A frozen bot is reached by its name, such as `expert-1`, and listed nowhere. Its level is written out in full in the
game's `levels`, its numbers lie in `frozen/NAME.json` in the game's folder, and `tests/bots/test_frozen_bots.py` knows
what it decides. Whoever changes a search that it uses leaves it the old way, by a setting or a copy.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any


@cache
def numbers_of(folder: Path, name: str) -> dict[str, Any]:
    """What its file holds."""
    found: dict[str, Any] = json.loads((folder / "frozen" / f"{name}.json").read_text("utf-8"))
    return found


def weights_of(folder: Path, name: str, terms: Sequence[tuple[str, float, str]]) -> list[float]:
    """Its weights in the order that the terms have today."""
    kept: Mapping[str, float] = numbers_of(folder, name)["weights"]
    return [kept[term] for term, _, _ in terms]
