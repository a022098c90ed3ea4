"""Opening: where the file lies and who may read it, what is refused, and that no password is ever shown."""

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.server.databases import Place
from tests.server.store.rows import TABLE, sit

from sacbe.server.store.database import Database, open_database, read_url
from sacbe.server.store.errors import StoreError
from sacbe.server.store.tables import find_table


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_by_default_the_file_lies_in_the_directory_for_its_owner_only(tmp_path: Path) -> None:
    directory = tmp_path / "new" / "data"
    database = open_database(None, directory)
    with database.writing() as connection:
        sit(connection)
    assert mode(directory) == 0o700
    files = {file.name: mode(file) for file in directory.iterdir()}
    assert files["sacbe.db"] == 0o600
    assert set(files.values()) == {0o600}
    database.close()


def test_sqlite_is_opened_durably(sqlite_place: Place) -> None:
    database = open_database(sqlite_place.url, sqlite_place.directory)
    for engine in (database.writer, database.reader):
        with engine.connect() as connection:
            found = {
                name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            }
        assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
    database.close()


def test_the_short_name_of_postgresql_is_understood(postgresql_place: Place) -> None:
    database = open_database(postgresql_place.url.replace("postgresql://", "postgres://"), postgresql_place.directory)
    with database.reading() as connection:
        assert connection.execute(text("SHOW synchronous_commit")).scalar() == "on"
    database.close()


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("nonsense", "cannot read the database address"),
        ("postgresql://ana:open-sesame@host:port/name", "cannot read the database address"),
        ("mysql://ana:open-sesame@host/name", "'mysql': there are sqlite and postgresql"),
        ("sqlite://", "needs the path of its file"),
        ("sqlite:///:memory:", "needs the path of its file"),
        ("sqlite://host/file.db", "needs the path of its file"),
        ("postgresql://ana:open-sesame@127.0.0.1:1/name", "cannot open the database name on 127.0.0.1:1"),
        ("postgresql://127.0.0.1:1/name?user=ana&password=open-sesame", "cannot open the database name on 127.0.0.1:1"),
        ("postgresql://ana:open-sesame@127.0.0.1:1/name?nonsense=1", "cannot open the database name"),
    ],
)
def test_an_address_that_cannot_be_used_is_one_sentence_without_the_password(
    url: str, said: str, tmp_path: Path
) -> None:
    with pytest.raises(StoreError) as caught:
        open_database(url, tmp_path)
    assert said in str(caught.value)
    assert "open-sesame" not in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_wrong_password_is_not_shown(postgresql_place: Place) -> None:
    wrong = postgresql_place.url.replace("open-sesame", "close-sesame")
    with pytest.raises(StoreError) as caught:
        open_database(wrong, postgresql_place.directory)
    assert "password authentication failed" in str(caught.value)
    assert "close-sesame" not in str(caught.value)


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "sacbe.db"
    file.write_text("Dear diary, " * 200)
    with pytest.raises(StoreError, match=r"sacbe\.db: the file is not a database$"):
        open_database(None, tmp_path)
    assert file.read_text() == "Dear diary, " * 200


def test_a_directory_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match=r"cannot open the database .*: not a directory"):
        open_database(None, tmp_path / "file" / "data")


def test_a_database_of_another_program_is_refused(place: Place) -> None:
    if place.is_postgresql:
        other = Database(read_url(place.url, place.directory))
        with other.writing() as connection:
            connection.execute(text("CREATE TABLE seats (row int)"))
        other.close()
    else:
        with closing(sqlite3.connect(place.directory / "sacbe.db")) as file:
            file.execute("CREATE TABLE notes (words text)")
    with pytest.raises(StoreError, match="belongs to another program: it has a table named"):
        open_database(place.url, place.directory)


def test_postgresql_may_hold_other_tables_beside_ours(postgresql_place: Place) -> None:
    other = Database(read_url(postgresql_place.url, postgresql_place.directory))
    with other.writing() as connection:
        connection.execute(text("CREATE TABLE notes (words text)"))
    other.close()
    database = open_database(postgresql_place.url, postgresql_place.directory)
    with database.reading() as connection:
        assert find_table(connection, TABLE.id) is None
    database.close()


def test_a_database_of_a_newer_sacbe_is_refused_and_left_alone(place: Place) -> None:
    database = open_database(place.url, place.directory)
    with database.writing() as connection:
        sit(connection)
        connection.execute(text("UPDATE sacbe_version SET version_num = '9999'"))
    with pytest.raises(StoreError, match=r"was made by a newer Sacbe \(revision 9999, this one knows up to"):
        open_database(place.url, place.directory)
    with database.reading() as connection:
        assert find_table(connection, TABLE.id) == TABLE
        assert connection.execute(text("SELECT version_num FROM sacbe_version")).scalar() == "9999"
    database.close()
