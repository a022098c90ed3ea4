"""A table of Tzolk'in for the tests of the text client: typed lines in, screens and a record out."""

import io
import sys
from functools import cache
from pathlib import Path

import pytest

import sacbe
from sacbe.cli.play import play
from sacbe.engine.game import Json

SEED = 5
NAMES = ["Ana", "Bea", "Cid", "Dora"]
FIRST_CHOICE = ["moves", "1!"]
"""Two lines that do the first thing allowed, whatever is asked."""


class Table:
    """Plays through `play` with lines typed beforehand; what was shown and what was saved can be looked at."""

    def __init__(self, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.path = path
        self.seats = "Ana=human,Bea=random"
        self.seed = SEED
        self.plain = False
        self.code = -1
        self._monkeypatch = monkeypatch

    def type(self, *lines: str) -> str:
        """Begin a game, or go on with the one there is, until the lines run out. What was shown."""
        sink = io.StringIO()
        self._monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        self._monkeypatch.setattr(sys, "stdout", sink)
        if self.path.exists():
            self.code = play(resume=self.path, plain=self.plain)
        else:
            self.code = play(
                text="tzolkin",
                seats=self.seats,
                seed=self.seed,
                option=["start_player=seat-1"],
                plain=self.plain,
                save=self.path,
            )
        return sink.getvalue()

    @property
    def record(self) -> sacbe.Record:
        return sacbe.Record.read(self.path)

    @property
    def view(self) -> Json:
        return self.record.position.view(0)

    @property
    def own(self) -> Json:
        player: Json = self.view["players"][0]
        return player

    def names(self) -> list[str]:
        """What the person did and still stands, in notation."""
        return [self.record.game.name(entry.action) for entry in self.record.standing() if entry.seat == 0]


@cache
def played(players: int, seed: int, bot: str = "random") -> sacbe.Record:
    """A finished game between bots, with names."""
    record = sacbe.play(sacbe.load("tzolkin", players=players), [bot] * players, seed=seed)
    record.names[:] = NAMES[:players]
    return record


def decisions(players: int, seed: int, bot: str = "random") -> list[tuple[sacbe.Position, int]]:
    """Where a player decides, with who it is."""
    found: list[tuple[sacbe.Position, int]] = []
    for pos in played(players, seed, bot).positions():
        if pos.turn is not None and pos.turn >= 0:
            found.append((pos, pos.turn))
    return found
