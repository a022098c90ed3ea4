"""What an action would cost and bring the seat that may do it, as typed data; docs/deeds.md lists the fields.

An action is tried by the rules themselves on a copy, and both are compared. What came of an action tells `news`.
"""

from typing import Final

from mypy_extensions import i64

from sacbe.games.tikal import spending
from sacbe.games.tikal.actions import BIDS, CHOOSES, END, PASS, PLACES, SPENDS, apply, chance_due
from sacbe.games.tikal.board import FIELD_NAMES, FIELDS, NEIGHBOUR, SIDES
from sacbe.games.tikal.components import UNEXPLORED, VOLCANO
from sacbe.games.tikal.position import BID, NONE, Player, State, camp_field, crossing, pieces
from sacbe.games.tikal.scoring import owner, points, treasure_points
from sacbe.games.tikal.shapes import Terms
from sacbe.games.tikal.view import describe_tile
from sacbe.games.tikal.vocabulary import CAMP_NAMES

_EDGES: Final = FIELDS * SIDES


def terms(state: State, seat: int, action: int) -> Terms:
    """What a legal action of a seat would cost and bring."""
    after = state.copy()
    apply(after, seat, action)
    if SPENDS <= action < BIDS:
        return _spending_terms(state, after, seat, action - SPENDS)
    if PLACES <= action < SPENDS:
        return _place_terms(state, after, (action - PLACES) // SIDES)
    if action == END:
        return _end_terms(state, after, seat)
    if action == PASS:
        return _pass_terms(after)
    if action >= BIDS:
        return _bid_terms(state, after, seat, action - BIDS + 1)
    return _choose_terms(after, action - CHOOSES)


def _spending_terms(state: State, after: State, seat: int, action: int) -> Terms:
    """TK 5. Under `change` stands what a number of the table is now and would be then."""
    player, then = state.players[seat], after.players[seat]
    told: Terms = {
        "cost": {"action_points": int(state.points - after.points)},
        "ends_turn": False,
        "reveals": chance_due(after),
    }
    if action < spending.PATHS:
        leader, place = divmod(action - spending.BRINGS, spending.CAMP_PLACES)
        told["to"] = camp_name(player, place)
        if not leader:
            told["change"] = {"reserve": [int(player.reserve), int(then.reserve)]}
    elif action < spending.STEPS:
        start, end = spending.PATH_ENDS[(action - spending.PATHS) % spending.PAIRS]
        told["from"], told["to"] = camp_name(player, start), camp_name(player, end)
    elif action < spending.UNCOVERS:
        owners = _new_owners(state, after, (action - spending.STEPS) % _EDGES)
        if owners:
            told["scored_by"] = owners
    elif action < spending.DIGS:
        field = action - spending.UNCOVERS
        told["change"] = {"value": [int(state.value[field]), int(after.value[field])]}
    elif action < spending.EXCHANGES:
        field = action - spending.DIGS
        told["gain"] = {"treasures": 1}
        told["change"] = {"tokens": [int(state.tokens[field]), int(after.tokens[field])]}
    elif action < spending.CAMPS_AT:
        told["change"] = {"would_score": [int(treasure_points(player)), int(treasure_points(then))]}
    elif action < spending.GUARDS_AT:
        told["change"] = {"camps_left": [int(player.camps), int(then.camps)]}
    else:
        field = action - spending.GUARDS_AT
        told["change"] = {"guards_left": [int(player.guards), int(then.guards)]}
        told["value"] = int(after.value[field])
        told["leave"] = int(pieces(state, seat, field)) - 1
    return told


def camp_name(player: Player, place: int) -> str:
    """The field of a camp place: 0 the base camp, 1 and 2 a player's own; its name while it is not set up."""
    field = camp_field(player, place)
    return CAMP_NAMES[place] if field == NONE else FIELD_NAMES[field]


def _new_owners(state: State, after: State, edge: int) -> dict[str, int | None]:
    """The temples at both ends of a step that somebody else, or nobody, would score after it."""
    owners: dict[str, int | None] = {}
    for field in (edge // SIDES, int(NEIGHBOUR[edge])):
        if not state.temples >> field & 1:
            continue
        holder = owner(after, field)
        if holder != owner(state, field):
            owners[FIELD_NAMES[field]] = None if holder == NONE else int(holder)
    return owners


def temples_of(state: State, seat: int) -> list[tuple[str, int]]:
    """The temples that a seat would score now, with their values."""
    places = state.players[seat].stands() & state.temples | state.players[seat].guarded
    found: list[tuple[str, int]] = []
    for field, name in enumerate(FIELD_NAMES):
        if places >> field & 1 and owner(state, field) == seat:
            found.append((name, int(state.value[field])))
    return found


def _place_terms(state: State, after: State, field: int) -> Terms:
    """TK 4: what the tile would be joined to and at what cost, and where its own stones lead on."""
    links: dict[str, int] = {}
    leads: list[str] = []
    side: i64 = 0
    while side < SIDES:
        other = NEIGHBOUR[field * SIDES + side]
        if other >= 0 and after.terrain[field] != VOLCANO:
            if after.ways[field] >> (4 * side) & 15:
                links[FIELD_NAMES[other]] = int(after.ways[field] >> (4 * side) & 15)
            elif after.terrain[other] == UNEXPLORED and crossing(after.stones[field], 0, side):
                leads.append(FIELD_NAMES[other])
        side += 1
    return {
        "gain": {"action_points": int(after.points)},
        "tile": describe_tile(state.hand),
        "links": links,
        "open": leads,
        "ends_turn": False,
        "reveals": False,
    }


def _end_terms(state: State, after: State, seat: int) -> Terms:
    """TK 3.2, 7.1: unused points are lost; a scoring turn scores; a tile is drawn if the next turn begins with one."""
    told: Terms = {"ends_turn": True, "reveals": chance_due(after)}
    if state.points:
        told["unused"] = int(state.points)
    if state.scoring:
        told["gain"] = {"points": int(points(after, seat) - points(state, seat))}
        told["temples"] = dict(temples_of(state, seat))
        told["treasures"] = int(treasure_points(state.players[seat]))
    return told


def _bid_terms(state: State, after: State, seat: int, bid: int) -> Terms:
    """TK 9.2: a bid is paid if it wins, and nobody is left to answer the last one."""
    left = int(points(state, seat)) - bid
    if after.phase == BID:
        return {"left_if_won": left, "ends_turn": True, "reveals": False}
    return {"cost": {"points": bid}, "left_if_won": left, "winner": seat, "ends_turn": False, "reveals": False}


def _pass_terms(after: State) -> Terms:
    """TK 9.2, 9.5: the last but one to pass leaves the auction to the highest bidder, or to the opener for nothing."""
    told: Terms = {"ends_turn": True, "reveals": False}
    if after.phase != BID:
        told["winner"] = int(after.seat)
    return told


def _choose_terms(after: State, tile: int) -> Terms:
    """TK 9.3, 9.8: a volcano brings a scoring round first."""
    told: Terms = {"tile": describe_tile(tile), "ends_turn": False, "reveals": False}
    if after.scoring:
        told["scoring"] = "volcano"
        told["gain"] = {"action_points": int(after.points)}
    return told
