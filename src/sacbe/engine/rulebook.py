"""A game's rules in our words, clause by clause, as they stand in the `rules.md` of its folder."""

import re
import sys
from pathlib import Path
from typing import Final, final

from sacbe.engine.errors import OptionError
from sacbe.engine.game import Game

_CHAPTER: Final = re.compile(r"## (\w+) (\d+) (.+)")
_CLAUSE: Final = re.compile(r"\*\*(\d+\.\d+)\*\* (.+)")


@final
class Rulebook:
    """Chapters and clauses by number, in the order of the page."""

    def __init__(self, title: str, text: str) -> None:
        self.title = title
        self.chapters: dict[str, str] = {}
        self.clauses: dict[str, str] = {}
        clause = ""
        for line in text.splitlines():
            chapter = _CHAPTER.fullmatch(line.strip())
            begun = _CLAUSE.fullmatch(line.strip())
            if chapter:
                self.chapters[chapter[2]] = f"{chapter[1]} {chapter[2]} {chapter[3]}"
                clause = ""
            elif begun:
                clause = begun[1]
                self.clauses[clause] = begun[2]
            elif not line.strip() or line.startswith("#"):
                clause = ""
            elif clause:
                self.clauses[clause] += " " + line.strip()

    @classmethod
    def of(cls, game: type[Game]) -> "Rulebook":
        folder = Path(str(sys.modules[game.__module__].__file__)).parent
        return cls(game.title, (folder / "rules.md").read_text(encoding="utf-8"))

    def show(self, wanted: str = "") -> str:
        """The text of a clause ("5.3"), of a chapter ("5") or of everything."""
        number = wanted.rsplit(maxsplit=1)[-1] if wanted.split() else ""
        if number in self.clauses:
            return f"{number}  {self.clauses[number]}"
        if number and number not in self.chapters:
            last = list(self.clauses)[-1]
            raise OptionError("clause", f"{self.title} has no clause {wanted!r}; they run from 1.1 to {last}")
        lines = [] if number else [self.title]
        for chapter, heading in self.chapters.items():
            if number in ("", chapter):
                lines += ["", heading]
                lines += [f"{n}  {text}" for n, text in self.clauses.items() if n.split(".")[0] == chapter]
        return "\n".join(lines).strip()
