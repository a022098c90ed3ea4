"""What programs and packages find in their environment: what they need, and none of the host's secrets."""

import json
import os
import sys
from pathlib import Path

import pytest
from tests.docs.pages import ROOT

from sacbe.arena.tournament import Tournament
from sacbe.bots.environment_variables import ALLOWED, FOR_BOTS, MORE, bot_environment

SECRETS = {
    "SACBE_DATABASE_URL": "postgresql://sacbe:secret@localhost/sacbe",
    "PGPASSWORD": "secret",
    "SACBE_METRICS_TOKEN": "secret",
    "AWS_SECRET_ACCESS_KEY": "secret",
    "HTTPS_PROXY": "http://me:secret@proxy",
}
PROGRAM = """import json, os, sys
lines = iter(sys.stdin)
next(lines)
seen = {"environment": dict(os.environ), "files": [], "folder": os.getcwd()}
if os.path.isdir("/proc/self/fd"):
    for name in os.listdir("/proc/self/fd"):
        try:
            seen["files"].append(os.readlink("/proc/self/fd/" + name))
        except OSError:
            pass
open(%r, "w").write(json.dumps(seen))
print('{"type": "ready"}', flush=True)
for line in lines:
    question = json.loads(line)
    if question["type"] == "end":
        break
    print(json.dumps({"action": question["legal"][0]["action"]}), flush=True)
"""


def test_a_bot_gets_what_is_allowed_and_what_the_host_names() -> None:
    given = {
        **SECRETS,
        "PATH": "/bin",
        "LANG": "ro_RO.UTF-8",
        "Path": "C:",
        "MY_MODEL": "a",
        "MY_KEY": "b",
        "OTHER": "c",
    }
    plain = bot_environment(given)
    assert plain == {"PATH": "/bin", "LANG": "ro_RO.UTF-8", "Path": "C:"}
    assert bot_environment({**given, MORE: "MY_MODEL, MY_KEY"}) == {**plain, "MY_MODEL": "a", "MY_KEY": "b"}


def test_nothing_that_is_allowed_sounds_like_a_secret() -> None:
    for name in ALLOWED:
        assert name == name.upper()
        assert not any(part in name for part in ("KEY", "TOKEN", "SECRET", "PASS", "URL", "AUTH", "PROXY"))


def test_the_page_shows_the_variables_that_are_allowed() -> None:
    page = (ROOT / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
    rows = [f"| {what} | {', '.join(f'`{name}`' for name in names.split())} |" for what, names in FOR_BOTS.items()]
    assert "\n".join(rows) in page
    assert MORE in page


@pytest.mark.parametrize("processes", [1, 2])
def test_a_program_in_a_tournament_sees_no_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, processes: int
) -> None:
    """In the process of the command and in its worker processes."""
    for name, value in SECRETS.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("MY_MODEL", "small")
    monkeypatch.setenv(MORE, "MY_MODEL")
    told, bot = tmp_path / "told.json", tmp_path / "bot.py"
    bot.write_text(PROGRAM % str(told), encoding="utf-8")
    with (tmp_path / "open").open("w"):
        plan = Tournament("silver_gold", {"players": 2}, (f"exec:{sys.executable} {bot}", "random"), seed=1)
        assert len(list(plan.play(range(2), processes))) == 2
    seen = json.loads(told.read_text())
    assert "secret" not in json.dumps(seen["environment"])
    assert seen["environment"]["PATH"] == os.environ["PATH"]
    assert seen["environment"]["MY_MODEL"] == "small"
    assert MORE not in seen["environment"]
    assert str(tmp_path / "open") not in seen["files"]
    assert Path(seen["folder"]) == Path.cwd(), "a relative path in its command means what it means to whoever typed it"
