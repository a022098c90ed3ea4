"""What is in the box: 47 treasure maps, 8 expedition cards, the round card and the score card (SG 1).

A map lies on a grid of four columns (a to d) and up to four rows (1 to 4, from the top). A set of its fields is a bit
mask: field a1 is bit 0, b1 bit 1, a2 bit 4. A "shape" is one way to mark: a single field, or a pattern turned and
mirrored (SG 4.2) somewhere on the grid. All tables here are made once, at import.
"""

from typing import Final, get_args

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.silver_gold.shapes import Colour

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
GREY: Final = 0
GREEN: Final = 1
ORANGE: Final = 2
PURPLE: Final = 3

TROPHIES: Final = 6  # worth 6, 5, 4, 3, 2, 1 (SG 1.3)
ROUNDS: Final = 4  # SG 3.1
CARDS: Final = 8
CARDS_A_ROUND: Final = 7  # SG 3.1
COIN_ROWS: Final = 3  # the score card (SG 1.4)
COINS_A_ROW: Final = 4
COIN_BOXES: Final = COIN_ROWS * COINS_A_ROW
PALM_BOXES: Final = 4
HAND: Final = 4  # dealt, of which two are kept (SG 2.1)
KEPT: Final = 2
DISPLAY: Final = 4  # SG 2.2
PLAYERS: Final = (4, 3, 2)  # SG 1.5, the first being the default

COLUMNS: Final = 4
FIELDS_A_GRID: Final = 16

# The treasure maps (SG 1.1), purple ones first in the numbering: id, rows of the grid, seal colour or "".
# o a plain field, X a cross, C a coin, P a palm.
_MAPS: Final = (
    ("P01", "Xooo .oo. XooX oooo", "orange"),
    ("P02", "oooX Xoo. .ooX oooo", "green"),
    ("P03", ".oXo o.oo oooo XooX", "grey"),
    ("P04", ".Co. Pooo oooo CooX", ""),
    ("P05", "oXoo P..o ooXo oooo", ""),
    ("P06", "..oX ooCo oXoo oooC", ""),
    ("P07", "oC.X o.oo oCoo oooC", ""),
    ("P08", "ooCo Xo.o oC.C oooo", ""),
    ("P09", "ooo. oXCo oCoo .ooX", ""),
    ("P10", "Cooo ooo. Coo. oCoX", ""),
    ("P11", "oooo o.Xo oX.o Pooo", ""),
    ("P12", "o.oX o.Po oooo oooX", ""),
    ("O01", "Xooo o..o o..o oooX", "purple"),
    ("O02", ".X.X .o.o oooo oooo", "green"),
    ("O03", "oo.o oX.X oooo ..oo", "grey"),
    ("O04", "X..C o..o oooo CooC", ""),
    ("O05", "Co.. oPoo oooo ..oX", ""),
    ("O06", "oX.. ooP. oooo .Coo", ""),
    ("O07", "..oo oooo XCoX ..oo", ""),
    ("O08", "oC.. CooX oooo .Co.", ""),
    ("O09", ".oo. Xooo oCoX .oo.", ""),
    ("O10", "C... ooCo oXoo ooC.", ""),
    ("O11", ".Co. oooo oooo P..X", ""),
    ("O12", "o..o oPoo oooo X..C", ""),
    ("G01", "oooo o..o oooo", "purple"),
    ("G02", "oooo oo.. oooo", "orange"),
    ("G03", ".ooo oo.o oooo", "grey"),
    ("G04", "P..X oooo ooCo", ""),
    ("G05", ".Coo oooX Xoo.", ""),
    ("G06", "o.Xo o.oo Pooo", ""),
    ("G07", "..Xo oooo CooC", ""),
    ("G08", "ooPo .oo. Xooo", ""),
    ("G09", ".oo. ooCo CooX", ""),
    ("G10", "o.oo PooX o.oo", ""),
    ("G11", ".Coo .ooo XooX", ""),
    ("G12", "Xoo. oooC ooC.", ""),
    ("S01", "o.o. oooo o.o.", "purple"),
    ("S02", "o..o oooo o..o", "orange"),
    ("S03", "ooo. o.o. ooo.", "green"),
    ("S04", "Xo.. ooo. ooo.", ""),
    ("S05", "P.oo oooo .o..", ""),
    ("S06", ".oo. oooP .oo.", ""),
    ("S07", ".o.. ooPo .ooo", ""),
    ("S08", ".oo. CooX o..o", ""),
    ("S09", "Xo.. oooo ..oC", ""),
    ("S10", "oo.. ooPo oo..", ""),
    ("S11", "ooo. .XC. .ooo", ""),
)
_COLOUR_OF_LETTER: Final = {"S": GREY, "G": GREEN, "O": ORANGE, "P": PURPLE}
SEAL_VALUE: Final = (1, 1, 2, 2)  # by the colour a seal names

