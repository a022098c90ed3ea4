"""What is in the box (TZ 1) and what everything does, as data: wheels, temples, technologies, buildings, monuments, wealth.

What a space or a tile does is a row of effects, each a word and up to two numbers; `effects` runs them. A new building is
one row here.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PLAYERS: Final = (4, 3, 2)

# Goods. Wood, stone and gold are resources; corn and skulls are not (TZ 1.2).
CORN: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
SKULL: Final = 4
GOODS: Final = ("corn", "wood", "stone", "gold", "skull")
RESOURCES: Final = ("wood", "stone", "gold")
MARKET: Final[vec[i64]] = vec[i64]([1, 2, 3, 4])
"""What a good is worth in corn at the market (TZ 5.10)."""
SKULLS: Final = 13

PALENQUE: Final = 0
YAXCHILAN: Final = 1
TIKAL: Final = 2
UXMAL: Final = 3
CHICHEN_ITZA: Final = 4
WHEELS: Final = 5
WHEEL_NAMES: Final = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen")
# Teeth of the wheels and days of the calendar (TZ 1.1).
TEETH: Final[vec[i64]] = vec[i64]([10, 10, 10, 10, 13])
LAST: Final[vec[i64]] = vec[i64]([7, 7, 7, 7, 10])
"""The last numbered space of a wheel; two unnumbered positions follow, then 0."""
WHEEL_AT: Final[vec[i64]] = vec[i64]([0, 10, 20, 30, 40, 53])
"""Where a wheel's positions begin in the array of all positions."""
POSITIONS: Final = 53
NUMBERED: Final[vec[i64]] = vec[i64]([5, 5, 5, 5, 9])
"""The highest numbered action of a wheel."""

CHAAC: Final = 0
QUETZALCOATL: Final = 1
KUKULCAN: Final = 2
GODS: Final = ("chaac", "quetzalcoatl", "kukulcan")
TEMPLES: Final = 3
START_STEP: Final = 1  # the white one (TZ 2.4)
# Per temple: points of each step from the bottom, goods of each step ("" for none), bonus of the leader in age 1 and 2.
_TEMPLES: Final = (
    ((-1, 0, 2, 4, 6, 7, 8), ("", "", "stone", "", "stone", "", ""), (6, 2)),
    ((-2, 0, 1, 2, 4, 6, 9, 12, 13), ("", "", "", "gold", "", "gold", "", "", ""), (2, 6)),
    ((-3, 0, 1, 3, 5, 7, 9, 10), ("", "", "wood", "", "wood", "skull", "", ""), (4, 4)),
)
STEPS: Final = 9  # room for the highest temple
TOP: Final[vec[i64]] = vec[i64]([len(points) - 1 for points, _, _ in _TEMPLES])
STEP_POINTS: Final[vec[i64]] = vec[i64](
    [points[step] if step < len(points) else 0 for points, _, _ in _TEMPLES for step in range(STEPS)]
)
STEP_GOODS: Final[vec[i64]] = vec[i64](
    [
        GOODS.index(goods[step]) if step < len(goods) and goods[step] else -1
        for _, goods, _ in _TEMPLES
        for step in range(STEPS)
    ]
)
GOODS_UP_TO: Final[vec[i64]] = vec[i64](
    [goods[: step + 1].count(good) for _, goods, _ in _TEMPLES for step in range(STEPS) for good in GOODS]
)
"""How many of a good a step of a temple and all below it give (TZ 9.3): at 5 (STEPS god + step) + good."""
LEADER_BONUS: Final[vec[i64]] = vec[i64]([bonus[age] for _, _, bonus in _TEMPLES for age in range(2)])

AGRICULTURE: Final = 0
EXTRACTION: Final = 1
ARCHITECTURE: Final = 2
THEOLOGY: Final = 3
TRACKS: Final = 4
TRACK_NAMES: Final = ("agriculture", "extraction", "architecture", "theology")
HIGHEST_LEVEL: Final = 3

