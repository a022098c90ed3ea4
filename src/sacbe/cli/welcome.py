"""`sacbe` without a command: offer to play."""

import sys

from rich.console import Console

from sacbe.cli.play import play, play_here


def offer_to_play() -> int:
    """Ask at a terminal whether to open the table; elsewhere ask nothing."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return 0
    console = Console(highlight=False)
    question = "Enter opens the table in your browser, [bold]t[/] plays in this terminal, [bold]q[/] leaves: "
    try:
        answer = console.input(question)
    except EOFError:
        return 0
    chosen = answer.strip().lower()[:1]
    if chosen == "":
        return play()
    if chosen == "t":
        return play_here()
    return 0
