"""What a person can ask besides acting: help, rules, why, look, scores, log, moves, undo, save, quit."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sacbe.bots.advice import Adviser, hint, sentences
from sacbe.engine.errors import AmbiguousAction, IllegalAction, MalformedAction, OptionError
from sacbe.engine.game import Json
from sacbe.engine.notation import letter, seat_of
from sacbe.engine.rulebook import Rulebook
from sacbe.terminal.game import AnswersQuestions, ForeseesPoints
from sacbe.terminal.scores import score_sentences, score_table
from sacbe.terminal.terminal import Line, as_lines

if TYPE_CHECKING:
    from sacbe.terminal.client import Client

_LOG = 40
"""So many lines the log shows, unless asked for all."""


class Leave(Exception):
    """Somebody wants to stop here."""


@dataclass
class Reply:
    """What became of a line: a message, done (the decision is made), or other text that was typed meanwhile."""

    message: list[Line]
    done: bool = False
    typed: str = ""


@dataclass
class Refused:
    """What was typed and why the rules said no."""

    typed: str
    clause: str
    reason: str


class Commands:
    """The commands of one client. `listed` are the actions that numbers stand for since the last list."""

    def __init__(self, client: "Client") -> None:
        self.client = client
        self.listed: list[int] = []
        self.refused: Refused | None = None
        self._rulebook = Rulebook.of(type(client.game))
        self._known: dict[str, tuple[Callable[[int, str], Reply], str]] = {
            "help": (self._help, "this page"),
            "moves": (self._moves, "everything you may do now, numbered"),
            "hint": (self._hint, "what a strong bot would do in your place, from what you can know"),
            "undo": (self._undo, "take back what you typed last; undo all: back to the last reveal"),
            "look": (self._look, "what lies before another player, such as: look B"),
            "scores": (self._scores, "where everyone's points come from"),
            "log": (self._log, "what happened lately; log all for everything"),
            "why": (self._why, "why your last try was refused; why and an action: may I do that?"),
            "rules": (self._rules, "the rules, or one of them: rules 4.3"),
            "save": (self._save, "the game is saved after every action; this says where"),
            "quit": (self._quit, "stop here and go on another time"),
        }
        self._short = {"?": "help", "h": "help", "u": "undo", "q": "quit", "exit": "quit"}

    def _find(self, typed: str) -> tuple[str, str]:
        word, _, rest = typed.partition(" ")
        name = self._short.get(word.lower(), word.lower())
        return name, rest.strip()

    def knows(self, typed: str) -> bool:
        name, _ = self._find(typed)
        return name in self._known or name in self.client.text.pages() or name in self._questions

    def answer(self, seat: int, typed: str) -> Reply | None:
        """The reply to a command, or None if it is not one."""
        name, rest = self._find(typed)
        answer = self._ask_game(seat, name, rest)
        if answer:
            return self._page(answer)
        if name in self._known:
            return self._known[name][0](seat, rest)
        if name in self.client.text.pages():
            return self._game_page(seat, name)
        return None

    @property
    def _questions(self) -> dict[str, str]:
        text = self.client.text
        return text.questions() if isinstance(text, AnswersQuestions) else {}

    def _ask_game(self, seat: int, name: str, rest: str) -> list[Line]:
        text, names = self.client.text, self.client.record.names
        if not isinstance(text, AnswersQuestions) or name not in text.questions():
            return []
        if self._plain:
            return as_lines(text.tell_answer(name, rest, self._view(seat), names))
        return text.answer(name, rest, self._view(seat), names)

    # Showing

    @property
    def _plain(self) -> bool:
        return self.client.terminal.plain

    def _view(self, seat: int) -> Json:
        return self.client.record.position.view(seat)

    def _page(self, lines: list[Line]) -> Reply:
        return Reply([], typed=self.client.terminal.page(lines))

    def _help(self, seat: int, rest: str) -> Reply:
        typing = self.client.text.typing()
        pages = self.client.text.pages()
        lines = as_lines(["To act, type"], "strong") + as_lines(f"  {line}" for line in typing)
        lines += as_lines(["  ...!          with ! at the end: do it at once, without asking again"])
        lines += as_lines(["To ask, type"], "strong")
        asked = {**{name: about for name, (_, about) in self._known.items()}, **pages, **self._questions}
        lines += as_lines(f"  {name:<13} {about}" for name, about in asked.items())
        return self._page(lines)

    def _moves(self, seat: int, rest: str) -> Reply:
        legal = self.client.record.position.legal(seat)
        if not legal:
            return Reply(as_lines(["There is nothing for you to decide now."]))
        self.listed = legal
        head = as_lines(["What you may do now; type a number to choose."], "strong")
        return self._page([*head, *self.numbered(self._view(seat), legal)])

    def _hint(self, seat: int, rest: str) -> Reply:
        record = self.client.record
        try:
            advice = hint(record.position, seat, Adviser(record.game))
        except OptionError:
            return Reply(as_lines([f"There is no bot for {record.game.title} that can give hints."]))
        if advice is None:
            return Reply(as_lines(["There is no advice for this decision."]))
        return Reply(as_lines(sentences(record.game, advice), "new"))

    def numbered(self, view: Json, actions: list[int]) -> list[Line]:
        """Actions with what they would bring, numbered, in two columns where they are short."""
        pos = self.client.record.position
        described = [self.client.text.describe(pos, view, action) for action in actions]
        wide = max(len(what) for what, _ in described)
        items = [f"{number:>3}) {what:<{wide}}  {gains}".rstrip() for number, (what, gains) in enumerate(described, 1)]
        half = self.client.terminal.width // 2
        if self._plain or len(items) < 4 or max(len(item) for item in items) >= half:
            return as_lines(items)
        rows = (len(items) + 1) // 2
        right = [*items[rows:], ""]
        return as_lines(f"{items[row]:<{half}}{right[row]}".rstrip() for row in range(rows))

    def _look(self, seat: int, rest: str) -> Reply:
        names = self.client.record.names
        wanted = rest.lower()
        found = [other for other in range(len(names)) if wanted and names[other].lower().startswith(wanted)]
        if 0 <= seat_of(rest) < len(names):
            found = [seat_of(rest)]
        if len(found) != 1:
            seats = ", ".join(f"{letter(other)} {name}" for other, name in enumerate(names))
            return Reply(as_lines([f"Look at whom? There are {seats}. Type look and a letter."]))
        view, text = self._view(seat), self.client.text
        if self._plain:
            return self._page(as_lines(text.tell_seat(view, names, found[0])))
        return self._page(text.look(view, names, found[0]))

    def _scores(self, seat: int, rest: str) -> Reply:
        parts = self.client.text.points(self._view(seat))
        names = self.client.record.names
        lines = (score_sentences if self._plain else score_table)(parts, names, [])
        if isinstance(self.client.text, ForeseesPoints):
            lines += as_lines(self.client.text.outlook(self._view(seat), names))
        return Reply(lines)

    def _log(self, seat: int, rest: str) -> Reply:
        told = self.client.tidings(seat)
        shown = told if rest == "all" else told[-min(_LOG, self.client.terminal.height - 2) :]
        if not shown:
            return Reply(as_lines(["Nothing has happened yet."]))
        return self._page(
            [
                [("strong" if kind == "card" else "", sentence if kind == "card" else f"  {sentence}")]
                for kind, sentence in shown
            ]
        )

    def _game_page(self, seat: int, name: str) -> Reply:
        view, names, text = self._view(seat), self.client.record.names, self.client.text
        if self._plain:
            return self._page(as_lines(text.tell_page(name, view, names)))
        return self._page(text.page(name, view, names))

    # Rules

    def _rules(self, seat: int, rest: str) -> Reply:
        try:
            text = self._rulebook.show(rest, self.client.terminal.width)
        except OptionError as error:
            return Reply(as_lines([f"{error.reason[0].upper()}{error.reason[1:]}."]))
        lines = as_lines(text.splitlines())
        return Reply(lines) if len(lines) <= 4 else self._page(lines)

    def refusal(self) -> list[Line]:
        """Why the last try was refused, in one sentence."""
        if self.refused is None:
            return as_lines(["Nothing of yours was refused."])
        clause = f" ({self.refused.clause})" if self.refused.clause else ""
        return as_lines([f"{self.refused.typed} is not allowed: {self.refused.reason}{clause}."], "cross")

    def _why(self, seat: int, rest: str) -> Reply:
        if rest:
            allowed = self._try(seat, rest)
            if allowed:
                return Reply(as_lines([allowed]))
        lines = self.refusal()
        if self.refused is not None and self.refused.clause:
            lines += as_lines(self._rulebook.show(self.refused.clause, self.client.terminal.width).splitlines())
        return Reply(lines)

    def _try(self, seat: int, typed: str) -> str:
        """What can be said of a typed action if the rules do not refuse it; a refusal is remembered instead."""
        client = self.client
        try:
            described = client.describe(self._view(seat), client.read(seat, typed))
        except AmbiguousAction as several:
            return f"{typed} is allowed, in {len(several.candidates)} ways. Type it to see them."
        except MalformedAction as error:
            return f"That is not understood. {error.reason[0].upper()}{error.reason[1:]}."
        except IllegalAction as error:
            self.refused = Refused(typed, error.clause, error.reason)
            return ""
        return f"It is allowed: {described}."

    # Doing

    def _undo(self, seat: int, rest: str) -> Reply:
        refusal = self.client.record.explain_undo(seat)
        if refusal is not None:
            return Reply(as_lines([f"Nothing to take back: {refusal[1]}."]))
        self.client.take_back(seat)
        while rest == "all" and self.client.record.explain_undo(seat) is None:
            self.client.take_back(seat)
        return Reply([], done=True)

    def _save(self, seat: int, rest: str) -> Reply:
        self.client.save()
        return Reply(as_lines([self.client.trouble or f"The game is saved in {self.client.path}."]))

    def _quit(self, seat: int, rest: str) -> Reply:
        raise Leave
