"""Programs as bots: what they are told, what they may answer, and how every way to fail is named and ended."""

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.docs.pages import ROOT

import sacbe
from sacbe.arena.match import play
from sacbe.arena.turn_times import Clock
from sacbe.bots import process_bot
from sacbe.bots.bot import Sight
from sacbe.bots.entrants import check_entrant, is_program, make_entrant
from sacbe.bots.levels import make_bot
from sacbe.bots.process_bot import BotError, ProcessBot, command_of
from sacbe.engine.chance import Dealer, rng, seed_bytes
from sacbe.engine.errors import OptionError

LINE_BOT = ROOT / "examples" / "bots" / "line_bot.py"
READY = 'print(\'{"type": "ready"}\', flush=True)'
ASK = "import json, sys; lines = iter(sys.stdin)\nstart = json.loads(next(lines))\n" + READY + "\n"


def program(folder: Path, code: str) -> str:
    """A program written for a test, as a bot is named on the command line."""
    file = folder / "bot.py"
    file.write_text(code, encoding="utf-8")
    return f"exec:{sys.executable} {file}"


def first_sight() -> Sight:
    game = sacbe.load("silver_gold", players=2, start_player="seat-1")
    record = sacbe.Record(game)
    record.deal(Dealer(seed_bytes(1)))
    return Sight(record.position, 0)


def bot_of(spec: str) -> ProcessBot:
    made = make_entrant(spec, sacbe.load("silver_gold", players=2), rng("test"))
    assert isinstance(made, ProcessBot)
    return made


def is_running(mark: str) -> bool:
    """Is there a process with this word in its command? Enclosed programs have numbers of their own."""
    return subprocess.run(["pgrep", "-f", mark], capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize("game", sacbe.games())
def test_the_example_plays_every_game_to_its_end(game: str) -> None:
    table = sacbe.load(game, players=2)
    record = sacbe.play(table, [str(LINE_BOT), "random"], seed=3)
    assert record.position.is_over
    assert record.text() == sacbe.play(table, [str(LINE_BOT), "random"], seed=3).text(), "its seed decides"


def test_the_example_is_short_and_does_not_know_us() -> None:
    text = LINE_BOT.read_text(encoding="utf-8")
    assert "import sacbe" not in text and "from sacbe" not in text
    code = [line for line in text.splitlines() if line.strip()]
    assert len(code) <= 40


def test_a_program_is_told_the_table_and_then_view_and_legal_actions(tmp_path: Path) -> None:
    heard = tmp_path / "heard.json"
    code = ASK + "question = json.loads(next(lines))\n"
    code += f"open({str(heard)!r}, 'w').write(json.dumps([start, question]))\n"
    code += "print(json.dumps({'action': question['legal'][-1]['action'], 'why': 'it is the last'}), flush=True)\n"
    code += "sys.stdin.read()\n"
    sight, bot = first_sight(), bot_of(program(tmp_path, code) + ":3s")
    assert bot.choose(sight) == sight.legal[-1]
    bot.close()
    start, question = json.loads(heard.read_text())
    seed = start.pop("seed")
    assert 0 <= seed < 1 << 32
    assert start == {
        "type": "start",
        "protocol": 1,
        "game": "silver_gold",
        "rules": sight.game.rules,
        "options": sight.game.options,
        "players": 2,
        "actions": sight.game.actions,
        "seat": 0,
        "seconds": 3.0,
    }
    assert question["view"] == json.loads(json.dumps(sight.view))
    assert [choice["action"] for choice in question["legal"]] == sight.legal
    assert question["legal"][0]["name"] == sight.game.name(sight.legal[0])


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("print('hello', flush=True); input()", "answered 'hello', not a JSON object"),
        ("print('{}', flush=True); input()", "answered '{}' to the start, not"),
        ("import sys; sys.exit('no licence')", "exit code 1; it said 'no licence' at last"),
        ("raise RuntimeError('broken')", "it said 'RuntimeError: broken' at last"),
        (ASK + "next(lines); print('[1]', flush=True); input()", "answered '[1]', not a JSON object"),
        (ASK + "next(lines); print('{\"action\": -5}', flush=True); input()", "is not one of its legal actions"),
        (ASK + "next(lines); print('{\"action\": true}', flush=True); input()", "is not one of its legal actions"),
        (ASK + "next(lines); print('{\"move\": 1}', flush=True); input()", "is not one of its legal actions"),
        (ASK + "next(lines); import os; os.close(1); input()", "closed its output in the middle of the game"),
        (ASK + "next(lines); sys.exit(3)", "exit code 3; it said nothing at last"),
        (ASK + "next(lines); print('x' * 2000000, flush=True); input()", "a line of more than 1048576 bytes"),
        (ASK + "next(lines); print('x' * 2000000, end='', flush=True); input()", "a line of more than 1048576 bytes"),
    ],
)
def test_a_bad_program_is_one_sentence_that_names_it(tmp_path: Path, code: str, sentence: str) -> None:
    bot = bot_of(program(tmp_path, code))
    with pytest.raises(BotError) as caught:
        bot.choose(first_sight())
    assert sentence in str(caught.value)
    assert str(caught.value).startswith(f"the bot exec:{sys.executable}")
    assert "\n" not in str(caught.value)


