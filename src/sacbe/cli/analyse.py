"""`sacbe analyse`: what a game's turns were worth, and which of them cost most."""

from json import dumps
from pathlib import Path
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table

from sacbe.bots.advice import BOT, Advice, Adviser, cost_text, turn_text
from sacbe.bots.analysis import TOLD, Analysis, Judged
from sacbe.bots.budget import Budget
from sacbe.cli.progress import step_bar
from sacbe.engine.errors import OptionError, RecordError, SacbeError
from sacbe.engine.notation import letter, seat_of
from sacbe.engine.options import write_all
from sacbe.engine.records import Record

ACCURACY: Final = (
    "Accuracy is the mean of all turns. A turn counts 100 if nothing better was found, and half as much for each tenth "
    "it cost: of the chance to win, or of the points of who is ahead. A mistake costs at least a twentieth."
)
STAGES: Final = 12
"""The win chances are shown at about so many moments of the game."""


def analyse(file: Path, *, bot: str = BOT, budget: str = "", seat: str = "", seed: int = 0, json: bool = False) -> None:
    """Judge every turn of a record: the chances before it, the better turns, and what they would have gained.

    A bot's search sees only what the player knew then, never what was hidden. If the budget is in simulations, the
    result is the same every time.

    Example: sacbe analyse game.sacbe --bot strong --budget 200 --seat A

    Parameters
    ----------
    file
        A record of a game, finished or still going on.
    bot
        The bot whose search judges, strong or expert; default: expert.
    budget
        What the bot may spend on each turn, such as 0.5s, 250ms or 200 (simulations); default: 0.5s.
    seat
        Judge only the turns of this seat, such as A.
    seed
        A whole number from which the search draws the futures it imagines; default: 0.
    json
        Print everything as JSON.
    """
    record = _read(file)
    adviser = Adviser(record.game, bot, Budget.parse(budget) if budget else None, seed)
    analysis = Analysis(record, adviser, _seats(record, seat) if seat else None)
    _watch(analysis, quiet=json)
    if json:
        print(dumps(analysis.to_json(), indent=2))
    else:
        _show(analysis)


def _read(file: Path) -> Record:
    try:
        record = Record.read(file)
        record.position  # noqa: B018 - a record seen from one seat says so here
    except RecordError as error:
        raise SacbeError(f"{file}: {error}" if error.line else str(error)) from None
    return record


def _seats(record: Record, seat: str) -> list[int]:
    wanted = seat_of(seat)
    if not 0 <= wanted < record.game.players:
        letters = ", ".join(letter(other) for other in range(record.game.players))
        raise OptionError("seat", f"must be one of {letters}, not {seat!r}")
    return [wanted]


def _watch(analysis: Analysis, quiet: bool) -> None:
    """Judge all turns, with a progress bar on the error output if a person is looking."""
    console = Console(stderr=True, highlight=False)
    bar = step_bar(console, quiet, "judging", "turns")
    done = 0
    try:
        with bar:
            task = bar.add_task("", total=len(analysis.due))
            for _ in analysis.run():
                done += 1
                bar.advance(task)
    except KeyboardInterrupt:
        console.print(f"sacbe: stopped after {done} of {len(analysis.due)} turns")
        raise


# For people


def _show(analysis: Analysis) -> None:
    console = Console(highlight=False)
    adviser, record = analysis.adviser, analysis.record
    console.print(
        f"{record.game.title} ({write_all(record.game.options)}), judged by {adviser.bot} with "
        f"{adviser.budget.in_words()} a turn, seed {adviser.seed}",
        soft_wrap=True,
    )
    if not analysis.due:
        console.print("There is no finished turn to judge yet.")
        return
    if analysis.judged:
        console.print(_turn_table(analysis), "")
        console.print(_accuracy_table(analysis))
        console.print(ACCURACY, "", sep="\n", soft_wrap=True)
        _show_costliest(console, analysis)
        console.print("", "Chances to win", _course_table(analysis), sep="\n")
    if analysis.unjudged:
        turns = "1 turn is" if analysis.unjudged == 1 else f"{analysis.unjudged} turns are"
        console.print(f"{turns} not judged: the search of {adviser.bot} does not look at such decisions.")


def _table(*headings: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def _turn_table(analysis: Analysis) -> Table:
    table = _table("turn", "seat", "expects", "wins", "points lost", "wins lost")
    table.add_column("played")
    for one in analysis.judged:
        advice, turn = one.advice, one.turn
        table.add_row(
            str(turn.number),
            letter(turn.seat),
            f"{advice.best.scores[turn.seat]:.1f}",
            f"{advice.best.wins[turn.seat]:.0%}",
            _points(advice),
            f"{advice.lost_wins:.0%}" if advice.lost_wins >= 0.005 else "",
            turn_text(analysis.record.game, turn.actions),
        )
    return table


def _accuracy_table(analysis: Analysis) -> Table:
    table = _table("seat", "accuracy", "mistakes", "turns")
    table.add_column("player")
    for seat, name in enumerate(analysis.record.names):
        accuracy = analysis.accuracy(seat)
        if accuracy is not None:
            turns = sum(one.turn.seat == seat for one in analysis.judged)
            table.add_row(letter(seat), f"{accuracy:.0f}", str(analysis.mistakes(seat)), str(turns), name)
    return table


def _points(advice: Advice) -> str:
    """What a turn cost; that of one which the search did not even list is more than that of the least one listed."""
    if advice.lost_points < 0.05:
        return ""
    more_than = ">" if advice.played is not None and advice.played.at_most else ""
    return f"{more_than}{advice.lost_points:.1f}"


def _show_costliest(console: Console, analysis: Analysis) -> None:
    costliest = analysis.costliest()
    if not costliest:
        console.print("No turn cost anything that the search can see.")
        return
    console.print("The turns that cost most")
    for one in costliest:
        for line in _story(analysis.record, one):
            console.print(line, soft_wrap=True, markup=False)


def _story(record: Record, one: Judged) -> list[str]:
    game, turn, advice = record.game, one.turn, one.advice
    seat = turn.seat
    assert advice.played is not None
    at_least = "at least " if advice.played.at_most else ""
    lost = f"cost {at_least}{advice.lost_points:.1f} points and {advice.lost_wins:.0%} of the wins"
    lines = [f"  Turn {turn.number}, {letter(seat)} {record.names[seat]}: {turn_text(game, turn.actions)}; {lost}"]
    best = advice.best
    expected = f"{best.scores[seat]:.1f} points, wins {best.wins[seat]:.0%}"
    lines.append(f"    best: {turn_text(game, best.actions)} ({expected})")
    for way in advice.ways[1:TOLD]:
        if way.actions != turn.actions:
            lines.append(f"    or: {turn_text(game, way.actions)} ({cost_text(best, way, seat)})")
    return lines


def _course_table(analysis: Analysis) -> Table:
    """The chances of all seats, at some moments of the game from the first to the last."""
    course = analysis.course()
    table = _table("turn", *(letter(seat) for seat in range(analysis.record.game.players)))
    last = len(course) - 1
    shown = sorted({round(stage * last / (STAGES - 1)) for stage in range(STAGES)})
    for index in shown:
        number, wins = course[index]
        table.add_row(str(number), *(f"{chance:.0%}" for chance in wins))
    return table
