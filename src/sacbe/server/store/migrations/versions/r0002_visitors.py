"""What fairness between people and clean-up need: help at a table, who stood in, single deals, makers by address."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ALONE = sa.text(
    "UPDATE tables SET hints = true WHERE id NOT IN (SELECT \"table\" FROM seats WHERE kind = 'open') "
    'AND id NOT IN (SELECT "table" FROM holders GROUP BY "table" HAVING COUNT(DISTINCT session) > 1)'
)
"""Where one person plays alone, hints were there and stay."""
AWAY = sa.text(
    "UPDATE tables SET stand_in_after = 86400, stand_in_level = 'casual' WHERE hints = false "
    "AND status IN ('open', 'running')"
)
"""Where people meet, whoever is away from a game begun before can be stood in for after a day."""

DEALT_HERE = sa.text("UPDATE tables SET committed = true WHERE fair AND status <> 'archived'")
"""Games dealt here were called fair and stay so; records that were brought in are not."""


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("stand_in_after", sa.Integer))
    op.add_column("tables", sa.Column("stand_in_level", sa.Text))
    op.add_column("tables", sa.Column("committed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("ticket", sa.Text))
    op.add_column("tables", sa.Column("visitor", sa.Text))
    given = sa.column("ticket", sa.Text).is_not(None)
    op.create_index("tables_by_ticket", "tables", ["ticket"], unique=True, sqlite_where=given, postgresql_where=given)
    op.create_index("tables_by_commitment", "tables", ["commitment"])
    forked = sa.column("forked_from", sa.Text).is_not(None)
    op.create_index("tables_by_fork", "tables", ["forked_from"], sqlite_where=forked, postgresql_where=forked)
    visited = sa.column("visitor", sa.Text).is_not(None)
    op.create_index("tables_by_visitor", "tables", ["visitor"], sqlite_where=visited, postgresql_where=visited)
    # By its id and no more by the time of the last change: that changes with every action, and PostgreSQL would then
    # write a new entry to all indexes of the table each time.
    op.drop_index("tables_with_bot_due", "tables")
    due = sa.column("bot_due", sa.Boolean).is_(sa.true())
    op.create_index("tables_with_bot_due", "tables", ["id"], sqlite_where=due, postgresql_where=due)
    op.add_column("seats", sa.Column("stand_in_since", sa.BigInteger))
    op.add_column("seats", sa.Column("stand_in_by", sa.Integer))
    op.create_index("sessions_by_seen", "sessions", ["seen"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="secrets_key"),
    )
    op.execute(ALONE)
    op.execute(AWAY)
    op.execute(DEALT_HERE)
