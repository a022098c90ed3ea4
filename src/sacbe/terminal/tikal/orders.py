"""Typing shortcuts beyond the notation: walks over many fields, several members at once, a tile without its rotation,
a bid as a plain number.

An order becomes the actions it stands for. The rules check these later. Only walks are checked here, since the answer
is better than for a single step: what the whole walk costs, or that no way leads there (TK 5.3).
"""

import re
from itertools import pairwise
from typing import Final

from sacbe.engine.errors import AmbiguousAction, IllegalAction, MalformedAction, say
from sacbe.engine.game import Json
from sacbe.games.tikal.actions import BIDS, CHOOSES, PLACES, SPENDS
from sacbe.games.tikal.board import BASE, FIELD_NAMES, FIELDS, NEIGHBOUR, SIDES, cheapest_walk
from sacbe.games.tikal.components import HIGHEST_BID, TILE_IDS, TURNED
from sacbe.games.tikal.spending import BRINGS, CAMP_PLACES, PATH_ENDS, PATHS, STEPS, UNCOVERS
from sacbe.games.tikal.vocabulary import CAMP_NAMES, WORDS
from sacbe.terminal.tikal.map import FIELD_NUMBER, explored

_EDGES: Final = FIELDS * SIDES
_MOST: Final = 18  # more than anyone could pay for


def expand(typed: str, view: Json, legal: list[int]) -> list[int] | None:
    """The actions that an order stands for; None to leave it to the notation."""
    words = re.sub(r"[>,]|->", " ", typed.lower()).split()
    if not words:
        return None
    phase: str = view["phase"]
    if phase == "bid" and len(words) == 1 and re.fullmatch(r"[0-9]{1,3}", words[0]):
        return [BIDS + int(words[0]) - 1] if 1 <= int(words[0]) <= HIGHEST_BID else None
    if phase == "choose" and len(words) == 1 and words[0].upper() in TILE_IDS:
        return [CHOOSES + TILE_IDS.index(words[0].upper())]
    if phase == "place" and words[0] in FIELD_NUMBER:
        words.insert(0, "place")
    if words[0] == "place" and len(words) == 2 and words[1] in FIELD_NUMBER:
        return _place(typed, view, legal, FIELD_NUMBER[words[1]])
    if words[0] == "place" and len(words) == 3 and words[1] in FIELD_NUMBER and re.fullmatch(r"r?[0-5]", words[2]):
        return [PLACES + FIELD_NUMBER[words[1]] * SIDES + int(words[2][-1])]
    if view["seat"] is None or words[0] not in ("bring", "walk", "path", "uncover", "dig"):
        return None
    leader = "leader" in words
    rest = [word for word in words[1:] if word not in ("leader", "member", "members", "from", "to", "at")]
    count = 1
    if rest and rest[0].isdecimal():
        count = _count(typed, rest.pop(0))
    if count > 1 and leader:
        raise MalformedAction(typed, say("there is only one leader", "order-one-leader"))
    if words[0] == "bring":
        return _bring(typed, view, rest, leader, count)
    if words[0] == "path":
        return _path(typed, view, rest, leader, count)
    if words[0] == "walk":
        return _walk(typed, view, rest, leader, count)
    if len(rest) != 1 or rest[0] not in FIELD_NUMBER:
        return None
    if words[0] == "dig":
        if count > 1:
            raise MalformedAction(
                typed, say("dig one treasure at a time, since each is turned over at once", "order-dig")
            )
        return None
    return [SPENDS + UNCOVERS + FIELD_NUMBER[rest[0]]] * count


def _count(typed: str, word: str) -> int:
    if len(word) > 3 or not 1 <= int(word) <= _MOST:
        raise MalformedAction(typed, say("write how many as a number from 1 to {most}", "order-count", most=str(_MOST)))
    return int(word)


def _place(typed: str, view: Json, legal: list[int], field: int) -> list[int]:
    """TK 3.2: the one way to lay the tile, or the list of the different ones."""
    base = PLACES + field * SIDES
    tile = TILE_IDS.index(view["tile"]["id"]) if view["tile"] is not None else -1
    seen: list[int] = []
    ways: list[int] = []
    for action in legal:
        if base <= action < base + SIDES:
            stones = int(TURNED[tile * SIDES + action - base])
            if stones not in seen:
                seen.append(stones)
                ways.append(action)
    if len(ways) > 1:
        raise AmbiguousAction(typed, ways, [WORDS.name(action) for action in ways])
    return ways or [base]


# Pieces


def _camp_number(typed: str, view: Json, word: str, clause: str) -> int:
    """A camp place by its name or its field."""
    camps: list[str] = view["players"][view["seat"]]["camps"]
    if word in CAMP_NAMES:
        return CAMP_NAMES.index(word)
    if word == FIELD_NAMES[BASE]:
        return 0
    if word in camps:
        return camps.index(word) + 1
    if word in FIELD_NUMBER:
        raise IllegalAction(clause, say("there is no camp of yours on {field}", "order-no-camp", field=word))
    own = [f"camp{number}" for number in range(1, len(camps) + 1)]
    known = ", ".join(["base", *own])
    raise MalformedAction(typed, say("{word} is no camp; you have {camps}", "order-camps", word=word, camps=known))


