"""What telling people outside of the page needs: by which ways, when not, the outbox, and who is looking."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("session", sa.Text, nullable=False),
        sa.Column("way", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("kinds", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("trouble", sa.Text, nullable=False),
        sa.Column("visitor", sa.Text),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("paced", sa.BigInteger, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("rest", sa.BigInteger, nullable=False),
        sa.Column("lease", sa.BigInteger, nullable=False),
        sa.Column("holder", sa.Text),
        sa.Column("handed", sa.Text),
        sa.PrimaryKeyConstraint("id", name="channels_key"),
    )
    op.create_index("channels_by_session", "channels", ["session"])
    op.create_index("channels_by_visitor", "channels", ["visitor"])
    op.create_table(
        "habits",
        sa.Column("session", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.PrimaryKeyConstraint("session", name="habits_key"),
    )
    op.create_table(
        "notices",
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("event", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id")),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("mark", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("message", sa.Text),
        sa.PrimaryKeyConstraint("channel", "event", name="notices_key"),
    )
    op.create_index("notices_by_due", "notices", ["due"])
    op.create_index("notices_by_table", "notices", ["table"])
    op.create_table(
        "looking",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("server", sa.Text, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", "server", name="looking_key"),
    )
    op.create_index("looking_by_server", "looking", ["server"])
