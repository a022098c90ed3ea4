"""All bots of every game, by name.

A game's own bots are its ladder (`sacbe.bots.ladder`), imported only when they are needed. A game without a ladder has
the levels of `sacbe.bots.any_game`. Every game has the yardsticks random and search. Python packages add bots by entry
points of the group `sacbe.bots`, see docs/bot-protocol.md. Frozen bots such as `expert-1` are known by name, unlisted.
A name may have a budget for each turn: `expert:0.5s`, `strong:200`.
"""

from collections.abc import Iterable
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from sacbe.bots import any_game
from sacbe.bots.bot import Bot, Guest, Maker, takes_no_budget
from sacbe.bots.budget import Budget
from sacbe.bots.ladder import Ladder
from sacbe.engine.chance import Rng, rng
from sacbe.engine.errors import OptionError
from sacbe.engine.game import Game
from sacbe.engine.registry import game_class
from sacbe.engine.shelves import shelf

GROUP = "sacbe.bots"
ANY_GAME = "any"
"""Stands for the game in the entry point of a bot that plays all games."""


def levels(game: str) -> tuple[str, ...]:
    """The names of our own bots for this game: the yardsticks, then the levels, the strongest last.

    The yardsticks are random, search and, for most games, greedy. How strong they are differs from game to game.
    """
    return (*any_game.YARDSTICKS, *(name for name in ladder(game).bots if name not in any_game.YARDSTICKS))


def bots(game: str) -> tuple[str, ...]:
    """The names of all bots that play this game: our own, then those of other packages."""
    own = levels(game)
    return (*own, *(name for name in sorted(_others(game)) if name not in own))


def usual_budget(name: str, game: str) -> Budget | None:
    """What one of our levels usually spends on a turn; None if it does not search or is not ours."""
    return {**any_game.BUDGETS, **ladder(game).budgets}.get(name)


def make_bot(name: str, game: Game, random: Rng, budget: Budget | None = None) -> Bot:
    """A bot with a generator of its own. Its budget comes from its name, else from `budget`, else from its level."""
    plain, colon, spending = name.partition(":")
    maker = _maker(plain, game.id)
    try:
        return maker(random, Budget.parse(spending) if colon else budget)
    except OptionError as error:
        raise OptionError("bot", f"{name!r}: {error.reason}") from None


def check_bot(name: str, game: Game) -> None:
    """OptionError if there is no such bot or it takes no such budget. No bot is made for that.

    So a server can check a name without all that bots need, and without running anybody else's code. What a package
    itself refuses shows only when its bot is made.
    """
    plain, colon, spending = name.partition(":")
    is_own = plain in _own(game.id)
    if not is_own and plain not in _others(game.id):
        raise _unknown(plain, game.id)
    if not colon:
        return
    try:
        Budget.parse(spending)
        if is_own and usual_budget(plain, game.id) is None:
            raise takes_no_budget()
    except OptionError as error:
        raise OptionError("bot", f"{name!r}: {error.reason}") from None


def prepare(names: Iterable[str], game: Game) -> None:
    """Make what all bots of these names share, such as tables, so that no turn has to wait for it.

    That happens when the first bot of a kind is made, so one of each is made here.
    """
    for name in names:
        made = make_bot(name, game, rng("prepare"))
        if isinstance(made, Guest):
            made.close()


def _maker(name: str, game: str) -> Maker:
    own = _own(game)
    if name in own:
        return own[name]
    other = _others(game).get(name)
    if other is None:
        raise _unknown(name, game)
    try:
        maker: Maker = other.load()
    except Exception as error:
        raise OptionError("bot", f"{name!r} cannot be imported from {other.value}: {error}") from error
    return _checked(maker)


def _unknown(name: str, game: str) -> OptionError:
    return OptionError("bot", f"there is no bot {name!r} for {_title(game)}; there are {', '.join(bots(game))}")


def _checked(maker: Maker) -> Maker:
    """Another package's maker. Whatever goes wrong with it becomes one sentence that names the bot."""

    def made(random: Rng, budget: Budget | None) -> Bot:
        try:
            bot = maker(random, budget)
        except OptionError:
            raise
        except Exception as error:
            raise OptionError("bot", f"cannot be made: {type(error).__name__}: {error}") from error
        if not callable(getattr(bot, "choose", None)):
            raise OptionError("bot", f"its maker gives {type(bot).__name__}, which has no method choose")
        return bot

    return made


def _title(game: str) -> str:
    return game_class(game).title


def ladder(game: str) -> Ladder[Any]:
    """The game's own ladder, or the one for any game."""
    shelf_of_bots = shelf(game_class(game), "bots")
    found: Ladder[Any] = getattr(shelf_of_bots, "LADDER", any_game.LADDER)
    return found


def _own(game: str) -> dict[str, Maker]:
    return {**any_game.YARDSTICKS, **ladder(game).bots, **ladder(game).frozen}


def _others(game: str) -> dict[str, EntryPoint]:
    """The bots of other packages: entry points called `game.name`, not imported yet."""
    found: dict[str, EntryPoint] = {}
    for point in entry_points(group=GROUP):
        which, dot, name = point.name.partition(".")
        if dot and name and which in (game, ANY_GAME):
            found[name] = point
    return found
