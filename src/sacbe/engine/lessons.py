"""Lessons: small games to learn by. A lesson is a record that is played along, and steps that say what to do and why.

Each is two files in the folder `lessons` beside the class of its game: `guards.sacbe` is the record, `guards.json` says
which seat learns and has the steps. What a step says is a message, `tikal-lesson-guards-strength`; what it lights is
named by the marks that the board bears (`field=b2`, `finish`); what it asks for is notation, where `*` stands for
anything. The record says what the others do and what chance draws, for as long as the learner keeps to the steps.
"""

import json
import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from inspect import getfile
from pathlib import Path
from typing import Any, Final, final

from sacbe.engine.errors import LessonError
from sacbe.engine.game import Game
from sacbe.engine.log import Entry
from sacbe.engine.notation import letter
from sacbe.engine.records import Record

FOLDER: Final = "lessons"
GUIDED: Final = "guided"
SHORT: Final = "short"
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
_LIGHT: Final = re.compile(r"[a-z-]+(=\S.*)?")


@final
class Step:
    """One step: the message, what is lit, what is to be done, and the clauses that it teaches.

    `do` has for each action the notations that will do, the one of the record first. A step without is only read.
    `light` has for each action what is lit, one thing after another as they are touched; `a|b` is b where no a is.
    """

    __slots__ = ("clauses", "do", "light", "says")

    def __init__(self, says: str, light: list[list[str]], do: list[list[str]], clauses: list[str]) -> None:
        self.says = says
        self.light = light
        self.do = do
        self.clauses = clauses


@final
class Lesson:
    """A lesson of a game. `before` is how many actions of the learner's seat the record has before the first step."""

    def __init__(self, game: type[Game], name: str, kind: str, seat: int, steps: list[Step]) -> None:
        self.game = game
        self.name = name
        self.kind = kind
        self.seat = seat
        self.steps = steps
        self.wanted = [allowed for step in steps for allowed in step.do]
        self._record: Record | None = None

    @property
    def title(self) -> str:
        """The message that names it."""
        return f"{self.game.id}-lesson-{self.name}"

    @property
    def clauses(self) -> list[str]:
        """What it teaches, in the order of its steps."""
        return list(dict.fromkeys(clause for step in self.steps for clause in step.clauses))

    @property
    def record(self) -> Record:
        """The game that is played along."""
        if self._record is None:
            path = _folder(self.game) / f"{self.name}.sacbe"
            record = Record.read(path)
            if record.game.id != self.game.id or not 0 <= self.seat < record.game.players:
                raise LessonError(f"the record of the lesson {self.name} is of another game, or has no such seat")
            self._record = record
            self._check(record)
        return self._record

    @property
    def before(self) -> int:
        return len(self._of(self.seat)) - len(self.wanted)

    @property
    def begun(self) -> list[Entry]:
        """The entries of the record before the first step: the table that the learner finds."""
        left = self.before + 1
        found: list[Entry] = []
        for entry in self.record.standing():
            left -= entry.seat == self.seat
            if left == 0:
                break
            found.append(entry)
        return found

    def due(self, standing: Iterable[Entry], who: int) -> list[int]:
        """What a seat or chance does next by the record; nothing once somebody has left it, or where it ends."""
        done: dict[int, int] = {}
        for entry in standing:
            nth = done.get(entry.seat, 0)
            if not self._follows(entry.seat, nth, entry.action):
                return []
            done[entry.seat] = nth + 1
        return self._of(who)[done.get(who, 0) :]

    def _follows(self, seat: int, nth: int, action: int) -> bool:
        known = self._of(seat)
        if nth >= len(known):
            return False
        if known[nth] == action:
            return True
        if seat != self.seat or nth < self.before:
            return False
        return matches(self.record.game.name(action), self.wanted[nth - self.before])

    def _of(self, who: int) -> list[int]:
        return [entry.action for entry in self.record.standing() if entry.seat == who]

    def _check(self, record: Record) -> None:
        own = [record.game.name(action) for action in self._of(self.seat)]
        if len(own) < len(self.wanted):
            raise LessonError(
                f"the lesson {self.name} asks for {len(self.wanted)} actions, but {letter(self.seat)} does {len(own)}"
            )
        for name, allowed in zip(own[len(own) - len(self.wanted) :], self.wanted, strict=True):
            if not matches(name, allowed):
                raise LessonError(f"the lesson {self.name} asks for {allowed[0]!r} where its record has {name!r}")


def matches(name: str, allowed: Iterable[str]) -> bool:
    """Is this notation one of those that will do?"""
    return any(re.fullmatch(".*".join(map(re.escape, each.split("*"))), name) for each in allowed)


@lru_cache(maxsize=256)
def lessons(game: type[Game]) -> list[Lesson]:
    """The lessons of a game, the guided games first; LessonError says what is wrong with a file."""
    folder = _folder(game)
    found = [_read(game, path) for path in sorted(folder.glob("*.json"))] if folder.is_dir() else []
    return sorted(found, key=lambda lesson: (lesson.kind != GUIDED, lesson.name != "first", lesson.name))


def find_lesson(game: type[Game], name: str) -> Lesson | None:
    """The lesson of this name, if the game has one."""
    return next((lesson for lesson in lessons(game) if lesson.name == name), None)


def _folder(game: type[Game]) -> Path:
    return Path(getfile(game)).parent / FOLDER


def _read(game: type[Game], path: Path) -> Lesson:
    name = path.stem
    try:
        if not NAME.fullmatch(name):
            raise LessonError("a lesson's name has small letters, digits and hyphens")
        data = json.loads(path.read_text(encoding="utf-8"))
        kind, seat = data["kind"], "ABCDEFGH".index(data["seat"])
        if kind not in (GUIDED, SHORT):
            raise LessonError(f"a lesson is {GUIDED} or {SHORT}, not {kind!r}")
        steps = [_step(f"{game.id}-lesson-{name}", each) for each in data["steps"]]
    except (LessonError, ValueError, KeyError, TypeError) as error:
        raise LessonError(f"{path.name}: {error}") from None
    return Lesson(game, name, kind, seat, steps)


def _lights(given: str | list[str]) -> list[str]:
    lights = [given] if isinstance(given, str) else given
    for each in lights:
        if not all(_LIGHT.fullmatch(one) for one in each.split("|")):
            raise LessonError(f"{each!r} names nothing that could be lit")
    return lights


def _step(prefix: str, data: Mapping[str, Any]) -> Step:
    unknown = set(data) - {"says", "light", "do", "clauses"}
    if unknown:
        raise LessonError(f"a step has no {', '.join(sorted(unknown))}")
    light = [_lights(each) for each in data.get("light", [])]
    do = [[each] if isinstance(each, str) else [str(one) for one in each] for each in data.get("do", [])]
    return Step(f"{prefix}-{data['says']}", light, do, [str(each) for each in data.get("clauses", [])])
