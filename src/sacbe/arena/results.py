"""The results file of a tournament: the plan on the first line, then one game a line, each written when it is over."""

from pathlib import Path
from typing import Any, Final

from sacbe.arena.lines import Lines, whole
from sacbe.arena.tournament import GameResult, Tournament
from sacbe.bots.watch import WALL
from sacbe.engine.errors import SacbeError

VERSION: Final = 1


class Results:
    """The games that are over, in a file or only in memory. Who only looks leaves the file as it is."""

    def __init__(self, plan: Tournament, path: Path | None = None, *, only_look: bool = False) -> None:
        self.plan = plan
        self.games: dict[int, GameResult] = {}
        self._lines: Lines | None = None
        if path is None:
            return
        lines = _lines(path)
        found = _plan_of(lines)
        wanted = {"sacbe tournament": VERSION, **plan.to_json()}
        if found is not None:
            _compare(path, found, wanted)
        for result in lines.pieces(lambda data: GameResult.from_json(data, plan.players), "the result of a game"):
            self.games[result.index] = result
        if not only_look:
            lines.begin(wanted)
            self._lines = lines

    def add(self, result: GameResult) -> None:
        self.games[result.index] = result
        if self._lines is not None:
            self._lines.add(result.to_json())

    def missing(self, games: int) -> list[int]:
        return [index for index in range(games) if index not in self.games]

    def in_order(self, games: int) -> list[GameResult]:
        return [self.games[index] for index in range(games) if index in self.games]

    def close(self) -> None:
        if self._lines is not None:
            self._lines.close()
            self._lines = None


def read_plan(path: Path) -> dict[str, Any] | None:
    """What the file says was played, or None if nothing was begun there."""
    return _plan_of(_lines(path))


def _lines(path: Path) -> Lines:
    return Lines(path, "the results file of a tournament", '{"sacbe tournament":')


def _plan_of(lines: Lines) -> dict[str, Any] | None:
    plan = lines.plan()
    if plan is not None:
        try:
            whole(plan.get("seed"), most=None)
        except ValueError:
            raise SacbeError(f"{lines.path} is not the results file of a tournament") from None
        plan.setdefault("watch", WALL)
    return plan


def _compare(path: Path, found: dict[str, Any], wanted: dict[str, Any]) -> None:
    for name, value in wanted.items():
        if found.get(name) != value:
            raise SacbeError(
                f"{path} holds another tournament ({name}: {found.get(name)!r}, not {value!r}); "
                "give the same words again, or choose another file"
            )
