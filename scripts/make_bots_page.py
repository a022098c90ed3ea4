"""Plays everything that docs/bots.md tells and writes the page with its plots: `python scripts/make_bots_page.py`.

Games are kept in a folder as they end, so a run that was stopped goes on where it was. Budgets of the plot of strength
against time can be scaled down with --factor, and the page says so.
"""

import argparse
import ast
import hashlib
import json
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from typing import Final, TypeVar

from rich.console import Console

from sacbe.arena.intervals import Interval
from sacbe.arena.judged_turns import FUTURES, GAME, SECONDS, Judgement, Judging, judge, judgements
from sacbe.arena.plots import Curve, budget_plot
from sacbe.arena.processes import processors
from sacbe.arena.report import duration, machine
from sacbe.arena.results import Results
from sacbe.arena.rise import Rise, rise
from sacbe.arena.standings import Count, Standings
from sacbe.arena.tournament import LADDER, MIXED, SELF_PLAY, Tournament
from sacbe.bots.budget import Budget
from sacbe.bots.levels import levels
from sacbe.bots.watch import PROCESSOR
from sacbe.cli.progress import game_bar
from sacbe.engine.errors import SacbeError
from sacbe.engine.options import Value, settle
from sacbe.engine.registry import game_class, games

T = TypeVar("T")

YARDSTICKS: Final = ("greedy", "random")
ROOT: Final = Path(__file__).parents[1]
GAMES: Final = ROOT / "docs" / "bots" / "games"


@dataclass(frozen=True)
class Wanted:
    """What to play and where to keep it."""

    games: int
    self_games: int
    curve_games: int
    judged_games: int
    seed: int
    factor: float
    processes: int
    kept: Path
    names: tuple[str, ...] = field(default_factory=tuple)
    play: bool = True
    """Else the page is written from what was played before, in whole rotations of the seats."""


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games of each meeting; 200 if left out")
    parser.add_argument("--self-games", type=int, default=60, help="games of the best bot against itself")
    parser.add_argument("--curve-games", type=int, default=60, help="games between budgets")
    parser.add_argument(
        "--judged-games", type=int, default=100, help="games of Silver & Gold of which turns are judged"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--factor", type=float, default=1.0, help="scale the budgets of the plot, such as 0.1")
    parser.add_argument("--processes", type=int, default=processors())
    parser.add_argument("--results", type=Path, default=GAMES, help="folder of the games played")
    parser.add_argument("--page", type=Path, default=ROOT / "docs" / "bots.md")
    parser.add_argument("--game", action="append", help="only this game; may be given several times")
    parser.add_argument("--as-it-stands", action="store_true", help="play nothing, write what has been played so far")
    given = parser.parse_args(words)
    given.results.mkdir(parents=True, exist_ok=True)
    chosen = tuple(given.game or games())
    wanted = Wanted(
        games=given.games,
        self_games=given.self_games,
        curve_games=given.curve_games,
        judged_games=given.judged_games,
        seed=given.seed,
        factor=given.factor,
        processes=given.processes,
        kept=given.results,
        names=chosen,
        play=not given.as_it_stands,
    )
    try:
        write_page(wanted, given.page)
    except SacbeError as error:
        print(f"make_bots_page: {error}", file=sys.stderr)
        return 2
    return 0


def write_page(wanted: Wanted, page: Path) -> None:
    plots = page.with_suffix("")
    parts = [head(wanted)]
    for game in wanted.names:
        parts.append(section(wanted, game, plots))
    page.write_text("\n".join(parts), encoding="utf-8")


def head(wanted: Wanted) -> str:
    return f"""# How strong the bots are

This page is written by `python scripts/make_bots_page.py`; do not edit it. How to measure bots yourself is told in
[The arena](arena.md), how we got here in [the log](bots-log.md).

- Date: {datetime.now(UTC).date()}. Machine: {machine()}; {wanted.processes} games at a time, one core a bot.
- Bots' seconds are those that they had of a core, so other programs on the machine take nothing from them.
- Every deal is played in every rotation of the seats, seed {wanted.seed}. A shared win counts in equal parts.
- The games lie in `{wanted.kept.name}` beside the plots, all played by the bots as they are now.
- Intervals are 95 %: Wilson's for shares, from deal to deal for means.
- A ladder table seats a single bot of the higher level against nothing but the next lower one. With four players 25 %
  of wins is par; our bar is 40 %, with the lower end of the interval above 30 %.
"""


# Playing


class _WithoutWords(ast.NodeTransformer):
    """Drops docstrings and other strings that stand by themselves."""

    def visit_Expr(self, node: ast.Expr) -> ast.Expr | None:
        return None if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str) else node


