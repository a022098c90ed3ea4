"""`sacbe tune` for the games as they are: who plays if nobody is named, and who can be named."""

import shlex
from pathlib import Path

import pytest
from tests.cli.conftest import Command

import sacbe

QUICK = ("--steps", "1", "--games", "1", "--seed", "1", "--processes", "1", "--option", "players=2")


@pytest.mark.parametrize(("game", "bot"), [("silver_gold", "expert:1"), ("tikal", "greedy"), ("tzolkin", "greedy")])
def test_a_bot_that_can_be_tuned_plays_if_none_is_named(
    game: str, bot: str, command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("found").mkdir()
    done = command("tune", game, *QUICK, "--write", "found/tuned.txt")
    assert (done.code, done.err) == (0, "")
    written = Path("found/tuned.txt").read_text(encoding="utf-8")
    assert written.startswith(f"# sacbe tune {game} --bot {bot} --steps 1 ")
    again = ("tune", game, *QUICK, "--start", "found/tuned.txt", "--write", "again.txt")
    assert command(*again).code == 0
    told = Path("again.txt").read_text(encoding="utf-8").splitlines()[0].removeprefix("# sacbe ")
    done = command(*shlex.split(told), "--processes", "1", "--write", "third.txt")
    assert done.code == 0, f"{told}: {done.err}"
    assert Path("third.txt").read_text(encoding="utf-8") == Path("again.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", sacbe.games())
def test_whoever_names_a_bot_without_weights_is_told_which_have_some(game: str, command: Command) -> None:
    done = command("tune", game, "--bot", "random", *QUICK)
    greedy = "" if game == "silver_gold" else "greedy, "
    does = f"these do: {greedy}novice, casual, strong, expert"
    assert done.err == f"sacbe: option 'bot': 'random' does not play by weights that can be tuned; {does}\n"
    assert (done.code, done.out) == (2, "")


def test_silver_golds_greedy_has_no_weights(command: Command) -> None:
    done = command("tune", "silver_gold", "--bot", "greedy", *QUICK)
    assert done.code == 2
    assert "'greedy' does not play by weights that can be tuned; these do: novice, " in done.err
