"""`sacbe test`: is one bot stronger than another? Plays until that is known."""

from collections.abc import Generator
from contextlib import closing
from dataclasses import asdict, replace
from json import dumps
from pathlib import Path
from typing import Literal

from rich.console import Console

from sacbe.arena.processes import processors
from sacbe.arena.results import Results
from sacbe.arena.ruler import Verdict, judge, named, usual_test
from sacbe.arena.sequential import Sequential
from sacbe.arena.shown import shown_names
from sacbe.arena.tournament import LADDER, GameResult, Tournament
from sacbe.bots.clock import WALL
from sacbe.cli.arguments import BotGames
from sacbe.cli.progress import game_bar
from sacbe.cli.tournament import hide, settled_plan
from sacbe.engine.options import write_all
from sacbe.engine.registry import game_class


def test(
    game: str,
    bot: str,
    other: str,
    *,
    low: float | None = None,
    high: float | None = None,
    false_high: float = 0.05,
    false_low: float = 0.05,
    games: int = 4000,
    how: BotGames | None = None,
    watch: Literal["wall", "processor"] = WALL,
    ray: str = "",
    results: Path | None = None,
    json: bool = False,
) -> None:
    """Find out with as few games as possible whether a bot is stronger than another.

    The first bot plays alone against several of the other, once in every seat of every deal. After each deal, a
    sequential test checks whether its share of wins is high or low, and stops when both kinds of error are rare
    enough. With --results, a stopped run continues when you give the same command again.

    Example: sacbe test tzolkin expert expert-1 --results new-expert.jsonl

    Parameters
    ----------
    game
        Which game, such as tzolkin.
    bot
        The bot that may be stronger: a name, optionally with a budget, a program or a command, as in sacbe tournament.
    other
        The bot that it plays against.
    low
        The share of wins of a bot that is no stronger; default: an equal share, with four players 0.25.
    high
        The share of wins of a bot that is stronger; default: a tenth more than the low one.
    false_high
        How often a bot with the low share may be called stronger; default: 0.05.
    false_low
        How often a bot with the high share may be missed; default: 0.05.
    games
        The most games, after which the test ends undecided; default: 4000.
    how
        How the games are played. The verdict does not depend on the number of processes.
    watch
        The clock for the bots' seconds: wall, or processor if other programs share the machine.
    ray
        Play on the Ray cluster at this address (auto: the one of this machine) instead of in processes here.
    results
        Keep every game in this file as it ends, and continue from there.
    json
        Print the results as JSON.
    """
    how = how or BotGames()
    plan = settled_plan(game, (bot, other), LADDER, how.settle_seed((bot, other)), how.option, results)
    plan = replace(plan, watch=watch, isolated=how.isolated)
    plan.load()
    asked = usual_test(plan.players, low, high, false_high, false_low)
    count = plan.whole_deals(games)
    kept = Results(plan, results, sealed=True, also=named(asked))
    with closing(kept):
        verdict = judge(plan, asked, kept.games)
        if verdict is None or verdict.stronger is None:
            missing = kept.missing(count)
            if missing and how.has_strangers((bot, other)):
                hide(kept, results, None)
            if ray:
                from sacbe.arena.ray_cluster import play_on_ray

                played = play_on_ray(plan, missing, ray)
            else:
                played = plan.play(missing, processors() if how.processes is None else how.processes)
            verdict = _watch(played, kept, asked, count, quiet=json, is_kept=results is not None)
        kept.reveal()
    assert verdict is not None, "a whole deal was played"
    if json:
        print(dumps({**plan.to_json(), **named(asked), **asdict(verdict)}, indent=2))
    else:
        _show(plan, asked, verdict)


def _watch(
    played: Generator[GameResult, None, None],
    kept: Results,
    asked: Sequential,
    count: int,
    *,
    quiet: bool,
    is_kept: bool,
) -> Verdict | None:
    """Play until the test stops or there are no more games; the bar tells how far it is."""
    console = Console(stderr=True, highlight=False)
    verdict = judge(kept.plan, asked, kept.games)
    each = len(kept.plan.seatings)
    try:
        with closing(played), game_bar(console, quiet, "testing") as bar:
            task = bar.add_task("", total=count, completed=count - len(kept.missing(count)))
            for result in played:
                kept.add(result)
                bar.advance(task)
                first = result.index // each * each
                if all(index in kept.games for index in range(first, first + each)):
                    verdict = judge(kept.plan, asked, kept.games)
                    if verdict is not None and verdict.stronger is not None:
                        break
    except KeyboardInterrupt:
        hint = "the same command goes on from there" if is_kept else "nothing is kept without --results"
        console.print(f"sacbe: stopped after {len(kept.games)} games, undecided; {hint}")
        raise
    return verdict


def _show(plan: Tournament, asked: Sequential, verdict: Verdict) -> None:
    console = Console(highlight=False)
    one, other = shown_names(plan.bots)
    found = {
        True: f"{one} is stronger than {other}",
        False: f"{one} is not stronger than {other}",
        None: f"it is not decided whether {one} is stronger than {other}",
    }[verdict.stronger]
    low, high = verdict.interval
    against = plan.players - 1
    console.print(
        f"{found[0].upper()}{found[1:]}: alone against {against} it won {verdict.share:.1%} "
        f"(95 %: {low:.1%} to {high:.1%}) of {verdict.games} games from {verdict.deals} deals.",
        soft_wrap=True,
    )
    console.print(f"Points: {verdict.score:.1f} on average, the others {verdict.others:.1f}.", soft_wrap=True)
    least, most = asked.bounds
    console.print(
        f"{game_class(plan.game).title} ({write_all(plan.options)}), seed {plan.seed}; {asked.low:.1%} of wins against "
        f"{asked.high:.1%}, wrong in {asked.false_high:.1%} and {asked.false_low:.1%} of tests; "
        f"evidence {verdict.evidence:+.2f}, the test stops at {least:+.2f} and {most:+.2f}",
        soft_wrap=True,
    )
