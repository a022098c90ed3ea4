"""What a bot of another package finds out on a real server: nothing of the server's secrets."""

import ctypes
import json
import os
import signal
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import make_url
from tests.server import serving
from tests.server.serving import HUMAN, PATIENCE_SECONDS, Json, Server

from sacbe.server.store.database import read_url

SECRETS = {
    "SACBE_METRICS_TOKEN": "a-secret-token",
    "AWS_SECRET_ACCESS_KEY": "a-secret-key",
    "PGPASSWORD": "a-secret-password",
}
PR_CAPBSET_DROP, CAP_SYS_PTRACE, CAP_SYS_ADMIN, CAP_PERFMON = 24, 19, 21, 38
SPY = '''
"""Looks around when it is imported, and plays at random."""

import json, os, sys

def read(path):
    try:
        with open(path, "rb") as file:
            return file.read(1 << 20).decode("latin-1")
    except OSError as error:
        return "refused: " + type(error).__name__

def links(folder):
    found = []
    for name in os.listdir(folder) if os.path.isdir(folder) else []:
        try:
            found.append((int(name), os.readlink(folder + "/" + name)))
        except OSError:
            pass
    return found

def look():
    server = os.getppid()
    return {
        "pid": os.getpid(),
        "environment": dict(os.environ),
        "born with": read("/proc/self/environ"),
        "words": [sys.argv, sys.orig_argv],
        "folder": os.getcwd(),
        "files": links("/proc/self/fd"),
        "server": server,
        "server was born with": read(f"/proc/{server}/environ"),
        "server's memory": read(f"/proc/{server}/maps"),
        "server's files": read(f"/proc/{server}/fd/0"),
        "modules of the server": sorted(name for name in sys.modules if name.startswith("sacbe.server")),
    }

with open(%r + "/" + str(os.getpid()), "w") as told:
    json.dump(look(), told)

from sacbe.bots.any_game.random import RandomBot

def make_spy(random, budget):
    return RandomBot(random)
'''
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="/proc is Linux's")


def install(package: Path, told: Path) -> str:
    """The package of the spy; where Python finds it, as PYTHONPATH says it."""
    about = package / "spy_bot-1.dist-info"
    about.mkdir(parents=True)
    told.mkdir()
    (package / "spy_bot.py").write_text(SPY % str(told), encoding="utf-8")
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: spy-bot\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[sacbe.bots]\nany.spy = spy_bot:make_spy\n")
    return os.pathsep.join([str(package), *(path for path in sys.path if path)])


def spied(server: Server, told: Path) -> Json:
    """Let the spy play a turn; what it told."""
    ana = server.client()
    table = ana.make("silver_gold", {"kind": "bot", "level": "spy"}, HUMAN).id
    end = time.monotonic() + PATIENCE_SECONDS
    while not list(told.iterdir()) or not ana.state(table)["step"]:
        assert time.monotonic() < end, server.said()
        time.sleep(0.05)
    time.sleep(0.2)
    assert server.process is not None
    pids = [int(file.name) for file in told.iterdir()]
    assert server.process.pid not in pids, "no code of another package runs in the server"
    seen: Json = json.loads(next(told.iterdir()).read_text())
    assert seen["server"] == server.process.pid
    return seen


@LINUX
def test_a_package_on_a_server_finds_no_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told, data = tmp_path / "told", tmp_path / "data"
    paths = install(tmp_path / "package", told)
    monkeypatch.setattr(serving, "_hear_ctrl_c", _without_privileges)
    address = f"sqlite:///{data}/secret-place.db"
    server = Server(
        data,
        *("--processes", "1", "--database-url", address),
        environment={**SECRETS, "PYTHONPATH": paths, "SACBE_DATABASE_URL": "postgresql://u:a-secret@h/x"},
    )
    try:
        seen = spied(server.start(), told)
    finally:
        server.close()
    for name in ("environment", "born with", "words", "server was born with"):
        assert "secret" not in json.dumps(seen[name]), name
    assert "PATH" in seen["environment"]
    assert "SACBE_HOME" not in seen["environment"], "where the games are kept"
    assert seen["folder"] == "/"
    outside = [link for number, link in seen["files"] if number > 2 and link.startswith(str(data))]
    assert not outside, "no file of the server's is open there"
    for name in ("server was born with", "server's memory", "server's files"):
        assert seen[name].startswith("refused: "), name
    assert "sacbe.server.store" not in " ".join(seen["modules of the server"])


def _without_privileges() -> None:
    """Tests may run as the superuser, to whom nothing is forbidden: what allows that is taken away."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    for privilege in (CAP_SYS_PTRACE, CAP_SYS_ADMIN, CAP_PERFMON):
        ctypes.CDLL(None).prctl(PR_CAPBSET_DROP, privilege, 0, 0, 0)


def test_a_password_of_the_environment_becomes_a_part_of_the_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PGPASSWORD", "a secret/word")
    assert read_url("postgresql://ana@host/games", tmp_path).password == "a secret/word"
    assert read_url("postgresql://ana:own@host/games", tmp_path).password == "own"
    assert read_url("postgresql:///games?password=own", tmp_path).password is None
    monkeypatch.delenv("PGPASSWORD")
    assert read_url("postgresql://ana@host/games", tmp_path) == make_url("postgresql+psycopg://ana@host/games")
