"""How many actions a game can take, and why it cannot be more.

No decision of a turn costs less than an action point, and a treasure dug, which is drawn, costs three. So no turn has
more than ten actions between its tile and its end. Only bidding takes long: bids rise by one, up to what can be paid.
"""

from sacbe.games.tikal import components as box


def longest(players: int, draws_start_player: bool, auction: bool, debt_bids: bool) -> int:
    """The most actions, chance included."""
    volcanoes = sum(terrain == box.VOLCANO for terrain in box.TILE_TERRAIN)
    turns = box.TILES * (1 + 1 + box.ACTION_POINTS + 1)  # the tile drawn and placed, the points, the end
    choosing = box.TILES - box.TILES // players if auction else 0  # the last tile of a round need not be chosen
    scoring_turns = (volcanoes + 1) * players * (box.ACTION_POINTS + 1)
    return draws_start_player + turns + choosing + scoring_turns + (_bidding(players, debt_bids) if auction else 0)


def _bidding(players: int, debt_bids: bool) -> int:
    """TK 9.2, 9.6: in each round auctions of all, of all but one, down to two; somebody bids, the others pass."""
    rounds = box.TILES // players
    auctions = rounds * (players - 1)
    passes = rounds * sum(range(1, players))
    if debt_bids:
        return auctions * box.HIGHEST_BID + passes
    # TK 9.11: a bid that wins is paid, so there are no more bids than points; where nobody bids there is one pass more.
    return min(auctions * box.HIGHEST_BID, players * (box.AUCTION_POINTS + _scored())) + auctions + passes


def _scored() -> int:
    """More points than a player can have scored before the last auction: of all temples and treasures on tiles so far,
    the tiles with the letter of the volcano included, with the highest level tokens there are.
    """
    levels = [level for level in range(box.HIGHEST_LEVEL, 0, -1) for _ in range(box.LEVEL_TOKENS[level])]
    scored = 0
    for volcano in range(box.TILES):
        if box.TILE_TERRAIN[volcano] != box.VOLCANO:
            continue
        known = [tile for tile in range(box.TILES) if box.TILE_LETTER[tile] <= box.TILE_LETTER[volcano]]
        temples = sum(box.TILE_TERRAIN[tile] == box.TEMPLE for tile in known) + [
            int(row[1]) for row in box.PRINTED
        ].count(box.TEMPLE)
        treasures = sum(box.TILE_VALUE[tile] for tile in known if box.TILE_TERRAIN[tile] == box.TREASURE)
        trios, more = divmod(treasures, box.COPIES)
        scored += sum(levels[:temples]) + trios * box.SET_POINTS[box.COPIES] + box.SET_POINTS[more]
    return scored
