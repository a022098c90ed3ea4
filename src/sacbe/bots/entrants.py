"""The entrants of a tournament: a bot by its name, or any program by its path or command.

Only the person who types a command may name programs. Names from the network or from a file go to
`sacbe.bots.levels.make_bot`, which never starts a program.
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
    """Is it `exec:COMMAND`, or a path such as `./my_bot`? No bot's name has a slash."""
    return entrant.startswith(EXEC) or "/" in entrant


def make_entrant(entrant: str, game: Game, random: Rng, *, isolated: bool = False) -> Bot:
    """A bot or a program, ready to play. A program may have its seconds for a turn in its name: `./my_bot:0.5s`.

    With `isolated`, Python bots play in processes of their own, too.
    """
    if not is_program(entrant):
        return AloneBot(entrant, random) if isolated else make_bot(entrant, game, random)
    text, seconds = _program(entrant)
    command = command_of(text.removeprefix(EXEC)) if entrant.startswith(EXEC) else [text]
    return ProcessBot(entrant, command, random, seconds)


def check_entrant(entrant: str, game: Game) -> None:
    """OptionError if there is no such bot or program. Nothing is started."""
    make_entrant(entrant, game, rng(entrant))


def _program(entrant: str) -> tuple[str, float | None]:
    """The command and its seconds. A plain number after a colon is part of the command, such as a port."""
    text, colon, tail = entrant.rpartition(":")
    if not colon or not text or text + ":" == EXEC or not tail.endswith("s"):
        return entrant, None
    try:
        return text, Budget.parse(tail).seconds
    except OptionError:
        return entrant, None
