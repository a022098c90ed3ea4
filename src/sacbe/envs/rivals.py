"""The players of an environment's other seats: bots by name, programs, objects, and policies such as earlier selves."""

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from sacbe.bots.bot import Bot, Guest, Sight
from sacbe.bots.entrants import make_entrant
from sacbe.bots.process_bot import ProcessBot
from sacbe.engine.chance import Rng, rng
from sacbe.engine.errors import OptionError
from sacbe.engine.game import Game, Position

Array = NDArray[Any]
Policy = Callable[[Array, Array], Any]
"""Chooses an action from an observation and the mask of what is legal."""


@runtime_checkable
class Learner(Protocol):
    """The interface of sb3-contrib's maskable models and their policies."""

    def predict(self, observation: Any, *, action_masks: Any, deterministic: bool) -> Any:  # noqa: ANN401 - theirs
        """An action, and a state that we do not use."""
        ...


class Snapshots:
    """Earlier selves of a learner. In every game, a random one of them takes each rival's seat.

    `add` keeps a policy without copying it: first copy one that goes on learning (`copy.deepcopy(model.policy)`). If
    there are more than `most`, the oldest is dropped. Before there are any, `before` plays.
    """

    def __init__(self, most: int = 20, before: "Rival" = "random") -> None:
        if most < 1:
            raise OptionError("most", f"must be at least 1, not {most}")
        self.kept: list[Policy | Learner] = []
        self._most = most
        self._before = before

    def add(self, policy: "Policy | Learner") -> None:
        self.kept = [*self.kept, policy][-self._most :]

    def draw(self, random: Rng) -> "Rival":
        return self.kept[random.below(len(self.kept))] if self.kept else self._before


Rival = str | Bot | Policy | Learner | Snapshots
KINDS: Final = "a name, a program, an object with choose(sight) or predict(...), a function, or Snapshots"


class PolicyBot:
    """A bot that plays by a policy."""

    def __init__(self, policy: Policy, game: Game) -> None:
        self._policy = policy
        self._game = game
        self._seen = game.observation.blank()

    def choose(self, sight: Sight) -> int:
        sight.observe(self._seen)
        mask = np.zeros(self._game.decisions, dtype=np.int8)
        mask[sight.legal] = 1
        seen = np.asarray(memoryview(self._seen)).view(np.int16).copy()
        return int(np.asarray(self._policy(seen, mask)).item())


def _of_learner(learner: Learner) -> Policy:
    def policy(seen: Array, mask: Array) -> Any:  # noqa: ANN401 - whatever it predicts
        return learner.predict(seen, action_masks=mask.astype(bool), deterministic=False)[0]

    return policy


def seated(rival: Rival, game: Game, random: Rng) -> Bot:
    """The bot for a seat in one game."""
    if isinstance(rival, str):
        return make_entrant(rival, game, random)
    if isinstance(rival, Snapshots):
        return seated(rival.draw(random), game, random)
    if isinstance(rival, Learner):
        return PolicyBot(_of_learner(rival), game)
    if isinstance(rival, Bot):
        return rival
    if callable(rival):
        return PolicyBot(rival, game)
    raise OptionError("bots", f"must be {KINDS}, not {type(rival).__name__}")


class Rivals:
    """The bots of all other seats, game by game."""

    def __init__(self, game: Game, given: Rival | Sequence[Rival]) -> None:
        self.game = game
        self.given = _each(given, game.players - 1)
        for rival in self.given:
            _close(seated(rival, game, rng("check")), rival)
        self._randoms: dict[int, Rng] = {}
        self._who: dict[int, Rival] = {}
        self._bots: dict[int, Bot] = {}
        self._turns: dict[int, int] = {}

    def sit_down(self, own: int, deal: int) -> None:
        """Seat new bots for a new game, in order, from the learner's left."""
        self.close()
        for place, rival in enumerate(self.given):
            seat = (own + 1 + place) % self.game.players
            self._randoms[seat] = rng("rival", deal, seat)
            self._who[seat] = rival.draw(self._randoms[seat]) if isinstance(rival, Snapshots) else rival
            self._bots[seat] = seated(self._who[seat], self.game, self._randoms[seat])

    def choose(self, pos: Position, seat: int) -> int:
        """The decision of the bot in the seat."""
        bot = self._bots[seat]
        if isinstance(bot, ProcessBot) and self._turns.get(seat) != pos.number:
            self._turns[seat] = pos.number
            bot.new_turn()
        return bot.choose(Sight(pos, seat))

    def close(self) -> None:
        """Close the bots of the last game."""
        for seat, bot in self._bots.items():
            _close(bot, self._who[seat])
        self._bots = {}
        self._turns = {}

    def __getstate__(self) -> dict[str, object]:
        """What we have made is made anew elsewhere: it may hold a process or a table, and keeps but a generator."""
        known = dict(self.__dict__)
        known["_bots"] = {seat: bot for seat, bot in self._bots.items() if bot is self._who[seat]}
        return known

    def __setstate__(self, known: dict[str, object]) -> None:
        self.__dict__.update(known)
        for seat in self._who.keys() - self._bots.keys():
            kept = self._randoms[seat].copy()
            self._bots[seat] = seated(self._who[seat], self.game, self._randoms[seat])
            self._randoms[seat].put(kept)


def _each(given: Rival | Sequence[Rival], others: int) -> tuple[Rival, ...]:
    """One rival for each other seat."""
    if isinstance(given, str) or not isinstance(given, Sequence):
        return (given,) * others
    if len(given) != others:
        raise OptionError("bots", f"{others} other seats need {others} bots or one for all, not {len(given)}")
    return tuple(given)


def _close(bot: Bot, rival: Rival) -> None:
    """Close a bot that we made. An object stays open for its owner."""
    if isinstance(rival, str) and isinstance(bot, Guest):
        bot.close()
