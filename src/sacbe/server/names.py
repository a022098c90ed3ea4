"""Names as they are kept: what people are called in any language, and nothing that spoils the lines of others.

A name is composed (NFC), has no signs that cannot be seen, no piles of accents, and fits a number of columns. What the
marks of a script may do follows from their Unicode properties, so that Vietnamese, Hebrew, Hindi, Burmese or Tibetan
names stay as they are. Names are shown as text; that two look alike is no fault of either.
"""

import unicodedata
from typing import Final

from sacbe.engine.errors import Sentence, say
from sacbe.server.problems import Denial

NAME_COLUMNS: Final = 40
TITLE_COLUMNS: Final = 80
UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Kinds of characters that no name has: control, direction and joining signs, line ends, what is not assigned."""
BLANK: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159"
"""Characters that count as letters, marks or symbols, but are drawn as nothing."""
JOINERS: Final = "\u200c\u200d"
"""Unseen, but part of the spelling after a virama (Sinhala, Malayalam) and between Arabic letters (Persian)."""
MARKS: Final = ("Mn", "Mc", "Me")
MOST_MARKS: Final = 6
"""On one letter. Burmese takes five."""
MOST_ABOVE_EACH_OTHER: Final = 4
"""Of marks that take no width of their own. Tibetan and Burmese take four."""
MOST_ACCENTS: Final = 2
"""Of marks that pile up: a letter with an accent above and one below, or two above, or a stroke through it."""
ACCENTS: Final = 200
"""The classes from here on are marks around a letter that stack."""
OVERLAY: Final = 1
VIRAMA: Final = 9
BROAD: Final = ((0x12000, 0x1254F, 4), (0x13000, 0x1342F, 2), (0x2E3A, 0x2E3A, 2), (0x2E3B, 0x2E3B, 3),
                (0xA9C4, 0xA9C5, 4), (0xFDFD, 0xFDFD, 18))  # fmt: skip
"""Characters much wider than their property says: first, last, columns. The last is a whole sentence in Arabic."""


def clean_name(name: str, place: str = "name", most: int = NAME_COLUMNS) -> str:
    """A name as it is kept: composed, without spaces around it; refused if it has what no name has."""
    kept, fault = _sift(name)
    if fault is None and not kept:
        fault = say("a name has at least one character that can be seen", "name-empty")
    if fault is None and columns(kept) > most:
        fault = say("a name is at most {most} columns wide; a Chinese character takes two", "name-wide", most=str(most))
    if fault is not None:
        raise Denial(400, "name", fault, place=place)
    return kept


def clean_title(title: str) -> str:
    """What a table is called; it may be nothing."""
    return clean_name(title, "title", TITLE_COLUMNS) if title.strip() else ""


def tidy_name(name: str, most: int = NAME_COLUMNS) -> str:
    """What can be kept of a name that nobody can be asked about, such as one in a record; perhaps nothing."""
    kept, _ = _sift(name)
    while columns(kept) > most:
        kept = kept[:-1]
    return kept.rstrip()


def columns(text: str) -> int:
    """How wide a text is, in columns of a letter such as n."""
    return sum(_width(sign) for sign in text)


def _width(sign: str) -> int:
    if unicodedata.category(sign) in ("Mn", "Me", "Cf"):
        return 0
    for first, last, wide in BROAD:
        if first <= ord(sign) <= last:
            return wide
    if unicodedata.east_asian_width(sign) in "WF":
        return 2
    # Arabic has words as one character.
    is_word = unicodedata.decomposition(sign).startswith("<isolated>")
    return len(unicodedata.normalize("NFKC", sign)) if is_word else 1


def _sift(name: str) -> tuple[str, Sentence | None]:
    """What of a name may be kept, and what is wrong with the first sign that may not."""
    composed = unicodedata.normalize("NFC", name)
    kept, marks = "", ""
    fault: Sentence | None = None
    for at, sign in enumerate(composed):
        wrong = _fault(kept, marks, sign, composed[at + 1 : at + 2])
        if wrong is not None:
            fault = fault or wrong
            if not sign.isspace():
                continue
            sign = " "
        kept += sign
        marks = marks + sign if unicodedata.category(sign) in MARKS else ""
    return " ".join(kept.split()), fault


def _fault(before: str, marks: str, sign: str, after: str) -> Sentence | None:
    """Why a sign may not stand there: after what was kept so far, of which the last are these marks."""
    if sign in JOINERS:
        may_join = _joins(before[-1:], after)
    else:
        may_join = unicodedata.category(sign) not in UNSEEN and sign not in BLANK
    if not may_join:
        return say("a name has no invisible or control characters", "name-signs")
    if unicodedata.category(sign) in MARKS and not _may_mark(before[: len(before) - len(marks)][-1:], marks, sign):
        return say("a name has no more marks on a letter than its language writes", "name-marks")
    return None


def _joins(before: str, after: str) -> bool:
    if before and unicodedata.combining(before) == VIRAMA:
        return True
    return all(sign and unicodedata.bidirectional(sign) == "AL" for sign in (before, after))


def _may_mark(letter: str, marks: str, mark: str) -> bool:
    """May the letter, which has these marks, take one more?"""
    if not letter or letter == " " or letter in JOINERS or mark in marks or len(marks) >= MOST_MARKS:
        return False
    if _is_of_a_script(mark) and _script(mark) != _script(letter):
        return False
    categories = [unicodedata.category(each) for each in marks + mark]
    if categories.count("Me") > 1 or len(categories) - categories.count("Mc") > MOST_ABOVE_EACH_OTHER:
        return False
    kind = unicodedata.combining(mark)
    kinds = [unicodedata.combining(each) for each in marks]
    if _is_accent(kind):
        return sum(map(_is_accent, kinds)) < MOST_ACCENTS
    # Vowel points, tones, a nukta: each has its place at the letter, and no letter has two of one.
    return kind == 0 or kind not in kinds


def _is_accent(kind: int) -> bool:
    return kind >= ACCENTS or kind == OVERLAY


def _is_of_a_script(mark: str) -> bool:
    return _script(mark) not in ("COMBINING", "VARIATION")


def _script(sign: str) -> str:
    """The first word of the name of a character, which is its script: LATIN, DEVANAGARI, or COMBINING for any."""
    return unicodedata.name(sign, "").partition(" ")[0]
