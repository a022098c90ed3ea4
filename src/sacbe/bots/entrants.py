"""Who may play: a bot by its name, or any program by its path or command.

Programs are for whoever types the command. Names that come over the network or out of a file go to
`sacbe.bots.levels.make_bot`, which starts none.
"""

from sacbe.bots.alone import AloneBot
from sacbe.bots.bot import Bot
from sacbe.bots.budget import Budget
from sacbe.bots.levels import make_bot
from sacbe.bots.process_bot import ProcessBot, command_of
from sacbe.engine.chance import Rng, rng
from sacbe.engine.errors import OptionError
from sacbe.engine.game import Game

EXEC = "exec:"


def is_program(entrant: str) -> bool:
    """`exec:COMMAND`, or a path such as `./my_bot`: no name of a bot has a slash."""
    return entrant.startswith(EXEC) or "/" in entrant


def make_entrant(entrant: str, game: Game, random: Rng, *, isolated: bool = False) -> Bot:
    """A bot or a program, ready to play; a program may carry its seconds for a turn: `./my_bot:0.5s`.

    With `isolated` a Python bot plays in a process of its own, too.
    """
    if not is_program(entrant):
        return AloneBot(entrant, random) if isolated else make_bot(entrant, game, random)
    text, seconds = _program(entrant)
    command = command_of(text.removeprefix(EXEC)) if entrant.startswith(EXEC) else [text]
    return ProcessBot(entrant, command, random, seconds)


def check_entrant(entrant: str, game: Game) -> None:
    """OptionError if there is no such bot or program; none is started."""
    make_entrant(entrant, game, rng(entrant))


def _program(entrant: str) -> tuple[str, float | None]:
    """What to start, and its seconds. A number alone after a colon is a part of the command, such as a port."""
    text, colon, tail = entrant.rpartition(":")
    if not colon or not text or text + ":" == EXEC or not tail.endswith("s"):
        return entrant, None
    try:
        return text, Budget.parse(tail).seconds
    except OptionError:
        return entrant, None
