"""What happened in a game of Tikal, told to one seat: turns in short sentences, bids, reveals, scorings.

Everything a player does between two reveals is one piece of news. What anyone must hear at once is an event: treasures
found, volcanoes, auctions won, points scored.
"""

from sacbe.engine.game import CHANCE, Json
from sacbe.games.tikal.actions import (
    BIDS,
    CHOOSES,
    END,
    PASS,
    PLACES,
    START_DRAWN,
    TILE_DRAWN,
    TREASURE_DRAWN,
)
from sacbe.games.tikal.components import TILE_IDS, TREASURE_KINDS
from sacbe.games.tikal.view import describe_tile
from sacbe.terminal.tikal.words import capital, in_points, listed, phrases, subject, temples_of, tile_told

News = tuple[str, str]


def continues(deeds: list[tuple[int, int]], seat: int, action: int) -> bool:
    """A player's placing and spending is told together, and so are bids, and the tiles turned up for an auction."""
    by, last = deeds[-1]
    if BIDS <= last <= PASS:
        return BIDS <= action <= PASS
    if by != seat:
        return False
    if seat == CHANCE:
        return TILE_DRAWN <= last < TREASURE_DRAWN and TILE_DRAWN <= action < TREASURE_DRAWN
    return PLACES <= last < BIDS and PLACES <= action < BIDS


def news(before: Json, after: Json, deeds: list[tuple[int, int]], names: list[str]) -> list[News]:
    """A stretch of the log in sentences, from the views at its two ends and what was done in between."""
    seat, action = deeds[0]
    if seat == CHANCE:
        return _drawn(before, after, [deed for _, deed in deeds], names)
    if action == END:
        return _ended(before, after, seat, names)
    kind = "own" if seat == after["seat"] else "other"
    if CHOOSES <= action < PLACES:
        chosen = f"{_does(after, names, seat, 'choose')} {_tile(action - CHOOSES)}."
        return [(kind, chosen), *_scoring_begun(before, after, names)]
    if BIDS <= action <= PASS:
        bids = [f"{subject(after, names, by)} {phrases(before, after, names, by, [bid])[0]}" for by, bid in deeds]
        return [(kind, f"{', '.join(bids)}."), *_won(before, after, names)]
    return [(kind, _sentences(before, after, names, seat, [deed for _, deed in deeds]))]


def _sentences(before: Json, after: Json, names: list[str], seat: int, actions: list[int]) -> str:
    """One short sentence for each thing done; others are named only in the first."""
    by = subject(before, names, seat)
    told: list[str] = []
    for phrase in phrases(before, after, names, seat, actions):
        named = not told or seat == before["seat"]
        told.append(f"{by} {phrase}." if named else f"{capital(phrase)}.")
    return " ".join(told)


def _does(view: Json, names: list[str], seat: int, verb: str) -> str:
    """Somebody and what they do: "You take", "Bea takes"."""
    return f"{subject(view, names, seat)} {verb}{'' if seat == view['seat'] else 's'}"


def _tile(tile: int) -> str:
    return f"{TILE_IDS[tile]}, {tile_told({**describe_tile(tile)})}"


def _drawn(before: Json, after: Json, actions: list[int], names: list[str]) -> list[News]:
    """What chance brought."""
    action = actions[0]
    if action >= START_DRAWN:
        begins = _does(after, names, action - START_DRAWN, "open" if after["auction"] is not None else "begin")
        return [("event", f"{begins} the first auction." if after["auction"] is not None else f"{begins}.")]
    if action >= TREASURE_DRAWN:
        kind = TREASURE_KINDS[action - TREASURE_DRAWN]
        return [("event", f"{_does(after, names, after['turn'], 'find')} a treasure: {kind}.")]
    tiles = [_tile(drawn - TILE_DRAWN) for drawn in actions]
    if before["phase"] == "offer":
        return [("card", f"Turn {after['number']}, on offer: {'; '.join(tiles)}.")]
    told = [("card", f"Turn {after['number']}: {_does(after, names, after['turn'], 'draw')} {tiles[0]}.")]
    return told + _scoring_begun(before, after, names)


def _scoring_begun(before: Json, after: Json, names: list[str]) -> list[News]:
    """TK 7.1, 8.1: a scoring round is announced, with what brought it."""
    if after["scoring"] is None or before["scoring"] is not None:
        return []
    if after["scoring"] == "final":
        return [("event", "The last tile lies. The final scoring round begins.")]
    return [("event", f"{_does(after, names, after['turn'], 'take')} a volcano: a scoring round begins.")]


def _ended(before: Json, after: Json, seat: int, names: list[str]) -> list[News]:
    """The end of a turn is told where something comes of it: points, a scoring round, a tile for free."""
    told: list[News] = []
    if before["scoring"] is not None:
        told.append(("event", _scored(before, seat, names)))
        if after["scoring"] is None and after["phase"] != "over":
            told.append(("event", "The scoring round is over."))
        return told
    auction: Json | None = after["auction"]
    free = auction is not None and after["tile"] is not None and not auction["in_round"]
    if auction is not None and free:
        tile: Json = after["tile"]
        what = f"{tile['id']}, {tile_told(tile)}"
        told.append(("event", f"{_does(after, names, after['turn'], 'take')} the last tile for free: {what}."))
    return told + _scoring_begun(before, after, names)


def _scored(before: Json, seat: int, names: list[str]) -> str:
    """TK 7.1: what a scoring turn brought, temple by temple."""
    would: dict[str, int] = before["players"][seat]["would_score"]
    temples = [f"{field} {value}" for field, value in temples_of(before, seat)]
    parts: list[str] = []
    if temples:
        parts.append(f"{would['temples']} from temples ({', '.join(temples)})")
    if would["treasures"]:
        parts.append(f"{would['treasures']} from treasures")
    total = in_points(would["temples"] + would["treasures"])
    detail = f": {listed(parts, 'and')}" if parts else ""
    return f"{_does(before, names, seat, 'score')} {total}{detail}."


def _won(before: Json, after: Json, names: list[str]) -> list[News]:
    """TK 9.3, 9.5: who has won an auction, and for how much."""
    if after["phase"] == "bid":
        return []
    winner: int = after["turn"]
    paid = int(before["players"][winner]["score"]) - int(after["players"][winner]["score"])
    if not paid:
        return [("event", f"Nobody bids. {_does(after, names, winner, 'take')} the turn for free.")]
    verb = "win" if winner == after["seat"] else "wins"
    pays = "pay" if winner == after["seat"] else "pays"
    return [("event", f"{subject(after, names, winner)} {verb} the auction and {pays} {paid}.")]
