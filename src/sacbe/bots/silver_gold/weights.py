"""What the bots of Silver & Gold believe things to be worth, in points: weights by name, and the prices of cards.

The weights come from a set of plain numbers by two commands, first by the table alone, then with a search:
`sacbe tune silver_gold --bot expert:1 --steps 18 --games 160 --method coordinate --seed 1
    --start docs/bots-log/silver_gold-first.txt --write silver_gold-table.txt` and
`sacbe tune silver_gold --bot expert:100 --steps 36 --games 240 --method coordinate --seed 2
    --start silver_gold-table.txt`; docs/bots-log/silver_gold.md tells what that gained. The prices and the worths of a
map to be taken are what play by the table finds on average: `python -m sacbe.bots.silver_gold.find_prices` prints them
as they stand here.
"""

from typing import Final

from librt.vecs import vec

CARDS_IN_ALL: Final = 28
LAYERS: Final = 15  # of the table: no card to come, one card, and so on; the last one stands for all more
PRICED: Final = 9  # the same for prices

PRICE_SCALE: Final = 0
FRESH_SCALE: Final = 1
SPREAD: Final = 2
COIN: Final = 3
PALM: Final = 4
EXTRA: Final = 5
TROPHY_SHARE: Final = 6
TROPHY_FALL: Final = 7
SEAL_HOPE: Final = 8

TERMS: Final[list[tuple[str, float, str]]] = [
    ("PRICE_SCALE", 1.0, "the prices of cards are multiplied by it"),
    ("FRESH_SCALE", 1.3, "the worths of a map to be taken are multiplied by it"),
    ("SPREAD", 3.636, "how far what the other map would gain from a card lies from its price, at most"),
    ("COIN", 1.5, "a coin on a map, with its share of a trophy"),
    ("PALM", 2.5, "a palm on a map"),
    ("EXTRA", 1.5, "an extra field marked on the other map"),
    ("TROPHY_SHARE", 0.525, "how much of the next trophy a row that lacks one coin is worth"),
    ("TROPHY_FALL", 0.35, "by how much the next trophy falls until the row is full"),
    ("SEAL_HOPE", 0.06, "maps of a seal's colour that are completed later, per card to come"),
]

WEIGHTS: Final[vec[float]] = vec[float]([weight for _, weight, _ in TERMS])

# By pattern, what a card of it gains on the other map with none, one ... eight or more cards to come after it.
_PRICES: Final[list[list[float]]] = [
    [3.74, 3.15, 2.85, 2.67, 2.72, 2.66, 2.59, 2.81, 2.77],
    [3.89, 3.26, 3.44, 3.36, 3.37, 3.32, 3.28, 3.54, 3.54],
    [4.56, 3.70, 3.58, 3.52, 3.58, 3.56, 3.58, 3.63, 3.64],
    [4.32, 3.45, 3.51, 3.67, 3.79, 3.77, 3.67, 3.64, 3.85],
    [4.03, 3.61, 3.67, 3.93, 3.94, 4.08, 4.04, 4.10, 4.22],
    [3.65, 3.02, 3.03, 2.95, 3.19, 3.06, 3.02, 3.26, 3.23],
]
PRICES: Final[vec[float]] = vec[float]([price for row in _PRICES for price in row])

# What a map still to be taken gains beyond the prices of its cards, by cards to come.
FRESH: Final[vec[float]] = vec[float](
    [0.00, 0.28, 0.61, 1.05, 1.62, 2.54, 3.78, 4.92, 5.90, 6.83, 7.66, 8.68, 9.47, 10.55, 11.34]
)


def weights() -> list[tuple[str, float, str]]:
    """Name, weight and meaning of each term, for tuning and for people."""
    return TERMS
