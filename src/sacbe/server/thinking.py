"""What runs in the processes where bots think: a seat's turn, advice for it, or an opinion of how it was played.

Nothing but what the seat may know is sent there: a position in which everything it does not know has been drawn anew.
Nothing is kept between two calls, so any process can answer, after a restart too. The bots are imported here when the
process starts, and never in the server.
"""

import contextlib
import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Final

from sacbe.server.sealing import seal_thinker

if TYPE_CHECKING:
    from sacbe.bots.budget import Budget
    from sacbe.bots.thinking import Verdict

NICENESS: Final = 5
"""Thinking takes what processor time the server leaves."""


@dataclass(frozen=True)
class Question:
    """A decision that is due: an imagined position as JSON text, seat and bot, and what its generator starts from."""

    game: str
    options: dict[str, int | bool | str]
    position: str
    seat: int
    bot: str
    seed: str
    budget: "Budget | None" = None
    """What it may spend on a turn, if that is not in its name."""


@dataclass(frozen=True)
class Thought:
    """One way to play the turn, as advice tells it."""

    actions: list[int]
    scores: list[float]
    wins: list[float]


@dataclass(frozen=True)
class Opinion:
    """A turn as it was played, beside the best ways to play it."""

    ways: list[Thought]
    played: Thought
    at_most: bool
    """What was played is worth no more than that."""
    lost_points: float
    lost_wins: float
    grade: float
    is_mistake: bool


class ThinkingError(Exception):
    """A bot failed; the text is its traceback. Not every exception can be sent from a process to another: this can."""


def get_ready(games: tuple[str, ...]) -> None:
    """Leave Ctrl-C to the server, end when it ends, and have the bots make what they share: no turn waits for it.

    Bots of other packages are imported later, by the first question to one: they find nothing of the server's here.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    seal_thinker()
    from sacbe.bots.levels import levels, prepare
    from sacbe.engine.registry import load

    threading.Thread(target=end_with_the_server, daemon=True).start()
    for game in games:
        prepare(levels(game), load(game))
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def end_with_the_server() -> None:
    """A server that is killed cannot stop us, and nobody else would."""
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)


def choose_turn(question: Question) -> list[int]:
    """What the bot does until somebody else or chance has to go on; at least one action."""
    from sacbe.bots.bot import Guest, Sight
    from sacbe.bots.levels import make_bot
    from sacbe.engine.chance import rng
    from sacbe.engine.registry import load

    with _failures():
        game = load(question.game, **question.options)
        pos = game.position(question.position)
        bot = make_bot(question.bot, game, rng("table", question.seed), question.budget)
        try:
            chosen: list[int] = []
            phase = pos.simultaneous
            while question.seat in pos.pending and pos.simultaneous == phase:
                action = bot.choose(Sight(pos, question.seat))
                pos.push(action, question.seat)
                chosen.append(action)
                if pos.turn is None or pos.turn < 0:
                    break
            return chosen
        finally:
            if isinstance(bot, Guest):
                bot.close()


def advise(question: Question, seconds: float, most: int) -> list[Thought]:
    """The best ways to go on; none if the search has no opinion on this decision."""
    from sacbe.bots.advice import Adviser, hint
    from sacbe.bots.budget import Budget
    from sacbe.engine.registry import load

    with _failures():
        game = load(question.game, **question.options)
        pos = game.position(question.position)
        adviser = Adviser(game, question.bot, Budget(seconds=seconds))
        found = hint(pos, question.seat, adviser)
        if found is None:
            return []
        return [_thought(way) for way in found.ways[:most]]


def judge(question: Question, played: list[int], nth: int, seconds: float, most: int) -> Opinion | None:
    """How well a turn was played, the seat's `nth`; None if the search has no opinion on such a decision."""
    from sacbe.bots.advice import Adviser
    from sacbe.bots.budget import Budget
    from sacbe.engine.registry import load

    with _failures():
        game = load(question.game, **question.options)
        pos = game.position(question.position)
        adviser = Adviser(game, question.bot, Budget(seconds=seconds))
        found = adviser.advise(pos, question.seat, nth, played)
        if found is None or found.played is None:
            return None
        ways = [_thought(way) for way in found.ways[:most]]
        told = found.played
        lost = (found.lost_points, found.lost_wins)
        return Opinion(ways, _thought(told.verdict), told.at_most, *lost, found.grade, found.is_mistake)


def _thought(verdict: "Verdict") -> Thought:
    return Thought(verdict.actions, verdict.scores, verdict.wins)


@contextlib.contextmanager
def _failures() -> Iterator[None]:
    """Tell the server of any failure in words."""
    try:
        yield
    except Exception:
        raise ThinkingError(traceback.format_exc()) from None
