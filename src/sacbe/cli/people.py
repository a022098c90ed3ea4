"""`sacbe people`: list the visitors that the server knows, and forget them."""

from json import dumps

from cyclopts import App
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sacbe.cli.arguments import settle_span, span_told
from sacbe.cli.host_database import Part, Where, host_database, may_go_on
from sacbe.engine.errors import OptionError

people = App(
    name="people",
    help="""List the visitors that the server knows, or forget some of them.

    A visitor is a browser or a program, known by the name it chose. The server may keep running.

    Example: sacbe people list --idle-for 30d

    Example: sacbe people forget Mallory
    """,
)


@people.command(name="list")
def list_people(
    *,
    name: str = "",
    idle_for: str = "",
    part: Part | None = None,
    json: bool = False,
    where: Where | None = None,
) -> int:
    """List visitors, the latest first.

    Example: sacbe people list --name ana --json

    Parameters
    ----------
    name
        Only visitors whose name contains this.
    idle_for
        Only visitors who have not been here for this long, such as 12h, 7d or 2w.
    part
        Which part of the list.
    json
        Print the list as JSON.
    where
        Which database.
    """
    part = part or Part()
    part.check()
    idle_ms = settle_span("idle-for", idle_for) * 1000 if idle_for else 0
    with host_database("people", where) as database:
        from sacbe.server import hosting
        from sacbe.server import people as known
        from sacbe.server.clock import now_ms

        found, every = hosting.read(database, known.find, name, idle_ms, part.limit, part.skip)
        if json:
            print(dumps({"people": [known.document(each) for each in found], "all": every}, indent=2))
            return 0
    shown = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("person", "name"):
        shown.add_column(heading, no_wrap=heading == "person", overflow="fold")
    for heading in ("known for", "last here", "seats", "tables made"):
        shown.add_column(heading, no_wrap=True, justify="right")
    for each in found:
        spans = (span_told(now_ms() - each.created), span_told(now_ms() - each.seen))
        shown.add_row(each.id, Text(each.name), *spans, f"{each.seats:,}", f"{each.made:,}")
    console = Console(highlight=False)
    if found:
        console.print(shown)
    console.print(part.told(len(found), f"{every:,}") if every else "There is nobody.", soft_wrap=True)
    return 0


@people.command
def forget(who: str, *, every: bool = False, yes: bool = False, json: bool = False, where: Where | None = None) -> int:
    """Forget a visitor: their name disappears everywhere.

    Their finished games stay, with a guest in their place. They resign from running games, where a bot plays on for the
    others. Tables that they made and that have not started are deleted.

    Example: sacbe people forget Mallory --every

    Parameters
    ----------
    who
        A name, or an id as the list shows it.
    every
        If several visitors have this name, forget them all.
    yes
        Do not ask.
    json
        Print the ids of those forgotten as JSON.
    where
        Which database.
    """
    with host_database("people", where) as database:
        from sacbe.server import hosting
        from sacbe.server import people as known

        found = hosting.read(database, known.named, who)
        if len(found) > 1 and not every:
            raise OptionError("every", f"{len(found)} people are called {who!r}: name one by the id, or say --every")
        question = f"Forget {who}?" if len(found) == 1 else f"Forget all {len(found)} who are called {who}?"
        if not may_go_on(question, yes):
            found = []
        for session in found:
            known.forget(database, session)
    if json:
        print(dumps({"forgotten": found}, indent=2))
    else:
        told = f"Forgotten: {who}." if found else "Nobody was forgotten."
        Console(highlight=False).print(told, markup=False, soft_wrap=True)
    return 0
