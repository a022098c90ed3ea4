"""`sacbe learn`: it writes a network that can be gone on with, the same for the same command, and refuses clearly."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Command

from sacbe.bots.learning import school_of

SHORT = ("learn", "tzolkin", "--bot", "strong:2", "--games", "10", "--seed", "3")


@pytest.mark.long
def test_a_network_is_written_after_every_round_and_the_same_command_gives_the_same(
    command: Command, tmp_path: Path
) -> None:
    once, again, longer = (tmp_path / name for name in ("once.json", "again.json", "longer.json"))
    said = command(*SHORT, "--rounds", "1", "--write", str(once), "--processes", "1").out
    assert "round 1: learned from" in said and "points, with the network by" in said and "seed 3" in said
    command(*SHORT, "--rounds", "1", "--write", str(again), "--processes", "2")
    assert once.read_text() == again.read_text()
    network = json.loads(once.read_text())
    assert network["game"] == "tzolkin" and network["rounds"] == 1
    assert network["command"] == "sacbe learn tzolkin --bot strong:2 --rounds 1 --games 10 --seed 3"
    assert school_of("tzolkin").fits(network["numbers"])
    command(*SHORT, "--rounds", "2", "--write", str(longer))
    assert json.loads(longer.read_text())["rounds"] == 2


@pytest.mark.long
def test_players_can_begin_with_a_network(command: Command, tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    command(*SHORT, "--rounds", "1", "--write", str(first))
    command(*SHORT, "--rounds", "1", "--start", str(first), "--write", str(second))
    one, two = (json.loads(path.read_text()) for path in (first, second))
    assert one["numbers"] != two["numbers"]
    assert two["command"].endswith(f"--start {first}")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("tzolkin", "--rounds", "0"), "'rounds': must be at least 1, not 0"),
        (("tzolkin", "--seed", "-1"), "'seed': must be 0 or more, not -1"),
        (("tzolkin", "--processes", "0"), "'processes': must be at least 1, not 0"),
        (("tzolkin", "--games", "9"), "'games': must be at least 10, not 9"),
        (("tikal",), "the bots of Tikal do not learn; those of Tzolk'in do"),
        (("chess",), "chess"),
        (("tzolkin", "--bot", "novice"), "'novice' does not look ahead"),
        (("tzolkin", "--bot", "strong:soon"), "write it as 0.5s"),
        (("tzolkin", "--start", "nowhere.json"), "cannot read nowhere.json"),
    ],
)
def test_mistakes_are_one_sentence(command: Command, words: tuple[str, ...], said: str) -> None:
    shown = command("learn", *words)
    assert shown.code == 2
    assert said in shown.err and shown.err.count("\n") == 1


def test_a_file_that_is_no_network_is_refused(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "network.json"
    for text in (
        "{",
        "[1]",
        "[" * 100_000,
        '{"game": "tzolkin", "numbers": [NaN]}',
        '{"game": "tzolkin"}',
        '{"game": "tzolkin", "numbers": ["much"]}',
    ):
        path.write_text(text)
        assert "has no network" in command("learn", "tzolkin", "--start", str(path)).err
    path.write_text('{"game": "tzolkin", "numbers": [1.0]}')
    assert "has no network for tzolkin as it is now" in command("learn", "tzolkin", "--start", str(path)).err


def test_a_file_that_cannot_be_written_is_told_before_a_game_is_played(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "missing" / "network.json"
    shown = command("learn", "tzolkin", "--games", "1000000", "--write", str(path))
    assert shown.code == 2 and f"cannot write {path}" in shown.err
