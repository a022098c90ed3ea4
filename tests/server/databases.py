"""Real databases for the tests: a SQLite file, or a PostgreSQL of our own that lives as long as the test run.

A test that asks for `place` runs on both. The PostgreSQL is started when the first test needs it, on a Unix socket in a
temporary directory, with its ordinary durable settings; each test gets a new database in it.
"""

import atexit
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import psycopg
import pytest
from sqlalchemy import make_url

USER = "sacbe"
PASSWORD = "open-sesame"
START_SECONDS = 30.0


class Place(NamedTuple):
    """Where a test keeps its database: what `open_database` and `--database-url` take."""

    url: str
    directory: Path

    @property
    def is_postgresql(self) -> bool:
        return self.url.startswith("postgresql")


class PostgreSQL:
    """A server of PostgreSQL, ours alone."""

    def __init__(self) -> None:
        self._programs = _programs()
        self.directory = Path(tempfile.mkdtemp(prefix="sacbe-pg-"))
        self._count = 0
        self._emptied: list[str] = []
        if os.geteuid() == 0:
            # PostgreSQL refuses to be run by root.
            owner = pwd.getpwnam("postgres")
            os.chown(self.directory, owner.pw_uid, owner.pw_gid)
        self._initialise()
        self._server = self._start()
        atexit.register(self.stop)

    def new_database(self) -> str:
        """The address of an empty database. Give it back when done: to make a new one takes long."""
        if self._emptied:
            return self._emptied.pop()
        self._count += 1
        name = f"test_{self._count}"
        with self._connect() as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def take_back(self, url: str) -> None:
        """Empty a database for the next test."""
        self.drop_connections(url)
        with psycopg.connect(url) as connection:
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        self._emptied.append(url)

    def url(self, name: str) -> str:
        return f"postgresql://{USER}:{PASSWORD}@/{name}?host={self.directory}"

    def drop_connections(self, url: str) -> int:
        """Cut every connection to a database, as a restart of the server would; how many there were."""
        name = make_url(url).database
        with self._connect() as connection:
            found = connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,)
            ).fetchall()
        return len(found)

    def stop(self) -> None:
        self.halt()
        shutil.rmtree(self.directory, ignore_errors=True)

    def halt(self) -> None:
        """Stop at once, as a crash would: what was committed is there at the next `resume`."""
        if self._server.poll() is None:
            self._server.send_signal(signal.SIGQUIT)
            self._server.wait(START_SECONDS)

    def resume(self) -> None:
        self._server = self._start()

    def _connect(self) -> "psycopg.Connection[tuple[object, ...]]":
        return psycopg.connect(self.url("postgres"), autocommit=True)

    def _initialise(self) -> None:
        password = self.directory / "password"
        password.write_text(PASSWORD)
        password.chmod(0o644)
        data = str(self.directory / "data")
        settings = ["--encoding=UTF8", "--locale=C", "--auth=scram-sha-256", f"--username={USER}", "--no-sync"]
        done = subprocess.run(
            [*_as_owner(), str(self._programs / "initdb"), *settings, f"--pwfile={password}", "-D", data],
            capture_output=True,
            text=True,
            check=False,
            cwd=self.directory,
        )
        if done.returncode:
            pytest.fail(f"PostgreSQL's initdb failed: {done.stderr.strip()}", pytrace=False)

    def _start(self) -> "subprocess.Popen[bytes]":
        log = (self.directory / "log").open("wb")
        settings = ["listen_addresses=", f"unix_socket_directories={self.directory}", "shared_buffers=32MB"]
        # Two processes in each other's way are found out sooner than after a second.
        settings.append("deadlock_timeout=100ms")
        words = [word for setting in settings for word in ("-c", setting)]
        with log:
            server = subprocess.Popen(
                [*_as_owner(), str(self._programs / "postgres"), "-D", str(self.directory / "data"), *words],
                stdout=log,
                stderr=log,
                cwd=self.directory,
            )
        end = time.monotonic() + START_SECONDS
        while True:
            try:
                self._connect().close()
                return server
            except psycopg.OperationalError:
                if server.poll() is not None or time.monotonic() > end:
                    said = (self.directory / "log").read_text(errors="replace").strip()
                    pytest.fail(f"PostgreSQL did not start: {said}", pytrace=False)
                time.sleep(0.05)


def _programs() -> Path:
    """Where the server's programs lie: Debian keeps them off the path, by version."""
    known = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda file: float(file.parts[-3]))
    if known:
        return known[-1].parent
    found = shutil.which("initdb")
    if found is None:
        pytest.fail("The tests need PostgreSQL's server: run scripts/need_postgresql.sh.", pytrace=False)
    return Path(found).resolve().parent


def _as_owner() -> list[str]:
    """Words before a command: it runs as PostgreSQL's user, and ends with this process whatever happens to it."""
    if os.geteuid() != 0:
        return ["setpriv", "--pdeathsig=QUIT"]
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups", "--pdeathsig=QUIT"]


@cache
def postgresql() -> PostgreSQL:
    """The server of this test run; it stops at the end of the run."""
    return PostgreSQL()


@pytest.fixture
def postgresql_place(tmp_path: Path) -> Iterator[Place]:
    """An empty database in PostgreSQL."""
    url = postgresql().new_database()
    yield Place(url, tmp_path)
    postgresql().take_back(url)


@pytest.fixture
def sqlite_place(tmp_path: Path) -> Place:
    """A SQLite file that does not exist yet."""
    return Place(f"sqlite:///{tmp_path}/sacbe.db", tmp_path)


def place_of(request: pytest.FixtureRequest) -> Place:
    """A new database of the kind that is the fixture's parameter."""
    found = request.getfixturevalue(f"{request.param}_place")
    assert isinstance(found, Place)
    return found
