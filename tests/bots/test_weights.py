"""Where weights were tuned, the commands that made them can be given again."""

import ast
import re
import shlex
from importlib import import_module
from pathlib import Path

import pytest

import sacbe
from sacbe.arena.tuning import METHODS, read_table

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", sacbe.games())
def test_the_commands_that_made_the_weights_can_be_given_again(game: str) -> None:
    """The first one begins with a file that is here, the next ones with what the one before has written."""
    source = ROOT / "src" / "sacbe" / "bots" / game / "weights.py"  # compiled, a module has no docstring
    said = ast.get_docstring(ast.parse(source.read_text(encoding="utf-8"))) or ""
    commands = [shlex.split(text) for text in re.findall(r"`(sacbe tune .*?)`", said, re.S)]
    assert commands
    begins = [words[words.index("--start") + 1] for words in commands]
    first = read_table(game, ROOT / begins[0])
    assert list(first) != list(import_module(f"sacbe.bots.{game}.weights").WEIGHTS)
    for before, start in zip(commands[:-1], begins[1:], strict=True):
        assert before[before.index("--write") + 1] == start
    for words in commands:
        assert words[2] == game and words[words.index("--method") + 1] in METHODS
        assert all(option in words for option in ("--bot", "--steps", "--games", "--seed"))
