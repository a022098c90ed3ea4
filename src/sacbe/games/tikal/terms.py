"""Actions as typed data, for programs that put them into words of any language: what an action is (`deed`), and what it
would cost and bring the viewer (`terms`). docs/deeds.md lists the kinds; what came of an action tells `news`.
"""

from typing import Final

from sacbe.engine.game import Json
from sacbe.games.tikal.actions import (
    BIDS,
    CHOOSES,
    END,
    PASS,
    PLACES,
    SPENDS,
)
from sacbe.games.tikal.board import BASE, FIELD_NAMES, FIELDS, NEIGHBOUR, SIDES
from sacbe.games.tikal.components import (
    ACTION_POINTS,
    BRING_COST,
    CAMP_COST,
    DIG_COST,
    EXCHANGE_COST,
    GUARD_COST,
    KINDS,
    LEADER_STRENGTH,
    PATH_COST,
    SET_POINTS,
    TILE_IDS,
    TREASURE_KINDS,
    UNCOVER_COST,
)
from sacbe.games.tikal.spending import (
    BRINGS,
    CAMP_PLACES,
    CAMPS_AT,
    DIGS,
    EXCHANGES,
    GUARDS_AT,
    PATH_ENDS,
    PATHS,
    STEPS,
    UNCOVERS,
)
from sacbe.games.tikal.vocabulary import CAMP_NAMES

_EDGES: Final = FIELDS * SIDES
_PIECES: Final = ("member", "leader")


# What an action would cost and bring


def terms(view: Json, action: int) -> Json:
    """What a legal action of the viewer would cost and bring."""
    if SPENDS <= action < BIDS:
        return _spending_terms(view, action - SPENDS)
    if PLACES <= action < SPENDS:
        return _place_terms(view, *divmod(action - PLACES, SIDES))
    if action == END:
        return _end_terms(view)
    if action == PASS:
        return _pass_terms(view)
    if action >= BIDS:
        return _bid_terms(view, action - BIDS + 1)
    return _choose_terms(view, TILE_IDS[action - CHOOSES])


def price(view: Json, action: int) -> int:
    """What an action costs in action points; 0 for one that is not paid for, or where no way leads."""
    if not SPENDS <= action < BIDS:
        return 0
    action -= SPENDS
    if action < STEPS:
        return BRING_COST if action < PATHS else PATH_COST
    if action < UNCOVERS:
        start, side = divmod((action - STEPS) % _EDGES, SIDES)
        shown = _field(view, FIELD_NAMES[start])
        return int(shown["ways"][side]) if shown else 0
    if action < DIGS:
        return UNCOVER_COST
    if action < EXCHANGES:
        return DIG_COST
    if action < CAMPS_AT:
        return EXCHANGE_COST
    return CAMP_COST if action < GUARDS_AT else GUARD_COST


_indexes: Final[list[tuple[Json, dict[str, Json]]]] = []
"""The view asked about last and its fields by name: somebody who asks about one action asks about all of them."""


def _fields(view: Json) -> dict[str, Json]:
    if _indexes:
        seen, fields = _indexes[0]
        if seen is view:
            return fields
    fields = {shown["field"]: shown for shown in view["fields"]}
    _indexes[:] = [(view, fields)]
    return fields


def _field(view: Json, name: str) -> Json:
    """An explored field, or nothing."""
    return _fields(view).get(name, {})


def _spending_terms(view: Json, action: int) -> Json:
    """TK 5. Under `change` stands what a number of the table is now and would be then."""
    seat: int = view["seat"]
    player: Json = view["players"][seat]
    told: Json = {"cost": {"action_points": price(view, action + SPENDS)}, "ends_turn": False, "reveals": False}
    if action < PATHS:
        leader, place = divmod(action - BRINGS, CAMP_PLACES)
        told["to"] = camp_field(player, place)
        if not leader:
            told["change"] = {"reserve": [player["reserve"], player["reserve"] - 1]}
    elif action < STEPS:
        leader, pair = divmod(action - PATHS, len(PATH_ENDS))
        start, end = PATH_ENDS[pair]
        told["from"], told["to"] = camp_field(player, start), camp_field(player, end)
    elif action < UNCOVERS:
        leader, edge = divmod(action - STEPS, _EDGES)
        owners = _owners_after_step(view, seat, LEADER_STRENGTH if leader else 1, edge)
        if owners:
            told["scored_by"] = owners
    elif action < DIGS:
        value: int = _field(view, FIELD_NAMES[action - UNCOVERS])["value"]
        told["change"] = {"value": [value, value + 1]}
    elif action < EXCHANGES:
        tokens: int = _field(view, FIELD_NAMES[action - DIGS])["tokens"]
        told["gain"] = {"treasures": 1}
        told["change"] = {"tokens": [tokens, tokens - 1]}
        told["reveals"] = True
    elif action < CAMPS_AT:
        take, give = divmod((action - EXCHANGES) % (KINDS * KINDS), KINDS)
        told["change"] = {"would_score": _exchanged(player["treasures"], TREASURE_KINDS[take], TREASURE_KINDS[give])}
    elif action < GUARDS_AT:
        told["change"] = {"camps_left": [player["camps_left"], player["camps_left"] - 1]}
    else:
        shown = _field(view, FIELD_NAMES[action - GUARDS_AT])
        told["change"] = {"guards_left": [player["guards_left"], player["guards_left"] - 1]}
        told["value"] = shown["value"]
        told["leave"] = shown["members"][seat] + (seat in shown["leaders"]) - 1
    return told


