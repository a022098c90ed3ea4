"""The words of Tikal: every kind of action with its numbers, its notation and its deed."""

from typing import Final

from sacbe.engine.vocabulary import Deed, Vocabulary, kind
from sacbe.games.tikal import components as box
from sacbe.games.tikal.actions import BIDS, CHOOSES, END, PASS, PLACES, SPENDS, START_DRAWN, TILE_DRAWN, TREASURE_DRAWN
from sacbe.games.tikal.board import FIELD_NAMES, NEIGHBOUR, SIDES
from sacbe.games.tikal.spending import (
    BRINGS,
    CAMPS_AT,
    DIGS,
    EXCHANGES,
    GUARDS_AT,
    PATH_ENDS,
    PATHS,
    STEPS,
    UNCOVERS,
)

PIECES: Final = ("member", "leader")
CAMP_NAMES: Final = ("base", "camp1", "camp2")
_SEATS: Final = range(max(box.PLAYERS))
_PATHS: Final = [{"from": CAMP_NAMES[start], "to": CAMP_NAMES[end]} for start, end in PATH_ENDS]
_EDGES: Final = [
    {
        "from": start,
        "to": FIELD_NAMES[NEIGHBOUR[SIDES * field + side]] if NEIGHBOUR[SIDES * field + side] >= 0 else None,
        "way": way,
    }
    for field, start in enumerate(FIELD_NAMES)
    for side, way in enumerate(box.DIRECTIONS)
]


def moved(deed: Deed) -> str:
    """A piece that is moved: a member is not named."""
    leader = "leader " if deed["piece"] == "leader" else ""
    start = f"{deed['from']} " if "from" in deed else ""
    return f"{deed['do']} {leader}{start}{deed.get('way', deed['to'])}"


WORDS: Final = Vocabulary(
    kind(CHOOSES, "choose", "take a tile of the auction", id=box.TILE_IDS),
    kind(
        PLACES, "place", "lay the tile in hand, turned clockwise by so many sixths",
        "place {field} r{rotation}", field=FIELD_NAMES, rotation=range(SIDES),
    ),
    kind(
        SPENDS + BRINGS, "bring", "a `member` or the `leader` from the reserve to `base`, `camp1` or `camp2`",
        moved, piece=PIECES, to=CAMP_NAMES,
    ),
    kind(SPENDS + PATHS, "path", "over the secret path between two of these", moved, piece=PIECES, ends=_PATHS),
    kind(
        SPENDS + STEPS, "step", "over one edge to the next field; `to` is null beyond the board",
        moved, piece=PIECES, edge=_EDGES,
    ),
    kind(SPENDS + UNCOVERS, "uncover", "a temple level", field=FIELD_NAMES),
    kind(SPENDS + DIGS, "dig", "a treasure", field=FIELD_NAMES),
    kind(
        SPENDS + EXCHANGES, "exchange", "take a treasure of another player and give one",
        seat=_SEATS, take=box.TREASURE_KINDS, give=box.TREASURE_KINDS,
    ),
    kind(SPENDS + CAMPS_AT, "camp", "set up a camp", field=FIELD_NAMES),
    kind(SPENDS + GUARDS_AT, "guard", "set a guard", field=FIELD_NAMES),
    kind(BIDS, "bid", "bid so much", points=range(1, box.HIGHEST_BID + 1)),
    kind(PASS, "pass", "pass"),
    kind(END, "end", "end the turn"),
    kind(TILE_DRAWN, "draw tile", "the next tile", "tile {id}", id=box.TILE_IDS),
    kind(TREASURE_DRAWN, "draw treasure", "which treasure was dug", "treasure {id}", id=box.TREASURE_KINDS),
    kind(START_DRAWN, "draw start-player", "who starts", "start {seat}", seat=_SEATS),
)  # fmt: skip
