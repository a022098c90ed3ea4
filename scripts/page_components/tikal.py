"""What the page needs to know of the box of Tikal and no view carries."""

from typing import Final

from sacbe.games.tikal import components as box
from sacbe.games.tikal.board import FIELD_NAMES, NEIGHBOUR, NOWHERE, ROWS, SIDES
from sacbe.games.tikal.things import TILES

TYPES: Final = """\
import type { Tile } from "./shapes";

export interface Place {
  /** From the left, 0 to 7; odd columns lie half a field lower. */
  column: number;
  row: number;
  /** The fields beyond the six sides, clockwise from the north; null where the board ends. */
  neighbours: (string | null)[];
}
"""


def _place(field: int) -> dict[str, object]:
    beyond = [int(NEIGHBOUR[field * SIDES + side]) for side in range(SIDES)]
    names = [None if other == NOWHERE else FIELD_NAMES[other] for other in beyond]
    return {"column": field // ROWS, "row": field % ROWS, "neighbours": names}


TABLE: Final[dict[str, tuple[str, object]]] = {
    "TILES": ("Record<string, Tile>", TILES),
    "PLACES": ("Record<string, Place>", {name: _place(field) for field, name in enumerate(FIELD_NAMES)}),
    "WAYS": ("", box.DIRECTIONS),
    "KINDS": ("", box.TREASURE_KINDS),
    # What so many treasures of one kind score.
    "SET_POINTS": ("number[]", [int(points) for points in box.SET_POINTS]),
    "ACTION_POINTS": ("number", box.ACTION_POINTS),
    "MEMBERS": ("number", box.MEMBERS),
    "CAMPS": ("number", box.CAMPS),
    "GUARDS": ("number", box.GUARDS),
    "LEADER_STRENGTH": ("number", box.LEADER_STRENGTH),
    "COSTS": (
        "",
        {
            "path": box.PATH_COST,
            "uncover": box.UNCOVER_COST,
            "dig": box.DIG_COST,
            "exchange": box.EXCHANGE_COST,
            "camp": box.CAMP_COST,
            "guard": box.GUARD_COST,
        },
    ),
}
