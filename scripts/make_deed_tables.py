"""Writes the tables of deeds in docs/deeds.md out of the vocabularies; with --check it only says if that is due."""

import sys
from pathlib import Path

import sacbe
from sacbe.engine.registry import house_games

PAGE = Path(__file__).parents[1] / "docs" / "deeds.md"
HEAD = ["| do | fields | what it is |", "|---|---|---|"]


def page(text: str) -> str:
    """The page with the tables as they should be."""
    for name in house_games():
        game = sacbe.load(name)
        before, chapter, rest = text.partition(f"\n## {game.title}\n\n### Deeds\n")
        _, terms, after = rest.partition("\n### Terms\n")
        text = before + chapter + "\n".join(["", *HEAD, *game.vocabulary.explained(), ""]) + terms + after
    return text


def main() -> int:
    stands = PAGE.read_text(encoding="utf-8")
    made = page(stands)
    if made == stands:
        return 0
    if "--check" in sys.argv:
        print("docs/deeds.md is out of date: run python scripts/make_deed_tables.py", file=sys.stderr)
        return 1
    PAGE.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
