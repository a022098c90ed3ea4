"""Actions as typed data, for programs that put them into words of any language: what an action is (`deed`), and what it
would bring the viewer (`terms`). docs/deeds.md lists the kinds; what came of an action tells `news`.

Terms are worked out from the view of a seat alone, so they cannot tell a secret.
"""

from mypy_extensions import i64

from sacbe.engine.game import Json
from sacbe.games.silver_gold.actions import (
    KEEPS,
    TAKES,
)
from sacbe.games.silver_gold.components import (
    BIT,
    COIN_BOXES,
    COINS,
    COINS_A_ROW,
    COLOUR,
    COLOURS,
    CROSSES,
    KEPT,
    MAP_IDS,
    MAP_NUMBER,
    MAPS,
    PALM_BOXES,
    PALMS,
    POINTS,
    POP,
    SEAL,
    SEAL_VALUE,
    SHAPE_MASK,
    SHAPES,
)
from sacbe.games.silver_gold.scoring import seal_points

# What an action would bring


def terms(view: Json, action: int) -> Json:
    """What a legal action of the viewer would bring, and whether it can be taken back."""
    if action < KEEPS:
        return _mark_terms(view, action)
    if action < TAKES:
        return _keep_terms(view, action - KEEPS)
    return _take_terms(view, action - TAKES)


def _mark_terms(view: Json, action: int) -> Json:
    """SG 5: symbols work at once. SG 6: a completed map and a full coin row count when the seat settles."""
    slot, shape = divmod(action, SHAPES)
    me: Json = view["players"][view["seat"]]
    held: Json = me["maps"][slot]
    number = MAP_NUMBER[held["id"]]
    mask = int(SHAPE_MASK[shape])
    marked = int(POP[mask])
    told: Json = {}
    gain: Json = {}
    crosses = int(POP[mask & CROSSES[number]])
    coins = min(int(POP[mask & COINS[number]]), COIN_BOXES - me["coins"])
    palm = 1 + view["display_palms"] if mask & PALMS[number] and len(me["palms"]) < PALM_BOXES else 0
    if crosses:
        gain["crosses"] = crosses
    if coins:
        gain["coins"] = coins
    if palm:
        gain["palm"] = palm
    if coins or palm:
        gain["points"] = coins + palm
    if gain:
        told["gain"] = gain
    if held["free"] == marked:
        told["completes"] = {
            "id": held["id"],
            "points": int(POINTS[number]),
            "seals": seals([*me["completed"], held["id"]]) - seals(me["completed"]),
        }
    if (me["coins"] + coins) // COINS_A_ROW > me["coins"] // COINS_A_ROW and view["trophies_left"]:
        told["trophy"] = view["trophies_left"][0]
    free = sum(other["free"] for other in me["maps"] if other is not None) - marked
    extra = min(max(view["owed"] - 1, 0) + crosses, free)
    if extra:
        told["extra"] = extra
    told["ends_turn"] = extra == 0
    told["reveals"] = extra == 0 and view["pending"] == [view["seat"]]
    return told


def _keep_terms(view: Json, number: int) -> Json:
    """SG 2.1: the second map kept is the last, and when all have kept, everyone sees them."""
    kept = sum(held is not None for held in view["players"][view["seat"]]["maps"])
    done = kept == KEPT - 1
    return {"map": chart(number), "ends_turn": done, "reveals": done and view["pending"] == [view["seat"]]}


def _take_terms(view: Json, number: int) -> Json:
    """SG 6.2, 6.3: what lies open is known; a draw follows from the deck, to fill the display, or for the next card."""
    empty = sum(held is None for held in view["players"][view["seat"]]["maps"])
    last = min(empty, len(view["display"]) + view["deck"]) == 1
    if number == MAPS:
        return {"deck": view["deck"], "ends_turn": last, "reveals": True}
    refilled = view["deck"] > 0 or not _others_take(view)
    return {"map": chart(number), "ends_turn": last, "reveals": last and refilled}


def _others_take(view: Json) -> bool:
    """With an empty deck and the viewer served: does somebody who settles later take a map of the display, too?"""
    if len(view["display"]) == 1:
        return False
    seats = len(view["players"])
    first = view["start_player"]
    settled = (view["seat"] - first) % seats
    later = [view["players"][(first + step) % seats] for step in range(settled + 1, seats)]
    return any(held is not None and held["free"] == 0 for player in later for held in player["maps"])


def chart(number: int) -> Json:
    """What a map shows: colour, points, symbols, seal."""
    seal = int(SEAL[number])
    return {
        "id": MAP_IDS[number],
        "colour": COLOURS[COLOUR[number]],
        "points": int(POINTS[number]),
        "crosses": int(POP[CROSSES[number]]),
        "coins": int(POP[COINS[number]]),
        "palms": int(POP[PALMS[number]]),
        "seal": None if seal < 0 else {"colour": COLOURS[seal], "points": SEAL_VALUE[seal]},
    }


def seals(completed: list[str]) -> int:
    """SG 7.6: what the seals on completed maps are worth."""
    done: i64 = 0
    for name in completed:
        done |= BIT[MAP_NUMBER[name]]
    return int(seal_points(done))
