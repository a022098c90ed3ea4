"""How a network learns from Tzolk'in's bots: the lesson of a turn, and bots that use a network."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec

from sacbe.bots.bot import Maker
from sacbe.bots.budget import Budget
from sacbe.bots.learning import Lesson
from sacbe.bots.tzolkin.learned import FEATURES, look, unsure
from sacbe.bots.tzolkin.levels import taught
from sacbe.bots.tzolkin.weights import TERMS, WEIGHTS
from sacbe.bots.tzolkin.worth import Evaluator
from sacbe.engine.errors import OptionError
from sacbe.engine.game import Position
from sacbe.games.tzolkin.game import TzolkinPosition
from sacbe.games.tzolkin.numbering import DONE
from sacbe.games.tzolkin.position import TURN


class TzolkinSchool:
    """Trains networks that see a seat after its turn."""

    hidden: Final = 32

    def fits(self, numbers: Sequence[float]) -> bool:
        return len(numbers) > 1 and (len(numbers) - 1) % ((FEATURES + 2) * self.hidden) == 0

    def weights(self) -> list[float]:
        return [weight for _, weight, _ in TERMS]

    def pupil(self, bot: str, weights: Sequence[float], numbers: Sequence[float]) -> Maker:
        name, colon, spending = bot.partition(":")
        try:
            make = taught(name, weights, numbers)
        except KeyError:
            raise OptionError("bot", f"{name!r} does not look ahead, so it cannot use what is learned") from None
        budget = Budget.parse(spending) if colon else None
        return lambda random, _: make(random, budget)

    def lesson(self, pos: Position, seat: int, action: int) -> Lesson | None:
        assert isinstance(pos, TzolkinPosition)
        state = pos.state
        if state.phase != TURN or action != DONE:
            return None
        seen = vec[float]([0.0] * FEATURES)
        worth = Evaluator(seat, WEIGHTS).worth(state)
        look(state, seat, worth, seen)
        return Lesson([*seen], worth, unsure(state.day))


SCHOOL: Final = TzolkinSchool()
