"""Bots in any language: a program that reads JSON objects line by line and answers on standard output.

docs/bot-protocol.md has the protocol. A program is started without a shell, in a session of its own, without the
host's secrets. Whatever goes wrong with it becomes one sentence that names it. It is always ended.
"""

import json
import os
import queue
import shlex
import shutil
import signal
import subprocess
import tempfile
import threading
from time import perf_counter
from typing import IO, Final

from sacbe.bots.bot import Sight
from sacbe.bots.environment_variables import HIDDEN, bot_environment, can_enclose, enclosed
from sacbe.engine.chance import Rng
from sacbe.engine.errors import OptionError, SacbeError
from sacbe.engine.game import Game, Json

PROTOCOL: Final = 1
SECONDS: Final = 10.0
"""The usual time for a turn."""
GRACE: Final = 1.0
"""An answer this much after the time is too late."""
START: Final = 20.0
"""How long a program may take to say that it is ready."""
END: Final = 1.0
"""How long a program may take to end by itself when the game is over."""
LONGEST_LINE: Final = 1 << 20


class BotError(SacbeError):
    """A program broke the protocol. The sentence names it."""


def command_of(text: str) -> list[str]:
    """The words of a command, split as a shell would split them, without a shell."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise OptionError("bot", f"cannot read the command {text!r}: {error}") from None
    if not words:
        raise OptionError("bot", "an empty command starts nothing")
    return words


class ProcessBot:
    """Plays one seat by asking a program. The first decision starts it, `close` ends it."""

    def __init__(self, name: str, command: list[str], random: Rng, seconds: float | None = None) -> None:
        if shutil.which(command[0]) is None:
            raise OptionError("bot", f"{command[0]} is not a program that can be started here")
        self.name = name
        self._command = command
        self._seed = int(random.word())
        self._seconds = SECONDS if seconds is None else seconds
        self._spent = 0.0  # on the current turn
        self._process: subprocess.Popen[bytes] | None = None
        self._errors: IO[bytes] | None = None
        self._letters: queue.Queue[bytes] = queue.Queue()
        self._answers: queue.Queue[bytes | None] = queue.Queue()

    def choose(self, sight: Sight) -> int:
        try:
            if self._process is None:
                self._start(sight.game, sight.seat)
            answer = self._ask_in_turn({"type": "choose", "seat": sight.seat, **self._question(sight)})
            action = answer.get("action")
            if type(action) is not int or action not in sight.legal:
                raise BotError(f"the bot {self.name} chose {_short(answer)}, which is not one of its legal actions")
        except BaseException:
            self.close()
            raise
        return action

    def _question(self, sight: Sight) -> Json:
        """What the program sees."""
        legal = [{"action": action, "name": sight.game.name(action)} for action in sight.legal]
        return {"view": sight.view, "legal": legal}

    def new_turn(self) -> None:
        """The next decision begins a turn, so the program has all its seconds again."""
        self._spent = 0.0

    def close(self) -> None:
        """Tell the program that the game is over, and end it and everything it has started."""
        process, self._process = self._process, None
        if process is None:
            return
        self._letters.put(_line({"type": "end"}))
        try:
            process.wait(END)
        except subprocess.TimeoutExpired:
            pass
        finally:
            _kill(process)
            process.wait()
            if self._errors is not None:
                self._errors.close()

    def _start(self, game: Game, seat: int) -> None:
        errors = tempfile.TemporaryFile()  # noqa: SIM115 - it is closed with the process
        try:
            process = subprocess.Popen(
                enclosed(self._command) if can_enclose() else self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                bufsize=0,
                env=self._environment(),
                start_new_session=True,
            )
        except OSError as error:
            errors.close()
            raise BotError(f"the bot {self.name} cannot be started: {error.strerror}") from None
        self._process, self._errors = process, errors
        self._letters, self._answers = queue.Queue(), queue.Queue()
        assert process.stdin is not None and process.stdout is not None
        threading.Thread(target=_post, args=(process.stdin, self._letters), daemon=True).start()
        threading.Thread(target=_collect, args=(process.stdout, self._answers), daemon=True).start()
        greeting = {
            "type": "start",
            "protocol": PROTOCOL,
            "game": game.id,
            "rules": game.rules,
            "options": game.options,
            "players": game.players,
            "actions": game.actions,
            "seat": seat,
            "seed": self._seed,
            "seconds": self._seconds,
        }
        answer = self._ask(greeting, START, f"did not answer within {START:g} s")
        if answer.get("type") != "ready":
            raise BotError(f'the bot {self.name} answered {_short(answer)} to the start, not {{"type": "ready"}}')

    def _environment(self) -> dict[str, str]:
        """The program's environment, with the paths that its enclosure hides."""
        found = bot_environment(os.environ)
        return {**found, HIDDEN: os.environ[HIDDEN]} if HIDDEN in os.environ and can_enclose() else found

    def _ask_in_turn(self, message: Json) -> Json:
        """Ask, within the seconds that all answers of a turn share."""
        if not self._answers.empty():
            line = self._answers.get()
            what = self._how_it_ended() if line is None else f"wrote {_short(_text(line))}, which nobody asked for"
            raise BotError(f"the bot {self.name} {what}")
        most = self._seconds + GRACE
        begun = perf_counter()
        answer = self._ask(message, max(0.0, most - self._spent), f"did not end its turn within {most:g} s")
        self._spent += perf_counter() - begun
        return answer

    def _ask(self, message: Json, seconds: float, late: str) -> Json:
        self._letters.put(_line(message))
        try:
            line = self._answers.get(timeout=seconds)
        except queue.Empty:
            raise BotError(f"the bot {self.name} {late}") from None
        if line is None:
            raise BotError(f"the bot {self.name} {self._how_it_ended()}")
        if len(line) > LONGEST_LINE:
            raise BotError(f"the bot {self.name} answered with a line of more than {LONGEST_LINE} bytes")
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise BotError(f"the bot {self.name} answered {_short(_text(line))}, not a JSON object")
        return answer

    def _how_it_ended(self) -> str:
        """For a program that has gone silent: its exit code and its last complaint."""
        assert self._process is not None and self._errors is not None
        try:
            code = self._process.wait(END)
        except subprocess.TimeoutExpired:
            return "closed its output in the middle of the game"
        self._errors.seek(max(0, self._errors.seek(0, os.SEEK_END) - 4000))
        complaints = self._errors.read().decode(errors="replace").split("\n")
        last = next((_short(line.strip()) for line in reversed(complaints) if line.strip()), "nothing")
        return f"ended in the middle of the game with exit code {code}; it said {last} at last"


