"""What is known of the maps, which deeds and events name by their ids."""

from typing import Final

from sacbe.engine.game import Json
from sacbe.games.silver_gold.components import COLOUR, COLOURS, MAP_IDS, POINTS

THINGS: Final[dict[str, Json]] = {
    name: {"colour": COLOURS[COLOUR[number]], "points": int(POINTS[number])} for number, name in enumerate(MAP_IDS)
}
