"""Schemathesis against a real server, by the description that the server gives of itself.

It asks as somebody who holds seats at running tables of all three games, so most of what it sends gets as far as the
game. Every answer has to be one that the description names, of the type it names, and never a mistake of ours.
"""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tests.server.serving import BOT, HUMAN, OPEN, Client, Server, serve

__all__ = ["serve"]

GAMES = ("silver_gold", "tikal", "tzolkin")
EXAMPLES = 8
EXCLUDED = "positive_data_acceptance"
"""Much that is well formed is rightly refused here: a bot that does not exist, a game that is over."""


def test_every_answer_is_one_that_the_description_names(serve: Callable[..., Server], tmp_path: Path) -> None:
    server = serve()
    ana = server.client("Ana")
    (tmp_path / "schemathesis.toml").write_text(_configuration(ana, server.client("Bo")))
    done = subprocess.run(
        [
            *(sys.executable, "-m", "schemathesis.cli", "run", f"{server.url}/api/schema/openapi.json"),
            *("--header", f"Authorization: Bearer {ana.token}", "--exclude-checks", EXCLUDED),
            *("--max-examples", str(EXAMPLES), "--phases", "examples,coverage,fuzzing", "--continue-on-failure"),
            *("--seed", "20260115", "--suppress-health-check", "all", "--generation-database", "none"),
            *("--warnings", "off"),
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-20_000:] + done.stderr
    assert "Traceback" not in server.said(), server.said()


def _configuration(ana: Client, bo: Client) -> str:
    """Words for what cannot be guessed: tables, invitations, proposals and what may be done."""
    tables: list[str] = []
    tokens: list[str] = []
    records: list[str] = []
    proposals: list[str] = []
    for game in GAMES:
        tables += [ana.make(game, HUMAN, HUMAN).id for _ in range(3)]
        tables.append(ana.make(game, HUMAN, BOT).id)
        waiting = ana.make(game, HUMAN, OPEN, OPEN, listed=True)
        tables.append(waiting.id)
        tokens += waiting.invitations.values()
        shared = ana.make(game, HUMAN, OPEN)
        bo.join(shared.invitations[1])
        proposals.append(bo.propose_end(shared.id, 1)["table"]["proposals"][0]["id"])
        tables.append(shared.id)
        over = ana.make(game, HUMAN, HUMAN).id
        ana.resign(over, 0)
        tables.append(over)
        records.append(ana.record(over))
    actions = [each["action"] for table in tables for each in ana.state(table, 0)["legal"][:3]]
    words: dict[str, tuple[str, list[str] | list[int]]] = {
        "path.table_id": ("tables", tables),
        "path.proposal": ("proposals", proposals),
        "path.game": ("games", list(GAMES)),
        "path.seat": ("seats", [0, 1]),
        "query.seat": ("seats", [0, 1]),
        "body.seat": ("seats", [0, 1]),
        "body.expected": ("steps", [0, 1, 2, 3]),
        "body.actions[*]": ("actions", actions),
        "body.action": ("actions", actions),
        "body.token": ("tokens", tokens),
        "body.game": ("games", list(GAMES)),
        "body.level": ("levels", ["random", "casual"]),
        "body.record": ("records", records),
    }
    lines = [f"[dictionaries.{name}]\nvalues = {json.dumps(values)}" for name, values in dict(words.values()).items()]
    bound = [f'"{place}" = {{ dictionary = "{name}", probability = 0.8 }}' for place, (name, _) in words.items()]
    return "\n".join([*lines, "[parameters]", *bound]) + "\n"
