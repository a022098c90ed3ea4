"""What the page needs to know of the box of Tzolk'in and no view carries."""

from typing import Final

from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin import things

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


def _temple(god: int) -> dict[str, object]:
    steps = range(int(box.TOP[god]) + 1)
    goods = [int(box.STEP_GOODS[god * box.STEPS + step]) for step in steps]
    return {
        "god": box.GODS[god],
        "points": [int(box.STEP_POINTS[god * box.STEPS + step]) for step in steps],
        "goods": [box.GOODS[good] if good >= 0 else None for good in goods],
        "bonus": [int(box.LEADER_BONUS[2 * god + age]) for age in range(2)],
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
    "BUILDINGS": ("Record<string, Building>", things.BUILDINGS),
    "MONUMENTS": ("Record<string, Monument>", things.MONUMENTS),
    "WEALTH": (
        "Record<string, Effect[]>",
        {name: shown["effects"] for name, shown in things.WEALTH.items()},
    ),
}
