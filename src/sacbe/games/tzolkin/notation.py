"""How actions are written and read.

keep W03                          a wealth tile
beg chaac                         three corn for a step down on a temple
place palenque, place first       a worker on a wheel or on the first-player space
pick yaxchilan 3                  a worker from a space
act 2, act nothing, ahead         the action it does (ahead: theology)
harvest corn | wood | burn | bare
study theology                    a technology level
pay wood, gain gold               a resource of choice
up chaac, down chaac              a temple step
build A1-06, raise M03            a building, a monument
use, save, free wood, skip        architecture
buy gold, sell wood, done         the market
do tikal 4                        any action, through Uxmal 5 or a building
done                              end the turn, or stop building, studying, trading
one day, two days                 how far the calendar advances
start B, building A1-06, monument M03, wealth W03     chance, in records in braces
"""

from typing import Final

from sacbe.engine.errors import IllegalAction, MalformedAction
from sacbe.engine.notation import letter
from sacbe.games.tzolkin import refusals as no
from sacbe.games.tzolkin.actions import check
from sacbe.games.tzolkin.components import (
    BUILDING_IDS,
    GODS,
    MONUMENT_IDS,
    RESOURCES,
    TRACK_NAMES,
    WEALTH_IDS,
    WHEEL_NAMES,
    WHEELS,
)
from sacbe.games.tzolkin.numbering import (
    ACTIONS,
    ACTS,
    AHEAD,
    BEGS,
    BUILDING_DRAWN,
    BUILDS,
    BUYS,
    DOES,
    DONE,
    DOWNS,
    FREES,
    GAINS,
    HARVESTS,
    KEEPS,
    MONUMENT_DRAWN,
    ONE_DAY,
    PAYS,
    PICKS,
    PLACES,
    RAISES,
    SAVE_IT,
    SELLS,
    SKIP,
    START_DRAWN,
    STUDIES,
    TWO_DAYS,
    UPS,
    USE_IT,
    WAYS,
    WEALTH_DRAWN,
    pick_space,
    pick_wheel,
)
from sacbe.games.tzolkin.position import State

_SINGLE: Final = {AHEAD: "ahead", USE_IT: "use", SAVE_IT: "save", SKIP: "skip", DONE: "done", ONE_DAY: "one day"}
# In the order of the numbers: where a verb begins, the verb, and what it is said of.
_VERBS: Final[tuple[tuple[int, str, tuple[str, ...]], ...]] = (
    (KEEPS, "keep", WEALTH_IDS),
    (BEGS, "beg", GODS),
    (PLACES, "place", (*WHEEL_NAMES, "first")),
    (PICKS, "pick", tuple(f"{WHEEL_NAMES[pick_wheel(n)]} {pick_space(n)}" for n in range(ACTS - PICKS))),
    (ACTS, "act", ("nothing", *(str(n) for n in range(1, AHEAD - ACTS)))),
    (HARVESTS, "harvest", WAYS),
    (STUDIES, "study", TRACK_NAMES),
    (PAYS, "pay", RESOURCES),
    (GAINS, "gain", RESOURCES),
    (UPS, "up", GODS),
    (DOWNS, "down", GODS),
    (BUILDS, "build", BUILDING_IDS),
    (RAISES, "raise", MONUMENT_IDS),
    (FREES, "free", ("corn", *RESOURCES)),
    (BUYS, "buy", RESOURCES),
    (SELLS, "sell", RESOURCES),
    (DOES, "do", tuple(f"{WHEEL_NAMES[wheel]} {n}" for wheel in range(WHEELS - 1) for n in range(1, 6))),
    (START_DRAWN, "start", ("A", "B", "C", "D")),
    (BUILDING_DRAWN, "building", BUILDING_IDS),
    (MONUMENT_DRAWN, "monument", MONUMENT_IDS),
    (WEALTH_DRAWN, "wealth", WEALTH_IDS),
)


def _all_names() -> list[str]:
    names = [""] * ACTIONS
    for base, verb, words in _VERBS:
        for i, word in enumerate(words):
            names[base + i] = f"{verb} {word}"
    for action, word in _SINGLE.items():
        names[action] = word
    names[TWO_DAYS] = "two days"
    return names


NAMES: Final = _all_names()
_NUMBER: Final = {name.lower(): action for action, name in enumerate(NAMES)}
_SHORT: Final = {"act 0": "act nothing", "nothing": "act nothing", "1 day": "one day", "2 days": "two days"}
_VERB_WORDS: Final = {verb: words for _, verb, words in _VERBS}


def name(action: int) -> str:
    """The notation of an action."""
    if not 0 <= action < ACTIONS:
        raise MalformedAction(str(action), f"actions are numbered from 0 to {ACTIONS - 1}")
    return NAMES[action]


def parse(text: str, state: State, seat: int) -> int:
    """The legal action that a text stands for, for this seat (chance is -1)."""
    action = _read(text)
    number = check(state, seat, action)
    if number:
        clause, reason = no.refusal(number, letter(seat), name(action))
        raise IllegalAction(clause, reason)
    return action


def _read(text: str) -> int:
    words = text.lower().split()
    written = " ".join(words)
    written = _SHORT.get(written, written)
    if written in _NUMBER:
        return _NUMBER[written]
    if words and words[0] in _VERB_WORDS:
        shown = ", ".join(_VERB_WORDS[words[0]][:12])
        more = ", ..." if len(_VERB_WORDS[words[0]]) > 12 else ""
        raise MalformedAction(text, f"after {words[0]} comes one of {shown}{more}")
    raise MalformedAction(text, "actions are written such as: place palenque, pick yaxchilan 3, act 2, done")
