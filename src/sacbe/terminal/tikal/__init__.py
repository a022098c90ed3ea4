"""Tikal in the text client: what is asked, what can be typed, what an action would do.

What the client needs of a game is the protocol `GameText` in `sacbe.terminal.game`; this module is it, and offers
orders and questions besides. Pictures come from `drawing`, sentences from `telling`, news from `news`,
orders from `orders`. Nothing on the table is secret; still all is made from the view of one seat.
"""

from sacbe.engine.game import Json, Position
from sacbe.engine.notation import letter
from sacbe.games.tikal.board import FIELD_NAMES, NEIGHBOUR, SIDES
from sacbe.games.tikal.components import DIG_COST, UNCOVER_COST
from sacbe.games.tikal.vocabulary import WORDS
from sacbe.terminal.tikal.canvas import Line
from sacbe.terminal.tikal.drawing import WIDTH, draw, draw_large, draw_tiles, frontier
from sacbe.terminal.tikal.map import FIELD_NUMBER, explored, reach
from sacbe.terminal.tikal.news import continues, news
from sacbe.terminal.tikal.orders import expand
from sacbe.terminal.tikal.telling import (
    tell,
    tell_closely,
    tell_fields,
    tell_reach,
    tell_seat,
    tell_supplies,
    tell_tiles,
    would_score,
)
from sacbe.terminal.tikal.things import THINGS
from sacbe.terminal.tikal.words import (
    capital,
    in_points,
    listed,
    parts_of,
    phrases,
    price,
    step_end,
    tile_told,
)

__all__ = [
    "THINGS",
    "answer", "continues", "describe", "describe_order", "draw", "expand", "look", "news", "outlook", "page", "pages",
    "points", "question", "questions", "tell", "tell_answer", "tell_page", "tell_seat", "typing", "variants",
]  # fmt: skip


# What is asked, and what can be typed


def question(view: Json) -> str:
    """What the seat has to decide now, with something it could type."""
    if view["seat"] is None or view["turn"] != view["seat"]:
        return ""
    if view["phase"] == "bid":
        return _question_bid(view["auction"])
    if view["phase"] == "choose":
        return f"Choose your tile. Type {listed([tile['id'] for tile in view['auction']['offer']], 'or')}."
    if view["phase"] == "place":
        tile: Json = view["tile"]
        return f"Place {tile['id']}, {tile_told(tile)}. Type a field, such as {_example_place(view)}."
    if view["phase"] == "spend":
        return _question_spend(view)
    return ""


def _question_bid(auction: Json) -> str:
    low, high = int(auction["bid"]) + 1, int(auction["highest_bid"])
    if high < low:
        return "You cannot bid more. Type pass."
    most = "" if high == low else f" to {high}"
    return f"Your bid: {low}{most}. Type bid {low}, or pass."


def _example_place(view: Json) -> str:
    fields = explored(view)
    for field in frontier(fields):
        near = [int(NEIGHBOUR[field * SIDES + side]) for side in range(SIDES)]
        if any(other in fields and fields[other]["terrain"] != "volcano" for other in near):
            return FIELD_NAMES[field]
    return FIELD_NAMES[frontier(fields)[0]]


def _question_spend(view: Json) -> str:
    scoring = ""
    if view["scoring"] is not None:
        would: dict[str, int] = view["players"][view["seat"]]["would_score"]
        scoring = f" You then score {would['temples'] + would['treasures']} as things stand."
    if not view["action_points"]:
        return f"No points left. Type end.{scoring}"
    left = in_points(view["action_points"])
    return f"{capital(left)} left. Type what you do, such as {_example_spend(view)}, or end.{scoring}"


def _example_spend(view: Json) -> str:
    """Something that could be done with the points left, the most rewarding first."""
    seat: int = view["seat"]
    left: int = view["action_points"]
    for shown in view["fields"]:
        standing = int(shown["members"][seat]) + (seat in shown["leaders"])
        if left >= UNCOVER_COST and shown.get("guard", seat) is None and shown["uncovered_this_turn"] < standing:
            return f"uncover {shown['field']}"
        if left >= DIG_COST and shown.get("tokens") and shown["dug_this_turn"] < standing:
            return f"dig {shown['field']}"
    for start, ends in reach(view).items():
        for end in ends:
            return f"walk {start} > {end}"
    return "bring base"


def typing() -> list[str]:
    """The game's own lines of the help page."""
    return [
        "place c3      show the ways to lay your tile on c3 (also: c3)",
        "place c3 r2   lay it turned clockwise by two sides",
        "bring base    a member from the reserve; bring 3 base, bring leader camp1",
        "walk b4 > d3  a member by the cheapest way; walk 2 b4 > d3, walk leader d3",
        "uncover d3    a level of the temple; uncover 2 d3",
        "dig d3        a treasure",
        "camp d3       set up a camp;  guard d3  set a guard",
        "path base c3  a member over the secret path between your camps",
        "exchange B sun mask   take B's sun, give your mask",
        "end           end your turn",
        "bid 5, pass   in an auction (also: 5);  choose B3  take a tile (also: B3)",
    ]


def variants() -> dict[str, dict[str, str]]:
    """The basic game and the auction game (TK 9)."""
    return {"Tikal": {}, "Tikal, auction game": {"auction": "yes"}}


def pages() -> dict[str, str]:
    """Further commands of this game, each with what it shows."""
    return {
        "map": "the whole board, large, with the meaning of the signs",
        "tile": "your tile in its six rotations, or the tiles on offer",
        "tiles": "what is left: tiles by letter, level tokens, treasures",
        "players": "everyone's pieces, camps, guards and treasures",
    }


