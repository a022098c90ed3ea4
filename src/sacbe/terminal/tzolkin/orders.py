"""Typing shortcuts beyond the notation: shortened words, no verb, several orders on one line, several goods at once.

A line becomes the actions it stands for. The rules check these later.
"""

import re
from typing import Final

from sacbe.engine.errors import AmbiguousAction, MalformedAction, say
from sacbe.engine.game import Json
from sacbe.games.tzolkin.components import GODS, RESOURCES, TRACK_NAMES, WHEEL_NAMES
from sacbe.games.tzolkin.numbering import DECISIONS
from sacbe.games.tzolkin.vocabulary import WORDS

_VERBS: Final = {
    "put": "place", "take": "pick", "lift": "pick", "action": "act", "advance": "study", "learn": "study",
    "monument": "raise", "finish": "done", "end": "done", "stop": "done", "chichen-itza": "chichen", "itza": "",
    "itzá": "", "the": "", "on": "", "at": "", "from": "", "a": "", "temple": "", "turn": "", "space": "",
    "1st": "first", "first-player": "first", "player": "", "step": "", "level": "", "with": "", "zero": "0",
}  # fmt: skip
_REPEATED: Final = ("pay", "gain", "buy", "sell")
_MOST: Final = 20  # more goods at once than anyone ever trades
_WORDS: Final = [name.lower().split() for name in WORDS.names[:DECISIONS]]
_NOTATION_VERBS: Final = {words[0] for words in _WORDS}


def expand(typed: str, view: Json, legal: list[int]) -> list[int] | None:
    """The actions that a line stands for; None if the notation has to say what is wrong with it."""
    pieces = [_plain_words(piece.split()) for piece in re.split(r"[,;+]|\bthen\b|\band\b", typed.lower())]
    parts = [part for piece in pieces for part in _at_verbs(piece)]
    if not parts:
        return None
    order = _first(typed, parts[0], view, legal)
    if order is None:
        return None
    for part in parts[1:]:
        verb = _WORDS[order[-1]][0]
        order += _further(typed, part, verb)
    return order


def _plain_words(words: list[str]) -> list[str]:
    """The words of the notation for the words that people use, without the small ones."""
    if words == ["later"]:
        return ["save"]
    if words in (["1"], ["2"]):
        return words
    return [plain for word in words if (plain := _VERBS.get(word, word))]


def _at_verbs(words: list[str]) -> list[list[str]]:
    """Orders that follow each other without a comma: pick tikal 2 act 1."""
    parts: list[list[str]] = []
    for word in words:
        if word in _NOTATION_VERBS or not parts:
            parts.append([])
        parts[-1].append(word)
    return parts


def _first(typed: str, words: list[str], view: Json, legal: list[int]) -> list[int] | None:
    """The first order of a line. It may be shortened as long as only one legal action fits."""
    many = _counted(typed, words) or _several(words)
    if many is not None:
        return many
    if words == ["0"] or words == ["none"]:
        words = ["nothing"]
    if len(words) == 1 and words[0].isdecimal():
        return _bare_number(words[0], view)
    found = _fitting(words, legal)
    if len(found) > 1:
        raise AmbiguousAction(typed, found, [WORDS.names[action] for action in found])
    if found:
        return found
    anywhere = _fitting(words, list(range(DECISIONS)))
    return anywhere[:1] if len(anywhere) == 1 else None


def _bare_number(word: str, view: Json) -> list[int] | None:
    """A number alone: the action of the worker in hand, or how many days."""
    asked = view["asked"]["what"] if view["asked"] is not None else ""
    if asked in ("act", "any slot") and f"act {word}" in WORDS.names:
        return [WORDS.names.index(f"act {word}")]
    if view["phase"] == "day" and word in ("1", "2"):
        return [WORDS.names.index("one day" if word == "1" else "two days")]
    return None


def _fitting(words: list[str], actions: list[int]) -> list[int]:
    """The actions that fit: their names may be shortened or lack the verb. An exact name goes first."""
    for fits in (_is_exactly, _begins_like, _is_about):
        found = [action for action in actions if fits(_WORDS[action], words)]
        if found:
            return found
    return []


def _is_exactly(name: list[str], words: list[str]) -> bool:
    return name == words


def _begins_like(name: list[str], words: list[str]) -> bool:
    """Numbers are never shortened: pick palenque 1 is not pick palenque 10."""
    if len(words) > len(name):
        return False
    pairs = zip(name, words, strict=False)
    return all(whole == word if word.isdecimal() else whole.startswith(word) for whole, word in pairs)


def _is_about(name: list[str], words: list[str]) -> bool:
    return len(name) > 1 and _begins_like(name[1:], words)


def _verb(word: str) -> str:
    """The verb of the notation with these first letters, if there is only one."""
    verbs = [verb for verb in _NOTATION_VERBS if verb.startswith(word)]
    return verbs[0] if len(verbs) == 1 else word


def _counted(typed: str, words: list[str]) -> list[int] | None:
    """Goods with a number: buy 2 gold."""
    verb = _verb(words[0])
    if len(words) != 3 or verb not in _REPEATED or not words[1].isdecimal():
        return None
    goods = [good for good in RESOURCES if good.startswith(words[2])]
    if len(goods) != 1:
        return None
    if len(words[1]) > 3 or not 1 <= int(words[1]) <= _MOST:
        raise MalformedAction(typed, say("write how many as a number from 1 to {most}", "order-count", most=str(_MOST)))
    return [WORDS.names.index(f"{verb} {goods[0]}")] * int(words[1])


def _several(words: list[str]) -> list[int] | None:
    """Several things behind one verb: place palenque tikal, pay wood wood, up chaac kukulcan."""
    things: dict[str, tuple[str, ...]] = {
        "place": (*WHEEL_NAMES, "first"), "up": GODS, "study": TRACK_NAMES, **dict.fromkeys(_REPEATED, RESOURCES),
    }  # fmt: skip
    verb = _verb(words[0])
    if len(words) < 3 or verb not in things:
        return None
    order: list[int] = []
    for word in words[1:]:
        meant = [thing for thing in things[verb] if thing.startswith(word)]
        if len(meant) != 1:
            return None
        order.append(WORDS.names.index(f"{verb} {meant[0]}"))
    return order


def _further(typed: str, words: list[str], verb: str) -> list[int]:
    """A later order of a line. Without a verb, it takes the verb of the order before it."""
    for tried in (words, [verb, *words]):
        many = _counted(typed, tried) or _several(tried)
        if many is not None:
            return many
        found = _fitting(tried, list(range(DECISIONS)))
        if len(found) == 1:
            return found
    if len(words) == 1 and words[0].isdecimal() and verb == "pick" and f"act {words[0]}" in WORDS.names:
        return [WORDS.names.index(f"act {words[0]}")]
    part = " ".join(words)
    raise MalformedAction(typed, say("write {part} in full, such as pick yaxchilan 3", "order-in-full", part=part))
