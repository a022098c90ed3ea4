"""`sacbe bench`: how fast the engine is, next to its peers, in one run."""

import platform
from json import dumps
from typing import Any, Literal

from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import sacbe
from sacbe.bench import engine
from sacbe.bench.engine import Measure, Report
from sacbe.engine.errors import OptionError
from sacbe.engine.registry import game_class

BELOW = 1


def bench(subject: Literal["engine"] = "engine", *, seconds: float = 10.0, json: bool = False) -> int:
    """Measure the engine and its peer catanatron by turns, and compare them with the bars we set ourselves.

    Counted are the players' actions only; what chance draws in between is done but not counted. The exit code is 1 if a
    bar is missed. catanatron comes with the extra: pip install 'sacbe[bench]'

    Example: sacbe bench engine --seconds 20

    Parameters
    ----------
    subject
        What to measure: engine.
    seconds
        About how long to measure; 10 if left out.
    json
        Print the results as JSON.
    """
    if not 0 < seconds <= 3600:
        raise OptionError("seconds", f"must be more than 0 and at most 3600, not {seconds:g}")
    report = _watch(seconds, quiet=json)
    if json:
        print(_as_json(subject, report))
    else:
        _show(report)
    return 0 if report.ok else BELOW


def _watch(seconds: float, quiet: bool) -> Report:
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("measuring"),
        BarColumn(),
        TextColumn("round {task.completed} of {task.total}"),
        TimeRemainingColumn(),
        TextColumn("left"),
        console=console,
        transient=True,
        disable=quiet or not console.is_terminal,
    )
    with bar:
        task = bar.add_task("", total=engine.ROUNDS)
        return engine.run(seconds, engine.ROUNDS, lambda: bar.advance(task))


def _show(report: Report) -> None:
    console = Console(highlight=False)
    built = "compiled" if sacbe.compiled else "interpreted, so compiled play is not measured"
    console.print(
        f"sacbe {sacbe.__version__} ({built}), {report.peer}, Python {platform.python_version()}; "
        f"medians of {report.rounds} rounds; players' actions only, per second of processor time",
    )
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    table.add_column("measure")
    for heading in ("median", "ratio", "spread", "bar"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("")
    table.add_row("Catan")
    table.add_row("  random play, catanatron", _value(report.peer_play), "1")
    for game, measures in report.games.items():
        table.add_row(f"{game_class(game).title}")
        for measure in measures:
            table.add_row(f"  {measure.name}", _value(measure), *_compared(measure))
    console.print(table)


def _value(measure: Measure) -> str:
    value = f"{measure.value:,.0f}" if measure.value >= 100 else f"{measure.value:.2f}"
    return f"{value} {measure.unit}"


def _compared(measure: Measure) -> tuple[str, str, str, str]:
    """Ratio, spread, bar and verdict, each empty where there is none."""
    ratio, spread = "", ""
    if measure.ratios:
        ratio = f"{measure.ratio:.1f}"
        spread = f"{min(measure.ratios):.1f}-{max(measure.ratios):.1f}"
    bar = ""
    if measure.at_least is not None:
        bar = f">= {measure.at_least:g}"
    elif measure.below is not None:
        bar = f"< {measure.below:g}"
    return ratio, spread, bar, "" if measure.ok is None else "ok" if measure.ok else "below"


def _as_json(subject: str, report: Report) -> str:
    whole: dict[str, Any] = {
        "subject": subject,
        "version": sacbe.__version__,
        "compiled": sacbe.compiled,
        "python": platform.python_version(),
        "peer": {"name": report.peer, **_measure(report.peer_play)},
        "rounds": report.rounds,
        "games": [{"game": game, "measures": [_measure(m) for m in found]} for game, found in report.games.items()],
        "ok": report.ok,
    }
    return dumps(whole, indent=2)


def _measure(measure: Measure) -> dict[str, Any]:
    return {
        "measure": measure.name,
        "unit": measure.unit,
        "median": measure.value,
        "values": measure.values,
        "ratio": measure.ratio,
        "ratios": measure.ratios,
        "ratio_at_least": measure.at_least,
        "median_below": measure.below,
        "ok": measure.ok,
    }
