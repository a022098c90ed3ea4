"""The position as a JSON document, both ways. Reading trusts nothing: every value is checked where it stands, and then
whether all of them together can be a position of the game. docs/silver_gold.md describes the fields.
"""

from mypy_extensions import i64

from sacbe.engine.errors import InvalidPosition
from sacbe.engine.game import Json
from sacbe.engine.options import Value
from sacbe.engine.reading import Fields, as_list, as_text, as_whole
from sacbe.games.silver_gold import components as box
from sacbe.games.silver_gold import position as table
from sacbe.games.silver_gold.actions import count, find_turn, find_waiting, has_free_field
from sacbe.games.silver_gold.components import field_name, field_names
from sacbe.games.silver_gold.position import Player, State, boxes, pack
from sacbe.games.silver_gold.view import map_names, reveals

_FIELD_NAMES = tuple(field_name(field) for field in range(box.FIELDS_A_GRID))
_SEATS = ("A", "B", "C", "D")


def write(state: State) -> Json:
    return {
        "phase": table.PHASES[state.phase],
        "start_player": None if state.starter == table.NONE else _SEATS[state.starter],
        "rounds_finished": int(state.round),
        "reveals": reveals(state),
        "settled": int(state.settled),
        "display": map_names(state.display),
        "players": [_write_player(state, player) for player in state.players],
    }


def _write_player(state: State, player: Player) -> Json:
    marking = state.phase == table.MARK and player.ready == 1
    return {
        "hand": map_names(player.hand),
        "maps": [_write_map(player.map1, player.marks1), _write_map(player.map2, player.marks2)],
        "completed": map_names(player.done),
        "coins": int(player.coins),
        "rows_settled": int(player.rows),
        "trophies": boxes(player.trophies),
        "palms": boxes(player.palms),
        "marking": _write_marking(player) if marking else None,
    }


def _write_map(held: int, marks: int) -> Json | None:
    return None if held == table.NONE else {"id": box.MAP_IDS[held], "marked": field_names(marks)}


def _write_marking(player: Player) -> Json:
    """What is hidden from the others: the state of the maps and the score card before this marking."""
    return {
        "owed": int(player.owed),
        "marked_before": [field_names(player.seen_marks1), field_names(player.seen_marks2)],
        "coins_before": int(player.seen_coins),
        "palms_before": boxes(player.seen_palms),
    }


def read(fields: Fields, seats: int, options: dict[str, Value]) -> State:
    """The state that the fields describe, or InvalidPosition."""
    state = State([Player() for _ in range(seats)], 0)
    state.phase = table.PHASES.index(fields.text("phase", table.PHASES))
    state.round = fields.whole("rounds_finished", 0, box.ROUNDS)
    state.display = _maps(fields, "display", box.DISPLAY)
    patterns = [box.PATTERN_IDS.index(text) for text in fields.texts("reveals", box.PATTERN_IDS, 0, box.CARDS_A_ROUND)]
    state.reveals = pack([pattern + 1 for pattern in patterns])
    state.card = len(patterns)
    starter = fields.get("start_player")
    state.starter = table.NONE if starter is None else _SEATS.index(as_text(starter, "start_player", _SEATS[:seats]))
    state.settled = fields.whole("settled", 0, seats - 1)
    players = fields.objects("players", seats)
    if state.phase in (table.MARK, table.TAKE, table.DRAW) or (state.phase == table.FILL and patterns):
        if not patterns:
            raise fields.fail("reveals", "a card must be revealed in this phase")
        state.pattern = patterns[-1]
    for seat in range(seats):
        _read_player(state, state.players[seat], players[seat])
        players[seat].finish()
    fields.finish()
    _check_reveals(fields, state, patterns)
    _check_start_player(fields, state, options)
    _check_maps(fields, state)
    _check_trophies(fields, state)
    _check_phase(fields, state)
    find_waiting(state)
    find_turn(state)
    return state


def _maps(fields: Fields, name: str, most: int) -> int:
    mask = 0
    for i, text in enumerate(fields.texts(name, box.MAP_IDS, 0, most)):
        bit = 1 << box.MAP_IDS.index(text)
        if mask & bit:
            raise fields.fail(f"{name}[{i}]", f"{text} stands there twice")
        mask |= bit
    return mask