def test_a_slow_program_is_ended_with_all_that_it_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process_bot, "GRACE", 0.2)
    mark = str(tmp_path)
    code = ASK + "import subprocess, time\n"
    code += f"child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)', {mark!r}])\n"
    code += "time.sleep(600)\n"
    begun = time.monotonic()
    with pytest.raises(BotError, match=r"did not end its turn within 2 s"):
        bot_of(program(tmp_path, code) + ":1.8s").choose(first_sight())
    assert time.monotonic() - begun < 20
    deadline = time.monotonic() + 10
    while is_running(mark):
        assert time.monotonic() < deadline, "something is still running"
        time.sleep(0.05)


def answering(first: str, last: str = "pass") -> str:
    """A program that does something before and after each answer."""
    code = ASK + "import time\nfor line in lines:\n    question = json.loads(line)\n"
    code += f"    if question['type'] == 'end': break\n    {first}\n"
    return code + f"    print(json.dumps({{'action': question['legal'][0]['action']}}), flush=True)\n    {last}\n"


def test_the_answers_of_a_turn_together_must_come_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process_bot, "GRACE", 0.0)
    sight, bot = first_sight(), bot_of(program(tmp_path, answering("time.sleep(1)")) + ":2.5s")
    for _ in range(3):
        bot.new_turn()
        bot.choose(sight)
    with pytest.raises(BotError, match=r"did not end its turn within 2\.5 s"):
        for _ in range(3):
            bot.choose(sight)


def test_every_turn_of_a_game_has_its_seconds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[ProcessBot] = []

    def noted(bot: ProcessBot) -> None:
        begun.append(bot)

    monkeypatch.setattr(ProcessBot, "new_turn", noted)
    clock = Clock(2)
    game, bots = sacbe.load("tzolkin", players=2), [program(tmp_path, answering("pass")), "random"]
    play(game, bots, 4, clock)
    assert len(begun) == clock.turns[0].count < clock.decisions[0].count
    begun.clear()
    play(game, bots, 4)
    assert len(begun) == clock.turns[0].count, "without a clock, too"


def test_a_line_that_nobody_asked_for_is_no_answer(tmp_path: Path) -> None:
    sight, bot = first_sight(), bot_of(program(tmp_path, answering("pass", "print('[1]', flush=True)")))
    bot.choose(sight)
    time.sleep(0.5)
    with pytest.raises(BotError, match=r"wrote '\[1\]', which nobody asked for"):
        bot.choose(sight)


def test_a_program_is_ended_when_the_game_breaks_off_elsewhere(tmp_path: Path) -> None:
    class Broken:
        def choose(self, sight: Sight) -> int:
            raise ZeroDivisionError

    code = ASK + "for line in lines:\n    question = json.loads(line)\n    if question['type'] == 'end': break\n"
    code += "    print(json.dumps({'action': question['legal'][0]['action']}), flush=True)\n"
    with pytest.raises(ZeroDivisionError):
        sacbe.play(sacbe.load("silver_gold", players=2), [program(tmp_path, code), Broken()], seed=1)
    assert not is_running(str(tmp_path))


def test_what_is_a_program_and_what_is_a_name() -> None:
    game = sacbe.load("silver_gold", players=2)
    assert is_program("./bot") and is_program("exec:bot") and is_program("/a/bot:2s") and not is_program("expert:2s")
    with pytest.raises(OptionError, match=r"\./nobody is not a program that can be started here"):
        check_entrant("./nobody", game)
    with pytest.raises(OptionError, match="no-such-program is not a program"):
        check_entrant("exec:no-such-program --port 8080", game)
    with pytest.raises(OptionError, match="an empty command starts nothing"):
        check_entrant("exec:", game)
    with pytest.raises(OptionError, match="cannot read the command"):
        check_entrant("exec:'bot", game)


def test_only_seconds_after_a_colon_are_a_budget() -> None:
    assert bot_of(f"exec:{sys.executable} host:8080")._command[-1] == "host:8080"
    assert bot_of(f"exec:{sys.executable} host:250ms")._seconds == 0.25
    assert command_of("a 'b c' $HOME") == ["a", "b c", "$HOME"], "no shell reads it"


def test_a_name_from_elsewhere_never_starts_a_program() -> None:
    game = sacbe.load("silver_gold", players=2)
    for name in (str(LINE_BOT), f"exec:{LINE_BOT}"):
        with pytest.raises(OptionError, match="there is no bot"):
            make_bot(name, game, rng(1))