# The expedition cards: id, name, fields of the pattern, copies (SG 1.2).
_PATTERNS: Final = (
    ("I2", "domino", "##", 1),
    ("I3", "straight three", "###", 2),
    ("V3", "corner three", "#. ##", 2),
    ("T4", "T of four", ".#. ###", 1),
    ("L4", "L of four", "#.. ###", 1),
    ("O4", "square", "## ##", 1),
)

# Numbers, not lengths: compiled code then knows them (SG 1.1, 1.2).
MAPS: Final = 47
PATTERNS: Final = 6
MAP_IDS: Final = tuple(row[0] for row in _MAPS)
MAP_NUMBER: Final = {name: number for number, name in enumerate(MAP_IDS)}
PATTERN_IDS: Final = tuple(row[0] for row in _PATTERNS)
PATTERN_NAMES: Final = tuple(row[1] for row in _PATTERNS)
PATTERN_ROWS: Final = tuple(tuple(row[2].split()) for row in _PATTERNS)
PATTERN_COPIES: Final[vec[i64]] = vec[i64]([row[3] for row in _PATTERNS])
ONE_CARD: Final[vec[i64]] = vec[i64]([16**pattern for pattern in range(len(_PATTERNS))])
"""One expedition card of a pattern, in a count of cards that is packed four bits a pattern."""
ALL_CARDS: Final[i64] = sum(row[3] * 16**pattern for pattern, row in enumerate(_PATTERNS))
MAP_ROWS: Final = tuple(tuple(row[1].split()) for row in _MAPS)


