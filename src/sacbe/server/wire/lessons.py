"""Lessons: what a game has to learn by, and what each step says, lights and asks for."""

from typing import Literal

from msgspec import Struct


class LessonLine(Struct):
    """A lesson: `title` is a message, `clauses` what it teaches.

    A `guided` game begins from nothing, a `short` lesson is about one thing.
    """

    name: str
    kind: Literal["guided", "short"]
    title: str
    clauses: list[str]


class Lessons(Struct):
    """The lessons of a game, the guided games first."""

    lessons: list[LessonLine]


class LessonStep(Struct):
    """`says` is a message. `do` has the notations that will do for each action, with `*` for anything.

    Without any, the step is only read. `light` names for each action things on the screen by their marks, to be lit one
    after another as they are touched; `a|b` is b where there is no a.
    """

    says: str
    light: list[list[str]]
    do: list[list[str]]


class Lesson(Struct):
    """A lesson with its steps; at its table `seat` learns, and has done so many actions `before` the first step."""

    line: LessonLine
    seat: int
    before: int
    steps: list[LessonStep]
