"""Writes the games in records/: each player count, tie-break, rare ending and way of writing a game.

    python scripts/make_records.py [GAME ...]

`records_GAME.py` has each game's players and its table GAMES: by file name, how the game is made and what the tag Note
says of it. Every game is played with its own generator and deals its draws from its seed. A search over seeds finds the
one that shows what the file is named after. Each search starts at a seed known to be good, so running this again writes
the same files.
"""

import sys
from importlib import import_module
from pathlib import Path

import sacbe
from sacbe.engine.registry import house_games

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))


def main() -> None:
    for game in sys.argv[1:] or house_games():
        folder = ROOT / "records" / game
        folder.mkdir(parents=True, exist_ok=True)
        for name, (make, note) in import_module(f"scripts.records_{game}").GAMES.items():
            record: sacbe.Record = make()
            record.tags["Note"] = note
            record.write(folder / f"{name}.sacbe")
            print(f"{game}/{name}: {record.result}")


if __name__ == "__main__":
    main()
