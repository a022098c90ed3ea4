"""The script that compares what the games say before and after a change hears everything, and every change."""

import pytest
from scripts.compare_voices import Heard, canonical, differences, followed, heard, played

import sacbe

SHORT = {"silver_gold": "two-players", "tikal": "exchange", "tzolkin": "pity"}
ASKED = ("choices", "documents", "news", "observations", "pictures", "points", "readings", "refusals", "terms", "views")
TERMINAL = ("text describing", "text news", "text screens", "text sentences")


@pytest.mark.parametrize(("name", "record"), SHORT.items())
def test_every_game_is_asked_for_everything(name: str, record: str) -> None:
    sections = {section for section, _, _ in heard(name, record)}
    assert sections == {f"{name}/{asked}" for asked in (*ASKED, *TERMINAL)}


def once() -> list[Heard]:
    return list(followed("short", played(sacbe.load("silver_gold", players=2), 1)))


def test_the_same_code_says_the_same_twice() -> None:
    assert canonical(once()) == canonical(once())


def test_a_difference_is_told_with_its_first_place(capsys: pytest.CaptureFixture[str]) -> None:
    before = {"tikal/news": {"a 1": "x", "a 2": "y"}, "tikal/views": {"a 1": "z"}}
    now = {"tikal/news": {"a 1": "x", "a 2": "w", "a 3": "v"}, "tikal/views": {"a 1": "z"}}
    assert differences(before, now) == 1
    told = capsys.readouterr().out.splitlines()
    assert told == ["tikal/news: 3 places, 2 differ, first 'a 2'", "tikal/views: 1 places, equal"]
    assert differences(now, now) == 0