FOOD_DAYS: Final[vec[i64]] = vec[i64]([7, 13, 20, 26])
"""Counted on from day 0, which is no food day (TZ 1.1, 2.1)."""

WORKERS_AT_START: Final = 3
WORKERS_AT_MOST: Final = 6
DEALT: Final = 4
KEPT: Final = 2
DISPLAY: Final = 6
MONUMENTS_SHOWN: Final = {2: 4, 3: 5, 4: 6}
DUMMIES: Final = {2: 12, 3: 6, 4: 0}
MEAL: Final = 2
UNFED_POINTS: Final = 3

# Effects by number.
END: Final = 0
GAIN: Final = 1  # good, number
POINTS: Final = 2  # number
UP: Final = 3  # god, steps
UP_ANY: Final = 4  # steps
ADVANCE: Final = 5  # track
ADVANCE_ANY: Final = 6  # levels, free
WORKER: Final = 7
FARM: Final = 8  # workers fed for free
THRIFT: Final = 9  # corn less for every worker
TRADE: Final = 10  # the market
BUILD: Final = 11  # may build one, as Tikal 2
ANY_ACTION: Final = 12  # 1 if it may be declined
PAY_CORN: Final = 13  # number
PAY_RESOURCE: Final = 14  # number
FISH: Final = 15  # corn
HARVEST: Final = 16  # group
EXTRACT: Final = 17  # good, number
TAKE_SKULL: Final = 18
STUDY: Final = 19  # levels at most, paid
CONSTRUCT: Final = 20  # buildings at most (2: or a monument)
CONSTRUCT_WITH_CORN: Final = 21
UP_TWO: Final = 22
OFFER_SKULL: Final = 23  # slot
GAIN_ANY: Final = 24  # resources of choice
PRAY: Final = 25  # theology 2: may pay a resource for a step
# Every effect by name: its number, and the fields that docs/deeds.md tells of its two numbers.
_EFFECTS: Final[dict[str, tuple[int, tuple[str, ...]]]] = {
    "gain": (GAIN, ("good", "number")),
    "points": (POINTS, ("number",)),
    "up": (UP, ("god", "number")),
    "up any": (UP_ANY, ("number",)),
    "advance": (ADVANCE, ("technology",)),
    "advance any": (ADVANCE_ANY, ("number",)),
    "worker": (WORKER, ()),
    "farm": (FARM, ("number",)),
    "thrift": (THRIFT, ("number",)),
    "trade": (TRADE, ()),
    "build": (BUILD, ()),
    "any action": (ANY_ACTION, ()),
    "pay corn": (PAY_CORN, ()),
    "pay resource": (PAY_RESOURCE, ()),
    "fish": (FISH, ()),
    "harvest": (HARVEST, ()),
    "extract": (EXTRACT, ()),
    "take skull": (TAKE_SKULL, ()),
    "study": (STUDY, ()),
    "construct": (CONSTRUCT, ()),
    "construct with corn": (CONSTRUCT_WITH_CORN, ()),
    "up two": (UP_TWO, ()),
    "offer skull": (OFFER_SKULL, ()),
    "gain any": (GAIN_ANY, ()),
    "pray": (PRAY, ()),
}
EFFECT_NAMES: Final = {op: name for name, (op, _) in _EFFECTS.items()}
EFFECT_FIELDS: Final = dict(_EFFECTS.values())
FIELD_VALUES: Final = {"good": GOODS, "god": GODS, "technology": TRACK_NAMES}
"""What a number means in these fields; in the others it is meant itself."""

Effect = tuple[str, int, int]

