"""The command line, called as a person calls it but inside this process."""

import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from sacbe.cli import main


@dataclass(frozen=True)
class Shown:
    """How a command ended and what it wrote."""

    code: int
    out: str
    err: str


Command = Callable[..., Shown]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs `sacbe` with the words given."""

    def run(*words: str) -> Shown:
        monkeypatch.setattr(sys, "argv", ["sacbe", *words])
        monkeypatch.setenv("COLUMNS", "100")
        with pytest.raises(SystemExit) as ended:
            main()
        written = capsys.readouterr()
        code = ended.value.code
        return Shown(code if isinstance(code, int) else 0, written.out, written.err)

    return run


@pytest.fixture(autouse=True)
def in_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """`sacbe play` without options asks in the terminal, as where no page is installed."""
    monkeypatch.setattr("sacbe.cli.play.has_page", lambda: False)
