"""What an action led to, as typed events in their order, told from two views of one viewer; docs/deeds.md lists them.

What a player chose changes goods, steps and levels; what the calendar brings is told event by event, goods included:
the events of a seat add up to what changed before it.
"""

from typing import Final

from sacbe.engine.game import Json
from sacbe.games.tzolkin.components import (
    CHICHEN_ITZA,
    GODS,
    GOODS,
    MEAL,
    MONUMENT_IDS,
    TRACK_NAMES,
    UNFED_POINTS,
    WHEEL_NAMES,
)
from sacbe.games.tzolkin.foresight import table
from sacbe.games.tzolkin.numbering import AHEAD, PLACES
from sacbe.games.tzolkin.scoring import monument_points
from sacbe.games.tzolkin.terms import workers_pushed
from sacbe.games.tzolkin.vocabulary import WORDS

_IN_TURN: Final = ("skulls", "buildings", "technologies")
"""The sources of points that a player reaches for in a turn."""


def news(before: Json, after: Json, seat: int, action: int) -> list[Json]:
    """What happened between two views beyond the action itself."""
    told: list[Json] = [{"event": "dealt", "id": tile} for tile in after["hand"] if tile not in before["hand"]]
    told += _dummies(before, after)
    if seat >= 0 and PLACES <= action <= AHEAD:
        told += _worker(before, seat, WORDS.deed(action))
    if before["phase"] == "keep" and after["phase"] != "keep":
        told += [{"event": "kept", "seat": player["seat"], "ids": player["wealth"]} for player in after["players"]]
    goods = [_goods(was, now) for was, now in zip(before["players"], after["players"], strict=True)]
    calendar = _calendar(before, after, goods)
    for other, (was, now) in enumerate(zip(before["players"], after["players"], strict=True)):
        told += _changed(was, now, goods[other])
    told += calendar
    if after["phase"] == "over" and before["phase"] != "over":
        scores = [player["score"] for player in after["players"]]
        told.append({"event": "game-over", "ranking": after["ranking"], "scores": scores})
    return told


# The set-up


def _dummies(before: Json, after: Json) -> list[Json]:
    """TZ 2.6: where dummies were placed; later they only ride on."""
    if before["phase"] != "dummies":
        return []
    return [
        {"event": "dummy", "wheel": shown["wheel"], "space": space}
        for old, shown in zip(before["wheels"], after["wheels"], strict=True)
        for space, worker in enumerate(shown["workers"])
        if worker == "dummy" and old["workers"][space] is None
    ]


# What a player's choices change


def _worker(before: Json, seat: int, done: Json) -> list[Json]:
    """Which space a worker goes to, and which action of which wheel it does."""
    if done["do"] == "place":
        space = before["wheels"][WHEEL_NAMES.index(done["wheel"])]["next_space"]
        return [{"event": "placed", "seat": seat, "wheel": done["wheel"], "space": space}]
    if done["do"] not in ("act", "ahead"):
        return []
    asked: Json = before["asked"]
    wheel, space = asked["numbers"][:2] if asked["what"] == "act" else (CHICHEN_ITZA, 0)
    number = done["action"] if done["do"] == "act" else space + 1
    return [{"event": "action", "seat": seat, "wheel": WHEEL_NAMES[wheel], "action": number}]


def _goods(was: Json, now: Json) -> dict[str, int]:
    """How many goods of each kind a player has more, or less."""
    return {good: now[good] - was[good] for good in GOODS}


def _points(seat: int, points: int | float, why: str) -> Json:
    return {"event": "points", "seat": seat, "points": points, "why": why}


def _part(was: Json, now: Json, source: str) -> int | float:
    """The points that a player won from a source."""
    points: int | float = now["parts"][source] - was["parts"][source]
    return points


def _changed(was: Json, now: Json, goods: dict[str, int]) -> list[Json]:
    """What changed before a player apart from what the calendar explains."""
    if was == now:
        return []
    seat: int = now["seat"]
    told: list[Json] = []
    moved = {good: many for good, many in goods.items() if many}
    if moved:
        told.append({"event": "goods", "seat": seat, "goods": moved})
    for god in GODS:
        old, new = was["temples"][god], now["temples"][god]
        if old != new:
            told.append({"event": "temple", "seat": seat, "god": god, "from": old, "to": new})
    for track in TRACK_NAMES:
        old, new = was["technologies"][track], now["technologies"][track]
        if old != new:
            told.append({"event": "technology", "seat": seat, "technology": track, "level": new})
    for tile in ("corn_tiles", "wood_tiles"):
        if now[tile] > was[tile]:
            told.append({"event": "harvest-tile", "seat": seat, "tile": tile.partition("_")[0]})
    for key in ("buildings", "monuments"):
        for name in now[key]:
            if name not in was[key]:
                told.append({"event": key[:-1], "seat": seat, "id": name})
    if now["workers"] > was["workers"]:
        told.append({"event": "worker", "seat": seat, "workers": now["workers"]})
    if now["light"] != was["light"]:
        told.append({"event": "board", "seat": seat, "light": now["light"]})
    return told + [_points(seat, won, source) for source in _IN_TURN if (won := _part(was, now, source))]