def _line(message: Json) -> bytes:
    return json.dumps(message).encode() + b"\n"


def _text(line: bytes) -> str:
    return line.decode(errors="replace")


def _short(answer: object) -> str:
    text = answer if isinstance(answer, str) else json.dumps(answer)
    return repr(text if len(text) <= 80 else text[:77] + "...")


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End a program and everything in its session, so that nothing is left running by mistake."""
    try:
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    except ProcessLookupError:
        pass


# These run in threads of their own: a program that does not read or write can block them, but not us.


def _post(pipe: IO[bytes], letters: queue.Queue[bytes]) -> None:
    """Write every message, and close the pipe after the last one."""
    with pipe:
        try:
            while True:
                letter = letters.get()
                left = memoryview(letter)
                while left:
                    left = left[pipe.write(left) :]
                if letter == _line({"type": "end"}):
                    return
        except OSError:
            return


def _collect(pipe: IO[bytes], answers: "queue.Queue[bytes | None]") -> None:
    """Read every line, up to the longest we accept; None when there are no more."""
    rest = b""
    with pipe:
        while len(rest) <= LONGEST_LINE:
            piece = pipe.read(1 << 16)
            if not piece:
                break
            *lines, rest = (rest + piece).split(b"\n")
            for line in lines:
                answers.put(line)
    if len(rest) > LONGEST_LINE:
        answers.put(rest)
    answers.put(None)
