"""What an action led to, as typed events in their order, told from two views of a viewer; docs/deeds.md lists them."""

from sacbe.engine.game import CHANCE, Json
from sacbe.games.tikal.actions import BIDS, PLACES, START_DRAWN, TREASURE_DRAWN
from sacbe.games.tikal.components import SET_POINTS, TREASURE_KINDS
from sacbe.games.tikal.terms import camp_field, temples_of
from sacbe.games.tikal.vocabulary import CAMP_NAMES, WORDS


def news(before: Json, after: Json, seat: int, action: int) -> list[Json]:
    """What happened between two views beyond the action itself."""
    told: list[Json] = []
    if seat >= 0 and PLACES <= action < BIDS:
        told += _done(before, seat, WORDS.deed(action))
    if seat == CHANCE and TREASURE_DRAWN <= action < START_DRAWN:
        told.append(_found(after, TREASURE_KINDS[action - TREASURE_DRAWN]))
    for was, now in zip(before["players"], after["players"], strict=True):
        told += _scored(before, was, now)
    if before["scoring"] is not None and after["scorings_done"] > before["scorings_done"]:
        told.append({"event": "scoring-over", "scoring": before["scoring"]})
    if after["auction"] is not None:
        told += _auctioned(before, after)
    if after["scoring"] is not None and before["scoring"] is None:
        order = after["scoring_order"]
        told.append({"event": "scoring", "scoring": after["scoring"], "order": order})
    if after["phase"] == "over" and before["phase"] != "over":
        scores = [player["score"] for player in after["players"]]
        told.append({"event": "game-over", "ranking": after["ranking"], "scores": scores})
    return told


def _done(before: Json, seat: int, done: Json) -> list[Json]:
    """What a placing or spending met on the table: which tile, which fields, which level."""
    player: Json = before["players"][seat]
    if done["do"] == "place":
        return [{"event": "placed", "seat": seat, "field": done["field"], "id": before["tile"]["id"]}]
    if done["do"] == "bring":
        return [{"event": "brought", "seat": seat, "to": camp_field(player, CAMP_NAMES.index(done["to"]))}]
    if done["do"] == "path":
        start, end = (camp_field(player, CAMP_NAMES.index(done[word])) for word in ("from", "to"))
        return [{"event": "sent", "seat": seat, "from": start, "to": end}]
    if done["do"] == "uncover":
        value = next(shown["value"] for shown in before["fields"] if shown["field"] == done["field"])
        return [{"event": "uncovered", "seat": seat, "field": done["field"], "value": value + 1}]
    return _left(before, seat, done["field"]) if done["do"] == "guard" else []


def _left(before: Json, seat: int, name: str) -> list[Json]:
    """TK 5.9: who stood beside the new guard leaves the game; a member stays as the guard if there is one."""
    shown: Json = next(shown for shown in before["fields"] if shown["field"] == name)
    members: int = shown["members"][seat]
    leader = seat in shown["leaders"] and members > 0
    told: Json = {"event": "left", "seat": seat, "field": name, "members": max(members - 1, 0), "leader": leader}
    return [told] if told["members"] or leader else []


def _found(after: Json, kind: str) -> Json:
    """TK 5.5: which treasure came up, and how many of it the player has now."""
    seat: int = after["turn"]
    return {"event": "treasure", "seat": seat, "id": kind, "held": after["players"][seat]["treasures"][kind]}


def _scored(before: Json, was: Json, now: Json) -> list[Json]:
    """TK 7.1, 9.3: a scoring turn temple by temple and treasure by treasure, and what an auction cost."""
    seat: int = now["seat"]
    told: list[Json] = []
    if now["parts"]["temples"] != was["parts"]["temples"]:
        for field, value in temples_of(before, seat):
            told.append({"event": "points", "seat": seat, "points": value, "why": "temple", "field": field})
    if now["parts"]["treasures"] != was["parts"]["treasures"]:
        for kind, held in was["treasures"].items():
            points = int(SET_POINTS[held])
            told.append(
                {"event": "points", "seat": seat, "points": points, "why": "treasure", "id": kind, "held": held}
            )
    paid = was["parts"]["bids"] - now["parts"]["bids"]
    return [*told, {"event": "points", "seat": seat, "points": -paid, "why": "bid"}] if paid else told


def _auctioned(before: Json, after: Json) -> list[Json]:
    """TK 9: who won an auction and for how much, a tile taken without one, and a new round of auctions."""
    was: Json = before["auction"]
    now: Json = after["auction"]
    told: list[Json] = []
    if before["phase"] == "bid" and after["phase"] != "bid":
        winner: int = after["turn"]
        paid = _score(before, winner) - _score(after, winner)
        told.append({"event": "auction-won", "seat": winner, "points": paid})
    elif before["phase"] == "spend" and len(now["offer"]) < len(was["offer"]):
        told.append({"event": "last-tile", "seat": after["turn"], "id": after["tile"]["id"]})
    if after["phase"] == "bid" and (before["phase"] != "bid"):
        told.append({"event": "auction", "opener": now["opener"], "seats": now["in_auction"]})
    return told


def _score(view: Json, seat: int) -> int:
    score: int = view["players"][seat]["score"]
    return score
