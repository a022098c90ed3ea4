"""Writes OpenSpiel's playthrough files of the mini games; tests/outside/test_openspiel.py compares them."""

from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough

from sacbe.envs.openspiel import MINI_NAMES

FOLDER = Path(__file__).parent.parent / "tests" / "outside" / "playthroughs"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in MINI_NAMES:
        text = generate_playthrough.playthrough(name, None, seed=1)
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
