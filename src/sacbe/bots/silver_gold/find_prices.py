"""Finds the prices of expedition cards and the worth of new maps, for the weights of Silver & Gold.

A card's gain on the other map is known only from play, and play follows a table made from these gains. So games are
played by a table, the gains of cards and the worths of new maps are averaged, and the next table is made from that,
until the values settle:

    python -m sacbe.bots.silver_gold.find_prices
"""

from dataclasses import dataclass, field
from typing import Final

from librt.vecs import vec

from sacbe.bots.silver_gold import weights as w
from sacbe.bots.silver_gold.planner import Planner, cards_to_come
from sacbe.bots.silver_gold.worth import GRAINS, Tables
from sacbe.engine.chance import Rng, rng
from sacbe.games.silver_gold import components as box
from sacbe.games.silver_gold.actions import apply, chance_due, draw
from sacbe.games.silver_gold.position import MARK, OVER, TAKE, Player, State

TABLES: Final = 16  # made one after another
GAMES: Final = 250  # played by each
PLAYERS: Final = 4
FIRST_PRICE: Final = 4.0
# The weights before tuning: the scales of prices and new maps were tuned on the results of these.
FOUND_WITH: Final = {
    w.PRICE_SCALE: 1.0,
    w.FRESH_SCALE: 1.0,
    w.SPREAD: 3.0,
    w.COIN: 1.8,
    w.PALM: 2.5,
    w.EXTRA: 1.8,
    w.TROPHY_SHARE: 0.6,
    w.TROPHY_FALL: 1.0,
    w.SEAL_HOPE: 0.06,
}
TRUST: Final = 0.6  # how far each table's results replace the earlier ones
LONG_BEFORE_THE_END: Final = 20  # cards to come; with more, it is the opening, which is different


@dataclass
class Found:
    """Gains and worths seen in play, in points, by pattern and by cards to come."""

    gains: list[list[float]] = field(default_factory=lambda: [[] for _ in range(box.PATTERNS * w.PRICED)])
    worths: list[list[float]] = field(default_factory=lambda: [[] for _ in range(w.LAYERS)])


def play(planner: Planner, random: Rng, found: Found) -> None:
    """Play one game by the table on all seats."""
    state = State([Player() for _ in range(PLAYERS)], box.ALL_MAPS)
    while state.phase != OVER:
        if chance_due(state):
            apply(state, -1, draw(state, random))
            continue
        seat = state.turn
        left = cards_to_come(state)
        if state.phase == MARK and not state.players[seat].ready and left < LONG_BEFORE_THE_END:
            for slot in range(2):
                planner.mark_on(state, seat, slot)
                found.gains[state.pattern * w.PRICED + min(left, w.PRICED - 1)].append(max(planner.gain, 0) / GRAINS)
        action = planner.decide(state, seat)
        if state.phase == TAKE and left < w.LAYERS:
            found.worths[left].append(planner.gain / GRAINS)
        apply(state, seat, action)


def settle(weights: list[float]) -> tuple[list[float], list[float]]:
    """The prices and the worths of new maps at which play by these weights settles."""
    prices = [FIRST_PRICE] * (box.PATTERNS * w.PRICED)
    fresh = [0.0] * w.LAYERS
    for number in range(TABLES):
        planner = Planner(Tables(vec[float](weights), vec[float](prices), vec[float](fresh)), vec[float](weights))
        found = Found()
        for game in range(GAMES):
            play(planner, rng("prices", number, game), found)
        prices = [_towards(old, seen) for old, seen in zip(prices, found.gains, strict=True)]
        fresh = [0.0, *(_towards(old, seen) for old, seen in zip(fresh[1:], found.worths[1:], strict=True))]
    return prices, fresh


def _towards(old: float, seen: list[float]) -> float:
    return old + TRUST * (sum(seen) / len(seen) - old) if seen else old


def main() -> None:
    prices, fresh = settle([FOUND_WITH[number] for number in range(len(FOUND_WITH))])
    for pattern in range(box.PATTERNS):
        row = prices[pattern * w.PRICED : (pattern + 1) * w.PRICED]
        print(f"    [{', '.join(f'{price:.2f}' for price in row)}],")
    print(f"    [{', '.join(f'{worth:.2f}' for worth in fresh)}]")


if __name__ == "__main__":
    main()
