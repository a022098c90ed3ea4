"""Writes the mini games of the OpenSpiel environments: late positions of random games, with the size of their trees.

python scripts/make_minis.py            writes the files
python scripts/make_minis.py --check    says whether they are what this would write
"""

import json
import sys
from pathlib import Path

import sacbe
from sacbe.engine.chance import rng
from sacbe.engine.game import Position

FOLDER = Path(__file__).parent.parent / "src" / "sacbe" / "envs" / "mini_positions"
CHOSEN = {"silver_gold": (87, 4), "tikal": (46, 2), "tzolkin": (276, 8)}
"""Per game the number of a random game of two, and how many actions before its end the mini game begins."""


def late(game: str, number: int, back: int) -> Position:
    """The position so many actions before the end of a random game."""
    random = rng("mini", number)
    pos = sacbe.load(game, players=2).start()
    trail: list[Position] = []
    while pos.turn is not None:
        trail.append(pos.copy())
        if pos.turn == sacbe.CHANCE:
            pos.push(pos.draw(random))
        else:
            choices = pos.legal()
            pos.push(choices[random.below(len(choices))])
    return trail[-back]


def walked(pos: Position) -> tuple[int, int, bool]:
    """How many nodes the tree below a position has, itself included, how long its longest line is, and whether seats
    choose in secret somewhere in it.
    """
    nodes, longest, secret = 1, 0, pos.simultaneous
    turn = pos.turn
    if turn is None:
        return nodes, longest, secret
    for action in pos.legal():
        after = pos.copy()
        after.apply(action, turn)
        below, deep, hidden = walked(after)
        nodes += below
        longest = max(longest, deep + 1)
        secret = secret or hidden
    return nodes, longest, secret


def written(game: str) -> str:
    pos = late(game, *CHOSEN[game])
    nodes, longest, secret = walked(pos)
    document = {"nodes": nodes, "longest": longest, "secret": secret, "position": pos.to_json()}
    return json.dumps(document, indent=1) + "\n"


def main() -> int:
    stale = []
    for game in CHOSEN:
        path = FOLDER / f"{game}.json"
        if "--check" not in sys.argv:
            path.write_text(written(game), encoding="utf-8")
        elif path.read_text(encoding="utf-8") != written(game):
            stale.append(game)
    if stale:
        print(f"these mini games are out of date: {', '.join(stale)}")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
