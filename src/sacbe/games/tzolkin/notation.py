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

from sacbe.engine.errors import MalformedAction, say
from sacbe.games.tzolkin.vocabulary import WORDS

_SHORT: Final = {"act 0": "act nothing", "nothing": "act nothing", "1 day": "one day", "2 days": "two days"}
_SHOWN: Final = 12


def read(text: str) -> int:
    """The action that a text stands for."""
    written = " ".join(text.lower().split())
    action = WORDS.number(_SHORT.get(written, written))
    if action is not None:
        return action
    verb = written.partition(" ")[0]
    words = [name.partition(" ")[2] for name in WORDS.names if name.startswith(f"{verb} ")]
    if len(words) > 1:
        more = ", ..." if len(words) > _SHOWN else ""
        known = f"{', '.join(words[:_SHOWN])}{more}"
        raise MalformedAction(text, say("after {verb} comes one of {known}", "typed-after", verb=verb, known=known))
    examples = "place palenque, pick yaxchilan 3, act 2, done"
    raise MalformedAction(text, say("actions are written such as: {examples}", "typed-actions", examples=examples))
