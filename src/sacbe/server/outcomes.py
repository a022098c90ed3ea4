"""How games ended, for the store and for readers."""

import json
from collections.abc import Sequence

import msgspec

from sacbe.server.live_table import LiveTable
from sacbe.server.record_reading import Ending, ending_of
from sacbe.server.store.tables import TableRow
from sacbe.server.wire import Outcome


def outcome_of(row: TableRow) -> Outcome | None:
    return None if row.result is None else msgspec.json.decode(row.result, type=Outcome)


def outcome(table: LiveTable, how: str, places: Sequence[int], reason: str = "") -> str:
    """How a game ended, as the store keeps it."""
    return written_outcome(how, ending_of(table.position, places), reason)


def written_outcome(how: str, ending: Ending, reason: str = "") -> str:
    made: dict[str, object] = {
        "how": how,
        "scores": ending.scores,
        "places": ending.places,
        "breakdown": ending.breakdown,
    }
    if reason:
        made["reason"] = reason
    return json.dumps(made)


def played_out(table: LiveTable) -> str:
    """The result of a game that was played to its end. Players who resigned come last."""
    ranking = table.position.ranking()
    stayed = [seat.seat for seat in table.seats if not seat.resigned]
    places = [
        1 + sum(1 for other in stayed if ranking[other] < ranking[seat]) if seat in stayed else len(stayed) + 1
        for seat in range(table.game.players)
    ]
    return outcome(table, "finished", places)
