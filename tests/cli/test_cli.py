"""What all commands share: help with an example, the version, one-sentence errors, a closed pipe, Ctrl-C."""

import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest
from tests.cli.conftest import Command

import sacbe
from sacbe.cli.app import COMMANDS

SACBE = [sys.executable, "-m", "sacbe"]
LONG = ["sim", "silver_gold", "--seats", "random,random", "--games", "1000000", "--jobs", "2"]

# A test run in the background may ignore Ctrl-C, and its children would inherit that.
HEED = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); from sacbe.cli import main; main()"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself_with_an_example(command: Command, name: str) -> None:
    shown = command(name, "--help")
    assert shown.code == 0
    assert f"Example: sacbe {name} " in shown.out


def test_the_list_of_commands_says_what_each_is_for(command: Command) -> None:
    for shown in (command(), command("--help")):
        assert shown.code == 0
        for name in COMMANDS:
            line = next(line for line in shown.out.splitlines() if line.startswith(f"│ {name} "))
            assert len(line.strip("│ ").split()) > 4, f"{name} has no sentence"


def test_the_version_says_compiled_or_interpreted(command: Command) -> None:
    built = "compiled" if sacbe.compiled else "interpreted"
    assert command("--version").out == f"sacbe {sacbe.__version__} ({built})\n"


def test_the_environment_can_ask_for_the_source() -> None:
    program = "import os; os.environ['SACBE_INTERPRETED'] = '1'; import sacbe; print(sacbe.compiled)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["nonsense"], 'Unknown command "nonsense"'),
        (["rules"], "--game requires an argument"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["sim", "silver_gold", "--seats", "random,random", "--games", "many"], "--games"),
        (["replay", "nowhere.sacbe"], "cannot read nowhere.sacbe"),
        (["bench", "everything"], "everything"),
        (["bench", "--seconds", "0"], "option 'seconds'"),
    ],
)
def test_a_mistake_is_one_sentence_and_exit_code_2(command: Command, words: list[str], sentence: str) -> None:
    shown = command(*words)
    assert shown.code == 2
    assert shown.out == ""
    assert shown.err.startswith("sacbe: ")
    assert sentence in shown.err
    assert len(shown.err.splitlines()) == 1


def test_a_closed_pipe_ends_without_complaint() -> None:
    done = subprocess.run(
        f"{sys.executable} -m sacbe rules silver_gold | head -1", shell=True, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "Silver & Gold"
    assert done.stderr == ""


def test_interrupting_a_simulation_ends_with_130_and_no_traceback() -> None:
    running = subprocess.Popen(
        [sys.executable, "-c", HEED, *LONG],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    workers = _wait_for_children(running.pid)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert out == ""
    assert "Traceback" not in err
    assert "sacbe: stopped after" in err
    _assert_that_all_end(workers)


def test_workers_end_when_their_parent_is_killed() -> None:
    running = subprocess.Popen(
        [*SACBE, *LONG],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    workers = _wait_for_children(running.pid)
    running.kill()
    running.wait()
    _assert_that_all_end(workers)


def _assert_that_all_end(workers: list[int]) -> None:
    assert workers
    deadline = time.monotonic() + 60
    while any(worker in _parents() for worker in workers):
        assert time.monotonic() < deadline, "a worker outlives its parent"
        time.sleep(0.05)


def _parents() -> dict[int, int]:
    """Every living process and its parent."""
    if Path("/proc/self/stat").exists():
        found = {}
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                state, parent = stat.read_text().rpartition(")")[2].split()[:2]
                if state != "Z":
                    found[int(stat.parent.name)] = int(parent)
        return found
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    return {int(pid): int(parent) for pid, parent in (line.split() for line in listed.splitlines())}


def _wait_for_children(process: int) -> list[int]:
    """The children of a process, once it has two workers (there is a third process that watches their resources)."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        children = [child for child, parent in _parents().items() if parent == process]
        if len(children) >= 3:
            return children
        time.sleep(0.05)
    return []
