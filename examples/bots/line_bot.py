#!/usr/bin/env python3
"""A bot that knows nothing of sacbe but the line protocol of docs/bot-protocol.md; any language can do the same.

It prefers actions that it has not done lately, and takes one of them by chance. Try it from this folder:

    sacbe tournament silver_gold --bots ./line_bot.py,random --games 40
"""

import json
import random
import sys
from typing import Any


class LineBot:
    def __init__(self, start: dict[str, Any]) -> None:
        self.random = random.Random(start["seed"])
        self.lately: list[int] = []

    def choose(self, question: dict[str, Any]) -> int:
        """Each legal action has a number and a name; the view is all that our seat may know."""
        legal = [choice["action"] for choice in question["legal"]]
        fresh = [action for action in legal if action not in self.lately] or legal
        action: int = self.random.choice(fresh)
        self.lately = [*self.lately, action][-20:]
        return action


def main() -> None:
    bot: LineBot | None = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":
            bot = LineBot(message)
            print(json.dumps({"type": "ready"}), flush=True)
        elif message["type"] == "choose" and bot is not None:
            print(json.dumps({"action": bot.choose(message)}), flush=True)
        elif message["type"] == "end":
            break


if __name__ == "__main__":
    main()
