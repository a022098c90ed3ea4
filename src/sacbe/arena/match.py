"""One game between bots, from the first deal to the result."""

from collections.abc import Sequence

from sacbe.arena.clocks import Clock
from sacbe.arena.entrants import make_entrant
from sacbe.bots import watch
from sacbe.bots.bot import Bot, Guest, Sight
from sacbe.engine.chance import Dealer, rng, seed_bytes
from sacbe.engine.errors import OptionError
from sacbe.engine.game import Game
from sacbe.engine.records import Record


def play(game: Game, bots: Sequence[Bot | str], seed: int | None = None, clock: Clock | None = None) -> Record:
    """Play a whole game. Bots are objects, names or programs; the same seed gives the same game."""
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
                bot = make_entrant(bot, game, rng(secret.hex(), "bot", seat))
                made.append(bot)
            seated.append(bot)
        record.deal(dealer)
        while not record.position.is_over:
            step(record, seated, clock)
            record.deal(dealer)
    finally:
        for bot in made:
            if isinstance(bot, Guest):
                bot.close()
    if clock is not None:
        clock.finish()
    return record


def step(record: Record, bots: Sequence[Bot], clock: Clock | None = None) -> None:
    """Let the bot whose decision is due make it."""
    pos = record.position
    seat = pos.turn
    assert seat is not None and seat >= 0
    number = pos.number
    begun = watch.seconds()
    action = bots[seat].choose(Sight(pos, seat))
    if clock is not None:
        clock.note(seat, number, watch.seconds() - begun)
    record.push(action, seat)
