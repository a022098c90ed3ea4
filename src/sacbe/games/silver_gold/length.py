"""How many actions a game can take, and why it cannot be more.

Every card is revealed once and every seat marks once for it. What can make a game longer are extra fields, one for each
cross that is marked (SG 5.1), and new maps, each of which takes two actions: one taken from the display is replaced
there by a draw, and one taken from the deck is drawn (SG 6.2, 6.3). Both need fields to be marked, and the patterns of
a game have only so many.
"""

from sacbe.games.silver_gold import components as box


def longest(players: int, draws_start_player: bool) -> int:
    """The most actions, chance included."""
    dealt = (box.HAND + box.KEPT) * players + box.DISPLAY + draws_start_player
    cards = box.ROUNDS * box.CARDS_A_ROUND * (1 + players)
    crosses = sorted((int(box.POP[box.CROSSES[m]]) for m in range(box.MAPS)), reverse=True)
    unfinished = sum(crosses[: box.KEPT * players])  # in the end every player may have marked crosses on two more maps
    whole = sum(crosses) + 2 * (box.MAPS - box.KEPT * players)  # no map is taken twice
    return dealt + cards + min(_completing(players) + unfinished, whole)


def _completing(players: int) -> int:
    """The most extra fields and actions of taking that completed maps can bring.

    A cross pays for its own field with the extra one, so patterns have to mark all fields without one. We fill up what
    they can mark with the maps that bring most for each such field, the last one in part.
    """
    room = float(players * _pattern_fields())
    bring = [(int(box.POP[box.CROSSES[m]]) + 2, int(box.POP[box.FIELDS[m] & ~box.CROSSES[m]])) for m in range(box.MAPS)]
    brought = 0.0
    for more, fields in sorted(bring, key=lambda row: -row[0] / row[1]):
        part = min(1.0, room / fields)
        brought += part * more
        room -= part * fields
    return int(brought)


def _pattern_fields() -> int:
    """The fields that one player can mark with the patterns of a game: the smallest card is the one never seen."""
    cards = sorted(
        "".join(box.PATTERN_ROWS[p]).count("#") for p in range(box.PATTERNS) for _ in range(box.PATTERN_COPIES[p])
    )
    return box.ROUNDS * sum(cards[-box.CARDS_A_ROUND :])
