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

from sacbe.engine.errors import AmbiguousAction, MalformedAction, say
from sacbe.engine.notation import seat_of
from sacbe.games.silver_gold import components as box
from sacbe.games.silver_gold.actions import KEEPS, check, is_pending, legal
from sacbe.games.silver_gold.components import field_names
from sacbe.games.silver_gold.position import KEEP, NONE, State
from sacbe.games.silver_gold.vocabulary import WORDS

_FIELD: Final = re.compile(r"[a-d][1-4]")


def read(text: str, state: State, seat: int) -> int:
    """The action that a text stands for, for this seat (chance is -1); a legal one, if it may stand for several."""
    words = text.lower().replace("-", " ").replace(",", " ").split()
    if not words:
        raise MalformedAction(text, say("write a field, a map or a card", "typed-sg"))
    verb, rest = words[0], words[1:]
    if verb == "mark":
        return _read_fields(text, rest, state, seat, exact=True)
    if verb in ("keep", "take", "map", "card", "start"):
        return _written(f"{verb} {_what(text, verb, rest)}")
    if verb == "deck" and not rest:
        return _written("take deck")
    if verb.upper() in box.MAP_NUMBER and not rest:
        return _written(f"{'keep' if state.phase == KEEP else 'take'} {verb}")
    return _read_fields(text, words, state, seat, exact=False)


def _written(name: str) -> int:
    action = WORDS.number(name)
    assert action is not None, name
    return action


def _what(text: str, verb: str, rest: list[str]) -> str:
    """The map, the card or the seat behind a verb."""
    chosen = verb in ("keep", "take")
    if len(rest) != 1:
        if chosen:
            raise MalformedAction(text, say("write {verb} and one map", "typed-one-map", verb=verb))
        raise MalformedAction(text, say("write {verb} and what was drawn", "typed-drawn", verb=verb))
    word = rest[0].upper()
    if verb == "card" and word not in box.PATTERN_IDS:
        cards = ", ".join(box.PATTERN_IDS)
        raise MalformedAction(text, say("the expedition cards are {cards}", "typed-cards", cards=cards))
    if verb == "start" and not 0 <= seat_of(word) < max(box.PLAYERS):
        raise MalformedAction(text, say("a start player is written A, B, C or D", "typed-start"))
    if (verb == "map" or chosen) and word not in box.MAP_NUMBER and (verb, word) != ("take", "DECK"):
        raise MalformedAction(
            text,
            say(
                "there is no map {word}; maps are P01-P12, O01-O12, G01-G12 and S01-S11",
                "typed-no-map",
                word=repr(word),
            ),
        )
    return word


def _read_fields(text: str, words: list[str], state: State, seat: int, exact: bool) -> int:
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
            raise MalformedAction(
                text, say("write a field as column a-d and row 1-4, such as b2, or 1 b2 for map 1", "typed-field")
            )
        field = (int(found[0][1]) - 1) * box.COLUMNS + "abcd".index(found[0][0])
        if mask >> field & 1:
            raise MalformedAction(text, say("{field} stands there twice", "typed-twice", field=found[0]))
        mask |= 1 << field
        at = found.end()
    if not mask:
        raise MalformedAction(text, say("name at least one field, such as b2", "typed-one-field"))
    if not exact and mask.bit_count() == 1:
        return _covering(text, mask, slots, state, seat)
    tried = [WORDS.number(f"mark {slot + 1} {'-'.join(field_names(mask))}") for slot in slots]
    shaped = [action for action in tried if action is not None]
    if not shaped:
        raise MalformedAction(text, say("these fields form none of the patterns", "typed-no-pattern"))
    if exact and len(slots) == 2:
        raise MalformedAction(text, say("write mark, the number of the map (1 or 2) and the fields", "typed-mark"))
    allowed = [action for action in shaped if not check(state, seat, action)]
    if len(allowed) > 1:
        raise AmbiguousAction(text, allowed, [WORDS.name(action) for action in allowed])
    return allowed[0] if allowed else shaped[0]


def _covering(text: str, mask: int, slots: list[int], state: State, seat: int) -> int:
    """The legal marking that covers a field, if there is just one; else all that do are candidates."""
    field = mask.bit_length() - 1
    if seat == NONE or not is_pending(state, seat):
        return slots[0] * box.SHAPES + field
    candidates = [
        action
        for action in legal(state, seat)
        if action < KEEPS and action // box.SHAPES in slots and box.SHAPE_MASK[action % box.SHAPES] & mask
    ]
    if not candidates:
        return slots[0] * box.SHAPES + field
    if len(candidates) > 1:
        candidates.sort(key=lambda action: (action % box.SHAPES < box.FIELDS_A_GRID, action))
        raise AmbiguousAction(text, candidates, [WORDS.name(action) for action in candidates])
    return candidates[0]
