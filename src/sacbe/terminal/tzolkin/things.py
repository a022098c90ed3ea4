"""What is known of the buildings, monuments and wealth tiles, which deeds and events name by their ids."""

from typing import Final

from sacbe.engine.game import Json
from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin.components import (
    BUILDING_EFFECTS,
    BUILDING_IDS,
    BUILDING_KIND,
    KINDS,
    MONUMENT_IDS,
    MONUMENT_KIND,
    WEALTH_EFFECTS,
    WEALTH_IDS,
)
from sacbe.games.tzolkin.terms import effects

THINGS: Final[dict[str, Json]] = {
    **{
        name: {"kind": KINDS[int(BUILDING_KIND[number])], "effects": effects(int(BUILDING_EFFECTS[number]))}
        for number, name in enumerate(BUILDING_IDS)
    },
    **{name: {"kind": KINDS[int(MONUMENT_KIND[number])]} for number, name in enumerate(MONUMENT_IDS)},
    **{name: {"effects": effects(int(WEALTH_EFFECTS[number]))} for number, name in enumerate(WEALTH_IDS)},
}

SCORES: Final = {
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
"""How monuments score, as messages name it."""
