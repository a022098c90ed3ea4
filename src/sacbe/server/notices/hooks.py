"""Webhooks: a request to an address that the person gives, in Discord's form or as plain JSON."""

import json
import re
from typing import Any, Final

from sacbe.server.notices.letters import Written
from sacbe.server.notices.outward import NoAnswer, Outward, Unreachable, parse
from sacbe.server.notices.sorting import Pace
from sacbe.server.notices.ways import Fate, HandOver, Result, deliver, judged
from sacbe.server.store.channels import ChannelRow

HOOK_PACE: Final = Pace(10_000, 10)
HOOKS_AT_ONCE: Final = 16
MOST_CONTENT: Final = 2_000
"""Discord takes no longer message."""
AGENT: Final = "Sacbe (+https://github.com/sacbe-games/sacbe)"
_MARKUP: Final = re.compile(r"([\\*_~`|>#\[\]()<@:-])")


class Hook:
    """A webhook that knows messages again, by their id."""

    name = "json"
    pace = HOOK_PACE
    at_once = HOOKS_AT_ONCE

    def __init__(self, outward: Outward) -> None:
        self._outward = outward

    async def send(self, written: Written, channel: ChannelRow, hand_over: HandOver) -> Result:
        try:
            address = parse(channel.address, self._outward.inside)
        except ValueError:
            return Result(Fate.REFUSED)
        headers = {"content-type": "application/json", "idempotency-key": written.id, "user-agent": AGENT}
        return await deliver(self._outward, address, headers, json.dumps(document(written)).encode())


def document(written: Written) -> dict[str, Any]:
    """A message as a program reads it; docs/api.md has it."""
    notices = [
        {
            "kind": line.kind,
            "text": line.text,
            "link": line.link,
            "at": line.at,
            "table": line.table,
            "game": line.game,
            "seat": line.seat,
        }
        for line in written.lines
    ]
    return {
        "id": written.id,
        "title": written.title,
        "text": written.text,
        "link": written.link,
        "stop": written.stop,
        "language": written.language,
        "notices": notices,
    }


class Discord:
    """A webhook of Discord, or of what takes the same form. It knows no message again: each is handed over once."""

    name = "discord"
    pace = HOOK_PACE
    at_once = HOOKS_AT_ONCE

    def __init__(self, outward: Outward) -> None:
        self._outward = outward

    async def send(self, written: Written, channel: ChannelRow, hand_over: HandOver) -> Result:
        try:
            address = parse(channel.address, self._outward.inside)
        except ValueError:
            return Result(Fate.REFUSED)
        if not await hand_over():
            return Result(Fate.UNKNOWN)
        headers = {"content-type": "application/json", "user-agent": AGENT}
        try:
            return judged(*await self._outward.post(address, headers, json.dumps(content(written)).encode()))
        except Unreachable:
            return Result(Fate.AGAIN)
        except NoAnswer:
            return Result(Fate.UNKNOWN)


def content(written: Written) -> dict[str, Any]:
    """A message as Discord shows it: names are text, and call nobody."""
    end = f"\n-# [{escaped(written.stop_says)}](<{written.stop}>)"
    text = "\n".join(f"{escaped(line.text)} <{line.link}>" for line in written.lines)
    return {"content": text[: MOST_CONTENT - len(end)] + end, "allowed_mentions": {"parse": []}}


def escaped(text: str) -> str:
    return _MARKUP.sub(r"\\\1", text)
