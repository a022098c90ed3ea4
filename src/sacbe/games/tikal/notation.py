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

from sacbe.engine.errors import IllegalAction, MalformedAction, say
from sacbe.engine.notation import letter, seat_of
from sacbe.games.tikal import components as box
from sacbe.games.tikal import refusals as no
from sacbe.games.tikal.board import FIELD_NAMES, side_towards
from sacbe.games.tikal.position import State, camp_field
from sacbe.games.tikal.vocabulary import CAMP_NAMES, WORDS

_FIELD_NUMBER: Final = {name: field for field, name in enumerate(FIELD_NAMES)}
_EXAMPLES: Final = "place c3 r2, bring base, walk b4 > c4, uncover c4, end"


def read(text: str, state: State, seat: int) -> int:
    """The action that a text stands for, for this seat (chance is -1)."""
    words = re.sub(r"[>,]|->", " ", text.lower()).split()
    if not words:
        raise MalformedAction(text, say("write an action such as: {examples}", "typed-action", examples=_EXAMPLES))
    action = WORDS.number(" ".join(words))
    if action is None:
        action = WORDS.number(_in_full(text, words[0], words[1:], state, seat))
    assert action is not None, text
    return action


def _in_full(text: str, verb: str, rest: list[str], state: State, seat: int) -> str:
    """The name of the action that is written in another way."""
    if verb in ("uncover", "dig", "camp", "guard"):
        return f"{verb} {_field(text, _only(text, rest))}"
    if verb == "place":
        return _place(text, rest)
    if verb in ("bring", "path", "step", "walk"):
        leader = "leader " if "leader" in rest else ""
        rest = [word for word in rest if word not in ("leader", "member")]
        if verb == "bring":
            return f"bring {leader}{_camp(text, _only(text, rest), state, seat)}"
        if verb == "path":
            return f"path {leader}{_path(text, rest, state, seat)}"
        return f"step {leader}{_step(text, rest)}"
    if verb == "exchange":
        return f"exchange {_exchange(text, rest)}"
    if verb == "bid":
        return f"bid {_bid(text, _only(text, rest))}"
    if verb in ("choose", "tile"):
        return f"{verb} {_tile(text, _only(text, rest))}"
    if verb == "treasure":
        return f"treasure {_kind(text, _only(text, rest))}"
    if verb == "start":
        starter = _only(text, rest)
        if not 0 <= seat_of(starter) < max(box.PLAYERS):
            raise MalformedAction(text, say("a start player is written A, B, C or D", "typed-start"))
        return f"start {starter}"
    raise MalformedAction(text, say("actions are written such as: {examples}", "typed-actions", examples=_EXAMPLES))


def _only(text: str, rest: list[str]) -> str:
    if len(rest) != 1:
        raise MalformedAction(text, say("write the verb and one word after it", "typed-one-word"))
    return rest[0]


def _field(text: str, word: str) -> str:
    if word not in _FIELD_NUMBER:
        raise MalformedAction(
            text, say("there is no field {word}; fields run from a1 to h5", "typed-no-field", word=repr(word))
        )
    return word


def _tile(text: str, word: str) -> str:
    if word.upper() not in box.TILE_IDS:
        raise MalformedAction(
            text, say("there is no tile {word}; tiles are A1 to G4", "typed-no-tile", word=repr(word.upper()))
        )
    return word


def _kind(text: str, word: str) -> str:
    if word not in box.TREASURE_KINDS:
        kinds = ", ".join(box.TREASURE_KINDS)
        raise MalformedAction(text, say("treasures are {kinds}", "typed-treasures", kinds=kinds))
    return word


def _camp(text: str, word: str, state: State, seat: int) -> str:
    """A camp place by its name, or by its field if the seat has one there. Chance has none and is refused later."""
    if word in CAMP_NAMES:
        return word
    field = _FIELD_NUMBER[_field(text, word)]
    if not 0 <= seat < len(state.players):
        return CAMP_NAMES[0]
    for number, name in enumerate(CAMP_NAMES):
        if camp_field(state.players[seat], number) == field:
            return name
    # TK 5.8: nor does it help that another player has a camp there.
    clause, reason = no.refusal(no.NO_SUCH_CAMP, letter(seat), text.strip().lower())
    raise IllegalAction(clause, reason)


def _place(text: str, rest: list[str]) -> str:
    if len(rest) not in (1, 2) or (len(rest) == 2 and not re.fullmatch(r"r[0-5]", rest[1])):
        raise MalformedAction(
            text, say("write place, a field and a rotation from r0 to r5, such as place c3 r2", "typed-place")
        )
    return f"place {_field(text, rest[0])} {rest[1] if len(rest) == 2 else 'r0'}"


def _path(text: str, rest: list[str], state: State, seat: int) -> str:
    if len(rest) != 2:
        raise MalformedAction(text, say("write path and two camps, such as path base camp1", "typed-path"))
    start, end = (_camp(text, word, state, seat) for word in rest)
    if start == end:
        raise MalformedAction(text, say("a secret path joins two different camps", "order-two-camps"))
    return f"{start} {end}"


def _step(text: str, rest: list[str]) -> str:
    if len(rest) != 2:
        raise MalformedAction(text, say("write a field and where to, such as step b4 ne or walk b4 > c4", "typed-step"))
    start = _field(text, rest[0])
    if rest[1] in box.DIRECTIONS:
        return f"{start} {rest[1]}"
    side = side_towards(_FIELD_NUMBER[start], _FIELD_NUMBER[_field(text, rest[1])])
    if side < 0:
        ends = {"start": rest[0], "end": rest[1]}
        raise MalformedAction(
            text, say("{start} and {end} do not touch; one action is one step", "typed-apart", **ends)
        )
    return f"{start} {box.DIRECTIONS[side]}"


def _exchange(text: str, rest: list[str]) -> str:
    words = [word for word in rest if word not in ("for", "with", "from")]
    if len(words) != 3 or not 0 <= seat_of(words[0]) < max(box.PLAYERS):
        raise MalformedAction(
            text, say("write exchange, the other seat, what you take and what you give", "typed-exchange")
        )
    return f"{words[0]} {_kind(text, words[1])} {_kind(text, words[2])}"


def _bid(text: str, word: str) -> int:
    if not re.fullmatch(r"[0-9]{1,3}", word) or not 1 <= int(word) <= box.HIGHEST_BID:
        most = str(box.HIGHEST_BID)
        raise MalformedAction(text, say("a bid is a whole number from 1 to {most}", "typed-bid", most=most))
    return int(word)
