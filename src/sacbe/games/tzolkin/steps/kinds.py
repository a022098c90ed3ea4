"""The kinds of decision by number, and how an entry of the decision stack is packed: a kind and three small numbers."""

from typing import Final

from mypy_extensions import i64

# Each waits for a choice of the player in turn; its numbers stand beside it.
TURN: Final = 0
ACT: Final = 1  # wheel, space of the worker picked up
ANY_SLOT: Final = 2
HARVEST: Final = 3  # group
TRACK: Final = 4  # levels left, 1 if paid, 1 if the player may stop
PAY: Final = 5  # resources
GAIN: Final = 6  # resources
UP: Final = 7  # steps, 1 if on different temples, temples used
DOWN: Final = 8
BUILD: Final = 9  # buildings left, flags
USE: Final = 10  # building
DISCOUNT: Final = 11  # building
MARKET: Final = 12  # kinds bought, kinds sold
ANY_ACTION: Final = 13  # 1 if it may be declined
PRAY: Final = 14
# These carry themselves out, see `effects`.
RUN: Final = 15  # index of the next effect
ADVANCE: Final = 16  # track
NAMES: Final = (
    "turn", "act", "any slot", "harvest", "track", "pay", "gain", "up", "down", "build", "use", "discount", "market",
    "any action", "pray", "run", "advance",
)  # fmt: skip

# Flags of BUILD.
WITH_CORN: Final = 1
OR_MONUMENT: Final = 2
SPENT: Final = 4  # the architecture technologies have been used
MAY_STOP: Final = 8


def entry(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    return kind + 32 * a + 2048 * b + 131072 * c


def kind_of(packed: i64) -> i64:
    return packed & 31


def first_of(packed: i64) -> i64:
    return packed >> 5 & 63


def second_of(packed: i64) -> i64:
    return packed >> 11 & 63


def third_of(packed: i64) -> i64:
    return packed >> 17 & 63


def row_of_effects(effects: i64) -> i64:
    """The entry that carries out effects one after another, from this one on."""
    return RUN + 32 * effects


def next_effect(packed: i64) -> i64:
    """The effect that a row of effects carries out next."""
    return packed >> 5


def fewer(packed: i64) -> i64:
    """The entry with one less in its first number."""
    return packed - 32
