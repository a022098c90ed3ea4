"""Sets of small numbers as the bits of one integer: how many they hold, which one comes first, and listing them.

`components.BIT` has the sets that hold one number alone.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WINDOWS: Final = 0x3F79D71B4CB0A89
"""Sixty-four bits in which each row of six neighbouring ones stands once: shifted left by n, the top six tell n."""

ALONE: Final[vec[i64]] = vec[i64]([next(n for n in range(64) if (WINDOWS << n) >> 58 & 63 == top) for top in range(64)])
"""The number in a set that holds it alone: ALONE[bit * WINDOWS >> 58 & 63]. The least of any set is alone in
`bits & -bits`.
"""


def count(bits: i64) -> i64:
    """How many numbers a set holds."""
    total: i64 = 0
    while bits:
        bits &= bits - 1
        total += 1
    return total


def list_set(found: vec[i64], at: i64, first: i64, bits: i64) -> i64:
    """Write first + n for each n of the set, ascending, from `found[at]` on; returns where to go on."""
    while bits:
        bit = bits & -bits
        bits ^= bit
        found[at] = first + ALONE[bit * WINDOWS >> 58 & 63]
        at += 1
    return at
