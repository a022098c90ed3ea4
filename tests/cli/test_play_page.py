"""`sacbe play` without options: the page in the browser, on a server of its own or on the one that is open already."""

import io
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from tests.cli.conftest import Command

from sacbe.cli import play_page


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> None:
    if not play_page.has_page():
        pytest.fail("the page is not built: run scripts/build_page.sh")
    monkeypatch.setattr("sacbe.cli.play.has_page", lambda: True)
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)


@pytest.fixture
def playing(page: None, tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """`sacbe play` as a process of its own, and the port it says."""
    words = [sys.executable, "-m", "sacbe", "play", "--port", "0", "--no-browser"]
    process = subprocess.Popen(
        words, env={**os.environ, "SACBE_HOME": str(tmp_path)}, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    said = process.stdout.readline()
    found = re.search(r"Sacbe is open at http://localhost:(\d+)/", said)
    assert found, said
    try:
        yield process, int(found[1])
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def test_it_serves_the_page_and_stops_with_ctrl_c(playing: tuple[subprocess.Popen[str], int]) -> None:
    process, port = playing
    with urlopen(f"http://127.0.0.1:{port}/") as answer:
        assert b"<title>Sacbe</title>" in answer.read()
    process.send_signal(signal.SIGINT)
    assert process.wait(20) in (0, 130)


def test_a_table_that_is_open_already_is_only_shown(
    playing: tuple[subprocess.Popen[str], int], command: Command
) -> None:
    _, port = playing
    done = command("play", "--port", str(port), "--no-browser")
    assert done.code == 0
    assert f"Sacbe is open already at http://localhost:{port}/" in done.out


def test_where_no_page_is_installed_the_game_is_chosen_in_the_terminal(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(play_page, "PAGE", tmp_path / "index.html")
    monkeypatch.setattr("sacbe.cli.play.has_page", play_page.has_page)
    monkeypatch.setenv("SACBE_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    done = command("play")
    assert done.code == 0
    assert "What would you like to play?" in done.out
