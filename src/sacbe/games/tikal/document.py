"""The position as a JSON document, both ways. Reading trusts nothing: every value is checked where it stands, and then
whether all of them together can be a position of the game. docs/tikal.md describes the fields.
"""

from typing import Final

from sacbe.engine.game import Json
from sacbe.engine.options import Value
from sacbe.engine.reading import Fields, as_text
from sacbe.engine.sets import count
from sacbe.games.tikal import components as box
from sacbe.games.tikal import position as table
from sacbe.games.tikal.auction import final_order, next_seat
from sacbe.games.tikal.board import BASE, FIELD_NAMES, FIELDS, NEIGHBOUR, SIDES
from sacbe.games.tikal.position import Player, State, explore, recount
from sacbe.games.tikal.view import leader_place, rotation_of, seats_in, tile_names

_SEATS: Final = ("A", "B", "C", "D")
_SCORINGS: Final = ("none", "volcano", "final")
_LEADER_PLACES: Final = (*FIELD_NAMES, "reserve", "gone")
_MOST_POINTS: Final = 1000000
_PRINTED_FIELDS: Final = {field: (terrain, value) for field, terrain, value, _ in box.PRINTED}


def write(state: State) -> Json:
    return {
        "phase": table.PHASES[state.phase],
        "seat": _seat_name(state.seat),
        "action_points": int(state.points),
        "tile": None if state.hand == table.NONE else box.TILE_IDS[state.hand],
        "last_placer": _seat_name(state.last),
        "scoring": _SCORINGS[state.scoring],
        "scoring_order": _write_order(state),
        "scoring_turns_done": int(state.turn_at),
        "scorings_done": int(state.scored),
        "fields": [_write_field(state, field) for field in range(FIELDS) if state.terrain[field] != box.UNEXPLORED],
        "players": [_write_player(player) for player in state.players],
        "auction": _write_auction(state) if state.auction else None,
    }


def _seat_name(seat: int) -> str | None:
    return None if seat == table.NONE else _SEATS[seat]


def _write_order(state: State) -> list[str]:
    if state.scoring == table.NO_SCORING:
        return []
    return [_SEATS[state.order >> (4 * i) & 15] for i in range(len(state.players))]


def _write_field(state: State, field: int) -> Json:
    tile = state.tile[field]
    return {
        "field": FIELD_NAMES[field],
        "tile": None if tile == table.NONE else box.TILE_IDS[tile],
        "rotation": 0 if tile == table.NONE else rotation_of(tile, state.stones[field]),
        "value": int(state.value[field]),
        "guard": _seat_name(state.guard[field]),
        "tokens": int(state.tokens[field]),
        "used": int(state.used[field]),
        "members": [int(state.members[seat * FIELDS + field]) for seat in range(len(state.players))],
    }


def _write_player(player: Player) -> Json:
    return {
        "reserve": int(player.reserve),
        "leader": leader_place(player.leader),
        "camps": [FIELD_NAMES[field] for field in (player.camp1, player.camp2) if field != table.NONE],
        "treasures": [int(player.held(kind)) for kind in range(box.KINDS)],
        "temple_points": int(player.temple_points),
        "treasure_points": int(player.treasure_points),
        "bids_paid": int(player.bids),
    }


def _write_auction(state: State) -> Json:
    return {
        "offer": tile_names(state.offer),
        "opener": _seat_name(state.opener),
        "in_round": [_SEATS[seat] for seat in seats_in(state.in_round)],
        "in_auction": [_SEATS[seat] for seat in seats_in(state.in_auction)],
        "bid": int(state.bid),
        "bidder": _seat_name(state.bidder),
    }


def read(fields: Fields, state: State, options: dict[str, Value]) -> State:
    """Fill an empty table from the fields, or InvalidPosition."""
    seats = _SEATS[: len(state.players)]
    state.phase = table.PHASES.index(fields.text("phase", table.PHASES))
    state.seat = _read_seat(fields, "seat", seats)
    state.points = fields.whole("action_points", 0, box.ACTION_POINTS)
    hand = fields.get("tile")
    state.hand = table.NONE if hand is None else box.TILE_IDS.index(as_text(hand, "tile", box.TILE_IDS))
    state.last = _read_seat(fields, "last_placer", seats)
    state.scoring = _SCORINGS.index(fields.text("scoring", _SCORINGS))
    order = fields.texts("scoring_order", seats, 0, len(seats))
    state.turn_at = fields.whole("scoring_turns_done", 0, len(seats) - 1)
    state.scored = fields.whole("scorings_done", 0, 4)
    _read_board(fields, state)
    players = fields.objects("players", len(seats))
    for seat, player in enumerate(state.players):
        _read_player(players[seat], state, seat, player)
        players[seat].finish()
    _read_auction(fields, state, seats)
    fields.finish()
    _read_order(fields, state, order)
    _check_tiles(fields, state)
    _check_pieces(fields, state)
    _check_treasures(fields, state)
    _check_phase(fields, state)
    if state.auction:
        _check_auction(fields, state)
    recount(state)
    if options["start_player"] == "seat-1" and state.phase == table.START:
        raise fields.fail("phase", "no start player is drawn at this table")
    state.number = _turns_begun(state)
    return state


