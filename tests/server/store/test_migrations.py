"""Every schema that ever was leads to the newest, with all that it held."""

from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text
from tests.server.databases import Place

from sacbe.server.store import actions, migrating, proposals, schema, sessions, tables
from sacbe.server.store.actions import ActionRow
from sacbe.server.store.database import Database, open_database, read_url
from sacbe.server.store.errors import StoreError

FIRST = [
    "INSERT INTO tables VALUES ('t1', 'tikal', 1, '{}', 'One', 'running', true, '5', 'c', true, 's1', 250, 10, 20, 2,"
    " true, '[0]', NULL, NULL, NULL, 'note')",
    "INSERT INTO tables VALUES ('t2', 'tzolkin', 1, '{}', 'Two', 'finished', false, '6', 'd', false, NULL, 0, 11, 21,"
    " 0, false, '[]', '{}', 't1', 2, '')",
    "INSERT INTO tables VALUES ('t3', 'tikal', 1, '{}', 'Brought in', 'archived', false, '7', 'e', true, NULL, 0, 12,"
    " 22, 0, false, '{}', '{}', NULL, NULL, '')",
    "INSERT INTO seats VALUES ('t1', 0, 'human', 'Ana', NULL, 'h0', 'n0', 'easy', false, 5)",
    "INSERT INTO seats VALUES ('t1', 1, 'bot', 'Bot', 'hard', NULL, 'n1', NULL, true, 0)",
    "INSERT INTO sessions VALUES ('s1', 'hs', 'Ana', 1, 2)",
    "INSERT INTO holders VALUES ('t1', 0, 's1')",
    "INSERT INTO actions VALUES ('t1', 1, -1, 5, 0, false, 12, NULL)",
    "INSERT INTO actions VALUES ('t1', 2, 0, 7, 1, true, 13, 'r1')",
    "INSERT INTO snapshots VALUES ('t1', 1, '{}')",
    "INSERT INTO drafts VALUES ('t1', 0, '[3]', 14)",
    "INSERT INTO proposals VALUES ('t1', 'p1', 'end', 0, 2, '{}', 'open', 15)",
]
"""Rows as the first revision had them."""

SECOND = '''"""A later revision, that changes tables others point to."""

import sqlalchemy as sa
from alembic import op

revision = "t002"
down_revision = "{newest}"


def upgrade() -> None:
    with op.batch_alter_table("tables", recreate="auto") as batch:
        batch.add_column(sa.Column("colour", sa.Text, nullable=False, server_default="green"))
        batch.alter_column("note", nullable=True)
'''


def fill_first(place: Place) -> Database:
    """A database of the first revision, filled; not yet opened by the program."""
    first = Database(read_url(place.url, place.directory))
    config = migrating.script_config()
    with first.writing() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for statement in FIRST:
            connection.execute(text(statement))
    return first


def check_first(database: Database) -> None:
    """Everything of the first revision is there."""
    with database.reading() as connection:
        one = tables.find_table(connection, "t1")
        two = tables.find_table(connection, "t2")
        assert one is not None
        assert two is not None
        assert (one.title, one.host, one.pace, one.length, one.bot_due, one.note) == ("One", "s1", 250, 2, True, "note")
        assert (one.waiting, two.waiting) == ("[0]", "[]")
        assert (two.forked_from, two.forked_at, two.fair, two.result) == ("t1", 2, False, "{}")
        assert (one.hints, two.hints, one.ticket, one.visitor) == (True, True, None, None)
        brought_in = tables.find_table(connection, "t3")
        assert brought_in is not None
        # What was dealt here was called fair and stays so; a record that was brought in is not.
        assert (one.committed, two.committed, brought_in.committed, brought_in.fair) == (True, False, False, True)
        assert (one.stand_in_after, one.stand_in_level) == (None, None)
        ana, bot = tables.seats_of(connection, "t1")
        assert (ana.name, ana.token_hash, ana.stand_in, ana.resigned, ana.seen) == ("Ana", "h0", "easy", False, 5)
        assert (bot.kind, bot.level, bot.resigned) == ("bot", "hard", True)
        assert actions.actions_of(connection, "t1") == [
            ActionRow(-1, 5, 0, False, 12, None, 1),
            ActionRow(0, 7, 1, True, 13, "r1", 2),
        ]
        assert actions.latest_snapshot(connection, "t1") == (1, "{}")
        assert sessions.holders_of(connection, "t1") == [(0, "s1")]
        assert sessions.session_by_token(connection, "hs") == sessions.SessionRow("s1", "hs", "Ana", 1, 2)
        assert proposals.find_draft(connection, "t1", 0) == proposals.DraftRow("t1", 0, "[3]", 14)
        assert [row.id for row in proposals.open_proposals(connection, "t1")] == ["p1"]


def everything(database: Database) -> dict[str, list[tuple[object, ...]]]:
    """Every row of a database as it lies there, whatever its revision."""
    with database.reading() as connection:
        names = sorted(inspect(connection).get_table_names())
        return {name: [tuple(row) for row in connection.execute(text(f"SELECT * FROM {name}"))] for name in names}


def test_an_empty_database_becomes_what_the_schema_says(place: Place) -> None:
    database = open_database(place.url, place.directory)
    with database.reading() as connection:
        assert migrating.version(connection) == schema.NEWEST
        context = MigrationContext.configure(connection, opts={"version_table": schema.VERSION_TABLE})
        assert compare_metadata(context, schema.metadata) == []
    database.close()


def test_the_newest_revision_is_the_one_that_the_schema_names() -> None:
    assert ScriptDirectory.from_config(migrating.script_config()).get_heads() == [schema.NEWEST]


def test_a_filled_database_of_the_first_revision_keeps_everything(place: Place) -> None:
    fill_first(place).close()
    database = open_database(place.url, place.directory)
    check_first(database)
    database.close()


def add_revision(script: str, directory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program have one revision more, as if it had been written already."""
    directory.mkdir()
    (directory / "t002_later.py").write_text(script.format(newest=schema.NEWEST))
    ours = ScriptDirectory.from_config(migrating.script_config()).versions

    def config() -> Config:
        made = Config()
        made.set_main_option("script_location", "sacbe.server.store:migrations")
        made.set_main_option("path_separator", "newline")
        made.set_main_option("version_locations", f"{ours}\n{directory}")
        return made

    monkeypatch.setattr(migrating, "script_config", config)
    monkeypatch.setattr(schema, "NEWEST", "t002")


def test_a_revision_that_rebuilds_a_table_keeps_everything(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill_first(place).close()
    add_revision(SECOND, tmp_path / "versions", monkeypatch)
    database = open_database(place.url, place.directory)
    check_first(database)
    with database.reading() as connection:
        assert migrating.version(connection) == "t002"
        assert connection.execute(text("SELECT colour FROM tables")).scalars().all() == ["green"] * 3
    with database.writing() as connection, pytest.raises(Exception, match=r"(?i)foreign key"):
        connection.execute(text("INSERT INTO holders VALUES ('nowhere', 0, 's')"))
    database.close()


def test_a_migration_that_fails_changes_nothing(place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = fill_first(place)
    before = everything(first)
    broken = SECOND + "    op.execute(sa.text('SELECT nothing FROM nowhere'))\n"
    add_revision(broken, tmp_path / "versions", monkeypatch)
    with pytest.raises(StoreError, match="cannot open the database"):
        open_database(place.url, place.directory)
    assert everything(first) == before
    with first.reading() as connection:
        assert migrating.version(connection) == "0001"
        assert "colour" not in set(connection.execute(text("SELECT * FROM tables")).keys())
    first.close()