def field_name(field: int) -> str:
    """A field as people write it: column letter, row number."""
    return "abcd"[field % COLUMNS] + str(field // COLUMNS + 1)


_FIELD_NAMES: Final = [field_name(field) for field in range(FIELDS_A_GRID)]


def field_names(mask: int) -> list[str]:
    return [_FIELD_NAMES[field] for field in range(FIELDS_A_GRID) if mask >> field & 1]


def _mask(rows: tuple[str, ...], signs: str) -> int:
    mask = 0
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            if sign in signs:
                mask |= 1 << (y * COLUMNS + x)
    return mask


FIELDS: Final[vec[i64]] = vec[i64]([_mask(rows, "oXCP") for rows in MAP_ROWS])
CROSSES: Final[vec[i64]] = vec[i64]([_mask(rows, "X") for rows in MAP_ROWS])
COINS: Final[vec[i64]] = vec[i64]([_mask(rows, "C") for rows in MAP_ROWS])
PALMS: Final[vec[i64]] = vec[i64]([_mask(rows, "P") for rows in MAP_ROWS])
COLOUR: Final[vec[i64]] = vec[i64]([_COLOUR_OF_LETTER[name[0]] for name in MAP_IDS])
SEAL: Final[vec[i64]] = vec[i64]([COLOURS.index(row[2]) if row[2] else -1 for row in _MAPS])

POP: Final[vec[i64]] = vec[i64]([mask.bit_count() for mask in range(1 << FIELDS_A_GRID)])
"""How many fields a mask holds."""

POINTS: Final[vec[i64]] = vec[i64]([int(fields).bit_count() for fields in FIELDS])

# A table and not a shift: mypyc 2.4 writes a constant on the left of << as a 32-bit C number.
BIT: Final[vec[i64]] = vec[i64]([2**m for m in range(MAPS)])
"""The set that holds map m alone."""
SEAT_BIT: Final[vec[i64]] = vec[i64]([1, 2, 4, 8])


def _first_of(seats: int, start: int) -> int:
    """The first seat of a set, clockwise from `start`; -1 if the set is empty."""
    return next((seat % 4 for seat in range(start, start + 4) if seats >> seat % 4 & 1), -1)


FIRST_OF: Final[vec[i64]] = vec[i64]([_first_of(seats, start) for start in range(4) for seats in range(16)])
"""The first of a set of seats, clockwise from a seat: FIRST_OF[16 * seat + set]."""
ALL_MAPS: Final[i64] = 2**MAPS - 1
PALM_MAPS: Final[i64] = sum(2**m for m in range(MAPS) if PALMS[m])
"""The maps that show a palm; none shows two."""


def _placements(rows: tuple[str, ...]) -> list[int]:
    """Every mask that a pattern can cover on the grid, turned and mirrored (SG 4.2), each once."""
    cells = [(y, x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "#"]
    masks: set[int] = set()
    for _ in range(2):
        for _ in range(4):
            cells = [(x, -y) for y, x in cells]
            top = min(y for y, _ in cells)
            left = min(x for _, x in cells)
            height = max(y for y, _ in cells) - top
            width = max(x for _, x in cells) - left
            for y0 in range(4 - height):
                for x0 in range(4 - width):
                    masks.add(sum(1 << ((y - top + y0) * COLUMNS + x - left + x0) for y, x in cells))
        cells = [(y, -x) for y, x in cells]
    return sorted(masks)


SINGLE: Final = -1
_shapes: Final = [(SINGLE, 1 << field) for field in range(FIELDS_A_GRID)] + [
    (pattern, mask) for pattern in range(PATTERNS) for mask in _placements(PATTERN_ROWS[pattern])
]
SHAPES: Final = 173
SHAPE_PATTERN: Final[vec[i64]] = vec[i64]([pattern for pattern, _ in _shapes])
SHAPE_MASK: Final[vec[i64]] = vec[i64]([mask for _, mask in _shapes])

# The placements of pattern p on the grid are the shapes from FIRST_SHAPE[p] to FIRST_SHAPE[p + 1]. A set of them is a bit
# mask, and those that lie on free fields are ROOM[512 p + upper] & ROOM[512 p + 256 + lower], the two halves of the free.
_kinds: Final = [pattern for pattern, _ in _shapes] + [PATTERNS]
FIRST_SHAPE: Final[vec[i64]] = vec[i64]([_kinds.index(pattern) for pattern in range(PATTERNS + 1)])


def _rooms(pattern: int, half: int) -> list[int]:
    """By the free fields of the upper (0) or lower (1) half: the placements of a pattern that this half has room for."""
    rooms = [0] * 256
    for i in range(FIRST_SHAPE[pattern + 1] - FIRST_SHAPE[pattern]):
        placement = 2**i
        needed = int(SHAPE_MASK[FIRST_SHAPE[pattern] + i]) >> 8 * half & 255
        free = needed
        while free < 256:
            rooms[free] |= placement
            free = free + 1 | needed
    return rooms


ROOM: Final[vec[i64]] = vec[i64](
    [room for pattern in range(PATTERNS) for half in range(2) for room in _rooms(pattern, half)]
)

# For map m and pattern p, the shapes that lie on the map are FIT_SHAPE[FIT_FROM[6 m + p] : FIT_FROM[6 m + p + 1]].
_fits: Final = [
    [s for s in range(FIELDS_A_GRID, SHAPES) if SHAPE_PATTERN[s] == p and SHAPE_MASK[s] & ~FIELDS[m] == 0]
    for m in range(MAPS)
    for p in range(PATTERNS)
]
FIT_FROM: Final[vec[i64]] = vec[i64]([sum(len(fits) for fits in _fits[:i]) for i in range(len(_fits) + 1)])
FIT_SHAPE: Final[vec[i64]] = vec[i64]([shape for fits in _fits for shape in fits])
FIT_MASK: Final[vec[i64]] = vec[i64]([SHAPE_MASK[shape] for shape in FIT_SHAPE])
