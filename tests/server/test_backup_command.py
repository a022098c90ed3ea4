"""`sacbe backup` copies while the server works, and a server on the copy goes on from there."""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.databases import Place, postgresql
from tests.server.serving import HUMAN, Client, Server

from sacbe.cli.backup import backup
from sacbe.cli.doctor import doctor
from sacbe.engine.errors import SacbeError


def _words(place: Place) -> list[str]:
    return ["--database-url", place.url] if place.is_postgresql else []


def _played(one: Server) -> tuple[Client, str, str]:
    """Somebody with a finished and a running game."""
    ana = one.client()
    played = ana.make("silver_gold", HUMAN, HUMAN).id
    ana.play_out(played, [0, 1])
    running = ana.make("tikal", HUMAN, HUMAN).id
    for _ in range(5):
        seat = ana.state(running)["view"]["pending"][0]
        ana.act(running, seat, ana.state(running, seat)["legal"][0]["action"])
    return ana, played, running


def _restore(place: Place, copy: Path, tmp_path: Path) -> Place:
    """As docs/hosting.md says."""
    directory = tmp_path / "restored"
    directory.mkdir()
    if not place.is_postgresql:
        shutil.copy(copy, directory / "sacbe.db")
        return Place(f"sqlite:///{directory}/sacbe.db", directory)
    url = postgresql().new_database()
    done = subprocess.run(
        ["pg_restore", "--no-owner", f"--dbname={url}", str(copy)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return Place(url, directory)


def test_a_server_goes_on_from_a_backup_made_while_another_runs(
    place: Place, serve: Callable[..., Server], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one = serve(*_words(place), data=place.directory)
    ana, played, running = _played(one)
    before = ana.state(running, 0)
    copy = tmp_path / "copy"
    assert backup(copy, database_url=place.url if place.is_postgresql else "", data=place.directory) == 0
    assert f"Copied to {copy}: " in capsys.readouterr().out
    ana.propose_end(running, 0)

    restored = _restore(place, copy, tmp_path)
    assert doctor(database_url=restored.url) == 0, capsys.readouterr().out
    two = serve(*_words(restored), data=restored.directory)
    one.stop()
    ana.server = two
    after = ana.state(running, 0)
    for document in (before, after):
        document["table"].pop("proposals")
    assert after == before
    assert ana.table(played)["table"]["status"] == "finished"
    ana.play_out(running, [0, 1])
    assert doctor(database_url=restored.url) == 0


def test_a_file_that_exists_is_kept(sqlite_place: Place, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.write_text("mine")
    with pytest.raises(SacbeError, match="exists already"):
        backup(kept, data=sqlite_place.directory)
    assert kept.read_text() == "mine"


def test_the_copy_is_for_its_owner_only(server: Server, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    backup(copy, data=server.data)
    assert copy.stat().st_mode & 0o777 == 0o600
