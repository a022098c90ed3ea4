"""What is known of each building, monument and wealth tile by its id.

Deeds and events name them; page, terminal and pictures tell more of them with this.
"""

from typing import Any, Final

from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin.terms import effects

_SCORES: Final = {
    box.BEST_TEMPLE: "best-temple",
    box.ALL_TEMPLES: "all-temples",
    box.PER_KIND: "kind",
    box.SKULLS_OFFERED: "offered",
    box.MASTERY: "mastery",
    box.LEVELS: "levels",
    box.WORKFORCE: "workforce",
    box.BUILDINGS_OWNED: "buildings",
    box.MONUMENTS_BUILT: "monuments",
    box.CORN_TILES: "corn-tiles",
    box.WOOD_TILES: "wood-tiles",
}
"""How monuments score, as messages name it (TZ 11.14)."""


def _building(building: int) -> dict[str, Any]:
    return {
        "kind": box.KINDS[int(box.BUILDING_KIND[building])],
        "cost": [int(box.BUILDING_COST[3 * building + i]) for i in range(3)],
        "effects": effects(int(box.BUILDING_EFFECTS[building])),
    }


def _monument(monument: int) -> dict[str, Any]:
    way, number = box.MONUMENT_SCORING[monument]
    return {
        "kind": box.KINDS[int(box.MONUMENT_KIND[monument])],
        "cost": [int(box.MONUMENT_COST[4 * monument + i]) for i in range(4)],
        "scores": _SCORES[way],
        "number": number,
    }


BUILDINGS: Final = {name: _building(building) for building, name in enumerate(box.BUILDING_IDS)}
MONUMENTS: Final = {name: _monument(monument) for monument, name in enumerate(box.MONUMENT_IDS)}
WEALTH: Final = {name: {"effects": effects(int(box.WEALTH_EFFECTS[w]))} for w, name in enumerate(box.WEALTH_IDS)}
THINGS: Final[dict[str, dict[str, Any]]] = {
    **{name: {"kind": shown["kind"], "effects": shown["effects"]} for name, shown in BUILDINGS.items()},
    **{name: {"kind": shown["kind"]} for name, shown in MONUMENTS.items()},
    **WEALTH,
}
"""What a sentence may say of a tile."""


def monument_scores(name: str, players: int) -> tuple[str, int]:
    """How a monument scores at the end, as messages name it, and its number."""
    shown = MONUMENTS[name]
    scores: str = shown["scores"]
    return scores, box.MONUMENTS_BUILT_POINTS[players] if scores == "monuments" else int(shown["number"])
