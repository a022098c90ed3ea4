"""Moments of Tzolk'in in which a certain question is put: found in games that are played here for the purpose, and
opened at the server as tables that go on from there.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from tests.browser.positions import NOVICE
from tests.server.serving import HUMAN, Client

import sacbe
from sacbe.engine.chance import Dealer, seed_bytes
from sacbe.engine.game import Game
from sacbe.engine.records import Record

MOMENTS: dict[str, tuple[str, frozenset[str]]] = {
    "keep a wealth tile": ("keep", frozenset({"keep"})),
    "a turn begins": ("turn", frozenset({"beg", "place", "place-first", "pick"})),
    "a turn may end": ("turn", frozenset({"place", "done"})),
    "a worker acts": ("act", frozenset({"act", "act-nothing"})),
    "one space further": ("act", frozenset({"act", "ahead"})),
    "any free slot": ("any slot", frozenset({"act"})),
    "harvest": ("harvest", frozenset({"harvest corn", "harvest wood", "harvest burn"})),
    "harvest without a tile": ("harvest", frozenset({"harvest bare"})),
    "a step down": ("down", frozenset({"down"})),
    "study": ("track", frozenset({"study", "done"})),
    "pay": ("pay", frozenset({"pay"})),
    "take": ("gain", frozenset({"gain"})),
    "a step up": ("up", frozenset({"up"})),
    "build or raise": ("build", frozenset({"build", "raise"})),
    "build another": ("build", frozenset({"build", "done"})),
    "architecture now or later": ("use", frozenset({"use", "save"})),
    "what is left out": ("discount", frozenset({"free", "skip"})),
    "the market": ("market", frozenset({"buy", "sell", "done"})),
    "any action": ("any action", frozenset({"do", "skip"})),
    "prayer": ("pray", frozenset({"pay", "skip"})),
    "the calendar": ("day", frozenset({"advance"})),
}
"""Every question that the game puts, and kinds of answers that are possible together."""
TASTE = {"raise": 40, "build": 8, "study architecture": 30, "study": 6, "do": 4, "beg": 0.2, "act nothing": 0.2}
"""How much more often something is chosen than the rest: what leads to rare questions."""
GOOD_SEEDS = (0, 1, 2, 3, 5, 6, 61, 79, 150, 240)
"""Games known to come to something rare; others are played only if these do not, because a rule has changed."""
PLAYERS = 3


@dataclass(frozen=True)
class Moment:
    """A game up to a question, the same game to its end, and whose the question is."""

    record: str
    whole: str
    seat: int


@cache
def moments() -> dict[str, Moment]:
    """All of MOMENTS."""
    found: dict[str, Moment] = {}
    for seed in (*GOOD_SEEDS, *range(5000)):
        for asked, kinds, record, seat in _decisions(seed):
            for name, (question, wanted) in MOMENTS.items():
                if name not in found and question == asked and wanted <= kinds:
                    found[name] = Moment(record.text(), _played_out(record), seat)
        if len(found) == len(MOMENTS):
            return found
    raise AssertionError(f"no game comes to {sorted(set(MOMENTS) - set(found))}")


def _played_out(record: Record) -> str:
    """The game to its end: nobody may go on from a game that others may still be playing."""
    whole = Record.parse(record.text())
    dealer = Dealer(seed_bytes(1))
    draws = random.Random(1)
    while True:
        whole.deal(dealer)
        pos = whole.position
        if pos.is_over:
            return whole.text()
        seat = pos.pending[0]
        whole.push(draws.choice(pos.legal(seat)), seat)


def _decisions(seed: int) -> Iterator[tuple[str, set[str], Record, int]]:
    """A game played by taste and chance: every question, the kinds of its answers, and whose it is."""
    game = sacbe.load("tzolkin", players=PLAYERS, start_player="seat-1")
    record = Record(game)
    dealer = Dealer(seed_bytes(seed))
    draws = random.Random(seed)
    while True:
        record.deal(dealer)
        pos = record.position
        if pos.is_over:
            return
        seat = pos.pending[0]
        legal = pos.legal(seat)
        view = pos.view(seat)
        asked = view["asked"]["what"] if view["asked"] else view["phase"]
        yield asked, {kind_of(game, action) for action in legal}, record, seat
        record.push(draws.choices(legal, [_wish(game, action) for action in legal])[0], seat)


def kind_of(game: Game, action: int) -> str:
    """What kind of answer an action is; ways to harvest are kinds of their own."""
    deed = game.deed(action)
    return f"harvest {deed['way']}" if deed["do"] == "harvest" else str(deed["do"])


def _wish(game: Game, action: int) -> float:
    name = game.name(action)
    return next((wish for word, wish in TASTE.items() if name.startswith(word)), 1.0)


def open_moment(client: Client, name: str) -> tuple[str, int]:
    """A running table in which this question is put to the client: its id, and the seat."""
    moment = moments()[name]
    asked = client.steps(client.bring_in(moment.record))["last"]
    seats = [HUMAN if seat == moment.seat else NOVICE for seat in range(PLAYERS)]
    return client.fork(client.bring_in(moment.whole), asked, *seats), moment.seat
