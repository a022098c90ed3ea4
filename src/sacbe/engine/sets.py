"""Sets of small numbers as the bits of one integer: counting, finding and listing their members."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

DE_BRUIJN: Final = 0x3F79D71B4CB0A89
"""A de Bruijn sequence: 64 bits in which no run of six bits occurs twice. Multiplied by a set with the one member n, it
is shifted left by n, and its top six bits tell n.
"""
ONLY: Final[vec[i64]] = vec[i64](
    [next(n for n in range(64) if (DE_BRUIJN << n) >> 58 & 63 == top) for top in range(64)]
)
"""The member of a set with just one: `ONLY[bit * DE_BRUIJN >> 58 & 63]`. `bits & -bits` has only the least member. This
is a table and not a function, because calls made random play of Tikal take 15 % more instructions.
"""


def count(bits: i64) -> i64:
    """How many members a set has."""
    total: i64 = 0
    while bits:
        bits &= bits - 1
        total += 1
    return total


def nth(bits: i64, place: i64) -> i64:
    """The member at this place of a set: the least is at 0."""
    while place:
        bits &= bits - 1
        place -= 1
    return ONLY[(bits & -bits) * DE_BRUIJN >> 58 & 63]


def list_set(found: vec[i64], at: i64, first: i64, bits: i64) -> i64:
    """Write first + n for each member n, ascending, from `found[at]` on. Returns the next free place."""
    while bits:
        bit = bits & -bits
        bits ^= bit
        found[at] = first + ONLY[bit * DE_BRUIJN >> 58 & 63]
        at += 1
    return at
