"""How actions are written and read.

    mark 1 b2-b3-c3    mark these fields of map 1 (a pattern, or one field)
    keep P07           keep a dealt map
    take P07           take a map of the display
    take deck          take the top map of the deck
    map P07            chance: a map is turned up        (in records in braces)
    card L4            chance: an expedition card
    start B            chance: the start player

People may write less: the verb may go, fields may come in any order and with spaces, and a bare field ("b2", "1b2")
stands for every legal marking that covers it.
"""

import re
from typing import Final

from sacbe.engine.errors import AmbiguousAction, IllegalAction, MalformedAction
from sacbe.engine.notation import letter, seat_of
from sacbe.games.silver_gold import refusals as no
from sacbe.games.silver_gold.actions import (
    ACTIONS,
    CARD_DRAWN,
    KEEPS,
    MAP_DRAWN,
    START_DRAWN,
    TAKE_DECK,
    TAKES,
    check,
    is_pending,
    legal,
)
from sacbe.games.silver_gold.components import (
    COLUMNS,
    FIELDS_A_GRID,
    MAP_IDS,
    PATTERN_IDS,
    SHAPE_MASK,
    SHAPES,
    field_names,
)
from sacbe.games.silver_gold.position import KEEP, NONE, State

_MAP_NUMBER: Final = {name: number for number, name in enumerate(MAP_IDS)}
_SHAPE_OF_MASK: Final = {SHAPE_MASK[shape]: shape for shape in range(SHAPES)}
_FIELD: Final = re.compile(r"[a-d][1-4]")


def name(action: int) -> str:
    """The notation of an action."""
    if 0 <= action < KEEPS:
        slot, shape = divmod(action, SHAPES)
        return f"mark {slot + 1} {'-'.join(field_names(SHAPE_MASK[shape]))}"
    if KEEPS <= action < TAKES:
        return f"keep {MAP_IDS[action - KEEPS]}"
    if TAKES <= action < TAKE_DECK:
        return f"take {MAP_IDS[action - TAKES]}"
    if action == TAKE_DECK:
        return "take deck"
    if MAP_DRAWN <= action < CARD_DRAWN:
        return f"map {MAP_IDS[action - MAP_DRAWN]}"
    if CARD_DRAWN <= action < START_DRAWN:
        return f"card {PATTERN_IDS[action - CARD_DRAWN]}"
    if START_DRAWN <= action < ACTIONS:
        return f"start {letter(action - START_DRAWN)}"
    raise MalformedAction(str(action), f"actions are numbered from 0 to {ACTIONS - 1}")


def parse(text: str, state: State, seat: int) -> int:
    """The legal action that a text stands for, for this seat (chance is -1)."""
    words = text.lower().replace("-", " ").replace(",", " ").split()
    if not words:
        raise MalformedAction(text, "write a field, a map or a card")
    verb, rest = words[0], words[1:]
    if verb == "mark":
        return _parse_fields(text, rest, state, seat, exact=True)
    if verb in ("keep", "take"):
        return _legal(text, _map_choice(text, verb, rest), state, seat)
    if verb in ("map", "card", "start"):
        return _legal(text, _drawn(text, verb, rest), state, seat)
    if verb == "deck" and not rest:
        return _legal(text, TAKE_DECK, state, seat)
    if verb.upper() in _MAP_NUMBER and not rest:
        return _legal(text, (KEEPS if state.phase == KEEP else TAKES) + _MAP_NUMBER[verb.upper()], state, seat)
    return _parse_fields(text, words, state, seat, exact=False)


def _map_choice(text: str, verb: str, rest: list[str]) -> int:
    if len(rest) != 1:
        raise MalformedAction(text, f"write {verb} and one map")
    if verb == "take" and rest[0] == "deck":
        return TAKE_DECK
    return (KEEPS if verb == "keep" else TAKES) + _map_number(text, rest[0])


def _map_number(text: str, word: str) -> int:
    if word.upper() not in _MAP_NUMBER:
        raise MalformedAction(text, f"there is no map {word.upper()!r}; maps are P01-P12, O01-O12, G01-G12 and S01-S11")
    return _MAP_NUMBER[word.upper()]


def _drawn(text: str, verb: str, rest: list[str]) -> int:
    if len(rest) != 1:
        raise MalformedAction(text, f"write {verb} and what was drawn")
    if verb == "map":
        return MAP_DRAWN + _map_number(text, rest[0])
    if verb == "card":
        if rest[0].upper() not in PATTERN_IDS:
            raise MalformedAction(text, f"the expedition cards are {', '.join(PATTERN_IDS)}")
        return CARD_DRAWN + PATTERN_IDS.index(rest[0].upper())
    seat = seat_of(rest[0])
    if not 0 <= seat < ACTIONS - START_DRAWN:
        raise MalformedAction(text, "a start player is written A, B, C or D")
    return START_DRAWN + seat


def _parse_fields(text: str, words: list[str], state: State, seat: int, exact: bool) -> int:
    """Fields with or without the number of the map. `exact`: the fields are all that is marked, not a hint."""
    slots = [0, 1]
    joined = "".join(words)
    if joined[:1] in ("1", "2"):
        slots = [int(joined[0]) - 1]
        joined = joined[1:]
    mask = 0
    at = 0
    while at < len(joined):
        found = _FIELD.match(joined, at)
        if not found:
            raise MalformedAction(text, "write a field as column a-d and row 1-4, such as b2, or 1 b2 for map 1")
        field = (int(found[0][1]) - 1) * COLUMNS + "abcd".index(found[0][0])
        if mask >> field & 1:
            raise MalformedAction(text, f"{found[0]} stands there twice")
        mask |= 1 << field
        at = found.end()
    if not mask:
        raise MalformedAction(text, "name at least one field, such as b2")
    if not exact and mask.bit_count() == 1:
        return _covering(text, mask, slots, state, seat)
    if mask not in _SHAPE_OF_MASK:
        raise MalformedAction(text, "these fields form none of the patterns")
    shape = _SHAPE_OF_MASK[mask]
    if exact and len(slots) == 2:
        raise MalformedAction(text, "write mark, the number of the map (1 or 2) and the fields")
    tried = [slot * SHAPES + shape for slot in slots]
    allowed = [action for action in tried if not check(state, seat, action)]
    if len(allowed) > 1:
        raise AmbiguousAction(text, allowed, [name(action) for action in allowed])
    return _legal(text, allowed[0] if allowed else tried[0], state, seat)


def _covering(text: str, mask: int, slots: list[int], state: State, seat: int) -> int:
    """The legal marking that covers a field, if there is just one; else all that do are candidates."""
    field = mask.bit_length() - 1
    if seat == NONE or not is_pending(state, seat):
        return _legal(text, slots[0] * SHAPES + field, state, seat)
    candidates = [
        action
        for action in legal(state, seat)
        if action < KEEPS and action // SHAPES in slots and SHAPE_MASK[action % SHAPES] & mask
    ]
    if not candidates:
        return _legal(text, slots[0] * SHAPES + field, state, seat)
    if len(candidates) > 1:
        candidates.sort(key=lambda action: (action % SHAPES < FIELDS_A_GRID, action))
        raise AmbiguousAction(text, candidates, [name(action) for action in candidates])
    return candidates[0]


def _legal(text: str, action: int, state: State, seat: int) -> int:
    number = check(state, seat, action)
    if number:
        clause, reason = no.refusal(number, letter(seat), name(action))
        raise IllegalAction(clause, reason)
    return action