# What the numbered actions of the wheels do, from action 1 on (TZ 5.1 and what follows it).
_ACTIONS: Final[tuple[tuple[tuple[Effect, ...], ...], ...]] = (
    (
        (("fish", 3, 0),),  # TZ 5.1
        (("harvest", 2, 0),),
        (("harvest", 3, 0),),
        (("harvest", 4, 0),),
        (("harvest", 5, 0),),
    ),
    (
        (("extract", WOOD, 1),),  # TZ 5.3
        (("extract", STONE, 1), ("gain", CORN, 1)),
        (("extract", GOLD, 1), ("gain", CORN, 2)),
        (("take skull", 0, 0),),
        (("extract", GOLD, 1), ("extract", STONE, 1), ("gain", CORN, 2)),
    ),
    (
        (("study", 1, 0),),
        (("construct", 1, 0),),
        (("study", 2, 0),),
        (("construct", 2, 0),),
        (("pay resource", 1, 0), ("up two", 0, 0)),
    ),
    (
        (("pay corn", 3, 0), ("up any", 1, 0)),  # TZ 5.9
        (("trade", 0, 0),),
        (("worker", 0, 0),),
        (("construct with corn", 0, 0),),
        (("any action", 0, 0),),
    ),
    tuple(
        (("offer skull", slot, 0), ("points", points, 0), ("up", god, 1), ("gain any", chosen, 0), ("pray", 0, 0))
        for slot, (points, god, chosen) in enumerate(
            (
                (4, CHAAC, 0), (5, CHAAC, 0), (6, CHAAC, 0), (7, KUKULCAN, 0), (8, KUKULCAN, 0), (8, KUKULCAN, 1),
                (10, QUETZALCOATL, 0), (11, QUETZALCOATL, 1), (13, QUETZALCOATL, 1),
            ),
            start=1,
        )
    ),
)  # fmt: skip
SLOTS: Final = 9

# Corn and wood of the harvest at Palenque 2, 3, 4, 5 (TZ 5.2).
HARVEST_CORN: Final[vec[i64]] = vec[i64]([0, 0, 4, 5, 7, 9])
HARVEST_WOOD: Final[vec[i64]] = vec[i64]([0, 0, 0, 2, 3, 4])

FARM_KIND: Final = 0
CIVIC: Final = 1
TOMB: Final = 2
ALTAR: Final = 3
KINDS: Final = ("farm", "civic", "tomb", "altar")

# Buildings: id, kind, cost in wood, stone, gold, effects (TZ 1.3, 5.17). The age is the number after the A.
_BUILDINGS: Final[tuple[tuple[str, int, tuple[int, int, int], tuple[Effect, ...]], ...]] = (
    ("A1-01", FARM_KIND, (1, 0, 0), (("farm", 1, 0),)),
    ("A1-02", FARM_KIND, (1, 0, 0), (("farm", 1, 0),)),
    ("A1-03", FARM_KIND, (1, 0, 0), (("farm", 1, 0),)),
    ("A1-04", FARM_KIND, (4, 0, 0), (("thrift", 1, 0),)),
    ("A1-05", FARM_KIND, (4, 0, 0), (("thrift", 1, 0),)),
    ("A1-06", CIVIC, (2, 0, 0), (("advance", AGRICULTURE, 0),)),
    ("A1-07", CIVIC, (3, 0, 0), (("advance", AGRICULTURE, 0), ("gain", STONE, 1))),
    ("A1-08", CIVIC, (1, 1, 0), (("advance", EXTRACTION, 0), ("gain", CORN, 1))),
    ("A1-09", CIVIC, (2, 1, 0), (("advance", EXTRACTION, 0), ("gain", GOLD, 1))),
    ("A1-10", TOMB, (2, 1, 0), (("up", CHAAC, 1), ("up", QUETZALCOATL, 1))),
    ("A1-11", TOMB, (1, 2, 0), (("up", CHAAC, 1), ("up", KUKULCAN, 1))),
    ("A1-12", TOMB, (1, 0, 1), (("up any", 1, 0), ("build", 0, 0))),
    ("A1-13", ALTAR, (0, 0, 1), (("advance", ARCHITECTURE, 0),)),
    ("A1-14", ALTAR, (0, 1, 1), (("advance", THEOLOGY, 0), ("up", KUKULCAN, 1))),
    ("A2-01", FARM_KIND, (2, 0, 0), (("farm", 3, 0),)),
    ("A2-02", FARM_KIND, (2, 0, 0), (("farm", 3, 0),)),
    ("A2-03", FARM_KIND, (2, 0, 0), (("farm", 3, 0),)),
    ("A2-04", CIVIC, (3, 0, 0), (("advance any", 1, 0), ("gain", STONE, 1))),
    ("A2-05", CIVIC, (2, 1, 0), (("advance any", 1, 0), ("gain", GOLD, 1))),
    ("A2-06", CIVIC, (3, 1, 0), (("advance any", 1, 0), ("gain", CORN, 6))),
    ("A2-07", CIVIC, (2, 2, 0), (("advance any", 1, 0), ("gain", SKULL, 1))),
    ("A2-08", TOMB, (1, 1, 1), (("worker", 0, 0), ("points", 6, 0))),
    ("A2-09", TOMB, (0, 3, 0), (("trade", 0, 0), ("points", 6, 0))),
    ("A2-10", TOMB, (1, 0, 2), (("points", 8, 0),)),
    ("A2-11", TOMB, (2, 1, 1), (("any action", 1, 0), ("points", 2, 0))),
    ("A2-12", TOMB, (1, 2, 1), (("up", CHAAC, 1), ("up", QUETZALCOATL, 1), ("up", KUKULCAN, 1), ("points", 3, 0))),
    ("A2-13", ALTAR, (0, 2, 0), (("up", CHAAC, 2), ("points", 2, 0))),
    ("A2-14", ALTAR, (0, 0, 2), (("up", KUKULCAN, 2), ("points", 3, 0))),
    ("A2-15", ALTAR, (0, 0, 3), (("up", QUETZALCOATL, 2), ("points", 4, 0))),
    ("A2-16", ALTAR, (0, 2, 1), (("advance", THEOLOGY, 0), ("up", CHAAC, 1), ("up", KUKULCAN, 1))),
    ("A2-17", ALTAR, (0, 1, 2), (("advance any", 2, 0),)),
    ("A2-18", ALTAR, (0, 1, 1), (("advance", ARCHITECTURE, 0), ("points", 3, 0))),
)

# How monuments score (TZ 11.14).
BEST_TEMPLE: Final = 0  # points per step above the start on the best temple
ALL_TEMPLES: Final = 1  # the points of all three steps
PER_KIND: Final = 2  # points per own building or monument of the kind
SKULLS_OFFERED: Final = 3  # points per skull at Chichen Itza
MASTERY: Final = 4  # by tracks at level 3
LEVELS: Final = 5  # points per level
WORKFORCE: Final = 6  # by workers in play
BUILDINGS_OWNED: Final = 7  # points per own building and monument
MONUMENTS_BUILT: Final = 8  # points per monument of anybody, by players
CORN_TILES: Final = 9
WOOD_TILES: Final = 10
# Monuments: id, kind, cost in wood, stone, gold, skulls, how it scores, a number.
_MONUMENTS: Final = (
    ("M01", ALTAR, (0, 3, 3, 0), BEST_TEMPLE, 3),
    ("M02", ALTAR, (0, 4, 3, 0), ALL_TEMPLES, 1),
    ("M03", ALTAR, (0, 2, 3, 0), PER_KIND, 4),
    ("M04", ALTAR, (0, 0, 4, 1), SKULLS_OFFERED, 3),
    ("M05", CIVIC, (2, 3, 1, 0), PER_KIND, 4),
    ("M06", CIVIC, (1, 1, 3, 0), MASTERY, 0),
    ("M07", CIVIC, (2, 1, 3, 0), LEVELS, 3),
    ("M08", CIVIC, (3, 0, 3, 0), WORKFORCE, 6),
    ("M09", TOMB, (1, 3, 2, 0), BUILDINGS_OWNED, 2),
    ("M10", TOMB, (2, 2, 2, 0), MONUMENTS_BUILT, 0),
    ("M11", TOMB, (3, 2, 1, 0), PER_KIND, 4),
    ("M12", TOMB, (1, 1, 4, 0), CORN_TILES, 4),
    ("M13", TOMB, (1, 0, 4, 0), WOOD_TILES, 4),
)
MASTERY_POINTS: Final = (0, 9, 20, 33, 33)
MONUMENTS_BUILT_POINTS: Final = {2: 6, 3: 5, 4: 4}