def _field_mask(value: object, place: str) -> int:
    mask = 0
    for i, item in enumerate(as_list(value, place, 0, box.FIELDS_A_GRID)):
        name = as_text(item, f"{place}[{i}]", _FIELD_NAMES)
        bit = 1 << _FIELD_NAMES.index(name)
        if mask & bit:
            raise InvalidPosition(f"{place}[{i}]", f"{name} stands there twice")
        mask |= bit
    return mask


def _read_player(state: State, player: Player, fields: Fields) -> None:
    player.hand = _maps(fields, "hand", box.HAND)
    slots = fields.items("maps", 2, 2)
    player.map1, player.marks1 = _read_map(slots[0], fields.path("maps[0]"))
    player.map2, player.marks2 = _read_map(slots[1], fields.path("maps[1]"))
    player.done = _maps(fields, "completed", len(box.MAP_IDS))
    player.coins = fields.whole("coins", 0, box.COIN_BOXES)
    player.rows = fields.whole("rows_settled", 0, box.COIN_ROWS)
    player.trophies = pack(fields.wholes("trophies", 1, box.TROPHIES, 0, box.COIN_ROWS))
    player.palms = pack(fields.wholes("palms", 1, 1 + box.DISPLAY, 0, box.PALM_BOXES))
    player.show()
    marking = fields.get("marking")
    if marking is not None:
        if state.phase != table.MARK:
            raise fields.fail("marking", "must be null unless players are marking")
        _read_marking(state, player, Fields(marking, fields.path("marking")))
    least = player.seen_coins // box.COINS_A_ROW
    if player.rows > least or (player.rows < least and state.phase not in (table.TAKE, table.DRAW, table.FILL)):
        raise fields.fail("rows_settled", "does not go with the coins")


def _read_map(value: object, place: str) -> tuple[int, int]:
    if value is None:
        return table.NONE, 0
    fields = Fields(value, place)
    held = box.MAP_IDS.index(fields.text("id", box.MAP_IDS))
    marks = _field_mask(fields.get("marked"), fields.path("marked"))
    fields.finish()
    if marks & ~box.FIELDS[held]:
        raise fields.fail("marked", f"holds a field that {box.MAP_IDS[held]} does not have")
    return held, marks


def _read_marking(state: State, player: Player, fields: Fields) -> None:
    before = fields.items("marked_before", 2, 2)
    player.seen_marks1 = _field_mask(before[0], fields.path("marked_before[0]"))
    player.seen_marks2 = _field_mask(before[1], fields.path("marked_before[1]"))
    player.seen_coins = as_whole(fields.get("coins_before"), fields.path("coins_before"), 0, box.COIN_BOXES)
    player.seen_palms = pack(fields.wholes("palms_before", 1, 1 + box.DISPLAY, 0, box.PALM_BOXES))
    player.owed = fields.whole("owed", 0, box.FIELDS_A_GRID)
    player.ready = 1
    fields.finish()
    if player.seen_marks1 & ~player.marks1 or player.seen_marks2 & ~player.marks2:
        raise fields.fail("marked_before", "holds a field that is not marked now")
    if not _is_marking(state, player):
        raise fields.fail("marked_before", "what was marked since is no marking of the revealed pattern")
    if not has_free_field(player):
        player.owed = 0  # early documents still count what is lost


def _is_marking(state: State, player: Player) -> bool:
    """Could the new marks, coins, palms and owed fields come from marking the pattern or one field, and crosses?"""
    new1 = player.marks1 & ~player.seen_marks1
    new2 = player.marks2 & ~player.seen_marks2
    crosses: i64 = 0
    coins: i64 = 0
    palms: i64 = 0
    for held, new in ((player.map1, new1), (player.map2, new2)):
        if held != table.NONE:
            crosses += box.POP[new & box.CROSSES[held]]
            coins += box.POP[new & box.COINS[held]]
            palms += box.POP[new & box.PALMS[held]]
        elif new:
            return False
    if player.coins != min(player.seen_coins + coins, box.COIN_BOXES):
        return False
    written = boxes(player.seen_palms)
    written += [1 + count(state.display & box.PALM_MAPS)] * min(palms, box.PALM_BOXES - len(written))
    if boxes(player.palms) != written:
        return False
    fields: i64 = box.POP[new1] + box.POP[new2]
    for held, new in ((player.map1, new1), (player.map2, new2)):
        for shape in range(box.SHAPES):
            mask = box.SHAPE_MASK[shape]
            if mask & ~new or box.SHAPE_PATTERN[shape] not in (box.SINGLE, state.pattern):
                continue
            extra = fields - box.POP[mask]  # the first of them needs a cross under the shape, the others may chain on
            owed = crosses - extra
            is_lost = player.owed == 0 and owed > 0 and not has_free_field(player)
            if (player.owed == owed or is_lost) and (not extra or mask & box.CROSSES[held]):
                return True
    return False


