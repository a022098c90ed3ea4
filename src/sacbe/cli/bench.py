"""`sacbe bench`: how fast Sacbe is, compared with its peers in the same run."""

from contextlib import ExitStack
from pathlib import Path
from typing import Literal

from rich import box
from rich.console import Console
from rich.table import Table

from sacbe.bench import report
from sacbe.bench.lines import Chapter, all_ok, run
from sacbe.bench.worker import InterpretedWorker
from sacbe.cli.progress import step_bar
from sacbe.engine.errors import OptionError

BELOW = 1
TABLES = 1_000
ROUNDS = 7
Subject = Literal["engine", "search", "envs", "server", "all"]


def bench(
    subject: Subject = "all",
    *,
    seconds: float = 40.0,
    json: bool = False,
    plot: Path | None = None,
    page: Path | None = None,
) -> int:
    """Measure Sacbe and its peers in turn, and compare the ratios with the targets we have set.

    The peers are catanatron, OpenSpiel (games in C++ and in Python) and PettingZoo. Install them with pip install
    'sacbe[bench,envs]'. Only players' actions count, not the draws of chance between them. The exit code is 1 if a
    target is missed.

    The server is measured only if you ask for it: a thousand tables on ours and on a boardgame.io server, which needs
    Node. This takes some minutes.

    Example: sacbe bench engine --seconds 20

    Example: sacbe bench server --page docs/server-speed.md

    Parameters
    ----------
    subject
        What to measure: engine, search, envs, server, or all (everything but the server).
    seconds
        About how long to measure; default: 40. For the server: how long each rate of actions is kept up, both servers
        together.
    json
        Print the results as JSON.
    plot
        Draw the ratios to this file (SVG or PNG).
    page
        Write the results of this run as a page to this file, such as docs/speed.md or docs/server-speed.md.
    """
    if not 0 < seconds <= 3600:
        raise OptionError("seconds", f"must be more than 0 and at most 3600, not {seconds:g}")
    if subject == "server":
        if plot is not None:
            raise OptionError("plot", "there is none for the server")
        return _bench_server(seconds, json, page)
    with ExitStack() as stack:
        chapters = _chapters(subject, stack)
        _watch(chapters, seconds, quiet=json)
    if subject in ("engine", "all"):
        from sacbe.bench import engine

        chapters.append(engine.memory())
    if plot is not None:
        from sacbe.bench.plot import draw

        draw(chapters, plot)
    if page is not None:
        page.write_text(report.as_page(chapters, ROUNDS, seconds), encoding="utf-8")
    if json:
        print(report.as_json(subject, chapters, ROUNDS))
    else:
        _show(chapters)
    return 0 if all_ok(chapters) else BELOW


def _bench_server(seconds: float, json: bool, page: Path | None) -> int:
    from sacbe.bench import server, server_report

    console = Console(stderr=True)
    with console.status("getting ready") as status:
        found = server.compare(TABLES, seconds / (2 * server.ROUNDS), status.update)
    if page is not None:
        page.write_text(server_report.as_page(found), encoding="utf-8")
    if json:
        print(server_report.as_json(found))
    else:
        Console(highlight=False).print(server_report.as_text(found), soft_wrap=True, markup=False)
    return 0 if found.is_ok else BELOW


def _chapters(subject: Subject, stack: ExitStack) -> list[Chapter]:
    from sacbe.bench import engine, search

    chapters: list[Chapter] = []
    if subject in ("engine", "all"):
        chapters.append(engine.chapter(stack.enter_context(InterpretedWorker())))
    if subject in ("search", "all"):
        chapters.append(search.chapter())
    if subject in ("envs", "all"):
        from sacbe.bench import environments

        chapters.append(environments.chapter())
    return chapters


def _watch(chapters: list[Chapter], seconds: float, quiet: bool) -> None:
    console = Console(stderr=True)
    bar = step_bar(console, quiet, "measuring", "rounds")
    with bar:
        task = bar.add_task("", total=ROUNDS)
        run(chapters, seconds, ROUNDS, lambda: bar.advance(task))


def _show(chapters: list[Chapter]) -> None:
    console = Console(highlight=False)
    console.print(f"{report.about()}; medians of {ROUNDS} rounds; {report.COUNTED}")
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    table.add_column("measure")
    for heading in ("median", "ratio", "spread", "bar"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("")
    for chapter in chapters:
        subject = ""
        for line in chapter.lines:
            if line.subject != subject:
                subject = line.subject
                table.add_row(subject)
            table.add_row(f"  {line.name}", report.value(line), *report.compared(line))
    console.print(table)
