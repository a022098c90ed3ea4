"""A bot program that looks for the seed finds it nowhere, and who plays alone sees imagined positions only."""

import json
import os
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Command

import sacbe
from sacbe.arena.league import League
from sacbe.arena.results import Results, commitment, secret_path
from sacbe.arena.tournament import Tournament
from sacbe.bots.environment_variables import HIDDEN, can_enclose
from sacbe.engine.errors import SacbeError

PLAN = Tournament("silver_gold", {"players": 2}, ("greedy", "random"), seed=987_654_321)
needs_enclosure = pytest.mark.skipif(not can_enclose(), reason="this system gives no user namespaces")

SPY = """
import json, os, pathlib, sys
found = {}
for process in pathlib.Path("/proc").glob("[0-9]*"):
    for name in ("cmdline", "environ"):
        try:
            found[f"{process}/{name}"] = (process / name).read_bytes().decode(errors="replace")
        except OSError as error:
            found[f"{process}/{name}"] = str(error)
for path in FILES:
    try:
        found[path] = str(os.listdir(path)) if os.path.isdir(path) else open(path).read()
    except OSError as error:
        found[path] = str(error)
found["own"] = str(dict(os.environ))
REPORT
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "end":
        break
    answer = {"type": "ready"} if asked["type"] == "start" else {"action": asked["legal"][0]["action"]}
    print(json.dumps(answer), flush=True)
"""


@pytest.fixture(autouse=True)
def nothing_stays_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HIDDEN, "")


def spy(folder: Path, *files: Path) -> tuple[str, Path]:
    """A program that looks everywhere and writes down what it found."""
    report = folder / "found.json"
    code = SPY.replace("FILES", repr([str(file) for file in files]))
    code = code.replace("REPORT", f"open({str(report)!r}, 'w').write(json.dumps(found))")
    program = folder / "spy.py"
    program.write_text(code)
    return f"exec:{sys.executable} {program}", report


