"""Writes web/src/games/tzolkin/components.ts, what the page must know of Tzolk'in's box and a view does not carry.

`python scripts/make_web_components_tzolkin.py` writes it, `--check` only says whether it is up to date.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin.terms import effects

TARGET: Final = Path(__file__).parent.parent / "web" / "src" / "games" / "tzolkin" / "components.ts"
HEAD: Final = """\
// Made by scripts/make_web_components_tzolkin.py from the components of the game. Do not change it by hand.

export interface Effect {
  what: string;
  good?: string;
  god?: string;
  technology?: string;
  number?: number;
}
export interface Building {
  kind: string;
  cost: number[];
  effects: Effect[];
}
export interface Monument {
  kind: string;
  cost: number[];
  scores: string;
  number: number;
}
export interface Temple {
  god: string;
  points: number[];
  goods: (string | null)[];
  bonus: number[];
}
"""
SCORING: Final = {
    box.BEST_TEMPLE: "best-temple",
    box.ALL_TEMPLES: "all-temples",
    box.PER_KIND: "kind",
    box.SKULLS_OFFERED: "offered",
    box.MASTERY: "mastery",
    box.LEVELS: "levels",
    box.WORKFORCE: "workforce",
    box.BUILDINGS_OWNED: "buildings",
    box.MONUMENTS_BUILT: "monuments",
    box.CORN_TILES: "corn-tiles",
    box.WOOD_TILES: "wood-tiles",
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    text = typescript()
    if parser.parse_args().check:
        if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text:
            return 0
        print(f"{TARGET.name} is out of date: run python scripts/make_web_components_tzolkin.py", file=sys.stderr)
        return 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


def typescript() -> str:
    found: dict[str, tuple[str, Any]] = {
        "WHEELS": ("string[]", list(box.WHEEL_NAMES)),
        "TEETH": ("number[]", [int(box.TEETH[w]) for w in range(box.WHEELS)]),
        "LAST": ("number[]", [int(box.LAST[w]) for w in range(box.WHEELS)]),
        "NUMBERED": ("number[]", [int(box.NUMBERED[w]) for w in range(box.WHEELS)]),
        "GOODS": ("string[]", list(box.GOODS)),
        "RESOURCES": ("string[]", list(box.RESOURCES)),
        "GODS": ("string[]", list(box.GODS)),
        "TECHNOLOGIES": ("string[]", list(box.TRACK_NAMES)),
        "FOOD_DAYS": ("number[]", [int(day) for day in box.FOOD_DAYS]),
        "HIGHEST_LEVEL": ("number", box.HIGHEST_LEVEL),
        "SKULLS": ("number", box.SKULLS),
        "DISPLAY": ("number", box.DISPLAY),
        "MASTERY_POINTS": ("number[]", list(box.MASTERY_POINTS)),
        "MONUMENTS_BUILT_POINTS": ("Record<number, number>", box.MONUMENTS_BUILT_POINTS),
        "TEMPLES": ("Temple[]", [_temple(god) for god in range(box.TEMPLES)]),
        "BUILDINGS": ("Record<string, Building>", {name: _building(b) for b, name in enumerate(box.BUILDING_IDS)}),
        "MONUMENTS": ("Record<string, Monument>", {name: _monument(m) for m, name in enumerate(box.MONUMENT_IDS)}),
        "WEALTH": (
            "Record<string, Effect[]>",
            {name: effects(int(box.WEALTH_EFFECTS[w])) for w, name in enumerate(box.WEALTH_IDS)},
        ),
    }
    parts = [HEAD]
    for name, (kind, value) in found.items():
        parts.append(f"export const {name}: {kind} = {_written(value)};\n")
    return "\n".join(parts)


def _temple(god: int) -> dict[str, Any]:
    steps = range(int(box.TOP[god]) + 1)
    goods = [int(box.STEP_GOODS[god * box.STEPS + step]) for step in steps]
    return {
        "god": box.GODS[god],
        "points": [int(box.STEP_POINTS[god * box.STEPS + step]) for step in steps],
        "goods": [box.GOODS[good] if good >= 0 else None for good in goods],
        "bonus": [int(box.LEADER_BONUS[2 * god + age]) for age in range(2)],
    }


def _building(building: int) -> dict[str, Any]:
    return {
        "kind": box.KINDS[int(box.BUILDING_KIND[building])],
        "cost": [int(box.BUILDING_COST[3 * building + i]) for i in range(3)],
        "effects": effects(int(box.BUILDING_EFFECTS[building])),
    }


def _monument(monument: int) -> dict[str, Any]:
    way, number = box.MONUMENT_SCORING[monument]
    return {
        "kind": box.KINDS[int(box.MONUMENT_KIND[monument])],
        "cost": [int(box.MONUMENT_COST[4 * monument + i]) for i in range(4)],
        "scores": SCORING[way],
        "number": number,
    }


def _written(value: object) -> str:
    """JSON, with every entry of a table on a line of its own."""
    if isinstance(value, dict):
        return "{\n" + "".join(f"  {json.dumps(str(name))}: {json.dumps(row)},\n" for name, row in value.items()) + "}"
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "[\n" + "".join(f"  {json.dumps(row)},\n" for row in value) + "]"
    return json.dumps(value)


if __name__ == "__main__":
    sys.exit(main())
