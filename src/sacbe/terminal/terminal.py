"""The terminal itself: showing lines, asking for one, and leaving the terminal as it was found.

On a real terminal, each screen replaces the one before it on the alternate screen. So nobody can scroll back to another
player's secrets, and the shell comes back untouched. With `plain`, or if input or output is a pipe, lines simply follow
each other.
"""

import signal
import sys
import textwrap
import threading
from collections.abc import Iterable
from contextlib import suppress
from types import FrameType, TracebackType
from typing import Any, Self, TextIO

from rich.console import Console
from rich.text import Text

from sacbe.terminal.drawing import WIDTH, Line
from sacbe.words import Words, words_of

PALETTE = {
    "purple": "magenta",
    "orange": "color(208)",
    "green": "green",
    "grey": "color(245)",
    "coin": "yellow",
    "palm": "green",
    "cross": "bold red",
    "new": "bold cyan",
    "strong": "bold",
    "dim": "dim",
    "bar": "reverse",
    "temple": "color(180)",
    "stones": "bold bright_white",
    "loose": "color(245)",
    "player-A": "bold color(203)",
    "player-B": "bold color(75)",
    "player-C": "bold color(220)",
    "player-D": "bold color(177)",
}

HEIGHT = 24
BELOW = 6
"""How many lines below the table are kept for news, the question and the typed line."""
ENDLESS = 1_000_000
_PLAINLY = str.maketrans(
    {"−": "-", "×": "x", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "…": "...", "\u00a0": " "}
)
"""Special signs and their plain forms for `plain`."""


def as_lines(sentences: Iterable[str], style: str = "") -> list[Line]:
    """Sentences as lines, one each."""
    return [[(style, sentence)] for sentence in sentences]


def as_string(line: Line) -> str:
    return "".join(text for _, text in line)


def flowing(sentences: list[Line], width: int) -> list[Line]:
    """Sentences run together like text on a page, where there is no room for a line each."""
    lines: list[Line] = [[]]
    used = 0
    for style, text in [piece for sentence in sentences for piece in sentence]:
        for word in text.split():
            if used and used + 1 + len(word) > width:
                lines.append([])
                used = 0
            lines[-1].append((style, f" {word}" if used else word))
            used += len(word) + (1 if used else 0)
    return lines


def as_number(typed: str) -> int | None:
    """The number that somebody typed to pick from a list; None if it is none."""
    return int(typed) if typed.isdecimal() and len(typed) <= 4 else None


