"""What an action led to, as typed events in their order, told from two views of one viewer; docs/deeds.md lists them.

Everything is read off the two views, so several markings that come to light at once are told like one.
"""

from sacbe.engine.game import Json
from sacbe.games.silver_gold.components import FIELDS, MAP_NUMBER, POINTS, field_names
from sacbe.games.silver_gold.terms import seals


def news(before: Json, after: Json, seat: int, action: int) -> list[Json]:
    """What happened between two views beyond the action itself."""
    told: list[Json] = [{"event": "dealt", "id": name} for name in after["hand"] if name not in before["hand"]]
    order = settling_order(before)
    if before["phase"] == "keep" and after["phase"] != "keep":
        told += [{"event": "kept", "seat": kept["seat"], "ids": _held(kept)} for kept in after["players"]]
    for other in order:
        told += _marked(before["players"][other], after["players"][other])
    for other in order:
        told += _settled(before["players"][other], after["players"][other])
    if before["phase"] not in ("deal", "keep"):
        for other in order:
            told += _taken(before["players"][other], after["players"][other])
    told += [{"event": "shown", "id": name} for name in after["display"] if name not in before["display"]]
    if before["start_player"] is not None and after["start_player"] != before["start_player"]:
        told.append({"event": "start-player", "seat": after["start_player"]})
    if after["round"] > before["round"]:
        told.append({"event": "round", "round": after["round"]})
    if after["phase"] == "over" and before["phase"] != "over":
        scores = [player["score"] for player in after["players"]]
        told.append({"event": "game-over", "ranking": after["ranking"], "scores": scores})
    return told


def settling_order(view: Json) -> list[int]:
    """The seats from the start player clockwise, from A while there is none (SG 6)."""
    seats = len(view["players"])
    first = int(view["start_player"] or 0)
    return [(first + step) % seats for step in range(seats)]


def _held(player: Json) -> list[str]:
    return [held["id"] for held in player["maps"] if held is not None]


def _points(player: Json, points: int, why: str) -> Json:
    return {"event": "points", "seat": player["seat"], "points": points, "why": why}


def _marked(was: Json, now: Json) -> list[Json]:
    """The fields marked, those of maps set aside since among them, and what their symbols brought (SG 4, 5)."""
    told: list[Json] = []
    for slot, held in enumerate(was["maps"]):
        if held is None:
            continue
        name: str = held["id"]
        there: Json | None = now["maps"][slot]
        if name in now["completed"]:
            marked = field_names(int(FIELDS[MAP_NUMBER[name]]))
        elif there is not None and there["id"] == name:
            marked = there["marked"]
        else:
            continue
        new = [field for field in marked if field not in held["marked"]]
        if new:
            told.append({"event": "marked", "seat": now["seat"], "map": slot + 1, "id": name, "fields": new})
    if now["coins"] > was["coins"]:
        told.append(_points(now, now["coins"] - was["coins"], "coins"))
    return told + [_points(now, palm, "palm") for palm in now["palms"][len(was["palms"]) :]]


def _settled(was: Json, now: Json) -> list[Json]:
    """SG 6.6: trophies, then completed maps with their points and what they add to the seals."""
    told = [_points(now, trophy, "trophy") for trophy in new_trophies(was, now)]
    completed = new_completed(was, now)
    for name in completed:
        told.append({**_points(now, int(POINTS[MAP_NUMBER[name]]), "map"), "id": name})
    by_seals = seals(now["completed"]) - seals(was["completed"]) if completed else 0
    return [*told, _points(now, by_seals, "seals")] if by_seals else told


def new_trophies(was: Json, now: Json) -> list[int]:
    """The trophies that a player took between two views."""
    trophies: list[int] = now["trophies"]
    return trophies[len(was["trophies"]) :]


def new_completed(was: Json, now: Json) -> list[str]:
    """The maps that a player completed and set aside between two views."""
    return [name for name in now["completed"] if name not in was["completed"]]


def _taken(was: Json, now: Json) -> list[Json]:
    """SG 6.2: new maps before a player, from the display or the deck."""
    had = _held(was)
    return [
        {"event": "taken", "seat": now["seat"], "map": slot + 1, "id": held["id"]}
        for slot, held in enumerate(now["maps"])
        if held is not None and held["id"] not in had
    ]
