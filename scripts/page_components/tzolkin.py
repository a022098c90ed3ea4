"""What the page needs to know of the box of Tzolk'in and no view carries."""

from typing import Final

from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin.terms import effects

TYPES: Final = """\
import type { Effect } from "./shapes";

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
_SCORING: Final = {
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


def _temple(god: int) -> dict[str, object]:
    steps = range(int(box.TOP[god]) + 1)
    goods = [int(box.STEP_GOODS[god * box.STEPS + step]) for step in steps]
    return {
        "god": box.GODS[god],
        "points": [int(box.STEP_POINTS[god * box.STEPS + step]) for step in steps],
        "goods": [box.GOODS[good] if good >= 0 else None for good in goods],
        "bonus": [int(box.LEADER_BONUS[2 * god + age]) for age in range(2)],
    }


def _building(building: int) -> dict[str, object]:
    return {
        "kind": box.KINDS[int(box.BUILDING_KIND[building])],
        "cost": [int(box.BUILDING_COST[3 * building + i]) for i in range(3)],
        "effects": effects(int(box.BUILDING_EFFECTS[building])),
    }


def _monument(monument: int) -> dict[str, object]:
    way, number = box.MONUMENT_SCORING[monument]
    return {
        "kind": box.KINDS[int(box.MONUMENT_KIND[monument])],
        "cost": [int(box.MONUMENT_COST[4 * monument + i]) for i in range(4)],
        "scores": _SCORING[way],
        "number": number,
    }


TABLE: Final[dict[str, tuple[str, object]]] = {
    "WHEELS": ("string[]", box.WHEEL_NAMES),
    "TEETH": ("number[]", [int(box.TEETH[w]) for w in range(box.WHEELS)]),
    "LAST": ("number[]", [int(box.LAST[w]) for w in range(box.WHEELS)]),
    "NUMBERED": ("number[]", [int(box.NUMBERED[w]) for w in range(box.WHEELS)]),
    "GOODS": ("", box.GOODS),
    "RESOURCES": ("", box.RESOURCES),
    "GODS": ("", box.GODS),
    "TECHNOLOGIES": ("", box.TRACK_NAMES),
    "FOOD_DAYS": ("number[]", [int(day) for day in box.FOOD_DAYS]),
    "HIGHEST_LEVEL": ("number", box.HIGHEST_LEVEL),
    "SKULLS": ("number", box.SKULLS),
    "DISPLAY": ("number", box.DISPLAY),
    "MASTERY_POINTS": ("number[]", box.MASTERY_POINTS),
    "MONUMENTS_BUILT_POINTS": ("Record<number, number>", box.MONUMENTS_BUILT_POINTS),
    "TEMPLES": ("Temple[]", [_temple(god) for god in range(box.TEMPLES)]),
    "BUILDINGS": ("Record<string, Building>", {name: _building(b) for b, name in enumerate(box.BUILDING_IDS)}),
    "MONUMENTS": ("Record<string, Monument>", {name: _monument(m) for m, name in enumerate(box.MONUMENT_IDS)}),
    "WEALTH": (
        "Record<string, Effect[]>",
        {name: effects(int(box.WEALTH_EFFECTS[w])) for w, name in enumerate(box.WEALTH_IDS)},
    ),
}
