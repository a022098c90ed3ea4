"""What the people at a table agree on for the whole game: hints, and bots that stand in.

The maker of the table chooses, and everybody sees it before sitting down. It cannot be changed later.
"""

from collections.abc import Sequence
from typing import Final

from sacbe.bots.levels import levels
from sacbe.engine.errors import Sentence, say
from sacbe.engine.game import Game
from sacbe.server.clock import now_ms
from sacbe.server.live_table import LiveTable
from sacbe.server.problems import Denial, not_now
from sacbe.server.store.tables import SeatRow, TableRow
from sacbe.server.wire import NewTable, SeatWish, StandIns

USUAL_AFTER: Final = 86_400
"""The usual absence, in seconds, before a bot may stand in."""
GENTLE: Final = ("novice", "casual")
"""Bots that may play for oneself at a table without hints: too weak to help anybody win."""
_AT_RANDOM: Final = "random"


def usual_bot(game: Game) -> str:
    """The usual bot that plays on for somebody who is away."""
    known = levels(game.id)
    return "casual" if "casual" in known else known[-1]


def agreed(row: TableRow, game: Game, wish: NewTable) -> TableRow:
    """The row of a new table with its maker's wishes, or with what is usual."""
    meeting = _people_meet(wish.seats)
    hints = not meeting if wish.hints is None else wish.hints
    stand_ins = wish.stand_ins
    if stand_ins is None and meeting:
        stand_ins = StandIns(USUAL_AFTER, usual_bot(game))
    if not isinstance(stand_ins, StandIns):
        return row._replace(hints=hints)
    if stand_ins.level.partition(":")[0] == _AT_RANDOM:
        sentence = say("a bot that plays at random stands in for nobody; choose another", "stand-in-random")
        raise Denial(400, "bot", sentence, place="stand_ins.level")
    return row._replace(hints=hints, stand_in_after=stand_ins.after, stand_in_level=stand_ins.level)


def _people_meet(seats: Sequence[SeatWish]) -> bool:
    """Will anybody but the maker play at the table?"""
    return any(seat.kind == "open" for seat in seats)


def stand_ins_of(row: TableRow) -> StandIns | None:
    """What a table agreed on; None if nobody stands in for others."""
    if row.stand_in_after is None or row.stand_in_level is None:
        return None
    return StandIns(row.stand_in_after, row.stand_in_level)


def check_hints(row: TableRow) -> None:
    """Refuse if the table was made without hints."""
    if not row.hints:
        raise _not_agreed(say("this table was made without hints", "hints-off"))


def own_stand_in(table: LiveTable, level: str | None) -> str:
    """The bot that may play for oneself. Refused if it is stronger than the table agreed on."""
    allowed = _own_levels(table)
    chosen = level or table.row.stand_in_level or usual_bot(table.game)
    if table.row.hints or chosen in allowed:
        return chosen
    names = ", ".join(allowed)
    raise _not_agreed(say("at a table without hints only {levels} may play for you", "stand-in-own", levels=names))


def _own_levels(table: LiveTable) -> list[str]:
    known = [level for level in levels(table.game.id) if level in GENTLE] or [usual_bot(table.game)]
    more = table.row.stand_in_level
    return known if more is None or more in known else [*known, more]


def stand_in_for(table: LiveTable, seat: SeatRow, level: str | None, here: bool) -> str:
    """The bot that others may let play for a seat. Refused if the table did not agree on it, or if it is too early."""
    agreed_on = stand_ins_of(table.row)
    if agreed_on is None:
        raise _not_agreed(say("this table agreed that no bot plays for somebody who is away", "stand-in-nobody"))
    if level not in (None, agreed_on.level):
        raise _not_agreed(say("this table agreed on {level} to stand in", "stand-in-level", level=agreed_on.level))
    if here or now_ms() - last_seen(table, seat) < agreed_on.after * 1000:
        sentence = say(
            "{name} has not been away for long enough: this table agreed to wait {minutes} minutes",
            "seat-present",
            name=seat.name,
            minutes=str(-(-agreed_on.after // 60)),
        )
        raise not_now(sentence)
    return agreed_on.level


def last_seen(table: LiveTable, seat: SeatRow) -> int:
    """When the player of a seat last came, went, asked for something or acted."""
    acted = (
        at
        for entry, at in zip(reversed(table.log.entries), reversed(table.times), strict=True)
        if entry.seat == seat.seat
    )
    return max(seat.seen, table.present.get(seat.seat, 0), next(acted, 0))


def _not_agreed(sentence: Sentence) -> Denial:
    """The refusal of something that the table did not agree on."""
    return Denial(403, "not-agreed", sentence)
