"""`sacbe doctor`: is everything that the server keeps as it should be?"""

import os
from contextlib import closing
from json import dumps
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Console

from sacbe.cli.progress import game_bar
from sacbe.cli.server_packages import needs_server_packages
from sacbe.terminal import saves

if TYPE_CHECKING:
    from sacbe.server.checking import Findings

UNWELL: Final = 1


def doctor(*, database_url: str = "", data: Path | None = None, json: bool = False) -> int:
    """Replay every game that the server keeps, and report what is wrong, table by table.

    Every log is replayed strictly and compared with its snapshots, its result and whose turn it is. Every draw is dealt
    again from the seed. Nothing is changed, and the server may keep running. The exit code is 1 if anything is wrong.

    Example: sacbe doctor

    Example: sacbe doctor --database-url postgresql://sacbe@localhost/sacbe --json

    Parameters
    ----------
    database_url
        Check this PostgreSQL database instead of the file. The environment variable SACBE_DATABASE_URL does the same.
    data
        The directory that holds the file with all games.
    json
        Print the findings as JSON.
    """
    with needs_server_packages("doctor"):
        from sacbe.server.checking import check, open_as_it_is

    address = database_url or os.environ.get("SACBE_DATABASE_URL") or None
    with closing(open_as_it_is(address, data or saves.home())) as database:
        with game_bar(Console(stderr=True), quiet=json, doing="checking") as bar:
            task = bar.add_task("", total=None)
            findings = check(database, lambda done, total: bar.update(task, completed=done, total=total))
        if json:
            print(_as_json(findings))
        else:
            _tell(findings, database.address)
    return UNWELL if findings.wrong else 0


def _as_json(findings: "Findings") -> str:
    wrong = [{"table": table, "wrong": sentences} for table, sentences in findings.wrong.items()]
    shown = {"tables": findings.tables, "entries": findings.entries, "draws": findings.draws, "wrong": wrong}
    return dumps(shown, indent=2)


def _tell(findings: "Findings", address: str) -> None:
    console = Console(highlight=False)
    for table, sentences in findings.wrong.items():
        console.print(f"Table {table}:" if table else f"{address}:", markup=False, soft_wrap=True)
        for sentence in sentences:
            console.print(f"  {sentence}", markup=False, soft_wrap=True)
    done = (
        f"{findings.tables:,} tables looked at, {findings.entries:,} entries of their logs replayed, "
        f"{findings.draws:,} draws dealt again from their seeds"
    )
    verdict = f"{len(findings.wrong):,} with something wrong" if findings.wrong else "nothing is wrong"
    console.print(f"{done}: {verdict}.", markup=False, soft_wrap=True)
