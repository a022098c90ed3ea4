"""The report of a tournament: one self-contained page with tables and plots."""

import platform
import re
from html import escape
from pathlib import Path

from sacbe.arena.intervals import Interval
from sacbe.arena.plots import Share, check_plots, score_plot, share_plot, time_plot
from sacbe.arena.processes import processors
from sacbe.arena.standings import Count, Standing, Standings
from sacbe.arena.tournament import SELF_PLAY
from sacbe.arena.turn_times import Times
from sacbe.engine import game as engine_game
from sacbe.engine.errors import SacbeError
from sacbe.engine.notation import letter
from sacbe.engine.options import write_all
from sacbe.engine.registry import game_class

_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
:root {{ color-scheme: light; }}
body {{ margin: 0; background: #f6f1e6; color: #2b2f31; font: 16px/1.5 system-ui, sans-serif; }}
header {{ background: #1f6f5c; color: #fbf8f1; padding: 2rem 1.5rem 1.6rem; border-bottom: 6px solid #c9822b; }}
header > *, main {{ max-width: 56rem; margin: 0 auto; }}
h1 {{ font: 600 1.9rem/1.2 Georgia, serif; }}
h2 {{ font: 600 1.3rem/1.3 Georgia, serif; margin: 2.4rem 0 .6rem; color: #1f6f5c; }}
main {{ padding: 0 1.5rem 3rem; }}
.scroll {{ overflow-x: auto; }}
table {{ border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .93rem; }}
th, td {{ text-align: right; padding: .3rem .6rem; border-bottom: 1px solid #d9d1c0; white-space: nowrap; }}
th:first-child, td:first-child {{ text-align: left; }}
thead th {{ border-bottom: 2px solid #8d8778; }}
td small {{ color: #6b675c; }}
figure {{ margin: 1rem 0; background: #fbf8f1; border: 1px solid #d9d1c0; padding: .6rem; }}
figure svg {{ width: 100%; height: auto; }}
p.note {{ color: #6b675c; font-size: .93rem; }}
</style>
</head>
<body>
<header><h1>{title}</h1><p>{lead}</p></header>
<main>
{body}
</main>
</body>
</html>
"""


def check_report(path: Path) -> None:
    """Report whatever would prevent a report, before anything is played."""
    check_plots()
    if not path.resolve().parent.is_dir():
        raise SacbeError(f"there is no folder {path.parent} to write the report to")


def write_report(standings: Standings, path: Path) -> None:
    try:
        path.write_text(page(standings), encoding="utf-8")
    except OSError as error:
        raise SacbeError(f"cannot write {path}: {error.strerror}") from None


def machine() -> str:
    """This machine, as far as it matters for bots' strength in a given time; nothing about whose it is."""
    compiled = not (engine_game.__file__ or "").endswith(".py")
    way = "compiled" if compiled else "interpreted"
    cores = "1 core" if processors() == 1 else f"{processors()} cores"
    return f"{processor_model()}, {cores}, Python {platform.python_version()}, engine {way}"


def processor_model(cpuinfo: Path = Path("/proc/cpuinfo")) -> str:
    """Such as `AMD EPYC (x86_64)`; only the kind if the machine does not tell its model."""
    kind = platform.machine()
    try:
        found = re.search(r"^model name\s*:\s*(.+?)\s*$", cpuinfo.read_text(encoding="utf-8"), re.MULTILINE)
    except OSError:
        found = None
    return f"{found[1]} ({kind})" if found else kind


def counted(number: int, thing: str) -> str:
    """`1 deal`, `3 deals`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def page(standings: Standings) -> str:
    plan = standings.plan
    title = f"{game_class(plan.game).title}: a tournament of bots"
    seats = (
        "Each deal was played once, with the same bot in all seats"
        if plan.tables == SELF_PLAY
        else "Every line-up played each deal in every rotation of its seats"
    )
    lead = (
        f"{counted(standings.games, 'game')} from {counted(standings.deals, 'deal')} "
        f"({escape(write_all(plan.options))}), seed {plan.seed}. {seats}. "
        f"Par for a seat is {standings.par:.0%} of wins. Written on: {escape(machine())}."
    )
    parts = [_bots(standings)]
    if plan.tables != SELF_PLAY:
        parts.append(_meetings(standings))
    parts += [_scores(standings), _seats(standings), _times(standings)]
    return _PAGE.format(title=escape(title), lead=lead, body="\n".join(parts))


def best_first(standings: Standings) -> list[Standing]:
    return sorted(standings.bots, key=lambda standing: -standing.rating.skill)


def _bots(standings: Standings) -> str:
    rows = [
        [
            standing.shown,
            str(standing.count.games),
            *_result(standing.count),
            _winning(standing.count),
            _rating(standing),
        ]
        for standing in best_first(standings)
    ]
    shares = [_share(standing.shown, standing.count) for standing in best_first(standings)]
    return "\n".join(
        [
            "<h2>Bots</h2>",
            _table(["bot", "seats", "wins", "score", "margin", "when winning", "rating"], rows),
            _figure(share_plot(shares, standings.par), "Shares of wins"),
            f'<p class="note">Wins are shares of a seat, a shared win counting in equal parts: with equal bots each '
            f"would have {standings.par:.0%}, and a bot in several seats of a game wins it with one of them at most. "
            "Intervals are 95 %: for means from deal to deal; for shares Wilson's, with the games of a deal counted as "
            "fewer where deals differ more than luck alone would make them. The margin is to the best of the others. "
            "The rating is OpenSkill's (Plackett-Luce): skill and doubt; everyone begins with 25 ±8.3.</p>",
        ]
    )


def _meetings(standings: Standings) -> str:
    rows: list[list[str]] = []
    shares: list[Share] = []
    for meeting in standings.meetings:
        title = standings.title(meeting.lineup)
        for bot, count in meeting.counts.items():
            name = standings.shown[bot]
            rows.append([title, escape(name), str(count.games), *_result(count)])
            if meeting.lineup.count(bot) == 1:
                others = standings.title(tuple(other for other in meeting.lineup if other != bot))
                shares.append(_share(f"{name} against {others}", count))
    return "\n".join(
        [
            "<h2>Meetings</h2>",
            _table(["table", "bot", "seats", "wins", "score", "margin"], rows),
            _figure(share_plot(shares, standings.par), "Shares of wins of bots that sit alone at a table")
            if shares
            else "",
        ]
    )


def _scores(standings: Standings) -> str:
    rows = [
        (standing.shown, [score for deal in standing.count.scores.values() for score in deal])
        for standing in best_first(standings)
    ]
    return f"<h2>Points</h2>\n{_figure(score_plot(rows), 'How the points are spread')}"


def _seats(standings: Standings) -> str:
    rows = [[letter(seat), str(count.games), *_result(count)] for seat, count in enumerate(standings.seats)]
    shares = [_share(letter(seat), count) for seat, count in enumerate(standings.seats)]
    return "\n".join(
        [
            "<h2>Seats</h2>",
            _table(["seat", "games", "wins", "score", "margin"], rows),
            _figure(share_plot(shares, standings.par), "Shares of wins by seat"),
            '<p class="note">Whoever sits there. Who begins is drawn in each game unless an option of the table says '
            "otherwise, so a seat is no place in the order of play.</p>",
        ]
    )


def _times(standings: Standings) -> str:
    rows = [
        [standing.shown, *_durations(standing.decision), *_durations(standing.turn)]
        for standing in best_first(standings)
    ]
    heads = ["bot", "decision, mean", "95 %", "longest", "turn, mean", "95 %", "longest"]
    plot = time_plot([(standing.shown, standing.turn) for standing in best_first(standings)])
    note = (
        '<p class="note">A turn is what a seat decides in one go; a bid in an auction is one. What 95 of 100 stay '
        "within is rounded up by 6 % at most, never beyond the longest.</p>"
    )
    return f"<h2>Time</h2>\n{_table(heads, rows)}\n{_figure(plot, 'Seconds a turn')}\n{note}"


def _share(label: str, count: Count) -> Share:
    return Share(label, count.win_share, count.win_interval)


def _result(count: Count) -> tuple[str, str, str]:
    """Wins, score and margin with their intervals."""
    low, high = count.win_interval
    wins = f"{count.win_share:.1%} <small>{100 * low:.1f}-{100 * high:.1f}</small>"
    return wins, f"{count.mean:.2f}{_reach(count.mean_interval)}", f"{count.margin:+.2f}{_reach(count.margin_interval)}"


def _reach(interval: Interval | None) -> str:
    return "" if interval is None else f" <small>±{(interval[1] - interval[0]) / 2:.2f}</small>"


def _winning(count: Count) -> str:
    return "" if count.mean_winning is None else f"{count.mean_winning:.2f}{_reach(count.winning_interval)}"


def _rating(standing: Standing) -> str:
    return f"{standing.rating.skill:.1f} <small>±{standing.rating.doubt:.1f}</small>"


def _durations(times: Times) -> tuple[str, str, str]:
    return duration(times.mean), duration(times.within(0.95)), duration(times.longest)


def duration(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 1 else f"{1000 * seconds:.1f} ms"


def _table(heads: list[str], rows: list[list[str]]) -> str:
    """A table. The headings and the first cell of each row may come from others and are escaped; the rest is ours."""
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "\n".join(
        "<tr>" + "".join(f"<td>{escape(cell) if at == 0 else cell}</td>" for at, cell in enumerate(row)) + "</tr>"
        for row in rows
    )
    return f'<div class="scroll"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table></div>'


def _figure(svg: str, label: str) -> str:
    return f'<figure role="img" aria-label="{escape(label)}">\n{svg}\n</figure>'