def _read_seat(fields: Fields, name: str, seats: tuple[str, ...]) -> int:
    value = fields.get(name)
    return table.NONE if value is None else seats.index(as_text(value, fields.path(name), seats))


def _read_seats(fields: Fields, name: str, seats: tuple[str, ...]) -> int:
    mask = 0
    for i, text in enumerate(fields.texts(name, seats, 0, len(seats))):
        bit = int(box.BIT[seats.index(text)])
        if mask & bit:
            raise fields.fail(f"{name}[{i}]", f"{text} stands there twice")
        mask |= bit
    return mask


# The board


def _read_board(fields: Fields, state: State) -> None:
    items = fields.items("fields", len(box.PRINTED), FIELDS)
    seen = 0
    for i, item in enumerate(items):
        entry = Fields(item, f"fields[{i}]")
        field = FIELD_NAMES.index(entry.text("field", FIELD_NAMES))
        if seen >> field & 1:
            raise entry.fail("field", f"{FIELD_NAMES[field]} stands there twice")
        seen |= int(box.BIT[field])
        _read_field(entry, state, field)
        entry.finish()
    for field in _PRINTED_FIELDS:
        if not seen >> field & 1:
            raise fields.fail("fields", f"the printed field {FIELD_NAMES[field]} is missing")
    _check_connected(fields, state)


def _read_field(entry: Fields, state: State, field: int) -> None:
    tile = entry.get("tile")
    rotation = entry.whole("rotation", 0, SIDES - 1)
    if field in _PRINTED_FIELDS:
        if tile is not None or rotation:
            raise entry.fail("tile", "a printed field has no tile")
        terrain, least = _PRINTED_FIELDS[field]
    else:
        number = box.TILE_IDS.index(as_text(tile, entry.path("tile"), box.TILE_IDS))
        terrain, least = box.TILE_TERRAIN[number], box.TILE_VALUE[number]
        state.tile[field] = number
        stones = box.TURNED[number * SIDES + rotation]
        if rotation != rotation_of(number, stones):
            raise entry.fail("rotation", f"r{rotation} looks like r{rotation_of(number, stones)}; write the lower one")
        explore(state, field, terrain, stones)
    is_temple = terrain == box.TEMPLE
    is_site = terrain == box.TREASURE
    state.value[field] = entry.whole("value", least if is_temple else 0, box.HIGHEST_LEVEL if is_temple else 0)
    state.tokens[field] = entry.whole("tokens", 0, least if is_site else 0)
    state.used[field] = entry.whole("used", 0, box.LIMIT_A_TURN if is_temple or is_site else 0)
    if state.used[field] and state.phase not in (table.SPEND, table.TREASURE_DUG):
        raise entry.fail("used", "counts what was uncovered or dug in the turn in progress")
    state.guard[field] = _read_seat(entry, "guard", _SEATS[: len(state.players)])
    if state.guard[field] != table.NONE and not is_temple:
        raise entry.fail("guard", "guards stand on temples")
    if is_temple:
        for level in range(least + 1, state.value[field] + 1):
            state.levels[level] -= 1
            if state.levels[level] < 0:
                raise entry.fail("value", f"there are not so many level tokens with the number {level}")
    most = 0 if terrain == box.VOLCANO else box.MEMBERS
    members = entry.wholes("members", 0, most, len(state.players), len(state.players))
    for seat, number in enumerate(members):
        state.members[seat * FIELDS + field] = number


def _check_connected(fields: Fields, state: State) -> None:
    """TK 4.1: every tile touches what was explored before it, so all of it hangs together."""
    reached = [BASE]
    seen = int(box.BIT[BASE])
    while reached:
        field = reached.pop()
        for side in range(SIDES):
            other = NEIGHBOUR[field * SIDES + side]
            if other >= 0 and state.terrain[other] != box.UNEXPLORED and not seen >> other & 1:
                seen |= int(box.BIT[other])
                reached.append(other)
    for field in range(FIELDS):
        if state.terrain[field] != box.UNEXPLORED and not seen >> field & 1:
            raise fields.fail("fields", f"{FIELD_NAMES[field]} touches no explored field")


