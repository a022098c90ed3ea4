"""Writes web/src/games/silver_gold/components.ts: what the page needs to know of the box and no view carries.

`python scripts/make_web_components_silver_gold.py` writes it, `--check` only says whether it is up to date.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Final

from sacbe.games.silver_gold.components import (
    CARDS_A_ROUND,
    COIN_ROWS,
    COINS_A_ROW,
    COLOUR,
    COLOURS,
    MAP_IDS,
    MAP_ROWS,
    MAPS,
    PALM_BOXES,
    PATTERN_COPIES,
    PATTERN_IDS,
    PATTERN_ROWS,
    PATTERNS,
    POINTS,
    ROUNDS,
    SEAL,
    SEAL_VALUE,
    TROPHIES,
)

TARGET: Final = Path(__file__).parent.parent / "web" / "src" / "games" / "silver_gold" / "components.ts"
HEAD: Final = """\
// Made by scripts/make_web_components_silver_gold.py from the components of the game. Do not change it by hand.

export type Colour = "grey" | "green" | "orange" | "purple";

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


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    text = typescript()
    if parser.parse_args().check:
        if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text:
            return 0
        print(
            f"{TARGET.name} is out of date: run python scripts/make_web_components_silver_gold.py",
            file=sys.stderr,
        )
        return 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


def typescript() -> str:
    lines = [HEAD, "export const MAPS: Record<string, TreasureMap> = {"]
    for number in range(MAPS):
        seal = int(SEAL[number])
        fields = (
            f"colour: {_quoted(COLOURS[COLOUR[number]])}",
            f"points: {POINTS[number]}",
            f"rows: {json.dumps(MAP_ROWS[number])}",
            f"seal: {_quoted(COLOURS[seal]) if seal >= 0 else 'null'}",
        )
        lines.append(f"  {MAP_IDS[number]}: {{ {', '.join(fields)} }},")
    lines += ["};", "", "export const PATTERNS: Record<string, Pattern> = {"]
    for pattern in range(PATTERNS):
        rows = json.dumps(PATTERN_ROWS[pattern])
        lines.append(f"  {PATTERN_IDS[pattern]}: {{ rows: {rows}, copies: {PATTERN_COPIES[pattern]} }},")
    values = ", ".join(f"{colour}: {SEAL_VALUE[number]}" for number, colour in enumerate(COLOURS))
    lines += [
        "};",
        "",
        "/** What a seal pays for each completed map of the colour that it names. */",
        f"export const SEAL_VALUE: Record<Colour, number> = {{ {values} }};",
        f"export const ROUNDS = {ROUNDS};",
        f"export const CARDS_A_ROUND = {CARDS_A_ROUND};",
        f"export const COIN_ROWS = {COIN_ROWS};",
        f"export const COINS_A_ROW = {COINS_A_ROW};",
        f"export const PALM_BOXES = {PALM_BOXES};",
        f"export const TROPHIES = {TROPHIES};",
        "",
    ]
    return "\n".join(lines)


def _quoted(text: str) -> str:
    return json.dumps(text)


if __name__ == "__main__":
    sys.exit(main())
