"""What has changed before a seat between two tables: goods, steps on the temples, levels, points."""

from typing import Final

from mypy_extensions import i64

from sacbe.games.tzolkin.components import GODS, GOODS, TRACK_NAMES
from sacbe.games.tzolkin.position import CORN_TILE, ROW, TECH, TEMPLE, WOOD_TILE, WORKERS, State, quarters

_COUNTED: Final = ((WORKERS, "workers"), (CORN_TILE, "corn_tiles"), (WOOD_TILE, "wood_tiles"))


def goods(before: State, after: State, seat: int) -> dict[str, int]:
    """The goods of which a seat has more, or with a minus less."""
    changed: dict[str, int] = {}
    at: i64 = seat * ROW
    for good in GOODS:
        more = after.have[at] - before.have[at]
        if more:
            changed[good] = int(more)
        at += 1
    return changed


def counted(before: State, after: State, seat: int) -> dict[str, int]:
    """The same for workers and harvest tiles."""
    changed: dict[str, int] = {}
    for at, name in _COUNTED:
        more = after.have[seat * ROW + at] - before.have[seat * ROW + at]
        if more:
            changed[name] = int(more)
    return changed


def steps(before: State, after: State, seat: int) -> dict[str, list[int]]:
    """The temples on which a seat went up or down: the step before and after."""
    return _moved(before, after, seat * ROW + TEMPLE, GODS)


def levels(before: State, after: State, seat: int) -> dict[str, list[int]]:
    """The technologies in which a seat advanced: the level before and after."""
    return _moved(before, after, seat * ROW + TECH, TRACK_NAMES)


def _moved(before: State, after: State, at: i64, names: tuple[str, ...]) -> dict[str, list[int]]:
    changed: dict[str, list[int]] = {}
    for name in names:
        was, now = before.have[at], after.have[at]
        if was != now:
            changed[name] = [int(was), int(now)]
        at += 1
    return changed


def points(before: State, after: State, seat: int) -> float:
    """The points that a seat has more, in quarters of a point."""
    return int(quarters(after, seat) - quarters(before, seat)) / 4
