"""Points and places (SG 7). Everything here can be asked at any time; at the end it is the result."""

from mypy_extensions import i64

from sacbe.engine.game import places
from sacbe.games.silver_gold import components as box
from sacbe.games.silver_gold.position import Player, State, boxes


def maps_in(done: i64) -> list[int]:
    """The maps of a set."""
    found: list[int] = []
    number: i64 = 0
    while done:
        if done & 1:
            found.append(number)
        done >>= 1
        number += 1
    return found


def map_points(done: i64) -> int:
    """SG 7.5: the points of completed maps."""
    return sum([box.POINTS[m] for m in maps_in(done)])


def colours(done: i64) -> list[int]:
    """How many completed maps there are of each colour: grey, green, orange, purple."""
    counts = [0, 0, 0, 0]
    for m in maps_in(done):
        counts[box.COLOUR[m]] += 1
    return counts


def seal_points(done: i64) -> int:
    """SG 7.6: every seal on a completed map pays for each completed map of its colour."""
    counts = colours(done)
    return sum([box.SEAL_VALUE[box.SEAL[m]] * counts[box.SEAL[m]] for m in maps_in(done) if box.SEAL[m] >= 0])


def breakdown(player: Player) -> dict[str, int]:
    """Where a player's points come from; maps not completed give none (SG 7.1)."""
    return {
        "coins": player.coins,  # SG 7.2
        "trophies": sum(boxes(player.trophies)),  # SG 7.3
        "palms": sum(boxes(player.palms)),  # SG 7.4
        "maps": map_points(player.done),
        "seals": seal_points(player.done),
    }


def scores(state: State) -> list[int]:
    return [sum(breakdown(player).values()) for player in state.players]


def ranking(state: State) -> list[int]:
    """SG 7.7: most points, then most completed grey maps, then green, orange, purple; full equals share a place."""
    totals = scores(state)
    return places([(totals[seat], *colours(player.done)) for seat, player in enumerate(state.players)])
