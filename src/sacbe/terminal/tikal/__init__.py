"""Tikal in the terminal: its questions, its pages, and the table in sentences."""

from typing import Final

from sacbe.engine.game import Json
from sacbe.games.tikal.board import FIELD_NAMES, NEIGHBOUR, SIDES
from sacbe.games.tikal.components import ACTION_POINTS, DIG_COST, DIRECTIONS, UNCOVER_COST
from sacbe.games.tikal.things import THINGS
from sacbe.terminal.drawing import Line, plain, titled
from sacbe.terminal.table import Table
from sacbe.terminal.tikal.drawing import draw, draw_large, draw_tiles, frontier, kind_told, tile_told, turned
from sacbe.terminal.tikal.map import FIELD_NUMBER, explored, reach
from sacbe.terminal.tikal.orders import expand
from sacbe.words import Args

__all__ = [
    "PAGES", "QUESTIONS", "THINGS", "VARIANTS", "draw", "expand", "look", "outlook", "page", "question", "tell",
    "tell_answer", "tell_page", "tell_seat",
]  # fmt: skip

PAGES: Final = ("map", "tile", "tiles", "players")
QUESTIONS: Final = ("look", "reach")
VARIANTS: Final[dict[str, dict[str, str]]] = {"basic": {}, "auction": {"auction": "yes"}}


# What is asked


def question(table: Table) -> str:
    """The seat's decision, with an example of what to type."""
    view = table.view
    if table.seat is None or view["turn"] != table.seat:
        return ""
    if view["phase"] == "bid":
        low, high = int(view["auction"]["bid"]) + 1, int(view["auction"]["highest_bid"])
        return table.t("ask-bid", can="no" if high < low else "yes", low=low, high=max(high, low))
    if view["phase"] == "choose":
        return table.t("ask-choose", tiles=table.listed([tile["id"] for tile in view["auction"]["offer"]], "list-or"))
    if view["phase"] == "place":
        tile: Json = view["tile"]
        return table.t("ask-place", id=tile["id"], tile=tile_told(table, tile), field=_example_place(view))
    if view["phase"] != "spend":
        return ""
    would: dict[str, int] = table.player()["would_score"]
    scoring = {"scoring": "no" if view["scoring"] is None else "yes", "would": would["temples"] + would["treasures"]}
    return table.t("ask-spend", points=view["action_points"], example=_example_spend(table), **scoring)


def _example_place(view: Json) -> str:
    fields = explored(view)
    for field in frontier(fields):
        near = [int(NEIGHBOUR[field * SIDES + side]) for side in range(SIDES)]
        if any(other in fields and fields[other]["terrain"] != "volcano" for other in near):
            return FIELD_NAMES[field]
    return FIELD_NAMES[frontier(fields)[0]]


def _example_spend(table: Table) -> str:
    """Something to do with the points left, the most rewarding first."""
    seat, left = table.seat or 0, int(table.view["action_points"])
    for shown in table.view["fields"]:
        standing = int(shown["members"][seat]) + (seat in shown["leaders"])
        if left >= UNCOVER_COST and shown.get("guard", seat) is None and shown["uncovered_this_turn"] < standing:
            return f"uncover {shown['field']}"
        if left >= DIG_COST and shown.get("tokens") and shown["dug_this_turn"] < standing:
            return f"dig {shown['field']}"
    for start, ends in reach(table.view).items():
        for end in ends:
            return f"walk {start} > {end}"
    return "bring base"


# Pages


def page(table: Table, name: str) -> list[Line]:
    if name == "map":
        return draw_large(table)
    if name == "tile":
        return draw_tiles(table)
    if name == "players":
        return [line for seat in range(len(table.names)) for line in look(table, seat)]
    return plain(tell_page(table, name))


def tell_page(table: Table, name: str) -> list[str]:
    if name == "map":
        return _fields_told(table)
    if name == "tile":
        return _tiles_told(table)
    if name == "players":
        return [line for seat in range(len(table.names)) for line in tell_seat(table, seat)]
    return _supplies_told(table)


def look(table: Table, seat: int) -> list[Line]:
    """A player's pieces and possessions."""
    return titled(tell_seat(table, seat))


def tell_answer(table: Table, name: str, words: str) -> list[str]:
    place = words.lower()
    if name == "reach":
        return _reach_told(table, place)
    return _closely_told(table, place) if place in FIELD_NUMBER else []


def outlook(table: Table) -> list[str]:
    """What everyone would score if a scoring turn ended now."""
    return [_would_score(table, seat) for seat in range(len(table.names))]


# The table in sentences


