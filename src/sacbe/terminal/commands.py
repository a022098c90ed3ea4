"""The commands that are no actions: help, rules, why, look, scores, log, moves, undo, save, quit."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sacbe.bots.advice import Adviser, hint, points_behind, turn_text, wins_behind
from sacbe.engine.errors import AmbiguousAction, IllegalAction, MalformedAction, OptionError
from sacbe.engine.notation import seat_of
from sacbe.engine.rulebook import Rulebook
from sacbe.terminal.drawing import Line, titled
from sacbe.terminal.game import AnswersQuestions, ForeseesPoints
from sacbe.terminal.scores import parts_of, score_sentences, score_table
from sacbe.terminal.table import Table
from sacbe.terminal.terminal import as_lines
from sacbe.words import Value

if TYPE_CHECKING:
    from sacbe.terminal.client import Client

_LOG = 40
"""How many lines the log shows unless all are asked for."""
_WAYS = 3
"""How many ways to play a turn a hint lists."""


class Leave(Exception):
    """Somebody wants to stop here."""


@dataclass
class Reply:
    """The answer to a line: a message, `done` (the decision is made), or other text that was typed meanwhile."""

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
    """The commands of one client. `listed` has the actions that numbers stand for since the last list."""

    def __init__(self, client: "Client") -> None:
        self.client = client
        self.listed: list[int] = []
        self.refused: Refused | None = None
        self._rulebook = Rulebook.of(type(client.game), client.words.language)
        self._known: dict[str, Callable[[int, str], Reply]] = {
            "help": self._help,
            "moves": self._moves,
            "hint": self._hint,
            "undo": self._undo,
            "look": self._look,
            "scores": self._scores,
            "log": self._log,
            "why": self._why,
            "rules": self._rules,
            "save": self._save,
            "quit": self._quit,
        }
        self._short = {"?": "help", "h": "help", "u": "undo", "q": "quit", "exit": "quit"}

    def _find(self, typed: str) -> tuple[str, str]:
        word, _, rest = typed.partition(" ")
        name = self._short.get(word.lower(), word.lower())
        return name, rest.strip()

    def knows(self, typed: str) -> bool:
        name, _ = self._find(typed)
        return name in self._known or name in self.client.text.PAGES or name in self._questions

    def answer(self, seat: int, typed: str) -> Reply | None:
        """The reply to a command, or None if it is not one."""
        name, rest = self._find(typed)
        answer = self._ask_game(seat, name, rest)
        if answer:
            return self._page(answer)
        if name in self._known:
            return self._known[name](seat, rest)
        if name in self.client.text.PAGES:
            return self._game_page(seat, name)
        return None

    @property
    def _questions(self) -> Sequence[str]:
        text = self.client.text
        return text.QUESTIONS if isinstance(text, AnswersQuestions) else ()

    def _ask_game(self, seat: int, name: str, rest: str) -> list[Line]:
        text = self.client.text
        if not isinstance(text, AnswersQuestions) or name not in text.QUESTIONS:
            return []
        told = text.tell_answer(self._table(seat), name, rest)
        return as_lines(told) if self._plain or not told else titled(told)

    # Showing

    @property
    def _plain(self) -> bool:
        return self.client.terminal.plain

    def _table(self, seat: int) -> Table:
        return self.client.table(seat)

    def _t(self, message: str, **args: Value) -> str:
        return self.client.words.t(f"terminal-{message}", **args)

    def _reply(self, message: str, **args: Value) -> Reply:
        """A message of the client as an answer."""
        return Reply(as_lines([self._t(message, **args)]))

    def _page(self, lines: list[Line]) -> Reply:
        return Reply([], typed=self.client.terminal.page(lines))

    def _help(self, seat: int, rest: str) -> Reply:
        """What can be typed. Commands and notation are English words in every language."""
        game, words = self.client.game.id, self.client.words
        typing = words.t(f"{game}-typing") if words.knows(f"{game}-typing") else self._verbs()
        lines = as_lines([self._t("to-act")], "strong") + as_lines(f"  {line}" for line in typing.splitlines())
        lines += as_lines([f"  {'...!':<13} {self._t('at-once')}"])
        lines += as_lines([self._t("to-ask")], "strong")
        asked = {name: self._t(f"help-{name}") for name in self._known}
        for name in (*self.client.text.PAGES, *self._questions):
            known = (f"{game}-page-{name}", f"terminal-page-{name}", name)
            asked[name] = words.t(next((message for message in known if words.knows(message)), name))
        lines += as_lines(f"  {name:<13} {about}" for name, about in asked.items())
        return self._page([*lines, *as_lines([self._t("english")], "dim")])

    def _verbs(self) -> str:
        """The first words of all actions, for a game that does not explain its notation."""
        game = self.client.game
        return ", ".join(dict.fromkeys(game.name(action).split()[0] for action in range(game.decisions)))

    def _moves(self, seat: int, rest: str) -> Reply:
        legal = self.client.record.position.legal(seat)
        if not legal:
            return self._reply("nothing-to-decide")
        self.listed = legal
        return self._page([*as_lines([self._t("moves")], "strong"), *self.numbered(seat, legal)])

    def _hint(self, seat: int, rest: str) -> Reply:
        record = self.client.record
        try:
            advice = hint(record.position, seat, Adviser(record.game))
        except OptionError:
            return self._reply("no-hints", game=record.game.title)
        if advice is None:
            return self._reply("no-advice")
        told: list[str] = []
        for way in advice.ways[:_WAYS]:
            best, turn = way is advice.best, turn_text(record.game, way.actions)
            points = round(way.scores[seat]) if best else round(points_behind(advice.best, way, seat), 1)
            wins = round(100 * (way.wins[seat] if best else wins_behind(advice.best, way, seat)))
            told.append(self._t("advice-best" if best else "advice-other", turn=turn, points=points, wins=wins))
        return Reply(as_lines(told, "new"))

    def numbered(self, seat: int, actions: list[int]) -> list[Line]:
        """Numbered actions with what they would bring, in two columns if they are short."""
        described = [self.client.describe(seat, [action]) for action in actions]
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
            seats = ", ".join(self._table(seat).lettered(other) for other in range(len(names)))
            return self._reply("look-at", seats=seats)
        table, text = self._table(seat), self.client.text
        return self._page(as_lines(text.tell_seat(table, found[0])) if self._plain else text.look(table, found[0]))

    def _scores(self, seat: int, rest: str) -> Reply:
        table = self._table(seat)
        lines = (score_sentences if self._plain else score_table)(table, parts_of(table), [])
        if isinstance(self.client.text, ForeseesPoints):
            lines += as_lines(self.client.text.outlook(table))
        return Reply(lines)

    def _log(self, seat: int, rest: str) -> Reply:
        told = self.client.tidings(seat).lines()
        shown = told if rest == "all" else told[-min(_LOG, self.client.terminal.height - 2) :]
        if not shown:
            return self._reply("nothing-happened")
        return self._page(
            [
                [("strong" if kind == "card" else "", sentence if kind == "card" else f"  {sentence}")]
                for kind, sentence in shown
            ]
        )

    def _game_page(self, seat: int, name: str) -> Reply:
        table, text = self._table(seat), self.client.text
        return self._page(as_lines(text.tell_page(table, name)) if self._plain else text.page(table, name))

    # Rules

    def _rules(self, seat: int, rest: str) -> Reply:
        try:
            text = self._rulebook.show(rest, self.client.terminal.width)
        except OptionError:
            return self._reply("no-rule")
        lines = as_lines(text.splitlines())
        return Reply(lines) if len(lines) <= 4 else self._page(lines)

    def refusal(self) -> list[Line]:
        """Why the last try was refused, in one sentence."""
        if self.refused is None:
            return as_lines([self._t("not-refused")])
        clause = f" ({self.refused.clause})" if self.refused.clause else ""
        reason = f"{self.client.words.refusal(self.refused.reason)}{clause}"
        return as_lines([self._t("refused", typed=self.refused.typed, reason=reason)], "cross")

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
        """What can be said about a typed action that the rules allow. A refusal is remembered instead."""
        client = self.client
        try:
            what, gains = client.describe(seat, client.read(seat, typed))
        except AmbiguousAction as several:
            return self._t("allowed-ways", typed=typed, count=len(several.candidates))
        except MalformedAction as error:
            return client.misread(typed, error)
        except IllegalAction as error:
            self.refused = Refused(typed, error.clause, error.reason)
            return ""
        return self._t("allowed", what=f"{what}: {gains}" if gains else what)

    # Doing

    def _undo(self, seat: int, rest: str) -> Reply:
        refusal = self.client.record.explain_undo(seat)
        if refusal is not None:
            return self._reply("no-undo", reason=self.client.words.refusal(refusal[1]))
        self.client.take_back(seat)
        while rest == "all" and self.client.record.explain_undo(seat) is None:
            self.client.take_back(seat)
        return Reply([], done=True)

    def _save(self, seat: int, rest: str) -> Reply:
        self.client.save()
        return Reply(as_lines([self.client.trouble or self._t("saved-in", path=str(self.client.path))]))

    def _quit(self, seat: int, rest: str) -> Reply:
        raise Leave
