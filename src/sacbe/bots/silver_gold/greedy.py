"""Greedy for Silver & Gold, a yardstick: each decision by the best immediate gain, with a hand-made evaluation.

A marking is worth what it scores at once (coins, palms, completed maps) plus the progress on maps. A field that only a
single mark can still reach is a burden, so markings that keep the rest of a map in one piece are better.
"""

from typing import Final

from sacbe.bots.bot import Sight
from sacbe.engine.chance import Rng
from sacbe.engine.game import Json
from sacbe.games.silver_gold import components as box
from sacbe.games.silver_gold.actions import KEEPS, TAKE_DECK

_NUMBER: Final = {name: number for number, name in enumerate(box.MAP_IDS)}
_FIELD: Final = {box.field_name(field): field for field in range(box.FIELDS_A_GRID)}

# Weights, in points.
COIN: Final = 1.7  # its own point and a share of a trophy
CROSS: Final = 3.0  # one more field at once
FIELD: Final = 1.0  # progress on a map, per field
CLOSENESS: Final = 2.5  # extra as a map nears completion
FIT: Final = 0.35  # each expedition card that still fits on the rest
LONELY: Final = -0.6  # each free field with no free neighbour
CARDS_IN_ALL: Final = box.ROUNDS * box.CARDS_A_ROUND


def _neighbours() -> list[int]:
    near = []
    for field in range(box.FIELDS_A_GRID):
        y, x = divmod(field, box.COLUMNS)
        mask = 0
        for dy, dx in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            if 0 <= y + dy < 4 and 0 <= x + dx < box.COLUMNS:
                mask |= 1 << ((y + dy) * box.COLUMNS + x + dx)
        near.append(mask)
    return near


_NEAR: Final = _neighbours()
# The tables as plain numbers, to multiply with floats.
_COPIES: Final = [int(copies) for copies in box.PATTERN_COPIES]
_SIZE: Final = [int(size) for size in box.POINTS]
_CARDS: Final = sum(_COPIES)


class GreedySilverGold:
    def __init__(self, random: Rng) -> None:
        self._random = random

    def choose(self, sight: Sight) -> int:
        view = sight.view
        me: Json = view["players"][sight.seat]
        best, best_worth = sight.legal[0], -1e9
        for action in sight.legal:
            worth = self._worth(view, me, action) + self._random.unit() * 1e-6
            if worth > best_worth:
                best, best_worth = action, worth
        return best

    def _worth(self, view: Json, me: Json, action: int) -> float:
        if action == TAKE_DECK:
            return deck_worth(view, me)
        if action >= KEEPS:
            return map_worth((action - KEEPS) % box.MAPS, view, me)
        slot, shape = divmod(action, box.SHAPES)
        return mark_worth(view, me, me["maps"][slot], box.SHAPE_MASK[shape])


def mark_worth(view: Json, me: Json, chart: Json, mask: int) -> float:
    """What marking these fields of a map is worth now."""
    held = _NUMBER[chart["id"]]
    marks = sum(1 << _FIELD[name] for name in chart["marked"])
    after = marks | mask
    worth = COIN * int(box.POP[mask & box.COINS[held]]) if me["coins"] < box.COIN_BOXES else 0.0
    worth += CROSS * int(box.POP[mask & box.CROSSES[held]])
    if mask & box.PALMS[held] and len(me["palms"]) < box.PALM_BOXES:
        worth += 1 + int(view["display_palms"])
    return worth + map_state(held, after, me) - map_state(held, marks, me)


def map_state(held: int, marks: int, me: Json) -> float:
    """What a map with these marks is worth."""
    size = _SIZE[held]
    done = marks.bit_count()
    free = box.FIELDS[held] & ~marks
    if not free:
        return size * FIELD + CLOSENESS + FIT * _CARDS + seal_worth(held, me)
    worth = FIELD * done + CLOSENESS * (done / size) ** 2
    worth += FIT * sum(_COPIES[p] for p in range(box.PATTERNS) if fits(held, p, marks))
    lonely = sum(1 for field in range(box.FIELDS_A_GRID) if free >> field & 1 and not free & _NEAR[field])
    return worth + LONELY * lonely


def fits(held: int, pattern: int, marks: int) -> bool:
    place = held * box.PATTERNS + pattern
    return any(not box.FIT_MASK[at] & marks for at in range(box.FIT_FROM[place], box.FIT_FROM[place + 1]))


def seal_worth(held: int, me: Json) -> float:
    """What a map adds through seals: its own, and those of completed maps that name its colour."""
    done = [_NUMBER[name] for name in me["completed"]]
    worth = 0.0
    if box.SEAL[held] >= 0:
        worth += box.SEAL_VALUE[box.SEAL[held]] * (0.5 + sum(box.COLOUR[m] == box.SEAL[held] for m in done))
    worth += sum(box.SEAL_VALUE[box.COLOUR[held]] for m in done if box.SEAL[m] == box.COLOUR[held])
    return worth


def map_worth(held: int, view: Json, me: Json) -> float:
    """What taking a map is worth, with the number of cards left to fill it."""
    size = _SIZE[held]
    left = CARDS_IN_ALL - int(view["number"])
    crosses = int(box.POP[box.CROSSES[held]])
    coins = int(box.POP[box.COINS[held]])
    palms = int(box.POP[box.PALMS[held]])
    fit = sum(_COPIES[p] for p in range(box.PATTERNS) if fits(held, p, 0)) / _CARDS
    cards = (size - crosses) / (1.6 + fit)  # about how many cards it takes
    if cards > left:
        return -cards
    worth = size + COIN * coins + 2.5 * palms + seal_worth(held, me)
    return worth / (cards + 1.0)


def deck_worth(view: Json, me: Json) -> float:
    """What the top map of the deck is worth: the average of the unseen maps."""
    seen = set(view["display"])
    for player in view["players"]:
        seen.update(player["completed"])
        seen.update(chart["id"] for chart in player["maps"] if chart is not None)
    unseen = [number for number, name in enumerate(box.MAP_IDS) if name not in seen]
    return sum(map_worth(held, view, me) for held in unseen) / len(unseen)
