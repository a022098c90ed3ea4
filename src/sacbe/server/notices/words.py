"""The messages of notices in every language: Fluent, in `words/*/notices.ftl`, beside those of page and terminal."""

from collections.abc import Sequence
from datetime import datetime
from functools import cache
from importlib.resources import files
from typing import Final
from zoneinfo import ZoneInfo

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_date

from sacbe.server.notices.sorting import zone_of

USUAL: Final = "en"
_FOLDER: Final = files("sacbe") / "words"
_SUBJECT: Final = "notices.ftl"


class Words:
    """What notices say in one language."""

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        text = (_FOLDER / language / _SUBJECT).read_text(encoding="utf-8")
        self._bundle.add_resource(FluentResource(text))

    def t(self, message: str, **args: object) -> str:
        """The text of a message; its name if there is none, so that a gap is seen."""
        pattern = self._bundle.get_message(message).value if self._bundle.has_message(message) else None
        return message if pattern is None else str(self._bundle.format_pattern(pattern, args)[0])

    def listed(self, parts: Sequence[str]) -> str:
        """A list as the language says it: "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        return self.t("notice-list", list=", ".join(parts[:-1]), last=parts[-1])


@cache
def languages() -> frozenset[str]:
    return frozenset(folder.name for folder in _FOLDER.iterdir() if (folder / _SUBJECT).is_file())


@cache
def words_of(language: str) -> Words:
    """The words of a language, read once; English where there are none."""
    return Words(language if language in languages() else USUAL)


def when(ms: int, zone: str) -> object:
    """A time for a message, by the clock of a place; the language decides how it is written."""
    there = datetime.fromtimestamp(ms / 1000, zone_of(zone) or ZoneInfo("UTC"))
    return fluent_date(there, dateStyle="medium", timeStyle="short")
