"""One game between bots, from the first deal to the result."""

from collections.abc import Sequence

from sacbe.bots.bot import Bot, Sight
from sacbe.bots.levels import make_bot
from sacbe.engine.chance import Dealer, rng, seed_bytes
from sacbe.engine.errors import OptionError
from sacbe.engine.game import Game
from sacbe.engine.records import Record


def play(game: Game, bots: Sequence[Bot | str], seed: int | None = None) -> Record:
    """Play a whole game. Bots are objects or names; the same seed gives the same game."""
    if len(bots) != game.players:
        raise OptionError("bots", f"{game.players} players need {game.players} bots, not {len(bots)}")
    secret = seed_bytes(seed)
    names = [bot if isinstance(bot, str) else type(bot).__name__ for bot in bots]
    record = Record(game, names)
    record.seed = secret
    dealer = Dealer(secret)
    record.commitment = dealer.commitment
    seated = [
        make_bot(bot, game, rng(secret.hex(), "bot", seat)) if isinstance(bot, str) else bot
        for seat, bot in enumerate(bots)
    ]
    record.deal(dealer)
    while not record.position.is_over:
        step(record, seated)
        record.deal(dealer)
    return record


def step(record: Record, bots: Sequence[Bot]) -> None:
    """Let the bot whose decision is due make it."""
    pos = record.position
    seat = pos.turn
    assert seat is not None and seat >= 0
    record.push(bots[seat].choose(Sight(pos, seat)), seat)
