"""What strong bots think: hints during a game, judgements of a game that is over."""

from msgspec import Struct

from sacbe.server.wire.fields import Json
from sacbe.server.wire.play import Deed


class Way(Struct):
    """One way to play the turn: its actions, the points every seat may expect, and its chance to win."""

    actions: list[int]
    names: list[str]
    deeds: list[Json]
    scores: list[float]
    wins: list[float]


class HintOut(Struct):
    """The best ways to go on, the best first."""

    seat: int
    ways: list[Way]


class JudgedWay(Struct):
    """One way to play a turn, deed by deed, and what every seat could expect after it: points, chance to win."""

    deeds: list[Deed]
    scores: list[float]
    wins: list[float]


class Loss(Struct):
    """What a turn cost its seat: points of its own, and chance to win."""

    points: float
    wins: float


class Judgement(Struct):
    """What a strong bot's search thinks of a turn: the best ways to play it, and what it was worth as it was played.

    `at_most`: it was worth no more than that, so it cost at least what `lost` says. `grade` is what the turn counts for
    accuracy, 100 if nothing better was found. Without `best` the search has no opinion on such a decision.
    """

    best: list[JudgedWay]
    played: JudgedWay | None
    at_most: bool
    lost: Loss
    grade: float
    mistake: bool


class TurnPlayed(Struct):
    """A turn that left a choice: the reader's step `before` it, and the first step `after` which all of it is known."""

    turn: int
    number: int
    seat: int
    before: int
    after: int
    deeds: list[Deed]
    judgement: Judgement | None


class Analysis(Struct):
    """The turns of a finished game in the order of the log, with the judgements that there are so far."""

    bot: str
    seconds: float
    turns: list[TurnPlayed]
