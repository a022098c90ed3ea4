"""What somebody meets who has just installed Sacbe: the command alone, completion, licences."""

import json
import os
import pty
import select
import subprocess
import sys
import time

import pytest
from tests.cli.conftest import Command

from sacbe.cli.app import COMMANDS

SACBE = [sys.executable, "-m", "sacbe"]
PATIENCE_SECONDS = 60.0


def test_nobody_is_asked_where_nobody_can_answer(command: Command) -> None:
    shown = command()
    assert shown.code == 0
    assert "Enter opens the table" not in shown.out


@pytest.mark.parametrize("name", COMMANDS)
def test_every_example_of_a_command_stands_on_a_line_of_its_own(command: Command, name: str) -> None:
    lines = command(name, "--help").out.splitlines()
    assert [line for line in lines if line.count("Example:") > 1] == []


@pytest.mark.parametrize(("key", "said"), [("q\n", ""), ("t\n", "What would you like to play")])
def test_the_command_alone_offers_to_play_at_a_terminal(key: str, said: str) -> None:
    ours, theirs = pty.openpty()
    running = subprocess.Popen(SACBE, stdin=theirs, stdout=theirs, stderr=theirs, env={**os.environ, "TERM": "dumb"})
    os.close(theirs)
    try:
        seen = read_until(ours, "leaves: ")
        os.write(ours, key.encode())
        if said:
            seen = read_until(ours, said)
            running.terminate()
        else:
            assert running.wait(PATIENCE_SECONDS) == 0
    finally:
        running.kill()
        running.wait()
        os.close(ours)
    assert said in seen


def read_until(terminal: int, wanted: str) -> str:
    """What a terminal shows, up to some words."""
    seen = ""
    until = time.monotonic() + PATIENCE_SECONDS
    while wanted not in seen:
        assert time.monotonic() < until, f"{wanted!r} did not come: {seen}"
        if select.select([terminal], [], [], 1.0)[0]:
            seen += os.read(terminal, 4096).decode(errors="replace")
    return seen


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_every_shell_gets_its_completion(command: Command, shell: str) -> None:
    shown = command("completion", shell)
    assert shown.code == 0
    assert "tournament" in shown.out
    assert "--database-url" in shown.out or "database-url" in shown.out


def test_bash_completes_a_command(command: Command) -> None:
    script = command("completion", "bash").out
    asked = 'COMP_WORDS=(sacbe tour); COMP_CWORD=1; _sacbe; echo "${COMPREPLY[@]}"'
    done = subprocess.run(["bash", "-c", f"{script}\n{asked}"], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "tournament"


def test_the_licences_of_fonts_and_libraries_are_there(command: Command) -> None:
    parts = {part["name"]: part for part in json.loads(command("licences", "--json").out)}
    assert "SIL OPEN FONT LICENSE" in parts["@fontsource/marcellus"]["text"]
    assert parts["svelte"]["licence"] == "MIT"
    assert "sacbe" in parts


def test_a_licence_that_is_not_there_is_one_sentence(command: Command) -> None:
    shown = command("licences", "nobody")
    assert shown.code == 2
    assert "'nobody'" in shown.err
