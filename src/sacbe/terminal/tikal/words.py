"""The words of Tikal: tiles, places, pieces, costs, and what was or would be done, in phrases with a verb.

Actions are taken apart by their notation, so there is one list of what can be done, in `notation`.
"""

from typing import Final, final

from sacbe.engine.game import Json
from sacbe.engine.notation import letter, seat_of
from sacbe.games.tikal import spending
from sacbe.games.tikal.actions import BIDS, SPENDS
from sacbe.games.tikal.board import BASE, FIELD_NAMES, FIELDS, NEIGHBOUR, SIDES
from sacbe.games.tikal.components import DIRECTIONS
from sacbe.games.tikal.vocabulary import CAMP_NAMES, WORDS
from sacbe.terminal.tikal.map import FIELD_NUMBER

_COUNTED: Final = ("no", "a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


# Things and numbers


def listed(words: list[str], joint: str) -> str:
    """Words as a sentence lists them: "a, b or c"."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {joint} {words[-1]}"


def in_points(number: int) -> str:
    return "1 point" if number == 1 else f"{number} points"


def in_stones(number: int) -> str:
    return "1 stone" if number == 1 else f"{number} stones"


def in_members(number: int) -> str:
    counted = _COUNTED[number] if number < len(_COUNTED) else str(number)
    return f"{counted} member{'' if number == 1 else 's'}"


def tile_told(tile: Json) -> str:
    """A tile in two words: temple 4, treasure site 3, jungle, volcano."""
    if tile["terrain"] == "temple":
        return f"temple {tile['value']}"
    if tile["terrain"] == "treasure":
        return f"treasure site {tile['masks']}"
    return str(tile["terrain"])


def treasures_told(treasures: dict[str, int]) -> str:
    """Treasures as sets, the largest first: trio of suns, pair of bowls, mask."""
    sets = sorted(treasures.items(), key=lambda held: -held[1])
    words = {1: "", 2: "pair of ", 3: "trio of "}
    return ", ".join(f"{words[many]}{kind}{'s' if many > 1 else ''}" for kind, many in sets) or "none"


def camp_place(view: Json, seat: int, place: str) -> str:
    """The field of a camp place of the notation: base, camp1, camp2; the word itself while there is no such camp."""
    number = CAMP_NAMES.index(place)
    camps: list[str] = view["players"][seat]["camps"]
    if number == 0:
        return FIELD_NAMES[BASE]
    return camps[number - 1] if number <= len(camps) else place


def camp_told(view: Json, seat: int, place: str) -> str:
    return "base camp" if place == CAMP_NAMES[0] else camp_place(view, seat, place)


def who(view: Json, names: list[str], seat: int) -> str:
    return "you" if seat == view["seat"] else names[seat]


def subject(view: Json, names: list[str], seat: int) -> str:
    """The same at the beginning of a sentence; a name stays as it is written."""
    return "You" if seat == view["seat"] else names[seat]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def step_end(start: str, direction: str) -> str:
    """The field that a step leads to; nowhere if the board ends."""
    other = NEIGHBOUR[FIELD_NUMBER[start] * SIDES + DIRECTIONS.index(direction)]
    return FIELD_NAMES[other] if other >= 0 else ""


def price(view: Json, action: int) -> int:
    """What an action costs in action points; 0 for one that is not paid for, or where no way leads."""
    if not SPENDS <= action < BIDS:
        return 0
    action -= SPENDS
    if not spending.STEPS <= action < spending.UNCOVERS:
        return spending.fixed_cost(action)
    start, side = divmod((action - spending.STEPS) % (FIELDS * SIDES), SIDES)
    shown = next((shown for shown in view["fields"] if shown["field"] == FIELD_NAMES[start]), None)
    return int(shown["ways"][side]) if shown is not None else 0


def temples_of(view: Json, seat: int) -> list[tuple[str, int]]:
    """The temples that a seat would score now, with their values."""
    return [(shown["field"], shown["value"]) for shown in view["fields"] if shown.get("scored_by", -1) == seat]


# What is done


@final
class Part:
    """Actions that are told in one go: a walk of many steps, several members brought in, two levels of a temple."""

    def __init__(self, verb: str, leader: bool, places: list[str], price: int) -> None:
        self.verb = verb
        self.leader = leader
        self.places = places  # what the verb is about; of a walk, all fields on the way
        self.price = price
        self.count = 1

    def repeats(self, other: "Part") -> bool:
        """Is this the same as the part before it, only once more?"""
        if self.verb not in ("bring", "path", "walk", "uncover") or self.leader or other.leader:
            return False
        return self.verb == other.verb and self.places == other.places and self.price * other.count == other.price


def parts_of(view: Json, actions: list[int]) -> list[Part]:
    """Actions of one seat as parts; the view knows the ways (it may be the one afterwards)."""
    walks: list[Part] = []
    for action in actions:
        words = WORDS.name(action).split()
        leader = "leader" in words
        places = [word for word in words[1:] if word != "leader"]
        paid = price(view, action)
        if words[0] != "step":
            walks.append(Part(words[0], leader, places, paid))
            continue
        end = step_end(places[0], places[1])
        last = walks[-1] if walks else None
        if last is not None and last.verb == "walk" and last.leader == leader and last.places[-1] == places[0]:
            last.places.append(end)
            last.price += paid
        else:
            walks.append(Part("walk", leader, [places[0], end], paid))
    parts: list[Part] = []
    for part in walks:
        if parts and part.repeats(parts[-1]):
            parts[-1].count += 1
            parts[-1].price += part.price
        else:
            parts.append(part)
    return parts


def _moved(part: Part) -> str:
    return "the leader" if part.leader else in_members(part.count)


def phrases(before: Json, after: Json, names: list[str], seat: int, actions: list[int]) -> list[str]:
    """What a seat did between two views, each with its verb: "walks a member from b4 to d3 for 3".

    For what is not done yet, both views are the present one.
    """
    s = "" if seat == before["seat"] else "s"
    values = {shown["field"]: int(shown["value"]) for shown in before["fields"] if "value" in shown}
    told: list[str] = []
    for part in parts_of(after, actions):
        first, last = ("", "") if not part.places else (part.places[0], part.places[-1])
        if part.verb == "place":
            tile: Json = before["tile"]
            values[first] = int(tile["value"])
            kind = f", {tile_told(tile)}," if before["auction"] is None else ""
            told.append(f"place{s} {tile['id']}{kind} on {first}")
        elif part.verb == "bring":
            told.append(f"bring{s} {_moved(part)} to {camp_told(after, seat, first)}")
        elif part.verb == "path":
            start, end = camp_place(after, seat, first), camp_place(after, seat, last)
            told.append(f"send{s} {_moved(part)} by secret path from {start} to {end}")
        elif part.verb == "walk":
            told.append(f"walk{s} {_moved(part)} from {first} to {last} for {part.price}")
        elif part.verb == "uncover":
            values[first] = values.get(first, 0) + part.count
            told.append(f"uncover{s} {first} to {values[first]}")
        elif part.verb == "dig":
            told.append(f"dig{s} at {first}")
        elif part.verb == "exchange":
            other = seat_of(first)
            told.append(f"take{s} {part.places[1]} from {who(before, names, other)} for {last}")
        elif part.verb == "camp":
            told.append(f"set{s} up camp on {first}")
        elif part.verb == "guard":
            told.append(f"set{s} a guard on {first}, worth {values.get(first, 0)}")
        elif part.verb == "bid":
            told.append(f"bid{s} {first}")
        elif part.verb == "pass":
            told.append("pass" if not s else "passes")
    return told


def pieces_told(shown: Json) -> list[str]:
    """Who stands on a field: "A two members and the leader"."""
    told: list[str] = []
    for seat, members in enumerate(shown["members"]):
        here = [in_members(members)] if members else []
        if seat in shown["leaders"]:
            here.append("the leader")
        if here:
            told.append(f"{letter(seat)} {' and '.join(here)}")
    return told
