"""The words of Tzolk'in: goods, costs, places, temples, technologies, and what tiles and monuments do.

Tiles are put into words from their rows of effects in `components`, so a new building needs no words of its own.
"""

from typing import Final

from sacbe.engine.game import Json
from sacbe.engine.notation import letter
from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin.components import (
    BUILDING_EFFECTS,
    BUILDING_IDS,
    BUILDING_KIND,
    EFFECT_A,
    EFFECT_B,
    EFFECT_OP,
    GODS,
    GOODS,
    HIGHEST_LEVEL,
    KINDS,
    MONUMENT_IDS,
    MONUMENT_KIND,
    MONUMENT_SCORING,
    MONUMENTS_BUILT_POINTS,
    RESOURCES,
    STEP_GOODS,
    STEP_POINTS,
    STEPS,
    TEMPLES,
    TOP,
    TRACK_NAMES,
    WEALTH_EFFECTS,
    WEALTH_IDS,
    WHEEL_NAMES,
)
from sacbe.games.tzolkin.steps.kinds import WITH_CORN

WHEEL_TITLES: Final = ("Palenque", "Yaxchilan", "Tikal", "Uxmal", "Chichen Itza")
GOD_TITLES: Final = ("Chaac", "Quetzalcoatl", "Kukulcan")
ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
_SIGNS: Final = {"corn": "c", "wood": "w", "stone": "s", "gold": "g", "skull": "k"}

# Per track: what levels 1, 2, 3 do, and what an advance beyond them gives (TZ 6).
LEVELS_TOLD: Final = (
    (
        "1 corn more with every corn harvest",
        "1 corn more when fishing, and corn harvests without a tile",
        "2 corn more with every corn harvest",
        "a step up on any temple",
    ),
    (
        "1 wood more whenever you take wood at Yaxchilan or Palenque",
        "1 stone more at Yaxchilan 2 and 5",
        "1 gold more at Yaxchilan 3 and 5",
        "2 resources of your choice",
    ),
    (
        "1 corn for every building you build",
        "2 points for every building you build",
        "a building costs 1 resource less, or 2 corn less at Uxmal",
        "3 points",
    ),
    (
        "the action one space further at Chichen Itza",
        "after a Chichen Itza action a resource buys a temple step",
        "1 skull more at Yaxchilan 4",
        "1 skull",
    ),
)


# Numbers and lists


def listed(words: list[str], joint: str) -> str:
    """Words as a sentence lists them: "a, b or c"."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {joint} {words[-1]}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def many(number: int, thing: str) -> str:
    """A number of things: 1 step, 2 steps."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def in_points(number: float) -> str:
    return "1 point" if number == 1 else f"{number:g} points"


def good_told(good: str, number: int) -> str:
    return many(number, good) if good == "skull" else f"{number} {good}"


def goods_told(goods: dict[str, int]) -> str:
    """Goods in words: "5 corn, 1 wood"; those of which there are none are left out."""
    return ", ".join(good_told(good, number) for good, number in goods.items() if number)


def cost_told(cost: list[int]) -> str:
    """Wood, stone, gold and skulls of a cost in words."""
    return goods_told(dict(zip([*RESOURCES, "skull"], cost, strict=False))) or "nothing"


def cost_signs(cost: list[int]) -> str:
    """The same in signs: "2w 1s"."""
    return " ".join(f"{number}{_SIGNS[good]}" for good, number in zip(GOODS[1:], cost, strict=False) if number)


def good_sign(good: int) -> str:
    return _SIGNS[GOODS[good]]


# People and places


def who(view: Json, names: list[str], seat: int) -> str:
    return "you" if seat == view["seat"] else names[seat]


def subject(view: Json, names: list[str], seat: int) -> str:
    """The same at the beginning of a sentence; a name stays as it is written."""
    return "You" if seat == view["seat"] else names[seat]


def does(view: Json, names: list[str], seat: int, verb: str) -> str:
    """Somebody and what they do: "You take", "Bea takes"."""
    return f"{subject(view, names, seat)} {verb}{'' if seat == view['seat'] else 's'}"


def wheel_number(wheel: str) -> int:
    return WHEEL_NAMES.index(wheel)


def place_told(wheel: int, space: int) -> str:
    return f"{WHEEL_TITLES[wheel]} {space}"


def worker_sign(worker: int | str | None) -> str:
    return "·" if worker is None else "#" if isinstance(worker, str) else letter(worker)


