"""What all commands for hosts share: the database, the parts of long lists, and the question before deleting."""

import os
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from cyclopts import Parameter
from rich.console import Console

from sacbe.cli.server_packages import needs_server_packages
from sacbe.engine.errors import OptionError
from sacbe.terminal import saves

if TYPE_CHECKING:
    from sacbe.server.store.database import Database

MOST_SHOWN: Final = 1000


@Parameter(name="*")
@dataclass(frozen=True)
class Where:
    """Which database.

    Parameters
    ----------
    database_url
        Use this PostgreSQL database instead of the file. The environment variable SACBE_DATABASE_URL does the same.
    data
        The directory that holds the file with all games.
    """

    database_url: str = ""
    data: Path | None = None


@Parameter(name="*")
@dataclass(frozen=True)
class Part:
    """Which part of a long list.

    Parameters
    ----------
    limit
        How many to show.
    skip
        How many to skip first.
    """

    limit: int = 50
    skip: int = 0

    def check(self) -> None:
        """OptionError if no list has such a part."""
        if not 1 <= self.limit <= MOST_SHOWN:
            raise OptionError("limit", f"must be from 1 to {MOST_SHOWN}, not {self.limit}")
        if self.skip < 0:
            raise OptionError("skip", f"must be 0 or more, not {self.skip}")

    def told(self, shown: int, all_told: str) -> str:
        """Such as `51 to 100 of 948 tables.`"""
        return f"{self.skip + 1:,} to {self.skip + shown:,} of {all_told}." if shown else f"None of {all_told}."


@contextmanager
def host_database(command: str, where: Where | None) -> Iterator["Database"]:
    """The server's database. The server may keep running. The database is neither created nor upgraded here."""
    with needs_server_packages(command):
        from sacbe.server.checking import open_as_it_is
    where = where or Where()
    address = where.database_url or os.environ.get("SACBE_DATABASE_URL") or None
    with closing(open_as_it_is(address, where.data or saves.home())) as database:
        yield database


def may_go_on(question: str, yes: bool) -> bool:
    """Ask, unless `yes` was given. Where nobody can answer, it has to be."""
    if yes:
        return True
    if not sys.stdin.isatty():
        raise OptionError("yes", "say --yes to do it without being asked")
    Console(stderr=True, highlight=False).print(f"{question} [y/N] ", markup=False, end="")
    return input().strip().lower() in ("y", "yes")