def _check_reveals(fields: Fields, state: State, patterns: list[int]) -> None:
    for i, pattern in enumerate(patterns):
        if patterns[: i + 1].count(pattern) > box.PATTERN_COPIES[pattern]:
            raise fields.fail(f"reveals[{i}]", "every copy of this card is already there")
    set_up = state.phase in (table.DEAL, table.KEEP, table.START) or (state.phase == table.FILL and not patterns)
    if (set_up or state.phase == table.OVER) and patterns:
        raise fields.fail("reveals", "must be empty in this phase")
    if state.phase == table.REVEAL and len(patterns) == box.CARDS_A_ROUND:
        raise fields.fail("reveals", "after seven cards the round is over")
    if set_up and state.round:
        raise fields.fail("rounds_finished", "must be 0 in the set-up")
    if (state.round == box.ROUNDS) != (state.phase == table.OVER):
        raise fields.fail("rounds_finished", "the game is over after exactly four rounds")


def _check_start_player(fields: Fields, state: State, options: dict[str, Value]) -> None:
    before = state.phase in (table.DEAL, table.KEEP, table.START) or (state.phase == table.FILL and not state.card)
    fixed = options["start_player"] != "random"
    if before and not fixed:
        if state.starter != table.NONE:
            raise fields.fail("start_player", "is not chosen yet")
    elif state.starter == table.NONE:
        raise fields.fail("start_player", "must be a seat")
    if fixed:
        cards = state.round * box.CARDS_A_ROUND + state.card
        if state.pattern != table.NONE:
            cards -= 1
        if state.starter != cards % len(state.players):
            raise fields.fail("start_player", "does not go with the number of cards played")
    if fixed and state.phase == table.START:
        raise fields.fail("phase", "no start player is drawn at this table")


def _check_maps(fields: Fields, state: State) -> None:
    """Every map is in one place; what is nowhere lies in the deck."""
    placed = state.display
    for seat, player in enumerate(state.players):
        held = 0
        for slot, number in enumerate((player.map1, player.map2)):
            if number != table.NONE:
                if held >> number & 1:
                    raise fields.fail(f"players[{seat}].maps[{slot}]", f"{box.MAP_IDS[number]} stands there twice")
                held |= box.BIT[number]
        if state.phase == table.KEEP:
            if held & ~player.hand:
                raise fields.fail(f"players[{seat}].maps", "may only hold maps of the hand")
            held = 0
        for mask, name in ((player.hand, "hand"), (held, "maps"), (player.done, "completed")):
            if placed & mask:
                twice = map_names(placed & mask)[0]
                raise fields.fail(f"players[{seat}].{name}", f"{twice} is in two places")
            placed |= mask
    state.deck = box.ALL_MAPS & ~placed


def _check_trophies(fields: Fields, state: State) -> None:
    noted: list[int] = []
    for seat, player in enumerate(state.players):
        row = boxes(player.trophies)
        if sorted(row, reverse=True) != row or len(row) > player.rows:
            raise fields.fail(f"players[{seat}].trophies", "does not go with the coin rows settled")
        noted += row
    state.trophy = box.TROPHIES - len(noted)
    if sorted(noted) != list(range(int(state.trophy) + 1, box.TROPHIES + 1)):
        raise fields.fail("players", "trophies are taken from 6 down, each once")
    if state.trophy:
        for seat, player in enumerate(state.players):
            if len(boxes(player.trophies)) < player.rows:
                raise fields.fail(f"players[{seat}].trophies", "a settled row has a trophy while any is left")


