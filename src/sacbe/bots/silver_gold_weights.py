"""What the bots of Silver & Gold believe things to be worth, in points: weights by name, and the prices of cards.

The weights were tuned by self-play. The prices and the worths of a map to be taken follow from the weights: they are
what play by the table finds on average, and `python -m sacbe.bots.silver_gold_prices` finds them again.
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
    ("PRICE_SCALE", 0.9, "the prices of cards are multiplied by it"),
    ("FRESH_SCALE", 1.25, "the worths of a map to be taken are multiplied by it"),
    ("SPREAD", 3.0, "how far what the other map would gain from a card lies from its price, at most"),
    ("COIN", 1.8, "a coin on a map, with its share of a trophy"),
    ("PALM", 1.5, "a palm on a map"),
    ("EXTRA", 1.5, "an extra field marked on the other map"),
    ("TROPHY_SHARE", 0.75, "how much of the next trophy a row that lacks one coin is worth"),
    ("TROPHY_FALL", 0.5, "by how much the next trophy falls until the row is full"),
    ("SEAL_HOPE", 0.15, "maps of a seal's colour that are completed later, per card to come"),
]

WEIGHTS: Final[vec[float]] = vec[float]([weight for _, weight, _ in TERMS])

# By pattern, what a card of it gains on the other map with none, one ... eight or more cards to come after it.
_PRICES: Final[list[list[float]]] = [
    [3.93, 3.17, 2.90, 2.62, 2.62, 2.64, 2.72, 2.79, 2.78],
    [4.09, 3.38, 3.46, 3.31, 3.32, 3.34, 3.42, 3.48, 3.56],
    [4.09, 3.74, 3.64, 3.55, 3.57, 3.57, 3.60, 3.62, 3.68],
    [3.96, 3.81, 3.62, 3.66, 3.72, 3.75, 3.78, 3.84, 3.88],
    [3.93, 3.67, 3.76, 3.90, 4.06, 4.09, 4.04, 4.10, 4.30],
    [3.72, 2.90, 3.11, 3.16, 3.15, 3.13, 3.16, 3.17, 3.27],
]
PRICES: Final[vec[float]] = vec[float]([price for row in _PRICES for price in row])

# What a map still to be taken gains beyond the prices of its cards, by cards to come.
FRESH: Final[vec[float]] = vec[float](
    [0.00, 0.29, 0.69, 1.09, 1.79, 2.71, 3.80, 4.84, 5.78, 6.77, 7.73, 8.66, 9.60, 10.52, 11.44]
)


def weights() -> list[tuple[str, float, str]]:
    """Name, weight and meaning of each term, for tuning and for people."""
    return TERMS
