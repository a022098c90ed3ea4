"""What an action led to, as typed events in their order, told from what lay on the table before and after it;
docs/deeds.md lists them. Everybody sees the whole table, so all are told the same.
"""

from sacbe.engine.game import CHANCE
from sacbe.engine.sets import count
from sacbe.games.tikal import components as box
from sacbe.games.tikal import scoring, spending
from sacbe.games.tikal.actions import BIDS, PLACES, SPENDS, START_DRAWN, TREASURE_DRAWN
from sacbe.games.tikal.board import FIELD_NAMES, SIDES
from sacbe.games.tikal.position import BID, NO_SCORING, OVER, SPEND, Player, State
from sacbe.games.tikal.shapes import News, Scoring
from sacbe.games.tikal.terms import camp_name, temples_of
from sacbe.games.tikal.view import SCORINGS, scoring_order, seats_in


def news(before: State, after: State, seat: int, action: int) -> list[News]:
    """What happened beyond the action itself."""
    told: list[News] = []
    if seat >= 0 and PLACES <= action < SPENDS:
        field = FIELD_NAMES[(action - PLACES) // SIDES]
        told.append({"event": "placed", "seat": seat, "field": field, "id": box.TILE_IDS[before.hand]})
    if seat >= 0 and SPENDS <= action < BIDS:
        told += _spent(before, after, seat, action - SPENDS)
    if seat == CHANCE and TREASURE_DRAWN <= action < START_DRAWN:
        told.append(_found(after, action - TREASURE_DRAWN))
    for other, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        told += _scored(before, other, was, now)
    if after.scored > before.scored:
        told.append({"event": "scoring-over", "scoring": _kind(before)})
    if after.auction:
        told += _auctioned(before, after)
    if after.scoring != NO_SCORING and before.scoring == NO_SCORING:
        told.append({"event": "scoring", "scoring": _kind(after), "order": scoring_order(after)})
    if after.phase == OVER and before.phase != OVER:
        told.append({"event": "game-over", "ranking": scoring.ranking(after), "scores": scoring.scores(after)})
    return told


def _kind(state: State) -> Scoring:
    kind = SCORINGS[state.scoring]
    assert kind is not None, "a scoring round"
    return kind


def _spent(before: State, after: State, seat: int, action: int) -> list[News]:
    """Which fields a spending met, and which level."""
    player = before.players[seat]
    if action < spending.PATHS:
        place = (action - spending.BRINGS) % spending.CAMP_PLACES
        return [{"event": "brought", "seat": seat, "to": camp_name(player, place)}]
    if action < spending.STEPS:
        start, end = spending.PATH_ENDS[(action - spending.PATHS) % spending.PAIRS]
        return [{"event": "sent", "seat": seat, "from": camp_name(player, start), "to": camp_name(player, end)}]
    if spending.UNCOVERS <= action < spending.DIGS:
        field = action - spending.UNCOVERS
        return [{"event": "uncovered", "seat": seat, "field": FIELD_NAMES[field], "value": int(after.value[field])}]
    return _left(before, seat, action - spending.GUARDS_AT) if action >= spending.GUARDS_AT else []


def _left(before: State, seat: int, field: int) -> list[News]:
    """TK 5.9: who stood beside the new guard leaves the game; a member stays as the guard if there is one."""
    members = int(before.members[seat * len(FIELD_NAMES) + field])
    leader = before.players[seat].leader == field and members > 0
    if members < 2 and not leader:
        return []
    others = max(members - 1, 0)
    return [{"event": "left", "seat": seat, "field": FIELD_NAMES[field], "members": others, "leader": leader}]


def _found(after: State, kind: int) -> News:
    """TK 5.5: which treasure came up, and how many of it the player has now."""
    held = int(after.players[after.seat].held(kind))
    return {"event": "treasure", "seat": int(after.seat), "id": box.TREASURE_KINDS[kind], "held": held}


def _scored(before: State, seat: int, was: Player, now: Player) -> list[News]:
    """TK 7.1, 9.3: a scoring turn temple by temple and treasure by treasure, and what an auction cost."""
    told: list[News] = []
    if now.temple_points != was.temple_points:
        for field, value in temples_of(before, seat):
            told.append({"event": "points", "seat": seat, "points": value, "why": "temple", "field": field})
    if now.treasure_points != was.treasure_points:
        for kind in range(box.KINDS):
            held = int(was.held(kind))
            if held:
                points = int(box.SET_POINTS[held])
                name = box.TREASURE_KINDS[kind]
                told.append(
                    {"event": "points", "seat": seat, "points": points, "why": "treasure", "id": name, "held": held}
                )
    if now.bids != was.bids:
        told.append({"event": "points", "seat": seat, "points": int(was.bids - now.bids), "why": "bid"})
    return told


def _auctioned(before: State, after: State) -> list[News]:
    """TK 9: who won an auction and for how much, a tile taken without one, and a new round of auctions."""
    told: list[News] = []
    if before.phase == BID and after.phase != BID:
        paid = int(scoring.points(before, after.seat) - scoring.points(after, after.seat))
        told.append({"event": "auction-won", "seat": int(after.seat), "points": paid})
    elif before.phase == SPEND and count(after.offer) < count(before.offer):
        told.append({"event": "last-tile", "seat": int(after.seat), "id": box.TILE_IDS[after.hand]})
    if after.phase == BID and before.phase != BID:
        told.append({"event": "auction", "opener": int(after.opener), "seats": seats_in(after.in_auction)})
    return told
