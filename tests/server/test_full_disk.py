"""A disk that becomes full: what was acknowledged stays, a start says what is wrong, and with room it all goes on."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from tests.server.serving import HUMAN, ROOT, START_SECONDS, Refused, Server

Serve = Callable[..., Server]
MEGABYTES = 12


@pytest.fixture(params=["tmpfs", "ext4"])
def small_disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path]:
    """A disk of a few megabytes. Ext4 has blocks of 1 KB at that size: a page of memory may lie there in part."""
    place = tmp_path / "disk"
    place.mkdir()
    if request.param == "tmpfs":
        words = ["mount", "-t", "tmpfs", "-o", f"size={MEGABYTES}m", "tmpfs", str(place)]
    else:
        image = tmp_path / "image"
        with image.open("wb") as file:
            file.truncate(MEGABYTES << 20)
        if subprocess.run(["mkfs.ext4", "-qF", str(image)], capture_output=True, check=False).returncode:
            pytest.skip("there is no mkfs.ext4")
        words = ["mount", "-o", "loop", str(image), str(place)]
    if subprocess.run(words, capture_output=True, check=False).returncode:
        pytest.skip("no disk may be mounted here")
    yield place
    subprocess.run(["umount", "--lazy", str(place)], check=True)


def fill(disk: Path) -> Path:
    """Write until nothing more fits."""
    file = os.open(disk / "filler", os.O_WRONLY | os.O_CREAT)
    for size in (1 << 16, 1 << 10, 1):
        with suppress(OSError):
            while True:
                os.write(file, bytes(size))
    with suppress(OSError):
        os.close(file)
    return disk / "filler"


def sacbe(*words: str) -> "subprocess.CompletedProcess[str]":
    paths = os.pathsep.join(path for path in sys.path if path)
    return subprocess.run(
        [sys.executable, "-m", "sacbe", *words],
        capture_output=True,
        text=True,
        timeout=START_SECONDS,
        check=False,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": paths},
    )


def test_a_server_killed_on_a_full_disk_says_so_and_goes_on_when_there_is_room(small_disk: Path, serve: Serve) -> None:
    data = small_disk / "data"
    server = serve(data=data)
    server.log = small_disk.parent / "stderr.txt"
    ana = server.client()
    table = ana.make("tikal", HUMAN, HUMAN).id
    filler = fill(small_disk)
    done = 0
    while True:
        seat = ana.state(table)["view"]["pending"][0]
        state = ana.state(table, seat)
        try:
            ana.act(table, seat, state["legal"][0]["action"], expected=state["step"])
            done += 1
        except Refused as no:
            assert (no.status, "disk of the database is full" in str(no)) == (503, True)
            break
        assert done < 2000, "the disk never became full"
    known = ana.state(table, seat)
    server.kill()
    for words in (["serve", "--port", "0"], ["doctor"]):
        started = sacbe(*words, "--data", str(data))
        assert started.returncode == 2
        assert started.stderr.strip().endswith("make room on it and start again; everything stored is still there")
        assert started.stderr.count("\n") == 1
    filler.unlink()
    server.start()
    again = ana.state(table, seat)
    assert (again["step"], again["view"]) == (known["step"], known["view"])
    ana.act(table, seat, again["legal"][0]["action"], expected=again["step"])
    server.stop()
    checked = sacbe("doctor", "--data", str(data))
    assert checked.returncode == 0, checked.stdout


def test_a_start_on_a_disk_that_is_full_from_the_first_is_one_sentence(small_disk: Path) -> None:
    fill(small_disk)
    started = sacbe("serve", "--port", "0", "--data", str(small_disk))
    assert started.returncode == 2
    assert started.stderr.count("\n") == 1
    assert "full" in started.stderr or "no space left" in started.stderr
