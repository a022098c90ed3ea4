"""A game at the terminal: people type, bots decide, everything is saved at once.

Here are the course of a game and the conversation about one decision. The commands are in `commands`. What a
particular game shows or says is on its own shelf (see `game`).
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from sacbe.bots.bot import Bot, Sight
from sacbe.bots.levels import make_bot, prepare
from sacbe.engine.chance import Dealer, rng
from sacbe.engine.errors import AmbiguousAction, IllegalAction, MalformedAction, OptionError, RecordError
from sacbe.engine.game import CHANCE
from sacbe.engine.records import Entry, Record
from sacbe.terminal import saves
from sacbe.terminal.commands import Commands, Leave, Refused, Reply
from sacbe.terminal.drawing import WIDTH, Line
from sacbe.terminal.game import TakesOrders, saying_of, text_of
from sacbe.terminal.news import Tidings
from sacbe.terminal.seats import Seat
from sacbe.terminal.table import Table, terms_of
from sacbe.terminal.terminal import HEIGHT, Terminal, as_lines, as_number, flowing
from sacbe.words import Value, words_of

__all__ = ["Client", "Leave"]

_LATEST = 4
"""How many pieces of news are repeated when a saved game continues."""
_OF_OTHERS = ("other", "event")
_NO = ("n", "no", "b", "back", "q")


class Client:
    """One game, from where its record stands to its end or until somebody leaves."""

    def __init__(self, record: Record, seats: list[Seat], terminal: Terminal, path: Path) -> None:
        if record.seed is None:
            raise RecordError(0, 0, "the record does not hold the seed of its deals, so it cannot be gone on with")
        self.record = record
        self.game = record.game
        self.seats = seats
        self.terminal = terminal
        self.path = path
        self.words = words_of(terminal.words.language, type(record.game))
        self.text = text_of(record.game)
        self._saying = saying_of(record.game, record.names, self.words)
        self.trouble = ""
        """Why the game could not be saved; empty if it was saved."""
        self._dealer = Dealer(record.seed, record.nonces)
        self._secret = record.seed.hex()
        self._people = [seat for seat, player in enumerate(seats) if player.is_human]
        self._tidings: dict[int | None, Tidings] = {}
        self._told: dict[int, int] = {}
        self._resumed = bool(record.entries)
        self._at_keyboard: int | None = None
        self._agreed = -1  # the length of the log when a finished choice was last confirmed
        self._bot: tuple[tuple[int, int], Bot] | None = None  # a bot, with the seat and turn that it plays
        self._orders: list[list[Entry]] = []  # actions typed together, to be taken back together
        self._commands = Commands(self)

    # The course of the game

    def run(self) -> None:
        """Play to the end. Leave, EOFError or KeyboardInterrupt end it early; everything is saved."""
        # Before the first turn, so that no turn waits for tables that bots share.
        prepare(dict.fromkeys(seat.kind for seat in self.seats if not seat.is_human), self.game)
        self.save()
        while True:
            self.terminal.heed()
            self._deal()
            pos = self.record.position
            if pos.is_over:
                return
            finished = self._finished_choosing()
            person = next((seat for seat in pos.pending if self.seats[seat].is_human), None)
            if finished is not None:
                self._converse(finished, True)
            elif person is not None:
                self._converse(person, False)
            else:
                self._let_bot_decide(pos.pending[0])

    def _deal(self) -> None:
        if self.record.position.turn == CHANCE:
            self.record.deal(self._dealer)
            self.save()

    def _let_bot_decide(self, seat: int) -> None:
        """Let a bot decide. It is kept for a turn, which it may plan as a whole.

        Its generator depends on where in the log the turn began, so a continued game goes on as it would have.
        """
        turn = (seat, self.record.position.number)
        if self._bot is None or self._bot[0] != turn:
            random = rng(self._secret, "bot", seat, len(self.record.entries))
            self._bot = (turn, make_bot(self.seats[seat].kind, self.game, random))
        self.push([self._bot[1].choose(Sight(self.record.position, seat))], seat)

    def _finished_choosing(self) -> int | None:
        """The person who has just chosen in a simultaneous phase that is still open, and who may take it back."""
        pos, entries = self.record.position, self.record.entries
        if not entries or not pos.simultaneous or self._agreed == len(entries):
            return None
        last = entries[-1]
        if last.seat == CHANCE or not last.open_phase or not self.seats[last.seat].is_human or last.seat in pos.pending:
            return None
        return last.seat

    def push(self, actions: list[int], seat: int) -> None:
        """Do these actions, each as a log entry."""
        self._orders.append([self.record.push(action, seat) for action in actions])
        self.save()

    def take_back(self, seat: int) -> None:
        """Take back everything that was typed last. After loading a saved game, that is the last action."""
        latest = next(entry for entry in reversed(self.record.standing()) if entry.seat == seat)
        order = next((order for order in self._orders if order[-1] is latest), [latest])
        for _ in order:
            self.record.undo(seat)
        self.save()

    def save(self) -> None:
        """Save the game. A full disk does not end it: the person is told and can play on."""
        try:
            saves.save(self.record, self.path)
            self.trouble = ""
        except OptionError as error:
            self.trouble = self._t("not-saved", reason=self.words.refusal(error.reason))

    # One decision

    def _converse(self, seat: int, finished: bool) -> None:
        """Ask until the seat has acted or taken something back, or, if it has `finished`, agrees to go on."""
        self._hand_over(seat)
        self._commands.listed = []
        message = self._fresh_news(seat)
        fresh = True
        while True:
            question = self._closing(seat) if finished else self._question(seat)
            typed = self._frame(seat, message, question, fresh) or self.terminal.ask("> ")
            fresh = not typed
            message = []
            if not typed and finished:
                self._agreed = len(self.record.entries)
                return
            while typed:
                reply = self._respond(seat, typed, finished)
                if reply.done:
                    return
                typed, message = reply.typed, reply.message

    def _t(self, message: str, **args: Value) -> str:
        return self.words.t(f"terminal-{message}", **args)

    def table(self, seat: int | None, actions: Sequence[int] = ()) -> Table:
        """The table as a seat sees it, with the typed actions shown as if they were done."""
        return Table(self.record.position, seat, self._saying, actions)

    def _question(self, seat: int) -> str:
        return self.text.question(self.table(seat))

    def _closing(self, seat: int) -> str:
        following = next((other for other in self.record.position.pending if self.seats[other].is_human), None)
        name = "" if following is None else self.record.names[following]
        return self._t("done", next="person" if name else "nobody", name=name)

    def _respond(self, seat: int, typed: str, finished: bool) -> Reply:
        """Answer a typed line. With ! at its end, an action is done at once."""
        reply = self._commands.answer(seat, typed)
        if reply is not None:
            return reply
        typed, at_once = _without_bang(typed)
        if finished:
            return Reply(as_lines([self._t("chosen")]))
        listed = self._commands.listed
        number = as_number(typed)
        if number is not None and listed:
            if not 1 <= number <= len(listed):
                return Reply(as_lines([self._t("list-ends", last=len(listed))]))
            return self._propose(seat, [listed[number - 1]], at_once)
        try:
            return self._propose(seat, self.read(seat, typed), at_once)
        except AmbiguousAction as several:
            return self._choose(seat, several.candidates)
        except IllegalAction as error:
            self._commands.refused = Refused(typed, error.clause, error.reason)
            return Reply([*self._commands.refusal(), *as_lines([self._t("type-why")])])
        except MalformedAction as error:
            return Reply(as_lines([self.misread(typed, error), self._t("type-help")]))

    def misread(self, typed: str, error: MalformedAction) -> str:
        """What is wrong with a line that is not understood."""
        reason = self.words.refusal(error.reason)
        return self._t("misread", typed=_shortened(typed), reason=reason[0].upper() + reason[1:])

    def read(self, seat: int, typed: str) -> list[int]:
        """The actions that a line stands for, all allowed. The errors are those of `Game.parse`."""
        pos = self.record.position
        if isinstance(self.text, TakesOrders):
            order = self.text.expand(typed, pos.view(seat), pos.legal(seat))
            if order is not None:
                ahead = pos.copy()
                for action in order:
                    ahead.push(action, seat)
                return order
        return [self.game.parse(typed, pos, seat)]

    def describe(self, seat: int, actions: list[int]) -> tuple[str, str]:
        """What was typed, and what it would cost and bring in all."""
        names = Counter(self.game.name(action) for action in actions)
        what = "; ".join(f"{times} x {name}" if times > 1 else name for name, times in names.items())
        return what, ", ".join(self._saying.terms(terms_of(self.record.position, seat, actions)))

    def _propose(self, seat: int, actions: list[int], at_once: bool) -> Reply:
        """Show what the actions would do. Enter does them, anything else goes back."""
        if at_once:
            self.push(actions, seat)
            self._agreed = len(self.record.entries)
            return Reply([], done=True)
        message = as_lines([": ".join(part for part in self.describe(seat, actions) if part)], "new")
        if self.terminal.plain:
            self.terminal.show(self.terminal.wrapped(message))
        else:
            self._screen(self._drawn(seat, actions, self.terminal.table_room), message)
        typed = self.terminal.ask(f"{self._t('do-it')} ")
        if not typed:
            self.push(actions, seat)
            return Reply([], done=True)
        return Reply([], typed=typed if self._means_something(seat, typed) else "")

    def _choose(self, seat: int, candidates: list[int]) -> Reply:
        """Let the person pick from a list. Another word of the notation makes it shorter."""
        first = 0
        while True:
            typed, at_once, following = self._offer(seat, candidates, first)
            number = as_number(typed)
            if not typed or typed.lower() in _NO:
                return Reply([])
            if typed.lower() == "more" or (number is not None and not 1 <= number <= len(candidates)):
                first = following
                continue
            narrower = [action for action in candidates if _words(typed) <= _words(self.game.name(action))]
            if number is not None:
                narrower = [candidates[number - 1]]
            if not narrower:
                return Reply([], typed=typed)
            if len(narrower) > 1:
                candidates, first = narrower, 0
                continue
            reply = self._propose(seat, narrower, at_once)
            if reply.done or reply.typed:
                return reply

    def _offer(self, seat: int, candidates: list[int], first: int) -> tuple[str, bool, int]:
        """Show the list from a line on. Returns what was typed, whether to do it at once, and where to go on."""
        lines = self._commands.numbered(seat, candidates)
        room = min(self.terminal.height - len(lines) - 1, self.terminal.table_room)
        table = [] if self.terminal.plain else self._drawn(seat, [], room)
        end = first + max(self.terminal.height - len(table) - 1, 1)
        self._screen(table, lines[first:end])
        typed = self.terminal.ask(f"{self._t('narrow', more='yes' if end < len(lines) else 'no')} ")
        return (*_without_bang(typed), end if end < len(lines) else 0)

    def _means_something(self, seat: int, typed: str) -> bool:
        """Is it an order, rather than just a no?"""
        if typed.lower() in _NO:
            return False
        if self._commands.knows(typed):
            return True
        try:
            self.read(seat, typed)
        except MalformedAction:
            return False
        except (AmbiguousAction, IllegalAction):
            pass
        return True

    # The screen

    def _hand_over(self, seat: int) -> None:
        """Between two people, clear the screen, so that nobody sees what is not meant for them."""
        if seat == self._at_keyboard:
            return
        self._commands.refused = None
        if len(self._people) > 1 and not self.game.open:
            self.terminal.hide_all()
            name = self.record.names[seat]
            self.terminal.say(self._t("hand-over", name=name))
            self.terminal.ask(f"{self._t('sit-down', name=name)} ")
            self.terminal.hide_all()
        self._at_keyboard = seat

    def tidings(self, seat: int | None) -> Tidings:
        if seat not in self._tidings:
            retold: Mapping[str, str] = getattr(self.text, "RETOLD", {})
            self._tidings[seat] = Tidings(self.record, self._saying, retold, seat)
        return self._tidings[seat]

    def _fresh_news(self, seat: int) -> list[Line]:
        """The news that the seat has not seen yet, without its own actions and the card on the table."""
        tidings = self.tidings(seat)
        known = len(tidings.items())
        told = self._told.get(seat, max(known - _LATEST, 0) if self._resumed else 0)
        self._told[seat] = known
        return [[("strong" if kind == "event" else "", said)] for kind, said in tidings.lines(told, _OF_OTHERS)]

    def last_news(self) -> list[Line]:
        """The news at the end that the only person, or a spectator, has not seen yet."""
        if len(self._people) == 1:
            return self._fresh_news(self._people[0])
        return as_lines([said for _, said in self.tidings(None).lines(0, _OF_OTHERS)][-_LATEST:])

    def _frame(self, seat: int, message: list[Line], question: str, fresh: bool) -> str:
        """Show the table, a message and the question; return what is typed. In plain words, the table only if `fresh`.

        A message that does not fit below the table gets a page of its own first; then what was typed there is returned.
        """
        warnings = [self.trouble] if self.trouble else []
        if self.terminal.is_cramped:
            warnings.append(self._t("cramped", width=WIDTH, height=HEIGHT))
        below = [*as_lines(warnings, "cross"), *as_lines([question], "strong")]
        if self.terminal.plain:
            told = as_lines(self.text.tell(self.table(seat))) if fresh else []
            self._screen([], [*message, *told, *below])
            return ""
        table = self._drawn(seat, [], self.terminal.table_room)
        below = self.terminal.wrapped(below)
        room = self.terminal.height - len(table) - len(below) - 1
        lines = self.terminal.wrapped(message)
        if len(lines) > room and fresh:
            lines = flowing(message, self.terminal.width)
        if len(lines) > room:
            heading = as_lines([self._t("what-happened"), ""], "strong") if fresh else []
            typed = self.terminal.page([*heading, *message], fresh)
            if typed:
                return typed
            lines = []
        self._screen(table, [*lines, *below])
        return ""

    def _drawn(self, seat: int, actions: list[int], room: int) -> list[Line]:
        return self.text.draw(self.table(seat, actions), room, self.terminal.console.width)

    def _screen(self, table: list[Line], below: list[Line]) -> None:
        """Show the table at the top, and the rest at the bottom of an ordinary screen, where the eye expects it."""
        self.terminal.clear()
        self.terminal.show(table)
        lines = self.terminal.wrapped(below)
        if self.terminal.full_screen:
            self.terminal.show([[]] * (min(self.terminal.height, HEIGHT) - 1 - len(table) - len(lines)))
        self.terminal.show(lines)


def _without_bang(typed: str) -> tuple[str, bool]:
    return typed.rstrip("! "), typed.endswith("!")


def _words(text: str) -> set[str]:
    return set(text.lower().replace("-", " ").replace(",", " ").split())


def _shortened(typed: str) -> str:
    return typed if len(typed) <= 30 else typed[:27] + "..."
