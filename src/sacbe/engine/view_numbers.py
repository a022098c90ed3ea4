"""The observation of a game that declares none: its view as numbers, each value at its own place.

We learn which values a view can have by playing some games, always the same ones, so the layout is always the same.
Numbers stay as they are, yes and no are 1 and 0, and a word is its place, from 1 on, among the words seen there. A
value that can be missing has a second number that says whether it is there. What these games never showed has no
place: for good learning, a game should declare its own observation.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

from sacbe.engine.chance import rng
from sacbe.engine.game import CHANCE, Game, Json, Position
from sacbe.engine.observation import Field, Observation

_GAMES: Final = 12
_POSITIONS: Final = 1500
_MOST: Final = 4096
"""The most numbers that an observation may have. Later parts of the view are left out."""
_GREATEST: Final = 32767
_KNOWN: Final = ("game", "rules", "options")
"""Keys with the same value all through a game."""

Path = tuple[str | int, ...]
Leaf = int | float | str | bool | None


def _leaves(value: object, path: Path) -> Iterator[tuple[Path, Leaf]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if path or key not in _KNOWN:
                yield from _leaves(inner, (*path, str(key)))
    elif isinstance(value, list):
        yield (*path, "length"), len(value)
        for at, inner in enumerate(value):
            yield from _leaves(inner, (*path, at))
    elif isinstance(value, int | float | str) or value is None:
        yield path, value


def _some_views(game: Game) -> Iterator[Json]:
    """The views of seats and spectators in some random games."""
    left = _POSITIONS
    for number in range(_GAMES):
        random = rng("view numbers", number)
        pos = game.start()
        while left:
            left -= 1
            for seat in (None, *range(game.players)):
                yield pos.view(seat)
            if pos.is_over:
                break
            seat = CHANCE if pos.turn == CHANCE else pos.pending[random.below(len(pos.pending))]
            choices = pos.legal(seat)
            pos.apply(pos.draw(random) if seat == CHANCE else choices[random.below(len(choices))], seat)


class _Place:
    """The values seen at one place of the views."""

    def __init__(self) -> None:
        self.words: set[str] = set()
        self.seen = 0
        self.has_numbers = False

    def note(self, leaf: Leaf) -> None:
        if isinstance(leaf, str):
            self.words.add(leaf)
        elif leaf is not None:
            self.has_numbers = True
        self.seen += leaf is not None


class ViewNumbers:
    """How the views of a game become numbers."""

    def __init__(self, game: Game) -> None:
        places: dict[Path, _Place] = {}
        views = 0
        for view in _some_views(game):
            views += 1
            for path, leaf in _leaves(view, ()):
                places.setdefault(path, _Place()).note(leaf)
        self.players = game.players
        self.numbers: dict[Path, int] = {}
        self.flags: dict[Path, int] = {}
        self.words: dict[Path, dict[str, int]] = {}
        fields = [
            Field("me", (game.players,), 0, 1, "1 for the seat that looks."),
            Field("decides", (game.players,), 0, 1, "1 for every seat that may decide now."),
        ]
        size = 2 * game.players
        for path, place in places.items():
            if not place.seen or size + 2 > _MOST:
                continue
            name = ".".join(str(part) for part in path)
            self.numbers[path] = size
            if place.words:
                self.words[path] = {word: number for number, word in enumerate(sorted(place.words), 1)}
                meaning = (
                    "A word of the view, by its place in the alphabet, from 1 on; 0 if it has another value or none."
                )
                fields.append(Field(name, (), 0, len(place.words), meaning))
            else:
                fields.append(Field(name, (), -_GREATEST, _GREATEST, "A value of the view; 0 if there is none."))
            size += 1
            if place.has_numbers and place.seen < views:
                self.flags[path] = size
                fields.append(Field(f"{name}?", (), 0, 1, "Is there such a value?"))
                size += 1
        self.layout = Observation(fields)

    def read(self, pos: Position, seat: int) -> list[int]:
        """The numbers of a seat's view. CHANCE is a spectator."""
        row = [0] * self.layout.size
        if seat != CHANCE:
            row[seat] = 1
        for decider in pos.pending:
            row[self.players + decider] = 1
        for path, leaf in _leaves(pos.view(None if seat == CHANCE else seat), ()):
            at = self.numbers.get(path)
            if at is None or leaf is None:
                continue
            if isinstance(leaf, str):
                row[at] = self.words.get(path, {}).get(leaf, 0)
            elif path not in self.words:
                row[at] = max(-_GREATEST, min(_GREATEST, round(leaf)))
            if path in self.flags:
                row[self.flags[path]] = 1
        return row


@cache
def _numbers_of(kind: type[Game], options: tuple[tuple[str, object], ...]) -> ViewNumbers:
    make: object = kind
    assert callable(make)
    return ViewNumbers(make(dict(options)))


def observe_views(game: Game) -> Game:
    """The game. If it declares no observation, it gets the one of its views."""
    if not game.observation.size:
        numbers = _numbers_of(type(game), tuple(game.options.items()))
        game.observation = numbers.layout
        game.observation.reader = numbers.read
    return game
