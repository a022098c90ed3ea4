"""Sets of small numbers as the bits of one integer: how many they hold, which one they hold alone, and listing them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

DE_BRUIJN: Final = 0x3F79D71B4CB0A89
"""A de Bruijn sequence: sixty-four bits in which each row of six neighbouring ones stands once. Multiplied by a set
that holds n alone, it is shifted left by n, and then its top six bits tell n.
"""
ONLY: Final[vec[i64]] = vec[i64](
    [next(n for n in range(64) if (DE_BRUIJN << n) >> 58 & 63 == top) for top in range(64)]
)
"""The number in a set that holds no other: `ONLY[bit * DE_BRUIJN >> 58 & 63]`. The least of any set is alone in
`bits & -bits`. A table and not a function, because calls of one made random play of Tikal take 15 % more instructions.
"""


def count(bits: i64) -> i64:
    """How many numbers a set holds."""
    total: i64 = 0
    while bits:
        bits &= bits - 1
        total += 1
    return total


def nth(bits: i64, place: i64) -> i64:
    """The number at this place of a set, counted from 0, the least first."""
    while place:
        bits &= bits - 1
        place -= 1
    return ONLY[(bits & -bits) * DE_BRUIJN >> 58 & 63]


def list_set(found: vec[i64], at: i64, first: i64, bits: i64) -> i64:
    """Write first + n for each n of the set, ascending, from `found[at]` on; returns where to go on."""
    while bits:
        bit = bits & -bits
        bits ^= bit
        found[at] = first + ONLY[bit * DE_BRUIJN >> 58 & 63]
        at += 1
    return at
