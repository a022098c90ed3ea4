"""The words written on the picture of Tzolk'in: wheels, gods, levels, and what each monument scores."""

from typing import Final

from sacbe.games.tzolkin import components as box

WHEEL_TITLES: Final = ("Palenque", "Yaxchilan", "Tikal", "Uxmal", "Chichen Itza")
GOD_TITLES: Final = ("Chaac", "Quetzalcoatl", "Kukulcan")

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


def building_kind(name: str) -> str:
    return box.KINDS[box.BUILDING_KIND[box.BUILDING_IDS.index(name)]]


def monument_kind(name: str) -> str:
    return box.KINDS[box.MONUMENT_KIND[box.MONUMENT_IDS.index(name)]]


def monument_told(name: str, players: int) -> str:
    """How a monument scores at the end (TZ 11.14)."""
    way, number = box.MONUMENT_SCORING[box.MONUMENT_IDS.index(name)]
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
        box.MONUMENTS_BUILT: f"{box.MONUMENTS_BUILT_POINTS[players]} points for each monument built by anybody",
        box.CORN_TILES: f"{number} points for each corn tile of yours",
        box.WOOD_TILES: f"{number} points for each wood tile of yours",
    }[way]
