"""What is known of each tile by its id. Deeds and events name tiles; page and terminal tell more of them with this."""

from typing import Final

from sacbe.games.tikal.components import TILE_IDS
from sacbe.games.tikal.view import describe_tile

TILES: Final = {name: describe_tile(tile) for tile, name in enumerate(TILE_IDS)}
THINGS: Final = {
    name: {"terrain": tile["terrain"], "value": tile["value"], "masks": tile["masks"]} for name, tile in TILES.items()
}
"""What a sentence may say of a tile."""
