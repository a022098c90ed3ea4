"""What a run has found, as words, as JSON and as the page docs/speed.md."""

import os
import platform
import textwrap
from json import dumps
from typing import Any

import sacbe
from sacbe.bench.lines import Chapter, Line, all_ok
from sacbe.bench.peers import versions

COUNTED = "players' actions only, per second of processor time"
READING = """\
## How to read it

- Random play runs inside the engine: every legal action is found, one is taken at random, to the end of the game. Its
  ratio is to catanatron (Catan with four random players), the nearest peer among euro games.
- Stepped from Python: `pos.legal()`, a choice, `pos.push(action)`. Its ratio is to OpenSpiel's backgammon, which is
  written in C++ and stepped through pyspiel in the same way.
- A rollout is a copy of a position from the middle of a game, played at random to its end.
- A batch fills observations, masks, rewards and seats to play of all its games; the same work is asked of single games
  stepped from Python. The other line compares it with single games that fill nothing.
- Two workers are two processes with a batch each, which they step and show in shared memory; they and the one batch
  beside them are measured by the wall clock. Ctrl-C is heard after each 20,000 games of a step.
- PettingZoo and OpenSpiel: our environments beside a game that comes with them, in the same loop.
"""


def about() -> str:
    """Us, our peers and the machine, in short."""
    built = "compiled" if sacbe.compiled else "interpreted, so compiled play is not measured"
    peers = ", ".join(f"{name} {version}" for name, version in versions().items())
    machine = f"Python {platform.python_version()}, one of {os.cpu_count()} cores"
    return f"sacbe {sacbe.__version__} ({built}), {peers}, {machine}"


def value(line: Line) -> str:
    shown = f"{line.value:,.0f}" if line.value >= 100 else f"{line.value:.2f}"
    return f"{shown} {line.unit}"


def compared(line: Line) -> tuple[str, str, str, str]:
    """Ratio, spread, bar and verdict, each empty where there is none."""
    ratio, spread = "", ""
    if line.ratios:
        ratio = f"{line.ratio:.1f}"
        spread = f"{min(line.ratios):.1f}-{max(line.ratios):.1f}"
    bar = ""
    if line.at_least is not None:
        bar = f">= {line.at_least:g}"
    elif line.below is not None:
        bar = f"<= {line.below:g}"
    return ratio, spread, bar, "" if line.ok is None else "ok" if line.ok else "below"


def as_json(subject: str, chapters: list[Chapter], rounds: int) -> str:
    whole: dict[str, Any] = {
        "subject": subject,
        "version": sacbe.__version__,
        "compiled": sacbe.compiled,
        "python": platform.python_version(),
        "peers": versions(),
        "rounds": rounds,
        "chapters": [
            {"title": chapter.title, "lines": [_line(line) for line in chapter.lines]} for chapter in chapters
        ],
        "ok": all_ok(chapters),
    }
    return dumps(whole, indent=2)


def _line(line: Line) -> dict[str, Any]:
    return {
        "subject": line.subject,
        "measure": line.name,
        "unit": line.unit,
        "median": line.value,
        "values": line.values,
        "peer": f"{line.peer.subject}: {line.peer.name}" if line.peer is not None else None,
        "ratio": line.ratio,
        "ratios": line.ratios,
        "ratio_at_least": line.at_least,
        "median_at_most": line.below,
        "ok": line.ok,
    }


def as_page(chapters: list[Chapter], rounds: int, seconds: float) -> str:
    """The page docs/speed.md."""
    measured = (
        f"Measured: {about()}. Everything was measured by turns in {rounds} rounds of one run; a ratio is taken within "
        f"each round, and the table gives its median and its spread. Counted are {COUNTED}. Seconds differ from "
        "machine to machine and from minute to minute; ratios hold better."
    )
    parts = [
        "# Speed",
        "",
        "This page is written by a run of the benchmarks; nothing in it is typed by hand:",
        "",
        "```",
        f"sacbe bench --seconds {seconds:g} --page docs/speed.md --plot docs/speed.svg",
        "```",
        "",
        textwrap.fill(measured, 120),
        "",
        "![How many times as fast as the peer](speed.svg)",
        "",
    ]
    for chapter in chapters:
        parts += [
            f"## {chapter.title}",
            "",
            "| | Measure | Median | Ratio | Spread | Bar | |",
            "|---|---|--:|--:|--:|--:|---|",
        ]
        for line in chapter.lines:
            cells = " | ".join(compared(line))
            parts.append(f"| {line.subject} | {line.name} | {value(line)} | {cells} |")
        parts.append("")
    return "\n".join([*parts, READING])