# The calendar


def _calendar(before: Json, after: Json, goods: list[dict[str, int]]) -> list[Json]:
    """What followed at the end of a turn or round; takes out of `goods` what it tells."""
    told: list[Json] = []
    told += _calendar_corn(before, after, goods)
    fed = after["food_days_done"] > before["food_days_done"]
    new_age = after["phase"] == "new age" and before["phase"] != "new age"
    if new_age or (fed and before["phase"] != "new age"):
        told.append({"event": "food-day", "number": before["food_days_done"] + 1})
        for seat in range(len(goods)):
            told += _meal(before, after, seat, goods[seat])
    if new_age:
        told.append({"event": "new-age"})
    if fed:
        told += _rewards(before, after, goods)
    over = after["phase"] == "over" and before["phase"] != "over"
    days = 1 if over else after["day"] - before["day"]
    told += _first_player(before, after, days)
    if days:
        told.append({"event": "calendar", "days": days, "day": before["day"] + days})
        told += [{"event": "pushed-off", **worker} for worker in workers_pushed(before)]
        if after["food_day"] and not before["food_day"]:
            gives = "points" if after["food_days_done"] % 2 else "goods"
            told.append({"event": "food-day-due", "number": after["food_days_done"] + 1, "gives": gives})
    return told + _final(before, after, goods) if over else told


def _calendar_corn(before: Json, after: Json, goods: list[dict[str, int]]) -> list[Json]:
    """TZ 4.8: who stands on the first-player space takes the corn when the turn of placing there is over."""
    owner: int | None = before["first_space"]
    corn: int = before["calendar_corn"]
    if owner is None or after["calendar_corn"] >= corn:
        return []
    goods[owner]["corn"] -= corn
    return [{"event": "calendar-corn", "seat": owner, "corn": corn}]


def _meal(before: Json, after: Json, seat: int, goods: dict[str, int]) -> list[Json]:
    """TZ 9.1."""
    was, now = before["players"][seat], after["players"][seat]
    lost = -_part(was, now, "hunger")
    unfed = int(lost) // UNFED_POINTS
    meal = max(MEAL - was["corn_less_per_worker"], 0)
    corn = max(was["workers"] - was["workers_fed"] - unfed, 0) * meal
    goods["corn"] += corn
    told: Json = {"event": "fed", "seat": seat, "workers": was["workers"] - unfed, "corn": corn, "unfed": unfed}
    return [told, _points(seat, -lost, "hunger")] if unfed else [told]


def _rewards(before: Json, after: Json, goods: list[dict[str, int]]) -> list[Json]:
    """TZ 9.3, 9.4: goods in the middle of an age, points at its end, temple by temple."""
    told: list[Json] = []
    if before["food_days_done"] % 2:
        for shown in before["temples"]:
            for seat, points in enumerate(shown["points_now"]):
                if points:
                    told.append({**_points(seat, points, "temple"), "god": shown["god"]})
        return told
    wanted = sum(shown["goods_now"][seat]["skull"] for shown in before["temples"] for seat in range(len(goods)))
    short = wanted > before["skulls_in_bank"]
    for shown in before["temples"]:
        for seat, given in enumerate(shown["goods_now"]):
            got = {good: many for good, many in given.items() if many and not (short and good == "skull")}
            if got:
                told.append({"event": "temple-goods", "seat": seat, "god": shown["god"], "goods": got})
                for good, many in got.items():
                    goods[seat][good] -= many
    return [*told, {"event": "skulls-short", "wanted": wanted}] if short else told


def _first_player(before: Json, after: Json, days: int) -> list[Json]:
    """TZ 7.2, 8.1: the worker comes home and the token moves, or a corn goes on the calendar."""
    if before["first_space"] is not None and after["first_space"] is None:
        owner: int = before["first_space"]
        return [{"event": "first-player", "seat": after["first_player"], "by": owner}]
    if days and before["phase"] != "day" and after["phase"] != "over":
        return [{"event": "calendar-corn-added", "corn": after["calendar_corn"]}]
    return []


def _final(before: Json, after: Json, goods: list[dict[str, int]]) -> list[Json]:
    """TZ 10.1: goods become points, then monuments are scored."""
    told: list[Json] = []
    state = table(after)
    for was, now in zip(before["players"], after["players"], strict=True):
        seat: int = now["seat"]
        for good in GOODS:
            goods[seat][good] = 0
        won = _part(was, now, "goods")
        if won:
            told.append(_points(seat, won, "goods"))
        for name in now["monuments"]:
            worth = int(monument_points(state, seat, MONUMENT_IDS.index(name)))
            if worth:
                told.append({**_points(seat, worth, "monument"), "id": name})
    return told
