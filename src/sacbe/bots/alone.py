"""A Python bot in a process of its own, which gets imagined positions and nothing else: `--isolated`.

In the process that runs the game, a Python bot could look at anything: the real position, the seed, the other bots.
Here it gets a whole position that agrees with what its seat knows; everything else is drawn again. This file is both
ends: `AloneBot` asks, `python -m sacbe.bots.alone NAME` answers. docs/bot-protocol.md has the protocol.
"""

import json
import sys
from typing import Any, Final

from sacbe.bots.bot import Sight
from sacbe.bots.levels import make_bot
from sacbe.bots.process_bot import ProcessBot
from sacbe.engine.chance import Rng, rng
from sacbe.engine.errors import SacbeError
from sacbe.engine.game import Json
from sacbe.engine.registry import load

SECONDS: Final = 600.0
"""The most for a turn. The bot's own budget ends it earlier; this ends a bot that hangs."""


class AloneBot(ProcessBot):
    """A bot, given by name, that plays in a process of its own."""

    def __init__(self, name: str, random: Rng) -> None:
        super().__init__(name, [sys.executable, "-m", "sacbe.bots.alone", name], random, SECONDS)
        self._imagining = rng("alone", self._seed)

    def _question(self, sight: Sight) -> Json:
        return {"position": sight.imagine(self._imagining).to_json(), "legal": sight.legal}


def main(name: str) -> None:
    """Answer questions until there are no more."""
    started = json.loads(sys.stdin.readline())
    game = load(started["game"], **started["options"])
    bot = make_bot(name, game, rng("alone", started["seed"], "bot"))
    _say({"type": "ready"})
    for line in sys.stdin:
        asked: dict[str, Any] = json.loads(line)
        if asked["type"] == "end":
            return
        _say({"action": int(bot.choose(Sight(game.position(asked["position"]), asked["seat"])))})


def _say(message: Json) -> None:
    print(json.dumps(message), flush=True)


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    except SacbeError as error:
        sys.exit(str(error))
