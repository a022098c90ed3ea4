"""The results file of a tournament: the plan on the first line, then one game a line, each written when it is over.

A run that was killed leaves whole lines and perhaps a torn one at the end, so the next run knows what is left to play.
"""

import json
from pathlib import Path
from typing import Any, Final, TextIO

from sacbe.arena.tournament import GameResult, Tournament
from sacbe.bots.watch import WALL
from sacbe.engine.errors import SacbeError

VERSION: Final = 1


class Results:
    """The games that are over, in a file or only in memory. Who only looks leaves the file as it is."""

    def __init__(self, plan: Tournament, path: Path | None = None, *, only_look: bool = False) -> None:
        self.plan = plan
        self.games: dict[int, GameResult] = {}
        self._file: TextIO | None = None
        if path is None:
            return
        found = read_plan(path)
        if found is not None:
            _compare(path, found, plan)
            self._read(path)
        if not only_look:
            self._open(path, fresh=found is None)

    def add(self, result: GameResult) -> None:
        self.games[result.index] = result
        if self._file is not None:
            print(json.dumps(result.to_json(), separators=(",", ":")), file=self._file, flush=True)

    def missing(self, games: int) -> list[int]:
        return [index for index in range(games) if index not in self.games]

    def in_order(self, games: int) -> list[GameResult]:
        return [self.games[index] for index in range(games) if index in self.games]

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def _read(self, path: Path) -> None:
        whole = _whole_lines(path)
        for number, line in enumerate(whole[1:], start=2):
            try:
                result = GameResult.from_json(json.loads(line))
            except (ValueError, KeyError, TypeError, IndexError):
                raise SacbeError(f"{path}, line {number}: this is not the result of a game") from None
            self.games[result.index] = result

    def _open(self, path: Path, fresh: bool) -> None:
        kept = 0 if fresh else sum(len(line) + 1 for line in _whole_lines(path))
        try:
            self._file = path.open("a", encoding="utf-8")
            self._file.truncate(kept)
            if fresh:
                print(json.dumps({"sacbe tournament": VERSION, **self.plan.to_json()}), file=self._file, flush=True)
        except OSError as error:
            raise SacbeError(f"cannot write {path}: {error.strerror}") from None


def read_plan(path: Path) -> dict[str, Any] | None:
    """What the file says was played, or None if nothing was begun there."""
    lines = _whole_lines(path)
    if not lines:
        return None
    try:
        plan = json.loads(lines[0])
        plan["seed"], plan["sacbe tournament"]
        plan.setdefault("watch", WALL)
    except (ValueError, KeyError, TypeError):
        raise SacbeError(f"{path} is not the results file of a tournament") from None
    found: dict[str, Any] = plan
    return found


def _whole_lines(path: Path) -> list[bytes]:
    """The lines that were written to their end."""
    try:
        return path.read_bytes().split(b"\n")[:-1]
    except FileNotFoundError:
        return []
    except OSError as error:
        raise SacbeError(f"cannot read {path}: {error.strerror}") from None


def _compare(path: Path, found: dict[str, Any], plan: Tournament) -> None:
    wanted = {"sacbe tournament": VERSION, **plan.to_json()}
    for name, value in wanted.items():
        if found.get(name) != value:
            raise SacbeError(
                f"{path} holds another tournament ({name}: {found.get(name)!r}, not {value!r}); "
                "give the same words again, or choose another file"
            )
