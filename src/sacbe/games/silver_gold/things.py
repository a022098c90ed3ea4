"""What is known of each map by its id. Deeds and events name maps; page and terminal tell more of them with this."""

from typing import Any, Final

from sacbe.games.silver_gold import components as box


def _map(number: int) -> dict[str, Any]:
    seal = int(box.SEAL[number])
    return {
        "colour": box.COLOURS[box.COLOUR[number]],
        "points": int(box.POINTS[number]),
        "rows": box.MAP_ROWS[number],
        "seal": box.COLOURS[seal] if seal >= 0 else None,
    }


MAPS: Final = {name: _map(number) for number, name in enumerate(box.MAP_IDS)}
THINGS: Final = {name: {"colour": shown["colour"], "points": shown["points"]} for name, shown in MAPS.items()}
"""What a sentence may say of a map."""
