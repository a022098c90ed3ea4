"""Plots of results as SVG, in the colours of the house: jade, ochre, terracotta and turquoise on limestone."""

import io
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sacbe.arena.intervals import Interval
from sacbe.arena.turn_times import Times
from sacbe.engine.errors import SacbeError

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK: Final = "#2b2f31"
FAINT: Final = "#8d8778"
LINE: Final = "#d9d1c0"
JADE: Final = "#1f6f5c"
COLOURS: Final = (JADE, "#c9822b", "#a8442f", "#2f7f96", "#6d5a8c", "#7a8b2f", "#94476f", "#4b5f8f")

_STYLE: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "sacbe",
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans"],
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": LINE,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.grid": True,
    "axes.grid.axis": "x",
    "axes.axisbelow": True,
    "grid.color": LINE,
    "grid.linewidth": 0.8,
    "xtick.color": INK,
    "ytick.color": INK,
    "ytick.left": False,
    "legend.frameon": False,
}


@dataclass(frozen=True)
class Share:
    """A row of a plot of shares: a label, a share and its interval."""

    label: str
    share: float
    interval: Interval


@dataclass(frozen=True)
class Curve:
    """How something changes with the budget: seconds, values and their intervals, from the smallest budget on."""

    label: str
    seconds: list[float]
    values: list[float]
    intervals: list[Interval | None]


def check_plots() -> None:
    """Report a missing package before hours of play, not after."""
    try:
        import matplotlib.figure  # noqa: F401
    except ImportError:
        raise SacbeError("a report needs the package matplotlib; install it with: pip install 'sacbe[arena]'") from None


def share_plot(rows: Sequence[Share], par: float) -> str:
    """Shares of wins with their intervals, one row each, and a line at par."""

    def draw(axes: "Axes") -> None:
        for place, row in enumerate(rows):
            colour = COLOURS[place % len(COLOURS)]
            axes.plot([100 * bound for bound in row.interval], [place] * 2, color=colour, linewidth=5, alpha=0.35)
            axes.plot([100 * row.share], [place], "o", color=colour, markersize=8)
        axes.axvline(100 * par, color=FAINT, linestyle="--", linewidth=1)
        axes.text(100 * par, -0.75, f" par {par:.0%}", color=FAINT, fontsize=9, va="center")
        _rows(axes, [row.label for row in rows])
        axes.set_xlim(0, min(100, 100 * max([par, *(row.interval[1] for row in rows)]) * 1.1))
        axes.set_xlabel("wins, % (95 % interval)")

    return _svg(draw, height=0.42 * len(rows) + 1.1)


def score_plot(rows: Sequence[tuple[str, Sequence[float]]]) -> str:
    """How each bot's scores are spread: the middle half, the range without outliers, the mean."""

    def draw(axes: "Axes") -> None:
        boxes = axes.boxplot(
            [list(scores) for _, scores in rows],
            positions=range(len(rows)),
            orientation="horizontal",
            widths=0.5,
            patch_artist=True,
            showmeans=True,
            flierprops={"marker": ".", "markersize": 3, "markeredgecolor": FAINT},
            meanprops={"marker": "o", "markerfacecolor": "white", "markeredgecolor": INK, "markersize": 5},
            medianprops={"color": INK, "linewidth": 1.4},
            whiskerprops={"color": FAINT},
            capprops={"color": FAINT},
        )
        for place, patch in enumerate(boxes["boxes"]):
            patch.set_facecolor(COLOURS[place % len(COLOURS)])
            patch.set_alpha(0.75)
            patch.set_edgecolor("none")
        _rows(axes, [label for label, _ in rows])
        axes.set_xlabel("points; the circle is the mean")

    return _svg(draw, height=0.5 * len(rows) + 1.0)


def time_plot(rows: Sequence[tuple[str, Times]]) -> str:
    """Seconds a turn on a logarithmic scale: the mean, the 95th percentile, the longest."""

    def draw(axes: "Axes") -> None:
        for place, (_, times) in enumerate(rows):
            colour = COLOURS[place % len(COLOURS)]
            marks = [max(seconds, 1e-5) for seconds in (times.mean, times.within(0.95), times.longest)]
            axes.plot([marks[0], marks[2]], [place] * 2, color=colour, linewidth=2, alpha=0.4)
            for seconds, marker in zip(marks, ("o", "|", ">"), strict=True):
                axes.plot([seconds], [place], marker, color=colour, markersize=9, markeredgewidth=2)
        axes.set_xscale("log")
        _rows(axes, [label for label, _ in rows])
        axes.set_xlabel("seconds a turn: ● mean, | 95 %, ▶ longest")

    return _svg(draw, height=0.42 * len(rows) + 1.1)


def budget_plot(curves: Sequence[Curve], what: str) -> str:
    """How strength rises with the seconds a turn, with intervals as bands. `what` names the values."""

    def draw(axes: "Axes") -> None:
        for place, curve in enumerate(curves):
            colour = COLOURS[place % len(COLOURS)]
            bounds = [
                (value, value) if interval is None else interval
                for value, interval in zip(curve.values, curve.intervals, strict=True)
            ]
            low, high = [bound[0] for bound in bounds], [bound[1] for bound in bounds]
            axes.fill_between(curve.seconds, low, high, color=colour, alpha=0.15, linewidth=0)
            axes.plot(curve.seconds, curve.values, "o-", color=colour, linewidth=2, label=curve.label)
        axes.axhline(0, color=FAINT, linestyle="--", linewidth=1)
        axes.set_xscale("log", base=2)
        ticks = sorted({seconds for curve in curves for seconds in curve.seconds})
        axes.set_xticks(ticks, [f"{seconds:g} s" for seconds in ticks])
        axes.grid(True, axis="y")
        axes.set_xlabel("budget for a turn")
        axes.set_ylabel(f"{what}\n(95 % interval)")
        axes.legend()

    return _svg(draw, height=3.6)


def _rows(axes: "Axes", labels: list[str]) -> None:
    """Write names as they are: otherwise dollar signs in them would be read as mathematics."""
    axes.set_yticks(range(len(labels)), labels, parse_math=False)
    axes.set_ylim(len(labels) - 0.4, -1.0)


def _svg(draw: "Callable[[Axes], None]", height: float) -> str:
    """The drawing as an element to stand in a page, the same for the same numbers."""
    check_plots()
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context(_STYLE):
        figure = Figure(figsize=(7.2, height), layout="constrained")
        figure.patch.set_alpha(0)
        axes = figure.add_subplot()
        axes.patch.set_alpha(0)
        draw(axes)
        file = io.StringIO()
        figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
    text = file.getvalue()
    return re.sub(r"\s*<metadata>.*?</metadata>", "", text[text.index("<svg") :], flags=re.DOTALL)
