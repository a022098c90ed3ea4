"""Every way to lay a pattern on a map, worked out afresh, to hold the engine's tables against (SG 4.2)."""

from functools import cache

from tests.rules.silver_gold.table import signs

PATTERNS = {
    "I2": "a1 b1",
    "I3": "a1 b1 c1",
    "V3": "a1 a2 b2",
    "T4": "b1 a2 b2 c2",
    "L4": "a1 a2 b2 c2",
    "O4": "a1 b1 a2 b2",
}


@cache
def laid(pattern: str) -> frozenset[frozenset[str]]:
    """All places of the pattern on a full grid of four by four, turned and mirrored."""
    turned = [[("abcd".index(field[0]), int(field[1]) - 1) for field in PATTERNS[pattern].split()]]
    for _ in range(3):
        turned.append([(-y, x) for x, y in turned[-1]])
    mirrored = [[(-x, y) for x, y in cells] for cells in turned]
    return frozenset(
        frozenset("abcd"[x + right] + "1234"[y + down] for x, y in cells)
        for cells in turned + mirrored
        for right in range(-3, 7)
        for down in range(-3, 7)
        if all(0 <= x + right < 4 and 0 <= y + down < 4 for x, y in cells)
    )


def placements(pattern: str, name: str) -> set[frozenset[str]]:
    """The sets of fields of a map that the pattern can cover."""
    fields = signs(name).keys()
    return {covered for covered in laid(pattern) if covered <= fields}
