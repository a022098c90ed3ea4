"""One game between bots, from the first deal to the result."""

import traceback
from collections.abc import Sequence
from pathlib import Path

from sacbe.arena.turn_times import Clock
from sacbe.bots.bot import Bot, Guest, Sight
from sacbe.bots.clock import seconds
from sacbe.bots.entrants import make_entrant
from sacbe.bots.process_bot import BotError, ProcessBot
from sacbe.engine.chance import Dealer, rng, seed_bytes
from sacbe.engine.errors import IllegalAction, OptionError, SacbeError
from sacbe.engine.game import Game
from sacbe.engine.records import Record


def play(
    game: Game,
    bots: Sequence[Bot | str],
    seed: int | None = None,
    clock: Clock | None = None,
    *,
    isolated: bool = False,
) -> Record:
    """Play a whole game. Bots are objects, names or programs. The same seed gives the same game.

    With `isolated`, bots given by name play in processes of their own, where they see only imagined positions.
    """
    if len(bots) != game.players:
        raise OptionError("bots", f"{game.players} players need {game.players} bots, not {len(bots)}")
    secret = seed_bytes(seed)
    names = [bot if isinstance(bot, str) else type(bot).__name__ for bot in bots]
    record = Record(game, names)
    record.seed = secret
    dealer = Dealer(secret)
    record.commitment = dealer.commitment
    made: list[Bot] = []
    try:
        seated: list[Bot] = []
        for seat, bot in enumerate(bots):
            if isinstance(bot, str):
                bot = make_entrant(bot, game, rng(secret.hex(), "bot", seat), isolated=isolated)
                made.append(bot)
            seated.append(bot)
        if any(isinstance(bot, ProcessBot) for bot in seated):
            clock = clock or Clock(game.players)
        record.deal(dealer)
        while not record.position.is_over:
            try:
                step(record, seated, clock)
            except Exception as error:
                fault = _fault(record, bots, error)
                if fault is None:
                    raise
                raise fault from error
            record.deal(dealer)
    finally:
        for bot in made:
            if isinstance(bot, Guest):
                bot.close()
    if clock is not None:
        clock.finish()
    return record


def step(record: Record, bots: Sequence[Bot], clock: Clock | None = None) -> None:
    """Let the bot whose turn it is decide. Programs need a clock to know when their turn begins."""
    pos = record.position
    seat = pos.turn
    assert seat is not None and seat >= 0
    bot = bots[seat]
    if clock is None:
        record.push(bot.choose(Sight(pos, seat)), seat)
        return
    number = pos.number
    if isinstance(bot, ProcessBot) and not clock.is_in(seat, number):
        bot.new_turn()
    begun = seconds()
    action = bot.choose(Sight(pos, seat))
    clock.note(seat, number, seconds() - begun)
    record.push(action, seat)


def _fault(record: Record, bots: Sequence[Bot | str], error: Exception) -> BotError | None:
    """The sentence about a bot, given by name, that has failed.

    None for other errors: whoever passes a bot as an object wants to see what it raised.
    """
    seat = record.position.turn
    assert seat is not None
    if not isinstance(bots[seat], str):
        return None
    if isinstance(error, IllegalAction):
        return BotError(f"the bot {record.names[seat]} chose what it may not: {error}")
    if isinstance(error, SacbeError):
        return None
    place = traceback.extract_tb(error.__traceback__)[-1]
    said = " ".join(f"{type(error).__name__}: {error}".split())
    where = f"{Path(place.filename).name}, line {place.lineno}"
    return BotError(f"the bot {record.names[seat]} failed with {said} ({where})")
