"""Everything that games give to be said: deeds, events, terms and refusals of random games."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import sacbe
from sacbe.engine.chance import rng
from sacbe.engine.errors import Sentence
from sacbe.engine.game import CHANCE, Game

NAMES = ["Ana", "Bea", "Cai", "Dan"]
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("silver_gold", {"players": 2}),
    ("silver_gold", {"players": 4}),
    ("tikal", {"players": 3}),
    ("tikal", {"players": 4, "auction": True}),
    ("tzolkin", {"players": 2}),
    ("tzolkin", {"players": 4}),
]


@dataclass(frozen=True)
class Case:
    """One thing to say: a deed, an event, the terms of an action, or a refusal."""

    kind: str
    game: str
    names: list[str]
    said: dict[str, Any]


def cases(seed: str) -> Iterator[Case]:
    for name, options in TABLES:
        game = sacbe.load(name, **options)
        yield from _deeds(game)
        yield from _game(game, f"{seed} {name} {options}")


def _deeds(game: Game) -> Iterator[Case]:
    for action in range(game.actions):
        yield Case("deed", game.id, NAMES[: game.players], game.deed(action))


def _game(game: Game, seed: str) -> Iterator[Case]:
    """A random game: at every step the terms of some choices, some refusals, and what came of the step."""
    random = rng(seed)
    names = NAMES[: game.players]
    pos = game.start()
    while not pos.is_over:
        seat = pos.pending[0] if pos.pending else CHANCE
        legal = [action for action, _ in pos.outcomes()] if seat == CHANCE else pos.legal(seat)
        action = legal[random.below(len(legal))]
        if seat != CHANCE:
            for _ in range(3):
                choice = legal[random.below(len(legal))]
                yield Case("terms", game.id, names, pos.terms(choice, seat))
                refused = game.explain(pos, random.below(game.decisions))
                if refused is not None and isinstance(refused[1], Sentence):
                    said = {"message": refused[1].message, "args": refused[1].args}
                    yield Case("refusal", game.id, names, said)
        before = pos.copy()
        pos.push(action, None if seat == CHANCE else seat)
        for event in game.news(before, pos, seat, action, 0):
            yield Case("event", game.id, names, event)
