"""What is known of the tiles, which deeds and events name by their ids."""

from typing import Final

from sacbe.engine.game import Json
from sacbe.games.tikal.components import TILE_IDS
from sacbe.games.tikal.view import describe_tile


def _shown(tile: int) -> Json:
    whole = describe_tile(tile)
    return {field: whole[field] for field in ("terrain", "value", "masks")}


THINGS: Final[dict[str, Json]] = {name: _shown(tile) for tile, name in enumerate(TILE_IDS)}
