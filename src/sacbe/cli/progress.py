"""The bar that long work shows at a terminal: how far it is, how fast, how long it will take."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text


class Rate(ProgressColumn):
    """Games a second, or a minute or an hour where they are slow."""

    def render(self, task: Task) -> Text:
        if not task.speed:
            return Text("")
        for seconds, unit in ((1, "s"), (60, "min"), (3600, "h")):
            if task.speed * seconds >= 1 or unit == "h":
                break
        speed = task.speed * seconds
        return Text(f"{speed:,.0f} games/{unit}" if speed >= 10 else f"{speed:.1f} games/{unit}", style="cyan")


def game_bar(console: Console, quiet: bool, doing: str = "playing") -> Progress:
    """A bar for games on the error output. It disappears when they are over, and shows only at a terminal."""
    return Progress(
        TextColumn(doing),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(),
        TimeRemainingColumn(),
        TextColumn("left"),
        console=console,
        transient=True,
        disable=quiet or not console.is_terminal,
        speed_estimate_period=300,
    )


def step_bar(console: Console, quiet: bool, doing: str, unit: str) -> Progress:
    """The same for other work than games, without a rate."""
    return Progress(
        TextColumn(doing),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(unit),
        TimeRemainingColumn(),
        TextColumn("left"),
        console=console,
        transient=True,
        disable=quiet or not console.is_terminal,
    )
