"""What all commands of a host share: which database they mean, and how they ask before they delete."""

import os
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import Parameter
from rich.console import Console

from sacbe.cli.server_packages import needs_server_packages
from sacbe.engine.errors import OptionError
from sacbe.terminal import saves

if TYPE_CHECKING:
    from sacbe.server.store.database import Database


@Parameter(name="*")
@dataclass(frozen=True)
class Where:
    """Which database.

    Parameters
    ----------
    database_url
        The PostgreSQL database instead of the file; SACBE_DATABASE_URL in the environment does the same.
    data
        The directory of the file with all games.
    """

    database_url: str = ""
    data: Path | None = None


@contextmanager
def host_database(command: str, where: Where | None) -> Iterator["Database"]:
    """The database of the server, which may run meanwhile; it is neither made nor upgraded here."""
    with needs_server_packages(command):
        from sacbe.server.checking import open_as_it_is
    where = where or Where()
    address = where.database_url or os.environ.get("SACBE_DATABASE_URL") or None
    with closing(open_as_it_is(address, where.data or saves.home())) as database:
        yield database


def may_go_on(question: str, yes: bool) -> bool:
    """Ask, unless the answer was given; where nobody can answer it has to be."""
    if yes:
        return True
    if not sys.stdin.isatty():
        raise OptionError("yes", "say --yes to do it without being asked")
    Console(stderr=True, highlight=False).print(f"{question} [y/N] ", markup=False, end="")
    return input().strip().lower() in ("y", "yes")
