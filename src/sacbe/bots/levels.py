"""Which bots there are: names to makers, per game."""

from collections.abc import Callable

from sacbe.bots.bot import Bot
from sacbe.bots.random_bot import RandomBot
from sacbe.bots.silver_gold import GreedySilverGold
from sacbe.bots.tikal import GreedyTikal
from sacbe.bots.tzolkin import GreedyTzolkin
from sacbe.engine.chance import Rng
from sacbe.engine.errors import OptionError
from sacbe.engine.game import Game

Maker = Callable[[Rng], Bot]

_ANY_GAME: dict[str, Maker] = {"random": RandomBot}
_BY_GAME: dict[str, dict[str, Maker]] = {
    "silver_gold": {"greedy": GreedySilverGold},
    "tikal": {"greedy": GreedyTikal},
    "tzolkin": {"greedy": GreedyTzolkin},
}


def levels(game: str) -> tuple[str, ...]:
    """The names of the bots that play this game, the weakest first."""
    return (*_ANY_GAME, *_BY_GAME.get(game, {}))


def make_bot(name: str, game: Game, random: Rng) -> Bot:
    """A bot with a generator of its own."""
    makers = {**_ANY_GAME, **_BY_GAME.get(game.id, {})}
    if name not in makers:
        raise OptionError("bot", f"there is no bot {name!r} for {game.title}; there are {', '.join(levels(game.id))}")
    return makers[name](random)
