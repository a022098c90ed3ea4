"""Silver & Gold in words: what is asked, what an action would do, what happened, the table told in sentences.

What the text client needs of a game is the protocol `GameText` in `sacbe.terminal.game`; this module is it, with the
pictures from `drawing`. Everything is made from the view of one seat, so nothing here can tell a secret.
"""

from typing import Final

from sacbe.engine.game import Json, Position
from sacbe.engine.notation import letter
from sacbe.games.silver_gold.actions import CARD_DRAWN, KEEPS, MAP_DRAWN, START_DRAWN, TAKE_DECK, TAKES
from sacbe.games.silver_gold.components import (
    CARDS_A_ROUND,
    COIN_BOXES,
    COINS_A_ROW,
    COLOURS,
    COLUMNS,
    MAP_IDS,
    MAP_ROWS,
    PALM_BOXES,
    PATTERN_IDS,
    PATTERN_NAMES,
    ROUNDS,
    SEAL,
    SEAL_VALUE,
)
from sacbe.terminal.silver_gold.drawing import (
    Line,
    cards,
    colour_of,
    draw,
    look,
    map_number,
    maps_large,
    new_marks,
    pattern_name,
    points_of,
    sign_at,
)
from sacbe.terminal.silver_gold.things import THINGS

__all__ = [
    "THINGS",
    "describe", "draw", "look", "news", "page", "pages", "points", "question", "tell", "tell_page", "tell_seat",
    "typing",
]  # fmt: skip

_SYMBOLS: Final = {"X": "cross", "C": "coin", "P": "palm"}
_SHAPES_IN_WORDS: Final = {
    "I2": "two fields side by side",
    "I3": "three fields in a row",
    "V3": "three fields around a corner",
    "T4": "three in a row and one beside the middle",
    "L4": "three in a row and one beside an end",
    "O4": "two by two",
}


# What is asked, and what can be typed


def question(view: Json) -> str:
    """What the seat has to decide now, with something it could type."""
    me: Json = view["players"][view["seat"]]
    if view["phase"] == "keep":
        kept = [held["id"] for held in me["maps"] if held is not None]
        if len(kept) == 2:
            return f"You keep {kept[0]} and {kept[1]}."
        left = [map_id for map_id in view["hand"] if map_id not in kept]
        if kept:
            return f"Which map do you keep besides {kept[0]}? Type {_listed(left, 'or')}."
        return f"Keep two of these four maps. Type one: {_listed(left, 'or')}."
    if view["phase"] == "take":
        open_maps = list(view["display"])
        if view["deck"]:
            open_maps.append("deck")
        return f"Take a new map. Type {_listed(open_maps, 'or')}."
    if view["phase"] != "mark" or view["seat"] not in view["pending"]:
        return ""
    field = _first_free(me)
    if view["owed"]:
        more = "one more free field" if view["owed"] == 1 else f"{view['owed']} more free fields, one by one"
        return f"A cross: mark {more}. Type it, such as {field}."
    return f"Mark the {pattern_name(view['pattern'])}, or any one field. Type a field, such as {field}."


def _first_free(me: Json) -> str:
    for slot, held in enumerate(me["maps"]):
        if held is not None:
            for name, _ in fields_of(held["id"]):
                if name not in held["marked"]:
                    return f"{slot + 1} {name}"
    return "1 b2"


def typing() -> list[str]:
    """The game's own lines of the help page."""
    return [
        "b2            show every way to mark that covers field b2, on either map",
        "1 b2          the same on map 1",
        "1 b2-b3-c3    mark exactly these fields of map 1",
        "P07           keep or take this map (also: keep P07, take P07)",
        "deck          take the top map of the deck",
    ]


def pages() -> dict[str, str]:
    """Further commands of this game, each with what it shows."""
    return {"cards": "the eight expedition cards", "display": "the maps that lie open, large"}


def page(name: str, view: Json, names: list[str]) -> list[Line]:
    return cards(view) if name == "cards" else maps_large(view["display"])