def _bring(typed: str, view: Json, rest: list[str], leader: bool, count: int) -> list[int]:
    """TK 5.1. Without a camp, there is only one place to bring pieces to."""
    camps: list[str] = view["players"][view["seat"]]["camps"]
    if not rest and camps:
        places = ", ".join(["base", *(f"camp{number} ({field})" for number, field in enumerate(camps, 1))])
        raise MalformedAction(typed, say("write where to: {places}", "order-where", places=places))
    if len(rest) > 1:
        raise MalformedAction(
            typed, say("write bring and where to, such as bring 2 base or bring leader camp1", "order-bring")
        )
    place = _camp_number(typed, view, rest[0], "TK 5.1") if rest else 0
    return [SPENDS + BRINGS + (CAMP_PLACES if leader else 0) + place] * count


def _path(typed: str, view: Json, rest: list[str], leader: bool, count: int) -> list[int]:
    """TK 5.2. If only the leader stands there, the leader goes."""
    if len(rest) != 2:
        raise MalformedAction(
            typed, say("write path and two camps, such as path base camp1 or path 2 c3 base", "order-path")
        )
    ends = (_camp_number(typed, view, rest[0], "TK 5.2"), _camp_number(typed, view, rest[1], "TK 5.2"))
    if ends not in PATH_ENDS:
        raise MalformedAction(typed, say("a secret path joins two different camps", "order-two-camps"))
    camps: list[str] = [FIELD_NAMES[BASE], *view["players"][view["seat"]]["camps"]]
    if ends[0] < len(camps) and count == 1:
        leader = leader or _only_leader(view, FIELD_NUMBER[camps[ends[0]]])
    return [SPENDS + PATHS + (len(PATH_ENDS) if leader else 0) + PATH_ENDS.index(ends)] * count


def _only_leader(view: Json, field: int) -> bool:
    """Does the leader stand on a field without members of its own?"""
    seat: int = view["seat"]
    shown = explored(view).get(field)
    return shown is not None and seat in shown["leaders"] and not shown["members"][seat]


def _walk(typed: str, view: Json, rest: list[str], leader: bool, count: int) -> list[int]:
    """TK 5.3: the cheapest walk, over the fields named on the way if there are any."""
    player: Json = view["players"][view["seat"]]
    if leader and len(rest) == 1 and player["leader"] in FIELD_NUMBER:
        rest.insert(0, player["leader"])
    if len(rest) < 2 or not all(word in FIELD_NUMBER for word in rest):
        example = "walk b4 > d3, walk 2 b4 d3, walk leader b4 d3"
        raise MalformedAction(typed, say("write walk and two fields, such as {example}", "order-walk", example=example))
    stops = [FIELD_NUMBER[word] for word in rest]
    if count == 1:
        leader = leader or _only_leader(view, stops[0])
    base = SPENDS + STEPS + (_EDGES if leader else 0)
    if view["phase"] != "spend" or view["turn"] != view["seat"]:
        return [base + stops[0] * SIDES]
    _check_pieces(view, stops[0], leader, count)
    steps: list[int] = []
    for start, end in pairwise(stops):
        steps += [base + edge for edge in _edges(view, start, end)]
    fields = explored(view)
    edges = [divmod(step - base, SIDES) for step in steps]
    total = sum(int(fields[field]["ways"][side]) for field, side in edges) * count
    if total > view["action_points"]:
        walk = {"start": rest[0], "end": rest[-1], "cost": str(total), "left": str(view["action_points"])}
        raise IllegalAction(
            "TK 5.3", say("walking from {start} to {end} costs {cost}, {left} left", "order-far", **walk)
        )
    return steps * count


def _check_pieces(view: Json, field: int, leader: bool, count: int) -> None:
    """Are there enough pieces to walk? Checked before a way is sought."""
    seat: int = view["seat"]
    shown = explored(view).get(field)
    members = 0 if shown is None else int(shown["members"][seat])
    place = FIELD_NAMES[field]
    if leader and (shown is None or seat not in shown["leaders"]):
        raise IllegalAction("TK 5.3", say("your leader is not on {field}", "order-leader", field=place))
    if not leader and members < count:
        few = say("you have too few members on {field}: {count}", "order-members", field=place, count=str(members))
        raise IllegalAction("TK 5.3", few)


def _edges(view: Json, start: int, end: int) -> list[int]:
    """The edges to cross on the cheapest walk, as field and side."""
    fields = explored(view)
    if start == end:
        raise IllegalAction("TK 5.3", say("a walk leads to another field", "order-another"))
    if end not in fields:
        raise IllegalAction("TK 5.3", say("{field} is not explored", "order-unexplored", field=FIELD_NAMES[end]))
    if fields[end]["terrain"] == "volcano":
        raise IllegalAction("TK 4.5", say("nobody may enter a volcano", "order-volcano"))
    ways = [_packed(fields[field]["ways"]) if field in fields else 0 for field in range(FIELDS)]
    sides = cheapest_walk(ways, start, end)
    if not sides:
        ends = {"start": FIELD_NAMES[start], "end": FIELD_NAMES[end]}
        raise IllegalAction("TK 5.3", say("no stones lead from {start} to {end}", "order-no-way", **ends))
    edges: list[int] = []
    for side in sides:
        edges.append(start * SIDES + side)
        start = int(NEIGHBOUR[start * SIDES + side])
    return edges


def _packed(ways: list[int]) -> int:
    return sum(way * 16**side for side, way in enumerate(ways))
