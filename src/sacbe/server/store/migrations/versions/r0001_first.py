"""The first schema: tables, seats, sessions, holders, actions, snapshots, drafts, proposals."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _of_table() -> sa.Column[str]:
    return sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), nullable=False)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("fair", sa.Boolean, nullable=False),
        sa.Column("host", sa.Text),
        sa.Column("pace", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("bot_due", sa.Boolean, nullable=False),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("forked_from", sa.Text, sa.ForeignKey("tables.id")),
        sa.Column("forked_at", sa.Integer),
        sa.Column("note", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="tables_key"),
    )
    op.create_index("tables_by_status", "tables", ["status", "created"])
    op.create_index("tables_by_host", "tables", ["host"])
    bot_due = sa.column("bot_due", sa.Boolean).is_(sa.true())
    op.create_index("tables_with_bot_due", "tables", ["updated"], sqlite_where=bot_due, postgresql_where=bot_due)
    op.create_table(
        "seats",
        _of_table(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.Text),
        sa.Column("token_hash", sa.Text),
        sa.Column("nonce", sa.Text, nullable=False),
        sa.Column("stand_in", sa.Text),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="seats_key"),
    )
    op.create_index("seats_by_token", "seats", ["token_hash"], unique=True)
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="sessions_key"),
    )
    op.create_index("sessions_by_token", "sessions", ["token_hash"], unique=True)
    op.create_table(
        "holders",
        _of_table(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("session", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", "session", name="holders_key"),
    )
    op.create_index("holders_by_session", "holders", ["session"])
    op.create_table(
        "actions",
        _of_table(),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("open_phase", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("request", sa.Text),
        sa.PrimaryKeyConstraint("table", "seq", name="actions_key"),
        sqlite_with_rowid=False,
    )
    asked = sa.column("request", sa.Text).is_not(None)
    op.create_index(
        "actions_by_request",
        "actions",
        ["table", "seat", "request"],
        unique=True,
        sqlite_where=asked,
        postgresql_where=asked,
    )
    op.create_table(
        "snapshots",
        _of_table(),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "seq", name="snapshots_key"),
    )
    op.create_table(
        "drafts",
        _of_table(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("actions", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="drafts_key"),
    )
    op.create_table(
        "proposals",
        _of_table(),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("about", sa.Integer, nullable=False),
        sa.Column("answers", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "id", name="proposals_key"),
    )
