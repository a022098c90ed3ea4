"""docs/api.md is true: its examples are what the server reads and says, and it names every request there is."""

import asyncio
import importlib.util
import json
import re
from types import ModuleType
from typing import Any

import msgspec
from tests.docs.pages import FENCE, ROOT, blocks
from tests.server.serving import Server, server

from sacbe.server import live_socket, wire

__all__ = ["server"]

PAGE = ROOT / "docs" / "api.md"
TEXT = PAGE.read_text(encoding="utf-8")
SOURCES = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "src" / "sacbe" / "server").rglob("*.py"))]
GAMES = ("silver_gold", "tikal", "tzolkin")


def test_every_example_is_what_the_server_reads_or_says() -> None:
    shown = [(words, code) for words, code in FENCE.findall(TEXT) if words.startswith("json")]
    assert len(shown) > 20
    for words, code in shown:
        fits(code, getattr(wire, words.removeprefix("json ")))


def test_every_line_of_a_conversation_is_a_message() -> None:
    said: set[str] = set()
    for block in blocks(PAGE, "live"):
        for line in block.splitlines():
            sign, _, message = line.partition(" ")
            fits(message, wire.Incoming if sign == ">" else wire.Outgoing)
            said.add(json.loads(message)["type"])
    assert {"hello", "state", "act", "update", "done", "refused", "ping", "pong"} <= said


def fits(example: str, kind: object) -> None:
    """Decode an example strictly; nothing in it may be unknown to the type."""
    decoded: Any = msgspec.json.decode(example, type=kind)
    assert_within(json.loads(example), msgspec.to_builtins(decoded))


def assert_within(example: object, known: object) -> None:
    if isinstance(example, dict) and isinstance(known, dict):
        tagged = set(example) - {"type"}
        left_out = {"clause", "message", "args", "place", "id", "state"}
        assert tagged <= set(known) | left_out, f"{tagged - set(known)} is not there"
        for name in tagged & set(known):
            assert_within(example[name], known[name])
    elif isinstance(example, list) and isinstance(known, list):
        for one, other in zip(example, known, strict=True):
            assert_within(one, other)


def test_the_page_names_every_request_and_no_other(server: Server) -> None:
    document = server.onlooker().call("GET", "/schema/openapi.json")
    there = {f"{method.upper()} {path}" for path, item in document["paths"].items() for method in item}
    table = TEXT[TEXT.index("## All requests") :]
    named = set(re.findall(r"^\| `((?:GET|POST|PUT|DELETE) /api\S+)` \|", table, re.MULTILINE))
    assert named == there
    mentioned = re.findall(r"`((?:GET|POST|PUT|DELETE) /api[^`?]+)", TEXT)
    assert set(mentioned) - {"POST /api/tables"} <= there


def test_the_page_names_every_kind_of_refusal_with_its_status_and_no_other() -> None:
    there: set[tuple[int, str]] = set()
    for source in SOURCES:
        there |= {(int(status), kind) for status, kind in re.findall(r'Denial\(\s*(\d+),\s*"([a-z-]+)"', source)}
        there |= {(int(status), kind) for status, kind in re.findall(r'(\d{3}): \("([a-z-]+)", say', source)}
    named = {
        (int(status), kind)
        for status, kinds in re.findall(r"^\| (\d{3}) \| (`[^|]+) \|", TEXT, re.MULTILINE)
        for kind in re.findall(r"`([a-z-]+)`", kinds)
    }
    assert named == there


def test_the_page_names_every_message_and_every_code_of_the_live_channel() -> None:
    live = TEXT[TEXT.index("## Live: the WebSocket") : TEXT.index("## Plans")]
    for kind in (*wire.Incoming.__args__, *wire.Outgoing.__args__):
        assert f"`{kind.__struct_config__.tag}`" in live, kind
    for code in (live_socket.COME_BACK, live_socket.TOO_LATE):
        assert f"| {code} |" in live
    assert f"within {live_socket.HELLO_SECONDS:.0f} seconds" in live
    assert f"more than {wire.PAGE_MOST} missed steps" in live


def test_the_example_plays_whole_games_of_all_three(server: Server) -> None:
    player = module("random_player")

    async def play() -> list[dict[str, Any]]:
        return list(await asyncio.gather(*(player.play(server.url, game) for game in GAMES)))

    for outcome in asyncio.run(play()):
        assert outcome["how"] == "finished"
        assert len(outcome["scores"]) == len(outcome["places"]) == 3
        assert min(outcome["places"]) == 1


def module(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / "online" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded
