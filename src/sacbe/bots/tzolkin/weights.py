"""What the evaluation of Tzolk'in counts, in points: every term by name with its weight and what it means.

They begin with a set that was made by hand and by scripts outside of the package, step by step
(docs/bots-log/tzolkin.md names every one);
`sacbe tune tzolkin --bot strong:60 --steps 5 --games 160 --method coordinate --seed 1
    --start docs/bots-log/tzolkin-by-hand.txt`
gives the weights as they are. "Early" is the first day and "late" the last one; in between the worth slides from one to
the other.
"""

from typing import Final

from librt.vecs import vec

CORN_EARLY: Final = 0
CORN_LATE: Final = 1
CORN_PLENTY: Final = 2
LIQUID: Final = 3
WOOD_EARLY: Final = 4
STONE_EARLY: Final = 5
GOLD_EARLY: Final = 6
SKULL_EARLY: Final = 7
WOOD_LATE: Final = 8
STONE_LATE: Final = 9
GOLD_LATE: Final = 10
SKULL_LATE: Final = 11
PLENTY: Final = 12
HUNGER_FADE: Final = 13
RIPE: Final = 14
LATER_MEAL: Final = 15
AGRICULTURE_1: Final = 16
AGRICULTURE_2: Final = 17
AGRICULTURE_3: Final = 18
EXTRACTION_1: Final = 19
EXTRACTION_2: Final = 20
EXTRACTION_3: Final = 21
ARCHITECTURE_1: Final = 22
ARCHITECTURE_2: Final = 23
ARCHITECTURE_3: Final = 24
THEOLOGY_1: Final = 25
THEOLOGY_2: Final = 26
THEOLOGY_3: Final = 27
WORKER_4: Final = 28
WORKER_5: Final = 29
WORKER_6: Final = 30
LIGHT_SIDE: Final = 31
HAND: Final = 32
WAIT: Final = 33
RIDE: Final = 34
FAR: Final = 35
SECOND_RIDER: Final = 36
MISSING_1: Final = 37
MISSING_2: Final = 38
MISSING_MORE: Final = 39
NO_LEVEL: Final = 40
NO_SKULL: Final = 41
SKULL_COMING: Final = 42
TWICE: Final = 43
MARKET: Final = 44
EXTRA_BUILD: Final = 45
EXTRA_ACTION: Final = 46
LEAD_SURE: Final = 47
AGE_2_STEP: Final = 48
TEMPLE_GOODS: Final = 49
CLIMB: Final = 50
MONUMENT_HOPE: Final = 51
MONUMENT_GROWTH: Final = 52
BUILT_GROWTH: Final = 53
SPACE_BEGUN: Final = 54

TERMS: Final[list[tuple[str, float, str]]] = [
    ("CORN_EARLY", 1.06, "a corn, on the first day"),
    ("CORN_LATE", 0.32, "a corn, on the last days; what is left in the end counts a quarter"),
    ("CORN_PLENTY", 0.715, "how much of its worth a corn keeps beyond a dozen"),
    ("LIQUID", 0.22, "each of the first four corn, which place workers"),
    ("WOOD_EARLY", 1.22, "a wood, on the first day"),
    ("STONE_EARLY", 0.81, "a stone, on the first day"),
    ("GOLD_EARLY", 2.17, "a gold, on the first day"),
    ("SKULL_EARLY", 4.98, "a skull, on the first day"),
    ("WOOD_LATE", 0.45, "a wood, near the end"),
    ("STONE_LATE", 1.15, "a stone, near the end"),
    ("GOLD_LATE", 1.65, "a gold, near the end"),
    ("SKULL_LATE", 2.68, "a skull, near the end"),
    ("PLENTY", 0.73, "how much of its worth a resource keeps beyond four of its kind"),
    ("HUNGER_FADE", 0.15, "how much less certain hunger is, for each day until the next food day"),
    ("RIPE", 0.6, "how much of the harvest that riders can still reach counts against hunger"),
    ("LATER_MEAL", 0.65, "a worker fed for free on a food day after the next"),
    ("AGRICULTURE_1", 1.09, "a level of a technology, on the first day"),
    ("AGRICULTURE_2", 3.16, "so"),
    ("AGRICULTURE_3", 3.76, "so"),
    ("EXTRACTION_1", 1.08, "so"),
    ("EXTRACTION_2", 3.72, "so"),
    ("EXTRACTION_3", 1.92, "so"),
    ("ARCHITECTURE_1", 0.95, "so"),
    ("ARCHITECTURE_2", 3.34, "so"),
    ("ARCHITECTURE_3", 5.02, "so"),
    ("THEOLOGY_1", 1.79, "so"),
    ("THEOLOGY_2", 4.14, "so"),
    ("THEOLOGY_3", 2.97, "so"),
    ("WORKER_4", 3.44, "the fourth worker, on the first day"),
    ("WORKER_5", 4.16, "the fifth"),
    ("WORKER_6", 2.17, "the sixth"),
    ("LIGHT_SIDE", 0.9, "the double advance"),
    ("HAND", 0.03, "a worker in hand"),
    ("WAIT", 0.0, "each day that a rider has to wait"),
    ("RIDE", 0.68, "how much of the worth of the action it rides to a worker has"),
    ("FAR", 0.74, "what remains of that for each day until it gets there"),
    ("SECOND_RIDER", 0.18, "how much of that is left for the second worker of the same wheel, and so on"),
    ("MISSING_1", 0.6, "how much of a building's worth is left while one resource is missing"),
    ("MISSING_2", 0.42, "so, while two are missing"),
    ("MISSING_MORE", 0.12, "so, while more are missing"),
    ("NO_LEVEL", 0.24, "how much of a technology's worth is left while it cannot be paid"),
    ("NO_SKULL", 0.26, "how much of a slot's worth at Chichen Itza is left without a skull"),
    ("SKULL_COMING", 0.99, "so, while a worker rides towards a skull"),
    ("TWICE", 0.32, "how much of its worth a second level or building of one action has"),
    ("MARKET", 0.19, "a visit to the market"),
    ("EXTRA_BUILD", 1.53, "building once more"),
    ("EXTRA_ACTION", 2.53, "an action of choice"),
    ("LEAD_SURE", 0.42, "how sure the lead on a temple is, long before it counts"),
    ("AGE_2_STEP", 1.34, "how much of the points of the second age counts in the first"),
    ("TEMPLE_GOODS", 0.9, "how much of the goods that temples will give counts"),
    ("CLIMB", 0.5, "each step, for each food day left, as a way to higher ones"),
    ("MONUMENT_HOPE", 0.45, "how much of a monument's gain counts while its cost is being gathered"),
    ("MONUMENT_GROWTH", 0.1, "how much a built monument still grows, as a part of its points, from the first day on"),
    ("BUILT_GROWTH", 0.52, "a building, for what it may still count"),
    ("SPACE_BEGUN", 0.41, "a worker on its wheel, whatever it can do"),
]

WEIGHTS: Final[vec[float]] = vec[float]([weight for _, weight, _ in TERMS])


def weights() -> list[tuple[str, float, str]]:
    """Name, weight and meaning of each term, for tuning and for people."""
    return TERMS
