"""`sacbe ratings`: the rating list of a game's bots, from the games that `sacbe tournament --league` kept."""

from json import dumps
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table

from sacbe.arena.league import League


def ratings(league: Path, *, json: bool = False) -> None:
    """Show how strong a game's bots are, by all the games in a rating list.

    Games are added by sacbe tournament --league.

    Example: sacbe ratings tikal-bots.jsonl

    Parameters
    ----------
    league
        The file of the rating list.
    json
        Print the list as JSON.
    """
    kept = League(league)
    listed = kept.ratings()
    if json:
        found = [
            {"bot": bot, "skill": rating.skill, "doubt": rating.doubt, "games": games}
            for bot, (rating, games) in listed.items()
        ]
        print(dumps({"game": kept.game, "games": len(kept.played), "bots": found}, indent=2))
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    table.add_column("bot", overflow="fold")
    for heading in ("rating", "surely above", "games"):
        table.add_column(heading, justify="right", no_wrap=True)
    for bot, (rating, games) in listed.items():
        table.add_row(bot, f"{rating.skill:.1f} ±{rating.doubt:.1f}", f"{rating.at_least:.1f}", str(games))
    console = Console(highlight=False)
    console.print(table)
    console.print(f"{len(kept.played)} games of {kept.game}", soft_wrap=True)
