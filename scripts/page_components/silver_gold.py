"""What the page needs to know of the box of Silver & Gold and no view carries."""

from typing import Final

from sacbe.games.silver_gold import components as box
from sacbe.games.silver_gold import things

TYPES: Final = """\
import type { Colour } from "./shapes";

export interface TreasureMap {
  colour: Colour;
  points: number;
  /** The rows of the grid: o a plain field, X a cross, C a coin, P a palm, a dot is sea. */
  rows: string[];
  /** The colour that the seal pays for. */
  seal: Colour | null;
}

export interface Pattern {
  rows: string[];
  copies: number;
}
"""


TABLE: Final[dict[str, tuple[str, object]]] = {
    "MAPS": ("Record<string, TreasureMap>", things.MAPS),
    "PATTERNS": (
        "Record<string, Pattern>",
        {
            name: {"rows": box.PATTERN_ROWS[pattern], "copies": int(box.PATTERN_COPIES[pattern])}
            for pattern, name in enumerate(box.PATTERN_IDS)
        },
    ),
    # What a seal pays for each completed map of the colour that it names.
    "SEAL_VALUE": ("Record<Colour, number>", dict(zip(box.COLOURS, box.SEAL_VALUE, strict=True))),
    "ROUNDS": ("number", box.ROUNDS),
    "CARDS_A_ROUND": ("number", box.CARDS_A_ROUND),
    "COIN_ROWS": ("number", box.COIN_ROWS),
    "COINS_A_ROW": ("number", box.COINS_A_ROW),
    "PALM_BOXES": ("number", box.PALM_BOXES),
    "TROPHIES": ("number", box.TROPHIES),
}