def tell_page(name: str, view: Json, names: list[str]) -> list[str]:
    if name == "display":
        return [_map_told(map_id) for map_id in view["display"]]
    lines = ["The eight expedition cards; seven of them come up each round."]
    for number, pattern in enumerate(PATTERN_IDS):
        copies = "Two cards" if view["cards"][pattern] == 2 else "One card"
        lines.append(f"{copies}: {pattern}, {PATTERN_NAMES[number]}, {_SHAPES_IN_WORDS[pattern]}.")
    return lines


# What an action would do


def describe(pos: Position, view: Json, action: int) -> tuple[str, str]:
    """What an action of the seat is and what it would bring, before it is done."""
    if action == TAKE_DECK:
        return ("take deck", f"the top map of the deck, unseen; {view['deck']} maps are left")
    if action >= TAKES:
        return (f"take {MAP_IDS[action - TAKES]}", in_short(MAP_IDS[action - TAKES]))
    if action >= KEEPS:
        return (f"keep {MAP_IDS[action - KEEPS]}", in_short(MAP_IDS[action - KEEPS]))
    slot, fields = new_marks(action)
    return (f"{slot + 1} {'-'.join(fields)}", ", ".join(_gains(pos.terms(action, view["seat"]))))


def _gains(foreseen: Json) -> list[str]:
    gains: list[str] = []
    gain: Json = foreseen.get("gain", {})
    if "completes" in foreseen:
        done: Json = foreseen["completes"]
        gains.append(f"completes {done['id']}, {done['points'] + done['seals']} points")
    if "coins" in gain:
        gains.append("a coin" if gain["coins"] == 1 else f"{gain['coins']} coins")
    if "trophy" in foreseen:
        gains.append("a trophy")
    if "palm" in gain:
        gains.append(f"palm {gain['palm']}")
    if "crosses" in gain and "extra" in foreseen:
        gains.append("one more field")
    return gains


def in_short(map_id: str) -> str:
    """A map in one phrase: colour, points, symbols, seal."""
    signs = [sign for _, sign in fields_of(map_id)]
    parts = [f"{colour_of(map_id)}, {points_of(map_id)} points"]
    for sign, plural in (("X", "crosses"), ("C", "coins"), ("P", "palms")):
        many = signs.count(sign)
        if many:
            parts.append(f"1 {_SYMBOLS[sign]}" if many == 1 else f"{many} {plural}")
    return ", ".join(parts) + _seal_told(map_id)


def _seal_told(map_id: str) -> str:
    seal = SEAL[map_number(map_id)]
    return f", seal {SEAL_VALUE[seal]} for each {COLOURS[seal]} map" if seal >= 0 else ""


def fields_of(map_id: str) -> list[tuple[str, str]]:
    """The fields of a map with their signs, row by row."""
    found: list[tuple[str, str]] = []
    for y in range(len(MAP_ROWS[map_number(map_id)])):
        for x in range(COLUMNS):
            if sign_at(map_id, y, x) != ".":
                found.append(("abcd"[x] + str(y + 1), sign_at(map_id, y, x)))
    return found


# What happened


def news(before: Json, after: Json, deeds: list[tuple[int, int]], names: list[str]) -> list[tuple[str, str]]:
    """A stretch of the log in sentences, from the views at its two ends and what was done in between.

    Each sentence has a kind: "own" and "other" for what players chose, "event" for what came of it, "card" for reveals.
    """
    told: list[tuple[str, str]] = []
    if before["phase"] == "mark":
        told += _marks_told(before, after, deeds, names)
    elif before["phase"] == "keep":
        told += _keeps_told(after, deeds, names)
    for seat, action in deeds:
        if TAKES <= action < TAKE_DECK:
            told.append((_kind(after, seat), f"{_who(after, names, seat, 'take')} {MAP_IDS[action - TAKES]}."))
        elif MAP_DRAWN <= action < CARD_DRAWN and before["phase"] == "draw":
            told.append(("event", _drawn_told(before, after, MAP_IDS[action - MAP_DRAWN], names)))
        elif CARD_DRAWN <= action < START_DRAWN:
            number = f"Round {after['round']}, card {after['card']}"
            told.append(("card", f"{number}: {PATTERN_NAMES[action - CARD_DRAWN]}."))
        elif action >= START_DRAWN:
            told.append(("event", f"{_who(after, names, action - START_DRAWN, 'be')} the start player."))
    told += _settling_told(before, after, names)
    if after["round"] > before["round"]:
        told.append(("event", f"Round {after['round']} of {ROUNDS} begins. The eight cards are shuffled again."))
    return told


