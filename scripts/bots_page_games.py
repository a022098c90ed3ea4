"""The games that docs/bots.md tells of: which are played, where they are kept, and who played them, when, on what.

A note beside the games of each game holds the fingerprint of the bots that played them: what they decide, not how it
is written (`bots_fingerprint`). Games of others are never told of as those of today.
"""

import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from scripts.bots_fingerprint import fingerprint

from sacbe.arena.intervals import Interval
from sacbe.arena.judged_turns import FUTURES, GAME, SECONDS, Judgement, Judging, doubling, judge, judgements, read
from sacbe.arena.report import counted, machine
from sacbe.arena.results import Results
from sacbe.arena.standings import Standings
from sacbe.arena.strength_by_time import Rise, rise
from sacbe.arena.tournament import LADDER, MIXED, SELF_PLAY, Tournament
from sacbe.bots.clock import PROCESSOR
from sacbe.bots.levels import levels
from sacbe.cli.progress import game_bar
from sacbe.engine.errors import SacbeError
from sacbe.engine.options import Value, settle
from sacbe.engine.registry import game_class

ROOT: Final = Path(__file__).resolve().parents[1]
YARDSTICKS: Final = ("greedy", "random", "search")
ANY_GAME: Final = ("search:400", "random")
"""The search for any game, with fewer simulations than it usually has, and whom it meets."""


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
    chosen: tuple[str, ...] = ()
    """The games that are played, or must be those of today's bots. The others are told as they stand."""
    play: bool = True
    """Else nothing is played: the chosen ones are told as they stand, too, in whole rotations of the seats."""
    lower_games: int = 200
    """Games of each meeting below the best bot: they take next to no time, so there are many."""
    search_games: int = 100
    """Games of the search for any game."""

    def plays(self, game: str) -> bool:
        return self.play and game in self.chosen


@dataclass(frozen=True)
class Note:
    """Who played the games of a file, on which days, on which machines, and how many were asked for at last."""

    bots: str
    days: tuple[str, ...] = ()
    machines: tuple[str, ...] = ()
    asked: int | None = None

    @classmethod
    def from_json(cls, data: str | dict[str, Any]) -> "Note":
        """Before days and machines were noted a note was the fingerprint alone."""
        if isinstance(data, str):
            return cls(data)
        return cls(data["bots"], tuple(data["days"]), tuple(data["machines"]), data.get("asked"))

    def to_json(self) -> dict[str, Any]:
        asked = {} if self.asked is None else {"asked": self.asked}
        return {"bots": self.bots, "days": [*self.days], "machines": [*self.machines], **asked}


@dataclass(frozen=True)
class Turns:
    """Turns judged one by one, and what more time found for them."""

    games: int
    count: int
    judgements: list[Judgement]
    slope: float
    slope_interval: Interval | None


@dataclass
class Measured:
    """All that has been played of a game. What is missing in `tables` has not been played by the bots of today."""

    game: str
    tables: dict[str, Standings] = field(default_factory=dict)
    """By the label of their file without the game, such as `four-players-ladder`."""
    rise: Rise | None = None
    turns: Turns | None = None
    notes: dict[str, Note] = field(default_factory=dict)
    stale: list[str] = field(default_factory=list)
    """Labels of files that other bots played."""


class OtherBots(SacbeError):
    """Games were played by other bots, or by other rules, than those of today."""


# Who played


def players(game: str, label: str) -> str:
    """The fingerprint of the bots that play the games of a file today."""
    if label.endswith("-search"):
        return fingerprint(game, *(name.partition(":")[0] for name in ANY_GAME))
    return fingerprint(game)


def read_notes(kept: Path, game: str) -> dict[str, Note]:
    path = kept / f"{game}-bots.json"
    found = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {label: Note.from_json(data) for label, data in found.items()}


def note_play(wanted: Wanted, game: str, label: str, asked: int) -> None:
    """Write down that today's bots play here and now."""
    notes = read_notes(wanted.kept, game)
    now = players(game, label)
    old = notes.get(label)
    if old is None or old.bots != now:
        old = Note(now)
    day = f"{datetime.now(UTC).date()}"
    place = f"{machine()}, {counted(wanted.processes, 'game')} at a time"
    notes[label] = replace(
        old,
        days=(*old.days, *(() if day in old.days else (day,))),
        machines=(*old.machines, *(() if place in old.machines else (place,))),
        asked=asked,
    )
    text = json.dumps({name: notes[name].to_json() for name in sorted(notes)}, indent=1)
    (wanted.kept / f"{game}-bots.json").write_text(text + "\n", encoding="utf-8")


def games_file(wanted: Wanted, game: str, label: str) -> Path:
    """Where the games of a table are kept. OtherBots if those there were not played by the bots as they are now."""
    path = wanted.kept / f"{label}.jsonl"
    note = read_notes(wanted.kept, game).get(label)
    if path.exists() and (note is None or note.bots != players(game, label)):
        raise OtherBots(f"the games of {path} were played by other bots than those of today; delete it to play anew")
    return path


# What is played


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


def label_of(variant: str) -> str:
    return variant.replace(", ", "-").replace(" ", "-")


def own_levels(game: str) -> list[str]:
    """The levels of a game, the best first; greedy and random are yardsticks."""
    return [name for name in reversed(levels(game)) if name not in YARDSTICKS]


def ladder_names(game: str) -> tuple[str, ...]:
    own = own_levels(game)
    return (*own, "random") if own else ("greedy", "random")


