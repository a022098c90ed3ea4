"""`sacbe people`: whom the server knows, and forgetting them."""

from json import dumps
from typing import Final

from cyclopts import App
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sacbe.cli.arguments import settle_span, span_told
from sacbe.cli.host_database import Where, host_database, may_go_on
from sacbe.engine.errors import OptionError

MOST_SHOWN: Final = 1000

people = App(
    name="people",
    help="""List the visitors that the server knows, and forget some of them.

    A visitor is a browser or a program, known by the name that it chose. The server may run meanwhile.

    Example: sacbe people list --idle-for 30d

    Example: sacbe people forget Mallory
    """,
)


@people.command(name="list")
def list_people(
    *,
    name: str = "",
    idle_for: str = "",
    limit: int = 50,
    skip: int = 0,
    json: bool = False,
    where: Where | None = None,
) -> int:
    """List visitors, those who were here last first.

    Example: sacbe people list --name ana --json

    Parameters
    ----------
    name
        Only those with this in their name.
    idle_for
        Only those who were not here for so long, such as 12h, 7d or 2w.
    limit
        How many to show.
    skip
        How many to leave out before.
    json
        Print them as JSON.
    where
        Which database.
    """
    if not 1 <= limit <= MOST_SHOWN:
        raise OptionError("limit", f"must be from 1 to {MOST_SHOWN}, not {limit}")
    if skip < 0:
        raise OptionError("skip", f"must be 0 or more, not {skip}")
    idle_ms = settle_span("idle-for", idle_for) * 1000 if idle_for else 0
    with host_database("people", where) as database:
        from sacbe.server import hosting
        from sacbe.server import people as known
        from sacbe.server.clock import now_ms

        found, every = hosting.read(database, known.find, name, idle_ms, limit, skip)
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
        console.print(f"{skip + 1:,} to {skip + len(found):,} of {every:,}.", soft_wrap=True)
    else:
        console.print(f"None of {every:,}." if every else "There is nobody.", soft_wrap=True)
    return 0


@people.command
def forget(who: str, *, every: bool = False, yes: bool = False, json: bool = False, where: Where | None = None) -> int:
    """Forget a visitor: nobody finds their name any more.

    Their finished games stay, with a guest in their place. In games under way they have resigned, and a bot plays on
    for the others; tables that they made and that have not begun are deleted.

    Example: sacbe people forget Mallory --every

    Parameters
    ----------
    who
        An id as the list shows it, or a name.
    every
        Forget all of this name, if there are several.
    yes
        Do not ask.
    json
        Print who was forgotten as JSON.
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
