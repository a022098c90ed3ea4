"""What happens at tables that people may want to be told of elsewhere: found when a table changes, before it is stored.

All of it follows from what everybody at the table may know: who is to decide, whether a game is on, who is asked what.
So no notice can tell of a secret.
"""

import json
from collections.abc import Mapping
from functools import lru_cache

from sacbe.server.live_table import LiveTable
from sacbe.server.store.notices import Event
from sacbe.server.store.proposals import ProposalRow
from sacbe.server.store.tables import ENDED, FINISHED, OPEN, RUNNING


def events_of_change(table: LiveTable, updates: Mapping[str, object]) -> list[Event]:
    """What a change brings of which people are told; `table` is as it will be, but its row as it was."""
    row = table.row
    status = str(updates.get("status", row.status))
    length = str(len(table.log))
    if status in (FINISHED, ENDED) and row.status == RUNNING:
        return [Event("over", mark=length)]
    if status != RUNNING:
        return []
    events = [Event("begun", mark=length)] if row.status == OPEN else []
    waiting = str(updates.get("waiting", row.waiting))
    if waiting != row.waiting:
        due = sorted(set(seats_in(waiting)) - set(seats_in(row.waiting)))
        events += [Event("turn", seat, length) for seat in due if table.is_played_by_bot(seat) is None]
    return events


def events_of_proposal(proposal: ProposalRow) -> list[Event]:
    """Somebody asks the others: to take something back, or to end the game."""
    return [Event("proposal", int(seat), proposal.id) for seat in json.loads(proposal.answers)]


@lru_cache(maxsize=512)
def seats_in(waiting: str) -> tuple[int, ...]:
    """The seats that a table waits for."""
    return tuple(json.loads(waiting).get("seats", ()))
