"""What is in the box (TK 1): 36 terrain tiles, the four printed fields, level tokens, treasures and pieces.

The six edges of a field are counted clockwise from the north: N, NE, SE, S, SW, NW. Stones on the edges are packed two
bits an edge, the north in the lowest bits.
"""

from typing import Final, get_args

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.tikal.shapes import Terrain

PLAYERS: Final = (4, 3, 2)
# Of each player (TK 1.4); guards are set from the members and the leader (TK 5.9).
MEMBERS: Final = 18
CAMPS: Final = 2
GUARDS: Final = 2
ACTION_POINTS: Final = 10
LEADER_STRENGTH: Final = 3
LIMIT_A_TURN: Final = 2  # levels of one temple, treasures of one site (TK 5.4, 5.5)
AUCTION_POINTS: Final = 20
HIGHEST_BID: Final = 100
DEAREST_WAY: Final = 6  # stones on both sides of an edge (TK 5.3)

BRING_COST: Final = 1
PATH_COST: Final = 1
UNCOVER_COST: Final = 2
DIG_COST: Final = 3
EXCHANGE_COST: Final = 3
CAMP_COST: Final = 5
GUARD_COST: Final = 5

# What a field is.
UNEXPLORED: Final = 0
BASE_CAMP: Final = 1
TEMPLE: Final = 2
JUNGLE: Final = 3
TREASURE: Final = 4
VOLCANO: Final = 5
TERRAINS: Final[tuple[Terrain, ...]] = get_args(Terrain)

LETTERS: Final = "ABCDEFG"
DIRECTIONS: Final = ("n", "ne", "se", "s", "sw", "nw")

# Tiles (TK 1.2): id (its letter and a number), terrain, printed temple value or masks, stones per edge from the north.
_TILES: Final = (
    ("A1", TEMPLE, 1, "000210"),
    ("A2", TEMPLE, 2, "000201"),
    ("A3", TEMPLE, 2, "100200"),
    ("A4", TREASURE, 4, "000201"),
    ("A5", TREASURE, 4, "010200"),
    ("A6", JUNGLE, 0, "110100"),
    ("B1", TEMPLE, 2, "010200"),
    ("B2", TEMPLE, 3, "100200"),
    ("B3", TREASURE, 4, "001200"),
    ("B4", JUNGLE, 0, "000210"),
    ("B5", JUNGLE, 0, "000201"),
    ("B6", VOLCANO, 0, "000000"),
    ("C1", TEMPLE, 3, "000300"),
    ("C2", TEMPLE, 4, "010200"),
    ("C3", TREASURE, 3, "000300"),
    ("C4", JUNGLE, 0, "000300"),
    ("C5", JUNGLE, 0, "110100"),
    ("D1", TEMPLE, 5, "000300"),
    ("D2", TEMPLE, 5, "100200"),
    ("D3", TREASURE, 3, "000300"),
    ("D4", JUNGLE, 0, "010101"),
    ("D5", VOLCANO, 0, "000000"),
    ("E1", TEMPLE, 5, "000300"),
    ("E2", TEMPLE, 6, "000300"),
    ("E3", TREASURE, 2, "001200"),
    ("E4", JUNGLE, 0, "100200"),
    ("E5", JUNGLE, 0, "100200"),
    ("F1", TEMPLE, 4, "000300"),
    ("F2", TEMPLE, 4, "000210"),
    ("F3", TREASURE, 2, "100200"),
    ("F4", JUNGLE, 0, "100200"),
    ("F5", VOLCANO, 0, "000000"),
    ("G1", TEMPLE, 3, "000201"),
    ("G2", TEMPLE, 3, "001200"),
    ("G3", TREASURE, 2, "000300"),
    ("G4", JUNGLE, 0, "100200"),
)
# Printed fields (TK 1.1): name, terrain, value, stones, column, row.
_PRINTED: Final = (
    ("base camp", BASE_CAMP, 0, "111000", 0, 4),
    ("upper temple", TEMPLE, 1, "110100", 0, 3),
    ("explored jungle", JUNGLE, 0, "111000", 1, 3),
    ("lower temple", TEMPLE, 1, "010001", 1, 4),
)

# Numbers written out and not counted are known to the compiler, and so is what the action space makes of them.
TILES: Final = 36
TILE_IDS: Final = tuple(row[0] for row in _TILES)
TILE_TERRAIN: Final[vec[i64]] = vec[i64]([row[1] for row in _TILES])
TILE_VALUE: Final[vec[i64]] = vec[i64]([row[2] for row in _TILES])
"""A temple's printed number, or a treasure site's masks."""
TILE_LETTER: Final[vec[i64]] = vec[i64]([LETTERS.index(row[0][0]) for row in _TILES])


def _pack(stones: list[int]) -> int:
    return sum(number * 4**edge for edge, number in enumerate(stones))


def _turned(stones: str, rotation: int) -> int:
    """The packed stones of a tile turned clockwise by so many sixths."""
    row = [int(sign) for sign in stones]
    return _pack([row[(edge - rotation) % 6] for edge in range(6)])


TURNED: Final[vec[i64]] = vec[i64]([_turned(row[3], rotation) for row in _TILES for rotation in range(6)])
"""Stones of tile t in rotation r, at 6 t + r."""

PRINTED: Final = tuple((row[4] * 5 + row[5], row[1], row[2], _turned(row[3], 0)) for row in _PRINTED)
"""The printed fields: field, terrain, value, stones."""

# Treasures (TK 1.3). The rulebooks tell the kinds apart by pictures only; the names are ours.
TREASURE_KINDS: Final = ("mask", "jaguar", "serpent", "quetzal", "flute", "bowl", "earplug", "sun")
KINDS: Final = 8
COPIES: Final = 3
SET_POINTS: Final[vec[i64]] = vec[i64]([0, 1, 3, 6])
"""What so many treasures of one kind score (TK 6.3)."""

HIGHEST_LEVEL: Final = 10
LEVEL_TOKENS: Final = (0, 0, 3, 6, 9, 11, 8, 5, 3, 2, 1)
"""Level tokens in the supply, by the number on them (TK 1.3)."""

BIT: Final[vec[i64]] = vec[i64]([2**n for n in range(60)])
"""The set that holds n alone. A table and not a shift: mypyc 2.4 writes a constant left of << as a 32-bit C number."""

ALL_TILES: Final[i64] = 2**TILES - 1
LETTER_TILES: Final[vec[i64]] = vec[i64](
    [sum(2**t for t in range(TILES) if TILE_LETTER[t] == letter) for letter in range(len(LETTERS))]
)
"""The tiles of a letter, as a set."""
STONY: Final[vec[i64]] = vec[i64](
    [sum(2**edge for edge in range(6) if stones >> (2 * edge) & 3) for stones in [int(packed) for packed in TURNED]]
)
"""The edges of tile t in rotation r that carry stones, as a set of sides, at 6 t + r."""
LEADING: Final[vec[i64]] = vec[i64](
    [
        sum(2**rotation for rotation in range(6) if STONY[tile * 6 + rotation] & sides)
        for tile in range(TILES)
        for sides in range(64)
    ]
)
"""The rotations in which tile t has stones on one of the sides of a set s, as a set, at 64 t + s."""