def _check_phase(fields: Fields, state: State) -> None:
    """What each phase asks of hands, slots, display and deck."""
    phase = state.phase
    if not state.round and not state.card:
        _check_untouched(fields, state)
    if phase == table.DEAL or phase == table.KEEP:
        _check_set_up(fields, state)
        return
    shown = count(state.display)
    filling = phase == table.FILL or phase == table.TAKE or phase == table.DRAW
    if not filling and phase != table.OVER and state.deck and shown < box.DISPLAY:
        raise fields.fail("display", "must show four maps while the deck lasts")
    if phase == table.FILL and (not state.deck or shown == box.DISPLAY):
        raise fields.fail("display", "is to be filled, but nothing is missing")
    if phase == table.DRAW and not state.deck:
        raise fields.fail("phase", "nothing is left to draw")
    settling = phase in (table.TAKE, table.DRAW) or (phase == table.FILL and state.card > 0)
    if state.settled and not settling:
        raise fields.fail("settled", "must be 0 in this phase")
    open_marking = phase == table.MARK
    if open_marking and not any(_may_mark(player) for player in state.players):
        raise fields.fail("phase", "everyone has marked")
    if settling and state.round == box.ROUNDS - 1 and state.card == box.CARDS_A_ROUND:
        raise fields.fail("phase", "after the last card no map is taken")
    for seat, player in enumerate(state.players):
        _check_seat(fields, state, seat, player, settling)


def _may_mark(player: Player) -> bool:
    return (not player.ready or player.owed > 0) and has_free_field(player)


def _check_seat(fields: Fields, state: State, seat: int, player: Player, settling: bool) -> None:
    place = f"players[{seat}]"
    if player.hand:
        raise fields.fail(f"{place}.hand", "must be empty after the set-up")
    order = (seat - state.starter) % len(state.players) if settling else 0
    waiting = settling and order > state.settled
    if settling and not waiting and player.rows < player.coins // box.COINS_A_ROW:
        raise fields.fail(f"{place}.rows_settled", "this player has settled all coin rows")
    empty = (player.map1 == table.NONE) + (player.map2 == table.NONE)
    available = count(state.display) + count(state.deck)
    if settling and order == state.settled and state.phase != table.FILL:
        state.to_take = min(empty, available)
        if not state.to_take:
            raise fields.fail(f"{place}.maps", "this player has nothing to take")
    elif empty and available and state.phase != table.OVER:
        raise fields.fail(f"{place}.maps", "a map must be taken while any is left")
    for slot, (held, marks, seen) in enumerate(
        ((player.map1, player.marks1, player.seen_marks1), (player.map2, player.marks2, player.seen_marks2))
    ):
        if held != table.NONE and seen == box.FIELDS[held] and not waiting:
            raise fields.fail(f"{place}.maps[{slot}]", "a completed map is set aside")
        if held == table.NONE and marks:
            raise fields.fail(f"{place}.maps[{slot}]", "there is no map to mark")


def _check_untouched(fields: Fields, state: State) -> None:
    """Before the first expedition card every map and score card is blank."""
    for seat, player in enumerate(state.players):
        place = f"players[{seat}]"
        if player.marks1 or player.marks2:
            raise fields.fail(f"{place}.maps[{0 if player.marks1 else 1}].marked", "no card has been revealed yet")
        for name, value in (("completed", player.done), ("coins", player.coins), ("palms", player.palms)):
            if value:
                raise fields.fail(f"{place}.{name}", "no card has been revealed yet")


def _check_set_up(fields: Fields, state: State) -> None:
    keeping = state.phase == table.KEEP
    if state.display or state.settled:
        raise fields.fail("display" if state.display else "settled", "nothing is on display before the maps are kept")
    hands = [int(count(player.hand)) for player in state.players]
    whole = sum(hands) == box.HAND * len(hands)
    if keeping != whole or hands != sorted(hands, reverse=True) or sum(0 < size < box.HAND for size in hands) > 1:
        raise fields.fail("players", "four maps are dealt to one player after another")
    for seat, player in enumerate(state.players):
        place = f"players[{seat}]"
        if player.map1 == table.NONE and player.map2 != table.NONE:
            raise fields.fail(f"{place}.maps", "the first map kept goes into the first place")
        if not keeping and player.map1 != table.NONE:
            raise fields.fail(f"{place}.maps", "nothing is kept before all maps are dealt")
    if keeping and all(player.map2 != table.NONE for player in state.players):
        raise fields.fail("phase", "everyone has kept two maps")
