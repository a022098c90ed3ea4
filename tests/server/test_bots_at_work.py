"""Bots think in other processes: the server stays quick, a lost process is replaced, and nobody waits behind others."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.server.serving import BOT, HUMAN, PATIENCE_SECONDS, Client, Json, Refused, Server

from sacbe.server.store.database import open_database

Serve = Callable[..., Server]

EXPERT: Json = {"kind": "bot", "level": "expert:1s"}
BROKEN_BOT = """
class Broken:
    def __init__(self, random, budget=None):
        self.random = random
    def choose(self, sight):
        raise ValueError("no idea")
"""
METADATA = "Metadata-Version: 2.1\nName: broken-bot\nVersion: 1\n"


def _thinking(server: Server) -> list[int]:
    """The processes where the server's bots think."""
    assert server.process is not None
    words = ["pgrep", "--parent", str(server.process.pid), "--full", "spawn_main"]
    found = subprocess.run(words, capture_output=True, text=True, check=False)
    return [int(line) for line in found.stdout.split()]


def _first_besides(server: Server, others: Collection[int]) -> int:
    """A process that was not there before, once there is one."""
    _wait("another process", lambda: set(_thinking(server)) - set(others))
    return (set(_thinking(server)) - set(others)).pop()


def _wait(what: str, there: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE_SECONDS
    while not there():
        assert time.monotonic() < end, f"{what}: it did not come to that"
        time.sleep(0.05)


def _steps(client: Client, table: str) -> int:
    return int(client.state(table)["step"])


@pytest.mark.long
def test_the_server_answers_while_eight_experts_think(serve: Serve) -> None:
    one = serve("--processes", "9")  # tables of bots leave one to people, which is ready for them
    ana = one.client()
    ana.call("GET", "/games")
    tables = [ana.make("tikal", EXPERT, EXPERT).id for _ in range(8)]
    _wait("ten processes", lambda: len(_thinking(one)) == 10)  # one more is kept for short answers
    before = [_steps(ana, table) for table in tables]
    taken: list[float] = []
    for _ in range(150):
        begun = time.perf_counter()
        ana.call("GET", "/health")
        taken.append(time.perf_counter() - begun)
        time.sleep(0.01)
    assert len(_thinking(one)) == 10
    # Eight processes share few processors with this test, so the clock is only good for a bound far below one thought.
    assert sorted(taken)[int(0.99 * len(taken))] < 0.5, f"slowest {max(taken):.3f} s"
    assert sorted(taken)[len(taken) // 2] < 0.1
    _wait("the experts play", lambda: all(_steps(ana, table) > was for table, was in zip(tables, before, strict=True)))


def test_a_killed_process_is_replaced_and_its_question_asked_again(serve: Serve) -> None:
    one = serve("--processes", "1")
    ana = one.client()
    assert _thinking(one) == []  # a server that nobody plays at needs none
    ana.call("GET", "/games")
    _wait("the process for short answers and one more", lambda: len(_thinking(one)) == 2)
    quick, first = sorted(_thinking(one))  # it is started first
    table = ana.make("tikal", EXPERT, EXPERT).id
    before = _steps(ana, table)
    time.sleep(0.5)
    os.kill(first, signal.SIGKILL)
    _wait("the bot plays", lambda: _steps(ana, table) > before)
    assert _first_besides(one, [quick]) != first
    assert one.said() == ""


def test_the_processes_end_with_a_killed_server(serve: Serve) -> None:
    one = serve("--processes", "2")
    ana = one.client()
    ana.make("tikal", EXPERT, EXPERT)
    _wait("a process", lambda: _thinking(one))
    processes = _thinking(one)
    one.kill()
    _wait("they end", lambda: not any(Path(f"/proc/{process}").exists() for process in processes))


@pytest.mark.long
def test_bots_due_at_the_start_are_asked_again(serve: Serve) -> None:
    one = serve("--processes", "1")
    ana = one.client()
    tables = [ana.make("tikal", EXPERT, EXPERT).id for _ in range(3)]
    before = [_steps(ana, table) for table in tables]
    one.kill()
    one.start()
    _wait("all are played", lambda: all(_steps(ana, table) > was for table, was in zip(tables, before, strict=True)))


@pytest.mark.long
def test_a_table_left_full_but_not_begun_is_begun_at_the_start(serve: Serve) -> None:
    """As if the server had been killed between the last player sitting down and the deal."""
    one = serve()
    ana = one.client()
    table = ana.make("silver_gold", HUMAN, {"kind": "open"}).id
    one.stop()
    with closing(open_database(None, one.data)) as database, database.writing() as connection:
        connection.execute(text("UPDATE seats SET kind = 'bot', level = 'random' WHERE kind = 'open'"))
    one.start()
    ana.wait_for(table, 0, lambda state: state["legal"] != [])


def test_a_table_of_bots_keeps_its_pace(serve: Serve) -> None:
    one = serve()
    ana = one.client()
    table = ana.make("tikal", BOT, BOT, pace=300).id
    _wait("some turns", lambda: _steps(ana, table) >= 60)
    turns: dict[int, int] = {}
    for step in ana.steps(table)["steps"]:
        if any(deed["seat"] >= 0 for deed in step["deeds"]):
            turns.setdefault(step["at"], step["number"])
    times = sorted(turns)
    assert len(times) >= 4
    # Times are whole milliseconds, so that a pause may seem a little shorter than it was.
    assert min(later - earlier for earlier, later in pairwise(times)) >= 290
    assert one.said() == ""


def test_stand_ins_and_resigned_seats_are_played(serve: Serve) -> None:
    one = serve()
    ana = one.client()
    table = ana.make("silver_gold", HUMAN, HUMAN, HUMAN).id
    ana.stand_in(table, 0)
    ana.resign(table, 1)
    ana.play_out(table, [2])
    outcome = ana.table(table)["table"]["outcome"]
    assert outcome["how"] == "finished"
    assert outcome["places"][1] == 3


def test_a_bot_that_fails_is_logged_and_stops_nobody_else(serve: Serve, tmp_path: Path) -> None:
    package = tmp_path / "package"
    about = package / "broken_bot-1.dist-info"
    about.mkdir(parents=True)
    (package / "broken_bot.py").write_text(BROKEN_BOT)
    (about / "METADATA").write_text(METADATA)
    (about / "entry_points.txt").write_text("[sacbe.bots]\nany.broken = broken_bot:Broken\n")
    paths = os.pathsep.join([str(package), *(path for path in sys.path if path)])
    one = serve("--processes", "1", environment={"PYTHONPATH": paths})
    ana = one.client()
    stuck = ana.make("silver_gold", {"kind": "bot", "level": "broken"}, HUMAN).id
    well = ana.make("silver_gold", BOT, HUMAN).id
    ana.play_out(well, [1])
    _wait("it is logged", lambda: "no idea" in one.said())
    assert re.search(rf"a bot could not play at table {stuck}, which waits 10 seconds", one.said())
    assert ana.state(stuck)["table"]["status"] == "running"


def test_hints_and_people_do_not_wait_behind_tables_of_bots(serve: Serve) -> None:
    one = serve("--processes", "1")
    ana = one.client()
    thinker: Json = {"kind": "bot", "level": "expert:300ms"}
    theirs = [ana.make("tikal", thinker, thinker).id for _ in range(20)]
    mine = ana.make("silver_gold", HUMAN, BOT).id
    _wait("a process", lambda: _thinking(one))
    before = [_steps(ana, table) for table in theirs]
    ways = ana.hint(mine, 0)["ways"]
    assert ways
    ana.act(mine, 0, ways[0]["actions"][0])
    ana.wait_for(mine, 0, lambda state: state["legal"] != [])
    # Each of the two questions waited for one turn of bots at most, and a turn more may be had around them.
    moved = sum(_steps(ana, table) > was for table, was in zip(theirs, before, strict=True))
    assert moved <= 6


def test_the_same_hint_asked_by_many_is_thought_of_once(serve: Serve) -> None:
    one = serve("--processes", "1")
    ana = one.client()
    table = ana.make("silver_gold", HUMAN, HUMAN).id
    ana.hint(table, 0)  # the process has started

    def ask() -> list[Json]:
        # As many threads as questions: asyncio has fewer on a small machine, and the last ones would come too late.
        with ThreadPoolExecutor(8) as askers:
            return list(askers.map(lambda _: ana.hint(table, 0), range(8)))

    def is_thought_of_once() -> bool:
        begun = time.monotonic()
        answers = ask()
        # One second of thinking, on a busy machine, and not eight.
        return all(answer == answers[0] for answer in answers) and time.monotonic() - begun < 7

    # On a busy machine a question may come when the first answer has gone out already.
    assert any(is_thought_of_once() for _ in range(3))


def test_a_process_is_ready_before_it_is_asked(serve: Serve) -> None:
    """Nobody's first turn waits for one to start. While it thinks the next one gets ready, and no more than that."""
    one = serve("--processes", "4")
    ana = one.client()
    ana.call("GET", "/games")  # the page asks which games and bots there are
    _wait("a process for short answers, and another", lambda: len(_thinking(one)) == 2)
    table = ana.make("silver_gold", HUMAN, HUMAN).id
    for _ in range(3):
        ana.hint(table, 0)
    assert len(_thinking(one)) == 3


@pytest.mark.parametrize("level", ["expert:3600s", "expert:4s", "strong:900000"])
def test_nobody_may_have_a_bot_think_for_ages(server: Server, level: str) -> None:
    with pytest.raises(Refused, match="a bot may think about a turn for 3 seconds or 5000 simulations here"):
        server.client().make("tikal", HUMAN, {"kind": "bot", "level": level})