# Starting wealth: id, effects, and where a dummy goes when the tile is drawn for one (TZ 2.5, 2.6).
_WEALTH: Final[tuple[tuple[str, tuple[Effect, ...], int, int], ...]] = (
    ("W01", (("gain", CORN, 3), ("up", QUETZALCOATL, 1), ("advance", AGRICULTURE, 0)), PALENQUE, 1),
    ("W02", (("gain", CORN, 5), ("gain", GOLD, 1), ("up", QUETZALCOATL, 1)), PALENQUE, 3),
    ("W03", (("gain", STONE, 1), ("gain", GOLD, 1), ("advance", AGRICULTURE, 0)), PALENQUE, 5),
    ("W04", (("gain", CORN, 9), ("gain", STONE, 1)), PALENQUE, 7),
    ("W05", (("gain", WOOD, 1), ("up", KUKULCAN, 1), ("advance", EXTRACTION, 0)), YAXCHILAN, 1),
    ("W06", (("gain", CORN, 2), ("gain", WOOD, 2), ("up", KUKULCAN, 1)), YAXCHILAN, 3),
    ("W07", (("gain", CORN, 4), ("gain", WOOD, 1), ("advance", EXTRACTION, 0)), YAXCHILAN, 5),
    ("W08", (("gain", CORN, 3), ("gain", WOOD, 2), ("gain", STONE, 1)), YAXCHILAN, 7),
    ("W09", (("gain", CORN, 2), ("up", CHAAC, 1), ("advance", ARCHITECTURE, 0)), TIKAL, 1),
    ("W10", (("gain", CORN, 6), ("gain", STONE, 2)), TIKAL, 3),
    ("W11", (("gain", CORN, 3), ("gain", GOLD, 1), ("advance", ARCHITECTURE, 0)), TIKAL, 5),
    ("W12", (("gain", CORN, 6), ("gain", WOOD, 1), ("gain", STONE, 1)), TIKAL, 7),
    ("W13", (("gain", CORN, 5), ("gain", STONE, 1), ("up", CHAAC, 1)), UXMAL, 1),
    ("W14", (("gain", CORN, 3), ("gain", WOOD, 1), ("farm", 1, 0)), UXMAL, 3),
    ("W15", (("worker", 0, 0),), UXMAL, 5),
    ("W16", (("gain", CORN, 8), ("gain", GOLD, 1)), UXMAL, 7),
    ("W17", (("gain", CORN, 4), ("gain", WOOD, 1), ("gain", SKULL, 1)), CHICHEN_ITZA, 0),
    ("W18", (("gain", CORN, 5), ("gain", STONE, 1), ("advance", THEOLOGY, 0)), CHICHEN_ITZA, 3),
    ("W19", (("gain", CORN, 4), ("gain", WOOD, 3)), CHICHEN_ITZA, 5),
    ("W20", (("gain", CORN, 2), ("gain", WOOD, 2), ("advance", THEOLOGY, 0)), CHICHEN_ITZA, 7),
    ("W21", (("gain", CORN, 7), ("gain", WOOD, 2)), CHICHEN_ITZA, 10),
)