class Terminal:
    """A keyboard and a screen. In tests, `source` and `sink` replace them."""

    def __init__(
        self,
        plain: bool = False,
        source: TextIO | None = None,
        sink: TextIO | None = None,
        words: Words | None = None,
    ) -> None:
        self.words = words or words_of("en")
        self._source = source or sys.stdin
        self._sink = sink or sys.stdout
        for stream in (self._source, self._sink):
            reconfigure = getattr(stream, "reconfigure", None)
            if reconfigure is not None:
                reconfigure(errors="replace")
        self.plain = plain or not _can_draw(self._sink)
        self.is_tty = self._source.isatty() and self._sink.isatty()
        self.console = Console(
            file=self._sink,
            highlight=False,
            markup=False,
            emoji=False,
            soft_wrap=True,
            width=None if self.is_tty else WIDTH,
        )
        self.full_screen = self.is_tty and not self.plain and not self.console.is_dumb_terminal
        self._apart = False  # is the alternate screen on?
        self._waiting = False
        self._interrupted = False
        self._handlers: dict[int, Any] = {}
        if self.is_tty:
            with suppress(ImportError):  # line editing is a comfort; not every Python has it
                import readline  # noqa: F401

    @property
    def width(self) -> int:
        return min(self.console.width, WIDTH)

    @property
    def height(self) -> int:
        """How many lines can be seen at once. For a pipe there is no limit."""
        return self.console.height if self.is_tty else ENDLESS

    @property
    def table_room(self) -> int:
        """How many lines the table may have, leaving room for some news and the question."""
        return (max(self.height, HEIGHT) if self.is_tty else HEIGHT) - BELOW

    @property
    def is_cramped(self) -> bool:
        """Is the window too small for the drawn table?"""
        return self.full_screen and (self.console.width < WIDTH or self.console.height < HEIGHT)

    # Coming and going

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            for number in (signal.SIGINT, signal.SIGTERM):
                self._handlers[number] = signal.signal(number, self._interrupt)
        if self.full_screen:
            self._apart = self.console.set_alt_screen(True)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._apart:
            self.console.set_alt_screen(False)
        for number, handler in self._handlers.items():
            signal.signal(number, handler)
        self._handlers.clear()

    def _interrupt(self, number: int, frame: FrameType | None) -> None:
        """Ctrl-C ends a wait at once. In the middle of a move, it waits until the move is complete."""
        self._interrupted = True
        if self._waiting:
            raise KeyboardInterrupt

    def heed(self) -> None:
        """Stop here if Ctrl-C was pressed meanwhile."""
        if self._interrupted:
            raise KeyboardInterrupt

    # Showing

    def wrapped(self, lines: Iterable[Line]) -> list[Line]:
        """The lines, with those that are too wide broken between words."""
        made: list[Line] = []
        for line in lines:
            if sum(len(text) for _, text in line) <= self.width:
                made.append(line)
                continue
            text = as_string(line)
            style = line[0][0]
            indent = " " * (len(text) - len(text.lstrip()))
            made += as_lines(textwrap.wrap(text, self.width, subsequent_indent=indent), style)
        return made

    def show(self, lines: Iterable[Line]) -> None:
        made = Text()
        for line in lines:
            for style, text in line:
                made.append(
                    text.translate(_PLAINLY) if self.plain else text,
                    "" if self.plain else " ".join(PALETTE.get(word, "") for word in style.split()),
                )
            made.append("\n")
        self.console.print(made, end="")

    def say(self, *sentences: str) -> None:
        self.show(self.wrapped(as_lines(sentences)))

    def clear(self) -> None:
        """Clear the screen, if there is one."""
        if self.full_screen:
            self.console.clear()

    def hide_all(self) -> None:
        """Remove everything that was shown or typed, since somebody else sits down."""
        if not self.is_tty:
            return
        if not self._apart:
            self._apart = self.console.set_alt_screen(True)
        self.console.clear()
        with suppress(ImportError):
            import readline

            readline.clear_history()

    # Asking

    def ask(self, prompt: str) -> str:
        """A typed line, single-spaced. EOFError when there are no more, KeyboardInterrupt on Ctrl-C."""
        self._waiting = True
        try:
            self.heed()
            if self.is_tty and self._source is sys.stdin:
                return " ".join(input(prompt).split())
            self._sink.write(prompt)
            self._sink.flush()
            line = self._source.readline()
            if not line:
                raise EOFError
            self._sink.write(line if line.endswith("\n") else line + "\n")
            return " ".join(line.split())
        finally:
            self._waiting = False

    def page(self, lines: Iterable[Line], onward: bool = False) -> str:
        """Show lines that may need several screens. Returns what was typed instead of going on, or nothing."""
        todo = self.wrapped(lines)
        room = self.height - 2
        if not self.full_screen and len(todo) <= room:
            self.show(todo)
            return ""
        while todo:
            self.clear()
            self.show(todo[:room])
            todo = todo[room:]
            question = "terminal-more" if todo else "terminal-go-on" if onward else "terminal-go-back"
            typed = self.ask(f"\n{self.words.t(question)} ")
            if typed:
                return "" if typed.lower() in ("q", "quit") else typed
        return ""


def _can_draw(sink: TextIO) -> bool:
    """Can the terminal show the signs that pictures are made of?"""
    try:
        "│▒Ψ▸□▲◆♜⌂●".encode(sink.encoding or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
