"""A copy made while others write is one moment of the database, and whole."""

import shutil
import stat
import subprocess
from pathlib import Path

import pytest
from sqlalchemy import make_url
from tests.server.databases import PASSWORD, Place, postgresql
from tests.server.store.processes import Acknowledged, Worker, start
from tests.server.store.test_processes import NAMES, check_logs, sit_down

from sacbe.server.store.backup import backup
from sacbe.server.store.database import Database, open_database
from sacbe.server.store.errors import StoreError


def restored(place: Place, copy: Path) -> Database:
    """The copy, as a person would use it."""
    if not place.is_postgresql:
        return open_database(f"sqlite:///{copy}", place.directory)
    url = postgresql().new_database()
    program = shutil.which("pg_restore")
    assert program is not None
    address = make_url(url).render_as_string(hide_password=False)
    subprocess.run([program, "--exit-on-error", f"--dbname={address}", str(copy)], check=True)
    return open_database(url, place.directory)


def test_a_backup_while_others_write_is_whole(place: Place, tmp_path: Path) -> None:
    sit_down(place)
    worker = Worker("forever", place, "bo", *NAMES)
    start([worker])
    before = [Acknowledged.parse(worker.line()) for _ in range(40)]
    copy = tmp_path / "copy.backup"
    backup(place.url, place.directory, copy)
    after = [Acknowledged.parse(worker.line()) for _ in range(5)]
    after += [Acknowledged.parse(line) for line in worker.kill()]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.glob("copy*")] == ["copy.backup"]
    database = restored(place, copy)
    counts = check_logs(database, before)
    assert counts.total() <= len(before) + len(after) + len(NAMES), "the writer went on meanwhile"
    database.close()


def test_a_backup_overwrites_nothing(place: Place, tmp_path: Path) -> None:
    open_database(place.url, place.directory).close()
    target = tmp_path / "copy"
    target.write_text("precious")
    with pytest.raises(StoreError, match="copy exists already"):
        backup(place.url, place.directory, target)
    assert target.read_text() == "precious"


def test_a_backup_of_nothing_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"there is no database at .*sacbe\.db"):
        backup(None, tmp_path / "nowhere", tmp_path / "copy")
    with pytest.raises(StoreError, match="cannot write the backup"):
        backup(None, tmp_path, tmp_path / "no" / "directory")
    (tmp_path / "sacbe.db").write_text("Dear diary, " * 200)
    with pytest.raises(StoreError, match="it is not a database"):
        backup(None, tmp_path, tmp_path / "copy")
    assert [file.name for file in tmp_path.iterdir()] == ["sacbe.db"]


def test_a_damaged_database_is_not_taken_for_a_backup(sqlite_place: Place, tmp_path: Path) -> None:
    sit_down(sqlite_place)
    file = tmp_path / "sacbe.db"
    content = file.read_bytes()
    first_pages = 8 * 4096
    file.write_bytes(content[:first_pages] + b"\xa5" * (len(content) - first_pages))
    with pytest.raises(StoreError, match="damaged"):
        backup(sqlite_place.url, tmp_path, tmp_path / "copy")
    assert not (tmp_path / "copy").exists()


def test_without_pg_dump_one_sentence_says_what_is_missing(
    postgresql_place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(StoreError, match="needs the program pg_dump"):
        backup(postgresql_place.url, tmp_path, tmp_path / "copy")
    assert not (tmp_path / "copy").exists()


def test_a_database_that_cannot_be_reached_is_one_sentence_without_the_password(tmp_path: Path) -> None:
    url = f"postgresql://ana:{PASSWORD}@127.0.0.1:1/name"
    with pytest.raises(StoreError, match="cannot copy the database") as caught:
        backup(url, tmp_path, tmp_path / "copy")
    assert PASSWORD not in str(caught.value)
    assert not (tmp_path / "copy").exists()
