"""The tables of the database. A change here needs a migration in `migrations/versions` and a new `NEWEST`.

Times are milliseconds since 1970 in UTC, documents are JSON as text, identifiers are text. `actions` is the truth and
is only ever appended to; its key (table, seq) is what two writers cannot both have.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    false,
    true,
)

NEWEST: Final = "0004"
"""The revision that this program reads and writes."""
VERSION_TABLE: Final = "sacbe_version"

metadata: Final = MetaData()


def _of_table() -> Column[str]:
    return Column("table", Text, ForeignKey("tables.id"), nullable=False)


tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("seed", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("fair", Boolean, nullable=False),
    Column("host", Text),
    Column("pace", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("length", Integer, nullable=False),
    Column("bot_due", Boolean, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("result", Text),
    Column("forked_from", Text, ForeignKey("tables.id")),
    Column("forked_at", Integer),
    Column("note", Text, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("stand_in_after", Integer),
    Column("stand_in_level", Text),
    Column("committed", Boolean, nullable=False, server_default=false()),
    Column("ticket", Text),
    Column("visitor", Text),
    PrimaryKeyConstraint("id", name="tables_key"),
)
# `created` and not `updated`: no append has to touch an index, as long as nobody else's bot becomes due by it.
Index("tables_by_status", tables.c.status, tables.c.created)
Index("tables_by_host", tables.c.host)
Index(
    "tables_by_ticket",
    tables.c.ticket,
    unique=True,
    sqlite_where=tables.c.ticket.is_not(None),
    postgresql_where=tables.c.ticket.is_not(None),
)
Index("tables_by_commitment", tables.c.commitment)
# Who deletes a table asks for what goes on from it, and so does the database.
Index(
    "tables_by_fork",
    tables.c.forked_from,
    sqlite_where=tables.c.forked_from.is_not(None),
    postgresql_where=tables.c.forked_from.is_not(None),
)
Index(
    "tables_by_visitor",
    tables.c.visitor,
    sqlite_where=tables.c.visitor.is_not(None),
    postgresql_where=tables.c.visitor.is_not(None),
)
Index(
    "tables_with_bot_due",
    tables.c.id,
    sqlite_where=tables.c.bot_due.is_(true()),
    postgresql_where=tables.c.bot_due.is_(true()),
)

seats: Final = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("level", Text),
    Column("token_hash", Text),
    Column("nonce", Text, nullable=False),
    Column("stand_in", Text),
    Column("resigned", Boolean, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("stand_in_since", BigInteger),
    Column("stand_in_by", Integer),
    PrimaryKeyConstraint("table", "seat", name="seats_key"),
)
Index("seats_by_token", seats.c.token_hash, unique=True)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("id", Text, nullable=False),
    Column("token_hash", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    PrimaryKeyConstraint("id", name="sessions_key"),
)
Index("sessions_by_token", sessions.c.token_hash, unique=True)
Index("sessions_by_seen", sessions.c.seen)

holders: Final = Table(
    "holders",
    metadata,
    _of_table(),
    Column("seat", Integer, nullable=False),
    Column("session", Text, nullable=False),
    PrimaryKeyConstraint("table", "seat", "session", name="holders_key"),
)
Index("holders_by_session", holders.c.session)

actions: Final = Table(
    "actions",
    metadata,
    _of_table(),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("open_phase", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("request", Text),
    PrimaryKeyConstraint("table", "seq", name="actions_key"),
    # The log is read and written in the order of its key, so SQLite keeps it in that order, without a second copy.
    sqlite_with_rowid=False,
)
# Only the first row of a request has its id, so the index leaves all others out.
Index(
    "actions_by_request",
    actions.c.table,
    actions.c.seat,
    actions.c.request,
    unique=True,
    sqlite_where=actions.c.request.is_not(None),
    postgresql_where=actions.c.request.is_not(None),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    _of_table(),
    Column("seq", Integer, nullable=False),
    Column("position", Text, nullable=False),
    PrimaryKeyConstraint("table", "seq", name="snapshots_key"),
)

drafts: Final = Table(
    "drafts",
    metadata,
    _of_table(),
    Column("seat", Integer, nullable=False),
    Column("actions", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table", "seat", name="drafts_key"),
)

proposals: Final = Table(
    "proposals",
    metadata,
    _of_table(),
    Column("id", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("about", Integer, nullable=False),
    Column("answers", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table", "id", name="proposals_key"),
)

secrets: Final = Table(
    "secrets",
    metadata,
    Column("name", Text, nullable=False),
    Column("value", Text, nullable=False),
    PrimaryKeyConstraint("name", name="secrets_key"),
)

channels: Final = Table(
    "channels",
    metadata,
    Column("id", Text, nullable=False),
    Column("session", Text, nullable=False),
    Column("way", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False),
    Column("kinds", Text, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("trouble", Text, nullable=False),
    Column("visitor", Text),
    Column("made", BigInteger, nullable=False),
    Column("paced", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("rest", BigInteger, nullable=False),
    Column("lease", BigInteger, nullable=False),
    Column("holder", Text),
    Column("handed", Text),
    PrimaryKeyConstraint("id", name="channels_key"),
)
Index("channels_by_session", channels.c.session)
Index("channels_by_visitor", channels.c.visitor)

habits: Final = Table(
    "habits",
    metadata,
    Column("session", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("zone", Text, nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_until", Integer),
    PrimaryKeyConstraint("session", name="habits_key"),
)

notices: Final = Table(
    "notices",
    metadata,
    Column("channel", Text, nullable=False),
    Column("event", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("table", Text, ForeignKey("tables.id")),
    Column("seat", Integer, nullable=False),
    Column("mark", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("message", Text),
    PrimaryKeyConstraint("channel", "event", name="notices_key"),
)
Index("notices_by_due", notices.c.due)
Index("notices_by_table", notices.c.table)

looking: Final = Table(
    "looking",
    metadata,
    _of_table(),
    Column("seat", Integer, nullable=False),
    Column("server", Text, nullable=False),
    Column("seen", BigInteger, nullable=False),
    PrimaryKeyConstraint("table", "seat", "server", name="looking_key"),
)
Index("looking_by_server", looking.c.server)

devices: Final = Table(
    "devices",
    metadata,
    Column("token_hash", Text, nullable=False),
    Column("session", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger),
    PrimaryKeyConstraint("token_hash", name="devices_key"),
)
Index("devices_by_session", devices.c.session)
