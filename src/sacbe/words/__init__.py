"""Every sentence for players, as Fluent messages, a folder per language: for the page, the terminal and the pictures.

A game from outside brings its own in the folder of its class: `words/en.ftl` and so on. A deed is told by the message
`cenote-lay` ("{ $name } lays { $card }") or `cenote-draw-jade`, a choice by `cenote-lay-you`, a key of the view by
`cenote-view-jade_out`, a refusal by `refusal-ce-not-in-hand`, the game itself by `game-cenote` and `game-cenote-says`.
What has no message is shown in notation.
"""

import locale
import os
import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from inspect import getfile
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from sacbe.engine.errors import OptionError, Sentence
from sacbe.engine.game import Game

Value = str | int | float
Args = dict[str, Value]
USUAL: Final = "en"
_FOLDER: Final = files("sacbe") / "words"
_LANGUAGE: Final = re.compile(r"[a-z]{2,3}")


def languages() -> list[str]:
    """The languages that there are words in."""
    return sorted(folder.name for folder in _FOLDER.iterdir() if folder.is_dir() and not folder.name.startswith("_"))


def choose_language(wanted: str = "") -> str:
    """The language asked for; else SACBE_LANGUAGE, else the system's, else English."""
    known = languages()
    asked = wanted or os.environ.get("SACBE_LANGUAGE", "")
    if asked:
        language = asked.replace("_", "-").split("-")[0].split(".")[0].lower()
        if language not in known:
            raise OptionError("language", f"there are words in {', '.join(known)}, not in {asked!r}")
        return language
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        system = os.environ.get(name, "")
        if system:
            language = system.split("_")[0].split(".")[0].lower()
            return language if language in known else USUAL
    own = locale.getlocale()[0] or ""
    return own[:2].lower() if own[:2].lower() in known else USUAL


class Words:
    """The messages of one language; those that the package of a game brings come on top."""

    def __init__(self, language: str, *brought: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in sorted((_FOLDER / language).iterdir(), key=lambda path: path.name):
            if file.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
        for messages in brought:
            self._bundle.add_resource(FluentResource(messages), allow_overrides=True)

    def knows(self, message: str) -> bool:
        return self._bundle.has_message(message) and self._bundle.get_message(message).value is not None

    def t(self, message: str, /, **args: Value) -> str:
        """The text of a message; its name if there is none, so that a gap is seen."""
        pattern = self._bundle.get_message(message).value if self._bundle.has_message(message) else None
        return message if pattern is None else str(self._bundle.format_pattern(pattern, args)[0])

    def forms(self, message: str) -> dict[str, str]:
        """The further forms of a message, such as `.one`, by their names."""
        if not self.knows(message):
            return {}
        found: dict[str, Any] = self._bundle.get_message(message).attributes
        return {name: str(self._bundle.format_pattern(form, {})[0]) for name, form in found.items()}

    def listed(self, parts: Sequence[str], joint: str = "list-and") -> str:
        """A list as the language says it: "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        return self.t(joint, list=", ".join(parts[:-1]), last=parts[-1])

    def refusal(self, sentence: str) -> str:
        """Why the rules say no, in this language if the sentence remembers what it was made from."""
        if isinstance(sentence, Sentence) and self.knows(f"refusal-{sentence.message}"):
            return self.t(f"refusal-{sentence.message}", **sentence.args)
        return sentence


def brought_words(game: type[Game], language: str) -> str:
    """The messages that the package of a game brings in a language; empty if it brings none."""
    file = Path(getfile(game)).parent / "words" / f"{language}.ftl"
    if not _LANGUAGE.fullmatch(language) or not file.is_file():
        return ""
    return file.read_text(encoding="utf-8")


@cache
def words_of(language: str, game: type[Game] | None = None) -> Words:
    """The words of a language, with those of a game's package; what it leaves out it says in English."""
    if game is not None:
        brought = [brought_words(game, USUAL), brought_words(game, language)]
        if any(brought):
            return Words(language, *brought)
    return _house_words(language)


@cache
def _house_words(language: str) -> Words:
    return Words(language)
