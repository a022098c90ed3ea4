"""The words of Silver & Gold: every kind of action with its numbers, its notation and its deed."""

from typing import Final

from sacbe.engine.vocabulary import Vocabulary, kind
from sacbe.games.silver_gold import components as box
from sacbe.games.silver_gold.actions import CARD_DRAWN, KEEPS, MAP_DRAWN, START_DRAWN, TAKE_DECK, TAKES
from sacbe.games.silver_gold.components import field_names

_MARKINGS: Final = [
    {
        "pattern": None if box.SHAPE_PATTERN[shape] == box.SINGLE else box.PATTERN_IDS[box.SHAPE_PATTERN[shape]],
        "fields": field_names(box.SHAPE_MASK[shape]),
    }
    for shape in range(box.SHAPES)
]

WORDS: Final = Vocabulary(
    kind(
        0, "mark", "mark these fields of map 1 or 2; the pattern is null for a single field",
        lambda deed: f"mark {deed['map']} {'-'.join(deed['fields'])}", map=(1, 2), marking=_MARKINGS,
    ),
    kind(KEEPS, "keep", "keep a dealt map", id=box.MAP_IDS),
    kind(TAKES, "take", "take a map of the display", id=box.MAP_IDS),
    kind(TAKE_DECK, "take-deck", "take the top map of the deck", "take deck"),
    kind(MAP_DRAWN, "draw map", "a map is dealt, turned up or taken from the deck", "map {id}", id=box.MAP_IDS),
    kind(CARD_DRAWN, "draw card", "an expedition card is revealed", "card {id}", id=box.PATTERN_IDS),
    kind(START_DRAWN, "draw start-player", "who starts", "start {seat}", seat=range(max(box.PLAYERS))),
)  # fmt: skip