def workers_of(view: Json, seat: int) -> list[str]:
    """Where the workers of a seat stand: "Palenque 2 and 3", wheel by wheel."""
    told: list[str] = []
    for wheel, shown in enumerate(view["wheels"]):
        spaces = [str(at) for at, worker in enumerate(shown["workers"]) if worker == seat]
        if spaces:
            told.append(f"{WHEEL_TITLES[wheel]} {listed(spaces, 'and')}")
    if view["first_space"] == seat:
        told.append("the first-player space")
    return told


def viewer(view: Json) -> Json:
    """What lies before the viewer, or for a spectator before the player in turn."""
    seat: int | None = view["seat"]
    if seat is None:
        seat = max(int(view["turn"] or 0), 0)
    player: Json = view["players"][seat]
    return player


# Temples


def step_points(god: int, step: int) -> int:
    return int(STEP_POINTS[god * STEPS + step])


def step_good(god: int, step: int) -> int:
    """The good of a step, or -1."""
    return int(STEP_GOODS[god * STEPS + step])


def step_told(view: Json, player: Json, god: int, up: int) -> str:
    """What steps up, or with -1 a step down, on a temple would do to a token."""
    before = int(player["temples"][GODS[god]])
    after = max(before + up, 0)
    lost = after > TOP[god]
    taken = any(
        int(other["temples"][GODS[god]]) == TOP[god] for other in view["players"] if other["seat"] != player["seat"]
    )
    after = min(after, int(TOP[god]))
    if after == TOP[god] and taken and before < after:
        after, lost = after - 1, True
    title = GOD_TITLES[god]
    if after == before:
        return f"the step on {title} is lost, since its top is {'taken' if taken else 'reached'}"
    change = f"{title} from {step_points(god, before)} to {in_points(step_points(god, after))}"
    goods = [GOODS[good] for at in range(before + 1, after + 1) if (good := step_good(god, at)) >= 0]
    more = f" with {listed(goods, 'and')} on goods days" if goods else ""
    top = ", the top: your board turns light side up" if after == TOP[god] and up > 0 else ""
    return f"{change}{more}{top}{', one step is lost' if lost else ''}"


# Technologies


def with_corn(view: Json) -> bool:
    """Is the building of the moment paid in corn (TZ 5.12)?"""
    frames = [frame for frame in view["stack"] if frame["what"] == "build"]
    return bool(frames) and bool(frames[-1]["numbers"][1] & WITH_CORN)


def workers_pushed(view: Json) -> list[Json]:
    """TZ 8.2: the players' workers on last spaces, who go home when the calendar advances; a second day pushes none."""
    return [
        {"seat": worker, "wheel": shown["wheel"], "space": shown["last_space"]}
        for shown in view["wheels"]
        if isinstance(worker := shown["workers"][shown["last_space"]], int)
    ]


def level_price(level: int) -> int:
    """TZ 5.16: resources for the next level; 1 for the bonus beyond the last."""
    return level + 1 if level < HIGHEST_LEVEL else 1


def advance_told(player: Json, track: int) -> str:
    """What the next advance on a track brings."""
    level = int(player["technologies"][TRACK_NAMES[track]])
    gain = LEVELS_TOLD[track][level]
    return f"its bonus, {gain}" if level == HIGHEST_LEVEL else f"level {level + 1}, {gain}"


# Tiles


Effect = tuple[int, int, int]


def effects(start: int) -> list[Effect]:
    """A row of effects from its first one on."""
    found: list[Effect] = []
    at = start
    while EFFECT_OP[at] != box.END:
        found.append((int(EFFECT_OP[at]), int(EFFECT_A[at]), int(EFFECT_B[at])))
        at += 1
    return found


def _effect_told(op: int, a: int, b: int) -> str:
    if op == box.GAIN:
        return good_told(GOODS[a], b)
    if op == box.POINTS:
        return in_points(a)
    if op == box.UP:
        return f"{many(b, 'step')} up on {GOD_TITLES[a]}"
    if op == box.UP_ANY:
        return f"{many(a, 'step')} up on any temple"
    if op == box.ADVANCE:
        return f"a level of {TRACK_NAMES[a]}"
    if op == box.ADVANCE_ANY:
        return f"{many(a, 'level')} of any technology"
    if op == box.WORKER:
        return "a worker"
    if op == box.FARM:
        return f"food for {many(a, 'worker')} on food days"
    if op == box.THRIFT:
        return "1 corn less to feed every worker"
    if op == box.TRADE:
        return "a visit to the market"
    if op == box.BUILD:
        return "another building if you like"
    return "any action of another wheel for 1 corn"


