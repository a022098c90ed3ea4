"""Which games there are, and what their rules say."""

from msgspec import Struct


class OptionInfo(Struct):
    """An option of a game: the values it may have, the one it has by default, and what it does.

    `variant`: it makes another game of it, where the other options are finer points.
    """

    name: str
    values: list[int | bool | str]
    default: int | bool | str
    sentence: str
    variant: bool = False


class GameInfo(Struct):
    """A game: `rules` is the version of its rules, `bots` the levels there are.

    `open`: everybody always knows everything. `house`: it comes with Sacbe; other games are brought by packages, and
    their words with them. `minutes` is how long a game takes people at a table; None if it does not say. `lessons`: it
    can be learned step by step.
    """

    id: str
    title: str
    rules: int
    options: list[OptionInfo]
    bots: list[str]
    open: bool = False
    house: bool = True
    minutes: int | None = None
    lessons: bool = False


class Clause(Struct):
    """One clause of the rules; refusals name it."""

    number: str
    text: str


class Chapter(Struct):
    """A chapter of the rules."""

    number: str
    heading: str
    clauses: list[Clause]


class SummaryPart(Struct):
    """A heading of the rules on one page, and the lines below it; each ends with the clauses it sums up."""

    heading: str
    lines: list[str]


class Rules(Struct):
    """The rules of a game; a clause is quoted as its prefix and number, such as `TK 5.4`.

    `language`: what they are written in, English where there is no page in the language asked for.
    """

    game: str
    language: str
    title: str
    prefix: str
    chapters: list[Chapter]
    summary: list[SummaryPart]