# Players


def _read_player(entry: Fields, state: State, seat: int, player: Player) -> None:
    player.reserve = entry.whole("reserve", 0, box.MEMBERS)
    place = entry.text("leader", _LEADER_PLACES)
    player.leader = table.RESERVE if place == "reserve" else table.GONE if place == "gone" else FIELD_NAMES.index(place)
    if player.leader >= 0 and state.terrain[player.leader] in (box.UNEXPLORED, box.VOLCANO):
        raise entry.fail("leader", "stands where nobody can stand")
    for i, name in enumerate(entry.texts("camps", FIELD_NAMES, 0, box.CAMPS)):
        field = FIELD_NAMES.index(name)
        ground = state.terrain[field] == box.JUNGLE or (
            state.terrain[field] == box.TREASURE and not state.tokens[field]
        )
        if not ground or state.camp[field] != table.NONE:
            raise entry.fail(f"camps[{i}]", "camps stand one by one on jungle or emptied treasure sites")
        state.camp[field] = seat
        if i == 0:
            player.camp1 = field
        else:
            player.camp2 = field
        player.camps -= 1
    for kind, number in enumerate(entry.wholes("treasures", 0, box.COPIES, box.KINDS, box.KINDS)):
        player.treasures |= number << (2 * kind)
    player.temple_points = entry.whole("temple_points", 0, _MOST_POINTS)
    player.treasure_points = entry.whole("treasure_points", 0, _MOST_POINTS)
    player.bids = entry.whole("bids_paid", 0, _MOST_POINTS if state.auction else 0)


def _check_pieces(fields: Fields, state: State) -> None:
    """Nineteen pieces a player; only guards and those who stood with them are gone (TK 5.9)."""
    for seat, player in enumerate(state.players):
        guards = sum(1 for field in range(FIELDS) if state.guard[field] == seat)
        if guards > box.GUARDS:
            raise fields.fail(f"players[{seat}]", f"has set {guards} guards, but two are allowed")
        player.guards = box.GUARDS - guards
        members = player.reserve + sum(int(state.members[seat * FIELDS + field]) for field in range(FIELDS))
        gone = box.MEMBERS - members + (1 if player.leader == table.GONE else 0)
        if members > box.MEMBERS or (not guards and gone) or gone < guards:
            raise fields.fail(f"players[{seat}]", "does not have the right number of pieces")


def _check_treasures(fields: Fields, state: State) -> None:
    dug = -1 if state.phase == table.TREASURE_DUG else 0
    for field in range(FIELDS):
        if state.terrain[field] == box.TREASURE:
            dug += int(box.TILE_VALUE[state.tile[field]] - state.tokens[field])
    held = 0
    for kind in range(box.KINDS):
        of_kind = sum(int(player.held(kind)) for player in state.players)
        if of_kind > box.COPIES:
            raise fields.fail("players", f"there are only three of {box.TREASURE_KINDS[kind]}")
        held += of_kind
    if held != dug:
        raise fields.fail("players", f"hold {held} treasures, but {dug} have been dug")


# Tiles, turns and auctions


def _read_auction(fields: Fields, state: State, seats: tuple[str, ...]) -> None:
    if not state.auction:
        if fields.get("auction") is not None:
            raise fields.fail("auction", "must be null in the basic game")
        return
    entry = fields.inner("auction")
    for i, text in enumerate(entry.texts("offer", box.TILE_IDS, 0, len(seats))):
        bit = int(box.BIT[box.TILE_IDS.index(text)])
        if state.offer & bit:
            raise entry.fail(f"offer[{i}]", f"{text} stands there twice")
        state.offer |= bit
    state.opener = _read_seat(entry, "opener", seats)
    state.in_round = _read_seats(entry, "in_round", seats)
    state.in_auction = _read_seats(entry, "in_auction", seats)
    state.bid = entry.whole("bid", 0, box.HIGHEST_BID)
    state.bidder = _read_seat(entry, "bidder", seats)
    entry.finish()