def fingerprint(game: str) -> str:
    """Changes with whatever the bots of a game do, not with what is said about it."""
    folder = ROOT / "src" / "sacbe" / "bots"
    digest = hashlib.sha256()
    for path in [*sorted(folder.glob(f"{game}*.py")), folder / "planning.py", folder / "thinking.py"]:
        tree = _WithoutWords().visit(ast.parse(path.read_text(encoding="utf-8")))
        digest.update(f"{path.name}\n{ast.unparse(tree)}\n".encode())
    return digest.hexdigest()[:16]


def games_file(wanted: Wanted, game: str, label: str) -> Path:
    """Where the games of a table are kept, if they were played by the bots as they are now."""
    path = wanted.kept / f"{label}.jsonl"
    notes = wanted.kept / f"{game}-bots.json"
    players: dict[str, str] = json.loads(notes.read_text(encoding="utf-8")) if notes.exists() else {}
    now = fingerprint(game)
    if path.exists() and players.get(label) != now:
        raise SacbeError(f"the games of {path} were played by other bots than those of today; delete it to play anew")
    players[label] = now
    notes.write_text(json.dumps(players, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    return path


def played(wanted: Wanted, plan: Tournament, least: int, label: str) -> Standings | None:
    """The standings of a plan, playing only what its file does not hold yet; None if nothing has been played."""
    plan.load()
    console = Console(stderr=True, highlight=False)
    with closing(Results(plan, games_file(wanted, plan.game, label))) as kept:
        count = plan.whole_deals(least) if wanted.play else _whole_rotations_in(kept)
        console.print(f"{label}: {count} games")
        missing = kept.missing(count)
        with closing(plan.play(missing, wanted.processes)) as results, game_bar(console, quiet=False) as bar:
            task = bar.add_task("", total=count, completed=count - len(missing))
            for result in results:
                kept.add(result)
                bar.advance(task)
        return Standings(plan, kept.in_order(count)) if count else None


def _whole_rotations_in(kept: Results) -> int:
    """How many games, from the first on, until the last line-up that sat in all rotations."""
    plan = kept.plan
    count = kept.missing(len(kept.games) + 1)[0]
    while count % len(plan.seatings) and plan.lineup_of(count - 1) == plan.lineup_of(count):
        count -= 1
    return count


def options_of(game: str, **given: Value) -> dict[str, Value]:
    return settle(game_class(game).table_options, dict(given))


def variants(game: str) -> dict[str, dict[str, Value]]:
    """The tables that are measured: a name for people and the options."""
    found = {"four players": options_of(game, players=4)}
    names = {option.name for option in game_class(game).table_options}
    if "auction" in names:
        found["four players, auction"] = options_of(game, players=4, auction=True)
    found["two players"] = options_of(game, players=2)
    return found


# Writing


def section(wanted: Wanted, game: str, plots: Path) -> str:
    own = [name for name in reversed(levels(game)) if name not in YARDSTICKS]
    names = (*own, "random") if own else YARDSTICKS
    parts = [f"## {game_class(game).title}\n", budgets(game, own)]
    for variant, options in variants(game).items():
        label = f"{game}-{variant.replace(', ', '-').replace(' ', '-')}"
        parts.append(f"### {variant.capitalize()}\n")
        if options["players"] != 2:
            steps = Tournament(game, options, names, wanted.seed, LADDER, PROCESSOR)
            parts.append(told(played(wanted, steps, (len(names) - 1) * wanted.games, f"{label}-ladder"), ladder))
            if own:
                yardstick = Tournament(game, options, (own[0], "greedy"), wanted.seed, LADDER, PROCESSOR)
                parts.append(told(played(wanted, yardstick, wanted.games, f"{label}-greedy"), ladder))
        best = Tournament(game, options, names[:1], wanted.seed, SELF_PLAY, PROCESSOR)
        parts.append(told(played(wanted, best, wanted.self_games, f"{label}-self"), self_play))
    if own:
        parts.append("### Strength and time\n")
        if game == GAME:
            parts.append(told(judged(wanted), lambda found: judged_turns(own[0], found, plots)))
        else:
            parts.append(told(risen(wanted, game, own[0]), lambda found: curve(wanted, own[0], found, plots)))
    return "\n".join(parts)


def told(found: T | None, tell: Callable[[T], str]) -> str:
    """What was played, in words; if nothing was, that."""
    return "Not played yet by the bots as they are now.\n" if found is None else tell(found)


def budgets(game: str, names: Sequence[str]) -> str:
    """What each level spends on a turn, where it searches: the module of the game's bots has it as EXPERT and so on."""
    module = import_module(f"sacbe.bots.{game}")
    found = {name: getattr(getattr(module, name.upper(), None), "budget", None) for name in names}
    shown = [f"`{name}` {said(budget)}" for name, budget in found.items() if isinstance(budget, Budget)]
    return f"Budget of a turn: {', '.join(shown)}; the others do not search.\n" if shown else ""


def said(budget: Budget) -> str:
    limits = [] if budget.seconds is None else [f"{budget.seconds:g} s"]
    if budget.simulations is not None:
        limits.append(f"{budget.simulations} simulations")
    return " or ".join(limits)


def ladder(standings: Standings) -> str:
    rows = ["| table | games | wins | 95 % | score | margin |", "|---|---|---|---|---|---|"]
    for meeting in standings.meetings:
        count = meeting.counts[meeting.lineup[0]]
        low, high = count.win_interval
        rows.append(
            f"| {standings.title(meeting.lineup).replace(', ', ' against ')} | {count.games} | {count.win_share:.1%} "
            f"| {low:.1%} to {high:.1%} | {points(count)} | {count.margin:+.1f} |"
        )
    rows += ["", "| bot | a turn, mean | 95 % within | longest |", "|---|---|---|---|"]
    for standing in standings.bots:
        turn = standing.turn
        times = " | ".join(duration(seconds) for seconds in (turn.mean, turn.within(0.95), turn.longest))
        rows.append(f"| {standing.bot} | {times} |")
    return "\n".join(rows) + "\n"


def self_play(standings: Standings) -> str:
    standing = standings.bots[0]
    count = standing.count
    seats = ", ".join(f"{'ABCD'[seat]} {one.win_share:.1%}" for seat, one in enumerate(standings.seats))
    winning = "" if count.mean_winning is None else f", winners {count.mean_winning:.1f}"
    return (
        f"`{standing.bot}` against itself, {standings.games} games: mean of all seats {points(count)}{winning}; "
        f"a turn takes {duration(standing.turn.mean)} on average and {duration(standing.turn.longest)} at most; "
        f"wins by seat: {seats}.\n"
    )


def points(count: Count) -> str:
    return f"{count.mean:.1f}{reach(count.mean_interval)}"


def risen(wanted: Wanted, game: str, bot: str) -> tuple[str, Rise] | None:
    """The game, and how its best bot does with more and more time at tables of itself; None if nothing was played."""
    options = options_of(game, players=4)
    seconds = [wanted.factor * each for each in SECONDS]
    plan = Tournament(game, options, tuple(f"{bot}:{each:g}s" for each in seconds), wanted.seed, MIXED, PROCESSOR)
    label = f"{game}-budgets" + ("" if wanted.factor == 1 else f"-{wanted.factor:g}")
    standings = played(wanted, plan, wanted.curve_games, label)
    return None if standings is None else (game, rise(plan, standings.results))


def curve(wanted: Wanted, bot: str, what: tuple[str, Rise], plots: Path) -> str:
    game, found = what
    rows = ["| budget | games | wins | 95 % | score | ahead of the table |", "|---|---|---|---|---|---|"]
    for point in found.points:
        low, high = point.win_interval
        rows.append(
            f"| {point.seconds:g} s | {point.games} | {point.win_share:.1%} | {low:.1%} to {high:.1%} "
            f"| {point.score:.1f} | {point.lead:+.1f}{reach(point.lead_interval)} |"
        )
    plots.mkdir(exist_ok=True)
    seconds = [point.seconds for point in found.points]
    leads = [point.lead for point in found.points]
    drawn = Curve(game_class(game).title, seconds, leads, [point.lead_interval for point in found.points])
    svg = budget_plot([drawn], "points ahead of the table")
    (plots / f"{game}-budget.svg").write_text(svg, encoding="utf-8")
    scaled = "" if wanted.factor == 1 else f" Budgets are those of the plan (0.25 to 4 s) times {wanted.factor:g}."
    return (
        f"`{bot}` with different times for a turn at the same tables of four, every choice of "
        f"them in every rotation of the seats.{scaled} A doubling of the time brings {found.slope:+.1f}"
        f"{reach(found.slope_interval)} points. Intervals are from game to game.\n\n"
        + "\n".join(rows)
        + f"\n\n![Points by budget]({plots.name}/{game}-budget.svg)\n"
    )


def reach(interval: Interval | None) -> str:
    return "" if interval is None else f" ±{(interval[1] - interval[0]) / 2:.1f}"


def judged(wanted: Wanted) -> tuple[int, list[Judgement]] | None:
    """Turns judged at each budget; None if there are none."""
    path = games_file(wanted, GAME, f"{GAME}-judged")
    if wanted.play:
        seconds = tuple(wanted.factor * each for each in SECONDS)
        judge(path, wanted.judged_games, Judging(wanted.seed, seconds, FUTURES), wanted.processes)
    return judgements(path) if path.exists() else None


def judged_turns(bot: str, what: tuple[int, list[Judgement]], plots: Path) -> str:
    """What more time finds for a turn."""
    turns, found = what
    seconds = [each.seconds for each in found]
    rows = ["| budget | another turn than with the least | points a game |", "|---|---|---|"]
    for each in found:
        rows.append(f"| {each.seconds:g} s | {each.changed:.0%} | {each.gain:+.2f}{closer(each.interval)} |")
    title = game_class(GAME).title
    drawn = Curve(title, seconds, [each.gain for each in found], [each.interval for each in found])
    svg = budget_plot([drawn], f"points a game more than with {seconds[0]:g} s")
    plots.mkdir(exist_ok=True)
    (plots / f"{GAME}-judged.svg").write_text(svg, encoding="utf-8")
    return (
        "What a second more is worth, luck hides even from hundreds of games. So "
        f"{turns} turns of games between bots were searched by `{bot}` for {seconds[-1]:g} s, and the answers at each "
        f"budget judged: all of them played on in the same {FUTURES} futures to the end, alone at the table, each "
        "marking chosen from many with the next card in mind; this judge plays much as the search's own futures do, so "
        "it may see its choices a little too well (`python -m sacbe.arena.judged_turns`). A game counts the gain of a "
        "turn once for each turn of a seat.\n\n"
        + "\n".join(rows)
        + f"\n\n![Points a game by budget]({plots.name}/{GAME}-judged.svg)\n"
    )


def closer(interval: Interval | None) -> str:
    return "" if interval is None else f" ±{(interval[1] - interval[0]) / 2:.2f}"


if __name__ == "__main__":
    sys.exit(main())