def _effect_short(op: int, a: int, b: int) -> str:
    if op == box.UP:
        return f"{GOD_TITLES[a]} +{b}"
    if op == box.UP_ANY:
        return f"any temple +{a}"
    if op == box.ADVANCE:
        return f"{TRACK_NAMES[a]} +1"
    if op == box.ADVANCE_ANY:
        return f"any technology +{a}"
    if op == box.FARM:
        return f"feeds {many(a, 'worker')}"
    if op == box.THRIFT:
        return "meals 1 corn cheaper"
    if op == box.TRADE:
        return "market"
    if op == box.BUILD:
        return "may build again"
    if op == box.ANY_ACTION:
        return "any action for 1 corn"
    return _effect_told(op, a, b)


def _row_short(row: list[Effect]) -> str:
    """A row of effects for a table; a step on every temple is said at once."""
    every = [(box.UP, god, 1) for god in range(TEMPLES)]
    if all(step in row for step in every):
        rest = [effect for effect in row if effect not in every]
        return ", ".join(["all temples +1", *(_effect_short(*effect) for effect in rest)])
    return ", ".join(_effect_short(*effect) for effect in row)


def building_told(name: str) -> str:
    """What a building does, in words."""
    row = effects(int(BUILDING_EFFECTS[BUILDING_IDS.index(name)]))
    return listed([_effect_told(*effect) for effect in row], "and")


def building_short(name: str) -> str:
    return _row_short(effects(int(BUILDING_EFFECTS[BUILDING_IDS.index(name)])))


def building_kind(name: str) -> str:
    return KINDS[BUILDING_KIND[BUILDING_IDS.index(name)]]


def monument_kind(name: str) -> str:
    return KINDS[MONUMENT_KIND[MONUMENT_IDS.index(name)]]


def wealth_told(name: str) -> str:
    row = effects(int(WEALTH_EFFECTS[WEALTH_IDS.index(name)]))
    return listed([_effect_told(*effect) for effect in row], "and")


def monument_told(name: str, players: int) -> str:
    """How a monument scores at the end (TZ 11.14)."""
    way, number = MONUMENT_SCORING[MONUMENT_IDS.index(name)]
    kind = monument_kind(name)
    return {
        box.BEST_TEMPLE: f"{number} points for each step above the start on your best temple",
        box.ALL_TEMPLES: "the points of your steps on all three temples",
        box.PER_KIND: f"{number} points for each {kind} building or monument of yours",
        box.SKULLS_OFFERED: f"{number} points for each skull at Chichen Itza, whoever offered it",
        box.MASTERY: "9, 20 or 33 points for one, two or three technologies at level 3",
        box.LEVELS: f"{number} points for each technology level of yours",
        box.WORKFORCE: f"{number} points for each worker of yours beyond three",
        box.BUILDINGS_OWNED: f"{number} points for each building and monument of yours",
        box.MONUMENTS_BUILT: f"{MONUMENTS_BUILT_POINTS[players]} points for each monument built by anybody",
        box.CORN_TILES: f"{number} points for each corn tile of yours",
        box.WOOD_TILES: f"{number} points for each wood tile of yours",
    }[way]


def monument_short(name: str, players: int) -> str:
    way, number = MONUMENT_SCORING[MONUMENT_IDS.index(name)]
    return {
        box.BEST_TEMPLE: f"best temple ×{number}",
        box.ALL_TEMPLES: "your temple points",
        box.PER_KIND: f"{number} per {monument_kind(name)}",
        box.SKULLS_OFFERED: f"{number} per offering",
        box.MASTERY: "9/20/33: level 3s",
        box.LEVELS: f"{number} per level",
        box.WORKFORCE: f"{number} per extra worker",
        box.BUILDINGS_OWNED: f"{number} per own building",
        box.MONUMENTS_BUILT: f"{MONUMENTS_BUILT_POINTS[players]} per monument",
        box.CORN_TILES: f"{number} per corn tile",
        box.WOOD_TILES: f"{number} per wood tile",
    }[way]


# The calendar


def food_day_told(view: Json) -> str:
    """Which food day comes next, and when."""
    done = int(view["food_days_done"])
    if done == 4:
        return "no food day is left"
    kind = "goods" if done in (0, 2) else "points"
    days = int(view["days_to_food"])
    if view["food_day"] or not days:
        return f"food day for {kind} today"
    return f"food day for {kind} in {many(days, 'day')}"


def age(view: Json) -> int:
    return 1 if int(view["food_days_done"]) < 2 else 2