def tell(table: Table) -> list[str]:
    """The main screen as short sentences. In mid-turn only what has changed; the command `map` tells the rest."""
    view = table.view
    lines = _turn_told(table)
    midway = view["phase"] == "spend" and view["action_points"] < ACTION_POINTS
    if midway and table.seat is not None and view["turn"] == table.seat:
        return [*lines, tell_seat(table, table.seat)[1], table.t("told-map")]
    lines += _fields_told(table)
    for seat in range(len(table.names)):
        lines += tell_seat(table, seat)
    return [*lines, table.t("screen-tiles", tiles=_letters_told(view)).capitalize() + "."]


def _letters_told(view: Json) -> str:
    return ", ".join(f"{kind} {sum(kinds.values())}" for kind, kinds in view["tiles_left"].items() if kinds) or "-"


def _turn_told(table: Table) -> list[str]:
    view = table.view
    if view["phase"] == "over":
        return [f"{table.t('screen-over').capitalize()}."]
    seat: int | None = view["turn"]
    name = "" if seat is None or seat < 0 else table.names[seat]
    kind = view["scoring"] or "turn"
    lines = [table.t("told-turn", number=view["number"], name=name, kind=kind, person="yes" if name else "no")]
    if view["scoring"] is not None:
        order = table.listed([table.names[other] for other in view["scoring_order"]])
        lines.append(table.t("told-order", order=order, done=view["scoring_turns_done"]))
    if view["phase"] == "place":
        lines += _tiles_told(table)[:1]
    if view["auction"] is not None and view["phase"] in ("bid", "choose"):
        lines += [*_tiles_told(table), *_bids_told(table)]
    if view["phase"] == "spend":
        lines.append(table.t("told-points-left", points=view["action_points"]))
    return lines


def _bids_told(table: Table) -> list[str]:
    auction: Json = table.view["auction"]
    if table.view["phase"] != "bid":
        return []
    still = table.listed([table.names[seat] for seat in auction["in_auction"]])
    bid = table.t("no-bid", name=table.names[auction["opener"]])
    if auction["bidder"] is not None:
        bid = table.t("bid-stands", name=table.names[auction["bidder"]], points=auction["bid"])
    return [f"{bid}.", f"{table.t('still-in')} {still}."]


def _stones_told(table: Table, stones: list[int]) -> str:
    told = ", ".join(f"{DIRECTIONS[side]} {number}" for side, number in enumerate(stones) if number)
    return table.t("told-stones", count=sum(stones), stones=told)


def _tiles_told(table: Table) -> list[str]:
    """The tile in hand and its rotations, or the tiles on offer."""
    tile: Json | None = table.view["tile"]
    if tile is not None:
        lines = [f"{tile['id']}, {tile_told(table, tile)}. r0: {_stones_told(table, turned(tile, 0))}."]
        return lines + [f"r{rotation}: {_stones_told(table, turned(tile, rotation))}." for rotation in range(1, SIDES)]
    auction = table.view["auction"]
    offer: list[Json] = auction["offer"] if auction else []
    told = [f"{shown['id']}, {tile_told(table, shown)}, {_stones_told(table, shown['stones'])}." for shown in offer]
    return told or [table.t("told-no-tile")]


def _fields_told(table: Table) -> list[str]:
    """The board, a line for each explored field: what it is, where ways lead, who stands there."""
    return [f"{_ground_told(table, shown)}{_ways_told(table, shown)}." for shown in table.view["fields"]]


def _ground_told(table: Table, shown: Json) -> str:
    terrain = str(shown["terrain"]).replace(" ", "-")
    value, tokens = shown.get("value") or 0, shown.get("tokens") or 0
    told = [table.t(f"field-{terrain}", field=shown["field"], value=value, tokens=tokens)]
    if shown["camp"] is not None:
        told.append(table.t("field-camp", name=table.names[shown["camp"]]))
    if shown.get("guard") is not None:
        told.append(table.t("field-guard", name=table.names[shown["guard"]]))
    elif shown.get("scored_by") is not None:
        told.append(table.t("field-scored-by", name=table.names[shown["scored_by"]]))
    for seat, members in enumerate(shown["members"]):
        if members or seat in shown["leaders"]:
            leader = "yes" if seat in shown["leaders"] else "no"
            told.append(table.t("field-pieces", name=table.names[seat], members=members, leader=leader))
    return ". ".join(told)


def _ways_told(table: Table, shown: Json) -> str:
    """TK 5.3: what a step to each neighbour costs, and where stones lead into the unknown."""
    field = FIELD_NUMBER[shown["field"]]
    near = [(side, int(NEIGHBOUR[field * SIDES + side])) for side in range(SIDES)]
    ways = [f"{FIELD_NAMES[other]} {shown['ways'][side]}" for side, other in near if other >= 0 and shown["ways"][side]]
    fields = explored(table.view)
    loose = [FIELD_NAMES[other] for side, other in near if other not in fields and other >= 0 and shown["stones"][side]]
    told = [table.t("told-ways", ways=", ".join(ways))] if ways else []
    told += [table.t("told-open", fields=", ".join(loose))] if loose else []
    return "".join(f". {text}" for text in told)


