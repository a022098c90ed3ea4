"""`sacbe play`: whole games through typed lines, undo, refusals, secrecy, saving and going on, screens that fit."""

import io
import os
import pty
import re
import select
import signal
import stat
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import sacbe
from sacbe.cli.play import play
from sacbe.engine.chance import rng, seed_bytes
from sacbe.engine.game import Json
from sacbe.terminal import silver_gold as silver_gold_text
from sacbe.terminal.drawing import WIDTH
from sacbe.terminal.menu import USUAL
from sacbe.terminal.seats import parse_seats
from sacbe.terminal.terminal import HEIGHT

COMMAND = [sys.executable, "-c", "from sacbe.cli import main; main()", "play"]
SEED = 987654321987654321
FIRST_CHOICE = ["moves", "1!"]
"""Two lines that do the first thing allowed, whatever is asked."""
WHOLE_GAME = FIRST_CHOICE * 200


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SACBE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


class Table:
    """Plays through `play` with lines typed beforehand; what was shown and what was saved can be looked at."""

    def __init__(self, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.path = path
        self.shown = ""
        self.code = -1
        self._monkeypatch = monkeypatch

    def type(self, *lines: str, seats: str = "human,greedy", seed: int = SEED, plain: bool = False) -> str:
        """Begin a game, or go on with the one there is, until the lines run out. What was shown."""
        sink = io.StringIO()
        self._monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        self._monkeypatch.setattr(sys, "stdout", sink)
        if self.path.exists():
            self.code = play(resume=self.path, plain=plain)
        else:
            self.code = play(text="silver_gold", seats=seats, seed=seed, plain=plain, save=self.path)
        self.shown = sink.getvalue()
        return self.shown

    @property
    def record(self) -> sacbe.Record:
        return sacbe.Record.read(self.path)


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Table:
    return Table(tmp_path / "game.txt", monkeypatch)


# Playing


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize(
    "seats", ["human,greedy", "Ana=human,random,greedy", "human,human", "random,human,greedy,random"]
)
def test_a_whole_game_is_played_by_typing(table: Table, seats: str, plain: bool) -> None:
    lines = ["", *FIRST_CHOICE] * 300 if seats.count("human") > 1 else WHOLE_GAME
    shown = table.type(*lines, seats=seats, plain=plain)
    assert table.code == 0
    assert table.record.position.is_over
    assert table.record.verify() == table.record.draws()
    assert "The game is over." in shown
    for score in table.record.position.scores():
        assert str(score) in shown[shown.index("The game is over.") :]
    assert f"The record lies in {table.path}" in shown


def test_two_presses_of_enter_begin_a_game_against_bots(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n\n"))
    assert play() == 0
    assert "Keep two of these four maps" in capsys.readouterr().out
    (saved,) = (home / "games").iterdir()
    assert sacbe.Record.read(saved).tags["Note"] == f"seats: human, {USUAL}, {USUAL}"


def test_the_menu_takes_seats_as_they_are_written(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\nhuman,nobody\nhuman\nAna=human,random\n"))
    play()
    shown = capsys.readouterr().out
    assert "there is no player 'nobody'" in shown
    assert "Silver & Gold is for 2 to 4 players" in shown
    (saved,) = (home / "games").iterdir()
    assert sacbe.Record.read(saved).names == ["Ana", "random"]


def test_bots_alone_play_to_the_end(table: Table) -> None:
    assert "The game is over." in table.type(seats="greedy,random,greedy")
    assert table.record.position.is_over


def test_the_menu_offers_to_go_on_with_a_saved_game(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n\nmoves\n1!\n"))
    play()
    capsys.readouterr()
    monkeypatch.setattr(sys, "stdin", io.StringIO("99\n5\n"))
    play()
    shown = capsys.readouterr().out
    assert "Please type a number from 1 to 5." in shown
    assert "Which map do you keep besides" in shown
    assert len(list((home / "games").iterdir())) == 1


def test_a_field_brings_a_list_a_preview_and_a_mark(table: Table) -> None:
    table.type(*FIRST_CHOICE * 2)
    pos = table.record.position
    own: Json = pos.view(0)["players"][0]["maps"][0]
    field = next(name for name in silver_gold_text.fields_of(own["id"]) if name not in own["marked"])
    before = pos.view(0)["players"][0]["maps"]
    shown = table.type(f"1 {field}", "1", "no")
    assert "  1) mark 1 " in shown
    assert "███" in shown, "the preview shows the new marks"
    assert table.record.position.view(0)["players"][0]["maps"] == before, "going back changes nothing"
    table.type(f"1 {field}", "1", "")
    assert field in table.record.position.view(0)["players"][0]["maps"][0]["marked"]


def test_another_field_narrows_the_list(table: Table) -> None:
    table.type(*FIRST_CHOICE * 2)
    pos = table.record.position
    pattern = max(pos.legal(0), key=lambda action: len(table.record.game.name(action)))
    fields = table.record.game.name(pattern).split()[2].split("-")
    slot = table.record.game.name(pattern).split()[1]
    shown = table.type(f"{slot} {fields[0]}", " ".join(fields[1:]), "")
    assert table.record.game.name(pattern) in shown
    assert table.record.standing()[-1].action == pattern


# Taking back


def test_undo_takes_back_until_something_new_is_revealed(table: Table) -> None:
    shown = table.type("moves", "1!", "undo", "undo")
    assert "Nothing to take back: A has done nothing that could be taken back." in shown
    assert len(table.record.standing()) == len(table.record.entries) - 2
    shown = table.type("moves", "1!", "moves", "1", "")
    assert "Done. Enter to go on, undo to take it back." in shown
    shown = table.type("undo")
    assert "Which map do you keep besides" in shown
    shown = table.type("moves", "1", "", "", "undo")
    assert "everyone has decided, so it can no longer be taken back" in shown


def test_bots_mark_only_after_the_person_has_agreed_to_go_on(table: Table) -> None:
    table.type(*FIRST_CHOICE * 2)
    lines: list[str] = []
    while 0 in table.record.position.pending:
        table.type("moves", "1", "")
        lines.append(table.shown)
    assert table.record.position.pending == (1,)
    assert "Done. Enter to go on" in lines[-1]
    table.type("")
    assert table.record.position.number == 2


# Refusals and rules


def test_a_refusal_names_its_clause_and_why_shows_it(table: Table) -> None:
    shown = table.type("b2", "why")
    assert "first choose the two maps to keep (SG 2.1)" in shown
    assert re.search(r"SG 2\.1 +Each player is dealt four", shown)
    assert len(table.record.standing()) == 8, "nothing changed"


def test_why_explains_an_action_that_was_not_tried(table: Table) -> None:
    shown = table.type(*FIRST_CHOICE * 2, "why keep P01", "why a1 b2 c3 d4", "why")
    assert "first everyone marks (SG 3.2)" in shown
    assert "these fields form none of the patterns" in shown.lower()


def test_why_says_what_is_allowed(table: Table) -> None:
    table.type()
    hand = table.record.position.view(0)["hand"]
    assert f"It is allowed: keep {hand[0]}" in table.type(f"why {hand[0]}", "why")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("rules 4.3", "SG 4.3 If you cannot or do not want to use the pattern"),
        ("rules 99", "There is no such rule."),
        ("look", "Look at whom? There are A Player, B greedy."),
        ("look Z", "Look at whom?"),
        ("look B", "Nobody sees these maps yet."),
        ("why", "Nothing of yours was refused."),
        ("scores", "total"),
        ("cards", "The eight expedition cards"),
        ("display", "No map lies open."),
        ("help", "To ask, type"),
        ("hint", "Best is keep "),
        ("log", "You are dealt "),
        ("save", "The game is saved in"),
        ("xyzzy", "'xyzzy' is not understood."),
        ("\x1b[A\x00é", "is not understood."),
        ("9" * 5000, "is not understood."),
        ("!", "is not understood."),
    ],
)
def test_every_question_is_answered_and_changes_nothing(table: Table, line: str, answer: str) -> None:
    table.type()
    before = table.path.read_text()
    assert answer in " ".join(table.type(line).split())
    assert table.path.read_text() == before


# Saving and going on


def test_a_game_gone_on_with_is_the_same_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = ["moves", "2!"], ["moves", "1!"], ["moves", "1", "", "undo"], ["moves", "3!"], ["moves", "1!"]
    script = [steps[number % len(steps)] for number in range(160)]
    straight = Table(tmp_path / "straight.txt", monkeypatch)
    straight.type(*[line for step in script for line in step], seats="human,greedy,random")
    assert straight.record.position.is_over
    broken = Table(tmp_path / "broken.txt", monkeypatch)
    at = 0
    random = rng("breaks")
    while at < len(script):
        length = 1 + random.below(9)
        leave = ["quit"] if random.below(2) else []
        lines = [line for step in script[at : at + length] for line in step]
        broken.type(*lines, *leave, seats="human,greedy,random")
        at += length
        if broken.record.position.is_over:
            break
    assert broken.path.read_text() == straight.path.read_text()


def test_the_saved_game_is_for_its_owner_alone(table: Table) -> None:
    table.type(*FIRST_CHOICE)
    assert stat.S_IMODE(table.path.stat().st_mode) == 0o600
    assert "[Seed " in table.path.read_text()
    assert [path.name for path in table.path.parent.iterdir()] == ["game.txt"]


@pytest.mark.parametrize("plain", [False, True])
def test_the_seed_is_never_shown(table: Table, plain: bool) -> None:
    asked = ["help", "log all", "scores", "save", "look B", "why", "rules", "cards", "display", "undo"]
    shown = table.type(*FIRST_CHOICE * 5, *asked, *WHOLE_GAME, plain=plain)
    assert table.record.position.is_over
    secret = seed_bytes(SEED).hex()
    assert secret not in shown
    assert secret.lstrip("0") not in shown
    assert str(SEED) not in shown


def test_a_game_whose_deals_do_not_follow_from_its_seed_is_not_gone_on_with(table: Table) -> None:
    table.type(*FIRST_CHOICE)
    text = table.path.read_text()
    hand = table.record.position.view(0)["hand"]
    other = next(f"S{number:02}" for number in range(1, 12) if f"{{map S{number:02}}}" not in text)
    unkept = next(map_id for map_id in hand if f"keep {map_id}" not in text)
    table.path.write_text(text.replace(f"{{map {unkept}}}", f"{{map {other}}}"))
    with pytest.raises(sacbe.RecordError, match="the seed gives"):
        table.type()


@pytest.mark.parametrize("wrong", ["", "nonsense", '[Game "silver_gold"]\n\nresult *\n'])
def test_a_damaged_file_is_refused_with_the_place(table: Table, wrong: str) -> None:
    table.path.write_text(wrong)
    with pytest.raises(sacbe.RecordError, match=r"line \d+, column \d+"):
        table.type()


def test_a_full_disk_is_told_and_does_not_end_the_game(table: Table, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    table.path = tmp_path / "file" / "game.txt"
    shown = table.type("P01")
    assert "The game is not saved: cannot write" in shown
    assert "Keep two of these four maps" in shown


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(sacbe.OptionError, match="exists already"):
        play(text="silver_gold", seats="human,greedy", save=tmp_path / "mine.txt")
    assert (tmp_path / "mine.txt").read_text() == "mine"


# Seats and options


@pytest.mark.parametrize(
    ("seats", "reason"),
    [
        ("human,gredy", "there is no player 'gredy'; there are human, random, search, greedy"),
        ("human", "must be one of 4, 3, 2, not 1"),
        ("human,greedy,greedy,greedy,greedy", "must be one of 4, 3, 2, not 5"),
        ("Ana=human,Ana=greedy", "two seats are called 'Ana'"),
        ("=human,greedy", "a name has 1 to 20 printed characters"),
        ("A\x07=human,greedy", "a name has 1 to 20 printed characters"),
        ("human,,greedy", "there is no player ''"),
    ],
)
def test_wrong_seats_are_refused(seats: str, reason: str) -> None:
    with pytest.raises(sacbe.OptionError, match=re.escape(reason)):
        play(text="silver_gold", seats=seats)


def test_seats_without_names_get_them() -> None:
    assert [seat.name for seat in parse_seats("human,greedy,greedy,random", "silver_gold")] == [
        "Player", "greedy B", "greedy C", "random",
    ]  # fmt: skip
    assert [seat.name for seat in parse_seats("human, Bea = human", "silver_gold")] == ["Player A", "Bea"]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--text", "chess"], "there is no game 'chess'"),
        (["--text", "silver_gold", "--seats", "human,greedy", "--start-player", "me"], "must be one of random, seat-1"),
        (["--text", "silver_gold", "--seats", "human,greedy", "--seed", "-1"], "a seed is a whole number"),
        (["--text", "silver_gold", "--seats", "human,casual:2s"], "'casual:2s': this bot does not search, so it takes"),
        (["--resume", "nowhere.txt"], "cannot read nowhere.txt: No such file or directory"),
        (["--resume", "nowhere.txt", "--seats", "human,greedy"], "a saved game keeps its players and options"),
    ],
)
def test_mistakes_on_the_command_line_are_one_sentence_and_code_2(arguments: list[str], reason: str) -> None:
    done = subprocess.run([*COMMAND, *arguments], input="", capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert reason in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert done.stdout == ""


def test_help_has_an_example() -> None:
    done = subprocess.run([*COMMAND, "--help"], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert "sacbe play --text silver_gold --seats" in " ".join(done.stdout.split())


# Leaving


def _read_until(terminal: int, wanted: bytes) -> bytes:
    seen = b""
    end = time.monotonic() + 20
    while wanted not in seen:
        assert time.monotonic() < end, seen.decode(errors="replace")
        if select.select([terminal], [], [], 0.1)[0]:
            seen += os.read(terminal, 65536)
    return seen


@pytest.fixture
def keyboard() -> Iterator[tuple[int, int]]:
    """A terminal of 80 by 24 with its two ends."""
    outer, inner = pty.openpty()
    termios.tcsetwinsize(inner, (HEIGHT, WIDTH))
    yield outer, inner
    os.close(outer)
    os.close(inner)


@pytest.mark.parametrize(("key", "code"), [(b"\x03", 130), (b"\x04", 0), (b"quit\r", 0)])
@pytest.mark.parametrize("when", [b"", b"moves\r", b"moves\r1\r"])
def test_leaving_gives_the_terminal_back_and_the_game_is_kept(
    tmp_path: Path, keyboard: tuple[int, int], key: bytes, code: int, when: bytes
) -> None:
    outer, inner = keyboard
    before = termios.tcgetattr(inner)
    path = tmp_path / "game.txt"
    arguments = ["--text", "silver_gold", "--seats", "human,greedy", "--save", str(path)]
    environment = {**os.environ, "TERM": "xterm-256color"}
    with subprocess.Popen([*COMMAND, *arguments], stdin=inner, stdout=inner, stderr=inner, env=environment) as game:
        try:
            seen = _read_until(outer, b"> ")
            for line in when.splitlines():
                os.write(outer, line + b"\r")
                seen += _read_until(outer, b"Enter to ")
            if key == b"quit\r" and when:
                os.write(outer, b"no\r" if b"1" in when else b"\r")
                seen += _read_until(outer, b"> ")
            if key == b"\x03":
                time.sleep(0.3)  # Python's own input() does not notice a signal between its prompt and its wait
                game.send_signal(signal.SIGINT)
            else:
                os.write(outer, key)
            seen += _read_until(outer, b"sacbe play --resume ")
            assert game.wait(20) == code
        finally:
            game.kill()
    assert seen.count(b"\x1b[?1049h") == seen.count(b"\x1b[?1049l") == 1, "the shell's screen comes back"
    assert seen.rindex(b"\x1b[?1049l") < seen.rindex(b"The game is saved."), "the last line stays on it"
    assert termios.tcgetattr(inner) == before
    assert len(sacbe.Record.read(path).standing()) == 8


def test_ctrl_c_at_a_pipe_leaves_a_game_that_can_be_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    arguments = ["--text", "silver_gold", "--seats", "human,greedy", "--save", str(path)]
    pipe = subprocess.PIPE
    with subprocess.Popen([*COMMAND, *arguments], stdin=pipe, stdout=pipe, stderr=pipe, text=True) as game:
        assert game.stdin is not None
        game.stdin.write("moves\n1!\n")
        game.stdin.flush()
        end = time.monotonic() + 20
        while time.monotonic() < end and not (path.exists() and "keep" in path.read_text()):
            time.sleep(0.05)
        game.send_signal(signal.SIGINT)
        out, err = game.communicate(timeout=20)
    assert game.returncode == 130
    assert "Traceback" not in out + err
    assert out.splitlines()[-1] == f"The game is saved. Go on with: sacbe play --resume {path}"
    resumed = subprocess.run([*COMMAND, "--resume", str(path)], input="", capture_output=True, text=True, check=False)
    assert resumed.returncode == 0
    assert "Which map do you keep besides" in resumed.stdout


# Several people at one keyboard


def _turns(shown: str) -> list[tuple[str, str]]:
    """What was shown, cut where the keyboard changes hands: who sat there and what they saw."""
    parts = re.split(r"Hand over to (\w+)\.\n", shown)
    return list(zip(parts[1::2], parts[2::2], strict=True))


ASKED = ["look A", "look B", "scores", "log", "moves", "why a1", "undo"]


@pytest.mark.parametrize("plain", [False, True])
def test_nobody_sees_what_another_person_keeps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plain: bool) -> None:
    """Bea's screens are the same, byte for byte, whatever Ana has kept in secret."""
    seen: dict[str, set[str]] = {"Ana": set(), "Bea": set()}
    for choice in ("1", "2", "3"):
        table = Table(tmp_path / f"{choice}.txt", monkeypatch)
        keep = ["moves", f"{choice}!"]
        shown = table.type("", *keep, *keep, "", *ASKED, seats="Ana=human,Bea=human", plain=plain)
        for name, screens in _turns(shown):
            seen[name].add(screens.replace(str(table.path), ""))
    assert len(seen["Ana"]) == 3
    assert len(seen["Bea"]) == 1


@pytest.mark.parametrize("plain", [False, True])
def test_nobody_sees_what_another_person_marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plain: bool) -> None:
    """The second person's screens are the same, byte for byte, whatever the first has marked in secret."""
    seen: dict[str, set[str]] = {"Ana": set(), "Bea": set()}
    for choice in ("1", "5", "9"):
        table = Table(tmp_path / f"{choice}.txt", monkeypatch)
        keep = ["", *FIRST_CHOICE * 2]
        table.type(*keep, *keep, seats="Ana=human,Bea=human", plain=plain)
        first = table.record.position.pending[0]
        while first in table.record.position.pending:
            table.type("", "moves", f"{choice}!", plain=plain)
        turns = _turns(table.type("", "", "", *ASKED, plain=plain))
        assert [name for name, _ in turns] == [table.record.names[first], table.record.names[1 - first]]
        for name, screens in turns:
            seen[name].add(screens.replace(str(table.path), ""))
    assert sorted(len(screens) for screens in seen.values()) == [1, 3]
    assert len(seen[table.record.names[first]]) == 3


def test_an_opening_hand_is_shown_to_its_owner_alone(table: Table) -> None:
    shown = table.type("", *FIRST_CHOICE * 2, "", "moves", "look A", "log", seats="Ana=human,Bea=human")
    hands = [set(table.record.position.view(seat)["hand"]) for seat in (0, 1)]
    turns = dict(_turns(shown))
    assert all(map_id in turns["Ana"] for map_id in hands[0])
    assert not any(map_id in turns["Ana"] for map_id in hands[1])
    assert all(map_id in turns["Bea"] for map_id in hands[1])
    assert not any(map_id in turns["Bea"] for map_id in hands[0])


# Without pictures


@pytest.mark.parametrize("seats", ["human,greedy,random", "Ana=human,Bea=human"])
def test_plain_is_plain(table: Table, seats: str) -> None:
    asked = [
        "help",
        "log all",
        "scores",
        "look A",
        "look B",
        "moves",
        "cards",
        "display",
        "b2",
        "",
        "why b9",
        "xx",
        "rules",
    ]
    lines = (
        [*FIRST_CHOICE * 5, *asked, *WHOLE_GAME]
        if "Bea" not in seats
        else ["", *FIRST_CHOICE] * 40 + ["", *FIRST_CHOICE, *asked] * 3
    )
    shown = table.type(*lines, seats=seats, plain=True)
    strange = {sign for sign in shown if not (" " <= sign <= "~" or sign == "\n")}
    assert not strange
    assert "|" not in shown
    assert "Free: " in shown
