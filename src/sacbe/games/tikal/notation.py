"""How actions are written and read.

    choose B3             take a tile of the auction
    place c3 r2           lay the tile in hand, turned clockwise by two sixths
    bring camp1           a member from the reserve (bring leader base: the leader)
    path base camp1       a member over the secret path (path leader camp1 base)
    step b4 ne            a member over one edge (step leader b4 ne)
    uncover d3, dig d3, camp d3, guard d3
    exchange B sun mask   take B's sun, give one's own mask
    bid 5, pass, end
    tile A3, treasure sun, start B     chance, in records in braces

People may also write "walk b4 > c4" or "step b4 c4" for one step, name a camp by its field, and leave out r0.
"""

import re
from typing import Final

from sacbe.engine.errors import IllegalAction, MalformedAction
from sacbe.engine.notation import letter, seat_of
from sacbe.games.tikal import refusals as no
from sacbe.games.tikal.actions import (
    ACTIONS,
    BIDS,
    CHOOSES,
    END,
    PASS,
    PLACES,
    SPENDS,
    START_DRAWN,
    TILE_DRAWN,
    TREASURE_DRAWN,
    check,
)
from sacbe.games.tikal.board import FIELD_NAMES, FIELDS, SIDES, side_towards
from sacbe.games.tikal.components import DIRECTIONS, HIGHEST_BID, KINDS, TILE_IDS, TREASURE_KINDS
from sacbe.games.tikal.position import State, camp_field
from sacbe.games.tikal.spending import (
    BRINGS,
    CAMP_PLACES,
    CAMPS_AT,
    DIGS,
    EXCHANGES,
    GUARDS_AT,
    PATH_ENDS,
    PATHS,
    SPENDINGS,
    STEPS,
    UNCOVERS,
)

CAMP_NAMES: Final = ("base", "camp1", "camp2")
_FIELD_NUMBER: Final = {name: field for field, name in enumerate(FIELD_NAMES)}
_AT_FIELD: Final = {"uncover": UNCOVERS, "dig": DIGS, "camp": CAMPS_AT, "guard": GUARDS_AT}
_EDGES: Final = FIELDS * SIDES
_EXAMPLES: Final = "such as: place c3 r2, bring base, walk b4 > c4, uncover c4, end"


def name(action: int) -> str:
    """The notation of an action."""
    if CHOOSES <= action < PLACES:
        return f"choose {TILE_IDS[action - CHOOSES]}"
    if PLACES <= action < SPENDS:
        field, rotation = divmod(action - PLACES, SIDES)
        return f"place {FIELD_NAMES[field]} r{rotation}"
    if SPENDS <= action < BIDS:
        return _spending_name(action - SPENDS)
    if BIDS <= action < PASS:
        return f"bid {action - BIDS + 1}"
    if action == PASS:
        return "pass"
    if action == END:
        return "end"
    if TILE_DRAWN <= action < TREASURE_DRAWN:
        return f"tile {TILE_IDS[action - TILE_DRAWN]}"
    if TREASURE_DRAWN <= action < START_DRAWN:
        return f"treasure {TREASURE_KINDS[action - TREASURE_DRAWN]}"
    if START_DRAWN <= action < ACTIONS:
        return f"start {letter(action - START_DRAWN)}"
    raise MalformedAction(str(action), f"actions are numbered from 0 to {ACTIONS - 1}")


def _spending_name(action: int) -> str:
    if action < PATHS:
        leader, place = divmod(action - BRINGS, CAMP_PLACES)
        return f"bring {'leader ' if leader else ''}{CAMP_NAMES[place]}"
    if action < STEPS:
        leader, pair = divmod(action - PATHS, len(PATH_ENDS))
        start, end = PATH_ENDS[pair]
        return f"path {'leader ' if leader else ''}{CAMP_NAMES[start]} {CAMP_NAMES[end]}"
    if action < UNCOVERS:
        leader, edge = divmod(action - STEPS, _EDGES)
        return f"step {'leader ' if leader else ''}{FIELD_NAMES[edge // SIDES]} {DIRECTIONS[edge % SIDES]}"
    if EXCHANGES <= action < CAMPS_AT:
        seat, kinds = divmod(action - EXCHANGES, KINDS * KINDS)
        return f"exchange {letter(seat)} {TREASURE_KINDS[kinds // KINDS]} {TREASURE_KINDS[kinds % KINDS]}"
    for verb, base in _AT_FIELD.items():
        if base <= action < base + FIELDS:
            return f"{verb} {FIELD_NAMES[action - base]}"
    raise MalformedAction(str(action), f"spendings are numbered from 0 to {SPENDINGS - 1}")


def parse(text: str, state: State, seat: int) -> int:
    """The legal action that a text stands for, for this seat (chance is -1)."""
    action = _read(text, state, seat)
    number = check(state, seat, action)
    if number:
        clause, reason = no.refusal(number, letter(seat), name(action))
        raise IllegalAction(clause, reason)
    return action


