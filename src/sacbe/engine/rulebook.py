"""A game's rules in our words, clause by clause, from the `rules.md` in its folder.

That page is in English. Translations are beside it, such as `rules.it.md`, with the same clauses. `summary.md`, where
there is one, says the most important of it on one page, each line with the clauses it sums up.

The page has chapters (`## SG 5 Symbols`) with clauses: paragraphs that begin with their number (`**5.3** ...`). Other
text on the page is not kept.
"""

import re
import textwrap
from inspect import getfile
from pathlib import Path
from typing import Final, final

from sacbe.engine.errors import OptionError
from sacbe.engine.game import Game

_CHAPTER: Final = re.compile(r"## (\w+) (\d+) (.+)")
_CLAUSE: Final = re.compile(r"\*\*(\d+\.\d+)\*\* (.+)")
_LANGUAGE: Final = re.compile(r"[a-z]{2,3}")
ENGLISH: Final = "en"


@final
class Rulebook:
    """Chapters and clauses by number, in the order of the page. `prefix` is written before a number."""

    def __init__(self, title: str, text: str, language: str = ENGLISH) -> None:
        self.title = title
        self.language = language
        self.prefix = ""
        self.chapters: dict[str, str] = {}
        self.clauses: dict[str, str] = {}
        clause = ""
        for line in text.splitlines():
            words = line.strip()
            chapter = _CHAPTER.fullmatch(words)
            begun = _CLAUSE.fullmatch(words)
            if chapter:
                self.prefix = chapter[1]
                self.chapters[chapter[2]] = chapter[3]
                clause = ""
            elif begun:
                clause = begun[1]
                self.clauses[clause] = begun[2]
            elif not words or words.startswith("#"):
                clause = ""
            elif clause:
                self.clauses[clause] += " " + words

    @classmethod
    def of(cls, game: type[Game], language: str = ENGLISH) -> "Rulebook":
        """The rules in a language; in English where there is no page in that language."""
        text, found = _page(game, "rules", language)
        return cls(game.title, text, found)

    def show(self, wanted: str = "", width: int = 0) -> str:
        """The text of a clause ("5.3", "SG 5.3"), a chapter ("5") or everything, in lines up to `width` if given."""
        number = self._number(wanted)
        if number in self.clauses:
            return _hang(f"{self.prefix} {number}", self.clauses[number], width)
        if number and number not in self.chapters:
            raise OptionError("clause", self._unknown(wanted))
        parts = [] if number else [self.title]
        for chapter, heading in self.chapters.items():
            if number in ("", chapter):
                parts.append(f"{self.prefix} {chapter}  {heading}")
                parts += [_hang(n, text, width) for n, text in self.clauses.items() if n.split(".")[0] == chapter]
        return "\n\n".join(parts)

    def _number(self, wanted: str) -> str:
        """The number in a typed text: "5.3", "sg 5.3" and "SG 5.3." mean the same."""
        bare = "".join(wanted.split())
        if bare.upper().startswith(self.prefix):
            bare = bare[len(self.prefix) :]
        return bare.removesuffix(".")

    def _unknown(self, wanted: str) -> str:
        numbers = list(self.clauses)
        shown = " ".join(wanted.split())[:40]
        return f"{self.title} has no clause {shown!r}; they run from {numbers[0]} to {numbers[-1]}"


def summary(game: type[Game], language: str = ENGLISH) -> list[tuple[str, list[str]]]:
    """The rules on one page: headings, and the lines below each; nothing if the game brings no such page."""
    parts: list[tuple[str, list[str]]] = []
    for line in _page(game, "summary", language)[0].splitlines():
        if line.startswith("## "):
            parts.append((line[3:].strip(), []))
        elif line.startswith("- ") and parts:
            parts[-1][1].append(line[2:].strip())
    return parts


def _page(game: type[Game], name: str, language: str) -> tuple[str, str]:
    """A page of the game's folder in a language, or else in English, and which it is; empty if there is none."""
    folder = Path(getfile(game)).parent
    translated = folder / f"{name}.{language}.md"
    if _LANGUAGE.fullmatch(language) and translated.is_file():
        return translated.read_text(encoding="utf-8"), language
    english = folder / f"{name}.md"
    return english.read_text(encoding="utf-8") if english.is_file() else "", ENGLISH


def _hang(number: str, text: str, width: int) -> str:
    """A clause after its number. Broken lines are indented."""
    first = number + "  "
    if not width:
        return first + text
    return textwrap.fill(text, max(width, 30), initial_indent=first, subsequent_indent=" " * len(first))
