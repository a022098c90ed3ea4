"""What the bots of a game decide, as one short fingerprint: it changes when they play otherwise, and at nothing else.

Every level plays the turns that are due at fixed moments of our records, and whole games against the others and against
itself, with fixed seeds and numbers of simulations. What they decided is written down in notation and hashed, together
with the budgets of the levels, the weights and the networks. So renamed files, other words and quicker code change
nothing; another rule or another thought does.

    python scripts/bots_fingerprint.py                 the fingerprints
    python scripts/bots_fingerprint.py --show tikal    every decision, to compare by eye
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import sacbe
from sacbe.arena.tuning import terms
from sacbe.bots.bot import Bot, Sight
from sacbe.bots.budget import Budget
from sacbe.bots.levels import ladder, make_bot, usual_budget
from sacbe.engine.chance import rng
from sacbe.engine.game import CHANCE, Game, Position
from sacbe.engine.registry import game_class, house_games
from sacbe.engine.shelves import shelf

ROOT: Final = Path(__file__).resolve().parents[1]
MOMENTS: Final[dict[str, dict[str, tuple[int, ...]]]] = {
    "silver_gold": {
        "four-players": (16, 45, 83, 124, 160, 203, 240),
        "three-players": (33, 61, 92, 123, 154, 188),
        "two-players": (22, 47, 68, 88, 108, 129),
        "open-discard": (25, 46, 68, 91, 115, 135),
        "cross-chain-over-both-maps": (25, 47, 69, 93, 114, 140),
        "start-player-seat-1": (31, 65, 97, 127, 159, 191),
    },
    "tikal": {
        "four-players": (2, 54, 141, 216, 267, 360, 466),
        "three-players": (38, 112, 167, 237, 299, 378),
        "two-players": (28, 94, 171, 235, 292, 347),
        "auction-four-players": (29, 150, 248, 342, 422, 534),
        "auction-two-players": (47, 109, 184, 247, 331, 394),
        "all-guards-used": (36, 117, 186, 248, 301, 361),
        "walled-in-tile": (37, 87, 150, 211, 283, 349),
    },
    "tzolkin": {
        "four-players": (29, 56, 136, 211, 275, 343, 422),
        "three-players": (48, 97, 162, 219, 273, 335),
        "two-players": (39, 80, 112, 156, 190, 229),
        "pity": (50, 131, 218, 307, 395, 479),
        "exhausted-age-1-stack": (52, 124, 194, 268, 326, 407),
        "skull-shortage": (56, 125, 190, 269, 341, 401),
    },
}
"""The moments that are looked at: records, and how many of their entries are in force then."""
SIMULATIONS: Final = {"silver_gold": (500, 6000), "tikal": (60, 1000), "tzolkin": (60, 1000)}
"""What the levels that search may spend on a turn, and what they may spend at each record's middle moments."""


def bots_of(game: str) -> tuple[str, ...]:
    """Those that the ladders of docs/bots.md are made of."""
    return ("random", *ladder(game).bots)


FEW: Final = {"silver_gold": 60, "tikal": 8, "tzolkin": 8}
"""What they may spend on a turn of a whole game."""


@cache
def fingerprint(game: str, *names: str) -> str:
    """Sixteen hexadecimal digits for what these bots of a game decide today; its own bots if none are named."""
    names = names or bots_of(game)
    meant = {"decisions": [*decisions(game, *names), *whole_games(game, *names)], **believed(game, *names)}
    return hashlib.sha256(json.dumps(meant, sort_keys=True).encode()).hexdigest()[:16]


def believed(game: str, *names: str) -> dict[str, Any]:
    """What the decisions at a few moments might not show: budgets, weights, and numbers that were learned."""
    part = shelf(type(sacbe.load(game)), "bots")
    assert part is not None and part.__file__ is not None
    files = sorted(Path(part.__file__).parent.glob("*.json"))
    return {
        "budgets": {name: str(usual_budget(name, game)) for name in names},
        "weights": [(name, weight) for name, weight, _ in terms(game)],
        "learned": [json.loads(path.read_text(encoding="utf-8"))["numbers"] for path in files],
    }


def decisions(game: str, *names: str) -> Iterator[str]:
    """A line for each bot at each moment: the turn that it plays."""
    few, many = SIMULATIONS[game]
    for name, moments in MOMENTS[game].items():
        record = sacbe.Record.read(ROOT / "records" / game / f"{name}.sacbe")
        for step, pos in enumerate(record.positions()):
            if step not in moments:
                continue
            searched = many if step == moments[len(moments) // 2] else few
            for bot in names:
                yield f"{name} {step} {bot}: {', '.join(_turn(pos.copy(), bot, searched))}"


def whole_games(game: str, *names: str) -> Iterator[str]:
    """A line for each of some games: what a bot remembers from turn to turn shows only there."""
    counts = game_class(game).player_counts()
    for number, players in enumerate((max(counts), min(counts))):
        table = sacbe.load(game, players=players)
        seats = [names[(number + seat) % len(names)] for seat in range(players)]
        for line_up in (seats, [names[-1]] * players):
            bots = [_few(name, table, seat) for seat, name in enumerate(line_up)]
            record = sacbe.play(table, bots, seed=number)
            yield f"{' '.join(line_up)}: {', '.join(table.name(entry.action) for entry in record.entries)}"


def _few(name: str, game: Game, seat: int) -> Bot:
    """A bot that looks ahead, if it does, for a few simulations only."""
    budget = None if usual_budget(name, game.id) is None else Budget(simulations=FEW[game.id])
    return make_bot(name, game, rng("fingerprint", game.id, name, seat), budget)


def _turn(pos: Position, name: str, simulations: int) -> list[str]:
    """The turn that a bot plays from here, until chance or somebody else has to go on."""
    seat = pos.pending[0]
    phase = pos.simultaneous
    usual = usual_budget(name, pos.game.id)
    budget = None if usual is None else Budget(simulations=min(simulations, usual.simulations or simulations))
    bot = make_bot(name, pos.game, rng("fingerprint", pos.game.id, name), budget)
    played: list[str] = []
    while seat in pos.pending and pos.simultaneous == phase and pos.turn != CHANCE:
        action = bot.choose(Sight(pos, seat))
        played.append(pos.game.name(action))
        pos.push(action, seat)
    return played


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--show", metavar="GAME", choices=list(house_games()))
    show = parser.parse_args().show
    if show is not None:
        print("\n".join([*decisions(show, *bots_of(show)), *whole_games(show, *bots_of(show))]))
    else:
        for game in house_games():
            print(f"{game} {fingerprint(game)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
