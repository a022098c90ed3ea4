"""What an action led to, as typed events in their order, as one viewer learns of it; docs/deeds.md lists them.

What a player chose changes goods, steps and levels; what the calendar brings is told event by event, goods included:
the events of a seat add up to what changed before it.
"""

from collections import Counter
from typing import Final, Literal

from mypy_extensions import i64

from sacbe.games.tzolkin import changes
from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin import position as table
from sacbe.games.tzolkin.calendar import hungry, meal
from sacbe.games.tzolkin.numbering import ACTS, AHEAD, PLACES
from sacbe.games.tzolkin.position import State, top
from sacbe.games.tzolkin.scoring import (
    age_of,
    monument_points,
    ranking,
    scores,
    skulls_wanted,
    temple_goods,
    temple_points,
)
from sacbe.games.tzolkin.shapes import Fed, News, Points
from sacbe.games.tzolkin.steps import kinds
from sacbe.games.tzolkin.terms import workers_pushed
from sacbe.games.tzolkin.turns import FIRST_SPACE, lowest_space
from sacbe.games.tzolkin.view import building_names, monument_names, wealth_names

Why = Literal["skulls", "buildings", "technologies", "hunger", "goods"]
_IN_TURN: Final[tuple[tuple[int, Why], ...]] = (
    (table.FROM_SKULLS, "skulls"),
    (table.FROM_BUILDINGS, "buildings"),
    (table.FROM_TECH, "technologies"),
)
"""The sources of points that a player reaches for in a turn."""

Goods = list[Counter[str]]
"""What changed before each seat in goods, as far as no event has told it yet."""


def news(before: State, after: State, seat: int, action: int, viewer: int | None) -> list[News]:
    """What happened beyond the action itself. Of wealth tiles that others hold or keep in secret nothing is told."""
    told: list[News] = []
    if viewer is not None:
        dealt = after.have[viewer * table.ROW + table.HAND] & ~before.have[viewer * table.ROW + table.HAND]
        told += [{"event": "dealt", "id": tile} for tile in wealth_names(dealt)]
    told += _dummies(before, after)
    if seat >= 0 and PLACES <= action <= AHEAD:
        told += _worker(before, seat, action)
    seats = range(int(after.seats))
    if before.phase == table.KEEP and after.phase != table.KEEP:
        kept = [wealth_names(after.have[other * table.ROW + table.WEALTH_KEPT]) for other in seats]
        told += [{"event": "kept", "seat": other, "ids": kept[other]} for other in seats]
    goods = [Counter(changes.goods(before, after, other)) for other in seats]
    calendar = _calendar(before, after, goods)
    for other in seats:
        told += _changed(before, after, other, goods[other])
    told += calendar
    if after.phase == table.OVER and before.phase != table.OVER:
        told.append({"event": "game-over", "ranking": ranking(after), "scores": scores(after)})
    return told


# The set-up


def _dummies(before: State, after: State) -> list[News]:
    """TZ 2.6: where dummies were placed; later they only ride on."""
    if before.phase != table.DUMMIES:
        return []
    return [
        {"event": "dummy", "wheel": box.WHEEL_NAMES[wheel], "space": space}
        for wheel in range(box.WHEELS)
        for space in range(box.TEETH[wheel])
        if after.wheel[box.WHEEL_AT[wheel] + space] == table.DUMMY
        and before.wheel[box.WHEEL_AT[wheel] + space] == table.NONE
    ]


# What a player's choices change


def _worker(before: State, seat: int, action: int) -> list[News]:
    """Which space a worker goes to, and which action of which wheel it does."""
    if action < PLACES + FIRST_SPACE:
        wheel = action - PLACES
        space = int(lowest_space(before, wheel))
        return [{"event": "placed", "seat": seat, "wheel": box.WHEEL_NAMES[wheel], "space": space}]
    if action <= ACTS:
        return []
    asked = top(before)
    wheel = kinds.first_of(asked) if kinds.kind_of(asked) == kinds.ACT else box.CHICHEN_ITZA
    number = action - ACTS if action < AHEAD else int(kinds.second_of(asked)) + 1
    return [{"event": "action", "seat": seat, "wheel": box.WHEEL_NAMES[wheel], "action": number}]


def _points(seat: int, points: float, why: Why) -> Points:
    return {"event": "points", "seat": seat, "points": points, "why": why}


def _won(before: State, after: State, seat: int, source: i64) -> float:
    """The points that a player won from a source."""
    at: i64 = seat * table.ROW + source
    return int(after.have[at] - before.have[at]) / 4


def _changed(before: State, after: State, seat: int, goods: Counter[str]) -> list[News]:
    """What changed before a player apart from what the calendar explains."""
    told: list[News] = []
    base: i64 = seat * table.ROW
    was, now = before.have, after.have
    moved = {good: goods[good] for good in box.GOODS if goods[good]}
    if moved:
        told.append({"event": "goods", "seat": seat, "goods": moved})
    for god, (start, end) in changes.steps(before, after, seat).items():
        told.append({"event": "temple", "seat": seat, "god": god, "from": start, "to": end})
    for track, (_, level) in changes.levels(before, after, seat).items():
        told.append({"event": "technology", "seat": seat, "technology": track, "level": level})
    for at, tile in ((table.CORN_TILE, "corn"), (table.WOOD_TILE, "wood")):
        if now[base + at] > was[base + at]:
            told.append({"event": "harvest-tile", "seat": seat, "tile": tile})
    built, raised = (now[base + at] & ~was[base + at] for at in (table.BUILT, table.RAISED))
    told += [{"event": "building", "seat": seat, "id": name} for name in building_names(built)]
    told += [{"event": "monument", "seat": seat, "id": name} for name in monument_names(raised)]
    if now[base + table.WORKERS] > was[base + table.WORKERS]:
        told.append({"event": "worker", "seat": seat, "workers": int(now[base + table.WORKERS])})
    if now[base + table.LIGHT] != was[base + table.LIGHT]:
        told.append({"event": "board", "seat": seat, "light": now[base + table.LIGHT] == 1})
    won = [(_won(before, after, seat, source), why) for source, why in _IN_TURN]
    return told + [_points(seat, points, why) for points, why in won if points]


