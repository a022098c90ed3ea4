"""The words that a game from outside brings: `words/en.ftl` and so on in the folder of its class, as Fluent messages.

A deed is told by the message `cenote-lay` ("{ $name } lays { $card }") or `cenote-draw-jade`, a choice by
`cenote-lay-you`, a key of the view by `cenote-view-jade_out`, a refusal by `refusal-ce-not-in-hand`, the game itself by
`game-cenote` and `game-cenote-says`. What has no message is shown in notation. The words of the house's games lie in
`sacbe.words`.
"""

import re
from inspect import getfile
from pathlib import Path
from typing import Final

from sacbe.engine.game import Game

_LANGUAGE: Final = re.compile(r"[a-z]{2,3}")


def brought_words(game: type[Game], language: str) -> str:
    """The messages of a game's package in a language; empty if it brings none."""
    file = Path(getfile(game)).parent / "words" / f"{language}.ftl"
    if not _LANGUAGE.fullmatch(language) or not file.is_file():
        return ""
    return file.read_text(encoding="utf-8")
