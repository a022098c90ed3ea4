"""The rating list of a game's bots, kept as the games that it rests on: a line for each game, in order.

Games with any number of players and from any tournament share one scale. No game is added twice.
"""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sacbe.arena.ratings import Rating, rate
from sacbe.arena.resumable import ResumableFile, row, whole
from sacbe.arena.tournament import GameResult, Tournament
from sacbe.engine.errors import SacbeError

VERSION: Final = 1


@dataclass(frozen=True)
class Played:
    """One game: its tournament and its number there, who sat where, and the places."""

    tournament: str
    index: int
    bots: tuple[str, ...]
    places: tuple[int, ...]

    def to_json(self) -> dict[str, Any]:
        return {"of": self.tournament, "game": self.index, "bots": self.bots, "places": self.places}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Played":
        bots = data["bots"]
        if not isinstance(bots, list) or not all(isinstance(bot, str) for bot in bots):
            raise ValueError(bots)
        places = [whole(place, least=1, most=len(bots)) for place in row(data["places"], len(bots))]
        return cls(str(data["of"]), whole(data["game"]), tuple(bots), tuple(places))


class League:
    """A file with all games of a game's bots."""

    def __init__(self, path: Path, game: str | None = None) -> None:
        self._lines = ResumableFile(path, "a rating list", '{"sacbe league":')
        plan = self._lines.plan()
        self.game = game if plan is None else str(plan.get("game"))
        if self.game is None:
            raise SacbeError(f"there is no rating list in {path}")
        if game is not None and self.game != game:
            raise SacbeError(f"{path} is the rating list of {self.game}, not of {game}")
        self.played = self._lines.pieces(Played.from_json, "a game of the rating list")

    @classmethod
    def check(cls, path: Path, game: str) -> None:
        """SacbeError if this game's results could not be added to the file."""
        cls(path, game)

    def add(self, plan: Tournament, results: Sequence[GameResult]) -> int:
        """Add the games of a tournament. Returns how many were new."""
        of = hashlib.sha256(json.dumps(plan.to_json(), sort_keys=True).encode()).hexdigest()[:16]
        known = {(each.tournament, each.index) for each in self.played}
        new = [
            Played(of, result.index, tuple(plan.bots[bot] for bot in plan.seats_of(result.index)), tuple(result.places))
            for result in results
            if (of, result.index) not in known
        ]
        self._lines.begin({"sacbe league": VERSION, "game": self.game})
        try:
            for each in new:
                self._lines.add(each.to_json())
        finally:
            self._lines.close()
        self.played += new
        return len(new)

    def ratings(self) -> dict[str, tuple[Rating, int]]:
        """Every bot with its rating and its number of games, the highest sure rating first."""
        names = sorted({bot for each in self.played for bot in each.bots})
        number = {name: place for place, name in enumerate(names)}
        games = [([number[bot] for bot in each.bots], each.places) for each in self.played]
        found = zip(names, rate(len(names), games), strict=True)
        sat = {name: sum(name in each.bots for each in self.played) for name in names}
        listed = {name: (rating, sat[name]) for name, rating in found}
        return dict(sorted(listed.items(), key=lambda item: -item[1][0].at_least))
