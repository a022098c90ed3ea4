"""Plays everything that docs/bots.md tells and writes the page with its plots: `python scripts/make_bots_page.py`.

Games are kept in a folder as they end, so a run that was stopped goes on where it was. Budgets of the plot of strength
against time can be scaled down with --factor, and the page says so.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from scripts.bots_page_bars import bars_table  # noqa: E402
from scripts.bots_page_games import Wanted, measure  # noqa: E402
from scripts.bots_page_tables import section  # noqa: E402

from sacbe.arena.processes import processors  # noqa: E402
from sacbe.engine.errors import SacbeError  # noqa: E402
from sacbe.engine.registry import house_games  # noqa: E402


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games of each meeting; 200 if left out")
    parser.add_argument(
        "--lower-games", type=int, default=200, help="games of each meeting below the best bot, which take no time"
    )
    parser.add_argument("--search-games", type=int, default=100, help="games of the search for any game")
    parser.add_argument("--self-games", type=int, default=60, help="games of the best bot against itself")
    parser.add_argument("--curve-games", type=int, default=60, help="games between budgets")
    parser.add_argument(
        "--judged-games", type=int, default=100, help="games of Silver & Gold of which turns are judged"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--factor", type=float, default=1.0, help="scale the budgets of the plot, such as 0.1")
    parser.add_argument("--processes", type=int, default=processors())
    parser.add_argument(
        "--results", type=Path, default=ROOT / "docs" / "bots" / "games", help="folder of the games played"
    )
    parser.add_argument("--page", type=Path, default=ROOT / "docs" / "bots.md")
    parser.add_argument(
        "--game",
        action="append",
        choices=house_games(),
        help="play only this game, and tell the others as they stand; may be given several times",
    )
    parser.add_argument("--as-it-stands", action="store_true", help="play nothing, write what has been played so far")
    given = parser.parse_args(words)
    given.results.mkdir(parents=True, exist_ok=True)
    wanted = Wanted(
        games=given.games,
        self_games=given.self_games,
        curve_games=given.curve_games,
        judged_games=given.judged_games,
        seed=given.seed,
        factor=given.factor,
        processes=given.processes,
        kept=given.results,
        chosen=tuple(given.game or house_games()),
        play=not given.as_it_stands,
        lower_games=given.lower_games,
        search_games=given.search_games,
    )
    try:
        write_page(wanted, given.page)
    except SacbeError as error:
        print(f"make_bots_page: {error}", file=sys.stderr)
        return 2
    return 0


def write_page(wanted: Wanted, page: Path) -> None:
    """All games, whichever were played for it."""
    measured = [measure(wanted, game) for game in house_games()]
    for each in measured:
        for label in each.stale:
            print(f"make_bots_page: left out {label}, which other bots played", file=sys.stderr)
    parts = [head(wanted), bars_table(measured)]
    parts += [section(wanted, each, page.with_suffix("")) for each in measured]
    page.write_text("\n".join(parts), encoding="utf-8")


def head(wanted: Wanted) -> str:
    return f"""# How strong the bots are

This page is written by `python scripts/make_bots_page.py`; do not edit it. How to measure bots yourself is told in
[The arena](arena.md), how we got here in [the log](bots-log.md).

- The games lie in `{wanted.kept.name}` beside the plots, all played by bots that decide as those of today do. Today's
  bots are known by what they decide at fixed moments of our records, with fixed seeds and numbers of simulations
  (`scripts/bots_fingerprint.py`). When and on what machine games were played stands with each game.
- Bots' seconds are those that they had of a core, so other programs on the machine take nothing from them. A turn is
  what a seat decides in one go. What 95 of 100 turns stay within is rounded up by 6 % at most, never beyond the
  longest.
- A deal is a seed of chance; all come from seed {wanted.seed}. At ladder tables every line-up plays a deal in every
  rotation of its seats; a bot against itself plays each deal once. A run may have been stopped early: then only whole
  rotations count, and some line-ups may have played a deal more than others.
- A shared win counts in equal parts. The margin is a seat's score less the best of the others'. Who begins is drawn,
  so a seat is no place in the order of play.
- Intervals are 95 %. Those of means are from deal to deal. Those of shares of wins are Wilson's, for as many
  independent games as these are worth: as many as were played, or fewer where deals differ more than luck alone would
  make them ([the arena](arena.md#how-sure-it-is) tells more).
- A ladder table seats a single bot of the higher level against nothing but the next lower one. With four players 25 %
  of wins is par; our bar is 40 %, with the lower end of the interval above 30 %.
"""


if __name__ == "__main__":
    sys.exit(main())
