"""Tiles, spaces and players of Tzolk'in in words: parts of sentences and labels."""

from typing import Final

from sacbe.engine.game import Json
from sacbe.games.tzolkin.components import (
    GODS,
    GOODS,
    MONUMENT_IDS,
    NUMBERED,
    STEP_GOODS,
    STEP_POINTS,
    STEPS,
)
from sacbe.games.tzolkin.things import THINGS, monument_scores
from sacbe.terminal.table import Table

SIGNS: Final = {"corn": "c", "wood": "w", "stone": "s", "gold": "g", "skull": "k"}
_GAINS: Final = ("points", *GODS, "wood", "stone", "gold", "skull", "corn", "workers")


def wheel_told(table: Table, wheel: int) -> str:
    return table.t(f"wheel-{table.view['wheels'][wheel]['wheel']}")


def goods_told(table: Table, goods: Json) -> str:
    return table.saying.amounts({good: goods[good] for good in GOODS if goods.get(good)}) or "-"


def cost_told(table: Table, cost: list[int]) -> str:
    """Wood, stone, gold and skulls of a cost in words."""
    return table.saying.amounts(dict(zip(GOODS[1:], cost, strict=False))) or "-"


def cost_signs(cost: list[int]) -> str:
    """The same in signs: "2w 1s"."""
    return " ".join(f"{number}{SIGNS[good]}" for good, number in zip(GOODS[1:], cost, strict=False) if number)


def step_points(god: int, step: int) -> int:
    return int(STEP_POINTS[god * STEPS + step])


def step_good(god: int, step: int) -> str:
    """The good of a step, or nothing."""
    good = int(STEP_GOODS[god * STEPS + step])
    return GOODS[good] if good >= 0 else ""


# Tiles


def tile_name(table: Table, name: str) -> str:
    kind = "monument" if name in MONUMENT_IDS else "building"
    return table.t(f"{kind}-name", kind=THINGS[name]["kind"], id=name)


def tile_does(table: Table, name: str) -> str:
    """What a building or a wealth tile gives, or how a monument scores (TZ 11.14)."""
    if name not in MONUMENT_IDS:
        return str(table.saying.args({"id": name})["effects"])
    scores, number = monument_scores(name, len(table.names))
    return table.t(f"scores-{scores}", number=number, kind=THINGS[name]["kind"])


def tile_short(table: Table, name: str) -> str:
    """What a building gives, short enough for a line of the screen."""
    return ", ".join(_effect_short(table, effect) for effect in THINGS[name]["effects"])


def _effect_short(table: Table, effect: Json) -> str:
    if effect["what"] == "gain":
        return f"{effect['number']}{SIGNS[effect['good']]}"
    return table.t(f"short-{effect['what']}", effect)


# Spaces of the wheels: the view says what an action gives the player now


def given(table: Table, wheel: int, action: int) -> Json:
    gives: list[Json] = table.view["wheels"][wheel]["gives"]  # empty while chance draws, since nobody decides
    return gives[action - 1] if gives else {}


def space_told(table: Table, wheel: int, action: int) -> str:
    """What a numbered action of a wheel costs and gives the player now."""
    if action > NUMBERED[wheel]:
        return table.t("space-any")
    if wheel == 4 and action in table.view["skulls_offered"]:
        return table.t("space-offered")
    gives = given(table, wheel, action)
    if "harvest" in gives:
        ways = [table.t("gives-harvest", way=w, goods=table.saying.amounts(g)) for w, g in gives["harvest"].items()]
        return "; ".join(ways) or "-"
    told = [table.saying.amounts({thing: gives[thing] for thing in _GAINS if thing in gives})]
    told += [
        table.t(f"then-{next_['what'].replace(' ', '-')}", number=next_["number"]) for next_ in gives.get("then", ())
    ]
    return ", ".join(text for text in told if text) or "-"


def space_signs(table: Table, wheel: int, action: int) -> str:
    """The same in a few signs, for the picture of a wheel."""
    if wheel == 4 and action in table.view["skulls_offered"]:
        return table.t("screen-full")
    gives = given(table, wheel, action)
    if "harvest" in gives:
        return _harvest_signs(table, gives["harvest"], action)
    paid = "".join(f"{-gives[good]}{SIGNS[good]}→" for good in ("corn",) if gives.get(good, 0) < 0)
    got = [f"{gives[good]}{SIGNS[good]}" for good in GOODS if gives.get(good, 0) > 0]
    gods = [table.t(f"screen-{god}") for god in GODS if gives.get(god)]
    got = [*([str(gives["points"])] if "points" in gives else []), *gods, *got]
    if gives.get("workers"):
        got.append(table.t("screen-worker"))
    for next_ in gives.get("then", ()):
        sign = table.t(f"screen-{next_['what'].replace(' ', '-')}", number=next_["number"])
        got += [sign] if sign else []
    return (paid + " ".join(got)).replace(" +", "+") or "-"


def _harvest_signs(table: Table, ways: Json, group: int) -> str:
    """Corn and wood, each with the tiles to be had: "5c×1 2w×3"; a star where no tile is needed."""
    jungle: Json = table.view["jungle"][group - 2]
    signs: list[str] = []
    corn = ways.get("corn") or ways.get("bare")
    if corn:
        signs.append(f"{corn['corn']}c{'*' if 'bare' in ways else '×' + str(jungle['corn_visible'])}")
    elif "burn" in ways:
        signs.append(f"{ways['burn']['corn']}c!")
    if "wood" in ways:
        signs.append(f"{ways['wood']['wood']}w×{jungle['wood_tiles']}")
    return " ".join(signs) or "-"


# Players and days


def workers_of(table: Table, seat: int) -> str:
    """Where the workers of a seat stand: "Palenque 2 and 3", wheel by wheel."""
    told: list[str] = []
    for wheel, shown in enumerate(table.view["wheels"]):
        spaces = [str(at) for at, worker in enumerate(shown["workers"]) if worker == seat]
        if spaces:
            told.append(f"{wheel_told(table, wheel)} {table.listed(spaces)}")
    if table.view["first_space"] == seat:
        told.append(table.t("first-space"))
    return "; ".join(told) or "-"


def food_told(table: Table) -> str:
    """Which food day comes next, and when."""
    view = table.view
    if view["food_days_done"] == 4:
        return table.t("food-over")
    days = int(view["days_to_food"])
    return table.t("food-now") if view["food_day"] or not days else table.t("food-in", days=days)
