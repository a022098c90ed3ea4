"""Points and places (SG 7). Everything here can be asked at any time; at the end it is the result."""

from mypy_extensions import i64

from sacbe.engine.game import places
from sacbe.games.silver_gold import components as box
from sacbe.games.silver_gold.position import Player, State


def map_points(done: i64) -> i64:
    """SG 7.5: the points of completed maps."""
    total: i64 = 0
    number: i64 = 0
    while done:
        if done & 1:
            total += box.POINTS[number]
        done >>= 1
        number += 1
    return total


def colours(done: i64) -> list[int]:
    """How many completed maps there are of each colour: grey, green, orange, purple."""
    counts = _count_colours(done)
    return [counts & 255, counts >> 8 & 255, counts >> 16 & 255, counts >> 24]


def _count_colours(done: i64) -> i64:
    """The same, packed eight bits a colour."""
    counts: i64 = 0
    number: i64 = 0
    while done:
        if done & 1:
            counts += box.BIT[8 * box.COLOUR[number]]
        done >>= 1
        number += 1
    return counts


def seal_points(done: i64) -> i64:
    """SG 7.6: every seal on a completed map pays for each completed map of its colour."""
    counts = _count_colours(done)
    total: i64 = 0
    number: i64 = 0
    while done:
        if done & 1 and box.SEAL[number] >= 0:
            total += box.SEAL_VALUE[box.SEAL[number]] * (counts >> (8 * box.SEAL[number]) & 255)
        done >>= 1
        number += 1
    return total


def in_boxes(packed: i64) -> i64:
    """The sum of the numbers in a packed row of boxes."""
    total: i64 = 0
    while packed:
        total += packed & 15
        packed >>= 4
    return total


def points(player: Player) -> i64:
    """SG 7.1: coins, trophies, palms, maps and seals; maps not completed give none."""
    boxes = player.coins + in_boxes(player.trophies) + in_boxes(player.palms)
    return boxes + map_points(player.done) + seal_points(player.done)


def breakdown(player: Player) -> dict[str, int]:
    """Where a player's points come from; maps not completed give none (SG 7.1)."""
    return {
        "coins": player.coins,  # SG 7.2
        "trophies": int(in_boxes(player.trophies)),  # SG 7.3
        "palms": int(in_boxes(player.palms)),  # SG 7.4
        "maps": int(map_points(player.done)),
        "seals": int(seal_points(player.done)),
    }


def scores(state: State) -> list[int]:
    return [int(points(player)) for player in state.players]


def ranking(state: State) -> list[int]:
    """SG 7.7: most points, then most completed grey maps, then green, orange, purple; full equals share a place."""
    totals = scores(state)
    return places([(totals[seat], *colours(player.done)) for seat, player in enumerate(state.players)])
