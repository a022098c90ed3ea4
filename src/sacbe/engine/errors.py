"""All errors that a caller can meet, each with its place and its reason in one sentence.

An error caused by a rule has the clause; an error in a text has its place there. This module is never compiled: mypyc
2.4 gives native exceptions weak references that crash on Python 3.11, and allows no subclasses of compiled ones.
"""


class Sentence(str):
    """A sentence that remembers its message and arguments, so that it can be said in another language."""

    message: str
    args: dict[str, str]


def say(text: str, message: str, **args: str) -> Sentence:
    """Make a sentence from a template: `say("{seat} has passed", "passed", seat="A")`."""
    sentence = Sentence(text.format_map(args))
    sentence.message = message
    sentence.args = args
    return sentence


Refusal = tuple[str, Sentence]
"""Why an action is not allowed: the clause and the reason."""


class SacbeError(ValueError):
    """The base of all errors raised on purpose."""

    def __reduce__(self) -> tuple[object, ...]:
        """An error sent to another process keeps its text."""
        return (_again, (type(self), self.args, dict(self.__dict__)))


def _again(kind: type[SacbeError], said: tuple[object, ...], known: dict[str, object]) -> SacbeError:
    error = kind.__new__(kind, *said)
    error.args = said
    error.__dict__.update(known)
    return error


class ActionError(SacbeError):
    """An action that cannot be done."""


class MalformedAction(ActionError):
    """The text is not the notation of any action."""

    def __init__(self, text: str, reason: str) -> None:
        super().__init__(f"cannot read {text!r}: {reason}")
        self.text = text
        self.reason = reason


class IllegalAction(ActionError):
    """The rules do not allow the action now."""

    def __init__(self, clause: str, reason: str) -> None:
        super().__init__(f"{reason} ({clause})")
        self.clause = clause
        self.reason = reason


class AmbiguousAction(ActionError):
    """The text fits several legal actions; `candidates` lists them."""

    def __init__(self, text: str, candidates: list[int], names: list[str]) -> None:
        shown = ", ".join(names[:6]) + (", ..." if len(names) > 6 else "")
        super().__init__(f"{text!r} could mean {len(candidates)} actions: {shown}")
        self.text = text
        self.candidates = candidates
        self.names = names


class OptionError(SacbeError):
    """A table option that does not exist or has a value it cannot have."""

    def __init__(self, option: str, reason: str) -> None:
        super().__init__(f"option {option!r}: {reason}")
        self.option = option
        self.reason = reason


class InvalidPosition(SacbeError):
    """Data that is not a position of the game; `place` is the path to what is wrong."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place or 'position'}: {reason}")
        self.place = place
        self.reason = reason


class RecordError(SacbeError):
    """A record that cannot be read, replayed or verified, with line and column from 1 (0 where there is no text)."""

    def __init__(self, line: int, column: int, reason: str) -> None:
        super().__init__(f"line {line}, column {column}: {reason}" if line else reason)
        self.line = line
        self.column = column
        self.reason = reason


class LessonError(SacbeError):
    """A lesson's file that says what cannot be."""


class RecordTooLong(RecordError):
    """A record with more entries than the reader allows."""