# The calendar


def _calendar(before: State, after: State, goods: Goods) -> list[News]:
    """What followed at the end of a turn or round; takes out of `goods` what it tells."""
    told: list[News] = []
    told += _calendar_corn(before, after, goods)
    number = int(before.fed_days)
    fed = after.fed_days > number
    new_age = after.phase == table.NEW_AGE and before.phase != table.NEW_AGE
    if new_age or (fed and before.phase != table.NEW_AGE):
        told.append({"event": "food-day", "number": number + 1})
        for seat in range(len(goods)):
            told += _meal(before, after, seat, goods[seat])
    if new_age:
        told.append({"event": "new-age"})
    if fed:
        told += _rewards(before, goods)
    over = after.phase == table.OVER and before.phase != table.OVER
    days = 1 if over else int(after.day - before.day)
    told += _first_player(before, after, days)
    if days:
        told.append({"event": "calendar", "days": days, "day": int(before.day) + days})
        told += [{"event": "pushed-off", **worker} for worker in workers_pushed(before)]
        if after.food_due and not before.food_due:
            gives: Literal["goods", "points"] = "points" if after.fed_days % 2 else "goods"
            told.append({"event": "food-day-due", "number": int(after.fed_days) + 1, "gives": gives})
    return told + _final(before, after, goods) if over else told


def _calendar_corn(before: State, after: State, goods: Goods) -> list[News]:
    """TZ 4.8: who stands on the first-player space takes the corn when the turn of placing there is over."""
    owner, corn = int(before.first_space), int(before.sun_corn)
    if owner == table.NONE or after.sun_corn >= corn:
        return []
    goods[owner]["corn"] -= corn
    return [{"event": "calendar-corn", "seat": owner, "corn": corn}]


def _meal(before: State, after: State, seat: int, goods: Counter[str]) -> list[News]:
    """TZ 9.1."""
    lost = -_won(before, after, seat, table.FROM_HUNGER)
    unfed = int(lost) // box.UNFED_POINTS
    corn = (int(hungry(before, seat)) - unfed) * int(meal(before, seat))
    goods["corn"] += corn
    fed = int(before.have[seat * table.ROW + table.WORKERS]) - unfed
    told: Fed = {"event": "fed", "seat": seat, "workers": fed, "corn": corn, "unfed": unfed}
    return [told, _points(seat, -lost, "hunger")] if unfed else [told]


def _rewards(before: State, goods: Goods) -> list[News]:
    """TZ 9.3, 9.4: goods in the middle of an age, points at its end, temple by temple."""
    told: list[News] = []
    if before.fed_days % 2:
        for god, name in enumerate(box.GODS):
            for seat in range(len(goods)):
                points = int(temple_points(before, seat, god, age_of(before)))
                if points:
                    told.append({"event": "points", "seat": seat, "points": points, "why": "temple", "god": name})
        return told
    wanted = int(skulls_wanted(before))
    short = wanted > before.bank
    for god, name in enumerate(box.GODS):
        for seat in range(len(goods)):
            given = {
                box.GOODS[good]: int(temple_goods(before, seat, god, good)) for good in range(box.WOOD, box.SKULL + 1)
            }
            got = {good: many for good, many in given.items() if many and not (short and good == box.GOODS[box.SKULL])}
            if got:
                told.append({"event": "temple-goods", "seat": seat, "god": name, "goods": got})
                goods[seat].subtract(got)
    return [*told, {"event": "skulls-short", "wanted": wanted}] if short else told


def _first_player(before: State, after: State, days: int) -> list[News]:
    """TZ 7.2, 8.1: the worker comes home and the token moves, or a corn goes on the calendar."""
    owner = int(before.first_space)
    if owner != table.NONE and after.first_space == table.NONE:
        return [{"event": "first-player", "seat": int(after.first), "by": owner}]
    if days and before.phase != table.DAY and after.phase != table.OVER:
        return [{"event": "calendar-corn-added", "corn": int(after.sun_corn)}]
    return []


def _final(before: State, after: State, goods: Goods) -> list[News]:
    """TZ 10.1: goods become points, then monuments are scored."""
    told: list[News] = []
    for seat in range(len(goods)):
        goods[seat].clear()
        won = _won(before, after, seat, table.FROM_GOODS)
        if won:
            told.append(_points(seat, won, "goods"))
        for monument, name in enumerate(box.MONUMENT_IDS):
            if after.have[seat * table.ROW + table.RAISED] >> monument & 1:
                worth = monument_points(after, seat, monument)
                if worth:
                    told.append({"event": "points", "seat": seat, "points": worth, "why": "monument", "id": name})
    return told
