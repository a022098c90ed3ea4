"""What an action would bring the seat that may do it, as typed data; docs/deeds.md lists the fields.

An action is tried by the rules themselves on a copy, and both are compared. Nothing is read here that the seat does not
know. What came of an action tells `news`.
"""

from sacbe.games.silver_gold import components as box
from sacbe.games.silver_gold.actions import KEEPS, TAKE_DECK, TAKES, apply, chance_due, count, mark, owes_marks
from sacbe.games.silver_gold.position import NONE, Player, State, boxes
from sacbe.games.silver_gold.scoring import seal_points
from sacbe.games.silver_gold.shapes import Chart, Gain, Terms


def terms(state: State, seat: int, action: int) -> Terms:
    """What a legal action of a seat would bring, and whether it can be taken back."""
    if action < KEEPS:
        return _mark_terms(state, seat, action)
    if action < TAKES:
        return _keep_terms(state, seat, action - KEEPS)
    return _take_terms(state, seat, action)


def _mark_terms(state: State, seat: int, action: int) -> Terms:
    """SG 5: symbols work at once. SG 6: a completed map and a full coin row count when the seat settles."""
    slot, shape = divmod(action, box.SHAPES)
    was = state.players[seat]
    now = was.copy()
    mark(state, now, slot, box.SHAPE_MASK[shape])
    done = not owes_marks(now)
    told: Terms = {"ends_turn": done, "reveals": done and state.waiting == box.SEAT_BIT[seat]}
    gain = _gain(was, now)
    if gain:
        told["gain"] = gain
    held, marks = (now.map2, now.marks2) if slot else (now.map1, now.marks1)
    if marks == box.FIELDS[held]:
        seals = seal_points(now.done | box.BIT[held]) - seal_points(now.done)
        told["completes"] = {"id": box.MAP_IDS[held], "points": int(box.POINTS[held]), "seals": seals}
    if now.coins // box.COINS_A_ROW > was.coins // box.COINS_A_ROW and state.trophy:
        told["trophy"] = int(state.trophy)
    extra = min(int(now.owed), free_fields(now))
    if extra:
        told["extra"] = extra
    return told


def _gain(was: Player, now: Player) -> Gain:
    """What the symbols brought: crosses as extra fields, coins, a palm."""
    gain: Gain = {}
    crosses = int(now.owed - was.owed + was.ready)
    coins = int(now.coins - was.coins)
    palms = boxes(now.palms)[len(boxes(was.palms)) :]
    if crosses:
        gain["crosses"] = crosses
    if coins:
        gain["coins"] = coins
    if palms:
        gain["palm"] = palms[0]
    if coins or palms:
        gain["points"] = coins + sum(palms)
    return gain


def free_fields(player: Player) -> int:
    """How many fields of both maps are not marked yet."""
    held = ((player.map1, player.marks1), (player.map2, player.marks2))
    return sum(int(box.POP[box.FIELDS[each] & ~marks]) for each, marks in held if each != NONE)


def _keep_terms(state: State, seat: int, number: int) -> Terms:
    """SG 2.1: the second map kept is the last, and when all have kept, everyone sees them."""
    done = state.players[seat].map1 != NONE
    return {"map": chart(number), "ends_turn": done, "reveals": done and state.waiting == box.SEAT_BIT[seat]}


def _take_terms(state: State, seat: int, action: int) -> Terms:
    """SG 6.2, 6.3: what lies open is known; a draw follows from the deck, to fill the display, or for the next card."""
    after = state.copy()
    apply(after, seat, action)
    told: Terms = {"ends_turn": state.to_take == 1, "reveals": chance_due(after)}
    if action == TAKE_DECK:
        told["deck"] = int(count(state.deck))
    else:
        told["map"] = chart(action - TAKES)
    return told


def chart(number: int) -> Chart:
    """What a map shows: colour, points, symbols, seal."""
    seal = int(box.SEAL[number])
    return {
        "id": box.MAP_IDS[number],
        "colour": box.COLOURS[box.COLOUR[number]],
        "points": int(box.POINTS[number]),
        "crosses": int(box.POP[box.CROSSES[number]]),
        "coins": int(box.POP[box.COINS[number]]),
        "palms": int(box.POP[box.PALMS[number]]),
        "seal": None if seal < 0 else {"colour": box.COLOURS[seal], "points": box.SEAL_VALUE[seal]},
    }