def _kind(view: Json, seat: int) -> str:
    return "own" if seat == view["seat"] else "other"


def _who(view: Json, names: list[str], seat: int, verb: str) -> str:
    """Somebody and what they do: "You take", "Bea takes"."""
    if seat == view["seat"]:
        return "You are" if verb == "be" else f"You {verb}"
    return f"{names[seat]} is" if verb == "be" else f"{names[seat]} {verb}s"


def _marks_told(before: Json, after: Json, deeds: list[tuple[int, int]], names: list[str]) -> list[tuple[str, str]]:
    """One sentence a player: the marking with its extra fields and what it brought (SG 4, 5)."""
    told: list[tuple[str, str]] = []
    for seat in settling_order(before):
        marks = [new_marks(action) for by, action in deeds if by == seat]
        if not marks:
            continue
        was: Json = before["players"][seat]
        now: Json = after["players"][seat]
        places = [f"{was['maps'][slot]['id']} {'-'.join(fields)}" for slot, fields in marks]
        gains: list[str] = []
        coins = int(now["coins"]) - int(was["coins"])
        if coins:
            gains.append("1 coin" if coins == 1 else f"{coins} coins")
        gains += [f"palm {worth}" for worth in now["palms"][len(was["palms"]) :]]
        brought = f": {', '.join(gains)}" if gains else ""
        told.append((_kind(after, seat), f"{_who(after, names, seat, 'mark')} {', then '.join(places)}{brought}."))
    return told


def _keeps_told(after: Json, deeds: list[tuple[int, int]], names: list[str]) -> list[tuple[str, str]]:
    told: list[tuple[str, str]] = []
    for seat in range(len(after["players"])):
        kept = [MAP_IDS[action - KEEPS] for by, action in deeds if by == seat]
        if kept:
            told.append((_kind(after, seat), f"{_who(after, names, seat, 'keep')} {_listed(kept, 'and')}."))
    return told


def _drawn_told(before: Json, after: Json, map_id: str, names: list[str]) -> str:
    for player in after["players"]:
        held = [chart["id"] for chart in player["maps"] if chart is not None]
        had = [chart["id"] for chart in before["players"][player["seat"]]["maps"] if chart is not None]
        if map_id in held and map_id not in had:
            return f"{_who(after, names, player['seat'], 'draw')} {map_id} from the deck."
    return f"{map_id} is drawn from the deck."


def settling_order(view: Json) -> list[int]:
    """The seats from the start player clockwise, from A while there is none (SG 6)."""
    seats = len(view["players"])
    first = int(view["start_player"] or 0)
    return [(first + step) % seats for step in range(seats)]


def _settling_told(before: Json, after: Json, names: list[str]) -> list[tuple[str, str]]:
    """SG 6.6: trophies and completed maps are announced."""
    told: list[tuple[str, str]] = []
    for seat in settling_order(before):
        player: Json = after["players"][seat]
        was: Json = before["players"][seat]
        for trophy in player["trophies"][len(was["trophies"]) :]:
            told.append(("event", f"{_who(after, names, seat, 'take')} the trophy worth {trophy} for a full coin row."))
        for map_id in [each for each in player["completed"] if each not in was["completed"]]:
            what = f"{map_id}, {colour_of(map_id)}, {points_of(map_id)} points"
            told.append(("event", f"{_who(after, names, seat, 'complete')} {what}."))
    return told


def points(view: Json) -> list[dict[str, int]]:
    """Per seat, where the points come from, as far as the viewer may know."""
    return [dict(player["parts"]) for player in view["players"]]


# The table in sentences


