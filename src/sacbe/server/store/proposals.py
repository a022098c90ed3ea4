"""What is on the table but not in the log yet: drafts of turns, and proposals that wait for answers."""

from dataclasses import asdict, dataclass
from typing import Final

from sqlalchemy import Connection, bindparam, select

from sacbe.server.store.schema import drafts, proposals
from sacbe.server.store.statements import Upsert, change

OPEN: Final = "open"
ACCEPTED: Final = "accepted"
DECLINED: Final = "declined"
WITHDRAWN: Final = "withdrawn"
VOID: Final = "void"
KEPT: Final = 16
"""So many proposals of a seat are remembered, for a request that is sent again; nobody can fill a disk with more."""


@dataclass(frozen=True, slots=True)
class DraftRow:
    """A turn as far as its player has thought; `actions` is JSON as text."""

    table: str
    seat: int
    actions: str
    at: int


@dataclass(frozen=True, slots=True)
class ProposalRow:
    """A question to the other players: to take back to an entry of the log, or to end the game."""

    table: str
    id: str
    kind: str
    seat: int
    about: int
    answers: str
    status: str
    at: int


_SAVE_DRAFT: Final = Upsert(drafts, [drafts.c.table, drafts.c.seat], replaced=("actions", "at"))
_DRAFT: Final = select(drafts.c.table, drafts.c.seat, drafts.c.actions, drafts.c.at).where(
    drafts.c.table == bindparam("table"), drafts.c.seat == bindparam("seat")
)
_DELETE_DRAFT: Final = drafts.delete().where(drafts.c.table == bindparam("table"), drafts.c.seat == bindparam("seat"))
_ADD: Final = proposals.insert()
_PROPOSALS: Final = (
    select(*(proposals.c[name] for name in ProposalRow.__slots__))
    .where(proposals.c.table == bindparam("table"))
    .order_by(proposals.c.at, proposals.c.id)
)
_VOID: Final = (
    proposals.update()
    .where(proposals.c.table == bindparam("of"), proposals.c.status == OPEN)
    .values(status=bindparam("status"))
)
_latest: Final = (
    select(proposals.c.id)
    .where(proposals.c.table == bindparam("of"), proposals.c.seat == bindparam("by"))
    .order_by(proposals.c.at.desc(), proposals.c.id)
    .limit(KEPT)
)
_DROP_OLD: Final = proposals.delete().where(
    proposals.c.table == bindparam("of"),
    proposals.c.seat == bindparam("by"),
    proposals.c.status != OPEN,
    proposals.c.id.not_in(_latest),
)
_DELETE_DRAFTS: Final = drafts.delete().where(drafts.c.table == bindparam("table"))
_OPEN: Final = _PROPOSALS.where(proposals.c.status == OPEN)


def save_draft(connection: Connection, draft: DraftRow) -> None:
    """Keep a draft in place of the one before."""
    _SAVE_DRAFT.run(connection, asdict(draft))


def find_draft(connection: Connection, table: str, seat: int) -> DraftRow | None:
    found = connection.execute(_DRAFT, {"table": table, "seat": seat}).first()
    return None if found is None else DraftRow(*found)


def delete_draft(connection: Connection, table: str, seat: int) -> bool:
    """False if there was none."""
    return connection.execute(_DELETE_DRAFT, {"table": table, "seat": seat}).rowcount == 1


def add_proposal(connection: Connection, proposal: ProposalRow) -> None:
    """Put one before the players. Of what the same seat proposed before, only the latest few are kept."""
    connection.execute(_ADD, asdict(proposal))
    connection.execute(_DROP_OLD, {"of": proposal.table, "by": proposal.seat})


def open_proposals(connection: Connection, table: str) -> list[ProposalRow]:
    """Those that still wait for an answer, the oldest first."""
    return [ProposalRow(*row) for row in connection.execute(_OPEN, {"table": table})]


def proposals_of(connection: Connection, table: str) -> list[ProposalRow]:
    """All of a table, the oldest first."""
    return [ProposalRow(*row) for row in connection.execute(_PROPOSALS, {"table": table})]


def update_proposal(connection: Connection, table: str, proposal: str, /, **changes: object) -> bool:
    """Change columns; False if there is no such proposal."""
    return change(connection, proposals, {"table": table, "id": proposal}, changes)


def void_proposals(connection: Connection, table: str) -> None:
    """Nobody has to answer any more."""
    connection.execute(_VOID, {"of": table, "status": VOID})


def delete_drafts(connection: Connection, table: str) -> None:
    """Nobody plans anything there any more."""
    connection.execute(_DELETE_DRAFTS, {"table": table})