@needs_enclosure
def test_a_program_finds_the_seed_nowhere(tmp_path: Path, command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    results, seed_file, records = tmp_path / "week.jsonl", tmp_path / "seed.txt", tmp_path / "records"
    seed_file.write_text("987654321\n")
    program, report = spy(tmp_path, results, secret_path(results), seed_file, records)
    words = ["tournament", "silver_gold", "--bots", f"{program},random", "--games", "2", "--option", "players=2"]
    words += ["--results", str(results), "--records", str(records), "--processes", "1"]
    done = command(*words, "--seed-file", str(seed_file))
    assert done.code == 0, done.err
    found = json.loads(report.read_text())
    assert "987654321" not in json.dumps(found)
    assert [name for name in found if name.startswith("/proc/")] == ["/proc/1/cmdline", "/proc/1/environ"]
    assert found[str(results)] == found[str(secret_path(results))] == found[str(seed_file)] == ""
    assert found[str(records)] == "[]", "records tell what was dealt"
    assert len(list(records.iterdir())) == 2
    again = tmp_path / "again.jsonl"
    monkeypatch.setenv("SACBE_SEED", "987654321")
    words[words.index("--results") + 1] = str(again)
    assert command(*words).code == 0
    found = json.loads(report.read_text())
    assert "987654321" not in json.dumps(found)
    lines, others = results.read_text().splitlines(), again.read_text().splitlines()
    assert json.loads(lines[1])["scores"] == json.loads(others[1])["scores"], "the same seed, given otherwise"


def test_a_seed_on_the_command_line_is_refused_where_programs_play(tmp_path: Path, command: Command) -> None:
    program, _ = spy(tmp_path)
    said = command("tournament", "silver_gold", "--bots", f"{program},random", "--seed", "5")
    assert said.code == 2 and "programs could read it in the command line" in said.err
    said = command("sim", "silver_gold", "--seats", "greedy,random", "--seed", "5", "--isolated")
    assert said.code == 2 and "SACBE_SEED" in said.err


def test_a_plan_line_is_committed_to_its_seed_and_reveals_it_at_the_end(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    kept = Results(PLAN, path, sealed=True)
    kept.add(next(iter(PLAN.play([0]))))
    kept.close()
    assert str(PLAN.seed) not in path.read_text()
    plan = json.loads(path.read_text().splitlines()[0])
    assert os.name != "posix" or secret_path(path).stat().st_mode & 0o077 == 0
    kept = Results(PLAN, path, sealed=True)
    assert kept.missing(2) == [1]
    kept.add(next(iter(PLAN.play([1]))))
    kept.reveal()
    kept.close()
    assert not secret_path(path).exists()
    revealed = json.loads(path.read_text().splitlines()[-1])["revealed"]
    assert plan["seed_commitment"] == commitment(revealed["seed"], revealed["salt"]) and revealed["seed"] == PLAN.seed
    looked = Results(PLAN, path, only_look=True)
    assert looked.missing(2) == [] and looked.revealed
    other = Tournament("silver_gold", {"players": 2}, ("greedy", "random"), seed=6)
    with pytest.raises(SacbeError, match=r"holds another tournament \(its seed is another\)"):
        Results(other, path)


def test_without_the_secret_beside_it_a_sealed_file_cannot_go_on(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    Results(PLAN, path, sealed=True).close()
    secret_path(path).unlink()
    with pytest.raises(SacbeError, match="with the seed is missing"):
        Results(PLAN, path)


def test_files_of_before_keep_their_open_seed(tmp_path: Path) -> None:
    path = tmp_path / "old.jsonl"
    Results(PLAN, path).close()
    assert json.loads(path.read_text())["seed"] == PLAN.seed
    kept = Results(PLAN, path, sealed=True)
    kept.reveal()
    kept.close()
    assert len(path.read_text().splitlines()) == 1


def test_a_bot_that_plays_alone_plays_by_the_rules() -> None:
    game = sacbe.load("silver_gold", players=2)
    record = sacbe.play(game, ["greedy", "random"], seed=3, isolated=True)
    assert record.position.is_over and record.verify() > 0
    assert record.text() == sacbe.play(game, ["greedy", "random"], seed=3, isolated=True).text()


def test_records_of_a_simulation_can_be_checked(tmp_path: Path, command: Command) -> None:
    folder = tmp_path / "deep" / "records"
    words = ("sim", "tikal", "--seats", "random,random", "--games", "3", "--seed", "2", "--records", str(folder))
    assert command(*words, "--processes", "1").code == 0
    found = sorted(folder.iterdir())
    assert [path.name for path in found] == ["000000.txt", "000001.txt", "000002.txt"]
    assert all(sacbe.Record.read(path).verify() > 0 for path in found)


def test_the_rating_list_keeps_its_games(tmp_path: Path, command: Command) -> None:
    league = tmp_path / "bots.jsonl"
    words = ("tournament", "silver_gold", "--option", "players=2", "--processes", "1", "--league", str(league))
    assert command(*words, "--bots", "greedy,random", "--games", "20", "--seed", "1").code == 0
    assert command(*words, "--bots", "greedy,random", "--games", "24", "--seed", "1").code == 0
    assert command(*words, "--bots", "random,greedy", "--games", "20", "--seed", "2").code == 0
    kept = League(league)
    assert len(kept.played) == 24 + 20, "no game counts twice"
    told = json.loads(command("ratings", str(league), "--json").out)
    assert told["games"] == 44 and [bot["bot"] for bot in told["bots"]][-1] == "random"
    assert {bot["bot"]: bot["games"] for bot in told["bots"]} == {"greedy": 44, "random": 44}
    shown = command("ratings", str(league))
    assert "44 games of silver_gold" in shown.out
    said = command("tournament", "tikal", "--bots", "greedy,random", "--games", "1", "--league", str(league))
    assert said.code == 2 and "is the rating list of silver_gold, not of tikal" in said.err
    said = command("ratings", str(tmp_path / "none.jsonl"))
    assert said.code == 2 and "there is no rating list" in said.err
