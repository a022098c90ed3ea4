"""The sections of docs/bots.md, one for each game: its tables, and what more time brings.

What is said here of deals, rotations and intervals must be true for games of a run that was stopped, too.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from scripts.bots_page_bars import amount
from scripts.bots_page_games import Measured, Turns, Wanted, label_of, own_levels, time_label, variants

from sacbe.arena.intervals import Interval
from sacbe.arena.judged_turns import FUTURES, GAME, TURNS_TAKEN
from sacbe.arena.plots import Curve, budget_plot
from sacbe.arena.report import counted, duration
from sacbe.arena.standings import Standings
from sacbe.arena.strength_by_time import Rise
from sacbe.bots.levels import usual_budget
from sacbe.engine.notation import letter
from sacbe.engine.registry import game_class

NOT_PLAYED: Final = "not played yet by the bots as they are now"
OTHER_BOTS: Final = "not told, for these games were played by other bots than those of today"
KINDS: Final = {
    "ladder": "The ladder",
    "lower": "Its lower steps, which take next to no time, with more games",
    "greedy": "The best bot against greedy",
    "search": "`search`, which knows nothing of a game but its rules, with 400 simulations a turn",
    "self": "The best bot against itself",
}
SMALL: Final = ("search", "self")
"""What is told of tables for two."""
BIDS: Final = (
    "Each bid counts as a turn here, so the mean is one of many quick bids and few turns; the longest is that of a "
    "turn or a bid.\n"
)


def section(wanted: Wanted, measured: Measured, plots: Path) -> str:
    game = measured.game
    own = own_levels(game)
    parts = [f"## {game_class(game).title}\n", budgets(game, own), when_and_where(measured)]
    for variant, options in variants(game).items():
        found: list[str] = []
        bids = ""
        for kind, title in KINDS.items():
            label = f"{label_of(variant)}-{kind}"
            if (kind not in SMALL and options["players"] == 2) or (kind in ("lower", "greedy") and not own):
                continue
            if kind == "search" and options["players"] != 2:
                continue
            standings = measured.tables.get(label)
            if standings is None:
                found.append(untold(measured, f"{game}-{label}", title))
                continue
            found.append(self_play(standings) if kind == "self" else f"{title}:\n\n{ladder(standings)}")
            found.append(stopped(measured, f"{game}-{label}", standings.games))
            if options.get("auction"):
                bids = BIDS
        parts += [f"### {variant.capitalize()}\n", *found, bids]
    if own:
        parts += ["### Strength and time\n", strength_and_time(wanted, measured, own[0], plots)]
    return "\n".join(part for part in parts if part)


def untold(measured: Measured, label: str, title: str) -> str:
    return f"{title}: {OTHER_BOTS if label in measured.stale else NOT_PLAYED}.\n"


def stopped(measured: Measured, label: str, games: int) -> str:
    note = measured.notes.get(label)
    if note is None or note.asked is None or games >= note.asked:
        return ""
    return f"{note.asked} games were asked for; the run was stopped, and {games} of them make whole rotations.\n"


def budgets(game: str, names: Sequence[str]) -> str:
    found = {name: usual_budget(name, game) for name in names}
    shown = [f"`{name}` {budget.in_words()}" for name, budget in found.items() if budget is not None]
    return f"Budget of a turn: {', '.join(shown)}; the others do not search.\n" if shown else ""


def when_and_where(measured: Measured) -> str:
    """The days and machines of all files that are told."""
    notes = list(measured.notes.values())
    days = sorted({day for note in notes for day in note.days})
    machines = list(dict.fromkeys(place for note in notes for place in note.machines))
    unknown = sum(not note.days or not note.machines for note in notes)
    sentences = []
    if days:
        sentences.append(f"Played on {days[0]}." if len(days) == 1 else f"Played from {days[0]} to {days[-1]}.")
    if machines:
        sentences.append(f"Machine: {'; another: '.join(machines)}.")
    if unknown:
        sentences.append(f"For {unknown} of {counted(len(notes), 'file')} day or machine was not noted.")
    return f"{' '.join(sentences)}\n" if sentences else ""


def ladder(standings: Standings) -> str:
    rows = ["| table | played | wins | 95 % | score | margin |", "|---|---|---|---|---|---|"]
    for meeting in standings.meetings:
        title = standings.title(meeting.lineup).replace(", ", " against ")
        if not meeting.games:
            rows.append(f"| {title} | not yet | | | | |")
            continue
        count = meeting.counts[meeting.lineup[0]]
        low, high = count.win_interval
        rows.append(
            f"| {title} | {amount(meeting.games, meeting.deals)} | {count.win_share:.1%} | {low:.1%} to {high:.1%} "
            f"| {count.mean:.1f}{reach(count.mean_interval)} | {count.margin:+.1f}{reach(count.margin_interval)} |"
        )
    rows += ["", "| bot | a turn, mean | 95 % within | longest |", "|---|---|---|---|"]
    for standing in standings.bots:
        turn = standing.turn
        times = " | ".join(duration(seconds) for seconds in (turn.mean, turn.within(0.95), turn.longest))
        rows.append(f"| {standing.shown} | {times} |")
    return "\n".join(rows) + "\n"


def self_play(standings: Standings) -> str:
    standing = standings.bots[0]
    count = standing.count
    seats = ", ".join(f"{letter(seat)} {one.win_share:.1%}" for seat, one in enumerate(standings.seats))
    winning = ""
    if count.mean_winning is not None:
        winning = f", of the winners {count.mean_winning:.1f}{reach(count.winning_interval)}"
    return (
        f"`{standing.bot}` against itself, {amount(standings.games, standings.deals)}: mean of all seats "
        f"{count.mean:.1f}{reach(count.mean_interval)}{winning}; "
        f"a turn takes {duration(standing.turn.mean)} on average and {duration(standing.turn.longest)} at most; "
        f"wins by seat: {seats}.\n"
    )


def reach(interval: Interval | None, digits: int = 1) -> str:
    return "" if interval is None else f" ±{(interval[1] - interval[0]) / 2:.{digits}f}"


# Strength and time


def strength_and_time(wanted: Wanted, measured: Measured, bot: str, plots: Path) -> str:
    label = time_label(wanted, measured.game)
    if measured.rise is not None:
        return curve(wanted, measured.game, bot, measured.rise, plots) + stopped(measured, label, measured.rise.games)
    if measured.turns is not None:
        return judged_turns(bot, measured.turns, plots)
    return untold(measured, label, "More and less time")


def curve(wanted: Wanted, game: str, bot: str, found: Rise, plots: Path) -> str:
    rows = ["| budget | games | wins | 95 % | score | ahead of the table |", "|---|---|---|---|---|---|"]
    for point in found.points:
        low, high = point.win_interval
        rows.append(
            f"| {point.seconds:g} s | {point.games} | {point.win_share:.1%} | {low:.1%} to {high:.1%} "
            f"| {point.score:.1f} | {point.lead:+.1f}{reach(point.lead_interval)} |"
        )
    leads = [point.lead for point in found.points]
    intervals = [point.lead_interval for point in found.points]
    drawn = Curve(game_class(game).title, [point.seconds for point in found.points], leads, intervals)
    _draw(plots, f"{game}-budget.svg", drawn, "points ahead of the table")
    scaled = "" if wanted.factor == 1 else f" Budgets are those of the plan (0.25 to 4 s) times {wanted.factor:g}."
    uneven = (
        ""
        if len({point.games for point in found.points}) == 1
        else " The run was stopped within a deal, so not all budgets have sat equally often."
    )
    whole = (
        ""
        if found.whole is None
        else f" Where the most and the least time sit at one table, the most is {found.whole:+.1f}"
        f"{reach(found.whole_interval)} points ahead."
    )
    return (
        f"`{bot}` with different times for a turn, four of them at a table: {amount(found.games, found.deals)}, each "
        f"line-up in every rotation of its seats.{uneven}{scaled} A doubling of the time brings {found.slope:+.1f}"
        f"{reach(found.slope_interval)} points.{whole} Points are counted against the mean of the same table, which "
        "takes out what a deal gives to all, and their intervals are from game to game; those of wins heed the deals, "
        "as everywhere.\n\n" + "\n".join(rows) + f"\n\n![Points by budget]({plots.name}/{game}-budget.svg)\n"
    )


def judged_turns(bot: str, found: Turns, plots: Path) -> str:
    """What more time finds for a turn."""
    seconds = [each.seconds for each in found.judgements]
    rows = ["| budget | another turn than with the least | points a game |", "|---|---|---|"]
    for each in found.judgements:
        rows.append(f"| {each.seconds:g} s | {each.changed:.0%} | {each.gain:+.2f}{reach(each.interval, 2)} |")
    gains = [each.gain for each in found.judgements]
    drawn = Curve(game_class(GAME).title, seconds, gains, [each.interval for each in found.judgements])
    _draw(plots, f"{GAME}-judged.svg", drawn, f"points a game more than with {seconds[0]:g} s")
    return (
        "What a second more is worth, luck hides even from hundreds of games. So "
        f"{found.count} turns of {found.games} games between bots were searched by `{bot}` for {seconds[-1]:g} s, and "
        f"the answers at each budget judged: all of them played on in the same {FUTURES} futures to the end, alone at "
        "the table, each marking chosen from many with the next card in mind; this judge plays much as the search's "
        "own futures do, so it may see its choices a little too well (`python -m sacbe.arena.judged_turns`). A game "
        "counts the gain of a turn once for each turn of a seat. A doubling of the time brings "
        f"{found.slope:+.2f}{reach(found.slope_interval, 2)} points a game. Intervals are from game to game, "
        f"{TURNS_TAKEN} turns of each.\n\n"
        + "\n".join(rows)
        + f"\n\n![Points a game by budget]({plots.name}/{GAME}-judged.svg)\n"
    )


def _draw(plots: Path, name: str, curve: Curve, what: str) -> None:
    plots.mkdir(parents=True, exist_ok=True)
    (plots / name).write_text(budget_plot([curve], what), encoding="utf-8")