# Numbers, not lengths: compiled code then knows them (TZ 1.3).
BUILDINGS: Final = 32
MONUMENTS: Final = 13
WEALTH: Final = 21
BUILDING_IDS: Final = tuple(row[0] for row in _BUILDINGS)
MONUMENT_IDS: Final = tuple(row[0] for row in _MONUMENTS)
WEALTH_IDS: Final = tuple(row[0] for row in _WEALTH)
BUILDING_KIND: Final[vec[i64]] = vec[i64]([row[1] for row in _BUILDINGS])
BUILDING_COST: Final[vec[i64]] = vec[i64]([number for row in _BUILDINGS for number in row[2]])
"""Wood, stone and gold of building b at 3 b."""
MONUMENT_KIND: Final[vec[i64]] = vec[i64]([row[1] for row in _MONUMENTS])
MONUMENT_COST: Final[vec[i64]] = vec[i64]([number for row in _MONUMENTS for number in row[2]])
"""Wood, stone, gold and skulls of monument m at 4 m."""
MONUMENT_SCORING: Final = tuple((row[3], row[4]) for row in _MONUMENTS)
DUMMY_WHEEL: Final[vec[i64]] = vec[i64]([row[2] for row in _WEALTH])
DUMMY_SPACE: Final[vec[i64]] = vec[i64]([row[3] for row in _WEALTH])

BIT: Final[vec[i64]] = vec[i64]([2**n for n in range(60)])
"""The set that holds n alone. A table and not a shift: mypyc 2.4 writes a constant left of << as a 32-bit C number."""
AGE1: Final[i64] = sum(2**b for b in range(BUILDINGS) if BUILDING_IDS[b][1] == "1")
AGE2: Final[i64] = sum(2**b for b in range(BUILDINGS) if BUILDING_IDS[b][1] == "2")
KIND_BUILDINGS: Final[vec[i64]] = vec[i64](
    [sum(2**b for b in range(BUILDINGS) if BUILDING_KIND[b] == kind) for kind in range(len(KINDS))]
)
KIND_MONUMENTS: Final[vec[i64]] = vec[i64](
    [sum(2**m for m in range(MONUMENTS) if MONUMENT_KIND[m] == kind) for kind in range(len(KINDS))]
)

# All effects in one row after another; a tile or an action is the index of its first one.
_rows: Final[list[tuple[Effect, ...]]] = (
    [row[3] for row in _BUILDINGS] + [row[1] for row in _WEALTH] + [row for wheel in _ACTIONS for row in wheel]
)


def _starts() -> list[int]:
    starts: list[int] = []
    at = 0
    for row in _rows:
        starts.append(at)
        at += len(row) + 1
    return starts


def _table() -> list[tuple[int, int, int]]:
    table: list[tuple[int, int, int]] = []
    for row in _rows:
        table += [(_EFFECTS[word][0], a, b) for word, a, b in row]
        table.append((END, 0, 0))
    return table


EFFECT_OP: Final[vec[i64]] = vec[i64]([op for op, _, _ in _table()])
EFFECT_A: Final[vec[i64]] = vec[i64]([a for _, a, _ in _table()])
EFFECT_B: Final[vec[i64]] = vec[i64]([b for _, _, b in _table()])
BUILDING_EFFECTS: Final[vec[i64]] = vec[i64](_starts()[:BUILDINGS])
WEALTH_EFFECTS: Final[vec[i64]] = vec[i64](_starts()[BUILDINGS : BUILDINGS + WEALTH])
_ACTION_STARTS: Final = _starts()[BUILDINGS + WEALTH :]
ACTION_EFFECTS: Final[vec[i64]] = vec[i64](
    [0 if n == 0 or n > NUMBERED[w] else _ACTION_STARTS[5 * w + n - 1] for w in range(WHEELS) for n in range(11)]
)
"""What action n of wheel w does, at 11 w + n."""
