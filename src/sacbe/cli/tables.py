"""`sacbe tables`: how a host lists, shows, ends and deletes tables, whether the server runs or not."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from json import dumps, loads
from typing import TYPE_CHECKING, Final, Literal

from cyclopts import App, Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sacbe.cli.arguments import settle_span, span_told
from sacbe.cli.host_database import Part, Where, host_database, may_go_on
from sacbe.cli.progress import game_bar
from sacbe.engine.errors import OptionError

if TYPE_CHECKING:
    from sacbe.server.hosting import Known, Wanted

Status = Literal["open", "running", "finished", "ended", "archived"]
REASON_MOST: Final = 200

tables = App(
    name="tables",
    help="""List and show the server's tables, end games, delete tables.

    The server may keep running: it and the people at the tables learn of every change at once. If an id begins with a
    dash, write it after all options and a `--`.

    Example: sacbe tables list --status open --idle-for 7d

    Example: sacbe tables delete --like kp1w5wOZ1fo0
    """,
)


@Parameter(name="*")
@dataclass(frozen=True)
class Filters:
    """Which tables.

    Parameters
    ----------
    status
        Only tables in this state; can be repeated.
    game
        Only tables of this game.
    title
        Only tables whose title contains this.
    idle_for
        Only tables where nothing has happened for this long, such as 12h, 7d or 2w.
    like
        Only tables made by the visitor who made this one.
    visitor
        Only tables made from this place, as `sacbe tables list` shows it.
    """

    status: tuple[Status, ...] = ()
    game: str = ""
    title: str = ""
    idle_for: str = ""
    like: str = ""
    visitor: str = ""


@tables.command(name="list")
def list_tables(
    *, filters: Filters | None = None, part: Part | None = None, json: bool = False, where: Where | None = None
) -> int:
    """List tables, the latest first.

    Example: sacbe tables list --status running --game tikal

    Example: sacbe tables list --visitor 5f0c3a9e12 --json

    Parameters
    ----------
    filters
        Which tables.
    part
        Which part of the list.
    json
        Print the list as JSON.
    where
        Which database.
    """
    part = part or Part()
    part.check()
    with host_database("tables", where) as database:
        from sacbe.server import hosting

        wanted = _wanted(filters)
        found, every = hosting.read(database, hosting.find, wanted, part.limit, part.skip)
        if json:
            print(dumps({"tables": [hosting.document(each) for each in found], "all": every}, indent=2))
        else:
            _print_list(found, every, part)
    return 0


@tables.command
def show(table: str, *, json: bool = False, where: Where | None = None) -> int:
    """Show one table: who sits there, who made it, how far the game has got.

    Seeds, tokens, hands and plans are never shown.

    Example: sacbe tables show kp1w5wOZ1fo0

    Parameters
    ----------
    table
        The id of the table, as it stands in its address.
    json
        Print it as JSON.
    where
        Which database.
    """
    with host_database("tables", where) as database:
        from sacbe.server import hosting

        known = hosting.read(database, hosting.look_at, table)
        if json:
            print(dumps(hosting.document(known), indent=2))
        else:
            _print_table(known)
    return 0


@tables.command
def end(*ids: str, reason: str = "", json: bool = False, where: Where | None = None) -> int:
    """End running games as they stand, for all players. They are kept like finished games.

    Example: sacbe tables end kp1w5wOZ1fo0 --reason "The server moves tonight"

    Parameters
    ----------
    ids
        The tables.
    reason
        The reason that the players see.
    json
        Print the ids of the ended games as JSON.
    where
        Which database.
    """
    if not ids:
        raise OptionError("ids", "say which tables")
    with host_database("tables", where) as database:
        from sacbe.server import hosting

        said = _reason(reason)
        for table in ids:
            hosting.read(database, hosting.look_at, table)
        for table in ids:
            hosting.end(database, table, said)
    if json:
        print(dumps({"ended": list(ids)}, indent=2))
    else:
        _say(f"Ended {_tables(len(ids))}.")
    return 0


@tables.command
def delete(
    *ids: str, filters: Filters | None = None, yes: bool = False, json: bool = False, where: Where | None = None
) -> int:
    """Delete tables and everything that was played there: those named, or all that match the filters.

    It asks first. Only a backup brings them back. With --like, all tables of one visitor are deleted at once.

    Example: sacbe tables delete kp1w5wOZ1fo0

    Example: sacbe tables delete --like kp1w5wOZ1fo0 --status open --yes

    Parameters
    ----------
    ids
        The tables.
    filters
        Which tables.
    yes
        Do not ask.
    json
        Print the ids of the deleted tables as JSON.
    where
        Which database.
    """
    wanted = _wanted(filters)
    if bool(ids) == (filters is not None and filters != Filters()):
        raise OptionError("ids", "say which tables: either their ids, or filters such as --like")
    with host_database("tables", where) as database:
        from sacbe.server import hosting

        if ids:
            known = [hosting.read(database, hosting.look_at, table) for table in ids]
            found = {each.row.id: each.row.status for each in known}
        else:
            found = hosting.read(database, hosting.ids_of, wanted)
        if not found or not may_go_on(f"Delete {_counted(found.values())}?", yes):
            gone: list[str] = []
        else:
            with game_bar(Console(stderr=True), quiet=json, doing="deleting") as bar:
                task = bar.add_task("", total=len(found))
                gone = hosting.delete(database, list(found), lambda done: bar.update(task, completed=done))
    if json:
        print(dumps({"deleted": gone}, indent=2))
    else:
        _say(f"Deleted {_tables(len(gone))}." if gone else "Nothing was deleted.")
    return 0


def _wanted(filters: Filters | None) -> "Wanted":
    from sacbe.server.hosting import Wanted

    given = filters or Filters()
    return Wanted(
        statuses=given.status,
        game=given.game,
        title=given.title,
        idle_ms=settle_span("idle-for", given.idle_for) * 1000 if given.idle_for else 0,
        like=given.like,
        visitor=given.visitor,
    )


def _reason(reason: str) -> str:
    from sacbe.server.names import clean_name
    from sacbe.server.problems import Denial

    if len(reason) > REASON_MOST:
        raise OptionError("reason", f"may be {REASON_MOST} characters long, not {len(reason)}")
    try:
        return clean_name(reason, "reason", 2 * REASON_MOST) if reason.strip() else ""
    except Denial:
        raise OptionError("reason", "has invisible or control characters, or letters with too many marks") from None


def _print_list(found: Sequence["Known"], every: int, part: Part) -> None:
    from sacbe.server.clock import now_ms

    shown = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("table", "game", "status"):
        shown.add_column(heading, no_wrap=True)
    for heading in ("entries", "idle"):
        shown.add_column(heading, no_wrap=True, justify="right")
    shown.add_column("made from", no_wrap=True)
    shown.add_column("title and seats", overflow="fold")
    for each in found:
        row = each.row
        idle = span_told(now_ms() - row.updated)
        who = Text(f"{row.title}: " if row.title else "", "bold").append(", ".join(_seats(each)), "not bold")
        shown.add_row(row.id, row.game, row.status, f"{row.length:,}", idle, Text(each.visitor or ""), who)
    console = Console(highlight=False)
    if found:
        console.print(shown)
    console.print(part.told(len(found), _tables(every)) if every else "There is no such table.", soft_wrap=True)


def _print_table(known: "Known") -> None:
    from sacbe.server.clock import now_ms
    from sacbe.server.hosting import document

    told = document(known)
    now = now_ms()
    lines = {
        "table": known.row.id,
        "title": known.row.title,
        "game": known.row.game,
        "status": known.row.status + (", listed" if known.row.listed else ""),
        "options": ", ".join(f"{name}={value}" for name, value in loads(known.row.options).items()),
        "seats": ", ".join(_seats(known)),
        "made by": f"{known.maker} ({known.row.host})" if known.row.host else "",
        "made from": known.visitor or "",
        "made": f"{told['created']}, {span_told(now - known.row.created)} ago",
        "latest": f"{told['updated']}, {span_told(now - known.row.updated)} ago",
        "entries": f"{known.row.length:,}",
        "goes on from": known.row.forked_from or "",
    }
    shown = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for name, text in lines.items():
        if text:
            shown.add_row(name, Text(text))
    Console(highlight=False).print(shown)


def _seats(known: "Known") -> list[str]:
    """Who sits where. A bot is named by its level."""
    told = []
    for seat in known.seats:
        name = seat.name if seat.kind == "human" else f"{seat.level} bot" if seat.kind == "bot" else "open"
        told.append(f"{name} (away: {seat.stand_in} bot)" if seat.stand_in else name)
    return told


def _counted(statuses: Iterable[str]) -> str:
    """Such as `948 tables (940 open, 8 running)`."""
    counts = Counter(statuses)
    parts = ", ".join(f"{count:,} {status}" for status, count in counts.most_common())
    return f"{_tables(counts.total())} ({parts})"


def _tables(count: int) -> str:
    return f"{count:,} table{'' if count == 1 else 's'}"


def _say(sentence: str) -> None:
    Console(highlight=False).print(sentence, markup=False, soft_wrap=True)
