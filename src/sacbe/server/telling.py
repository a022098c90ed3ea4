"""What readers of a table are told: the table, what they may know of the game, and what is new.

A reader is a seat or the spectator. Whoever listens is told at once, and only what is new to them; the views of those
are remembered, because they are dear to make. What is told of is stored already: that is the matter of `changes`.
"""

import json
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any, Final, Literal, cast

import msgspec
from msgspec import Raw

from sacbe.engine.errors import say
from sacbe.server.agreements import stand_ins_of
from sacbe.server.feed import SPECTATOR
from sacbe.server.hub import Hub
from sacbe.server.limits import USUAL, Limits
from sacbe.server.live_table import Growth, LiveTable, as_written
from sacbe.server.outcomes import outcome_of
from sacbe.server.problems import Denial, not_found, stale
from sacbe.server.store.proposals import ProposalRow
from sacbe.server.store.tables import SeatRow
from sacbe.server.wire import (
    MayUndo,
    ProposalInfo,
    Refused,
    SeatInfo,
    SeatKind,
    State,
    TableChanged,
    TableInfo,
    TableStatus,
    Update,
    Welcome,
)

VIEWS_KEPT: Final = 2_000
"""How many views of those who listen are remembered, each until the log grows."""
UNDONE_ENOUGH: Final = say("so much has been taken back at this table that what is played now stands", "undo-too-often")
_encode = msgspec.json.Encoder().encode


class Telling:
    """Tells readers of tables, through the hub those who listen."""

    def __init__(self, hub: Hub, limits: Limits = USUAL) -> None:
        self.hub = hub
        self._limits = limits
        self._views: OrderedDict[tuple[str, int], tuple[int, bytes]] = OrderedDict()

    def info(self, table: LiveTable) -> TableInfo:
        """The table without the game on it: what everybody may know."""
        row = table.row
        here = set(self.hub.readers(table.id))
        over = row.status in ("finished", "ended")
        return TableInfo(
            id=row.id,
            game=row.game,
            rules=row.rules,
            options=dict(table.game.options),
            title=row.title,
            status=cast(TableStatus, row.status),
            listed=row.listed,
            pace=row.pace,
            seats=[seat_info(seat, seat.seat in here) for seat in table.seats],
            created=row.created,
            fair=row.committed,
            verified=row.fair,
            commitment=row.commitment,
            seed=row.seed if over and row.fair else None,
            forked_from=row.forked_from,
            forked_at=row.forked_at,
            outcome=outcome_of(row),
            proposals=[proposal_info(each) for each in table.proposals],
            hints=row.hints,
            stand_ins=stand_ins_of(row),
            lesson=row.note or None,
        )

    def written_info(self, table: LiveTable) -> Raw:
        """The same as JSON; it is another one much more seldom than the game on the table."""
        row = table.row
        facts = [row.status, row.title, row.listed, row.pace, row.result, row.forked_from]
        key = (facts, self.hub.readers(table.id), table.seats, table.proposals)
        if table.told is None or table.told[0] != key:
            table.told = (key, Raw(_encode(self.info(table))))
        return table.told[1]

    def state(self, table: LiveTable, reader: int, view: bytes | None = None, info: TableInfo | None = None) -> State:
        """All that a reader may know of the table now; `view` and `info` if they are at hand."""
        written = view or self.view_at_hand(table, reader)
        seen: Any = table.view(reader) if written is None else as_written(written)
        seated = reader != SPECTATOR
        return State(
            table=info or self.info(table),
            seat=reader if seated else None,
            step=table.last_step(reader),
            view=seen,
            legal=table.legal(reader) if seated else [],
            undo=self.may_undo(table, reader) if seated else None,
            draft=table.draft(reader) if seated else None,
        )

    def may_undo(self, table: LiveTable, seat: int) -> MayUndo | None:
        """Whether the seat may take its latest action back; None if there is none.

        Where much was taken back already, nothing more is: else a log could grow for ever. What counts is what the seat
        itself has seen, so that nobody learns how much others do in secret. Forward a game can always go.
        """
        may = table.may_undo(seat)
        if may is None or table.last_step(seat) < self._limits.most_steps:
            return may
        return MayUndo(allowed=False, reason=str(UNDONE_ENOUGH), message=UNDONE_ENOUGH.message)

    def views_at_hand(self, table: LiveTable, readers: Iterable[int]) -> dict[int, bytes]:
        """What these readers see now, as far as it is remembered."""
        return {reader: view for reader in readers if (view := self.view_at_hand(table, reader)) is not None}

    def view_at_hand(self, table: LiveTable, reader: int) -> bytes | None:
        """What a reader who listens sees now as JSON, if it is remembered."""
        length, view = self._views.get((table.id, reader), (-1, None))
        return view if length == len(table.log) else None

    def _remember_view(self, table: LiveTable, reader: int, view: bytes) -> None:
        self._views[table.id, reader] = (len(table.log), view)
        self._views.move_to_end((table.id, reader))
        if len(self._views) > VIEWS_KEPT:
            self._views.popitem(last=False)

    def tell_growth(self, table: LiveTable, growth: Growth) -> None:
        """Send those who listen what they learned; whose view did not change hears nothing."""
        info: Any = self.written_info(table) if growth.changed else None
        for reader, view in growth.views.items():
            self._remember_view(table, reader, view)
            if reader not in growth.changed:
                continue
            steps = growth.steps.get(reader)
            state = self.state(table, reader, view, info)
            if steps:
                steps[-1].view = None
            self.hub.send(table.id, reader, _encode(Update(steps, state) if steps else Welcome(state)))

    def tell_change(self, table: LiveTable) -> None:
        """Send everyone the table, after something happened that is no step."""
        message = _encode(TableChanged(self.info(table)))
        for reader in self.hub.readers(table.id):
            self.hub.send(table.id, reader, message)

    def tell_gone(self, table_id: str) -> Denial:
        """Tell those who listen that there is no such table any more, and send them away."""
        denial = not_found("table")
        message = _encode(Refused(denial.problem()))
        for reader in self.hub.readers(table_id):
            self.hub.send(table_id, reader, message)
        self.hub.dismiss([table_id])
        return denial

    def tell_state(self, table: LiveTable, reader: int) -> None:
        """Send one reader the state."""
        self.hub.send(table.id, reader, _encode(Welcome(self.state(table, reader))))

    def stale(self, table: LiveTable, reader: int) -> Denial:
        return stale(self.state(table, reader))


def seat_info(seat: SeatRow, here: bool) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat,
        kind=cast(SeatKind, seat.kind),
        name=seat.name,
        level=seat.level,
        here=here,
        stand_in=seat.stand_in,
        stand_in_since=seat.stand_in_since,
        stand_in_by=seat.stand_in_by,
        resigned=seat.resigned,
    )


def proposal_info(row: ProposalRow) -> ProposalInfo:
    answers: dict[str, bool | None] = json.loads(row.answers)
    return ProposalInfo(
        id=row.id,
        kind=cast(Literal["undo", "end"], row.kind),
        seat=row.seat,
        waiting=[int(seat) for seat, answer in answers.items() if answer is None],
    )
