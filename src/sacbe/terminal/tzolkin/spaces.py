"""What the numbered spaces of the wheels give a player now, with their technologies: in words, and in a few signs.

The numbers follow TZ 5 and 6; whether an action can be done at all the view says (`possible`).
"""

from typing import Final

from sacbe.engine.game import Json
from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin.components import (
    ACTION_EFFECTS,
    CHICHEN_ITZA,
    GODS,
    GOODS,
    HARVEST_CORN,
    HARVEST_WOOD,
    NUMBERED,
    PALENQUE,
    STONE,
    TIKAL,
    UXMAL,
    WOOD,
    YAXCHILAN,
)
from sacbe.terminal.tzolkin.words import effects, good_sign, good_told, listed, step_told

_TIKAL_TOLD: Final = (
    "advance a technology, paying resources",
    "build a building, paying resources",
    "advance one or two technologies, paying resources",
    "build one or two buildings, or a monument, paying resources",
    "1 resource for a step up on two different temples",
)
_TIKAL_SIGNS: Final = ("1 level", "build 1", "2 levels", "build 2/M", "res→2 up")
_UXMAL_TOLD: Final = (
    "3 corn for a step up on any temple",
    "trade at the market: 1 wood is 2 corn, 1 stone 3, 1 gold 4",
    "a worker from the bank",
    "build a building for 2 corn instead of each resource",
    "1 corn for any action of Palenque, Yaxchilan, Tikal or Uxmal",
)
_UXMAL_SIGNS: Final = ("3c→step", "market", "worker", "corn→build", "1c→any")
_GOD_SIGNS: Final = ("Ch", "Q", "Ku")


def harvest_corn(player: Json, group: int) -> int:
    """TZ 5.2, 6.1."""
    level = int(player["technologies"]["agriculture"])
    return int(HARVEST_CORN[group]) + (3 if level >= 3 else 1 if level >= 1 else 0)


def harvest_wood(player: Json, group: int) -> int:
    """TZ 5.2, 6.2."""
    return int(HARVEST_WOOD[group]) + (1 if int(player["technologies"]["extraction"]) >= 1 else 0)


def _fished(player: Json) -> int:
    return 4 if int(player["technologies"]["agriculture"]) >= 2 else 3


def _bare(view: Json, player: Json, group: int) -> bool:
    """May the player harvest corn there without a tile (TZ 6.1, 11.6)?"""
    return int(player["technologies"]["agriculture"]) >= 2 and not view["jungle"][group - 2]["corn_visible"]


def _dug(view: Json, player: Json, action: int) -> list[tuple[int, int]]:
    """Goods and numbers of an action of Yaxchilan (TZ 5.3, 6.2, 6.4)."""
    found: list[tuple[int, int]] = []
    level = int(player["technologies"]["extraction"])
    for op, a, b in effects(int(ACTION_EFFECTS[11 * YAXCHILAN + action])):
        if op == box.EXTRACT:
            needed = 1 if a == WOOD else 2 if a == STONE else 3
            found.append((a, b + (1 if level >= needed else 0)))
        elif op == box.TAKE_SKULL:
            skulls = 2 if int(player["technologies"]["theology"]) >= 3 else 1
            found.append((box.SKULL, min(skulls, int(view["skulls_in_bank"]))))
        else:
            found.append((a, b))
    return found


def _offering(action: int) -> tuple[int, int, int]:
    """Points, temple and free resources of an action of Chichen Itza."""
    row = {op: a for op, a, _ in effects(int(ACTION_EFFECTS[11 * CHICHEN_ITZA + action]))}
    return row[box.POINTS], row[box.UP], row[box.GAIN_ANY]


# In words


def space_told(view: Json, player: Json, wheel: int, action: int) -> str:
    """What a numbered action of a wheel costs and gives the player now."""
    if wheel == PALENQUE:
        return f"fish for {_fished(player)} corn" if action == 1 else _harvest_told(view, player, action)
    if wheel == YAXCHILAN:
        dug = [good_told(GOODS[good], number) for good, number in _dug(view, player, action) if number]
        return listed(dug, "and") or "nothing, since no skull is left"
    if wheel == TIKAL:
        return _TIKAL_TOLD[action - 1]
    if wheel == UXMAL:
        if action == 3 and player["workers"] == box.WORKERS_AT_MOST:
            return "no worker, since all six are in play"
        return _UXMAL_TOLD[action - 1]
    points, god, chosen = _offering(action)
    if action in view["skulls_offered"]:
        return "a skull lies there already"
    more = " and a resource of your choice" if chosen else ""
    return f"1 skull for {points} points, {step_told(view, player, god, 1)}{more}"


def harvest_ways(view: Json, player: Json, group: int) -> list[str]:
    """How the player may harvest a group of the jungle now, in the words of the notation (TZ 5.2)."""
    jungle: Json = view["jungle"][group - 2]
    angers = any(int(player["temples"][god]) for god in GODS)
    allowed = {
        "corn": bool(jungle["corn_visible"]),
        "wood": bool(jungle["wood_tiles"]),
        "burn": bool(jungle["wood_tiles"]) and angers,
        "bare": _bare(view, player, group),
    }
    return [way for way, may in allowed.items() if may]


def _harvest_told(view: Json, player: Json, group: int) -> str:
    corn = harvest_corn(player, group)
    told = {
        "corn": f"{corn} corn",
        "wood": f"{harvest_wood(player, group)} wood",
        "burn": f"burn wood for {corn} corn",
        "bare": f"{corn} corn without a tile",
    }
    return listed([told[way] for way in harvest_ways(view, player, group)], "or") or "nothing is left to harvest"


def way_told(view: Json, player: Json, group: int, way: str) -> str:
    """One way to harvest a group of the jungle."""
    corn, wood = harvest_corn(player, group), harvest_wood(player, group)
    return {
        "corn": f"{corn} corn and the corn tile",
        "wood": f"{wood} wood and the wood tile",
        "burn": f"{corn} corn and the corn tile; the wood tile burns, and a temple goes one step down",
        "bare": f"{corn} corn, no tile",
    }[way]


# In signs


def space_signs(view: Json, player: Json, wheel: int, action: int) -> str:
    """The same in at most ten characters, for the picture of a wheel."""
    if wheel == PALENQUE:
        return f"{_fished(player)} corn" if action == 1 else _harvest_signs(view, player, action)
    if wheel == YAXCHILAN:
        dug = _dug(view, player, action)
        if len(dug) == 1:
            return good_told(GOODS[dug[0][0]], dug[0][1])
        return " ".join(f"{number}{good_sign(good)}" for good, number in dug)
    if wheel == TIKAL:
        return _TIKAL_SIGNS[action - 1]
    if wheel == UXMAL:
        return _UXMAL_SIGNS[action - 1]
    if action in view["skulls_offered"]:
        return "full"
    points, god, chosen = _offering(action)
    return f"{points} {_GOD_SIGNS[god]}{'+' if chosen else ''}"


def _harvest_signs(view: Json, player: Json, group: int) -> str:
    """Corn and wood, each with the tiles to be had: "5c×1 2w×3"; a star where no tile is needed."""
    jungle: Json = view["jungle"][group - 2]
    tiles = "*" if _bare(view, player, group) else f"×{jungle['corn_visible']}"
    corn = f"{harvest_corn(player, group)}c{tiles}"
    return corn if group == 2 else f"{corn} {harvest_wood(player, group)}w×{jungle['wood_tiles']}"


def any_from(wheel: int, space: int) -> bool:
    """Does a worker on this space do any action of its wheel (TZ 4.5, 5.15)?"""
    return space > NUMBERED[wheel]