def _read(text: str, state: State, seat: int) -> int:
    words = re.sub(r"[>,]|->", " ", text.lower()).split()
    if not words:
        raise MalformedAction(text, f"write an action {_EXAMPLES}")
    verb, rest = words[0], words[1:]
    if verb in ("pass", "end") and not rest:
        return PASS if verb == "pass" else END
    if verb in _AT_FIELD:
        return SPENDS + _AT_FIELD[verb] + _field(text, _only(text, rest))
    if verb == "place":
        return _read_place(text, rest)
    if verb in ("bring", "path", "step", "walk"):
        leader = "leader" in rest
        rest = [word for word in rest if word not in ("leader", "member")]
        if verb == "bring":
            return SPENDS + BRINGS + leader * CAMP_PLACES + _camp(text, _only(text, rest), state, seat)
        if verb == "path":
            return SPENDS + PATHS + leader * len(PATH_ENDS) + _read_path(text, rest, state, seat)
        return SPENDS + STEPS + leader * _EDGES + _read_step(text, rest)
    if verb == "exchange":
        return SPENDS + EXCHANGES + _read_exchange(text, rest)
    if verb == "bid":
        return _read_bid(text, _only(text, rest))
    if verb in ("choose", "tile"):
        return (CHOOSES if verb == "choose" else TILE_DRAWN) + _tile(text, _only(text, rest))
    if verb == "treasure":
        return TREASURE_DRAWN + _kind(text, _only(text, rest))
    if verb == "start":
        starter = seat_of(_only(text, rest))
        if not 0 <= starter < ACTIONS - START_DRAWN:
            raise MalformedAction(text, "a start player is written A, B, C or D")
        return START_DRAWN + starter
    raise MalformedAction(text, f"actions are written {_EXAMPLES}")


def _only(text: str, rest: list[str]) -> str:
    if len(rest) != 1:
        raise MalformedAction(text, "write the verb and one word after it")
    return rest[0]


def _field(text: str, word: str) -> int:
    if word not in _FIELD_NUMBER:
        raise MalformedAction(text, f"there is no field {word!r}; fields run from a1 to h5")
    return _FIELD_NUMBER[word]


def _tile(text: str, word: str) -> int:
    if word.upper() not in TILE_IDS:
        raise MalformedAction(text, f"there is no tile {word.upper()!r}; tiles are A1 to G4")
    return TILE_IDS.index(word.upper())


def _kind(text: str, word: str) -> int:
    if word not in TREASURE_KINDS:
        raise MalformedAction(text, f"treasures are {', '.join(TREASURE_KINDS)}")
    return TREASURE_KINDS.index(word)


def _camp(text: str, word: str, state: State, seat: int) -> int:
    """A camp place by its name, or by its field if the seat has one there. Chance has none and is refused later."""
    if word in CAMP_NAMES:
        return CAMP_NAMES.index(word)
    field = _field(text, word)
    if not 0 <= seat < len(state.players):
        return 0
    for number in range(CAMP_PLACES):
        if camp_field(state.players[seat], number) == field:
            return number
    # TK 5.8: nor does it help that another player has a camp there.
    clause, reason = no.refusal(no.NO_SUCH_CAMP, letter(seat), text.strip().lower())
    raise IllegalAction(clause, reason)


def _read_place(text: str, rest: list[str]) -> int:
    if len(rest) not in (1, 2) or (len(rest) == 2 and not re.fullmatch(r"r[0-5]", rest[1])):
        raise MalformedAction(text, "write place, a field and a rotation from r0 to r5, such as place c3 r2")
    rotation = int(rest[1][1]) if len(rest) == 2 else 0
    return PLACES + _field(text, rest[0]) * SIDES + rotation


def _read_path(text: str, rest: list[str], state: State, seat: int) -> int:
    if len(rest) != 2:
        raise MalformedAction(text, "write path and two camps, such as path base camp1")
    ends = (_camp(text, rest[0], state, seat), _camp(text, rest[1], state, seat))
    if ends not in PATH_ENDS:
        raise MalformedAction(text, "a secret path joins two different camps")
    return PATH_ENDS.index(ends)


def _read_step(text: str, rest: list[str]) -> int:
    if len(rest) != 2:
        raise MalformedAction(text, "write a field and where to, such as step b4 ne or walk b4 > c4")
    start = _field(text, rest[0])
    if rest[1] in DIRECTIONS:
        return start * SIDES + DIRECTIONS.index(rest[1])
    side = side_towards(start, _field(text, rest[1]))
    if side < 0:
        raise MalformedAction(text, f"{rest[0]} and {rest[1]} do not touch; one action is one step")
    return start * SIDES + side


def _read_exchange(text: str, rest: list[str]) -> int:
    words = [word for word in rest if word not in ("for", "with", "from")]
    if len(words) != 3 or not 0 <= seat_of(words[0]) < 4:
        raise MalformedAction(text, "write exchange, the other seat, what you take and what you give")
    return (seat_of(words[0]) * KINDS + _kind(text, words[1])) * KINDS + _kind(text, words[2])


def _read_bid(text: str, word: str) -> int:
    if not re.fullmatch(r"[0-9]{1,3}", word) or not 1 <= int(word) <= HIGHEST_BID:
        raise MalformedAction(text, f"a bid is a whole number from 1 to {HIGHEST_BID}")
    return BIDS + int(word) - 1