def plans(wanted: Wanted, game: str) -> dict[str, tuple[Tournament, int]]:
    """The tournament of every table by its label, and how many games of it are wanted."""
    found: dict[str, tuple[Tournament, int]] = {}
    names = ladder_names(game)
    for variant, options in variants(game).items():
        label = label_of(variant)
        if options["players"] != 2:
            steps = Tournament(game, options, names, wanted.seed, LADDER, PROCESSOR)
            found[f"{label}-ladder"] = steps, (len(names) - 1) * wanted.games
            if len(names) > 2:
                lower = Tournament(game, options, names[1:], wanted.seed, LADDER, PROCESSOR)
                found[f"{label}-lower"] = lower, (len(names) - 2) * wanted.lower_games
            if own_levels(game):
                yardstick = Tournament(game, options, (names[0], "greedy"), wanted.seed, LADDER, PROCESSOR)
                found[f"{label}-greedy"] = yardstick, wanted.games
        else:
            any_game = Tournament(game, options, ANY_GAME, wanted.seed, LADDER, PROCESSOR)
            found[f"{label}-search"] = any_game, wanted.search_games
        best = Tournament(game, options, names[:1], wanted.seed, SELF_PLAY, PROCESSOR)
        found[f"{label}-self"] = best, wanted.self_games
    return found


def measure(wanted: Wanted, game: str) -> Measured:
    """Play what is missing of a game that is played, and gather what there is of any other."""
    found = Measured(game)

    def look(label: str, at: Callable[[str], None]) -> None:
        try:
            at(label)
        except OtherBots:
            if game in wanted.chosen:
                raise
            found.stale.append(label)

    def table(label: str) -> None:
        plan, least = plans(wanted, game)[label.removeprefix(f"{game}-")]
        standings = played(wanted, plan, least, label)
        if standings is not None:
            found.tables[label.removeprefix(f"{game}-")] = standings

    def time(label: str) -> None:
        if game == GAME:
            found.turns = judged(wanted, label)
        else:
            found.rise = risen(wanted, game, label)

    for name in plans(wanted, game):
        look(f"{game}-{name}", table)
    if own_levels(game):
        look(time_label(wanted, game), time)
    found.notes = {
        label: note for label, note in read_notes(wanted.kept, game).items() if _is_told(found, wanted, label)
    }
    return found


def time_label(wanted: Wanted, game: str) -> str:
    scale = "" if wanted.factor == 1 else f"-{wanted.factor:g}"
    return f"{game}-judged{scale}" if game == GAME else f"{game}-budgets{scale}"


def _is_told(found: Measured, wanted: Wanted, label: str) -> bool:
    if label == time_label(wanted, found.game):
        return found.rise is not None or found.turns is not None
    return label.removeprefix(f"{found.game}-") in found.tables


def played(wanted: Wanted, plan: Tournament, least: int, label: str) -> Standings | None:
    """The standings of a plan, playing only what its file does not hold yet; None if nothing has been played."""
    plan.load()
    path = games_file(wanted, plan.game, label)
    if not wanted.plays(plan.game):
        kept = Results(plan, path, only_look=True)
        count = whole_rotations_in(kept)
        return Standings(plan, kept.in_order(count)) if count else None
    console = Console(stderr=True, highlight=False)
    kept = Results(plan, path, only_look=True)
    # Never fewer than there are: whoever wants less must not choose by what came out.
    count = max(plan.whole_deals(least), whole_rotations_in(kept))
    console.print(f"{label}: {count} games")
    missing = kept.missing(count)
    if missing:
        note_play(wanted, plan.game, label, count)
        with closing(Results(plan, path)) as kept, game_bar(console, quiet=False) as bar:
            task = bar.add_task("", total=count, completed=count - len(missing))
            with closing(plan.play(missing, wanted.processes)) as results:
                for result in results:
                    kept.add(result)
                    bar.advance(task)
        note_play(wanted, plan.game, label, count)
    return Standings(plan, kept.in_order(count))


def whole_rotations_in(kept: Results) -> int:
    """How many games, from the first on, until the last line-up that sat in all rotations."""
    plan = kept.plan
    count = kept.missing(len(kept.games) + 1)[0]
    while count % len(plan.seatings) and plan.lineup_of(count - 1) == plan.lineup_of(count):
        count -= 1
    return count


def risen(wanted: Wanted, game: str, label: str) -> Rise | None:
    """How the best bot of a game does with more and more time at tables of itself; None if nothing was played."""
    bot = own_levels(game)[0]
    seconds = [wanted.factor * each for each in SECONDS]
    names = tuple(f"{bot}:{each:g}s" for each in seconds)
    plan = Tournament(game, options_of(game, players=4), names, wanted.seed, MIXED, PROCESSOR)
    standings = played(wanted, plan, wanted.curve_games, label)
    return None if standings is None else rise(plan, standings.results)


def judged(wanted: Wanted, label: str) -> Turns | None:
    """Turns of Silver & Gold judged at each budget; None if there are none."""
    path = games_file(wanted, GAME, label)
    if wanted.plays(GAME) and (not path.exists() or len(read(path)) < wanted.judged_games):
        note_play(wanted, GAME, label, wanted.judged_games)
        seconds = tuple(wanted.factor * each for each in SECONDS)
        judge(path, wanted.judged_games, Judging(wanted.seed, seconds, FUTURES), wanted.processes)
        note_play(wanted, GAME, label, wanted.judged_games)
    games = len(read(path)) if path.exists() else 0
    return Turns(games, *judgements(path), *doubling(path)) if games else None