def _supplies_told(table: Table) -> list[str]:
    view = table.view
    lines: list[str] = []
    for kind, kinds in view["tiles_left"].items():
        if kinds:
            shown = ", ".join(f"{many} x {kind_told(table, tile)}" for tile, many in kinds.items())
            lines.append(f"{table.t('screen-to-come', letter=kind)}: {shown}.")
    levels = ", ".join(f"{level}: {many}" for level, many in view["levels_left"].items())
    treasures = ", ".join(f"{table.t(f'thing-{kind}')} {many}" for kind, many in view["treasures_left"].items() if many)
    return [
        *(lines or [f"{table.t('stack-empty')}."]),
        f"{table.t('screen-levels')}: {levels}.".capitalize(),
        table.t("told-treasures-left", count=sum(view["treasures_left"].values()), treasures=treasures),
        f"{table.t('scorings', done=view['scorings_done'])}.",
    ]


def tell_seat(table: Table, seat: int) -> list[str]:
    """A player: points, pieces, camps and guards, treasures, what they would score."""
    view = table.view
    player: Json = view["players"][seat]
    guards = [shown["field"] for shown in view["fields"] if shown.get("guard") == seat]
    places = [f"{shown['field']} {shown['members'][seat]}" for shown in view["fields"] if shown["members"][seat]]
    leader: str = player["leader"]
    at = f"leader-{leader}" if leader in ("reserve", "gone") else "leader-there"
    sets = sorted(player["treasures"].items(), key=lambda held: -held[1])
    treasures = ", ".join(f"{f'{many} x ' if many > 1 else ''}{table.t(f'thing-{kind}')}" for kind, many in sets)
    return [
        table.t("told-player", points=player["score"], name=table.lettered(seat)),
        table.t("told-pieces", places=", ".join(places) or "-", reserve=player["reserve"])
        + f" {table.t(at, field=leader)}.",
        table.t("told-camps", camps=", ".join(player["camps"]) or "-", left=player["camps_left"])
        + f" {table.t('told-guards', guards=', '.join(guards) or '-', left=player['guards_left'])}",
        table.t("told-treasures", count=len(sets), treasures=treasures),
        _would_score(table, seat),
    ]


def _would_score(table: Table, seat: int) -> str:
    player: Json = table.view["players"][seat]
    would: dict[str, int] = player["would_score"]
    fields = table.view["fields"]
    temples = [f"{shown['field']} {shown['value']}" for shown in fields if shown.get("scored_by", -1) == seat]
    total = would["temples"] + would["treasures"]
    detail: Args = {"temples": ", ".join(temples), "count": len(temples), "treasures": would["treasures"]}
    return table.t("told-would-score", name=table.names[seat], points=total, **detail)


# One field in detail


def _closely_told(table: Table, place: str) -> list[str]:
    """A field with everything about it: edges, strengths, what may still be done there this turn."""
    shown = explored(table.view).get(FIELD_NUMBER[place])
    if shown is None:
        return [table.t("field-unexplored", field=place)]
    lines = [f"{_ground_told(table, shown)}."]
    lines += [f"{text}." for text in _ways_told(table, shown).split(". ") if text]
    if shown["terrain"] == "temple":
        strong = [f"{table.names[seat]} {strength}" for seat, strength in enumerate(shown["strength"]) if strength]
        lines.append(table.t("told-strength", strengths=", ".join(strong) or "-"))
        level = int(shown["value"]) + 1
        left = {"level": level, "left": table.view["levels_left"].get(str(level), 0)}
        lines.append(table.t("told-level", done=shown["uncovered_this_turn"], **left))
    elif shown["terrain"] == "treasure":
        lines.append(table.t("told-dug", done=shown["dug_this_turn"]))
    return lines


def _reach_told(table: Table, start: str) -> list[str]:
    view = table.view
    points = view["action_points"] if view["phase"] == "spend" and view["turn"] == table.seat else 0
    lines = [table.t("told-reach", points=points)]
    for place, ends in reach(table.view).items() if points else ():
        if start in ("", place):
            nearest = ", ".join(f"{end} {price}" for end, price in sorted(ends.items(), key=lambda end: end[1]))
            lines.append(f"{place}: {nearest or '-'}.")
    return lines if len(lines) > 1 else [*lines, table.t("told-no-reach")]
