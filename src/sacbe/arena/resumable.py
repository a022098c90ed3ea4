"""Files that long work writes line by line, as JSON: the plan first, then each finished piece.

A killed run leaves whole lines and perhaps a torn last one. The next run cuts that off and continues. A file that such
work did not begin is never written to.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TextIO, TypeVar

from sacbe.engine.errors import SacbeError

Piece = TypeVar("Piece")
MOST: Final = 2.0**53
"""All our numbers are smaller than this."""


class ResumableFile:
    """Such a file. Errors call it `what`. It begins with `mark`, the first letters of its plan."""

    def __init__(self, path: Path, what: str, mark: str) -> None:
        self.path = path
        self._what = what
        self._mark = mark.encode()
        self._file: TextIO | None = None
        self._whole: list[bytes] = []  # the whole lines of earlier runs
        self._read()

    def plan(self) -> dict[str, Any] | None:
        """The plan on the first line; None if nothing was begun."""
        if not self._whole:
            return None
        try:
            plan = json.loads(self._whole[0])
        except (ValueError, RecursionError):
            plan = None
        if not isinstance(plan, dict):
            raise SacbeError(f"{self.path} is not {self._what}")
        return plan

    def pieces(self, read: Callable[[Any], Piece], piece: str) -> list[Piece]:
        """The other lines. If `read` raises ValueError for a line, an error says that it is not `piece`."""
        found: list[Piece] = []
        for number, line in enumerate(self._whole[1:], start=2):
            try:
                found.append(read(json.loads(line)))
            except (ValueError, KeyError, TypeError, IndexError, RecursionError):
                raise SacbeError(f"{self.path}, line {number}: this is not {piece}") from None
        return found

    def begin(self, plan: dict[str, Any]) -> None:
        """Allow lines to be added. Writes the plan if nothing was begun."""
        try:
            self._file = self.path.open("a", encoding="utf-8")
            self._file.truncate(sum(len(line) + 1 for line in self._whole))
        except OSError as error:
            raise SacbeError(f"cannot write {self.path}: {error.strerror}") from None
        if not self._whole:
            self.add(plan)

    def add(self, piece: dict[str, Any]) -> None:
        """Add a line and write it to the disk at once."""
        try:
            print(json.dumps(piece, separators=(",", ":")), file=self._file, flush=True)
        except OSError as error:
            raise SacbeError(f"cannot write {self.path}: {error.strerror}") from None

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def _read(self) -> None:
        try:
            *self._whole, torn = self.path.read_bytes().split(b"\n")
        except FileNotFoundError:
            return
        except OSError as error:
            raise SacbeError(f"cannot read {self.path}: {error.strerror}") from None
        first = self._whole[0] if self._whole else torn
        mark = self._mark if self._whole else self._mark[: len(torn)]
        if not first.startswith(mark):
            raise SacbeError(f"{self.path} is not {self._what}")


# What stands in a line


def whole(value: object, least: int = 0, most: int | None = int(MOST)) -> int:
    """The value, if it is a whole number within these bounds; else ValueError."""
    if type(value) is not int or value < least or (most is not None and value > most):
        raise ValueError(value)
    return value


def real(value: object) -> float:
    """The value, if it is a finite number; else ValueError."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) < MOST:
        raise ValueError(value)
    return value


def row(value: object, length: int) -> list[Any]:
    """The value, if it is a list of this length; else ValueError."""
    if not isinstance(value, list) or len(value) != length:
        raise ValueError(value)
    return value