def _read_order(fields: Fields, state: State, order: list[str]) -> None:
    count_needed = len(state.players) if state.scoring != table.NO_SCORING else 0
    if len(order) != count_needed or len(set(order)) != len(order):
        raise fields.fail("scoring_order", "names every seat once in a scoring round, else none")
    for i, name in enumerate(order):
        state.order |= _SEATS.index(name) << (4 * i)
    if state.turn_at and state.scoring == table.NO_SCORING:
        raise fields.fail("scoring_turns_done", "must be 0 outside a scoring round")
    clockwise = all((_SEATS.index(order[0]) + i) % len(order) == _SEATS.index(name) for i, name in enumerate(order))
    if not clockwise and (state.scoring == table.VOLCANO_SCORING or not state.auction):
        raise fields.fail("scoring_order", "goes clockwise")
    if (
        state.auction
        and state.scoring == table.FINAL_SCORING
        and not state.turn_at
        and state.order != final_order(state)
    ):
        raise fields.fail("scoring_order", "begins with the fewest points")


def _check_tiles(fields: Fields, state: State) -> None:
    """Every tile is in one place; what is nowhere lies in the stack, and the stack is ordered by letter (TK 2.1)."""
    placed = state.offer
    if state.hand != table.NONE:
        if placed >> state.hand & 1:
            raise fields.fail("tile", "is on offer too")
        placed |= box.BIT[state.hand]
    for field in range(FIELDS):
        tile = state.tile[field]
        if tile != table.NONE:
            if placed >> tile & 1:
                raise fields.fail("fields", f"the tile {box.TILE_IDS[tile]} is in two places")
            placed |= box.BIT[tile]
    state.stack = box.ALL_TILES & ~placed
    begun = False
    for i in range(len(box.LETTERS)):
        left = state.stack & box.LETTER_TILES[i]
        if begun and left != box.LETTER_TILES[i]:
            raise fields.fail("fields", f"a tile {box.LETTERS[i]} was drawn before the letters above it")
        begun = begun or left != 0
    volcanoes = sum(
        1
        for tile in range(len(box.TILE_IDS))
        if box.TILE_TERRAIN[tile] == box.VOLCANO and placed >> tile & 1 and not state.offer >> tile & 1
    )
    due = volcanoes - (1 if state.scoring == table.VOLCANO_SCORING else 0) + (1 if state.phase == table.OVER else 0)
    if state.scored != due:
        raise fields.fail("scorings_done", f"must be {due}: one for each volcano drawn, and the final one")


def _check_phase(fields: Fields, state: State) -> None:
    phase = state.phase
    deciding = phase in (table.BID, table.CHOOSE, table.PLACE, table.SPEND, table.TREASURE_DUG, table.DRAW)
    if deciding == (state.seat == table.NONE) and phase != table.OVER:
        raise fields.fail("seat", "must be a seat" if deciding else "must be null in this phase")
    spending = phase in (table.SPEND, table.TREASURE_DUG)
    if state.points and not spending:
        raise fields.fail("action_points", "must be 0 in this phase")
    if state.scoring != table.NO_SCORING:
        if not spending:
            raise fields.fail("scoring", "a scoring round consists of spending points")
        if state.seat != (state.order >> (4 * state.turn_at) & 15):
            raise fields.fail("seat", "is not the one whose scoring turn it is")
    holds_volcano = state.hand != table.NONE and box.TILE_TERRAIN[state.hand] == box.VOLCANO
    if state.scoring == table.VOLCANO_SCORING and not holds_volcano:
        raise fields.fail("tile", "must be the volcano that brought the scoring round")
    if state.scoring != table.VOLCANO_SCORING and (phase == table.PLACE) != (state.hand != table.NONE):
        raise fields.fail("tile", "must be the tile to place" if phase == table.PLACE else "must be null in this phase")
    tiles = sum(1 for field in range(FIELDS) if state.tile[field] != table.NONE)
    if (tiles == 0) != (state.last == table.NONE):
        raise fields.fail("last_placer", "is who placed the last tile")
    all_placed = tiles == len(box.TILE_IDS)
    if state.scoring == table.FINAL_SCORING or phase == table.OVER:
        if not all_placed:
            raise fields.fail("fields", "the game ends when all tiles are placed")
    elif all_placed and not spending:
        raise fields.fail("phase", "after the last tile only its turn and the final scoring are left")
    if phase == table.START and (tiles or state.stack != box.ALL_TILES):
        raise fields.fail("phase", "the start player is drawn before anything else")
    if phase in (table.OFFER, table.BID, table.CHOOSE) and not state.auction:
        raise fields.fail("phase", "there are no auctions in the basic game")
    if phase == table.DRAW and (state.auction or not state.stack):
        raise fields.fail("phase", "no tile is drawn now")
    if spending and state.scoring == table.NO_SCORING and state.seat != state.last:
        raise fields.fail("seat", "is not the one who placed the last tile")
    if not state.auction and phase == table.DRAW and tiles and state.seat != (state.last + 1) % len(state.players):
        raise fields.fail("seat", "is not the one to the left of who placed the last tile")
    if not state.auction and state.scoring == table.FINAL_SCORING:
        if (state.order & 15) != (state.last + 1) % len(state.players):
            raise fields.fail("scoring_order", "begins to the left of who placed the last tile")


