"""Where packages are built and installed by the tests: copies of this tree, and environments with nothing in them."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[2]
OPEN = ("play", "--no-browser", "--port", "0")
"""What `sacbe` is told to open the table at any port."""


def copy_of_the_tree(folder: Path, page: bool = True) -> Path:
    """All files that git knows, with the built page if it is wanted, and without what was built besides."""
    said = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in said.split("\0"):
        if name and (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    static = "src/sacbe/server/static"
    if page:
        shutil.copytree(ROOT / static, folder / static)
    return folder


def poor_path(folder: Path) -> str:
    """A search path without compiler, Node or git: only what a script needs to begin."""
    folder.mkdir()
    for name in ("sh", "env", "uname"):
        found = shutil.which(name)
        assert found is not None
        (folder / name).symlink_to(found)
    return str(folder)


def environment(path: str, home: Path) -> dict[str, str]:
    """What a new user's shell has, and what this machine says of where packages are."""
    kept = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_"))}
    return {**kept, "PATH": path, "HOME": str(home), "LANG": "C.UTF-8"}


class Place:
    """A virtual environment with nothing in it but pip."""

    def __init__(self, folder: Path, path: str, python: str = sys.executable) -> None:
        self.folder = folder
        self.environment = environment(path, folder)
        subprocess.run([python, "-m", "venv", str(folder)], check=True)

    def pip(self, *words: str, **more: str) -> None:
        done = subprocess.run(
            [str(self.folder / "bin/python"), "-m", "pip", *words],
            env={**self.environment, **more},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr[-2000:]

    def plays(self) -> tuple[str, ...]:
        """The command that opens the table here."""
        return str(self.folder / "bin/sacbe"), *OPEN

    def run(self, *words: str) -> str:
        """What the command `sacbe` says."""
        command = [str(self.folder / "bin/sacbe"), *words]
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False, timeout=120)
        assert done.returncode == 0, done.stderr[-2000:]
        return done.stdout


@contextmanager
def playing(*words: str, environment: dict[str, str], folder: Path) -> Iterator[None]:
    """A command that opens the table, until its page answers; it is stopped at the end."""
    running = subprocess.Popen(
        words, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    said: list[str] = []
    try:
        assert running.stdout is not None
        for line in running.stdout:
            said.append(line)
            address = re.search(r"http://[\w.]+:(\d+)/", line)
            if address is not None:
                break
        else:
            raise AssertionError("".join(said))
        assert "<title>Sacbe" in urlopen(f"http://localhost:{address[1]}/", timeout=60).read().decode()
        yield
    finally:
        os.killpg(running.pid, signal.SIGTERM)
        running.wait(60)
        if running.stdout is not None:
            running.stdout.close()


class Watch:
    """Seconds on a machine that does nothing else: what other work took of the processors meanwhile is left out.

    On a machine that is always full, our own work is all that counts, and no waiting for disks or the network.
    """

    def __init__(self) -> None:
        self._begun = time.monotonic()
        self._busy = _busy()
        self._ours = _ours()

    def seconds(self) -> float:
        """Since this watch was started; call it while what is measured still runs."""
        others = _busy() - self._busy - (_ours() - self._ours)
        return time.monotonic() - self._begun - max(0.0, others) / (os.cpu_count() or 1)


TICKS = os.sysconf("SC_CLK_TCK")


def _busy() -> float:
    """Seconds that all processors together have worked since the machine was started, or were taken away from it."""
    user, nice, system, _, _, *more = Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]
    return sum(map(int, (user, nice, system, *more))) / TICKS


def _ours() -> float:
    """Seconds that this process and all below it have worked, those that are over too."""
    parents: dict[int, int] = {}
    worked: dict[int, int] = {}
    for process in Path("/proc").glob("[0-9]*"):
        try:
            fields = (process / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        parents[int(process.name)] = int(fields[1])
        worked[int(process.name)] = sum(map(int, fields[11:15]))

    def is_ours(process: int) -> bool:
        while process not in (0, os.getpid()):
            process = parents.get(process, 0)
        return process != 0

    return sum(ticks for process, ticks in worked.items() if is_ours(process)) / TICKS