def camp_field(player: Json, place: int) -> str:
    """The field of a camp place: 0 the base camp, 1 and 2 a player's own; its name while it is not set up."""
    camps: list[str] = player["camps"]
    if place == 0:
        return FIELD_NAMES[BASE]
    return camps[place - 1] if place <= len(camps) else CAMP_NAMES[place]


def _owners_after_step(view: Json, seat: int, strength: int, edge: int) -> Json:
    """TK 6.1: the temples at both ends of a step that somebody else, or nobody, would score after it."""
    owners: Json = {}
    for name, change in ((FIELD_NAMES[edge // SIDES], -strength), (FIELD_NAMES[NEIGHBOUR[edge]], strength)):
        shown = _field(view, name)
        if shown.get("guard", seat) is not None:
            continue
        strengths = list(shown["strength"])
        strengths[seat] += change
        most = max(strengths)
        owner = strengths.index(most) if most and strengths.count(most) == 1 else None
        if owner != shown["scored_by"]:
            owners[name] = owner
    return owners


def _exchanged(treasures: dict[str, int], take: str, give: str) -> list[int]:
    """What the treasures score before and after an exchange."""
    held = {**treasures, take: treasures.get(take, 0) + 1, give: treasures[give] - 1}
    return [treasure_points(treasures), treasure_points(held)]


def treasure_points(treasures: dict[str, int]) -> int:
    """TK 6.3."""
    return sum(int(SET_POINTS[many]) for many in treasures.values())


def temples_of(view: Json, seat: int) -> list[tuple[str, int]]:
    """The temples that a seat would score now, with their values."""
    return [(shown["field"], shown["value"]) for shown in view["fields"] if shown.get("scored_by", -1) == seat]


def _place_terms(view: Json, field: int, rotation: int) -> Json:
    """TK 4: what the tile would be joined to and at what cost, and where its own stones lead on."""
    tile: Json = view["tile"]
    told: Json = {"gain": {"action_points": ACTION_POINTS}, "tile": tile, "links": {}, "open": []}
    told["ends_turn"] = told["reveals"] = False
    if tile["terrain"] == "volcano":
        return told
    fields = _fields(view)
    stones: list[int] = tile["stones"]
    for side in range(SIDES):
        other = int(NEIGHBOUR[field * SIDES + side])
        if other < 0:
            continue
        own = stones[(side - rotation) % SIDES]
        beyond = fields.get(FIELD_NAMES[other])
        if beyond is None:
            if own:
                told["open"].append(FIELD_NAMES[other])
        elif beyond["terrain"] != "volcano":
            across = own + beyond["stones"][(side + 3) % SIDES]
            if across:
                told["links"][FIELD_NAMES[other]] = across
    return told


def _end_terms(view: Json) -> Json:
    """TK 3.2, 7.1: unused points are lost; a scoring turn scores; a tile is drawn if the next turn begins with one."""
    auction: Json | None = view["auction"]
    draws = view["scoring"] is None and view["top_letter"] is not None and (auction is None or not auction["in_round"])
    told: Json = {"ends_turn": True, "reveals": draws}
    if view["action_points"]:
        told["unused"] = view["action_points"]
    if view["scoring"] is not None:
        would: Json = view["players"][view["seat"]]["would_score"]
        told["gain"] = {"points": would["temples"] + would["treasures"]}
        told["temples"] = dict(temples_of(view, view["seat"]))
        told["treasures"] = would["treasures"]
    return told


def _bid_terms(view: Json, bid: int) -> Json:
    """TK 9.2: a bid is paid if it wins, and nobody is left to answer the last one."""
    seat: int = view["seat"]
    left = view["players"][seat]["score"] - bid
    if view["auction"]["in_auction"] != [seat]:
        return {"left_if_won": left, "ends_turn": True, "reveals": False}
    return {"cost": {"points": bid}, "left_if_won": left, "winner": seat, "ends_turn": False, "reveals": False}


def _pass_terms(view: Json) -> Json:
    """TK 9.2, 9.5: the last but one to pass leaves the auction to the highest bidder, or to the opener for nothing."""
    auction: Json = view["auction"]
    told: Json = {"ends_turn": True, "reveals": False}
    left = [seat for seat in auction["in_auction"] if seat != view["seat"]]
    if not left:
        told["winner"] = auction["opener"]
    elif left == [auction["bidder"]]:
        told["winner"] = auction["bidder"]
    return told


def _choose_terms(view: Json, name: str) -> Json:
    """TK 9.3, 9.8: a volcano brings a scoring round first."""
    tile: Json = next(tile for tile in view["auction"]["offer"] if tile["id"] == name)
    told: Json = {"tile": tile, "ends_turn": False, "reveals": False}
    if tile["terrain"] == "volcano":
        told["scoring"] = "volcano"
        told["gain"] = {"action_points": ACTION_POINTS}
    return told