def _check_auction(fields: Fields, state: State) -> None:
    seats = len(state.players)
    phase = state.phase
    offer = int(count(state.offer))
    waiting = int(count(state.in_round))
    drawn = int(count(box.ALL_TILES & ~state.stack))
    for seat in range(seats):
        if not state.debt_bids and _points(state, seat) < 0:
            raise fields.fail(f"players[{seat}].bids_paid", "exceeds the points the player had")
    if phase == table.START or phase == table.OVER or state.scoring == table.FINAL_SCORING:
        if state.offer or state.in_round or state.in_auction:
            raise fields.fail("auction", "nothing is auctioned now")
        return
    if (state.opener == table.NONE) or (phase in (table.OFFER, table.BID) and not state.in_round >> state.opener & 1):
        raise fields.fail("auction.opener", "must be a seat that is still in the round")
    if (
        phase in (table.OFFER, table.BID)
        and state.last != table.NONE
        and state.opener != next_seat(state, state.last, state.in_round)
    ):
        raise fields.fail("auction.opener", "is the nearest to the left of who placed the last tile")
    if phase == table.OFFER:
        if offer >= seats or waiting != seats or (drawn - offer) % seats:
            raise fields.fail("auction.offer", "is being turned up at the start of a round, when everyone is in")
    elif drawn % seats:
        raise fields.fail("auction.offer", "rounds have as many tiles as players")
    elif offer != waiting + (1 if phase == table.CHOOSE else 0):
        raise fields.fail("auction.offer", "has a tile for everyone still in the round")
    if phase == table.BID:
        _check_bidding(fields, state, waiting)
    elif state.in_auction or state.bid or state.bidder != table.NONE:
        raise fields.fail("auction", "nobody bids now")
    if phase == table.CHOOSE and (offer < 2 or state.in_round >> state.seat & 1):
        raise fields.fail("auction.offer", "the winner chooses between at least two tiles and is out of the round")
    taker = state.order & 15 if state.scoring == table.VOLCANO_SCORING else state.seat
    if phase in (table.PLACE, table.SPEND, table.TREASURE_DUG) and state.in_round >> taker & 1:
        raise fields.fail("auction.in_round", "who took a tile is out of the round")


def _check_bidding(fields: Fields, state: State, waiting: int) -> None:
    if waiting < 2 or state.in_auction & ~state.in_round or not state.in_auction >> state.seat & 1:
        raise fields.fail("auction.in_auction", "names those of the round who have not passed, and the one to bid")
    if (state.bid == 0) != (state.bidder == table.NONE):
        raise fields.fail("auction.bidder", "is who made the highest bid")
    if state.bidder != table.NONE:
        if not state.in_auction >> state.bidder & 1 or state.bidder == state.seat:
            raise fields.fail("auction.bidder", "is in the auction, and another is asked")
        if not state.debt_bids and state.bid > _points(state, state.bidder):
            raise fields.fail("auction.bid", "exceeds the points of the bidder")
    elif state.in_auction != state.in_round & ~_seats_from(state.opener, state.seat, len(state.players)):
        raise fields.fail(
            "auction.in_auction", "while nobody has bid, those from the opener up to the seat have passed"
        )


def _seats_from(first: int, end: int, seats: int) -> int:
    """The seats clockwise from the first up to but not including the end, as a set."""
    mask = 0
    while first != end:
        mask |= int(box.BIT[first])
        first = (first + 1) % seats
    return mask


def _points(state: State, seat: int) -> int:
    player = state.players[seat]
    return int(state.starting_points + player.temple_points + player.treasure_points - player.bids)


def _turns_begun(state: State) -> int:
    """How many turns have begun, as records count them."""
    drawn = int(count(box.ALL_TILES & ~state.stack))
    if state.auction:
        begun = drawn - int(count(state.offer)) + (1 if state.phase in (table.OFFER, table.BID, table.CHOOSE) else 0)
    else:
        begun = drawn + (1 if state.phase == table.DRAW else 0)
    under_way = int(state.turn_at) + 1 if state.scoring != table.NO_SCORING else 0
    return begun + len(state.players) * int(state.scored) + under_way + min(int(state.scored), 3)
