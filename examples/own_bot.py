"""A bot of our own against the greedy one, many times.

A bot sees what its seat may know (`sight.view`) and what it may do (`sight.legal`). This one looks one action ahead: it
tries every legal action in a position that it cannot tell from the real one, and takes what leaves it best off.
"""

from sacbe import load, play
from sacbe.bots.bot import Sight
from sacbe.engine.chance import Rng, rng


class OneStepAhead:
    """Counts points, and a map that is partly marked as a part of its points."""

    def __init__(self, random: Rng) -> None:
        self._random = random

    def choose(self, sight: Sight) -> int:
        return max(sight.legal, key=lambda action: self._worth(sight, action))

    def _worth(self, sight: Sight, action: int) -> float:
        world = sight.imagine(self._random)
        world.push(action, sight.seat)
        me = world.view(sight.seat)["players"][sight.seat]
        worth = float(me["score"]) + self._random.unit() / 100
        for held in me["maps"]:
            if held is not None:
                marked, free = len(held["marked"]), int(held["free"])
                worth += marked**2 / (marked + free)
        return worth


def main() -> None:
    game = load("silver_gold", players=2)
    wins = 0
    for seed in range(8):
        record = play(game, [OneStepAhead(rng("own", seed)), "greedy"], seed=seed)
        wins += record.position.ranking()[0] == 1
        print(record.result)
    print(f"our bot won {wins} of 8 games")


if __name__ == "__main__":
    main()
