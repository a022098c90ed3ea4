"""The past: games to go on from, records brought in, and any step looked at again."""

from msgspec import Struct

from sacbe.server.wire.fields import Count, Json, RecordText, Title
from sacbe.server.wire.play import Deed
from sacbe.server.wire.tables import SeatWishes


class Fork(Struct, forbid_unknown_fields=True):
    """A new table that goes on from a step of this one, as the reader counts them; 0 is before anything."""

    move: Count
    seats: SeatWishes
    title: Title = ""


class Import(Struct, forbid_unknown_fields=True):
    """A record of a whole game, played anywhere."""

    record: RecordText
    title: Title = ""


class Moment(Struct):
    """A table as the reader saw it after a step; `number` is the turn, `scores` those that were open then."""

    step: int
    last: int
    number: int
    deeds: list[Deed]
    view: Json


class ScoreLine(Struct):
    """The points of every seat at the end of a turn."""

    step: int
    number: int
    scores: list[float]


class ScoreChart(Struct):
    """The points over the whole game."""

    lines: list[ScoreLine]
