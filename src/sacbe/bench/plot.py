"""The ratios of a run as a picture."""

from importlib.util import find_spec
from pathlib import Path

from sacbe.bench.lines import Chapter
from sacbe.engine.errors import SacbeError

JADE, TERRACOTTA, STONE = "#2f7d5b", "#b5553c", "#6b6459"


def draw(chapters: list[Chapter], path: Path) -> None:
    """A bar for every ratio, with its spread, and a mark where its bar is."""
    if find_spec("matplotlib") is None:
        raise SacbeError("a plot needs matplotlib; the extra `arena` brings it: pip install 'sacbe[arena]'")
    import matplotlib as mpl

    mpl.use("Agg")
    mpl.rcParams["svg.hashsalt"] = "sacbe"
    from matplotlib import pyplot as plt

    lines = [line for chapter in chapters for line in chapter.lines if line.ratios][::-1]
    figure, axes = plt.subplots(figsize=(9, 0.32 * len(lines) + 1), layout="constrained")
    for at, line in enumerate(lines):
        middle = line.ratio or 0.0
        axes.barh(at, middle, color=TERRACOTTA if line.ok is False else JADE)
        axes.plot([min(line.ratios), max(line.ratios)], [at, at], color=STONE, linewidth=1.5)
        if line.at_least is not None:
            axes.plot([line.at_least] * 2, [at - 0.4, at + 0.4], color="black", linewidth=2)
    axes.set_yticks(range(len(lines)), [f"{line.subject}: {line.name}" for line in lines], fontsize=8)
    axes.set_xscale("log")
    axes.set_xlabel("times as fast as the peer (black: the bar to clear)")
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    plt.close(figure)
