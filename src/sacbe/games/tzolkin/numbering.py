"""The action space: which number stands for what. Players' actions come first, then chance's."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.tzolkin.components import (
    BUILDINGS,
    CHICHEN_ITZA,
    MONUMENTS,
    SLOTS,
    TEETH,
    TEMPLES,
    TRACKS,
    WEALTH,
    WHEELS,
)

KEEPS: Final = 0  # + wealth tile
BEGS: Final = KEEPS + WEALTH  # + god
PLACES: Final = BEGS + TEMPLES  # + wheel, or 5 for the first-player space
PICKS: Final = PLACES + WHEELS + 1  # + 8 wheel + space
ACTS: Final = PICKS + 4 * 8 + 11  # + action; 0 does nothing
AHEAD: Final = ACTS + SLOTS + 1
HARVESTS: Final = AHEAD + 1  # + corn tile, wood tile, burn, without a tile
STUDIES: Final = HARVESTS + 4  # + track
PAYS: Final = STUDIES + TRACKS  # + resource
GAINS: Final = PAYS + 3  # + resource
UPS: Final = GAINS + 3  # + god
DOWNS: Final = UPS + TEMPLES  # + god
BUILDS: Final = DOWNS + TEMPLES  # + building
RAISES: Final = BUILDS + BUILDINGS  # + monument
FREES: Final = RAISES + MONUMENTS  # + corn, wood, stone, gold
USE_IT: Final = FREES + 4
SAVE_IT: Final = USE_IT + 1
BUYS: Final = SAVE_IT + 1  # + resource
SELLS: Final = BUYS + 3  # + resource
DOES: Final = SELLS + 3  # + 5 wheel + action - 1
SKIP: Final = DOES + 20
DONE: Final = SKIP + 1
ONE_DAY: Final = DONE + 1
TWO_DAYS: Final = ONE_DAY + 1
DECISIONS: Final = TWO_DAYS + 1
START_DRAWN: Final = DECISIONS  # + seat
BUILDING_DRAWN: Final = START_DRAWN + 4  # + building
MONUMENT_DRAWN: Final = BUILDING_DRAWN + BUILDINGS  # + monument
WEALTH_DRAWN: Final = MONUMENT_DRAWN + MONUMENTS  # + wealth tile
ACTIONS: Final = WEALTH_DRAWN + WEALTH

CORN_TILE_OF: Final = 0
WOOD_TILE_OF: Final = 1
BURN: Final = 2
WITHOUT_TILE: Final = 3
WAYS: Final = ("corn", "wood", "burn", "bare")

PICK_AT: Final[vec[i64]] = vec[i64](
    [PICKS + 8 * wheel + space for wheel in range(WHEELS) for space in range(TEETH[wheel])]
)
"""The pick of the worker at a position of the array of all; players' workers stand on numbered spaces only."""


def pick_wheel(action: i64) -> i64:
    """The wheel of a pick, counted from PICKS."""
    return min(action // 8, CHICHEN_ITZA)


def pick_space(action: i64) -> i64:
    return action - 8 * pick_wheel(action)
