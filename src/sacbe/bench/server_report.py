"""What `sacbe bench server` has found: as words, as JSON and as the page docs/server-speed.md."""

import os
import platform
from json import dumps
from typing import Any

import sacbe
from sacbe.bench.server import (
    ACTIONS,
    BAR,
    HELD,
    P99_MS,
    P99_TIMES,
    RACES,
    RATE,
    ROUNDS,
    Comparison,
    Load,
    Served,
)

COMMAND = "sacbe bench server --page docs/server-speed.md"


def as_text(found: Comparison) -> str:
    lines = [
        f"{_about()}; {found.tables} tables of two players, the middle of {ROUNDS} turns of {found.seconds:g} s a rate",
        "",
        f"{'':14}{'asked/s':>9}{'done/s':>9}{'median':>10}{'p99':>10}{'longest':>10}",
    ]
    for served in (found.ours, found.peer):
        for load in served.loads:
            lines.append(
                f"{served.name:14}{load.rate:>9}{load.a_second:>9.0f}"
                f"{_ms(load.median):>10}{_ms(load.p99):>10}{_ms(load.longest):>10}"
            )
    return "\n".join([*lines, "", *_verdicts(found)])


def as_json(found: Comparison) -> str:
    whole: dict[str, Any] = {
        "version": sacbe.__version__,
        "compiled": sacbe.compiled,
        "tables": found.tables,
        "seconds": found.seconds,
        "servers": [_served(found.ours), _served(found.peer)],
        "ratio": found.ratio,
        "ratio_interval": found.ratio_interval,
        "ok": found.is_ok,
    }
    return dumps(whole, indent=2)


def as_page(found: Comparison) -> str:
    rows = [
        f"| {served.name} | {load.rate} | {load.a_second:.0f} | {_ms(load.median)} | {_ms(load.p99)} | "
        f"{_ms(load.longest)} |"
        for served in (found.ours, found.peer)
        for load in served.loads
    ]
    return "\n".join(
        [
            "# The speed of the server",
            "",
            f"Made by `{COMMAND}`; a new run replaces this page.",
            "",
            f"{_about()}. {found.tables} tables with two players each, all games in turn. Both",
            f"servers were asked turn by turn: {RACES} times for {ACTIONS} actions as fast as they are answered, then",
            f"{ROUNDS} times for {found.seconds:g} s at each rate; the middle is shown. A rate is held if",
            f"{HELD:.0%} of it were answered with a 99th percentile within {P99_MS:g} ms.",
            "Players, server and disk share the machine. The time of an action runs from sending it until everyone at",
            "the table has been told; with us it is on disk by then (SQLite, `synchronous=FULL`). The peer is a",
            "boardgame.io server with its own storage in memory and a game that has next to no rules.",
            "",
            "| server | asked a second | done a second | median | 99th percentile | longest |",
            "|---|---|---|---|---|---|",
            *rows,
            "",
            *[f"- {verdict}" for verdict in _verdicts(found)],
            "",
        ]
    )


def _verdicts(found: Comparison) -> list[str]:
    ours = found.ours
    first = ours.first
    word = "ok" if first.is_held else "below"
    peer = found.peer.highest
    highest = "none of these rates" if ours.highest is None else f"{ours.highest.a_second:.0f} actions a second"
    theirs = "none of these rates" if peer is None else f"{peer.a_second:.0f}"
    between = found.ratio_interval
    surely = f" (95 %: {between[0]:.2f} to {between[1]:.2f})" if between else ""
    return [
        f"As fast as they are answered: {ours.at_best:.0f} actions a second ({_spread(ours)}); {found.peer.name} "
        f"{found.peer.at_best:.0f} ({_spread(found.peer)}). Ratio {found.ratio:.2f}{surely}, bar {BAR:g}: "
        f"{'ok' if found.ratio >= BAR else 'below'}.",
        f"{RATE} actions a second: 99th percentile {_ms(first.p99)}, bar {P99_MS:g} ms: {word}; "
        f"{first.p99 / found.peer.first.p99:.2f} times that of {found.peer.name}, bar {P99_TIMES:g}: "
        f"{'ok' if found.is_quick else 'above'}.",
        f"Highest rate held (99th percentile within {P99_MS:g} ms): {highest}; {found.peer.name}: {theirs}.",
        f"Memory for each open table with two listening players: {ours.bytes_a_table / 1024:.0f} KB; "
        f"{found.peer.name} {found.peer.bytes_a_table / 1024:.0f} KB.",
    ]


def _spread(served: Served) -> str:
    return f"{ACTIONS / max(served.races):.0f} to {ACTIONS / min(served.races):.0f}"


def _served(served: Served) -> dict[str, Any]:
    return {
        "name": served.name,
        "bytes_a_table": served.bytes_a_table,
        "at_best": served.at_best,
        "races": served.races,
        "loads": [_load(load) for load in served.loads],
    }


def _load(load: Load) -> dict[str, Any]:
    return {
        "rate": load.rate,
        "a_second": load.a_second,
        "median_ms": load.median,
        "p99_ms": load.p99,
        "longest_ms": load.longest,
        "held": load.is_held,
    }


def _about() -> str:
    built = "compiled" if sacbe.compiled else "interpreted"
    return f"sacbe {sacbe.__version__} ({built}), Python {platform.python_version()}, {os.cpu_count()} cores"


def _ms(value: float) -> str:
    return f"{value:.1f} ms"