def page(name: str, view: Json, names: list[str]) -> list[Line]:
    if name == "map":
        return draw_large(view)
    if name == "tile":
        return draw_tiles(view)
    if name == "players":
        return [line for seat in range(len(names)) for line in look(view, names, seat)]
    return [[("", f" {line}")] for line in tell_page(name, view, names)]


def tell_page(name: str, view: Json, names: list[str]) -> list[str]:
    if name == "map":
        return tell_fields(view)
    if name == "tile":
        return tell_tiles(view)
    if name == "players":
        return [line for seat in range(len(names)) for line in tell_seat(view, names, seat)]
    return tell_supplies(view)


# What an action would do


def describe(pos: Position, view: Json, action: int) -> tuple[str, str]:
    """What an action of the seat is and what it would cost and bring, before it is done."""
    words = WORDS.name(action).split()
    foreseen = pos.terms(action, view["seat"])
    paid: int = foreseen.get("cost", {}).get("action_points", 0)
    gains = [in_points(paid)] if paid else []
    gains += _gains(view, words, foreseen)
    what = " ".join(words)
    if words[0] == "step":
        what = f"walk {'leader ' if 'leader' in words else ''}{words[-2]} > {step_end(words[-2], words[-1])}"
    return (what, ", ".join(gains))


def describe_order(pos: Position, view: Json, actions: list[int]) -> tuple[str, str]:
    """The same for all that was typed at once, with the points left after it."""
    what, gains = describe(pos, view, actions[0])
    if view["phase"] != "spend" or not price(view, actions[0]):
        return (what, gains)
    paid = sum(price(view, action) for action in actions)
    left = f"{view['action_points'] - paid} left"
    if len(actions) == 1:
        return (what, f"{gains}, {left}")
    parts = parts_of(view, actions)
    if parts[0].verb == "walk":
        moved = "leader " if parts[0].leader else f"{parts[0].count} " if parts[0].count > 1 else ""
        return (f"walk {moved}{' > '.join(parts[0].places)}", f"{in_points(paid)}, {left}")
    told = phrases(view, view, [""] * len(view["players"]), view["seat"], actions)
    return (listed(told, "and"), f"{in_points(paid)}, {left}")


def _gains(view: Json, words: list[str], foreseen: Json) -> list[str]:
    verb = words[0]
    change: Json = foreseen.get("change", {})
    if verb == "place":
        return _links(foreseen)
    if verb == "choose":
        return [tile_told(foreseen["tile"])]
    if verb == "bring":
        return [f"{change['reserve'][0]} in reserve"] if change else []
    if verb == "path":
        return [f"{foreseen['from']} to {foreseen['to']}"]
    if verb == "uncover":
        return [f"from {change['value'][0]} to {change['value'][1]}"]
    if verb == "dig":
        return [f"one of {change['tokens'][0]} treasures there"]
    if verb == "exchange":
        before, after = change["would_score"]
        return [f"your treasures score {after} instead of {before}"]
    if verb == "camp":
        return ["your last camp" if change["camps_left"][0] == 1 else "your first camp"]
    if verb == "guard":
        others: int = foreseen["leave"]
        gone = (
            ""
            if not others
            else ", 1 other piece leaves the game"
            if others == 1
            else f", {others} others leave the game"
        )
        return [f"{foreseen['value']} points for you in every scoring{gone}"]
    if verb == "end":
        scored = [f"you score {foreseen['gain']['points']}"] if view["scoring"] is not None else []
        return [*scored, f"{in_points(foreseen['unused'])} unused"] if "unused" in foreseen else scored
    if verb == "bid":
        return [f"{foreseen['left_if_won']} points left if you win"]
    return []


def _links(foreseen: Json) -> list[str]:
    """What the tile in hand would be joined to, and what crossing would cost."""
    if foreseen["tile"]["terrain"] == "volcano":
        return ["nobody may enter it"]
    linked = [f"{field} {across}" for field, across in foreseen["links"].items()]
    told = [f"ways to {', '.join(linked)}" if linked else "no way in"]
    return [*told, f"open to {', '.join(foreseen['open'])}"] if foreseen["open"] else told


# Asking


def look(view: Json, names: list[str], seat: int) -> list[Line]:
    """A player's pieces and possessions."""
    told = tell_seat(view, names, seat)
    return [[("strong bar", f" {told[0]}".ljust(WIDTH)[:WIDTH])], *[[("", f" {line}")] for line in told[1:]]]


def questions() -> dict[str, str]:
    """Commands with a word after them."""
    return {
        "look": "a player, such as: look B; a field, such as: look c3",
        "reach": "where pieces could walk: reach b4",
    }


def answer(name: str, words: str, view: Json, names: list[str]) -> list[Line]:
    told = tell_answer(name, words, view, names)
    if not told:
        return []
    return [[("strong bar", f" {told[0]}".ljust(WIDTH))], *[[("", f" {line}")] for line in told[1:]]]


def tell_answer(name: str, words: str, view: Json, names: list[str]) -> list[str]:
    if name == "reach":
        return tell_reach(view, words.lower())
    if words.lower() not in FIELD_NUMBER:
        return []
    return tell_closely(view, names, words.lower())


def outlook(view: Json, names: list[str]) -> list[str]:
    """What everyone would score if a scoring turn ended now."""
    return [f"{letter(seat)} would score {would_score(view, seat)} now." for seat in range(len(names))]


def points(view: Json) -> list[dict[str, int]]:
    """Per seat, where the points come from."""
    parts = [dict(player["parts"]) for player in view["players"]]
    if view["auction"] is None:
        return [{kind: number for kind, number in part.items() if kind in ("temples", "treasures")} for part in parts]
    return parts
