"""Starting other processes at the same database, all at one moment."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tests.server.databases import Place

ROOT = Path(__file__).resolve().parents[3]
WORKER = Path(__file__).with_name("worker.py")


class Acknowledged(NamedTuple):
    """An append of another process that was told to be stored."""

    table: str
    seq: int
    request: str

    @classmethod
    def parse(cls, line: str) -> "Acknowledged":
        table, seq, request = line.split()
        return cls(table, int(seq), request)


class Worker:
    """One process that waits until it is told to go."""

    def __init__(self, command: str, place: Place, *words: str) -> None:
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115
        paths = [str(ROOT), *(path for path in sys.path if path)]
        self.process = subprocess.Popen(
            [sys.executable, str(WORKER), command, place.url, str(place.directory), *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        )

    def wait_until_ready(self) -> None:
        assert self.line() == "ready"

    def go(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def finish(self) -> list[str]:
        """The rest of what it says, once it has ended well."""
        said = self._rest()
        self._errors.seek(0)
        assert self.process.returncode == 0, self._errors.read()
        self._errors.close()
        return said.splitlines()

    def kill(self) -> list[str]:
        """Kill -9, now; what it had said by then, whole lines only."""
        self.process.kill()
        self._errors.close()
        return [line for line in self._rest().splitlines(keepends=True) if line.endswith("\n")]

    def _rest(self) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with self.process.stdin, self.process.stdout:
            said = self.process.stdout.read()
        self.process.wait(60)
        return said


def start(workers: Sequence[Worker]) -> None:
    """Let them all go at the same time."""
    for worker in workers:
        worker.wait_until_ready()
    for worker in workers:
        worker.go()