def tell(view: Json, names: list[str]) -> list[str]:
    """The main screen as short sentences, for a screen reader."""
    if view["phase"] in ("deal", "keep") and view["hand"]:
        return ["You are dealt four maps.", *[_map_told(map_id) for map_id in view["hand"]]]
    lines: list[str] = []
    if view["number"]:
        place = f"Round {view['round']} of {ROUNDS}, card {view['card']} of {CARDS_A_ROUND}"
        if view["pattern"] is not None:
            place += f": {pattern_name(view['pattern'])}, {_SHAPES_IN_WORDS[view['pattern']]}"
        lines.append(place + ".")
    if view["options"]["open_discard"] and view["reveals"]:
        lines.append(f"Revealed this round: {', '.join(pattern_name(card) for card in view['reveals'])}.")
    seat: int | None = view["seat"]
    if seat is not None:
        lines += [*_maps_told(view["players"][seat]), _score_card_told(view["players"][seat])]
    if view["phase"] == "take":
        lines += [f"Display: {_map_told(map_id)}" for map_id in view["display"]]
    else:
        shown = [f"{map_id} {colour_of(map_id)}" for map_id in view["display"]]
        lines.append(f"Display: {', '.join(shown) or 'empty'}. Type display for their fields.")
    lines.append(f"A palm marked now is worth {1 + int(view['display_palms'])}. The deck has {view['deck']} maps.")
    left = _listed([str(trophy) for trophy in view["trophies_left"]], "and")
    lines.append(f"Trophies left: {left or 'none'}.")
    scores = [f"{letter(player['seat'])} {names[player['seat']]} {player['score']}" for player in view["players"]]
    start = "" if view["start_player"] is None else f" Start player: {names[view['start_player']]}."
    lines.append(f"Points: {', '.join(scores)}.{start}")
    waited_for = [names[other] for other in view["pending"] if other != seat]
    if waited_for:
        lines.append(f"Still to decide: {_listed(waited_for, 'and')}.")
    return lines


def tell_seat(view: Json, names: list[str], seat: int) -> list[str]:
    """A player's maps and score card in sentences."""
    player: Json = view["players"][seat]
    lines = [f"{letter(seat)} {names[seat]}: {player['score']} points."]
    lines += [*_maps_told(player), _score_card_told(player)]
    done = [f"{map_id} ({in_short(map_id)})" for map_id in player["completed"]]
    return [*lines, f"Completed: {'; '.join(done) or 'nothing yet'}."]


def _map_told(map_id: str) -> str:
    return f"{map_id}, {in_short(map_id)}. Fields {_fields_told(map_id, [name for name, _ in fields_of(map_id)])}."


def _maps_told(player: Json) -> list[str]:
    lines: list[str] = []
    for slot, held in enumerate(player["maps"]):
        if held is None:
            lines.append(f"Map {slot + 1}: none that you can see.")
            continue
        map_id: str = held["id"]
        free = [name for name, _ in fields_of(map_id) if name not in held["marked"]]
        marked = f" Marked: {', '.join(held['marked'])}." if held["marked"] else ""
        left = f"Free: {_fields_told(map_id, free)}." if free else "Nothing is free."
        lines.append(f"Map {slot + 1}: {map_id}, {colour_of(map_id)}, {points_of(map_id)} points{_seal_told(map_id)}.")
        lines[-1] += f" {left}{marked}"
    return lines


def _fields_told(map_id: str, fields: list[str]) -> str:
    """Fields with what stands on them."""
    told: list[str] = []
    for name, sign in fields_of(map_id):
        if name in fields:
            told.append(f"{name} {_SYMBOLS[sign]}" if sign in _SYMBOLS else name)
    return ", ".join(told)


def _score_card_told(player: Json) -> str:
    coins = f"{player['coins']} of {COIN_BOXES} coins, {COINS_A_ROW} to a row"
    trophies = _listed([str(trophy) for trophy in player["trophies"]], "and")
    palms = _listed([str(worth) for worth in player["palms"]], "and")
    return f"Score card: {coins}; trophies {trophies or 'none'}; palms {palms or 'none'}, {PALM_BOXES} boxes."


def _listed(words: list[str], joint: str) -> str:
    """Words as a sentence lists them: "a, b or c"."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {joint} {words[-1]}"
